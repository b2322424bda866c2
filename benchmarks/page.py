"""What all benchmarks share: medians with their spread, and the page that the figures are written into."""

import os
import platform
import statistics
from collections.abc import Iterable
from pathlib import Path

PAGE = Path("docs/performance.md")
END = "<!-- end of figures -->"

GOAL_ROWS = ["| ratio | median (spread over the rounds) | goal | |", "| --- | --- | --- | --- |"]


def spread(values: list[float], digits: int = 1) -> str:
    """A median, and how far the values lie apart."""
    return f"{statistics.median(values):,.{digits}f} ({min(values):,.{digits}f} to {max(values):,.{digits}f})"


def goal_row(text: str, values: list[float], goal: float, at_most: bool = False, digits: int = 1) -> str:
    """A line of the table of goals: reached or not, by the median."""
    median = statistics.median(values)
    reached = "reached" if (median <= goal if at_most else median >= goal) else "not reached"
    return f"| {text} | {spread(values, digits)} | {'at most ' if at_most else ''}{goal:g} | {reached} |"


def row(text: str, values: list[float], digits: int = 1) -> str:
    """A line of the table of goals for which there is no goal."""
    return f"| {text} | {spread(values, digits)} | | |"


def machine() -> str:
    """Where it was measured."""
    system = f"{platform.system()} {platform.machine()}"
    return f"Python {platform.python_version()}, {os.cpu_count()} cores, {system}"


def begin(name: str) -> str:
    """Where the figures of a benchmark begin."""
    return f"<!-- {name}: written by make bench -->"


def write(name: str, lines: Iterable[str]) -> None:
    """Put figures into the page, in place of those that it has."""
    before, found, rest = PAGE.read_text(encoding="utf-8").partition(begin(name))
    if not found:
        raise SystemExit(f"{PAGE} has no line {begin(name)}")
    _, _, after = rest.partition(END)
    PAGE.write_text(before + "\n".join([begin(name), "", *lines, "", END]) + after, encoding="utf-8")
