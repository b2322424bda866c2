"""Marks over and around pieces: rims, arrows, words in lines."""

from . import svg
from .blocks import Spot

TABLE = "#1b1f38"
"""The colour of the table on which everything lies."""
ATTACK = "#ff6b4a"
HEAD = 22
"""How long the head of an arrow is."""


def halo(width: float, height: float, colour: str, thick: float, opacity: float = 1) -> str:
    """A rim around a piece."""
    rim: dict[str, svg.Value] = {"fill": "none", "stroke": colour, "stroke_width": thick, "opacity": opacity}
    return svg.rect(-thick / 2, -thick / 2, width + thick, height + thick, rx=min(width, height) * 0.14, **rim)


def arrow(start: Spot, end: Spot, said: str) -> str:
    """A bent arrow over everything, from the middle of one piece to the rim of another."""
    (x, y, _), (to_x, to_y, reach) = start, end
    across, down = to_x - x, to_y - y
    length = max(1.0, (across**2 + down**2) ** 0.5)
    bend = min(60.0, length / 5)
    by_x, by_y = (x + to_x) / 2 + down / length * bend, (y + to_y) / 2 - across / length * bend
    back = max(1.0, ((by_x - to_x) ** 2 + (by_y - to_y) ** 2) ** 0.5)
    back_x, back_y = (by_x - to_x) / back, (by_y - to_y) / back
    to_x, to_y = to_x + back_x * reach * 0.85, to_y + back_y * reach * 0.85
    d = f"M{x:.1f} {y:.1f} Q{by_x:.1f} {by_y:.1f} {to_x + back_x * 10:.1f} {to_y + back_y * 10:.1f}"
    left, right = (
        f"{to_x + HEAD * (back_x + side * back_y):.1f} {to_y + HEAD * (back_y - side * back_x):.1f}"
        for side in (-0.55, 0.55)
    )
    head = f"M{to_x:.1f} {to_y:.1f} L{left} L{right} z"
    lines: dict[str, svg.Value] = {"stroke_linecap": "round", "stroke_linejoin": "round", "fill": "none"}
    dark = svg.path(d, stroke=TABLE, stroke_width=11, **lines) + svg.path(
        head, stroke=TABLE, stroke_width=6, fill=TABLE
    )
    bright = svg.path(d, stroke=ATTACK, stroke_width=6, **lines)
    bright += svg.path(head, stroke=ATTACK, stroke_width=1, fill=ATTACK)
    return svg.group(svg.tip(said), dark, bright, opacity=0.92)


def wrap(said: str, length: int) -> list[str]:
    """Words in lines."""
    lines = [""]
    for word in said.split():
        lines = [*lines[:-1], f"{lines[-1]} {word}".strip()] if len(lines[-1]) + len(word) < length else [*lines, word]
    return lines
