"""Kill the server at any instant, again and again, under load: what was acknowledged is there, once and in order.

`make test` kills a few times; `make soak` goes on for minutes (LUNATHEQUE_SOAK says how many), for what goes wrong once
in a hundred times.
"""

import asyncio
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.conftest import Server, running
from tests.server.crowd import Crowd

SOAK = float(os.environ.get("LUNATHEQUE_SOAK", "0")) * 60
TABLES = 6
KILLS = {"sqlite": 4, "postgres": 3}
LONGEST = 60.0
"""Seconds after which a server that nobody could play on has failed."""


async def torment(server: Server, kills: int, strike: Callable[[Server], None]) -> int:
    """Kill the server, or a part of it, while people play; gives the number of moves that are there in the end."""
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
        await asyncio.to_thread(strike, server)
        killed += 1
    await progress(crowd)
    await crowd.end()
    assert all(client.comings > 1 or client.over for client in crowd.clients), "somebody did not come back"
    await asyncio.to_thread(server.kill)
    moves = await crowd.compare(server.data)
    assert crowd.acknowledged <= moves
    return moves


def restart(server: Server) -> None:
    """Kill the whole server, and start it again."""
    server.kill()
    server.start()


def kill_one(server: Server) -> None:
    """Kill the process of a server that has lived longest, and wait until another one is there instead."""
    victim, *others = server.children()
    os.kill(victim, signal.SIGKILL)
    while len(set(server.children()) - {victim}) == len(others):
        time.sleep(0.001)


async def progress(crowd: Crowd) -> None:
    """Wait until people play: after each restart moves are acknowledged again, without anybody's help."""
    before, deadline = crowd.acknowledged, time.monotonic() + LONGEST
    while crowd.acknowledged < before + TABLES and crowd.playing:
        assert time.monotonic() < deadline, "nobody can play any more"
        await asyncio.sleep(0.01)


def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    with running(Server(tmp_path / "data", "--no-limits")) as server:
        assert asyncio.run(torment(server, KILLS["sqlite"], restart)) >= KILLS["sqlite"] * TABLES


@pytest.mark.parametrize(("strike", "kills"), [(kill_one, 4), (restart, 2)])
def test_no_acknowledged_move_is_lost_where_several_processes_serve(
    tmp_path: Path, strike: Callable[[Server], None], kills: int
) -> None:
    with running(Server(tmp_path / "data", "--no-limits", "--processes", "2")) as server:
        assert asyncio.run(torment(server, kills, strike)) >= kills * TABLES


def test_no_acknowledged_move_is_lost_in_postgres(database: str) -> None:
    with running(Server(database, "--no-limits")) as server:
        assert asyncio.run(torment(server, KILLS["postgres"], restart)) >= KILLS["postgres"] * TABLES
