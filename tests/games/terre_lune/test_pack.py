"""The component pack: corrections by owners of the box, and bad packs that get a clear error."""

from pathlib import Path

import pytest
from tests.games.packs import bad_packs, changed
from tests.games.terre_lune.bench import GAME, Bench

from lunatheque.engine import BadPack, BadPosition, Match

SOURCE = GAME.pack.read_text(encoding="utf-8")


@pytest.mark.rule("board")
def test_a_longer_lane_can_be_played(tmp_path: Path) -> None:
    file = changed(GAME, tmp_path, "steps = [[368, 1213], ", "steps = [[420, 1230], [368, 1213], ")
    box = GAME.box(file)
    assert box.board.from_earth[1] == 7
    match = Match("terre-lune", 2, seed=1, pack=file)
    match.play("roll")
    assert match.legal


BAD = [
    ('game = "terre-lune"', 'game = "monopoly"', "this pack is for 'monopoly'"),
    ("copies = 8", "copies = 9", "the box has 32 options, this pack has 33"),
    ('id = "yellow"', 'id = "pink"', "here comes 'yellow', not 'pink'"),
    ('id = "S2"', 'id = "S5"', "hubs stand in the order"),
    ('id = "B"', 'id = "Z"', "lanes stand in the order"),
    ("[[368, 1213], ", "[[368], ", "pairs of whole numbers"),
    ("crossings = [[2, 15]", "crossings = [[2, 16]", "does not lie on space 16"),
    ("crossings = [[2, 15]", "crossings = [[8, 15]", "there is no step 8"),
    ("spaces = 24", "spaces = 40", "'spaces' must be from 12 to 36"),
    ("steps = [[258, 948], [310, 882], [405, 791]]\ncrossings = [[2, 14]]", "steps = []", "1 to 9 steps"),
    ("places = [[521, 60], ", "places = [", "a crater for each of the 8 pawns, not 7"),
    ('to = "MOON"', 'to = "S3"', "reaches a step by two ways"),
    ("[bonus]", '[[ticket]]\nsource = "printed"\n\n[bonus]', "there are no [ticket]"),
    ("first = 200", "first = -1", "'first' must be from 0"),
    ("first = 200", "frist = 200", "lacks 'first'"),
]


test_a_bad_pack_gets_file_line_and_reason = bad_packs(GAME, BAD)


def test_a_board_on_which_the_moon_cannot_be_reached(tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    file.write_text(SOURCE.replace('to = "MOON"', 'to = "K"'), encoding="utf-8")
    with pytest.raises(BadPack, match="no way leads from EARTH"):
        GAME.box(file)


WRONG = [
    ({"rockets": [{"at": "C9", "from": "C1"}]}, "no step C9"),
    ({"rockets": [{"at": "C2"}]}, "came from one of its two neighbours"),
    ({"rockets": [{"at": "C2", "from": "G1"}]}, "no rocket at C2 came from G1"),
    ({"rockets": [{"at": "C3", "from": "C2", "wake": 3}]}, "does not lie on the orbit"),
    ({"rockets": [{"colour": "yellow"}]}, "a colour of its own"),
    ({"rockets": [{"options": ["H2O", "H2O"]}]}, "not so many H2O"),
    ({"rockets": [{"stacks": ["FE"]}, {"stacks": ["FE"]}]}, "is in two places"),
    ({"phase": "move"}, "three dice were thrown"),
    ({"phase": "trick", "dice": [1, 1, 1]}, "there is one in the phases trick and pick"),
    ({"craters": ["none"]}, "there are 8 craters"),
    ({"craters": ["none"] * 8}, "pawns are unseen"),
    ({"rockets": [{"hand": ["R1"]}, {"hand": ["R1"]}]}, "lies in one place"),
    ({"piles": [9, 9, 9, 9]}, "piles"),
    ({"rockets": [{"home": 1}]}, "not under way"),
    ({"phase": "move", "dice": [1, 1, 1]}, "points"),
    ({"phase": "take", "dice": [1, 1, 1]}, "crater"),
]


@pytest.mark.parametrize(("position", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_positions_that_cannot_be(position: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.load(GAME.box(), {"seats": 2, **position})


def test_a_position_by_hand_needs_little() -> None:
    assert Bench(seats=3).legal == ["roll"]
