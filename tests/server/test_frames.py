"""What viewers send, however the network cuts it up: a real server, and frames written by hand."""

import base64
import json
import secrets
import socket
import struct
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.conftest import Person, Server, cookie_of, running
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from lunatheque.server import frames, framing
from lunatheque.server.lines import BACKLOG, TOO_SLOW
from lunatheque.server.viewer import BURST

TEXT, PIECE, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10
FINAL, COMPRESSED, MASKED = 0x80, 0x40, 0x80
QUESTION = b'{"type":"ping"}'
ANSWER = b'{"type":"pong"}'


def frame(kind: int, data: bytes, first: int = FINAL, masked: bool = True) -> bytes:
    """A frame as a browser sends it."""
    size = len(data)
    head = bytes([first | kind, size | MASKED * masked]) if size < 126 else b""
    if not head:
        long = size > 65_535
        head = struct.pack("!BB", first | kind, 126 + long | MASKED * masked) + size.to_bytes(8 if long else 2)
    if not masked:
        return head + data
    mask = secrets.token_bytes(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(data))


def squeezed(data: bytes) -> bytes:
    squeeze = zlib.compressobj(wbits=-15)
    return (squeeze.compress(data) + squeeze.flush(zlib.Z_SYNC_FLUSH))[:-4]


class Wire:
    """A WebSocket of which every byte is written by hand."""

    def __init__(self, server: Server) -> None:
        person = Person(server, "Wire")
        table = person.open_table("me", "open")["id"]
        host, _, port = server.address.partition(":")
        self.socket = socket.create_connection((host, int(port)), timeout=60)
        lines = [
            f"GET /api/tables/{table}/socket HTTP/1.1",
            f"Host: {server.address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_no_context_takeover",
            f"Cookie: {cookie_of(person.http)}",
        ]
        self.socket.sendall("\r\n".join([*lines, "", ""]).encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(65_536)
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101")
        assert self.until(TEXT).startswith(b'{"type":"waiting"')
        assert self.until(TEXT).startswith(b'{"type":"presence"')

    def take(self, size: int) -> bytes:
        while len(self.buffer) < size:
            data = self.socket.recv(65_536)
            if not data:
                raise EOFError("closed")
            self.buffer += data
        taken, self.buffer = self.buffer[:size], self.buffer[size:]
        return taken

    def receive(self) -> tuple[int, bytes]:
        first, size = self.take(2)
        if size == 126:
            size = int.from_bytes(self.take(2))
        return first & 15, self.take(size)

    def until(self, kind: int) -> bytes:
        while True:
            found, data = self.receive()
            if found == kind:
                return data

    def send(self, *frames: bytes) -> None:
        self.socket.sendall(b"".join(frames))


@pytest.fixture
def wire(server: Server) -> Iterator[Wire]:
    wire = Wire(server)
    yield wire
    wire.socket.close()


def test_several_messages_come_at_once(wire: Wire) -> None:
    wire.send(*[frame(TEXT, QUESTION)] * 200)
    assert [wire.until(TEXT) for _ in range(200)] == [ANSWER] * 200


def test_a_message_comes_byte_by_byte(wire: Wire) -> None:
    wire.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in frame(TEXT, QUESTION) + frame(TEXT, QUESTION):
        wire.send(bytes([byte]))
    assert wire.until(TEXT) == wire.until(TEXT) == ANSWER


def test_a_message_comes_compressed(wire: Wire) -> None:
    wire.send(frame(TEXT, squeezed(QUESTION), FINAL | COMPRESSED), frame(TEXT, QUESTION))
    assert wire.until(TEXT) == wire.until(TEXT) == ANSWER


def test_a_message_comes_in_pieces_with_a_ping_between(wire: Wire) -> None:
    wire.send(frame(TEXT, QUESTION[:4], 0), frame(PING, b"still there?"), frame(PIECE, QUESTION[4:]))
    assert wire.until(PONG) == b"still there?"
    assert wire.until(TEXT) == ANSWER
    wire.send(frame(TEXT, QUESTION))
    assert wire.until(TEXT) == ANSWER


def test_who_is_shown_the_door_hears_all_answers_first(tmp_path: Path) -> None:
    with running(Server(tmp_path / "data")) as strict:
        wire = Wire(strict)
        wire.send(*[frame(TEXT, QUESTION)] * 2 * BURST)
        answers = [wire.receive() for _ in range(BURST)]
        assert answers == [(TEXT, ANSWER)] * BURST
        assert int.from_bytes(wire.until(CLOSE)[:2]) == frames.TOO_MANY
        wire.socket.close()


def test_a_flood_of_small_messages_keeps_nobody_waiting(tmp_path: Path) -> None:
    with running(Server(tmp_path / "data")) as strict:
        wire, other = Wire(strict), Person(strict, "Other")
        wire.send(frame(TEXT, b"") * 43_000)
        began = time.monotonic()
        other.http.get("/api/house").raise_for_status()
        assert time.monotonic() - began < 1
        assert int.from_bytes(wire.until(CLOSE)[:2]) == frames.TOO_MANY
        wire.socket.close()


@pytest.mark.parametrize("kind", [PING, PONG, PIECE])
def test_a_flood_of_what_is_no_message_ends_the_connection(wire: Wire, kind: int) -> None:
    first = 0 if kind == PIECE else FINAL
    wire.send(frame(TEXT, b"", first=0) * (kind == PIECE), frame(kind, b"", first) * (2 * frames.BURST))
    assert int.from_bytes(wire.until(CLOSE)[:2]) == frames.TOO_MANY


@pytest.mark.parametrize("kind", [TEXT, PING], ids=["text", "ping"])
def test_no_frame_in_the_long_form_opens_another_way_in(wire: Wire, kind: int) -> None:
    mask = secrets.token_bytes(4)
    long = struct.pack("!BBQ", FINAL | kind, MASKED | framing.LONG, 0) + mask
    wire.send(long[:5])
    time.sleep(0.05)
    wire.send(long[5:], frame(PING, b"") * 1000)
    began = time.monotonic()
    found, data = wire.receive()
    assert (found, int.from_bytes(data[:2])) == (CLOSE, frames.TOO_BIG)
    wire.send(frame(CLOSE, data[:2]))
    with pytest.raises(EOFError):
        wire.receive()
    assert time.monotonic() - began < 5, "the other side has closed too: nothing is waited for"


def test_who_sends_long_frames_only_is_not_waited_for(wire: Wire) -> None:
    wire.send(struct.pack("!BBQ4s", FINAL | TEXT, MASKED | framing.LONG, 0, b"mask") * 5000)
    assert int.from_bytes(wire.until(CLOSE)[:2]) == frames.TOO_BIG
    with pytest.raises((EOFError, ConnectionResetError)):
        wire.receive()


def test_who_takes_no_pongs_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = object.__new__(frames.Pipe)
    shut: list[int] = []
    pipe.frames, pipe.close_sent, pipe.others = [], False, None
    pipe.transport = Mock(get_write_buffer_size=lambda: BACKLOG + 1)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", Mock())
    monkeypatch.setattr(pipe, "shut", shut.append)
    pipe.read(frame(PING, b""))
    assert shut == [TOO_SLOW]


@pytest.mark.parametrize("size", [125, 126, 127, 4000])
def test_longer_messages_are_read_and_refused(wire: Wire, size: int) -> None:
    wire.send(frame(TEXT, b"x" * size), frame(TEXT, QUESTION))
    assert json.loads(wire.until(TEXT))["type"] == "refused"
    assert wire.until(TEXT) == ANSWER


def test_bytes_are_refused(wire: Wire) -> None:
    wire.send(frame(BINARY, QUESTION))
    assert json.loads(wire.until(TEXT))["type"] == "refused"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, QUESTION, masked=False), 1002),
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, b"x" * 70_000) + frame(TEXT, b"x" * 2_000_000)[:100], 1009),
        (frame(TEXT, squeezed(b" " * 5_000_000), FINAL | COMPRESSED), 1009),
        (frame(TEXT, b"not compressed", FINAL | COMPRESSED), 1002),
        (frame(PIECE, QUESTION), 1002),
        (frame(TEXT, QUESTION, 0) + frame(TEXT, QUESTION), 1002),
        (frame(3, QUESTION), 1002),
        (frame(CLOSE, (1000).to_bytes(2)), 1000),
    ],
    ids=["unmasked", "no text", "too long", "bomb", "damaged", "end first", "two begun", "unknown", "closed"],
)
def test_what_the_protocol_forbids_ends_the_connection(wire: Wire, sent: bytes, code: int) -> None:
    wire.send(sent)
    assert int.from_bytes(wire.until(CLOSE)[:2]) == code


@given(st.binary(max_size=3 * framing.LARGE), st.booleans())
def test_what_leaves_is_read_again_and_compressed_if_it_is_large(message: bytes, deflate: bool) -> None:
    sent = framing.frame(message, deflate)
    squeezes = deflate and len(message) > framing.LARGE
    assert sent[0] == FINAL | TEXT | (COMPRESSED if squeezes else 0)
    size, start = (sent[1], 2) if sent[1] < framing.SHORT else (int.from_bytes(sent[2:4]), 4)
    data = sent[start:]
    assert len(data) == size
    if squeezes:
        data = zlib.decompressobj(-15).decompress(data + framing.UNPADDED)
    assert data == message
