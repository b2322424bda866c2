"""Phase A, buying a capability, and phase C, refilling the market."""

from typing import Final

from lunatheque.engine import EVERYONE, Chance, Event, Text

from .cards import (
    BAD_LUCK,
    CARD,
    DIE_UPGRADE,
    MAX_DIE_UPGRADES,
    MAX_UPGRADES,
    NONE,
    PARTS_PER_SLOT,
    SECRET,
    UNDRAWN,
    UPGRADE,
    USED,
    WEAPON,
    WEAPONS,
)
from .components import Box
from .losses import lose_by_bad_luck
from .table import UNKNOWN, Table, changed
from .telling import card_text, tell, tell_played, tell_seat

COLUMNS: Final = 2


def price_of(box: Box, card: int, place: int) -> int:
    """The cost of the row plus the surcharge of the card."""
    cost = box.costs[place >> 1]
    return cost if card >= SECRET else cost + box.surcharges[card]


def price(table: Table, place: int) -> int:
    """What it costs to buy what lies at a place of the market."""
    return price_of(table.box, table.market[place], place)


def fits(table: Table, robot: int, card: int) -> bool:
    """Whether a robot has a place for a card: parts and upgrades are never replaced."""
    one = table.robots[robot]
    if card >= SECRET:
        return True
    if card < UPGRADE:
        return one.parts[card // PARTS_PER_SLOT] == NONE
    if one.upgrade_count() >= MAX_UPGRADES:
        return False
    kind = card - UPGRADE
    if kind == DIE_UPGRADE:
        return one.dice <= MAX_DIE_UPGRADES
    return one.upgrades >> kind & 1 == 0


def can_buy(table: Table, robot: int, place: int) -> bool:
    """Whether a robot can buy what lies at a place of the market: it must keep at least 1 energy."""
    card = table.market[place]
    return card != NONE and table.robots[robot].energy > price(table, place) and fits(table, robot, card)


def buy(table: Table, robot: int, place: int, chance: Chance) -> None:
    """Pay for a card of the market and take it."""
    cost = price(table, place)
    table.change(robot).energy -= cost
    if table.events is not None:
        tell(table, "event-bought", robot, card=card_text(table.market[place]), price=cost)
    take(table, robot, place, chance)


def take(table: Table, robot: int, place: int, chance: Chance) -> None:
    """Take a card out of the market, which leaves a hole until phase C."""
    card = table.market[place]
    table.market = changed(table.market, place, NONE)
    if card < SECRET:
        install(table, robot, card)
    else:
        take_weapon(table, robot, card - SECRET, chance)


def install(table: Table, robot: int, card: int) -> None:
    """Put a part or an upgrade on a robot, where it works at once."""
    one = table.change(robot)
    one.power = UNKNOWN
    if card < UPGRADE:
        one.parts = changed(one.parts, card // PARTS_PER_SLOT, card)
    elif card == UPGRADE + DIE_UPGRADE:
        one.dice += 1
    else:
        one.upgrades |= 1 << (card - UPGRADE)


def take_weapon(table: Table, robot: int, pool: int, chance: Chance) -> None:
    """Look at a secret weapon for the first time: only now chance says which one it is."""
    one = table.robots[robot]
    unseen = [weapon for weapon in range(WEAPONS) if table.places[weapon] == UNDRAWN and table.pools[weapon] == pool]
    weapon = unseen[chance.draw(unseen, WEAPON, one.owner)]
    if weapon == BAD_LUCK:
        table.places = changed(table.places, weapon, USED)
        table.boxed += 1
        tell_played(table, robot, weapon)
        lose_by_bad_luck(table, robot)
        return
    table.places = changed(table.places, weapon, robot)
    table.knowers = changed(table.knowers, weapon, 1 << one.owner)
    table.change(robot).hand += 1
    if table.events is not None:
        tell_seat(table, one.owner, "event-found", robot, [weapon])


def refill(table: Table, chance: Chance) -> None:
    """Phase C: box secret weapons of the bottom row, let cards drop, fill the places from the pile."""
    market = table.market[:]
    table.market = market
    for column in range(COLUMNS):
        if market[column] >= SECRET:
            market[column] = NONE
            table.boxed += 1
            if table.events is not None:
                table.events.append(Event(Text("event-boxed")))
        drop(market, column)
    for place in range(len(market)):
        if market[place] == NONE and len(table.pile) > 0:
            market[place] = table.pile.draw(chance, CARD, EVERYONE)
            if table.events is not None:
                table.events.append(Event(Text("event-dealt", {"card": card_text(market[place])})))


def drop(market: list[int], column: int) -> None:
    """Let the cards of a column fall to the lowest free rows, in their order."""
    free = column
    place = column
    while place < len(market):
        card = market[place]
        if card != NONE:
            market[place] = NONE
            market[free] = card
            free += COLUMNS
        place += COLUMNS
