"""What a position is worth, for bots."""

from .scoring import rank, score
from .table import Table


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win, as far as a quick look can tell."""
    if table.over:
        ranks = rank(table)
        winners = max(1, ranks.count(1))
        return [1.0 / winners if one == 1 else 0.0 for one in ranks]
    scores = score(table)
    total = sum(scores) + len(scores)
    return [(one + 1) / total for one in scores]
