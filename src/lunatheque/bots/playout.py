"""Random play to the end: the inner loop of simulations, kept in the compiled core."""

from lunatheque.engine import Dice, State, StateBase

from .tree import Foreign, play_any


def playout(state: State, dice: Dice) -> int:
    """Play random legal actions until the game is over; how many there were."""
    steps = 0
    world = state if isinstance(state, StateBase) else Foreign(state)
    while not world.over:
        play_any(world, dice)
        steps += 1
    return steps
