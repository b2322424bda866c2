"""Live tables: a match that several people and bots share, told to each only as far as its seat may know.

A decision is applied, written to the log and committed before anybody hears of it. Whatever lives here can be built
again from the log at any moment.
"""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from lunatheque.engine import (
    EVERYONE,
    BadNotation,
    CannotUndo,
    Dice,
    Event,
    Match,
    Recorder,
    Refusal,
    Script,
    Text,
    find,
)
from lunatheque.scene import plain

from .store import Entry, Sheet, Store, Taken
from .wire import PROTOCOL, Choice, Done, Place, Refused, Said, Update, Waiting, encode

logger = logging.getLogger(__name__)

Send = Callable[[bytes], None]
Think = Callable[["Table", int], Awaitable[str]]


class Watcher:
    """Somebody who looks at a table: the seats whose eyes it has (none: a spectator), and how to reach it."""

    def __init__(self, name: str, seats: list[int], send: Send) -> None:
        self.name = name
        self.seats = seats or [EVERYONE]
        self.send = send


class Table:
    """One table, with its match once all seats are taken."""

    def __init__(self, store: Store, sheet: Sheet, think: Think) -> None:
        self.store = store
        self.sheet = sheet
        self.think = think
        self.match: Match | None = None
        self.version = -1
        self.keys: dict[str, int] = {}
        self.chapters: list[list[Event]] = []
        """What was told at each version."""
        self.watchers: set[Watcher] = set()
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None

    # Opening --------------------------------------------------------------------------------------------------------

    @classmethod
    async def find(cls, store: Store, id: str, think: Think) -> "Table | None":
        """The table called `id`, as its log says."""
        sheet = await store.sheet(id)
        if sheet is None:
            return None
        table = cls(store, sheet, think)
        await table.reload()
        return table

    async def reload(self) -> None:
        """Build everything again from the log."""
        self.match, self.version, self.keys, self.chapters = None, -1, {}, []
        for entry in await self.store.log(self.sheet.id):
            self.match = self.replay(self.match, entry)

    def replay(self, match: Match | None, entry: Entry) -> Match:
        """The match after one more line of the log."""
        script = Script(list(entry.outcomes))
        if match is None:
            match = Match(find(self.sheet.game), names=self.names, options=self.sheet.options, chance=script)
            self.note(entry, match.opening)
        elif entry.kind == "undo":
            match.undo(entry.seat)
            self.note(entry, [undone(entry.seat)])
        else:
            match.chance = Recorder(script)
            match.play(entry.action, entry.seat)
            self.note(entry, match.steps[-1].events)
        match.chance = Recorder(Dice(secrets.randbits(64)))
        return match

    def note(self, entry: Entry, events: list[Event]) -> None:
        """Remember what a line of the log told."""
        self.version = entry.version
        self.chapters.append(events)
        if entry.key:
            self.keys[entry.key] = entry.version

    @property
    def names(self) -> list[str]:
        """The names of those who play."""
        return [seat.name for seat in self.sheet.seats]

    @property
    def free(self) -> list[int]:
        """The seats that nobody has taken yet."""
        return [seat.seat for seat in self.sheet.seats if not seat.taken]

    async def start(self) -> None:
        """Begin the match once all seats are taken."""
        async with self.lock:
            sheet = await self.store.sheet(self.sheet.id)
            if sheet is not None:
                self.sheet = sheet
            if self.match is None and not self.free:
                match = Match(find(self.sheet.game), names=self.names, options=self.sheet.options)
                outcomes = tuple((outcome.kind, outcome.value) for outcome in match.beginning)
                entry = Entry(0, "start", outcomes=outcomes)
                try:
                    await self.store.append(self.sheet.id, entry)
                except Taken:
                    await self.reload()
                else:
                    self.match = match
                    self.note(entry, match.opening)
            self.tell()

    # Deciding -------------------------------------------------------------------------------------------------------

    async def play(self, seat: int, action: str, version: int, key: str) -> Done | Refused:
        """Play an action of a seat, made on a version that was seen."""
        async with self.lock:
            early = self.check(version, key)
            if early is not None or self.match is None:
                return early or self.refuse(key, "", Text("refuse-not-begun"))
            try:
                self.match.play(action, seat)
            except Refusal as refusal:
                return self.refuse(key, refusal.rule, refusal.text)
            except BadNotation:
                return self.refuse(key, "", Text("refuse-notation"))
            step = self.match.steps[-1]
            outcomes = tuple((outcome.kind, outcome.value) for outcome in step.outcomes)
            entry = Entry(self.version + 1, "move", seat, action, outcomes, key)
            return await self.write(entry, step.events)

    async def undo(self, seat: int, version: int, key: str) -> Done | Refused:
        """Take back the last decision of a seat, if nobody has learned anything by it."""
        async with self.lock:
            early = self.check(version, key)
            if early is not None or self.match is None:
                return early or self.refuse(key, "", Text("refuse-not-begun"))
            try:
                self.match.undo(seat)
            except CannotUndo:
                return self.refuse(key, "", Text("refuse-undo"))
            return await self.write(Entry(self.version + 1, "undo", seat, key=key), [undone(seat)])

    def check(self, version: int, key: str) -> Done | Refused | None:
        """A request that was carried out before is done; one made on an old version is refused."""
        if key in self.keys:
            return Done(key, self.keys[key])
        if version != self.version:
            return self.refuse(key, "", Text("refuse-stale"))
        return None

    def refuse(self, key: str, rule: str, text: Text) -> Refused:
        """Say no, and why."""
        return Refused(key, rule, text.data(), self.version)

    async def write(self, entry: Entry, events: list[Event]) -> Done | Refused:
        """Commit what was just decided, and only then tell everybody."""
        try:
            await self.store.append(self.sheet.id, entry)
        except Taken:
            await self.reload()
            self.tell()
            return self.refuse(entry.key, "", Text("refuse-stale"))
        except BaseException:
            await self.reload()
            raise
        self.note(entry, events)
        self.tell()
        return Done(entry.key, self.version)

    # Telling --------------------------------------------------------------------------------------------------------

    def join(self, watcher: Watcher, since: int) -> None:
        """Somebody comes to look, having seen the table up to a version."""
        self.watchers.add(watcher)
        watcher.send(self.picture(watcher, since))

    def leave(self, watcher: Watcher) -> None:
        """Somebody no longer looks."""
        self.watchers.discard(watcher)

    def tell(self) -> None:
        """Tell everybody what the last version brought, and let a bot think if it is its turn."""
        for watcher in list(self.watchers):
            watcher.send(self.picture(watcher, self.version - 1))
        self.wake()

    def say(self, name: str, text: str) -> None:
        """Tell everybody what somebody says."""
        message = encode(Said(name, text))
        for watcher in list(self.watchers):
            watcher.send(message)

    def picture(self, watcher: Watcher, since: int) -> bytes:
        """The table as one watcher may see it, with what it was told since a version."""
        if self.match is None:
            return encode(Waiting(PROTOCOL, self.free))
        match = self.match
        news = [event for chapter in self.chapters[max(0, since + 1) :] for event in chapter]
        places = [self.place(match, seat, news) for seat in watcher.seats]
        ranking = list(match.state.ranking()) if match.over else []
        scores = list(match.state.scores()) if match.over else []
        return encode(Update(PROTOCOL, self.version, match.actors, match.over, places, ranking, scores))

    def place(self, match: Match, seat: int, news: list[Event]) -> Place:
        """What one seat is given."""
        scene = match.scene(seat)
        legal = [] if seat == EVERYONE else match.state.legal(seat)
        choices = [
            Choice(
                match.game.actions.decode(action),
                match.game.describe(match.state, seat, action).data(),
                plain(scene.touches[action]) if action in scene.touches else {},
            )
            for action in legal
        ]
        told = [event.text.data() for event in news if event.told_to(seat)]
        drawn: dict[str, Any] = scene.data()
        undo = seat != EVERYONE and match.can_undo(seat)
        return Place(seat, told, drawn, match.game.prompt(match.state, seat).data(), choices, undo)

    # Bots -----------------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let a bot think if one must decide and none is thinking."""
        if self.thinking is None and self.bot_to_move() is not None:
            self.thinking = asyncio.create_task(self.let_bots_play())
            self.thinking.add_done_callback(self.rest)

    def rest(self, task: "asyncio.Task[None]") -> None:
        """A bot has stopped thinking; another one may have to go on. After a failure it waits for the next event."""
        self.thinking = None
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self.wake()
        else:
            logger.error("a bot failed at table %s", self.sheet.id, exc_info=error)

    def bot_to_move(self) -> int | None:
        """The seat of a bot that must decide now."""
        if self.match is None:
            return None
        return next((seat for seat in self.match.actors if self.sheet.seats[seat].bot), None)

    async def let_bots_play(self) -> None:
        """Play the decisions of bots until a person must decide."""
        while (seat := self.bot_to_move()) is not None:
            version = self.version
            action = await self.think(self, seat)
            answer = await self.play(seat, action, version, secrets.token_hex(8))
            if isinstance(answer, Refused) and self.version == version:
                raise RuntimeError(f"the bot of seat {seat} chose {action!r}: {answer.text[0]}")


def undone(seat: int) -> Event:
    """Everybody sees that a decision was taken back."""
    return Event(Text("event-undone", {"player": Text(f"seat-{seat}")}))
