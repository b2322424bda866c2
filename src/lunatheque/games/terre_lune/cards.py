"""Exploration cards: dealing, the talon, exchanging, and the discards that become a new talon."""

from lunatheque.engine import Chance, Deck

from .memory import mingle, remember_deal, see, shift, show
from .table import Table
from .telling import card_text, list_text, tell, tell_all, tell_apart, tell_shown
from .things import CARD, CARDS, DISCARDS, HAND, IN_HAND, LAID_DOWN, TALON


def deal(table: Table, chance: Chance) -> None:
    """Gather and shuffle all cards and deal five, one by one, to each player who is under way."""
    table.talon = Deck(list(range(CARDS)))
    table.discards = []
    for rocket in table.rockets:
        rocket.hand = []
        rocket.exchanged = 0
    for _ in range(HAND):
        for seat in range(table.seats):
            if table.rockets[seat].flying:
                table.rockets[seat].hand.append(table.talon.draw(chance, CARD, seat))
    for rocket in table.rockets:
        rocket.hand.sort()
    remember_deal(table)
    if table.events is not None:
        tell_all(table, "event-deal")


def exchange(table: Table, seat: int, chosen: int, chance: Chance) -> None:
    """Lay down the chosen cards, one bit for each place in the hand, then draw as many from the talon."""
    rocket = table.rockets[seat]
    laid = [rocket.hand[place] for place in range(HAND) if chosen >> place & 1]
    kept = [rocket.hand[place] for place in range(HAND) if not chosen >> place & 1]
    lay_down(table, seat, laid, LAID_DOWN)
    tell_laid_down(table, seat, "event-exchanges", laid)
    drawn: list[int] = []
    if len(table.talon) > 0:
        mingle(table.card_memory, seat, TALON, IN_HAND + seat, len(table.talon))
    while len(drawn) < len(laid):
        if len(table.talon) == 0:
            renew_talon(table)
            mingle(table.card_memory, seat, TALON, IN_HAND + seat, len(table.talon))
        drawn.append(table.talon.draw(chance, CARD, seat))
    see(table.card_memory, seat, drawn, IN_HAND + seat)
    shift(table.card_memory, LAID_DOWN, [DISCARDS])
    table.discards = sorted(table.discards + laid)
    rocket.hand = sorted(kept + drawn)
    rocket.exchanged += len(laid)
    if table.events is not None:
        cards = list_text([card_text(card) for card in drawn])
        tell_apart(table, seat, "event-you-get-cards", "event-gets-cards", secret=cards, count=len(drawn))


def lay_down(table: Table, seat: int, cards: list[int], place: int) -> None:
    """Lay cards of a hand down, face down or face up, as agreed."""
    if table.agreed.open_discards:
        show(table.card_memory, cards, place)
    else:
        mingle(table.card_memory, seat, IN_HAND + seat, place, HAND - len(cards))
        see(table.card_memory, seat, cards, place)


def tell_laid_down(table: Table, seat: int, id: str, cards: list[int]) -> None:
    """Tell that a player lays cards down: to all which ones if they lie face up, else to the player alone."""
    if table.events is None:
        return
    listed = list_text([card_text(card) for card in cards])
    if table.agreed.open_discards:
        tell_shown(table, f"{id}-openly", seat, count=len(cards), secret=listed)
    else:
        tell_apart(table, seat, f"{id}-openly", id, secret=listed, count=len(cards))


def renew_talon(table: Table) -> None:
    """Shuffle the earlier discards into a new talon."""
    shift(table.card_memory, TALON, [])
    shift(table.card_memory, DISCARDS, [TALON])
    table.talon = Deck(table.discards)
    table.discards = []
    if table.events is not None:
        tell_all(table, "event-new-talon")


def lay_down_hand(table: Table, seat: int) -> None:
    """A player who is out lays all cards on the discards."""
    rocket = table.rockets[seat]
    if not rocket.hand:
        return
    lay_down(table, seat, rocket.hand, DISCARDS)
    shift(table.card_memory, IN_HAND + seat, [DISCARDS])
    tell_laid_down(table, seat, "event-lays-down", rocket.hand)
    table.discards = sorted(table.discards + rocket.hand)
    rocket.hand = []


def put_cards_away(table: Table) -> None:
    """Nobody needs exploration cards any more."""
    table.talon = Deck([])
    table.discards = list(range(CARDS))
    for rocket in table.rockets:
        rocket.hand = []
    show(table.card_memory, table.discards, DISCARDS)
    if table.events is not None:
        tell(table, "event-cards-away", table.turn)
