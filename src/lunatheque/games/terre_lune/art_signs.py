"""What all drawings share: the colours of the four series, each with a sign of its own, and the ink."""

from lunatheque.scene import svg

from .things import COLOURS

INK = "#1c2140"
PAPER = "#f7f3e6"
GLOW = "#8ee7ff"
FILLS = dict(zip(COLOURS, ("#d8443c", "#e3a81f", "#3f7fd6", "#3f9a5b"), strict=True))
DARK = dict(zip(COLOURS, ("#9c2019", "#8a6100", "#1d4f9c", "#1f6a3a"), strict=True))
LIGHT = dict(zip(COLOURS, ("#fbe3dc", "#fbf0cd", "#dfeafa", "#dff2e2"), strict=True))

SIGNS = {
    "red": "M0 -10L9.5 8H-9.5z",
    "yellow": "M0 -10L2.6 -3.4L9.6 -3.1L4.1 1.3L6 8.1L0 4.2L-6 8.1L-4.1 1.3L-9.6 -3.1L-2.6 -3.4z",
    "blue": "M0 -10L8 0L0 10L-8 0z",
    "green": "M-8 -8H8V8H-8z",
}
"""A triangle, a star, a lozenge and a square, around their origin, about 20 high."""


def sign(colour: str, x: float, y: float, size: float, fill: str = "") -> str:
    """The sign of a colour, `size` high."""
    return svg.moved(x, y, svg.path(SIGNS[colour], fill=fill or FILLS[colour]), scale=size / 20)
