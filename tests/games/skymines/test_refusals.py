"""Refusals: each names the rule that forbids and the fact, not only that it is the wrong moment."""

import pytest
from tests.games.skymines.bench import Bench, person
from tests.games.skymines.test_resources import alone

from lunatheque.games.skymines import GAME
from lunatheque.words import Words

ENGLISH = Words("en", GAME, ["Ada", "Bob"], GAME.box().names)
PILES = {"B": ["EN2"], "C": ["MI1", "SCa"], "D": ["TI1"]}
ALL_PLANS = [f"pA{number:02}" for number in range(1, 16)]


def planning() -> Bench:
    return Bench(person(hand=["MI1", "TI1", "CA1", "EN2"]), person(hand=["MI2"]), seats=2, step="plan")


def dropping() -> Bench:
    return Bench(person("CA1 CA2 MI2", piles=PILES), person(), seats=2).play("drop")


def ousting() -> Bench:
    stations = [[0, 0, 0], [2, 1, 0], [0, 0, 0], [0, 0, 0]]
    bench = alone(person("EN2", cash=0), moon={"3": "TAW", "22": "TAW", "28": "TAW"}, stations=stations)
    return bench.play("expand AST", "place 3 2")


def also() -> Bench:
    tracks = ["A1", "B1", "C1", "D2"]
    bench = Bench(person("CA1", piles=PILES, spaces=[0, 0, 0, 11]), person(), seats=2, tracks=tracks)
    return bench.play("drop", "take B")


@pytest.mark.rule(
    *("planning", "resting-put", "resting-take", "space-sell", "station-return", "energy", "resources", "scientist"),
    *("setup-tokens", "bonus-drop-out", "tank", "research"),
)
@pytest.mark.parametrize(
    ("bench", "action", "rule", "said"),
    [
        (planning().play("put TI1", "put EN2", "put MI1"), "put CA1", "planning", "All your open slots have a card."),
        (planning(), "put A05", "planning", "This card is not in your hand: carbon 3."),
        (planning(), "drop", "planning", "That is not possible now: everybody is planning."),
        (dropping(), "take A", "resting-take", "There is no card in pile A."),
        (dropping().play("take C", "rest B"), "rest B", "resting-put", "Pile B has got a card in this dropping out: "),
        (dropping().play("take C"), "rest E", "research", "Pile E is closed in this round."),
        (dropping().play("take C"), "rest A", "tank", "Pile A is closed in this round."),
        (alone(person("A03"), display=["A01"]).play("use A03", "buy 1"), "rest E", "research", "Pile E is closed"),
        (also(), "also CA1", "bonus-drop-out", "This card is in none of your resting piles: carbon 1."),
        (alone(person("MI1", hand=["EN1c"])).play("bonus G23"), "sell CA2", "space-sell", "This card is neither in"),
        (ousting(), "return 3", "station-return", "Column 3 of Tawac Industries has no room: "),
        (alone(person("EN2")).play("expand AST"), "stop", "energy", "You must place at least one outpost"),
        (alone(person("MI2")).play("use MI2"), "stop", "resources", "You must acquire a card or advance on a track"),
        (alone(person("SCa", plans=["pC22"], cash=0), step="upload", acting={"uploading": True}),
         "stop", "scientist", "Your upload marker must move at least one step"),
        (Bench({"hand": ["MI1"], "offer": ["ST8", "ST9"]}, {}, step="token"),
         "keep ST1", "setup-tokens", "You were not offered this token: ST1"),
        (alone(person("SCa", plans=ALL_PLANS, upload=15, cash=5)),
         "use SCa", "scientist", "Your upload marker is on step 15, the last one."),
        (alone(person("SCa", plans=ALL_PLANS[:2], upload=2, cash=5)),
         "use SCa", "scientist", "There is no plan on step 3 of your research track."),
    ],
)  # fmt: skip
def test_a_refusal_names_the_rule_and_the_fact(bench: Bench, action: str, rule: str, said: str) -> None:
    refusal = bench.refusal(action)
    assert refusal.rule == rule
    assert ENGLISH.say(refusal.text).startswith(said)
