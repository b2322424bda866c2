"""Connections that never come to the end of a request: they are closed, and few are taken from one address."""

import asyncio
import json
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from tests.server.conftest import Person, Server, cookie_of, running
from uvicorn.server import ServerState

from lunatheque.engine import find
from lunatheque.server import Pipe, callers
from lunatheque.server.callers import Caller

LARGE = 30_000_000
"""Bytes of an answer: more than any system keeps for somebody who does not read."""


async def house(scope: Any, receive: Any, send: Any) -> None:
    """Says how much it was sent, or sends much, or takes in a viewer."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message["body"]), message.get("more_body", False)
    body = b"." * LARGE if scope["path"] == "/large" else b"%d" % size
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


class Call:
    """A connection to the house, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.began = time.monotonic()

    async def say(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def end(self) -> tuple[bytes, float]:
        """What was still sent until the connection was closed, and how long that took."""
        with suppress(ConnectionError):
            data = await asyncio.wait_for(self.reader.read(), 20)
            return data, time.monotonic() - self.began
        return b"", time.monotonic() - self.began


Script = Callable[[Callable[[], Awaitable[Call]]], Awaitable[None]]


def at_the_house(script: Script, proxies: str = "127.0.0.1") -> None:
    """Call at a house which listens at a port of its own."""

    async def run() -> None:
        config = uvicorn.Config(house, ws=Pipe, timeout_keep_alive=1, forwarded_allow_ips=proxies, log_level="warning")
        config.load()
        state, loop = ServerState(), asyncio.get_running_loop()
        server = await loop.create_server(lambda: Caller(config, state, {}), "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]

        calls = []

        async def call() -> Call:
            calls.append(Call(*await asyncio.open_connection("127.0.0.1", port)))
            return calls[-1]

        await script(call)
        for one in calls:
            one.writer.transport.abort()
        server.close()
        while state.connections:
            await asyncio.sleep(0.01)

    asyncio.run(run())


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "HEAD", 0.5)
    monkeypatch.setattr(callers, "WHOLE", 2.0)


HALF_HEAD = b"GET / HTTP/1.1\r\nHost: house\r\nX-Long:"
HALF_HANDSHAKE = b"GET /socket HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-"
HALF_BODY = b"POST / HTTP/1.1\r\nHost: house\r\nContent-Length: 10\r\n\r\nhalf"
WHOLE_REQUEST = b"GET / HTTP/1.1\r\nHost: house\r\n\r\n"
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: house\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.mark.parametrize(
    ("said", "answer", "seconds"),
    [
        (b"", b"", 0.5),
        (HALF_HEAD, b"HTTP/1.1 408 ", 0.5),
        (HALF_HANDSHAKE, b"HTTP/1.1 408 ", 0.5),
        (HALF_BODY, b"HTTP/1.1 408 ", 2.0),
        (WHOLE_REQUEST, b"HTTP/1.1 200 ", 1.0),
        (WHOLE_REQUEST + HALF_HEAD, b"HTTP/1.1 200 ", 1.0),
        (WHOLE_REQUEST + HALF_BODY, b"HTTP/1.1 200 ", 2.0),
    ],
    ids=["nothing", "half a head", "half a handshake", "half a body", "no second request", "half a second", "its body"],
)
def test_who_does_not_come_to_an_end_is_let_go(said: bytes, answer: bytes, seconds: float) -> None:
    async def script(call: Callable[[], Awaitable[Call]]) -> None:
        one = await call()
        await one.say(said)
        data, took = await one.end()
        assert data.startswith(answer)
        assert bool(data) == bool(answer)
        assert seconds - 0.1 < took < seconds + 5

    at_the_house(script)


def test_one_byte_now_and_then_does_not_keep_a_connection_open() -> None:
    async def script(call: Callable[[], Awaitable[Call]]) -> None:
        one = await call()
        for byte in HALF_HEAD:
            with suppress(ConnectionError):
                await one.say(bytes([byte]))
            await asyncio.sleep(0.05)
        await one.end()
        assert one.writer.transport.is_closing() or one.reader.at_eof()
        assert time.monotonic() - one.began < 10

    at_the_house(script)


def test_an_honest_upload_may_be_slow() -> None:
    async def script(call: Callable[[], Awaitable[Call]]) -> None:
        one = await call()
        await one.say(b"POST / HTTP/1.1\r\nHost: house\r\nContent-Length: 200000\r\n\r\n")
        for _ in range(20):
            await asyncio.sleep(0.06)  # longer in all than the head may take
            await one.say(b"." * 10_000)
        answer = await asyncio.wait_for(one.reader.readuntil(b"200000"), 10)
        assert answer.startswith(b"HTTP/1.1 200 ")
        await one.say(WHOLE_REQUEST)
        assert (await asyncio.wait_for(one.reader.readuntil(b"\r\n\r\n0"), 10)).startswith(b"HTTP/1.1 200 ")

    at_the_house(script)


def test_a_viewer_may_be_silent() -> None:
    async def script(call: Callable[[], Awaitable[Call]]) -> None:
        one = await call()
        await one.say(HANDSHAKE)
        assert (await one.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(one.reader.read(1), 3)

    at_the_house(script)


def test_who_does_not_take_an_answer_is_let_go() -> None:
    async def script(call: Callable[[], Awaitable[Call]]) -> None:
        one = await call()
        one.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await one.say(b"GET /large HTTP/1.1\r\nHost: house\r\n\r\n")
        await asyncio.sleep(5)
        one.writer.transport.resume_reading()  # type: ignore[attr-defined]
        data, _ = await one.end()
        assert len(data) < LARGE

    at_the_house(script)


def test_one_address_has_so_many_connections_and_viewers_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "MOST", 3)
    monkeypatch.setattr(callers, "HEAD", 60.0)

    async def script(call: Callable[[], Awaitable[Call]]) -> None:
        for _ in range(5):
            viewer = await call()
            await viewer.say(HANDSHAKE)
            assert (await viewer.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        some = [await call() for _ in range(3)]
        for one in some:
            await one.say(HALF_HEAD)
        late = await call()
        assert (await late.end())[0] == b""
        some[0].writer.close()
        await asyncio.sleep(0.2)
        again = await call()
        await again.say(WHOLE_REQUEST)
        assert (await again.reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200 ")

    at_the_house(script, proxies="10.0.0.5")
    assert not callers.callers


def test_a_proxy_is_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(callers, "MOST", 0)

    async def script(call: Callable[[], Awaitable[Call]]) -> None:
        one = await call()
        await one.say(WHOLE_REQUEST)
        assert (await one.reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200 ")

    at_the_house(script)
    assert not callers.callers


@pytest.mark.parametrize("options", [(), ("--processes", "2")], ids=["one process", "two processes"])
def test_half_requests_at_a_real_server(
    options: tuple[str, ...], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with running(Server(tmp_path / "data", *options)) as server:
        host, port = server.address.split(":")

        def call(said: bytes) -> socket.socket:
            one = server.clients.enter_context(socket.create_connection((host, int(port)), 60))
            one.sendall(said)
            return one

        began = time.monotonic()
        calls = [call(said) for said in (b"", HALF_HEAD, HALF_HANDSHAKE)]
        ada = Person(server, "Ada")
        viewer = ada.look(ada.open_table("me", "me")["id"])
        viewer.until("update")
        assert [one.recv(13) for one in calls] == [b"", b"HTTP/1.1 408 ", b"HTTP/1.1 408 "]
        assert 10 < time.monotonic() - began < 30
        assert viewer.ask(type="say", text="still here")["type"] == "done"
        contents = find("moon-bots").pack.read_text(encoding="utf-8")
        pack = json.dumps({"contents": contents}).encode()
        head = (
            f"POST /api/packs HTTP/1.1\r\nHost: {server.address}\r\nCookie: {cookie_of(ada.http)}\r\n"
            f"X-Lunatheque: 1\r\nContent-Type: application/json\r\nContent-Length: {len(pack)}\r\n\r\n"
        )
        call(head.encode() + pack[:1000]).close()
        slow = call(head.encode())
        for start in range(0, len(pack), 4000):
            slow.sendall(pack[start : start + 4000])
            time.sleep(0.02)
        assert slow.recv(13) == b"HTTP/1.1 201 "
    assert capfd.readouterr().err == ""
