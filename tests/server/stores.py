"""A store that is opened and furnished, for the tests of what it keeps."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from lunatheque.server import Store, open_store
from lunatheque.server.store import Pace, Seat, Sheet


@asynccontextmanager
async def opened(place: Path | str) -> AsyncIterator[Store]:
    store = await open_store(place)
    try:
        yield store
    finally:
        await store.close()


def sheet(id: str = "t1", owner: str = "ada", **values: Any) -> Sheet:
    seats = (Seat(0, "Ada", owner), Seat(1, invitation="come"), Seat(2, "Bot 3", bot="random"))
    return Sheet(id, "moon-bots", {"first": "seat-a"}, owner, seats, **values)


async def furnish(store: Store) -> None:
    await store.add_person("ada", "Ada")
    await store.add_person("grace", "Grâce")
    await store.open_table(sheet(opened=5.25, pace=Pace("clock", 5, 2), listed=True))
