"""Bots think in processes that may die or take too long: the table goes on."""

import asyncio
import os
import signal
from dataclasses import replace
from pathlib import Path

from tests.server.test_course import furnish

from lunatheque.bots import Search
from lunatheque.engine import Match, knowledge
from lunatheque.server import Thinkers, open_store
from lunatheque.server.thinkers import KEPT, Memory, Question


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
