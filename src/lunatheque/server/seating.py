"""Opening tables and sitting down: who may take which seat."""

import asyncio
import secrets
import time
from typing import Annotated

import msgspec

from lunatheque.bots import BOTS
from lunatheque.engine import BadOption, BadRecord, Match, UnknownGame, find, read_record
from lunatheque.engine.match import LONGEST_NAME as LONGEST_IN_MATCH

from .complaints import Complaint
from .course import STAND_IN, Course
from .deciding import let_bot_play
from .house import House
from .reception import LONGEST_NAME, TOKEN_BYTES, clean
from .sight import as_told
from .store import Entry, Pace, Person, Seat, Sheet
from .table import Table

MOST_OPEN = 200
"""How many unfinished tables one person may have opened."""
MOST_REVIEWS = 200
"""How many records one person may have brought to look at: they are kept for good."""
Short = Annotated[str, msgspec.Meta(max_length=100)]


class NewTable(msgspec.Struct):
    """A table to open: each seat is 'me', 'open' or the name of a bot."""

    game: Short
    seats: Annotated[list[Short], msgspec.Meta(min_length=1, max_length=12)]
    names: dict[int, Annotated[str, msgspec.Meta(max_length=200)]] = {}
    options: dict[Short, Short] = {}
    pack: Short | None = None
    pace: Pace = Pace()
    public: bool = False
    spectators: bool = True


def check_pace(pace: Pace) -> Pace:
    """A pace that makes sense."""
    right = {
        "untimed": True,
        "clock": 0 < pace.minutes <= 600 and 0 <= pace.increment <= 3600,
        "days": 0 < pace.days <= 60,
    }
    if not right.get(pace.kind, False):
        raise Complaint("error-pace")
    if pace.kind == "clock":
        return Pace("clock", pace.minutes, pace.increment)
    return Pace("days", days=pace.days) if pace.kind == "days" else Pace()


async def open_table(house: House, person: Person, wanted: NewTable) -> str:
    """Open a table; gives its id."""
    try:
        rules = find(wanted.game)
    except UnknownGame:
        raise Complaint("error-no-such-game", game=wanted.game[:60]) from None
    try:
        options = rules.settle(wanted.options)
    except BadOption as error:
        raise Complaint(error.text.id, 400, **error.text.args) from None
    low, high = rules.players
    if not low <= len(wanted.seats) <= high:
        facts = {"spread": high - low, "low": low, "high": high, "seats": len(wanted.seats)}
        raise Complaint("error-players", game=rules.title, **facts)
    if not any(kind in ("me", "open") for kind in wanted.seats):
        raise Complaint("error-bots-alone")
    pace = check_pace(wanted.pace)
    await house.box(rules.id, wanted.pack or "")
    if house.turnstile.closed and await house.store.count_open(person.id) >= MOST_OPEN:
        raise Complaint("error-too-many-tables", 429, most=MOST_OPEN)
    seats = tuple(
        make_seat(number, kind, person, wanted.names.get(number, "")) for number, kind in enumerate(wanted.seats)
    )
    for seat in seats:
        if seat.person:
            house.reception.check_banned(seat.name)
    sheet = Sheet(
        house.home.fresh_id(),
        rules.id,
        options,
        person.id,
        seats,
        wanted.pack or "",
        pace,
        time.time(),
        wanted.public,
        wanted.spectators,
    )
    await house.store.open_table(sheet)
    await (await house.table(sheet.id)).seats_changed()
    return sheet.id


def make_seat(number: int, kind: str, person: Person, name: str = "") -> Seat:
    """A seat as its kind says."""
    if kind == "me":
        return Seat(number, clean(name, LONGEST_NAME) if name else person.name, person=person.id)
    if kind == "open":
        return Seat(number, invitation=secrets.token_urlsafe(TOKEN_BYTES))
    if kind not in BOTS:
        raise Complaint("error-seat-kind", known=", ".join(BOTS), kind=kind[:40])
    return Seat(number, bot_name(number), bot=kind)


def bot_name(seat: int) -> str:
    """What the bot at a seat is called."""
    return f"Bot {seat + 1}"


async def sit_down(house: House, table: Table, person: Person, invitation: str | None, number: int | None) -> None:
    """Seat a person who has the invitation of a free seat, or at a free seat of a table in the lobby."""
    if table.sheet.ended:
        raise Complaint("error-closed", 409)
    token = (invitation or "").encode(errors="replace")  # signs outside ASCII cannot be compared in constant time
    for seat in table.sheet.seats:
        invited = token and seat.invitation and secrets.compare_digest(seat.invitation.encode(), token)
        if invited or (invitation is None and seat.seat == number and table.sheet.listed):
            if seat.person == person.id:
                return
            if table.begun:  # a seat that is empty now was somebody's who wanted to be forgotten: it has secrets
                raise Complaint("error-seat-taken" if seat.taken else "error-begun", 409)
            if not await house.store.take_seat(table.sheet.id, seat.seat, person.id, person.name):
                raise Complaint("error-seat-taken", 409)
            await table.seats_changed()
            return
    raise Complaint("error-invitation")


def waiting_seat(table: Table, number: int) -> Seat:
    """A seat of a table that has not begun."""
    if number >= len(table.sheet.seats):
        raise Complaint("error-invitation")
    if table.begun or table.sheet.review:
        raise Complaint("error-begun", 409)
    if table.sheet.ended:
        raise Complaint("error-closed", 409)
    return table.sheet.seats[number]


async def fill_seat(house: House, table: Table, number: int, bot: str) -> None:
    """Seat a bot, unless the table would be one of bots alone."""
    if bot not in BOTS:
        raise Complaint("error-seat-kind", known=", ".join(BOTS), kind=bot)
    async with table.lock:  # another seat must not be filled meanwhile
        seat = waiting_seat(table, number)
        sheet = await house.store.sheet(table.sheet.id) or table.sheet
        if all(other.bot for other in sheet.seats if other.seat != number):
            raise Complaint("error-bots-alone")
        if not await house.store.take_seat(sheet.id, seat.seat, "", bot_name(number), bot):
            raise Complaint("error-seat-taken", 409)
    await table.seats_changed()


async def empty_seat(house: House, table: Table, number: int) -> None:
    """Make the seat of a bot free."""
    async with table.lock:  # the match must not begin meanwhile
        seat = waiting_seat(table, number)
        if not seat.bot:
            raise Complaint("error-seat-taken", 409)
        await house.store.free_seat(table.sheet.id, seat.seat, secrets.token_urlsafe(TOKEN_BYTES))
    await table.seats_changed()


async def leave_seat(house: House, table: Table, person: Person, number: int) -> None:
    """Leave a seat: it is free again, or a bot plays on."""
    if number >= len(table.sheet.seats) or table.sheet.seats[number].person != person.id:
        raise Complaint("error-not-your-seat", 403)
    async with table.lock:  # the match must not begin meanwhile
        if table.begun:
            if not table.over and not table.course.bot_of(number):
                await let_bot_play(table, number, STAND_IN, "")
            return
        await house.store.free_seat(table.sheet.id, number, secrets.token_urlsafe(TOKEN_BYTES), person.id)
    await table.seats_changed()


async def rematch(house: House, table: Table, person: Person) -> str:
    """The same people at a new table, each one seat further; gives its id. The second who asks gets the same."""
    sheet = table.sheet
    if not table.over or sheet.review:
        raise Complaint("error-not-over", 409)
    if not any(seat.person == person.id for seat in sheet.seats):
        raise Complaint("error-not-your-seat", 403)
    async with table.lock:
        current = await house.store.sheet(sheet.id)
        if current is not None and current.rematch:
            return current.rematch
        turned = sheet.seats[1:] + sheet.seats[:1]
        seats = tuple(
            Seat(number, bot_name(number) if seat.bot else seat.name, seat.person, seat.bot)
            if seat.taken
            else Seat(number, invitation=secrets.token_urlsafe(TOKEN_BYTES))
            for number, seat in enumerate(turned)
        )
        fresh = Sheet(
            house.home.fresh_id(),
            sheet.game,
            sheet.options,
            sheet.owner,
            seats,
            sheet.pack,
            sheet.pace,
            time.time(),
            sheet.listed,
            sheet.spectators,
        )
        await house.store.open_table(fresh, after=sheet.id)
    await (await house.table(fresh.id)).seats_changed()
    return fresh.id


async def open_review(house: House, person: Person, source: str) -> str:
    """A table at which a match that was played elsewhere is looked at; gives its id."""
    if house.turnstile.closed and await house.store.count_reviews(person.id) >= MOST_REVIEWS:
        raise Complaint("error-too-many-reviews", 429, most=MOST_REVIEWS)
    sheet, log, kept = await asyncio.to_thread(read_match, house.home.fresh_id(), person, source)
    await house.store.open_table(sheet, log)
    await house.store.keep_snapshot(sheet.id, log[-1].version, kept)
    return sheet.id


def read_match(id: str, person: Person, source: str) -> tuple[Sheet, list[Entry], str]:
    """The table and the log of a match that was written down, and its last position: it is played once and for all."""
    try:
        record = read_record(source)
        match = Match.replay(record)
    except BadRecord as error:
        raise Complaint("error-record", line=error.line, reason=error.text) from None
    seats = tuple(Seat(number, clean(name, LONGEST_IN_MATCH)) for number, name in enumerate(record.names))
    moment = time.time()
    sheet = Sheet(
        id,
        record.game.id,
        match.options,
        person.id,
        seats,
        opened=moment,
        review=True,
        begun=True,
        ended=match.ended or "over",
        ranking=tuple(match.ranks()) if match.over else (),
    )
    log = [Entry(0, "start", -1, "", tuple(record.start), "", moment, as_told(match.opening))]
    for version, (move, step) in enumerate(zip(record.moves, match.steps, strict=True), 1):
        action = "" if move.word else record.game.actions.decode(move.action)
        told = as_told(step.events)
        kind, outcomes = move.word or "move", tuple(move.outcomes)
        log.append(Entry(version, kind, move.seat, action, outcomes, "", moment, told, version))
    course = Course(sheet, match.box)
    course.match, course.moves = match, len(record.moves)
    return sheet, log, course.keep()
