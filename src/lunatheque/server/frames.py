"""The WebSocket as the event loop sees it: uvicorn's, with a short way in and a short way out.

A move is told to every seat at once, so what leaves the server decides how many tables it can hold: `lines.py` frames a
message and hands it to the system without a queue, a task or a copy for each viewer. What comes in is cut into frames;
a whole text, as nearly all are, is read here, and the rest (the handshake, pings, closing, messages in pieces, whatever
is wrong) is uvicorn's.
"""

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.http11 import Request

from .framing import MASKED, TOO_LONG, size_of, text_of
from .limits import Bucket
from .lines import BACKLOG, TOO_SLOW
from .signals import Inbox

NAME = "lunatheque.pipe"
KIND = 0x0F
PIECE, CLOSE, PING, PONG = 0x0, 0x8, 0x9, 0xA
MOST_UNREAD = 64
"""So many messages may wait until they are carried out; then nothing more is taken from the other side."""
BURST, RATE = 60, 20
"""How many frames that are no message may come at once, and how many more a second: pieces, pings and pongs."""
TOO_MANY = 4408
NOT_MASKED, TOO_BIG = 1002, 1009
LONG_HEAD, LONG_MASK = 10, 4
"""How many bytes tell the size of a long frame, and how many of its mask follow."""

DEFLATE = [ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)]


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
        self.unwanted: int | None = None
        """How many bytes of a frame that is too long are still to be dropped, once its size is known."""
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
            if self.close_sent:
                self.drop(data)
            else:
                super().data_received(data)
            return
        if not self.rest and size_of(data) == len(data):  # one frame, as nearly always
            self.read(data)
            return
        data, start = self.rest + data, 0
        while (size := size_of(data, start)) and start + size <= len(data) and size != TOO_LONG:
            self.read(data[start : start + size])
            start += size
        self.rest = data[start:]
        if size == TOO_LONG:
            self.turn_away()

    def turn_away(self) -> None:
        """Close because of a frame that is longer than any message, or not masked; nothing of it is read."""
        data, self.rest, self.open = self.rest, b"", False
        if data[1] < MASKED:
            self.shut(NOT_MASKED, "frames must be masked")
            self.transport.close()
            return
        if self.close_sent:  # whoever goes on with such frames is not waited for
            self.transport.close()
            return
        self.shut(TOO_BIG, "too long")
        self.drop(data)

    def drop(self, data: bytes) -> None:
        """Drop what comes of a frame that is too long; frames are read after it, so that the other side can close."""
        if self.unwanted is None:
            data, self.rest = self.rest + data, b""
            if len(data) < LONG_HEAD:
                self.rest = data
                return
            self.unwanted = LONG_HEAD + LONG_MASK + int.from_bytes(data[2:LONG_HEAD], "big")
        dropped = min(len(data), self.unwanted)
        self.unwanted -= dropped
        if not self.unwanted:
            self.open = True
            self.data_received(data[dropped:])

    def read(self, frame: bytes) -> None:
        """A whole text is put where messages wait; other frames take the long way, one at a time."""
        text = None if self.frames or self.close_sent else text_of(frame)
        if text is not None:
            self.inbox.hand(text)
            if self.inbox.qsize() > MOST_UNREAD and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
            return
        kind = frame[0] & KIND
        if self.close_sent and kind != CLOSE:
            return
        if kind not in (PIECE, PING, PONG) or self.bears_another():
            super().data_received(frame)
            if self.transport.get_write_buffer_size() > BACKLOG:  # pongs that nobody takes
                self.shut(TOO_SLOW)

    def bears_another(self) -> bool:
        """Whether one more frame that is no message is borne; otherwise the connection is closed."""
        if self.others is None:
            self.others = Bucket(BURST, RATE)
        if not self.others.take():
            self.shut(TOO_MANY, "too many pings or pieces")
        return not self.close_sent

    def heard(self, message: Any) -> str | None:
        """A message that was waiting: its text, an empty one for what is not text; `None`: the other side is gone."""
        if self.read_paused and self.inbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if isinstance(message, str):
            return message
        return message.get("text") or "" if message["type"] == "websocket.receive" else None

    def shut(self, code: int, reason: str = "") -> None:
        """Close after what was sent; whoever does not take it in a while is cut off."""
        if self.close_sent or self.disconnected:
            return
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
