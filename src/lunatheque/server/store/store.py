"""The questions that a house asks its database, written once for both kinds."""

import secrets
import time
from collections.abc import Sequence
from typing import Any

from .database import Database
from .pen import Pen, data, line
from .rows import (
    Entry,
    Listing,
    News,
    Pace,
    PackRow,
    Person,
    Seat,
    Sheet,
    make_entry,
    make_sheet,
    read_told,
)

ASKED = "coalesce((SELECT asked FROM log WHERE game_table = id ORDER BY version DESC LIMIT 1), 0)"
"""Which seats are asked at a table, as bits: what the last line of its log says."""
SHEET = (
    "SELECT id, game, options, owner, pack, pace, opened, listed, spectators, review, rematch, begun, ended,"
    " ranking, coalesce((SELECT moves FROM log WHERE game_table = id ORDER BY version DESC LIMIT 1), 0),"
    f" {ASKED} FROM game_table"
)
SEAT = "SELECT game_table, seat, name, coalesce(person, ''), bot, invitation, stand_in FROM seat"
ENTRY = "SELECT version, kind, seat, action, outcomes, key, at, told, moves, asked FROM log"
LINE = "INSERT INTO log VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"

LISTINGS = {
    "mine": "ended = '' AND review = 0 AND id IN (SELECT game_table FROM seat WHERE person = $1)",
    "open": "ended = '' AND listed = 1 AND begun = 0 AND review = 0 AND $1 <> '-'",
    "finished": "(ended <> '' OR review = 1) AND id IN ("
    "SELECT id FROM (SELECT id FROM game_table WHERE listed = 1 AND (ended <> '' OR review = 1){also}"
    " ORDER BY opened DESC LIMIT {last}) AS latest"
    " UNION SELECT id FROM game_table WHERE owner = $1 UNION SELECT game_table FROM seat WHERE person = $1)",
}
"""Where each list looks; `also` is what is asked for besides, `last` how many of all are enough."""
FIRST = {
    "mine": "EXISTS (SELECT 1 FROM seat WHERE game_table = id AND person || '' = $1 AND bot = '' AND stand_in = ''"
    f" AND ({ASKED} >> seat) & 1 = 1) DESC,"
}
"""What comes first in a list: of one's own tables those where it is one's turn.

`|| ''` keeps the index of people out of it: the few seats of each table are looked at, not all seats of a person.
"""


class Store:
    """Where tables live when nobody looks."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.pen = Pen(database)

    async def close(self) -> None:
        """Write what waits, and let the database go."""
        await self.pen.rest()
        await self.database.close()

    async def secret(self) -> str:
        """The secret that signs cookies; made once."""
        insert = "INSERT INTO house VALUES ('secret', $1) ON CONFLICT DO NOTHING"
        await self.database.run(insert, secrets.token_hex(32))
        return str((await self.database.rows("SELECT value FROM house WHERE key = 'secret'"))[0][0])

    # People ---------------------------------------------------------------------------------------------------------

    async def add_person(self, id: str, name: str) -> None:
        """Note a guest."""
        await self.database.run("INSERT INTO person VALUES ($1, $2, $3, NULL, NULL)", id, name, time.time())

    async def rename(self, id: str, name: str) -> None:
        """Note another name of a guest."""
        await self.database.run("UPDATE person SET name = $2 WHERE id = $1", id, name)

    async def person(self, id: str) -> Person | None:
        """A person by id."""
        return await self.find_person("id = $1", id)

    async def account(self, login: str) -> Person | None:
        """A person by the name of the account."""
        return await self.find_person("login = $1", login)

    async def find_person(self, where: str, value: str) -> Person | None:
        """The person of whom something is true."""
        query = f"SELECT id, name, coalesce(login, ''), coalesce(password, '') FROM person WHERE {where}"
        found = await self.database.rows(query, value)
        return Person(*found[0]) if found else None

    async def make_account(self, id: str, name: str, login: str, password: str) -> bool:
        """Turn a guest into an account, if nobody has that name."""
        query = (
            "UPDATE person SET name = $2, login = $3, password = $4 WHERE id = $1 AND login IS NULL"
            " AND NOT EXISTS (SELECT 1 FROM person AS other WHERE other.login = $3)"
        )
        return await self.database.run(query, id, name, login, password) == 1

    async def move_in(self, guest: str, account: str) -> None:
        """What a guest has becomes an account's."""
        await self.database.together(
            [
                ("UPDATE seat SET person = $2 WHERE person = $1", (guest, account)),
                ("UPDATE chat SET person = $2 WHERE person = $1", (guest, account)),
                ("UPDATE game_table SET owner = $2 WHERE owner = $1", (guest, account)),
                ("UPDATE pack SET person = $2 WHERE person = $1", (guest, account)),
                (
                    "INSERT INTO pack_owner SELECT CAST($2 AS TEXT), pack, added FROM pack_owner WHERE person = $1"
                    " ON CONFLICT DO NOTHING",
                    (guest, account),
                ),
                ("DELETE FROM pack_owner WHERE person = $1", (guest,)),
            ]
        )

    async def forget(self, id: str, nobody: str) -> None:
        """Forget a person: name, account, and the name at every seat and beside all that was said."""
        await self.database.together(
            [
                ("UPDATE person SET name = $2, login = NULL, password = NULL WHERE id = $1", (id, nobody)),
                ("UPDATE chat SET name = $2 WHERE person = $1 OR person IS NULL AND (game_table, seat) IN"
                 " (SELECT game_table, seat FROM seat WHERE person = $1)", (id, nobody)),
                ("UPDATE seat SET name = $2, called = $2, person = NULL WHERE person = $1", (id, nobody)),
            ]
        )  # fmt: skip

    async def bans(self) -> set[tuple[str, str]]:
        """Names and addresses that are shown the door."""
        return {(kind, value) for kind, value in await self.database.rows("SELECT kind, value FROM ban")}

    async def ban(self, kind: str, value: str, lift: bool = False) -> None:
        """Ban a name or an address, or lift the ban."""
        query = (
            "DELETE FROM ban WHERE kind = $1 AND value = $2"
            if lift
            else "INSERT INTO ban VALUES ($1, $2) ON CONFLICT DO NOTHING"
        )
        await self.database.run(query, kind, value)

    # Tables ---------------------------------------------------------------------------------------------------------

    async def open_table(self, sheet: Sheet, log: Sequence[Entry] = (), after: str = "") -> None:
        """Note a new table with its seats: with its whole log if it is only looked at, or as the rematch of another."""
        table = (
            sheet.id,
            sheet.game,
            data(sheet.options),
            sheet.pack,
            data(sheet.pace),
            sheet.owner,
            sheet.opened or time.time(),
            *[int(flag) for flag in (sheet.listed, sheet.spectators, sheet.review)],
            sheet.rematch,
            int(sheet.begun),
            sheet.ended,
            data(sheet.ranking),
        )
        marks = ", ".join(f"${number}" for number in range(1, len(table) + 1))
        statements: list[tuple[str, tuple[Any, ...]]] = [(f"INSERT INTO game_table VALUES ({marks})", table)]
        for seat in sheet.seats:
            who = (seat.name, seat.person or None, seat.bot, seat.invitation, seat.stand_in, seat.name.casefold())
            statements.append(("INSERT INTO seat VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", (sheet.id, seat.seat, *who)))
        statements += [(LINE, line(sheet.id, entry)) for entry in log]
        if after:
            statements.append(("UPDATE game_table SET rematch = $2 WHERE id = $1", (after, sheet.id)))
        await self.database.together(statements)

    async def sheet(self, table: str) -> Sheet | None:
        """What is written about a table."""
        found = await self.sheets(f"{SHEET} WHERE id = $1", table)
        return found[0] if found else None

    async def sheets(self, query: str, *args: Any) -> list[Sheet]:
        """The tables that a query finds, with their seats."""
        found = await self.database.rows(query, *args)
        seats: dict[str, list[Seat]] = {row[0]: [] for row in found}
        if found:
            marks = ", ".join(f"${number}" for number in range(1, len(found) + 1))
            chosen = f"{SEAT} WHERE game_table IN ({marks}) ORDER BY seat"
            for row in await self.database.rows(chosen, *seats):
                seats[row[0]].append(Seat(*row[1:]))
        return [make_sheet(row, tuple(seats[row[0]])) for row in found]

    async def listing(self, wanted: Listing) -> list[Sheet]:
        """One page of tables, newest first; of one's own those first where it is one's turn."""
        also, args = "", [wanted.person]
        for text, value in (("game = ${}", wanted.game), ("called = ${}", wanted.player.casefold())):
            if value:
                args.append(value)
                test = text.format(len(args))
                by_name = f"id IN (SELECT game_table FROM seat WHERE {test})"
                also += f" AND {by_name if 'called' in text else test}"
        size, start = int(wanted.size), int(wanted.page) * int(wanted.size)
        where = LISTINGS[wanted.which].format(also=also, last=start + size)
        order = f"{FIRST.get(wanted.which, '')} opened DESC LIMIT {size} OFFSET {start}"
        return await self.sheets(f"{SHEET} WHERE {where}{also} ORDER BY {order}", *args)

    async def every_table(self) -> list[Sheet]:
        """All tables, newest first."""
        return await self.sheets(f"{SHEET} ORDER BY opened DESC LIMIT 500")

    async def timed(self) -> list[str]:
        """The tables whose clocks may be running."""
        query = (
            "SELECT id FROM game_table WHERE ended = '' AND review = 0 AND pace <> $1"
            " AND EXISTS (SELECT 1 FROM log WHERE log.game_table = id)"
        )
        return [row[0] for row in await self.database.rows(query, data(Pace()))]

    async def count_open(self, person: str) -> int:
        """How many tables of a person are not finished."""
        query = "SELECT count(*) FROM game_table WHERE owner = $1 AND ended = '' AND review = 0"
        return int((await self.database.rows(query, person))[0][0])

    async def count_reviews(self, person: str) -> int:
        """How many records a person has brought to look at."""
        query = "SELECT count(*) FROM game_table WHERE owner = $1 AND review = 1"
        return int((await self.database.rows(query, person))[0][0])

    async def take_seat(self, table: str, seat: int, person: str, name: str, bot: str = "") -> bool:
        """Seat a person, or a bot, if the seat is still free."""
        query = (
            "UPDATE seat SET person = $3, name = $4, bot = $5, called = $6"
            " WHERE game_table = $1 AND seat = $2 AND person IS NULL AND bot = ''"
        )
        return await self.database.run(query, table, seat, person or None, name, bot, name.casefold()) == 1

    async def free_seat(self, table: str, seat: int, invitation: str, person: str = "") -> None:
        """Make the seat of a person, or of a bot, free again, for whoever has a new invitation, before the match."""
        query = (
            "UPDATE seat SET person = NULL, name = '', called = '', bot = '', invitation = $3"
            " WHERE game_table = $1 AND seat = $2 AND coalesce(person, '') = $4"
            " AND NOT EXISTS (SELECT 1 FROM log WHERE log.game_table = $1)"
        )
        await self.database.run(query, table, seat, invitation, person)

    async def stand_in(self, table: str, seat: int, bot: str) -> None:
        """Note which bot plays on for a person, for the lists; the log says it too."""
        query = "UPDATE seat SET stand_in = $3 WHERE game_table = $1 AND seat = $2"
        await self.database.run(query, table, seat, bot)

    async def mark(self, table: str, *, begun: bool = False, ended: str = "", ranking: Sequence[int] = ()) -> None:
        """Note for the lists that a match has begun or ended, and the rank of each seat."""
        query = (
            "UPDATE game_table SET begun = CASE WHEN $2 = 1 THEN 1 ELSE begun END,"
            " ended = CASE WHEN $3 <> '' THEN $3 ELSE ended END, ranking = $4 WHERE id = $1"
        )
        await self.database.run(query, table, int(begun), ended, data(ranking))

    # Logs -----------------------------------------------------------------------------------------------------------

    async def append(self, table: str, entry: Entry) -> None:
        """Add a line to a log; returns when it is safe, raises `Taken` if there is such a version already."""
        await self.pen.write(line(table, entry))

    async def log(self, table: str, after: int = -1) -> list[Entry]:
        """The log of a table, from the line after a version on."""
        query = f"{ENTRY} WHERE game_table = $1 AND version > $2 ORDER BY version"
        return [make_entry(row) for row in await self.database.rows(query, table, after)]

    async def told(self, table: str, after: int, last: int) -> list[News]:
        """What the last so many lines told, from the line after a version on."""
        query = (
            "SELECT version, moves, told FROM log WHERE game_table = $1 AND version > $2"
            f" ORDER BY version DESC LIMIT {int(last)}"
        )
        found = await self.database.rows(query, table, after)
        return [(version, moves, read_told(told)) for version, moves, told in reversed(found)]

    async def version_of(self, table: str, seat: int, key: str, after: int = -1) -> int | None:
        """The version that the request of a seat made, by its key, after the one that it was made on."""
        query = (
            "SELECT version FROM log WHERE game_table = $1 AND version > $2 AND seat = $3 AND key = $4 AND key <> ''"
            " ORDER BY version"
        )
        found = await self.database.rows(query, table, after, seat, key)
        return int(found[0][0]) if found else None

    async def keep_snapshot(self, table: str, version: int, data: str) -> None:
        """Keep a position, so that the lines before it need not be played again; no data: keep none."""
        if not data:
            await self.database.run("DELETE FROM snapshot WHERE game_table = $1", table)
            return
        query = (
            "INSERT INTO snapshot VALUES ($1, $2, $3) ON CONFLICT (game_table)"
            " DO UPDATE SET version = excluded.version, data = excluded.data"
        )
        await self.database.run(query, table, version, data)

    async def snapshot(self, table: str) -> tuple[int, str] | None:
        """The position that was kept last, and its version."""
        found = await self.database.rows("SELECT version, data FROM snapshot WHERE game_table = $1", table)
        return (found[0][0], found[0][1]) if found else None

    # Chat, packs, notices -------------------------------------------------------------------------------------------

    async def say(self, table: str, person: str, name: str, seat: int | None, text: str, at: float) -> None:
        """Keep what was said."""
        query = "INSERT INTO chat VALUES ($1, $2, $3, $4, $5, $6)"
        await self.database.run(query, table, at, name, seat, text, person)

    async def chat(self, table: str, last: int = 200) -> list[tuple[float, str, int | None, str]]:
        """What was said last, oldest first."""
        query = f"SELECT at, name, seat, said FROM chat WHERE game_table = $1 ORDER BY at DESC LIMIT {int(last)}"
        return [(row[0], row[1], row[2], row[3]) for row in reversed(await self.database.rows(query, table))]

    async def add_pack(self, pack: PackRow) -> None:
        """Keep an uploaded pack, once, and whose it is: everybody's who uploaded it."""
        row = (pack.hash, pack.game, pack.name, pack.contents, pack.person, time.time())
        await self.database.together(
            [
                ("INSERT INTO pack VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING", row),
                ("INSERT INTO pack_owner VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", (row[4], row[0], row[5])),
            ]
        )

    async def pack(self, hash: str) -> PackRow | None:
        """An uploaded pack."""
        found = await self.database.rows("SELECT hash, game, name, contents, person FROM pack WHERE hash = $1", hash)
        return PackRow(*found[0]) if found else None

    async def count_packs(self, person: str) -> int:
        """How many packs a person uploaded."""
        return int((await self.database.rows("SELECT count(*) FROM pack_owner WHERE person = $1", person))[0][0])

    async def packs_of(self, person: str) -> list[PackRow]:
        """The packs that a person uploaded."""
        query = (
            "SELECT hash, game, name, contents, pack_owner.person FROM pack_owner JOIN pack ON hash = pack_owner.pack"
            " WHERE pack_owner.person = $1 ORDER BY pack_owner.added"
        )
        return [PackRow(*row) for row in await self.database.rows(query, person)]

    async def notify(self, table: str) -> None:
        """Tell running servers that a table was changed behind their back. Numbers grow, whatever was put back."""
        query = (
            "INSERT INTO notice SELECT CASE WHEN coalesce(max(number), 0) < $1 THEN $1 ELSE max(number) + 1 END,"
            " CAST($2 AS TEXT) FROM notice WHERE 1 = 1 ON CONFLICT DO NOTHING"
        )
        while not await self.database.run(query, int(time.time()), table):
            pass  # somebody else had this number first

    async def notices(self, after: int) -> list[tuple[int, str]]:
        """What was changed behind the back of a running server."""
        query = "SELECT number, game_table FROM notice WHERE number > $1 ORDER BY number"
        return [(row[0], row[1]) for row in await self.database.rows(query, after)]
