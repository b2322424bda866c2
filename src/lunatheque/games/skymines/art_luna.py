"""Luna's cards: her actions from top to bottom, and below them the majority section."""

from lunatheque.scene import Face, svg

from .art_signs import amount, sign
from .box import Box
from .kinds import (
    ALL,
    COMPANIES,
    DISPLAY_ROWS,
    L_ADVANCE,
    L_CARDS,
    L_EXPAND,
    L_MONEY,
    L_PLAN,
    L_SHARE,
    L_SPECIAL,
    L_SPOT,
    L_TANK,
    L_UPLOAD,
    LEAD,
    LEAD2,
    LUNA_IDS,
    NONE,
    PLAN_LETTERS,
    RANK_ONE,
    SLOT_IDS,
    V1_V2,
    V_LAST,
)
from .palette import CREAM, DEEP, GOLD, INK, LINE, LUNA, NIGHT, PAPER, STEEL, THIN

WIDE, HIGH = 92, 124
GAINS = {L_MONEY: "$", L_TANK: "H", L_UPLOAD: "U"}
FOOT = 90
"""Where the majority section begins."""
CELL = 9
"""The side of a cell in the small maps of bonus spaces and of the display."""


def luna_faces(box: Box) -> dict[str, Face]:
    """All Luna cards, their back, and a place for one."""
    faces = {id: luna_card(box, card) for card, id in enumerate(LUNA_IDS)}
    faces["luna-back"] = luna_back()
    line: dict[str, svg.Value] = {"stroke": LUNA, "stroke_width": 1.6, "stroke_dasharray": "5 4"}
    faces["luna-empty"] = Face(
        WIDE,
        HIGH,
        svg.rect(2, 2, WIDE - 4, HIGH - 4, rx=9, fill=STEEL, fill_opacity=0.4, **line),
        value=(WIDE / 2, HIGH / 2, 34),
        ink="#ffffff",
    )
    faces["level-token"] = Face(28, 28, svg.circle(14, 14, 12.5, fill=GOLD, **LINE) + sign("pawn-luna", 14, 14, 18))
    return faces


def luna_card(box: Box, card: int) -> Face:
    """One of her cards."""
    tint = LUNA if card < RANK_ONE else "#e8c987"
    drawn = svg.rect(1, 1, WIDE - 2, HIGH - 2, rx=9, fill=PAPER, **LINE)
    drawn += svg.path(f"M1 {FOOT} H{WIDE - 1} V{HIGH - 10} Q{WIDE - 1} {HIGH - 1} {WIDE - 10} {HIGH - 1} H10 "
                      f"Q1 {HIGH - 1} 1 {HIGH - 10} z", fill=tint, **LINE)  # fmt: skip
    actions = box.luna_actions[card]
    room = (FOOT - 6) / len(actions)
    for n, action in enumerate(actions):
        y = 4 + room * (n + 0.5)
        drawn += draw_action(box, action, y, min(room, 30))
        if n:
            drawn += svg.path(f"M10 {y - room / 2:.1f} H{WIDE - 10}", stroke=LUNA, stroke_width=1)
    for x, value in ((16, box.luna_left[card]), (WIDE - 16, box.luna_right[card])):
        drawn += svg.circle(x, FOOT + 17, 12, fill=CREAM, **LINE) + svg.words(x, FOOT + 17, 17, value, fill=INK)
    scientists, reveal = box.luna_scientists[card], box.luna_reveals[card]
    middle = FOOT + (10 if reveal else 17)
    for n in range(scientists):
        drawn += sign("SC", WIDE / 2 + (n - (scientists - 1) / 2) * 15, middle, 14)
    if reveal:
        low = FOOT + (25 if scientists else 17)
        drawn += amount(GAINS[reveal[0]], reveal[1], WIDE / 2, low, 16)
    return Face(WIDE, HIGH, drawn)


def draw_action(box: Box, action: list[int], y: float, room: float) -> str:
    """An action in signs."""
    kind, middle, size = action[0], WIDE / 2, min(room, 24)
    if kind in GAINS:
        return amount(GAINS[kind], action[1], middle, y, size)
    if kind == L_ADVANCE:
        return selector(action[2], 26, y, size) + amount("T", action[1], 66, y, size)
    if kind == L_EXPAND:
        arrow = "M64 -6 h14 l-7 12 z" if action[2] == 0 else "M64 6 h14 l-7 -12 z"
        return amount("dome", action[1], 34, y, size) + svg.moved(0, y, svg.path(arrow, fill=INK))
    if kind == L_SPOT:
        cells = [(box.spot_columns[spot] - 2.5, box.spot_rows[spot] - 2.0) for spot in action[1:]]
        return sign("marker", 20, y, size * 0.9) + cell_map(cells, 60, y, list(SLOT_IDS))
    if kind == L_CARDS:
        spaces = [(at // 2, space) for at, space in enumerate(action[1:]) if space != NONE]
        cells = [(1.0 - space // DISPLAY_ROWS, space % DISPLAY_ROWS - 1.5) for _, space in spaces]
        return sign("card", 20, y, size * 0.9) + cell_map(cells, 60, y, [SLOT_IDS[slot] for slot, _ in spaces])
    if kind == L_SHARE:
        return sign("crown", 32, y, size) + sign("SH", 60, y, size)
    if kind == L_PLAN:
        return (
            sign("plan", 34, y, size) + svg.words(56, y, size * 0.6, PLAN_LETTERS[action[1]], fill=INK) + cross(72, y)
        )
    if kind == L_SPECIAL:
        return sign("star", 40, y, size) + cross(66, y)
    return ""


def cross(x: float, y: float) -> str:
    """Something is removed."""
    return svg.moved(x, y, svg.path("M-5 -5 L5 5 M5 -5 L-5 5", stroke="#c8443a", stroke_width=3))


def selector(which: int, x: float, y: float, size: float) -> str:
    """Which companies a card means."""
    if which in (LEAD, LEAD2):
        drawn = sign("flag", x, y, size * 0.9)
        return drawn + (svg.words(x + 12, y + 4, 11, "2", fill=INK) if which == LEAD2 else "")
    if which == ALL:
        return "".join(
            sign(f"company-{n}", x + (n % 2 - 0.5) * 11, y + (n // 2 - 0.5) * 11, 10) for n in range(COMPANIES)
        )
    if which == V_LAST:
        return sign("crown", x, y, size * 0.9, 180) + svg.words(x + 15, y, 11, "4", fill=INK)
    said = "1+2" if which == V1_V2 else str(which + 1)
    return sign("crown", x - (5 if which == V1_V2 else 0), y, size * 0.85) + svg.words(x + 15, y, 11, said, fill=INK)


def cell_map(cells: list[tuple[float, float]], x: float, y: float, letters: list[str]) -> str:
    """A small map: the letter of a slot stands in the cell that it points at; where all point, it is gold."""
    drawn = ""
    said: dict[tuple[float, float], str] = {}
    for cell, letter in zip(cells, letters, strict=True):
        said[cell] = said.get(cell, "") + letter
    for (column, row), letter in said.items():
        across, down = x + column * CELL, y + row * CELL
        fill = GOLD if len(letter) > 2 else CREAM
        drawn += svg.rect(across - CELL / 2, down - CELL / 2, CELL, CELL, fill=fill, **THIN)
        if len(letter) <= 2:
            drawn += svg.words(across, down, 7.5 if len(letter) == 1 else 5, letter, fill=INK)
    return drawn


def luna_back() -> Face:
    """The back of all her cards: a crescent."""
    drawn = svg.rect(1, 1, WIDE - 2, HIGH - 2, rx=9, fill="#8592b8", **LINE)
    drawn += svg.rect(7, 7, WIDE - 14, HIGH - 14, rx=6, fill=NIGHT, stroke=DEEP)
    moon = svg.path("M4 -20 A20 20 0 1 0 18 12 A16 16 0 1 1 4 -20 z", fill=LUNA)
    return Face(WIDE, HIGH, drawn + svg.moved(WIDE / 2, 46, moon, scale=1.2), value=(WIDE / 2, 96, 24), ink="#ffffff")
