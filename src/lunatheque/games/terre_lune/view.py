"""What a seat may know of a position, as plain data."""

from lunatheque.engine import EVERYONE, Data

from .holdings import count_options, loose_options, options_under, pile_size, thickness
from .memory import card_places, certain, own_places
from .position import save_fight, save_flight, seats_of
from .state import TerreLune
from .things import (
    CARD_IDS,
    CARDS,
    DISCARDS,
    FRESH,
    HELD,
    IN_HAND,
    KIND_IDS,
    LAID_DOWN,
    LOST,
    NODE_IDS,
    NONE,
    OPTION_PLACES,
    OPTIONS,
    OUT,
    PAWN_IDS,
    PHASES,
    PLAYED,
    SEATS,
    SORTING,
    STATIONS,
    TALON,
    UNDER_PAWN,
    UNSEEN,
)

CARD_PLACE_IDS = {TALON: "talon", DISCARDS: "discards", LAID_DOWN: "laid down", PLAYED: "played"}
OPTION_PLACE_IDS = {SORTING: "sorting", FRESH: "piles", OUT: "out"}


def view(state: TerreLune, seat: int) -> Data:
    """What lies open on the table, and what the seat holds or has looked at."""
    return {
        "seats": state.seats,
        "options": dict(state.agreed.options),
        "over": state.over,
        "phase": PHASES[state.phase],
        "first": state.first,
        "turn": state.turn,
        "asked": state.actor,
        "round": state.round,
        "satellite": state.satellite,
        "dice": list(state.dice),
        "points": state.points,
        "arrival": NODE_IDS[state.arrival] if state.arrival != NONE else None,
        "homing": state.homing,
        "late": state.late,
        "rockets": [view_rocket(state, other, seat) for other in range(state.seats)],
        "craters": [view_crater(state, crater, seat) for crater in range(len(state.craters))],
        "looking_at": state.crater,
        "piles": [pile_size(state, station) for station in range(STATIONS)],
        "talon": len(state.talon),
        "discards": {"count": len(state.discards), "cards": [CARD_IDS[card] for card in known_discards(state, seat)]},
        "memory": {}
        if seat == EVERYONE
        else {"cards": card_memory(state, seat), "options": option_memory(state, seat)},
        "fight": save_fight(state.fight),
    }


def knows(bits: int, seat: int) -> bool:
    """Whether a seat is among those who know something; a spectator knows only what all know."""
    return seat != EVERYONE and bits >> seat & 1 == 1


def view_rocket(state: TerreLune, other: int, seat: int) -> Data:
    """A rocket: what all see of it, and what this seat knows of its cards, options and pawns."""
    rocket = state.rockets[other]
    ours = other == seat
    return {
        **save_flight(state, rocket),
        "cards": len(rocket.hand),
        "hand": [CARD_IDS[card] for card in rocket.hand] if ours else None,
        "options": count_options(state, other),
        "loose": view_tokens(state, loose_options(state, other), seat),
        "stacks": [view_stack(state, pawn, seat) for pawn in rocket.stacks],
    }


def view_tokens(state: TerreLune, options: list[int], seat: int) -> list[str | None]:
    """Some options that lie together: the kinds that the seat knows, then as many unknown ones as there are."""
    known = [KIND_IDS[state.box.kinds[option]] for option in options if view_knows(state, option, seat)]
    return [*known, *[None] * (len(options) - len(known))]


def view_knows(state: TerreLune, option: int, seat: int) -> bool:
    """Whether a seat knows where an option is; at the end those that players hold are shown."""
    if state.over and state.options[option] < FRESH:
        return True
    return seat != EVERYONE and certain(state.option_memory[seat], option)


def pawn_seen(state: TerreLune, pawn: int, seat: int) -> bool:
    """Whether a seat knows a pawn; at the end those that players hold are shown."""
    if pawn in (NONE, UNSEEN):
        return False
    return knows(state.pawn_knowers[pawn], seat) or (state.over and state.pawns[pawn] >= HELD)


def view_stack(state: TerreLune, pawn: int, seat: int) -> Data:
    """A pawn with the options under it: all see how thick it is."""
    return {
        "pawn": PAWN_IDS[pawn] if pawn_seen(state, pawn, seat) else None,
        "known_to": seats_of(state, state.pawn_knowers[pawn]),
        "thickness": thickness(state, pawn),
        "tokens": view_tokens(state, options_under(state, pawn), seat),
    }


def view_crater(state: TerreLune, crater: int, seat: int) -> Data | None:
    """A crater: its pawn if the seat has looked at it; all know who has looked."""
    pawn = state.craters[crater]
    if pawn == NONE:
        return None
    looked = [] if pawn == UNSEEN else seats_of(state, state.pawn_knowers[pawn])
    return {"pawn": PAWN_IDS[pawn] if pawn_seen(state, pawn, seat) else None, "looked": looked}


def known_discards(state: TerreLune, seat: int) -> list[int]:
    """The discards that a seat knows: all of them where they lie face up."""
    if state.agreed.open_discards or state.homing:
        return state.discards
    return [card for card in state.discards if seat != EVERYONE and certain(state.card_memory[seat], card)]


# What a seat remembers --------------------------------------------------------------------------------------------


def view_memory(state: TerreLune, seat: int) -> Data:
    """Where the cards and options that the seat does not hold may be, as far as it knows."""
    return {"cards": card_memory(state, seat), "options": option_memory(state, seat)}


def card_memory(state: TerreLune, seat: int) -> dict[str, list[str]]:
    """By the places where they may be: the cards that the seat does not hold."""
    places = card_places(state)
    found: dict[str, list[str]] = {}
    for card in range(CARDS):
        if places[card] != IN_HAND + seat:
            may = [place for place in set(places) if state.card_memory[seat][place] >> card & 1]
            ids = [CARD_PLACE_IDS.get(place) or SEATS[place - IN_HAND] for place in may]
            found.setdefault(" ".join(sorted(ids)), []).append(CARD_IDS[card])
    return found


def option_memory(state: TerreLune, seat: int) -> dict[str, list[str]]:
    """By the places where they may be: the kinds of the options that the seat does not hold."""
    stacks = [(pawn, f"{SEATS[other]}{number}") for other in range(state.seats) if other != seat
              for number, pawn in enumerate(state.rockets[other].stacks, 1)]  # fmt: skip
    names = OPTION_PLACE_IDS | {UNDER_PAWN + pawn: name for pawn, name in stacks}
    names |= {LOST + group: f"lost.{group}" for group in range(len(state.lost_at))}
    names |= {other: SEATS[other] for other in range(state.seats) if other != seat}
    filled = [place for place in range(OPTION_PLACES) if place in state.options and place in names]
    mine = own_places(state, seat)
    found: dict[str, list[str]] = {}
    for option in range(OPTIONS):
        if not mine >> state.options[option] & 1:
            ids = [names[place] for place in filled if state.option_memory[seat][place] >> option & 1]
            found.setdefault(" ".join(sorted(ids)), []).append(KIND_IDS[state.box.kinds[option]])
    return found
