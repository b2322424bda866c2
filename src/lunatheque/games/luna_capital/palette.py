"""The colours of LUNA Capital: the space age as the seventies dreamt it, and pens that all drawings share."""

from lunatheque.scene import svg

CREAM = "#f6ead2"
PAPER = "#fdf6e6"
INK = "#241f3a"
ORANGE = "#e8722c"
RUST = "#b5402a"
MUSTARD = "#e3a92f"
TEAL = "#2a8c8c"
SKY = "#8cc7d6"
DEEP = "#20466e"
LEAF = "#5f8f3a"
PLUM = "#7a4a86"
DUST = "#cfc6b8"
ROCK = "#8d8478"
SHADE = "#5f584f"
NIGHT = "#2b2a45"

SEATS = ("#d6402b", "#e0a51b", "#4c8f3f", "#2f6fb0")
"""The sponsors: Astro Burger, Luna Taxi, Moon Paradise, Space Royal Cruise."""

LINE: dict[str, svg.Value] = {"stroke": INK, "stroke_width": 2, "stroke_linejoin": "round", "stroke_linecap": "round"}
THIN: dict[str, svg.Value] = {**LINE, "stroke_width": 1.4}
BARE: dict[str, svg.Value] = {**LINE, "fill": "none"}
