"""The WebSocket as the event loop sees it: uvicorn's, with a short way in and a short way out.

A move is told to every seat at once, so what leaves the server decides how many tables it can hold. Here a message is
framed and handed to the system without a queue, a task or a copy for each viewer, but not before everything that is to
be done now is done: messages that leave right after one another cost a third of what they cost alone, since whoever
reads them is woken once. What comes in is cut into frames; a whole text, as nearly all are, is read here, and the rest
(the handshake, pings, closing, messages in pieces, whatever is wrong) is uvicorn's. Every message is compressed on its
own, so that an idle viewer costs no memory for it, and only if it is large: to compress a small one takes longer than
to send it.
"""

import struct
import zlib
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request
from websockets.utils import apply_mask

from .limits import Bucket
from .signals import Inbox

NAME = "lunatheque.pipe"
LARGE = 3 * 1400
"""Bytes that travel in three packets: what is larger is compressed."""
LEVEL, WINDOW, EFFORT = 1, -13, 7
"""How messages are compressed: fast, and with little memory."""

TEXT, COMPRESSED_TEXT = 0x81, 0xC1
KIND = 0x0F
PIECE, CLOSE, PING, PONG = 0x0, 0x8, 0x9, 0xA
SHORT, LONG = 126, 127
MASKED = 0x80
UNPADDED = b"\x00\x00\xff\xff"
"""What ends a compressed message, and is left out on its way."""
LONGEST = 65_535
TOO_LONG = 8 + LONGEST + 1
"""Stands for a frame that is longer, or not masked as it must be: nothing after it is read here."""
MOST_UNREAD = 64
"""So many messages may wait until they are carried out; then nothing more is taken from the other side."""
BURST, RATE = 60, 20
"""How many frames that are no message may come at once, and how many more a second: pieces, pings and pongs."""
TOO_MANY = 4408

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


def size_of(data: bytes, start: int = 0) -> int:
    """How long the frame that begins at `start` is, with its head; 0 if that cannot be told yet."""
    if len(data) < start + 2:
        return 0
    size = data[start + 1] - MASKED
    if 0 <= size < SHORT:
        return 6 + size
    if size == SHORT:
        return 8 + int.from_bytes(data[start + 2 : start + 4]) if len(data) >= start + 4 else 0
    return TOO_LONG


def text_of(frame: bytes) -> str | None:
    """The text of a frame that is a whole one."""
    kind = frame[0]
    if kind not in (TEXT, COMPRESSED_TEXT):
        return None
    start = 6 if frame[1] < MASKED + SHORT else 8
    text = apply_mask(frame[start:], frame[start - 4 : start])
    try:
        if kind == COMPRESSED_TEXT:
            inflate = zlib.decompressobj(-zlib.MAX_WBITS)
            text = inflate.decompress(text + UNPADDED, LONGEST)
            if inflate.unconsumed_tail:
                return None
        return text.decode()
    except (zlib.error, UnicodeError):
        return None


def pipe_of(scope: Any) -> "Pipe":
    """The connection that a scope belongs to."""
    pipe: Pipe = scope["extensions"][NAME]
    return pipe


class Pipe(WebSocketsSansIOProtocol):
    """One connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = DEFLATE
        self.inbox = Inbox(self.loop)
        self.queue = cast(Any, self.inbox)
        self.open = False
        """Whether the handshake is over, and what comes in is frames."""
        self.rest = b""
        """The beginning of a frame whose end has not come yet."""
        self.leaving: list[bytes] = []
        """Frames that leave as soon as what is to be done now is done."""
        self.others: Bucket | None = None
        """How many frames that are no message may still come."""

    def handle_connect(self, event: Request) -> None:
        """The handshake; whoever answers it finds this connection in the scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            cast(dict[str, Any], self.scope["extensions"])[NAME] = self
            self.open = True

    def settle(self) -> None:
        """Forget the handshake, once nobody asks for its headers any more: an idle viewer should cost little memory."""
        del self.request, self.response
        self.scope["headers"] = []

    def data_received(self, data: bytes) -> None:
        """Cut what comes in into frames, and read them."""
        if not self.open:
            super().data_received(data)
            return
        data, start = self.rest + data, 0
        while (size := size_of(data, start)) and start + size <= len(data) and size != TOO_LONG:
            self.read(data[start : start + size])
            start += size
        self.rest = data[start:]
        if size == TOO_LONG:
            data, self.open, self.rest = self.rest, False, b""
            super().data_received(data)

    def read(self, frame: bytes) -> None:
        """A whole text is put where messages wait; other frames take the long way, one at a time."""
        kind = frame[0] & KIND
        if self.close_sent and kind != CLOSE:
            return
        text = None if self.frames else text_of(frame)
        if text is None:
            if kind not in (PIECE, PING, PONG) or self.bears_another():
                super().data_received(frame)
            return
        self.inbox.hand({"type": "websocket.receive", "text": text})
        if self.inbox.qsize() > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def bears_another(self) -> bool:
        """Whether one more frame that is no message is borne; otherwise the connection is closed."""
        if self.others is None:
            self.others = Bucket(BURST, RATE)
        if not self.others.take():
            self.shut(TOO_MANY, "too many pings or pieces")
        return not self.close_sent

    async def hear(self) -> str | None:
        """The next text, an empty one for what is not text; `None` when the other side is gone."""
        message = await self.receive()
        return message.get("text") or "" if message["type"] == "websocket.receive" else None

    @property
    def waiting(self) -> int:
        """How many bytes were handed to the system that the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    def post(self, message: bytes) -> None:
        """Send a text message; never waits and never fails."""
        if not self.leaving:
            self.loop.call_soon(self.deliver)
        self.leaving.append(frame(message, bool(self.conn.extensions)))

    def deliver(self) -> None:
        """Hand what is leaving to the system."""
        frames, self.leaving = self.leaving, []
        if frames and not self.close_sent and not self.disconnected:
            self.transport.write(b"".join(frames))

    def shut(self, code: int, reason: str = "") -> None:
        """Close after what was sent; whoever does not take it in a while is cut off."""
        self.deliver()
        if self.close_sent or self.disconnected:
            return
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
