"""Who sits where while others do something too, and what a server that was killed came no longer to."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Person as Guest
from tests.server.conftest import Server
from tests.server.test_course import furnish
from tests.server.test_host import host

from lunatheque.engine import Match, find
from lunatheque.server import Thinkers, open_store
from lunatheque.server.audience import Watcher
from lunatheque.server.complaints import Complaint
from lunatheque.server.deciding import carry_out
from lunatheque.server.house import NOBODY, House
from lunatheque.server.seating import fill_seat, leave_seat, open_review, rematch, sit_down
from lunatheque.server.store import Entry, Pace, Person, Seat, Sheet
from lunatheque.server.store.opening import FILE
from lunatheque.server.wire import Agree, Done, Propose, Refused, Resign

ADA, GRACE = Person("ada", "Ada"), Person("grace", "Grace")
TAKEN = (Seat(0, "Ada", "ada"), Seat(1, "Grace", "grace"))
WAITING = (Seat(0, "Ada", "ada"), Seat(1, invitation="come"))


@asynccontextmanager
async def at_home(folder: Path, *seats: Seat, **more: Any) -> AsyncIterator[House]:
    """A house with one table that nobody has opened yet."""
    store = await open_store(folder)
    for person in (ADA, GRACE):
        await store.add_person(person.id, person.name)
    await store.open_table(Sheet("t", "moon-bots", find("moon-bots").settle({}), "ada", seats, **more))
    house = House(store, Thinkers(), await store.secret())
    try:
        yield house
    finally:
        await house.close()


def test_who_leaves_while_the_match_begins_leaves_no_hole(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path, *WAITING) as home:
            table = await home.table("t")
            other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")  # both have to wait, and go on at the same time
            coming = asyncio.create_task(sit_down(home, table, GRACE, "come", None))
            await asyncio.sleep(0.01)
            going = asyncio.create_task(leave_seat(home, table, ADA, 0))
            await asyncio.sleep(0.01)
            other.execute("ROLLBACK")
            other.close()
            await asyncio.gather(coming, going)
            sheet = await home.store.sheet("t")
            assert sheet is not None
            assert sheet.begun == sheet.seats[0].taken
            await table.reload()
            assert table.begun == sheet.begun

    asyncio.run(run())


def test_who_comes_while_the_match_begins_looks_on_only_where_that_is_allowed(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path, *WAITING, spectators=False) as home:
            table = await home.table("t")
            sent: list[bytes] = []
            codes: list[int] = []
            stranger = Watcher("eve", "Eve", "", sent.append, codes.append)
            coming = asyncio.create_task(sit_down(home, table, GRACE, "come", None))
            looking = asyncio.create_task(table.join(stranger, -1))
            await asyncio.gather(coming, looking)
            assert table.begun
            assert (sent, codes) == ([], [4403])

    asyncio.run(run())


def test_a_full_table_begins_though_the_server_was_killed_before(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path, *TAKEN) as home:
            assert (await home.table("t")).begun
            sheet = await home.store.sheet("t")
            assert sheet is not None
            assert sheet.begun

    asyncio.run(run())


@pytest.mark.parametrize("kinds", [("start",), ("start", "resign")], ids=["begun", "ended"])
def test_lists_say_what_the_log_says_though_the_server_was_killed_between(
    tmp_path: Path, kinds: tuple[str, ...]
) -> None:
    async def run() -> None:
        async with at_home(tmp_path, *TAKEN, pace=Pace("clock", 5)) as home:
            await home.table("t")
            if "resign" in kinds:
                await home.store.append("t", Entry(1, "resign", 0))
            await home.store.database.run("UPDATE game_table SET begun = 0, ended = ''")
            home.tables.clear()
            assert await home.store.timed() == ["t"]
            await home.table("t")
            sheet = await home.store.sheet("t")
            assert sheet is not None
            assert (sheet.begun, sheet.ended) == (True, "resign" if "resign" in kinds else "")

    asyncio.run(run())


def test_a_rematch_asks_others_in_for_who_is_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path, *TAKEN) as home:
            table = await home.table("t")
            await home.store.append("t", Entry(1, "resign", 0))
            await table.catch_up()
            await home.store.forget("grace", NOBODY)
            await home.hand_over("grace")
            sheet = await home.store.sheet(await rematch(home, table, ADA))
            assert sheet is not None
            assert [(seat.name, bool(seat.invitation)) for seat in sheet.seats] == [("", True), ("Ada", False)]

    asyncio.run(run())


def test_a_match_is_over_when_that_is_written(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path, *TAKEN) as home:
            table = await home.table("t")
            ada = Watcher("ada", "Ada", "", lambda _: None, lambda _: None)
            await table.join(ada, -1)
            resigning = asyncio.create_task(carry_out(table, ada, Resign(0, 0, "key"), 0))
            while not table.over:
                await asyncio.sleep(0)
            await home.finished("t")
            assert [entry.kind for entry in await home.store.log("t")] == ["start", "resign"]
            await resigning

    asyncio.run(run())


def test_who_resigned_has_no_say_in_what_the_others_agree_on(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(tmp_path)
        table, watchers = await furnish(store, "moon-bots", 3)
        await carry_out(table, watchers[2], Resign(2, 0, "one"), 0)
        await carry_out(table, watchers[0], Propose(0, 1, "two", "end"), 0)
        assert isinstance(await carry_out(table, watchers[2], Agree(2, 2, "three", "end", False), 0), Refused)
        assert isinstance(await carry_out(table, watchers[1], Agree(1, 2, "four", "end", True), 0), Done)
        assert table.over
        await store.close()

    asyncio.run(run())


def test_others_are_served_while_clocks_are_looked_at(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path, *TAKEN, pace=Pace("clock", 5)) as home:
            sheet = (await home.table("t")).sheet
            for number in range(10):
                await home.store.open_table(replace(sheet, id=f"t{number}"))
                await home.table(f"t{number}")
            home.send_everybody_out()
            home.tasks = [asyncio.create_task(home.look_at_clocks())]
            seen = set()
            while len(home.deadlines) < 11:
                seen.add(len(home.deadlines))
                await asyncio.sleep(0)
            assert len(seen) > 5
            await home.let_idle_go()
            assert len(home.tables) <= 1

    asyncio.run(run())


def test_where_tables_leave_memory_at_once_the_house_rests_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []

    async def run() -> None:
        async with at_home(tmp_path, *TAKEN) as home:
            look = home.let_idle_go

            async def count() -> None:
                looks.append(1)
                await look()

            monkeypatch.setattr(home, "let_idle_go", count)
            home.idle = 0
            home.tasks = [asyncio.create_task(home.look_after())]
            await asyncio.sleep(0.3)

    asyncio.run(run())
    assert 0 < len(looks) < 10


def test_two_bots_that_come_at_once_do_not_make_a_table_of_bots_alone(tmp_path: Path) -> None:
    async def run() -> None:
        free = (Seat(0, invitation="come"), Seat(1, invitation="come too"))
        async with at_home(tmp_path, *free) as home:
            table = await home.table("t")
            async with table.lock:  # both have to wait, and come one right after the other
                coming = [asyncio.create_task(fill_seat(home, table, seat, "random")) for seat in (0, 1)]
                await asyncio.sleep(0.01)
            done = await asyncio.gather(*coming, return_exceptions=True)
            assert [type(one) for one in done] == [type(None), Complaint]
            assert not table.begun

    asyncio.run(run())


def test_a_record_that_is_looked_at_need_not_be_played_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path, *TAKEN) as home:
            match = Match("moon-bots", names=["Ada", "Grace"])
            while not match.over:
                match.play(match.legal[-1])
            table = await home.table(await open_review(home, ADA, str(match.record())))
            assert table.course.kept == table.version == len(match.steps)
            assert not any(table.course.players().bots), "nobody sits there, and nobody plays on"
            assert table.course.playing.state.scores() == match.state.scores()
            assert await table.record() == str(match.record())

    asyncio.run(run())


def test_names_in_a_record_can_be_looked_at(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path, *TAKEN) as home:
            match = Match("moon-bots", names=["\N{HEBREW LETTER SHIN WITH DAGESH AND SHIN DOT}" * 20, "Grace"])
            match.leave(0)
            with pytest.raises(Complaint):  # it is longer when it is written as it should be
                await open_review(home, ADA, str(match.record()))

    asyncio.run(run())


def test_a_closed_table_never_begins(server: Server) -> None:
    ada = Guest(server, "Ada")
    table = ada.open_table("me", "open")["id"]
    host(server, "close", table)
    answer = ada.http.post(f"/api/tables/{table}/bot", json={"seat": 1, "bot": "random"})
    assert not ada.http.get(f"/api/tables/{table}").json()["begun"], answer.text
