"""Construction cards, plots, and Concessions with a picture of what they need."""

from lunatheque.scene import Face, svg

from .art_tiles import ground, sign, symbol
from .components import Box
from .kinds import (
    ALIGNED,
    CARD_IDS,
    CLEAN,
    COLUMN,
    CONCESSION_IDS,
    COUNTED,
    FEWEST_ROWS,
    SHAPED,
    SHORTS,
    VARIED,
)
from .palette import (
    CREAM,
    DUST,
    INK,
    LINE,
    MUSTARD,
    NIGHT,
    ORANGE,
    PAPER,
    ROCK,
    RUST,
    SEATS,
    SHADE,
    SKY,
    TEAL,
    THIN,
)

WIDTH, HEIGHT = 100, 114
CENTRES = ((26, 39), (74, 39), (26, 88), (74, 88))
"""The middles of the four places of a card."""
PLOT = 44
LETTERS = {"h": "H", "o": "O", "w": "W", "p": "GP", "a": "GA", "l": "GL", "x": "GX", "s": "SO", "M": "ME"}


def open_plot(width: float, height: float) -> str:
    """A place to build on: a levelled pad with four marks."""
    marks = f"M8 {height / 2:g}V8H{width / 2:g}M{width - 8:g} {height / 2:g}V{height - 8:g}H{width / 2:g}"
    return svg.rect(1, 1, width - 2, height - 2, rx=9, fill=CREAM, stroke=SHADE, stroke_width=1.6) + svg.path(
        marks, fill="none", stroke=DUST, stroke_width=2.4, stroke_dasharray="5 4"
    )


def scaffold() -> str:
    """A lattice of poles."""
    poles = "M8 40V6M22 40V6M36 40V6M4 10H40M4 22H40M4 34H40"
    braces = "M8 10L22 22L36 10M8 34L22 22L36 34"
    return "".join(
        [
            svg.rect(1, 1, 42, 42, rx=9, fill="#e8b98f", stroke=INK, stroke_width=1.6),
            svg.path(braces, fill="none", stroke=RUST, stroke_width=2),
            svg.path(poles, fill="none", stroke=INK, stroke_width=2.4, stroke_linecap="round"),
        ]
    )


def printed(letter: str) -> str:
    """What is printed on a place of a card, drawn around its middle."""
    if letter == "S":
        return svg.moved(-PLOT / 2, -PLOT / 2, scaffold())
    if letter in LETTERS:
        kind = LETTERS[letter]
        pad = svg.rect(-21, -21, 42, 42, rx=9, fill=ground(kind), **THIN)
        return pad + svg.moved(0, 1, symbol(kind), scale=0.8)
    return svg.moved(-PLOT / 2, -PLOT / 2, open_plot(PLOT, PLOT))


def card(number: int, plan: str) -> Face:
    """A card: dust and craters, its number at the top left, and its four places."""
    parts = [
        svg.rect(1, 1, WIDTH - 2, HEIGHT - 2, rx=9, fill=DUST, stroke=INK, stroke_width=2),
        svg.circle(50, 63, 9, fill="#bdb3a4"),
        svg.circle(91, 64, 5, fill="#bdb3a4"),
        svg.path("M38 5H96M38 9H96M38 13H96", stroke=ORANGE, stroke_width=1.6, fill="none", opacity=0.75),
        svg.rect(4, 3, 30, 14, rx=7, fill=NIGHT),
        svg.words(19, 10, 13, str(number), fill=PAPER),
    ]
    places = plan.replace("/", "")
    halves = [corner for corner in range(4) if places[corner] == "D"]
    if halves:
        (left, top), (right, bottom) = CENTRES[halves[0]], CENTRES[halves[1]]
        pad = open_plot(right - left + PLOT, bottom - top + PLOT)
        parts.append(svg.moved(left - PLOT / 2, top - PLOT / 2, pad))
    for corner, (x, y) in enumerate(CENTRES):
        if corner not in halves:
            parts.append(svg.moved(x, y, printed(places[corner])))
    return Face(WIDTH, HEIGHT, "".join(parts))


def back() -> Face:
    """The back of a card: the Earth above the horizon of the Moon."""
    return Face(
        WIDTH,
        HEIGHT,
        "".join(
            [
                svg.rect(1, 1, WIDTH - 2, HEIGHT - 2, rx=9, fill=NIGHT, stroke=INK, stroke_width=2),
                svg.path("M2 78C30 62 70 62 98 78V104Q98 112 90 112H10Q2 112 2 104z", fill=ROCK),
                svg.circle(50, 44, 20, fill="#3f7fb5", **LINE),
                svg.path("M38 36C46 30 52 40 46 46C40 52 36 46 38 36zM54 50C60 46 66 50 62 56z", fill="#7fae5b"),
                svg.path(
                    "M22 44A28 28 0 0 1 78 44M15 44A35 35 0 0 1 85 44", fill="none", stroke=ORANGE, stroke_width=3
                ),
                svg.circle(30, 92, 6, fill=SHADE),
                svg.circle(66, 96, 9, fill=SHADE),
            ]
        ),
    )


# Concessions ------------------------------------------------------------------------------------------------------

BROAD, HIGH = 112, 92


def concession(box: Box, number: int, shape: int) -> Face:
    """A Concession: one ring for a short term and two for a long one, its points, and what it needs."""
    short = number < SHORTS
    colour = TEAL if short else RUST
    parts = [
        svg.rect(1, 1, BROAD - 2, HIGH - 2, rx=9, fill=PAPER, stroke=INK, stroke_width=2),
        svg.path(f"M2 11Q2 2 11 2H{BROAD - 11}Q{BROAD - 2} 2 {BROAD - 2} 11V26H2z", fill=colour),
        svg.circle(17, 14, 7, fill="none", stroke=PAPER, stroke_width=2.4),
        svg.words(BROAD / 2, 14, 11, CONCESSION_IDS[number], fill=PAPER),
        svg.circle(BROAD - 20, 21, 16, fill=MUSTARD, **LINE),
        svg.words(BROAD - 20, 21, 17, str(box.points[number]), fill=INK),
    ]
    if not short:
        parts.append(svg.circle(17, 14, 11, fill="none", stroke=PAPER, stroke_width=2))
    parts.append(svg.moved(BROAD / 2 - 4, 58, needed(box, number, shape)))
    return Face(BROAD, HIGH, "".join(parts))


def needed(box: Box, number: int, shape: int) -> str:
    """What a Concession needs, drawn around its middle."""
    need, category, amount = box.needs[number], box.classes[number], box.amounts[number]
    if need == SHAPED:
        places = box.shapes[shape]
        spots = [(places[at + 1], places[at]) for at in range(0, len(places), 2)]
        return squares(spots)
    if need == CLEAN:
        crossed = svg.path("M-24 -24L24 24M24 -24L-24 24", fill="none", stroke=RUST, stroke_width=5)
        return svg.moved(-22, -22, scaffold()) + crossed
    if need == VARIED:
        corners = ((-13, -13), (13, -13), (-13, 13), (13, 13))
        return "".join([svg.moved(*at, sign(n), scale=0.62) for n, at in enumerate(corners)])
    if need == COLUMN:
        cards = [svg.rect(-20, y - 9, 40, 18, rx=3, fill=DUST, **THIN) for y in (-18, 1, 20)]
        return "".join(cards) + "".join([svg.moved(-8, y, sign(category), scale=0.42) for y in (-18, 1, 20)])
    if need == ALIGNED:
        line = svg.path("M-46 20H46", stroke=INK, stroke_width=2, stroke_dasharray="4 3", fill="none")
        return line + "".join([svg.moved(x, -2, sign(category), scale=0.8) for x in (-34, 0, 34)])
    if need == FEWEST_ROWS:
        bars = [svg.rect(-44, y, 34, 10, rx=2, fill=DUST, **THIN) for y in (-5,)]
        bars += [svg.rect(12, y, 34, 10, rx=2, fill=DUST, **THIN) for y in (-19, -5, 9)]
        return "".join(bars) + svg.words(0, 0, 22, "<", fill=INK)
    if need == COUNTED:
        return svg.moved(-20, 0, sign(category), scale=1.1) + svg.words(24, 2, 24, f"≥{amount}", fill=INK)
    return squares([(column, 0) for column in range(amount)])


def squares(spots: list[tuple[int, int]]) -> str:
    """Cards as little squares."""
    columns, rows = max(x for x, _ in spots) + 1, max(y for _, y in spots) + 1
    side = min(20, 96 / columns, 58 / rows)
    left, top = -columns * side / 2, -rows * side / 2
    return "".join(
        [
            svg.rect(left + x * side + 1, top + y * side + 1, side - 2, side - 2, rx=3, fill=SKY, **THIN)
            for x, y in spots
        ]
    )


def claim(seat: int) -> Face:
    """The token of a sponsor on a Concession: each has its own place and its own number of dots."""
    x = 16 + 24 * seat
    dots = "".join([svg.circle(x - 4.5 * seat / 2 + 4.5 * n, 80, 1.7, fill=PAPER) for n in range(seat + 1)])
    return Face(BROAD, HIGH, svg.circle(x, 80, 9.5, fill=SEATS[seat], **LINE) + dots)


def cards(box: Box) -> dict[str, Face]:
    """Everything about cards, plots and Concessions."""
    faces = {id: card(box.numbers[number], box.plans[number]) for number, id in enumerate(CARD_IDS)}
    faces["card-back"] = back()
    faces["open"] = Face(PLOT, PLOT, open_plot(PLOT, PLOT))
    faces["open-wide"] = Face(92, PLOT, open_plot(92, PLOT))
    faces["open-tall"] = Face(PLOT, 93, open_plot(PLOT, 93))
    faces["scaffold"] = Face(PLOT, PLOT, scaffold())
    for number, id in enumerate(CONCESSION_IDS):
        faces[f"concession-{id}"] = concession(box, number, box.shaped[number])
        if box.needs[number] == SHAPED:
            faces[f"concession-{id}-other"] = concession(box, number, box.shaped_otherwise[number])
    for seat in range(len(SEATS)):
        faces[f"claim-{seat}"] = claim(seat)
    faces["spot"] = Face(
        WIDTH,
        HEIGHT,
        svg.rect(
            2,
            2,
            WIDTH - 4,
            HEIGHT - 4,
            rx=9,
            fill=PAPER,
            fill_opacity=0.35,
            stroke=MUSTARD,
            stroke_width=3,
            stroke_dasharray="8 6",
        )
        + svg.path("M50 45V69M38 57H62", fill="none", stroke=MUSTARD, stroke_width=5, stroke_linecap="round"),
    )
    return faces
