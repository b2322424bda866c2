"""How lines come into the logs: those that arrive while others are being written are written together."""

import asyncio
import time

from ..signals import Signal
from .database import Database
from .rows import Line, Taken

GATHERING = 0.008
"""Seconds from one commit to the next at least, where many tables play: their lines are committed together."""
QUICK = 0.05
"""A table that has played so few seconds ago, or up to twice as many, plays fast; so long nobody is kept waiting."""
Written = tuple[Line, Signal[None]]
"""A line that waits to be written, and what comes when it is."""


class Pen:
    """Writes lines, several in one transaction where they come at once."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[Written] = []
        self.writing: asyncio.Task[None] | None = None
        self.together = 1
        """How many lines were committed together last: more than one where the server is busy."""
        self.flushed = 0.0
        """When lines were committed last."""
        self.turned = 0.0
        self.latest: set[str] = set()
        self.earlier: set[str] = set()
        """The tables that have played since then, and in the moment before."""
        self.hurried = 0.0
        """When a table played fast for the last time."""

    async def rest(self) -> None:
        """Write what waits."""
        while self.waiting or self.writing is not None:
            await (self.writing or asyncio.sleep(0))

    async def write(self, line: Line) -> None:
        """Add a line to the log of its table; returns when it is safe, raises `Taken` if there is such a line."""
        loop = asyncio.get_running_loop()
        done: Signal[None] = Signal(loop)
        if not self.waiting and self.writing is None:
            loop.call_soon(self.gather)
        if line[0] in self.latest or line[0] in self.earlier:
            self.hurried = time.monotonic()
        self.waiting.append((line, done))
        await done

    def gather(self) -> None:
        """Commit what has come in, but not too soon after the last commit: then everybody waits for more to come.

        The event loop itself sleeps meanwhile. To be woken for each message that comes costs far more than to read
        several at once, above all where the processor has found something else to do in between. Where somebody plays
        fast, that would only keep him waiting.
        """
        now = time.monotonic()
        pause = self.flushed + GATHERING - now
        if pause > 0 and now - self.hurried > QUICK:
            time.sleep(pause)
            asyncio.get_running_loop().call_soon(self.flush)  # after what has come meanwhile was read
        else:
            self.flush()

    def flush(self) -> None:
        """Commit the lines that have come in by now, together; those who wait for them go on."""
        waiting = self.take()
        try:
            written = self.database.write_now([row for row, _ in waiting])
        except Exception as error:
            self.settle(waiting, error)
            return
        if written is None:
            self.writing = asyncio.create_task(self.go_on(waiting))
        else:
            self.settle(waiting, written)

    async def go_on(self, waiting: list[Written]) -> None:
        """Commit lines where that takes a while; those that come meanwhile are next."""
        while waiting:
            try:
                self.settle(waiting, await self.database.write([row for row, _ in waiting]))
            except Exception as error:
                self.settle(waiting, error)
            waiting = self.take()
        self.writing = None

    def take(self) -> list[Written]:
        """The lines that have come in by now; they are committed at once."""
        waiting, self.waiting = self.waiting, []
        if waiting:
            self.together, self.flushed = len(waiting), time.monotonic()
            if self.flushed - self.turned > QUICK:
                self.earlier, self.latest, self.turned = self.latest, set(), self.flushed
            self.latest.update([row[0] for row, _ in waiting])
        return waiting

    def settle(self, waiting: list[Written], written: list[bool] | Exception) -> None:
        """Tell those who wait whether their lines were written."""
        for number, (_, done) in enumerate(waiting):
            if isinstance(written, Exception):
                done.come(error=written)
            else:
                done.come(error=None if written[number] else Taken())
