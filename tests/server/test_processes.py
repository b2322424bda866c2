"""One server in several processes behind one port: a table lives in one of them, and connections find it there."""

import http.client
import json
import os
import secrets
import select
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.cli.terminal import run
from tests.server.conftest import TOKEN, Person, Server, client, cookie_of, running
from tests.server.test_reading import finished

from lunatheque.engine import Pack, games
from lunatheque.server.homes import Asked, Home, read

PROCESSES = 2
HOMES = Home(0, PROCESSES)
ABRUPTLY = 1006
OPTIONS = ("--no-limits", "--processes", str(PROCESSES))


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(Server(tmp_path_factory.mktemp("house") / "data", *OPTIONS)) as started:
        yield started


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server whose processes may be killed."""
    with running(Server(tmp_path / "data", *OPTIONS)) as started:
        yield started


def tables_everywhere(person: Person, *seats: str) -> list[dict[str, Any]]:
    """A table in each process, by its number."""
    found: dict[int, dict[str, Any]] = {}
    while len(found) < PROCESSES:
        table = person.open_table(*seats, first="seat-a")
        found[HOMES.of_table(table["id"])] = table
    return [found[number] for number in range(PROCESSES)]


class Wire:
    """A bare connection, on which bytes are sent as they please."""

    def __init__(self, server: Server, cookie: str = "") -> None:
        host, _, port = server.address.rpartition(":")
        self.cookie = cookie
        self.socket = socket.socket()
        self.socket.settimeout(60)
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 10_000)  # little waits on its way
        self.socket.connect((host, int(port)))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        server.clients.callback(self.socket.close)

    def request(self, method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
        lines = {"Host": "x", "Content-Length": str(len(body)), "Cookie": self.cookie, **TOKEN, **headers}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body

    def answer(self) -> tuple[int, Any]:
        """The next answer, which is JSON."""
        status, body = self.body()
        return status, json.loads(body)

    def body(self) -> tuple[int, bytes]:
        """The next answer, and not a byte more."""
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.take(1)
        lines = head.decode().lower().split("\r\n")
        size = next(int(line.partition(":")[2]) for line in lines if line.startswith("content-length:"))
        return int(lines[0].split()[1]), self.take(size)

    def take(self, size: int) -> bytes:
        taken = b""
        while len(taken) < size:
            piece = self.socket.recv(size - len(taken))
            assert piece, "the connection was closed"
            taken += piece
        return taken


# Which process --------------------------------------------------------------------------------------------------------


def test_the_first_line_of_a_request_names_its_table() -> None:
    assert read(b"GET /api/tables/abc HTTP/1.1\r") == Asked("abc")
    assert read(b"GET /api/tables/abc/socket?since=3 HTTP/1.1\r") == Asked("abc")
    assert read(b"GET //api//tables/a%62c/ HTTP/1.1\r") == Asked("abc")
    assert read(b"POST /api/tables HTTP/1.1\r") == Asked(opens=True)
    assert read(b"POST /api/review HTTP/1.1\r") == Asked(opens=True)
    for line in (b"GET /api/tables?page=2 HTTP/1.1\r", b"GET /t/abc HTTP/1.1\r", b"nonsense", b"", b"\xff \xff \xff"):
        assert read(line) == Asked()


def test_new_tables_are_at_home_where_they_are_made() -> None:
    for number in range(5):
        home = Home(number, 5)
        assert all(home.holds(home.fresh_id()) for _ in range(20))
    assert Home().holds("anything")


def test_ids_of_tables_can_be_written_in_a_shell() -> None:
    assert all(Home().fresh_id().isalnum() for _ in range(1_000))


def test_tables_are_spread_over_all_processes(several: Server) -> None:
    ada = Person(several, "Ada")
    homes = [HOMES.of_table(ada.open_table("me", "open")["id"]) for _ in range(4 * PROCESSES)]
    assert {homes.count(number) for number in range(PROCESSES)} == {4}
    assert len(several.children()) == PROCESSES


# Connections find home ------------------------------------------------------------------------------------------------


def test_one_connection_asks_for_tables_of_all_processes_in_turn(several: Server) -> None:
    ada = Person(several, "Ada")
    tables = [table["id"] for table in tables_everywhere(ada, "me", "me")]
    host, _, port = several.address.rpartition(":")
    line = http.client.HTTPConnection(host, int(port), timeout=60)
    line.connect()
    ours = line.sock.getsockname()
    for table in tables * 10:
        line.request("GET", f"/api/tables/{table}")
        assert json.loads(line.getresponse().read())["id"] == table
        line.request("GET", "/api/house")  # answered where the connection is now
        assert json.loads(line.getresponse().read())["tables"] >= 1
        assert line.sock.getsockname() == ours
    line.close()


def test_requests_that_are_sent_at_once_are_answered_in_order(several: Server) -> None:
    ada = Person(several, "Ada")
    tables = [table["id"] for table in tables_everywhere(ada, "me", "me")]
    wire = Wire(several)
    wanted = tables * 100
    wire.socket.sendall(b"".join(wire.request("GET", f"/api/tables/{table}") for table in wanted))
    answers = [wire.answer() for _ in wanted]
    assert [(status, card["id"]) for status, card in answers] == [(200, table) for table in wanted]


def test_requests_that_come_in_small_pieces_are_answered(several: Server) -> None:
    ada = Person(several, "Ada")
    tables = [table["id"] for table in tables_everywhere(ada, "me", "me")]
    wire = Wire(several)
    sent = b"".join(wire.request("GET", f"/api/tables/{table}") for table in tables * 3)
    for place in range(0, len(sent), 7):
        wire.socket.sendall(sent[place : place + 7])
    assert [wire.answer()[1]["id"] for _ in tables * 3] == tables * 3


def test_what_follows_a_request_that_was_refused_early_finds_home(several: Server) -> None:
    """The answer is there before the whole request is, and the next request comes with its end."""
    ada = Person(several, "Ada")
    for table in [table["id"] for table in tables_everywhere(ada, "me", "me")] * 2:
        wire = Wire(several)
        request = wire.request("POST", "/api/guest", b"x" * 100_000, **{"Content-Type": "application/json"})
        request = request.replace(b"X-Lunatheque", b"X-Something")
        wire.socket.sendall(request[:1000])
        assert wire.answer()[0] == 403
        wire.socket.sendall(request[1000:] + wire.request("GET", f"/api/tables/{table}"))
        status, card = wire.answer()
        assert (status, card["id"]) == (200, table)


def test_large_bodies_arrive_whole(several: Server) -> None:
    ada, bea = Person(several, "Ada"), Person(several, "Bea")
    wire = Wire(several, cookie_of(bea.http))
    tables = tables_everywhere(ada, "me", "open") * 3
    for table in tables:  # all are under way before the first answer is read
        padded = {"padding": secrets.token_hex(500_000), "invitation": table["invitations"]["1"]}
        body = json.dumps(padded).encode()
        path = f"/api/tables/{table['id']}/seats"
        wire.socket.sendall(wire.request("POST", path, body, **{"Content-Type": "application/json"}))
    for table in tables:
        status, card = wire.answer()
        assert (status, card["id"], card["seats"][1]["name"]) == (200, table["id"], "Bea")


def test_who_reads_slowly_gets_all_answers_before_the_connection_goes_on(several: Server) -> None:
    ada = Person(several, "Ada")
    tables = [table["id"] for table in tables_everywhere(ada, "me", "me")] * 30
    art = ada.http.get("/api/games/moon-bots/art").content
    wire = Wire(several)
    for table in tables:  # more answers than any buffer holds
        wire.socket.sendall(wire.request("GET", "/api/games/moon-bots/art"))
        wire.socket.sendall(wire.request("GET", f"/api/tables/{table}"))
    for table in tables:  # meanwhile others are served, and the answers pile up
        assert ada.http.get(f"/api/tables/{table}").json()["id"] == table
    for table in tables:
        assert wire.body() == (200, art)
        assert wire.answer()[1]["id"] == table


def test_records_and_packs_arrive_whole_and_are_known_everywhere(several: Server, tmp_path: Path) -> None:
    ada = Person(several, "Ada")
    record = str(finished("moon-bots", 3).record())
    reviews = [ada.http.post("/api/review", json={"record": record}).json()["id"] for _ in range(2 * PROCESSES)]
    assert {HOMES.of_table(id) for id in reviews} == set(range(PROCESSES))
    assert all(ada.http.get(f"/api/tables/{id}/record").text == record for id in reviews)
    text = games()["moon-bots"].pack.read_text(encoding="utf-8")
    text += "\n".join(f"# {secrets.token_hex(40)}" for _ in range(2000))
    (tmp_path / "pack.toml").write_text(text, encoding="utf-8")
    for table in tables_everywhere(ada, "me", "me"):
        ada.http.get(f"/api/tables/{table['id']}").raise_for_status()  # the connection is there now
        pack = ada.http.post("/api/packs", json={"contents": text}).json()
        assert pack["hash"] == Pack(tmp_path / "pack.toml").hash
    for _ in range(PROCESSES):
        assert ada.open_table("me", "me", more={"pack": pack["hash"]})["pack"] == pack["hash"]


def test_an_unknown_table_is_nowhere(several: Server) -> None:
    with client(several.address) as http:
        assert {http.get(f"/api/tables/nothing-{number}").status_code for number in range(10)} == {404}


# Playing --------------------------------------------------------------------------------------------------------------


def test_people_of_one_table_see_each_other_wherever_they_come_in(several: Server) -> None:
    ada, bea = Person(several, "Ada"), Person(several, "Bea")
    for table in tables_everywhere(ada, "me", "open"):
        bea.sit_down(table["id"], table["invitations"]["1"])
        sockets = [person.look(table["id"]) for person in (ada, bea) * 3]
        for one in sockets:
            one.until("update")
        for _ in range(6):
            mover = next(one for one in sockets if one.update["places"][0]["legal"])
            place = mover.update["places"][0]
            assert mover.play(place["legal"][0]["action"], place["seat"])["type"] == "done"
            for one in sockets:
                one.see(mover)
        sockets[0].send(type="say", text="Hello", key="k")
        assert {one.until("said")["text"] for one in sockets} == {"Hello"}


def test_bots_play_in_every_process(several: Server) -> None:
    ada = Person(several, "Ada")
    for table in tables_everywhere(ada, "me", "random"):
        looking = ada.look(table["id"])
        looking.until("update")
        for _ in range(2):
            while 0 not in looking.update["actors"]:
                looking.until("update")
            looking.play(looking.update["places"][0]["legal"][0]["action"], 0)


def test_a_rematch_is_at_home_where_the_match_was(several: Server) -> None:
    ada = Person(several, "Ada")
    for table in tables_everywhere(ada, "me", "random"):
        looking = ada.look(table["id"])
        looking.until("update")
        assert looking.ask(type="resign", seat=0, version=looking.update["version"])["type"] == "done"
        again = ada.http.post(f"/api/tables/{table['id']}/rematch").raise_for_status().json()
        assert HOMES.of_table(again["id"]) == HOMES.of_table(table["id"])
        assert ada.look(again["id"]).until("update")["version"] >= 0


def test_seats_change_hands_in_all_processes(several: Server) -> None:
    name = f"Ada {secrets.token_hex(4)}"
    account = {"name": name, "password": "correct horse"}
    desk, phone = Person(several, name), Person(several, "guest")
    desk.http.post("/api/account", json=account).raise_for_status()
    tables = tables_everywhere(phone, "me", "me")
    old = [phone.look(table["id"]) for table in tables]
    for one in old:
        assert one.until("update")["places"][0]["seat"] == 0
    phone.http.post("/api/login", json=account).raise_for_status()
    for table in tables:  # at once, in every process
        assert phone.look(table["id"]).until("update")["places"][0]["seat"] == 0
    for one in old:  # whoever they were has no seat any more
        while one.update["places"][0]["seat"] != -1:
            one.until("update")
    new = [desk.look(table["id"]) for table in tables]
    desk.http.delete("/api/account").raise_for_status()
    for one in new:
        one.until("update")
        while one.update["table"]["names"] != ["—", "—"]:
            one.until("update")


def test_several_processes_stand_in_front_of_postgresql_too(database: str) -> None:
    with running(Server(database, *OPTIONS)) as server:
        test_people_of_one_table_see_each_other_wherever_they_come_in(server)
        test_seats_change_hands_in_all_processes(server)


def test_a_clock_rings_once(mortal: Server) -> None:
    ada = Person(mortal, "Ada")
    pace = {"kind": "clock", "minutes": 0.01, "increment": 0}
    tables = [ada.open_table("me", "random", more={"pace": pace}, first="seat-a")["id"] for _ in range(2 * PROCESSES)]
    for table in tables:
        looking = ada.look(table)
        looking.until("update")
        while not looking.update["over"]:
            looking.until("update")


# Starting and ending --------------------------------------------------------------------------------------------------


def ends(processes: list[int]) -> list[int]:
    """What becomes readable when each process ends."""
    return [os.pidfd_open(process) for process in processes]


def wait_for(ended: list[int]) -> None:
    for one in ended:
        assert select.select([one], [], [], 60)[0], "it still runs"
        os.close(one)


def test_a_process_that_dies_is_replaced_and_everybody_comes_back(mortal: Server) -> None:
    ada = Person(mortal, "Ada")
    tables = [table["id"] for table in tables_everywhere(ada, "me", "me")]
    sockets = [ada.look(table) for table in tables]
    for one in sockets:
        one.until("update")
        assert one.play("end", 0)["type"] == "done"
    victim = mortal.children()[0]  # they are started in the order of their numbers
    ended = ends([victim])
    os.kill(victim, signal.SIGKILL)
    wait_for(ended)
    assert sockets[0].closed() == ABRUPTLY
    for table in tables:
        back = ada.look(table)  # waits until the new one is there
        assert back.until("update")["version"] == 1
        assert back.play("end", 0)["type"] == "done"
    while sockets[1].update["version"] < 2:  # in the other one nobody noticed anything
        sockets[1].until("update")
    assert len(mortal.children()) == PROCESSES
    assert victim not in mortal.children()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_all_processes_end_together(tmp_path: Path, number: signal.Signals) -> None:
    server = Server(tmp_path / "data", *OPTIONS)
    with server.clients:
        ada = Person(server, "Ada")
        sockets = [ada.look(table["id"]) for table in tables_everywhere(ada, "me", "random")]
        for one in sockets:
            one.until("update")
        children = server.children()
        assert len(children) == PROCESSES
        ended = ends(children)
        assert server.process is not None
        server.process.send_signal(number)
        wait_for(ended)
        server.process.communicate(timeout=60)
        assert [one.closed() for one in sockets] == [1012] * PROCESSES


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    place = ("--data", str(tmp_path), "--port", "0")
    refused = run("serve", *place, "--processes", "2", "--redis", "redis://127.0.0.1:1")
    assert refused.exit_code == 2
    assert "--redis each server is one process" in refused.output
    assert run("serve", *place, "--processes", "0").exit_code == 2
