"""Icons of Moon-Bots: what dice do, around their own origin, about 20 high; and the pens they are drawn with."""

from lunatheque.scene import svg

INK = "#2b2140"
CREAM = "#fff3d9"
SAND = "#f3dfb4"
RED = "#e2502f"
ORANGE = "#f08a3c"
YELLOW = "#f7c948"
GREEN = "#5b9a5e"
TEAL = "#2f9c95"
BLUE = "#4a86b8"
PURPLE = "#8a63b5"
STEEL = "#c3ced6"
IRON = "#7d8b99"
WHITE = "#ffffff"

PEN = 2.4
"""How thick outlines are."""


def shape(d: str, fill: str = "none", pen: float = PEN) -> str:
    """A path with a thick outline."""
    return svg.path(d, fill=fill, stroke=INK, stroke_width=pen, stroke_linejoin="round", stroke_linecap="round")


def block(x: float, y: float, width: float, height: float, fill: str, rx: float = 3, pen: float = PEN) -> str:
    """A rectangle with a thick outline."""
    return svg.rect(x, y, width, height, rx=rx, fill=fill, stroke=INK, stroke_width=pen)


def disc(x: float, y: float, r: float, fill: str, pen: float = PEN) -> str:
    """A circle with a thick outline."""
    return svg.circle(x, y, r, fill=fill, stroke=INK, stroke_width=pen)


def dot(x: float, y: float, r: float, fill: str = INK) -> str:
    """A circle without one."""
    return svg.circle(x, y, r, fill=fill)


def digits(x: float, y: float, size: float, value: str, fill: str = INK) -> str:
    """A number."""
    return svg.words(x, y, size, value, fill=fill)


# What parts do -----------------------------------------------------------------------------------------------------


def fist() -> str:
    """A fist seen from the front: four fingers and a thumb."""
    fingers = "".join(block(-9.5 + 4.8 * at, -8, 5, 10, ORANGE, 2.4, 1.8) for at in range(4))
    return (
        fingers
        + shape("M-9.5 0H9.5V4Q9.5 9.5 4 9.5H-4Q-9.5 9.5 -9.5 4z", ORANGE, 1.8)
        + block(-9.5, 0, 12, 4.6, ORANGE, 2.3, 1.8)
    )


def missile() -> str:
    """A rocket on its way up and to the right."""
    body = shape("M0 -11Q5 -6 5 0V6H-5V0Q-5 -6 0 -11z", RED, 1.8)
    fins = shape("M-5 1L-9 8H-5z M5 1L9 8H5z", STEEL, 1.8)
    flame = svg.path("M-3.5 7L0 13L3.5 7z", fill=YELLOW, stroke=INK, stroke_width=1.4, stroke_linejoin="round")
    return svg.moved(0, 0, flame, fins, body, dot(0, -2, 2, CREAM), angle=40)


def bolt(fill: str = YELLOW) -> str:
    """A flash of energy."""
    return shape("M3 -11L-7 2H-1L-3 11L7 -2H1z", fill, 1.8)


def gain() -> str:
    """Energy won: a bright flash that goes up."""
    return bolt() + shape("M9 -1V-10M5.5 -6.5L9 -10L12.5 -6.5", pen=2.6)


def drain() -> str:
    """Energy lost: an empty flash that goes down."""
    return bolt(CREAM) + shape("M9 -10V-1M5.5 -4.5L9 -1L12.5 -4.5", pen=2.6)


def shield(fill: str = TEAL) -> str:
    """A shield."""
    return shape("M0 -12L11 -8V0Q11 9 0 13Q-11 9 -11 0V-8z", fill)


# Dice --------------------------------------------------------------------------------------------------------------

PIPS = (
    (),
    ((0, 0),),
    ((-1, -1), (1, 1)),
    ((-1, -1), (0, 0), (1, 1)),
    ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)


def die(face: int, size: float = 20, fill: str = WHITE, ink: str = INK) -> str:
    """A die that shows a face, or none yet (0), around its origin."""
    half = size / 2
    pips = "".join(dot(x * size * 0.27, y * size * 0.27, size * 0.105, ink) for x, y in PIPS[face])
    return block(-half, -half, size, size, fill, size * 0.22, max(1.6, size / 14)) + pips


def real_die(face: int) -> str:
    """A die of the box, 40 high: red and with an edge, unlike those that are printed on cards."""
    return svg.rect(-20, -16, 40, 38, rx=9, fill=INK) + svg.moved(0, -1, die(face, 38, RED, CREAM))


def condition(dice: str) -> str:
    """What a part needs, in a column 24 wide around x = 0, from y = 0 downwards."""
    if dice == "pair":
        same = svg.group(shape("M-5 0H5M-5 4.5H5", pen=2.4))
        return svg.moved(0, 11, die(0)) + svg.moved(0, 25.5, same) + svg.moved(0, 44, die(0))
    if dice.startswith("sum"):
        _, sign, total = dice.split()
        plus = svg.moved(0, 20, shape("M-4 0H4M0 -4V4", pen=3.4), scale=0.6)
        two = svg.moved(0, 8.5, die(0, 16)) + plus + svg.moved(0, 31.5, die(0, 16))
        return two + digits(0, 53, 17 if len(total) == 1 else 13, f"{sign}{total}")
    faces = [int(face) for face in dice.split()]
    size = min(22.0, 64 / len(faces) - 2)
    step = size + 2
    return "".join(svg.moved(0, size / 2 + 1 + step * at, die(face, size)) for at, face in enumerate(faces))


def effects(fists: int, missiles: int, gains: int, drains: int) -> str:
    """What a part does, in a line 90 wide around (0, 0): a large number and an icon for each thing."""
    icons = [(fists, fist()), (missiles, missile()), (gains, gain()), (drains, drain())]
    shown = [(count, icon) for count, icon in icons if count]
    scale = 1 if len(shown) < 3 else 2 / len(shown)
    step = 44 * scale
    drawn = []
    for at, (count, icon) in enumerate(shown):
        x = step * (at - (len(shown) - 1) / 2)
        drawn.append(svg.moved(x, 0, digits(-11, 0, 22, str(count)), svg.moved(8, 0, icon), scale=scale))
    return "".join(drawn)
