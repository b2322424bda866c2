"""Two servers in front of one database: people at one table sit at both, and nobody notices."""

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.terminal import run
from tests.server import postgres as postgres_tool
from tests.server import redis as redis_tool
from tests.server.conftest import Person, Server, Socket, choices

pytestmark = pytest.mark.skipif(
    postgres_tool.missing() or redis_tool.PROGRAM is None, reason="PostgreSQL or Redis is not installed"
)


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    with postgres_tool.postgres() as database, redis_tool.redis() as redis:
        both = [Server(database, "--redis", redis, "--no-limits", "--pace", "0", "--idle", "1") for _ in range(2)]
        with both[0].clients, both[1].clients:
            yield both[0], both[1]
        for server in both:
            server.stop()


def meet(server: Server, cookie_of: Person, name: str) -> Person:
    """Somebody who came in at one server, at the other one: the cookie is good there too."""
    person = Person(server, name)
    person.http.cookies.clear()
    person.http.cookies.update(cookie_of.http.cookies)
    return person


def catch_up(socket: Socket, version: int) -> None:
    while socket.update.get("version", -1) < version:
        socket.until("update")


def test_two_people_play_on_two_servers(servers: tuple[Server, Server]) -> None:
    first, second = servers
    ada, grace = Person(first, "Ada"), Person(second, "Grace")
    table = ada.open_table("me", "open", "random", first="seat-a")
    waiting = ada.look(table["id"])
    assert waiting.until("waiting")["table"]["begun"] is False
    grace.sit_down(table["id"], table["invitations"]["1"])
    catch_up(waiting, 0)  # the match has begun on the other server
    sockets = [waiting, grace.look(table["id"])]
    catch_up(sockets[1], 0)
    while waiting.until("presence")["seats"] != [0, 1]:
        pass
    chooser = random.Random(1)
    while not sockets[0].update["over"] and sockets[0].update["version"] < 40:
        version = max(socket.update["version"] for socket in sockets)
        for socket in sockets:
            catch_up(socket, version)
        busy = [socket for socket in sockets if choices(socket)]
        if busy:
            seat, action = chooser.choice(choices(busy[0]))
            assert busy[0].play(action, seat)["type"] in ("done", "refused")
        elif not sockets[0].update["over"]:
            min(sockets, key=lambda socket: int(socket.update["version"])).until("update")
    while sockets[0].update["version"] != sockets[1].update["version"]:
        version = max(socket.update["version"] for socket in sockets)
        for socket in sockets:
            catch_up(socket, version)
    assert sockets[0].heard == sockets[1].heard
    sockets[1].send(type="say", text="Hello over there", key="k1")
    assert sockets[0].until("said")["text"] == "Hello over there"


def test_a_cookie_is_good_at_both(servers: tuple[Server, Server]) -> None:
    ada = Person(servers[0], "Ada")
    table = ada.open_table("me", "open")["id"]
    mine = meet(servers[1], ada, "Other").http.get("/api/tables", params={"list": "mine"}).json()
    assert table in str(mine)


def test_who_goes_is_missed_on_the_other_server(servers: tuple[Server, Server]) -> None:
    first, second = servers
    ada, grace = Person(first, "Ada"), Person(second, "Grace")
    table = ada.open_table("me", "open")
    here = ada.look(table["id"])
    grace.sit_down(table["id"], table["invitations"]["1"])
    there = grace.look(table["id"])
    while here.until("presence")["seats"] != [0, 1]:
        pass
    there.close()
    while here.until("presence")["seats"] != [0]:
        pass


def test_an_address_where_nobody_answers_is_refused(tmp_path: Path) -> None:
    began = time.monotonic()
    ended = run("serve", "--data", str(tmp_path), "--redis", "redis://127.0.0.1:1", "--port", "0")
    assert ended.exit_code == 2
    assert "redis://127.0.0.1:1" in ended.output
    assert time.monotonic() - began < 30
    assert run("serve", "--data", str(tmp_path), "--redis", "nonsense", "--port", "0").exit_code == 2
