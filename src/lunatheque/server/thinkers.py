"""Bots think in processes of their own, so that no table waits for them."""

import asyncio
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

from lunatheque.bots import BOTS, make_bot
from lunatheque.engine import Dice, find, knowledge

from .table import Table

TRIES = 3
"""How often a decision is asked again when a process dies or takes too long; the last time of the simplest bot."""
TIME_LIMIT = 60.0
"""Seconds after which a bot is not waited for any more."""
ADVISER = list(BOTS)[-1]
"""The bot whose advice is a hint."""


def think(game: str, pack: str, bot: str, seed: int, world: dict[str, Any], seat: int) -> str:
    """The decision of a bot, in a process of its own, which is given a world that its seat thinks possible."""
    rules = find(game)
    state = rules.load(rules.box(Path(pack) if pack else None), world)
    return rules.actions.decode(make_bot(bot, seed).choose(knowledge(state, seat)))


def leave_with_parent() -> None:
    """End this process when the server ends, however it ends."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()


class Thinker:
    """One process that thinks; a new one takes its place when it dies or does not answer."""

    def __init__(self) -> None:
        self.pool = ProcessPoolExecutor(1, get_context("spawn"), leave_with_parent)

    async def think(self, limit: float, *question: Any) -> str:
        """The answer to a question; `TimeoutError` or `BrokenProcessPool` where there is none."""
        answer = asyncio.get_running_loop().run_in_executor(self.pool, think, *question)
        try:
            return await asyncio.wait_for(answer, limit)
        except (TimeoutError, BrokenProcessPool):
            self.replace()
            raise

    def replace(self) -> None:
        """End the process, and have a new one started when it is needed."""
        for process in list((self.pool._processes or {}).values()):
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = ProcessPoolExecutor(1, get_context("spawn"), leave_with_parent)


class Thinkers:
    """A few processes that think for the bots of all tables."""

    def __init__(self, processes: int = 1, limit: float = TIME_LIMIT) -> None:
        self.limit = limit
        self.thinkers = [Thinker() for _ in range(processes)]
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.thinkers:
            self.free.put_nowait(thinker)

    async def decide(self, table: Table, seat: int) -> str:
        """What the bot at a seat decides."""
        return await self.ask(table, seat, table.course.bot_of(seat))

    async def advise(self, table: Table, seat: int) -> str:
        """What a person at a seat might do."""
        return await self.ask(table, seat, ADVISER)

    async def ask(self, table: Table, seat: int, bot: str) -> str:
        """What a bot would decide at a seat, knowing what the seat knows. The state itself never leaves the table."""
        match = table.course.playing
        world = match.game.save(match.state.sample(seat, Dice(secrets.randbits(64))))
        pack = table.pack_file
        for attempt in range(1, TRIES + 1):
            chosen = bot if attempt < TRIES else next(iter(BOTS))
            thinker = await self.free.get()
            try:
                return await thinker.think(self.limit, match.game.id, pack, chosen, secrets.randbits(64), world, seat)
            except (TimeoutError, BrokenProcessPool):
                if attempt == TRIES:
                    raise
            finally:
                self.free.put_nowait(thinker)
        raise AssertionError

    def close(self) -> None:
        """End the processes."""
        for thinker in self.thinkers:
            thinker.pool.shutdown(cancel_futures=True)
