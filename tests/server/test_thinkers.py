"""Bots think in processes that may die or take too long: the table goes on."""

import asyncio
import os
import signal
from pathlib import Path

from tests.server.test_course import furnish

from lunatheque.server import Thinkers, open_store


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
        assert hint.considered[0].tries == max(one.tries for one in hint.considered)
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
