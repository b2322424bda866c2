"""The end of the match: who is ranked before whom."""

from typing import Final

from lunatheque.engine import rank_by

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
    return rank_by(worths)
