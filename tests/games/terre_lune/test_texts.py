"""Texts of De la Terre à la Lune beyond what holds for every game: lists, warnings of a flight."""

import pytest
from tests.games.terre_lune.bench import GAME, Bench

from lunatheque.words import Words


@pytest.mark.parametrize(
    ("language", "crash", "drag"),
    [
        ("en", "Fly to step P2 (collision!)", "Fly to step C2 (dragged along by 7)"),
        ("fr", "Voler vers\u00a0: palier P2 (collision\u00a0!)", "Voler vers\u00a0: palier C2 (entraîné de 7)"),
    ],
)
def test_a_dangerous_flight_says_so(language: str, crash: str, drag: str) -> None:
    bench = Bench({"at": "S1"}, satellite=7).throw(3, 4, 2)
    words = Words(language, GAME, ["Ada"] * 4, GAME.box().names)
    said = [words.say(GAME.describe(bench.state, 0, action)) for action in bench.state.legal(0)]
    assert {crash, drag} <= set(said)


def test_cards_are_listed_by_name() -> None:
    bench = Bench({"hand": ["R1", "Y2", "B3", "G4", "G5"]}).throw(1, 1, 3).play("move A3")
    action = GAME.actions.encode("exchange 1+2+4")
    for language, list_ in (
        ("en", "Exchange: red 1 (MOLAB), yellow 2 (MOBEX), green 4 (lunar jeep)"),
        ("fr", "Échanger\u00a0: 1 rouge (MOLAB), 2 jaune (MOBEX), 4 vert (jeep lunaire)"),
    ):
        words = Words(language, GAME, ["Ada"] * 4, GAME.box().names)
        assert words.say(GAME.describe(bench.state, 0, action)) == list_
