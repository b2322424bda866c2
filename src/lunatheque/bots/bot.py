"""What every bot is, and the bots by name."""

from collections.abc import Callable
from typing import Any, Protocol

from lunatheque.engine import Knowledge

from .chaos import Random
from .greedy import Greedy


class Bot(Protocol):
    """A player that is given what its seat knows and chooses one of its legal actions."""

    def choose(self, known: Knowledge[Any]) -> int:
        """One of the legal actions."""


class UnknownBot(LookupError):
    """A bot that does not exist."""


BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}
"""Every bot by its name: call it with a seed."""


def make_bot(name: str, seed: int) -> Bot:
    """The bot called `name`, with a seed of its own."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)
