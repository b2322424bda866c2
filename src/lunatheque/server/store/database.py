"""What the store needs of a database, and the migrations, which every database runs alike."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from .rows import Line

MIGRATIONS = Path(__file__).parent / "migrations"

Statement = tuple[str, tuple[Any, ...]]


class NewerDatabase(RuntimeError):
    """A database that a newer version of the program wrote."""


class Database(Protocol):
    """A database that understands SQL with $1, $2… for arguments."""

    async def rows(self, sql: str, *args: Any) -> Sequence[Sequence[Any]]:
        """What a query gives."""

    async def run(self, sql: str, *args: Any) -> int:
        """Carry out a statement; how many rows it changed."""

    async def together(self, statements: list[Statement]) -> None:
        """Carry out several statements, all or none."""

    def write_now(self, lines: list[Line]) -> list[bool] | None:
        """The same as `write`, where nobody has to wait for it; `None` where one has to: then nothing is written."""

    async def write(self, lines: list[Line]) -> list[bool]:
        """Add lines to logs in one transaction; whether each was written, or its version or key was there already."""

    async def prepare(self) -> None:
        """Make the table that knows the version, if it is not there; also when two do it at once."""

    async def migrate(self, number: int, script: str) -> None:
        """Carry out a migration and note its number, both or none; nothing if somebody else just did."""

    async def close(self) -> None:
        """Let go of it."""


async def bring_up_to_date(database: Database) -> None:
    """Apply the migrations that this database has not seen; refuse one that has seen more than we know."""
    await database.prepare()
    found = await database.rows(VERSION)
    version = int(found[0][0]) if found else 0
    for number, file in enumerate(migrations_after(version), version + 1):
        await database.migrate(number, file.read_text(encoding="utf-8"))


def migrations_after(version: int) -> list[Path]:
    """The migrations that a database of a version has not seen; refuse one that has seen more than we know."""
    files = sorted(MIGRATIONS.glob("*.sql"))
    if version > len(files):
        raise NewerDatabase(f"the database is at version {version}, this program knows {len(files)}: update Lunathèque")
    return files[version:]


PREPARE = "CREATE TABLE IF NOT EXISTS house (key TEXT PRIMARY KEY, value TEXT NOT NULL)"
VERSION = "SELECT value FROM house WHERE key = 'version'"
NOTE_VERSION = "INSERT INTO house VALUES ('version', '{}') ON CONFLICT (key) DO UPDATE SET value = excluded.value"
