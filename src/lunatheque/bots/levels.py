"""The levels at which people meet bots: the same names in every game, from easy to strongest."""

from collections.abc import Callable
from typing import Any, Final

from lunatheque.engine import Dice, Knowledge

from .bot import Bot
from .chaos import Random
from .greedy import Greedy
from .search import Search
from .thought import Considered

SLIPS: Final = 12
"""A cadet decides one time in so many without thinking."""

THINKS: Final = 3
"""A commander thinks about one decision in so many, and looks one decision ahead at the others."""

COMMANDER: Final = 200
"""How many simulations a commander has for a decision, as far as there is time."""

MOMENT: Final = 0.05
"""How long a commander thinks at most."""

SECOND: Final = 1.0
"""How long a legend thinks."""


class Wavering:
    """Plays like one bot, but one time in so many like another."""

    def __init__(self, seed: int, usual: Callable[[int], Bot], other: Callable[[int], Bot], times: int) -> None:
        self.dice = Dice(seed)
        self.usual = usual(self.dice.word())
        self.other = other(self.dice.word())
        self.times = times
        self.last = self.usual
        """The one that decided last."""

    def choose(self, known: Knowledge[Any]) -> int:
        """What one of the two chooses."""
        self.last = self.other if self.dice.below(self.times) == 0 else self.usual
        return self.last.choose(known)

    def considered(self) -> list[Considered]:
        """What was considered for the last decision."""
        return self.last.considered()


def cadet(seed: int) -> Wavering:
    """Easy: looks one decision ahead, but now and then does not think at all."""
    return Wavering(seed, Greedy, Random, SLIPS)


def pilote(seed: int) -> Greedy:
    """Normal: looks one decision ahead."""
    return Greedy(seed)


def commandant(seed: int) -> Wavering:
    """Hard: looks one decision ahead, and thinks about every third decision for a moment."""
    return Wavering(seed, Greedy, lambda own: Search(own, seconds=MOMENT, simulations=COMMANDER), THINKS)


def legende(seed: int) -> Search:
    """Strongest: a search as long as people like to wait."""
    return Search(seed, seconds=SECOND)
