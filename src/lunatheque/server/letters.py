"""Letters between several servers in front of one PostgreSQL, carried by Redis.

The truth is in the database, and whoever writes a line there first has written it: a letter that is lost costs a
moment, never a move. Whoever hears that a table has gone on without them looks at its log.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from .wire import Said

logger = logging.getLogger(__name__)

CHANNEL = "lunatheque"
PATIENCE = 1.0
"""Seconds before a lost connection is tried again."""


class Letter(msgspec.Struct, omit_defaults=True):
    """How a table stands on one server: its version, who sits there (as a number), who looks; or something said."""

    sender: str
    table: str
    version: int = -1
    seats: int = 0
    present: list[int] = []
    spectators: int = 0
    said: Said | None = None


Hear = Callable[[Letter], Awaitable[None]]
"""What is done with a letter of another server."""


class Post:
    """What carries letters between the servers of a house."""

    def __init__(self, url: str) -> None:
        self.redis = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=30)
        self.name = secrets.token_hex(8)
        self.outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self.encode = msgspec.json.Encoder().encode
        self.decode = msgspec.json.Decoder(Letter).decode
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Begin to write and to listen; `missed` is called when letters may have been lost."""
        await self.redis.ping()
        self.tasks = [asyncio.create_task(self.post()), asyncio.create_task(self.listen(hear, missed))]

    async def close(self) -> None:
        """Stop."""
        for task in self.tasks:
            task.cancel()
        with suppress(RedisError):
            await self.redis.aclose()

    def send(self, letter: Letter) -> None:
        """Write to all others; never waits and never fails."""
        self.outgoing.put_nowait(self.encode(letter))

    async def post(self) -> None:
        """Carry letters out, those that wait together in one go."""
        while True:
            letters = [await self.outgoing.get()]
            while not self.outgoing.empty():
                letters.append(self.outgoing.get_nowait())
            try:
                async with self.redis.pipeline(transaction=False) as bag:
                    for letter in letters:
                        bag.publish(CHANNEL, letter)
                    await bag.execute()
            except RedisError as error:
                logger.warning("the other servers were not told of %d changes: %s", len(letters), error)

    async def listen(self, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        """Read letters, and come back when the connection is lost."""
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as box:
                    await box.subscribe(CHANNEL)
                    await missed()
                    async for message in box.listen():
                        await self.read(message["data"], hear)
            except RedisError as error:
                logger.warning("the other servers cannot be heard: %s", error)
                await asyncio.sleep(PATIENCE)

    async def read(self, data: bytes, hear: Hear) -> None:
        """Read one letter; one that cannot be read, or is our own, is passed over."""
        try:
            letter = self.decode(data)
            if letter.sender != self.name:
                await hear(letter)
        except msgspec.MsgspecError:
            logger.warning("a letter in %r could not be read", CHANNEL)
        except Exception:
            logger.exception("what another server wrote could not be followed")
