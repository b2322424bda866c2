"""The search bot: limits, determinism, rounds, early stops, the tree it keeps, and what it says of its reasons."""

import copy
from functools import reduce
from operator import xor
from typing import Any, Self

import pytest

from lunatheque.bots import Bot, Considered, Greedy, Search
from lunatheque.bots.search import Lead
from lunatheque.bots.tree import ALL, SEATS, TO_THE_END, Foreign, Manner, Node, Tree
from lunatheque.engine import Chance, Dice, Event, Knowledge, Match, knowledge


def position(moves: int = 6, seed: int = 4) -> Match:
    """A match of four with several things to choose from."""
    match = Match("moon-bots", 4, seed=seed)
    dice = Dice(seed)
    while len(match.steps) < moves or len(match.legal) < 3:
        match.play(match.state.legal(match.actors[0])[dice.below(len(match.legal))])
    return match


def known(match: Match) -> Knowledge[Any]:
    """What the seat knows that must decide."""
    return knowledge(match.state, match.actors[0], len(match.steps))


def test_a_search_without_a_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a limit"):
        Search(1)


def test_the_same_seed_and_simulations_decide_the_same() -> None:
    match = position()
    thoughts = []
    for _ in range(2):
        bot = Search(9, simulations=200)
        chosen = bot.choose(known(match))
        thoughts.append(bot.considered())
        assert thoughts[-1][0].action == chosen
    assert thoughts[0] == thoughts[1]


def test_a_forced_decision_costs_nothing() -> None:
    bot = Search(1, simulations=500)
    assert bot.choose(Knowledge(0, [7], lambda dice: pytest.fail("no world is needed"))) == 7
    assert bot.considered() == []


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


def test_actions_are_not_compared_when_one_simulation_took_too_long_already() -> None:
    """The first simulation took half of the time, and there are more than two actions to compare."""
    ticks = iter([0.0, 2.5])
    bot = Search(1, seconds=5.0, clock=lambda: next(ticks))
    bot.choose(known(position()))
    assert bot.spent == 1


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
        left = half
    assert abs(visits[0] - visits[1]) <= 1


def test_all_limits_are_kept() -> None:
    bot = Search(1, seconds=1000, simulations=50)
    bot.choose(known(position()))
    assert bot.spent <= 50


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


def test_every_simulation_passes_through_the_root() -> None:
    match = position()
    seat = match.actors[0]
    root, dice = Node(), Dice(2)
    tree = Tree(root, seat, Manner())
    for _ in range(100):
        tree.run(match.state.sample(seat, dice), dice)
    assert sum(edge.visits for edge in root.edges.values()) == 100 == tree.simulations
    assert {key // SEATS for key in root.edges} == set(match.state.legal(seat))


def test_a_game_says_how_far_and_how_well_simulations_are_played_on() -> None:
    for manner, rollout, looks in ((Manner(), 9, 6), (Manner(looks=2), 9, 2), (Manner(rollout=3), 3, 6)):
        tree = Tree(Node(), 0, manner, rollout=9, looks=6)
        assert (tree.rollout, tree.looks) == (rollout, looks)
    tree = Tree(Node(), 0, Manner())
    assert (tree.rollout, tree.looks) == (0, 1)


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


def test_curiosity_follows_how_much_values_differ() -> None:
    calm, wild = (Tree(Node(), 0, Manner()) for _ in range(2))
    for number in range(50):
        calm.remember([], [0.5])
        wild.remember([], [float(number % 2)])
    assert calm.curiosity < 0.03
    assert wild.curiosity == pytest.approx(0.5, abs=0.03)


def test_the_search_leaves_the_position_alone() -> None:
    match = position()
    before = match.game.save(match.state)
    Search(1, simulations=100).choose(known(match))
    assert match.game.save(match.state) == before


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


class Nim:
    """Heaps from which two seats take in turn; who takes the last one wins. Nothing can be told from a quick look."""

    seats = 2

    def __init__(self, heaps: list[int], turn: int = 0) -> None:
        self.heaps = heaps
        self.turn = turn
        self.events: list[Event] | None = None
        self.over = not any(heaps)

    def actors(self) -> list[int]:
        return [] if self.over else [self.turn]

    def legal(self, seat: int) -> list[int]:
        return [heap * 10 + count for heap, size in enumerate(self.heaps) for count in range(1, size + 1)]

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        self.heaps[action // 10] -= action % 10
        self.turn = 1 - seat
        self.over = not any(self.heaps)

    def copy(self) -> Self:
        return type(self)(self.heaps[:], self.turn)

    def sample(self, seat: int, dice: Dice) -> Self:
        return self.copy()

    def ranking(self) -> list[int]:
        return [1, 2] if self.turn == 1 else [2, 1]

    def scores(self) -> list[int]:
        return [0, 0]

    def outlook(self) -> list[float]:
        return [float(self.turn == 1), float(self.turn == 0)] if self.over else [0.5, 0.5]


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


class StagedNim(Nim):
    """Nim in stages: one is over when a heap is empty, and then the first seat suddenly looks far better."""

    @property
    def stage(self) -> int:
        return self.heaps.count(0)

    def outlook(self) -> list[float]:
        return super().outlook() if self.over else [0.9, 0.1] if self.stage else [0.25, 0.75]


@pytest.mark.parametrize("rollout", [0, 5])
def test_every_simulation_goes_to_the_end_of_a_stage(rollout: int) -> None:
    """They are compared where the next stage begins, whatever the rollout of games without stages."""
    tree = Tree(Node(), 0, Manner(rollout=rollout), staged=True)
    for seed in range(200):
        tree.run(StagedNim([3, 3]), Dice(seed))
    values = [edge.value() for edge in tree.root.edges.values() if edge.visits]
    assert values == pytest.approx([0.9] * len(values))
    assert values


def test_no_simulation_goes_beyond_a_stage_but_the_end_counts() -> None:
    for heaps, value in (([2, 2], 0.9), ([2], 1.0)):
        tree = Tree(Node(), 0, Manner(), staged=True)
        for seed in range(200):
            tree.run(StagedNim(heaps[:]), Dice(seed))
        ending = [edge for edge in tree.root.edges.values() if edge.action % 10 == heaps[0]]
        assert ending
        assert all(edge.visits and edge.value() == pytest.approx(value) and not edge.node.edges for edge in ending)


class Toy:
    """What small games for two have in common: nothing is hidden, and only the outlook matters."""

    seats = 2
    events: list[Event] | None = None

    def copy(self) -> Self:
        return copy.deepcopy(self)

    def sample(self, seat: int, dice: Dice) -> Self:
        return self.copy()

    def ranking(self) -> list[int]:
        return [1, 1]

    def scores(self) -> list[int]:
        return [0, 0]


class Climb(Toy):
    """One seat climbs ten times, a step or several; every step up looks better."""

    def __init__(self, most: int = 2) -> None:
        self.steps: list[int] = []
        self.most = most
        self.over = False

    def actors(self) -> list[int]:
        return [] if self.over else [0]

    def legal(self, seat: int) -> list[int]:
        return list(range(self.most))

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        self.steps.append(action)
        self.over = len(self.steps) == 10

    def outlook(self) -> list[float]:
        mine = sum(self.steps) / (10 * self.most)
        return [mine, 1 - mine]


def test_rollouts_are_played_by_first_looks() -> None:
    """Whatever the first step, all that follow are the best: simulations differ by the first one alone."""
    tree = Tree(Node(), 0, Manner(rollout=TO_THE_END, looks=ALL))
    for seed in range(20):
        tree.run(Climb(), Dice(seed))
    first = {edge.action: edge for edge in tree.root.edges.values()}
    assert first[1].value() == pytest.approx(0.5)
    assert tree.sum == pytest.approx(0.5 * tree.simulations - 0.05 * first[0].visits)


@pytest.mark.parametrize("looks", [1, 3, 10, 40, ALL])
def test_rollouts_look_at_so_many_actions_and_play_the_best(looks: int) -> None:
    """Of ten actions three that are spread over the list: one of the best four is always among them."""
    tree = Tree(Node(), 0, Manner(rollout=TO_THE_END, looks=looks))
    played = set()
    for seed in range(200):
        world = Climb(most=10)
        tree.play_on(Foreign(world), Dice(seed))
        played.add(world.steps[0])
    assert played == {1: set(range(10)), 3: {6, 7, 8, 9}}.get(looks, {9})


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
