"""Losses of energy that are no damage: Computer Virus, Technological Lead and Bad Luck.

A losses frame holds the secret weapon that causes them (`attack`) and the `robot` that played it.
"""

from typing import Final

from .cards import BAD_LUCK, LEAD, LOSS, VIRUS
from .energy import eliminate
from .table import Frame, Table
from .telling import tell
from .windows import LOSSES, open_window

POINTS: Final = 2
"""What Technological Lead and Bad Luck cost."""


def lose_by_bad_luck(table: Table, robot: int) -> None:
    """Bad Luck: the robot that acquired it loses 2."""
    push_losses(table, robot, BAD_LUCK)


def push_losses(table: Table, robot: int, weapon: int) -> None:
    """Losses by a secret weapon are to come; those who lose are asked first."""
    frame = Frame(LOSSES, robot)
    frame.attack = weapon
    table.stack.append(frame)


def loss_of(table: Table, frame: Frame, robot: int) -> int:
    """What a robot loses, counted at this moment."""
    one = table.robots[robot]
    if not table.in_play(robot):
        return 0
    if frame.attack == VIRUS:
        return one.hand
    if frame.attack == LEAD:
        return POINTS if one.hand == 0 and table.opponents(frame.robot, robot) else 0
    return POINTS if robot == frame.robot else 0


def step_losses(table: Table, frame: Frame) -> None:
    """First ask the losers, then take all losses at once."""
    if frame.stage == 0:
        frame.stage = 1
        queue = 0
        for robot in range(len(table.robots)):
            if loss_of(table, frame, robot) > 0:
                queue |= 1 << robot
        open_window(table, LOSS, frame.robot, queue)
        return
    table.stack.pop()
    losses = [loss_of(table, frame, robot) for robot in range(len(table.robots))]
    for robot, loss in enumerate(losses):
        if loss > 0:
            table.change(robot).energy -= loss
            if table.events is not None:
                tell(table, "event-lost", robot, amount=loss, energy=max(0, table.robots[robot].energy))
    eliminate(table)
