"""A pile of cards whose order nobody knows until a card is drawn."""

from .chance import Chance


class Deck:
    """Knows which cards it holds, not their order, except for cards put at a known end.

    `cards` is kept sorted so that equal contents are equal decks, whatever happened before. `top` and `bottom` are
    drawn before and after them; their first card is the one drawn first.
    """

    def __init__(self, cards: list[int]) -> None:
        self.cards = sorted(cards) if cards else []
        self.top: list[int] = []
        self.bottom: list[int] = []

    def __len__(self) -> int:
        return len(self.top) + len(self.cards) + len(self.bottom)

    def copy(self) -> "Deck":
        """An independent deck with the same cards."""
        twin = Deck([])
        twin.cards = self.cards[:]
        if self.top:
            twin.top = self.top[:]
        if self.bottom:
            twin.bottom = self.bottom[:]
        return twin

    def draw(self, chance: Chance, kind: int, seat: int) -> int:
        """Take the first card; chance decides among the cards whose order is unknown."""
        if self.top:
            return self.top.pop(0)
        if self.cards:
            return self.cards.pop(chance.draw(self.cards, kind, seat))
        return self.bottom.pop(0)

    def take(self, card: int) -> None:
        """Take out one copy of `card`, wherever it lies."""
        if card in self.cards:
            self.cards.remove(card)
        elif card in self.top:
            self.top.remove(card)
        else:
            self.bottom.remove(card)

    def put(self, cards: list[int]) -> None:
        """Shuffle `cards` and everything else into an unknown order."""
        self.cards = sorted(self.top + self.cards + self.bottom + cards)
        self.top = []
        self.bottom = []
