"""Concessions: what each of them asks of a colony, and whether it is met."""

from .colony import CELLS, COLUMNS, ROWS, WIDTH, Colony
from .kinds import (
    ALIGNED,
    CLASS,
    CLEAN,
    COLUMN,
    COUNTED,
    DOWN,
    FEWEST_ROWS,
    GREENHOUSE,
    LIFE_SUPPORT,
    LONG_ROW,
    NONE,
    SCAFFOLD,
    SHAPED,
    VARIED,
)
from .table import Table


def meets(table: Table, seat: int, concession: int) -> bool:
    """Whether the colony of a seat meets a Concession now."""
    agreed = table.agreed
    colony = table.colonies[seat]
    need = table.box.needs[concession]
    if need == CLEAN:
        return colony.scaffolds() == 0 and (not agreed.must_cover or printed_scaffolds(colony) > 0)
    if need == VARIED:
        if agreed.region:
            return has_region(colony)
        return has_four_systems(colony, agreed.square)
    if need == FEWEST_ROWS:
        return has_fewest_rows(table, seat)
    have, want = measure(table, colony, concession)
    return have >= want


def measure(table: Table, colony: Colony, concession: int) -> tuple[int, int]:
    """How many of how many a colony has; (0, 0) where there is nothing to count."""
    box = table.box
    agreed = table.agreed
    need = box.needs[concession]
    category = box.classes[concession]
    amount = box.amounts[concession]
    if need == COUNTED:
        return count_class(colony, category), amount
    if need == LONG_ROW:
        return longest_row(colony, agreed.down_counts), amount
    if need == ALIGNED:
        return longest_line(colony, category, agreed.aligned_anywhere), amount
    if need == COLUMN:
        return best_column(colony, category), amount
    if need == SHAPED:
        shape = box.shapes[box.shaped_otherwise[concession] if agreed.other_shapes else box.shaped[concession]]
        return best_shape(colony, shape, agreed.down_counts), len(shape) // 2
    return 0, 0


def count_class(colony: Colony, category: int) -> int:
    """How many plots show projects of a class."""
    count = 0
    for plot in range(len(colony.heads)):
        if colony.heads[plot] != NONE and CLASS[colony.tops[plot]] == category:
            count += 1
    return count


def best_shape(colony: Colony, shape: list[int], down_counts: bool) -> int:
    """The most cards that lie in the places of a shape, its first place being taken.

    The shape may stand anywhere; it is not turned or mirrored, and more cards do no harm.
    """
    taken = card_spots(colony, down_counts)
    best = 0
    for spot in colony.spots:
        found = 0
        for index in range(0, len(shape), 2):
            row = spot // COLUMNS + shape[index] - shape[0]
            column = spot % COLUMNS + shape[index + 1] - shape[1]
            if row < ROWS and 0 <= column < COLUMNS and taken[row * COLUMNS + column]:
                found += 1
        best = max(best, found)
    return best


def card_spots(colony: Colony, down_counts: bool) -> list[bool]:
    """Which spots hold a card that counts."""
    taken = [False] * (ROWS * COLUMNS)
    for index in range(len(colony.spots)):
        if down_counts or colony.modes[index] != DOWN:
            taken[colony.spots[index]] = True
    return taken


def printed_scaffolds(colony: Colony) -> int:
    """How many scaffolds are printed on the cards that lie face up, covered or not."""
    count = 0
    for index in range(len(colony.cards)):
        if colony.modes[index] != DOWN:
            for corner in range(4):
                if colony.box.contents[colony.cards[index] * 4 + corner] == SCAFFOLD:
                    count += 1
    return count


def spots_with(colony: Colony, category: int) -> list[bool]:
    """Which spots hold a card that shows a project of a class."""
    shows = [False] * (ROWS * COLUMNS)
    for plot in range(len(colony.heads)):
        if colony.heads[plot] != NONE and CLASS[colony.tops[plot]] == category:
            shows[colony.spots[plot >> 2]] = True
    return shows


def best_column(colony: Colony, category: int) -> int:
    """The most cards of one column that show a class; a colony has three rows at most, one below another."""
    shows = spots_with(colony, category)
    best = 0
    for column in range(COLUMNS):
        count = 0
        for row in range(ROWS):
            if shows[row * COLUMNS + column]:
                count += 1
        best = max(best, count)
    return best


def longest_line(colony: Colony, category: int, anywhere: bool) -> int:
    """The most plots of a class in one line of cells, without interruption (or, if so agreed, with)."""
    best = 0
    for step in (1, WIDTH):
        for start in line_starts(colony, step):
            best = max(best, line_length(colony, category, start, step, anywhere))
    return best


def line_starts(colony: Colony, step: int) -> list[int]:
    """The first cell of every line of cells, across or down, that crosses a card."""
    starts: list[int] = []
    for spot in colony.spots:
        for half in range(2):
            start = (2 * (spot // COLUMNS) + 1 + half) * WIDTH if step == 1 else 2 * (spot % COLUMNS) + 1 + half
            if start not in starts:
                starts.append(start)
    return starts


def line_length(colony: Colony, category: int, start: int, step: int, anywhere: bool) -> int:
    """The most plots of a class in one line of cells."""
    cell = start
    end = start + WIDTH if step == 1 else CELLS
    best = 0
    run = 0
    before = NONE
    while cell < end:
        plot = colony.grid[cell]
        if plot != NONE and CLASS[colony.tops[plot]] == category:
            if plot != before:
                run += 1
                best = max(best, run)
        elif not anywhere:
            run = 0
        before = plot
        cell += step
    return best


def has_four_systems(colony: Colony, square: bool) -> bool:
    """Whether four plots, one of each life support class, hang together by themselves (or lie in a square)."""
    for plot in range(len(colony.heads)):
        if colony.heads[plot] != NONE and 0 <= CLASS[colony.tops[plot]] < LIFE_SUPPORT:
            if square:
                if is_square(colony, colony.heads[plot]):
                    return True
            elif grow_systems(colony, [plot], 1 << CLASS[colony.tops[plot]]):
                return True
    return False


def grow_systems(colony: Colony, plots: list[int], classes: int) -> bool:
    """Whether a connected set of plots of different life support classes can grow to all four."""
    if classes == (1 << LIFE_SUPPORT) - 1:
        return True
    for plot in plots:
        for other in colony.beside[plot]:
            category = CLASS[colony.tops[other]]
            if (
                0 <= category < LIFE_SUPPORT
                and not classes >> category & 1
                and grow_systems(colony, [*plots, other], classes | 1 << category)
            ):
                return True
    return False


def is_square(colony: Colony, cell: int) -> bool:
    """Whether a square of four cells around a cell shows the four life support classes."""
    for corner in (0, 1, WIDTH, WIDTH + 1):
        classes = 0
        for step in (0, 1, WIDTH, WIDTH + 1):
            plot = colony.grid[cell - corner + step]
            if plot != NONE and 0 <= CLASS[colony.tops[plot]] < LIFE_SUPPORT:
                classes |= 1 << CLASS[colony.tops[plot]]
        if classes == (1 << LIFE_SUPPORT) - 1:
            return True
    return False


def has_region(colony: Colony) -> bool:
    """Whether one connected region of life support of any kind has all four classes."""
    seen = [False] * len(colony.heads)
    for start in range(len(colony.heads)):
        if seen[start] or colony.heads[start] == NONE or not 0 <= CLASS[colony.tops[start]] <= GREENHOUSE:
            continue
        seen[start] = True
        waiting = [start]
        classes = 0
        while waiting:
            plot = waiting.pop()
            classes |= 1 << CLASS[colony.tops[plot]]
            for other in colony.beside[plot]:
                if not seen[other] and 0 <= CLASS[colony.tops[other]] <= GREENHOUSE:
                    seen[other] = True
                    waiting.append(other)
        if classes == (1 << LIFE_SUPPORT) - 1:
            return True
    return False


def has_fewest_rows(table: Table, seat: int) -> bool:
    """Whether a seat uses fewer rows than each of the others."""
    mine = table.colonies[seat].rows(table.agreed.down_counts)
    for other in range(table.seats):
        if other != seat and table.colonies[other].rows(table.agreed.down_counts) <= mine:
            return False
    return True


def longest_row(colony: Colony, down_counts: bool) -> int:
    """How many cards the fullest row holds, gaps or not."""
    counts = [0] * ROWS
    for index in range(len(colony.spots)):
        if down_counts or colony.modes[index] != DOWN:
            counts[colony.spots[index] // COLUMNS] += 1
    return max(counts)
