"""Positions as plain data, to save a match (`loading.py` reads them)."""

from collections.abc import Callable

from lunatheque.engine import Data

from .colony import COLUMNS, FIRST_COLUMN, FIRST_ROW
from .components import Box
from .kinds import (
    CARD_IDS,
    CARDS,
    CONCESSION_IDS,
    CORNERS,
    DOWN,
    MODES,
    NONE,
    PHASES,
    PUBLIC,
    STEPS,
    TILE_IDS,
    UP,
)
from .state import LunaCapital
from .table import Agreement

SEATS = "ABCD"
ALL = "all"


def lay_out(box: Box, seats: int, options: dict[str, str]) -> LunaCapital:
    """An empty table with what players agreed on."""
    state = LunaCapital(box, Agreement(options), seats)
    state.lay_out()
    return state


def save(state: LunaCapital) -> Data:
    """The whole state as plain data."""
    return {
        **save_open(state),
        "players": [{**save_player(state, seat), "hand": card_ids(state.hands[seat])} for seat in range(state.seats)],
        "pile": {"cards": card_ids(state.pile.cards), "bottom": card_ids(state.pile.bottom)},
        "drawn": card_ids(state.drawn),
        "known": {CARD_IDS[card]: save_knowers(state, card) for card in range(CARDS) if state.known[card]},
    }


def save_open(state: LunaCapital) -> Data:
    """What everybody sees, apart from the players."""
    return {
        "seats": state.seats,
        "options": dict(state.agreed.options),
        "over": state.over,
        "step": STEPS[state.step],
        "phase": PHASES[state.phase],
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "turns": state.turns,
        "market": [
            {"card": None if card == NONE else CARD_IDS[card], "tiles": tile_ids(tiles)}
            for card, tiles in zip(state.cards, state.tiles, strict=True)
        ],
        "marker": state.marker,
        "tower": tile_ids(state.tower.cards),
        "boxed": state.boxed,
        "sets": [card_ids(cards) for cards in state.sets],
        "concessions": [save_concession(state, index) for index in range(len(state.concessions))],
        "heap": {"cards": card_ids(state.heap_cards), "tiles": tile_ids(state.heap_tiles)},
        "taken": state.taken,
        "fresh": [] if state.fresh == NONE else [CARD_IDS[state.fresh]],
        "swapped": state.swapped,
        "pending": tile_ids(state.pending),
    }


def save_player(state: LunaCapital, seat: int, named: Callable[[int], bool] = lambda card: True) -> Data:
    """What everybody sees of a player; cards that lie face down may stay unnamed."""
    colony = state.colonies[seat]
    cards = [
        f"{CARD_IDS[card] if mode != DOWN or named(card) else '?'} {write_spot(spot)}"
        + ("" if mode == UP else f" {MODES[mode]}")
        for card, spot, mode in zip(colony.cards, colony.spots, colony.modes, strict=True)
    ]
    tiles = [
        f"{TILE_IDS[entry >> 6]} {write_spot(colony.spots[(entry & 63) >> 2])} {CORNERS[entry & 3]}"
        for entry in colony.laid
    ]
    return {
        "robots": state.robots[seat],
        "logistics": state.logistics[seat],
        "colony": {"cards": cards, "tiles": tiles},
    }


def save_concession(state: LunaCapital, index: int) -> Data:
    """A Concession, and the phase in which each player claimed it."""
    claims = state.claims[index * state.seats : (index + 1) * state.seats]
    return {
        "id": CONCESSION_IDS[state.concessions[index]],
        "claims": {SEATS[seat]: PHASES[phase] for seat, phase in enumerate(claims) if phase != NONE},
    }


def save_knowers(state: LunaCapital, card: int) -> list[str]:
    """Who knows where a card is."""
    mask = state.known[card]
    return [ALL] if mask & PUBLIC else [SEATS[seat] for seat in range(state.seats) if mask >> seat & 1]


def card_ids(cards: list[int]) -> list[str]:
    """Cards by their ids."""
    return [CARD_IDS[card] for card in cards]


def tile_ids(tiles: list[int]) -> list[str]:
    """Tiles by their ids."""
    return [TILE_IDS[tile] for tile in tiles]


def write_spot(spot: int) -> str:
    """A spot as in notation."""
    return f"r{spot // COLUMNS + FIRST_ROW}c{spot % COLUMNS + FIRST_COLUMN}"
