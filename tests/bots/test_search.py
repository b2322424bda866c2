"""The search bot: limits, determinism, the tree it keeps, and what it finds."""

from functools import reduce
from operator import xor

import pytest
from tests.bots.toys import Nim, Toy, known, position

from lunatheque.bots import Bot, Considered, Greedy, Search
from lunatheque.bots.tree import TO_THE_END, Manner
from lunatheque.engine import Chance, Dice, Knowledge, Match, knowledge


def test_a_search_without_a_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a limit"):
        Search(1)


def test_all_limits_are_kept() -> None:
    bot = Search(1, seconds=1000, simulations=50)
    bot.choose(known(position()))
    assert bot.spent <= 50


def test_time_limits_a_search_by_the_clock() -> None:
    """A clock that goes on by a second whenever it is looked at: half of the time is always used, and never more."""
    ticks = iter(range(1000))
    bot = Search(1, seconds=100, clock=lambda: float(next(ticks)))
    bot.choose(known(position()))
    assert 50 < next(ticks) <= 101


def test_no_simulation_is_begun_for_which_there_is_no_time() -> None:
    bot = Search(1, seconds=5.0, clock=lambda: bot.spent / 10)
    bot.choose(known(position()))
    assert 50 - 2 < bot.spent <= 50


def test_the_same_seed_and_simulations_decide_the_same() -> None:
    match = position()
    thoughts = []
    for _ in range(2):
        bot = Search(9, simulations=200)
        chosen = bot.choose(known(match))
        thoughts.append(bot.considered())
        assert thoughts[-1][0].action == chosen
    assert thoughts[0] == thoughts[1]


def test_the_search_leaves_the_position_alone() -> None:
    match = position()
    before = match.game.save(match.state)
    Search(1, simulations=100).choose(known(match))
    assert match.game.save(match.state) == before


def test_a_forced_decision_costs_nothing() -> None:
    bot = Search(1, simulations=500)
    assert bot.choose(Knowledge(0, [7], lambda dice: pytest.fail("no world is needed"))) == 7
    assert bot.considered() == []


def test_a_decision_without_a_choice_keeps_the_tree() -> None:
    match = position(seed=11)
    seat = match.actors[0]
    bot = Search(1, simulations=100)
    bot.choose(known(match))
    assert bot.last is not None
    moves, edge = bot.last
    assert bot.choose(Knowledge(seat, [7], lambda dice: pytest.fail("no world is needed"), moves + 1)) == 7
    assert bot.root(knowledge(match.state, seat, moves + 2)) is edge.node
    assert bot.choose(Knowledge(seat, [7], lambda dice: pytest.fail("no world is needed"), moves + 9)) == 7
    assert bot.last is None


def test_the_tree_of_its_own_last_decision_is_used_again() -> None:
    match = position(seed=11)
    seat = match.actors[0]
    bot = Search(1, simulations=400)
    chosen = bot.choose(known(match))
    assert bot.last is not None
    edge = bot.last[1]
    match.play(chosen, seat)
    again = knowledge(match.state, seat, len(match.steps))
    assert bot.root(again) is edge.node
    assert bot.root(knowledge(match.state, seat, len(match.steps) + 1)) is not edge.node


def test_the_search_asks_the_game_how_far_and_how_well_to_play_on() -> None:
    match = Match("terre-lune", seats=2, seed=3)
    while len(match.legal) == 1:
        match.play(match.legal[0])

    def chances(manner: Manner) -> list[Considered]:
        bot = Search(1, simulations=60, manner=manner)
        bot.choose(known(match))
        return bot.considered()

    habits = Manner(rollout=match.state.rollout, looks=match.state.looks)
    assert chances(Manner()) == chances(habits) != chances(Manner(rollout=0))


@pytest.mark.parametrize("manner", [Manner(), Manner(rollout=TO_THE_END), Manner(looking=False, rollout=TO_THE_END)])
@pytest.mark.parametrize("heaps", [[1, 2, 4], [3, 3, 2], [2, 5], [1, 2, 2]])
def test_a_search_finds_what_no_quick_look_can_see(heaps: list[int], manner: Manner) -> None:
    state = Nim(heaps[:])
    state.apply(0, Search(3, simulations=1500, manner=manner).choose(knowledge(state, 0)), Dice(1))
    assert reduce(xor, state.heaps) == 0  # whoever leaves this wins


def test_a_search_that_is_winning_wins_against_a_greedy_bot() -> None:
    for seed in range(5):
        state = Nim([1, 3, 4])
        bots: list[Bot] = [Search(seed, simulations=600), Greedy(seed)]
        while not state.over:
            seat = state.actors()[0]
            state.apply(seat, bots[seat].choose(knowledge(state, seat)), Dice(1))
        assert state.ranking() == [1, 2]


class Hiding(Toy):
    """One seat hides a coin in one of two hands or declines, the other guesses the hand at the same time.

    To hide is worth more than to decline, unless the other knows where.
    """

    DECLINE, LEFT, RIGHT = range(3)

    def __init__(self, hider: int) -> None:
        self.hider = hider
        self.chosen: dict[int, int] = {}
        self.over = False

    def actors(self) -> list[int]:
        return [seat for seat in range(2) if seat not in self.chosen]

    def legal(self, seat: int) -> list[int]:
        return [self.DECLINE, self.LEFT, self.RIGHT] if seat == self.hider else [self.LEFT, self.RIGHT]

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        self.chosen[seat] = action
        self.over = len(self.chosen) == 2

    def outlook(self) -> list[float]:
        hidden = self.chosen.get(self.hider, self.LEFT)
        found = self.chosen.get(1 - self.hider, self.LEFT) == hidden
        mine = 0.3 if hidden == self.DECLINE else 0.1 if found else 0.9
        return [mine, 1 - mine] if self.hider == 0 else [1 - mine, mine]


@pytest.mark.parametrize("hider", [0, 1])
def test_nobody_knows_what_others_choose_at_the_same_time(hider: int) -> None:
    state = Hiding(hider)
    bot = Search(5, simulations=600)
    assert bot.choose(knowledge(state, hider)) != Hiding.DECLINE
    tried = {thought.action: thought for thought in bot.considered()}
    assert tried[Hiding.LEFT].visits + tried[Hiding.RIGHT].visits > 500
