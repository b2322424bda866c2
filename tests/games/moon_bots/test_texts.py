"""Texts of Moon-Bots beyond what holds for every game: lists of weapons, effects of parts."""

import pytest

from lunatheque.engine import LANGUAGES, Text
from lunatheque.games.moon_bots import GAME
from lunatheque.words import Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", range(13))
def test_any_number_of_weapons_is_listed(language: str, count: int) -> None:
    box = GAME.box()
    words = Words(language, GAME, ["Ada"], box.names)
    ids = [f"SW{number:02}" for number in range(1, count + 1)]
    robot = Text("robot", {"player": Text("seat-0"), "board": Text("green"), "number": 1})
    for event in ("event-saw", "event-searched"):
        said = words(event, robot=robot, count=count, **{f"weapon{n}": Text(id) for n, id in enumerate(ids, 1)})
        assert all(box.names[id][language] in said for id in ids)


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        ((2, 0, 0, 1), "2 fists, −1 energy", "2 poings, −1 énergie"),
        ((0, 1, 2, 0), "1 missile, +2 energy", "1 missile, +2 énergies"),
        ((1, 2, 1, 1), "1 fist, 2 missiles, +1 energy, −1 energy", "1 poing, 2 missiles, +1 énergie, −1 énergie"),
        ((0, 0, 1, 0), "+1 energy", "+1 énergie"),
        ((0, 0, 0, 2), "−2 energy", "−2 énergies"),
    ],
)
def test_the_effect_of_a_part_lists_what_it_has(effect: tuple[int, int, int, int], english: str, french: str) -> None:
    args = dict(zip(("fists", "missiles", "gain", "drain"), effect, strict=True))
    assert Words("en", GAME)("part-effect", dice="4 5", **args) == f"4 5 → {english}"
    assert Words("fr", GAME)("part-effect", dice=Text("condition-pair"), **args) == f"deux dés identiques → {french}"
