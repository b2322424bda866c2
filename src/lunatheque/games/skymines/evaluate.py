"""What a position is worth, for bots."""

from math import exp

from lunatheque.engine.ranks import share_victory

from .scoring import ranks, scores
from .table import Table

SCALE = 12.0


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win."""
    if table.over:
        return share_victory(ranks(table))[: table.seats]
    worths = [float(score) for score in scores(table)]
    best = max(worths)
    weights = [exp((worth - best) / SCALE) for worth in worths]
    total = sum(weights)
    return [weights[seat] / total for seat in range(table.seats)]
