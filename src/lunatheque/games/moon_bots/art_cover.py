"""The cover of the box: two robots made of scrap, about to meet in a crater of the Moon."""

from lunatheque.scene import Face, svg

from .art_icons import (
    BLUE,
    CREAM,
    GREEN,
    INK,
    IRON,
    PURPLE,
    SAND,
    STEEL,
    YELLOW,
    block,
    disc,
    missile,
    real_die,
    shape,
)
from .art_parts import HEADS, LEFT_ARMS, LEFT_LEGS, RIGHT_ARMS, RIGHT_LEGS, TORSOS

SKY = ("#1b1440", "#35215e", "#6b3a72", "#c9665c")
STARS = ((24, 76), (62, 52), (98, 112), (146, 92), (204, 52), (244, 112), (276, 84), (274, 158), (22, 178), (128, 150))


def cover() -> Face:
    """Two robots, the dice that set them off, and a missile on its way."""
    near = robot(110, 272, 1.1, (2, 1, 2, 2, 1, 2), (IRON, GREEN))
    far = robot(226, 202, 0.8, (1, 2, 3, 1, 3, 0), (STEEL, PURPLE))
    dice = svg.moved(214, 346, real_die(5), scale=1.1, angle=-14) + svg.moved(
        262, 364, real_die(2), scale=1.1, angle=11
    )
    shot = svg.moved(158, 116, missile(), scale=1.8, angle=-122)
    smoke = "".join(
        svg.circle(x, y, r, fill=CREAM, fill_opacity=0.75) for x, y, r in ((178, 120, 5), (187, 124, 7), (197, 131, 5))
    )
    return Face(300, 400, sky() + ground() + far + smoke + shot + near + dice)


def sky() -> str:
    """Dusk in bands, stars, and the Earth."""
    bands = "".join(svg.rect(0, 88 * at, 300, 140, fill=colour) for at, colour in enumerate(SKY))
    stars = "".join(svg.circle(x, y, 1.2 + (x + y) % 3 / 2, fill=CREAM) for x, y in STARS)
    lands = "M26 112Q38 104 48 114Q42 126 30 126zM54 122Q68 124 72 136Q62 148 52 142z"
    earth = disc(46, 128, 28, BLUE, 3) + shape(lands, GREEN, 2)
    return bands + stars + earth


def ground() -> str:
    """The floor of a crater, its rim, and stones."""
    rim = shape("M-6 262Q30 244 70 258Q112 240 160 254Q214 238 250 252Q280 244 306 258V410H-6z", "#8d7aa5", 3)
    floor = shape("M-6 318Q60 292 150 302T306 304V410H-6z", SAND, 3)
    craters = "".join(
        svg.ellipse(x, y, wide, wide * 0.3, fill="#d2b482", stroke=INK, stroke_width=2)
        for x, y, wide in ((24, 372, 26), (168, 322, 14), (178, 386, 22), (276, 322, 20))
    )
    return rim + floor + craters


def robot(x: float, y: float, scale: float, parts: tuple[int, ...], colours: tuple[str, str]) -> str:
    """A robot around its belly: one of each kind of part, held together by pipes and a frame."""
    head, torso, left, right, leg, other = parts
    pipe, frame = colours
    limbs = shape("M-30 0H-52M30 0H52M-16 34L-26 62M16 34L26 62M0 -26V-48", pen=15)
    joints = svg.path(
        "M-30 0H-52M30 0H52M-16 34L-26 62M16 34L26 62M0 -26V-48", fill="none", stroke=pipe, stroke_width=9
    )
    body = block(-36, -36, 72, 74, frame, 14, 3.4) + svg.moved(0, 2, TORSOS[torso], scale=0.92)
    bolts = "".join(disc(at, height, 3, YELLOW, 1.6) for at in (-30, 30) for height in (-30, 32))
    drawn = (
        limbs
        + joints
        + svg.moved(-30, 84, LEFT_LEGS[leg], scale=0.9)
        + svg.moved(32, 84, RIGHT_LEGS[other], scale=0.9)
        + svg.moved(-70, 0, LEFT_ARMS[left], scale=1.05)
        + svg.moved(70, 0, RIGHT_ARMS[right], scale=1.05)
        + body
        + bolts
        + svg.moved(0, -66, HEADS[head], scale=1.15)
    )
    return svg.moved(x, y, drawn, scale=scale)
