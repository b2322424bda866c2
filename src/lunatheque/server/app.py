"""The doors of the house: HTTP for coming in and opening tables, one WebSocket for each viewer of a table."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.exceptions import (
    ClientException,
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
    WebSocketDisconnect,
)
from litestar.openapi.config import OpenAPIConfig
from litestar.response import Response as PlainResponse

from lunatheque import __version__
from lunatheque.engine import Text, games

from .house import LONGEST_SPEECH, Complaint, House, clean
from .store import Store
from .tables import Table, Watcher
from .thinkers import Thinkers
from .wire import LONGEST_MESSAGE, Play, Refused, Say, Undo, decoder, encode

COOKIE = "lunatheque"
YEAR = 365 * 24 * 3600
BACKLOG = 256
"""How many messages may wait for a slow viewer before it is shown the door."""

Connection = ASGIConnection[Any, Any, Any, Any]


class Guest(msgspec.Struct):
    """Somebody who comes in."""

    name: Annotated[str, msgspec.Meta(max_length=200)]


class NewTable(msgspec.Struct):
    """A table to open: each seat is 'me', 'open' or the name of a bot."""

    game: Annotated[str, msgspec.Meta(max_length=100)]
    seats: Annotated[list[str], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[str, str] = {}


class Invitation(msgspec.Struct):
    """An invitation to a seat."""

    invitation: Annotated[str, msgspec.Meta(max_length=100)]


class SeatCard(msgspec.Struct):
    """A seat as everybody may see it."""

    seat: int
    name: str
    bot: str
    taken: bool


class TableCard(msgspec.Struct):
    """A table as everybody who has its address may see it; invitations only for its owner."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatCard]
    mine: list[int]
    invitations: dict[int, str]
    begun: bool
    over: bool


class Box(msgspec.Struct):
    """A game on the shelf."""

    id: str
    title: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    authors: tuple[str, ...]
    publishers: tuple[str, ...]


def same_origin(connection: Connection) -> bool:
    """Whether a request comes from our own pages, or from a program that is no browser."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


async def check_origin(request: Request[Any, Any, State]) -> None:
    """Refuse changes that another site's page asks for."""
    if request.method not in ("GET", "HEAD", "OPTIONS") and not same_origin(request):
        raise PermissionDeniedException("requests from other sites are refused")


def house_of(connection: Connection) -> House:
    """The house that the doors belong to."""
    house: House = connection.app.state.house
    return house


async def person_of(connection: Connection) -> tuple[str, str]:
    """Who asks: id and name."""
    person = await house_of(connection).recognise(connection.cookies.get(COOKIE))
    if person is None:
        raise NotAuthorizedException("come in first: POST /api/guest with a name")
    return person


async def table_of(connection: Connection, id: str) -> Table:
    """The table that is asked for."""
    table = await house_of(connection).table(id)
    if table is None:
        raise NotFoundException("there is no such table")
    return table


def card(table: Table, person: str) -> TableCard:
    """A table as one person may see it."""
    sheet = table.sheet
    owner = person == sheet.owner
    seats = [SeatCard(seat.seat, seat.name, seat.bot, seat.taken) for seat in sheet.seats]
    invitations = {seat.seat: seat.invitation for seat in sheet.seats if owner and seat.invitation and not seat.taken}
    mine = [seat.seat for seat in sheet.seats if seat.person == person]
    match = table.match
    return TableCard(
        sheet.id,
        sheet.game,
        sheet.options,
        seats,
        mine,
        invitations,
        begun=match is not None,
        over=match is not None and match.over,
    )


@get("/api/games")
async def list_games() -> list[Box]:
    """The games on the shelf."""
    return [
        Box(game.id, game.title, game.players, game.minutes, game.age, game.authors, game.publishers)
        for game in games().values()
    ]


@post("/api/guest")
async def come_in(data: Guest, request: Request[Any, Any, State]) -> Response[dict[str, str]]:
    """Come in as a guest; the cookie proves it from then on."""
    cookie = await house_of(request).welcome(data.name)
    secure = request.url.scheme == "https"
    proof = Cookie(COOKIE, value=cookie, httponly=True, samesite="strict", secure=secure, max_age=YEAR)
    return Response({"name": clean(data.name, 200, "a name")}, cookies=[proof])


@post("/api/tables")
async def open_table(data: NewTable, request: Request[Any, Any, State]) -> TableCard:
    """Open a table; it begins when all its seats are taken."""
    person, name = await person_of(request)
    sheet = await house_of(request).open_table(person, name, data.game, data.seats, data.options)
    return card(await table_of(request, sheet.id), person)


@get("/api/tables")
async def my_tables(request: Request[Any, Any, State]) -> list[TableCard]:
    """The tables at which one sits."""
    person, _ = await person_of(request)
    ids = await house_of(request).store.tables_of(person)
    return [card(await table_of(request, id), person) for id in ids]


@get("/api/tables/{id:str}")
async def show_table(id: str, request: Request[Any, Any, State]) -> TableCard:
    """One table."""
    person, _ = await person_of(request)
    return card(await table_of(request, id), person)


@post("/api/tables/{id:str}/seats", status_code=200)
async def sit_down(id: str, data: Invitation, request: Request[Any, Any, State]) -> TableCard:
    """Take the seat of an invitation."""
    person, name = await person_of(request)
    table = await table_of(request, id)
    await house_of(request).sit_down(table, person, name, data.invitation)
    return card(table, person)


@get("/api/tables/{id:str}/record", media_type="text/plain")
async def show_record(id: str, request: Request[Any, Any, State]) -> str:
    """The record of a match that is over: before that it would tell secrets."""
    table = await table_of(request, id)
    if table.match is None or not table.match.over:
        raise ClientException("the record of a match can be had when it is over", status_code=409)
    return str(table.match.record())


@websocket("/api/tables/{id:str}/socket")
async def look(socket: WebSocket[Any, Any, State], id: str, since: int = -1) -> None:
    """Look at a table, and play if one sits there; `since` is the last version that was seen."""
    await socket.accept()
    person = await house_of(socket).recognise(socket.cookies.get(COOKIE))
    table = await house_of(socket).table(id)
    if person is None or table is None or not same_origin(socket):
        await socket.close(4401 if person is None else 4404 if table is None else 4403)
        return
    seats = [seat.seat for seat in table.sheet.seats if seat.person == person[0]]
    waiting: asyncio.Queue[bytes] = asyncio.Queue()
    sender = asyncio.create_task(deliver(socket, waiting))

    def send(message: bytes) -> None:
        """Never waits and never fails: a viewer that is too slow is let go, and may come back."""
        waiting.put_nowait(message)
        if waiting.qsize() > BACKLOG:
            sender.cancel()

    watcher = Watcher(person[1], seats, send)
    try:
        table.join(watcher, since)
        while True:
            message = await socket.receive_data(mode="text")
            answer = await obey(table, watcher, message)
            if answer is not None:
                watcher.send(answer)
    except WebSocketDisconnect:
        pass
    finally:
        table.leave(watcher)
        sender.cancel()


async def deliver(socket: WebSocket[Any, Any, State], waiting: "asyncio.Queue[bytes]") -> None:
    """Send what waits, in its order; when that ends, for whatever reason, so does the connection."""
    try:
        while True:
            await socket.send_data((await waiting.get()).decode(), mode="text")
    finally:
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.close()


async def obey(table: Table, watcher: Watcher, message: str) -> bytes | None:
    """Carry out what a viewer asks for; what is wrong with it changes nothing."""
    try:
        if len(message) > LONGEST_MESSAGE:
            raise Complaint(f"a message has at most {LONGEST_MESSAGE} characters")
        request = decoder.decode(message)
        if isinstance(request, Say):
            table.say(watcher.name, clean(request.text, LONGEST_SPEECH, "what is said"))
            return None
    except (msgspec.MsgspecError, Complaint) as error:
        return encode(Refused("", "", Text("refuse-message", {"reason": str(error)}).data(), table.version))
    if request.seat not in watcher.seats or request.seat < 0:
        return encode(Refused(request.key, "", Text("refuse-seat").data(), table.version))
    if isinstance(request, Undo):
        return encode(await table.undo(request.seat, request.version, request.key))
    assert isinstance(request, Play)
    return encode(await table.play(request.seat, request.action, request.version, request.key))


def complain(_: Request[Any, Any, State], error: Complaint) -> "PlainResponse[dict[str, str]]":
    """A request that makes no sense gets one clear line."""
    return PlainResponse({"detail": str(error)}, status_code=400)


def create_app(store: Store, thinkers: Thinkers) -> Litestar:
    """The whole server."""

    @asynccontextmanager
    async def live(app: Litestar) -> AsyncIterator[None]:
        app.state.house = House(store, thinkers)
        yield
        thinkers.close()

    return Litestar(
        [list_games, come_in, open_table, my_tables, show_table, sit_down, show_record, look],
        lifespan=[live],
        before_request=check_origin,
        exception_handlers={Complaint: complain},
        openapi_config=OpenAPIConfig(title="Lunathèque", version=__version__),
        request_max_body_size=65_536,
    )
