"""A pile of cards whose order nobody knows until a card is drawn."""

from typing import Final

from .chance import Chance

NO_CARDS: Final[list[int]] = []
"""What empty ends share. Nobody changes it."""


class Deck:
    """Knows which cards it holds, not their order, except for cards put at a known end.

    `cards` is kept sorted so that equal contents are equal decks, whatever happened before. `top` and `bottom` are
    drawn before and after them; their first card is the one drawn first. None of these lists is ever changed in place,
    so that copies, which bots make all the time, share them.
    """

    def __init__(self, cards: list[int]) -> None:
        self.cards = sorted(cards) if cards else NO_CARDS
        self.top = NO_CARDS
        self.bottom = NO_CARDS

    def __len__(self) -> int:
        return len(self.top) + len(self.cards) + len(self.bottom)

    def copy(self) -> "Deck":
        """An independent deck with the same cards."""
        twin = Deck(NO_CARDS)
        twin.cards = self.cards
        twin.top = self.top
        twin.bottom = self.bottom
        return twin

    def draw(self, chance: Chance, kind: int, seat: int) -> int:
        """Take the first card; chance decides among the cards whose order is unknown."""
        if self.top:
            card = self.top[0]
            self.top = self.top[1:]
        elif self.cards:
            position = chance.draw(self.cards, kind, seat)
            card = self.cards[position]
            self.cards = without(self.cards, position)
        else:
            card = self.bottom[0]
            self.bottom = self.bottom[1:]
        return card

    def take(self, card: int) -> None:
        """Take out one copy of `card`, wherever it lies."""
        if card in self.cards:
            self.cards = without(self.cards, self.cards.index(card))
        elif card in self.top:
            self.top = without(self.top, self.top.index(card))
        else:
            self.bottom = without(self.bottom, self.bottom.index(card))

    def put(self, cards: list[int]) -> None:
        """Shuffle `cards` and everything else into an unknown order."""
        self.cards = sorted(self.top + self.cards + self.bottom + cards)
        self.top = NO_CARDS
        self.bottom = NO_CARDS


def without(cards: list[int], position: int) -> list[int]:
    """The cards but the one at a position."""
    rest = cards[:]
    rest.pop(position)
    return rest
