"""The levels at which people meet bots: the same names in every game, from easy to strongest."""

from typing import Any, Final

from lunatheque.engine import Dice, Knowledge

from .greedy import Greedy
from .search import Search
from .thought import Considered
from .tree import Manner

SLIPS: Final = 12
"""A cadet decides one time in so many without thinking."""

COMMANDER: Final = 200
"""How many simulations a commander has for a decision, as far as there is time."""

MOMENT: Final = 0.05
"""How long a commander thinks at most."""

SECOND: Final = 1.0
"""How long a legend thinks."""


class Cadet:
    """Easy: plays like the greedy bot, but now and then without thinking."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.greedy = Greedy(seed)

    def choose(self, known: Knowledge[Any]) -> int:
        """The greedy bot's choice, or any."""
        if self.dice.below(SLIPS) == 0:
            return known.legal[self.dice.below(len(known.legal))]
        return self.greedy.choose(known)

    def considered(self) -> list[Considered]:
        """What was considered for the last decision."""
        return self.greedy.considered()


def pilote(seed: int) -> Greedy:
    """Normal: looks one decision ahead."""
    return Greedy(seed)


def commandant(seed: int) -> Search:
    """Hard: a short search, which asks for the outlook at once where a longer one would play on."""
    return Search(seed, seconds=MOMENT, simulations=COMMANDER, manner=Manner(rollout=0))


def legende(seed: int) -> Search:
    """Strongest: a search as long as people like to wait."""
    return Search(seed, seconds=SECOND)
