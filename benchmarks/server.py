"""Our server beside boardgame.io's: moves a second, latency, processor time a move, memory of an idle seat.

Both run on this machine, listening on the loopback alone; the load is a third process (see `server_load.py`). Only one
of the servers has anything to do at a time. Ours keeps every move in SQLite before anybody is told; boardgame.io runs
once in memory and once with its file store. Ours is measured a second time in two processes (`serve --processes 2`).
The processor time is the servers' own, as Linux counts it, all their processes together.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from .page import GOAL_ROWS, goal_row, machine, row, spread

ROUNDS, SECONDS = 5, 4.0
PEER = Path(__file__).parent / "boardgame_io"
OURS = [sys.executable, "-m", "lunatheque", "serve", "--port", "0", "--no-limits", "--lang", "en", "--data"]
NODE = ["node", "server.js"]
TWO = "ours, 2 processes"
SEATS = 4
TICK = os.sysconf("SC_CLK_TCK")
MOVES_A_MATCH = 150
"""Matches are a little longer; so many spare tables are opened before a run."""
IDLE_TABLES = 250
CROWDS = (20, 120, 250)
"""How many tables play as fast as they can."""

Result = dict[str, float]


class Contestant:
    """A server in a process of its own, and the process that plays at its tables."""

    def __init__(self, name: str, command: list[str], dialect: str, folder: Path) -> None:
        self.name = name
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "200", "NODE_ENV": "production"}
        where = PEER if dialect == "peer" else None
        self.log = (folder / f"{name}.log").open("w")
        pipe = subprocess.PIPE
        self.server = subprocess.Popen(command, stdout=pipe, stderr=self.log, text=True, cwd=where, env=environment)
        assert self.server.stdout is not None
        port = self.server.stdout.readline().strip().rpartition(":")[2].split()[0].strip("/")
        load = [sys.executable, "-m", "benchmarks.server_load", dialect, "127.0.0.1", port]
        self.load = subprocess.Popen(load, stdin=pipe, stdout=pipe, text=True)
        self.rate = 500.0
        """What it managed last, to know how many tables it will use up."""

    def ask(self, **request: Any) -> dict[str, Any]:
        assert self.load.stdin is not None
        assert self.load.stdout is not None
        self.load.stdin.write(json.dumps(request) + "\n")
        self.load.stdin.flush()
        line = self.load.stdout.readline()
        if not line:
            raise SystemExit(f"the load of {self.name} ended: exit code {self.load.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def run(self, tables: int, seconds: float, rate: float = 0) -> Result:
        """Play for a while; where it was quicker than expected and tables ran out, once more with more of them."""
        while True:
            expected = rate or self.rate * 1.5
            self.ask(do="open", tables=tables + int(expected * seconds / MOVES_A_MATCH))
            before = self.cpu()
            result: Result = self.ask(do="run", tables=tables, seconds=seconds, rate=rate)
            result["cpu"] = (self.cpu() - before) / max(1, result["moves"])
            if rate:
                return result
            self.rate = result["rate"]
            if not result["starved"]:
                return result
            self.rate *= 2

    def cpu(self) -> float:
        """The processor time that all processes of the server have used, in seconds."""
        return sum(map(cpu_of, family(self.server.pid)))

    def memory(self) -> int:
        """What all processes of the server occupy, in bytes: the least of a few looks."""
        looks = []
        for _ in range(6):
            looks.append(sum(map(memory_of, family(self.server.pid))))
            time.sleep(0.3)
        return min(looks)

    def close(self) -> None:
        for process in (self.load, self.server):
            process.terminate()
            process.communicate()
        self.log.close()


def family(process: int) -> list[int]:
    """A process, and all that it and its children have started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(one for child in children for one in family(int(child)))]


def cpu_of(process: int) -> float:
    """The processor time that a process has used, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def memory_of(process: int) -> int:
    """What a process occupies, in bytes."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def ours(folder: Path, processes: int = 1) -> Contestant:
    name, more = (TWO, ["--processes", "2"]) if processes == 2 else ("ours", [])
    return Contestant(name, [*OURS, str(Path(tempfile.mkdtemp(dir=folder))), *more], "ours", folder)


def peer(folder: Path, files: bool = False) -> Contestant:
    name = "boardgame.io, files" if files else "boardgame.io"
    return Contestant(name, [*NODE, *([tempfile.mkdtemp(dir=folder)] if files else [])], "peer", folder)


def install() -> None:
    """Fetch the peer, as its lock says."""
    if shutil.which("npm") is None:
        raise SystemExit("the server's benchmark needs node and npm: https://nodejs.org")
    if not (PEER / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--loglevel", "error"], cwd=PEER, check=True)


Play = tuple[str, str, int, float]
PLAYS: list[Play] = [
    ("ours 20", "ours", 20, 0),
    ("files 20", "boardgame.io, files", 20, 0),
    *[
        play
        for crowd in CROWDS
        for play in ((f"two {crowd}", TWO, crowd, 0.0), (f"peer {crowd}", "boardgame.io", crowd, 0.0))
    ],
    ("ours 250 at 1000", "ours", 250, 1000),
    ("two 250 at 1000", TWO, 250, 1000),
    ("peer 250 at 1000", "boardgame.io", 250, 1000),
    ("ours 20 at 1000", "ours", 20, 1000),
    ("ours 1000 at 1000", "ours", 1000, 1000),
]
"""What is played in each round: name, server, tables, moves a second (0: as many as it can)."""


def idle_seat(contestant: Contestant) -> float:
    """What a seat that only looks adds to the memory of a server, in bytes."""
    contestant.ask(do="open", tables=20)
    before = contestant.memory()
    contestant.ask(do="open", tables=20 + IDLE_TABLES)
    return (contestant.memory() - before) / (IDLE_TABLES * SEATS)


def run(rounds: int, seconds: float) -> list[str]:
    """Measure everything; gives the lines of the page."""
    install()
    results: dict[str, list[Result]] = {name: [] for name, *_ in PLAYS}
    idle: dict[str, list[float]] = {"ours": [], "peer": []}
    with (
        ExitStack() as stack,
        Progress(console=Console(stderr=True), transient=True) as progress,
        tempfile.TemporaryDirectory(prefix="lunatheque-bench-", ignore_cleanup_errors=True) as scratch,
    ):
        folder = Path(scratch)
        task = progress.add_task("measuring servers", total=(rounds + 1) * len(PLAYS))
        for _ in range(min(rounds, 3)):
            for name, begin in (("ours", ours), ("peer", peer)):
                fresh = begin(folder)
                stack.callback(fresh.close)
                idle[name].append(idle_seat(fresh))
                stack.pop_all().close()
        contestants = (ours(folder), ours(folder, processes=2), peer(folder), peer(folder, files=True))
        servers = {server.name: server for server in contestants}
        for server in servers.values():
            stack.callback(server.close)
        for number in range(rounds + 1):  # the first one warms up
            for name, where, tables, rate in PLAYS:
                result = servers[where].run(tables, seconds, rate)
                if number:
                    results[name].append(result)
                progress.advance(task)
    return page(results, idle, rounds, seconds)


def ratio(results: dict[str, list[Result]], figure: str, one: str, other: str) -> list[float]:
    """A figure of one over that of another, round by round."""
    return [a[figure] / b[figure] for a, b in zip(results[one], results[other], strict=True)]


def page(results: dict[str, list[Result]], idle: dict[str, list[float]], rounds: int, seconds: float) -> list[str]:
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    largest = [
        result["largest_plain"] / 1000 for name, server, *_ in PLAYS if server == "ours" for result in results[name]
    ]
    lines = [
        f"{rounds} rounds of {seconds} s a turn, interleaved; {machine()}; Node {node}; four seats a table.",
        "",
        *GOAL_ROWS,
        *[
            goal_row(
                f"moves/s, {tables} tables: ours with SQLite in 2 processes / boardgame.io in memory",
                ratio(results, "rate", f"two {tables}", f"peer {tables}"),
                3,
            )
            for tables in CROWDS
        ],
        row(
            "moves/s, 20 tables: ours with SQLite in one process / boardgame.io in memory",
            ratio(results, "rate", "ours 20", "peer 20"),
        ),
        goal_row(
            "moves/s, 20 tables: ours with SQLite in one process / boardgame.io with files",
            ratio(results, "rate", "ours 20", "files 20"),
            10,
        ),
        row("moves/s, 20 tables: ours in 2 processes / ours in one", ratio(results, "rate", "two 20", "ours 20")),
        goal_row(
            "p99 latency, 250 tables, 1,000 moves/s offered: ours / boardgame.io",
            ratio(results, "p99", "ours 250 at 1000", "peer 250 at 1000"),
            0.6,
            at_most=True,
            digits=2,
        ),
        goal_row(
            "processor time a move, 250 tables, 1,000 moves/s offered: ours / boardgame.io",
            ratio(results, "cpu", "ours 250 at 1000", "peer 250 at 1000"),
            0.6,
            at_most=True,
            digits=2,
        ),
        row(
            "p99 latency, 250 tables, 1,000 moves/s offered: ours in 2 processes / boardgame.io",
            ratio(results, "p99", "two 250 at 1000", "peer 250 at 1000"),
            digits=2,
        ),
        row(
            "processor time a move, 250 tables, 1,000 moves/s offered: ours in 2 processes / boardgame.io",
            ratio(results, "cpu", "two 250 at 1000", "peer 250 at 1000"),
            digits=2,
        ),
        goal_row(
            "processor time a move, ours, 1,000 moves/s: 1,000 tables / 20 tables",
            ratio(results, "cpu", "ours 1000 at 1000", "ours 20 at 1000"),
            1.25,
            at_most=True,
            digits=2,
        ),
        goal_row(
            "memory of an idle seat: ours / boardgame.io",
            [a / b for a, b in zip(idle["ours"], idle["peer"], strict=True)],
            0.7,
            at_most=True,
            digits=2,
        ),
        goal_row("largest message of a move, Moon-Bots, kB before it is compressed", largest, 20, at_most=True),
        "",
        "| | moves/s | median latency, ms | p99, ms | processor time a move, µs | bytes a message | load's own core |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, server, tables, rate in PLAYS:
        offered = f", {rate:,.0f} moves/s offered" if rate else ""
        figures = [
            spread([result["rate"] for result in results[name]], 0),
            spread([result["median"] * 1000 for result in results[name]]),
            spread([result["p99"] * 1000 for result in results[name]]),
            spread([result["cpu"] * 1e6 for result in results[name]], 0),
            f"{statistics.median(result['bytes_a_message'] for result in results[name]):,.0f}",
            f"{statistics.median(result['load_cpu'] for result in results[name]):.0%}",
        ]
        lines.append(f"| {server}, {tables:,} tables{offered} | {' | '.join(figures)} |")
    lines += ["", "| an idle seat | kB |", "| --- | --- |"]
    for name, text in (("ours", "ours"), ("peer", "boardgame.io")):
        lines.append(f"| {text} | {spread([value / 1000 for value in idle[name]])} |")
    return lines
