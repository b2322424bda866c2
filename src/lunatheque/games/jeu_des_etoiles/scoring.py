"""The end of the match: who is ranked before whom."""

from typing import Final

from .table import Pilot, Table

VOYAGES: Final = 1_000
"""More than the stars on all cards: voyages count before them."""
POINTS: Final = 1_000_000
"""More than any voyages: points count before them."""


def worth(pilot: Pilot) -> int:
    """How well a player did, as a number to compare: points, then voyages, then the stars on their cards."""
    return pilot.points * POINTS + pilot.voyages * VOYAGES + pilot.stars


def rank(table: Table) -> list[int]:
    """The rank of each seat; equal worth shares a rank."""
    worths = [worth(pilot) for pilot in table.pilots]
    return [1 + sum([1 for other in worths if other > mine]) for mine in worths]


def share_victory(ranks: list[int]) -> list[float]:
    """A finished match as chances to win: the winners share it."""
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
