"""Signs that stand for things on cards, plans and boards, told by their shapes; each fits a circle of radius 12."""

from math import cos, pi, sin

from lunatheque.scene import svg

from .palette import (
    BARE,
    BLUE,
    COMPANIES,
    COMPANY_DARK,
    CREAM,
    CYAN,
    DARK_GOLD,
    GOLD,
    GREEN,
    INK,
    LINE,
    LUNA,
    SEATS,
    THIN,
)

GOODS = {"MI": "#3f9a63", "TI": "#5b86c4", "CA": "#4a4d5e", "EN": "#eeb32b", "SC": "#9a5bc0", "FS": "#d9702f"}
"""What cards are about, and its colour."""


def polygon(corners: int, r: float, turn: float = -90) -> str:
    """The points of a regular polygon around the origin, as a path."""
    angles = [(turn + 360 * at / corners) * pi / 180 for at in range(corners)]
    return "M" + " L".join(f"{r * cos(a):.2f} {r * sin(a):.2f}" for a in angles) + " z"


def minerals() -> str:
    """A cluster of crystals."""
    tall = svg.path("M-3 11 L-6 -3 L-1 -11 L4 -4 L3 11 z", fill="#57b67e", **LINE)
    side = svg.path("M3 11 L4 0 L8 -4 L11 1 L9 11 z", fill="#3f9a63", **LINE)
    low = svg.path("M-4 11 L-6 3 L-10 1 L-11 6 L-9 11 z", fill="#2f7d4e", **LINE)
    return low + side + tall + svg.path("M-1 -11 L-1 11", **{**BARE, "stroke_width": 1})


def titanium() -> str:
    """An ingot."""
    front = svg.path("M-11 8 L-8 -2 L6 -2 L9 8 z", fill="#5b86c4", **LINE)
    top = svg.path("M-8 -2 L-4 -8 L9 -8 L6 -2 z", fill="#a9c6ec", **LINE)
    side = svg.path("M6 -2 L9 -8 L12 2 L9 8 z", fill="#3b609a", **LINE)
    return front + top + side


def carbon() -> str:
    """Three rings of a lattice."""
    ring = svg.path(polygon(6, 6), fill="#4a4d5e", stroke=CREAM, stroke_width=1.2, stroke_linejoin="round")
    spots = ((-5.2, 4), (5.2, 4), (0, -5))
    back = svg.circle(0, 0.5, 12, fill="#23252f", **LINE)
    return back + "".join(svg.moved(x, y, ring, scale=0.86) for x, y in spots)


def energy() -> str:
    """A bolt."""
    return svg.path("M3 -12 L-8 2 L-1 2 L-4 12 L8 -3 L1 -3 z", fill="#ffd447", **LINE)


def scientist() -> str:
    """A flask."""
    glass = svg.path("M-3 -11 L-3 -4 L-10 9 Q-10 11 -8 11 L8 11 Q10 11 10 9 L3 -4 L3 -11 z", fill=CREAM, **LINE)
    fluid = svg.path("M-6.6 3 L-10 9 Q-10 11 -8 11 L8 11 Q10 11 10 9 L6.6 3 z", fill="#9a5bc0", **THIN)
    neck = svg.rect(-5, -12, 10, 3, rx=1.2, fill="#9a5bc0", **THIN)
    return glass + fluid + neck + svg.circle(1, 7, 1.6, fill=CREAM) + svg.circle(-3, 5.6, 1, fill=CREAM)


def field_scientist() -> str:
    """A helmet."""
    head = svg.circle(0, -1, 10, fill=CREAM, **LINE)
    visor = svg.rect(-6.5, -5.5, 13, 9, rx=4, fill="#d9702f", **LINE)
    collar = svg.path("M-9 10 Q0 5 9 10 L9 12 L-9 12 z", fill="#d9702f", **LINE)
    return head + visor + collar + svg.path("M-3.5 -2.5 L0 -2.5", **{**BARE, "stroke": CREAM})


def coin() -> str:
    """A CrypCoin without a number."""
    rim = svg.circle(0, 0, 11, fill=GOLD, stroke=DARK_GOLD, stroke_width=1.8)
    return rim + svg.circle(0, 0, 8, fill="none", stroke=DARK_GOLD, stroke_width=0.9, stroke_dasharray="2 1.6")


def helium() -> str:
    """A tank."""
    body = svg.rect(-7, -8, 14, 19, rx=5, fill=CYAN, **LINE)
    valve = svg.path("M-3 -8 L-3 -11 L3 -11 L3 -8 M-6 -11 L6 -11", **BARE)
    return valve + body + svg.path("M-7 0 L7 0", **{**BARE, "stroke_width": 1})


def research() -> str:
    """A magnifying glass."""
    handle = svg.path("M4 4 L11 11", **{**BARE, "stroke_width": 4.5})
    return handle + svg.circle(-2, -2, 8, fill="#cfe3ff", stroke=BLUE, stroke_width=3) + svg.circle(-2, -2, 9.6, **BARE)


def step() -> str:
    """Steps on a company track: two chevrons."""
    one = svg.path("M-10 -9 L-2 0 L-10 9 L-5 9 L3 0 L-5 -9 z", fill=GREEN, **LINE)
    return one + svg.moved(8, 0, one)


def upload() -> str:
    """An arrow up to a screen."""
    screen = svg.rect(-11, -12, 22, 8, rx=2, fill="#cfe3ff", **LINE)
    return screen + svg.path("M0 -8 L7 1 L3 1 L3 11 L-3 11 L-3 1 L-7 1 z", fill=BLUE, **LINE)


def share() -> str:
    """A certificate with a seal."""
    sheet = svg.path("M-9 -11 L9 -11 L9 9 L-9 9 z", fill=CREAM, **LINE)
    lines = svg.path("M-6 -7 L6 -7 M-6 -3.5 L6 -3.5 M-6 0 L1 0", **{**BARE, "stroke_width": 1})
    return sheet + lines + svg.circle(4, 6, 4.5, fill=GOLD, **THIN)


def card() -> str:
    """A card."""
    back = svg.rect(-9, -11, 15, 20, rx=2.5, fill="#8a94c4", **LINE)
    return back + svg.rect(-5, -8, 15, 20, rx=2.5, fill=CREAM, **LINE)


def marker() -> str:
    """A bonus marker of nobody."""
    return svg.path(polygon(6, 11, 0), fill="#e9edf9", **LINE) + svg.circle(0, 0, 4, fill=INK)


def plan() -> str:
    """A research plan."""
    sheet = svg.path("M-9 -10 L5 -10 L10 -5 L10 10 L-9 10 z", fill="#bcd6ff", **LINE)
    return sheet + svg.path("M-5 -4 L4 -4 M-5 0 L6 0 M-5 4 L2 4", **{**BARE, "stroke_width": 1.1})


def cube() -> str:
    """Any resource."""
    top = svg.path("M0 -11 L10 -5.5 L0 0 L-10 -5.5 z", fill="#e7e2d2", **LINE)
    left = svg.path("M-10 -5.5 L0 0 L0 11 L-10 5.5 z", fill="#b9b3a0", **LINE)
    return top + left + svg.path("M10 -5.5 L0 0 L0 11 L10 5.5 z", fill="#8f8978", **LINE)


def star() -> str:
    """What is special."""
    points = [(12 if n % 2 == 0 else 5, (-90 + 36 * n) * pi / 180) for n in range(10)]
    d = "M" + " L".join(f"{r * cos(a):.2f} {r * sin(a):.2f}" for r, a in points) + " z"
    return svg.path(d, fill=GOLD, **LINE)


def crown() -> str:
    """The most valuable company."""
    return svg.path("M-10 8 L-11 -6 L-5 1 L0 -9 L5 1 L11 -6 L10 8 z", fill=GOLD, **LINE)


def flag() -> str:
    """Where Luna leads."""
    pole = svg.path("M-7 -11 L-7 12", **{**BARE, "stroke_width": 2.4})
    return pole + svg.path("M-7 -11 L10 -7 L-7 0 z", fill="#e06a5a", **LINE)


def outpost_sign() -> str:
    """An outpost of any company."""
    return svg.path("M-10 10 L-10 0 Q-10 -10 0 -10 Q10 -10 10 0 L10 10 z", fill="#d8dbe6", **LINE) + svg.rect(
        -3, 2, 6, 8, rx=1, fill=INK
    )


def drop_out() -> str:
    """A door that is left."""
    door = svg.path("M-10 -11 L2 -11 L2 11 L-10 11 z", fill="#b9c4de", **LINE)
    return door + svg.path("M-3 0 L9 0 M5 -5 L11 0 L5 5", **{**BARE, "stroke_width": 2.4})


def first_player() -> str:
    """The first player: a flag with a 1."""
    pole = svg.path("M-8 -11 L-8 12", **{**BARE, "stroke_width": 2.4})
    return pole + svg.rect(-8, -11, 18, 13, rx=1.5, fill=GOLD, **LINE) + svg.words(1, -4.4, 10, "1", fill=INK)


def sell() -> str:
    """A card that becomes a coin."""
    return svg.moved(-4, 0, card(), scale=0.8) + svg.moved(7, 5, coin(), scale=0.62)


def buy() -> str:
    """A coin that becomes a card."""
    return svg.moved(4, 0, card(), scale=0.8) + svg.moved(-7, -4, coin(), scale=0.62)


SIGNS = {
    "MI": minerals(),
    "TI": titanium(),
    "CA": carbon(),
    "EN": energy(),
    "SC": scientist(),
    "FS": field_scientist(),
    "SH": share(),
    "coin": coin(),
    "H": helium(),
    "cube": cube(),
    "dome": outpost_sign(),
    "R": research(),
    "T": step(),
    "U": upload(),
    "card": card(),
    "marker": marker(),
    "plan": plan(),
    "star": star(),
    "crown": crown(),
    "flag": flag(),
    "out": drop_out(),
    "first": first_player(),
    "sell": sell(),
    "buy": buy(),
}

SHAPES = (
    "M0 -12 L11.5 9.5 L-11.5 9.5 z",
    "M-10 -10 L10 -10 L10 10 L-10 10 z",
    "M0 -12.5 L11 0 L0 12.5 L-11 0 z",
    "M-11 0 A11 11 0 1 1 11 0 A11 11 0 1 1 -11 0 z",
)
"""The companies' shapes: triangle, square, diamond, disc."""


def emblem(company: int) -> str:
    """What is drawn in a company's shape: a comet, a cog, a pick, an owl's eyes."""
    ink: dict[str, svg.Value] = {**BARE, "stroke": CREAM, "stroke_width": 2}
    if company == 0:
        return svg.circle(0, 1, 3, fill=CREAM) + svg.path("M-2 4 L-5.5 7.5 M2 4 L4.5 7.5 M0 -5 L0 -7", **ink)
    if company == 1:
        teeth = svg.path("M0 -7.5 L0 7.5 M-7.5 0 L7.5 0 M-5 -5 L5 5 M5 -5 L-5 5", **ink)
        return teeth + svg.circle(0, 0, 4.6, fill=CREAM) + svg.circle(0, 0, 2, fill=COMPANY_DARK[1])
    if company == 2:
        return svg.path("M-5.5 -2.5 Q0 -8 5.5 -2.5 M0 -5 L0 7", **ink)
    eyes = "".join(svg.circle(x, -1, 3.4, fill=CREAM) + svg.circle(x, -1, 1.5, fill=COMPANY_DARK[3]) for x in (-4, 4))
    return eyes + svg.path("M-1.6 3 L0 6.5 L1.6 3 z", fill=CREAM)


def company(number: int) -> str:
    """The sign of a company."""
    shape = svg.path(SHAPES[number], fill=COMPANIES[number], **{**LINE, "stroke": INK})
    return shape + emblem(number)


PAWNS = (
    "M-10 0 A10 10 0 1 1 10 0 A10 10 0 1 1 -10 0 z",
    "M-9 -9 L9 -9 L9 9 L-9 9 z",
    "M0 -11 L10.5 8 L-10.5 8 z",
    "M0 -11 L10.5 -3.4 L6.5 9 L-6.5 9 L-10.5 -3.4 z",
)


def pawn(seat: int) -> str:
    """The marker of a player, told by shape and letter."""
    body = svg.path(PAWNS[seat], fill=SEATS[seat], **{**LINE, "stroke": CREAM, "stroke_width": 2})
    rim = svg.path(PAWNS[seat], fill="none", stroke=INK, stroke_width=0.8)
    low = (0, 0, 1.5, 0)[seat]
    return body + rim + svg.words(0, low, 11, "ABCD"[seat], fill=INK)


def crescent() -> str:
    """Luna's marker: a crescent."""
    moon = "M3 -11 A11 11 0 1 0 10 6.5 A8.5 8.5 0 1 1 3 -11 z"
    return svg.circle(0, 0, 11.5, fill=INK, stroke=CREAM, stroke_width=1.6) + svg.moved(
        0.5, 0, svg.path(moon, fill=LUNA), scale=0.8
    )


def sign(name: str, x: float, y: float, size: float, angle: float = 0) -> str:
    """A sign at a place, `size` wide: each is drawn once, in the defs."""
    turn = f" rotate({svg.number(angle)})" if angle else ""
    place = f"translate({svg.number(x)} {svg.number(y)}){turn} scale({size / 24:.3g})"
    return svg.tag("use", href=f"#skymines-{name}", transform=place)


def amount(name: str, count: int | str, x: float, y: float, size: float, ink: str = INK) -> str:
    """A sign with a number: inside a coin, beside anything else."""
    if name == "$":
        return sign("coin", x, y, size) + svg.words(x, y, size * 0.55, count, fill="#3a2600")
    return sign(name, x - size * 0.26, y, size * 0.78) + svg.words(x + size * 0.36, y, size * 0.55, count, fill=ink)


def defs() -> str:
    """All signs, for `Art.defs`."""
    drawn = dict(SIGNS)
    drawn |= {f"company-{number}": company(number) for number in range(len(SHAPES))}
    drawn |= {f"pawn-{seat}": pawn(seat) for seat in range(len(PAWNS))}
    drawn["pawn-luna"] = crescent()
    return "".join(svg.tag("g", content, id=f"skymines-{name}") for name, content in drawn.items())
