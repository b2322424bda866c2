"""Positions as plain data: to save a match, and what all see of a rocket or a fight. `loading.py` reads them."""

from lunatheque.engine import Data

from .components import Box
from .rockets import Rocket
from .state import TerreLune
from .table import FIGHTS, NO_FIGHT, Agreement, Fight
from .things import (
    CARD_IDS,
    COLOURS,
    FRESH,
    HUB_IDS,
    KIND_IDS,
    LOOSE,
    LOST,
    NODE_IDS,
    NONE,
    OPTIONS,
    OUT,
    PAWN_IDS,
    PHASES,
    S1,
    SORTING,
    UNDER_PAWN,
    UNSEEN,
)

FLAGS = ("over", "homing", "late")
LIMITS = {"landings": 4, "falls": 4, "swing": 12, "points": 6, "slips": 2}
PLACES = {FRESH: "pile", OUT: "out", SORTING: "sorting"}


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
        "lost_at": [HUB_IDS[S1 + station] for station in state.lost_at],
        "memory": [save_memory(state, seat) for seat in range(state.seats)],
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
    }


def save_crater(pawn: int) -> str:
    """What lies in a crater."""
    return "none" if pawn == NONE else "unseen" if pawn == UNSEEN else PAWN_IDS[pawn]


def seats_of(state: TerreLune, bits: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(state.seats) if bits >> seat & 1]


def save_option(state: TerreLune, option: int) -> str:
    """An option: its kind and where it lies."""
    place = state.options[option]
    if place >= LOST:
        where = f"lost.{place - LOST}"
    elif place in PLACES:
        where = PLACES[place]
    else:
        where = PAWN_IDS[place - UNDER_PAWN] if place >= UNDER_PAWN else "ABCD"[place - LOOSE]
    return f"{KIND_IDS[state.box.kinds[option]]} {where}"


def save_memory(state: TerreLune, seat: int) -> Data:
    """What a seat thinks that may be in each place, one bit for each card or option."""
    return {"cards": list(state.card_memory[seat]), "options": list(state.option_memory[seat])}


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
        "picked": list(fight.picked),
    }
