"""The house: the tables that are open now, the people who come in, and what they may do."""

import asyncio
import secrets

from itsdangerous import BadSignature, URLSafeSerializer

from lunatheque.bots import BOTS
from lunatheque.engine import BadOption, UnknownGame, find

from .store import Seat, Sheet, Store
from .tables import Table
from .thinkers import Thinkers

LONGEST_NAME = 30
LONGEST_SPEECH = 500
ID_BYTES = 9
TOKEN_BYTES = 18


class Complaint(ValueError):
    """A request that makes no sense: what is wrong with it."""


class House:
    """Everything that lives while the server runs; whatever must not be lost is in the store."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.signer = URLSafeSerializer(store.secret(), salt="person")
        self.tables: dict[str, Table] = {}
        self.opening = asyncio.Lock()

    # People ---------------------------------------------------------------------------------------------------------

    async def welcome(self, name: str) -> str:
        """A new guest; gives the signed cookie that proves who it is."""
        id = secrets.token_urlsafe(TOKEN_BYTES)
        await self.store.add_person(id, clean(name, LONGEST_NAME, "a name"))
        signed = self.signer.dumps(id)
        return signed if isinstance(signed, str) else signed.decode()

    async def recognise(self, cookie: str | None) -> tuple[str, str] | None:
        """The person behind a cookie: id and name."""
        try:
            id = self.signer.loads(cookie or "")
        except BadSignature:
            return None
        name = await self.store.person(str(id))
        return None if name is None else (str(id), name)

    # Tables ---------------------------------------------------------------------------------------------------------

    async def open_table(self, person: str, name: str, game: str, seats: list[str], options: dict[str, str]) -> Sheet:
        """Open a table; a seat is 'me', 'open' (for whoever has its invitation) or the name of a bot."""
        try:
            rules = find(game)
            settled = rules.settle(options)
        except (UnknownGame, BadOption) as error:
            raise Complaint(str(error)) from None
        low, high = rules.players
        if not low <= len(seats) <= high:
            raise Complaint(f"{rules.title} is for {low} to {high} players, not {len(seats)}")
        rows = tuple(self.make_seat(number, kind, person, name) for number, kind in enumerate(seats))
        sheet = Sheet(secrets.token_urlsafe(ID_BYTES), rules.id, settled, person, rows)
        await self.store.open_table(sheet)
        table = await self.table(sheet.id)
        if table is not None:
            await table.start()
        return sheet

    def make_seat(self, number: int, kind: str, person: str, name: str) -> Seat:
        """A seat as its kind says."""
        if kind == "me":
            return Seat(number, name, person=person)
        if kind == "open":
            return Seat(number, invitation=secrets.token_urlsafe(TOKEN_BYTES))
        if kind not in BOTS:
            raise Complaint(f"a seat is 'me', 'open' or a bot ({', '.join(BOTS)}), not {kind!r:.40}")
        return Seat(number, f"Bot {number + 1}", bot=kind)

    async def table(self, id: str) -> Table | None:
        """The table called `id`, live."""
        async with self.opening:
            if id not in self.tables:
                table = await Table.find(self.store, id, self.thinkers.decide)
                if table is None:
                    return None
                self.tables[id] = table
                table.wake()
            return self.tables[id]

    async def sit_down(self, table: Table, person: str, name: str, invitation: str) -> int:
        """Seat a person who has the invitation of a free seat."""
        for seat in table.sheet.seats:
            if seat.invitation and secrets.compare_digest(seat.invitation, invitation):
                if seat.person == person:
                    return seat.seat
                if not await self.store.take_seat(table.sheet.id, seat.seat, person, name):
                    raise Complaint("somebody else has taken this seat")
                await table.start()
                return seat.seat
        raise Complaint("this invitation is not for a seat at this table")


def clean(text: str, longest: int, what: str) -> str:
    """A line that people wrote, without what is not visible; `Complaint` if nothing is left, or too much."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not 0 < len(line) <= longest:
        raise Complaint(f"{what} has 1 to {longest} visible characters")
    return line
