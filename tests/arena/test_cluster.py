"""Tournaments on a Ray cluster of this machine: the same results, also when workers are lost."""

import os
import signal
from dataclasses import dataclass
from pathlib import Path

import pytest

from lunatheque.arena import Outcome, Plan, play_matches

ray = pytest.importorskip("ray", reason="needs Ray, which is large: make extras")

from lunatheque.arena.cluster import on_cluster  # noqa: E402

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


def all_of(plan: Plan, cluster: bool) -> list[Outcome]:
    """The outcomes of a small tournament."""
    spread = on_cluster if cluster else None
    return [outcome for batch in play_matches(plan, GAMES, 2 if cluster else 1, spread=spread) for outcome in batch]


@pytest.fixture(autouse=True, scope="module")
def _cluster() -> object:
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()


def test_a_cluster_gives_the_same_results_and_survives_a_lost_worker(tmp_path: Path) -> None:
    plain = Plan("moon-bots", BOTS, {}, None, 7, balanced=True)
    fragile = Fragile("moon-bots", BOTS, {}, None, 7, balanced=True, grave=str(tmp_path / "grave"))
    here = all_of(plain, cluster=False)
    assert all_of(plain, cluster=True) == here
    assert all_of(fragile, cluster=True) == here
    assert (tmp_path / "grave").exists()
