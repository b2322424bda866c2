"""What the host can do beside a running server."""

import asyncio
import os
import pty
import re
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from tests.cli.terminal import ENGLISH, wait
from tests.cli.terminal import run as run_command
from tests.server.conftest import Person, Server, running
from tests.server.stores import furnish, opened, sheet
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from lunatheque.cli import app
from lunatheque.engine import Match, read_record
from lunatheque.server import NewerDatabase, hosting, open_store
from lunatheque.server.reception import Reception
from lunatheque.server.store import Seat
from lunatheque.server.store.database import MIGRATIONS, NOTE_VERSION, PREPARE

SERVERS = pytest.mark.parametrize("own_server", [(), ("--processes", "2")], indirect=True, ids=["one", "two"])


LONG = "PqB6b5WFeX0t-2aQ"
"""The id of a table as the server makes them."""


def host(server: Server | Path, *words: str | Path, code: int = 0) -> str:
    data = server if isinstance(server, Path) else server.data
    place = ["--data" if isinstance(data, Path) else "--database", str(data)]
    ended = CliRunner(env={"COLUMNS": "200", "LANG": "en_GB.UTF-8"}).invoke(app, ["host", *map(str, words), *place])
    assert ended.exception is None or isinstance(ended.exception, SystemExit), ended.exception
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
    assert eve.http.post("/api/guest", json={"name": "Zed2"}).status_code == 403, "the one who was banned"
    named = {"game": "moon-bots", "seats": ["me", "me"], "names": {"1": "Eve"}}
    assert ada.http.post("/api/tables", json=named).status_code == 403
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


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a server that is not running, with a table at which many sit."""
    folder = tmp_path / "data"

    async def run() -> None:
        async with opened(folder) as store:
            await furnish(store)
            crowd = tuple(Seat(number, f"Somebody with a long name {number}") for number in range(6))
            await store.open_table(replace(sheet(LONG), seats=crowd))

    asyncio.run(run())
    return folder


async def doorkeeper_of(data: Path) -> Reception:
    """A reception that has heard the bans in a folder."""
    async with opened(data) as store:
        reception = Reception(store, "secret")
        await reception.hear_bans()
        return reception


def contents(data: Path) -> list[str]:
    """What is in the database of a folder."""
    with closing(sqlite3.connect(data / "tables.sqlite")) as database:
        return [line for line in database.iterdump() if line.startswith("INSERT")]


@pytest.mark.parametrize("words", [[""], ["\u200b\u2060 "], ["--address", ""], ["--address", "garbage!!"]])
def test_nobody_is_banned_by_what_is_empty_or_no_address(data: Path, words: list[str]) -> None:
    said = host(data, "ban", *words, code=2)
    assert "a name to ban" in said or "is no address" in said
    assert "Everybody is let in." in host(data, "bans")


def test_empty_bans_of_before_keep_nobody_out(data: Path) -> None:
    async def run() -> None:
        async with opened(data) as store:
            await store.ban("name", "")
            await store.ban("address", "")
        reception = await doorkeeper_of(data)
        reception.check_banned("Ada")
        reception.check_banned(address="203.0.113.7")
        reception.check_banned()
        reception.bans = {("name", ""), ("address", "")}
        assert not reception.is_banned("Ada", "no address")

    asyncio.run(run())


def test_bans_are_listed_and_lifted(data: Path) -> None:
    host(data, "ban", "Mallory")
    host(data, "ban", "--address", "2001:DB8:0::7")
    assert host(data, "bans").splitlines() == ["address  2001:db8::7", "name  mallory"]
    host(data, "ban", "--lift", "MALLORY")
    host(data, "ban", "--lift", "--address", "2001:db8:0:0::7")
    assert "Everybody is let in." in host(data, "bans")


def test_what_was_banned_before_in_another_way_is_lifted(data: Path) -> None:
    async def run() -> None:
        async with opened(data) as store:
            for value in ("::ffff:203.0.113.7", "garbage!!", ""):
                await store.ban("address", value)

    asyncio.run(run())
    assert asyncio.run(doorkeeper_of(data)).is_banned(address="203.0.113.7")
    host(data, "ban", "--lift", "--address", "203.0.113.7")
    host(data, "ban", "--lift", "--address", "garbage!!")
    assert "Everybody is let in." in host(data, "bans")


@pytest.mark.parametrize(
    ("banned", "seen"),
    [
        ("127.0.0.1", "::ffff:127.0.0.1"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("0:0:0:0:0:0:0:1", "::1"),
        (" 203.0.113.7 ", "203.0.113.7"),
    ],
)
def test_an_address_is_banned_however_it_is_written(data: Path, banned: str, seen: str) -> None:
    host(data, "ban", "--address", banned)
    reception = asyncio.run(doorkeeper_of(data))
    assert reception.is_banned(address=seen)
    assert not reception.is_banned(address="203.0.113.8")


def test_a_list_in_a_pipe_is_whole(data: Path) -> None:
    listed = run_command("host", "list", "--data", data, env={"COLUMNS": "80"}).output
    assert LONG in listed
    assert "Somebody with a long name 5" in listed
    assert "…" not in listed


def test_a_list_on_a_narrow_terminal_shortens_players_and_no_ids(data: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "lunatheque", "host", "list", "--data", str(data)]
    env = os.environ | ENGLISH | {"TERM": "xterm", "COLUMNS": "80"}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=env) as running:
        os.close(theirs)
        shown = re.sub(r"\x1b\[[0-9;]*m", "", wait(ours, ()))
    os.close(ours)
    assert running.returncode == 0
    row = next(line for line in shown.splitlines() if line.startswith(LONG))
    assert "waiting" in row
    assert row.rstrip().endswith("…")
    assert max(map(len, shown.splitlines())) <= 80


def test_a_copy_goes_only_where_it_can(data: Path, tmp_path: Path) -> None:
    assert "No such file" in host(data, "backup", tmp_path / "nowhere" / "x.sqlite", code=2)
    mode = tmp_path.stat().st_mode
    assert "no copy" in host(data, "backup", tmp_path, code=2)
    assert tmp_path.stat().st_mode == mode
    text = tmp_path / "notdb.txt"
    text.write_text("a letter")
    assert "no copy" in host(data, "backup", text, code=2)
    assert text.read_text() == "a letter"
    other = tmp_path / "other.sqlite"
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE letters (text)")
    assert "no copy" in host(data, "backup", other, code=2)
    assert "kept" in host(data, "backup", data / "tables.sqlite", code=2)
    for _ in range(2):  # an older copy is written over
        host(data, "backup", tmp_path / "copy.sqlite")
    host(data, "restore", tmp_path / "copy.sqlite")


def test_a_copy_that_does_not_fit_on_the_disk_is_said_in_one_line(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("lunatheque.server.store.Sqlite.back_up", full)
    assert "disk is full" in host(data, "backup", data / "copy", code=2)


WRONG = {
    "no version": ["DELETE FROM house"],
    "a version in words": ["UPDATE house SET value = 'abc' WHERE key = 'version'"],
    "version 0": ["UPDATE house SET value = '0' WHERE key = 'version'"],
    "a table less": ["DROP TABLE ban"],
    "other columns": ["ALTER TABLE ban RENAME COLUMN kind TO sort"],
    "another program": [
        *(f"DROP TABLE {table}" for table in ("seat", "log", "snapshot", "chat", "pack", "ban", "notice")),
        "DELETE FROM game_table",
    ],
}


@pytest.mark.parametrize("changes", WRONG.values(), ids=list(WRONG))
def test_a_file_that_is_no_copy_changes_nothing(data: Path, tmp_path: Path, changes: list[str]) -> None:
    host(data, "backup", tmp_path / "copy.sqlite")
    with closing(sqlite3.connect(tmp_path / "copy.sqlite", isolation_level=None)) as copy:
        for change in changes:
            copy.execute(change)
    before = contents(data)
    assert "no copy" in host(data, "restore", tmp_path / "copy.sqlite", code=2)
    assert contents(data) == before


def test_a_copy_that_is_cut_off_changes_nothing(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    host(data, "backup", copy)
    copy.write_bytes(copy.read_bytes()[:-8192])
    before = contents(data)
    assert "no copy" in host(data, "restore", copy, code=2)
    assert contents(data) == before
    assert "kept" in host(data, "restore", data / "tables.sqlite", code=2)


def mode_of(file: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(file.stat().st_mode)


def test_the_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "new" / "data") as store:
            await furnish(store)
            files = {file.name: mode_of(file) for file in (tmp_path / "new" / "data").iterdir()}
            assert files == dict.fromkeys(("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"), 0o600)
            hosting.back_up(store, tmp_path / "copy.sqlite")

    before = os.umask(0o022)
    try:
        asyncio.run(run())
    finally:
        os.umask(before)
    assert mode_of(tmp_path / "new" / "data") == 0o700
    assert mode_of(tmp_path / "copy.sqlite") == 0o600


def test_a_folder_that_was_there_stays_as_it_is_and_its_files_are_closed(data: Path) -> None:
    data.chmod(0o750)
    (data / "tables.sqlite").chmod(0o644)
    host(data, "list")
    assert mode_of(data) == 0o750
    assert mode_of(data / "tables.sqlite") == 0o600


@pytest.mark.parametrize("words", [["list"], ["bans"], ["ban", "Eve"], ["backup", "copy.sqlite"], ["inspect", "t1"]])
def test_no_database_is_made_where_there_is_none(tmp_path: Path, words: list[str]) -> None:
    assert "there are no tables here" in host(tmp_path, *words, code=2)
    assert list(tmp_path.iterdir()) == []


def test_a_copy_is_put_back_on_a_fresh_machine(data: Path, tmp_path: Path) -> None:
    fresh = tmp_path / "fresh" / "data"
    assert "no copy" in host(fresh, "restore", tmp_path / "missing", code=2)
    assert not fresh.exists()
    host(data, "backup", tmp_path / "copy.sqlite")
    host(fresh, "restore", tmp_path / "copy.sqlite")
    assert LONG in host(fresh, "list")


def test_a_file_that_is_no_database_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("a letter, and by no means a database")
    assert "not a database" in host(tmp_path, "list", code=2)
