"""What every bot is."""

from typing import Any, Protocol

from lunatheque.engine import Knowledge

from .thought import Considered


class Bot(Protocol):
    """A player that is given what its seat knows and chooses one of its legal actions."""

    def choose(self, known: Knowledge[Any]) -> int:
        """One of the legal actions."""

    def considered(self) -> list[Considered]:
        """What was considered for the last decision, the best first."""
