"""Cards: those in play, the display, resources spent on them, resting piles, sales."""

from lunatheque.engine import EVERYONE, Chance

from .actions import ADVANCE_ON, BUY_CARD, REST_AT, SELL_CARD, STOP, USE_CARD
from .kinds import (
    CARD_DRAWN,
    COMPANIES,
    DISPLAY,
    DISPLAY_ROWS,
    ENERGY,
    FLOW,
    NONE,
    P_DISCOUNT,
    P_REFUND,
    P_RESOURCE,
    RESOURCE_TILE,
    SHARE,
    SLOTS,
    TILE,
    TILES,
)
from .rewards import give
from .table import Table, without
from .telling import card_text, tell, tell_shown
from .tracks import advance

# Cards in play ----------------------------------------------------------------------------------------------------


def element_of(table: Table, card: int) -> int:
    """What a card or tile brings."""
    return table.declared if card == RESOURCE_TILE else table.box.elements[card]


def face_up(table: Table, seat: int) -> list[int]:
    """The cards and tiles that a seat can still use in this round."""
    cards: list[int] = []
    for slot in range(SLOTS):
        card = table.slots[seat * SLOTS + slot]
        if card != NONE and table.used[seat] >> slot & 1 == 0:
            cards.append(card)
    for tile in range(TILES):
        if table.tile_owner[tile] == seat and not table.tile_used[tile]:
            cards.append(TILE + tile)
    return cards


def sum_up(table: Table, seat: int, element: int) -> int:
    """The values of the face-up cards of an element."""
    total = 0
    for card in face_up(table, seat):
        if element_of(table, card) == element:
            total += table.box.values[card]
    return total


def turn_down(table: Table, seat: int, card: int) -> None:
    """A card is used."""
    if card >= TILE:
        table.tile_used[card - TILE] = True
        return
    for slot in range(SLOTS):
        if table.slots[seat * SLOTS + slot] == card:
            table.used[seat] |= 1 << slot


def use_energy(table: Table, seat: int) -> int:
    """Turn all energy cards down: the points that they give."""
    points = 0
    for card in face_up(table, seat):
        if element_of(table, card) == ENERGY:
            points += table.box.values[card]
            turn_down(table, seat, card)
    return points


# Resources --------------------------------------------------------------------------------------------------------


def use_resource(table: Table, card: int) -> None:
    """A resource card is used, alone or with others of its kind."""
    seat = table.turn
    if table.element == NONE:
        table.element = element_of(table, card)
        table.points = table.count_perk(seat, P_RESOURCE)
    table.points += table.box.values[card]
    turn_down(table, seat, card)
    if table.events is not None:
        tell(table, "event-resources", seat, card=card_text(table, card), points=table.points)
    table.step = FLOW


def list_spending(table: Table, actions: list[int]) -> None:
    """Append what resource points can be spent on."""
    seat = table.turn
    if not table.bought:
        for card in face_up(table, seat):
            if element_of(table, card) == table.element:
                actions.append(USE_CARD + card)
        list_purchases(table, table.points, actions)
    for company in range(COMPANIES):
        actions.append(ADVANCE_ON + company)
    if table.bought:
        actions.append(STOP)


def spend_on_track(table: Table, company: int) -> None:
    """All points that are left go to one track."""
    points = table.points
    stop_spending(table)
    advance(table, table.turn, company, points, True)


def stop_spending(table: Table) -> None:
    """The points that are left are lost."""
    table.points = 0
    table.element = NONE
    table.step = FLOW


# The display ------------------------------------------------------------------------------------------------------


def price(table: Table, seat: int, space: int) -> int:
    """What a card of the display costs a seat, in points or in crypcoins."""
    cost = table.box.costs[table.display[space]] + table.box.surcharges[space // DISPLAY_ROWS]
    return max(1, cost - table.count_perk(seat, P_DISCOUNT))


def list_purchases(table: Table, most: int, actions: list[int]) -> None:
    """Append the cards that cost no more than this."""
    for space in range(DISPLAY):
        if table.display[space] != NONE and price(table, table.turn, space) <= most:
            actions.append(BUY_CARD + space)


def acquire(table: Table, space: int, paid: int) -> None:
    """A card leaves the display: a share card lies beside the board, another must find a resting pile."""
    seat = table.turn
    card = table.display[space]
    table.display[space] = NONE
    if table.events is not None:
        tell(table, "event-acquired", seat, card=card_text(table, card), paid=paid)
    give(table, seat, table.box.perk_gains[P_REFUND], table.count_perk(seat, P_REFUND))
    if table.box.elements[card] == SHARE:
        table.kept[seat] = [*table.kept[seat], card]
    else:
        table.card = card
    table.step = FLOW


def list_piles(table: Table, seat: int, actions: list[int]) -> None:
    """Append the resting piles that can take a card."""
    for slot in range(SLOTS):
        if table.opened[seat] >> slot & 1 == 1 and table.resting >> slot & 1 == 0:
            actions.append(REST_AT + slot)


def store(table: Table, slot: int) -> None:
    """The acquired card goes to a resting pile."""
    seat = table.turn
    place = seat * SLOTS + slot
    table.piles[place] = sorted([*table.piles[place], table.card])
    table.card = NONE
    table.step = FLOW


def list_sales(table: Table, actions: list[int]) -> None:
    """Append the cards of hand and resting piles that can be sold."""
    seat = table.turn
    cards = table.hands[seat][:]
    for slot in range(SLOTS):
        cards += table.piles[seat * SLOTS + slot]
    cards.sort()
    for card in cards:
        actions.append(SELL_CARD + card)


def sell(table: Table, card: int) -> None:
    """A card leaves the game for its price."""
    seat = table.turn
    if card in table.hands[seat]:
        table.hands[seat] = without(table.hands[seat], card)
    else:
        for place in range(seat * SLOTS, (seat + 1) * SLOTS):
            if card in table.piles[place]:
                table.piles[place] = without(table.piles[place], card)
    table.gone = [*table.gone, card]
    table.cash[seat] += table.box.resales[card]
    if table.events is not None:
        tell(table, "event-sold", seat, card=card_text(table, card), amount=table.box.resales[card])
    table.step = FLOW


def draw_card(table: Table, chance: Chance) -> int:
    """The next card of the stack: any of those with its first letter."""
    letter = table.box.letters[table.deck[0]]
    same = 0
    while same < len(table.deck) and table.box.letters[table.deck[same]] == letter:
        same += 1
    return table.deck.pop(chance.draw(table.deck[:same], CARD_DRAWN, EVERYONE))


def fill_display(table: Table, chance: Chance) -> None:
    """Fill the free spaces in the order of their numbers, as long as there are cards."""
    for space in range(DISPLAY):
        if table.display[space] == NONE and table.deck:
            table.display[space] = draw_card(table, chance)
            if table.events is not None:
                card = card_text(table, table.display[space])
                tell_shown(table, "event-display", card=card, space=space + 1)


def renew_display(table: Table, chance: Chance) -> None:
    """The right column leaves the game, the others slide to the right in their rows, free spaces are filled."""
    left: list[int] = []
    for row in range(DISPLAY_ROWS):
        if table.display[row] != NONE:
            left.append(table.display[row])
        kept: list[int] = []
        for space in range(row + DISPLAY_ROWS, DISPLAY, DISPLAY_ROWS):
            if table.display[space] != NONE:
                kept.append(table.display[space])
            table.display[space] = NONE
        table.display[row] = NONE
        for index in range(len(kept)):
            table.display[row + index * DISPLAY_ROWS] = kept[index]
    if left:
        table.gone = table.gone + left
    fill_display(table, chance)
