"""The players as a viewer sees them: cards, options, stacks, and the notebook of what was looked at."""

from lunatheque.engine import Text, text
from lunatheque.scene import Piece, Zone

from .holdings import loose_options, thickness
from .state import TerreLune
from .telling import card_text, kind_text, place_text, player_text, rocket_text
from .things import CARD_IDS, COLOURS, EXHAUSTED, KIND_IDS, PAWN_IDS, PAWNS
from .view import pawn_seen, view_knows


def card_piece(card: int, place: int, said: Text, rule: str, seat: int | None = None) -> Piece:
    """An exploration card, face up."""
    return Piece(f"card-{CARD_IDS[card]}", CARD_IDS[card], said, (place, 0), rule, seat=seat)


def player_zone(state: TerreLune, other: int, seat: int) -> Zone:
    """A player: how the flight stands, cards, options and stacks."""
    rocket = state.rockets[other]
    me = f"player-{other}"
    stacks = stack_pieces(state, other, seat)
    zones = [
        Zone(f"{me}-status", "row", text("zone-status"), status_pieces(state, other)),
        Zone(f"{me}-stacks", "grid", text("zone-stacks"), stacks, columns=max(1, len(stacks))),
        Zone(f"{me}-options", "row", text("zone-options"), option_pieces(state, other, seat)),
    ]
    if rocket.hand:
        zones.append(Zone(f"{me}-hand", "row", text("zone-hand"), hand_pieces(state, other, seat)))
    title = text("zone-player", player=player_text(other), rocket=rocket_text(rocket.colour))
    active = other == state.actor and not state.over
    return Zone(me, "area", title, (), tuple(zones), seat=other, active=active)


def status_pieces(state: TerreLune, other: int) -> tuple[Piece, ...]:
    """The rocket's colour and where it stands in its trip, collisions, and cards exchanged since the deal."""
    rocket = state.rockets[other]
    me = f"player-{other}"
    face, said, rule = "outward", text("piece-outward"), "fly-outward"
    if rocket.fell:
        face, said, rule = "fell", text("piece-fell"), "collision-second"
    elif rocket.home:
        face, said, rule = "home", text("piece-home", place=place_text(rocket.home)), "bonus"
    elif rocket.landed:
        face, said, rule = "homeward", text("piece-homeward"), "collision"
    pieces = [Piece(f"{me}-trip", f"{face}-{COLOURS[rocket.colour]}", said, (0, 0), rule)]
    if rocket.crashes:
        crashed = text("piece-crashes", count=rocket.crashes)
        pieces.append(Piece(f"{me}-crashes", "crash", crashed, (1, 0), "collision", rocket.crashes))
    if rocket.exchanged and not state.homing:
        swapped = text("piece-exchanged", count=rocket.exchanged)
        pieces.append(Piece(f"{me}-exchanged", "exchanged", swapped, (2, 0), "exchange", rocket.exchanged))
    return tuple(pieces)


def hand_pieces(state: TerreLune, other: int, seat: int) -> tuple[Piece, ...]:
    """The cards of a player, face up for the player alone."""
    hand = state.rockets[other].hand
    if other == seat:
        return tuple(card_piece(card, place, card_text(card), "cards") for place, card in enumerate(hand))
    return tuple(
        Piece(f"hand-{other}-{place}", "small-back", text("card-back"), (place, 0), "cards")
        for place in range(len(hand))
    )


def option_piece(state: TerreLune, id: str, option: int, place: int, seat: int) -> Piece:
    """An option, face up for whoever knows it."""
    if not view_knows(state, option, seat):
        return Piece(id, "option", text("option-hidden"), (place, 0), "station-secret")
    kind = state.box.kinds[option]
    if kind == EXHAUSTED:
        return Piece(id, "option-X", text("option-exhausted"), (place, 0), "bluff")
    said = text("option-token", kind=kind_text(kind), points=state.box.points[kind])
    return Piece(id, f"option-{KIND_IDS[kind]}", said, (place, 0), "score")


def option_pieces(state: TerreLune, other: int, seat: int) -> tuple[Piece, ...]:
    """The options that a player holds under no pawn; those that the viewer does not know last."""
    known = [option for option in loose_options(state, other) if view_knows(state, option, seat)]
    hidden = [option for option in loose_options(state, other) if not view_knows(state, option, seat)]
    return tuple(
        option_piece(state, f"option-{other}-{place}", option, place, seat)
        for place, option in enumerate(known + hidden)
    )


def stack_pieces(state: TerreLune, other: int, seat: int) -> tuple[Piece, ...]:
    """The pawns of a player, with the number of options under each."""
    pieces = []
    for place, pawn in enumerate(state.rockets[other].stacks):
        seen = pawn_seen(state, pawn, seat)
        name = text("pawn-known", pawn=kind_text(pawn)) if seen else text("pawn-hidden")
        count = thickness(state, pawn)
        said = text("piece-stack", stack=place + 1, pawn=name, count=count)
        face = ("stack" if count else "pawn") + (f"-{PAWN_IDS[pawn]}" if seen else "")
        pieces.append(Piece(f"stack-{other}-{place + 1}", face, said, (place, 0), "stack", count or None))
    return tuple(pieces)


def notes_zone(state: TerreLune, seat: int) -> Zone:
    """The private notebook: the craters that the viewer has looked into, as far as the pawns are still there."""
    pieces = [
        Piece(f"note-{crater + 1}", f"pawn-{PAWN_IDS[state.craters[crater]]}",
              text("piece-crater-known", crater=crater + 1, pawn=kind_text(state.craters[crater])),
              (place, 0), "prospect", caption=text("piece-note", crater=crater + 1))
        for place, crater in enumerate(
            crater for crater in range(PAWNS) if pawn_seen(state, state.craters[crater], seat)
        )
    ]  # fmt: skip
    return Zone("notes", "row", text("zone-notes"), tuple(pieces), seat=seat)
