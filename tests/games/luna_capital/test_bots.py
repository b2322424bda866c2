"""The outlook: good enough for a bot that looks one step ahead."""

from lunatheque.bots import make_bot
from lunatheque.engine import Dice, knowledge
from lunatheque.games.luna_capital import GAME

RANDOM_MEAN = 45
"""About what random play reaches."""


def test_the_greedy_bot_builds_a_colony_worth_the_name() -> None:
    dice = Dice(5)
    state = GAME.start(GAME.box(), 2, None, dice)
    bots = [make_bot("greedy", 1), make_bot("random", 2)]
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(knowledge(state, seat)), dice)
    greedy, chaos = state.scores()
    assert greedy >= 85
    assert chaos < 85
    assert greedy > chaos + RANDOM_MEAN / 2
