"""The store: tables, seats and logs, kept in a database. One small interface; SQLite behind it by default."""

import asyncio
import json
import secrets
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

MIGRATIONS = Path(__file__).parent / "migrations"


class NewerDatabase(RuntimeError):
    """A database that a newer version of the program wrote."""


class Taken(Exception):
    """Somebody else has written this version of the log, or this key was written before."""


@dataclass(frozen=True)
class Seat:
    """A seat at a table: a person's, a bot's, or still free for whoever has its invitation."""

    seat: int
    name: str = ""
    person: str = ""
    bot: str = ""
    invitation: str = ""

    @property
    def taken(self) -> bool:
        """Whether somebody sits there."""
        return bool(self.person or self.bot)


@dataclass(frozen=True)
class Entry:
    """One line of a table's log: its start, a move or an undo, with what chance answered."""

    version: int
    kind: str
    seat: int = -1
    action: str = ""
    outcomes: tuple[tuple[int, int], ...] = ()
    key: str = ""


@dataclass(frozen=True)
class Sheet:
    """What is written about a table when it is opened."""

    id: str
    game: str
    options: dict[str, str]
    owner: str
    seats: tuple[Seat, ...]


class Store(Protocol):
    """Where tables live when nobody looks."""

    def secret(self) -> str:
        """The secret that signs cookies; made once."""

    async def add_person(self, id: str, name: str) -> None:
        """Note a person."""

    async def person(self, id: str) -> str | None:
        """The name of a person."""

    async def open_table(self, sheet: Sheet) -> None:
        """Note a new table with its seats."""

    async def sheet(self, table: str) -> Sheet | None:
        """What is written about a table."""

    async def tables_of(self, person: str) -> list[str]:
        """The tables at which a person sits, newest first."""

    async def take_seat(self, table: str, seat: int, person: str, name: str) -> bool:
        """Seat a person, if the seat is still free."""

    async def append(self, table: str, entry: Entry) -> None:
        """Add a line to a log; returns when it is safe, raises `Taken` if the version or the key is there already."""

    async def log(self, table: str) -> list[Entry]:
        """The whole log of a table."""


class SqliteStore:
    """A file. All lines that arrive in one turn of the event loop are committed together."""

    def __init__(self, file: Path | str) -> None:
        self.connection = sqlite3.connect(file, isolation_level=None)
        self.connection.executescript("PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA foreign_keys=ON;")
        self.migrate()
        self.waiting: list[tuple[str, Entry, asyncio.Future[None]]] = []

    def migrate(self) -> None:
        """Apply the migrations that this database has not seen."""
        files = sorted(MIGRATIONS.glob("*.sql"))
        (version,) = self.connection.execute("PRAGMA user_version").fetchone()
        if version > len(files):
            raise NewerDatabase(
                f"the database is at version {version}, this program knows {len(files)}: update Lunathèque"
            )
        for number, file in enumerate(files[version:], version + 1):
            script = file.read_text(encoding="utf-8")
            self.connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")

    def close(self) -> None:
        """Close the file."""
        self.connection.close()

    def secret(self) -> str:
        """The secret that signs cookies; made once."""
        fresh = secrets.token_hex(32)
        self.connection.execute("INSERT OR IGNORE INTO house VALUES ('secret', ?)", (fresh,))
        (value,) = self.connection.execute("SELECT value FROM house WHERE key = 'secret'").fetchone()
        return str(value)

    async def add_person(self, id: str, name: str) -> None:
        """Note a person."""
        self.connection.execute("INSERT INTO person VALUES (?, ?, ?)", (id, name, time.time()))

    async def person(self, id: str) -> str | None:
        """The name of a person."""
        row = self.connection.execute("SELECT name FROM person WHERE id = ?", (id,)).fetchone()
        return row[0] if row else None

    async def open_table(self, sheet: Sheet) -> None:
        """Note a new table with its seats."""
        seats = [
            (sheet.id, seat.seat, seat.name, seat.person or None, seat.bot, seat.invitation) for seat in sheet.seats
        ]
        with self.transaction():
            row = (sheet.id, sheet.game, json.dumps(sheet.options), sheet.owner, time.time())
            self.connection.execute("INSERT INTO game_table VALUES (?, ?, ?, ?, ?)", row)
            self.connection.executemany("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?)", seats)

    async def sheet(self, table: str) -> Sheet | None:
        """What is written about a table."""
        query = "SELECT game, options, owner FROM game_table WHERE id = ?"
        row = self.connection.execute(query, (table,)).fetchone()
        if row is None:
            return None
        query = "SELECT seat, name, coalesce(person, ''), bot, invitation FROM seat WHERE game_table = ? ORDER BY seat"
        seats = tuple(Seat(*found) for found in self.connection.execute(query, (table,)))
        return Sheet(table, row[0], json.loads(row[1]), row[2], seats)

    async def tables_of(self, person: str) -> list[str]:
        """The tables at which a person sits, newest first."""
        query = (
            "SELECT id FROM game_table WHERE id IN (SELECT game_table FROM seat WHERE person = ?)"
            " ORDER BY opened DESC LIMIT 100"
        )
        return [row[0] for row in self.connection.execute(query, (person,))]

    async def take_seat(self, table: str, seat: int, person: str, name: str) -> bool:
        """Seat a person, if the seat is still free."""
        query = "UPDATE seat SET person = ?, name = ? WHERE game_table = ? AND seat = ? AND person IS NULL AND bot = ''"
        return self.connection.execute(query, (person, name, table, seat)).rowcount == 1

    async def append(self, table: str, entry: Entry) -> None:
        """Add a line to a log; returns when it is safe."""
        loop = asyncio.get_running_loop()
        if not self.waiting:
            loop.call_soon(self.flush)
        done: asyncio.Future[None] = loop.create_future()
        self.waiting.append((table, entry, done))
        await done

    def flush(self) -> None:
        """Commit all lines that are waiting, then tell those who wait for them."""
        waiting, self.waiting = self.waiting, []
        taken = []
        try:
            with self.transaction():
                for table, entry, _ in waiting:
                    taken.append(not self.insert(table, entry))
        except sqlite3.Error as error:
            for *_, done in waiting:
                if not done.cancelled():
                    done.set_exception(error)
            return
        for (*_, done), lost in zip(waiting, taken, strict=True):
            if not done.cancelled():
                done.set_exception(Taken()) if lost else done.set_result(None)

    def insert(self, table: str, entry: Entry) -> bool:
        """Insert a line, if nobody has been faster."""
        outcomes = json.dumps(entry.outcomes)
        row = (table, entry.version, entry.kind, entry.seat, entry.action, outcomes, entry.key, time.time())
        try:
            self.connection.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        except sqlite3.IntegrityError:
            return False
        return True

    async def log(self, table: str) -> list[Entry]:
        """The whole log of a table."""
        query = "SELECT version, kind, seat, action, outcomes, key FROM log WHERE game_table = ? ORDER BY version"
        return [
            Entry(version, kind, seat, action, tuple((one, two) for one, two in json.loads(outcomes)), key)
            for version, kind, seat, action, outcomes, key in self.connection.execute(query, (table,))
        ]

    def transaction(self) -> "Transaction":
        """All or nothing."""
        return Transaction(self.connection)


class Transaction:
    """Begins at once, so that nobody else writes meanwhile; commits, or takes everything back."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def __enter__(self) -> None:
        self.connection.execute("BEGIN IMMEDIATE")

    def __exit__(self, kind: object, *_: object) -> None:
        self.connection.execute("ROLLBACK" if kind else "COMMIT")
