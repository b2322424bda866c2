"""Bots: players that are given what their seat knows, and nothing more."""

from .bot import BOTS, LEVELS, Bot, UnknownBot, is_bot, make_bot
from .chaos import Random
from .greedy import Greedy
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
