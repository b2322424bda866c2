"""A live table: a match that several people and bots share, told to each only as far as its seat may know.

A decision is applied, written to the log and committed before anybody hears of it. Whatever lives here can be built
again from the log at any moment, and is: after a crash, and when an idle table is opened again.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from lunatheque.engine import EVERYONE, Event, Outcome, Text

from .audience import Audience, Watcher
from .cards import card
from .course import Course, fresh_match, moves_after, open_course, record_of
from .sight import as_told
from .signals import Lock
from .store import Entry, News, Sheet, Store, Taken, bits
from .telling import Herald, Telling
from .wire import PROTOCOL, Chat, Done, Refused, Said, Waiting, encode

MOST_NEWS = 300
"""How many versions back somebody who comes is told; a replay tells all."""
SNAPSHOT_EVERY = 80
"""After so many lines the position is kept, at the latest."""
SNAPSHOT_FROM = 60
"""After so many lines it is kept as soon as nothing can be taken back: else all positions before are kept with it."""
NOT_ALLOWED = 4403


class Table:
    """One table, with the course of its match once all seats are taken."""

    def __init__(self, store: Store, sheet: Sheet, box: Any, changed: "Changed", herald: Herald | None = None) -> None:
        self.store = store
        self.box = box
        self.changed = changed
        self.herald = herald
        """Who tells onlookers; without one they are told at once."""
        self.course = Course(sheet, box)
        self.audience = Audience()
        self.telling = Telling(self.audience)
        self.lock = Lock()
        self.keeping: asyncio.Task[None] | None = None
        self.pack_file = ""
        """Where the component pack lies, if it is not the one of the game."""
        self.used = time.monotonic()

    # Life -----------------------------------------------------------------------------------------------------------

    @classmethod
    async def find(cls, store: Store, sheet: Sheet, box: Any, changed: "Changed", herald: Herald) -> "Table":
        """A table as its log says."""
        table = cls(store, sheet, box, changed, herald)
        table.course = await open_course(store, sheet, box)
        await table.mend()
        table.telling.shown = table.course.version
        table.note_presence()
        return table

    @property
    def sheet(self) -> Sheet:
        """What is written about the table."""
        return self.course.sheet

    @property
    def version(self) -> int:
        """The version of the last line of the log."""
        return self.course.version

    @property
    def begun(self) -> bool:
        """Whether all seats were taken and the match is on, or over."""
        return self.course.match is not None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.course.match is not None and self.course.match.over

    @property
    def full(self) -> bool:
        """Whether all seats are taken, so that the match begins."""
        return all(seat.taken for seat in self.sheet.seats) and not (self.sheet.review or self.sheet.ended)

    @property
    def ended(self) -> str:
        """How the match has ended, for the lists; '' while it goes on."""
        return (self.course.playing.ended or "over") if self.over else ""

    @property
    def ranking(self) -> tuple[int, ...]:
        """The rank of each seat, for the lists; empty while the match goes on, and where nobody has one."""
        return tuple(self.course.playing.ranks()) if self.over else ()

    @property
    def watchable(self) -> bool:
        """Whether those without a seat may look on."""
        return not self.begun or self.sheet.spectators

    async def mend(self) -> None:
        """Do what a server that was killed came no longer to: begin, or note for the lists how far the match is."""
        if self.full and not self.begun:
            await self.begin()
        ranking = self.sheet.ranking or self.ranking
        sheet = replace(self.sheet, begun=self.begun, ended=self.sheet.ended or self.ended, ranking=ranking)
        if sheet != self.sheet:
            await self.store.mark(sheet.id, begun=sheet.begun, ended=sheet.ended, ranking=ranking)
            self.course.sheet = sheet

    async def reload(self) -> None:
        """Build everything again from the log."""
        sheet = await self.store.sheet(self.sheet.id)
        self.course = await open_course(self.store, sheet or self.sheet, self.box)

    async def catch_up(self) -> None:
        """Lines were written elsewhere: look at the log, and tell everybody."""
        async with self.lock:
            await self.reload()
            self.show_out()
            self.tell(await self.told_since(self.telling.oldest))

    async def seats_changed(self) -> None:
        """Somebody took a seat or left it: begin the match if all are taken, and tell everybody."""
        async with self.lock:
            sheet = await self.store.sheet(self.sheet.id)
            assert sheet is not None
            self.course.sheet = sheet
            if self.begun:
                self.telling.tell_late(self.course)
            changed: set[int] = set()
            for watcher in self.audience.watchers:
                seats = self.seats_of(watcher.person)
                if seats != watcher.seats:
                    watcher.seats = seats
                    changed.update(seats)
            self.telling.forget(changed)
            if self.full and not self.begun:
                await self.begin()
            self.show_out()
            self.note_presence()
            self.tell()

    async def begin(self) -> None:
        """Set the match up, and write its first line."""
        match = fresh_match(self.sheet, self.box)
        outcomes = tuple((outcome.kind, outcome.value) for outcome in match.beginning)
        entry = Entry(
            0, "start", outcomes=outcomes, at=time.time(), told=as_told(match.opening), asked=bits(match.actors)
        )
        try:
            await self.store.append(self.sheet.id, entry)
        except Taken:
            await self.reload()
            return
        self.course = Course(replace(self.sheet, begun=True), self.box)
        self.course.match = match
        self.course.note(entry)
        await self.store.mark(self.sheet.id, begun=True)

    def show_out(self) -> None:
        """Nobody looks on any more where that is not allowed."""
        if not self.watchable:
            for watcher in [watcher for watcher in self.audience.watchers if watcher.spectator]:
                watcher.close(NOT_ALLOWED)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person; a spectator's eyes if there is none."""
        return tuple(seat.seat for seat in self.sheet.seats if person and seat.person == person) or (EVERYONE,)

    @property
    def idle(self) -> bool:
        """Whether nobody needs the table in memory."""
        return not (self.audience.watchers or self.keeping or self.lock.locked())

    # Writing --------------------------------------------------------------------------------------------------------

    def entry(self, kind: str, seat: int, key: str, action: str = "", text: Text | None = None) -> Entry:
        """The next line of the log, for something said at the table."""
        return self.line(kind, seat, key, action, () if text is None else (Event(text),))

    def line(
        self, kind: str, seat: int, key: str, action: str, events: Sequence[Event], outcomes: Sequence[Outcome] = ()
    ) -> Entry:
        """The next line of the log: what was decided or said, what chance answered, and what is told of it."""
        pairs = tuple([(outcome.kind, outcome.value) for outcome in outcomes])
        moves = moves_after(self.course.moves, kind, action)
        told, asked = as_told(events), bits(self.course.playing.actors)
        return Entry(self.version + 1, kind, seat, action, pairs, key, time.time(), told, moves, asked)

    async def write(self, entry: Entry) -> Done | Refused:
        """Commit what was just decided, and only then tell everybody. The match is as the line says already."""
        try:
            await self.store.append(self.sheet.id, entry)
        except Taken:
            await self.reload()
            self.tell()
            return await self.late(entry.seat, entry.key, entry.version - 1)
        except BaseException:
            await self.reload()
            raise
        self.course.note(entry)
        if entry.kind == "back":
            await self.keep()
        if entry.kind == "move" and not self.over:
            self.tell_players(entry.seat)
        else:
            self.tell()
        if self.over:
            await self.store.mark(self.sheet.id, ended=self.ended, ranking=self.ranking)
        elif self.keeping is None and self.worth_keeping():
            self.keeping = asyncio.create_task(self.keep_soon())
        return Done(entry.key, entry.version)

    async def late(self, seat: int, key: str, version: int) -> Done | Refused:
        """A request that was carried out before is done; another one that was made on an old version is refused."""
        made = self.course.keys.get((seat, key))
        if made is None or made <= version:
            made = await self.store.version_of(self.sheet.id, seat, key, version)
        return Done(key, made) if made is not None else self.refuse(key, "", Text("refuse-stale"))

    def refuse(self, key: str, rule: str, text: Text) -> Refused:
        """Say no, and why."""
        return Refused(key, rule, text.data(), self.version)

    def worth_keeping(self) -> bool:
        """Whether the position is to be kept now, so that few lines are read when the table is opened again."""
        course = self.course
        return course.version - course.kept >= (SNAPSHOT_EVERY if course.playing.past else SNAPSHOT_FROM)

    async def keep_soon(self) -> None:
        """Keep the position when nobody decides anything."""
        try:
            async with self.lock:
                await self.keep()
        finally:
            self.keeping = None

    async def keep(self) -> None:
        """Keep the position, so that the table can be opened again in a moment."""
        course = self.course
        await self.store.keep_snapshot(self.sheet.id, course.version, course.keep())
        course.kept = course.version

    # Telling --------------------------------------------------------------------------------------------------------

    async def join(self, watcher: Watcher, since: int) -> None:
        """Somebody comes to look, having seen the table up to a version."""
        async with self.lock:
            self.used = time.monotonic()
            watcher.seats = self.seats_of(watcher.person)
            if watcher.spectator and not self.watchable:
                watcher.close(NOT_ALLOWED)
                return
            if self.begun:
                self.telling.tell_late(self.course)
                self.audience.watchers.add(watcher)
                self.telling.tell_all(self.course, watcher, await self.told_since(max(since, -1)))
            else:
                self.audience.watchers.add(watcher)
                watcher.send(self.waiting(watcher))
            lines = [Said(name, seat, text, at) for at, name, seat, text in await self.store.chat(self.sheet.id)]
            if lines:
                watcher.send(encode(Chat(lines)))
            self.tell_presence()
            self.changed(self)

    def leave(self, watcher: Watcher) -> None:
        """Somebody no longer looks."""
        self.used = time.monotonic()
        self.audience.watchers.discard(watcher)
        self.telling.forget()
        self.tell_presence()
        self.changed(self)

    def tell(self, news: list[News] | None = None) -> None:
        """Tell everybody what the last lines brought."""
        if self.begun:
            self.telling.tell(self.course, self.audience.watchers, news)
        else:
            for watcher in list(self.audience.watchers):
                watcher.send(self.waiting(watcher))
        self.changed(self)

    def tell_players(self, maker: int) -> None:
        """Tell whoever just decided and whoever decides next; the others too, unless they may wait."""
        actors = self.course.playing.actors
        players = [watcher for watcher in self.audience.watchers if watcher.plays(maker, actors)]
        if len(players) < len(self.audience.watchers) and not self.onlookers_may_wait():
            players = list(self.audience.watchers)
        self.telling.tell(self.course, players)
        self.changed(self)

    def onlookers_may_wait(self) -> bool:
        """Whether those who only look on can be told later: where the table is quick, and others wait to be served."""
        if self.herald is None or self.store.pen.together == 1 or not self.telling.may_wait(self.course):
            return False
        self.herald.wait(self.tell_onlookers)
        return True

    def tell_onlookers(self) -> bool:
        """Tell those who have not been told yet, unless something is being written: nobody hears of it before."""
        if self.lock.locked():
            return False
        self.telling.tell_late(self.course)
        return True

    def waiting(self, watcher: Watcher) -> bytes:
        """That seats are still free."""
        return encode(Waiting(PROTOCOL, card(self.sheet, watcher.person)))

    async def told_since(self, since: int) -> list[News]:
        """What was told after a version, as far back as is told at once, from memory or from the store."""
        told = self.course.told
        if since + 1 in told or since >= self.version:
            return [news for version, news in told.items() if version > since]
        return await self.store.told(self.sheet.id, since, MOST_NEWS)

    # Company --------------------------------------------------------------------------------------------------------

    def note_presence(self) -> None:
        """Note since when people are away."""
        self.audience.note([seat.seat for seat in self.sheet.seats if seat.person])

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        self.note_presence()
        self.audience.tell_presence()

    async def say(self, watcher: Watcher, text: str) -> Said:
        """Keep what somebody says, and tell everybody."""
        seat = None if watcher.spectator else watcher.seats[0]
        name = watcher.name if seat is None else self.sheet.seats[seat].name
        at = time.time()
        await self.store.say(self.sheet.id, watcher.person, name, seat, text, at)
        said = Said(name, seat, text, at)
        self.audience.broadcast(encode(said))
        return said

    async def record(self) -> str:
        """The record of the match."""
        return str(record_of(self.sheet, self.box, await self.store.log(self.sheet.id)))


Changed = Callable[[Table], None]
"""What is called when a table has changed: a bot may have to think, a clock may have to ring."""
