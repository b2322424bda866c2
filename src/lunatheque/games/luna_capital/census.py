"""What is conserved in LUNA Capital, counted in all places together."""

from collections import Counter

from .kinds import NONE, PHASES, ROBOT
from .state import LunaCapital


def census(state: LunaCapital) -> dict[str, int]:
    """All cards, all tiles played with, robots and logistics tokens."""
    cards = [card for card in state.cards if card != NONE] + state.heap_cards + state.drawn
    for held in [*state.hands, *state.sets, *(colony.cards for colony in state.colonies)]:
        cards += held
    cards += state.pile.cards + state.pile.bottom
    coming = [] if state.over else [phase for phase in range(len(PHASES)) if phase > state.phase]
    tiles = len(state.tower) + len(state.pending) + len(state.heap_tiles) + state.boxed
    tiles += sum(len(state.supply(phase)) for phase in coming)
    tiles += sum(len(lying) for lying in state.tiles) + sum(len(colony.laid) for colony in state.colonies)
    used = sum(mode == ROBOT for colony in state.colonies for mode in colony.modes)
    return {
        "cards": len(cards),
        "cards in two places": sum(count > 1 for count in Counter(cards).values()),
        "tiles": tiles,
        "robots": state.spare_robots + sum(state.robots) + used,
        "logistics tokens": state.spare_logistics + sum(state.logistics),
    }
