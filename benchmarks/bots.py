"""Our search beside others: simulations a second; and how long the event loop of a server waits while bots think."""

import asyncio
import os
import tempfile
from pathlib import Path
from time import perf_counter

from lunatheque.engine import find
from lunatheque.server import Thinkers, open_store
from lunatheque.server.store import Seat, Sheet, Store
from lunatheque.server.table import Table

from .engines import Goal, measure, rate, ratios
from .page import GOAL_ROWS, goal_row, machine

ROUNDS, SECONDS = 9, 1.0

GOALS = [
    Goal("Hearts, simulations/s: ours / OpenSpiel C++ ISMCTS", "hearts-search", "openspiel-hearts-search", 0.5),
    Goal("Moon-Bots, simulations/s: ours / catanatron MCTS", "moon-bots-search", "catanatron-search", 100),
]

FIGURES = [
    ("Hearts: whole simulations of our search", "hearts-search"),
    ("Moon-Bots, 4 players: whole simulations of our search", "moon-bots-search"),
    ("OpenSpiel (C++) Hearts: whole simulations of its ISMCTS", "openspiel-hearts-search"),
    ("catanatron, 4 players: whole simulations of its MCTS", "catanatron-search"),
]

LAG = 20.0
"""How many milliseconds the event loop may wait at worst."""
TICK = 0.002


async def open_table(store: Store) -> Table:
    """A table of four bots."""
    await store.add_person("host", "host")
    rows = tuple(Seat(seat, f"Bot {seat}", bot="legende") for seat in range(4))
    sheet = Sheet("t", "moon-bots", find("moon-bots").settle({}), "host", rows)
    await store.open_table(sheet)
    table = Table(store, sheet, find("moon-bots").box(), lambda _: None)
    await table.seats_changed()
    return table


async def worst_lag(seconds: float) -> float:
    """How much too late the loop came back at worst, in milliseconds."""
    worst, end = 0.0, perf_counter() + seconds
    while perf_counter() < end:
        before = perf_counter()
        await asyncio.sleep(TICK)
        worst = max(worst, perf_counter() - before - TICK)
    return 1000 * worst


async def lags(rounds: int, seconds: float) -> tuple[list[float], list[float]]:
    """The worst lag of each round, with nothing to do and while a bot thinks all the time."""
    with tempfile.TemporaryDirectory() as place:
        store = await open_store(Path(place))
        table, thinkers = await open_table(store), Thinkers()
        seat = table.course.playing.actors[0]
        await thinkers.decide(table, seat)

        async def think() -> None:
            while True:
                await thinkers.decide(table, seat)

        idle, thinking = [], []
        for _ in range(rounds):
            idle.append(await worst_lag(seconds))
            task = asyncio.create_task(think())
            thinking.append(await worst_lag(seconds))
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        thinkers.close()
        await store.close()
    return idle, thinking


def run(rounds: int, seconds: float) -> list[str]:
    """Measure everything; gives the lines of the page."""
    goals, figures = GOALS, FIGURES
    if "CATANATRON_SOURCE" not in os.environ:
        print("catanatron's search is left out: CATANATRON_SOURCE does not say where its source is")
        goals, figures = GOALS[:1], FIGURES[:3]
    rates = measure([name for _, name in figures], rounds, seconds)
    idle, thinking = asyncio.run(lags(rounds, seconds))
    lines = [f"{rounds} rounds of {seconds} s a contestant, interleaved; {machine()}.", "", *GOAL_ROWS]
    lines += [goal_row(goal.text, ratios(goal, rates), goal.least, digits=2) for goal in goals]
    lines.append(goal_row("Worst lag of the event loop while a bot thinks, in ms", thinking, LAG, at_most=True))
    lines += ["", "| what | median | spread | each |", "| --- | --- | --- | --- |"]
    lines += [f"| {text} | {rate(rates[name])} |" for text, name in figures]
    waits = f"{sorted(idle)[len(idle) // 2]:.1f} ms | {min(idle):.1f} to {max(idle):.1f} ms"
    return [*lines, f"| Worst lag of the event loop with nothing to do | {waits} | |"]
