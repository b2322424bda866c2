"""Bots: players that are given what their seat knows, and nothing more."""

from .bot import Bot
from .chaos import Random
from .greedy import Greedy
from .names import BOTS, LEVELS, UnknownBot, is_bot, make_bot
from .playout import playout
from .search import Search
from .thought import Considered, explain
from .tree import Manner

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "Considered",
    "Greedy",
    "Manner",
    "Random",
    "Search",
    "UnknownBot",
    "explain",
    "is_bot",
    "make_bot",
    "playout",
]
