"""One contract for both databases."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Person, Server, running
from tests.server.stores import furnish, opened, sheet

from lunatheque.server import NewerDatabase, open_store
from lunatheque.server.store import Entry, Listing, Pace, PackRow, Seat
from lunatheque.server.store.database import migrations_after
from lunatheque.server.store.opening import FILE
from lunatheque.server.store.sqlite import Sqlite


def test_what_is_written_is_there_after_opening_again(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store:
            secret = await store.secret()
            await furnish(store)
            entry = Entry(0, "start", -1, "", ((0, 4), (2, 7)), "", 12.5, [(-1, 1, ["event", {"n": 1}])])
            await store.append("t1", entry)
            await store.append("t1", Entry(1, "move", 0, "buy r0c0", (), "key", 13, [], 1))
            await store.say("t1", "ada", "Ada", 0, "hello", 14.5)
            await store.say("t1", "eve", "Eve", None, "é", 15.5)
            await store.keep_snapshot("t1", 1, '{"a": 1}')
            await store.keep_snapshot("t1", 2, '{"a": 2}')
        async with opened(place) as store:
            assert await store.secret() == secret
            found = await store.sheet("t1")
            assert found == sheet(opened=5.25, pace=Pace("clock", 5, 2), listed=True, moves=1)
            assert await store.log("t1") == [entry, Entry(1, "move", 0, "buy r0c0", (), "key", 13, [], 1)]
            assert await store.log("t1", 0) == [Entry(1, "move", 0, "buy r0c0", (), "key", 13, [], 1)]
            assert await store.chat("t1") == [(14.5, "Ada", 0, "hello"), (15.5, "Eve", None, "é")]
            assert await store.chat("t1", 1) == [(15.5, "Eve", None, "é")]
            assert await store.snapshot("t1") == (2, '{"a": 2}')
            assert await store.snapshot("t2") is None
            assert await store.sheet("t2") is None
            assert await store.version_of("t1", 0, "key") == 1
            assert await store.told("t1", -1, 10) == [(0, 0, [(-1, 1, ["event", {"n": 1}])]), (1, 1, [])]
            assert await store.told("t1", -1, 1) == [(1, 1, [])]
            assert await store.version_of("t1", 0, "") is None

    asyncio.run(run())


def test_seats_are_taken_once_and_freed(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await furnish(store)
            assert await store.take_seat("t1", 1, "grace", "Grâce")
            assert not await store.take_seat("t1", 1, "ada", "Ada")
            assert not await store.take_seat("t1", 2, "ada", "Ada")
            await store.free_seat("t1", 1, "too late", "ada")  # somebody else sits there by now
            assert not await store.take_seat("t1", 1, "ada", "Ada")
            await store.free_seat("t1", 1, "again", "grace")
            assert await store.take_seat("t1", 1, "", "Bot 2", "random")
            await store.stand_in("t1", 0, "random")
            found = await store.sheet("t1")
            assert found is not None
            assert found.seats[1] == Seat(1, "Bot 2", "", "random", "again")
            assert found.seats[0].stand_in == "random"

    asyncio.run(run())


def test_lists_by_person_game_player_and_page(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await furnish(store)
            await store.open_table(sheet("t2", "grace", opened=6, listed=False))
            await store.open_table(sheet("t3", "grace", opened=7, listed=True))
            await store.mark("t3", begun=True)
            await store.mark("t3", ended="over")

            async def ids(*wanted: Any, **more: Any) -> list[str]:
                return [found.id for found in await store.listing(Listing(*wanted, **more))]

            assert await ids("mine", "ada") == ["t1"]
            assert await ids("mine", "grace") == ["t2"]
            assert await ids("open") == ["t1"]
            assert await ids("finished", "ada") == ["t3"]
            assert await ids("open", game="hearts") == []
            assert await ids("open", game="moon-bots", player="ADA") == ["t1"]
            assert await ids("open", player="grace") == []
            assert await ids("open", page=1) == []
            assert [found.id for found in await store.every_table()] == ["t3", "t2", "t1"]
            assert await store.count_open("grace") == 1
            assert await store.take_seat("t1", 1, "grace", "Grâce")
            assert await ids("open", player="GRÂCE") == ["t1"]
            await store.append("t1", Entry(0, "start"))
            assert await store.timed() == ["t1"]
            found = await store.sheet("t3")
            assert found is not None
            assert (found.begun, found.ended) == (True, "over")

    asyncio.run(run())


def test_accounts(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await furnish(store)
            assert await store.make_account("ada", "Ada L.", "ada l.", "hash")
            assert not await store.make_account("ada", "Ada", "other", "hash"), "one account each"
            assert not await store.make_account("grace", "ADA L.", "ada l.", "hash"), "the name is taken"
            found = await store.account("ada l.")
            assert found is not None
            assert (found.id, found.name, found.password) == ("ada", "Ada L.", "hash")
            await store.open_table(sheet("t2", "grace"))
            await store.say("t2", "grace", "Grace", None, "as a guest", 1.0)
            await store.say("t2", "eve", "Eve", None, "as another", 2.0)
            await store.say("t1", "eve", "Eve", 0, "at a seat that is somebody else's now", 3.0)
            await store.move_in("grace", "ada")
            assert {one.id for one in await store.listing(Listing("mine", "ada"))} == {"t1", "t2"}
            await store.forget("ada", "—")
            assert await store.account("ada l.") is None
            seated = await store.sheet("t1")
            assert seated is not None
            assert (seated.seats[0].name, seated.seats[0].person) == ("—", "")
            assert [line[1] for line in await store.chat("t2")] == ["—", "Eve"]
            assert [line[1] for line in await store.chat("t1")] == ["Eve"]

    asyncio.run(run())


def test_two_who_want_one_name_at_once(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await furnish(store)
            for person in range(40):
                await store.add_person(str(person), "Somebody")
            wishes = [store.make_account(str(person), "X", f"name {person // 2}", "hash") for person in range(40)]
            assert sorted(await asyncio.gather(*wishes)) == [False] * 20 + [True] * 20

    asyncio.run(run())


def test_nothing_is_called_by_signs_that_no_database_keeps(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await furnish(store)
            assert await store.sheet("t1\0") is None
            assert await store.account("ada\0") is None
            assert await store.pack("hash\0") is None
            assert await store.listing(Listing("open", game="moon-bots\0", player="Ada\0")) == []

    asyncio.run(run())


def test_packs_bans_and_notices(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await furnish(store)
            pack = PackRow("abc", "hearts", "Mine", "text", "ada")
            await store.add_pack(pack)
            await store.add_pack(pack)
            assert await store.pack("abc") == pack
            assert await store.packs_of("ada") == [pack]
            assert await store.packs_of("grace") == []
            assert (await store.count_packs("ada"), await store.count_packs("grace")) == (1, 0)
            await store.ban("name", "eve")
            await store.ban("name", "eve")
            await store.ban("address", "::1")
            await store.ban("address", "::1", lift=True)
            assert await store.bans() == {("name", "eve")}
            await store.notify("t1")
            await store.notify("t1")
            (one, two) = await store.notices(0)
            assert (one[0] < two[0], one[1], two[1]) == (True, "t1", "t1")
            assert await store.notices(one[0]) == [two]

    asyncio.run(run())


def test_a_pack_is_everybodys_who_uploaded_it(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await furnish(store)
            for person, hash in (("ada", "abc"), ("grace", "abc"), ("grace", "def")):
                await store.add_pack(PackRow(hash, "hearts", "Mine", "text", person))
            assert [pack.hash for pack in await store.packs_of("ada")] == ["abc"]
            assert [(pack.hash, pack.person) for pack in await store.packs_of("grace")] == [
                ("abc", "grace"),
                ("def", "grace"),
            ]
            assert (await store.count_packs("ada"), await store.count_packs("grace")) == (1, 2)
            await store.move_in("grace", "ada")
            assert sorted(pack.hash for pack in await store.packs_of("ada")) == ["abc", "def"]
            assert await store.packs_of("grace") == []

    asyncio.run(run())


def test_packs_of_older_databases_stay_with_their_people(tmp_path: Path) -> None:
    async def run() -> None:
        database = Sqlite(tmp_path / FILE)
        await database.prepare()
        for number, file in enumerate(migrations_after(0)[:5], 1):
            await database.migrate(number, file.read_text(encoding="utf-8"))
        await database.run("INSERT INTO person VALUES ('ada', 'Ada', 1, NULL, NULL)")
        await database.run("INSERT INTO pack VALUES ('abc', 'hearts', 'Mine', 'text', 'ada', 2)")
        await database.close()
        async with opened(tmp_path) as store:
            assert await store.packs_of("ada") == [PackRow("abc", "hearts", "Mine", "text", "ada")]

    asyncio.run(run())


def test_a_newer_database_is_refused(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await store.database.run("UPDATE house SET value = '99' WHERE key = 'version'")
        with pytest.raises(NewerDatabase, match="version 99"):
            await open_store(place)

    asyncio.run(run())


def test_two_who_open_an_empty_store_at_once(place: Path | str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(open_store(place), open_store(place))
        assert len({await store.secret() for store in stores}) == 1
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_notices_of_many_at_once_have_numbers_of_their_own(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store, opened(place) as other:
            await asyncio.gather(*(one.notify(str(number)) for number in range(10) for one in (store, other)))
            heard = await store.notices(0)
            assert sorted(table for _, table in heard) == sorted([str(number) for number in range(10)] * 2)
            assert len({number for number, _ in heard}) == 20

    asyncio.run(run())


def test_a_server_on_postgresql_survives_a_kill(database: str) -> None:
    with running(Server(database, "--no-limits")) as server:
        ada = Person(server, "Ada")
        table = ada.open_table("me", "random", first="seat-a")["id"]
        socket = ada.look(table)
        socket.until("update")
        for _ in range(2):
            assert socket.play("end", 0)["type"] == "done"
        version = socket.update["version"]
        server.kill()
        server.start()
        again = ada.look(table)
        assert again.until("update")["version"] >= version
        while 0 not in again.update["actors"]:
            again.until("update")
        assert again.play("end", 0)["type"] == "done"
