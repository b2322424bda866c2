"""A PostgreSQL server, through asyncpg."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg

from .database import NOTE_VERSION, PREPARE, VERSION, Statement
from .rows import Line

WRITE = """
INSERT INTO log SELECT * FROM unnest(
    $1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[], $9::float8[],
    $10::int[], $11::int[]
) ON CONFLICT DO NOTHING RETURNING game_table, version
"""
MIGRATION_LOCK = 8026
"""Two servers that start at once migrate one after the other."""


class Postgres:
    """A database of a PostgreSQL server."""

    def __init__(self, pool: Any) -> None:
        self.pool = pool

    @classmethod
    async def connect(cls, url: str) -> "Postgres":
        """Connect; the pool stays small, because moves are written together."""
        return cls(await asyncpg.create_pool(url, min_size=1, max_size=4))

    async def rows(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        """What a query gives."""
        try:
            found: Sequence[Sequence[Any]] = await self.pool.fetch(sql, *args)
        except asyncpg.CharacterNotInRepertoireError:
            return []  # nothing is called by a name that cannot be kept
        return found

    async def run(self, sql: str, *args: Any) -> int:
        """Carry out a statement; how many rows it changed: none if another one has just taken what must be unique."""
        try:
            status: str = await self.pool.execute(sql, *args)
        except asyncpg.UniqueViolationError:
            return 0
        last = status.rpartition(" ")[2]
        return int(last) if last.isdigit() else 0

    async def together(self, statements: list[Statement]) -> None:
        """Carry out several statements, all or none."""
        async with self.pool.acquire() as connection, connection.transaction():
            for sql, args in statements:
                await connection.execute(sql, *args)

    def write_now(self, lines: list[Line]) -> None:
        """To ask a server takes a while."""

    async def write(self, lines: list[Line]) -> list[bool]:
        """Add lines to logs in one statement; whether each was written."""
        columns = list(zip(*lines, strict=True))
        found = await self.pool.fetch(WRITE, *columns)
        written = {(row[0], row[1]) for row in found}
        fresh = []
        for line in lines:
            fresh.append(line[:2] in written)
            written.discard(line[:2])  # the second of two lines with one version has lost
        return fresh

    async def prepare(self) -> None:
        """Make the table that knows the version."""
        async with self.alone() as connection:
            await connection.execute(PREPARE)

    async def migrate(self, number: int, script: str) -> None:
        """Carry out a migration and note its number, both or none."""
        async with self.alone() as connection:
            if int(await connection.fetchval(VERSION) or 0) < number:
                await connection.execute(script)
                await connection.execute(NOTE_VERSION.format(number))

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[Any]:
        """A transaction during which no other server changes the tables themselves."""
        async with self.pool.acquire() as connection, connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            yield connection

    async def close(self) -> None:
        """Let the connections go."""
        await self.pool.close()
