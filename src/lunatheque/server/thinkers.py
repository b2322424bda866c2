"""Bots think in processes of their own, so that a table never waits for the event loop."""

import asyncio
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any

from lunatheque.bots import make_bot
from lunatheque.engine import Dice, find, knowledge

from .tables import Table

TRIES = 3
"""How often a decision is asked again when a process dies."""


def think(game: str, bot: str, seed: int, world: dict[str, Any], seat: int) -> str:
    """The decision of a bot, in a process of its own, which is given a world that its seat thinks possible."""
    rules = find(game)
    state = rules.load(rules.box(), world)
    return rules.actions.decode(make_bot(bot, seed).choose(knowledge(state, seat)))


def leave_with_parent() -> None:
    """End this process when the server ends, however it ends."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()


class Thinkers:
    """A few processes that think for the bots of all tables."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.pool = self.fresh()

    def fresh(self) -> ProcessPoolExecutor:
        """New processes."""
        return ProcessPoolExecutor(self.processes, get_context("spawn"), leave_with_parent)

    async def decide(self, table: Table, seat: int) -> str:
        """What a bot decides; a process that died is replaced and asked again."""
        assert table.match is not None
        match, bot = table.match, table.sheet.seats[seat].bot
        world = match.game.save(match.state.sample(seat, Dice(secrets.randbits(64))))
        loop = asyncio.get_running_loop()
        for attempt in range(TRIES):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, think, match.game.id, bot, secrets.randbits(64), world, seat)
            except BrokenProcessPool:
                if attempt == TRIES - 1:
                    raise
                if self.pool is pool:
                    self.pool = self.fresh()
        raise AssertionError

    def close(self) -> None:
        """End the processes."""
        self.pool.shutdown(cancel_futures=True)
