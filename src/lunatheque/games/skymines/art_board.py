"""The main board: the Moon with its sectors, the stations around it, and the company tracks along the rim."""

from math import cos, pi, sin

from lunatheque.scene import Face, Point, svg

from .art_plans import gain, perk_sign
from .art_signs import amount, polygon, sign
from .box import Box
from .kinds import COLUMNS, COMPANIES, COMPANY_IDS, HOMES, PLAN_SPACES, SECTORS, SPOTS, TRACK_IDS
from .palette import COMPANIES as COLOURS
from .palette import COMPANY_DARK, CREAM, DEEP, GOLD, INK, LINE, LINE_BLUE, LUNA, NIGHT, PAPER, RED, STEEL, THIN
from .scene_places import (
    CORNER,
    DEPTH,
    HALF,
    HEIGHT,
    MIDDLE,
    MOON,
    PLAN,
    ROUND,
    SPOT,
    WIDTH,
    column_size,
    home_place,
    lies_flat,
    logo_place,
    plan_place,
    round_place,
    sector_place,
    spot_place,
    station_place,
    supplement_place,
    track_place,
    track_size,
    track_step,
)

SIDES = ("north", "east", "south", "west")
HEX = polygon(6, CORNER)


def board_faces(box: Box) -> dict[str, Face]:
    """The ground and everything printed on it that people can point at."""
    faces = {"moon-board": ground(box)}
    faces |= {f"sector-{gain_name(gains)}": sector(gains) for gains in box.sector_gains[1:]}
    for company, id in enumerate(COMPANY_IDS):
        side = box.sides[company]
        faces[f"station-{id}"] = medal(company)
        faces[f"outpost-{id}"] = Face(40, 40, outpost(company))
        for column in range(COLUMNS):
            faces[f"column-{id}-{column}"] = column_face(box, company, column)
        faces |= {f"cover-{id}-{home}": cover(company, side, home) for home in range(HOMES)}
    for track, id in enumerate(TRACK_IDS):
        faces |= {f"track-{id}-{side}": track_face(box, track, side) for side in SIDES}
    return faces


def gain_name(gains: list[int]) -> str:
    """A short name of what a sector gives."""
    return "-".join(str(number) for number in gains) or "none"


# The Moon ---------------------------------------------------------------------------------------------------------


def sector(gains: list[int]) -> Face:
    """A sector: its number on top, what it gives below."""
    wide, high = 2 * HALF, 2 * CORNER
    drawn = svg.moved(HALF, CORNER, svg.path(HEX, fill="#d3d1cb", stroke=PAPER, stroke_width=2), scale=0.9)
    drawn += svg.moved(HALF, CORNER, svg.path(HEX, fill="none", stroke="#a5a39c", stroke_width=1), scale=0.82)
    drawn += gain(gains, HALF, CORNER - 15, 25 if len(gains) < 4 else 22) if gains else ""
    return Face(wide, high, drawn, value=(HALF, 17, 13), ink="#3a3d4a")


def ground(box: Box) -> Face:
    """What lies under all pieces of the main board."""
    drawn = svg.rect(0, 0, WIDTH, HEIGHT, rx=14, fill=NIGHT)
    for n in range(170):
        star = (n * 397 + 61) % WIDTH, (n * 619 + 37) % HEIGHT
        drawn += svg.circle(*star, 0.7 + n % 4 * 0.4, fill=CREAM, opacity=0.35 + n % 3 * 0.2)
    x, y = MIDDLE
    drawn += svg.circle(x, y, MOON + 9, fill=LUNA, opacity=0.18) + svg.circle(x, y, MOON, fill="#8f8e8b")
    for n in range(26):
        angle, far = n * 2.4, MOON * (0.93 - n % 3 * 0.04)
        drawn += svg.circle(x + far * cos(angle), y + far * sin(angle), 5 + n % 4 * 4, fill="#77767a", opacity=0.7)
    for company in range(COMPANIES):
        drawn += station_panel(box, company)
    for number in range(1, SECTORS + 1):
        drawn += borders(box, number)
    drawn += corners(box)
    return Face(WIDTH, HEIGHT, drawn, ink="#f4f1e8")


def borders(box: Box, number: int) -> str:
    """The double borders of a sector: ridges, drawn once for each pair."""
    x, y = sector_place(box, number)
    drawn = ""
    for other, cost in zip(box.near[number], box.borders[number], strict=True):
        if other > number and cost > 1:
            to_x, to_y = sector_place(box, other)
            (ax, ay), (bx, by) = between((x, y), (to_x, to_y))
            line = f"M{ax:.1f} {ay:.1f} L{bx:.1f} {by:.1f}"
            drawn += svg.path(line, stroke=INK, stroke_width=12, stroke_linecap="round")
            drawn += svg.path(line, stroke=GOLD, stroke_width=8, stroke_linecap="round")
            drawn += svg.path(line, stroke=INK, stroke_width=1.6)
    return drawn


def between(one: Point, other: Point) -> tuple[Point, Point]:
    """The two ends of the border between neighbouring sectors."""
    x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
    across, down = other[0] - one[0], other[1] - one[1]
    length = (across**2 + down**2) ** 0.5
    half = CORNER / 2 * 0.86
    return (x - down / length * half, y + across / length * half), (
        x + down / length * half,
        y - across / length * half,
    )


# Stations ---------------------------------------------------------------------------------------------------------


def station_panel(box: Box, company: int) -> str:
    """A station: a panel in the company's colour and its ways to the Moon, double ones twice."""
    side = box.sides[company]
    x, y = station_place(side)
    wide, high = column_size(side)
    wide, high = (wide, high * COLUMNS) if lies_flat(side) else (wide * COLUMNS, high)
    drawn = ""
    for number in box.docks[company]:
        to_x, to_y = sector_place(box, number)
        reach = CORNER * 0.8
        from_x = min(max(to_x, x - wide / 2 + 14), x + wide / 2 - 14) if lies_flat(side) else x
        from_y = y if lies_flat(side) else min(max(to_y, y - high / 2 + 14), y + high / 2 - 14)
        length = max(1.0, ((to_x - from_x) ** 2 + (to_y - from_y) ** 2) ** 0.5)
        to_x, to_y = to_x - (to_x - from_x) / length * reach, to_y - (to_y - from_y) / length * reach
        line = f"M{from_x:.1f} {from_y:.1f} L{to_x:.1f} {to_y:.1f}"
        drawn += svg.path(line, stroke=INK, stroke_width=20, stroke_linecap="round")
        drawn += svg.path(line, stroke=COLOURS[company], stroke_width=14, stroke_linecap="round")
        if box.dock_costs[company][number] > 1:
            drawn += svg.path(line, stroke=INK, stroke_width=8) + svg.path(line, stroke=GOLD, stroke_width=4)
    pad = 9
    drawn += svg.rect(x - wide / 2 - pad, y - high / 2 - pad, wide + 2 * pad, high + 2 * pad, rx=12,
                      fill=COMPANY_DARK[company], stroke=COLOURS[company], stroke_width=3)  # fmt: skip
    return drawn


def medal(company: int) -> Face:
    """The sign of a station, with what a share of its company is worth."""
    drawn = svg.circle(26, 26, 24, fill=NIGHT, stroke=COLOURS[company], stroke_width=3)
    drawn += sign(f"company-{company}", 26, 25, 32) + svg.circle(47, 46, 14, fill=GOLD, stroke=INK, stroke_width=2)
    return Face(62, 62, drawn, value=(47, 46, 17), ink="#3a2600")


def outpost(company: int) -> str:
    """An outpost in a drawing 40 wide: tent, block, lozenge or dome, with the company's pattern."""
    fill, dark = COLOURS[company], COMPANY_DARK[company]
    shapes = (
        "M20 4 L37 35 H3 z",
        "M5 8 H35 V35 H5 z",
        "M20 2 L37 20 L20 38 L3 20 z",
        "M4 35 V22 A16 16 0 0 1 36 22 V35 z",
    )
    patterns = (
        "M13 35 L23 11 M24 35 L28 20 M8 35 L12 24",
        "M11 14 h.1 M20 14 h.1 M29 14 h.1 M11 22 h.1 M29 22 h.1 M11 30 h.1 M29 30 h.1",
        "M9 20 L20 9 L31 20 M14 29 L20 23 L26 29",
        "M4 24 H36 M12 11 V35 M28 11 V35",
    )
    drawn = svg.path(shapes[company], fill=fill, **{**LINE, "stroke_width": 2.6})
    thick = 4 if company == 1 else 2
    drawn += svg.path(patterns[company], fill="none", stroke=dark, stroke_width=thick, stroke_linecap="round")
    top = (27, 25, 17, 25)[company]
    return drawn + svg.rect(16, top, 8, 8, rx=1.5, fill=CREAM, **THIN)


def column_face(box: Box, company: int, column: int) -> Face:
    """A column of a station: its home spaces with their coins, and the way out at the front."""
    side = box.sides[company]
    wide, high = column_size(side)
    drawn = svg.rect(0.5, 0.5, wide - 1, high - 1, rx=7, fill=NIGHT, fill_opacity=0.55)
    tip = "M9 12 L2 19 L9 26" if lies_flat(side) else "M12 9 L19 2 L26 9"
    drawn += svg.path(tip, fill="none", stroke=COLOURS[company], stroke_width=3, stroke_linejoin="round")
    for home, coins in enumerate(box.icons[company * COLUMNS + column]):
        x, y = home_place(side, home)
        last = home == HOMES - 1
        drawn += svg.rect(
            x - 16.5, y - 16.5, 33, 33, rx=6, fill=PAPER, stroke=GOLD if last else LINE_BLUE, stroke_width=2
        )
        for n in range(coins):
            drawn += sign("coin", x + (n - (coins - 1) / 2) * 13, y, 20 if coins == 1 else 16)
    return Face(wide, high, drawn)


def cover(company: int, side: str, home: int) -> Face:
    """An outpost on its home space, drawn as large as its column."""
    wide, high = column_size(side)
    x, y = home_place(side, home)
    return Face(wide, high, svg.moved(x - 17, y - 17, outpost(company), scale=0.85))


# Tracks -----------------------------------------------------------------------------------------------------------


def track_face(box: Box, track: int, side: str) -> Face:
    """A company track: shares, barriers (a wall with a price) and thresholds (a dashed line, coins, and the bonus)."""
    wide, high = track_size(side)
    middle = track_place(side)
    left, top = middle[0] - wide / 2, middle[1] - high / 2
    last = box.track_last[track]
    flat = lies_flat(side)
    long = (wide if flat else high) / (last + 1)

    def at(space: float, depth: float = 0) -> Point:
        """A point of the track: along it in spaces, and across it from its middle line towards the rim."""
        x, y = track_step(side, space, last)
        sign_ = {"north": -1, "south": 1, "east": 1, "west": -1}[side]
        return (x - left, y - top + sign_ * depth) if flat else (x - left + sign_ * depth, y - top)

    drawn = svg.rect(0.5, 0.5, wide - 1, high - 1, rx=8, fill=DEEP, stroke=LINE_BLUE, stroke_width=1)
    shares = {space: n for n, space in enumerate(box.share_spaces[track], 1)}
    half_x, half_y = (long / 2 - 1, DEPTH / 2 - 3) if flat else (DEPTH / 2 - 3, long / 2 - 1)
    plain = numbers = ""
    for space in range(last + 1):
        x, y = at(space)
        if space in shares:
            drawn += svg.rect(x - half_x, y - half_y, 2 * half_x, 2 * half_y, rx=5, fill="#4a5aa0")
        else:
            plain += f"M{x - half_x:.0f} {y - half_y:.0f}h{2 * half_x:.0f}v{2 * half_y:.0f}h-{2 * half_x:.0f}z"
        x, y = at(space, 17 if flat else 11)
        if space in shares:
            drawn += sign("SH", x - 7, y, 16) + svg.words(x + 8, y, 14, shares[space], fill=CREAM)
        else:
            numbers += svg.tag("text", str(space), x=round(x), y=round(y + 3))
    drawn += svg.path(plain, fill=STEEL) + svg.group(numbers, fill="#c6cfee", font_size=9, text_anchor="middle")
    for space, cost in enumerate(box.barriers[track]):
        if cost:
            (ax, ay), (bx, by) = at(space + 0.5, -26), at(space + 0.5, 26)
            line = f"M{ax:.1f} {ay:.1f} L{bx:.1f} {by:.1f}"
            drawn += svg.path(line, stroke=INK, stroke_width=8) + svg.path(line, stroke=RED, stroke_width=5)
            drawn += amount("$", cost, *at(space + 0.5, -18), 18)
    for n in (0, 1):
        edge = box.threshold_spaces[track * 2 + n] - 0.5
        (ax, ay), (bx, by) = at(edge, -26), at(edge, 26)
        line = f"M{ax:.1f} {ay:.1f} L{bx:.1f} {by:.1f}"
        drawn += svg.path(line, stroke="#8fe3a0", stroke_width=3, stroke_dasharray="4 3")
        drawn += perk_sign(box, box.perks[track * 2 + n], *at(edge, -15))
    return Face(wide, high, drawn)


# Corners ----------------------------------------------------------------------------------------------------------


def panel(places: list[Point], side: float, colour: str = DEEP) -> str:
    """A panel behind some places."""
    pad = side / 2 + 7
    left, top = min(x for x, _ in places) - pad, min(y for _, y in places) - pad
    right, bottom = max(x for x, _ in places) + pad, max(y for _, y in places) + pad
    line: dict[str, svg.Value] = {"stroke": LINE_BLUE, "stroke_width": 1.5}
    return svg.rect(left, top, right - left, bottom - top, rx=12, fill=colour, fill_opacity=0.95, **line)


def corners(box: Box) -> str:
    """Research display, round track, bonus spaces, and the signs of the companies where their tracks begin."""
    plans = [plan_place(space) for space in range(PLAN_SPACES)]
    drawn = panel([*plans, supplement_place(0)], PLAN)
    dashed: dict[str, svg.Value] = {"fill": "none", "stroke": GOLD, "stroke_width": 1.5, "stroke_dasharray": "3 3"}
    for row in range(3):
        left, top = supplement_place(row)
        drawn += svg.circle(left, top, 17, **dashed)
    rounds = [round_place(number) for number in range(1, box.rounds + 1)]
    drawn += panel(rounds, ROUND)
    for number, (x, y) in enumerate(rounds, 1):
        drawn += svg.rect(x - 28, y - 28, 56, 56, rx=8, fill=STEEL, stroke=LINE_BLUE, stroke_width=1.5)
        drawn += svg.words(x, y, 26, number, fill="#9aa8dd")
    spots = [spot_place(box, spot) for spot in range(SPOTS)]
    for some in (
        [spots[n] for n in range(SPOTS) if not box.spot_rows[n]],
        [spots[n] for n in range(SPOTS) if box.spot_rows[n]],
    ):
        drawn += panel(some, SPOT)
    for company in range(COMPANIES):
        side = box.sides[company]
        x, y = logo_place(side)
        drawn += svg.rect(x - DEPTH / 2, y - DEPTH / 2, DEPTH, DEPTH, rx=12, fill=COMPANY_DARK[company],
                          stroke=COLOURS[company], stroke_width=3)  # fmt: skip
        drawn += sign(f"company-{company}", x, y, 36)
        turn = {"north": 0, "east": 90, "south": 180, "west": 270}[side] * pi / 180
        drawn += svg.circle(x + 30 * cos(turn), y + 30 * sin(turn), 3, fill=COLOURS[company])
    return drawn
