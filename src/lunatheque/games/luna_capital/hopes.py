"""What the parts of a colony may yet bring: life support, fruits, buildings, tiles that wait to be placed, Concessions.

Most figures are pairs: one for the end of the match, and how much more it is when everything is ahead (see `evaluate`,
which says how they were found). They are measured in points, or say how much of some points comes true.
"""

from typing import Final

from .concessions import meets
from .kinds import (
    COMPLEX,
    DEMOLITION,
    FEWEST_ROWS,
    HABITAT,
    HABITATION,
    LANDING,
    LIFE_SUPPORT,
    LOGISTICS,
    LONG_ROW,
    NONE,
    OFFICE,
    SALES,
    SHAPED,
)
from .market import is_closed
from .scoring import (
    LIFE,
    PER_SPECIALIST,
    SETS,
    claim_value,
)
from .table import Table
from .traits import (
    BEST_SCAFFOLD,
    HABITATS,
    JOINED,
    MEASURES,
    MET,
    OFFICE_COMPLEXES,
    OFFICES,
    OPEN_NEIGHBOURS,
    PLOTS,
    ROOMS,
    SCAFFOLDS,
    SITES,
    SIZES,
)

# Life support.
HOPES: Final = [-0.25, 0.0, 0.23, 0.38]
HOPES_AHEAD: Final = [0.55, 0.38, 0.20, 0.06]
"""How much of what such tiles may bring comes true, by the plots that a group can grow to: none, one, two, or more."""
FIRST_HOPE: Final = [-0.03, 0.46]
"""The same where there is no group yet."""
STEP: Final = [0.0, 2.0]
"""The same for what the very next tile would bring."""
JOINING: Final = 0.5
"""How much of what a tile brings by joining groups comes true."""
WAITING_LIFE: Final = 0.76
"""How much of what tiles that wait to be placed may bring comes true."""

# What else is worth something.
FRUITS_MISSING: Final = [0.0, -0.03, -0.23, -0.27]
FRUITS_MISSING_AHEAD: Final = [0.0, 2.8, 2.2, 1.7]
"""How much of the next set of fruits comes true (and of others after it), by how many greenhouses are missing."""
OPEN_NEIGHBOUR: Final = [0.15, 0.47]
"""An open plot around a Modul'hab."""
BEST_SITE: Final = [0.27, 0.53]
SITE: Final = [0.12, 0.43]
SCAFFOLD_SITE: Final = [-0.06, 0.71]
"""A project of one class around a plot for a Modul'hab: the best plot, the best of each class, the best scaffold."""
SCAFFOLD_WORTH: Final = [0.16, -1.03]
PLOT: Final = [-0.08, 0.48]
OFFICE_WORTH: Final = [0.02, 1.9]
HABITAT_WORTH: Final = [0.42, -0.1]
OFFICE_COMPLEX: Final = [0.03, 4.9]
"""What offices, Modul'habs, and complexes that look for offices may bring beyond what they score."""

# Tiles that wait to be placed.
WAITING_OFFICE: Final = 1.9
WAITING_FOR_COMPLEX: Final = 1.3
WAITING_HABITAT: Final = 1.15
WAITING_AT_SITE: Final = 0.65 * PER_SPECIALIST
WAITING_COMPLEX: Final = 1.15
WAITING_LANDING: Final = 3.6
WAITING_DEMOLITION: Final = 0.9
WAITING_LOGISTICS: Final = 0.6
UNUSUAL: Final = 2
"""How many projects a complex of a type that our own pack does not have is thought to find."""

# Concessions: how much of their points come true.
MET_NOW: Final = 0.95
RIVAL_MET: Final = [-0.07, -0.26]
"""So much less, if somebody else will close it."""
UNCOUNTED: Final = [0.04, 0.47]
"""Where there is nothing to count."""
CARDS_LIE: Final = [0.07, 0.59]
CARDS_SHARE: Final = [0.59, 0.17]
"""Where cards must lie in a certain way: in any case, and the more of them do, squared."""
MISSING: Final = [0.0, 0.17, 0.04, -0.1]
MISSING_AHEAD: Final = [0.0, 0.81, 0.55, 0.5]
"""By how many are missing."""


def weigh(figures: list[float], ahead: float) -> float:
    """What a pair of figures comes to, with a part of the match ahead."""
    return figures[0] + figures[1] * ahead


def growth(traits: list[int], category: int, now: int, later: float, ahead: float) -> float:
    """What a group of life support will gain: by tiles that wait to be placed, and by those that may come."""
    size = traits[SIZES + category]
    room = traits[ROOMS + category]
    joined = traits[JOINED + category]
    most = len(LIFE) - 1
    if size >= most:
        return 0.0
    reach = min(most, size + min(now, room) if size > 0 else now)
    far = min(float(most), reach + later)
    whole = int(far)
    height = float(LIFE[whole])
    if whole < most:
        height += (far - whole) * (LIFE[whole + 1] - LIFE[whole])
    hope = weigh(FIRST_HOPE, ahead)
    if size > 0:
        room = min(room, len(HOPES) - 1)
        hope = HOPES[room] + HOPES_AHEAD[room] * ahead
    worth = hope * (height - LIFE[reach]) + WAITING_LIFE * (LIFE[reach] - LIFE[size])
    if reach < most:
        worth += weigh(STEP, ahead) * (LIFE[reach + 1] - LIFE[reach])
    if joined > size + 1:
        worth += JOINING * (LIFE[min(joined, most)] - LIFE[size + 1])
    return worth


def full_sets(fruits: list[int]) -> int:
    """How many sets of three fruits there are, of those that score."""
    sets = 0
    while sets < len(SETS) - 1 and missing_fruits(fruits, sets + 1) <= 0:
        sets += 1
    return sets


def missing_fruits(fruits: list[int], sets: int) -> int:
    """How many greenhouses are missing for so many sets; mixed ones stand for any."""
    return max(0, sets - fruits[0]) + max(0, sets - fruits[1]) + max(0, sets - fruits[2]) - fruits[3]


def fruit_worth(fruits: list[int], ahead: float) -> float:
    """What sets of fruits come to: those that there are, and those that may come."""
    sets = full_sets(fruits)
    worth = float(SETS[sets])
    if sets < len(SETS) - 1:
        missing = missing_fruits(fruits, sets + 1)
        worth += (SETS[sets + 1] - SETS[sets]) * (FRUITS_MISSING[missing] + FRUITS_MISSING_AHEAD[missing] * ahead)
    return worth


def construction_worth(traits: list[int], ahead: float) -> float:
    """What offices, Modul'habs and complexes may bring beyond what they score, and places for them."""
    best = traits[SITES + SALES]
    sites = 0
    for category in range(LIFE_SUPPORT):
        best = max(best, traits[SITES + category])
        sites += traits[SITES + category]
    worth = weigh(BEST_SITE, ahead) * best + weigh(SITE, ahead) * sites
    worth += weigh(SCAFFOLD_SITE, ahead) * traits[BEST_SCAFFOLD] + weigh(SCAFFOLD_WORTH, ahead) * traits[SCAFFOLDS]
    worth += weigh(PLOT, ahead) * traits[PLOTS] + weigh(OPEN_NEIGHBOUR, ahead) * traits[OPEN_NEIGHBOURS]
    worth += weigh(OFFICE_WORTH, ahead) * traits[OFFICES] + weigh(HABITAT_WORTH, ahead) * traits[HABITATS]
    return worth + weigh(OFFICE_COMPLEX, ahead) * traits[OFFICE_COMPLEXES]


def tile_worth(traits: list[int], kind: int) -> float:
    """What a tile that waits to be placed brings besides life support, fruits, robots and meteorites."""
    if kind == OFFICE:
        return WAITING_OFFICE + WAITING_FOR_COMPLEX * traits[OFFICE_COMPLEXES]
    if HABITAT <= kind < COMPLEX:
        return WAITING_HABITAT + WAITING_AT_SITE * traits[SITES + kind - HABITAT]
    if COMPLEX <= kind < LANDING:
        wanted = kind - COMPLEX
        found = UNUSUAL
        if wanted == SALES:
            found = traits[OFFICES]
        elif wanted == HABITATION:
            found = traits[HABITATS]
        return WAITING_COMPLEX * found
    if kind == LANDING:
        return WAITING_LANDING
    if kind == DEMOLITION:
        return WAITING_DEMOLITION
    return WAITING_LOGISTICS if kind == LOGISTICS else 0.0


def concession_worth(table: Table, seat: int, index: int, ahead: float) -> float:
    """What a Concession that is still open is worth to a seat."""
    if table.claims[index * table.seats + seat] != NONE or is_closed(table, index):
        return 0.0
    concession = table.concessions[index]
    points = table.box.points[concession]
    if table.seats == 1:
        points = claim_value(table.box, concession, table.phase)
    if will_claim(table, seat, index):
        return MET_NOW * points
    chance = 0.0
    for other in range(table.seats):
        if other != seat and will_claim(table, other, index):
            chance = weigh(RIVAL_MET, ahead)
    traits = table.colonies[seat].traits
    have = traits[MEASURES + 2 * index]
    want = traits[MEASURES + 2 * index + 1]
    if want == 0:
        chance += weigh(UNCOUNTED, ahead)
    elif table.box.needs[concession] in (SHAPED, LONG_ROW):
        share = have / want
        chance += weigh(CARDS_LIE, ahead) + weigh(CARDS_SHARE, ahead) * share * share
    else:
        missing = min(want - have, len(MISSING) - 1)
        chance += MISSING[missing] + MISSING_AHEAD[missing] * ahead
    return chance * points


def will_claim(table: Table, seat: int, index: int) -> bool:
    """Whether a seat would claim a Concession if the phase ended now."""
    concession = table.concessions[index]
    if table.box.needs[concession] == FEWEST_ROWS:
        return meets(table, seat, concession)
    return table.colonies[seat].traits[MEASURES + 2 * index] == MET
