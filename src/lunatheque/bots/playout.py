"""Random play to the end: the inner loop of simulations, kept in the compiled core."""

from lunatheque.engine import Dice, State

from .tree import play_any


def playout(state: State, dice: Dice) -> int:
    """Play random legal actions until the game is over; how many there were."""
    steps = 0
    while not state.over:
        play_any(state, dice)
        steps += 1
    return steps
