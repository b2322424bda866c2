"""How lines come into the logs: once, in order, several together, and nobody waits for nothing."""

import asyncio
from pathlib import Path

import pytest
from tests.server.stores import furnish, opened, sheet

from lunatheque.server.store import Entry, Taken


def test_a_version_can_be_written_once(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await furnish(store)
            await store.open_table(sheet("t2"))
            await store.append("t1", Entry(0, "start"))
            together = [
                store.append("t1", Entry(1, "move", 0, "one", key="a")),
                store.append("t1", Entry(1, "move", 1, "two", key="b")),
                store.append("t2", Entry(0, "start", key="a")),
            ]
            results = await asyncio.gather(*together, return_exceptions=True)
            assert [type(result) for result in results] == [type(None), Taken, type(None)]
            for version in (2, 3):
                await store.append("t1", Entry(version, "move", 0, "no key"))
            assert [entry.action for entry in await store.log("t1")] == ["", "one", "no key", "no key"]
            assert await store.version_of("t1", 0, "a") == await store.version_of("t1", 0, "a", 0) == 1
            assert await store.version_of("t1", 0, "a", 1) is None
            assert await store.version_of("t1", 1, "b") is None, "it came second"

    asyncio.run(run())


def test_a_line_follows_the_one_before_it(tmp_path: Path) -> None:
    """An older copy of the file may be put back while somebody decides."""

    async def run() -> None:
        async with opened(tmp_path) as store:
            await furnish(store)
            await store.append("t1", Entry(0, "start"))
            with pytest.raises(Taken):
                await store.append("t1", Entry(2, "move"))
            assert len(await store.log("t1")) == 1

    asyncio.run(run())


def test_a_thousand_lines_at_once_are_all_there(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await furnish(store)
            await asyncio.gather(*(store.append("t1", Entry(version, "move")) for version in range(1000)))
            assert [entry.version for entry in await store.log("t1")] == list(range(1000))

    asyncio.run(run())


def test_a_line_that_cannot_be_written_spoils_nothing(place: Path | str) -> None:
    """A table that does not exist is refused by the database; the next line is written all the same."""

    async def run() -> None:
        async with opened(place) as store:
            await furnish(store)
            with pytest.raises(Exception, match=r"(?i)foreign key"):
                await store.append("nowhere", Entry(0, "start"))
            await store.append("t1", Entry(0, "start"))
            assert len(await store.log("t1")) == 1

    asyncio.run(run())


def test_what_several_tables_do_at_once_is_committed_together(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            await furnish(store)
            others = [f"other {number}" for number in range(3)]
            for id in others:
                await store.open_table(sheet(id))
            told: list[int] = []
            store.pen.afterwards = lambda: told.append(len(done))
            done: list[str] = []

            async def begin(id: str) -> None:
                await store.append(id, Entry(0, "start"))
                done.append(id)

            await asyncio.gather(*map(begin, others))
            assert store.pen.together == 3
            assert told == [3], "all three have gone on when it is told"

    asyncio.run(run())


def test_a_table_that_plays_alone_is_not_kept_waiting(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as store:
            await furnish(store)
            for version in range(50):
                turns = asyncio.get_running_loop().create_task(count_turns())
                await store.append("t1", Entry(version, "move"))
                turns.cancel()
                assert turned[-1] <= 2

    turned: list[int] = []

    async def count_turns() -> None:
        turned.append(0)
        while True:
            await asyncio.sleep(0)
            turned[-1] += 1

    asyncio.run(run())
