"""Skymines, by Alexander Pfister and Viktor Kobilke, with Luna, the opponent that plays by herself."""

from .game import GAME

__all__ = ["GAME"]
