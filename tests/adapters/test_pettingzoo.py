"""PettingZoo's own tests on every game, and that an environment tells an agent what its seat may know."""

import doctest
import sys
from typing import Any

import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test
from tests.support import TABLES, every_table, plain

from lunatheque.adapters import pettingzoo
from lunatheque.adapters.pettingzoo import Table, env
from lunatheque.engine import Dice, games

CYCLES = 12

# PettingZoo knows by their names which of its own environments observe a dictionary.
dictionaries = pytest.mark.filterwarnings("ignore:Observation:UserWarning")

every_game_once = pytest.mark.parametrize("id", games())


@every_table
@dictionaries
def test_the_interface(id: str, seats: int) -> None:
    api_test(env(id, seats), num_cycles=CYCLES)


@every_table
def test_seeds(id: str, seats: int) -> None:
    seed_test(lambda: env(id, seats), num_cycles=CYCLES)


@every_game_once
def test_performance(id: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", Hasty())
    performance_benchmark(env(id))
    assert "Finished performance benchmark" in capsys.readouterr().out


class Hasty:
    """A clock whose seconds pass with every look: PettingZoo measures for five of them."""

    def __init__(self) -> None:
        self.now = 0.0

    def time(self) -> float:
        self.now += 0.1
        return self.now


@pytest.mark.parametrize("id", [id for id, seats in TABLES if seats == max(2, games()[id].players[0])])
def test_a_match_ends_with_the_victory_shared(id: str) -> None:
    table = Table(id, render_mode="svg")
    table.reset(seed=4)
    dice = Dice(9)
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        assert not truncated
        assert observation is not None
        if terminated:
            rewards[agent] = reward
            table.step(None)
            continue
        legal = observation["action_mask"].nonzero()[0].tolist()
        assert legal == sorted(table.state.legal(table.numbers[agent]))
        table.step(legal[dice.below(len(legal))])
    ranks = list(table.state.ranking())
    expected = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    assert [rewards[agent] for agent in table.possible_agents] == expected
    picture = table.render()
    assert picture is not None
    assert picture.startswith("<svg")


@every_table
def test_an_agent_is_told_what_its_seat_may_know(id: str, seats: int) -> None:
    table = Table(id, seats)
    table.reset(seed=2)
    for number in range(10):
        if table.state.over:
            break
        for agent in table.agents:
            told: Any = table.observe(agent)
            real, table.state = table.state, table.state.sample(table.numbers[agent], Dice(number))
            other: Any = table.observe(agent)
            table.state = real
            assert all((told[key] == other[key]).all() for key in told)
        table.step(table.state.legal(table.numbers[table.agent_selection])[0])


def test_a_seed_begins_the_same_match_again() -> None:
    table = Table("moon-bots", 3)
    positions = []
    for seed in (5, 5, 6):
        table.reset(seed=seed)
        positions.append(plain(table.game, table.state))
    assert positions[0] == positions[1] != positions[2]


def test_the_example_runs() -> None:
    assert doctest.testmod(pettingzoo).failed == 0
