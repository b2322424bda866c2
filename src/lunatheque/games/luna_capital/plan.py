"""Colonies as a viewer sees them: a board that grows with its cards, one piece for each card and each plot."""

from functools import lru_cache

from lunatheque.engine import text
from lunatheque.scene import Piece, Zone

from .colony import COLUMNS, CORNER_CELLS, FIRST_COLUMN, FIRST_ROW, ORIGIN, Colony
from .kinds import CARD_IDS, CORNERS, DOWN, KIND_IDS, NONE, OPEN, PLAY, ROBOT, SCAFFOLD
from .position import write_spot
from .state import LunaCapital
from .telling import card_text, content_text, plot_text, seat_text, spot_text

SIDE, HEIGHT = 100, 114
"""The size of a card on the board of a colony."""
PLOTS = ((26, 39), (74, 39), (26, 88), (74, 88))
"""The middles of its four places, as they are drawn."""
TILE_SIDE = 44
WIDE_SIDE = 92
"""The breadth of a double plot that lies across a card."""
MARGIN = 8
GROUND = (ORIGIN - 1, ORIGIN + 1)
"""The ends of the ground that builders always see, so that the first cards do not move it."""


def spot_centre(spot: int) -> tuple[float, float]:
    """Where the middle of a card lies on the board."""
    return (spot % COLUMNS + FIRST_COLUMN + 0.5) * SIDE, (spot // COLUMNS + FIRST_ROW + 0.5) * HEIGHT


def plot_corners(colony: Colony, plot: int) -> list[int]:
    """The corners of its card that a plot covers: one, or two."""
    first = plot & 3
    if colony.twins[plot] == NONE:
        return [first]
    return [first, CORNER_CELLS.index(colony.twins[plot] - colony.heads[plot] + CORNER_CELLS[first])]


def plot_centre(colony: Colony, plot: int) -> tuple[float, float]:
    """Where the middle of a plot lies: between its cells if it is a double one."""
    x, y = spot_centre(colony.spots[plot >> 2])
    places = [PLOTS[corner] for corner in plot_corners(colony, plot)]
    across = sum([place[0] for place in places]) / len(places)
    down = sum([place[1] for place in places]) / len(places)
    return x - SIDE / 2 + across, y - HEIGHT / 2 + down


def spot_id(spot: int) -> str:
    """The piece for a place where a card can be laid."""
    return f"spot-{write_spot(spot)}"


def plot_id(colony: Colony, owner: int, plot: int) -> str:
    """The piece for a plot."""
    return f"plot-{owner}-{write_spot(colony.spots[plot >> 2])}-{CORNERS[plot & 3]}"


def content_face(content: int) -> str:
    """The drawing of what a plot shows."""
    return "open" if content == OPEN else "scaffold" if content == SCAFFOLD else KIND_IDS[content]


def colony_zone(state: LunaCapital, owner: int, seat: int) -> Zone:
    """The colony of a player; whoever is about to play a card sees where cards can go."""
    colony = state.colonies[owner]
    active = owner == state.turn and not state.over
    named = tuple([state.knows(seat, card) for card in colony.cards])
    mine = owner == seat
    return draw_colony(colony, owner, named, active, mine, active and mine and state.step == PLAY)


@lru_cache(maxsize=256)
def draw_colony(colony: Colony, owner: int, named: tuple[bool, ...], active: bool, mine: bool, building: bool) -> Zone:
    """The board of a colony. Colonies are values, and many viewers look at the same one: it is drawn once."""
    free = colony.free if building else []
    pieces = [card_piece(colony, owner, index, named[index]) for index in range(len(colony.cards))]
    pieces += [plot_piece(colony, owner, plot) for plot in range(len(colony.heads)) if colony.heads[plot] != NONE]
    for spot in free:
        said = text("piece-spot", spot=spot_text(colony, spot))
        pieces.append(Piece(spot_id(spot), "spot", said, spot_centre(spot), "play-card", size=SIDE))
    return Zone(
        f"colony-{owner}",
        "board",
        text("zone-colony", player=seat_text(owner)),
        tuple(pieces),
        seat=owner,
        active=active,
        background="moon",
        frame=frame([*colony.spots, *free, *(GROUND if mine or not colony.spots else ())]),
    )


def frame(spots: list[int]) -> tuple[float, float, float, float]:
    """The part of the endless ground that is shown."""
    columns = [spot % COLUMNS + FIRST_COLUMN for spot in spots]
    rows = [spot // COLUMNS + FIRST_ROW for spot in spots]
    left, top = min(columns) * SIDE - MARGIN, min(rows) * HEIGHT - MARGIN
    return left, top, (max(columns) + 1) * SIDE + MARGIN - left, (max(rows) + 1) * HEIGHT + MARGIN - top


def card_piece(colony: Colony, owner: int, index: int, named: bool) -> Piece:
    """A card of a colony. One that lies face down keeps its id for whoever could follow it with the eyes."""
    card, spot, mode = colony.cards[index], colony.spots[index], colony.modes[index]
    id = f"card-{CARD_IDS[card]}" if named else f"down-{owner}-{index}"
    place = spot_centre(spot)
    where = spot_text(colony, spot)
    if mode == DOWN:
        said = text("piece-card-down", spot=where)
        return Piece(id, "card-back", said, place, "face-down-plots", size=SIDE)
    name = "piece-card-robot" if mode == ROBOT else "piece-card"
    over = ("robot-on-card",) if mode == ROBOT else ()
    said = text(name, card=card_text(colony.box, card), spot=where)
    return Piece(id, CARD_IDS[card], said, place, "placement-order", size=SIDE, over=over)


def plot_piece(colony: Colony, owner: int, plot: int) -> Piece:
    """A plot and what it shows."""
    content = colony.tops[plot]
    double = colony.twins[plot] != NONE
    where = plot_text(colony, colony.spots[plot >> 2], plot & 3)
    said = text("piece-double" if double else "piece-plot", plot=where, content=content_text(content))
    rule = "double-plots" if double else "scaffolds" if content == SCAFFOLD else "place-tiles"
    place = plot_centre(colony, plot)
    face, size = content_face(content), TILE_SIDE
    if double and content == OPEN:
        wide = plot_corners(colony, plot)[1] == (plot & 3) + 1
        face, size = ("open-wide", WIDE_SIDE) if wide else ("open-tall", TILE_SIDE)
    return Piece(plot_id(colony, owner, plot), face, said, place, rule, size=size)
