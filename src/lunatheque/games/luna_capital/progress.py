"""How far a colony is with a Concession, for the viewer whose colony it is."""

from lunatheque.engine import EVERYONE, Text, text

from .colony import COLUMNS, ROWS, Colony
from .concessions import card_spots, count_class, longest_line, longest_row, meets
from .kinds import (
    ALIGNED,
    CLASS,
    CLASS_IDS,
    COLUMN,
    COUNTED,
    GREENHOUSE,
    LONG_ROW,
    NEEDS,
    NONE,
    SHAPED,
)
from .market import is_closed
from .state import LunaCapital

RULES = (
    "concession-shapes",
    "concession-no-scaffold",
    "concession-four-systems",
    "concession-column",
    "concession-aligned",
    "concession-fewest-rows",
    "concession-count",
    "concession-row",
)


def concession_rule(state: LunaCapital, concession: int) -> str:
    """The rule that says what a Concession needs."""
    return RULES[state.box.needs[concession]]


def need_text(state: LunaCapital, concession: int) -> Text:
    """What a Concession needs, in words."""
    need = state.box.needs[concession]
    args: dict[str, int | str | Text] = {}
    if need in (COLUMN, ALIGNED, COUNTED):
        category = state.box.classes[concession]
        args["thing"] = text("class-G") if category == GREENHOUSE else Text(CLASS_IDS[category])
    if need in (ALIGNED, COUNTED, LONG_ROW):
        args["amount"] = state.box.amounts[concession]
    return Text(f"need-{NEEDS[need]}", args)


def state_text(state: LunaCapital, index: int, seat: int) -> Text:
    """Whether a Concession can still be claimed."""
    if seat != EVERYONE and state.claims[index * state.seats + seat] != NONE:
        return text("concession-mine")
    return text("concession-closed" if is_closed(state, index) else "concession-open")


def progress_text(state: LunaCapital, index: int, seat: int) -> Text | None:
    """How far the colony of a seat is with a Concession; nothing to say to spectators."""
    if seat == EVERYONE:
        return None
    if state.claims[index * state.seats + seat] != NONE:
        return text("progress-claimed")
    if is_closed(state, index):
        return text("progress-closed")
    concession = state.concessions[index]
    have, want = measure(state, state.colonies[seat], concession)
    if meets(state, seat, concession):
        return text("progress-met")
    return text("progress", have=have, want=want) if want else text("progress-not")


def measure(state: LunaCapital, colony: Colony, concession: int) -> tuple[int, int]:
    """How many of how many a colony has; (0, 0) where there is nothing to count."""
    box = state.box
    need, category, amount = box.needs[concession], box.classes[concession], box.amounts[concession]
    if need == COUNTED:
        return count_class(colony, category), amount
    if need == LONG_ROW:
        return longest_row(colony, state.agreed.down_counts), amount
    if need == ALIGNED:
        return longest_line(colony, category, state.agreed.aligned_anywhere), amount
    if need == COLUMN:
        return best_column(colony, category), amount
    if need == SHAPED:
        shape = box.shaped_otherwise[concession] if state.agreed.other_shapes else box.shaped[concession]
        return best_shape(colony, box.shapes[shape], state.agreed.down_counts), len(box.shapes[shape]) // 2
    return 0, 0


def best_column(colony: Colony, category: int) -> int:
    """The most cards of one column that show a class."""
    columns: dict[int, set[int]] = {}
    for plot in range(len(colony.heads)):
        if colony.heads[plot] != NONE and CLASS[colony.tops[plot]] == category:
            spot = colony.spots[plot >> 2]
            columns.setdefault(spot % COLUMNS, set()).add(spot)
    return max([len(spots) for spots in columns.values()], default=0)


def best_shape(colony: Colony, shape: list[int], down_counts: bool) -> int:
    """The most cards that lie in the places of a shape."""
    taken = card_spots(colony, down_counts)
    best = 0
    for row in range(-2, ROWS):
        for column in range(-3, COLUMNS):
            found = 0
            for index in range(0, len(shape), 2):
                r, c = row + shape[index], column + shape[index + 1]
                found += 0 <= r < ROWS and 0 <= c < COLUMNS and taken[r * COLUMNS + c]
            best = max(best, found)
    return best
