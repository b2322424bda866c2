"""What a position is worth, for bots: the points that a seat has, and those that it is likely to add."""

from math import exp
from typing import Final

from .concessions import count_class, measure, meets
from .kinds import (
    CLASS,
    CLASSES,
    COMPLEX,
    DEMOLITION,
    DISCARD,
    FEWEST_ROWS,
    HABITAT,
    ICONS,
    LANDING,
    LIFE_SUPPORT,
    LOGISTICS,
    METEORITE,
    NONE,
    NUMBERS,
    OFFICE,
    PHASES,
    PLAY,
    ROCK,
    ROUNDS,
    buildable,
)
from .market import is_closed
from .scoring import LIFE, PER_CARD, automate_items, claim_value, largest_groups, rank, score
from .table import Table

# Everything is measured in points. The figures were chosen by play between bots.
SCALE: Final = 12.0
"""A lead of so many points multiplies the chances by e."""
SHARES: Final = [0.15, 0.15, 0.11, 0.145]
"""How many of the tiles are of each kind of life support."""
CHOICE: Final = 1.5
"""How much more often a player gets the kind that suits best: there are four combinations to choose from."""
HOPE: Final = 0.55
"""What points that tiles of later turns may bring are worth today."""
TILE_NOW: Final = 0.9
METEORITE_WORTH: Final = 0.9
SPECIAL_WORTH: Final = 1.0
ROBOT_WORTH: Final = 1.5
TOKEN_WORTH: Final = 1.0
FIT_WORTH: Final = 0.5
PLOT_WORTH: Final = 0.25
CONCESSION_HOPE: Final = 0.45
AUTOMATE_TILE: Final = 3.1
"""What a tile brings the Automate, on average."""

# The traits of a colony: sizes of the largest groups, plots that they can grow to, numbers that fit, open plots, and
# how many projects of each class there are.
SIZES: Final = 0
FRONTIERS: Final = 4
FITS: Final = 8
OPENINGS: Final = 9
COUNTS: Final = 10
MEASURES: Final = COUNTS + CLASSES
"""From here on, for each Concession of the match, how many of how many the colony has; `MET` of none if it meets it."""
MET: Final = -1


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win, as far as a quick look can tell; winners share a finished match."""
    if table.over:
        ranks = rank(table)
        return [1.0 / ranks.count(1) if one == 1 else 0.0 for one in ranks]
    scores = score(table)
    promises = [scores[seat] + promise(table, seat) for seat in range(table.seats)]
    if table.seats == 1:
        promises.append(sum(automate_items(table)) + AUTOMATE_TILE * tiles_left(table, 0))
    best = max(promises)
    weights = [exp((one - best) / SCALE) for one in promises]
    total = sum(weights)
    return [weights[seat] / total for seat in range(table.seats)]


def tiles_left(table: Table, seat: int) -> int:
    """How many tiles a seat will take in turns to come."""
    gone = (table.phase * ROUNDS + table.round - 1) + (1 if (seat - table.first) % table.seats < table.turns else 0)
    if seat == table.turn and table.taken != NONE:
        gone += 1
    tiles = 0
    for turn in range(gone, ROUNDS * len(PHASES)):
        tiles += turn % ROUNDS + 1
    return tiles


def promise(table: Table, seat: int) -> float:
    """What a seat is likely to add to its points."""
    colony = table.colonies[seat]
    if not colony.traits:
        colony.traits = find_traits(table, seat)
    traits = colony.traits
    pending = table.pending if seat == table.turn else []
    coming = tiles_left(table, seat)
    worth = 0.0
    for category in range(LIFE_SUPPORT):
        now = 0
        for tile in pending:
            if CLASS[tile // ICONS] == category:
                now += 1
        later = min(CHOICE * SHARES[category] * coming, 6.0)
        worth += growth(traits[SIZES + category], traits[FRONTIERS + category], now, later)
    for tile in pending:
        worth += tile_worth(traits, tile)
    turns = coming / 2.5
    worth += ROBOT_WORTH * min(table.robots[seat], turns) + TOKEN_WORTH * min(table.logistics[seat], turns)
    worth += FIT_WORTH * traits[FITS] * min(1.0, turns / 6) + PLOT_WORTH * traits[OPENINGS] * min(1.0, turns / 3)
    worth += METEORITE_WORTH * traits[COUNTS + ROCK]
    if seat == table.turn and (table.step == DISCARD or table.step == PLAY):
        worth -= PER_CARD if table.step == PLAY else 2 * PER_CARD
    for index in range(len(table.concessions)):
        worth += concession_worth(table, seat, index, traits)
    return worth


def growth(size: int, frontier: int, now: int, later: float) -> float:
    """What a group of life support will gain: by tiles that wait to be placed, and by those that may come."""
    most = len(LIFE) - 1
    reach = min(most, size + min(now, frontier) if size > 0 else now)
    if size >= most:
        return 0.0
    gained = TILE_NOW * (LIFE[reach] - LIFE[size])
    room = 1.0 - 0.5 ** (frontier if size > 0 else 2)
    far = min(float(most), reach + later * room)
    whole = int(far)
    height = float(LIFE[whole])
    if whole < most:
        height += (far - whole) * (LIFE[whole + 1] - LIFE[whole])
    return gained + HOPE * (height - LIFE[reach])


def tile_worth(traits: list[int], tile: int) -> float:
    """What a tile that waits to be placed brings besides life support."""
    kind = tile // ICONS
    worth = ROBOT_WORTH * (tile % ICONS)
    if kind == OFFICE:
        worth += 2.0
    elif kind == METEORITE:
        worth += METEORITE_WORTH
    elif HABITAT <= kind < COMPLEX:
        wanted = kind - HABITAT
        worth += 2.0 * min(traits[SIZES + wanted] if wanted < LIFE_SUPPORT else traits[COUNTS + wanted], 3)
    elif COMPLEX <= kind < LANDING:
        worth += traits[COUNTS + kind - COMPLEX]
    elif kind == LANDING:
        worth += PER_CARD
    elif kind in (DEMOLITION, LOGISTICS):
        worth += SPECIAL_WORTH
    return worth


def find_traits(table: Table, seat: int) -> list[int]:
    """What bots look at in a colony: it changes with the colony alone."""
    colony = table.colonies[seat]
    sizes: list[int] = []
    frontiers: list[int] = []
    for group in largest_groups(colony):
        near: list[int] = []
        for plot in group:
            for other in colony.beside[plot]:
                if buildable(colony.tops[other]) and other not in near:
                    near.append(other)
        sizes.append(len(group))
        frontiers.append(len(near))
    openings = 0
    for plot in range(len(colony.heads)):
        if colony.heads[plot] != NONE and buildable(colony.tops[plot]):
            openings += 1
    fits = 0
    for number in range(1, NUMBERS + 1):
        if colony.fits(number):
            fits += 1
    counts = [count_class(colony, category) for category in range(CLASSES)]
    traits = [*sizes, *frontiers, fits, openings, *counts]
    for concession in table.concessions:
        if table.box.needs[concession] != FEWEST_ROWS and meets(table, seat, concession):
            traits += [MET, 0]
        else:
            have, want = measure(table, colony, concession)
            traits += [have, want]
    return traits


def concession_worth(table: Table, seat: int, index: int, traits: list[int]) -> float:
    """What a Concession that is still open is worth to a seat."""
    if table.claims[index * table.seats + seat] != NONE or is_closed(table, index):
        return 0.0
    concession = table.concessions[index]
    points = table.box.points[concession]
    if table.seats == 1:
        points = claim_value(table.box, concession, table.phase)
    have = traits[MEASURES + 2 * index]
    want = traits[MEASURES + 2 * index + 1]
    if have == MET or (table.box.needs[concession] == FEWEST_ROWS and meets(table, seat, concession)):
        return TILE_NOW * points
    if want == 0:
        return 0.0
    share = have / want
    return CONCESSION_HOPE * points * share * share
