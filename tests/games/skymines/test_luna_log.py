"""The log says why Luna does what she does, with the values that were compared, and says nothing that is not so."""

import pytest
from tests.games.skymines.bench import AST, EVERYTHING, MNV, Bench, columns, person

from lunatheque.games.skymines import GAME
from lunatheque.words import Words

ENGLISH = Words("en", GAME, ["Ada"], GAME.box().names)
FRENCH = Words("fr", GAME, ["Ada"], GAME.box().names)


def said(bench: Bench, id: str, words: Words = ENGLISH) -> list[str]:
    return [words.say(text) for text in bench.announced(id)]


@pytest.mark.rule("luna-oust", "luna-behind")
def test_l37_only_the_companies_within_reach_are_compared() -> None:
    """She is far more behind on the track of Skymine, which has nothing within reach."""
    moon = {"16": "TAW", "10": "TAW", "23": "AST"}
    bench = Bench({"spaces": [4, 6, 15, 0]}, {"spaces": [3, 2, 2, 0]}, moon=moon)
    bench.expand(MNV, 1, "MAX")
    assert said(bench, "event-luna-behind") == [
        "No sector within reach is vacant. Of the companies there (Tawac Industries −4, Astrogo Enterprises −1) "
        "Luna is worst placed on the track of Tawac Industries, −4: its outpost in sector 16, the highest of those "
        "within reach (10, 16), goes home."
    ]
    assert (
        "c’est sur la piste Tawac Industries que Luna est la moins bien placée, −4"
        in said(bench, "event-luna-behind", FRENCH)[0]
    )
    assert said(bench, "event-luna-takes") == ["Luna expands Minerva Corp to sector 16, which has become vacant."]


@pytest.mark.rule("luna-behind")
def test_a_tie_in_ousting_is_told_with_its_sign() -> None:
    """She leads on both tracks by 3; Tawac shows more coins."""
    stations = [[1, 0, 0], [0, 2, 0], [0, 0, 0], [0, 0, 0]]
    moon = {"23": "AST", "16": "TAW", "10": "TAW"}
    bench = Bench({}, {"spaces": [3, 3, 0, 0]}, moon=moon, stations=stations)
    bench.expand(MNV, 1, "MIN")
    (told,) = said(bench, "event-luna-behind")
    assert "worst placed on the track of Tawac Industries, +3, tied with Astrogo Enterprises but more valuable" in told


@pytest.mark.rule("luna-lead", "luna-once")
def test_two_tracks_are_told_together() -> None:
    bench = Bench({"spaces": [0, 0, 5, 5]}, {"spaces": [2, 0, 0, 0]}).luna("II-7")
    (told,) = said(bench, "event-luna-two-leads")
    assert told.startswith(
        "Luna’s two largest leads: Astrogo Enterprises +2, Tawac Industries 0. "
        "Margins: Astrogo Enterprises +2, Tawac Industries 0, Skymine Resources −5, Minerva Corp −5. "
        "By value: Astrogo Enterprises (0 coins, 0 vacant, A1), Tawac Industries ("
    )
    assert told.endswith("if both expand, the less valuable one begins.")
    assert said(bench, "event-luna-lead") == said(bench, "event-luna-level") == []
    tied = Bench({"spaces": [0, 0, 0, 5]}, {"spaces": [2, 0, 0, 0]}).luna("II-7")
    assert "Tawac Industries 0, tied with Skymine Resources but more valuable." in said(tied, "event-luna-two-leads")[0]
    french = said(tied, "event-luna-two-leads", FRENCH)[0]
    assert "Tawac Industries 0, à égalité avec Skymine Resources mais plus rentable" in french


@pytest.mark.rule("luna-column")
@pytest.mark.parametrize(
    ("station", "told"),
    [
        ((1, 2, 0), "is 2 (vacant spaces: 1, 2, 0): the outpost comes from there."),
        ((1, 2, 2), "is 2 (vacant spaces: 1, 2, 2; tie, nearest to the logo)"),
        ((EVERYTHING, 3, 4), "is 3 (vacant spaces: 5 with the last one, 3, 4)"),
        ((6, 7, 7), "is 2 (vacant spaces: 2 with the last one, 3 with the last one, 3 with the last one; tie, fewer"),
        ((7, 7, 6), "is 1 (vacant spaces: 3 with the last one, 3 with the last one, 2 with the last one; tie, nearest"),
    ],
)
def test_what_decided_on_the_main_column(station: tuple[int, int, int], told: str) -> None:
    bench = Bench(**columns(station))
    bench.expand(AST, 1, "MIN")
    assert told in said(bench, "event-luna-column")[0]


@pytest.mark.rule("luna", "luna-majority", "luna-last-card")
def test_of_several_lunas_each_line_says_which() -> None:
    bench = Bench(person(), options={"lunas": "two"}, step="plan").play("ready", "drop", seed=1)
    for id in ("event-luna-majority", "event-luna-top"):
        told = said(bench, id)
        assert ["Luna 1" in line for line in told] == [True, False]
        assert ["Luna 2" in line for line in told] == [False, True]
