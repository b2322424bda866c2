"""Research plans and bonus spaces: what they ask for above, what they give below."""

from lunatheque.scene import Face, svg

from .art_cards import plate
from .art_signs import amount, sign
from .box import Box
from .kinds import (
    ANY,
    BUYING,
    COMPANY_STEPS,
    ELEMENT_IDS,
    EXPANSION,
    FIRST,
    FREE_CARD,
    MONEY,
    NONE,
    OTHER,
    PAY,
    PERK_IDS,
    PLAN_IDS,
    PLAN_LETTERS,
    PLANS,
    PLANS_PER_LETTER,
    POINTS,
    SCIENTIST,
    SELLING,
    SPOT_IDS,
    STEPS,
    TANK,
    TILE_GAIN,
    TWO,
    TWO_TRACKS,
)
from .palette import BLUE, CREAM, DEEP, GOLD, INK, LINE, LINE_BLUE, LUNA, NIGHT, STEEL, THIN

SIDE = 56
ROOM = 2
"""Around the sheet."""
LETTER_COLOURS = ("#bfe3f5", "#8fc0f2", "#6f97e6", "#f6dd8a")
"""Plans of the letters A, B and C, and special ones; the letter stands on them."""
GAIN_SIGNS = {
    MONEY: "$",
    TANK: "H",
    POINTS: "R",
    STEPS: "T",
    TWO_TRACKS: "T",
    EXPANSION: "EN",
    FREE_CARD: "card",
    SELLING: "sell",
    BUYING: "buy",
    FIRST: "first",
}


def plan_faces(box: Box) -> dict[str, Face]:
    """All research plans, by id, and their backs."""
    faces = {id: plan(box, number) for number, id in enumerate(PLAN_IDS)}
    for letter, id in enumerate(PLAN_LETTERS):
        faces[f"plan-back-{id}"] = plan_back(id, LETTER_COLOURS[letter])
    faces["special-back"] = special_back()
    faces["plan-flipped"] = flipped()
    faces["plan-empty"] = empty()
    faces["supplement"] = supplement()
    return faces


def sheet(colour: str) -> str:
    """The ground of a plan: a sheet with a folded corner."""
    ground = svg.path("M7 1 H43 L55 13 V49 Q55 55 49 55 H7 Q1 55 1 49 V7 Q1 1 7 1 z", fill=colour, **LINE)
    return ground + svg.path("M43 1 V13 H55 z", fill=CREAM, **THIN)


def framed(drawn: str, value: tuple[float, float, float] | None = None, ink: str = INK) -> Face:
    """A drawing of a plan with a little room around it."""
    side = SIDE + 2 * ROOM
    return Face(side, side, svg.moved(ROOM, ROOM, drawn), value=value, ink=ink)


def plan(box: Box, number: int) -> Face:
    """A research plan: requirement on white, reward below."""
    letter = number // PLANS_PER_LETTER if number < PLANS else len(PLAN_LETTERS)
    drawn = sheet(LETTER_COLOURS[letter])
    if number >= PLANS:
        return framed(drawn + sign("star", 12, 12, 16) + gain(box.plan_gains[number], 28, 32, 32))
    drawn += svg.rect(4, 4, 37, 22, rx=4, fill=CREAM, **THIN) + need(box.plan_needs[number], 22.5, 15)
    drawn += svg.words(47.5, 21, 9, PLAN_LETTERS[letter], fill=INK)
    return framed(drawn + gain(box.plan_gains[number], 28, 40, 25))


def need(needs: list[int], x: float, y: float) -> str:
    """What a plan asks for."""
    pairs = list(zip(needs[::2], needs[1::2], strict=True))
    if not pairs:
        return svg.path(f"M{x - 8} {y} H{x + 8}", stroke=INK, stroke_width=2.4, stroke_linecap="round")
    if len(pairs) > 1:
        return "".join(
            sign(ELEMENT_IDS[kind], x + (n - (len(pairs) - 1) / 2) * 12, y, 12) for n, (kind, _) in enumerate(pairs)
        )
    kind, count = pairs[0]
    if kind == OTHER:
        return sign("SC", x - 9, y, 15) + sign("FS", x + 9, y, 15)
    if kind == PAY:
        arrow = svg.path(f"M{x + 4} {y} h9 m-4 -4 l4 4 l-4 4", fill="none", **LINE)
        return amount("$", count, x - 7, y, 17) + arrow
    if kind == TWO:
        pair = "".join(sign("cube", x + shift, y, 12) for shift in (-13, 6))
        return pair + "".join(svg.words(x + shift, y, 11, count, fill=INK) for shift in (-4, 15))
    return amount("cube" if kind == ANY else ELEMENT_IDS[kind], count, x, y, 21)


def gain(gains: list[int], x: float, y: float, size: float) -> str:
    """What is given, one thing beside another."""
    pairs = list(zip(gains[::2], gains[1::2], strict=True))
    drawn = ""
    for n, (kind, count) in enumerate(pairs):
        at = x + (n - (len(pairs) - 1) / 2) * size * 1.1
        if kind == TWO_TRACKS:
            drawn += amount("T", count, at - size * 0.42, y, size * 0.72)
            drawn += amount("T", count, at + size * 0.5, y, size * 0.72)
        elif kind >= COMPANY_STEPS:
            drawn += sign(f"company-{kind - COMPANY_STEPS}", at - size * 0.5, y, size * 0.8)
            drawn += amount("T", count, at + size * 0.45, y, size * 0.8)
        elif kind in (FREE_CARD, SELLING, BUYING, FIRST):
            drawn += sign(GAIN_SIGNS[kind], at, y, size)
        else:
            drawn += amount(GAIN_SIGNS[kind], count, at, y, size)
    return drawn


def plan_back(letter: str, colour: str) -> Face:
    """A supply of plans, face down, with how many are left."""
    drawn = svg.rect(5, 5, 50, 50, rx=6, fill=STEEL, **LINE) + sheet(colour)
    return framed(drawn + svg.words(24, 19, 22, letter, fill=INK), (32, 44, 18), INK)


def special_back() -> Face:
    """A special plan that is not known yet, with the coins on it."""
    drawn = svg.rect(1, 1, 54, 54, rx=6, fill=NIGHT, stroke=GOLD, stroke_width=2) + sign("star", 17, 17, 20)
    drawn += svg.circle(36, 37, 13.5, fill=GOLD, stroke="#8a5a00", stroke_width=2)
    return framed(drawn, (38, 39, 15), "#3a2600")


def flipped() -> Face:
    """A plan that was turned face down."""
    cross = svg.path("M18 18 L38 38 M38 18 L18 38", fill="none", stroke=LUNA, stroke_width=4, stroke_linecap="round")
    return framed(sheet("#59617f") + cross)


def empty() -> Face:
    """A space without a plan."""
    line: dict[str, svg.Value] = {"stroke": LINE_BLUE, "stroke_width": 1.4, "stroke_dasharray": "4 4"}
    return framed(svg.rect(2, 2, 52, 52, rx=6, fill=DEEP, fill_opacity=0.6, **line))


def supplement() -> Face:
    """The coins beside a row of plans."""
    drawn = svg.circle(20, 20, 18, fill=GOLD, stroke="#8a5a00", stroke_width=2.4)
    drawn += svg.circle(20, 20, 13.5, fill="none", stroke="#8a5a00", stroke_width=1.2, stroke_dasharray="3 2.4")
    return Face(40, 40, drawn, value=(20, 20, 19), ink="#3a2600")


# Bonus spaces -----------------------------------------------------------------------------------------------------


def spot_faces(box: Box) -> dict[str, Face]:
    """All bonus spaces, those of the tracks included."""
    faces = {id: spot(box, number) for number, id in enumerate(SPOT_IDS)}
    for perk, id in enumerate(PERK_IDS):
        if box.perk_spots[perk]:
            gains = box.perk_gains[perk]
            faces[f"perk-{id}"] = Face(60, 60, ground("#24406b") + light(priced(box.perk_costs[perk], gains)))
    return faces


def ground(colour: str) -> str:
    """The ground of a bonus space: a hexagon, like the markers that go there."""
    return svg.path("M15 2 H45 L59 30 L45 58 H15 L1 30 z", fill=colour, stroke=LUNA, stroke_width=2)


def priced(cost: int, gains: list[int]) -> str:
    """What a bonus space costs, if anything, and gives."""
    drawn = gain(gains, 30, 38 if cost else 30, 24)
    return drawn + (amount("$", f"−{cost}", 30, 15, 21) if cost else "")


def spot(box: Box, number: int) -> Face:
    """A bonus space: what it counts on top, or what it costs."""
    counted, gains = box.spot_counts[number], box.spot_gains[number]
    if counted != NONE:
        top = (
            sign("SC", 22, 16, 16) + sign("FS", 38, 16, 16)
            if counted == SCIENTIST
            else sign(ELEMENT_IDS[counted], 30, 16, 20)
        )
        line = svg.path("M8 29 H52", stroke=LUNA, stroke_width=1.4)
        return Face(60, 60, ground("#3a4a86") + top + line + light(gain(gains, 30, 43, 20)))
    if TILE_GAIN <= gains[0] < COMPANY_STEPS:
        tile = (("MI", "TI", "CA"), ("EN",), ("SC",), ("FS",))[gains[0] - TILE_GAIN]
        small = svg.moved(15, 18, svg.moved(0, 0, plate(), scale=0.48))
        signs = "".join(sign(id, 30 + (n - (len(tile) - 1) / 2) * 9, 33, 9 if len(tile) > 1 else 19)
                        for n, id in enumerate(tile))  # fmt: skip
        cost = amount("$", f"−{box.spot_costs[number]}", 30, 10, 17) if box.spot_costs[number] else ""
        return Face(60, 60, ground("#2b3768") + small + signs + cost)
    return Face(60, 60, ground("#2b3768") + light(priced(box.spot_costs[number], gains)))


def light(drawn: str) -> str:
    """Numbers on a dark ground are bright."""
    return drawn.replace(f'fill="{INK}"', f'fill="{CREAM}"')


def perk_sign(box: Box, perk: int, x: float, y: float) -> str:
    """A track bonus in a nutshell, 26 wide."""
    id = PERK_IDS[perk]
    disc = svg.circle(x, y, 12.5, fill=CREAM, stroke=BLUE, stroke_width=2)
    if box.perk_spots[perk]:
        kind, count = box.perk_gains[perk][:2]
        return disc + amount(GAIN_SIGNS[kind], count, x, y, 16)
    signs = {
        "marker": "marker",
        "resource": "cube",
        "discount": "card",
        "refund": "buy",
        "energy": "EN",
        "short-cut": "dome",
        "field": "FS",
        "waiver": "plan",
        "insight": "SC",
        "eviction": "dome",
        "dividend": "coin",
        "leave": "out",
        "return": "out",
        "share": "SH",
    }
    plus = "" if id in ("discount", "short-cut", "waiver", "eviction") else "+"
    return disc + sign(signs[id], x - 1.5, y, 16) + svg.words(x + 8, y - 6, 11, plus or "−", fill=INK)
