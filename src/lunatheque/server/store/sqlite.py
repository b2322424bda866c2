"""A file: SQLite in WAL mode. Questions are answered at once, within the turn of the event loop that asks them.

What was committed is carried from the write-ahead log into the file now and then, beside the event loop: that waits for
the disk. Where another process is writing just now, nobody is kept waiting by SQLite itself: we come back in a moment.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from .database import NOTE_VERSION, PREPARE, VERSION, Statement
from .rows import Line

SETTINGS = """
PRAGMA journal_mode=WAL;
PRAGMA synchronous=NORMAL;
PRAGMA foreign_keys=ON;
PRAGMA cache_size=-32000;
PRAGMA wal_autocheckpoint=0;
"""
CARRY_AFTER = 1000
"""Rows that are written before they are carried into the file."""
LONGEST_LOG = 64_000
"""Pages of the write-ahead log after which it is begun anew, though nobody can write for a few milliseconds then."""
A_GLANCE = 50
"""Milliseconds that it may take at most until nobody reads or writes, so that it can be begun anew."""
LONGEST_WAIT = 20.0
"""Seconds that others may keep us from writing."""
A_BLINK = (0.00002, 0.00005, 0.0001, 0.0002)
"""Seconds that a commit waits for another process, again and again, before the event loop goes on meanwhile."""
A_MOMENT = 0.001
"""Seconds until the next try, after a first one at once."""
PRIMARY = 0xFF
"""The part of an error's code that says its kind."""
PRIVATE = 0o600
"""Who may read a file: nobody but its owner, since it holds the secret of the cookies, passwords and hidden cards."""
COMPANIONS = ("", "-wal", "-shm")
"""What is added to the name of a file for those beside it. SQLite lets nobody read them who may not read the file."""
WRITE = (
    "INSERT OR IGNORE INTO log VALUES (?1, CASE ?2 WHEN 0 THEN 0 ELSE"
    " (SELECT version + 1 FROM log WHERE game_table = ?1 AND version = ?2 - 1) END,"
    " ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"
)
"""A line follows the one before it: that is gone where an older copy of the file was put back just now.

Asked for as the value of the version, which must not be missing: as a condition of the row it would take twice as long.
"""

T = TypeVar("T")


@cache
def own(sql: str) -> str:
    """SQL with the arguments as SQLite writes them."""
    return sql.replace("$", "?")


def is_busy(error: sqlite3.OperationalError) -> bool:
    """Whether another process is writing just now."""
    return error.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_BUSY


def make_private(file: Path | str) -> None:
    """See to it that a file is there and that its owner alone may read it, before anything is written to it."""
    with suppress(FileExistsError):  # one that is there is not even opened: to close it would drop SQLite's locks
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    for companion in COMPANIONS:
        path = f"{file}{companion}"
        if os.path.isfile(path):
            with suppress(FileNotFoundError, PermissionError):  # it may belong to somebody else, who lets us use it
                os.chmod(path, PRIVATE)


class Sqlite:
    """A database in a file."""

    def __init__(self, file: Path | str) -> None:
        make_private(file)
        self.connection = sqlite3.connect(file, isolation_level=None, timeout=LONGEST_WAIT)
        self.connection.executescript(SETTINGS)
        self.connection.execute("PRAGMA busy_timeout=0")
        self.cursor = self.connection.cursor()
        """What lines are written with: to make one takes a while."""
        self.connection.create_function("lower", 1, str.casefold, deterministic=True)  # its own knows ASCII alone
        self.carrier = sqlite3.connect(file, isolation_level=None, timeout=LONGEST_WAIT, check_same_thread=False)
        """A connection of its own, for another thread."""
        self.carrier.execute(f"PRAGMA busy_timeout={A_GLANCE}")
        self.written = 0
        self.carrying: asyncio.Task[None] | None = None

    async def patiently(self, attempt: Callable[[], T]) -> T:
        """Do something as soon as no other process is in its way; the event loop goes on meanwhile."""
        until, pause = 0.0, 0.0
        while True:
            try:
                return attempt()
            except sqlite3.OperationalError as error:
                now = time.monotonic()
                until = until or now + LONGEST_WAIT
                if not is_busy(error) or now > until:
                    raise
            await asyncio.sleep(pause)
            pause = A_MOMENT

    async def rows(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        """What a query gives."""
        return await self.patiently(lambda: self.connection.execute(own(sql), args).fetchall())

    async def run(self, sql: str, *args: Any) -> int:
        """Carry out a statement; how many rows it changed."""
        self.note(1)
        return await self.patiently(lambda: self.connection.execute(own(sql), args).rowcount)

    async def together(self, statements: list[Statement]) -> None:
        """Carry out several statements, all or none."""

        def carry_out() -> None:
            with Transaction(self.connection):
                for sql, args in statements:
                    self.connection.execute(own(sql), args)

        await self.patiently(carry_out)
        self.note(len(statements))

    def write_now(self, lines: list[Line]) -> list[bool] | None:
        """Add lines to logs in one transaction; whether each was written. Nothing if another process is in the way.

        That one is done in less time than the event loop takes to come back here, so it is waited for at once.
        """
        for pause in A_BLINK:
            try:
                return self.insert(lines)
            except sqlite3.OperationalError as error:
                if not is_busy(error):
                    raise
            time.sleep(pause)
        return None

    async def write(self, lines: list[Line]) -> list[bool]:
        """The same, as soon as no other process is in the way."""
        return await self.patiently(lambda: self.insert(lines))

    def insert(self, lines: list[Line]) -> list[bool]:
        """Add lines to logs, all of them in one transaction: a single one is a transaction by itself."""
        execute = self.cursor.execute
        if len(lines) == 1:
            fresh = [execute(WRITE, lines[0]).rowcount == 1]
        else:
            with Transaction(self.connection):
                fresh = [execute(WRITE, line).rowcount == 1 for line in lines]
        self.note(len(lines))
        return fresh

    def note(self, rows: int) -> None:
        """So many rows were written: see to it that they come into the file."""
        self.written += rows
        if self.written >= CARRY_AFTER and self.carrying is None:
            self.written = 0
            self.carrying = asyncio.create_task(self.carry())

    async def carry(self) -> None:
        """Carry what was committed from the write-ahead log into the file, in another thread."""
        try:
            await asyncio.to_thread(self.carry_now)
        finally:
            self.carrying = None

    def carry_now(self) -> None:
        """Nobody waits for it, but neither is it ever done where there is always somebody who writes."""
        _, pages, _ = self.carrier.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if pages > LONGEST_LOG:
            self.carrier.execute("PRAGMA wal_checkpoint(RESTART)")

    async def prepare(self) -> None:
        """Make the table that knows the version."""
        await self.patiently(lambda: self.connection.execute(PREPARE))

    async def migrate(self, number: int, script: str) -> None:
        """Carry out a migration and note its number, both or none."""

        def carry_out() -> None:
            with Transaction(self.connection):
                found = self.connection.execute(VERSION).fetchone()
                if int(found[0] if found else 0) < number:
                    for statement in script.split(";\n"):
                        self.connection.execute(statement)
                    self.connection.execute(NOTE_VERSION.format(number))

        await self.patiently(carry_out)

    async def close(self) -> None:
        """Close the file."""
        if self.carrying is not None:
            await self.carrying
        self.carrier.close()
        self.connection.close()

    def back_up(self, file: Path) -> None:
        """Copy everything into another file, while it is in use."""
        make_private(file)
        copy = sqlite3.connect(file)
        try:
            self.connection.backup(copy)
        finally:
            copy.close()


class Transaction:
    """Begins at once, so that nobody else writes meanwhile; commits, or takes everything back."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def __enter__(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, *_: object) -> None:
        self.connection.execute("ROLLBACK" if kind else "COMMIT")
