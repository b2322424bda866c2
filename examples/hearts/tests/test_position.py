"""Positions set up by hand: what cannot be is refused, and says why; and the pack of cards likewise."""

from pathlib import Path
from typing import Any

import pytest
from lunatheque.engine import BadPack, BadPosition, Match

from hearts import GAME
from hearts.components import read_box

LAST: dict[str, Any] = {"hands": [["2D", "2S"], ["3D", "3S"], ["4D", "4S"], ["5D", "5S"]], "points": [26, 0, 0, 0]}
PASSING = GAME.save(Match(GAME, seed=1, options={"pass": "left"}).state)
FIRST = GAME.save(Match(GAME, seed=1, options={"pass": "none"}).state)


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({**LAST, "moon": 1}, "a table of options, deals, totals, direction"),
        ({**LAST, "deals": 0}, "deals: 0 is none of 1, 2"),
        ({**LAST, "deals": 17}, "deals: 17 is none of 1, 2"),
        ({**LAST, "totals": [26, 0, 0, 0]}, "totals: 0 deals make 0 points"),
        ({**LAST, "deals": 3, "totals": [26, 26, 0, 26]}, "totals: 2 deals make 52, 104, 156 points"),
        ({**LAST, "deals": 5, "totals": [100, 2, 1, 1]}, "totals: 100 is none of 0, 1"),
        ({**LAST, "deals": 2, "totals": [26, 0, 0, 0], "options": {"length": "deal"}}, "totals: 26 is none of 0"),
        ({"hands": [[], [], [], []], "points": [26, 0, 0, 0]}, "nobody has 100 points, so that cards are dealt"),
        ({**LAST, "options": {"pass": "left"}}, "direction: players agreed on 'left' for all deals, not 'none'"),
        ({**LAST, "hands": [["2D", "2S"]]}, "4 lists of cards"),
        ({**LAST, "hands": [["2D", "2X"], *LAST["hands"][1:]]}, "'2X' is none of 2C, 3C"),
        ({**LAST, "hands": [["2D", "3S"], *LAST["hands"][1:]]}, "3S in two places"),
        ({**LAST, "hands": [["2D"], *LAST["hands"][1:]]}, "all are equal"),
        ({**LAST, "trick": "2C"}, "trick: a list is needed"),
        ({**LAST, "trick": ["2C"]}, "all are equal"),
        ({**LAST, "turn": 4}, "turn: 4 is none of 0, 1, 2, 3"),
        ({**LAST, "turn": True}, "turn: True is none of"),
        ({**LAST, "points": [25, 0, 0, 0]}, "the cards that were taken make 26, not 25"),
        ({**LAST, "points": [26]}, "points: a list of 4 is needed"),
        ({**LAST, "lacks": [["2D"], [], [], []]}, "lacks: 2D cannot be"),
        ({**LAST, "given": [["3D"], [], [], []]}, "direction: cards are passed"),
        ({**LAST, "direction": "left", "given": [["4D"], [], [], []]}, "given: 4D must be in the hand"),
        ({**LAST, "options": {"first-trick": "perhaps"}}, "options: error-option-choice .option first-trick"),
        ({**LAST, "options": 3}, "options"),
        ({**LAST, "direction": "left", "passing": True}, "passing"),
        ({**PASSING, "direction": "none"}, "direction"),
        ({**FIRST, "turn": (FIRST["turn"] + 1) % 4}, "the two of clubs leads"),
    ],
)
def test_a_position_that_cannot_be_says_why(data: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.load(GAME.box(), data)


def test_a_small_position_is_enough() -> None:
    state = GAME.load(GAME.box(), LAST)
    assert state.played == 44
    assert state.broken
    assert [GAME.actions.decode(action) for action in state.legal(0)] == ["play 2D", "play 2S"]


def test_a_match_that_has_ended_can_be_set_up() -> None:
    hands: list[list[str]] = [[], [], [], []]
    state = GAME.load(GAME.box(), {"hands": hands, "points": [20, 6, 0, 0], "deals": 5, "totals": [90, 10, 4, 0]})
    assert state.over
    assert state.scores() == [110, 16, 4, 0]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('game = "hearts"', 'game = "spades"', "line 6: this pack is for 'spades'"),
        ('id = "D"', 'id = "X"', "line 16: here comes 'D', not 'X'"),
        ("points = 13", "points = 12", "all cards cost 26, in this pack 25"),
        ('id = "QS"', 'id = "QX"', "'id' must be one of"),
        ("[[card]]\n", "[[joker]]\n", r"there are no \[joker\] in this game"),
    ],
)
def test_a_bad_pack_says_where_and_why(tmp_path: Path, old: str, new: str, reason: str) -> None:
    pack = tmp_path / "components.toml"
    source = GAME.pack.read_text(encoding="utf-8")
    assert source.count(old) == 1
    pack.write_text(source.replace(old, new), encoding="utf-8")
    with pytest.raises(BadPack, match=reason):
        read_box(pack)
