"""A WebSocket client that costs next to nothing, so that the load is never what is measured.

It speaks just enough of RFC 6455 and RFC 7692 for a benchmark on the loopback: frames of one piece, a mask of zeros (so
that masking changes nothing), and permessage-deflate where the server agrees to it, as every browser does.
"""

import asyncio
import base64
import secrets
import struct
import zlib
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
UNPADDED = b"\x00\x00\xff\xff"


class Socket(asyncio.Protocol):
    """One connection: calls `heard` with the text of each message."""

    def __init__(self, path: str, headers: dict[str, str], heard: Callable[[bytes], None], deflate: bool) -> None:
        self.heard = heard
        self.request = (path, headers, deflate)
        self.buffer = b""
        self.shaking = True
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.inflate: zlib._Decompress | None = None
        self.fresh = False
        """Whether every message is compressed on its own (server_no_context_takeover)."""
        self.messages = 0
        self.bytes = 0
        self.largest = 0
        self.largest_plain = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        path, headers, deflate = self.request
        lines = [
            f"GET {path} HTTP/1.1",
            "Host: {}:{}".format(*transport.get_extra_info("peername")[:2]),
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *(["Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"] if deflate else []),
            *(f"{name}: {value}" for name, value in headers.items()),
        ]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, _: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        if self.buffer:
            data = self.buffer + data
        if self.shaking:
            self.buffer = data
            if not self.shake_hands():
                return
            data = self.buffer
        at, end = 0, len(data)
        while end >= at + 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if end < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if end < start + size:
                break
            self.frame(data[at], data[start : start + size])
            at = start + size
        self.buffer = data[at:]

    def shake_hands(self) -> bool:
        head, found, rest = self.buffer.partition(b"\r\n\r\n")
        if not found:
            return False
        if not head.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
            return False
        if b"permessage-deflate" in head:
            self.inflate = zlib.decompressobj(-15)
            self.fresh = b"server_no_context_takeover" in head
        self.buffer, self.shaking = rest, False
        self.opened.set_result(None)
        return True

    def frame(self, first: int, data: bytes) -> None:
        kind = first & 15
        if kind == TEXT:
            size = len(data)
            self.messages += 1
            self.bytes += size
            if size > self.largest:
                self.largest = size
            if first & 64:
                assert self.inflate is not None
                data = self.inflate.decompress(data + UNPADDED)
                size = len(data)
                if self.fresh:
                    self.inflate = zlib.decompressobj(-15)
            if size > self.largest_plain:
                self.largest_plain = size
            self.heard(data)
        elif kind == PING:
            self.write(PONG, data)

    def write(self, kind: int, data: bytes) -> None:
        if len(data) < 126:
            head = struct.pack("!BB4x", 128 | kind, 128 | len(data))
        else:
            head = struct.pack("!BBH4x", 128 | kind, 254, len(data))
        self.transport.write(head + data)

    def send(self, message: bytes) -> None:
        self.write(TEXT, message)


async def connect(
    host: str, port: int, path: str, headers: dict[str, str], heard: Callable[[bytes], None], deflate: bool
) -> Socket:
    """An open connection."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, headers, heard, deflate), host, port)
    await asyncio.wait_for(socket.opened, 60)
    return socket
