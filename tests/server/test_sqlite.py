"""What SQLite alone asks for: the write-ahead log is carried into the file, and one process writes at a time."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from tests.server.stores import furnish, opened, sheet

from lunatheque.server.store import Entry, Sqlite, sqlite
from lunatheque.server.store.opening import FILE
from lunatheque.server.store.sqlite import CARRY_AFTER


def test_what_was_written_is_carried_into_the_file(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            await furnish(store)
            for number in range(CARRY_AFTER):
                await store.append("t1", Entry(number, "move", key=str(number)))
            assert isinstance(store.database, Sqlite)
            assert store.database.carrying is not None
            await store.database.carrying
            without_log = sqlite3.connect(f"file:{tmp_path / FILE}?immutable=1", uri=True)
            (carried,) = without_log.execute("SELECT count(*) FROM log").fetchone()
            without_log.close()
            assert carried > CARRY_AFTER - 100
            assert len(await store.log("t1")) == CARRY_AFTER

    asyncio.run(run())


def test_the_write_ahead_log_does_not_grow_where_somebody_always_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            await furnish(store)
            sizes = []
            for number in range(8 * CARRY_AFTER):
                await store.append("t1", Entry(number, "move", key=str(number)))
                sizes.append((tmp_path / f"{FILE}-wal").stat().st_size)
            assert sizes[-1] < 2.5 * sizes[2 * CARRY_AFTER]

    monkeypatch.setattr(sqlite, "LONGEST_LOG", 1000)
    asyncio.run(run())


def test_who_writes_while_another_process_does_waits_without_keeping_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store, opened(tmp_path) as other:
            await store.add_person("ada", "Ada")
            await store.open_table(sheet())
            assert isinstance(other.database, Sqlite)
            other.database.connection.execute("BEGIN IMMEDIATE")
            writes = [
                asyncio.create_task(store.append("t1", Entry(0, "start"))),
                asyncio.create_task(store.add_person("bea", "Bea")),
                asyncio.create_task(store.open_table(sheet("t2"))),
            ]
            for _ in range(3):
                await asyncio.sleep(0.01)  # the event loop goes on
            assert not any(write.done() for write in writes)
            assert await store.log("t1") == []
            other.database.connection.execute("COMMIT")
            await asyncio.gather(*writes)
            assert [entry.version for entry in await other.log("t1")] == [0]
            assert await other.person("bea") is not None
            assert await other.sheet("t2") is not None

    asyncio.run(run())


def test_who_cannot_write_for_long_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store, opened(tmp_path) as other:
            await store.add_person("ada", "Ada")
            await store.open_table(sheet())
            monkeypatch.setattr("lunatheque.server.store.sqlite.LONGEST_WAIT", 0.05)
            assert isinstance(other.database, Sqlite)
            other.database.connection.execute("BEGIN IMMEDIATE")
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                await store.append("t1", Entry(0, "start"))
            other.database.connection.execute("ROLLBACK")
            await store.append("t1", Entry(0, "start"))

    asyncio.run(run())
