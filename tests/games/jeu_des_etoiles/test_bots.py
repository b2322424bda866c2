"""The greedy bot is worth a match: it beats a player who only counts steps."""

from tests.games.jeu_des_etoiles.bench import BOX, Bench, code, star
from tests.games.jeu_des_etoiles.policies import Steps

from lunatheque.bots import Bot, make_bot
from lunatheque.engine import Dice, knowledge
from lunatheque.games.jeu_des_etoiles import GAME
from lunatheque.games.jeu_des_etoiles.evaluate import throws_from

GAMES = 30
OPTIONS = {"end": "100", "quiz": "left-out"}


def duel(games: int) -> float:
    """The part of matches to 100 points that greedy wins against the player who counts steps, seats changing."""
    won = 0.0
    for number in range(games):
        dice, mine = Dice(5000 + number), number % 2
        bots: list[Bot] = [Steps(), Steps()]
        bots[mine] = make_bot("greedy", number)
        state = GAME.start(BOX, 2, OPTIONS, dice)
        while not state.over:
            seat = state.turn
            state.apply(seat, bots[seat].choose(knowledge(state, seat)), dice)
        won += state.outlook()[mine]
    return won / games


def test_greedy_beats_counting_steps() -> None:
    """It wins about three matches in four (measured over hundreds); in thirty, more than half is beyond doubt."""
    assert duel(GAMES) >= 0.55


def test_throws_to_a_goal() -> None:
    """The die shows 2 or more nine times in twelve: the Giraffe is four thirds of a throw away."""
    pole = star("UMi-alpha")
    assert round(throws_from(BOX, code("Cam"), pole), 3) == round(12 / 9, 3)
    assert throws_from(BOX, code("UMi"), pole) == 0
    for nearer, farther in (("Cam", "Dra"), ("Dra", "UMa"), ("UMa", "Leo"), ("Leo", "PsA")):
        assert throws_from(BOX, code(nearer), pole) < throws_from(BOX, code(farther), pole)


def test_greedy_takes_the_voyage_and_the_gold() -> None:
    bench = Bench("Per-alpha", "Ari").play("throw = 4")
    choice = make_bot("greedy", 1).choose(knowledge(bench.state, 0))
    bench.state.apply(0, choice, Dice(1))
    while bench.state.turn == 0:
        bench.state.apply(0, make_bot("greedy", 1).choose(knowledge(bench.state, 0)), Dice(1))
    assert (bench.made, bench.points) == (1, 20), "Algol, then Hamal or straight to the Ram: both stars pay"
