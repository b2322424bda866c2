"""What is done with what a viewer of a table says."""

import asyncio
import logging
import time
from typing import Any

import msgspec

from lunatheque.engine import Text

from .audience import Watcher
from .complaints import Complaint
from .deciding import carry_out, why
from .frames import TOO_MANY, Pipe
from .house import House
from .limits import Bucket
from .lines import Line
from .reception import clean
from .table import Table
from .wire import (
    LONGEST_MESSAGE,
    LONGEST_SPEECH,
    Change,
    Done,
    Hint,
    Hinted,
    Key,
    Ping,
    Pong,
    Refused,
    Say,
    Why,
    decoder,
    encode,
)

logger = logging.getLogger(__name__)

BURST, RATE = 60, 20
"""How many messages a viewer may send at once, and how many more a second."""
SPEECHES, HINTS = (8, 30), (3, 12)
"""How often a person may speak or ask for a hint: at once, and how many more a minute."""

keyed = msgspec.json.Decoder(msgspec.defstruct("Keyed", [("key", Key, "")]))


def key_of(message: str) -> str:
    """The key of a message that is refused, as far as it can be read; else its sender would wait for ever."""
    try:
        found: Any = keyed.decode(message)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
    key: str = found.key
    return key


class Viewer:
    """Hears what a viewer of a table says; what is wrong with it changes nothing."""

    def __init__(self, house: House, table: Table, watcher: Watcher) -> None:
        self.house = house
        self.table = table
        self.watcher = watcher
        self.messages = Bucket(BURST, RATE)
        self.advising: asyncio.Task[None] | None = None
        """What looks for a hint."""

    async def attend(self, pipe: Pipe, line: Line) -> None:
        """Hear what the viewer says, and answer, until one of both is gone."""
        try:
            while not line.closing and (message := pipe.heard(await pipe.inbox.get())) is not None:
                answer = await self.hear(message)
                if answer is not None:
                    line.send(answer)
        finally:
            if self.advising is not None:
                self.advising.cancel()

    def may(self, what: str, burst: int, minute: int) -> bool:
        """Whether the person may do something once more, with whatever socket."""
        return self.house.turnstile.passes(what, self.watcher.person, burst, minute)

    async def hear(self, message: str) -> bytes | None:
        """The answer to a message."""
        self.house.tidying.heard = time.monotonic()
        if self.house.turnstile.closed and not self.messages.take():
            self.watcher.close(TOO_MANY)
            return None
        try:
            if len(message) > LONGEST_MESSAGE:
                raise Complaint("error-message-length", longest=LONGEST_MESSAGE)
            request = decoder.decode(message)
            if isinstance(request, Ping):
                return encode(Pong())
            if isinstance(request, Say):
                return encode(await self.say(request))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return self.refuse(Text("refuse-message", {"reason": str(error)}), key_of(message))
        except Complaint as complaint:
            return self.refuse(complaint.text, key_of(message))
        if isinstance(request, Why):
            return encode(await why(self.table, self.watcher, request))
        if isinstance(request, Hint):
            return self.advise(request)
        assert isinstance(request, Change)
        return encode(await carry_out(self.table, self.watcher, request, self.house.patience))

    def refuse(self, text: Text, key: str = "") -> bytes:
        """Say no, and why."""
        return encode(self.table.refuse(key, "", text))

    async def say(self, request: Say) -> Done | Refused:
        """Say something to all."""
        text = clean(request.text, LONGEST_SPEECH)
        if not self.may("say", *SPEECHES):
            return self.table.refuse(request.key, "", Text("error-too-often"))
        said = await self.table.say(self.watcher, text)
        if self.house.neighbours is not None:
            self.house.neighbours.pass_on(self.table, said)
        return Done(request.key, self.table.version)

    def advise(self, request: Hint) -> bytes | None:
        """Let a bot think about a hint, one at a time; whatever else the viewer says is heard meanwhile."""
        if self.advising is not None:
            return self.refuse(Text("error-too-often"), request.key)
        self.advising = asyncio.create_task(self.send_hint(request))
        return None

    async def send_hint(self, request: Hint) -> None:
        """Tell the viewer what a bot would do, once it is known."""
        try:
            answer = encode(await self.hint(request))
        except Exception:
            logger.exception("no hint can be found at table %s", self.table.sheet.id)
            answer = self.refuse(Text("refuse-no-hint"), request.key)
        finally:
            self.advising = None
        self.watcher.send(answer)

    async def hint(self, request: Hint) -> Hinted | Refused:
        """What a bot would do."""
        seat = request.seat
        if seat not in self.watcher.seats:
            return self.table.refuse(request.key, "", Text("refuse-seat"))
        async with self.table.lock:  # what is not written yet may be taken back
            match = self.table.course.match
        if match is None or seat not in match.actors:
            return self.table.refuse(request.key, "turn", Text("refuse-turn"))
        if not self.may("hint", *HINTS):
            return self.table.refuse(request.key, "", Text("error-too-often"))
        return await self.house.thinkers.advise(self.table, seat, request.key)
