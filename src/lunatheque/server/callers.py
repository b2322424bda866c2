"""Connections before they have asked for anything: whoever begins a request has so long to end it, and is not alone.

A connection that waits for the rest of a request costs an open file, of which there are only so many. uvicorn closes
those that wait for another request; here those are closed that never come to the end of one, and only so many are taken
from one address. Once a connection is the line of a viewer, `frames.py` sees to it.
"""

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .limits import network

HEAD = 15.0
"""Seconds until the head of a request must have come in."""
WHOLE = 180.0
"""Seconds until all of it must have, and until the end of an answer must be taken: a slow phone takes a while."""
MOST = 256
"""How many connections one address may have that are no viewer's: a whole school may be behind it."""
TOO_LATE = h11.Response(
    status_code=408, headers=[("Connection", "close"), ("Content-Length", "0")], reason=b"Request Timeout"
)

callers: Counter[str] = Counter()
"""How many connections there are by address; proxies, which bring everybody else, are not counted."""


class Caller(H11Protocol):
    """A connection that must come to the end of each request in time."""

    deadline: asyncio.TimerHandle | None = None
    """When the request that is coming in must be there; nothing while none is."""
    counted = ""
    """The address that this connection is counted for."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, unless there are too many from there already."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if host and host not in self.config.loaded_app.trusted_hosts:
            self.counted = network(host)
            callers[self.counted] += 1
        if callers[self.counted] > MOST:
            transport.abort()
        else:
            self.look_at_clock()

    def connection_lost(self, error: Exception | None) -> None:
        """The end."""
        super().connection_lost(error)
        self.leave()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is the line of a viewer."""
        super().handle_websocket_upgrade(event)
        self.leave()

    def leave(self) -> None:
        """It is no caller any more."""
        self.look_at_clock()
        if self.counted:
            callers[self.counted] -= 1
            if not callers[self.counted]:
                del callers[self.counted]
            self.counted = ""

    def handle_events(self) -> None:
        """Read what has come in: afterwards, a request is whole or still on its way."""
        super().handle_events()
        self.look_at_clock()

    def look_at_clock(self) -> None:
        """Let the time run while a request is on its way, and no longer; between two requests uvicorn looks at it."""
        coming = self in self.connections and self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        coming = coming and self.timeout_keep_alive_task is None
        if coming and self.deadline is None:
            self.deadline = self.loop.call_later(HEAD, self.head_is_due)
        elif self.deadline is not None and not coming:
            self.deadline.cancel()
            self.deadline = None

    def head_is_due(self) -> None:
        """The head must be there; what follows it has longer."""
        if self.conn.their_state is h11.SEND_BODY:
            self.deadline = self.loop.call_later(WHOLE - HEAD, self.too_late)
        else:
            self.too_late()

    def too_late(self) -> None:
        """Close, and say why to whoever has begun to ask and has not been answered."""
        begun = self.conn.trailing_data[0] or self.conn.their_state is h11.SEND_BODY
        if begun and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            events: list[Any] = [TOO_LATE, h11.EndOfMessage()]
            self.transport.write(b"".join([self.conn.send(event) or b"" for event in events]))
        self.leave_in_time()
        self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        """No other request has come."""
        self.leave_in_time()
        super().timeout_keep_alive_handler()

    def leave_in_time(self) -> None:
        """What was sent goes first, but not everybody takes it."""
        if self.transport.get_write_buffer_size():
            self.loop.call_later(WHOLE, self.transport.abort)
