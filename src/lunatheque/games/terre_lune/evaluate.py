"""What a position is worth, for bots: points that each player can expect, and what that makes of the chances to win."""

from .table import Table


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win, as far as a quick look can tell."""
    share = 1.0 / table.seats
    return [share for _ in range(table.seats)]
