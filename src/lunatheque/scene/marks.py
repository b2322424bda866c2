"""Marks over and around pieces: rims, arrows, words in lines."""

from . import svg
from .parts import Point

TABLE = "#1b1f38"
"""The colour of the table on which everything lies."""
ATTACK = "#ff6b4a"


def halo(width: float, height: float, colour: str, thick: float, opacity: float = 1) -> str:
    """A rim around a piece."""
    rim: dict[str, svg.Value] = {"fill": "none", "stroke": colour, "stroke_width": thick, "opacity": opacity}
    return svg.rect(-thick / 2, -thick / 2, width + thick, height + thick, rx=min(width, height) * 0.14, **rim)


def arrow(start: Point, end: Point, said: str) -> str:
    """A bent arrow over everything."""
    (x, y), (to_x, to_y) = start, end
    across, down = to_x - x, to_y - y
    length = max(1.0, (across**2 + down**2) ** 0.5)
    bend = min(60.0, length / 5)
    middle = ((x + to_x) / 2 + down / length * bend, (y + to_y) / 2 - across / length * bend)
    d = f"M{x:.1f} {y:.1f} Q{middle[0]:.1f} {middle[1]:.1f} {to_x:.1f} {to_y:.1f}"
    back_x, back_y = middle[0] - to_x, middle[1] - to_y
    back = max(1.0, (back_x**2 + back_y**2) ** 0.5)
    back_x, back_y = back_x / back * 18, back_y / back * 18
    head = (
        f"M{to_x:.1f} {to_y:.1f} l{back_x - back_y * 0.5:.1f} {back_y + back_x * 0.5:.1f}"
        f" L{to_x + back_x + back_y * 0.5:.1f} {to_y + back_y - back_x * 0.5:.1f} z"
    )
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
