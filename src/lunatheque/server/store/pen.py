"""How lines come into the logs: those that arrive while others are being written are written together."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ..signals import Signal
from .database import Database
from .rows import Entry, Line, Taken

encode = msgspec.json.Encoder().encode

Written = tuple[Line, Signal[None]]
"""A line that waits to be written, and what comes when it is."""


class Pen:
    """Writes lines, several in one transaction where they come at once."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.loop: asyncio.AbstractEventLoop | None = None
        self.afterwards: Callable[[], None] | None = None
        """What is done when those who waited for their lines have gone on."""
        self.waiting: list[Written] = []
        self.writing: asyncio.Task[None] | None = None
        self.together = 1
        """How many lines were committed together last: more than one where the server is busy."""

    async def rest(self) -> None:
        """Write what waits."""
        while self.waiting or self.writing is not None:
            await (self.writing or asyncio.sleep(0))

    async def write(self, line: Line) -> None:
        """Add a line to the log of its table; returns when it is safe, raises `Taken` if there is such a line."""
        loop = self.loop
        if loop is None:
            loop = self.loop = asyncio.get_running_loop()
        done: Signal[None] = Signal(loop)
        if not self.waiting and self.writing is None:
            loop.call_soon(self.flush)
        self.waiting.append((line, done))
        await done

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
            self.together = len(waiting)
        return waiting

    def settle(self, waiting: list[Written], written: list[bool] | Exception) -> None:
        """Tell those who wait whether their lines were written."""
        for number, (_, done) in enumerate(waiting):
            if isinstance(written, Exception):
                done.come(error=written)
            else:
                done.come(error=None if written[number] else Taken())
        if self.afterwards is not None:
            self.afterwards()


def data(value: Any) -> str:
    """A value as it is kept: JSON."""
    return encode(value).decode()


def line(table: str, entry: Entry) -> Line:
    """A line of a log as it is written."""
    outcomes, told = data(entry.outcomes), data(entry.told)
    at = entry.at or time.time()
    numbers = entry.moves, entry.asked
    return (table, entry.version, entry.kind, entry.seat, entry.action, outcomes, told, entry.key, at, *numbers)


def bits(seats: Sequence[int]) -> int:
    """Some seats as one number."""
    number = 0
    for seat in seats:
        number |= 1 << seat
    return number
