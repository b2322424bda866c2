"""The bots by name."""

import re
from collections.abc import Callable

from .bot import Bot
from .chaos import Random
from .greedy import Greedy
from .levels import cadet, commandant, legende, pilote
from .search import Search


class UnknownBot(LookupError):
    """A bot that does not exist."""


LEVELS: dict[str, Callable[[int], Bot]] = {
    "cadet": cadet,
    "pilote": pilote,
    "commandant": commandant,
    "legende": legende,
}
"""The bots that people meet, from easy to strongest."""

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "search": lambda seed: Search(seed, simulations=1000),
    **LEVELS,
}
"""Every bot by its name: call it with a seed."""


LIMITED = re.compile(r"search:(?:([1-9]\d{0,8})|(\d{0,4}\.?\d{1,3})s)")
"""A search with a limit of its own: `search:500` has 500 simulations for a decision, `search:0.2s` so many seconds."""


def is_bot(name: str) -> bool:
    """Whether there is a bot of this name."""
    return name in BOTS or LIMITED.fullmatch(name) is not None


def make_bot(name: str, seed: int) -> Bot:
    """The bot called `name`, with a seed of its own."""
    if name in BOTS:
        return BOTS[name](seed)
    limited = LIMITED.fullmatch(name)
    if limited is None:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    if limited[1]:
        return Search(seed, simulations=int(limited[1]))
    return Search(seed, seconds=float(limited[2]))
