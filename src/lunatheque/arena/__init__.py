"""The arena: many matches between bots, how strong they are, and a report that one wants to look at."""

from .journal import Journal
from .matches import Outcome, Plan, Spread, derive, play_matches
from .report import report
from .seating import seatings
from .standing import Standing, interval, standings
from .summary import speed, sum_up

__all__ = [
    "Journal",
    "Outcome",
    "Plan",
    "Spread",
    "Standing",
    "derive",
    "interval",
    "play_matches",
    "report",
    "seatings",
    "speed",
    "standings",
    "sum_up",
]
