"""The passage between the processes of a server: a connection walks to the home of the table that it asks for.

All processes accept at the same port. Whoever accepted a connection looks at the first line of each request before it
is read; if the table is at home elsewhere, the connection itself goes there, with the bytes that have come in so far,
and is served there until it asks for a table of yet another home. Who talks to the server notices nothing.
"""

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, cast
from weakref import WeakMethod

import h11
import uvicorn

from .callers import Caller
from .homes import Home, read

logger = logging.getLogger(__name__)

LARGEST = 400_000
"""Bytes that can go along with a connection: more than are ever read ahead of a request."""
PATIENCE = 10.0
"""Seconds that a connection waits while there is no room in the passage, before it is let go."""
A_LITTLE = 0.005
"""Seconds until the next look whether there is room."""
CLOSE_ON_EXEC = getattr(socket, "MSG_CMSG_CLOEXEC", 0)

Pair = tuple[socket.socket, socket.socket]
"""The end at which all others put connections in, and the end at which a process takes them out."""


def open_pair() -> Pair:
    """The way to one process. Each message is whole or not there at all, whoever dies; what waits is not lost."""
    way, inbox = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    way.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LARGEST)
    for end in (way, inbox):
        end.setblocking(False)
    return way, inbox


class Passage:
    """The ways from one process to the others."""

    def __init__(self, number: int, pairs: list[Pair]) -> None:
        self.home = Home(number, len(pairs))
        self.ways = [way for way, _ in pairs]
        self.inbox = pairs[number][1]
        self.turn = number
        """Where a table was opened last."""

    def destination(self, line: bytes) -> int:
        """Where a request with this first line is to be answered: new tables are opened everywhere in turn."""
        asked = read(line)
        if asked.opens:
            self.turn = (self.turn + 1) % self.home.of
            return self.turn
        return self.home.of_table(asked.table) if asked.table else self.home.number

    async def send(self, number: int, connection: socket.socket, carried: bytes) -> None:
        """Send a connection to another process; `OSError` if there is no room for long."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    socket.send_fds(self.ways[number], [carried], [connection.fileno()])
                    return
                except BlockingIOError:
                    await asyncio.sleep(A_LITTLE)

    def arrivals(self) -> Iterator[tuple[socket.socket, bytes]]:
        """The connections that have come from others, each with the bytes that it brings."""
        while True:
            try:
                carried, numbers, flags, _ = socket.recv_fds(self.inbox, LARGEST, 1, CLOSE_ON_EXEC)
            except BlockingIOError:
                return
            for connection in [socket.socket(fileno=number) for number in numbers]:
                if flags & (socket.MSG_TRUNC | socket.MSG_CTRUNC):
                    connection.close()
                else:
                    yield connection, carried


class Threshold(h11.Connection):
    """Reads requests; before each it asks whether this is the place for it."""

    def __init__(self, look: Callable[[bytes], bool], arrived: bool) -> None:
        super().__init__(h11.SERVER)
        self.look = WeakMethod(look)  # who has left must not stay as garbage that refers to itself
        self.known = arrived
        """Whether it is known that the next request is in its place."""
        self.left = False

    def next_event(self) -> "h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]":
        """The next part of a request; nothing once the connection has gone on."""
        if self.their_state is h11.IDLE and not self.known:
            line, ended, _ = self.trailing_data[0].partition(b"\n")
            look = self.look()
            if ended and look is not None:
                self.left = look(line)
                self.known = True
        if self.left:
            return h11.NEED_DATA
        event = super().next_event()
        if isinstance(event, h11.Request):
            self.known = False
        return event


class Visitor(Caller):
    """A connection, which may go on to another process before each request."""

    def __init__(self, passage: Passage, carried: bytes = b"", **given: Any) -> None:
        super().__init__(**given)
        self.passage = passage
        self.carried = carried
        """What came in where the connection was before."""
        self.conn = Threshold(self.look, arrived=bool(carried))

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin; what was carried along is read first."""
        super().connection_made(transport)
        if self.carried:
            self.loop.call_soon(self.data_received, b"")

    def data_received(self, data: bytes) -> None:
        """What has come in, after what was carried along if that has not been read yet."""
        data, self.carried = self.carried + data, b""
        if data and not self.transport.is_closing():
            super().data_received(data)

    def look(self, line: bytes) -> bool:
        """Whether the request with this first line is for another process; the connection goes there then."""
        number = self.passage.destination(line)
        if number == self.passage.home.number or self.transport.is_closing():
            return False
        self._unset_keepalive_if_required()
        self.transport.pause_reading()  # what is still to come is read there
        task = self.loop.create_task(self.go(number))
        task.add_done_callback(self.tasks.discard)
        self.tasks.add(task)
        return True

    async def go(self, number: int) -> None:
        """Go on to another process, once all answers have left. Our end is closed; the connection is not."""
        if not self.transport.is_closing():
            self.transport.set_write_buffer_limits(0)
            await self.flow.drain()
        if self.transport.is_closing():
            return
        with socket.socket(fileno=os.dup(self.transport.get_extra_info("socket").fileno())) as connection:
            try:
                await self.passage.send(number, connection, self.conn.trailing_data[0])
            except OSError as error:
                logger.warning("a connection could not go on to process %d and is closed: %s", number, error)
        self.transport.abort()


class Doorkeeper(uvicorn.Server):
    """Serves as one process of several: takes in who comes from the others, and ends when the first process ends."""

    def __init__(self, config: uvicorn.Config, passage: Passage, lifeline: int) -> None:
        super().__init__(config)
        self.passage = passage
        self.lifeline = lifeline
        """A pipe that is closed when the first process ends, however it ends."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept, and to take in."""
        await super().startup(sockets)
        loop = asyncio.get_running_loop()
        loop.add_reader(self.passage.inbox.fileno(), self.take_in)
        loop.add_reader(self.lifeline, self.follow)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody in any more, and close."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(self.passage.inbox.fileno())
        loop.remove_reader(self.lifeline)
        await super().shutdown(sockets)

    def take_in(self) -> None:
        """Take in the connections that have come from others."""
        for connection, carried in self.passage.arrivals():
            task = asyncio.get_running_loop().create_task(self.welcome(connection, carried))
            task.add_done_callback(self.server_state.tasks.discard)
            self.server_state.tasks.add(task)

    async def welcome(self, connection: socket.socket, carried: bytes) -> None:
        """Serve a connection from here on."""
        given = {"config": self.config, "server_state": self.server_state, "app_state": self.lifespan.state}
        loop = asyncio.get_running_loop()
        try:
            connection.setblocking(False)
            await loop.connect_accepted_socket(partial(Visitor, self.passage, carried, **given), connection)
        except OSError as error:  # it was closed on its way
            connection.close()
            logger.info("a connection did not arrive: %s", error)

    def follow(self) -> None:
        """The first process has ended: end too."""
        asyncio.get_running_loop().remove_reader(self.lifeline)
        signal.raise_signal(signal.SIGTERM)


def doorkeeper(app: Any, passage: Passage, lifeline: int, **settings: Any) -> Doorkeeper:
    """The server of one process of several."""
    return Doorkeeper(uvicorn.Config(app, http=cast(Any, partial(Visitor, passage)), **settings), passage, lifeline)
