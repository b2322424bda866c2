"""What bots expect of a position."""

import pytest
from tests.games.terre_lune.bench import GAME, Bench

from lunatheque.bots.tree import play_any
from lunatheque.engine import Dice, share_victory


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_once_all_others_are_home_the_result_is_known(seats: int, seed: int) -> None:
    dice = Dice(seed)
    state = GAME.start(GAME.box(None), seats, GAME.settle({}), dice)
    expected = []
    while not state.over:
        if state.homing and sum(rocket.flying for rocket in state.rockets) == 1:
            expected.append(state.outlook())
        play_any(state, dice)
    assert all(outlook == share_victory(state.ranking()) for outlook in expected)


@pytest.mark.rule("bonus", "call-home")
def test_the_last_one_home_still_earns_the_second_bonus() -> None:
    assert Bench({"at": "S1"}, {"home": 1}, seats=2, homing=True, landings=1).state.outlook() == [0.0, 1.0]
    iron = {"at": "S1", "landed": True, "stacks": ["FE"], "options": ["FE"]}
    assert Bench(iron, {"home": 1}, seats=2, homing=True, landings=1).state.outlook() == [1.0, 0.0]
