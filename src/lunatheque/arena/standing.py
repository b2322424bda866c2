"""How strong the bots of a tournament are: ratings and shares of victories, with how sure one can be of them."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean

from openskill.models import PlackettLuce

from .matches import Outcome, Plan

SURE = 1.96
"""Standard deviations on either side in which 95 of 100 cases lie."""


@dataclass(frozen=True)
class Standing:
    """What one bot reached. Bots of the same name are one."""

    bot: str
    games: int
    """How many times it sat at a table."""
    rating: float
    spread: float
    """The rating is within so much of it, in 95 of 100 cases."""
    victories: float
    """A shared victory counts in part."""
    share: float
    """Of all victories at its tables, counted per seat that it held."""
    low: float
    high: float
    """Where its share lies, in 95 of 100 cases."""
    fair: float
    """The share that it would have among equals."""
    mean_rank: float
    mean_score: float
    by_seat: tuple[float, ...]
    """Its share at each seat."""
    scores: tuple[int, ...]


def standings(plan: Plan, outcomes: Sequence[Outcome]) -> list[Standing]:
    """The bots of a tournament, the highest rating first."""
    ratings = rate(plan, outcomes)
    found = [stand(plan, outcomes, bot, *ratings[bot]) for bot in dict.fromkeys(plan.bots)]
    return sorted(found, key=lambda standing: -standing.rating)


def rate(plan: Plan, outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """The rating of each bot and its spread, by the order in which the seats of every match came in."""
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for bot in plan.bots}
    for number, outcome in enumerate(outcomes):
        names = [plan.bots[bot] for bot in plan.seated(number)]
        if len(set(names)) < 2:
            continue
        teams = model.rate([[ratings[name]] for name in names], ranks=[float(rank) for rank in outcome.ranking])
        for name in set(names):
            mine = [team[0] for team, other in zip(teams, names, strict=True) if other == name]
            ratings[name].mu = fmean(rating.mu for rating in mine)
            ratings[name].sigma = fmean(rating.sigma for rating in mine)
    return {bot: (rating.mu, SURE * rating.sigma) for bot, rating in ratings.items()}


def stand(plan: Plan, outcomes: Sequence[Outcome], bot: str, rating: float, spread: float) -> Standing:
    """What one bot reached."""
    seats = plan.seats
    won: list[list[float]] = [[] for _ in range(seats)]
    ranks: list[int] = []
    scores: list[int] = []
    for number, outcome in enumerate(outcomes):
        for seat, who in enumerate(plan.seated(number)):
            if plan.bots[who] == bot:
                won[seat].append(victory(outcome, seat))
                ranks.append(outcome.ranking[seat])
                scores.append(outcome.scores[seat])
    games = len(ranks)
    victories = sum(map(sum, won))
    low, high = interval(victories, games)
    return Standing(
        bot=bot,
        games=games,
        rating=rating,
        spread=spread,
        victories=victories,
        share=victories / games,
        low=low,
        high=high,
        fair=1 / seats,
        mean_rank=fmean(ranks),
        mean_score=fmean(scores),
        by_seat=tuple(fmean(results) if results else 0.0 for results in won),
        scores=tuple(scores),
    )


def victory(outcome: Outcome, seat: int) -> float:
    """What a seat has of the victory; those who share it have equal parts."""
    return 1 / outcome.ranking.count(1) if outcome.ranking[seat] == 1 else 0.0


def interval(victories: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true share lies in 95 of 100 cases."""
    share, square = victories / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)
