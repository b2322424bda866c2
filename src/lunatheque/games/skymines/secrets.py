"""Who knows what. Hidden are only starting tokens and planned cards, until they are shown all together.

Whatever lies in a deck or face down before Luna is known to nobody, so the state does not know it either.
"""

from lunatheque.engine import Dice

from .kinds import NONE, PLAN, SLOTS, TOKEN
from .table import Table


def shuffle_secrets(table: Table, seat: int, dice: Dice) -> None:
    """Give other seats tokens, or planned cards, that they might have for all that the seat knows."""
    if table.step == TOKEN:
        shuffle_tokens(table, seat, dice)
    elif table.step == PLAN:
        for other in range(table.seats):
            if other != seat:
                shuffle_plan(table, other, dice)


def shuffle_tokens(table: Table, seat: int, dice: Dice) -> None:
    """Deal the tokens of others anew, and let those who have chosen choose anew."""
    hidden = table.tokens[:]
    for other in range(table.seats):
        if other != seat:
            hidden += table.offers[other]
    hidden.sort()
    dice.shuffle(hidden)
    for other in range(table.seats):
        if other != seat:
            offer = [hidden.pop(), hidden.pop()]
            if table.chosen[other] != NONE:
                table.chosen[other] = offer[0]
            table.offers[other] = sorted(offer)
    table.tokens = sorted(hidden)


def shuffle_plan(table: Table, seat: int, dice: Dice) -> None:
    """Exchange the cards that a seat has put face down for others of its cards."""
    cards = table.hands[seat][:]
    for place in range(seat * SLOTS, (seat + 1) * SLOTS):
        if table.slots[place] != NONE:
            cards.append(table.slots[place])
    cards.sort()
    dice.shuffle(cards)
    for place in range(seat * SLOTS, (seat + 1) * SLOTS):
        if table.slots[place] != NONE:
            table.slots[place] = cards.pop()
    table.hands[seat] = sorted(cards)
