"""Our search beside others: simulations a second; and how long the event loop of a server waits while bots think."""

import asyncio
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, thread_time

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


@dataclass(frozen=True)
class Lag:
    """How much too late the loop came back at worst, and how long it worked at worst before it did, in milliseconds."""

    late: float
    busy: float


async def worst_lag(seconds: float) -> Lag:
    """Look every few milliseconds whether the loop comes back in time."""
    late, busy, end = 0.0, 0.0, perf_counter() + seconds
    while perf_counter() < end:
        before, worked = perf_counter(), thread_time()
        await asyncio.sleep(TICK)
        late = max(late, perf_counter() - before - TICK)
        busy = max(busy, thread_time() - worked)
    return Lag(1000 * late, 1000 * busy)


async def lags(rounds: int, seconds: float) -> tuple[list[Lag], list[Lag]]:
    """The worst lag of each round, with nothing to do and while a bot thinks all the time."""
    with tempfile.TemporaryDirectory() as place:
        store = await open_store(Path(place))
        table, thinkers = await open_table(store), Thinkers()
        seat = table.course.playing.actors[0]
        await thinkers.decide(table, seat)
        idle, thinking = [], []
        for _ in range(rounds):
            idle.append(await worst_lag(seconds))
            measuring = asyncio.create_task(worst_lag(seconds))
            while not measuring.done():
                await thinkers.decide(table, seat)
            thinking.append(await measuring)
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
    late = [lag.late for lag in thinking]
    lines.append(goal_row("Worst lag of the event loop while a bot thinks, in ms", late, LAG, at_most=True))
    lines += ["", "| what | median | spread | each |", "| --- | --- | --- | --- |"]
    lines += [f"| {text} | {rate(rates[name])} |" for text, name in figures]
    lines.append(f"| Worst lag of the event loop with nothing to do | {spread([lag.late for lag in idle])} | |")
    lines.append(
        f"| The longest that the loop itself works while a bot thinks | {spread([lag.busy for lag in thinking])} | |"
    )
    return lines


def spread(waits: list[float]) -> str:
    """The middle and the ends of some waits."""
    return f"{sorted(waits)[len(waits) // 2]:.1f} ms | {min(waits):.1f} to {max(waits):.1f} ms"
