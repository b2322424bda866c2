"""Colonies as a viewer sees them: a board that grows with its cards, one piece for each card and each plot."""

from lunatheque.engine import Text, text
from lunatheque.scene import Piece, Zone

from .colony import COLUMNS, CORNER_CELLS, FIRST_COLUMN, FIRST_ROW, ORIGIN, Colony
from .kinds import CARD_IDS, CORNERS, DOWN, KIND_IDS, NONE, OPEN, PLAY, ROBOT, SCAFFOLD
from .position import write_spot
from .state import LunaCapital
from .telling import card_text, plot_text, seat_text, spot_text

SIDE = 100
"""The side of a card on the board of a colony."""
TILE_SIDE = 44
MARGIN = 8


def spot_centre(spot: int) -> tuple[float, float]:
    """Where the middle of a card lies on the board."""
    return (spot % COLUMNS + FIRST_COLUMN) * SIDE + SIDE / 2, (spot // COLUMNS + FIRST_ROW) * SIDE + SIDE / 2


def plot_centre(colony: Colony, plot: int) -> tuple[float, float]:
    """Where the middle of a plot lies: between its cells if it is a double one."""
    x, y = spot_centre(colony.spots[plot >> 2])
    corners = [plot & 3]
    if colony.twins[plot] != NONE:
        corners.append(CORNER_CELLS.index(colony.twins[plot] - colony.heads[plot] + CORNER_CELLS[plot & 3]))
    across = sum([corner & 1 for corner in corners]) / len(corners)
    down = sum([corner >> 1 for corner in corners]) / len(corners)
    return x + SIDE * (across - 0.5) / 2, y + SIDE * (down - 0.5) / 2


def spot_id(spot: int) -> str:
    """The piece for a place where a card can be laid."""
    return f"spot-{write_spot(spot)}"


def plot_id(state: LunaCapital, seat: int, plot: int) -> str:
    """The piece for a plot."""
    return f"plot-{seat}-{write_spot(state.colonies[seat].spots[plot >> 2])}-{CORNERS[plot & 3]}"


def content_text(content: int) -> Text:
    """What a plot shows, in words."""
    if content == OPEN:
        return text("content-open")
    return text("content-scaffold") if content == SCAFFOLD else Text(KIND_IDS[content])


def content_face(content: int) -> str:
    """The drawing of what a plot shows."""
    return "open" if content == OPEN else "scaffold" if content == SCAFFOLD else KIND_IDS[content]


def colony_zone(state: LunaCapital, owner: int, seat: int) -> Zone:
    """The colony of a player; whoever is about to play a card sees where cards can go."""
    colony = state.colonies[owner]
    building = owner == seat == state.turn and state.step == PLAY and not state.over
    free = colony.free if building else []
    pieces = [card_piece(state, owner, index, seat) for index in range(len(colony.cards))]
    pieces += [plot_piece(state, owner, plot) for plot in range(len(colony.heads)) if colony.heads[plot] != NONE]
    pieces += [
        Piece(
            spot_id(spot),
            "spot",
            text("piece-spot", spot=spot_text(spot)),
            spot_centre(spot),
            "play-card",
            size=SIDE - 8,
        )
        for spot in free
    ]
    return Zone(
        f"colony-{owner}",
        "board",
        text("zone-colony", player=seat_text(owner)),
        tuple(pieces),
        seat=owner,
        active=owner == state.turn and not state.over,
        background="moon",
        frame=frame([*colony.spots, *free] or [ORIGIN]),
    )


def frame(spots: list[int]) -> tuple[float, float, float, float]:
    """The part of the endless ground that is shown."""
    columns = [spot % COLUMNS + FIRST_COLUMN for spot in spots]
    rows = [spot // COLUMNS + FIRST_ROW for spot in spots]
    left, top = min(columns) * SIDE - MARGIN, min(rows) * SIDE - MARGIN
    return left, top, (max(columns) + 1) * SIDE + MARGIN - left, (max(rows) + 1) * SIDE + MARGIN - top


def card_piece(state: LunaCapital, owner: int, index: int, seat: int) -> Piece:
    """A card of a colony. One that lies face down keeps its id for whoever could follow it with the eyes."""
    colony = state.colonies[owner]
    card, spot, mode = colony.cards[index], colony.spots[index], colony.modes[index]
    id = f"card-{CARD_IDS[card]}" if state.knows(seat, card) else f"down-{owner}-{index}"
    place = spot_centre(spot)
    where = spot_text(spot)
    if mode == DOWN:
        said = text("piece-card-down", spot=where)
        return Piece(id, "card-back", said, place, "face-down-plots", size=SIDE)
    name = "piece-card-robot" if mode == ROBOT else "piece-card"
    over = ("robot-on-card",) if mode == ROBOT else ()
    said = text(name, card=card_text(state, card), spot=where)
    return Piece(id, CARD_IDS[card], said, place, "placement-order", size=SIDE, over=over)


def plot_piece(state: LunaCapital, owner: int, plot: int) -> Piece:
    """A plot and what it shows."""
    colony = state.colonies[owner]
    content = colony.tops[plot]
    double = colony.twins[plot] != NONE
    where = plot_text(colony.spots[plot >> 2], plot & 3)
    said = text("piece-double" if double else "piece-plot", plot=where, content=content_text(content))
    rule = "double-plots" if double else "scaffolds" if content == SCAFFOLD else "place-tiles"
    place = plot_centre(colony, plot)
    return Piece(plot_id(state, owner, plot), content_face(content), said, place, rule, size=TILE_SIDE)
