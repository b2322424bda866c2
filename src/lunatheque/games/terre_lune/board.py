"""The board: hubs, lanes and the pirate's orbit as data, and every flight that a throw allows, worked out once."""

from itertools import pairwise
from math import cos, radians, sin
from typing import Any, Final

from lunatheque.engine import Pack, Row

from .things import (
    CROSSROADS,
    EARTH,
    HUB_IDS,
    LANE_IDS,
    LARGEST_ORBIT,
    LONGEST,
    MOON,
    NODE_IDS,
    NODES,
    NONE,
    PAWNS,
    S1,
    STATIONS,
)

LARGEST: Final = 10_000
"""No coordinate of a board is larger."""
THROW: Final = 6
NEAR: Final = 3
"""How far, at most, a crossing is drawn from its space on the orbit."""


class Board:
    """Steps, and how they are joined. A step is a number: see `things.NODE_IDS`.

    An arc is a pair of neighbours in the order of flight, so it says where a rocket stands and where it came from.
    """

    def __init__(self) -> None:
        self.width = 0
        self.height = 0
        self.nodes: list[int] = []
        self.places: list[tuple[int, int]] = [(0, 0)] * NODES
        self.radii: list[int] = []
        self.neighbours: list[list[int]] = [[] for _ in range(NODES)]
        self.lanes: list[list[int]] = []
        """The steps of each lane, from hub to hub."""
        self.spaces = 0
        self.orbit: list[tuple[int, int]] = []
        self.space_of: list[int] = [NONE] * NODES
        """The orbit space that a step lies on."""
        self.from_earth: list[int] = [NONE] * NODES
        self.to_moon: list[int] = [NONE] * NODES
        self.homeward: list[int] = [NONE] * NODES
        """The next step on the fastest way home."""
        self.craters: list[tuple[int, int]] = []
        self.starts: list[int] = []
        """The step that each arc comes from."""
        self.ends: list[int] = []
        """The step that each arc leads to."""
        self.arcs: list[int] = []
        """The arc from step `a` to step `b`, at `a * NODES + b`."""
        self.flights: list[list[int]] = []
        """What a throw allows, at `flight_index`: for each destination its arc times two, plus one if the flight
        passes a station on its way."""

    def arc(self, start: int, end: int) -> int:
        """The arc between two neighbours."""
        return self.arcs[start * NODES + end]

    def beyond(self, arc: int) -> int:
        """The step that comes after an arc inside a lane; `NONE` where the arc ends at a hub."""
        end = self.ends[arc]
        if end <= MOON:
            return NONE
        both = self.neighbours[end]
        return both[1] if both[0] == self.starts[arc] else both[0]

    def flight_index(self, node: int, arc: int, points: int, landed: bool) -> int:
        """Where `flights` has the destinations of a rocket that stands on a step (having come by an arc)."""
        start = len(self.ends) + node if arc == NONE else arc
        return (start * THROW + points - 1) * 2 + (1 if landed else 0)

    def destinations(self, node: int, arc: int, points: int, landed: bool) -> list[int]:
        """The arcs that end a flight of so many points, each times two, plus one if a station was passed."""
        return self.flights[self.flight_index(node, arc, points, landed)]


def read_board(pack: Pack) -> tuple[Board, dict[str, dict[str, str]]]:
    """The board of a pack, and the names of its hubs."""
    board = Board()
    row = pack.one("board")
    board.width, board.height = row.number("width", 1, LARGEST), row.number("height", 1, LARGEST)
    row.done()
    names = {}
    for hub, row in enumerate(pack.rows("hub", len(HUB_IDS))):
        if row.word("id") != HUB_IDS[hub]:
            raise row.error(f"here comes {HUB_IDS[hub]!r}: hubs stand in the order of their ids", "id")
        names[HUB_IDS[hub]] = row.names()
        board.places[hub] = (row.number("x", 0, LARGEST), row.number("y", 0, LARGEST))
        board.radii.append(row.number("radius", 1, LARGEST))
        board.nodes.append(hub)
        row.done()
    read_orbit(board, pack.one("orbit"))
    for lane, row in enumerate(pack.rows("lane", len(LANE_IDS))):
        read_lane(board, row, lane)
    row = pack.one("craters")
    board.craters = read_points(row, "places")
    if len(board.craters) != PAWNS:
        raise row.error(f"there is a crater for each of the {PAWNS} pawns, not {len(board.craters)}", "places")
    row.done()
    check_board(board, pack)
    chart_flights(board, pack)
    return board, names


def read_points(row: Row, key: str, default: Any = None) -> list[tuple[int, int]]:
    """A list of pairs of whole numbers."""
    points = row.get(key, list, default)
    for point in points:
        if not isinstance(point, list) or len(point) != 2 or not all(type(part) is int for part in point):
            raise row.error(f"{key!r} must be a list of pairs of whole numbers, such as [[203, 912]]", key)
    return [(point[0], point[1]) for point in points]


def read_orbit(board: Board, row: Row) -> None:
    """The pirate's orbit: spaces on an ellipse, clockwise from the top."""
    board.spaces = row.number("spaces", 12, LARGEST_ORBIT)
    x, y = row.number("x", 0, LARGEST), row.number("y", 0, LARGEST)
    across, down = row.number("across", 1, LARGEST), row.number("down", 1, LARGEST)
    row.done()
    for space in range(board.spaces):
        turn = radians(360 * space / board.spaces)
        board.orbit.append((round(x + across * sin(turn)), round(y - down * cos(turn))))


def read_lane(board: Board, row: Row, lane: int) -> None:
    """A lane: the steps between two hubs, and where it crosses the orbit."""
    id = LANE_IDS[lane]
    if row.word("id") != id:
        raise row.error(f"here comes {id!r}: lanes stand in the order of their ids", "id")
    first, last = HUB_IDS.index(row.word("from", HUB_IDS)), HUB_IDS.index(row.word("to", HUB_IDS))
    steps = read_points(row, "steps")
    if not 1 <= len(steps) <= LONGEST:
        raise row.error(f"a lane has 1 to {LONGEST} steps, not {len(steps)}", "steps")
    base = len(HUB_IDS) + lane * LONGEST
    chain = [first, *range(base, base + len(steps)), last]
    for node, place in zip(chain[1:-1], steps, strict=True):
        board.places[node] = place
        board.nodes.append(node)
    for one, other in pairwise(chain):
        board.neighbours[one].append(other)
        board.neighbours[other].append(one)
    board.lanes.append(chain)
    for step, space in read_points(row, "crossings", []):
        if not 1 <= step <= len(steps) or not 0 <= space < board.spaces:
            raise row.error(f"there is no step {step} of lane {id} or no space {space} on the orbit", "crossings")
        node = chain[step]
        distance = max(abs(board.places[node][axis] - board.orbit[space][axis]) for axis in (0, 1))
        if distance > NEAR or space in board.space_of:
            raise row.error(
                f"step {step} of lane {id} does not lie on space {space} of the orbit, or not alone", "steps"
            )
        board.space_of[node] = space
    row.done()


def distances(board: Board, start: int) -> list[int]:
    """How many steps each step is away from one."""
    found = [NONE] * NODES
    found[start] = 0
    waiting = [start]
    while waiting:
        node = waiting.pop(0)
        for neighbour in board.neighbours[node]:
            if found[neighbour] == NONE:
                found[neighbour] = found[node] + 1
                waiting.append(neighbour)
    return found


def check_board(board: Board, pack: Pack) -> None:
    """Every step leads to the Earth and to the Moon; stations stand on the way between them."""
    board.from_earth = distances(board, EARTH)
    board.to_moon = distances(board, MOON)
    last = pack.rows("lane")[-1]
    for node in board.nodes:
        if board.from_earth[node] == NONE or board.to_moon[node] == NONE:
            raise last.error(f"no way leads from {NODE_IDS[node]} to the Earth and to the Moon")
    for station in range(S1, S1 + STATIONS):
        if len(board.neighbours[station]) < 2:
            raise last.error(f"{HUB_IDS[station]} must lie on at least two lanes")
    if len(board.neighbours[CROSSROADS]) < 3:
        raise last.error("the crossroads must have at least three exits")
    for node in board.nodes:
        ways = [other for other in board.neighbours[node] if board.from_earth[other] < board.from_earth[node]]
        if ways:
            # Neighbours stand in the order of the lanes, so the first of equal ways is the first in the alphabet.
            board.homeward[node] = ways[0]


def chart_flights(board: Board, pack: Pack) -> None:
    """Work out where each throw can lead from everywhere."""
    board.arcs = [NONE] * (NODES * NODES)
    for node in board.nodes:
        for neighbour in board.neighbours[node]:
            board.arcs[node * NODES + neighbour] = len(board.ends)
            board.starts.append(node)
            board.ends.append(neighbour)
    for start in range(len(board.ends) + NODES):
        arc = start if start < len(board.ends) else NONE
        node = board.ends[start] if start < len(board.ends) else start - len(board.ends)
        for points in range(1, THROW + 1):
            for landed in (False, True):
                found: list[int] = []
                for neighbour in board.neighbours[node]:
                    if arc == NONE or neighbour != board.starts[arc]:
                        fly(board, node, neighbour, points, landed, False, found)
                found.sort()
                reached = [board.ends[flight >> 1] for flight in found]
                if len(set(reached)) < len(reached):
                    raise pack.rows("lane")[-1].error(
                        f"from {NODE_IDS[node]} a throw of {points} reaches a step by two ways: lanes are too short"
                    )
                board.flights.append(found)


def fly(board: Board, node: int, following: int, points: int, landed: bool, passed: bool, found: list[int]) -> None:
    """Note where a flight of `points` that goes from `node` to the neighbour `following` can end."""
    if not landed and board.from_earth[following] < board.from_earth[node] and S1 <= node < S1 + STATIONS:
        downward = following
        while downward > MOON:  # the outward trip never goes home: see where this lane leads
            downward = board.homeward[downward]
        if downward == EARTH:
            return
    flight = board.arc(node, following) * 2 + (1 if passed else 0)
    station = S1 <= following < S1 + STATIONS
    if points == 1 or station or following in (EARTH, MOON):
        found.append(flight)
    if points > 1 and following not in (EARTH, MOON):
        for neighbour in board.neighbours[following]:
            if neighbour != node:
                fly(board, following, neighbour, points - 1, landed, passed or station, found)
