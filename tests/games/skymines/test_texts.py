"""Texts of Skymines beyond what holds for every game: French typography, every event and every refusal."""

import re

import pytest
from tests.games.skymines.bench import BOX, Bench, person
from tests.support import played

from lunatheque.engine import BadOption
from lunatheque.games.skymines import GAME
from lunatheque.games.skymines.kinds import PERK_IDS, PLAN_IDS, SELECTORS, STEP_IDS
from lunatheque.games.skymines.telling import plan_text
from lunatheque.words import Words


@pytest.mark.parametrize("name", ["rules.fr.md", "texts.fr.ftl"])
def test_french_is_set_in_french(name: str) -> None:
    lines = (GAME.folder / name).read_text(encoding="utf-8").splitlines()
    said = re.sub(r"\{.*?\}", "x", "\n".join(line for line in lines if not line.startswith("#")))
    assert "'" not in said
    assert not re.search(r"[^\u00a0][:;!?»]", said)


@pytest.mark.parametrize(
    ("language", "plan", "said"),
    [
        ("en", "pA13", "pA13 (needs minerals 1, titanium 1, carbon 1; gives $2)"),
        ("fr", "pC22", "pC22 (demande\u00a0: rien\u00a0; donne\u00a0: 5\u00a0$)"),
        ("en", "SP4", "SP4 (needs nothing; gives 2 spaces on each of two tracks)"),
    ],
)
def test_plans_say_what_they_need_and_give(language: str, plan: str, said: str) -> None:
    words = Words(language, GAME, ["Ada"], BOX.names)
    state = played("skymines", 1, 1).state
    assert words.say(plan_text(state, PLAN_IDS.index(plan))) == said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_steps_selectors_and_track_bonuses_have_words(language: str) -> None:
    words = Words(language, GAME, ["Ada"], BOX.names)
    for step in STEP_IDS:
        assert words(f"step-{step}")
    for selector in SELECTORS:
        assert "lead" in selector or words(f"select-{selector}")
    for perk in PERK_IDS:
        assert BOX.names[perk][language]


@pytest.mark.rule("luna-level", "luna-token")
@pytest.mark.parametrize(("language", "words"), [("en", "level {}, tank {}, research {}"), ("fr", "niveau {}, {}, {}")])
def test_the_rules_tell_the_steps_of_every_level(language: str, words: str) -> None:
    """Whoever reads the rules alone can set Luna's board up."""
    said = GAME.rules(language)["luna-level"].text
    both, start = (
        ("{} and {}", "level {}, steps {} and {}") if language == "en" else ("{} et {}", "niveau {}, cases {} et {}")
    )
    for level in range(3, 9):
        tank, research = BOX.level_tank_tokens[level], BOX.level_research_tokens[level]
        names = ("{}", "{}") if language == "en" else ("stockage {}", "recherche {}")
        told = [name.format(both.format(*steps)) for name, steps in zip(names, (tank, research), strict=True)]
        assert words.format(level, *told) in said
        if level > 5:
            assert start.format(level, BOX.level_tank[level], BOX.level_research[level]) in said


@pytest.mark.rule("modules")
def test_the_moon_is_the_only_side_and_says_so() -> None:
    assert GAME.settle({"side": "moon"}) == GAME.settle({})
    with pytest.raises(BadOption, match="belt"):
        GAME.settle({"side": "belt"})
    for language, said in (("en", "not in this box yet"), ("fr", "pas encore dans cette boîte")):
        assert said in GAME.rules(language)["modules"].text


def test_a_bonus_space_is_named_once() -> None:
    person = {"slots": {"B": "TI1"}, "hand": ["MI1"], "cash": 9, "spaces": [5, 0, 0, 0]}
    bench = Bench(person, display=["A01"], tracks=["A2", "B1", "C1", "D1"])
    words = Words("en", GAME, ["Ada"], BOX.names)
    said = [words.say(GAME.describe(bench.state, 0, action)) for action in bench.state.legal(0)]
    assert [line for line in said if "marker" in line] == [
        "Bonus marker, titanium majority: 2 spaces on the track of Astrogo Enterprises",
        "Bonus marker: first player, $2",
        "Bonus marker: sell a card",
        "Bonus marker: buy a card for $",
        "Bonus marker: resource tile for the next round",
        "Bonus marker: energy tile for the next round",
        "Bonus marker: scientist tile for the next round",
        "Bonus marker for $1: field scientist tile for the next round",
        "Bonus marker on your own space at Astrogo Enterprises: $3",
    ]


@pytest.mark.rule("planning")
def test_whoever_leaves_slots_empty_is_told_so() -> None:
    """With hands in which cards are left: to be ready by mistake costs a round."""
    bench = Bench(person(hand=["TI1", "CA1"]), step="plan")
    words = Words("en", GAME, ["Ada"], BOX.names)

    def said() -> str:
        return words.say(GAME.describe(bench.state, 0, GAME.actions.encode("ready")))

    assert said() == "Ready, 2 slots stay empty"
    assert "slot B" in words.say(GAME.describe(bench.state, 0, GAME.actions.encode("put TI1")))
    assert bench.play("put TI1") is bench
    assert said() == "Ready, one slot stays empty"
    bench.play("put CA1")
    assert said() == "Ready"
