"""The cards of Moon-Bots: parts, upgrades and secret weapons, all 100 wide and high."""

from lunatheque.scene import Face, svg

from .art_icons import (
    CREAM,
    INK,
    ORANGE,
    PURPLE,
    SAND,
    TEAL,
    WHITE,
    YELLOW,
    block,
    bolt,
    condition,
    die,
    digits,
    disc,
    effects,
    fist,
    missile,
    shape,
    shield,
)
from .art_parts import DRAWINGS
from .art_weapons import ICONS
from .cards import PARTS, UPGRADE, UPGRADE_IDS
from .components import Box

SIZE = 100


def card(fill: str, *drawn: str) -> Face:
    """A card with its rim."""
    return Face(SIZE, SIZE, block(1.5, 1.5, 97, 97, fill, 10, 3) + "".join(drawn))


def part_card(box: Box, part: int) -> Face:
    """A part: on the left what it needs, at the bottom what it does."""
    needs = svg.rect(3, 3, 28, 94, rx=8, fill=SAND) + svg.moved(17, 6, condition(box.conditions[part]))
    does = effects(box.fists[part], box.missiles[part], box.gains[part], box.drains[part])
    return card(CREAM, needs, svg.moved(64, 38, DRAWINGS[part]), plate(does))


def plate(does: str) -> str:
    """What a part does, on a bright plate."""
    return block(3, 72, 94, 25, WHITE, 8, 2) + svg.moved(50, 84.5, does)


def core_plate(box: Box, board: int, colour: str) -> Face:
    """The attack printed on a robot's board: no card, but a plate screwed to it."""
    part = PARTS + board
    does = effects(box.fists[part], box.missiles[part], box.gains[part], box.drains[part])
    rim = shape("M14 2H86L98 14V86L86 98H14L2 86V14z", colour, 3)
    screws = "".join(disc(x, y, 3, YELLOW, 1.4) for x, y in ((14, 12), (86, 12)))
    needs = svg.moved(50, 14, svg.moved(0, 12, condition(box.conditions[part]), scale=1.3))
    return Face(SIZE, SIZE, rim + screws + needs + plate(does))


# Upgrades ------------------------------------------------------------------------------------------------------------


def plus_one(x: float, y: float) -> str:
    """One more."""
    return disc(x, y, 15, YELLOW) + digits(x, y, 19, "+1")


def again() -> str:
    """An arrow that goes round."""
    return shape("M-30 6A30 30 0 1 1 -12 28", pen=6) + shape("M-23 19L-12 28L-20 39z", INK, 2)


UPGRADES = {
    "UDIE": svg.moved(42, 56, die(5, 54)) + plus_one(78, 26),
    "URER": svg.moved(50, 52, again(), svg.moved(0, 0, die(3, 32))),
    "UFIB": svg.moved(44, 58, fist(), scale=2.7) + plus_one(78, 26),
    "UFIP": svg.moved(50, 52, shield(), scale=3.2) + svg.moved(50, 50, fist(), scale=1.7),
    "UMIB": svg.moved(42, 58, missile(), scale=2.7) + plus_one(80, 74),
    "UMIP": svg.moved(50, 52, shield(), scale=3.2) + svg.moved(49, 50, missile(), scale=1.7),
}


def upgrade_card(box: Box, id: str) -> Face:
    """An upgrade: a cut-off card, with what it costs besides the price of its row."""
    surcharge = box.surcharges[UPGRADE + UPGRADE_IDS.index(id)]
    rim = shape("M20 1.5H88.5Q98.5 1.5 98.5 11.5V80L80 98.5H11.5Q1.5 98.5 1.5 88.5V20z", "#bfe3dc", 3)
    extra = svg.moved(19, 84, disc(0, 0, 14, CREAM, 2), svg.moved(6, 0, bolt(), scale=0.8)) if surcharge else ""
    price = digits(14, 84, 15, f"{surcharge}") if surcharge else ""
    return Face(SIZE, SIZE, rim + UPGRADES[id] + extra + price)


# Secret weapons ------------------------------------------------------------------------------------------------------


def weapon_card(weapon: int) -> Face:
    """A secret weapon: its icon in the light of a lamp."""
    return card("#4b3a72", disc(50, 50, 43, SAND, 2.4), svg.moved(50, 50, ICONS[weapon]))


def back() -> Face:
    """A secret weapon face down."""
    rays = "".join(svg.moved(50, 50, svg.path("M-4 -22L0 -44L4 -22z", fill=YELLOW), angle=45 * at) for at in range(8))
    return card("#4b3a72", rays, disc(50, 50, 25, PURPLE), digits(50, 50, 38, "?", CREAM))


def pile() -> Face:
    """The draw pile, and how many cards it holds."""
    under = block(9, 9, 89, 89, ORANGE, 10, 3) + block(5, 5, 89, 89, ORANGE, 10, 3)
    top = block(1.5, 1.5, 89, 89, TEAL, 10, 3)
    teeth = "".join(svg.moved(46, 46, svg.rect(-6, -38, 12, 14, rx=3, fill=CREAM), angle=45 * at) for at in range(8))
    return Face(SIZE, SIZE, under + top + teeth + svg.circle(46, 46, 30, fill=CREAM), value=(46, 46, 30), ink=INK)
