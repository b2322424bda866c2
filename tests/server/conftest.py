"""A real server in a process of its own, and real clients."""

import asyncio
import json
import os
import re
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server import postgres
from tests.support import amend
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

TOKEN = {"X-Lunatheque": "1"}


class Server:
    """`lunatheque serve` on a folder; can be killed at any instant and started again."""

    def __init__(self, data: Path | str, *options: str) -> None:
        self.data = data
        self.options = options
        self.address = ""
        self.process: subprocess.Popen[str] | None = None
        self.clients = ExitStack()
        self.start()

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        command = [
            sys.executable,
            "-m",
            "lunatheque",
            "serve",
            "--port",
            port,
            "--data" if isinstance(self.data, Path) else "--database",
            str(self.data),
            "--lang",
            "en",
            "--pace",
            "0",
            *self.options,
        ]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.process.stdout is not None
        found = re.search(r"http://(\S+)", self.process.stdout.readline())
        assert found is not None
        self.address = found[1]

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate(timeout=20)

    def children(self) -> list[int]:
        """The processes that the first one has started, oldest first."""
        assert self.process is not None
        id = self.process.pid
        found = map(int, Path(f"/proc/{id}/task/{id}/children").read_text().split())
        return [child for at, child in sorted((began(child), child) for child in found) if at]

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=20)


def began(process: int) -> int:
    """When a process began, in ticks of the clock; 0 if it has just ended."""
    try:
        return int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[19])
    except (FileNotFoundError, ProcessLookupError):
        return 0


def client(address: str, **headers: str) -> httpx.Client:
    """Somebody who asks a server, and is patient: the machine may be busy."""
    return httpx.Client(base_url=f"http://{address}", headers={**TOKEN, **headers}, timeout=60)


def cookie_of(http: httpx.Client) -> str:
    """What somebody is known by, as it is sent."""
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


class Person:
    """Somebody with a browser: a cookie, and a socket for each table."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.http = server.clients.enter_context(client(server.address))
        self.http.post("/api/guest", json={"name": name}).raise_for_status()

    def open_table(
        self, *seats: str, game: str = "moon-bots", more: dict[str, Any] | None = None, **options: str
    ) -> dict[str, Any]:
        wanted = {"game": game, "seats": seats, "options": options, **(more or {})}
        answer = self.http.post("/api/tables", json=wanted)
        answer.raise_for_status()
        table: dict[str, Any] = answer.json()
        return table

    def sit_down(self, table: str, invitation: str) -> None:
        self.http.post(f"/api/tables/{table}/seats", json={"invitation": invitation}).raise_for_status()

    def look(self, table: str, since: int = -1) -> "Socket":
        address = f"ws://{self.server.address}/api/tables/{table}/socket?since={since}"
        return Socket(
            self.server.clients.enter_context(
                connect(
                    address, additional_headers={"Cookie": cookie_of(self.http)}, close_timeout=0.2, ping_interval=None
                )
            )
        )


class Socket:
    """A viewer's connection to a table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.update: dict[str, Any] = {}
        self.heard: set[int] = set()
        """The versions of which it was told anything."""

    def receive(self, timeout: float = 60) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(timeout))
        if message["type"] == "update":
            for place in message["places"]:
                self.complete(place)
                self.heard |= {chapter["version"] for chapter in place["events"]}
            self.update = message
        return message

    def complete(self, place: dict[str, Any]) -> None:
        """Make scene and sheet whole from those before and what has changed, as every client does."""
        if place["scene"] is None:
            before = next(old for old in self.update["places"] if old["seat"] == place["seat"])
            place["scene"] = amend(before["scene"], place["changes"])
            if place["sheet"] is None:
                place["sheet"] = before["sheet"]

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def send(self, **message: Any) -> None:
        self.connection.send(json.dumps(message))

    def play(self, action: str, seat: int, version: int | None = None, key: str = "") -> dict[str, Any]:
        seen = self.update["version"] if version is None else version
        self.send(type="play", seat=seat, action=action, version=seen, key=key or secrets.token_hex(8))
        while True:
            message = self.receive()
            if message["type"] in ("done", "refused"):
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send something with a key of its own; the answer to it."""
        key = secrets.token_hex(8)
        self.send(key=key, **message)
        return self.answer(key)

    def answer(self, key: str) -> dict[str, Any]:
        """The answer to what was sent with a key."""
        while True:
            message = self.receive()
            if message.get("key") == key:
                return message

    def see(self, other: "Socket") -> None:
        """Hear all that another socket has heard."""
        while self.update["version"] < other.update["version"]:
            self.until("update")

    def closed(self) -> int:
        """The code with which the server closes, after whatever it still sends."""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            assert self.connection.close_code is not None
            return self.connection.close_code

    def close(self) -> None:
        self.connection.close()


def choices(socket: Socket) -> list[tuple[int, str]]:
    return [(place["seat"], choice["action"]) for place in socket.update["places"] for choice in place["legal"]]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not mind each other: everybody has tables of their own."""
    with running(Server(tmp_path_factory.mktemp("house") / "data", "--no-limits")) as started:
        yield started


@pytest.fixture
def own_server(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Server]:
    """A server for one test, which may kill it; its options can be the parameter."""
    with running(Server(tmp_path / "data", "--no-limits", *getattr(request, "param", ()))) as started:
        yield started


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """One PostgreSQL for all tests, which empty it before they use it: its URL."""
    if postgres.missing():
        pytest.skip("PostgreSQL's programs are not on this machine")
    with postgres.postgres() as url:
        yield url


@pytest.fixture
def database(postgresql: str) -> str:
    """The URL of a PostgreSQL database in which there is nothing."""
    asyncio.run(postgres.wipe(postgresql))
    return postgresql


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where an empty store is."""
    if request.param == "sqlite":
        return tmp_path / "data"
    url: str = request.getfixturevalue("database")
    return url


@contextmanager
def running(server: Server) -> Iterator[Server]:
    """A server until the end of the context, however that comes."""
    try:
        with server.clients:
            yield server
    finally:
        server.stop()
