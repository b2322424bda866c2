"""Tiles: every kind has a shape of its own, drawn around its origin in a square of 40."""

from lunatheque.scene import Face, svg

from .components import Box
from .kinds import ICONS, KIND_IDS, TILE_IDS, TYPES
from .palette import (
    BARE,
    CREAM,
    DEEP,
    DUST,
    INK,
    LEAF,
    LINE,
    MUSTARD,
    NIGHT,
    ORANGE,
    PAPER,
    PLUM,
    ROCK,
    RUST,
    SHADE,
    SKY,
    TEAL,
    THIN,
)

SIZE = 60


def hydrogen() -> str:
    """A dish with one electron on its orbit."""
    return "".join(
        [
            svg.path("M-15 -3A16 16 0 0 0 15 -3z", fill=PAPER, **LINE),
            svg.path("M0 12V18M-8 18H8", **BARE),
            svg.path("M0 -3V-10", **BARE),
            svg.ellipse(0, -11, 13, 5, **BARE),
            svg.circle(0, -11, 3.6, fill=RUST, **THIN),
            svg.circle(12, -13, 2.6, fill=INK),
        ]
    )


def oxygen() -> str:
    """Two rings that hold each other: a molecule in its tank."""
    return "".join(
        [
            svg.rect(-17, -11, 34, 24, rx=12, fill=PAPER, **LINE),
            svg.circle(-6, 1, 7.5, fill="none", stroke=TEAL, stroke_width=4),
            svg.circle(6, 1, 7.5, fill="none", stroke=TEAL, stroke_width=4),
            svg.path("M-4 -11V-17H4V-11M-8 -17H8", **BARE),
        ]
    )


def water() -> str:
    """A drop over a bowl."""
    return "".join(
        [
            svg.path("M0 -18C5 -9 10 -4 10 2A10 10 0 0 1 -10 2C-10 -4 -5 -9 0 -18z", fill="#4a9fd8", **LINE),
            svg.path("M-5 2A5 5 0 0 0 0 8", fill="none", stroke=PAPER, stroke_width=2.4, stroke_linecap="round"),
            svg.path("M-17 10C-14 19 14 19 17 10", **BARE),
        ]
    )


def dome(inside: str) -> str:
    """A glass dome over something that grows."""
    return "".join(
        [
            svg.path("M-17 14V4A17 17 0 0 1 17 4V14z", fill=PAPER, **LINE),
            svg.path("M-9 -10C-11 0 -11 8 -11 14M9 -10C11 0 11 8 11 14", stroke=DUST, stroke_width=1.6, fill="none"),
            inside,
            svg.rect(-19, 13, 38, 5, rx=2, fill=INK),
        ]
    )


STALK = svg.path("M0 -6C0 -9 2 -10 4 -11", **BARE)
FRUITS = {
    "GP": svg.path("M0 -6C4 -6 4 -1 6 3A7 7 0 1 1 -6 3C-4 -1 -4 -6 0 -6z", fill="#b9c53b", **THIN) + STALK,
    "GA": svg.path("M0 -3C4 -6 9 -3 8 3C7 9 3 11 0 10C-3 11 -7 9 -8 3C-9 -3 -4 -6 0 -3z", fill="#d0342c", **THIN)
    + STALK,
    "GL": svg.path("M-10 3C-8 -5 8 -5 10 3C8 11 -8 11 -10 3z", fill="#f2cf35", **THIN)
    + svg.path("M-10 3H-13M10 3H13", **BARE),
    "GX": svg.circle(-6, 6, 4.6, fill="#d0342c", **THIN)
    + svg.circle(6, 6, 4.6, fill="#f2cf35", **THIN)
    + svg.circle(0, -2, 4.6, fill="#b9c53b", **THIN),
}


def office() -> str:
    """A shop with its striped awning."""
    stripes = "".join(
        [svg.rect(-16 + 8 * n, -12, 8, 9, fill=(RUST, PAPER)[n % 2], stroke=INK, stroke_width=1.2) for n in range(4)]
    )
    return "".join(
        [
            svg.rect(-14, -4, 28, 20, fill=PAPER, **LINE),
            stripes,
            svg.rect(-2, 4, 10, 12, fill=MUSTARD, **THIN),
            svg.rect(-11, 2, 6, 6, fill=SKY, **THIN),
            svg.path("M-7 -12V-18H9L5 -15L9 -12", fill=MUSTARD, **THIN),
        ]
    )


def meteorite() -> str:
    """A rock with craters and a fiery tail."""
    return "".join(
        [
            svg.path("M2 -6L17 -18L11 -4L19 -6L10 4z", fill=ORANGE, **THIN),
            svg.path("M-14 -4L-6 -11L5 -9L11 0L9 10L0 17L-10 15L-16 6z", fill=ROCK, **LINE),
            svg.circle(-5, 1, 4, fill=SHADE),
            svg.circle(4, 7, 3, fill=SHADE),
            svg.circle(2, -4, 2, fill=SHADE),
        ]
    )


def sign(category: int) -> str:
    """The sign of a class, to be drawn small."""
    return [
        symbol("H"),
        symbol("O"),
        symbol("W"),
        dome(svg.path("M0 10V-4M0 2C5 2 8 -1 8 -5C3 -5 0 -2 0 2M0 6C-5 6 -8 3 -8 -1C-3 -1 0 2 0 6", **BARE)),
        symbol("SO"),
        symbol("ME"),
        module(""),
    ][category]


def module(inset: str) -> str:
    """A capsule on legs, with a porthole."""
    return "".join(
        [
            svg.path("M-12 10L-17 18M12 10L17 18M-19 18H-14M14 18H19", **BARE),
            svg.rect(-18, -14, 36, 26, rx=13, fill=PAPER, **LINE),
            svg.path("M0 -14V-19M-4 -19H4", **BARE),
            inset or svg.circle(0, -1, 7, fill=SKY, **THIN),
        ]
    )


def residence(inset: str) -> str:
    """A tower of flats with a round front."""
    windows = "".join([svg.rect(x, y, 5, 4, rx=1, fill=MUSTARD) for x in (-15, 10) for y in (-10, -3, 4, 11)])
    return "".join(
        [
            svg.path("M-18 18V-14H-8V-19H8V-14H18V18z", fill=PLUM, **LINE),
            windows,
            svg.circle(0, 0, 10, fill=PAPER, **THIN),
            inset,
        ]
    )


def landing() -> str:
    """A rocket on its landing circle."""
    return "".join(
        [
            svg.ellipse(0, 14, 18, 5, fill="none", stroke=PAPER, stroke_width=2.4, stroke_dasharray="5 3"),
            svg.path("M-6 6L-12 14V6L-6 0zM6 6L12 14V6L6 0z", fill=RUST, **THIN),
            svg.path("M0 -20C7 -12 8 -2 6 9H-6C-8 -2 -7 -12 0 -20z", fill=PAPER, **LINE),
            svg.circle(0, -6, 3.4, fill=SKY, **THIN),
            svg.path("M-3 9L0 17L3 9z", fill=MUSTARD, **THIN),
        ]
    )


def demolition() -> str:
    """A blast: a star with many points, and an open plot in its middle."""
    star = "M0 -19L5 -10L14 -14L11 -5L19 0L11 5L14 14L5 10L0 19L-5 10L-14 14L-11 5L-19 0L-11 -5L-14 -14L-5 -10z"
    return "".join(
        [
            svg.path(star, fill=MUSTARD, **LINE),
            svg.rect(-7, -7, 14, 14, rx=3, fill=PAPER, stroke=INK, stroke_width=1.6, stroke_dasharray="3 2.4"),
        ]
    )


def logistics() -> str:
    """Two arrows that change places."""
    return "".join(
        [
            svg.path("M-17 -12H5V-18L18 -8L5 2V-4H-17z", fill=PAPER, **LINE),
            svg.path("M17 12H-5V18L-18 8L-5 -2V4H17z", fill=MUSTARD, **LINE),
        ]
    )


GROUNDS = {
    "H": ORANGE,
    "O": "#bfe3dc",
    "W": DEEP,
    "GP": LEAF,
    "GA": LEAF,
    "GL": LEAF,
    "GX": LEAF,
    "SO": MUSTARD,
    "ME": NIGHT,
    "LF": TEAL,
    "DM": RUST,
    "LR": SKY,
}


def symbol(kind: str) -> str:
    """What is drawn on a tile of a kind."""
    if kind in FRUITS:
        return dome(FRUITS[kind])
    if "-" in kind:
        wanted = sign(TYPES.index(kind[3:]))
        if kind.startswith("MH"):
            return module(svg.moved(0, -1, wanted, scale=0.5))
        return residence(svg.moved(0, 0, wanted, scale=0.42))
    drawn = {
        "H": hydrogen,
        "O": oxygen,
        "W": water,
        "SO": office,
        "ME": meteorite,
        "LF": landing,
        "DM": demolition,
        "LR": logistics,
    }
    return drawn[kind]()


def ground(kind: str) -> str:
    """The colour of a tile: Modul'habs and complexes have one each."""
    return GROUNDS.get(kind, "#e9c9a6" if kind.startswith("MH") else CREAM)


def tile(id: str) -> Face:
    """A tile of 60 by 60: two stripes of its time, its symbol, and its robots at the top right."""
    number = TILE_IDS.index(id)
    kind, icons = KIND_IDS[number // ICONS], number % ICONS
    parts = [
        svg.rect(1.5, 1.5, SIZE - 3, SIZE - 3, rx=11, fill=ground(kind), **LINE),
        svg.path("M3 50C20 44 40 58 57 50", fill="none", stroke=PAPER, stroke_width=2, opacity=0.45),
        svg.moved(SIZE / 2, SIZE / 2 + 1, symbol(kind), scale=1.12),
    ]
    parts += [svg.moved(SIZE - 11 - 14 * n, 11, robot(), scale=0.42) for n in range(icons)]
    return Face(SIZE, SIZE, "".join(parts))


def robot() -> str:
    """A Selenite robot: a round head with two eyes and an aerial, in a square of 40."""
    return "".join(
        [
            svg.path("M0 -14V-19", **BARE),
            svg.circle(0, -20, 2.6, fill=RUST, **THIN),
            svg.path("M-15 8V0A15 14 0 0 1 15 0V8z", fill=PAPER, **LINE),
            svg.rect(-17, 7, 34, 11, rx=4, fill=TEAL, **LINE),
            svg.circle(-6, -1, 3.6, fill=INK),
            svg.circle(6, -1, 3.6, fill=INK),
        ]
    )


def tiles(box: Box) -> dict[str, Face]:
    """All tiles of the kinds that a box has."""
    return {id: tile(id) for id in TILE_IDS if id.partition("+")[0] in box.names}
