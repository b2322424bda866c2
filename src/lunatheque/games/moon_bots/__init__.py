"""Moon-Bots, by Frantz Couderc (Blue Orange, 2019): build a robot of scrap and be the last one standing."""

from .game import GAME

__all__ = ["GAME"]
