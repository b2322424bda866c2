"""Bots think in processes of their own, so that no table waits for them."""

import asyncio
import logging
import os
import secrets
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from pathlib import Path
from typing import Any

from lunatheque.bots import LEVELS, make_bot
from lunatheque.engine import Dice, Text, find, knowledge

from . import luck
from .table import Table

logger = logging.getLogger(__name__)

TRIES = 3
"""How often a decision is asked for when a process dies or takes too long; then any legal one is played."""
TIME_LIMIT = 60.0
"""Seconds after which a bot is not waited for any more."""
ADVISER = list(LEVELS)[-1]
"""The bot whose advice is a hint."""
REASONS = 3
"""How many of the actions that a bot considered are told."""

Thought = tuple[str, list[tuple[int, float]]]
"""A decision in notation, and the best actions that were considered, each with its chance to win."""


def think(game: str, pack: str, bot: str, seed: int, world: dict[str, Any], seat: int) -> Thought:
    """The decision of a bot, in a process of its own, which is given a world that its seat thinks possible."""
    rules = find(game)
    state = rules.load(rules.box(Path(pack) if pack else None), world)
    player = make_bot(bot, seed)
    action = player.choose(knowledge(state, seat))
    return rules.actions.decode(action), [(one.action, one.value) for one in player.considered()[:REASONS]]


def leave_with_parent() -> None:
    """End this process when the server ends, however it ends."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()


class Thinker:
    """One process that thinks; a new one takes its place when it dies or does not answer."""

    def __init__(self) -> None:
        self.pool = ProcessPoolExecutor(1, get_context("spawn"), leave_with_parent)

    async def think(self, limit: float, *question: Any) -> Thought:
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
        return (await self.ask(table, seat, table.course.bot_of(seat)))[0]

    async def advise(self, table: Table, seat: int) -> tuple[str, list[Text]]:
        """What a person at a seat might do, and why."""
        match, version = table.course.playing, table.version
        action, considered = await self.ask(table, seat, ADVISER)
        if table.version != version:
            return action, []
        words = [(match.game.describe(match.state, seat, one), round(100 * value)) for one, value in considered]
        return action, [Text("hint-considered", {"action": said, "percent": percent}) for said, percent in words]

    async def ask(self, table: Table, seat: int, bot: str) -> Thought:
        """What a bot would decide at a seat, knowing what the seat knows. The state itself never leaves the table."""
        match = table.course.playing
        seed = luck.number(table.version, seat)
        world = match.game.save(match.state.sample(seat, Dice(seed)))
        pack = table.pack_file
        for _ in range(TRIES):
            thinker = await self.free.get()
            try:
                return await thinker.think(self.limit, match.game.id, pack, bot, seed, world, seat)
            except (TimeoutError, BrokenProcessPool):
                logger.warning("the bot %r of table %s did not answer; another process is asked", bot, table.sheet.id)
            finally:
                self.free.put_nowait(thinker)
        return match.game.actions.decode(secrets.choice(match.state.legal(seat))), []

    def close(self) -> None:
        """End the processes."""
        for thinker in self.thinkers:
            thinker.pool.shutdown(cancel_futures=True)
