"""All drawings of Moon-Bots: cards, dice, boards, dials. Toy robots in few colours with thick outlines."""

from math import cos, pi, sin

from lunatheque.scene import Art, Face, svg

from .art_cards import back, core_plate, part_card, pile, upgrade_card, weapon_card
from .art_cover import cover
from .art_icons import (
    BLUE,
    CREAM,
    GREEN,
    INK,
    IRON,
    ORANGE,
    PURPLE,
    RED,
    SAND,
    STEEL,
    YELLOW,
    block,
    bolt,
    digits,
    disc,
    real_die,
    shape,
)
from .cards import BOARDS, MAX_ENERGY, PART_IDS, UPGRADE_IDS, WEAPON_IDS
from .components import Box

COLOURS = {"green": GREEN, "orange": ORANGE, "blue": BLUE, "purple": PURPLE}
BODY = 320
PLACES = ((160, 57), (160, 160), (57, 160), (263, 160), (57, 263), (263, 263), (160, 263))
"""Where the parts of a robot lie on its board: head, torso, arms, legs, and the attack printed on it."""
SEATS = ("#d9477f", "#c79a00", "#7d879b", "#a0683a")
"""The colours of the players are none of those of the boards, which are dealt at random."""
DIAL = (57, 57)
CORNER = (263, 57)


def art(box: Box) -> Art:
    """Everything that a scene can show."""
    faces = {id: part_card(box, part) for part, id in enumerate(PART_IDS)}
    faces |= {id: upgrade_card(box, id) for id in UPGRADE_IDS}
    faces |= {id: weapon_card(weapon) for weapon, id in enumerate(WEAPON_IDS)}
    faces |= {f"die-{face}": Face(44, 44, svg.moved(22, 20, real_die(face))) for face in range(1, 7)}
    faces |= {f"energy-{energy}": dial(energy) for energy in range(MAX_ENERGY + 1)}
    for board, id in enumerate(BOARDS):
        core, ground = core_plate(box, board, COLOURS[id]), body(id)
        x, y = PLACES[-1]
        printed = svg.moved(x - core.width / 2, y - core.height / 2, core.svg)
        faces |= {f"core-{id}": core, f"body-{id}": ground, f"board-{id}": Face(BODY, BODY, ground.svg + printed)}
    faces |= {"die": Face(44, 44, svg.moved(22, 20, real_die(0), digits(0, 0, 24, "?", CREAM)))}
    faces |= {"back": back(), "pile": pile(), "cost": cost(), "first": first(), "cover": cover()}
    return Art(faces | {"deactivated": asleep(), "defeated": broken()}, seats=SEATS)


def dial(energy: int) -> Face:
    """The energy of a robot: a gauge that runs from the lower left to the lower right, and the number in it."""
    colour = RED if energy <= 4 else ORANGE if energy <= 9 else GREEN
    drawn = disc(50, 50, 47, CREAM, 3) + arc(1, SAND, 13)
    drawn += arc(energy / MAX_ENERGY, colour, 13) if energy else ""
    for mark in range(0, MAX_ENERGY + 1, 3):
        x, y = around(mark / MAX_ENERGY, 29)
        to_x, to_y = around(mark / MAX_ENERGY, 43)
        drawn += svg.path(f"M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}", stroke=INK, stroke_width=1.4)
    return Face(100, 100, drawn + svg.moved(50, 80, bolt(), scale=0.9), value=(50, 48, 32), ink=INK)


def around(part: float, r: float) -> tuple[float, float]:
    """A point of the gauge: 0 at the lower left, 1 at the lower right."""
    angle = pi * (0.75 + 1.5 * part)
    return 50 + r * cos(angle), 50 + r * sin(angle)


def arc(part: float, colour: str, thick: float) -> str:
    """The gauge from its beginning up to a part of it."""
    (x, y), (to_x, to_y) = around(0, 36), around(part, 36)
    d = f"M{x:.1f} {y:.1f}A36 36 0 {int(part > 2 / 3)} 1 {to_x:.1f} {to_y:.1f}"
    return svg.path(d, fill="none", stroke=colour, stroke_width=thick)


def body(id: str) -> Face:
    """The board of a robot: its frame of tubes, a place for each part, and its sign."""
    colour = COLOURS[id]
    tubes = "M160 57V263M57 160H263M57 263H263"
    drawn = block(1.5, 1.5, BODY - 3, BODY - 3, colour, 18, 3)
    drawn += svg.rect(8, 8, BODY - 16, BODY - 16, rx=13, fill=INK, opacity=0.35)
    drawn += svg.path(tubes, stroke=INK, stroke_width=26, stroke_linecap="round")
    drawn += svg.path(tubes, stroke=IRON, stroke_width=19, stroke_linecap="round")
    drawn += svg.path(tubes, stroke=STEEL, stroke_width=6, stroke_linecap="round")
    for x, y in PLACES[:6]:
        hole: dict[str, svg.Value] = {"stroke": CREAM, "stroke_width": 2.5, "stroke_dasharray": "7 6", "opacity": 0.9}
        drawn += svg.rect(x - 48, y - 48, 96, 96, rx=10, fill="#3a3153")
        drawn += svg.rect(x - 44, y - 44, 88, 88, rx=8, fill="none", **hole)
    drawn += "".join(
        svg.moved(x, y, svg.path(d, fill=CREAM, opacity=0.3)) for (x, y), d in zip(PLACES, HINTS, strict=False)
    )
    return Face(BODY, BODY, drawn + svg.moved(*CORNER, shape(SIGNS[id], colour, 3)))


HINTS = (
    "M-16 -10Q-16 -22 0 -22Q16 -22 16 -10V16H-16z M-9 -6V2H-3V-6z M3 -6V2H9V-6z",
    "M-20 -22H20L14 22H-14z",
    "M24 -14V2H2Q-6 2 -6 10V22H-22V6Q-22 -14 -2 -14z",
    "M-24 -14V2H-2Q6 2 6 10V22H22V6Q22 -14 2 -14z",
    "M10 -22H24V22H-22V8H10z",
    "M-10 -22H-24V22H22V8H-10z",
)
"""The outline of what goes into each place."""

SIGNS = {
    "green": "M0 -30L30 24H-30z",
    "orange": "M0 -30A30 30 0 1 1 -0.1 -30z",
    "blue": "M-26 -26H26V26H-26z",
    "purple": "M0 -32L9 -10L32 -10L13 4L20 28L0 13L-20 28L-13 4L-32 -10L-9 -10z",
}
"""Each board has a shape besides its colour."""


def cost() -> Face:
    """The price of a row of the market."""
    drawn = shape("M3 30Q3 3 30 3H51V57H30Q3 57 3 30z", CREAM, 3) + svg.moved(39, 30, bolt(), scale=1.3)
    return Face(54, 60, drawn, value=(19, 30, 26), ink=INK)


def first() -> Face:
    """The robot that opens each round: a flag on the moon."""
    moon = disc(30, 52, 26, STEEL) + disc(20, 46, 4, IRON, 1.4) + disc(38, 54, 6, IRON, 1.4)
    flag = shape("M30 30V3", pen=3.4) + shape("M30 4H54L47 12L54 20H30z", RED)
    return Face(60, 80, flag + moon)


def asleep() -> Face:
    """A robot that waits for the other duel to end."""
    moon = shape("M96 60A48 48 0 1 1 58 8A38 38 0 0 0 96 60z", YELLOW, 4)
    letters: dict[str, svg.Value] = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    snore = "M68 20H88L68 42H88M92 4H104L92 18H104"
    dark = svg.path(snore, stroke=INK, stroke_width=11, **letters)
    return Face(110, 110, moon + dark + svg.path(snore, stroke=CREAM, stroke_width=5, **letters))


def broken() -> Face:
    """A robot that is out of the match: two crossed bars."""
    bars = "M20 20L100 100M100 20L20 100"
    line: dict[str, svg.Value] = {"fill": "none", "stroke_linecap": "round"}
    return Face(
        120,
        120,
        svg.path(bars, stroke=INK, stroke_width=30, **line) + svg.path(bars, stroke=RED, stroke_width=22, **line),
    )
