"""The scene: what one viewer sees, as data. Zones hold pieces; every viewer, terminal or browser, draws them alike.

A piece keeps its id as long as a viewer can follow it with the eyes, so that any move can be animated by comparing
two scenes. Texts are message ids; a rule id says where the rules speak of the piece.
"""

from . import svg
from .art import Art, Face
from .cover import cover
from .data import remembered
from .parts import KINDS, LINES, Arrow, Line, Piece, Point, Touch, View, Zone
from .scene import Scene

__all__ = [
    "KINDS",
    "LINES",
    "Arrow",
    "Art",
    "Face",
    "Line",
    "Piece",
    "Point",
    "Scene",
    "Touch",
    "View",
    "Zone",
    "cover",
    "remembered",
    "svg",
]
