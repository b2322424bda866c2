"""Bots think in processes that may die or take too long: the table goes on."""

import asyncio
import json
import os
import signal
import time
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from tests.server.test_course import furnish

from lunatheque.bots import Search
from lunatheque.engine import Match, knowledge
from lunatheque.server import Thinkers, open_store
from lunatheque.server.audience import Audience, Elsewhere, Watcher
from lunatheque.server.limits import Turnstile
from lunatheque.server.thinkers import KEPT, Memory, Question, Queue
from lunatheque.server.viewer import Viewer
from lunatheque.server.wire import Hinted


def test_a_process_that_was_killed_is_replaced_and_asked_again(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(tmp_path)
        table, _ = await furnish(store, "moon-bots", 2, timed=False)
        seat = table.course.playing.actors[0]
        thinkers = Thinkers()
        legal = table.course.playing.legal_for(seat)
        assert (await thinkers.ask(table, seat, "greedy"))[0] in legal
        (first,) = thinkers.thinkers[0].pool._processes
        os.kill(first, signal.SIGKILL)
        assert (await thinkers.ask(table, seat, "greedy"))[0] in legal
        (second,) = thinkers.thinkers[0].pool._processes
        assert first != second
        hint = await thinkers.advise(table, seat, "k")
        assert (hint.key, hint.action in legal) == ("k", True)
        assert hint.texts[0][0] == "thought-best"
        assert hint.considered[0].percent == hint.texts[0][1]["percent"]
        tries = [one.tries for one in hint.considered]
        assert tries[0] >= max(tries) - 1, "the last two were compared as often; one of them opened the position"
        thinkers.close()
        await store.close()

    asyncio.run(run())


def test_a_bot_that_takes_too_long_is_not_waited_for(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(tmp_path)
        table, _ = await furnish(store, "moon-bots", 2, timed=False)
        seat = table.course.playing.actors[0]
        thinkers = Thinkers(limit=0.001)
        action, reasons = await thinkers.ask(table, seat, "legende")
        assert action in table.course.playing.legal_for(seat)
        assert reasons == []
        thinkers.close()
        await store.close()

    asyncio.run(run())


def waiting(owner: str, watched: bool = True) -> Any:
    """A table, as far as the queue looks at it."""
    audience = Audience()
    if watched:
        audience.watchers.add(Watcher(owner, owner, "", lambda _: None, lambda _: None))
    return SimpleNamespace(sheet=SimpleNamespace(owner=owner, id=owner), audience=audience)


def test_nobody_waits_for_all_the_bots_of_somebody_else() -> None:
    order: list[str] = []

    async def sit(queue: Queue, table: Any) -> None:
        thinker = await queue.take(table)
        order.append(table.sheet.owner + "!" * bool(table.audience.watchers))
        queue.give_back(thinker)

    async def run() -> None:
        queue = Queue([Mock(table="")])
        first = await queue.take(waiting("eve", watched=False))
        tables = [waiting("eve", watched=False)] * 3 + [waiting("eve")] * 3 + [waiting("ada", watched=False)]
        tasks = [asyncio.create_task(sit(queue, table)) for table in [*tables, waiting("ada"), waiting("grace")]]
        await asyncio.sleep(0)
        queue.give_back(first)
        await asyncio.gather(*tasks)
        assert (queue.waiting, queue.idle) == ([], [first])

    asyncio.run(run())
    assert order == ["ada!", "grace!", "eve!", "eve!", "eve!", "ada", "eve", "eve", "eve"]


def test_a_table_that_is_looked_at_elsewhere_is_looked_at() -> None:
    table = waiting("ada", watched=False)
    table.audience.elsewhere["other"] = Elsewhere([], 0, 0)
    assert not table.audience.watched
    table.audience.elsewhere["other"].present.append(1)
    assert table.audience.watched


def test_who_goes_away_leaves_the_queue_and_hands_on_what_came() -> None:
    async def run() -> None:
        queue = Queue([Mock(table="")])
        first = await queue.take(waiting("ada"))
        going = [asyncio.create_task(queue.take(waiting("eve"))) for _ in range(2)]
        staying = asyncio.create_task(queue.take(waiting("grace")))
        await asyncio.sleep(0)
        going[0].cancel()
        await asyncio.sleep(0)
        queue.give_back(first)
        going[1].cancel()
        assert await asyncio.wait_for(staying, 5) is first

    asyncio.run(run())


def test_a_hint_that_fails_is_answered_and_another_may_be_asked_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        store = await open_store(tmp_path)
        table, watchers = await furnish(store, "moon-bots", 2, timed=False)
        seat = table.course.playing.actors[0]
        sent: list[bytes] = []
        watchers[seat].send = sent.append
        advise = AsyncMock(side_effect=[ValueError("broken"), Hinted("two", "end", [], [])])
        house = Mock(turnstile=Turnstile(False), thinkers=Mock(advise=advise))
        viewer = Viewer(house, table, watchers[seat])
        for key in ("one", "two"):
            assert await viewer.hear(json.dumps({"type": "hint", "seat": seat, "key": key})) is None
            assert viewer.advising is not None
            await viewer.advising
        refused, hinted = map(json.loads, sent)
        assert (refused["key"], refused["text"]) == ("one", ["refuse-no-hint", {}])
        assert (hinted["type"], hinted["key"]) == ("hint", "two")
        await store.close()

    asyncio.run(run())
    assert "broken" in caplog.text


def test_a_process_is_not_idle_while_it_thinks_for_somebody_who_went_away(tmp_path: Path) -> None:
    async def run() -> None:
        store = await open_store(tmp_path)
        table, _ = await furnish(store, "moon-bots", 2, timed=False)
        seat = table.course.playing.actors[0]
        thinkers = Thinkers()
        hint = asyncio.create_task(thinkers.advise(table, seat))
        while not thinkers.thinking:
            await asyncio.sleep(0.01)
        hint.cancel()
        await asyncio.wait([hint])
        assert (hint.cancelled(), len(thinkers.thinking), thinkers.queue.idle) == (True, 1, [])
        decision = asyncio.create_task(thinkers.ask(table, seat, "greedy"))
        await asyncio.sleep(0.1)
        began = time.monotonic()
        thinkers.close()
        await asyncio.wait([decision])
        assert decision.cancelled()
        assert time.monotonic() - began < 5, "nothing is waited for when the house closes"
        await store.close()

    asyncio.run(run())


def test_a_bot_goes_on_from_what_it_found_out_before() -> None:
    match, memory = Match("moon-bots", 2, seed=4), Memory()
    seat = match.actors[0]
    question = Question("t", "moon-bots", "", "search:60", 1, {}, seat, 0)
    first = memory.bot(question)
    assert isinstance(first, Search)
    match.play(first.choose(knowledge(match.state, seat, 0)), seat)
    second = memory.bot(replace(question, moves=1))
    assert isinstance(second, Search)
    assert second.last is not None
    assert second.last is first.last
    assert second.root(knowledge(match.state, seat, 1)) is second.last[1].node
    assert not isinstance(memory.bot(replace(question, bot="greedy")), Search)
    for number in range(2 * KEPT):
        memory.bot(replace(question, table=str(number)))
    assert len(memory.bots) == KEPT
