"""What a seat knows: all that a bot is given."""

from collections.abc import Callable
from typing import Generic, TypeVar

from .chance import Dice
from .state import State

S = TypeVar("S", bound=State)


class Knowledge(Generic[S]):
    """A seat's legal actions, and states drawn at random among those that the seat cannot tell from the real one."""

    def __init__(self, seat: int, legal: list[int], draw: Callable[[Dice], S]) -> None:
        self.seat = seat
        self.legal = legal
        self.sample = draw


def knowledge(state: S, seat: int) -> Knowledge[S]:
    """What `seat` knows of `state`."""
    return Knowledge(seat, state.legal(seat), lambda dice: state.sample(seat, dice))
