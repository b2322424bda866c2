"""Tournaments on a Ray cluster of this machine: the same results, also when workers are lost."""

import os
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from lunatheque.arena import Outcome, Plan, play_matches

cluster = pytest.importorskip("lunatheque.arena.cluster", reason="needs Ray, which is large: make extras")

BOTS = ("greedy", "random")
GAMES = 8


@dataclass(frozen=True)
class Fragile(Plan):
    """A plan whose first worker dies in the middle of its work."""

    grave: str = ""

    def seated(self, number: int) -> tuple[int, ...]:
        """Who sits where; once, the process that asks is killed."""
        if number == GAMES // 2 and not Path(self.grave).exists():
            Path(self.grave).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().seated(number)


def all_of(plan: Plan, remote: bool) -> list[Outcome]:
    """The outcomes of a small tournament."""
    spread = cluster.on_cluster if remote else None
    return [outcome for batch in play_matches(plan, GAMES, 2 if remote else 1, spread=spread) for outcome in batch]


@pytest.fixture
def machines() -> Iterator[None]:
    """A cluster of two processors."""
    cluster.join(2)
    yield
    cluster.ray.shutdown()


# Ray leaves its helpers to the operating system, and its sockets to the garbage collector.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.usefixtures("machines")
def test_a_cluster_gives_the_same_results_and_survives_a_lost_worker(tmp_path: Path) -> None:
    plain = Plan("moon-bots", BOTS, {}, None, 7, balanced=True)
    fragile = Fragile("moon-bots", BOTS, {}, None, 7, balanced=True, grave=str(tmp_path / "grave"))
    here = all_of(plain, remote=False)
    assert all_of(plain, remote=True) == here
    assert all_of(fragile, remote=True) == here
    assert (tmp_path / "grave").exists()
