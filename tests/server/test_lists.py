"""Lists of tables: whose turn it is and who has won, known without opening a table."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Person, Server, Socket, running
from tests.server.stores import furnish, opened

from lunatheque.engine import Match
from lunatheque.server import Store
from lunatheque.server.store import Entry, Listing, Seat, Sheet, bits
from lunatheque.server.store.database import migrations_after
from lunatheque.server.store.opening import FILE
from lunatheque.server.store.rows import seats_in
from lunatheque.server.store.sqlite import Sqlite

WHOSE_TURN = ("actors", "turn", "ranking")


def found(person: Person, table: str, which: str = "mine") -> dict[str, Any]:
    """A table as a list shows it to somebody."""
    cards: list[dict[str, Any]] = person.http.get("/api/tables").json()[which]
    return next(card for card in cards if card["id"] == table)


def seen(person: Person, table: str, which: str = "mine") -> tuple[Any, ...]:
    """What a list says of the turn at a table, as the table itself does to whoever has its address."""
    card = found(person, table, which)
    alone = person.http.get(f"/api/tables/{table}").json()
    assert [alone[key] for key in WHOSE_TURN] == [card[key] for key in WHOSE_TURN]
    return tuple(card[key] for key in WHOSE_TURN)


def ask(socket: Socket, **message: Any) -> dict[str, Any]:
    return socket.ask(version=socket.update["version"], **message)


def company(server: Server, *names: str, **more: Any) -> tuple[str, list[Person], list[Socket]]:
    people = [Person(server, name) for name in names]
    table = people[0].open_table("me", *["open"] * (len(names) - 1), more=more, first="seat-a")
    for seat, person in enumerate(people[1:], 1):
        person.sit_down(table["id"], table["invitations"][str(seat)])
    sockets = [person.look(table["id"]) for person in people]
    for socket in sockets:
        socket.until("update")
    return table["id"], people, sockets


def test_a_list_says_whose_turn_it_is_as_the_table_does(server: Server) -> None:
    waiting = Person(server, "Eve").open_table("me", "open")
    assert (waiting["actors"], waiting["turn"], waiting["ranking"]) == ([], False, [])
    table, (ada, grace), (one, two) = company(server, "Ada", "Grace")
    assert (seen(ada, table), seen(grace, table)) == (([0], True, []), ([0], False, []))
    while one.update["actors"] == [0]:
        assert one.play("end", 0)["type"] == "done"
    two.see(one)
    assert one.update["actors"] == two.update["actors"] == [1]
    assert (seen(ada, table), seen(grace, table)) == (([1], False, []), ([1], True, []))
    assert Person(server, "Eve").http.get(f"/api/tables/{table}").json()["actors"] == [1]


def test_what_is_taken_back_gives_the_turn_back(server: Server) -> None:
    table, (ada, grace), (one, two) = company(server, "Ada", "Grace")
    one.play("roll", 0)
    while one.update["actors"] == [0]:
        one.play("end", 0)
    two.see(one)
    ask(one, type="propose", seat=0, what="undo")
    two.see(one)
    ask(two, type="agree", seat=1, what="undo", yes=True)
    one.see(two)
    assert one.update["actors"] == [0]
    assert (seen(ada, table), seen(grace, table)) == (([0], True, []), ([0], False, []))


def test_nothing_waits_for_a_person_whose_seat_a_bot_has(tmp_path: Path) -> None:
    with running(Server(tmp_path / "data", "--no-limits", "--pace", "3600")) as server:
        table, (ada, grace, _), (one, _, _) = company(server, "Ada", "Grace", "Hedy")
        assert ask(one, type="replace", seat=0, bot="random")["type"] == "done"
        assert seen(ada, table) == ([0], False, [])
        assert ask(one, type="replace", seat=0, bot=None)["type"] == "done"
        assert seen(ada, table) == ([0], True, [])
        assert ask(one, type="resign", seat=0)["type"] == "done"
        assert seen(ada, table) == ([0], False, []), "a bot plays for who resigned"
        assert found(grace, table)["seats"][0]["replaced"]


def test_who_may_not_look_on_is_not_told_whose_turn_it_is(server: Server) -> None:
    table, (ada, _), _ = company(server, "Ada", "Grace", spectators=False)
    assert seen(ada, table) == ([0], True, [])
    assert Person(server, "Eve").http.get(f"/api/tables/{table}").json()["actors"] == []


def test_a_list_says_who_has_won(server: Server) -> None:
    table, (ada, grace), (one, _) = company(server, "Ada", "Grace", public=True)
    assert ask(one, type="resign", seat=0)["type"] == "done"
    assert seen(ada, table, "finished") == seen(grace, table, "finished") == ([], False, [2, 1])


def test_nobody_has_won_where_all_agreed_to_end(server: Server) -> None:
    ada = Person(server, "Ada")
    table = ada.open_table("me", "me")["id"]
    socket = ada.look(table)
    socket.until("update")
    assert ask(socket, type="propose", seat=0, what="end")["type"] == "done"
    assert seen(ada, table, "finished") == ([], False, [])


def test_a_record_says_who_has_won_if_it_was_played_to_its_end(server: Server) -> None:
    ada, match = Person(server, "Ada"), Match("moon-bots", names=["A", "B"], seed=1)
    begun = ada.http.post("/api/review", json={"record": str(match.record())}).json()
    assert (begun["actors"], begun["turn"], begun["ranking"]) == ([], False, [])
    match.leave(0)
    over = ada.http.post("/api/review", json={"record": str(match.record())}).json()
    assert (over["actors"], over["ranking"]) == ([], [2, 1])
    ada.look(begun["id"]).until("update")  # once it is in memory, it says no more
    assert found(ada, begun["id"], "finished")["ranking"] == []


def test_ones_own_tables_come_first_where_it_is_ones_turn(place: Path | str) -> None:
    async def run() -> None:
        async with opened(place) as store:
            await furnish(store)

            def two(id: str, opened: float, stand_in: str = "") -> Sheet:
                seats = (Seat(0, "Ada", "ada", stand_in=stand_in), Seat(1, "Grace", "grace"))
                return Sheet(id, "moon-bots", {}, "grace", seats, opened=opened, begun=True)

            for number, asked in enumerate(([0], [1], [0, 1], [1], [])):
                await store.open_table(two(f"n{number}", 10.0 + number), [Entry(0, "start", asked=bits(asked))])
            await store.open_table(two("away", 20.0, stand_in="random"), [Entry(0, "start", asked=bits([0]))])
            await store.append("n3", Entry(1, "move", 1, asked=bits([0])))

            async def ids(person: str, **more: Any) -> list[str]:
                return [found.id for found in await store.listing(Listing("mine", person, **more))]

            assert await ids("ada") == ["n3", "n2", "n0", "away", "n4", "n1", "t1"]
            assert await ids("ada", size=2) == ["n3", "n2"]
            assert await ids("grace") == ["n2", "n1", "away", "n4", "n3", "n0"]
            assert await ids("ada", game="moon-bots", player="grace") == ["n3", "n2", "n0", "away", "n4", "n1"]
            assert (await store.listing(Listing("mine", "ada")))[1].actors == (0, 1)

    asyncio.run(run())


def test_matches_of_older_databases_are_listed_and_have_a_winner_once_they_are_looked_at(tmp_path: Path) -> None:
    with running(Server(tmp_path, "--no-limits", "--idle", "0")) as server:
        table, (ada, _), (one, _) = company(server, "Ada", "Grace")
        going, (_, hedy), (two, _) = company(server, "Grace", "Hedy")
        ask(one, type="resign", seat=0)
        two.play("roll", 0)
        server.kill()
        asyncio.run(make_older(tmp_path))
        server.start()
        assert seen(ada, table, "finished") == ([], False, [])
        assert seen(hedy, going) == ([], False, [])
        ada.look(table).until("update")
        assert seen(ada, table, "finished") == ([], False, [2, 1])


async def make_older(folder: Path) -> None:
    """Take everything out of a database that came with the last migration."""
    database = Sqlite(folder / FILE)
    await database.run("ALTER TABLE log DROP COLUMN asked")
    await database.run("ALTER TABLE game_table DROP COLUMN ranking")
    await database.run("UPDATE house SET value = '6' WHERE key = 'version'")
    assert len(migrations_after(6)) >= 1
    await database.close()


@pytest.mark.parametrize("seats", [(), (0,), (3, 11), tuple(range(12))])
def test_seats_are_written_as_one_number(seats: tuple[int, ...]) -> None:
    assert seats_in(bits(seats)) == seats


def test_a_list_of_many_tables_takes_no_longer_for_each(tmp_path: Path) -> None:
    async def steps(store: Store, person: str) -> int:
        """How much SQLite has to do for a list."""
        assert isinstance(store.database, Sqlite)
        done: list[None] = []
        store.database.connection.set_progress_handler(lambda: done.append(None), 100)
        assert len(await store.listing(Listing("mine", person))) == Listing("mine").size
        store.database.connection.set_progress_handler(None, 0)
        return len(done)

    async def run() -> None:
        async with opened(tmp_path) as store:
            await furnish(store)
            for person, tables in (("ada", 100), ("grace", 400)):
                for number in range(tables):
                    seats = (Seat(0, person, person), Seat(1, "Bot 2", bot="random"))
                    fresh = Sheet(f"{person}{number}", "moon-bots", {}, person, seats, begun=True)
                    await store.open_table(fresh, [Entry(0, "start", asked=1)])
            assert await steps(store, "grace") < 5 * await steps(store, "ada")

    asyncio.run(run())
