"""LUNA Capital, by José Ramón Palacios (Devir, 2021): a colony on the Moon, built card by card and tile by tile."""

from .game import GAME

__all__ = ["GAME"]
