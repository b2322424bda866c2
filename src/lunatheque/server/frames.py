"""The WebSocket as the event loop sees it: uvicorn's, with a short way out.

A move is told to every seat at once, so what leaves the server decides how many tables it can hold. Here a message is
framed and handed to the system at once, without a queue, a task or a copy for each viewer; the handshake, what comes in
and pings are uvicorn's. Every message is compressed on its own, so that an idle viewer costs no memory for it, and only
if it is large: to compress a small one takes longer than to send it.
"""

import struct
import zlib
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

NAME = "lunatheque.pipe"
LARGE = 3 * 1400
"""Bytes that travel in three packets: what is larger is compressed."""
LEVEL, WINDOW, EFFORT = 1, -13, 7
"""How messages are compressed: fast, and with little memory."""

TEXT, COMPRESSED_TEXT = 0x81, 0xC1
SHORT, LONG = 126, 127

DEFLATE = [ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)]


def frame(message: bytes, deflate: bool) -> bytes:
    """A text message as it travels."""
    kind = TEXT
    if deflate and len(message) > LARGE:
        kind, squeeze = COMPRESSED_TEXT, zlib.compressobj(LEVEL, zlib.DEFLATED, WINDOW, EFFORT)
        message = squeeze.compress(message) + squeeze.flush(zlib.Z_SYNC_FLUSH)[:-4]
    size = len(message)
    if size < SHORT:
        return struct.pack("!BB", kind, size) + message
    if size < 65_536:
        return struct.pack("!BBH", kind, SHORT, size) + message
    return struct.pack("!BBQ", kind, LONG, size) + message


def pipe_of(scope: Any) -> "Pipe":
    """The connection that a scope belongs to."""
    pipe: Pipe = scope["extensions"][NAME]
    return pipe


class Pipe(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = DEFLATE

    def handle_connect(self, event: Request) -> None:
        """The handshake; whoever answers it finds this connection in the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[NAME] = self

    def settle(self) -> None:
        """Forget the handshake, once nobody asks for its headers any more: an idle viewer should cost little memory."""
        del self.request, self.response
        self.scope["headers"] = []

    @property
    def waiting(self) -> int:
        """How many bytes the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    def post(self, message: bytes) -> None:
        """Send a text message; never waits and never fails."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(frame(message, bool(self.conn.extensions)))

    def shut(self, code: int, reason: str = "") -> None:
        """Close after what was sent; whoever does not take it in a while is cut off."""
        if self.close_sent or self.disconnected:
            return
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
