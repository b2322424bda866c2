"""Art: the drawings of a game. Plain SVG, so that browsers, notebooks and paper show the same thing.

A face is drawn from (0, 0) to (width, height). In rows, grids and hands one unit is one pixel on a desk: a card is
about 100 wide, a die 44, a token 32. On boards a piece says its own size.

Drawings use presentation attributes alone: no style attribute or element, no script, no image, no link to the
outside. Ids inside `defs` begin with the id of the game.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

SEAT_COLOURS = ("#e4572e", "#2e86ab", "#f2b134", "#5b8c5a", "#8f5fbf", "#7a8594")


@dataclass(frozen=True)
class Face:
    """One drawing."""

    width: float
    height: float
    svg: str
    value: tuple[float, float, float] | None = None
    """Where the number of a piece is written: centre x, centre y, height of the digits."""
    ink: str = "#1b1b2f"
    """The colour of that number; where the face is the ground of a board, of the names on it."""
    marks: tuple[tuple[float, float, list[Any]], ...] = ()
    """What is drawn on the ground of a board and can be asked for its name: x, y, and a text as plain data."""


@dataclass(frozen=True)
class Art:
    """All drawings of a game, what they share (gradients, patterns), and the colours of the seats."""

    faces: Mapping[str, Face] = field(default_factory=dict)
    defs: str = ""
    seats: tuple[str, ...] = field(default=SEAT_COLOURS)
