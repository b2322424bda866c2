"""Bots: players that are given what their seat knows, and nothing more."""

from .bot import BOTS, Bot, UnknownBot, make_bot
from .chaos import Random
from .greedy import Greedy
from .playout import playout

__all__ = ["BOTS", "Bot", "Greedy", "Random", "UnknownBot", "make_bot", "playout"]
