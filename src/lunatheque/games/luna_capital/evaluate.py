"""What a position is worth, for bots."""

from .scoring import score
from .table import Table


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win, as far as a quick look can tell."""
    scores = score(table)
    total = sum(scores) + len(scores)
    return [(one + 1) / total for one in scores]
