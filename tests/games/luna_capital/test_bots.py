"""The outlook: good enough for a bot that looks one step ahead."""

from tests.games.luna_capital.bench import A, Bench, build, player

from lunatheque.bots import make_bot, playout
from lunatheque.engine import Dice, knowledge
from lunatheque.games.luna_capital import GAME
from lunatheque.games.luna_capital.traits import (
    FRUITS,
    JOINED,
    OPEN_NEIGHBOURS,
    PLOTS,
    ROCKS,
    ROOMS,
    SIZES,
    find_traits,
)

BLOCK = "C01 r0c0, C07 r0c1 robot, C14 r1c0 robot, C21 r1c1 robot"  # sixteen open plots
RANDOM_MEAN = 45
"""About what random play reaches; the greedy bot reaches 117 on average of 60 matches of four."""


def test_bots_see_what_a_colony_can_grow_to() -> None:
    tiles = [build("H", (0, 0), (0, 1), (0, 3)), build("GP", (3, 0)), build("ME", (3, 3)), build("MH-H", (2, 1))]
    traits = find_traits(Bench(player(BLOCK, ", ".join(tiles))).state, A)
    hydrogen = 0
    assert traits[SIZES + hydrogen] == 2
    assert traits[ROOMS + hydrogen] == 3, "below both, and between the groups"
    assert traits[JOINED + hydrogen] == 4, "two, one, and the tile between them"
    assert traits[FRUITS : FRUITS + 4] == [1, 0, 0, 0]
    assert traits[ROCKS] == 1
    assert traits[PLOTS] == 10
    assert traits[OPEN_NEIGHBOURS] == 7, "eight around the Modul’hab, less the greenhouse"


def test_a_lead_is_worth_more_the_later_it_is() -> None:
    ahead = player(BLOCK, build("H", (0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1)))
    chances = [Bench(ahead, phase=phase).state.outlook() for phase in "ABC"]
    assert all(abs(sum(one) - 1) < 1e-9 for one in chances)
    assert 0.5 < chances[0][A] < chances[1][A] < chances[2][A] < 1


def test_what_is_nearly_there_is_worth_something() -> None:
    """Two fruits of three, or two groups that one tile would join, against the same tiles that lead nowhere."""
    for better, worse in (
        (build("GP", (0, 0)) + ", " + build("GA", (3, 3)), build("GP", (0, 0), (3, 3))),
        (build("H", (0, 0), (0, 2)), build("H", (0, 0), (3, 3))),
    ):
        assert Bench(player(BLOCK, better)).state.outlook()[A] > Bench(player(BLOCK, worse)).state.outlook()[A]


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
