"""Pawns, options and what players remember of a position, as they were saved or written by hand."""

from lunatheque.engine import Reader

from .memory import ALL, card_places, forget
from .position import PLACES
from .state import TerreLune
from .things import (
    CARD_PLACES,
    CROSSROADS,
    FRESH,
    GROUPS,
    HELD,
    HUB_IDS,
    KIND_IDS,
    LOOSE,
    LOST,
    NONE,
    OPTION_PLACES,
    OPTIONS,
    OUT,
    PAWN_IDS,
    PAWNS,
    PILE,
    S1,
    STATIONS,
    UNDER_PAWN,
    UNSEEN,
)


def give_option(state: TerreLune, row: Reader, seat: int, kind: int) -> None:
    """Give a player an option of a kind, from the piles."""
    for option in range(OPTIONS):
        if state.box.kinds[option] == kind and state.options[option] == FRESH:
            state.options[option] = UNDER_PAWN + kind if kind in state.rockets[seat].stacks else LOOSE + seat
            return
    raise row.error(f"options: there are not so many {KIND_IDS[kind]} in the box")


def load_pawns(state: TerreLune, reader: Reader) -> None:
    """The pawns with players and in craters, and who knows them; those that lie nowhere are unseen."""
    for seat, rocket in enumerate(state.rockets):
        for pawn in rocket.stacks:
            put_pawn(state, reader, pawn, HELD + seat)
            state.pawn_knowers[pawn] = 1 << seat
    if "craters" in reader.data:
        craters = reader.items("craters")
        if len(craters) != PAWNS:
            raise reader.error(f"there are {PAWNS} craters, not {len(craters)}")
        labels = ("none", "unseen", *PAWN_IDS)
        for crater, label in enumerate(craters):
            found = reader.position("craters", label, labels) - 2
            state.craters[crater] = (NONE, UNSEEN)[found + 2] if found < 0 else found
            if found >= 0:
                put_pawn(state, reader, found, crater)
    else:
        for crater in range(PAWNS - state.pawns.count(UNSEEN)):
            state.craters[crater] = NONE
    if state.craters.count(UNSEEN) != state.pawns.count(UNSEEN):
        raise reader.error(f"{state.pawns.count(UNSEEN)} pawns are unseen, but {state.craters.count(UNSEEN)} craters")
    rows = reader.table("pawns")
    for pawn, id in enumerate(PAWN_IDS):
        for seat in rows.numbers(id, 0, state.seats - 1):
            state.pawn_knowers[pawn] |= 1 << seat
    rows.done()


def put_pawn(state: TerreLune, reader: Reader, pawn: int, place: int) -> None:
    """Put a pawn somewhere; it can only be in one place."""
    if state.pawns[pawn] != UNSEEN:
        raise reader.error(f"the pawn {PAWN_IDS[pawn]} is in two places")
    state.pawns[pawn] = place


def load_options(state: TerreLune, reader: Reader) -> None:
    """The options one by one, as they were saved; else those that players do not have lie on the stations."""
    state.lost_at = reader.names("lost_at", HUB_IDS[S1:CROSSROADS])
    if len(state.lost_at) > GROUPS:
        raise reader.error(f"lost_at: options go under a pile at most {GROUPS} times")
    if "tokens" in reader.data:
        load_tokens(state, reader)
    fresh = state.options.count(FRESH)
    if "piles" in reader.data:
        state.piles = reader.numbers("piles", 0, PILE)
    elif state.homing:
        state.piles = [0] * STATIONS
    else:
        share, rest = divmod(fresh, STATIONS)
        state.piles = [share + (station < rest) for station in range(STATIONS)]
    if len(state.piles) != STATIONS or sum(state.piles) > fresh:
        raise reader.error(f"piles: {fresh} options that nobody has seen lie on {STATIONS} stations")
    for option in range(OPTIONS):
        if state.options[option] == FRESH and state.options.count(FRESH) > sum(state.piles):
            state.options[option] = OUT
    for seat, rocket in enumerate(state.rockets):
        if rocket.fell and (rocket.stacks or LOOSE + seat in state.options):
            raise reader.error(f"rocket {seat}: an eliminated player holds nothing")


def load_tokens(state: TerreLune, reader: Reader) -> None:
    """All options, each as its kind and its place."""
    rows = reader.items("tokens")
    if len(rows) != OPTIONS:
        raise reader.error(f"tokens: there are {OPTIONS} options, not {len(rows)}")
    labels = place_labels(state)
    for option, label in enumerate(rows):
        kind = KIND_IDS[state.box.kinds[option]]
        words = label.split() if isinstance(label, str) else []
        if len(words) != 2 or words[0] != kind or words[1] not in labels:
            raise reader.error(f"tokens: {label!r} is not {kind} and one of {', '.join(labels)}")
        state.options[option] = labels[words[1]]


def place_labels(state: TerreLune) -> dict[str, int]:
    """Where an option can be, by how it is written."""
    labels = {label: place for place, label in PLACES.items()}
    labels |= {"ABCD"[seat]: LOOSE + seat for seat in range(state.seats)}
    labels |= {id: UNDER_PAWN + pawn for pawn, id in enumerate(PAWN_IDS) if HELD <= state.pawns[pawn] < UNSEEN}
    return labels | {f"lost.{group}": LOST + group for group in range(len(state.lost_at))}


def load_memory(state: TerreLune, reader: Reader) -> None:
    """What each seat remembers; by default what it holds, and no more."""
    rows = reader.items("memory")
    if rows and len(rows) != state.seats:
        raise reader.error(f"memory: there are {state.seats} seats, not {len(rows)}")
    for seat in range(state.seats):
        forget(state, seat)
    for seat, data in enumerate(rows):
        row = Reader(data, f"memory {seat}")
        for name, where, places, memory in (
            ("cards", card_places(state), CARD_PLACES, state.card_memory),
            ("options", state.options, OPTION_PLACES, state.option_memory),
        ):
            bits = row.numbers(name, 0, ALL)
            if len(bits) != places or not all(bits[place] >> thing & 1 for thing, place in enumerate(where)):
                raise row.error(f"{name}: a number for each of {places} places, and each may be where it is")
            memory[seat] = bits
        row.done()
