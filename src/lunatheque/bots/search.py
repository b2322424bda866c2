"""The search bot: information-set Monte-Carlo tree search, limited by time, by simulations, or by both."""

from collections.abc import Callable
from math import sqrt
from time import thread_time
from typing import Any, Final

from lunatheque.engine import Dice, Knowledge

from .thought import Considered
from .tree import Edge, Manner, Node, Tree

EARLIEST: Final = 0.5
"""The part of the limit that is always used: others find their best replies only after a while."""
ENOUGH: Final = 16
"""Worlds in which actions must have been compared before a choice can be clear."""
SURE: Final = 5.0
"""A lead is clear if it is so many standard errors large."""


class Search:
    """Plays the position on in worlds that its seat cannot tell apart, most often where it looks promising.

    With a seed and a limit of simulations alone it always decides the same. A limit of time counts the time that a
    processor works for it, so that it plays as well on a busy machine. It stops early when the choice is clear.
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
        """The action that came out best in worlds and luck that were the same for all."""
        root = self.root(known)
        if len(known.legal) == 1:
            self.edges = []
            self.last = None if self.last is None or root is not self.last[1].node else (known.moves, self.last[1])
            return known.legal[0]
        self.think(known, root)
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
        """Play the actions on in the same worlds with the same luck, and drop the worse half, until one is left."""
        began = self.clock()
        world = known.sample(self.dice)
        habits = hasattr(world, "stage"), getattr(world, "rollout", 0), getattr(world, "looks", 1)
        tree = Tree(root, known.seat, self.manner, *habits)
        tree.run(world, self.dice)
        self.spent = 1
        opened = elapsed = self.clock() - began
        legal = set(known.legal)
        self.edges = [edge for edge in root.edges.values() if edge.seat == known.seat and edge.action in legal]
        self.edges.sort(key=lambda edge: (-tree.mean(edge), edge.action))
        many = len(self.edges)
        while many > 1:
            rivals = self.edges[:many]
            rounds = (many - 1).bit_length()
            until = 1 - (1 - self.used(elapsed)) * (rounds - 1) / rounds
            lead = Lead(many)
            while self.allows(many, until, elapsed, opened):
                lead.note(tree.compare(known.sample(self.dice), rivals, self.dice.word()))
                self.spent += many
                elapsed = self.clock() - began
                if self.used(elapsed) > EARLIEST and lead.clear():
                    return
            self.edges[:many] = sorted(rivals, key=lambda edge: (-tree.mean(edge), edge.action))
            many = (many + 1) // 2

    def used(self, elapsed: float) -> float:
        """Which part of the limit is used up."""
        of_simulations = self.spent / self.simulations if self.simulations is not None else 0.0
        of_time = elapsed / self.seconds if self.seconds is not None else 0.0
        return min(1.0, max(of_simulations, of_time))

    def allows(self, many: int, until: float, elapsed: float, opened: float) -> bool:
        """Whether so many simulations more stay within a part of the limit, as far as can be told."""
        if self.simulations is not None and self.spent + many > until * self.simulations:
            return False
        pace = (elapsed - opened) / (self.spent - 1) if self.spent > 1 else opened
        return self.seconds is None or elapsed + many * pace < until * self.seconds

    def considered(self) -> list[Considered]:
        """What was considered for the last decision, the chosen action first."""
        return [Considered(edge.action, edge.value(), edge.visits) for edge in self.edges]


class Lead:
    """How far the first of some actions is ahead of the others, in the same worlds with the same luck."""

    def __init__(self, many: int) -> None:
        self.worlds = 0
        self.sums = [0.0] * (many - 1)
        self.squares = [0.0] * (many - 1)

    def note(self, values: list[float]) -> None:
        """Note what came of each action in one more world."""
        self.worlds += 1
        for number, value in enumerate(values[1:]):
            ahead = values[0] - value
            self.sums[number] += ahead
            self.squares[number] += ahead * ahead

    def clear(self) -> bool:
        """Whether it is ahead of all others by far more than luck explains, or can never be told from them."""
        return self.worlds >= ENOUGH and all(
            ahead >= SURE * sqrt(max(0.0, square - ahead * ahead / self.worlds))
            for ahead, square in zip(self.sums, self.squares, strict=True)
        )
