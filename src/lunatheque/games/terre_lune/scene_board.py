"""The board as a viewer sees it: steps, craters, piles, the satellite with its tail, rockets and their wakes."""

from math import atan2, degrees

from lunatheque.engine import text
from lunatheque.scene import Line, Piece, Point, Zone

from .holdings import pile_size
from .state import TerreLune
from .telling import kind_text, player_text, station_text, step_text
from .things import COLOURS, CROSSROADS, EARTH, HUB_IDS, MOON, NODE_IDS, NONE, PAWN_IDS, PAWNS, S1, STATIONS, UNSEEN
from .view import pawn_seen

STEP, STATION, ROCKET, PAWN, PILE, SATELLITE = 56, 96, 56, 30, 54, 74
"""How wide things are drawn, in the units of the board."""
PILE_AWAY = 84
"""How far beside its station a pile lies."""
ROCKETS_APART = 34
EARTH_PARKING, STATION_PARKING = 62, 64
"""How far below the middle of the Earth and above that of a station rockets stand."""


def board_zone(state: TerreLune, seat: int, targets: set[str]) -> Zone:
    """The board with everything that stands on it; of its steps, which are drawn on it, those that can be touched."""
    board = state.box.board
    pieces = [step_piece(state, node) for node in board.nodes if node <= MOON and node != CROSSROADS]
    pieces += [pile_piece(state, station) for station in range(STATIONS)]
    pieces += [crater_piece(state, crater, seat) for crater in range(PAWNS) if state.craters[crater] != NONE]
    lines = []
    if state.satellite != NONE:
        x, y = board.orbit[state.satellite]
        said = text("piece-satellite", space=state.satellite)
        pieces.append(Piece("satellite", "satellite", said, (x, y), "satellite", size=SATELLITE))
        if state.swing:
            tail = orbit_points(state, state.satellite - state.swing, state.satellite)
            lines.append(Line("tail", "trail", tail, text("line-tail")))
    for other in range(state.seats):
        rocket = state.rockets[other]
        if rocket.fell == 0:
            pieces.append(rocket_piece(state, other))
            if rocket.wake:
                space = board.space_of[rocket.node]
                points = orbit_points(state, space, space + rocket.wake)
                said = text("line-wake", player=player_text(other))
                lines.append(Line(f"wake-{other}", "wake", points, said, other))
    # Last, so that nothing covers them.
    steps = [node for node in board.nodes if node > MOON or node == CROSSROADS]
    pieces += [step_piece(state, node) for node in steps if f"step-{NODE_IDS[node]}" in targets]
    frame = (0.0, 0.0, float(board.width), float(board.height))
    title = text("zone-board")
    return Zone("board", "board", title, tuple(pieces), background="board", frame=frame, lines=tuple(lines))


def orbit_points(state: TerreLune, start: int, end: int) -> tuple[Point, ...]:
    """The spaces of the orbit from one to another, clockwise."""
    board = state.box.board
    return tuple(board.orbit[space % board.spaces] for space in range(start, end + 1))


def step_piece(state: TerreLune, node: int) -> Piece:
    """A step, or a hub: what a rocket can be sent to."""
    board = state.box.board
    x, y = board.places[node]
    id = f"step-{NODE_IDS[node]}"
    if node in (EARTH, MOON):
        face = HUB_IDS[node].lower()
        return Piece(
            id, face, step_text(node), (x, y), "land" if node == EARTH else "prospect", size=2 * board.radii[node]
        )
    if node < CROSSROADS:
        return Piece(id, f"station-{HUB_IDS[node]}", station_text(node - S1), (x, y), "station-option", size=STATION)
    if node == CROSSROADS:
        return Piece(id, "crossroads", step_text(node), (x, y), "fly-crossroads", size=STEP + 6)
    if board.space_of[node] != NONE:
        return Piece(id, "crossing", text("piece-crossing", step=step_text(node)), (x, y), "wake", size=STEP + 4)
    return Piece(id, "step", step_text(node), (x, y), "fly", size=STEP)


def pile_piece(state: TerreLune, station: int) -> Piece:
    """The options that lie on a station, beside it, towards the nearer edge."""
    board = state.box.board
    x, y = board.places[S1 + station]
    count = pile_size(state, station)
    away = -PILE_AWAY if x * 2 < board.width else PILE_AWAY
    said = text("piece-pile", count=count, station=station_text(station))
    face, value = ("pile", count) if count and not state.homing else ("pile-empty", None)
    return Piece(f"pile-{station + 1}", face, said, (x + away, y), "station-option", value, size=PILE)


def crater_piece(state: TerreLune, crater: int, seat: int) -> Piece:
    """A pawn in its crater, face up for whoever has looked at it."""
    pawn = state.craters[crater]
    x, y = state.box.board.craters[crater]
    face, said = "pawn", text("piece-crater-unseen", crater=crater + 1)
    marks: tuple[str, ...] = ()
    if pawn_seen(state, pawn, seat):
        face, said = f"pawn-{PAWN_IDS[pawn]}", text("piece-crater-known", crater=crater + 1, pawn=kind_text(pawn))
    elif pawn != UNSEEN and state.pawn_knowers[pawn]:
        said = text("piece-crater-looked", crater=crater + 1)
        marks = ("looked",)
    return Piece(f"crater-{crater + 1}", face, said, (x, y), "prospect", size=PAWN, over=marks)


def rocket_piece(state: TerreLune, other: int) -> Piece:
    """A rocket on its step, or on the orbit; several on one step stand side by side."""
    board = state.box.board
    rocket = state.rockets[other]
    face = f"rocket-{COLOURS[rocket.colour]}"
    if rocket.wake:
        x, y = board.orbit[(board.space_of[rocket.node] + rocket.wake) % board.spaces]
        said = text("piece-rocket-wake", player=player_text(other), count=rocket.wake, step=step_text(rocket.node))
        return Piece(f"rocket-{other}", face, said, (x, y - 14), "wake", size=ROCKET, angle=40)
    here = [seat for seat in range(state.seats) if state.at(seat, rocket.node) and state.rockets[seat].fell == 0]
    x, y = board.places[rocket.node]
    number = here.index(other)
    shift = (number - (len(here) - 1) / 2) * ROCKETS_APART
    rise = 22
    if rocket.node == EARTH:
        rise = -EARTH_PARKING
    elif rocket.node == MOON:  # beside it, so that the craters stay in sight
        shift = (1 if number % 2 else -1) * (board.radii[MOON] + 30 + number // 2 * ROCKETS_APART)
    elif rocket.node < CROSSROADS:  # above it, so that it can be touched
        rise = STATION_PARKING
    said = text("piece-rocket", player=player_text(other), step=step_text(rocket.node))
    place = (x + shift, y - rise)
    return Piece(f"rocket-{other}", face, said, place, "fly", size=ROCKET, angle=heading(state, other))


def heading(state: TerreLune, other: int) -> int:
    """Where the nose of a rocket points: along its lane, up on the way out, down on the way home."""
    board = state.box.board
    rocket = state.rockets[other]
    if rocket.arc == NONE:
        return 180 if rocket.landed and rocket.node not in (EARTH, MOON) else 0
    (x1, y1), (x2, y2) = board.places[board.starts[rocket.arc]], board.places[rocket.node]
    return round(degrees(atan2(x2 - x1, y1 - y2)))
