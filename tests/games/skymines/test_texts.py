"""Texts of Skymines beyond what holds for every game: French typography, every event and every refusal."""

import re

import pytest
from tests.games.skymines.bench import BOX
from tests.support import played

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
