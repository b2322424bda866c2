"""Cards, tiles and tokens: a large sign, the value above it, what it costs and what it sells for below."""

from lunatheque.scene import Face, svg

from .art_signs import GOODS, amount, sign
from .box import Box
from .kinds import (
    ACTION_CARDS,
    COMPANY_STEPS,
    ELEMENT_IDS,
    LETTERS,
    MONEY,
    NONE,
    OWNED_IDS,
    RESOURCE_TILE,
    RESOURCES,
    SHARE,
    TANK,
    TILE,
    TILE_IDS,
    TOKEN_IDS,
)
from .palette import COMPANIES, COMPANY_DARK, CREAM, DEEP, GOLD, INK, LINE, LUNA, NIGHT, PAPER, STEEL, THIN

WIDE, HIGH = 74, 100
PLATE = "M12 1 H50 L61 12 V50 L50 61 H12 L1 50 V12 z"
VEIL: dict[str, svg.Value] = {"fill": NIGHT, "fill_opacity": 0.62}
"""Laid over what was used in this round."""


def card_faces(box: Box) -> dict[str, Face]:
    """All cards that people can own, by id, their backs, tiles and tokens."""
    faces = {id: card_face(box, card) for card, id in enumerate(OWNED_IDS)}
    faces |= {f"back-{letter}": back(letter) for letter in LETTERS}
    faces["card-back"] = back("")
    faces["used"] = Face(WIDE, HIGH, svg.rect(1, 1, WIDE - 2, HIGH - 2, rx=8, **VEIL) + done(WIDE / 2, HIGH / 2))
    faces["used-tile"] = Face(62, 62, svg.path(PLATE, **VEIL) + done(31, 31))
    faces["stack-empty"] = Face(WIDE, HIGH, outline())
    faces |= {id: tile(box, TILE + n, id) for n, id in enumerate(TILE_IDS)}
    for element in range(RESOURCES):
        id = ELEMENT_IDS[element]
        faces[f"{TILE_IDS[0]}-{id}"] = Face(62, 62, plate() + sign(id, 24, 33, 34) + number(46, 33, 24, box, TILE))
        faces[f"resource-{id}"] = Face(62, 62, plate() + sign(id, 31, 31, 44))
    faces |= {id: token(box, n) for n, id in enumerate(TOKEN_IDS)}
    faces["token-back"] = Face(
        86, 62, svg.rect(1, 1, 84, 60, rx=8, fill=DEEP, stroke=GOLD, stroke_width=2) + sign("R", 43, 31, 34)
    )
    return faces


def number(x: float, y: float, size: float, box: Box, card: int) -> str:
    """The value of a card."""
    return svg.words(x, y, size, box.values[card], fill=INK)


def paper(colour: str) -> str:
    """The ground of a card with the colour of what it is about."""
    ground = svg.rect(1, 1, WIDE - 2, HIGH - 2, rx=8, fill=PAPER, **LINE)
    return ground + svg.path(f"M1 9 Q1 1 9 1 H{WIDE - 9} Q{WIDE - 1} 1 {WIDE - 1} 9 V26 H1 z", fill=colour, **LINE)


def card_face(box: Box, card: int) -> Face:
    """An action card."""
    element = box.elements[card]
    if element == SHARE:
        return share_card(box, card)
    id = ELEMENT_IDS[element]
    drawn = paper(GOODS[id]) + sign(id, WIDE / 2, 53, 42)
    if box.values[card]:
        drawn += svg.circle(17, 17, 14, fill=CREAM, **LINE) + number(17, 17, 20, box, card)
    return Face(WIDE, HIGH, drawn + foot(box, card))


def share_card(box: Box, card: int) -> Face:
    """A share of a company: its sign, on its colour."""
    company = box.card_shares[card]
    drawn = svg.rect(1, 1, WIDE - 2, HIGH - 2, rx=8, fill=COMPANIES[company], **LINE)
    drawn += svg.rect(7, 7, WIDE - 14, 66, rx=4, fill=CREAM, stroke=COMPANY_DARK[company], stroke_width=1.6)
    drawn += sign(f"company-{company}", WIDE / 2, 36, 40) + sign("SH", WIDE - 16, 62, 22)
    return Face(WIDE, HIGH, drawn + foot(box, card))


def foot(box: Box, card: int) -> str:
    """What a card costs, with its letter, and what it sells for."""
    drawn = amount("$", box.resales[card], WIDE - 14, HIGH - 14, 18)
    if card < ACTION_CARDS:
        letter = OWNED_IDS[card][0]
        drawn += svg.rect(5, HIGH - 25, 30, 20, rx=5, fill=INK) + sign("cube", 13.5, HIGH - 15, 13)
        drawn += svg.words(26.5, HIGH - 15, 14, box.costs[card], fill=CREAM)
        x, y = (WIDE - 11.0, 14.0) if box.card_shares[card] == NONE else (WIDE / 2 + 7, HIGH - 15.0)
        drawn += svg.words(x, y, 10, letter, fill=CREAM)
    return drawn


def back(letter: str) -> Face:
    """The back of a card: a crescent above a dome, and the letter."""
    drawn = svg.rect(1, 1, WIDE - 2, HIGH - 2, rx=8, fill=STEEL, **LINE)
    drawn += svg.rect(6, 6, WIDE - 12, HIGH - 12, rx=5, fill=DEEP, stroke=LUNA, stroke_width=1)
    drawn += svg.moved(WIDE / 2, 40, svg.path("M4 -20 A20 20 0 1 0 18 12 A16 16 0 1 1 4 -20 z", fill=LUNA), scale=0.8)
    drawn += svg.path(f"M18 82 Q18 66 {WIDE / 2} 66 Q{WIDE - 18} 66 {WIDE - 18} 82 z", fill=STEEL, stroke=LUNA)
    if letter:
        drawn += svg.words(WIDE / 2, 40, 22, letter, fill=CREAM, stroke=DEEP, stroke_width=4, paint_order="stroke")
    return Face(WIDE, HIGH, drawn, value=(WIDE / 2, 84, 17), ink="#ffffff")


def done(x: float, y: float) -> str:
    """A tick."""
    tick = svg.path("M-15 2 L-4 13 L17 -12", fill="none", stroke=CREAM, stroke_width=7, stroke_linecap="round")
    return svg.moved(x, y, tick)


def outline() -> str:
    """Where a card could lie."""
    line: dict[str, svg.Value] = {"stroke": "#8792c4", "stroke_width": 1.6, "stroke_dasharray": "5 4"}
    return svg.rect(2, 2, WIDE - 4, HIGH - 4, rx=8, fill=STEEL, fill_opacity=0.45, **line)


def plate() -> str:
    """The ground of a bonus tile: a plate with cut corners."""
    return svg.path(PLATE, fill="#e6d8f5", **LINE)


def tile(box: Box, card: int, id: str) -> Face:
    """A bonus tile."""
    if card == RESOURCE_TILE:
        signs = sign("MI", 20, 20, 20) + sign("TI", 42, 20, 20) + sign("CA", 20, 43, 20)
        return Face(62, 62, plate() + signs + number(44, 43, 22, box, card))
    sign_id = ELEMENT_IDS[box.elements[card]]
    drawn = plate() + sign(sign_id, 31 if not box.values[card] else 24, 32, 34)
    return Face(62, 62, drawn + (number(47, 32, 24, box, card) if box.values[card] else ""))


def token(box: Box, which: int) -> Face:
    """A starting research token: the cards that begin at rest, and the bonus."""
    drawn = svg.rect(1, 1, 84, 60, rx=8, fill=CREAM, **LINE) + svg.rect(1, 1, 84, 32, rx=8, fill=LUNA, **THIN)
    for n, card in enumerate(box.token_rests[which]):
        x = 16 + 27 * n
        drawn += sign(ELEMENT_IDS[box.elements[card]], x - (4 if box.values[card] else 0), 17, 18)
        drawn += svg.words(x + 9, 20, 13, box.values[card], fill=INK) if box.values[card] else ""
    gains = box.token_gains[which]
    pairs = list(zip(gains[::2], gains[1::2], strict=True))
    for n, (kind, count) in enumerate(pairs):
        at = 43 + (n - (len(pairs) - 1) / 2) * 27
        if kind >= COMPANY_STEPS:
            drawn += sign(f"company-{kind - COMPANY_STEPS}", at - 5, 47, 18)
            drawn += svg.words(at + 9, 47, 13, count, fill=INK)
        else:
            drawn += amount({MONEY: "$", TANK: "H"}[kind], count, at, 47, 22)
    return Face(86, 62, drawn)
