"""What many matches come to: lengths, wins, ranks and scores, and how fast it went."""

from collections.abc import Sequence
from statistics import fmean
from typing import Any

import lunatheque
from lunatheque.engine import LETTERS

from .matches import Outcome, Plan


def sum_up(plan: Plan, pack: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """The results, which depend on the plan and on nothing else."""
    lengths = [outcome.decisions for outcome in outcomes]
    return {
        "game": plan.game,
        "pack": pack,
        "options": plan.options,
        "seed": plan.seed,
        "games": len(outcomes),
        "decisions": sum(lengths),
        "length": {"mean": fmean(lengths), "min": min(lengths), "max": max(lengths)},
        "seats": [sum_up_seat(seat, bot, outcomes) for seat, bot in enumerate(plan.bots)],
    }


def sum_up_seat(seat: int, bot: str, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """What one seat reached; a shared first rank is a win for each who shares it."""
    ranks = [outcome.ranking[seat] for outcome in outcomes]
    return {
        "seat": LETTERS[seat],
        "bot": bot,
        "wins": ranks.count(1),
        "mean_rank": fmean(ranks),
        "mean_score": fmean(outcome.scores[seat] for outcome in outcomes),
    }


def speed(outcomes: Sequence[Outcome], seconds: float, jobs: int) -> dict[str, Any]:
    """How fast it went, and on what."""
    return {
        "seconds": seconds,
        "games_per_second": len(outcomes) / seconds,
        "decisions_per_second": sum(outcome.decisions for outcome in outcomes) / seconds,
        "jobs": jobs,
        "core": lunatheque.core(),
    }
