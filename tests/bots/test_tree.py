"""Simulations in the tree of a search: where they go, how far they are played on, and where a stage ends them."""

import pytest
from tests.bots.toys import Nim, Toy, position

from lunatheque.bots.tree import ALL, SEATS, TO_THE_END, Foreign, Manner, Node, Tree
from lunatheque.engine import Chance, Dice


def test_every_simulation_passes_through_the_root() -> None:
    match = position()
    seat = match.actors[0]
    root, dice = Node(), Dice(2)
    tree = Tree(root, seat, Manner())
    for _ in range(100):
        tree.run(match.state.sample(seat, dice), dice)
    assert sum(edge.visits for edge in root.edges.values()) == 100 == tree.simulations
    assert {key // SEATS for key in root.edges} == set(match.state.legal(seat))


def test_curiosity_follows_how_much_values_differ() -> None:
    calm, wild = (Tree(Node(), 0, Manner()) for _ in range(2))
    for number in range(50):
        calm.remember([], [0.5])
        wild.remember([], [float(number % 2)])
    assert calm.curiosity < 0.03
    assert wild.curiosity == pytest.approx(0.5, abs=0.03)


def test_a_game_says_how_far_and_how_well_simulations_are_played_on() -> None:
    for manner, rollout, looks in ((Manner(), 9, 6), (Manner(looks=2), 9, 2), (Manner(rollout=3), 3, 6)):
        tree = Tree(Node(), 0, manner, rollout=9, looks=6)
        assert (tree.rollout, tree.looks) == (rollout, looks)
    tree = Tree(Node(), 0, Manner())
    assert (tree.rollout, tree.looks) == (0, 1)


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
