"""Who sits where: orders in which every bot sits at every seat equally often."""

from functools import cache
from itertools import combinations, permutations

SMALL = 4
"""Up to so many seats all orders are played; with more, each neighbourhood both ways round."""


@cache
def seatings(seats: int) -> tuple[tuple[int, ...], ...]:
    """The orders to play one after another; after all of them everybody has sat everywhere equally often.

    Orders that follow each other are rotations, so that an early end is nearly fair too.
    """
    firsts = [(0, *rest) for rest in permutations(range(1, seats))]
    if seats > SMALL:
        firsts = [firsts[0], (0, *reversed(firsts[0][1:]))]
    return tuple(order[turn:] + order[:turn] for order in firsts for turn in range(seats))


@cache
def companies_of(bots: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Who meets whom, where there are more bots than seats: every combination, one after another."""
    return tuple(combinations(range(bots), seats))
