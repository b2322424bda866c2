"""What a seat may know of a position, as plain data."""

from lunatheque.engine import EVERYONE, Data

from .holdings import count_options, loose_options, options_under, pile_size, thickness
from .position import save_fight, save_flight, seats_of
from .state import TerreLune
from .things import (
    CARD_IDS,
    GROUPS,
    HELD,
    HUB_IDS,
    KIND_IDS,
    LOST,
    NODE_IDS,
    NONE,
    OPENLY,
    OPTIONS,
    PAWN_IDS,
    PHASES,
    S1,
    STATIONS,
    UNSEEN,
)


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
        "rockets": [view_rocket(state, other, seat) for other in range(state.seats)],
        "craters": [view_crater(state, crater, seat) for crater in range(len(state.craters))],
        "looking_at": state.crater,
        "piles": [pile_size(state, station) for station in range(STATIONS)],
        "known_options": known_options(state, seat),
        "left_under_piles": left_under_piles(state, seat),
        "talon": len(state.talon),
        "discards": [CARD_IDS[card] for card in state.discards],
        "pools": list(state.pools),
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
        "held_since": sorted(state.pools[card] for card in rocket.hand),
        "options": count_options(state, other),
        "loose": view_tokens(state, loose_options(state, other), seat),
        "stacks": [view_stack(state, pawn, seat) for pawn in rocket.stacks],
    }


def view_tokens(state: TerreLune, options: list[int], seat: int) -> list[Data]:
    """Some options side by side: the kinds that the seat knows; of the others what all can tell."""
    return sorted(
        (
            {
                "kind": KIND_IDS[state.box.kinds[option]] if view_knows(state, option, seat) else None,
                "known_to": seats_of(state, state.knowers[option]),
                "trail": state.trails[option],
            }
            for option in options
        ),
        key=str,
    )


def view_knows(state: TerreLune, option: int, seat: int) -> bool:
    """Whether a seat knows an option: one that it has seen, or one that was shown openly."""
    return knows(state.knowers[option], seat) or state.knowers[option] & OPENLY > 0


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


def known_options(state: TerreLune, seat: int) -> list[list[str]]:
    """Options under piles that the seat knows exactly: kind and station."""
    found = []
    for option in range(OPTIONS):
        if state.options[option] >= LOST and knows(state.knowers[option], seat):
            station = HUB_IDS[S1 + (state.options[option] - LOST) // GROUPS]
            found.append([KIND_IDS[state.box.kinds[option]], station])
    return found


def left_under_piles(state: TerreLune, seat: int) -> list[list[str | int]]:
    """Options that the seat knows to have gone under piles, without knowing where they are now: kind and groups."""
    if seat == EVERYONE:
        return []
    found: list[list[str | int]] = []
    for option in range(OPTIONS):
        groups = state.passed[option] >> 8 * seat & 255
        if groups and not knows(state.knowers[option], seat):
            found.append([KIND_IDS[state.box.kinds[option]], groups])
    return found
