"""Plots of a tournament as SVG: ranges, bars against what would be fair, and distributions."""

from collections.abc import Sequence
from html import escape

COLOURS = ("#f2b134", "#5fb3ce", "#e4572e", "#8fc77a", "#b48be0", "#9aa5b1")
WIDTH = 640
NAMES = 150
"""Room for names on the left."""
ROW = 34
BINS = 24


def ranges(rows: Sequence[tuple[str, float, float, float]], mark: float | None = None, unit: str = "") -> str:
    """A line for each name: its value as a point, from low to high as a bar; a mark across all of them."""
    low = min([row[2] for row in rows] + ([mark] if mark is not None else []))
    high = max([row[3] for row in rows] + ([mark] if mark is not None else []))
    room = (high - low) * 0.08 or 1.0
    low, high = low - room, high + room

    def x(value: float) -> float:
        return NAMES + (value - low) / (high - low) * (WIDTH - NAMES - 70)

    parts = []
    if mark is not None:
        parts.append(
            f'<line x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="4" y2="{ROW * len(rows) + 4}" '
            f'stroke="currentColor" stroke-dasharray="4 4" opacity="0.5"/>'
        )
    for number, (name, value, least, most) in enumerate(rows):
        y, colour = ROW * number + ROW / 2 + 4, COLOURS[number % len(COLOURS)]
        parts.append(
            f'<text x="{NAMES - 12}" y="{y + 5:.1f}" text-anchor="end">{escape(name)}</text>'
            f'<line x1="{x(least):.1f}" x2="{x(most):.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{colour}" '
            f'stroke-width="8" stroke-linecap="round" opacity="0.45"/>'
            f'<circle cx="{x(value):.1f}" cy="{y:.1f}" r="7" fill="{colour}"/>'
            f'<text x="{x(most) + 14:.1f}" y="{y + 5:.1f}" class="figure">{value:.1f}{unit}</text>'
        )
    return frame("".join(parts), ROW * len(rows) + 8)


def distribution(series: Sequence[tuple[str, Sequence[int]]]) -> str:
    """How often each value occurred, as a curve of steps for each name, on one scale."""
    values = [value for _, several in series for value in several]
    low, high = min(values), max(values)
    bins = min(BINS, high - low + 1)
    step = (high - low + 1) / bins
    counts = []
    for _, several in series:
        count = [0] * bins
        for value in several:
            count[int((value - low) / step)] += 1
        counts.append([number / len(several) for number in count])
    top = max(max(count) for count in counts)
    height, left, wide = 180.0, 20.0, WIDTH - 40.0
    parts = [f'<line x1="{left}" x2="{left + wide}" y1="{height}" y2="{height}" stroke="currentColor" opacity="0.5"/>']
    for number, shares in enumerate(counts):
        points = [f"{left:.1f},{height:.1f}"]
        for place, part in enumerate(shares):
            y = height - part / top * (height - 20)
            points += [f"{left + place * wide / bins:.1f},{y:.1f}", f"{left + (place + 1) * wide / bins:.1f},{y:.1f}"]
        points.append(f"{left + wide:.1f},{height:.1f}")
        colour = COLOURS[number % len(COLOURS)]
        parts.append(
            f'<polyline points="{" ".join(points)}" fill="{colour}" fill-opacity="0.18" stroke="{colour}" '
            f'stroke-width="2"><title>{escape(series[number][0])}</title></polyline>'
        )
    for tick in range(5):
        label = low + (high + 1 - low) * tick / 4
        parts.append(
            f'<text x="{left + wide * tick / 4:.1f}" y="{height + 20}" text-anchor="middle" class="figure">'
            f"{label:.0f}</text>"
        )
    return frame("".join(parts), height + 30)


def frame(content: str, height: float) -> str:
    """A plot of so much height."""
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" font-size="14" fill="currentColor">{content}</svg>'
