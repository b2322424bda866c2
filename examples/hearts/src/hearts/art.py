"""The drawings of Hearts: fifty-two cards that are told apart by shape, their back, and counters of points."""

from lunatheque.scene import Art, Face, svg

from .components import CARD_IDS, Box

WIDTH, HEIGHT = 90, 126
PAPER = "#fffaf0"
INKS = {"C": "#20233a", "D": "#c8321f", "S": "#20233a", "H": "#c8321f"}
SHAPES = {
    "C": "M0 -10a4.6 4.6 0 0 1 4 6.7a4.6 4.6 0 1 1-2.6 7.6L3 10H-3L-1.4 4.3a4.6 4.6 0 1 1-2.6-7.6A4.6 4.6 0 0 1 0-10z",
    "D": "M0 -10Q3.5 -4 7.5 0Q3.5 4 0 10Q-3.5 4 -7.5 0Q-3.5 -4 0 -10z",
    "S": "M0 -10C4 -4 9 -1 9 3.5C9 7.5 4 8 1.4 5L3 10H-3L-1.4 5C-4 8 -9 7.5 -9 3.5C-9 -1 -4 -4 0 -10z",
    "H": "M0 10C-3 5 -10 1.5 -10 -3.6C-10 -9.5 -2.5 -10.5 0 -5C2.5 -10.5 10 -9.5 10 -3.6C10 1.5 3 5 0 10z",
}
"""The signs of the suits, around their origin, 20 high."""

LEFT, MIDDLE, RIGHT = 30, 45, 60
HEADS = {
    "J": "M-15 8V2C-15 -9 15 -9 15 2V8z M-13 -5C-22 -14 -16 -22 -6 -18C-10 -14 -9 -10 -6 -7z",
    "Q": "M-16 8L-18 -8L-9 -1L-5 -13L0 -3L5 -13L9 -1L18 -8L16 8z",
    "K": "M-17 8V-10L-8 -3L0 -16L8 -3L17 -10V8z M-2 -24H2V-20H6V-17H-6V-20H-2z",
}
"""What the jack, the queen and the king wear."""


def art(box: Box) -> Art:
    """Everything that a scene can show."""
    cards = {id: card(id[:-1], id[-1], box.points[number]) for number, id in enumerate(CARD_IDS)}
    return Art({**cards, "back": back(), "points": counter(), "total": score_pad()})


def sign(suit: str, x: float, y: float, size: float, angle: float = 0) -> str:
    """The sign of a suit, `size` high."""
    return svg.moved(x, y, svg.path(SHAPES[suit], fill=INKS[suit]), scale=size / 20, angle=angle)


def pips(rank: int) -> list[tuple[float, float]]:
    """Where the signs of a card from 2 to 10 stand: two columns, and what is left over in the middle."""
    if rank < 4:
        return [(MIDDLE, y) for y in ((38, 88) if rank == 2 else (32, 63, 94))]
    side = min(4, rank // 2)
    ys = [28 + 70 * at / (side - 1) for at in range(side)]
    middles = {5: [63], 7: [45], 9: [63], 10: [40, 86]}.get(rank, [])
    return [*((x, y) for x in (LEFT, RIGHT) for y in ys), *((MIDDLE, y) for y in middles)]


def card(rank: str, suit: str, points: int) -> Face:
    """A card: its index large enough for a hand that overlaps, its signs, and a red seal where it costs points."""
    ink = INKS[suit]
    parts = [svg.rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, rx=8, fill=PAPER, stroke="#20233a", stroke_width=1.5)]
    index = svg.words(14, 17, 19, rank, fill=ink, letter_spacing=-2 if rank == "10" else 0) + sign(suit, 14, 36, 15)
    parts.append(index)
    if rank in HEADS:
        parts.append(figure(rank, suit))
    elif rank == "A":
        parts.append(sign(suit, 50, 70, 50))
    else:
        number = int(rank)
        for x, y in pips(number):
            parts.append(sign(suit, x + 6, y + 6, 17, angle=180 if y > 63 else 0))
    if points:
        parts.append(svg.circle(WIDTH - 15, 16, 10, fill="#c8321f"))
        parts.append(svg.words(WIDTH - 15, 16, 12, str(points), fill="#ffffff"))
    return Face(WIDTH, HEIGHT, "".join(parts))


def figure(rank: str, suit: str) -> str:
    """A head with its hat above a great sign of the suit."""
    line: dict[str, svg.Value] = {"stroke": "#20233a", "stroke_width": 2, "stroke_linejoin": "round"}
    return "".join(
        [
            svg.rect(26, 24, 54, 92, rx=6, fill="#f6e3b4"),
            svg.path("M30 116C30 92 40 84 53 84S76 92 76 116z", fill=INKS[suit], opacity=0.85),
            svg.circle(53, 66, 17, fill="#f3c9a0", **line),
            svg.circle(47, 64, 2, fill="#20233a") + svg.circle(59, 64, 2, fill="#20233a"),
            svg.path("M48 74Q53 77 58 74", fill="none", **line),
            svg.moved(53, 50, svg.path(HEADS[rank], fill="#e9b44c", **line)),
            svg.moved(53, 101, svg.path(SHAPES[suit], fill=PAPER), scale=1.1),
        ]
    )


def back() -> Face:
    """The back: a night with a moon."""
    frame = svg.rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, rx=8, fill="#2f3a6e", stroke="#20233a", stroke_width=1.5)
    inner = svg.rect(8, 8, WIDTH - 16, HEIGHT - 16, rx=5, fill="none", stroke="#f6e3b4", stroke_width=1.5)
    moon = svg.path("M52 40A24 24 0 1 0 52 86A19 19 0 1 1 52 40z", fill="#f6e3b4")
    stars = [
        svg.circle(x, y, 2, fill="#f6e3b4") for x, y in ((62, 54), (70, 70), (60, 78), (24, 24), (66, 104), (24, 102))
    ]
    return Face(WIDTH, HEIGHT, frame + inner + moon + "".join(stars))


def counter() -> Face:
    """The points that a player has taken, in a heart."""
    heart = svg.path(SHAPES["H"], fill="#c8321f", stroke=PAPER, stroke_width=0.8)
    return Face(44, 44, svg.moved(22, 22, heart, scale=2), value=(22, 20, 16), ink="#ffffff")


def score_pad() -> Face:
    """The points that a player has after all deals so far, on a sheet of a pad."""
    line: dict[str, svg.Value] = {"stroke": "#20233a", "stroke_width": 1.5}
    sheet = svg.rect(5, 6, 34, 36, rx=3, fill=PAPER, **line)
    rings = [svg.path(f"M{x} 3V10", stroke="#c8321f", stroke_width=2.5) for x in (12, 22, 32)]
    return Face(44, 44, sheet + "".join(rings), value=(22, 26, 16), ink="#20233a")
