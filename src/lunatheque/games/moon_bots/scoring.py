"""The end of the match: energies left, and who is ranked before whom."""

from typing import Final

from lunatheque.engine import rank_by

from .cards import DEFEATED
from .table import Table

FALL: Final = 1_000
"""More than any energy: a later fall counts before a higher energy in it."""
SURVIVAL: Final = 1_000_000_000
"""More than any number of falls: a robot that still stands counts before them."""


def score(table: Table) -> list[int]:
    """The energy that the robots of each seat have left."""
    scores = [0] * table.seats
    for robot in table.robots:
        if robot.standing != DEFEATED:
            scores[robot.owner] += robot.energy
    return scores


def worth(table: Table, seat: int) -> int:
    """How well a seat did, as a number to compare.

    Energy left counts first (only the winners have any, unless the guard against stalemate ended the match); then
    falling later; then, among robots that fell in the same event, the energy before it was cut off at zero.
    """
    left = 0
    best = 0
    for robot in table.robots:
        if robot.owner == seat:
            if robot.standing != DEFEATED:
                left += robot.energy
            elif robot.fell * FALL + robot.depth > best:
                best = robot.fell * FALL + robot.depth
    return left * SURVIVAL if left > 0 else best


def rank(table: Table) -> list[int]:
    """The rank of each seat; equal worth shares a rank."""
    worths = [worth(table, seat) for seat in range(table.seats)]
    return rank_by(worths)
