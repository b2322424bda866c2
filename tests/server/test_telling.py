"""Who is told when: whoever plays at once, onlookers a moment later, and then of everything."""

import asyncio
import gc
import json
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.test_course import furnish
from tests.support import amend

from lunatheque.engine import Dice
from lunatheque.server import open_store, telling
from lunatheque.server.audience import Watcher
from lunatheque.server.deciding import carry_out
from lunatheque.server.sight import heard
from lunatheque.server.table import Table
from lunatheque.server.telling import MOST_BEHIND, Herald
from lunatheque.server.tidying import MUCH_NEW, QUIET, Tidying
from lunatheque.server.wire import Done, Play

SEATS = 4


class Eyes:
    """What a viewer makes of what it is sent."""

    def __init__(self, watcher: Watcher) -> None:
        self.watcher = watcher
        self.scene: Any = None
        self.versions: list[int] = []
        self.told: list[int] = []
        watcher.send = self.see

    def see(self, message: bytes) -> None:
        update = json.loads(message)
        if update["type"] == "update":
            (place,) = update["places"]
            self.scene = place["scene"] or amend(self.scene, place["changes"])
            self.versions.append(update["version"])
            self.told += [chapter["version"] for chapter in place["events"]]


class Room:
    """Two tables that are played at the same time, so that the server is busy; nobody tells onlookers by himself."""

    async def furnish(self, folder: Path) -> None:
        self.store = await open_store(folder)
        self.herald = Herald(after=1000.0)
        self.tables = [await furnish(self.store, "moon-bots", SEATS, False, id, self.herald) for id in ("a", "b")]
        self.eyes = [[Eyes(watcher) for watcher in watchers] for _, watchers in self.tables]
        for table, watchers in self.tables:
            for watcher in watchers:
                await table.join(watcher, -1)

    async def play(self, moves: int) -> None:
        for number in range(moves):
            await asyncio.gather(*(move(table, watchers, number) for table, watchers in self.tables))

    def look(self) -> None:
        """Let those who wait be told, as if their moment had come."""
        for tell, timer in list(self.herald.waiting.items()):
            timer.cancel()
            self.herald.tell(tell)
        assert not self.herald.waiting


async def move(table: Table, watchers: list[Watcher], number: int) -> None:
    match, dice = table.course.playing, Dice(number)
    seat = match.actors[0]
    legal = match.legal_for(seat)
    action = legal[dice.below(len(legal))]
    done = await carry_out(table, watchers[seat], Play(seat, table.version, secrets.token_hex(8), action), 0)
    assert isinstance(done, Done)


def in_a_room(tmp_path: Path, test: Callable[[Room], Awaitable[None]]) -> None:
    async def run() -> None:
        room = Room()
        await room.furnish(tmp_path)
        await test(room)
        await room.store.close()

    asyncio.run(run())


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, onlookers may wait."""
    monkeypatch.setattr(telling, "LONGEST_WAIT", 1000.0)


def test_onlookers_are_told_of_several_moves_at_once_and_of_all_of_them(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        await room.play(30)
        assert any(eyes.versions[-1] < table.version for (table, _), viewers in both(room) for eyes in viewers)
        room.look()
        for (table, _), viewers in both(room):
            for seat, eyes in enumerate(viewers):
                assert len(eyes.versions) < table.version
                assert eyes.versions == sorted(set(eyes.versions))
                assert eyes.versions[-1] == table.version
                heard_of = [version for version, _, told in table.course.news(-1) if heard(version, 0, told, seat)]
                assert [version for version in eyes.told if version > 0] == [one for one in heard_of if one > 0]
                match = table.course.playing
                assert eyes.scene == match.game.scene(match.state, seat).data()

    in_a_room(tmp_path, test)


def both(room: Room) -> list[tuple[tuple[Table, list[Watcher]], list[Eyes]]]:
    return list(zip(room.tables, room.eyes, strict=True))


def test_whoever_decides_is_told_at_once(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        table, watchers = room.tables[0]
        for number in range(20):
            maker = table.course.playing.actors[0]
            await asyncio.gather(move(table, watchers, number), move(*room.tables[1], number))
            for seat in {maker, *table.course.playing.actors}:
                assert room.eyes[0][seat].versions[-1] == table.version

    in_a_room(tmp_path, test)


def test_nobody_is_told_what_is_not_written_yet(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        table, _ = room.tables[0]
        while all(eyes.versions[-1] == table.version for eyes in room.eyes[0]):
            await room.play(1)
        before = [list(eyes.versions) for eyes in room.eyes[0]]
        async with table.lock:
            assert not table.tell_onlookers()
        assert [eyes.versions for eyes in room.eyes[0]] == before
        assert table.tell_onlookers()
        assert all(eyes.versions[-1] == table.version for eyes in room.eyes[0])

    in_a_room(tmp_path, test)


def test_onlookers_are_never_far_behind(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        most = 0
        for _ in range(2 * MOST_BEHIND):
            await room.play(1)
            table, _ = room.tables[0]
            most = max(most, table.version - min(eyes.versions[-1] for eyes in room.eyes[0]))
        assert 0 < most <= MOST_BEHIND + 1

    in_a_room(tmp_path, test)


def test_who_comes_later_does_not_confuse_who_waits(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        await room.play(9)
        table, watchers = room.tables[0]
        again = [Eyes(Watcher(one.person, one.name, "", lambda _: None, lambda _: None)) for one in watchers]
        for eyes in again:
            await table.join(eyes.watcher, -1)
        await room.play(9)
        room.look()
        for seat in range(SEATS):
            assert room.eyes[0][seat].scene == again[seat].scene

    in_a_room(tmp_path, test)


def test_who_takes_the_seat_of_another_is_shown_everything(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        table, watchers = room.tables[0]
        sent: list[dict[str, Any]] = []
        heir = Watcher("heir", "heir", "", lambda message: sent.append(json.loads(message)), lambda _: None)
        await room.store.add_person("heir", "heir")
        await table.join(heir, -1)
        await room.store.forget(watchers[3].person, "nobody")
        await room.store.take_seat(table.sheet.id, 3, "heir", "heir")
        await table.seats_changed()
        (place,) = sent[-1]["places"]
        match = table.course.playing
        assert (place["seat"], place["scene"]) == (3, match.game.scene(match.state, 3).data())
        watchers[3] = heir
        await room.play(3)
        room.look()
        assert table.telling.oldest == table.version

    in_a_room(tmp_path, test)


def test_onlookers_are_told_by_themselves_even_if_something_is_being_written_just_then(tmp_path: Path) -> None:
    async def test(room: Room) -> None:
        room.herald.after = 0.2
        while not room.herald.waiting:
            await room.play(1)
        async with room.tables[0][0].lock, room.tables[1][0].lock:
            timers = dict(room.herald.waiting)
            while room.herald.waiting == timers:
                await asyncio.sleep(0.01)
            assert room.herald.waiting.keys() == timers.keys()
        while room.herald.waiting:
            await asyncio.sleep(0.001)
        assert all(eyes.versions[-1] == table.version for (table, _), viewers in both(room) for eyes in viewers)

    in_a_room(tmp_path, test)


def test_garbage_is_looked_for_in_quiet_moments_alone() -> None:
    tidying = Tidying()
    kept = [[number] for number in range(2 * MUCH_NEW)]
    gc.disable()
    try:
        kept += [[number] for number in range(2 * MUCH_NEW)]
        new = gc.get_count()[0]
        assert new > MUCH_NEW
        tidying.tidy_up()
        assert gc.get_count()[0] >= new
        tidying.heard = time.monotonic() - 2 * QUIET
        tidying.tidy_up()
        assert gc.get_count()[0] < MUCH_NEW
    finally:
        gc.enable()
