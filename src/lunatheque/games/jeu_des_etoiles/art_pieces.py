"""Rockets, the die with twelve faces, and gold."""

from math import cos, pi, sin

from lunatheque.scene import Face, svg

from .components import FACE_IDS

INK = "#141a33"
HULLS = ("#e5484d", "#3f8cff", "#f5c542", "#3fb26f", "#a06cf0", "#f2f4fb")
WINDOWS = (
    "M0 -6 A6 6 0 1 0 0.01 -6 z",
    "M-5.5 -5.5 H5.5 V5.5 H-5.5 z",
    "M0 -7 L6.5 5 H-6.5 z",
    "M0 -7.5 L6.5 0 L0 7.5 L-6.5 0 z",
    "M-2.2 -6.5 H2.2 V-2.2 H6.5 V2.2 H2.2 V6.5 H-2.2 V2.2 H-6.5 V-2.2 H-2.2 z",
    "M0 -7.5 L2 -2.4 L7.2 -2.4 L3 1 L4.6 6.4 L0 3.2 L-4.6 6.4 L-3 1 L-7.2 -2.4 L-2 -2.4 z",
)
"""Each rocket has a window of another shape, so that colour is not needed to tell them apart."""


def rocket(number: int) -> Face:
    """A rocket with fins and flames."""
    hull = "M22 3 C32 12 35 24 33 42 H11 C9 24 12 12 22 3 z"
    parts = [
        svg.path("M15 42 Q16 56 22 63 Q28 56 29 42 z", fill="#ff8b3d"),
        svg.path("M18.5 42 Q19 51 22 56 Q25 51 25.5 42 z", fill="#ffe08a"),
        svg.path("M11 30 L2 46 L11 43 z M33 30 L42 46 L33 43 z", fill=HULLS[number], stroke=INK, stroke_width=1.6),
        svg.path(hull, fill=HULLS[number], stroke=INK, stroke_width=2),
        svg.path(hull, fill="url(#jeu-des-etoiles-metal)"),
        svg.path("M22 3 C26 6.5 28.5 10 30 14 H14 C15.5 10 18 6.5 22 3 z", fill=INK, opacity=0.75),
        svg.moved(22, 26, svg.path(WINDOWS[number], fill="#dff1ff", stroke=INK, stroke_width=1.4)),
    ]
    return Face(44, 64, svg.group(*parts, stroke_linejoin="round"))


def pentagon(r: float, turn: float = 0.0) -> str:
    """A regular pentagon around the origin."""
    corners = [(r * sin(turn + 2 * pi * at / 5), -r * cos(turn + 2 * pi * at / 5)) for at in range(5)]
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + " z"


def die(id: str) -> Face:
    """The die seen from above: a face with its neighbours around it."""
    colours = {"green": ("#2f9e5f", "#1f7a47"), "red": ("#d23b3b", "#a32828")}
    top, side = colours.get(id, ("#fff8e6", "#d9c9a0"))
    rim = [(29 * sin(pi * at / 5), -29 * cos(pi * at / 5)) for at in range(10)]
    edges = "".join(svg.path(f"M{x * 19 / 29:.1f} {y * 19 / 29:.1f} L{x:.1f} {y:.1f}") for x, y in rim[::2])
    outline = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in rim) + " z"
    parts = [
        svg.path(outline, fill=side, stroke=INK, stroke_width=2),
        svg.group(edges, stroke=INK, stroke_width=1.4),
        svg.path(pentagon(19), fill=top, stroke=INK, stroke_width=1.6),
    ]
    if id == "green":
        parts.append(svg.words(0, 1, 19, "+2", fill="#ffffff"))
    elif id == "red":
        parts.append(svg.path("M-7 -6 L7 8 M7 -6 L-7 8", stroke="#ffffff", stroke_width=4, stroke_linecap="round"))
    elif id in FACE_IDS:
        parts.append(svg.words(0, 1, 23, id, fill=INK))
    else:
        parts.append(svg.path("M0 -10 L2.4 -2.4 L10 0 L2.4 2.4 L0 10 L-2.4 2.4 L-10 0 L-2.4 -2.4 z", fill="#b98b1f"))
    return Face(62, 62, svg.group(svg.moved(31, 31, *parts), stroke_linejoin="round"))


def gold() -> Face:
    """A gold token in the shape of a star; the points stand on it."""
    corners = [
        ((29 if at % 2 == 0 else 19) * sin(pi * at / 8), -(29 if at % 2 == 0 else 19) * cos(pi * at / 8))
        for at in range(16)
    ]
    outline = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in corners) + " z"
    parts = [
        svg.path(outline, fill="#e2a82a", stroke="#7a5200", stroke_width=2),
        svg.circle(0, 0, 18, fill="#f9d667", stroke="#b97f10", stroke_width=1.4),
    ]
    return Face(
        60, 60, svg.group(svg.moved(30, 30, *parts), stroke_linejoin="round"), value=(30, 30, 19), ink="#3a2600"
    )
