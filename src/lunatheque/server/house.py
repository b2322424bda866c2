"""The house: the tables that are open now, and what must be done from time to time."""

import asyncio
import logging
import tempfile
import time
from pathlib import Path
from typing import Any

from lunatheque.engine import find

from .bot_players import BotPlayers
from .complaints import Complaint
from .course import record_of
from .deciding import ring
from .homes import ALONE, Home
from .letters import Post
from .limits import Turnstile
from .lines import Outbox
from .neighbours import Neighbours
from .reception import Reception
from .replays import Replay
from .store import Person, Store
from .table import Table
from .telling import Herald
from .thinkers import Thinkers
from .tidying import Tidying

logger = logging.getLogger(__name__)

NOBODY = "—"
"""The name of somebody who wanted to be forgotten."""
REPLAYS = 4
"""How many replays are remembered."""
BOXES = 32
"""How many boxes of uploaded packs are remembered."""
SHORTEST_REST = 0.05
"""Seconds between two looks at the house, however soon tables are to leave memory."""
EVERY_TABLE = "*"
"""In a notice of the host: all tables have changed."""
PERSON = "@"
"""In a notice, before the id of a person: the seats of this person have changed hands."""
RESTARTING = 1012
BANNED = 4403


class House:
    """Everything that lives while the server runs; whatever must not be lost is in the store."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        secret: str,
        patience: float = 120,
        idle: float = 300,
        limits: bool = True,
        pace: float = 0.0,
        post: Post | None = None,
        home: Home = ALONE,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.patience = patience
        self.idle = idle
        self.turnstile = Turnstile(limits)
        self.reception = Reception(store, secret)
        self.bots = BotPlayers(thinkers.decide, pace)
        self.herald = Herald()
        self.outbox = Outbox()
        store.pen.afterwards = self.outbox.deliver
        self.tidying = Tidying()
        self.tables: dict[str, Table] = {}
        self.neighbours = Neighbours(post, self.tables) if post else None
        self.home = home
        self.deadlines: dict[str, float] = {}
        self.boxes: dict[tuple[str, str], Any] = {}
        self.packs = tempfile.TemporaryDirectory(prefix="lunatheque-packs-")
        self.replays: dict[str, Replay] = {}
        self.notice = 0
        self.opening = asyncio.Lock()
        self.hearing = asyncio.Lock()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Begin to look after things."""
        await self.reception.open()
        self.notice = max([number for number, _ in await self.store.notices(0)], default=0)
        self.tasks = [asyncio.create_task(self.look_after()), asyncio.create_task(self.look_at_clocks())]
        if self.neighbours is not None:
            await self.neighbours.open()
        self.tidying.begin()

    async def close(self) -> None:
        """Close for now: everybody is told to come back."""
        for task in self.tasks:
            task.cancel()
        if self.neighbours is not None:
            await self.neighbours.close()
        self.send_everybody_out()
        self.thinkers.close()
        await self.store.close()
        self.packs.cleanup()

    def send_everybody_out(self) -> None:
        """Tell everybody to come back, and forget all tables: the store has them."""
        for table in self.tables.values():
            for watcher in list(table.audience.watchers):
                watcher.close(RESTARTING)
        self.bots.close()
        self.tables.clear()
        self.deadlines.clear()
        self.replays.clear()

    # People ---------------------------------------------------------------------------------------------------------

    async def log_in(self, guest: Person | None, name: str, password: str) -> Person:
        """The person of an account; what it had as a guest here becomes its own."""
        found = await self.reception.account(name, password)
        if guest is not None and not guest.login and guest.id != found.id:
            await self.store.move_in(guest.id, found.id)
            await self.hand_over(guest.id)
        return found

    async def forget(self, person: Person) -> None:
        """Forget a person."""
        await self.store.forget(person.id, NOBODY)
        await self.hand_over(person.id)

    async def hand_over(self, person: str) -> None:
        """The seats of a person have changed hands: live tables look again, in the other processes too."""
        await self.seats_changed(person)
        if self.home.of > 1:
            await self.store.notify(PERSON + person)

    async def seats_changed(self, person: str) -> None:
        """The seats of a person have changed hands: live tables here look again."""
        for table in list(self.tables.values()):
            if any(person in (seat.person, table.sheet.owner) for seat in table.sheet.seats):
                await table.seats_changed()

    # Tables ---------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table called `id`, live, as it is after whatever was done in other processes before."""
        if self.home.of > 1:
            await self.hear_notices()
        table = self.tables.get(id)
        if table is not None:
            table.used = time.monotonic()
            return table
        async with self.opening:
            if id not in self.tables:
                sheet = await self.store.sheet(id) if len(id) < 100 and self.home.holds(id) else None
                if sheet is None:
                    raise Complaint("error-no-table", 404)
                box, file = await self.box(sheet.game, sheet.pack)
                self.tables[id] = await Table.find(self.store, sheet, box, self.changed, self.herald)
                self.tables[id].pack_file = file
                self.changed(self.tables[id])
            return self.tables[id]

    def changed(self, table: Table) -> None:
        """A table has changed: a bot may have to think, a clock may have to ring, other servers may have to know."""
        id = table.sheet.id
        if self.tables.get(id) is not table:
            return  # it was sent out of the house, and lives on as long as somebody is on the way out
        self.bots.wake(table)
        if self.neighbours is not None:
            self.neighbours.tell(table)
        if table.sheet.pace.kind == "untimed":
            return
        deadline = table.course.standing.deadline()
        if deadline is None or table.over:
            self.deadlines.pop(id, None)
        else:
            self.deadlines[id] = deadline[0]

    async def box(self, game: str, hash: str) -> tuple[Any, str]:
        """The contents of a box and the file they were read from: the game's own, or those of an uploaded pack."""
        rules = find(game)
        if not hash:
            return rules.box(), ""
        file = Path(self.packs.name, f"{hash}.toml")
        if (rules.id, hash) not in self.boxes:
            pack = await self.store.pack(hash)
            if pack is None or pack.game != rules.id:
                raise Complaint("error-no-pack", 404)
            file.write_text(pack.contents, encoding="utf-8")
            self.boxes[rules.id, hash] = await asyncio.to_thread(rules.box, file)
            while len(self.boxes) > BOXES:
                del self.boxes[next(iter(self.boxes))]
        return self.boxes[rules.id, hash], str(file)

    async def finished(self, id: str) -> Table:
        """A table whose match is over: before that, a record or a replay would tell secrets."""
        table = await self.table(id)
        async with table.lock:  # an end that is not written yet may be taken back
            if not table.over and not table.sheet.review:
                raise Complaint("error-not-over", 409)
        return table

    async def replay(self, table: Table) -> Replay:
        """The replay of a match that is over; the last few are remembered."""
        id = table.sheet.id
        if id not in self.replays:
            record = record_of(table.sheet, table.box, await self.store.log(id))
            self.replays[id] = await asyncio.to_thread(Replay, record, table.box)
            while len(self.replays) > REPLAYS:
                del self.replays[next(iter(self.replays))]
        return self.replays[id]

    # From time to time ----------------------------------------------------------------------------------------------

    async def look_after(self) -> None:
        """Let idle tables go, hear what the host has changed, forget old limits."""
        while True:
            await asyncio.sleep(max(SHORTEST_REST, min(2.0, self.idle)))
            try:
                await self.hear_host()
                await self.let_idle_go()
                if self.neighbours is not None:
                    self.neighbours.refresh(self.tables.values())
                self.turnstile.sweep()
                self.tidying.tidy_up()
            except Exception:
                logger.exception("looking after the house failed")

    async def hear_host(self) -> None:
        """Who is banned, and which tables were changed behind our back."""
        await self.reception.hear_bans()
        await self.hear_notices()
        for table in self.tables.values():
            for watcher in list(table.audience.watchers):
                if self.reception.is_banned(watcher.name, watcher.address):
                    watcher.close(BANNED)

    async def hear_notices(self) -> None:
        """Which tables were changed behind our back, by the host or by another process of this server."""
        async with self.hearing:
            for number, id in await self.store.notices(self.notice):
                self.notice = number
                if id == EVERY_TABLE:
                    self.send_everybody_out()
                elif id.startswith(PERSON):
                    await self.seats_changed(id.removeprefix(PERSON))
                elif (table := self.tables.get(id)) is not None:
                    async with table.lock:
                        await table.reload()
                        table.tell()

    async def let_idle_go(self) -> None:
        """Tables that nobody needs leave memory; the store has them."""
        now = time.monotonic()
        for id, table in list(self.tables.items()):
            if now - table.used > self.idle and table.idle and not self.bots.busy(table):
                if table.begun and table.version > table.course.kept and not table.over:
                    async with table.lock:
                        await table.keep()
                    await asyncio.sleep(0)  # others are served between two tables
                if table.idle and not self.bots.busy(table):
                    del self.tables[id]

    async def look_at_clocks(self) -> None:
        """Ring when somebody runs out of time, also at tables that nobody looks at."""
        for id in filter(self.home.holds, await self.store.timed()):
            await self.ring(id)
            if id in self.tables:
                self.tables[id].used -= self.idle  # nobody has asked for it
            await asyncio.sleep(0)  # others are served between two tables
        while True:
            await asyncio.sleep(0.25)
            now = time.time()
            for id in [id for id, deadline in self.deadlines.items() if deadline <= now]:
                await self.ring(id)

    async def ring(self, id: str) -> None:
        """Look at the clocks of a table."""
        try:
            table = await self.table(id)
            async with table.lock:
                await ring(table)
            self.changed(table)
        except Exception:
            self.deadlines.pop(id, None)
            logger.exception("the clocks of table %s cannot be looked at", id)
