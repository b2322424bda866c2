"""Bots think in processes of their own, so that no table waits for them."""

import asyncio
import logging
import os
import secrets
import signal
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from lunatheque.bots import LEVELS, Bot, Considered, Search, explain, make_bot
from lunatheque.engine import Data, Dice, Text, find, knowledge
from lunatheque.processes import end_with_parent

from . import luck
from .table import Table
from .wire import Hinted, Weighed

logger = logging.getLogger(__name__)

TRIES = 3
"""How often a decision is asked for when a process dies or takes too long; then any legal one is played."""
TIME_LIMIT = 60.0
"""Seconds after which a bot is not waited for any more."""
ADVISER = list(LEVELS)[-1]
"""The bot whose advice is a hint."""
REASONS = 5
"""How many of the actions that a bot considered are shown in a table."""
COURTESY = 10
"""By how much a process that thinks stands back behind the server, as `nice` counts."""
KEPT = 32
"""How many bots a process keeps with their thoughts."""
REMEMBERED = 1000
"""Of how many owners of tables it is remembered when it was last their turn."""

Thought = tuple[str, list[Considered]]
"""A decision in notation, and what was considered, the chosen action first."""


@dataclass(frozen=True)
class Question:
    """What a process is given to think about: a world that the seat thinks possible, and nothing else of the match."""

    table: str
    game: str
    pack: str
    bot: str
    seed: int
    world: Data
    seat: int
    moves: int
    """How many decisions were made before this one."""


class Memory:
    """What the bots of a process found out for their last decisions, so that each goes on from there."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def bot(self, question: Question) -> Bot:
        """The bot that sits there, with what it found out before."""
        key = (question.table, question.seat, question.bot)
        bot, before = make_bot(question.bot, question.seed), self.bots.pop(key, None)
        if isinstance(bot, Search) and isinstance(before, Search):
            bot.go_on_from(before)
        self.bots[key] = bot
        if len(self.bots) > KEPT:
            self.bots.popitem(last=False)
        return bot


memory = Memory()


def think(question: Question) -> Thought:
    """The decision of a bot, in a process of its own."""
    rules = find(question.game)
    state = rules.load(rules.box(Path(question.pack) if question.pack else None), question.world)
    player = memory.bot(question)
    action = player.choose(knowledge(state, question.seat, question.moves))
    return rules.actions.decode(action), player.considered()


def settle_in() -> None:
    """Give way to the server whenever it wants to work, and end when it ends, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches all processes of a terminal; the server ends this one
    os.nice(COURTESY)
    end_with_parent()


class Thinker:
    """One process that thinks; a new one takes its place when it dies or does not answer."""

    def __init__(self) -> None:
        self.pool = ProcessPoolExecutor(1, get_context("spawn"), settle_in)
        self.table = ""
        """The table for which it thought last."""

    async def think(self, limit: float, question: Question) -> Thought:
        """The answer to a question; `TimeoutError` or `BrokenProcessPool` where there is none."""
        self.table = question.table
        answer = asyncio.get_running_loop().run_in_executor(self.pool, think, question)
        try:
            return await asyncio.wait_for(answer, limit)
        except (TimeoutError, BrokenProcessPool):
            self.replace()
            raise

    def replace(self) -> None:
        """End the process, and have a new one started when it is needed."""
        self.end(wait=False)
        self.pool = ProcessPoolExecutor(1, get_context("spawn"), settle_in)

    def end(self, wait: bool = True) -> None:
        """End the process, whatever it thinks about."""
        for process in list((self.pool._processes or {}).values()):
            process.kill()
        self.pool.shutdown(wait=wait, cancel_futures=True)


class Queue:
    """Thinkers, and the tables that wait for one: those that somebody looks at first, and their owners by turns."""

    def __init__(self, thinkers: list[Thinker]) -> None:
        self.idle = thinkers
        self.waiting: list[tuple[Table, asyncio.Future[Thinker]]] = []
        self.turns: dict[str, int] = {}
        """When it was last the turn of an owner; the latest come last."""
        self.turn = 0

    async def take(self, table: Table) -> Thinker:
        """A thinker for a table, when it is its turn."""
        place: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self.waiting.append((table, place))
        self.serve()
        try:
            return await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it came for somebody who no longer wants it
                self.give_back(place.result())
            raise

    def give_back(self, thinker: Thinker) -> None:
        """A thinker has nothing to do any more."""
        self.idle.append(thinker)
        self.serve()

    def serve(self) -> None:
        """Hand idle thinkers to those whose turn it is."""
        self.waiting = [(table, place) for table, place in self.waiting if not place.done()]
        while self.idle and self.waiting:
            table, place = first = min(self.waiting, key=lambda one: self.rank(one[0]))
            self.waiting.remove(first)
            self.note_turn(table.sheet.owner)
            # Whoever thought for the table before still knows what it found out.
            thinker = next((one for one in self.idle if one.table == table.sheet.id), self.idle[0])
            self.idle.remove(thinker)
            place.set_result(thinker)

    def rank(self, table: Table) -> tuple[bool, int]:
        """What comes first is smallest; of those that are alike, whoever waits longest."""
        return not table.audience.watched, self.turns.get(table.sheet.owner, 0)

    def note_turn(self, owner: str) -> None:
        """It is the turn of somebody's table."""
        self.turn += 1
        self.turns.pop(owner, None)
        self.turns[owner] = self.turn
        if len(self.turns) > REMEMBERED:
            del self.turns[next(iter(self.turns))]


class Thinkers:
    """A few processes that think for the bots of all tables."""

    def __init__(self, processes: int = 1, limit: float = TIME_LIMIT) -> None:
        self.limit = limit
        self.thinkers = [Thinker() for _ in range(processes)]
        self.queue = Queue(self.thinkers[:])
        self.thinking: set[asyncio.Task[Thought]] = set()

    async def decide(self, table: Table, seat: int) -> str:
        """What the bot at a seat decides."""
        return (await self.ask(table, seat, table.course.bot_of(seat)))[0]

    async def advise(self, table: Table, seat: int, key: str = "") -> Hinted:
        """What a person at a seat might do, and why."""
        match, version = table.course.playing, table.version
        action, considered = await self.ask(table, seat, ADVISER)
        given_up = not considered and len(match.state.legal(seat)) > 1
        if table.version != version or given_up:  # it can no longer be said in words, or there are none
            return Hinted(key, action, [], [])

        def describe(action: int) -> Text:
            return match.game.describe(match.state, seat, action)

        reasons = [text.data() for text in explain(considered, describe)]
        table_of = [Weighed(describe(one.action).data(), one.percent, one.visits) for one in considered[:REASONS]]
        return Hinted(key, action, reasons, table_of)

    async def ask(self, table: Table, seat: int, bot: str) -> Thought:
        """What a bot would decide at a seat, knowing what the seat knows. The state itself never leaves the table."""
        match, id = table.course.playing, table.sheet.id
        seed = luck.number(table.version, seat)
        world = match.game.save(match.state.sample(seat, Dice(seed)))
        question = Question(id, match.game.id, table.pack_file, bot, seed, world, seat, len(match.steps))
        for _ in range(TRIES):
            thinker = await self.queue.take(table)
            task = asyncio.create_task(self.think(thinker, question))
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)
            try:
                return await asyncio.shield(task)  # who goes away does not make a process idle that still thinks
            except (TimeoutError, BrokenProcessPool):
                logger.warning("the bot %r of table %s did not answer; another process is asked", bot, id)
        return match.game.actions.decode(secrets.choice(match.state.legal(seat))), []

    async def think(self, thinker: Thinker, question: Question) -> Thought:
        """The answer of a thinker, which is idle again afterwards."""
        try:
            return await thinker.think(self.limit, question)
        finally:
            self.queue.give_back(thinker)

    def close(self) -> None:
        """End the processes; nothing is thought any more, and nobody waits."""
        for _, place in self.queue.waiting:
            place.cancel()
        self.queue.idle.clear()
        for task in self.thinking:
            task.cancel()
        for thinker in self.thinkers:
            thinker.end()
