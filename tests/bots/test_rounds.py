"""How the search compares actions: in rounds, with the same luck for all, until one is clearly ahead."""

import pytest
from tests.bots.toys import Toy, known, position

from lunatheque.bots import Search
from lunatheque.bots.search import Lead
from lunatheque.engine import Chance, knowledge


def test_the_worse_half_is_dropped_again_and_again() -> None:
    match = position()
    bot = Search(1, simulations=600)
    chosen = bot.choose(known(match))
    assert bot.spent <= 600
    considered = bot.considered()
    assert considered[0].action == chosen
    assert {thought.action for thought in considered} == set(known(match).legal)
    left, visits = len(considered), [thought.visits for thought in considered]
    while left > 1:
        half = (left + 1) // 2
        assert min(visits[:half]) > max(visits[half:left]) or half == 1
        assert max(visits[half:left]) - min(visits[half:left]) <= 1, "they were dropped together"
        left = half
    assert abs(visits[0] - visits[1]) <= 1


def test_actions_are_not_compared_when_one_simulation_took_too_long_already() -> None:
    """The first simulation took half of the time, and there are more than two actions to compare."""
    ticks = iter([0.0, 2.5])
    bot = Search(1, seconds=5.0, clock=lambda: next(ticks))
    bot.choose(known(position()))
    assert bot.spent == 1


class Weather(Toy):
    """Whoever chooses the highest of a few numbers does a little better, but the weather matters far more."""

    def __init__(self) -> None:
        self.chosen: int | None = None
        self.weather: int | None = None
        self.over = False

    def actors(self) -> list[int]:
        return [] if self.over else [0] if self.chosen is None else [1]

    def legal(self, seat: int) -> list[int]:
        return list(range(5)) if self.chosen is None else [0]

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        if self.chosen is None:
            self.chosen = action
        else:
            self.weather = chance.roll(100)
            self.over = True

    def outlook(self) -> list[float]:
        mine = 0.5 if self.weather is None or self.chosen is None else self.weather / 110 + self.chosen / 100
        return [mine, 1 - mine]


@pytest.mark.parametrize("seed", range(10))
def test_all_actions_are_compared_with_the_same_luck(seed: int) -> None:
    assert Search(seed, simulations=60).choose(knowledge(Weather(), 0)) == 4


def test_a_clear_choice_ends_the_search_early() -> None:
    """The best number is ahead by as much whatever the weather: that is soon seen."""
    bot = Search(1, simulations=100_000)
    assert bot.choose(knowledge(Weather(), 0)) == 4
    assert 50_000 < bot.spent < 50_100, "half of the limit is always used"


@pytest.mark.parametrize(
    ("values", "clear"),
    [
        ([0.6, 0.5], True),  # always the same
        ([0.5, 0.5], True),  # never to be told apart
        ([0.5, 0.6], False),  # the second is ahead
        ([0.6, 0.5, 0.7], False),  # not ahead of all
    ],
)
def test_a_lead_is_clear_if_it_is_ahead_of_all(values: list[float], clear: bool) -> None:
    lead = Lead(len(values))
    for _ in range(15):
        lead.note(values)
    assert not lead.clear(), "not after a few worlds"
    lead.note(values)
    assert lead.clear() == clear


def test_a_lead_that_luck_explains_is_not_clear() -> None:
    lead = Lead(2)
    for world in range(100):
        lead.note([0.51, 0.1 if world % 2 else 0.9])
    assert not lead.clear()
