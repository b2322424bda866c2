"""Our engine beside others: decisions, copies and whole games a second."""

import os
import statistics
import subprocess
import sys
from dataclasses import dataclass

from rich.console import Console
from rich.progress import Progress

from .page import GOAL_ROWS, goal_row, machine

ROUNDS, SECONDS = 9, 0.5


@dataclass(frozen=True)
class Goal:
    """A comparison, and the ratio that we want to reach."""

    text: str
    ours: str
    theirs: str
    least: float


GOALS = [
    Goal("Hearts, decisions/s: compiled / OpenSpiel C++ Hearts", "hearts", "openspiel-hearts", 1),
    Goal("Moon-Bots, decisions/s: compiled / catanatron", "moon-bots", "catanatron", 12),
    Goal("Moon-Bots, decisions/s: pure Python / catanatron", "moon-bots pure", "catanatron", 3),
    Goal("Moon-Bots, decisions/s: compiled / OpenSpiel C++ backgammon", "moon-bots", "openspiel-backgammon", 2),
    Goal("Moon-Bots, copies/s: compiled / catanatron", "moon-bots-copy", "catanatron-copy", 10),
    Goal("Moon-Bots, copies/s: pure Python / catanatron", "moon-bots-copy pure", "catanatron-copy", 10),
]

FIGURES = [
    ("Moon-Bots, 4 players: decisions", "moon-bots"),
    ("Moon-Bots, 3 players: decisions", "moon-bots-3"),
    ("Moon-Bots, 2 players: decisions", "moon-bots-2"),
    ("Moon-Bots, 4 players: whole random games inside the core", "moon-bots-playout"),
    ("Moon-Bots: `legal`", "moon-bots-legal"),
    ("Moon-Bots: `apply`", "moon-bots-apply"),
    ("Moon-Bots: `copy`", "moon-bots-copy"),
    ("De la Terre à la Lune, 4 players: decisions", "terre-lune"),
    ("De la Terre à la Lune, 4 players: whole random games inside the core", "terre-lune-playout"),
    ("De la Terre à la Lune: `legal`", "terre-lune-legal"),
    ("De la Terre à la Lune: `apply`", "terre-lune-apply"),
    ("De la Terre à la Lune: `copy`", "terre-lune-copy"),
    ("Jeu des Étoiles, 4 players: decisions", "jeu-des-etoiles"),
    ("Jeu des Étoiles, 4 players: whole random games inside the core", "jeu-des-etoiles-playout"),
    ("Jeu des Étoiles: `copy`", "jeu-des-etoiles-copy"),
    ("LUNA Capital, 4 players: decisions", "luna-capital"),
    ("LUNA Capital, alone: decisions", "luna-capital-1"),
    ("LUNA Capital, 4 players: whole random games inside the core", "luna-capital-playout"),
    ("LUNA Capital: `copy`", "luna-capital-copy"),
    ("Skymines, 4 players: decisions", "skymines"),
    ("Skymines, alone against Luna: decisions", "skymines-1"),
    ("Skymines, 4 players: whole random games inside the core", "skymines-playout"),
    ("Skymines: `copy`", "skymines-copy"),
    ("Hearts: decisions", "hearts"),
    ("Hearts: whole random games inside the core", "hearts-playout"),
    ("Hearts: `legal`", "hearts-legal"),
    ("Hearts: `apply`", "hearts-apply"),
    ("Hearts: `copy`", "hearts-copy"),
]

PEERS = [
    ("OpenSpiel (C++) Hearts: decisions", "openspiel-hearts"),
    ("OpenSpiel (C++) backgammon: decisions", "openspiel-backgammon"),
    ("catanatron, 4 players: decisions", "catanatron"),
    ("catanatron: copy of a game", "catanatron-copy"),
]


class Worker:
    """A contestant in its own process; names that end in ' pure' run our sources uncompiled."""

    def __init__(self, name: str) -> None:
        contestant, _, mode = name.partition(" ")
        environment = {**os.environ, "LUNATHEQUE_PURE": "1" if mode == "pure" else ""}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", contestant],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.name = name
        self.rates: list[float] = []
        self.answer()

    def answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"the contestant {self.name!r} ended: exit code {self.process.wait()}")
        return line

    def run(self, seconds: float) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        units, spent = self.answer().split()
        self.rates.append(int(units) / float(spent))

    def close(self) -> None:
        self.process.communicate()


def measure(names: list[str], rounds: int, seconds: float) -> dict[str, list[float]]:
    workers = [Worker(name) for name in names]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(workers))
        for _ in range(rounds):
            for worker in workers:
                worker.run(seconds)
                progress.advance(task)
    for worker in workers:
        worker.close()
    return {worker.name: worker.rates for worker in workers}


def rate(values: list[float]) -> str:
    median = statistics.median(values)
    cost = 1e6 / median
    each = f"{cost:,.2f} µs" if cost < 1000 else f"{cost / 1000:,.2f} ms"
    return f"{median:,.0f}/s | {min(values):,.0f} to {max(values):,.0f} | {each}"


def ratios(goal: Goal, rates: dict[str, list[float]]) -> list[float]:
    return [ours / theirs for ours, theirs in zip(rates[goal.ours], rates[goal.theirs], strict=True)]


def page(rates: dict[str, list[float]], rounds: int, seconds: float) -> list[str]:
    lines = [f"{rounds} rounds of {seconds} s a contestant, interleaved; {machine()}.", "", *GOAL_ROWS]
    lines += [goal_row(goal.text, ratios(goal, rates), goal.least) for goal in GOALS]
    lines += ["", "| ours | core | median | spread | each |", "| --- | --- | --- | --- | --- |"]
    for text, name in FIGURES:
        lines.append(f"| {text} | compiled | {rate(rates[name])} |")
        lines.append(f"| {text} | pure Python | {rate(rates[f'{name} pure'])} |")
    lines += ["", "| others | median | spread | each |", "| --- | --- | --- | --- |"]
    lines += [f"| {text} | {rate(rates[name])} |" for text, name in PEERS]
    return lines


def run(rounds: int, seconds: float) -> list[str]:
    """Measure everything; gives the lines of the page."""
    names = sorted({name for goal in GOALS for name in (goal.ours, goal.theirs)} | {name for _, name in PEERS})
    names += [name for _, ours in FIGURES for name in (ours, f"{ours} pure") if name not in names]
    return page(measure(names, rounds, seconds), rounds, seconds)
