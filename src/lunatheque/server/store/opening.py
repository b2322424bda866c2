"""Opening a store by where it is."""

from pathlib import Path

from .database import Database, bring_up_to_date
from .postgres import Postgres
from .sqlite import Sqlite
from .store import Store

FILE = "tables.sqlite"
PRIVATE = 0o700
"""Who may look into a folder that we make: nobody but its owner."""


async def open_store(place: Path | str) -> Store:
    """The store in a folder, or at the URL of a PostgreSQL database, brought up to date."""
    database: Database
    if isinstance(place, str):
        database = await Postgres.connect(place)
    else:
        place.mkdir(PRIVATE, parents=True, exist_ok=True)
        database = Sqlite(place / FILE)
    try:
        await bring_up_to_date(database)
    except BaseException:
        await database.close()
        raise
    return Store(database)
