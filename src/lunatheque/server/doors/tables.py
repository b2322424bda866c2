"""Tables: opening, listing, sitting down, leaving, rematches, records, replays."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ..cards import card
from ..complaints import Complaint
from ..replays import Picture, Story
from ..seating import NewTable, empty_seat, fill_seat, leave_seat, open_review, open_table, rematch, sit_down
from ..store import Listing, Person
from ..wire import TableCard
from .common import Asking, at_most, house_of, person_of, somebody

LARGEST_RECORD = 1_000_000


class Sitting(msgspec.Struct):
    """The seat that somebody takes: by its invitation, or by number where the table is in the lobby."""

    invitation: Annotated[str, msgspec.Meta(max_length=100)] | None = None
    seat: Annotated[int, msgspec.Meta(ge=0, le=100)] | None = None


class SeatChange(msgspec.Struct):
    """A seat, and the bot that takes it (none: it is free again)."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=100)]
    bot: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class RecordText(msgspec.Struct):
    """A record, to be looked at."""

    record: Annotated[str, msgspec.Meta(max_length=LARGEST_RECORD)]


class Tables(msgspec.Struct):
    """One's own tables, those in the lobby, and finished matches."""

    mine: list[TableCard]
    open: list[TableCard]
    finished: list[TableCard]


async def show(request: Asking, id: str, person: Person | None) -> TableCard:
    """A table as somebody sees it from outside."""
    sheet = await house_of(request).store.sheet(id) if len(id) < 100 else None
    if sheet is None:
        raise Complaint("error-no-table", 404)
    return card(sheet, person.id if person else "")


@post("/api/tables", guards=[at_most(20, 20)])
async def new_table(data: JSONBody[NewTable], request: Asking) -> TableCard:
    """Open a table; it begins when all its seats are taken."""
    person = await person_of(request)
    return await show(request, await open_table(house_of(request), person, data), person)


@get("/api/tables", guards=[at_most(60, 240)])
async def list_tables(
    request: Asking,
    game: Annotated[str, QueryParameter(max_length=100)] = "",
    player: Annotated[str, QueryParameter(max_length=100)] = "",
    page: Annotated[int, QueryParameter(ge=0, le=10_000)] = 0,
) -> Tables:
    """One's own tables, those in the lobby and finished matches; by game and by player."""
    person = await somebody(request)
    me = person.id if person else ""
    store = house_of(request).store
    found: dict[str, list[TableCard]] = {}
    for which in ("mine", "open", "finished"):
        listing = Listing(which, me, game, player, page)
        found[which] = [card(sheet, me) for sheet in await store.listing(listing)] if me or which != "mine" else []
    return Tables(**found)


@get("/api/tables/{id:str}", guards=[at_most(120, 600)])
async def show_table(id: FromPath[str], request: Asking) -> TableCard:
    """One table."""
    return await show(request, id, await somebody(request))


@post("/api/tables/{id:str}/seats", guards=[at_most(30, 60)], status_code=200)
async def take_seat(id: FromPath[str], data: JSONBody[Sitting], request: Asking) -> TableCard:
    """Take the seat of an invitation, or a free seat of a table in the lobby."""
    person, house = await person_of(request), house_of(request)
    await sit_down(house, await house.table(id), person, data.invitation, data.seat)
    return await show(request, id, person)


@post("/api/tables/{id:str}/bot", guards=[at_most(30, 60)], status_code=200)
async def seat_bot(id: FromPath[str], data: JSONBody[SeatChange], request: Asking) -> TableCard:
    """Seat a bot at a free seat, or make a bot's seat free, before the match begins; for the owner."""
    person, house = await person_of(request), house_of(request)
    table = await house.table(id)
    if table.sheet.owner != person.id:
        raise Complaint("error-owner-only", 403)
    if data.bot is None:
        await empty_seat(house, table, data.seat)
    else:
        await fill_seat(house, table, data.seat, data.bot)
    return await show(request, id, person)


@post("/api/tables/{id:str}/leave", guards=[at_most(30, 60)], status_code=200)
async def leave_table(id: FromPath[str], data: JSONBody[SeatChange], request: Asking) -> TableCard:
    """Leave one's seat: it is free again, or a bot plays on once the match has begun."""
    person, house = await person_of(request), house_of(request)
    await leave_seat(house, await house.table(id), person, data.seat)
    return await show(request, id, person)


@post("/api/tables/{id:str}/rematch", guards=[at_most(10, 20)])
async def play_again(id: FromPath[str], request: Asking) -> TableCard:
    """The same people at a new table, once the match is over."""
    person, house = await person_of(request), house_of(request)
    return await show(request, await rematch(house, await house.table(id), person), person)


@post("/api/review", guards=[at_most(5, 10)])
async def review(data: JSONBody[RecordText], request: Asking) -> TableCard:
    """A table at which a match that was played elsewhere is looked at."""
    person = await person_of(request)
    return await show(request, await open_review(house_of(request), person, data.record), person)


@get("/api/tables/{id:str}/record", media_type="text/plain", guards=[at_most(20, 60)])
async def show_record(id: FromPath[str], request: Asking) -> Response[str]:
    """The record of a match that is over."""
    table = await house_of(request).finished(id)
    return Response(await table.record(), media_type="text/plain; charset=utf-8")


@get("/api/tables/{id:str}/replay", guards=[at_most(20, 60)])
async def show_story(id: FromPath[str], request: Asking) -> Story:
    """What happened in a match that is over, move by move."""
    house = house_of(request)
    replay = await house.replay(await house.finished(id))
    return await asyncio.to_thread(replay.story)


@get("/api/tables/{id:str}/replay/{move:int}", guards=[at_most(120, 1200)])
async def show_picture(
    id: FromPath[str], move: FromPath[int], request: Asking, seat: Annotated[int, QueryParameter(ge=-1, le=100)] = -1
) -> Picture:
    """The table after a move of a match that is over, as a seat (-1: a spectator) saw it."""
    house = house_of(request)
    table = await house.finished(id)
    replay = await house.replay(table)
    if not 0 <= move <= replay.moves or seat >= len(table.sheet.seats):
        raise Complaint("error-no-move", 404)
    return await asyncio.to_thread(replay.picture, move, seat)


TABLES = [
    new_table,
    list_tables,
    show_table,
    take_seat,
    seat_bot,
    leave_table,
    play_again,
    review,
    show_record,
    show_story,
    show_picture,
]
