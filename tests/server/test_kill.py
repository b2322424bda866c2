"""Kill the server at any instant, again and again, under load: what was acknowledged is there, once and in order.

`make soak` does the same for minutes (LUNATHEQUE_SOAK says how many).
"""

import asyncio
import os
import random
import time
from pathlib import Path

import pytest
from tests.server.conftest import Server, running
from tests.server.crowd import Crowd
from tests.server.postgres import missing, postgres

SOAK = float(os.environ.get("LUNATHEQUE_SOAK", "0")) * 60
TABLES = 6
KILLS = {"sqlite": 10, "postgres": 5}
LONGEST = 60.0
"""Seconds after which a server that nobody could play on has failed."""


async def torment(server: Server, kills: int) -> int:
    """Kill and restart the server while people play; gives the number of moves that are there in the end."""
    crowd = Crowd(server.address, TABLES)
    crowd.begin()
    until = time.monotonic() + SOAK
    killed = 0
    while killed < kills or time.monotonic() < until:
        if not crowd.playing:
            await crowd.end()
            await asyncio.to_thread(server.kill)
            await crowd.compare(server.data)
            await asyncio.to_thread(server.start)
            crowd = Crowd(server.address, TABLES)
            crowd.begin()
        await progress(crowd)
        await asyncio.sleep(random.random() * 0.3)
        await asyncio.to_thread(server.kill)
        killed += 1
        await asyncio.to_thread(server.start)
    await progress(crowd)
    await crowd.end()
    assert all(client.comings > 1 or client.over for client in crowd.clients), "somebody did not come back"
    await asyncio.to_thread(server.kill)
    moves = await crowd.compare(server.data)
    assert crowd.acknowledged <= moves
    return moves


async def progress(crowd: Crowd) -> None:
    """Wait until people play: after each restart moves are acknowledged again, without anybody's help."""
    before, deadline = crowd.acknowledged, time.monotonic() + LONGEST
    while crowd.acknowledged < before + TABLES and crowd.playing:
        assert time.monotonic() < deadline, "nobody can play any more"
        await asyncio.sleep(0.01)


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    with running(Server(tmp_path / "data", "--no-limits")) as server:
        assert asyncio.run(torment(server, KILLS["sqlite"])) >= KILLS["sqlite"] * TABLES


@pytest.mark.skipif(missing(), reason="PostgreSQL is not installed")
def test_no_acknowledged_move_is_lost_in_postgres() -> None:
    with postgres() as url, running(Server(url, "--no-limits")) as server:
        assert asyncio.run(torment(server, KILLS["postgres"])) >= KILLS["postgres"] * TABLES
