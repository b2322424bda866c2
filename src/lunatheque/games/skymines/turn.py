"""The turn under way: what has been begun and is not over, with decisions still to come."""

from typing import Final

from lunatheque.engine import StateBase

from .kinds import NONE

EMPTY: Final[list[int]] = []
"""What places without cards share. Nobody changes it: lists of cards are replaced, not changed."""


class Turn(StateBase):
    """The part of the table that is cleared after each turn."""

    points: int
    """Resource points, or energy points, that are left."""
    element: int
    """The resource in use."""
    bought: bool
    company: int
    """The company that expands, or on whose track the marker moves."""
    placed: int
    """How many outposts this expansion has placed."""
    energised: bool
    """Whether the expansion is an energy action."""
    short_cut: bool
    """Whether the cheap double border of this action is used up."""
    ousted: int
    """The company whose outpost must go home."""
    card: int
    """The card that must find a resting pile."""
    steps: int
    """Steps that are left before a barrier."""
    gifts: list[int]
    """Advances to come, as `tracks.gift` writes them."""
    barred: int
    """The company whose track may not be chosen again."""
    research: int
    """Research points to spend when the action is over."""
    expansion: int
    """Energy points to spend before that."""
    free_card: bool
    uploading: bool
    moved: int
    """Steps of the upload marker in this action."""
    waived: bool
    resting: int
    """Resting piles that have got a card in this dropping out, one bit each."""

    def clear_turn(self) -> None:
        """Nothing has happened yet in this turn."""
        self.points = 0
        self.element = NONE
        self.bought = False
        self.company = NONE
        self.placed = 0
        self.energised = False
        self.short_cut = False
        self.ousted = NONE
        self.card = NONE
        self.steps = 0
        self.gifts = EMPTY
        self.barred = NONE
        self.research = 0
        self.expansion = 0
        self.free_card = False
        self.uploading = False
        self.moved = 0
        self.waived = False
        self.resting = 0

    def copy_turn(self, twin: "Turn") -> None:
        """Make the turn of a new table equal to this one."""
        twin.points = self.points
        twin.element = self.element
        twin.bought = self.bought
        twin.company = self.company
        twin.placed = self.placed
        twin.energised = self.energised
        twin.short_cut = self.short_cut
        twin.ousted = self.ousted
        twin.card = self.card
        twin.steps = self.steps
        twin.gifts = self.gifts
        twin.barred = self.barred
        twin.research = self.research
        twin.expansion = self.expansion
        twin.free_card = self.free_card
        twin.uploading = self.uploading
        twin.moved = self.moved
        twin.waived = self.waived
        twin.resting = self.resting
