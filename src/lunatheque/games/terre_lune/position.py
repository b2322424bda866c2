"""Positions as plain data: to save a match, and what all see of a rocket or a fight. `loading.py` reads them."""

from lunatheque.engine import Data

from .components import Box
from .state import TerreLune
from .table import FIGHTS, NO_FIGHT, Agreement, Fight, Rocket
from .things import (
    CARD_IDS,
    COLOURS,
    FRESH,
    GROUPS,
    HUB_IDS,
    KIND_IDS,
    LOOSE,
    LOST,
    NODE_IDS,
    NONE,
    OPENLY,
    OPTIONS,
    OUT,
    PAWN_IDS,
    PHASES,
    S1,
    UNDER_PAWN,
    UNSEEN,
)

FLAGS = ("over", "homing", "late")
LIMITS = {"landings": 4, "falls": 4, "swing": 12, "points": 6, "slips": 2, "groups": GROUPS, "shuffles": 10_000}
PLACES = {FRESH: "pile", OUT: "out"}


def lay_out(box: Box, seats: int, options: dict[str, str]) -> TerreLune:
    """An empty table with what players agreed on."""
    state = TerreLune(box, Agreement(options), seats)
    state.lay_out()
    return state


def save(state: TerreLune) -> Data:
    """The whole state as plain data."""
    return {
        "seats": state.seats,
        "options": dict(state.agreed.options),
        "rockets": [save_rocket(state, seat) for seat in range(state.seats)],
        "phase": PHASES[state.phase],
        "first": state.first,
        "turn": state.turn,
        "round": state.round,
        "satellite": state.satellite,
        "dice": list(state.dice),
        "arrival": NODE_IDS[state.arrival] if state.arrival != NONE else "none",
        "crater": state.crater,
        "craters": [save_crater(pawn) for pawn in state.craters],
        "pawns": {id: seats_of(state, state.pawn_knowers[pawn]) for pawn, id in enumerate(PAWN_IDS)},
        "tokens": [save_option(state, option) for option in range(OPTIONS)],
        "piles": list(state.piles),
        "talon": [CARD_IDS[card] for card in state.talon.cards],
        "discards": [CARD_IDS[card] for card in state.discards],
        "pools": list(state.pools),
        "fight": save_fight(state.fight),
        **{name: getattr(state, name) for name in (*FLAGS, *LIMITS)},
    }


def save_rocket(state: TerreLune, seat: int) -> Data:
    """A rocket, its cards and its pawns."""
    rocket = state.rockets[seat]
    return {
        **save_flight(state, rocket),
        "hand": [CARD_IDS[card] for card in rocket.hand],
        "stacks": [PAWN_IDS[pawn] for pawn in rocket.stacks],
    }


def save_flight(state: TerreLune, rocket: Rocket) -> Data:
    """What all see of a rocket."""
    return {
        "colour": COLOURS[rocket.colour],
        "at": NODE_IDS[rocket.node],
        "from": NODE_IDS[state.box.board.starts[rocket.arc]] if rocket.arc != NONE else "none",
        "wake": rocket.wake,
        "dragged": [space for space in range(state.box.board.spaces) if rocket.dragged >> space & 1],
        "landed": rocket.landed,
        "station": HUB_IDS[S1 + rocket.station] if rocket.station != NONE else "none",
        "crashes": rocket.crashes,
        "home": rocket.home,
        "fell": rocket.fell,
        "exchanged": rocket.exchanged,
        "lacks": [COLOURS[colour] for colour in range(4) if rocket.lacks >> colour & 1],
    }


def save_crater(pawn: int) -> str:
    """What lies in a crater."""
    return "none" if pawn == NONE else "unseen" if pawn == UNSEEN else PAWN_IDS[pawn]


def seats_of(state: TerreLune, bits: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(state.seats) if bits >> seat & 1]


def save_option(state: TerreLune, option: int) -> Data:
    """An option: its kind, where it lies, who knows that, and what can be told about it."""
    place = state.options[option]
    if place >= LOST:
        where = f"{HUB_IDS[S1 + (place - LOST) // GROUPS]}.{(place - LOST) % GROUPS}"
    elif place in PLACES:
        where = PLACES[place]
    else:
        where = PAWN_IDS[place - UNDER_PAWN] if place >= UNDER_PAWN else "ABCD"[place - LOOSE]
    data: Data = {"kind": KIND_IDS[state.box.kinds[option]], "at": where}
    for name, value in (
        ("known_to", seats_of(state, state.knowers[option])),
        ("open", state.knowers[option] & OPENLY > 0),
        ("clue", state.clues[option]),
        ("trail", state.trails[option]),
        ("passed", state.passed[option]),
    ):
        if value:
            data[name] = value
    return data


def save_fight(fight: Fight) -> Data:
    """The fight that is going on."""
    if fight.kind == NO_FIGHT:
        return {}
    return {
        "kind": FIGHTS[fight.kind],
        "station": HUB_IDS[S1 + fight.station],
        "players": list(fight.players),
        "trump": COLOURS[fight.trump],
        "leader": fight.leader,
        "trick": [CARD_IDS[card] for card in fight.trick],
        "won": list(fight.won),
        "latest": list(fight.latest),
        "played": [[CARD_IDS[card] for card in cards] for cards in fight.played],
        "winner": fight.winner,
        "picks": fight.picks,
    }
