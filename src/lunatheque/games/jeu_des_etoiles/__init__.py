"""Jeu des Étoiles: voyages by rocket among the constellations."""

from .game import GAME

__all__ = ["GAME"]
