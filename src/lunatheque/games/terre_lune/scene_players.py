"""The players as a viewer sees them: cards, options, stacks, and the notebook of what was looked at."""

from dataclasses import replace

from lunatheque.engine import Text, text
from lunatheque.scene import Piece, Zone, remembered

from .components import Box
from .holdings import loose_options, options_under, thickness
from .rockets import Rocket
from .state import TerreLune
from .telling import card_text, kind_text, list_text, place_text, player_text, rocket_text
from .things import CARD_IDS, COLOURS, EXHAUSTED, KIND_IDS, NONE, PAWN_IDS, PAWNS
from .view import pawn_seen, view_knows

Stack = tuple[int, int, tuple[int, ...]]
"""What is seen of a stack: its pawn (`NONE` if hidden), how thick it is, and the kinds that one knows of it."""
Standing = tuple[int, str, int, int, int]
"""What all see of a flight: colour, trip, place at home, collisions, cards exchanged."""


ABREAST = 4
"""How many pawns and options stand side by side before a new line begins: so many of each of three rivals fit."""


def card_piece(card: int, place: int, said: Text, rule: str, seat: int | None = None) -> Piece:
    """An exploration card, face up."""
    return Piece(f"card-{CARD_IDS[card]}", CARD_IDS[card], said, (place, 0), rule, seat=seat)


def player_zone(state: TerreLune, other: int, seat: int) -> Zone:
    """A player, as far as a viewer may see."""
    rocket = state.rockets[other]
    exchanged = 0 if state.homing else rocket.exchanged
    return player_area(
        state.box,
        other,
        other == state.actor and not state.over,
        (rocket.colour, trip_of(rocket), rocket.home, rocket.crashes, exchanged),
        tuple(seen_stack(state, pawn, seat) for pawn in rocket.stacks),
        seen_kinds(state, loose_options(state, other), seat),
        tuple(rocket.hand) if other == seat else (NONE,) * len(rocket.hand),
    )


def trip_of(rocket: Rocket) -> str:
    """How the trip of a rocket stands."""
    return "fell" if rocket.fell else "home" if rocket.home else "homeward" if rocket.landed else "outward"


def seen_kinds(state: TerreLune, options: list[int], seat: int) -> tuple[int, ...]:
    """The kinds of some options; those that the viewer does not know are `NONE` and come last."""
    known = [state.box.kinds[option] for option in options if view_knows(state, option, seat)]
    return (*known, *[NONE] * (len(options) - len(known)))


def seen_stack(state: TerreLune, pawn: int, seat: int) -> Stack:
    """What a viewer sees of a stack."""
    known = tuple(kind for kind in seen_kinds(state, options_under(state, pawn), seat) if kind != NONE)
    return pawn if pawn_seen(state, pawn, seat) else NONE, thickness(state, pawn), known


@remembered
def player_area(
    box: Box,
    other: int,
    active: bool,
    standing: Standing,
    stacks: tuple[Stack, ...],
    options: tuple[int, ...],
    hand: tuple[int, ...],
) -> Zone:
    """A player: how the flight stands, stacks, options and cards."""
    me = f"player-{other}"
    piles = stack_pieces(box, other, stacks)
    tokens = tuple(option_piece(box, f"option-{other}-{place}", kind, place) for place, kind in enumerate(options))
    face_up = any(kind != NONE for kind in options)  # then none may hide what is written on another
    zones = [
        Zone(f"{me}-status", "row", text("zone-status"), status_pieces(me, *standing)),
        abreast(f"{me}-stacks", text("zone-stacks"), piles),
        abreast(f"{me}-options", text("zone-options"), tokens)
        if face_up
        else Zone(f"{me}-options", "row", text("zone-options"), tokens),
    ]
    if hand:
        zones.append(Zone(f"{me}-hand", "row", text("zone-hand"), hand_pieces(other, hand)))
    title = text("zone-player", player=player_text(other), rocket=rocket_text(standing[0]))
    return Zone(me, "area", title, (), tuple(zones), seat=other, active=active)


def abreast(id: str, name: Text, pieces: tuple[Piece, ...]) -> Zone:
    """Pieces side by side, in as many lines as they need."""
    last = (len(pieces) - 1) // ABREAST  # row 0 is at the bottom
    placed = tuple(replace(piece, place=(n % ABREAST, last - n // ABREAST)) for n, piece in enumerate(pieces))
    return Zone(id, "grid", name, placed, columns=max(1, min(ABREAST, len(pieces))))


TRIP_RULES = {"outward": "fly-outward", "homeward": "collision", "home": "bonus", "fell": "collision-second"}


def status_pieces(me: str, colour: int, trip: str, home: int, crashes: int, exchanged: int) -> tuple[Piece, ...]:
    """The rocket's colour and where it stands in its trip, collisions, and cards exchanged since the deal."""
    said = text("piece-home", place=place_text(home)) if trip == "home" else text(f"piece-{trip}")
    pieces = [Piece(f"{me}-trip", f"{trip}-{COLOURS[colour]}", said, (0, 0), TRIP_RULES[trip])]
    if crashes:
        crashed = text("piece-crashes", count=crashes)
        pieces.append(Piece(f"{me}-crashes", "crash", crashed, (1, 0), "collision", crashes))
    if exchanged:
        swapped = text("piece-exchanged", count=exchanged)
        pieces.append(Piece(f"{me}-exchanged", "exchanged", swapped, (2, 0), "exchange", exchanged))
    return tuple(pieces)


def hand_pieces(other: int, hand: tuple[int, ...]) -> tuple[Piece, ...]:
    """The cards of a player, face up for the player alone."""
    return tuple(
        card_piece(card, place, card_text(card), "cards")
        if card != NONE
        else Piece(f"hand-{other}-{place}", "small-back", text("card-back"), (place, 0), "cards")
        for place, card in enumerate(hand)
    )


def option_piece(box: Box, id: str, kind: int, place: int) -> Piece:
    """An option, face up for whoever knows it."""
    if kind == NONE:
        return Piece(id, "option", text("option-hidden"), (place, 0), "station-secret")
    return Piece(
        id, f"option-{KIND_IDS[kind]}", option_text(box, kind), (place, 0), "bluff" if kind == EXHAUSTED else "score"
    )


def option_text(box: Box, kind: int) -> Text:
    """An option that one knows."""
    if kind == EXHAUSTED:
        return text("option-exhausted")
    return text("option-token", kind=kind_text(kind), points=box.points[kind])


def stack_pieces(box: Box, other: int, stacks: tuple[Stack, ...]) -> tuple[Piece, ...]:
    """The pawns of a player with the number of options under each, followed by those that the viewer knows."""
    pieces: list[Piece] = []
    for number, (pawn, count, known) in enumerate(stacks, 1):
        name = text("pawn-known", pawn=kind_text(pawn)) if pawn != NONE else text("pawn-hidden")
        said = text("piece-stack", stack=number, pawn=name, count=count)
        if known:
            said = text("piece-stack-of", stack=said, options=list_text([kind_text(kind) for kind in known]))
        face = ("stack" if count else "pawn") + (f"-{PAWN_IDS[pawn]}" if pawn != NONE else "")
        pieces.append(Piece(f"stack-{other}-{number}", face, said, rule="stack", value=count or None))
        pieces += [option_piece(box, f"under-{other}-{number}-{place}", kind, 0) for place, kind in enumerate(known)]
    return tuple(pieces)


def notes_zone(state: TerreLune, seat: int) -> Zone:
    """The private notebook: the craters that the viewer has looked into, as far as the pawns are still there."""
    craters = state.craters
    return notebook(seat, tuple((n, craters[n]) for n in range(PAWNS) if pawn_seen(state, craters[n], seat)))


@remembered
def notebook(seat: int, notes: tuple[tuple[int, int], ...]) -> Zone:
    """Craters, and the pawns that were seen in them."""
    pieces = tuple(
        Piece(f"note-{crater + 1}", f"pawn-{PAWN_IDS[pawn]}",
              text("piece-crater-known", crater=crater + 1, pawn=kind_text(pawn)),
              (place, 0), "prospect", caption=text("piece-note", crater=crater + 1))
        for place, (crater, pawn) in enumerate(notes)
    )  # fmt: skip
    return Zone("notes", "row", text("zone-notes"), pieces, seat=seat)
