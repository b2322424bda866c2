"""The outlook: good enough for a bot that looks one step ahead, and the box in balance with Luna for it."""

import pytest
from tests.games.skymines.bench import A, B, Bench, person

from lunatheque.bots import make_bot
from lunatheque.engine import Dice, knowledge
from lunatheque.games.skymines import GAME
from lunatheque.games.skymines.evaluate import worths
from lunatheque.games.skymines.scoring import scores
from lunatheque.games.skymines.state import Skymines
from lunatheque.games.skymines.worth import RESEARCH, hopes, plan_worth, smooth, upload_worth


def played(seats: int, options: dict[str, str], names: list[str], seed: int) -> Skymines:
    dice = Dice(seed)
    state: Skymines = GAME.start(GAME.box(), seats, options, dice)
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(names)]
    while not state.over:
        seat = state.actors()[0]
        state.apply(seat, bots[seat].choose(knowledge(state, seat)), dice)
    return state


def test_the_greedy_bot_beats_a_random_one_by_far() -> None:
    for seed in range(2):
        greedy, chaos = played(2, {}, ["greedy", "random"], seed).scores()
        assert greedy > 100 > chaos


@pytest.mark.parametrize(("level", "least", "most"), [("2", 3, 6), ("8", 0, 1)])
def test_luna_is_beaten_at_the_standard_level_and_hardly_at_the_highest(level: str, least: int, most: int) -> None:
    won = 0
    for seed in range(6):
        person, luna = scores(played(1, {"level": level}, ["greedy"], seed))
        won += person > luna
    assert least <= won <= most


def test_the_resource_tile_is_no_scientist_before_its_resource_is_named() -> None:
    bench = Bench(person("SCa"), {}, step="plan", tiles={"BT-RES": {"owner": 0}})
    assert hopes(bench.state, A, 1) == [0, 0, 0, 0, 0]
    bench.play("ready", "declare MI", seed=1)
    assert hopes(bench.state, A, 1) == [3, 0, 0, 0, 0]


def test_a_plan_that_is_uploaded_no_longer_promises_anything() -> None:
    state = Bench(person("MI1 MI2 SCa", upload=2, plans=["pA10", "pA11", "pA01"], cash=1), {}, step="turn").state
    weights = [2.0, 3.0, 5.0, 2.0, 1.0]
    left = state.agreed.rounds - state.round
    before = upload_worth(state, A, weights, 0)
    promised = plan_worth(state, state.steps_taken[A][2], weights)
    step = smooth(state.box.research_values, 3) - smooth(state.box.research_values, 2)
    state.round = state.agreed.rounds  # nothing is promised for later any more
    last = upload_worth(state, A, weights, 0)
    assert before == pytest.approx(last - (RESEARCH[0] - RESEARCH[left]) * step - promised)
    assert before > 0


def test_planning_the_best_cards_changes_little_and_other_cards_cost_something() -> None:
    for cards, low, high in ((("EN2", "MI2", "TI2"), -2.0, 1.0), (("MI1", "TI1", "CA1"), -99.0, -4.0)):
        hand = ["MI1", "TI1", "CA1", "MI2", "TI2", "EN2"]
        bench = Bench(person(hand=hand), person(hand=["MI1", "TI1"]), seats=2, step="plan")
        before = worths(bench.state)
        bench.play(*[f"put {card}" for card in cards], "ready")
        after = worths(bench.state)
        assert low < after[A] - before[A] < high
        assert after[B] == before[B]
