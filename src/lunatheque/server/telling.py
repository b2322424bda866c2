"""What those who look at a table are told, and who has not been told yet.

Whoever has just decided, and whoever must decide now, is told at once. The others only look on: at a quick table of a
busy server they are told a moment later, and then of everything that has happened meanwhile.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any

from lunatheque.engine import EVERYONE

from .audience import Audience, Watcher
from .course import Course
from .sight import Alike, Sight, chapters, encoded
from .store import News
from .wire import PROTOCOL, Update, encode

logger = logging.getLogger(__name__)

LONGEST_WAIT = 0.05
"""Seconds that an onlooker waits at most: less than the eye notices."""
A_LITTLE = 0.001
"""Seconds until the next look where something is being written just now."""
MOST_BEHIND = 32
"""So many versions an onlooker may be behind; what was told is remembered for longer."""


class Telling:
    """What the viewers of one table were told last."""

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.sights: dict[int, Sight] = {}
        """By seat, what its viewers were shown last: what they are told next leads on from there."""
        self.shown = -1
        """The version that somebody was told last."""
        self.at = 0.0
        """When nobody was left to be told."""
        self.alike: Alike | None = None

    @property
    def oldest(self) -> int:
        """The version from which on somebody has not been told."""
        oldest = self.shown
        for sight in self.sights.values():
            oldest = min(oldest, sight.version)
        return oldest

    def forget(self, taken: Collection[int] = ()) -> None:
        """Forget what seats were shown with whose eyes nobody looks any more, or somebody who has not seen it."""
        looked_at = {seat for watcher in self.audience.watchers for seat in watcher.seats}.difference(taken)
        self.sights = {seat: sight for seat, sight in self.sights.items() if seat in looked_at}

    def tell_late(self, course: Course) -> None:
        """Tell those who have not been told yet."""
        told = {seat for seat, sight in self.sights.items() if sight.version == course.version}
        late = [watcher for watcher in self.audience.watchers if not told.issuperset(watcher.seats)]
        if late:
            self.tell(course, late)

    def tell(self, course: Course, watchers: Collection[Watcher], news: Collection[News] | None = None) -> None:
        """Tell some of those who look what has happened since they were told last, once for all who see the same."""
        groups: dict[tuple[int, ...], list[Watcher]] = {}
        for watcher in watchers:
            groups.setdefault(watcher.seats, []).append(watcher)
        before = self.look(course, [seat for seats in groups for seat in seats])
        common, alike = update_of(course), self.alike or Alike()
        for seats, group in groups.items():
            message = update(common, [self.place(course, seat, before.get(seat), alike, news) for seat in seats])
            for watcher in group:
                watcher.send(message)
            for seat in seats:
                self.sights[seat].forget()
        self.shown = course.version
        if self.oldest < self.shown:
            self.alike = alike
        else:
            self.alike, self.at = None, time.monotonic()

    def may_wait(self, course: Course) -> bool:
        """Whether onlookers gain anything by being told later: several moves at once, but not too many."""
        return time.monotonic() - self.at < LONGEST_WAIT and course.version - self.oldest <= MOST_BEHIND

    def tell_all(self, course: Course, watcher: Watcher, news: Collection[News]) -> None:
        """Show somebody who has just come everything."""
        self.see(course, watcher.seats)
        places = [self.sights[seat].place(encoded(chapters(news, seat))) for seat in watcher.seats]
        watcher.send(update(update_of(course), places))
        for seat in watcher.seats:
            self.sights[seat].forget()

    def look(self, course: Course, seats: Sequence[int]) -> dict[int, Sight]:
        """Look at the table with the eyes of some seats; gives what they saw before."""
        before = {seat: self.sights[seat] for seat in seats if seat in self.sights}
        fresh = [seat for seat in seats if seat not in before or before[seat].version != course.version]
        if fresh:
            self.see(course, fresh)
        return before

    def see(self, course: Course, seats: Sequence[int]) -> None:
        """See the table as it is now with the eyes of some seats."""
        match = course.playing
        game, state = match.game, match.state
        sheet = game.sheet(state, EVERYONE) if game.open_sheet else None
        for seat, scene in zip(seats, game.scenes(state, seats), strict=True):
            self.sights[seat] = Sight(match, seat, course.version, scene, sheet)

    def place(
        self, course: Course, seat: int, before: Sight | None, alike: Alike, news: Collection[News] | None
    ) -> bytes:
        """What one seat is given: the scene as it changed since it was told last."""
        since = self.shown if before is None else before.version
        news = course.news(since) if news is None else [one for one in news if one[0] > since]
        return self.sights[seat].place(alike.chapters(news, seat), before, alike)


def update(common: bytes, places: list[bytes]) -> bytes:
    """The message for those who look with the eyes of some seats."""
    return b"%b%b]}" % (common, b",".join(places))


def update_of(course: Course) -> bytes:
    """The table as everybody may see it, encoded once for all: what each seat sees is added, and ends it."""
    match, standing = course.playing, course.standing
    players = course.players()
    bots = players.bots
    clocks: list[Any] = [None] * len(bots)
    if course.sheet.pace.kind != "untimed":
        now = time.time()
        clocks = [None if bot else standing.clock(seat, now) for seat, bot in enumerate(bots)]
    actors, over = match.actors, match.over
    common = Update(
        PROTOCOL,
        course.version,
        actors,
        [seat for seat in actors if bots[seat]],
        over,
        match.ended or None,
        match.ranks() if over else [],
        list(match.state.scores()) if over else [],
        clocks,
        standing.running,
        standing.proposals,
        players.company,
        [],
    )
    return encode(common)[: -len(b"]}")]


class Herald:
    """Tells onlookers after a moment. What is to be told grows meanwhile, and is told once."""

    def __init__(self, after: float = LONGEST_WAIT) -> None:
        self.after = after
        """How many seconds later."""
        self.waiting: dict[Callable[[], bool], asyncio.TimerHandle] = {}
        """How to tell the onlookers of a table."""

    def wait(self, tell: Callable[[], bool]) -> None:
        """Have the onlookers of a table told in a moment, unless they are about to be told."""
        if tell not in self.waiting:
            self.waiting[tell] = asyncio.get_running_loop().call_later(self.after, self.tell, tell)

    def tell(self, tell: Callable[[], bool]) -> None:
        """The moment has come; where something is being written, it comes when that is done."""
        told = True
        try:
            told = tell()
        except Exception:
            logger.exception("onlookers could not be told")
        if told:
            del self.waiting[tell]
        else:
            self.waiting[tell] = asyncio.get_running_loop().call_later(A_LITTLE, self.tell, tell)
