"""Rockets in flight: moving, the wake of the pirate satellite, collisions, and the privilege of the six."""

from typing import Final

from lunatheque.engine import EVERYONE, Chance

from .actions import BACK
from .cards import lay_down_hand
from .holdings import lose_options
from .rockets import Rocket
from .table import Table
from .telling import arrival, motion, player_text, step_text, tell
from .things import CRATER, CROSSROADS, EARTH, MOON, NONE, PAWNS, S1

PASSES: Final = 1
"""The bit of a flight that passes a station on its way."""


def destinations(table: Table, seat: int) -> list[int]:
    """Where a rocket can fly with the points that it has (as `Board.destinations` gives them)."""
    rocket = table.rockets[seat]
    return table.box.board.destinations(rocket.node, rocket.arc, table.points, rocket.landed)


def fly_to(table: Table, seat: int, node: int, chance: Chance) -> None:
    """Fly to one of the destinations and stop there."""
    board = table.box.board
    rocket = table.rockets[seat]
    for flight in destinations(table, seat):
        if board.ends[flight >> 1] == node:
            if flight & PASSES:
                rocket.dragged = 0
            rocket.node = node
            rocket.arc = NONE if node <= MOON and node != CROSSROADS else flight >> 1
    if table.events is not None:
        tell(table, "event-flies", seat, arrival(table, seat), step=step_text(node))
    if node <= MOON and node != CROSSROADS:
        rocket.dragged = 0
        table.arrival = node
        if node == MOON:
            rocket.landed = True
        elif node != EARTH:
            rocket.station = node - S1
    else:
        stop(table, seat, chance)


def stand_at(table: Table, seat: int, node: int) -> None:
    """Put a rocket on a hub, whence all ways are open."""
    rocket = table.rockets[seat]
    rocket.node = node
    rocket.arc = NONE
    rocket.wake = 0
    rocket.dragged = 0
    if node != EARTH:
        rocket.station = node - S1


def stop(table: Table, seat: int, chance: Chance) -> None:
    """What happens to a rocket that stops on a step: on the orbit it meets the satellite, or is dragged along."""
    rocket = table.rockets[seat]
    space = table.box.board.space_of[rocket.node]
    if space == NONE or table.satellite == NONE:
        return
    if space == table.satellite and not rocket.landed:
        collide(table, seat, chance)
    elif attracts(table, rocket, space, False):
        rocket.dragged |= 1 << space
        rocket.wake = table.swing
        if table.events is not None:
            tell(table, "event-dragged", seat, motion(seat), count=table.swing)


def attracts(table: Table, rocket: Rocket, space: int, passed: bool) -> bool:
    """Whether a space of the orbit drags a rocket that stops there: not twice before a station or the Moon."""
    dragged = 0 if passed else rocket.dragged
    return dragged == 0 if table.agreed.drag_once else not dragged >> space & 1


def passes_station(table: Table, seat: int, node: int) -> bool:
    """Whether the flight to a destination passes a station."""
    ends = table.box.board.ends
    for flight in destinations(table, seat):
        if ends[flight >> 1] == node:
            return flight & PASSES > 0
    return False


def collide(table: Table, seat: int, chance: Chance) -> None:
    """The first collision throws a rocket back and costs all its options; the second destroys it."""
    rocket = table.rockets[seat]
    rocket.crashes += 1
    if rocket.crashes > 1:
        if table.events is not None:
            tell(table, "event-destroyed", seat, motion(seat))
        eliminate(table, seat, chance)
        return
    back = EARTH if rocket.station == NONE else S1 + rocket.station
    if table.events is not None:
        tell(table, "event-collides", seat, motion(seat), step=step_text(back))
    if rocket.station != NONE:
        lose_options(table, seat, rocket.station)
    stand_at(table, seat, back)


def eliminate(table: Table, seat: int, chance: Chance) -> None:
    """A player without a rocket is out: options, pawns and cards go back."""
    rocket = table.rockets[seat]
    table.falls += 1
    rocket.fell = table.falls
    lose_options(table, seat, rocket.station)
    for pawn in rocket.stacks:
        free = [crater for crater in range(PAWNS) if table.craters[crater] == NONE]
        crater = free[chance.draw(free, CRATER, EVERYONE)]
        table.craters[crater] = pawn
        table.pawns[pawn] = crater
        if table.events is not None:
            tell(table, "event-pawn-returns", seat, crater=crater + 1)
    rocket.stacks = []
    lay_down_hand(table, seat)


# In the wake ------------------------------------------------------------------------------------------------------


def return_from_wake(table: Table, seat: int, chance: Chance) -> bool:
    """Go back along the orbit; whether the rocket may fly on with the points that are left."""
    rocket = table.rockets[seat]
    red, distance = table.points, rocket.wake
    if table.agreed.literal_wake and red < distance:
        rocket.wake -= red
        if table.events is not None:
            tell(table, "event-wake-back", seat, motion(seat), count=rocket.wake)
        return False
    rocket.wake = 0
    if table.events is not None:
        tell(table, "event-wake-left", seat, arrival(table, seat), step=step_text(rocket.node))
    if red > distance:
        table.points = red - distance
        return True
    stop(table, seat, chance)
    return False


# The six ----------------------------------------------------------------------------------------------------------


def pushed_to(table: Table, seat: int, way: int) -> int:
    """The step to which a six can push a rocket; `NONE` where it cannot."""
    rocket = table.rockets[seat]
    if not rocket.flying or rocket.wake or rocket.node <= MOON:
        return NONE
    board = table.box.board
    node = board.starts[rocket.arc] if way == BACK else board.beyond(rocket.arc)
    return node if node > MOON or node == CROSSROADS else NONE


def push(table: Table, seat: int, way: int, chance: Chance) -> None:
    """Push a rocket by one step; it keeps its direction and counts as having stopped there."""
    board = table.box.board
    rocket = table.rockets[seat]
    node = pushed_to(table, seat, way)
    if way == BACK:
        # It flies the same way as before: it came from the far side, or from anywhere if that is the crossroads.
        both = board.neighbours[node]
        rocket.arc = NONE
        if node != CROSSROADS:
            rocket.arc = board.arc(both[1] if both[0] == rocket.node else both[0], node)
    else:
        rocket.arc = board.arc(rocket.node, node)
    rocket.node = node
    if table.events is not None:
        tell(table, "event-pushed", table.turn, arrival(table, seat), other=player_text(seat), step=step_text(node))
    stop(table, seat, chance)
