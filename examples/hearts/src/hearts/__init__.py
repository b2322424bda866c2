"""Hearts, the traditional card game: take no hearts, and above all not the queen of spades."""

from .game import GAME

__all__ = ["GAME"]
