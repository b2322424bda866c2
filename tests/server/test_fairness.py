"""What one player could do to the others at a table: with clocks, by leaving, by asking again and again."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.test_course import furnish

from lunatheque.server import open_store
from lunatheque.server.audience import Watcher
from lunatheque.server.cards import card
from lunatheque.server.complaints import Complaint
from lunatheque.server.course import STAND_IN
from lunatheque.server.deciding import carry_out
from lunatheque.server.seating import sit_down
from lunatheque.server.standing import Standing
from lunatheque.server.store import Entry, Pace, Person
from lunatheque.server.table import Table
from lunatheque.server.wire import Agree, Done, Play, Propose, Refused, Replace, Resign, Undo

Act = Callable[[Table, list[Watcher], list[int]], Awaitable[None]]


def at_table(tmp_path: Path, seats: int, act: Act) -> None:
    """Do something at a table of Moon-Bots with a live clock; the seats in the order of their turns."""

    async def run() -> None:
        store = await open_store(tmp_path)
        table, watchers = await furnish(store, "moon-bots", seats)
        first = table.course.playing.actors[0]
        await act(table, watchers, [(first + place) % seats for place in range(seats)])
        await store.close()

    asyncio.run(run())


async def ask(table: Table, watchers: list[Watcher], request: Any) -> Any:
    """Ask for something from one's own seat: what was answered, by the message id if it was refused."""
    answer = await carry_out(table, watchers[request.seat], request, 0)
    return answer.text[0] if isinstance(answer, Refused) else answer


def test_a_move_that_is_taken_back_takes_its_time_back() -> None:
    pace, standing = Pace("clock", 1, 60), Standing([60.0, 60.0], since=0.0, running=[0])
    for version in range(1, 11, 2):
        standing.run(Entry(version, "move", 0), pace, [1])
        assert standing.left == [120, 60]
        standing.run(Entry(version + 1, "undo", 0), pace, [0])
        assert standing.left == [60, 60]
    standing.run(Entry(11, "move", 0), pace, [0])  # goes on with its turn
    standing.run(Entry(12, "undo", 0), pace, [0])
    assert standing.left == [60, 60]
    standing.run(Entry(13, "move", 0), pace, [1])
    standing.run(Entry(14, "propose", 1), pace, [1])
    standing.run(Entry(15, "move", 1), pace, [0])
    standing.run(Entry(16, "undo", 1), pace, [1])
    assert standing.left == [120, 60]


@pytest.mark.parametrize("kind", ["propose", "agree", "decline", "undo", "back", "return", "replace"])
def test_days_per_move_begin_anew_with_a_move_alone(kind: str) -> None:
    pace = Pace("days", days=1)
    standing = Standing([100.0, 100.0], since=0.0, running=[0])
    standing.run(Entry(1, kind, 0, at=40.0), pace, [0])
    assert standing.left[0] == 60
    standing.run(Entry(2, kind, 1, at=50.0), pace, [1])
    assert standing.left[1] == 100, "to be asked again is no new move either"
    standing.run(Entry(3, "move", 1, at=60.0), pace, [0])
    assert standing.left[0] == 24 * 3600


def test_whoever_is_out_of_time_does_not_come_back_with_time(tmp_path: Path) -> None:
    async def act(table: Table, watchers: list[Watcher], seats: list[int]) -> None:
        a, b, _ = seats
        table.course.standing.flagged.append(a)
        assert await ask(table, watchers, Replace(a, table.version, "mine", STAND_IN)) == "refuse-time"
        by_others = Replace(a, table.version, "theirs", STAND_IN)
        assert isinstance(await carry_out(table, watchers[b], by_others, 0), Done)

    at_table(tmp_path, 3, act)


def test_a_key_is_that_of_its_seat_and_of_its_version(tmp_path: Path) -> None:
    async def act(table: Table, watchers: list[Watcher], seats: list[int]) -> None:
        a, b, c = seats
        first = Play(a, 0, "k1", "end")
        assert await ask(table, watchers, first) == await ask(table, watchers, first) == Done("k1", 1)
        assert await ask(table, watchers, Play(b, 0, "k1", "end")) == "refuse-stale", "it is not what the other one did"
        assert await ask(table, watchers, Play(b, 1, "k1", "end")) == Done("k1", 2)
        assert await ask(table, watchers, Play(c, 2, "k1", "end")) == Done("k1", 3)
        assert await ask(table, watchers, Play(a, 3, "k1", "end")) == Done("k1", 4), "used again, for another move"
        assert await ask(table, watchers, first) == Done("k1", 4)
        await table.reload()
        assert await ask(table, watchers, Play(a, 3, "k1", "end")) == Done("k1", 4)

    at_table(tmp_path, 3, act)


def test_whoever_resigned_takes_nothing_back_and_proposes_nothing(tmp_path: Path) -> None:
    async def act(table: Table, watchers: list[Watcher], seats: list[int]) -> None:
        _, _, c = seats
        await ask(table, watchers, Resign(c, table.version, "enough"))
        for request in (Undo(c, table.version, "u"), Propose(c, table.version, "p", "end")):
            assert await ask(table, watchers, request) == "refuse-over"

    at_table(tmp_path, 3, act)


def test_nobody_agrees_for_somebody_who_is_away(tmp_path: Path) -> None:
    async def act(table: Table, watchers: list[Watcher], seats: list[int]) -> None:
        a, b = seats
        await ask(table, watchers, Play(a, table.version, "r", "roll"))
        assert isinstance(await carry_out(table, watchers[b], Replace(b, table.version, "b", STAND_IN), 0), Done)
        for what in ("undo", "end"):
            request = Propose(a, table.version, what, what)
            assert await ask(table, watchers, request) == "refuse-nobody-agrees"
        assert not table.over

    at_table(tmp_path, 2, act)


def test_an_agreement_that_is_asked_for_again_is_done(tmp_path: Path) -> None:
    async def act(table: Table, watchers: list[Watcher], seats: list[int]) -> None:
        a, b = seats
        await ask(table, watchers, Propose(a, table.version, "p", "end"))
        yes = Agree(b, table.version, "yes", "end", True)
        done = await ask(table, watchers, yes)
        assert isinstance(done, Done)
        assert table.over
        assert await ask(table, watchers, yes) == done

    at_table(tmp_path, 2, act)


def test_a_bot_plays_on_for_somebody_who_was_forgotten_and_nobody_takes_the_seat(tmp_path: Path) -> None:
    async def act(table: Table, watchers: list[Watcher], seats: list[int]) -> None:
        a, b = seats
        await table.store.forget(watchers[b].person, "—")
        await table.seats_changed()
        assert table.course.bot_of(b) == table.course.players().bots[b] == STAND_IN
        rows = tuple([replace(seat, invitation=f"token {seat.seat}") for seat in table.sheet.seats])
        table.course.sheet = replace(table.sheet, seats=rows, listed=True)
        assert not card(table.sheet, table.sheet.owner).invitations
        house: Any = SimpleNamespace(store=table.store)
        for person in (Person("stranger", "Eve"), Person(watchers[a].person, "Ada")):
            for invitation, number in ((None, b), (f"token {b}", None)):
                with pytest.raises(Complaint) as refused:
                    await sit_down(house, table, person, invitation, number)
                assert refused.value.text.id == "error-begun"

    at_table(tmp_path, 2, act)
