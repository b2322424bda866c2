"""Exploration cards: four series of eight, each rank with a machine of its own."""

from lunatheque.scene import Face, svg

from .art_signs import DARK, FILLS, INK, LIGHT, PAPER, sign
from .things import CARD_IDS, COLOURS, HAND, RANKS

WIDTH, HEIGHT = 92, 130
SMALL_WIDTH, SMALL_HEIGHT = 34, 46

NAMES = ("MOLAB", "MOBEX", "", "", "", "", "", "")

MACHINES = (
    # The MOLAB: a laboratory on six wheels, with a dome and an aerial.
    "M10 44V22C10 18 13 15 18 15H44C58 15 66 26 68 44zM20 22H34V32H20zM40 22H52L57 32H40zM24 15V6H30M10 44H68V48H10z",
    # The MOBEX: a small open car with a mast.
    "M8 44L16 32H40L46 24H60L64 44zM48 24V8H60V14H48M18 32V24H26V32",
    # The lunar module: a cabin on legs.
    "M24 28L28 14H50L54 28L50 34H28zM32 18H38V26H32zM42 18H46V26H42z"
    "M28 34H50L54 44H24zM26 40L12 58M52 40L66 58M6 58H18M60 58H72",
    # The jeep: a frame, a seat, a dish.
    "M6 44H70V38H52L48 26H40V38H30L26 30H16L12 38H6zM54 38V20M46 14C48 22 60 22 62 14z",
    # The drill: a derrick over a screw.
    "M39 4L24 40H54zM30 26H48M34 16H44M36 40H42V50L46 52L36 55L46 58L39 62L36 58M16 40H62V44H16z",
    # The spacesuit: helmet, shoulders, a pack.
    "M39 6A14 14 0 0 1 39 34A14 14 0 0 1 39 6zM32 14H46C49 14 49 26 46 26H32C29 26 29 14 32 14z"
    "M22 36H56L62 58H50V46V60H28V46V58H16z",
    # The aerial: a dish on a tripod.
    "M16 12C18 38 38 50 60 44zM38 34L54 12M52 8A4 4 0 1 1 58 16M34 44L24 62M40 46V62M46 46L56 62M18 62H62",
    # The probe: a ball with four rods.
    "M39 22A12 12 0 1 1 39 46A12 12 0 1 1 39 22zM30 27L10 8M48 27L68 8M30 42L12 62M48 42L66 62M35 30A5 5 0 0 1 41 28",
)
"""A drawing for each rank, in a field 78 wide and 66 high."""
WHEELS = {0: (18, 32, 46, 60), 1: (20, 54), 3: (18, 58)}


def card_faces() -> dict[str, Face]:
    """All cards, large for hands and tricks, small for discards; their back, the talon and the signs of trump."""
    faces = {}
    for number, id in enumerate(CARD_IDS):
        colour, rank = COLOURS[number // RANKS], number % RANKS
        faces[id] = card(colour, rank)
        faces[f"small-{id}"] = small_card(colour, rank)
    for colour in COLOURS:
        faces[f"trump-{colour}"] = trump(colour)
    faces |= {f"tricks-{colour}-{count}": tricks(colour, count) for colour in COLOURS for count in range(HAND + 1)}
    return faces | {"small-back": small_back(), "talon": talon()}


def machine(colour: str, rank: int) -> str:
    """What a card shows."""
    drawing = svg.path(
        MACHINES[rank], fill=PAPER, stroke=INK, stroke_width=2.2, stroke_linejoin="round", stroke_linecap="round",
        fill_rule="evenodd",
    )  # fmt: skip
    wheels = "".join(
        svg.circle(x, 50, 7, fill=INK) + svg.circle(x, 50, 2.6, fill=FILLS[colour]) for x in WHEELS.get(rank, ())
    )
    return drawing + wheels


def card(colour: str, rank: int) -> Face:
    """A card: its rank and sign in the corner, its machine on the ground of the Moon."""
    parts = [
        svg.rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, rx=9, fill=PAPER, stroke=DARK[colour], stroke_width=3),
        svg.rect(7, 40, WIDTH - 14, HEIGHT - 58, rx=6, fill=LIGHT[colour]),
        svg.path(
            "M7 98C24 90 38 100 52 94S76 92 85 97V106C85 109 82 112 79 112H13C10 112 7 109 7 106z", fill="#d6d2c4"
        ),
        svg.words(20, 22, 26, rank + 1, fill=DARK[colour]),
        sign(colour, 46, 22, 20),
        sign(colour, 74, 22, 14, DARK[colour]),
        svg.moved(10, 44, machine(colour, rank), scale=0.92),
    ]
    if NAMES[rank]:
        parts.append(svg.words(WIDTH / 2, 119.5, 11, NAMES[rank], fill=DARK[colour], letter_spacing=1.5))
    else:
        parts.append(svg.path(f"M30 119H{WIDTH - 30}", stroke=DARK[colour], stroke_width=2))
    return Face(WIDTH, HEIGHT, "".join(parts))


def small_card(colour: str, rank: int) -> Face:
    """A card among the discards: rank and sign."""
    parts = [
        svg.rect(1, 1, SMALL_WIDTH - 2, SMALL_HEIGHT - 2, rx=5, fill=PAPER, stroke=DARK[colour], stroke_width=2),
        svg.words(17, 15, 19, rank + 1, fill=DARK[colour]),
        sign(colour, 17, 34, 13),
    ]
    return Face(SMALL_WIDTH, SMALL_HEIGHT, "".join(parts))


def small_back() -> Face:
    """The back of a card in a rival's hand."""
    return Face(SMALL_WIDTH, SMALL_HEIGHT, svg.moved(0, 0, back_drawing(), scale=SMALL_WIDTH / WIDTH))


def back_drawing() -> str:
    """The back of a card: the crescent of the Moon among stars."""
    stars = "".join(
        svg.circle(x, y, r, fill="#fbe08a") for x, y, r in ((20, 24, 2), (70, 30, 1.6), (28, 104, 1.8), (74, 98, 2.2))
    )
    return "".join(
        [
            svg.rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, rx=9, fill="#1c2456", stroke=PAPER, stroke_width=3),
            svg.rect(8, 8, WIDTH - 16, HEIGHT - 16, rx=6, fill="none", stroke="#7f8cc9", stroke_width=1.5),
            svg.circle(46, 65, 24, fill="#e9e4d2"),
            svg.circle(55, 58, 21, fill="#1c2456"),
            svg.path("M16 92C34 70 58 60 78 34", fill="none", stroke="#8ee7ff", stroke_width=2, stroke_dasharray="3 5"),
            stars,
        ]
    )


def talon() -> Face:
    """The talon with the number of its cards."""
    back = svg.moved(0, 0, back_drawing(), scale=0.5)
    plate = svg.rect(7, 20, 32, 24, rx=7, fill="#fffaf0", stroke=INK, stroke_width=2)
    return Face(WIDTH / 2, HEIGHT / 2, back + plate, value=(23, 32, 18), ink=INK)


def trump(colour: str) -> Face:
    """The trump of a fight: a great seal with the sign of its colour."""
    parts = [
        svg.circle(36, 36, 34, fill=LIGHT[colour], stroke=DARK[colour], stroke_width=4),
        svg.circle(36, 36, 27, fill="none", stroke=DARK[colour], stroke_width=1.5, stroke_dasharray="3 4"),
        sign(colour, 36, 36, 34),
    ]
    return Face(72, 72, "".join(parts))


def tricks(colour: str, count: int) -> Face:
    """How many tricks a player has: a small fan of cards with the number, and the sign of the rocket."""
    fan = "".join(
        svg.moved(29, 44, svg.rect(-11, -34, 22, 32, rx=4, fill=PAPER, stroke=INK, stroke_width=2), angle=angle)
        for angle in (-22, 0, 22)
    )
    plate = svg.circle(29, 31, 13, fill="#fffaf0", stroke=INK, stroke_width=2)
    flag = svg.circle(70, 25, 15, fill=LIGHT[colour], stroke=DARK[colour], stroke_width=2.5)
    parts = [fan, plate, svg.words(29, 31, 18, count, fill=INK), flag, sign(colour, 70, 25, 18, FILLS[colour])]
    return Face(88, 50, "".join(parts))
