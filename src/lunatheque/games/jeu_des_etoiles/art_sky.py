"""The board: the sky around the pole, with the Milky Way, figures, the yellow route and every star."""

from math import asin, atan2, cos, degrees, pi, radians, sin
from typing import Any

from lunatheque.engine import Dice
from lunatheque.scene import Face, Point, svg

from .components import Box
from .scenery import EDGE, brightness, place_of, star_words
from .sky import NONE, STARS

SCALE = 5.0
"""Units of the drawing in a degree."""
SIDE = 2 * EDGE * SCALE
MIDDLE = SIDE / 2
RIM = 129.0 * SCALE
GOLD = "#f7c948"
LINE = "#9db8f2"
WARM = "#f5d9a0"
PAPER = "#eef3ff"
DUST = 260

CORES = (5.6, 4.7, 3.8, 3.0, 2.4, 1.9)
"""The radius of a star's disc by its brightness."""

DEFS = (
    f'<clipPath id="jeu-des-etoiles-disc"><circle cx="{MIDDLE}" cy="{MIDDLE}" r="{RIM}"/></clipPath>'
    '<radialGradient id="jeu-des-etoiles-night" cx="0.5" cy="0.5" r="0.5">'
    '<stop offset="0" stop-color="#22346f"/><stop offset="0.6" stop-color="#152251"/>'
    '<stop offset="1" stop-color="#0a1233"/></radialGradient>'
    '<radialGradient id="jeu-des-etoiles-glow" cx="0.5" cy="0.5" r="0.5">'
    '<stop offset="0" stop-color="#ffffff" stop-opacity="0.75"/>'
    '<stop offset="0.45" stop-color="#bcd0ff" stop-opacity="0.28"/>'
    '<stop offset="1" stop-color="#bcd0ff" stop-opacity="0"/></radialGradient>'
    '<radialGradient id="jeu-des-etoiles-halo" cx="0.5" cy="0.5" r="0.5">'
    '<stop offset="0.2" stop-color="#f7c948" stop-opacity="0.75"/>'
    '<stop offset="1" stop-color="#f7c948" stop-opacity="0"/></radialGradient>'
    '<linearGradient id="jeu-des-etoiles-card" x1="0" y1="0" x2="0" y2="1">'
    '<stop offset="0" stop-color="#233673"/><stop offset="1" stop-color="#0d1640"/></linearGradient>'
    '<linearGradient id="jeu-des-etoiles-metal" x1="0" y1="0" x2="1" y2="0">'
    '<stop offset="0" stop-color="#ffffff" stop-opacity="0.55"/>'
    '<stop offset="0.45" stop-color="#ffffff" stop-opacity="0"/>'
    '<stop offset="1" stop-color="#000000" stop-opacity="0.3"/></linearGradient>'
)


def spot(point: Point) -> Point:
    """A point of the board in units of the drawing."""
    return MIDDLE + point[0] * SCALE, MIDDLE + point[1] * SCALE


def polar(hours: float, distance: float) -> Point:
    """The point at a right ascension and a distance from the pole."""
    angle = hours * pi / 12
    return spot((distance * sin(angle), -distance * cos(angle)))


def way(points: list[Point]) -> str:
    """The path through points."""
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def sky(box: Box) -> Face:
    """The whole board."""
    drawn = night() + milky_way() + dust() + meridians() + figures(box) + route(box) + stars(box)
    return Face(SIDE, SIDE, drawn, ink="#f6efd8", marks=tuple(mark(box, star) for star in range(STARS)))


def mark(box: Box, star: int) -> tuple[float, float, list[Any]]:
    """A star that says its name when it is touched, also where nothing can be done with it."""
    x, y = spot(place_of(box, star))
    return round(x, 1), round(y, 1), star_words(box, star).data()


def night() -> str:
    """The dark, and the rim with its hours."""
    parts = [
        svg.rect(0, 0, SIDE, SIDE, rx=36, fill="#060b24"),
        svg.circle(MIDDLE, MIDDLE, RIM + 20, fill="#0a1233", stroke=GOLD, stroke_width=2.5),
        svg.circle(MIDDLE, MIDDLE, RIM, fill="url(#jeu-des-etoiles-night)", stroke=GOLD, stroke_width=1.4),
    ]
    for quarter in range(96):
        inner, outer = polar(quarter / 4, RIM / SCALE), polar(quarter / 4, (RIM + (10 if quarter % 4 else 20)) / SCALE)
        parts.append(svg.path(way([inner, outer]), stroke=GOLD, stroke_width=1 if quarter % 4 else 1.8, opacity=0.8))
    for hour in range(0, 24, 2):
        x, y = polar(hour + 0.32, (RIM + 10) / SCALE)
        parts.append(svg.words(x, y, 11, f"{hour}h", fill=WARM, font_weight="normal"))
    return "".join(parts)


def milky_way() -> str:
    """The plane of our galaxy as a band of light, broken where it leaves the board."""
    runs: list[list[Point]] = [[]]
    for longitude in range(0, 364, 4):
        hours, distance = galactic(radians(longitude))
        if distance < 126:
            runs[-1].append(polar(hours, distance))
        elif runs[-1]:
            runs.append([])
    band = [
        svg.path(
            way(run),
            fill="none",
            stroke="#b9c8ff",
            stroke_width=width,
            stroke_linecap="round",
            stroke_linejoin="round",
            opacity=0.035,
        )
        for run in runs
        if len(run) > 1
        for width in (118, 92, 66, 44, 24)
    ]
    return svg.group(*band, clip_path="url(#jeu-des-etoiles-disc)")


def galactic(longitude: float) -> tuple[float, float]:
    """Right ascension in hours and distance from the pole, in degrees, of a point of the galactic equator."""
    pole, turn = radians(27.128), radians(122.932)
    declination = asin(cos(pole) * cos(turn - longitude))
    angle = atan2(sin(turn - longitude), -sin(pole) * cos(turn - longitude))
    return (192.859 + degrees(angle)) / 15 % 24, 90 - degrees(declination)


def dust() -> str:
    """Faint points that are no stars of the game, for depth."""
    dice = Dice(1970)
    points = []
    for _ in range(DUST):
        hours, part, light = dice.below(2400) / 100, dice.below(1000) / 1000, dice.below(10)
        x, y = polar(hours, 127 * part**0.5)
        points.append(svg.circle(x, y, 0.6 + light / 22, fill="#c8d6ff", opacity=0.12 + light / 40))
    return "".join(points)


def meridians() -> str:
    """Hours, and circles of declination; the equator is a little stronger."""
    lines = [svg.path(way([polar(hour, 8), polar(hour, 129)]), stroke=LINE) for hour in range(0, 24, 2)]
    lines += [svg.circle(MIDDLE, MIDDLE, r * SCALE, fill="none", stroke=LINE) for r in (30, 60, 120)]
    equator = svg.circle(MIDDLE, MIDDLE, 90 * SCALE, fill="none", stroke=LINE, stroke_dasharray="7 6", opacity=0.4)
    return svg.group(*lines, stroke_width=0.8, opacity=0.16) + equator


def figures(box: Box) -> str:
    """The lines of all constellations; those of the Zodiac are warmer, those that are only drawn are dotted."""
    parts = []
    for code, lines in enumerate(box.figures):
        colour = LINE if box.sky.sign[code] == NONE else WARM
        drawn = " ".join(way([spot(place_of(box, one)), spot(place_of(box, two))]) for one, two in lines)
        parts.append(svg.path(drawn, fill="none", stroke=colour, stroke_width=1.7, opacity=0.75))
    for one, two in box.closing:
        ends = way([spot(place_of(box, one)), spot(place_of(box, two))])
        parts.append(svg.path(ends, stroke=LINE, stroke_width=1.2, stroke_dasharray="1.5 5", opacity=0.6))
    return svg.group(*parts, stroke_linecap="round")


def route(box: Box) -> str:
    """The yellow route of the Zodiac, closed, with a glow."""
    points = [spot(place_of(box, star)) for star in [*box.sky.route, box.sky.route[0]]]
    glow, line = (
        svg.path(way(points), fill="none", stroke=GOLD, stroke_width=width, opacity=opacity)
        for width, opacity in ((11, 0.14), (3.2, 0.9))
    )
    return svg.group(glow, line, stroke_linejoin="round", stroke_linecap="round")


def stars(box: Box) -> str:
    """Every star by its brightness; circled stars have their ring."""
    parts = []
    for one in range(STARS):
        x, y = spot(place_of(box, one))
        parts.append(shine(x, y, brightness(box, one), circled=box.sky.circled[one] != NONE))
    return "".join(parts)


def shine(x: float, y: float, bright: int, *, circled: bool, scale: float = 1) -> str:
    """A star: a disc in a glow, a ring of gold around it where it is circled."""
    core = CORES[bright] * scale
    parts = [svg.circle(x, y, core * 2.6, fill="url(#jeu-des-etoiles-glow)"), svg.circle(x, y, core, fill="#fffdf4")]
    if circled:
        parts.append(svg.circle(x, y, 10.5 * scale, fill="none", stroke=GOLD, stroke_width=2.6 * scale))
    return "".join(parts)


def star(bright: int, *, circled: bool) -> Face:
    """A star that can be touched: its drawing, as large as on the board, in the room of a finger."""
    side = 32.0 if circled else 4.2 * CORES[bright] + 6
    ground = svg.circle(side / 2, side / 2, side / 2, fill="#22346f", opacity=0.35)
    return Face(side, side, ground + shine(side / 2, side / 2, bright, circled=circled))


def lit() -> Face:
    """Light on the stars of the goal: a halo with rays, told from a ring by its shape."""
    rays = "".join(
        svg.path("M0 -20 L1.8 -12 H-1.8 z", fill=GOLD, transform=f"translate(20 20) rotate({45 * at})")
        for at in range(8)
    )
    return Face(40, 40, svg.circle(20, 20, 17, fill="url(#jeu-des-etoiles-halo)", opacity=0.55) + rays)


def label() -> Face:
    """The place of a name: nothing is seen but the name."""
    return Face(4, 4, svg.rect(0, 0, 4, 4, fill="#ffffff", opacity=0))


def ruler(steps: int) -> Face:
    """The ruler turned around its point: a ring for each graduation, with its number."""
    graduation = 45.0
    side = 2 * graduation * steps
    parts = [svg.circle(side / 2, side / 2, side / 2 - 1, fill=GOLD, opacity=0.05)]
    for ring in range(1, steps + 1):
        r = graduation * ring - 1
        parts.append(
            svg.circle(
                side / 2, side / 2, r, fill="none", stroke=GOLD, stroke_width=1.6, stroke_dasharray="9 5", opacity=0.85
            )
        )
        for x, y in ((side / 2, side / 2 - r + 9), (side / 2, side / 2 + r - 9)):
            parts.append(svg.words(x, y, 11, ring, fill=GOLD))
    return Face(side, side, "".join(parts))
