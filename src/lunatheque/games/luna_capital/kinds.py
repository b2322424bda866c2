"""The small numbers of LUNA Capital: kinds of tile, what a plot can show, ways to play a card, steps of a turn."""

from typing import Final

NONE: Final = -1

# Tiles ------------------------------------------------------------------------------------------------------------

CLASS_IDS: Final = ("H", "O", "W", "G", "SO", "ME", "MH")
"""The classes that scoring and Concessions look for: life support, offices, meteorites, Modul'habs."""
GREENHOUSE: Final = 3
SALES: Final = 4
ROCK: Final = 5
HABITATION: Final = 6
CLASSES: Final = 7
LIFE_SUPPORT: Final = 4
"""The first four classes are life support."""

TYPES: Final = ("H", "O", "W", "G", "S", "ME", "M")
"""The type of a construction, one for each class. Our own set of components does not have all of them."""
KIND_IDS: Final = (
    *("H", "O", "W", "GP", "GA", "GL", "GX", "SO", "ME"),
    *[f"MH-{type}" for type in TYPES],
    *[f"RC-{type}" for type in TYPES],
    *("LF", "DM", "LR"),
)
"""Every kind of tile: collectors, greenhouses, offices, meteorites, Modul'habs, complexes, special tiles."""

HYDROGEN: Final = 0
OXYGEN: Final = 1
WATER: Final = 2
PEAR: Final = 3
APPLE: Final = 4
LEMON: Final = 5
MIXED: Final = 6
OFFICE: Final = 7
METEORITE: Final = 8
HABITAT: Final = 9
"""The first of the Modul'habs; they stand in the order of the classes that they look for, and so do complexes."""
COMPLEX: Final = HABITAT + CLASSES
LANDING: Final = COMPLEX + CLASSES
DEMOLITION: Final = LANDING + 1
LOGISTICS: Final = LANDING + 2
KINDS: Final = LOGISTICS + 1

OPEN: Final = KINDS
SCAFFOLD: Final = KINDS + 1
"""What a plot can show besides a kind of tile; it is open as well once a demolition lies on it."""
CONTENTS: Final = KINDS + 2
CLASS: Final = [0, 1, 2, 3, 3, 3, 3, 4, 5] + [HABITATION] * CLASSES + [NONE] * (CONTENTS - COMPLEX)
"""The class of what a plot shows."""

ICONS: Final = 3
"""A tile carries 0, 1 or 2 robot icons: as a number it is `kind * ICONS + icons`."""
TILES: Final = KINDS * ICONS
TILE_IDS: Final = tuple(f"{kind}{'+' + str(icons) if icons else ''}" for kind in KIND_IDS for icons in range(ICONS))

# Cards ------------------------------------------------------------------------------------------------------------

CARDS: Final = 68
CARD_IDS: Final = tuple(f"C{number:02}" for number in range(1, CARDS + 1))
NUMBERS: Final = 10
CORNERS: Final = ("tl", "tr", "bl", "br")

UP: Final = 0
ROBOT: Final = 1
DOWN: Final = 2
MODES: Final = ("play", "robot", "down")
"""The ways to play a card: face up, face up with a robot over its number, face down."""

# Concessions ------------------------------------------------------------------------------------------------------

SHORT_IDS: Final = tuple(f"S{number}" for number in range(1, 16))
LONG_IDS: Final = tuple(f"L{number}" for number in range(1, 10))
CONCESSION_IDS: Final = SHORT_IDS + LONG_IDS
SHORTS: Final = len(SHORT_IDS)
NEEDS: Final = ("cards", "no-scaffold", "mixed", "column", "aligned", "fewest-rows", "count", "row")
SHAPED: Final = 0
CLEAN: Final = 1
VARIED: Final = 2
COLUMN: Final = 3
ALIGNED: Final = 4
FEWEST_ROWS: Final = 5
COUNTED: Final = 6
LONG_ROW: Final = 7

# The course of a match --------------------------------------------------------------------------------------------

PHASES: Final = ("A", "B", "C")
ROUNDS: Final = 4
HAND: Final = 3
SHORT_TERM_DRAWN: Final = 2
LONG_TERM_DRAWN: Final = 1
SLOTS: Final = 4
SOLO_SLOTS: Final = 3

STEPS: Final = ("choose", "take", "discard", "play", "place", "keep", "end")
CHOOSE: Final = 0
TAKE: Final = 1
DISCARD: Final = 2
PLAY: Final = 3
PLACE: Final = 4
KEEP: Final = 5
END_TURN: Final = 6

PUBLIC: Final = 1 << 4
"""In a set of seats that know a card, one bit each: everybody knows it, spectators too."""

# Kinds of outcome of chance: `lunatheque.engine.DIE` is 0.
CARD: Final = 1
TILE: Final = 2
CONCESSION: Final = 3
SEAT: Final = 4


def buildable(content: int) -> bool:
    """Whether a tile of any kind can be built on a plot that shows this."""
    return content in (OPEN, DEMOLITION)
