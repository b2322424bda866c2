"""Bots take their time while somebody looks."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from lunatheque.server import bot_players
from lunatheque.server.bot_players import BotPlayers
from lunatheque.server.wire import Done


@pytest.mark.parametrize(("watchers", "waits"), [(["Ada"], 1), ([], 0)])
def test_a_bot_waits_while_somebody_looks(watchers: list[str], waits: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = iter([0, -1])
    slept: list[float] = []
    played: list[str] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def think(table: Any, seat: int) -> str:
        return "roll"

    async def play(table: Any, seat: int, action: str, *_: object, **__: object) -> Done:
        assert len(slept) == waits
        played.append(action)
        return Done("k", 2)

    monkeypatch.setattr(bot_players, "play", play)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    course = SimpleNamespace(bot_to_move=lambda: next(seats), people=lambda: [1])
    table: Any = SimpleNamespace(version=1, course=course, audience=SimpleNamespace(watchers=watchers))
    asyncio.run(BotPlayers(think, pace=100.0).play_on(table))
    assert played == ["roll"]
    assert all(50 < seconds <= 100 for seconds in slept)
