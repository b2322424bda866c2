"""What the host of a house can do beside a running server: it changes the same database, and the server hears of it."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from lunatheque.engine import Text, find

from .complaints import Complaint
from .course import record_of
from .house import EVERY_TABLE
from .limits import plain
from .reception import visible
from .store import Entry, Sheet, Sqlite, Store, Taken
from .store.database import PREPARE, VERSION, bring_up_to_date, migrations_after


async def inspect(store: Store, table: str) -> Sheet:
    """What is written about a table."""
    sheet = await store.sheet(table)
    if sheet is None:
        raise Complaint("error-no-table", 404)
    return sheet


async def close_table(store: Store, table: str) -> None:
    """End a match without a winner; a table that has not begun never will."""
    sheet = await inspect(store, table)
    while sheet.begun and not sheet.ended:
        log = await store.log(table)
        told = [(-1, -1, Text("event-closed").data())]
        try:
            line = Entry(log[-1].version + 1, "closed", at=time.time(), told=told, moves=log[-1].moves + 1)
            await store.append(table, line)
            break
        except Taken:  # somebody has moved meanwhile
            sheet = await inspect(store, table)
    if not sheet.ended:
        await store.mark(table, ended="closed")
    await store.notify(table)


async def export_table(store: Store, table: str, folder: Path) -> str:
    """The record of a match, finished or not: hosts see everything. Packs are read from a folder of their own."""
    sheet = await inspect(store, table)
    log = await store.log(table)
    if not log:
        raise Complaint("refuse-not-begun")
    file = None
    if sheet.pack:
        pack = await store.pack(sheet.pack)
        if pack is None:
            raise Complaint("error-no-pack")
        file = folder / f"{sheet.pack}.toml"
        file.write_text(pack.contents, encoding="utf-8")
    return str(record_of(sheet, find(sheet.game).box(file), log))


async def ban(store: Store, kind: str, value: str) -> None:
    """Let a name or an address in no more; nobody is kept out by a name that is empty or by what is no address."""
    banned = as_compared(kind, value)
    if not banned:
        raise Complaint("host-no-name") if kind == "name" else Complaint("host-no-address", value=value)
    await store.ban(kind, banned)


async def lift_ban(store: Store, kind: str, value: str) -> None:
    """Let a name or an address in again, in whatever way it was written when it was banned."""
    wanted = as_compared(kind, value)
    same = {
        banned
        for known, banned in await store.bans()
        if known == kind and (banned == value or as_compared(kind, banned) == wanted)
    }
    if not same and not wanted:
        await ban(store, kind, value)  # says what is wrong with it
    for banned in same:
        await store.ban(kind, banned, lift=True)


def as_compared(kind: str, value: str) -> str:
    """A name or an address in the one way in which those who come in are compared with it."""
    return plain(value) if kind == "address" else visible(value).casefold()


def back_up(store: Store, file: Path) -> None:
    """Copy everything into a file while the server runs; of what is there already, only a copy is written over."""
    if not isinstance(store.database, Sqlite):
        raise Complaint("host-use-pg-dump")
    check_other_file(store.database, file)
    if file.exists() and not (file.is_file() and file.stat().st_size == 0):
        check_copy(file)
    try:
        store.database.back_up(file)
    except sqlite3.Error as error:
        raise Complaint("host-not-copied", file=str(file), error=str(error)) from None


async def restore(store: Store, file: Path) -> None:
    """Put back what was copied, also while the server runs: everybody is sent out and comes back to the old tables."""
    if not isinstance(store.database, Sqlite):
        raise Complaint("host-use-pg-dump")
    check_other_file(store.database, file)
    check_copy(file)
    try:
        with closing(open_copy(file)) as source:
            source.backup(store.database.connection)
    except sqlite3.Error as error:
        raise Complaint("host-not-copied", file=str(file), error=str(error)) from None
    await bring_up_to_date(store.database)
    await store.notify(EVERY_TABLE)


def check_other_file(database: Sqlite, file: Path) -> None:
    """A database is not copied onto itself."""
    own = database.connection.execute("PRAGMA database_list").fetchone()[2]
    if file.exists() and file.samefile(own):
        raise Complaint("host-same-file", file=str(file))


def check_copy(file: Path) -> None:
    """Refuse a file that is no copy of ours: it is whole, and has every column of every table of its version."""
    try:
        if not file.is_file() or not is_copy(file):
            raise Complaint("host-no-backup", file=str(file))
    except sqlite3.DatabaseError:
        raise Complaint("host-no-backup", file=str(file)) from None


def is_copy(file: Path) -> bool:
    """Whether a database is one of ours; `NewerDatabase` if a newer program wrote it."""
    with closing(open_copy(file)) as copy:
        if not {"house", "game_table"} <= columns(copy).keys():
            return False
        version = version_of(copy)
        migrations_after(version)
        found, ours = columns(copy), columns_at(version)
        whole = copy.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
    return version > 0 and whole and all(names <= found.get(table, set()) for table, names in ours.items())


def open_copy(file: Path) -> sqlite3.Connection:
    """A copy, which is read and never written."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def version_of(copy: sqlite3.Connection) -> int:
    """The version of a copy; 0 if it has none."""
    found = copy.execute(VERSION).fetchone()
    written = str(found[0]) if found else ""
    return int(written) if written.isascii() and written.isdigit() else 0


def columns_at(version: int) -> dict[str, set[str]]:
    """The tables of a version and their columns, as the migrations make them."""
    with closing(sqlite3.connect(":memory:")) as model:
        model.execute(PREPARE)
        for file in migrations_after(0)[:version]:
            model.executescript(file.read_text(encoding="utf-8"))
        return columns(model)


def columns(database: sqlite3.Connection) -> dict[str, set[str]]:
    """The tables of a database and their columns."""
    tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    asked = "SELECT name FROM pragma_table_info(?)"
    return {table: {name for (name,) in database.execute(asked, (table,))} for (table,) in tables}
