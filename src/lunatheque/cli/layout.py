"""Pieces of layout that Rich does not have."""

from collections.abc import Sequence
from math import ceil

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

INDENT = 2
GAP = 2
SHORT = 30


class Pieces:
    """Labels in one line if they fit, else in several or in columns."""

    def __init__(self, labels: Sequence[Text], between: str) -> None:
        self.labels = labels
        self.between = between
        self.line = Text(between).join(labels)
        self.longest = max((label.cell_len for label in labels), default=0)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = (options.max_width + GAP) // (INDENT + self.longest + GAP)
        if self.line.cell_len <= options.max_width:
            yield self.line
        elif columns < 2 and self.longest <= SHORT:
            yield from self.flow(options.max_width)
        elif columns < 2:
            yield from map(hanging, self.labels)
        else:
            yield from self.columns(columns)

    def flow(self, width: int) -> list[Text]:
        """The labels one after another, in as many lines as they need."""
        lines = [self.labels[0]]
        for label in self.labels[1:]:
            longer = Text.assemble(lines[-1], self.between, label)
            if longer.cell_len <= width:
                lines[-1] = longer
            else:
                lines.append(label)
        return lines

    def columns(self, count: int) -> list[Text]:
        """The labels in columns, read downwards; as plain lines, because a board can have a hundred labels."""
        height = ceil(len(self.labels) / count)
        columns = [self.labels[at : at + height] for at in range(0, len(self.labels), height)]
        lines = [Text() for _ in range(height)]
        left = 0
        for column in columns:
            for line, label in zip(lines, column, strict=False):
                line.append(" " * (left - line.cell_len))
                line.append("• ", "dim").append_text(label)
            left += INDENT + max(label.cell_len for label in column) + GAP
        return lines


class Named:
    """A name and its labels: on one line if they fit, else the labels below it."""

    def __init__(self, name: Text, pieces: Pieces) -> None:
        self.name = name
        self.pieces = pieces

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text.assemble(self.name, "  ", self.pieces.line)
        if line.cell_len <= options.max_width:
            yield line
        else:
            yield self.name
            yield Padding(self.pieces, (0, 0, 0, INDENT))


def hanging(label: Text, sign: str = "•") -> RenderableType:
    """A label whose further lines stand further to the right."""
    grid = Table.grid(padding=(0, 0))
    grid.add_column(width=INDENT)
    grid.add_column()
    grid.add_row(Text(sign, "dim"), label)
    return grid


def listing(gap: int = 2) -> Table:
    """A table with many columns and few lines."""
    return Table(box=SIMPLE_HEAD, padding=(0, gap - 1, 0, 0), pad_edge=False, show_edge=False)


def side_by_side(drawings: Sequence[RenderableType], columns: int = 0) -> RenderableType:
    """Drawings in one line, each as wide as it is, or all of them equally wide in a number of columns."""
    grid = Table.grid(expand=bool(columns))
    for _ in range(columns or len(drawings)):
        grid.add_column(ratio=1 if columns else None)
    grid.add_row(*drawings)
    return grid
