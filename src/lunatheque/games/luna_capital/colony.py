"""A colony: its cards on a grid, the plots that they offer, and what lies there.

A *spot* is where a card can lie: rows -2 to 2 and columns -11 to 11 around the first card, which is as far as twelve
cards can reach. Each card covers two by two *cells*. A *plot* takes one tile; it is one cell, or two of the same card.
Plots are numbered by card, in the order of play, and by the corner of their first cell.

Colonies are values: whoever changes one changes a copy, so that states that look ahead can share all others.
"""

from typing import Final

from .components import Box
from .kinds import DEMOLITION, DOWN, HABITAT, LANDING, NONE, OFFICE, OPEN, SCAFFOLD, UP, buildable

ROWS: Final = 5
FIRST_ROW: Final = -2
COLUMNS: Final = 23
FIRST_COLUMN: Final = -11
ORIGIN: Final = 2 * COLUMNS + 11
"""The spot of the first card."""
MAX_ROWS: Final = 3

# Cells have a margin around them, so that every cell of a card has eight neighbours.
WIDTH: Final = 2 * COLUMNS + 2
CELLS: Final = WIDTH * (2 * ROWS + 2)
BESIDE: Final = [-WIDTH, -1, 1, WIDTH]
AROUND: Final = [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1]
CORNER_CELLS: Final = [0, 1, WIDTH, WIDTH + 1]

ABOVE_ALL: Final = 99
"""Above every number of a card."""


def cell_of(spot: int, corner: int) -> int:
    """The cell in a corner of the card on a spot."""
    return (2 * (spot // COLUMNS) + 1) * WIDTH + 2 * (spot % COLUMNS) + 1 + CORNER_CELLS[corner]


class Colony:
    """The cards of a player and everything built on them."""

    cards: list[int]
    """In the order of play."""
    spots: list[int]
    """Where each of them lies."""
    modes: list[int]
    """How each was played: face up, with a robot, face down."""
    laid: list[int]
    """Every tile laid, in order: `tile * 64 + plot`."""
    grid: list[int]
    """The plot of each cell."""
    tops: list[int]
    """What each plot shows; of no meaning for a corner that is no plot of its own."""
    twins: list[int]
    """The second cell of each double plot."""
    heads: list[int]
    """The first cell of each plot; `NONE` where there is no plot."""
    beside: list[list[int]]
    """The plots that share an edge with each plot, each once."""
    around: list[list[int]]
    """The plots around each plot, corners included: at most 8, or 10 around a double one, each once."""
    free: list[int]
    """The spots where a card may be laid, and for each of them between which numbers."""
    lows: list[int]
    highs: list[int]
    items: list[int]
    """What this colony alone scores, item by item, once somebody has asked (`scoring.py`)."""
    traits: list[int]
    """What bots look at, once one has asked (`evaluate.py`)."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def clear(self) -> None:
        """No card yet: the first one goes to the origin."""
        self.cards = []
        self.spots = []
        self.modes = []
        self.laid = []
        self.grid = [NONE] * CELLS
        self.tops = []
        self.twins = []
        self.heads = []
        self.beside = []
        self.around = []
        self.free = [ORIGIN]
        self.lows = [0]
        self.highs = [ABOVE_ALL]
        self.items = []
        self.traits = []

    def copy(self) -> "Colony":
        """A colony to change. What only another card changes is shared until one is played."""
        twin = Colony(self.box)
        twin.cards = self.cards
        twin.spots = self.spots
        twin.modes = self.modes
        twin.laid = self.laid[:]
        twin.grid = self.grid
        twin.tops = self.tops[:]
        twin.twins = self.twins
        twin.heads = self.heads
        twin.beside = self.beside
        twin.around = self.around
        twin.free = self.free
        twin.lows = self.lows
        twin.highs = self.highs
        twin.items = []
        twin.traits = []
        return twin

    def with_card(self, card: int, spot: int, mode: int) -> "Colony":
        """The colony after one more card."""
        twin = self.copy()
        index = len(self.cards)
        twin.cards = [*self.cards, card]
        twin.spots = [*self.spots, spot]
        twin.modes = [*self.modes, mode]
        twin.grid = self.grid[:]
        twin.tops += [OPEN] * 4
        twin.twins = self.twins + [NONE] * 4
        twin.heads = self.heads + [NONE] * 4
        twin.beside = [*self.beside, [], [], [], []]
        twin.around = [*self.around, [], [], [], []]
        if mode != DOWN:
            for corner in range(4):
                cell = cell_of(spot, corner)
                head = self.box.heads[card * 4 + corner]
                plot = index * 4 + head
                twin.grid[cell] = plot
                if head == corner:
                    twin.heads[plot] = cell
                    twin.tops[plot] = self.box.contents[card * 4 + corner]
                else:
                    twin.twins[plot] = cell
            for corner in range(4):
                plot = index * 4 + corner
                if twin.heads[plot] != NONE:
                    twin.meet(plot, twin.beside, BESIDE)
                    twin.meet(plot, twin.around, AROUND)
        twin.find_spots()
        return twin

    def meet(self, plot: int, near: list[list[int]], steps: list[int]) -> None:
        """A new plot and those near it come to know each other; lists are replaced, as other colonies share them."""
        cell = self.heads[plot]
        while cell != NONE:
            for step in steps:
                other = self.grid[cell + step]
                if other != NONE and other != plot and other not in near[plot]:
                    near[plot] = [*near[plot], other]
                    if plot not in near[other]:
                        near[other] = [*near[other], plot]
            cell = self.twins[plot] if cell != self.twins[plot] else NONE

    def with_tile(self, tile: int, kind: int, plot: int) -> "Colony":
        """The colony after one more tile."""
        twin = self.copy()
        twin.laid.append(tile << 6 | plot)
        twin.tops[plot] = kind
        return twin

    def find_spots(self) -> None:
        """Where the next card may lie, and for each place between which numbers (rules 1 to 4 of placement)."""
        top = ROWS
        bottom = 0
        taken = [False] * (ROWS * COLUMNS)
        for spot in self.spots:
            taken[spot] = True
            row = spot // COLUMNS
            top = min(top, row)
            bottom = max(bottom, row)
        first = max(0, bottom - MAX_ROWS + 1)
        last = min(ROWS - 1, top + MAX_ROWS - 1)
        self.free = []
        for spot in self.spots:
            row = spot // COLUMNS
            column = spot % COLUMNS
            if row > first and not taken[spot - COLUMNS]:
                self.add_spot(spot - COLUMNS, taken)
            if column > 0 and not taken[spot - 1]:
                self.add_spot(spot - 1, taken)
            if column < COLUMNS - 1 and not taken[spot + 1]:
                self.add_spot(spot + 1, taken)
            if row < last and not taken[spot + COLUMNS]:
                self.add_spot(spot + COLUMNS, taken)
        self.free.sort()
        self.lows = []
        self.highs = []
        for spot in self.free:
            self.add_bounds(spot)

    def add_spot(self, spot: int, taken: list[bool]) -> None:
        """A place beside a card, listed once."""
        taken[spot] = True
        self.free.append(spot)

    def add_bounds(self, spot: int) -> None:
        """The highest number to the left in the row of a spot and the lowest to the right; hidden ones do not count."""
        low = 0
        high = ABOVE_ALL
        row = spot // COLUMNS
        for index in range(len(self.spots)):
            other = self.spots[index]
            if other // COLUMNS == row and self.modes[index] == UP:
                number = self.box.numbers[self.cards[index]]
                if other < spot:
                    low = max(low, number)
                else:
                    high = min(high, number)
        self.lows.append(low)
        self.highs.append(high)

    def fits(self, number: int) -> bool:
        """Whether a card with this number can be laid face up somewhere, without a robot."""
        return any(self.lows[index] < number < self.highs[index] for index in range(len(self.free)))

    def takes(self, plot: int, kind: int, wide: bool) -> bool:
        """Whether a tile of this kind can go on a plot (`wide`: scaffolds carry offices and landing fields too)."""
        content = self.tops[plot]
        if kind == DEMOLITION or buildable(content):
            return True
        return content == SCAFFOLD and (HABITAT <= kind < LANDING or (wide and (kind in (OFFICE, LANDING))))

    def has_plot(self, kind: int, wide: bool) -> bool:
        """Whether a tile of this kind can be laid anywhere."""
        return any(self.heads[plot] != NONE and self.takes(plot, kind, wide) for plot in range(len(self.heads)))

    def plot_at(self, spot: int, corner: int) -> int:
        """The plot whose first cell is in this corner of the card on a spot; `NONE` if there is none."""
        if spot in self.spots:
            plot = self.spots.index(spot) * 4 + corner
            if self.heads[plot] != NONE:
                return plot
        return NONE

    def scaffolds(self) -> int:
        """How many scaffolds are showing."""
        count = 0
        for plot in range(len(self.heads)):
            if self.heads[plot] != NONE and self.tops[plot] == SCAFFOLD:
                count += 1
        return count

    def rows(self, faces_down: bool) -> int:
        """How many rows hold cards; cards face down may not count."""
        seen = 0
        for index in range(len(self.spots)):
            if faces_down or self.modes[index] != DOWN:
                seen |= 1 << self.spots[index] // COLUMNS
        count = 0
        while seen:
            count += seen & 1
            seen >>= 1
        return count
