"""Hearts as a viewer sees it: the trick in the middle, and each player's points, hand and cards to pass."""

from lunatheque.engine import text
from lunatheque.scene import Piece, Scene, Touch, Zone

from .components import CARD_IDS, CARDS, card_text
from .state import Hearts, player_text
from .table import SEATS


def draw_scene(state: Hearts, seat: int) -> Scene:
    """Everything that one viewer sees; to choose a card is to touch it."""
    name = text("zone-trick-of-deal", number=state.deals) if state.limit else text("zone-trick")
    trick = Zone("trick", "row", name, tuple(show_trick(state)), columns=SEATS)
    players = [show_player(state, other, seat) for other in range(SEATS)]
    legal = state.legal(seat) if seat in range(SEATS) else []
    return Scene((trick, *players), {action: Touch((CARD_IDS[action % CARDS],)) for action in legal})


def show_trick(state: Hearts) -> list[Piece]:
    """The cards of the trick, each with the player who played it."""
    leader = (state.turn - len(state.trick)) % SEATS
    pieces = []
    for place, card in enumerate(state.trick):
        player = player_text((leader + place) % SEATS)
        said = text("played", player=player, card=card_text(card))
        pieces.append(Piece(CARD_IDS[card], CARD_IDS[card], said, (place, 0), "take-trick", caption=player))
    return pieces


def show_player(state: Hearts, seat: int, viewer: int) -> Zone:
    """The place of a player."""
    total = state.scores()[seat]
    score = total - state.totals[seat]
    pieces = [Piece(f"points-{seat}", "points", text("points", points=score), rule="points", value=score)]
    if state.limit:
        pieces.append(Piece(f"total-{seat}", "total", text("total", points=total), (1, 0), "match", value=total))
    zones = [show_cards(f"hand-{seat}", "zone-hand", state.hands[seat], seat == viewer)]
    if state.passing:
        zones.append(show_cards(f"given-{seat}", "zone-given", state.given[seat], seat == viewer))
    active = seat in state.actors()
    return Zone(f"player-{seat}", "area", player_text(seat), tuple(pieces), tuple(zones), seat=seat, active=active)


def show_cards(id: str, name: str, cards: list[int], seen: bool) -> Zone:
    """A row of cards, face up for whoever may see them."""
    backs = [Piece(f"{id}-{place}", "back", text("card-back"), (place, 0)) for place in range(len(cards))]
    faces = [Piece(CARD_IDS[card], CARD_IDS[card], card_text(card), (place, 0)) for place, card in enumerate(cards)]
    return Zone(id, "row", text(name), tuple(faces if seen else backs), columns=len(cards))
