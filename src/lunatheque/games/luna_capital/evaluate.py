"""What a position is worth, for bots: the points that a seat has, and those that it is likely to add.

Everything is measured in points. Most figures were found by least squares, item of the score by item, and rounded: what
seats had added by the end of 3,000 matches between bots that take the best first look, now and then a worse one. Half
of the matches were played with an outlook of this form already, so that the figures suit bots that follow them.
"""

from math import exp
from typing import Final

from .hopes import concession_worth, construction_worth, fruit_worth, full_sets, growth, tile_worth, weigh
from .kinds import (
    CLASS,
    DISCARD,
    ICONS,
    LIFE_SUPPORT,
    METEORITE,
    NONE,
    OFFICE,
    PEAR,
    PHASES,
    PLACE,
    PLAY,
    ROUNDS,
    TAKE,
)
from .scoring import (
    AWARDS,
    METEORITES,
    PER_CARD,
    SETS,
    automate_items,
    colony_worth,
    concession_points,
    heap_kinds,
    rank,
)
from .table import Table
from .traits import FITS, FRUITS, ROCKS, ROWS_USED, find_traits

ALL_TILES: Final = 30
"""How many tiles a seat takes in a match. The part of them that it will take in turns to come is what is *ahead*.

Most figures are pairs: one for the end of the match, and how much more it is when everything is ahead.
"""
LUCK: Final = [3.0, 11.0]
"""A lead of so many points multiplies the chances by e."""
SHARES: Final = [0.15, 0.15, 0.11, 0.145]
"""How many of the tiles are of each kind of life support."""
CHOICE: Final = 1.5
"""How much more often a player gets the kind that suits best: there are four combinations to choose from."""
ROBOT_WORTH: Final = [1.0, 1.5]
TOKEN: Final = [1.1, 1.3]
FIT: Final = [-0.29, 2.5]
"""A number that fits."""
ROW: Final = [-0.76, -1.6]
"""A row in use: new ones are the last resort."""
METEORITE_DOUBT: Final = [0.6, 1.4]
"""A lead of so many meteorites multiplies the chances of their award by e."""
START: Final = [2.5, -2.0]
ROUND: Final = -0.5
"""What everybody has, and how much less with each round of a phase."""
TO_TAKE: Final = [0.9, -0.1]
TO_PLAY: Final = [-1.7, -0.7]
TO_PLACE: Final = [-0.7, -1.4]
"""More or less for the seat whose turn it is, by what it has to do."""
WAITING: Final = 0.5
"""Any tile that waits to be placed; `tile_worth` is added to it."""
AUTOMATE_TILE: Final = 3.1
"""What a tile brings the Automate, on average."""


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win, as far as a quick look can tell; winners share a finished match."""
    if table.over:
        ranks = rank(table)
        return [1.0 / ranks.count(1) if one == 1 else 0.0 for one in ranks]
    left = [tiles_left(table, seat) for seat in range(table.seats)]
    for seat in range(table.seats):
        colony = table.colonies[seat]
        if not colony.traits:
            colony.traits = find_traits(table, seat)
    promises = [settled(table, seat) + promise(table, seat, left[seat]) for seat in range(table.seats)]
    ahead = sum(left) / (ALL_TILES * table.seats)
    rocks = meteorite_hopes(table, ahead)
    for seat in range(table.seats):
        promises[seat] += rocks[seat]
    if table.seats == 1:
        items = automate_items(table)
        promises.append(sum(items) - items[METEORITES] + rocks[1] + AUTOMATE_TILE * left[0])
    best = max(promises)
    scale = weigh(LUCK, ahead)
    weights = [exp((one - best) / scale) for one in promises]
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


def settled(table: Table, seat: int) -> int:
    """The points that a seat has, meteorites aside."""
    points = colony_worth(table, table.colonies[seat]) + PER_CARD * len(table.hands[seat])
    for index in range(len(table.concessions)):
        points += concession_points(table, index, seat)
    return points


def meteorite_hopes(table: Table, ahead: float) -> list[float]:
    """What each seat can expect for the most meteorites; alone, the last entry is the Automate's."""
    counts = [colony.traits[ROCKS] for colony in table.colonies]
    for tile in table.pending:
        if tile // ICONS == METEORITE:
            counts[table.turn] += 1
    if table.seats == 1:
        counts.append(heap_kinds(table)[METEORITE])
    doubt = weigh(METEORITE_DOUBT, ahead)
    most = max(counts)
    chances = [exp((count - most) / doubt) for count in counts]
    total = sum(chances)
    return [AWARDS[table.seats - 1][0] * chance / total for chance in chances]


def promise(table: Table, seat: int, left: int) -> float:
    """What a seat is likely to add to its points, meteorites aside, if so many tiles are left to take."""
    traits = table.colonies[seat].traits
    ahead = left / ALL_TILES
    worth = weigh(START, ahead) + ROUND * (table.round - 1)
    fruits = traits[FRUITS : FRUITS + 4]
    waiting = [0] * LIFE_SUPPORT
    if seat == table.turn:
        worth += turn_worth(table.step, ahead)
        for tile in table.pending:
            kind = tile // ICONS
            worth += WAITING + weigh(ROBOT_WORTH, ahead) * (tile % ICONS) + tile_worth(traits, kind)
            if kind < OFFICE:
                waiting[CLASS[kind]] += 1
                if kind >= PEAR:
                    fruits[kind - PEAR] += 1
    for category in range(LIFE_SUPPORT):
        later = CHOICE * SHARES[category] * left
        worth += growth(traits, category, waiting[category], later, ahead)
    worth += fruit_worth(fruits, ahead) - SETS[full_sets(traits[FRUITS : FRUITS + 4])]
    worth += construction_worth(traits, ahead)
    worth += weigh(ROBOT_WORTH, ahead) * table.robots[seat] + weigh(TOKEN, ahead) * table.logistics[seat]
    worth += weigh(FIT, ahead) * traits[FITS] + weigh(ROW, ahead) * traits[ROWS_USED]
    for index in range(len(table.concessions)):
        worth += concession_worth(table, seat, index, ahead)
    return worth


def turn_worth(step: int, ahead: float) -> float:
    """What the seat whose turn it is has more or less than its tiles are worth, by what it has to do."""
    if step == TAKE:
        return weigh(TO_TAKE, ahead)
    if step == PLAY:
        return weigh(TO_PLAY, ahead)
    if step == DISCARD:
        return weigh(TO_PLAY, ahead) - PER_CARD
    return weigh(TO_PLACE, ahead) if step == PLACE else 0.0
