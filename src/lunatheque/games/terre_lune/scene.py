"""The table as a viewer sees it: the board, dice, cards, the fight that is going on, and the players."""

from lunatheque.engine import EVERYONE, text
from lunatheque.scene import Piece, Scene, Zone

from .scene_board import board_zone
from .scene_players import card_piece, notes_zone, player_zone
from .state import TerreLune
from .table import FIGHTS, NO_FIGHT, Fight
from .telling import card_text, colour_text, player_text, station_text
from .things import CARD_IDS, COLOURS, STATION
from .touches import touch
from .view import known_discards


def scene(state: TerreLune, seat: int) -> Scene:
    """Everything that one viewer sees."""
    touches = {} if seat == EVERYONE else {action: touch(state, seat, action) for action in state.legal(seat)}
    targets = {id for one in touches.values() for id in one.pieces}
    zones = [board_zone(state, seat, targets), dice_zone(state)]
    if state.fight.kind != NO_FIGHT:
        zones.append(fight_zone(state))
    elif state.phase == STATION and seat == state.actor:
        zones.append(trumps_zone())
    if not state.homing:
        zones.append(cards_zone(state, seat))
    zones += [player_zone(state, other, seat) for other in range(state.seats)]
    notes = notes_zone(state, seat)
    if notes.pieces:
        zones.append(notes)
    return Scene(tuple(zones), touches)


def dice_zone(state: TerreLune) -> Zone:
    """The dice in the order of the rules: two for the satellite, then the one of the rocket."""
    pieces: list[Piece] = []
    colours = ("red",) if state.homing else ("blue", "blue", "red")
    for place, face in enumerate(state.dice):
        colour = colours[place]
        rule = "fly" if colour == "red" else "satellite"
        said = text(f"piece-die-{colour}", face=face)
        pieces.append(Piece(f"die-{place}", f"{colour}-{face}", said, (place, 0), rule))
    if not pieces and not state.over:
        pieces.append(Piece("dice", "die" if state.homing else "dice", text("piece-dice-wait"), rule="roll"))
    return Zone("dice", "dice", text("zone-dice"), tuple(pieces))


def cards_zone(state: TerreLune, seat: int) -> Zone:
    """The talon, of which only the size is seen, and the discards: those that the viewer knows, then the others."""
    count = len(state.talon)
    talon = Piece("talon", "talon", text("piece-talon", count=count), rule="talon", value=count)
    known = known_discards(state, seat)
    rule = "exchange-discards"
    pieces = tuple(
        Piece(f"card-{CARD_IDS[card]}", f"small-{CARD_IDS[card]}", text("piece-discard", card=card_text(card)), (n, 0),
              rule)
        for n, card in enumerate(known)
    )  # fmt: skip
    hidden = len(state.discards) - len(known)
    if hidden:
        said = text("piece-discards-hidden", count=hidden)
        pieces += (Piece("discards", "talon", said, (len(known), 0), rule, hidden),)
    zones = (
        Zone("talon", "stack", text("piece-talon", count=count), (talon,)),
        Zone("discards", "row", text("piece-discards", count=len(state.discards)), pieces),
    )
    return Zone("cards", "area", text("zone-cards"), (), zones)


def trumps_zone() -> Zone:
    """The four colours, one of which whoever calls for a fight names as trump."""
    pieces = tuple(
        Piece(f"trump-{id}", f"trump-{id}", text("piece-trump", trump=colour_text(colour)), (colour, 0), "defi-trump")
        for colour, id in enumerate(COLOURS)
    )
    return Zone("trumps", "grid", text("zone-trumps"), pieces, columns=len(pieces))


def trick_zone(fight: Fight) -> Zone:
    """The cards of the trick; before the next one begins, those of the last, so that everybody sees what won it."""
    first, count = fight.players.index(fight.leader), len(fight.players)
    cards = [(fight.players[(first + place) % count], card) for place, card in enumerate(fight.trick)]
    title = text("zone-trick")
    if not cards and all(fight.played):
        cards = [(player, fight.played[place][-1]) for place, player in enumerate(fight.players)]
        title = text("zone-last-trick", player=player_text(fight.leader))
    pieces = [
        card_piece(card, place, text("piece-trick", player=player_text(player), card=card_text(card)), "tricks", player)
        for place, (player, card) in enumerate(cards)
    ]
    return Zone("trick", "row", title, tuple(pieces))


def fight_zone(state: TerreLune) -> Zone:
    """The trump, the trick, and how many tricks each player has."""
    fight = state.fight
    trump = colour_text(fight.trump)
    sign = Piece("trump", f"trump-{COLOURS[fight.trump]}", text("piece-trump", trump=trump), rule="defi-trump")
    won = tuple(
        Piece(f"won-{player}", f"tricks-{COLOURS[state.rockets[player].colour]}-{fight.won[place]}",
              text("piece-won", player=player_text(player), count=fight.won[place]), (place, 0), "defi-winner")
        for place, player in enumerate(fight.players)
    )  # fmt: skip
    title = text("zone-fight", kind=FIGHTS[fight.kind], station=station_text(fight.station), trump=trump)
    zones = (
        Zone("trump", "stack", text("piece-trump", trump=trump), (sign,)),
        trick_zone(fight),
        Zone("tricks", "grid", text("zone-tricks"), won, columns=len(won)),
    )
    return Zone("fight", "area", title, (), zones, active=True)
