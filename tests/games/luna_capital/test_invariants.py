"""What holds at every step of every match."""

from itertools import pairwise

import pytest
from tests.support import watched

from lunatheque.engine import Match
from lunatheque.games.luna_capital import GAME
from lunatheque.games.luna_capital.colony import COLUMNS
from lunatheque.games.luna_capital.kinds import (
    DEMOLITION,
    DOWN,
    HABITAT,
    ICONS,
    LANDING,
    NONE,
    OPEN,
    ROBOT,
    SCAFFOLD,
    UP,
)
from lunatheque.games.luna_capital.scoring import AWARDS, meteorite_points, score_items
from lunatheque.games.luna_capital.state import LunaCapital

SUPPLY = {1: 35, 2: 35, 3: 45, 4: 55}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_invariants(seats: int) -> None:
    for seed in range(6):
        kept, marked = [0] * seats, [0] * seats
        for match in watched("luna-capital", seats, seed, {}):
            count_cards(match, kept, marked)
            check(match.state, kept, marked)


def count_cards(match: Match, kept: list[int], marked: list[int]) -> None:
    if match.steps:
        step = match.steps[-1]
        word = GAME.actions.decode(step.action).split()[0]
        kept[step.seat] += word == "keep"
        marked[step.seat] += word == "discard"


def check(state: LunaCapital, kept: list[int], marked: list[int]) -> None:
    census = GAME.census(state)
    assert census["cards"] == 68
    assert census["cards in two places"] == 0
    assert census["tiles"] == 3 * SUPPLY[state.seats]
    assert census["robots"] == 8
    assert census["logistics tokens"] == 4
    for seat in range(state.seats):
        check_colony(state, seat)
        if state.step in (1, 6) and not state.sets:
            assert len(state.hands[seat]) == 3 + kept[seat] - marked[seat] >= 0
    if state.step == 1 and not state.over:
        assert [len(tiles) for tiles in state.tiles] == [state.round] * len(state.cards)
    if state.step == 3:
        assert state.hands[state.turn]
    for index in range(len(state.concessions)):
        phases = {phase for phase in state.claims[index * state.seats : (index + 1) * state.seats] if phase != NONE}
        assert len(phases) < 2
    assert sum(meteorite_points(state)) <= sum(AWARDS[state.seats - 1])
    assert state.scores() == [sum(items) for items in score_items(state)]


def check_colony(state: LunaCapital, seat: int) -> None:
    colony = state.colonies[seat]
    spots = colony.spots
    turns = state.phase * 4 + state.round - 1 + ((seat - state.first) % state.seats < state.turns)
    if state.over:
        turns = 12
    played = len(spots) - turns
    assert played == 0 or (played == 1 and seat == state.turn)
    for index in range(1, len(spots)):
        spot = spots[index]
        assert any(spot - other in (1, -1, COLUMNS, -COLUMNS) for other in spots[:index])
    rows = {spot // COLUMNS for spot in spots}
    assert not rows or max(rows) - min(rows) < 3
    for row in rows:
        line = sorted((spot, index) for index, spot in enumerate(spots) if spot // COLUMNS == row)
        numbers = [state.box.numbers[colony.cards[index]] for _, index in line if colony.modes[index] == UP]
        assert all(one < two for one, two in pairwise(numbers))
    check_layers(state, seat)


def check_layers(state: LunaCapital, seat: int) -> None:
    """Build the colony again from what is printed: only a demolition covers a tile or a printed project."""
    colony = state.colonies[seat]
    tops: dict[int, int] = {}
    for index, card in enumerate(colony.cards):
        if colony.modes[index] != DOWN:
            for corner in range(4):
                tops[index * 4 + corner] = state.box.contents[card * 4 + corner]
    for entry in colony.laid:
        tile, plot = entry >> 6, entry & 63
        kind = tile // ICONS
        below = tops[plot]
        assert kind == DEMOLITION or below in (OPEN, DEMOLITION) or (below == SCAFFOLD and HABITAT <= kind < LANDING)
        tops[plot] = kind
    for plot, head in enumerate(colony.heads):
        if head != NONE:
            assert colony.tops[plot] == tops[plot]
    assert sum(mode == ROBOT for mode in colony.modes) <= 8
