"""Scores: what a colony is worth, meteorites, hands, Concessions, the Automate, and who wins."""

from typing import Final

from .colony import Colony
from .components import Box
from .concessions import count_class
from .kinds import (
    APPLE,
    CLASS,
    CLASSES,
    COMPLEX,
    CONTENTS,
    HABITAT,
    HABITATION,
    HAND,
    ICONS,
    KINDS,
    LANDING,
    LEMON,
    LIFE_SUPPORT,
    METEORITE,
    MIXED,
    NONE,
    OFFICE,
    PEAR,
    ROCK,
    SALES,
    SHORTS,
)
from .table import Table

LIFE: Final = [0, 1, 3, 6, 10, 15, 20, 25, 30, 35, 40]
"""What a group of life support is worth, by its size; no more for a larger one."""
SETS: Final = [0, 5, 12, 22]
PER_OFFICE: Final = 2
PER_SPECIALIST: Final = 2
PER_CARD: Final = 3
AWARDS: Final = [[10], [10], [10, 2], [10, 5, 2]]
"""What the most meteorites are worth, by the number of players less one; alone as with two."""
PER_CONSTRUCTION: Final = 5
PER_SPECIAL: Final = 2
"""What the Automate gets for a Modul'hab or a complex, and for a landing field, demolition or logistics tile."""

# Items of the score, in the order of the score sheet.
SYSTEMS: Final = 0
FRUIT: Final = 4
OFFICES: Final = 5
MODULES: Final = 6
RESIDENCES: Final = 7
METEORITES: Final = 8
CARDS_HELD: Final = 9
CONCESSIONS: Final = 10
SPECIALS: Final = 11
"""For the Automate alone."""
ITEMS: Final = 12
COLONY_ITEMS: Final = 8
"""The first items are the worth of a colony by itself."""


# A colony by itself -----------------------------------------------------------------------------------------------


def largest_groups(colony: Colony) -> list[list[int]]:
    """For each class of life support, the plots of its largest group, in which each shares an edge with another."""
    best: list[list[int]] = [[], [], [], []]
    seen = [False] * len(colony.heads)
    for start in range(len(colony.heads)):
        category = CLASS[colony.tops[start]]
        if seen[start] or colony.heads[start] == NONE or not 0 <= category < LIFE_SUPPORT:
            continue
        seen[start] = True
        group = [start]
        reached = 0
        while reached < len(group):
            for other in colony.beside[group[reached]]:
                if not seen[other] and CLASS[colony.tops[other]] == category:
                    seen[other] = True
                    group.append(other)
            reached += 1
        if len(group) > len(best[category]):
            best[category] = group
    return best


def count_kinds(colony: Colony) -> list[int]:
    """How many plots show each kind of tile, then open plots and scaffolds."""
    counts = [0] * CONTENTS
    for plot in range(len(colony.heads)):
        if colony.heads[plot] != NONE:
            counts[colony.tops[plot]] += 1
    return counts


def fruit_sets(counts: list[int], one_wild: bool) -> int:
    """How many sets of three fruits there are, mixed greenhouses standing for any (at most one a set, if so agreed)."""
    sets = 0
    while True:
        sets += 1
        missing = max(0, sets - counts[PEAR]) + max(0, sets - counts[APPLE]) + max(0, sets - counts[LEMON])
        if missing > (min(counts[MIXED], sets) if one_wild else counts[MIXED]):
            return sets - 1


def score_sets(table: Table, counts: list[int]) -> int:
    """What sets of fruits are worth: at most three (or, if so agreed, series of three)."""
    sets = fruit_sets(counts, table.agreed.one_wild)
    most = len(SETS) - 1
    if table.agreed.series:
        return sets // most * SETS[most] + SETS[sets % most]
    return SETS[min(sets, most)]


def score_habitat(colony: Colony, plot: int) -> int:
    """What a Modul'hab is worth: each project of its type around it."""
    wanted = colony.tops[plot] - HABITAT
    points = 0
    for other in colony.around[plot]:
        if CLASS[colony.tops[other]] == wanted:
            points += PER_SPECIALIST
    return points


def score_habitats(colony: Colony) -> int:
    """What all Modul'habs are worth."""
    points = 0
    for plot in range(len(colony.heads)):
        if colony.heads[plot] != NONE and HABITAT <= colony.tops[plot] < COMPLEX:
            points += score_habitat(colony, plot)
    return points


def score_colony(table: Table, colony: Colony) -> list[int]:
    """The items of a colony by itself, reckoned once: colonies are values, and whoever asks changes nothing."""
    if not colony.items:
        colony.items = reckon_colony(table, colony)
    return colony.items


def reckon_colony(table: Table, colony: Colony) -> list[int]:
    """The items of a colony by itself."""
    counts = count_kinds(colony)
    items = [0] * COLONY_ITEMS
    groups = largest_groups(colony)
    for category in range(LIFE_SUPPORT):
        items[SYSTEMS + category] = LIFE[min(len(groups[category]), len(LIFE) - 1)]
    items[FRUIT] = score_sets(table, counts)
    items[OFFICES] = PER_OFFICE * counts[OFFICE]
    items[MODULES] = score_habitats(colony)
    for category in range(CLASSES):
        if counts[COMPLEX + category] > 0:
            items[RESIDENCES] += counts[COMPLEX + category] * count_class(colony, category)
    return items


def colony_worth(table: Table, colony: Colony) -> int:
    """What a colony by itself is worth."""
    return sum(score_colony(table, colony))


# Between players --------------------------------------------------------------------------------------------------


def award_meteorites(counts: list[int], awards: list[int], zero_paid: bool) -> list[int]:
    """What the most meteorites are worth: players who tie share the awards of their ranks, rounded down."""
    points = [0] * len(counts)
    for seat in range(len(counts)):
        ahead = 0
        equal = 0
        for other in counts:
            if other > counts[seat]:
                ahead += 1
            elif other == counts[seat]:
                equal += 1
        if counts[seat] > 0 or zero_paid:
            points[seat] = sum(awards[ahead : ahead + equal]) // equal
    return points


def meteorite_points(table: Table) -> list[int]:
    """What each seat gets for meteorites; alone, the last entry is the Automate's."""
    counts = [count_class(colony, ROCK) for colony in table.colonies]
    if table.seats == 1:
        counts.append(heap_kinds(table)[METEORITE])
        if table.agreed.solo_tie_nothing and counts[0] == counts[1]:
            return [0, 0]
    return award_meteorites(counts, AWARDS[table.seats - 1], table.agreed.zero_paid)


def concession_points(table: Table, index: int, seat: int) -> int:
    """What a Concession that a seat has claimed is worth; alone, less when it is claimed late."""
    phase = table.claims[index * table.seats + seat]
    if phase == NONE:
        return 0
    concession = table.concessions[index]
    return claim_value(table.box, concession, phase) if table.seats == 1 else table.box.points[concession]


def claim_value(box: Box, concession: int, phase: int) -> int:
    """What a Concession is worth to a player alone: full, half (rounded up) or nothing, by phase and term."""
    points = box.points[concession]
    late = phase if concession < SHORTS else phase - 1
    return points if late <= 0 else (points + 1) // 2 if late == 1 else 0


def score_items(table: Table) -> list[list[int]]:
    """Every item of the score of every seat, as if the match ended now."""
    rocks = meteorite_points(table)
    scores: list[list[int]] = []
    for seat in range(table.seats):
        items = score_colony(table, table.colonies[seat]) + [0] * (ITEMS - COLONY_ITEMS)
        items[METEORITES] = rocks[seat]
        items[CARDS_HELD] = PER_CARD * len(table.hands[seat])
        for index in range(len(table.concessions)):
            items[CONCESSIONS] += concession_points(table, index, seat)
        scores.append(items)
    return scores


def score(table: Table) -> list[int]:
    """What each seat would score if the match ended now."""
    rocks = meteorite_points(table)
    scores: list[int] = []
    for seat in range(table.seats):
        total = colony_worth(table, table.colonies[seat]) + rocks[seat] + PER_CARD * len(table.hands[seat])
        for index in range(len(table.concessions)):
            total += concession_points(table, index, seat)
        scores.append(total)
    return scores


# The Automate -----------------------------------------------------------------------------------------------------


def heap_kinds(table: Table) -> list[int]:
    """How many of each kind the Automate has, on tiles and printed on its cards."""
    counts = [0] * CONTENTS
    for tile in table.heap_tiles:
        counts[tile // ICONS] += 1
    for card in table.heap_cards:
        for corner in range(4):
            counts[table.box.contents[card * 4 + corner]] += 1
    return counts


def automate_items(table: Table) -> list[int]:
    """Every item of the score of the Automate, which never builds: all that it has counts as adjacent."""
    counts = heap_kinds(table)
    classes = [0] * CLASSES
    for kind in range(KINDS):
        if CLASS[kind] != NONE:
            classes[CLASS[kind]] += counts[kind]
    items = [0] * ITEMS
    for category in range(LIFE_SUPPORT):
        items[SYSTEMS + category] = LIFE[min(classes[category], len(LIFE) - 1)]
    items[FRUIT] = score_sets(table, counts)
    items[OFFICES] = PER_OFFICE * classes[SALES]
    items[MODULES] = PER_CONSTRUCTION * classes[HABITATION]
    items[RESIDENCES] = PER_CONSTRUCTION * sum(counts[COMPLEX : COMPLEX + CLASSES])
    items[METEORITES] = meteorite_points(table)[1]
    items[CARDS_HELD] = PER_CARD * HAND
    for index in range(len(table.concessions)):
        if not table.agreed.automate_left or table.claims[index] == NONE:
            items[CONCESSIONS] += table.box.points[table.concessions[index]]
    items[SPECIALS] = PER_SPECIAL * sum(counts[LANDING : LANDING + 3])
    return items


# Who wins ---------------------------------------------------------------------------------------------------------


def rank(table: Table) -> list[int]:
    """The rank of each seat: points, then fewer scaffolds showing. Alone, second if the Automate is not beaten."""
    scores = score(table)
    if table.seats == 1:
        return [1 if scores[0] > sum(automate_items(table)) else 2]
    worths = [scores[seat] * 100 - table.colonies[seat].scaffolds() for seat in range(table.seats)]
    return [1 + sum([1 for other in worths if other > mine]) for mine in worths]
