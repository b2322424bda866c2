"""The WebSocket: one for each viewer of a table."""

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from ..audience import Watcher
from ..complaints import Complaint
from ..frames import TOO_MANY, pipe_of
from ..lines import Line
from ..viewer import Viewer
from ..wire import PROTOCOL
from .common import COOKIE, address_of, house_of, passes, same_origin

COMINGS = (60, 240)
"""How often an address may come: at once, and how many more a minute."""
MOST_WATCHERS = 64
MOST_OF_ONE = 8
"""How many sockets a table has, and how many of them one person may have."""

NO_IDENTITY, NOT_ALLOWED, NO_TABLE = 4401, 4403, 4404

Socket = WebSocket[Any, Any, State]


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
    line = Line(house.outbox, pipe)
    watcher = Watcher(person.id, person.name, address_of(socket), line.send, line.close)
    pipe.settle()
    viewer = Viewer(house, table, watcher)
    try:
        await table.join(watcher, since)
        # A task of its own: else each message goes through a dozen frames of the framework to where it is awaited.
        await asyncio.create_task(viewer.attend(pipe, line))
    finally:
        table.leave(watcher)
