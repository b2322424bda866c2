"""How likely each seat is to win, as far as a quick look can tell."""

import math
from typing import Final

from .components import RANKS
from .table import SEATS, Table

THIS_DEAL: Final = 40.0
LATER_DEALS: Final = 7.5
"""How much luck is to come, as the square of a number of points: in this deal, and for each point up to the limit.

Both fit who won 2,400 matches between greedy bots.
"""


def outlook(table: Table) -> list[float]:
    """The chance of each seat to have the fewest points at the end."""
    if table.over:
        ranks = table.ranking()
        return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
    points = expected_points(table)
    left = table.limit - max(points)
    luck = math.sqrt(THIS_DEAL + LATER_DEALS * left if left > 0 else THIS_DEAL)
    fewest = min(points)
    weights = [math.exp((fewest - expected) / luck) for expected in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def expected_points(table: Table) -> list[float]:
    """The points of each seat, and those that it will probably take with high cards or with this trick."""
    points = [float(score) for score in table.scores()]
    for seat in range(SEATS):
        for card in table.held(seat):
            points[seat] += 0.04 * (card % RANKS)
    if table.trick:
        cost = sum([table.box.points[card] for card in table.trick])
        points[table.winning()] += (cost + 0.5) * (0.4 + 0.2 * len(table.trick))
    return points
