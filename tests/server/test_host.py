"""What the host can do beside a running server."""

import asyncio
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest
from tests.server.conftest import Person, Server, running
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from lunatheque.cli import app
from lunatheque.engine import Match, read_record
from lunatheque.server import NewerDatabase, hosting, open_store
from lunatheque.server.store.database import MIGRATIONS, NOTE_VERSION, PREPARE

SERVERS = pytest.mark.parametrize("own_server", [(), ("--processes", "2")], indirect=True, ids=["one", "two"])


def host(server: Server, *words: str, code: int = 0) -> str:
    place = ["--data" if isinstance(server.data, Path) else "--database", str(server.data)]
    ended = CliRunner(env={"COLUMNS": "200", "LANG": "en_GB.UTF-8"}).invoke(app, ["host", *words, *place])
    assert ended.exit_code == code, ended.output
    return ended.output


@SERVERS
def test_list_inspect_export_close_and_ban(own_server: Server) -> None:
    ada, eve = Person(own_server, "Ada"), Person(own_server, "Eve")
    table = ada.open_table("me", "me", first="seat-a")["id"]
    waiting = ada.open_table("me", "open")
    socket = ada.look(table)
    socket.until("update")
    socket.play("end", 0)
    listed = host(own_server, "list")
    assert table in listed
    assert "going on" in listed
    assert "waiting" in listed
    assert "Ada" in host(own_server, "inspect", table)
    record = host(own_server, "export", table)
    assert len(Match.replay(read_record(record)).steps) == 1
    assert "There is no such table" in host(own_server, "close", "nothing", code=2)
    host(own_server, "close", table)
    while not socket.update["over"]:
        socket.until("update")
    assert socket.update["ended"] == "closed"
    host(own_server, "close", waiting["id"])
    assert ada.http.get(f"/api/tables/{waiting['id']}").json()["over"]
    watching = eve.look(table)
    host(own_server, "ban", "EVE")
    assert watching.closed() == 4403
    again = own_server.clients.enter_context(type(eve.http)(base_url=eve.http.base_url, headers=eve.http.headers))
    assert again.post("/api/guest", json={"name": "eve"}).status_code == 403
    again.post("/api/guest", json={"name": "Mallory"}).raise_for_status()
    account = {"name": "Eve", "password": "correct horse"}
    assert again.post("/api/account", json=account).status_code == 403
    assert "let in again" in host(own_server, "ban", "eve", "--lift", "--lang", "en")


@SERVERS
def test_back_up_and_restore_while_it_runs(own_server: Server, tmp_path: Path) -> None:
    ada = Person(own_server, "Ada")
    table = ada.open_table("me", "me", first="seat-a")["id"]
    socket = ada.look(table)
    socket.until("update")
    socket.play("end", 0)
    host(own_server, "backup", str(tmp_path / "copy.sqlite"))
    socket.play("end", 0)
    host(own_server, "restore", str(tmp_path / "copy.sqlite"))
    with suppress(ConnectionClosed):  # the server may not have heard of it yet
        assert socket.play("end", 0)["type"] == "refused"
    assert socket.closed() == 1012
    again = ada.look(table)
    assert again.until("update")["version"] == 1
    assert again.play("end", 0)["type"] == "done"
    (tmp_path / "text").write_text("no database")
    assert "no copy" in host(own_server, "restore", str(tmp_path / "text"), code=2)
    assert "no copy" in host(own_server, "restore", str(tmp_path / "missing"), code=2)


@pytest.mark.parametrize("known", [0, 1])
def test_an_older_copy_is_brought_up_to_date_and_a_newer_one_refused(tmp_path: Path, known: int) -> None:
    files = sorted(MIGRATIONS.glob("*.sql"))
    version = known or len(files) + 1
    with closing(sqlite3.connect(tmp_path / "copy.sqlite")) as copy:
        copy.executescript(PREPARE)
        for file in files[:version]:
            copy.executescript(file.read_text(encoding="utf-8"))
        copy.execute(NOTE_VERSION.format(version))
        copy.commit()

    async def run() -> None:
        store = await open_store(tmp_path / "data")
        try:
            if known:
                await hosting.restore(store, tmp_path / "copy.sqlite")
            else:
                with pytest.raises(NewerDatabase):
                    await hosting.restore(store, tmp_path / "copy.sqlite")
            assert await store.log("nowhere") == []
        finally:
            await store.close()

    asyncio.run(run())


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with running(Server(tmp_path / "data", "--idle", "0.1", "--no-limits")) as server:
        ada = Person(server, "Ada")
        tables = [ada.open_table("me", "me", first="seat-a")["id"] for _ in range(5)]
        sockets = [ada.look(table) for table in tables]
        before = []
        for socket in sockets:
            socket.until("update")
            socket.play("end", 0)
            before.append(socket.update["places"])
            socket.close()
        while ada.http.get("/api/house").json()["tables"] > 0:
            pass
        for table, places in zip(tables, before, strict=True):
            back = ada.look(table, since=0)
            back.until("update")
            for place, old in zip(back.update["places"], places, strict=True):
                assert {**place, "changes": None} == {**old, "changes": None}
            assert back.update["version"] == 1
            assert [chapter["version"] for chapter in back.update["places"][0]["events"]] == [1]


def test_no_tables_here(tmp_path: Path) -> None:
    ended = CliRunner().invoke(app, ["host", "list", "--data", str(tmp_path / "nowhere")])
    assert ended.exit_code == 2
    assert "there are no tables here" in ended.output
