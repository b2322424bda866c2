"""What lies on and beside Luna's board. Nobody has seen her face-down cards, so nothing here says which they are."""

from ..kinds import NONE, SLOTS

UNSEEN = 19
"""A card of rank II that nobody has seen, in a deck of others."""

NO_CARD = -1
FROM_DECK = -2
FROM_OLD_DECK = -3
FROM_TOP = -4
"""What a slot holds besides a card that has been turned up: nothing, or a card face down, by where it came from.

A card from the deck is any card of `deck`. When the deck ran out while slots were filled, cards put there before are
those of `old`. A card of rank II that a level token had put on top of the deck is any of `unseen`.
"""


class Luna:
    """One Luna. Her money, markers and cards stand in the lists of all players.

    Cards that lie face down in her slots still count in `deck` (or `old`), because they could be any of its cards.
    """

    deck: list[int]
    """The cards of which the deck, and face-down cards that came from it, are made; sorted."""
    held: int
    """How many of them lie in slots."""
    old: list[int]
    top: int
    """Cards of rank II on top of the deck."""
    rank_two: int
    """How many cards the deck of rank II has."""
    unseen: list[int]
    """The cards of rank II that nobody has seen yet."""
    discard: list[int]
    slots: list[int]
    """A card that was turned up, or where it came from."""
    majority: list[int]

    def clear(self) -> None:
        """Nothing yet."""
        self.deck = []
        self.held = 0
        self.old = []
        self.top = 0
        self.rank_two = 0
        self.unseen = []
        self.discard = []
        self.slots = [NO_CARD] * SLOTS
        self.majority = [NONE, NONE]

    def copy(self) -> "Luna":
        """An independent Luna."""
        twin = Luna()
        twin.deck = self.deck[:]
        twin.held = self.held
        twin.old = self.old[:]
        twin.top = self.top
        twin.rank_two = self.rank_two
        twin.unseen = self.unseen[:]
        twin.discard = self.discard[:]
        twin.slots = self.slots[:]
        twin.majority = self.majority[:]
        return twin
