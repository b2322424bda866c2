"""What a seat knows: all that a bot is given."""

from collections.abc import Callable
from typing import Generic, TypeVar

from .chance import Dice
from .state import State

S = TypeVar("S", bound=State)


class Knowledge(Generic[S]):
    """A seat's legal actions, and states drawn at random among those that the seat cannot tell from the real one."""

    def __init__(self, seat: int, legal: list[int], draw: Callable[[Dice], S], moves: int = 0) -> None:
        self.seat = seat
        self.legal = legal
        self.sample = draw
        self.moves = moves
        """How many decisions were made before this one, where that is counted; else 0."""


def knowledge(state: S, seat: int, moves: int = 0) -> Knowledge[S]:
    """What `seat` knows of `state`, after so many decisions."""
    return Knowledge(seat, state.legal(seat), lambda dice: state.sample(seat, dice), moves)
