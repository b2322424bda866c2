"""The bots that sit at tables: they are let to think when they must decide, and come back in like anybody else."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from .deciding import play
from .table import Table
from .wire import Refused

logger = logging.getLogger(__name__)

Think = Callable[[Table, int], Awaitable[str]]
"""What finds the decision of the bot at a seat."""


def bot_to_move(table: Table) -> int:
    """The seat of a bot that must decide now; -1 if there is none, or nobody for whom to play: then it waits."""
    seat = table.course.bot_to_move()
    return seat if seat >= 0 and (table.course.people() or table.audience.watched) else -1


class BotPlayers:
    """Plays the decisions of bots, one at a time for each table."""

    def __init__(self, think: Think, pace: float = 0.0) -> None:
        self.think = think
        self.pace = pace
        """A bot takes at least so many seconds for a decision while somebody looks, so that eyes can follow."""
        self.playing: dict[str, asyncio.Task[None]] = {}

    def busy(self, table: Table) -> bool:
        """Whether a bot thinks for a table."""
        return table.sheet.id in self.playing

    def wake(self, table: Table) -> None:
        """Let a bot think if one must decide and none is thinking."""
        if bot_to_move(table) >= 0 and not self.busy(table):
            task = asyncio.create_task(self.play_on(table))
            self.playing[table.sheet.id] = task
            task.add_done_callback(lambda done: self.rest(table, done))

    def rest(self, table: Table, task: "asyncio.Task[None]") -> None:
        """A bot has stopped thinking; another one may have to go on. After a failure it waits for the next event."""
        del self.playing[table.sheet.id]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.wake(table)
        else:
            logger.error("a bot failed at table %s", table.sheet.id, exc_info=error)

    async def play_on(self, table: Table) -> None:
        """Play the decisions of bots until a person must decide."""
        while (seat := bot_to_move(table)) >= 0:
            version, clock = table.version, asyncio.get_running_loop().time
            began = clock()
            action = await self.think(table, seat)
            if table.audience.watchers:
                await asyncio.sleep(self.pace - (clock() - began))
            answer = await play(table, seat, action, version, secrets.token_hex(8), by_bot=True)
            if isinstance(answer, Refused) and table.version == version:
                raise RuntimeError(f"the bot of seat {seat} chose {action!r}: {answer.text[0]}")

    def close(self) -> None:
        """Let no bot think any more."""
        for task in self.playing.values():
            task.cancel()
