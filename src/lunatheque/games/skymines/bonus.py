"""Bonus markers: majorities, the grid of bonus spaces, bonus spaces of one's own."""

from lunatheque.engine import Text

from .actions import USE_OWN, USE_SPOT
from .cards import element_of, list_purchases, list_sales
from .kinds import (
    BUY,
    BUYING,
    COMPANIES,
    FIELD,
    FLOW,
    MAJORITIES,
    NONE,
    P_MARKER,
    PERK_IDS,
    SCIENTIST,
    SELL,
    SELLING,
    SLOTS,
    SPOTS,
    TILE,
    TILES,
)
from .luna.majority import block
from .rewards import give
from .table import Table
from .telling import spot_text, tell
from .tracks import base_markers


def total(table: Table, seat: int, element: int) -> int:
    """What a seat has of an element in this round, used or not; of scientists the cards are counted."""
    amount = 0
    for slot in range(SLOTS):
        card = table.slots[seat * SLOTS + slot]
        if card != NONE:
            amount += counts(table, card, element)
    for tile in range(TILES):
        if table.tile_owner[tile] == seat:
            amount += counts(table, TILE + tile, element)
    return amount


def counts(table: Table, card: int, element: int) -> int:
    """What a card counts towards a majority."""
    own = element_of(table, card)
    if element == SCIENTIST:
        return 1 if own in (SCIENTIST, FIELD) else 0
    return table.box.values[card] if own == element else 0


def has_majority(table: Table, seat: int, element: int) -> bool:
    """Whether a seat has at least 1, and nobody who is still in has more, nor Luna."""
    mine = total(table, seat, element)
    if mine < 1 or mine < block(table, element):
        return False
    for other in range(table.seats):
        if other != seat and not table.out[other] and total(table, other, element) > mine:
            return False
    return True


def markers(table: Table, seat: int) -> int:
    """How many bonus markers a person has in all."""
    return min(base_markers(table) + table.count_perk(seat, P_MARKER), table.box.markers)


def markers_left(table: Table, seat: int) -> int:
    """How many of them are not on the board."""
    left = markers(table, seat)
    for spot in range(SPOTS):
        if table.spots[spot] == seat:
            left -= 1
    for space in range(COMPANIES * 2):
        left -= table.own_used[seat] >> space & 1
    return left


def own_perk(table: Table, seat: int, space: int) -> int:
    """The bonus space of one's own that a threshold (`company * 2 + threshold`) has given, `NONE` if none."""
    company = space // 2
    threshold = table.tracks[company] * 2 + space % 2
    perk = table.box.perks[threshold]
    reached = table.spaces[seat * COMPANIES + company] >= table.box.threshold_spaces[threshold]
    return perk if reached and table.box.perk_spots[perk] else NONE


def can_use_spot(table: Table, seat: int, spot: int) -> bool:
    """Whether a bonus space is free, affordable, and does something."""
    if table.spots[spot] != NONE or table.cash[seat] < table.box.spot_costs[spot]:
        return False
    if spot < MAJORITIES and not has_majority(table, seat, table.box.spot_counts[spot]):
        return False
    kind = table.box.spot_gains[spot][0]
    possible: list[int] = []
    if kind == SELLING:
        list_sales(table, possible)
        return len(possible) > 0
    if kind == BUYING:
        list_purchases(table, table.cash[seat] - table.box.spot_costs[spot], possible)
        return len(possible) > 0
    return True


def list_spots(table: Table, actions: list[int]) -> None:
    """Append the bonus spaces that can be used."""
    seat = table.turn
    if markers_left(table, seat) == 0:
        return
    for spot in range(SPOTS):
        if can_use_spot(table, seat, spot):
            actions.append(USE_SPOT + spot)
    for space in range(COMPANIES * 2):
        perk = own_perk(table, seat, space)
        free = table.own_used[seat] >> space & 1 == 0
        if perk != NONE and free and table.cash[seat] >= table.box.perk_costs[perk]:
            actions.append(USE_OWN + space)


def use_spot(table: Table, spot: int) -> None:
    """A marker on a bonus space: pay, and take the effect."""
    seat = table.turn
    table.spots[spot] = seat
    table.cash[seat] -= table.box.spot_costs[spot]
    table.step = FLOW
    if table.events is not None:
        tell(table, "event-bonus", seat, space=spot_text(spot), cost=table.box.spot_costs[spot])
    gains = table.box.spot_gains[spot]
    if gains[0] == SELLING:
        table.step = SELL
    elif gains[0] == BUYING:
        table.step = BUY
    else:
        give(table, seat, gains, 1)


def use_own(table: Table, space: int) -> None:
    """A marker on a bonus space of one's own."""
    seat = table.turn
    perk = own_perk(table, seat, space)
    table.own_used[seat] |= 1 << space
    table.cash[seat] -= table.box.perk_costs[perk]
    table.step = FLOW
    if table.events is not None:
        tell(table, "event-bonus", seat, space=Text(PERK_IDS[perk]), cost=table.box.perk_costs[perk])
    give(table, seat, table.box.perk_gains[perk], 1)
