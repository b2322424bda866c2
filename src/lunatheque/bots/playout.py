"""Random play to the end: the inner loop of simulations, kept in the compiled core."""

from lunatheque.engine import Dice, State


def playout(state: State, dice: Dice) -> int:
    """Play random legal actions until the game is over; how many there were."""
    steps = 0
    while not state.over:
        seat = state.actors()[0]
        actions = state.legal(seat)
        state.apply(seat, actions[dice.below(len(actions))], dice)
        steps += 1
    return steps
