"""The random bot: every legal action is equally likely."""

from typing import Any

from lunatheque.engine import Dice, Knowledge

from .thought import Considered


class Random:
    """Chooses at random; the least that a strong bot must beat."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, known: Knowledge[Any]) -> int:
        """One of the legal actions, each equally likely."""
        return known.legal[self.dice.below(len(known.legal))]

    def considered(self) -> list[Considered]:
        """Nothing: it does not think."""
        return []
