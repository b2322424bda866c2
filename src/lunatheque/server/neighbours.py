"""The other servers of the house: what happens at a table here, they hear; what happens there, is told here."""

import time
from collections.abc import Iterable
from zlib import crc32

from msgspec.structs import replace

from .audience import GONE, Elsewhere
from .letters import Letter, Post
from .store import Sheet
from .table import Table
from .wire import Said, encode

REFRESH = GONE / 3
"""Seconds after which it is said again who looks at a table."""


class Neighbours:
    """Tells other servers how the tables stand that are open here, and follows what they tell."""

    def __init__(self, post: Post, tables: dict[str, Table]) -> None:
        self.post = post
        self.tables = tables
        self.known: dict[str, tuple[Letter, float]] = {}
        """What the others were told last of each table, and when."""

    async def open(self) -> None:
        """Begin to write and to listen."""
        await self.post.open(self.hear, self.look_again)

    async def close(self) -> None:
        """Stop."""
        await self.post.close()

    def tell(self, table: Table) -> None:
        """Tell the others how a table stands here, if they do not know."""
        letter = self.letter(table)
        known, at = self.known.get(letter.table, (None, 0.0))
        if letter != known or time.monotonic() - at > REFRESH:
            self.known[letter.table] = letter, time.monotonic()
            self.post.send(letter)

    def pass_on(self, table: Table, said: Said) -> None:
        """Tell the others what was said at a table."""
        self.post.send(replace(self.letter(table), said=said))

    def letter(self, table: Table) -> Letter:
        """How a table stands here."""
        seats, audience = seats_number(table.sheet), table.audience
        return Letter(self.post.name, table.sheet.id, table.version, seats, audience.here, audience.spectators)

    async def hear(self, letter: Letter) -> None:
        """Another server has written: a table that is open here too may have to catch up."""
        table = self.tables.get(letter.table)
        if table is None:
            return
        if letter.said is not None:
            table.audience.broadcast(encode(letter.said))
            return
        if letter.seats != seats_number(table.sheet):
            await table.seats_changed()
        if letter.version > table.version:
            await table.catch_up()
        before = table.audience.elsewhere.get(letter.sender)
        table.audience.elsewhere[letter.sender] = Elsewhere(letter.present, letter.spectators, time.monotonic())
        if before is None:  # it does not know who is here
            self.known.pop(letter.table, None)
            self.tell(table)
        if before is None or (before.present, before.spectators) != (letter.present, letter.spectators):
            table.tell_presence()

    async def look_again(self) -> None:
        """Letters may have been lost: look at every table that is open here."""
        for table in list(self.tables.values()):
            await table.catch_up()

    def refresh(self, tables: Iterable[Table]) -> None:
        """Say again who looks at the tables, and forget those that are no longer open here."""
        self.known = {id: known for id, known in self.known.items() if id in self.tables}
        for table in tables:
            self.tell(table)


def seats_number(sheet: Sheet) -> int:
    """A number that is another one when somebody else sits at a table."""
    return crc32(repr([(seat.person, seat.name, seat.bot, seat.stand_in) for seat in sheet.seats]).encode())
