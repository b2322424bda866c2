"""Where everything lies on the boards: what is drawn and what is placed there go by the same measures."""

from math import sqrt

from lunatheque.scene import Point

from .box import Box
from .kinds import COLUMNS, HOMES, PLAN_COLUMNS

WIDTH, HEIGHT = 1080, 1010
"""The main board: tracks around it, stations inside, the Moon in the middle, and something in each corner."""
FRAME = (0.0, 0.0, float(WIDTH), float(HEIGHT))
MIDDLE: Point = (WIDTH / 2, HEIGHT / 2)

# The Moon ---------------------------------------------------------------------------------------------------------

HALF, ROW = 46.5, 80.5
"""Half the width of a sector, and how far the rows are apart."""
CORNER = 2 * HALF / sqrt(3)
"""From the middle of a sector to its corners."""
MOON = 372
"""The radius of the Moon behind the sectors."""
CENTRE_X, CENTRE_Y = 6, 3
"""The sector in the middle, in half widths and rows."""


def sector_place(box: Box, sector: int) -> Point:
    """The centre of a sector."""
    x, y = MIDDLE
    return x + (box.sector_x[sector] - CENTRE_X) * HALF, y + (box.sector_y[sector] - CENTRE_Y) * ROW


# Company tracks ---------------------------------------------------------------------------------------------------

EDGE, DEPTH = 6, 56
"""How far from the rim the tracks lie, and how deep they are."""
TRACK_START = EDGE + DEPTH + 4
LONG = WIDTH - 2 * TRACK_START
SHORT = HEIGHT - 2 * TRACK_START
"""The tracks at the top and at the bottom, and those at the sides."""


def lies_flat(side: str) -> bool:
    """Whether the track of a side runs from left to right or back."""
    return side in ("north", "south")


def track_size(side: str) -> tuple[float, float]:
    """How wide and how high the track of a side is."""
    return (LONG, DEPTH) if lies_flat(side) else (DEPTH, SHORT)


def track_place(side: str) -> Point:
    """The middle of the track of a side."""
    near = EDGE + DEPTH / 2
    x, y = MIDDLE
    return {"north": (x, near), "south": (x, HEIGHT - near), "west": (near, y), "east": (WIDTH - near, y)}[side]


def track_step(side: str, space: float, last: int) -> Point:
    """The middle of a space of a track; the tracks run clockwise around the board. Halves lie between two spaces."""
    at = (space + 0.5) / (last + 1)
    x, y = track_place(side)
    if side == "north":
        return TRACK_START + LONG * at, y
    if side == "south":
        return WIDTH - TRACK_START - LONG * at, y
    if side == "east":
        return x, TRACK_START + SHORT * at
    return x, HEIGHT - TRACK_START - SHORT * at


def logo_place(side: str) -> Point:
    """The corner in which the track of a side begins."""
    near = EDGE + DEPTH / 2
    far_x, far_y = WIDTH - near, HEIGHT - near
    return {"north": (near, near), "east": (far_x, near), "south": (far_x, far_y), "west": (near, far_y)}[side]


# Stations ---------------------------------------------------------------------------------------------------------

HOME = 38
MEDAL = 62
"""The side of a home space."""
COLUMN_LONG, COLUMN_SHORT = HOME * HOMES + 12, HOME
STATION_AWAY_X, STATION_AWAY_Y = 402, 370
"""How far the middle of a station is from the middle of the board."""


def column_size(side: str) -> tuple[float, float]:
    """A column of home spaces: flat at the top and at the bottom, upright at the sides."""
    return (COLUMN_LONG, COLUMN_SHORT) if lies_flat(side) else (COLUMN_SHORT, COLUMN_LONG)


def station_place(side: str) -> Point:
    """The middle of a station."""
    x, y = MIDDLE
    away_x = {"east": STATION_AWAY_X, "west": -STATION_AWAY_X}.get(side, 0)
    away_y = {"south": STATION_AWAY_Y, "north": -STATION_AWAY_Y}.get(side, 0)
    return x + away_x, y + away_y


def medal_place(side: str) -> Point:
    """The sign of a station, beside its first column."""
    x, y = station_place(side)
    if lies_flat(side):
        return x - COLUMN_LONG / 2 - 42, y - 8
    return x - HOME, y - COLUMN_LONG / 2 - 40


def column_place(side: str, column: int) -> Point:
    """The middle of a column; the first one is nearest to the logo."""
    x, y = station_place(side)
    shift = (column - (COLUMNS - 1) / 2) * HOME
    return (x, y + shift) if lies_flat(side) else (x + shift, y)


def home_place(side: str, home: int) -> Point:
    """The middle of a home space inside the drawing of its column; the front one is at the left, or on top."""
    along = 12 + HOME * (home + 0.5)
    return (along, HOME / 2) if lies_flat(side) else (HOME / 2, along)


# The corners ------------------------------------------------------------------------------------------------------

PLAN, PLAN_STEP = 58, 60
PLANS_LEFT, PLANS_TOP = 136, 104
SPOT, SPOT_STEP = 58, 62
GRID_RIGHT, GRID_BOTTOM = WIDTH - 104, HEIGHT - 104
MAJORITY_LEFT = 104
ROUND, ROUND_STEP = 58, 64
ROUNDS_RIGHT, ROUNDS_TOP = WIDTH - 104, 106


def plan_place(space: int) -> Point:
    """A space of the research display, top left: three rows of four."""
    row, column = divmod(space, PLAN_COLUMNS)
    return PLANS_LEFT + PLAN_STEP * column, PLANS_TOP + PLAN_STEP * row


def supplement_place(row: int) -> Point:
    """Where coins lie beside a row of plans."""
    return PLANS_LEFT - PLAN_STEP * 0.78, PLANS_TOP + PLAN_STEP * row


def spot_place(box: Box, spot: int) -> Point:
    """A bonus space: the grid bottom right, majorities bottom left, three below and the others above."""
    if box.spot_rows[spot]:
        return (
            GRID_RIGHT - SPOT_STEP * (4 - box.spot_columns[spot]),
            GRID_BOTTOM - SPOT_STEP * (3 - box.spot_rows[spot]),
        )
    row, column = divmod(spot, 3)
    return MAJORITY_LEFT + (SPOT_STEP + 6) * column, GRID_BOTTOM - SPOT_STEP * row


def round_place(number: int) -> Point:
    """A space of the round track, top right: four and then three."""
    row, column = divmod(number - 1, 4)
    return ROUNDS_RIGHT - ROUND_STEP * (3 - column), ROUNDS_TOP + (ROUND_STEP + 4) * row


# What can be looked at closely -------------------------------------------------------------------------------------

Frame = tuple[float, float, float, float]
NEAR, FAR = 200, 660
"""A company's corner with its station: how deep and how long it is."""
VIEWS: dict[str, Frame] = {
    "sectors": (MIDDLE[0] - 345, MIDDLE[1] - 310, 690, 620),
    "research": (56, 66, 330, 200),
    "rounds": (WIDTH - 344, 66, 290, 150),
    "majorities": (62, HEIGHT - 214, 220, 160),
    "spaces": (WIDTH - 340, HEIGHT - 274, 284, 220),
}


def company_view(side: str) -> Frame:
    """The beginning of a company track, and the station."""
    return {
        "north": (0, 0, FAR, NEAR),
        "east": (WIDTH - NEAR, 0, NEAR, FAR),
        "south": (WIDTH - FAR, HEIGHT - NEAR, FAR, NEAR),
        "west": (0, HEIGHT - FAR, NEAR, FAR),
    }[side]


# The board of a player --------------------------------------------------------------------------------------------

DESK_WIDTH = 640
CARD = 74
"""The width of a card on the board of a player; at rest it is smaller."""
CARD_HEIGHT = CARD * 1.35
RESTING = 44
SLOT_STEP = 92
SLOT_LEFT = 52
TANK_CELL, RESEARCH_CELL = 21.6, 39
"""The steps of both tracks; the first one is step 0."""
TANK_LEFT, RESEARCH_LEFT = 18, 24
REST_TOP, SLOT_TOP, TANK_TOP, RESEARCH_TOP = 40, 136, 216, 264
DESK = (0.0, 0.0, float(DESK_WIDTH), 300.0)
LUNA_DESK = (0.0, 0.0, float(DESK_WIDTH), 282.0)
LUNA_LIFT = 20
"""Luna has numbers instead of cards at rest: everything on her board lies so much higher."""


def slot_place(slot: int) -> Point:
    """The middle of an action slot."""
    return SLOT_LEFT + SLOT_STEP * slot, SLOT_TOP


def rest_place(pile: int, card: int, cards: int) -> Point:
    """The middle of a card at rest, above the slots: the cards of a pile lie beside each other as room allows."""
    room = SLOT_STEP - 8 - RESTING
    step = min(RESTING + 2, room / max(1, cards - 1))
    return SLOT_LEFT + SLOT_STEP * pile - room / 2 + step * card, REST_TOP


def tank_place(step: int) -> Point:
    """The middle of a step of the tank."""
    return TANK_LEFT + TANK_CELL * step, TANK_TOP


def research_place(step: int) -> Point:
    """The middle of a step of the research track."""
    return RESEARCH_LEFT + RESEARCH_CELL * step, RESEARCH_TOP


OWN_SPOT, SHARES = 46, 70


def shares_place(company: int) -> Point:
    """How many shares of a company a player holds, at the right of the resting piles."""
    return 522 + 75 * (company % 2), 30 + 43 * (company // 2)


def own_spot_place(number: int) -> Point:
    """The bonus spaces of one's own, at the right of the slots: three in a row."""
    row, column = divmod(number, 3)
    return 506 + 52 * column, 120 + 46 * row


LUNA_CARD, LUNA_NUMBER = 72, 61


def number_place(place: int) -> Point:
    """Something that is counted, in a row at the top of Luna's board."""
    return 34 + 63.5 * place, 25


MAJORITY_CARD = 68


def luna_slot_place(slot: int) -> Point:
    """The middle of one of Luna's action slots."""
    x, y = slot_place(slot)
    return x, y - LUNA_LIFT


def majority_place(side: int) -> Point:
    """The middle of one of Luna's majority slots."""
    return 512 + 84 * side, SLOT_TOP - LUNA_LIFT + 4


# Markers ----------------------------------------------------------------------------------------------------------

MARKER_INSIDE = 9
"""How far markers stand from the middle line of a track, towards the Moon."""


def marker_place(side: str, space: int, last: int, number: int, count: int) -> Point:
    """A marker on a company track; several on one space stand side by side, in two rows if need be."""
    x, y = track_step(side, space, last)
    away = {"north": (0, 1), "south": (0, -1), "east": (-1, 0), "west": (1, 0)}[side]
    x, y = x + away[0] * MARKER_INSIDE, y + away[1] * MARKER_INSIDE
    if count == 1:
        return x, y
    row, column = divmod(number, 2)
    shift = (column - 0.5) * marker_size(count)
    rise = (row - ((count - 1) // 2) / 2) * marker_size(count)
    return x + shift, y + rise


def marker_size(count: int) -> float:
    """How wide markers are that share a space."""
    return 27 if count == 1 else 20 if count < 5 else 16
