"""Who comes in before whom, and how the shares of victories went from match to match."""

from collections.abc import Sequence

from .matches import Outcome, Plan
from .standing import victory

Duels = dict[tuple[str, str], tuple[float, int]]
"""For two bots: how often the first one came in before the other, a tie being half; and how often they met."""


def duels(plan: Plan, outcomes: Sequence[Outcome]) -> Duels:
    """All pairs of seats of all matches, by the bots that sat there."""
    found: Duels = {}
    for number, outcome in enumerate(outcomes):
        names = [plan.bots[bot] for bot in plan.seated(number)]
        for seat, one in enumerate(names):
            for place, other in enumerate(names):
                if one != other:
                    ahead, met = found.get((one, other), (0.0, 0))
                    lead = outcome.ranking[place] - outcome.ranking[seat]
                    found[one, other] = ahead + (0.5 if lead == 0 else float(lead > 0)), met + 1
    return found


def courses_of(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, list[float]]:
    """The share of the victories that each bot had, after each match that it played."""
    shares: dict[str, list[float]] = {bot: [] for bot in plan.bots}
    won = dict.fromkeys(plan.bots, 0.0)
    played = dict.fromkeys(plan.bots, 0)
    for number, outcome in enumerate(outcomes):
        names = [plan.bots[bot] for bot in plan.seated(number)]
        for seat, name in enumerate(names):
            won[name] += victory(outcome, seat)
            played[name] += 1
        for name in set(names):
            shares[name].append(won[name] / played[name])
    return shares
