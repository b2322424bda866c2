"""De la Terre à la Lune, an old French game: fly to the Moon and back, and bring home what your options promise."""

from .game import GAME

__all__ = ["GAME"]
