"""The WebSocket: one for each viewer of a table."""

import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from lunatheque.engine import Text

from ..audience import Watcher
from ..complaints import Complaint
from ..deciding import carry_out, why
from ..frames import TOO_MANY, Pipe, pipe_of
from ..house import House
from ..limits import Bucket
from ..reception import clean
from ..table import Table
from ..wire import (
    LONGEST_MESSAGE,
    LONGEST_SPEECH,
    PROTOCOL,
    Change,
    Done,
    Hint,
    Hinted,
    Ping,
    Pong,
    Refused,
    Say,
    Why,
    decoder,
    encode,
)
from .common import COOKIE, address_of, house_of, passes, same_origin

BACKLOG = 1_000_000
"""How many bytes may wait for a slow viewer before it is shown the door."""
BURST, RATE = 60, 20
"""How many messages a viewer may send at once, and how many more a second."""
COMINGS, SPEECHES, HINTS = (60, 240), (8, 30), (3, 12)
"""How often an address may come, and a person speak or ask for a hint: at once, and how many more a minute."""
MOST_WATCHERS = 64
MOST_OF_ONE = 8
"""How many sockets a table has, and how many of them one person may have."""

NO_IDENTITY, NOT_ALLOWED, NO_TABLE, TOO_SLOW = 4401, 4403, 4404, 4409

Socket = WebSocket[Any, Any, State]


class Line:
    """A viewer's line. Whoever is too slow to take what is sent is let go, and may come back."""

    def __init__(self, pipe: Pipe) -> None:
        self.pipe = pipe
        self.closing = False

    def send(self, message: bytes) -> None:
        """Never waits and never fails."""
        self.pipe.post(message)
        if self.pipe.waiting > BACKLOG:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close after what was sent."""
        self.closing = True
        self.pipe.shut(code)


@websocket("/api/tables/{id:str}/socket")
async def look(
    socket: Socket, id: FromPath[str], since: FromQuery[int] = -1, protocol: FromQuery[int] = PROTOCOL
) -> None:
    """Look at a table, and play if one sits there; `since` is the last version that was seen."""
    await socket.accept()
    house = house_of(socket)
    if not passes(socket, "look", *COMINGS):
        await socket.close(TOO_MANY, "too often: wait a little")
        return
    person = await house.reception.recognise(socket.cookies.get(COOKIE))
    if person is None:
        await socket.close(NO_IDENTITY, "come in first: POST /api/guest with a name")
        return
    try:
        house.reception.check_banned(person.name, address_of(socket))
        table = await house.table(id)
    except Complaint as complaint:
        await socket.close(NO_TABLE if complaint.status == 404 else NOT_ALLOWED, complaint.detail)
        return
    seated = any(seat.person == person.id for seat in table.sheet.seats)
    crowd = [watcher.person for watcher in table.audience.watchers]
    allowed = seated or table.watchable
    full = (len(crowd) >= MOST_WATCHERS and not seated) or crowd.count(person.id) >= MOST_OF_ONE
    if not same_origin(socket) or not allowed or full or protocol != PROTOCOL:
        await socket.close(NOT_ALLOWED)
        return
    pipe = pipe_of(socket.scope)
    line = Line(pipe)
    watcher = Watcher(person.id, person.name, address_of(socket), line.send, line.close)
    pipe.settle()
    viewer = Viewer(house, table, watcher)
    try:
        await table.join(watcher, since)
        while not line.closing and (message := await pipe.hear()) is not None:
            answer = await viewer.hear(message)
            if answer is not None:
                line.send(answer)
    finally:
        table.leave(watcher)


class Viewer:
    """Hears what a viewer of a table says; what is wrong with it changes nothing."""

    def __init__(self, house: House, table: Table, watcher: Watcher) -> None:
        self.house = house
        self.table = table
        self.watcher = watcher
        self.messages = Bucket(BURST, RATE)

    def may(self, what: str, burst: int, minute: int) -> bool:
        """Whether the person may do something once more, with whatever socket."""
        return self.house.turnstile.passes(what, self.watcher.person, burst, minute)

    async def hear(self, message: str) -> bytes | None:
        """The answer to a message."""
        self.house.tidying.heard = time.monotonic()
        if self.house.turnstile.closed and not self.messages.take():
            self.watcher.close(TOO_MANY)
            return None
        try:
            if len(message) > LONGEST_MESSAGE:
                raise Complaint("error-message-length", longest=LONGEST_MESSAGE)
            request = decoder.decode(message)
            if isinstance(request, Ping):
                return encode(Pong())
            if isinstance(request, Say):
                return encode(await self.say(request))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return self.refuse(Text("refuse-message", {"reason": str(error)}))
        except Complaint as complaint:
            return self.refuse(complaint.text)
        if isinstance(request, Why):
            return encode(await why(self.table, self.watcher, request))
        if isinstance(request, Hint):
            return encode(await self.hint(request))
        assert isinstance(request, Change)
        return encode(await carry_out(self.table, self.watcher, request, self.house.patience))

    def refuse(self, text: Text, key: str = "") -> bytes:
        """Say no, and why."""
        return encode(self.table.refuse(key, "", text))

    async def say(self, request: Say) -> Done | Refused:
        """Say something to all."""
        text = clean(request.text, LONGEST_SPEECH)
        if not self.may("say", *SPEECHES):
            return self.table.refuse(request.key, "", Text("error-too-often"))
        said = await self.table.say(self.watcher, text)
        if self.house.neighbours is not None:
            self.house.neighbours.pass_on(self.table, said)
        return Done(request.key, self.table.version)

    async def hint(self, request: Hint) -> Hinted | Refused:
        """What a bot would do."""
        seat = request.seat
        if seat not in self.watcher.seats:
            return self.table.refuse(request.key, "", Text("refuse-seat"))
        async with self.table.lock:  # what is not written yet may be taken back
            match = self.table.course.match
        if match is None or seat not in match.actors:
            return self.table.refuse(request.key, "turn", Text("refuse-turn"))
        if not self.may("hint", *HINTS):
            return self.table.refuse(request.key, "", Text("error-too-often"))
        return await self.house.thinkers.advise(self.table, seat, request.key)
