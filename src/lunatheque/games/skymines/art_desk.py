"""The boards of the players and of Luna, and what lies on and beside them: slots, markers, counters."""

from lunatheque.scene import Face, svg

from .art_signs import polygon, sign
from .box import Box
from .kinds import COMPANY_IDS, SLOT_IDS
from .palette import CREAM, DEEP, GOLD, INK, LINE, LINE_BLUE, LUNA, NIGHT, SEATS, STEEL
from .scene_places import (
    CARD_HEIGHT,
    DESK,
    LUNA_DESK,
    LUNA_LIFT,
    RESEARCH_CELL,
    REST_TOP,
    SLOT_STEP,
    TANK_CELL,
    majority_place,
    research_place,
    slot_place,
    tank_place,
)


def desk_faces(box: Box) -> dict[str, Face]:
    """Everything of the personal boards."""
    faces = {"desk": desk(box), "luna-desk": luna_desk(box)}
    for slot, id in enumerate(SLOT_IDS):
        faces[f"slot-{id}"] = Face(SLOT_STEP - 6, CARD_HEIGHT + 8, slot_face(id, True))
        faces[f"slot-{id}-off"] = Face(SLOT_STEP - 6, CARD_HEIGHT + 8, slot_face(id, False))
        faces[f"rest-{slot}"] = Face(SLOT_STEP - 6, 70, rest_face())
    for seat in range(len(SEATS)):
        faces[f"pawn-{seat}"] = Face(24, 24, sign(f"pawn-{seat}", 12, 12, 24))
        faces[f"marker-{seat}"] = bonus_marker(SEATS[seat], f"pawn-{seat}")
    faces["pawn-luna"] = Face(26, 26, sign("pawn-luna", 13, 13, 25))
    faces["marker-luna"] = bonus_marker(LUNA, "pawn-luna")
    faces["cash"] = counter("#f7e3a6", sign("coin", 20, 20, 30))
    faces["markers"] = counter("#dfe5f7", sign("marker", 20, 20, 28))
    faces["wealth"] = counter("#d4f0d6", sign("crown", 17, 20, 24), 18)
    faces["hand-count"] = counter("#dfe5f7", sign("card", 20, 20, 28))
    faces["first"] = Face(40, 40, svg.circle(20, 20, 19, fill=CREAM, **LINE) + sign("first", 20, 20, 26))
    faces["out"] = Face(40, 40, svg.rect(1, 1, 38, 38, rx=8, fill=CREAM, **LINE) + sign("out", 20, 20, 28))
    faces["round-marker"] = Face(
        60, 60, svg.rect(2, 2, 56, 56, rx=9, fill="none", stroke=GOLD, stroke_width=5) + sign("star", 47, 12, 18)
    )
    for company, id in enumerate(COMPANY_IDS):
        faces[f"shares-{id}"] = counter("#f4f1e8", sign(f"company-{company}", 20, 20, 28))
    faces["surcharge"] = surcharge()
    faces["luna-deck"] = counter("#c6d0ea", sign("pawn-luna", 20, 20, 30))
    faces["luna-rank-two"] = counter("#ecd59a", sign("pawn-luna", 14, 20, 22) + sign("pawn-luna", 26, 20, 22))
    faces["luna-discard"] = counter("#d5d7de", sign("card", 20, 20, 28))
    faces["luna-cards"] = counter("#e5e9f5", sign("SH", 20, 20, 28))
    faces["luna-block"] = luna_block()
    return faces


def counter(colour: str, drawn: str, digits: float = 22) -> Face:
    """A small plate with a sign and a number."""
    return Face(72, 40, svg.rect(1, 1, 70, 38, rx=10, fill=colour, **LINE) + drawn, value=(51, 20, digits), ink=INK)


def luna_block() -> Face:
    """How much Luna has of a kind: a full moon with the number in it."""
    moon = svg.circle(20, 20, 18, fill=LUNA, stroke=INK, stroke_width=2.4)
    return Face(40, 40, moon + svg.circle(10, 12, 3, fill="#98a5c8"), value=(20, 20, 22), ink=INK)


def surcharge() -> Face:
    """What a column of the display adds to the price of its cards."""
    drawn = svg.rect(8, 1, 58, 20, rx=6, fill=INK) + sign("cube", 24, 11, 14) + svg.words(38, 11, 14, "+", fill=CREAM)
    return Face(74, 22, drawn, value=(50, 11, 15), ink="#ffffff")


def bonus_marker(colour: str, pawn: str) -> Face:
    """A bonus marker: a hexagon in the player's colour with the player's sign."""
    shape = polygon(6, 21, 0)
    drawn = svg.moved(22, 22, svg.path(shape, fill=colour, **{**LINE, "stroke": CREAM, "stroke_width": 3}))
    drawn += svg.moved(22, 22, svg.path(shape, fill="none", stroke=INK, stroke_width=1))
    return Face(44, 44, drawn + sign(pawn, 22, 22, 26))


def slot_face(id: str, on: bool) -> str:
    """An action slot, with its letter; a closed one has a bolt before it."""
    wide, high = SLOT_STEP - 6, CARD_HEIGHT + 8
    line: dict[str, svg.Value] = {"stroke": LUNA if on else LINE_BLUE, "stroke_width": 2}
    drawn = svg.rect(1, 1, wide - 2, high - 2, rx=9, fill=STEEL if on else NIGHT, **line)
    drawn += svg.words(wide / 2, high / 2, 34, id, fill="#93a2da" if on else "#4c5a94")
    if not on:
        lock = "M-9 0 V-6 A9 9 0 0 1 9 -6 V0"
        drawn += svg.moved(wide / 2, high - 22, svg.path(lock, fill="none", stroke=LINE_BLUE, stroke_width=3),
                           svg.rect(-12, 0, 24, 15, rx=3, fill=LINE_BLUE))  # fmt: skip
    return drawn


def rest_face() -> str:
    """Where cards rest: a tray."""
    wide = SLOT_STEP - 6
    line: dict[str, svg.Value] = {"stroke": LINE_BLUE, "stroke_width": 1.6, "stroke_dasharray": "5 4"}
    return svg.rect(1, 1, wide - 2, 68, rx=9, fill=DEEP, **line)


def tracks(box: Box, lift: float) -> str:
    """Tank and research track: steps, values that count from there on, and the steps that open slots."""
    drawn = ""
    for step in range(box.tank_last + 1):
        x, y = tank_place(step)
        opens = step == box.slot_tank
        drawn += cell(x, y - lift, TANK_CELL - 2, 26, "#2f6f86" if step else STEEL, GOLD if opens else NIGHT)
        drawn += mark(box.tank_values, step, x, y - lift - 20)
        drawn += svg.words(x, y - lift, 8, step, fill="#cfe9f0")
    drawn += sign("H", tank_place(0)[0] + 2, tank_place(0)[1] - lift - 22, 20)
    for step in range(box.research_last + 1):
        x, y = research_place(step)
        opens = step == box.slot_research
        drawn += cell(x, y - lift, RESEARCH_CELL - 3, 40, "#34528f" if step else STEEL, GOLD if opens else NIGHT)
        drawn += mark(box.research_values, step, x, y - lift - 27)
        drawn += svg.words(x, y - lift, 12, step, fill="#cfdcf7")
    return drawn + sign("U", research_place(0)[0], research_place(0)[1] - lift - 29, 18)


def cell(x: float, y: float, wide: float, high: float, fill: str, rim: str) -> str:
    """A step of a track."""
    thick = 2.4 if rim == GOLD else 1
    return svg.rect(x - wide / 2, y - high / 2, wide, high, rx=4, fill=fill, stroke=rim, stroke_width=thick)


def mark(values: list[int], step: int, x: float, y: float) -> str:
    """What a track is worth from a step on."""
    if not step or values[step] == values[step - 1]:
        return ""
    return svg.rect(x - 10, y - 6.5, 20, 13, rx=6, fill=GOLD) + svg.words(x, y, 10, values[step], fill="#3a2600")


def desk(box: Box) -> Face:
    """A player's board."""
    _, _, wide, high = DESK
    drawn = svg.rect(1, 1, wide - 2, high - 2, rx=14, fill=DEEP, stroke=LINE_BLUE, stroke_width=2)
    drawn += svg.path(f"M476 {REST_TOP - 24} V{slot_place(0)[1] + 46}", stroke=LINE_BLUE, stroke_width=1)
    return Face(wide, high, drawn + tracks(box, 0), ink="#f4f1e8")


def luna_desk(box: Box) -> Face:
    """Luna's board: the same tracks, two slots for majorities."""
    _, _, wide, high = LUNA_DESK
    drawn = svg.rect(1, 1, wide - 2, high - 2, rx=14, fill="#232a45", stroke=LUNA, stroke_width=2)
    for side, signs in enumerate((("TI", "CA"), ("EN", "MI"))):
        x, y = majority_place(side)
        drawn += sign(signs[0], x - 20, y - 58, 18) + sign(signs[1], x + 20, y - 58, 18)
    return Face(wide, high, drawn + tracks(box, LUNA_LIFT), ink="#f4f1e8")
