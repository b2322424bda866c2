"""What never changes in the sky: its stars, names and figures, made once for a box."""

from lunatheque.engine import Text, text
from lunatheque.scene import Line, Piece, Point

from .catalogue import CONSTELLATION_IDS, STAR_IDS
from .components import Box
from .sky import CONSTELLATIONS, NONE, STARS, ZODIAC

EDGE = 134.0
"""Half the side of the board, in degrees of polar distance."""
BRIGHTNESS = (50, 150, 250, 350, 430)
"""Up to which magnitude (in hundredths) a star is drawn with the first, the second… face."""
SIZES = (5.2, 4.6, 4.0, 3.4, 3.0, 2.6)
CIRCLED_SIZE = 6.4
REACHED = 1.5
"""How much larger a star is that can be touched."""


def place_of(box: Box, star: int) -> Point:
    """Where a star lies on the board, which counts downward."""
    return box.sky.x[star] / 100, -box.sky.y[star] / 100


def brightness(box: Box, star: int) -> int:
    """The class of a star's brightness, 0 for the brightest."""
    return sum(box.magnitudes[star] > limit for limit in BRIGHTNESS)


def star_words(box: Box, star: int) -> Text:
    """A star in words: name, designation, constellation, and whether it is circled."""
    id = STAR_IDS[star]
    unnamed = box.names[id]["en"] == box.designations[star]
    kind = "star-circled" if box.sky.circled[star] != NONE else "star-unnamed" if unnamed else "star-named"
    home = Text(CONSTELLATION_IDS[box.sky.home[star]])
    return text(kind, star=Text(id), designation=box.designations[star], constellation=home)


class Scenery:
    """Pieces and lines that are shared by all scenes of a box."""

    def __init__(self, box: Box) -> None:
        self.labels = tuple(label(box, code) for code in range(CONSTELLATIONS))
        self.circled = {star: star_piece(box, star) for star in range(STARS) if box.sky.circled[star] != NONE}
        self.named = [star_piece(box, star, reached=True) for star in range(STARS)]
        self.lit = [star_piece(box, star, goal=True) for star in range(STARS)]
        self.named_lit = [star_piece(box, star, reached=True, goal=True) for star in range(STARS)]
        signs = [code for code in range(CONSTELLATIONS) if box.sky.sign[code] != NONE]
        self.goals = [[code] for code in range(CONSTELLATIONS)] + [signs]
        self.stars = [frozenset(s for s in range(STARS) if box.sky.home[s] in codes) for codes in self.goals]
        self.figures = [tuple(line for code in codes for line in figure(box, code)) for codes in self.goals]
        self.figures[ZODIAC] = (route(box),)
        self.unlit: frozenset[int] = frozenset()

    def show(self, goal: int, reached: tuple[int, ...]) -> list[Piece]:
        """Circled stars, the stars of the goal, lit, and those in reach, with their names.

        The other stars are part of the board: a scene is made and sent at every move.
        """
        lit = self.unlit if goal == NONE else self.stars[goal]
        pieces = dict(self.circled)
        for star in lit:
            pieces[star] = self.lit[star]
        for star in reached:
            pieces[star] = self.named_lit[star] if star in lit else self.named[star]
        return list(pieces.values())


def star_piece(box: Box, star: int, *, reached: bool = False, goal: bool = False) -> Piece:
    """A star of its brightness, with a ring where it is circled and light where it belongs to the goal."""
    circled, bright = box.sky.circled[star] != NONE, brightness(box, star)
    said = star_words(box, star)
    return Piece(
        f"star-{STAR_IDS[star]}",
        f"{'circled' if circled else 'star'}-{bright}",
        text("star-goal", seen=said) if goal else said,
        place_of(box, star),
        "circled" if circled else "walk",
        size=(CIRCLED_SIZE if circled else SIZES[bright]) * (REACHED if reached else 1),
        over=("lit",) if goal else (),
        caption=named_beside(box, star, reached=reached, goal=goal),
    )


def named_beside(box: Box, star: int, *, reached: bool, goal: bool) -> Text | None:
    """What is written beside a star: the sky would be full of words if every star said its name all the time.

    Circled stars do where they matter, the Pole Star always; others in reach show the letter by which near ones can
    be told apart.
    """
    if box.sky.circled[star] != NONE and (reached or goal or star == box.start):
        return Text(STAR_IDS[star])
    if not reached:
        return None
    return text("star-letter", letter=box.designations[star].rpartition(" ")[0] or box.designations[star])


def label(box: Box, code: int) -> Piece:
    """The name of a constellation, where there is room for it."""
    x, y = box.labels[code]
    sign = "-zodiac" if box.sky.sign[code] != NONE else ""
    id, name = CONSTELLATION_IDS[code], Text(CONSTELLATION_IDS[code])
    said = text("label", constellation=name, latin=box.latin[code])
    return Piece(f"label-{id}", f"label{sign}", said, (x / 100, -y / 100), "goal", size=1, caption=Text(f"label-{id}"))


def figure(box: Box, code: int) -> list[Line]:
    """The lines of a constellation, each between two stars."""
    return [
        Line(f"figure-{STAR_IDS[one]}-{STAR_IDS[two]}", "figure", (place_of(box, one), place_of(box, two)))
        for one, two in box.figures[code]
    ]


def route(box: Box) -> Line:
    """The yellow route, closed."""
    stars = [*box.sky.route, box.sky.route[0]]
    return Line("route", "route", tuple(place_of(box, star) for star in stars))
