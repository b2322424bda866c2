"""What a position is worth, for bots: how strong each robot is, and what that makes of the chances to win."""

from typing import Final

from .attack import dice_sets
from .cards import (
    ACTIVE,
    CORE,
    DEFEATED,
    FIST_BONUS,
    FIST_PROTECTION,
    MISSILE_BONUS,
    MISSILE_PROTECTION,
    NONE,
    REROLL,
)
from .table import UNKNOWN, Robot, Table

# Everything is measured in energy. The figures were chosen by play between bots.
ENERGY_GAIN: Final = 0.8
TURNS: Final = 2.5
"""How many turns of blows a robot's parts are worth."""
DIE: Final = 2.0
CARD_IN_HAND: Final = 1.2
PROTECTION: Final = 1.5
REROLLED: Final = 1.2
PENDING: Final = 0.7
USED_DICE: Final = 0.8
"""The part of its dice that a robot can place."""


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win, as far as a quick look can tell."""
    weights = [0.0] * table.seats
    for number in range(len(table.robots)):
        robot = table.robots[number]
        if robot.standing != DEFEATED:
            weights[robot.owner] += strength(table, number)
    total = 0.0
    for seat in range(table.seats):
        weights[seat] *= weights[seat]
        total += weights[seat]
    if total == 0.0:
        return weights
    return [weight / total for weight in weights]


def strength(table: Table, number: int) -> float:
    """How strong a robot is, in energy."""
    robot = table.robots[number]
    if robot.power == UNKNOWN:
        robot.power = expected_points(table, robot)
    power = robot.power
    worth = robot.energy + TURNS * power + DIE * (robot.dice - 1) + CARD_IN_HAND * robot.hand
    if robot.has(FIST_PROTECTION):
        worth += PROTECTION
    if robot.has(MISSILE_PROTECTION):
        worth += PROTECTION
    if number == table.turn and robot.standing == ACTIVE and not table.ended and not table.resting:
        worth += PENDING * (usable_points(table, robot) if table.rolled else power)
    return worth if worth > 0 else 0.0


def part_points(table: Table, robot: Robot, part: int) -> float:
    """What a part gives when it is used, in energy."""
    box = table.box
    points = float(box.fists[part] + box.missiles[part] - box.drains[part]) + ENERGY_GAIN * min(box.gains[part], 2)
    if box.fists[part] > 0 and robot.has(FIST_BONUS):
        points += 1
    if box.missiles[part] > 0 and robot.has(MISSILE_BONUS):
        points += 1
    return points


def expected_points(table: Table, robot: Robot) -> float:
    """What a robot's parts give in a turn, on average."""
    points = 0.0
    placed = 0.0
    for slot in range(CORE + 1):
        part = robot.parts[slot]
        if part != NONE:
            odds = table.box.odds[part][robot.dice]
            points += odds * part_points(table, robot, part)
            placed += odds * table.box.needs[part]
    room = USED_DICE * robot.dice
    if placed > room:
        points *= room / placed
    return points * REROLLED if robot.has(REROLL) else points


def usable_points(table: Table, robot: Robot) -> float:
    """What the dice that lie on the table can still give: the best parts first, as long as there are dice."""
    box = table.box
    once, twice = dice_sets(table.dice)
    left = 0
    for face in range(1, 7):
        left += table.dice[face]
    points = 0.0
    for slot in range(CORE + 1):
        part = robot.parts[slot]
        if part == NONE or table.placed[slot] or left < box.needs[part]:
            continue
        for dice in box.ways[part]:
            if box.once[dice] & once == box.once[dice] and box.twice[dice] & twice == box.twice[dice]:
                points += part_points(table, robot, part)
                left -= box.needs[part]
                break
    return points
