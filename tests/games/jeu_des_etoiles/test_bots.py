"""The greedy bot is worth a match: it beats a player who only counts steps."""

from typing import Any

import pytest
from tests.games.jeu_des_etoiles.bench import BOX, Bench, code, star
from tests.games.jeu_des_etoiles.policies import Steps

from lunatheque.bots import Bot, make_bot
from lunatheque.engine import Dice, knowledge
from lunatheque.games.jeu_des_etoiles import GAME
from lunatheque.games.jeu_des_etoiles.actions import NAME
from lunatheque.games.jeu_des_etoiles.race import measure_turns, plan_voyage

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
    """It wins five matches in six (measured over two hundred); in thirty, two thirds are beyond doubt."""
    assert duel(GAMES) >= 0.65


def test_turns_to_a_goal() -> None:
    """A turn brings a 2 or more nine times in ten: the Giraffe is ten ninths of a turn away."""
    pole = star("UMi-alpha")
    turns = {id: measure_turns(BOX.charts[0], code(id))[pole] for id in ("UMi", "Cam", "Dra", "UMa", "Leo", "PsA")}
    assert round(turns["Cam"], 3) == round(10 / 9, 3)
    assert turns["UMi"] == 0
    assert list(turns.values()) == sorted(turns.values())


def test_more_gold_takes_longer_and_spent_stars_bring_none() -> None:
    """The way from the Giraffe to the Ram leads past Algol; once it has paid, there is one token less to hope for."""
    voyage = plan_voyage(BOX.charts[0], code("Ari"), 2)
    here, algol = star("Cam-CS"), BOX.sky.circled[star("Per-beta")]
    times = [voyage.turns_from(here, tokens, []) for tokens in range(1, 20)]
    assert times == sorted(set(times))
    assert 0.5 < voyage.vain(here, 3, [algol]) <= 1
    assert voyage.turns_from(here, 3, []) < voyage.turns_from(here, 3, [algol]) <= voyage.turns_from(here, 4, [])


def chance(mine: int, other: int, **more: Any) -> float:
    """The outlook of the first seat, which is about to throw the die, at so many points each."""
    state = Bench("Per-beta", "Leo", "Per-beta", options={"end": "50"}, phase="throw", **more).state
    for pilot, points in zip(state.pilots, (mine, other), strict=True):
        pilot.card, pilot.points = code("Leo"), points
    return state.outlook()[0]


def test_a_lead_counts_more_near_the_end() -> None:
    even = chance(20, 20)
    assert 0.5 < even < 0.75, "the one who plays next is a little ahead"
    assert even < chance(10, 0) < chance(45, 35)
    assert chance(20, 20) < chance(20, 20, pending=2, thrown="green"), "a throw more is a turn more"


def test_greedy_takes_the_voyage_and_the_gold() -> None:
    bench = Bench("Per-alpha", "Ari").play("throw = 4")
    choice = make_bot("greedy", 1).choose(knowledge(bench.state, 0))
    bench.state.apply(0, choice, Dice(1))
    while bench.state.turn == 0:
        bench.state.apply(0, make_bot("greedy", 1).choose(knowledge(bench.state, 0)), Dice(1))
    assert (bench.made, bench.points) == (1, 20), "Algol, then Hamal or straight to the Ram: both stars pay"


def test_who_can_end_a_lap_does() -> None:
    """A circled star of the Zodiac that has not paid lies behind: it is no reason to stay just before the end."""
    signs = ["Ari", "Tau", "Gem", "Cnc", "Leo", "Vir", "Lib", "Sco", "Sgr", "Cap", "Aqr", "Psc"]
    me = {"lap": "Tau", "visited": signs, "paid": ["Gem-alpha", "Gem-beta"]}
    bench = Bench("Gem-eta", "Zodiac", me=me).play("throw = 3")
    while bench.state.turn == 0:
        bench.state.apply(0, make_bot("greedy", 1).choose(knowledge(bench.state, 0)), Dice(1))
    assert bench.made == 1


def fly_last_voyage(circles: int, others: int) -> Bench:
    """No card is left, and greedy, three steps from the Ram, has thrown a 3: what matters is when the match ends."""
    me = {"star": "Per-alpha", "card": "Ari", "circles": circles, "paid": ["Per-beta", "Ari-alpha"]}
    other = {"star": "Cet-alpha", "card": "PsA", "circles": others}
    bench = Bench()
    bench.state = GAME.load(BOX, {"seats": 2, "options": {"end": "deck"}, "pilots": [me, other], "pile": []})
    bench.play("throw = 3")
    while bench.state.turn == 0 and not bench.state.over:
        bench.state.apply(0, make_bot("greedy", 1).choose(knowledge(bench.state, 0)), Dice(1))
    return bench


def test_whoever_is_ahead_makes_an_end_of_it() -> None:
    """However far ahead: a pilot who has as good as won does not fly about until the guard ends the match."""
    assert [fly_last_voyage(circles, 20).made for circles in (22, 40, 100)] == [1, 1, 1]


def test_whoever_is_behind_does_not_end_the_match() -> None:
    assert fly_last_voyage(20, 25).made == 0


def test_a_name_that_seems_right_is_as_good_as_one_that_is_whoever_leads() -> None:
    """A bot that looks one decision ahead must not know which is which, nor like the wrong one better."""
    seem = [name for name in range(49) if BOX.sky.gaps[code("Ari")][name] > 0 and name != code("Ari")]
    right = next(name for name in seem if BOX.near(code("Ari"), name, False))
    wrong = next(name for name in seem if not BOX.near(code("Ari"), name, False))
    for mine, other in ((0, 0), (0, 20), (20, 0)):
        chances = []
        for name in (right, wrong):
            bench = Bench("Per-alpha", "Ari", me={"circles": mine}, phase="quiz")
            bench.state.pilots[1].points = 5 * other
            bench.state.apply(0, NAME + name, Dice(1))
            chances.append(bench.state.outlook()[0])
        assert chances[0] == pytest.approx(chances[1]), (mine, other)


def test_nobody_wanders_about_forever() -> None:
    """To the last card, some two hundred turns each are more than enough; in the fourth of these matches a lap ends."""
    for seed in range(2, 6):
        dice = Dice(seed)
        state = GAME.start(BOX, 2, {"end": "deck"}, dice)
        bots = [make_bot("greedy", 1), make_bot("greedy", 2)]
        while not state.over:
            state.apply(state.turn, bots[state.turn].choose(knowledge(state, state.turn)), dice)
        assert state.round < 250, seed
