"""The score sheet: a line for each item, with the plots that its points come from."""

from functools import lru_cache

from lunatheque.engine import SheetLine, text

from .colony import Colony
from .kinds import (
    CLASS,
    CLASSES,
    COMPLEX,
    GREENHOUSE,
    HABITAT,
    HABITATION,
    KIND_IDS,
    KINDS,
    LANDING,
    LIFE_SUPPORT,
    METEORITE,
    NONE,
    OFFICE,
    ROCK,
    SALES,
)
from .plan import plot_id
from .scoring import (
    CARDS_HELD,
    CONCESSIONS,
    FRUIT,
    ITEMS,
    METEORITES,
    MODULES,
    OFFICES,
    RESIDENCES,
    SPECIALS,
    SYSTEMS,
    automate_items,
    heap_kinds,
    largest_groups,
    score_items,
)
from .state import LunaCapital
from .touches import heap_id, of_class, of_kind

LINES = (
    ("sheet-H", "score-life"),
    ("sheet-O", "score-life"),
    ("sheet-W", "score-life"),
    ("sheet-G", "score-life"),
    ("sheet-sets", "score-sets"),
    ("sheet-offices", "score-offices"),
    ("sheet-habitats", "score-habitats"),
    ("sheet-complexes", "score-complexes"),
    ("sheet-meteorites", "score-meteorites"),
    ("sheet-hand", "score-hand"),
    ("sheet-concessions", "score-concessions"),
    ("sheet-specials", "automate-score"),
)


HEAPED = (
    *[[kind for kind in range(KINDS) if CLASS[kind] == category] for category in range(LIFE_SUPPORT)],
    [kind for kind in range(KINDS) if CLASS[kind] == GREENHOUSE],
    [OFFICE],
    [kind for kind in range(KINDS) if CLASS[kind] == HABITATION],
    list(range(COMPLEX, COMPLEX + CLASSES)),
    [METEORITE],
    [],
    [],
    list(range(LANDING, KINDS)),
)
"""The kinds of tile that each item of the Automate comes from."""


def sheet(state: LunaCapital) -> list[SheetLine]:
    """What each player would score now, line by line; all of it is known to everybody."""
    scores = score_items(state)
    lines = [
        SheetLine(text(name), rule, tuple([items[item] for items in scores]), pieces_of(state, item))
        for item, (name, rule) in enumerate(LINES)
        if item != SPECIALS
    ]
    totals = tuple([sum(items) for items in scores])
    lines.append(SheetLine(text("sheet-total"), "winner" if state.seats > 1 else "solo-winner", totals, total=True))
    return lines + automate_lines(state) if state.seats == 1 else lines


def pieces_of(state: LunaCapital, item: int) -> tuple[str, ...]:
    """The pieces that the points of an item come from, in all colonies."""
    if item == CARDS_HELD:
        return ()
    if item == CONCESSIONS:
        return tuple(
            [
                f"concession-{index}"
                for index in range(len(state.concessions))
                if any(phase != NONE for phase in state.claims[index * state.seats : (index + 1) * state.seats])
            ]
        )
    return tuple(
        [
            plot_id(state.colonies[seat], seat, plot)
            for seat in range(state.seats)
            for plot in plots_of(state.colonies[seat], item)
        ]
    )


@lru_cache(maxsize=1024)
def plots_of(colony: Colony, item: int) -> list[int]:
    """The plots of a colony that the points of an item come from, found once for all viewers."""
    if item < SYSTEMS + LIFE_SUPPORT:
        return sorted(largest_groups(colony)[item - SYSTEMS])
    if item == FRUIT:
        return of_class(colony, GREENHOUSE)
    if item == OFFICES:
        return of_class(colony, SALES)
    if item == METEORITES:
        return of_class(colony, ROCK)
    if item == MODULES:
        return sorted(counted_by_habitats(colony))
    return sorted(counted_by_complexes(colony)) if item == RESIDENCES else []


def counted_by_habitats(colony: Colony) -> set[int]:
    """The Modul'habs and what they count around them."""
    found: set[int] = set()
    for plot in of_class(colony, HABITATION):
        found.add(plot)
        wanted = colony.tops[plot] - HABITAT
        found.update([near for near in colony.around[plot] if CLASS[colony.tops[near]] == wanted])
    return found


def counted_by_complexes(colony: Colony) -> set[int]:
    """The residential complexes and what they count in the whole colony."""
    found: set[int] = set()
    for category in range(CLASSES):
        complexes = of_kind(colony, COMPLEX + category)
        if complexes:
            found.update(complexes, of_class(colony, category))
    return found


def automate_lines(state: LunaCapital) -> list[SheetLine]:
    """The score of the Automate, line by line, with what its points come from, and its total."""
    items = automate_items(state)
    kinds = heap_kinds(state)
    rules = ["automate-score"] * ITEMS
    rules[METEORITES] = "solo-meteorites"
    rules[CONCESSIONS] = "automate-concessions"
    lines = [
        SheetLine(
            text("sheet-of-automate", line=text(LINES[item][0].replace("sheet", "automate"))),
            rules[item],
            (items[item],),
            tuple([heap_id(KIND_IDS[kind]) for kind in HEAPED[item] if kinds[kind]]),
        )
        for item in range(ITEMS)
    ]
    return [*lines, SheetLine(text("sheet-automate-total"), "solo-winner", (sum(items),), ("automate",))]
