"""What bots look at in a colony: numbers that tell what it may yet be worth, and change with the colony alone."""

from typing import Final

from .colony import Colony
from .concessions import measure, meets
from .kinds import (
    CLASS,
    CLASSES,
    COMPLEX,
    CONTENTS,
    FEWEST_ROWS,
    HABITAT,
    LIFE_SUPPORT,
    METEORITE,
    MIXED,
    NONE,
    NUMBERS,
    OFFICE,
    PEAR,
    SALES,
    SCAFFOLD,
    buildable,
)
from .table import Table

# Four of each of the first four, by class of life support or by fruit.
SIZES: Final = 0
"""The sizes of the largest groups,"""
ROOMS: Final = 4
"""the plots that they can grow to,"""
JOINED: Final = 8
"""the largest groups that one more tile can make;"""
FRUITS: Final = 12
"""greenhouses;"""
OFFICES: Final = 16
ROCKS: Final = 17
HABITATS: Final = 18
OFFICE_COMPLEXES: Final = 19
OPEN_NEIGHBOURS: Final = 20
SCAFFOLDS: Final = 21
PLOTS: Final = 22
FITS: Final = 23
ROWS_USED: Final = 24
BEST_SCAFFOLD: Final = 25
"""the most projects of one class around a scaffold;"""
SITES: Final = 26
"""and for each class, the most of it around a plot for a Modul'hab."""
MEASURES: Final = SITES + CLASSES
"""From here on, for each Concession of the match, how many of how many the colony has; `MET` of none if it meets it."""
MET: Final = -1


def find_traits(table: Table, seat: int) -> list[int]:
    """What bots look at in a colony: it changes with the colony alone."""
    colony = table.colonies[seat]
    traits = [0] * MEASURES
    counts = [0] * CONTENTS
    for plot in range(len(colony.heads)):
        if colony.heads[plot] != NONE:
            counts[colony.tops[plot]] += 1
    for kind in range(PEAR, MIXED + 1):
        traits[FRUITS + kind - PEAR] = counts[kind]
    traits[OFFICES] = counts[OFFICE]
    traits[ROCKS] = counts[METEORITE]
    traits[HABITATS] = sum(counts[HABITAT:COMPLEX])
    traits[OFFICE_COMPLEXES] = counts[COMPLEX + SALES]
    traits[SCAFFOLDS] = counts[SCAFFOLD]
    find_groups(colony, traits)
    find_sites(colony, traits)
    for number in range(1, NUMBERS + 1):
        if colony.fits(number):
            traits[FITS] += 1
    traits[ROWS_USED] = colony.rows(True)
    for concession in table.concessions:
        have, want = measure(table, colony, concession)
        if have >= want and (
            want > 0 or (table.box.needs[concession] != FEWEST_ROWS and meets(table, seat, concession))
        ):
            have = MET
        traits += [have, want]
    return traits


def find_groups(colony: Colony, traits: list[int]) -> None:
    """Note the largest groups of life support, where they can grow, and which groups one more tile can make."""
    tops = colony.tops
    group_of = [NONE] * len(tops)
    sizes: list[int] = []
    largest = [NONE] * LIFE_SUPPORT
    for start in range(len(tops)):
        category = CLASS[tops[start]]
        if group_of[start] != NONE or colony.heads[start] == NONE or not 0 <= category < LIFE_SUPPORT:
            continue
        number = len(sizes)
        group_of[start] = number
        group = [start]
        reached = 0
        while reached < len(group):
            for other in colony.beside[group[reached]]:
                if group_of[other] == NONE and CLASS[tops[other]] == category:
                    group_of[other] = number
                    group.append(other)
            reached += 1
        sizes.append(len(group))
        if len(group) > traits[SIZES + category]:
            traits[SIZES + category] = len(group)
            largest[category] = number
    for plot in range(len(tops)):
        if colony.heads[plot] == NONE or not buildable(tops[plot]):
            continue
        traits[PLOTS] += 1
        near: list[int] = []
        joined = [1] * LIFE_SUPPORT
        for other in colony.beside[plot]:
            number = group_of[other]
            if number != NONE and number not in near:
                near.append(number)
                category = CLASS[tops[other]]
                joined[category] += sizes[number]
                traits[JOINED + category] = max(traits[JOINED + category], joined[category])
                if number == largest[category]:
                    traits[ROOMS + category] += 1


def find_sites(colony: Colony, traits: list[int]) -> None:
    """Note what lies around plots where a Modul'hab may stand, and how many open plots around those that stand."""
    tops = colony.tops
    for plot in range(len(tops)):
        top = tops[plot]
        if colony.heads[plot] == NONE:
            continue
        if HABITAT <= top < COMPLEX:
            for other in colony.around[plot]:
                if buildable(tops[other]):
                    traits[OPEN_NEIGHBOURS] += 1
        elif top == SCAFFOLD or buildable(top):
            around = [0] * CLASSES
            for other in colony.around[plot]:
                category = CLASS[tops[other]]
                if category != NONE:
                    around[category] += 1
                    traits[SITES + category] = max(traits[SITES + category], around[category])
                    if top == SCAFFOLD and category <= SALES:
                        traits[BEST_SCAFFOLD] = max(traits[BEST_SCAFFOLD], around[category])
