"""Exploration cards: dealing, the talon, exchanging, and the discards that become a new talon."""

from lunatheque.engine import Chance, Deck

from .table import Table
from .telling import card_text, list_text, tell, tell_all, tell_apart, tell_shown
from .things import CARD, CARDS, HAND


def deal(table: Table, chance: Chance) -> None:
    """Gather and shuffle all cards and deal five, one by one, to each player who is under way."""
    table.talon = Deck(list(range(CARDS)))
    table.discards = []
    table.pools = [0] * CARDS
    table.shuffles = 0
    for rocket in table.rockets:
        rocket.hand = []
        rocket.exchanged = 0
        rocket.lacks = 0
    for _ in range(HAND):
        for seat in range(table.seats):
            if table.rockets[seat].flying:
                table.rockets[seat].hand.append(table.talon.draw(chance, CARD, seat))
    for rocket in table.rockets:
        rocket.hand.sort()
    if table.events is not None:
        tell_all(table, "event-deal")


def exchange(table: Table, seat: int, chosen: int, chance: Chance) -> None:
    """Lay down the chosen cards, one bit for each place in the hand, then draw as many from the talon."""
    rocket = table.rockets[seat]
    laid = [rocket.hand[place] for place in range(HAND) if chosen >> place & 1]
    kept = [rocket.hand[place] for place in range(HAND) if not chosen >> place & 1]
    if table.events is not None:
        cards = list_text([card_text(card) for card in laid])
        tell_shown(table, "event-exchanges", seat, count=len(laid), cards=cards)
    drawn: list[int] = []
    while len(drawn) < len(laid):
        if len(table.talon) == 0:
            renew_talon(table)
        drawn.append(table.talon.draw(chance, CARD, seat))
    table.discards = sorted(table.discards + laid)
    rocket.hand = sorted(kept + drawn)
    rocket.exchanged += len(laid)
    if table.events is not None:
        cards = list_text([card_text(card) for card in drawn])
        tell_apart(table, seat, "event-you-get-cards", "event-gets-cards", secret=cards, count=len(drawn))


def renew_talon(table: Table) -> None:
    """Shuffle the earlier discards into a new talon. All have seen them, so all know what it holds."""
    table.shuffles += 1
    pools = table.pools[:]
    for card in table.discards:
        pools[card] = table.shuffles
    table.pools = pools
    table.talon = Deck(table.discards)
    table.discards = []
    if table.events is not None:
        tell_all(table, "event-new-talon")


def lay_down_hand(table: Table, seat: int) -> None:
    """A player who is out lays all cards on the discards."""
    rocket = table.rockets[seat]
    if not rocket.hand:
        return
    if table.events is not None:
        cards = list_text([card_text(card) for card in rocket.hand])
        tell_shown(table, "event-lays-down", seat, cards=cards)
    table.discards = sorted(table.discards + rocket.hand)
    rocket.hand = []


def put_cards_away(table: Table) -> None:
    """Nobody needs exploration cards any more."""
    table.talon = Deck([])
    table.discards = list(range(CARDS))
    table.pools = [0] * CARDS
    table.shuffles = 0
    for rocket in table.rockets:
        rocket.hand = []
    if table.events is not None:
        tell(table, "event-cards-away", table.turn)
