"""Positions and small games on which the search is tried."""

import copy
from typing import Any, Self

from lunatheque.engine import Chance, Dice, Event, Knowledge, Match, knowledge


def position(moves: int = 6, seed: int = 4) -> Match:
    """A match of four with several things to choose from."""
    match = Match("moon-bots", 4, seed=seed)
    dice = Dice(seed)
    while len(match.steps) < moves or len(match.legal) < 3:
        match.play(match.state.legal(match.actors[0])[dice.below(len(match.legal))])
    return match


def known(match: Match) -> Knowledge[Any]:
    """What the seat knows that must decide."""
    return knowledge(match.state, match.actors[0], len(match.steps))


class Toy:
    """What small games for two have in common: nothing is hidden, and only the outlook matters."""

    seats = 2
    events: list[Event] | None = None

    def copy(self) -> Self:
        return copy.deepcopy(self)

    def sample(self, seat: int, dice: Dice) -> Self:
        return self.copy()

    def ranking(self) -> list[int]:
        return [1, 1]

    def scores(self) -> list[int]:
        return [0, 0]


class Nim:
    """Heaps from which two seats take in turn; who takes the last one wins. Nothing can be told from a quick look."""

    seats = 2

    def __init__(self, heaps: list[int], turn: int = 0) -> None:
        self.heaps = heaps
        self.turn = turn
        self.events: list[Event] | None = None
        self.over = not any(heaps)

    def actors(self) -> list[int]:
        return [] if self.over else [self.turn]

    def legal(self, seat: int) -> list[int]:
        return [heap * 10 + count for heap, size in enumerate(self.heaps) for count in range(1, size + 1)]

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        self.heaps[action // 10] -= action % 10
        self.turn = 1 - seat
        self.over = not any(self.heaps)

    def copy(self) -> Self:
        return type(self)(self.heaps[:], self.turn)

    def sample(self, seat: int, dice: Dice) -> Self:
        return self.copy()

    def ranking(self) -> list[int]:
        return [1, 2] if self.turn == 1 else [2, 1]

    def scores(self) -> list[int]:
        return [0, 0]

    def outlook(self) -> list[float]:
        return [float(self.turn == 1), float(self.turn == 0)] if self.over else [0.5, 0.5]
