"""Bots: players that are given what their seat knows, and nothing more."""

from .bot import BOTS, Bot, UnknownBot, make_bot
from .chaos import Random
from .playout import playout

__all__ = ["BOTS", "Bot", "Random", "UnknownBot", "make_bot", "playout"]
