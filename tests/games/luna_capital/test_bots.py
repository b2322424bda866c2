"""The outlook: good enough for a bot that looks one step ahead."""

from lunatheque.bots import make_bot, playout
from lunatheque.engine import Dice, knowledge
from lunatheque.games.luna_capital import GAME

RANDOM_MEAN = 45
"""About what random play reaches; the greedy bot reaches 108 on average of 500 matches of four."""


def test_random_play_reaches_little() -> None:
    scores: list[int] = []
    for seed in range(40):
        dice = Dice(seed)
        state = GAME.start(GAME.box(), 4, None, dice)
        playout(state, dice)
        scores += state.scores()
    assert abs(sum(scores) / len(scores) - RANDOM_MEAN) < 5


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
