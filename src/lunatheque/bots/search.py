"""The search bot: information-set Monte-Carlo tree search, limited by time, by simulations, or by both."""

from collections.abc import Callable
from time import thread_time
from typing import Any

from lunatheque.engine import Dice, Knowledge

from .thought import Considered
from .tree import Edge, Manner, Node, Tree

EACH = 4
"""How many simulations begin in the same world: to draw one is dearer than to copy it."""
ROUND = 32
"""Simulations between two looks at whether the choice is clear."""


class Search:
    """Plays the position on in worlds that its seat cannot tell apart, most often where it looks promising.

    With a seed and a limit of simulations alone it always decides the same. A limit of time counts the time that a
    processor works for it, so that it plays as well on a busy machine. It stops early when no other action can overtake
    the best one any more.
    """

    def __init__(
        self,
        seed: int,
        seconds: float | None = None,
        simulations: int | None = None,
        manner: Manner | None = None,
        clock: Callable[[], float] = thread_time,
    ) -> None:
        if seconds is None and simulations is None:
            raise ValueError("a search needs a limit: seconds, simulations, or both")
        self.dice = Dice(seed)
        self.seconds = seconds
        self.simulations = simulations
        self.manner = manner or Manner()
        self.clock = clock
        self.edges: list[Edge] = []
        self.spent = 0
        self.last: tuple[int, Edge] | None = None

    def choose(self, known: Knowledge[Any]) -> int:
        """The action that was tried most often, because it looked best."""
        root = self.root(known)
        if len(known.legal) == 1:
            self.edges = []
            self.last = None if self.last is None or root is not self.last[1].node else (known.moves, self.last[1])
            return known.legal[0]
        self.think(known, root)
        legal = set(known.legal)
        self.edges = [edge for edge in root.edges.values() if edge.seat == known.seat and edge.action in legal]
        self.edges.sort(key=lambda edge: (-edge.visits, -edge.value(), edge.action))
        best = self.edges[0]
        self.last = (known.moves, best)
        return best.action

    def root(self, known: Knowledge[Any]) -> Node:
        """Where the search begins: the tree of its own last decision, if nobody has decided anything since."""
        if self.last is not None and known.moves == self.last[0] + 1 and known.moves > 0:
            return self.last[1].node
        return Node()

    def go_on_from(self, other: "Search") -> None:
        """Know what another search found out for the last decision of the same seat."""
        self.last = other.last

    def think(self, known: Knowledge[Any], root: Node) -> None:
        """Simulate until the limit, or until the choice is clear."""
        began = self.clock()
        self.spent = 0
        world = known.sample(self.dice)
        tree = Tree(root, known.seat, self.manner, getattr(world, "rollout", 0), hasattr(world, "stage"))
        left = EACH if self.simulations is None else self.simulations
        while True:
            count = min(EACH, left)
            tree.run(world, self.dice, count)
            self.spent += count
            left = self.left(self.clock() - began)
            if left <= 0 or (self.spent % ROUND == 0 and self.clear(known, root, left)):
                return
            world = known.sample(self.dice)

    def left(self, elapsed: float) -> int:
        """How many simulations are left, as far as can be told."""
        left = [] if self.simulations is None else [self.simulations - self.spent]
        if self.seconds is not None:
            left.append(int(self.spent * (self.seconds - elapsed) / max(elapsed, 1e-9)))
        return min(left)

    def clear(self, known: Knowledge[Any], root: Node, left: int) -> bool:
        """Whether the most visited action stays so whatever comes."""
        visits = sorted(edge.visits for edge in root.edges.values() if edge.seat == known.seat)
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def considered(self) -> list[Considered]:
        """What was considered for the last decision, the chosen action first."""
        return [Considered(edge.action, edge.value(), edge.visits) for edge in self.edges]
