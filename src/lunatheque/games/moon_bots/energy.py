"""Energy won, and the elimination of robots that have none left."""

from .cards import (
    ACTIVE,
    DEACTIVATED,
    DEFEATED,
    ENERGY_GAIN,
    GAIN_LIMIT,
    GONE,
    MAX_ENERGY,
    NONE,
    TURN_START,
    WEAPONS,
)
from .table import UNKNOWN, Table, changed
from .telling import tell
from .windows import WINDOW, open_for_opponents


def effective_gain(table: Table, robot: int, amount: int) -> int:
    """What a robot really gains: no more than 2 in its own turn, and never above 18."""
    room = MAX_ENERGY - table.robots[robot].energy
    if robot == table.turn and room > GAIN_LIMIT - table.gained:
        room = GAIN_LIMIT - table.gained
    return amount if amount < room else room


def gain(table: Table, robot: int, amount: int) -> None:
    """Gain energy within the limits; opponents may answer with the Energy Pump."""
    won = effective_gain(table, robot, amount)
    if robot == table.turn:
        table.gained += won
    add(table, robot, won)


def gain_reserve(table: Table, robot: int, amount: int) -> None:
    """Gain energy by the Energy Reserve, which knows no limit but 18."""
    room = MAX_ENERGY - table.robots[robot].energy
    add(table, robot, amount if amount < room else room)


def add(table: Table, robot: int, won: int) -> None:
    """Add energy that was effectively won."""
    if won <= 0:
        return
    table.change(robot).energy += won
    if table.events is not None:
        tell(table, "event-gained", robot, amount=won, energy=table.robots[robot].energy)
    open_for_opponents(table, ENERGY_GAIN, robot)


def eliminate(table: Table) -> None:
    """End of a loss event: every robot at 0 or below is eliminated; then the match may be over."""
    table.loss_events += 1
    fallen = 0
    for number, robot in enumerate(table.robots):
        if robot.standing == ACTIVE and robot.energy <= 0:
            fall(table, number)
            fallen += 1
    if fallen == 0:
        return
    if table.seats == 2:
        settle_duels(table)
    elif count_standing(table) <= 1:
        finish(table)


def fall(table: Table, number: int) -> None:
    """A robot is eliminated; its cards go to the box, its secret weapons unseen."""
    robot = table.change(number)
    robot.standing = DEFEATED
    robot.fell = table.loss_events
    robot.depth = robot.energy
    robot.energy = 0
    table.boxed += robot.upgrade_count() + robot.hand
    for slot in range(6):
        if robot.parts[slot] != NONE:
            robot.parts = changed(robot.parts, slot, NONE)
            table.boxed += 1
    robot.upgrades = 0
    robot.dice = 1
    robot.hand = 0
    robot.power = UNKNOWN
    for weapon in range(WEAPONS):
        if table.places[weapon] == number:
            table.places = changed(table.places, weapon, GONE)
    if table.events is not None:
        tell(table, "event-eliminated", number)


def count_standing(table: Table) -> int:
    """How many robots are not eliminated."""
    count = 0
    for robot in table.robots:
        if robot.standing != DEFEATED:
            count += 1
    return count


def settle_duels(table: Table) -> None:
    """Two players: deactivate the winner of a duel; when both duels are decided, the final or the end."""
    for number, robot in enumerate(table.robots):
        if robot.standing == ACTIVE and table.robots[robot.facing].standing == DEFEATED:
            table.change(number).standing = DEACTIVATED
            if table.events is not None:
                tell(table, "event-deactivated", number)
    winners = []
    for number, robot in enumerate(table.robots):
        if robot.standing == ACTIVE:
            return
        if robot.standing == DEACTIVATED:
            winners.append(number)
    if len(winners) == 2 and table.robots[winners[0]].owner != table.robots[winners[1]].owner:
        start_final(table, winners[0], winners[1])
    else:
        finish(table)


def start_final(table: Table, one: int, other: int) -> None:
    """The winners of both duels are reactivated as they were and face each other, from the next turn on."""
    if not (table.stack and table.stack[0].kind == WINDOW and table.stack[0].window == TURN_START):
        table.ended = True  # a turn that has not begun yet is played in the final
    for number, rival in ((one, other), (other, one)):
        winner = table.change(number)
        winner.standing = ACTIVE
        winner.facing = rival
        if table.events is not None:
            tell(table, "event-final", number)


def finish(table: Table) -> None:
    """The match is over; whatever was still to be resolved is dropped."""
    table.over = True
    table.actor = NONE
    table.stack = []
    for number, robot in enumerate(table.robots):
        if robot.standing == DEACTIVATED:
            table.change(number).standing = ACTIVE
