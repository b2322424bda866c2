"""The matches of a tournament on a cluster: Ray, an optional extra.

A cluster that runs already is found by the variable `RAY_ADDRESS`; without one, Ray starts its own on this machine.
"""

import os
from collections import deque
from typing import Any

# How long Ray waits for its own parts to start: on a busy machine its usual patience is too short. It reads this once.
os.environ.setdefault("RAY_raylet_start_wait_time_s", "300")
os.environ.setdefault("RAY_agent_register_timeout_ms", "300000")

import ray

from .matches import Batches, Outcome, Plan, play_batch

AHEAD = 2
"""How many batches wait for each job, so that no worker is idle."""

RETRIES = -1
"""A batch whose worker or machine was lost is played again, however often that happens: it comes out the same."""


def on_cluster(plan: Plan, batches: list[range], jobs: int) -> Batches:
    """Play on the machines of a cluster; with none at hand, in `jobs` processes of this one."""
    mine = not ray.is_initialized()
    if mine:
        join(jobs)
    try:
        play: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(play_batch)
        waiting: deque[Any] = deque()
        room = AHEAD * max(jobs, int(ray.cluster_resources().get("CPU", 1)))
        for batch in batches:
            waiting.append(play.remote(plan, batch))
            if len(waiting) >= room:
                yield get(waiting.popleft())
        while waiting:
            yield get(waiting.popleft())
    finally:
        if mine:
            ray.shutdown()


def join(jobs: int) -> None:
    """Join the cluster that `RAY_ADDRESS` names, or start one on this machine."""
    size = {} if "RAY_ADDRESS" in os.environ else {"num_cpus": jobs, "include_dashboard": False}
    ray.init(log_to_driver=False, configure_logging=False, **size)


def get(batch: Any) -> list[Outcome]:
    """What came of a batch, as soon as it is there."""
    outcomes: list[Outcome] = ray.get(batch)
    return outcomes
