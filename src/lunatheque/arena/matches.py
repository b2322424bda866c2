"""Many matches between bots: the same results for the same seed, in one process or in many."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from lunatheque.bots import make_bot
from lunatheque.engine import Dice, Game, find, knowledge
from lunatheque.processes import end_with_parent

from .seating import companies_of, seatings

BATCHES = 20
"""Into how many batches the matches of one process are cut, so that progress can be seen."""

LARGEST = 50
"""The most matches in a batch, so that an interruption is heard soon."""


@dataclass(frozen=True)
class Plan:
    """What is played: a game, its options and pack, a bot for each seat, a seed for all of it."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    pack: Path | None
    seed: int
    balanced: bool = False
    """Whether the bots change seats from match to match, so that each sits everywhere equally often."""
    places: int = 0
    """How many seats a table has where that is not one for each bot: bots then meet in all combinations."""

    @property
    def seats(self) -> int:
        """How many seats a table has."""
        return self.places or len(self.bots)

    def seated(self, number: int) -> tuple[int, ...]:
        """Which of the bots sits at each seat in a match."""
        if not self.balanced:
            return tuple(range(self.seats))
        companies = companies_of(len(self.bots), self.seats)
        company = companies[number % len(companies)]
        orders = seatings(self.seats)
        return tuple(company[place] for place in orders[number // len(companies) % len(orders)])


@dataclass(frozen=True)
class Outcome:
    """How one match ended."""

    decisions: int
    ranking: list[int]
    scores: list[int]


Batches = Iterator[list[Outcome]]
"""Outcomes in the order of their matches, some at a time."""

Spread = Callable[[Plan, list[range], int], Batches]
"""Plays batches of matches with so many jobs, and gives what came of them in the order of the batches."""


def derive(seed: int, *path: int) -> int:
    """The seed of a part of something that has a seed: its match 12, seat 0 in that match."""
    name = "/".join(map(str, (seed, *path)))
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")


def play_match(game: Game[Any], box: Any, plan: Plan, number: int) -> Outcome:
    """One match from its beginning to its end; each bot is given what its seat knows."""
    dice = Dice(derive(plan.seed, number))
    names = [plan.bots[bot] for bot in plan.seated(number)]
    bots = [make_bot(name, derive(plan.seed, number, seat)) for seat, name in enumerate(names)]
    state = game.start(box, len(bots), plan.options, dice)
    decisions = 0
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(knowledge(state, seat, decisions)), dice)
        decisions += 1
    return Outcome(decisions, list(state.ranking()), list(state.scores()))


def play_batch(plan: Plan, numbers: range) -> list[Outcome]:
    """Some of the matches, one after another."""
    game = find(plan.game)
    box = game.box(plan.pack)
    return [play_match(game, box, plan, number) for number in numbers]


def play_matches(plan: Plan, count: int, jobs: int = 1, first: int = 0, spread: Spread | None = None) -> Batches:
    """All matches from number `first` on, in their order, batch by batch; `spread` says where they are played."""
    size = min(LARGEST, max(1, (count - first) // (jobs * BATCHES)))
    batches = [range(start, min(start + size, count)) for start in range(first, count, size)]
    if spread is None:
        spread = in_processes if jobs > 1 else here
    return spread(plan, batches, jobs)


def here(plan: Plan, batches: list[range], jobs: int) -> Batches:
    """Play in this process."""
    for batch in batches:
        yield play_batch(plan, batch)


def in_processes(plan: Plan, batches: list[range], jobs: int) -> Batches:
    """Play in several processes of this machine."""
    with ProcessPoolExecutor(jobs, get_context("spawn"), settle_in) as pool:
        try:
            yield from pool.map(play_batch, [plan] * len(batches), batches)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def settle_in() -> None:
    """Leave Ctrl-C to the process that waits for the results, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
