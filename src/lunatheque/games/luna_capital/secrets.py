"""Who knows what: cards that a seat does not know change places at random.

Hidden are the order of the pile, the cards dealt to other players, what they drew at landing fields, and such cards
that they laid face down. Everybody sees the market, so a card that came from it stays known, in a hand as well.
"""

from lunatheque.engine import Dice

from .kinds import NONE
from .table import Table


def shuffle_secrets(table: Table, seat: int, dice: Dice) -> None:
    """Deal all cards that the seat does not know anew among the places where such cards lie.

    Who else knows the card of a place goes with the place. Places are taken in an order that does not depend on what
    lies there.
    """
    hidden: list[int] = table.pile.cards[:]
    masks: list[int] = [0] * len(hidden)
    for card in table.pile.bottom:
        if not table.knows(seat, card):
            hidden.append(card)
            masks.append(table.known[card])
    for other in range(table.seats):
        for card in table.hands[other]:
            if not table.knows(seat, card):
                hidden.append(card)
                masks.append(table.known[card])
        for card in table.colonies[other].cards:
            if not table.knows(seat, card):
                hidden.append(card)
                masks.append(table.known[card])
    for card in table.drawn:
        if not table.knows(seat, card):
            hidden.append(card)
            masks.append(table.known[card])
    secret = [False] * len(table.known)
    for card in hidden:
        secret[card] = True
    hidden.sort()
    dice.shuffle(hidden)
    deal(table, secret, hidden)
    for index in range(len(hidden)):
        table.known[hidden[index]] = masks[index]


def deal(table: Table, secret: list[bool], cards: list[int]) -> None:
    """Put cards where the secret ones lay, in the order in which `shuffle_secrets` found them."""
    used = len(table.pile.cards)
    table.pile.cards = sorted(cards[:used])
    bottom: list[int] = []
    for card in table.pile.bottom:
        bottom.append(cards[used] if secret[card] else card)
        used += 1 if secret[card] else 0
    table.pile.bottom = bottom
    for other in range(table.seats):
        hand: list[int] = []
        for card in table.hands[other]:
            hand.append(cards[used] if secret[card] else card)
            used += 1 if secret[card] else 0
        table.hands[other] = sorted(hand)
        used = deal_colony(table, other, secret, cards, used)
    drawn: list[int] = []
    for card in table.drawn:
        drawn.append(cards[used] if secret[card] else card)
        used += 1 if secret[card] else 0
    table.drawn = drawn


def deal_colony(table: Table, seat: int, secret: list[bool], cards: list[int], used: int) -> int:
    """The same for the cards that lie face down in a colony; how many cards are used up."""
    colony = table.colonies[seat]
    if NONE in [NONE if secret[card] else 0 for card in colony.cards]:
        colony = colony.copy()
        colony.cards = colony.cards[:]
        for index in range(len(colony.cards)):
            if secret[colony.cards[index]]:
                colony.cards[index] = cards[used]
                used += 1
        table.colonies[seat] = colony
    return used
