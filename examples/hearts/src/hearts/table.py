"""What lies on the table and has been agreed on: the data of a position."""

from typing import Final

from lunatheque.engine import Event

from .components import ALL_POINTS, RANKS, Box

SEATS: Final = 4
HAND: Final = 13
GIVEN: Final = 3
"""How many cards each player passes."""

NO_PASS: Final = 4
"""A direction is how many seats further cards are passed; four seats further sits the one who passes them."""

MOST_DEALS: Final = 16
"""Four players with 99 points each have had fifteen deals: the next one ends any match."""


class Table:
    """The data of a position, and what can be read off it."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.seats = SEATS
        self.events: list[Event] | None = None
        self.over = False
        self.points_in_first_trick = False
        self.queen_breaks = True
        self.limit = 0
        """The match ends when somebody has so many points after a deal: with 0, after the first."""
        self.turning = True
        """Whether cards are passed in another direction in every deal."""
        self.deals = 1
        """How many deals have begun."""
        self.totals = [0, 0, 0, 0]
        """The points of each seat from earlier deals: never changed in place, so that copies can share them."""
        self.direction = NO_PASS
        self.passing = False
        self.hands: list[list[int]] = [[], [], [], []]
        """The cards of each seat, sorted."""
        self.given: list[list[int]] = [[], [], [], []]
        """The cards that each seat has laid down to pass; later those of them that the receiver still holds."""
        self.lacks = [0, 0, 0, 0]
        """The cards that each seat has shown not to hold, one bit each."""
        self.turn = 0
        self.trick: list[int] = []
        self.played = 0
        """How many cards have been played in this deal."""
        self.broken = False
        self.points = [0, 0, 0, 0]
        """The points that each seat has taken in this deal."""

    def copy_to(self, twin: "Table") -> None:
        """Make another table equal to this one, with nobody listening."""
        twin.over = self.over
        twin.points_in_first_trick = self.points_in_first_trick
        twin.queen_breaks = self.queen_breaks
        twin.limit = self.limit
        twin.turning = self.turning
        twin.deals = self.deals
        twin.totals = self.totals
        twin.direction = self.direction
        twin.passing = self.passing
        twin.hands = [hand[:] for hand in self.hands]
        twin.given = [cards[:] for cards in self.given]
        twin.lacks = self.lacks[:]
        twin.turn = self.turn
        twin.trick = self.trick[:]
        twin.played = self.played
        twin.broken = self.broken
        twin.points = self.points[:]

    def receiver(self, seat: int) -> int:
        """The seat that gets the cards which `seat` passes."""
        return (seat + self.direction) % SEATS

    def held(self, seat: int) -> list[int]:
        """The cards of a seat, those included that it has laid down to pass."""
        return self.hands[seat] + self.given[seat] if self.passing else self.hands[seat]

    def winning(self) -> int:
        """The seat whose card takes the trick so far."""
        best = self.trick[0]
        for card in self.trick:
            if card > best and card // RANKS == best // RANKS:
                best = card
        return (self.turn - len(self.trick) + self.trick.index(best)) % SEATS

    def scores(self) -> list[int]:
        """The points of each seat; whoever has taken all points of a deal gives them to each of the others instead."""
        points = self.points
        if ALL_POINTS in points:
            points = [ALL_POINTS - taken for taken in points]
        return [self.totals[seat] + points[seat] for seat in range(SEATS)]

    def ranking(self) -> list[int]:
        """The rank of each seat: the fewest points win."""
        scores = self.scores()
        return [1 + sum([1 for other in scores if other < score]) for score in scores]
