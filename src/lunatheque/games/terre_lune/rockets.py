"""A rocket: where it is on its trip, and what its cosmonaut holds."""

from .things import EARTH, NONE


class Rocket:
    """A rocket and what its cosmonaut holds."""

    def __init__(self, colour: int) -> None:
        self.colour = colour
        self.node = EARTH
        self.arc = NONE
        """How it came to its step (`Board.arc`); `NONE` where all ways are open to it."""
        self.wake = 0
        """How far it was dragged from its step along the orbit; 0 if it stands on the step."""
        self.dragged = 0
        """The orbit spaces at which it cannot be dragged again, one bit each."""
        self.landed = False
        """Whether it has been on the Moon."""
        self.station = NONE
        """The last station (0 to 3) at which it stopped."""
        self.crashes = 0
        self.home = 0
        """Its place among those who are back on Earth, from 1."""
        self.fell = 0
        """Its place among those who were eliminated, from 1."""
        self.hand: list[int] = []
        self.stacks: list[int] = []
        """Its deposit pawns, in the order in which it got them."""
        self.exchanged = 0
        """How many cards it has exchanged since they were last dealt."""

    def copy(self) -> "Rocket":
        """An independent rocket with the same contents."""
        twin = Rocket(self.colour)
        twin.node = self.node
        twin.arc = self.arc
        twin.wake = self.wake
        twin.dragged = self.dragged
        twin.landed = self.landed
        twin.station = self.station
        twin.crashes = self.crashes
        twin.home = self.home
        twin.fell = self.fell
        twin.hand = self.hand[:]
        if self.stacks:
            twin.stacks = self.stacks[:]
        twin.exchanged = self.exchanged
        return twin

    @property
    def flying(self) -> bool:
        """Whether it is still under way."""
        return self.home == 0 and self.fell == 0
