"""Decks: cards drawn when looked at."""

from collections import Counter

from lunatheque.engine import EVERYONE, Deck, Dice, Script


def test_every_card_comes_once_in_any_order() -> None:
    orders = set()
    for seed in range(60):
        deck, dice = Deck([1, 2, 3]), Dice(seed)
        orders.add(tuple(deck.draw(dice, 1, EVERYONE) for _ in range(3)))
        assert len(deck) == 0
    assert len(orders) == 6


def test_equal_contents_are_equal_whatever_happened() -> None:
    one, two = Deck([3, 1, 2, 2]), Deck([2, 3, 2, 1])
    assert one.cards == two.cards
    one.draw(Script([(1, 2)]), 1, EVERYONE)
    two.take(2)
    assert one.cards == two.cards == [1, 2, 3]


def test_known_ends_are_drawn_in_their_order() -> None:
    deck = Deck([5])
    deck.top = [8, 9]
    deck.bottom = [1, 2]
    assert len(deck) == 5
    assert [deck.draw(Dice(0), 1, EVERYONE) for _ in range(5)] == [8, 9, 5, 1, 2]


def test_cards_can_be_taken_from_anywhere_and_shuffled_in() -> None:
    deck = Deck([5, 6])
    deck.top, deck.bottom = [8, 9], [1]
    for card in (9, 1, 5):
        deck.take(card)
    assert (deck.top, deck.cards, deck.bottom) == ([8], [6], [])
    deck.put([3])
    assert (deck.top, deck.cards, deck.bottom) == ([], [3, 6, 8], [])


def test_copies_are_apart() -> None:
    deck = Deck([1, 2])
    deck.top = [7]
    twin = deck.copy()
    twin.draw(Dice(1), 1, EVERYONE)
    twin.draw(Dice(1), 1, EVERYONE)
    assert (len(deck), len(twin)) == (3, 1)
    assert Counter(deck.cards) == {1: 1, 2: 1}
