"""The colours of Skymines, and the pens that all drawings share."""

from lunatheque.scene import svg

NIGHT = "#0f1630"
DEEP = "#18214a"
STEEL = "#2b3768"
LINE_BLUE = "#5b6db0"
PAPER = "#f4f1e8"
CREAM = "#fffaf0"
INK = "#161b33"
SHADE = "#6d7280"
DUST = "#c9c7c2"
REGOLITH = "#dedbd3"
GOLD = "#f2c14e"
DARK_GOLD = "#8a5a00"
CYAN = "#5cc8d7"
BLUE = "#4f8fe0"
GREEN = "#58a65c"
RED = "#c8443a"
LUNA = "#b9c4de"

COMPANIES = ("#e4693c", "#2aa198", "#d9a521", "#8e66c9")
"""Astrogo, Tawac, Skymine, Minerva: each has a shape and a pattern besides."""
COMPANY_DARK = ("#8f3413", "#125a55", "#775704", "#4c2f7d")

SEATS = ("#e4572e", "#2e86ab", "#f2b134", "#5b8c5a")

LINE: dict[str, svg.Value] = {"stroke": INK, "stroke_width": 1.6, "stroke_linejoin": "round", "stroke_linecap": "round"}
THIN: dict[str, svg.Value] = {**LINE, "stroke_width": 1.1}
BARE: dict[str, svg.Value] = {**LINE, "fill": "none"}
