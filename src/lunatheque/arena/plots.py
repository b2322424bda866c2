"""Plots of a tournament as SVG. Bots have a colour each, and always their name beside it: colour alone says nothing."""

from collections.abc import Callable, Sequence
from html import escape
from itertools import pairwise
from math import floor, log10
from statistics import median, quantiles

Figure = Callable[[float, int], str]
"""A number as it is written in a language, with so many digits after the point."""

COLOURS = ("#e0a021", "#4a9fc4", "#dd5432", "#6faa57", "#9a70d1", "#2aa198", "#d4679a", "#8a94a0")
WIDTH = 640
NAMES = 132
"""Room for names on the left."""
MARGIN = 24
"""Room on the right."""
ROW = 38
BINS = 32
RIDGE = 52
"""The height of the distribution of one bot."""
AXIS = 26
"""Room for the figures below an axis."""
CELL = (150, 22)
"""A plot in the cell of a table: its width and height."""
LETTER = 23
"""The room of a letter."""
ALMOST_ALL = 20
"""Parts in which values are cut: nine tenths of them lie between the first and the last cut."""
MOST_POINTS = 200


def colour(number: int) -> str:
    """The colour of a bot, by its place in the standings."""
    return COLOURS[number % len(COLOURS)]


class Scale:
    """Values from `low` to `high` on a line from `left` to `right`."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low, self.high = low, high if high > low else low + 1
        self.left, self.right = left, right

    def __call__(self, value: float) -> float:
        """Where a value lies."""
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    def ticks(self, most: int = 6) -> list[float]:
        """Round values, evenly spaced, so many at the most."""
        rough = (self.high - self.low) / most
        power = 10.0 ** floor(log10(rough))
        step = next(size * power for size in (1, 2, 5, 10) if size * power >= rough)
        first = -floor(-self.low / step)
        return [step * number for number in range(first, floor(self.high / step) + 1)]


def cell(number: int, value: float, low: float, high: float, scale: Scale, mark: float | None = None) -> str:
    """A value and its range, for the cell of a table; `mark`: where it would be among equals."""
    wide, tall = CELL
    middle = tall / 2
    parts = [line(0, middle, wide, middle, "rule")]
    if mark is not None:
        parts.append(line(scale(mark), 1, scale(mark), tall - 1, "mark"))
    parts.append(span(number, scale(low), scale(high), middle, scale(value)))
    return f'<svg class="cell" viewBox="0 0 {wide} {tall}" aria-hidden="true">{"".join(parts)}</svg>'


def seats(rows: Sequence[tuple[str, Sequence[float]]], letters: str, fair: float, said: str, figure: Figure) -> str:
    """A row for each bot, with its share of the victories at each seat as a letter."""
    scale = Scale(0, 100, NAMES, WIDTH - MARGIN)
    height = ROW * len(rows)
    parts = [*grid(scale, height, figure, " %"), line(scale(fair), 0, scale(fair), height, "mark")]
    for number, (name, shares) in enumerate(rows):
        y = ROW * (number + 0.5)
        parts.append(label(name, y))
        parts.append(line(scale(min(shares)), y, scale(max(shares)), y, "thread"))
        places = apart([scale(share) for share in shares], LETTER)
        beyond = max(0.0, max(places) - scale.right)
        for seat in range(len(shares)):
            x = places[seat] - beyond
            parts.append(
                f"<g><title>{escape(name)}, {letters[seat]}: {figure(shares[seat], 1)} %</title>"
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="{colour(number)}"/>'
                f'<text x="{x:.1f}" y="{y + 4.5:.1f}" text-anchor="middle" class="letter">{letters[seat]}</text></g>'
            )
    return frame("".join(parts), height + AXIS, said)


def courses(rows: Sequence[tuple[str, Sequence[float]]], fair: float, said: str, figure: Figure) -> str:
    """How the shares of victories went from match to match: each begins as it may and settles where it belongs."""
    longest = max(len(shares) for _, shares in rows)
    across, up = Scale(1, longest, 56, WIDTH - NAMES), Scale(0, 100, 232, 8)
    parts = [line(across.left, up(value), across.right, up(value), "rule") for value in up.ticks(4)]
    parts += [text(across.left - 8, up(value) + 4, f"{figure(value, 0)} %", "end") for value in up.ticks(4)]
    parts += [
        text(across(value), up.left + 20, figure(value, 0)) for value in across.ticks() if value == round(value) >= 1
    ]
    parts.append(line(across.left, up(fair), across.right, up(fair), "mark"))
    ends = apart([up(shares[-1]) for _, shares in rows], 17)
    for number, (name, shares) in enumerate(rows):
        chosen = range(0, len(shares), -(-len(shares) // MOST_POINTS))
        points = [(across(place + 1), up(shares[place])) for place in [*chosen, len(shares) - 1]]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        x, y = points[-1]
        parts.append(
            f"<g><title>{escape(name)}: {figure(shares[-1], 1)} %</title>"
            f'<polyline points="{path}" class="course" stroke="{colour(number)}"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour(number)}"/></g>'
        )
        parts.append(text(x + 12, ends[number] + 5, name, "start"))
    return frame("".join(parts), up.left + AXIS, said)


def distributions(rows: Sequence[tuple[str, Sequence[int]]], said: str, figure: Figure) -> str:
    """How often each value occurred, one row above the other on one scale; the median as a point."""
    values = [value for _, several in rows for value in several]
    low, high = min(values), max(values)
    bins = min(BINS, high - low + 1)
    named = any(name for name, _ in rows)
    scale = Scale(low - 0.5, high + 0.5, NAMES if named else MARGIN, WIDTH - MARGIN)
    height = RIDGE * len(rows) + 8
    parts = grid(scale, height, figure)
    for number, (name, several) in enumerate(rows):
        foot = RIDGE * (number + 1)
        counts = [0] * bins
        for value in several:
            counts[int((value - low) * bins / (high - low + 1))] += 1
        wide = (scale.right - scale.left) / bins
        points = [f"{scale.left:.1f},{foot}"]
        for place, count in enumerate(counts):
            top = foot - count / max(counts) * (RIDGE - 14)
            points += [f"{scale.left + place * wide:.1f},{top:.1f}", f"{scale.left + (place + 1) * wide:.1f},{top:.1f}"]
        points.append(f"{scale.right:.1f},{foot}")
        middle = median(several)
        cuts = quantiles(several, n=ALMOST_ALL) if len(several) > 1 else [middle, middle]
        hint = f"{figure(middle, 0)} ({figure(cuts[0], 0)}–{figure(cuts[-1], 0)})"
        parts.append(
            f"<g><title>{escape(f'{name}: {hint}' if name else hint)}</title>"
            f'<polygon points="{" ".join(points)}" fill="{colour(number)}" fill-opacity="0.35"/>'
            f"{span(number, scale(max(low, cuts[0])), scale(min(high, cuts[-1])), foot, scale(middle))}</g>"
        )
        if name:
            parts.append(label(name, foot - RIDGE / 3))
    return frame("".join(parts), height + AXIS, said)


# Parts of plots -----------------------------------------------------------------------------------------------------


def grid(scale: Scale, height: float, figure: Figure, unit: str = "") -> list[str]:
    """Lines at round values, with their figures below."""
    ticks = scale.ticks()
    digits = 0 if all(value == round(value) for value in ticks) else 1
    lines = [line(scale(value), 0, scale(value), height, "rule") for value in ticks]
    return lines + [text(scale(value), height + 18, figure(value, digits) + unit) for value in ticks]


def span(number: int, start: float, end: float, y: float, middle: float) -> str:
    """A range, and a value in it."""
    return (
        f'<line x1="{start:.1f}" x2="{end:.1f}" y1="{y:.1f}" y2="{y:.1f}" class="span" stroke="{colour(number)}"/>'
        f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="5.5" fill="{colour(number)}"/>'
    )


def apart(places: Sequence[float], least: float) -> list[float]:
    """The same places in their order, but so far from each other that what is written there can be read."""
    order = sorted(range(len(places)), key=lambda number: places[number])
    moved = list(places)
    for before, after in pairwise(order):
        moved[after] = max(moved[after], moved[before] + least)
    return moved


def label(name: str, y: float) -> str:
    """The name of a row."""
    return text(NAMES - 16, y + 5, name, "end")


def text(x: float, y: float, said: str, anchor: str = "middle") -> str:
    """Something written."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A line of some kind."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def frame(content: str, height: float, said: str) -> str:
    """A plot of so much height, with what it shows in words."""
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(said)}">{content}</svg>'
