"""Dealing things to places at random so that each comes where it may be: a random perfect matching.

Things are dealt one by one, those with the fewest places first. Where all places of a thing are full, others make room
for it along a chain of exchanges, so that a deal is found whenever there is one. In the end many pairs of things are
offered to change places, which makes all deals about equally likely.
"""

from typing import Final

from lunatheque.engine import Dice

from .things import NONE

SWAPS: Final = 2
"""How many exchanges are offered in the end, for each thing."""


class Deal:
    """Things and places: where each thing may go (one bit a place), how much room is left, where things are."""

    def __init__(self, fits: list[int], room: list[int]) -> None:
        self.places = [place for place in range(len(room)) if room[place] > 0]
        self.fits = fits
        self.room = room[:]
        self.at = [NONE] * len(fits)
        self.tried = 0
        """Places that a chain of exchanges has been to."""

    def deal(self, dice: Dice) -> bool:
        """Deal all things; false if there is no way to."""
        order = list(range(len(self.fits)))
        dice.shuffle(order)
        widths = [self.width(fits) for fits in self.fits]
        for width in range(len(self.places) + 1):
            for thing in order:
                if widths[thing] == width and not self.place(thing, dice):
                    return False
        self.mix([thing for thing in order if widths[thing] > 1], dice)
        return True

    def width(self, fits: int) -> int:
        """How many places a thing may go to."""
        count = 0
        for place in self.places:
            count += fits >> place & 1
        return count

    def place(self, thing: int, dice: Dice) -> bool:
        """Put a thing into one of its places, the likelier the more room there is."""
        fits = self.fits[thing]
        free = 0
        for place in self.places:
            if fits >> place & 1:
                free += self.room[place]
        if free == 0:
            self.tried = 0
            return self.make_room(thing)
        ticket = dice.below(free) if free > 1 else 0
        for place in self.places:
            if fits >> place & 1:
                if ticket < self.room[place]:
                    self.room[place] -= 1
                    self.at[thing] = place
                    return True
                ticket -= self.room[place]
        return False

    def make_room(self, thing: int) -> bool:
        """Put a thing into a place, and what was in its way into another one."""
        for place in self.places:
            if self.fits[thing] >> place & 1 and not self.tried >> place & 1:
                self.tried |= 1 << place
                if self.room[place] > 0:
                    self.room[place] -= 1
                    self.at[thing] = place
                    return True
                for other in range(len(self.at)):
                    if self.at[other] == place and self.make_room(other):
                        self.at[thing] = place
                        return True
        return False

    def mix(self, things: list[int], dice: Dice) -> None:
        """Let pairs of things change places where both fit; if all fit alike, they lie at random already."""
        if len({self.fits[thing] for thing in things}) < 2:
            return
        count = len(things)
        for _ in range(SWAPS * count):
            one, two = things[dice.below(count)], things[dice.below(count)]
            here, there = self.at[one], self.at[two]
            if here != there and self.fits[one] >> there & 1 and self.fits[two] >> here & 1:
                self.at[one], self.at[two] = there, here
