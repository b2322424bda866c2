"""The fifty cards and their back."""

from math import cos, pi, sin

from lunatheque.scene import Face, Point, svg

from .art_sky import GOLD, LINE, PAPER, WARM, shine, way
from .catalogue import STAR_IDS
from .components import Box
from .scenery import brightness, place_of
from .sky import NONE, STARS

WIDTH, HEIGHT = 112.0, 156.0
SHOWN = 0.75
"""How large cards are in a row: the sky needs the room."""
WINDOW = (10.0, 12.0, 92.0, 92.0)
"""Where the figure is drawn: left, top, width, height."""


def frame(colour: str) -> str:
    """The ground of a card."""
    return svg.rect(
        1.5, 1.5, WIDTH - 3, HEIGHT - 3, rx=9, fill="url(#jeu-des-etoiles-card)", stroke=colour, stroke_width=2
    )


def card(parts: list[str], number: tuple[float, float, float] | None = None) -> Face:
    """A card of its drawn parts, and where a number is written on it."""
    x, y, size = number or (0, 0, 0)
    value = (x * SHOWN, y * SHOWN, size * SHOWN) if number else None
    return Face(WIDTH * SHOWN, HEIGHT * SHOWN, svg.moved(0, 0, *parts, scale=SHOWN), value=value, ink="#ffffff")


def fitted(points: list[Point], window: tuple[float, float, float, float]) -> list[Point]:
    """Points moved and scaled into a window, with room for the glow of stars."""
    left, top, width, height = window
    xs, ys = [x for x, _ in points], [y for _, y in points]
    span = max((max(xs) - min(xs)) / (width - 22), (max(ys) - min(ys)) / (height - 22))
    middle = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    return [(left + width / 2 + (x - middle[0]) / span, top + height / 2 + (y - middle[1]) / span) for x, y in points]


def constellation(box: Box, code: int) -> Face:
    """A card: the figure with its stars, the principal one in light, its name, the Latin name, the number of stars."""
    stars = [star for star in range(STARS) if box.sky.home[star] == code]
    places = dict(zip(stars, fitted([place_of(box, star) for star in stars], WINDOW), strict=True))
    zodiac, principal = box.sky.sign[code] != NONE, box.principal[code]
    lines = " ".join(way([places[one], places[two]]) for one, two in box.figures[code])
    parts = [
        frame(GOLD if zodiac else "#5f78c4"),
        svg.rect(*WINDOW, rx=6, fill="#0a1233", opacity=0.55),
        svg.path(lines, fill="none", stroke=WARM if zodiac else LINE, stroke_width=1.5, stroke_linecap="round"),
    ]
    for star, (x, y) in places.items():
        if star == principal:
            parts.append(svg.circle(x, y, 15, fill="url(#jeu-des-etoiles-halo)", opacity=0.6))
        parts.append(shine(x, y, brightness(box, star), circled=box.sky.circled[star] != NONE, scale=0.72))
    parts.append(svg.words(WIDTH / 2, 115, fit(box.latin[code], 12), box.latin[code], fill=PAPER))
    if principal != NONE:
        name = box.names[STAR_IDS[principal]]["en"]
        parts.append(svg.words(WIDTH / 2, 129, fit(name, 9.5), name, fill=GOLD, font_weight="normal"))
    parts.append(count(box.counts[code]))
    return card(parts)


def fit(said: str, size: float) -> float:
    """The height of letters at which a name fits on a card."""
    return min(size, (WIDTH - 14) / (0.64 * len(said)))


def count(stars: int) -> str:
    """How many stars there are, beside a little star."""
    shape = "M0 -6 L1.6 -1.6 L6 0 L1.6 1.6 L0 6 L-1.6 1.6 L-6 0 L-1.6 -1.6 z"
    return svg.moved(WIDTH / 2 - 9, 143, svg.path(shape, fill=PAPER)) + svg.words(
        WIDTH / 2 + 8, 143, 12, stars, fill=PAPER
    )


def zodiac(box: Box) -> Face:
    """The Zodiac route: the yellow ring with its twelve constellations."""
    places = fitted([place_of(box, star) for star in box.sky.route], (10, 12, 92, 110))
    parts = [frame(GOLD), svg.rect(10, 12, 92, 110, rx=6, fill="#0a1233", opacity=0.55)]
    parts.append(svg.path(way(places) + " z", fill="none", stroke=GOLD, stroke_width=7, opacity=0.2))
    parts.append(svg.path(way(places) + " z", fill="none", stroke=GOLD, stroke_width=2))
    for star, (x, y) in zip(box.sky.route, places, strict=True):
        parts.append(shine(x, y, brightness(box, star), circled=box.sky.circled[star] != NONE, scale=0.45))
    parts.append(svg.words(WIDTH / 2, 67, 11, "Zodiacus", fill=PAPER))
    parts.append(svg.words(WIDTH / 2, 139, 14, "I – XII", fill=GOLD))
    return card(parts)


def back() -> Face:
    """The back of a card: a star with sixteen rays; the number of cards stands below it."""
    rays = [
        (r * sin(pi * at / 16), -r * cos(pi * at / 16))
        for at in range(32)
        for r in [40 if at % 4 == 0 else 24 if at % 2 == 0 else 9]
    ]
    outline = "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in rays) + " z"
    parts = [
        frame(GOLD),
        svg.rect(7, 7, WIDTH - 14, HEIGHT - 14, rx=6, fill="none", stroke=GOLD, stroke_width=0.8, opacity=0.7),
        svg.moved(
            WIDTH / 2, 62, svg.circle(0, 0, 42, fill="none", stroke=LINE, opacity=0.6), svg.path(outline, fill=GOLD)
        ),
        svg.moved(WIDTH / 2, 62, svg.circle(0, 0, 7, fill="#0d1640")),
        svg.circle(WIDTH / 2, 128, 15, fill="#0d1640", stroke=GOLD, stroke_width=1.4),
    ]
    return card(parts, number=(WIDTH / 2, 128, 14))
