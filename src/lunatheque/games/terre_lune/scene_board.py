"""The board as a viewer sees it: steps, craters, piles, the satellite with its tail, rockets and their wakes."""

from math import atan2, degrees

from lunatheque.engine import text
from lunatheque.scene import Line, Piece, Point, Zone, remembered

from .board import Board
from .components import Box
from .holdings import pile_size
from .state import TerreLune
from .telling import RISE, kind_text, player_text, station_text, step_text
from .things import COLOURS, CROSSROADS, EARTH, HUB_IDS, MOON, NODE_IDS, NONE, PAWN_IDS, PAWNS, S1, STATIONS, UNSEEN
from .view import pawn_seen

STEP, STATION, ROCKET, PAWN, PILE, SATELLITE = 56, 96, 56, 30, 54, 74
"""How wide things are drawn, in the units of the board."""
PILE_AWAY = 84
"""How far beside its station a pile lies."""
ROCKETS_APART = 34
EARTH_PARKING, STATION_PARKING = 62, 64
"""How far below the middle of the Earth and above that of a station rockets stand."""


LOOKED = 64
"""What is seen of a crater into which only others have looked."""
Standing = tuple[int, int, int, int, bool, bool]
"""What all see of a rocket: colour, step, how it came there, how far it was dragged, whether it has been on the Moon,
whether it is destroyed."""


def board_zone(state: TerreLune, seat: int, targets: set[str]) -> Zone:
    """The board as far as a viewer may see; of its steps, which are drawn on it, those that can be touched."""
    craters = tuple(seen_crater(state, crater, seat) for crater in range(PAWNS))
    rockets = tuple(seen_rocket(state, other) for other in range(state.seats))
    piles = tuple(pile_size(state, station) for station in range(STATIONS))
    steps = tuple(node for node in state.box.board.nodes if f"step-{NODE_IDS[node]}" in targets)
    return board_area(state.box, state.satellite, state.swing, piles, craters, rockets, steps)


def seen_crater(state: TerreLune, crater: int, seat: int) -> int:
    """What a viewer sees in a crater: its pawn, that others have looked, that nobody has, or nothing."""
    pawn = state.craters[crater]
    if pawn in (NONE, UNSEEN):
        return pawn
    return pawn if pawn_seen(state, pawn, seat) else LOOKED


def seen_rocket(state: TerreLune, other: int) -> Standing:
    """What all see of a rocket on the board."""
    rocket = state.rockets[other]
    return rocket.colour, rocket.node, rocket.arc, rocket.wake, rocket.landed, rocket.fell > 0


@remembered
def board_area(
    box: Box,
    satellite: int,
    swing: int,
    piles: tuple[int, ...],
    craters: tuple[int, ...],
    rockets: tuple[Standing, ...],
    targets: tuple[int, ...],
) -> Zone:
    """The board with everything that stands on it."""
    board = box.board
    pieces = [step_piece(board, node) for node in board.nodes if node <= MOON and node != CROSSROADS]
    pieces += [pile_piece(board, station, count) for station, count in enumerate(piles)]
    pieces += [crater_piece(board, crater, pawn) for crater, pawn in enumerate(craters) if pawn != NONE]
    lines = []
    if satellite != NONE:
        x, y = board.orbit[satellite]
        said = text("piece-satellite", space=satellite)
        pieces.append(Piece("satellite", "satellite", said, (x, y), "satellite", size=SATELLITE))
        if swing:
            tail = orbit_points(board, satellite - swing, satellite)
            lines.append(Line("tail", "trail", tail, text("line-tail")))
    for other, (_, node, _, wake, _, fell) in enumerate(rockets):
        if not fell:
            pieces.append(rocket_piece(board, rockets, other))
            if wake:
                space = board.space_of[node]
                points = orbit_points(board, space, space + wake)
                said = text("line-wake", player=player_text(other))
                lines.append(Line(f"wake-{other}", "wake", points, said, other))
    # Last, so that nothing covers them.
    pieces += [step_piece(board, node) for node in targets if node > MOON or node == CROSSROADS]
    frame = (0.0, 0.0, float(board.width), float(board.height))
    title = text("zone-board")
    return Zone("board", "board", title, tuple(pieces), background="board", frame=frame, lines=tuple(lines))


def orbit_points(board: Board, start: int, end: int) -> tuple[Point, ...]:
    """The spaces of the orbit from one to another, clockwise."""
    return tuple(board.orbit[space % board.spaces] for space in range(start, end + 1))


@remembered
def step_piece(board: Board, node: int) -> Piece:
    """A step, or a hub: what a rocket can be sent to."""
    x, y = board.places[node]
    id = f"step-{NODE_IDS[node]}"
    if node in (EARTH, MOON):
        rule = "land" if node == EARTH else "prospect"
        return Piece(id, HUB_IDS[node].lower(), step_text(node), (x, y), rule, size=2 * board.radii[node])
    if node < CROSSROADS:
        return Piece(id, f"station-{HUB_IDS[node]}", station_text(node - S1), (x, y), "station-option", size=STATION)
    if node == CROSSROADS:
        return Piece(id, "crossroads", step_text(node), (x, y), "fly-crossroads", size=STEP + 6)
    if board.space_of[node] != NONE:
        return Piece(id, "crossing", text("piece-crossing", step=step_text(node)), (x, y), "wake", size=STEP + 4)
    return Piece(id, "step", step_text(node), (x, y), "fly", size=STEP)


@remembered
def pile_piece(board: Board, station: int, count: int) -> Piece:
    """The options that lie on a station, beside it, towards the nearer edge."""
    x, y = board.places[S1 + station]
    away = -PILE_AWAY if x * 2 < board.width else PILE_AWAY
    said = text("piece-pile", count=count, station=station_text(station))
    face, value = ("pile", count) if count else ("pile-empty", None)
    return Piece(f"pile-{station + 1}", face, said, (x + away, y), "station-option", value, size=PILE)


@remembered
def crater_piece(board: Board, crater: int, pawn: int) -> Piece:
    """A pawn in its crater, face up for whoever has looked at it."""
    id, place = f"crater-{crater + 1}", board.craters[crater]
    if pawn == UNSEEN:
        return Piece(id, "pawn", text("piece-crater-unseen", crater=crater + 1), place, "prospect", size=PAWN)
    if pawn == LOOKED:
        said = text("piece-crater-looked", crater=crater + 1)
        return Piece(id, "pawn", said, place, "prospect", size=PAWN, over=("looked",))
    said = text("piece-crater-known", crater=crater + 1, pawn=kind_text(pawn))
    return Piece(id, f"pawn-{PAWN_IDS[pawn]}", said, place, "prospect", size=PAWN)


def rocket_piece(board: Board, rockets: tuple[Standing, ...], other: int) -> Piece:
    """A rocket on its step, or on the orbit; several on one step stand side by side."""
    colour, node, arc, wake, landed, _ = rockets[other]
    face = f"rocket-{COLOURS[colour]}"
    if wake:
        x, y = board.orbit[(board.space_of[node] + wake) % board.spaces]
        said = text("piece-rocket-wake", player=player_text(other), count=wake, step=step_text(node))
        return Piece(f"rocket-{other}", face, said, (x, y - 14), "wake", size=ROCKET, angle=40)
    here = [seat for seat, (_, at, _, away, _, fell) in enumerate(rockets) if at == node and not away and not fell]
    x, y = board.places[node]
    number = here.index(other)
    shift = (number - (len(here) - 1) / 2) * ROCKETS_APART
    rise = RISE
    if node == EARTH:
        rise = -EARTH_PARKING
    elif node == MOON:  # beside it, so that the craters stay in sight
        shift = (1 if number % 2 else -1) * (board.radii[MOON] + 30 + number // 2 * ROCKETS_APART)
    elif node < CROSSROADS:  # above it, so that it can be touched
        rise = STATION_PARKING
    said = text("piece-rocket", player=player_text(other), step=step_text(node))
    angle = heading(board, node, arc, landed)
    return Piece(f"rocket-{other}", face, said, (x + shift, y - rise), "fly", size=ROCKET, angle=angle)


def heading(board: Board, node: int, arc: int, landed: bool) -> int:
    """Where the nose of a rocket points: along its lane, up on the way out, down on the way home."""
    if arc == NONE:
        return 180 if landed and node not in (EARTH, MOON) else 0
    (x1, y1), (x2, y2) = board.places[board.starts[arc]], board.places[node]
    return round(degrees(atan2(x2 - x1, y1 - y2)))
