"""Texts of Moon-Bots beyond what holds for every game: lists of weapons, effects of parts."""

import pytest
from tests.games.moon_bots.bench import A, Bench, robot

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


@pytest.mark.parametrize(
    ("cards", "roll", "prompt"),
    [
        (["AR1"], "1", "prompt-dice"),
        (["SW01"], "4", "prompt-dice-else"),
        (["URER"], "4", "prompt-dice-else"),
        ([], "4", "prompt-dice-left"),
    ],
)
def test_nobody_is_asked_to_place_dice_that_fit_nowhere(cards: list[str], roll: str, prompt: str) -> None:
    bench = Bench(robot(15, *cards), robot(16), robot(17), robot(18)).play(f"roll = {roll}")
    assert GAME.prompt(bench.state, A).id == prompt


@pytest.mark.rule("reroll", "activate")
def test_the_lower_of_two_dice_is_written_first() -> None:
    bench = Bench(robot(15, "URER", "UDIE", "HD1"), robot(16), robot(17), robot(18)).play("roll = 1 4")
    for order in ("reroll 4+1", "use head 4+1"):
        assert bench.refusal(order).text.args == {"dice": "1+4"}


@pytest.mark.rule("simultaneous")
def test_the_score_sheet_shows_the_robot_that_decides() -> None:
    """With two players, of a seat's robots that fell in the same event the one that fell less deep counts."""
    fallen = [robot(0, standing="defeated", fell=3, depth=depth) for depth in (-2, 0, -2, -1)]
    bench = Bench(*fallen, seats=2, over=True)
    (depths,) = [line.values for line in GAME.sheet(bench.state, A) if line.text.id == "sheet-depth"]
    assert depths == (0, -1)
    assert bench.state.ranking() == [1, 2]
