"""What the host of a house can do beside a running server: it changes the same database, and the server hears of it."""

import sqlite3
import time
from pathlib import Path

from lunatheque.engine import Text, find

from .complaints import Complaint
from .course import record_of
from .house import EVERY_TABLE
from .store import Entry, Sheet, Sqlite, Store, Taken
from .store.database import VERSION, bring_up_to_date, migrations_after


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


def back_up(store: Store, file: Path) -> None:
    """Copy everything into a file while the server runs."""
    if not isinstance(store.database, Sqlite):
        raise Complaint("host-use-pg-dump")
    store.database.back_up(file)


async def restore(store: Store, file: Path) -> None:
    """Put back what was copied, also while the server runs: everybody is sent out and comes back to the old tables."""
    if not isinstance(store.database, Sqlite):
        raise Complaint("host-use-pg-dump")
    if not file.is_file():
        raise Complaint("host-no-backup", file=str(file))
    source = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        source.execute("SELECT count(*) FROM game_table").fetchone()
        migrations_after(int(source.execute(VERSION).fetchone()[0]))
        source.backup(store.database.connection)
    except sqlite3.DatabaseError:
        raise Complaint("host-no-backup", file=str(file)) from None
    finally:
        source.close()
    await bring_up_to_date(store.database)
    await store.notify(EVERY_TABLE)
