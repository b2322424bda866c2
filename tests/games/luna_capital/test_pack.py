"""The box: what the pack says, and what it cannot say."""

from collections import Counter
from pathlib import Path

import pytest
from tests.games.packs import bad_packs

from lunatheque.engine import BadPosition
from lunatheque.games.luna_capital import GAME
from lunatheque.games.luna_capital.kinds import KIND_IDS, OPEN, SCAFFOLD
from lunatheque.games.luna_capital.scoring import score_items

BOX = GAME.box()
SOURCE = GAME.pack.read_text(encoding="utf-8")


def test_the_cards_of_our_pack() -> None:
    assert Counter(BOX.numbers) == {1: 6, 10: 6, **dict.fromkeys(range(2, 10), 7)}
    single = [place for plan in BOX.plans for place in plan.replace("/", "")]
    assert (single.count("."), single.count("D"), single.count("S"), single.count("M")) == (188, 20, 30, 17)
    assert sum(single.count(letter) for letter in "howpals") == 17
    assert BOX.contents.count(SCAFFOLD) == 30
    assert BOX.contents.count(OPEN) == 208


def test_the_tiles_of_our_pack() -> None:
    sizes = [[len(tiles) for tiles in phase] for phase in BOX.tiles]
    assert sizes == [[35, 10, 10]] * 3
    tiles = [tile for phase in BOX.tiles for dots in phase for tile in dots]
    kinds = Counter(KIND_IDS[tile // 3] for tile in tiles)
    assert [kinds[kind] for kind in ("H", "O", "W", "GP", "GA", "GL", "GX", "SO", "ME")] == [
        25,
        25,
        18,
        7,
        7,
        7,
        3,
        19,
        13,
    ]
    assert [kinds[kind] for kind in ("LF", "DM", "LR")] == [5, 9, 4]
    assert sum(tile % 3 for tile in tiles) == BOX.robots == 8
    assert BOX.logistics == 4


def test_the_concessions_of_our_pack() -> None:
    assert BOX.points == [8, 8, 8, 7, 7, 7, 8, 6, 6, 7, 6, 6, 6, 7, 6, 10, 9, 10, 9, 10, 8, 9, 10, 10]


BAD = [
    ('plots = "../S."', 'plots = "../Z."', "two rows of two"),
    ('plots = "../DD"', 'plots = "D./.D"', "side by side"),
    ('plots = "../DD"', 'plots = "../D."', "side by side"),
    ("number = 10", "number = 11", "from 1 to 10"),
    ("dots_2 = 6", "dots_2 = 5", "phase A has 55 tiles, this pack has 54"),
    ('id = "C02"', 'id = "C03"', "here comes 'C02'"),
    ('id = "RC-M"', 'id = "RC-Z"', "must be one of"),
    ('id = "RC-M"', 'id = "RC-S"', "another kind 'RC-S'"),
    ('id = "RC-M"', 'id = "RC-H"', "no [[kind]] 'RC-M': name it first"),
    ('id = "LR"', 'id = "RC-H"', "no [[kind]] 'LR'"),
    ('plan = "XX/XX"', 'plan = "OO/OO"', "one to three rows"),
    ('need = "column H"', 'need = "column Z"', "a class is one of"),
    ('need = "column H"', 'need = "pillar H"', "must begin with one of"),
    ('need = "count O 5"', 'need = "count O many"', "a number from 1 to 48"),
    ('need = "row 5"', 'need = "row"', "followed by 1 words"),
    ('need = "cards RECT8"', 'need = "cards BLOB"', "no [[shape]] 'BLOB'"),
    ('game = "luna-capital"', 'game = "moon-bots"', "this pack is for"),
    ("[tokens]", "[rockets]\nsource = 'printed'\n[tokens]", "no [rockets]"),
]

test_a_bad_pack_gets_file_line_and_reason = bad_packs(GAME, BAD)


def test_every_type_of_construction_can_be_corrected(tmp_path: Path) -> None:
    """The types of Modul'habs and complexes are reconstructed: an owner of the box may find others."""
    other = SOURCE.replace('"RC-M"', '"RC-O"').replace('"MH-S"', '"MH-ME"')
    file = tmp_path / "pack.toml"
    file.write_text(other, encoding="utf-8")
    box = GAME.box(file)
    tiles = [KIND_IDS[tile // 3] for phase in box.tiles for dots in phase for tile in dots]
    assert (tiles.count("RC-O"), tiles.count("MH-ME"), tiles.count("RC-M")) == (4, 3, 0)
    assert {"RC-O", "MH-ME+1"} <= set(GAME.art(box).faces)
    assert "RC-M" not in GAME.art(box).faces
    built = ["O r0c0 tl", "ME r0c0 tr", "MH-ME r0c0 bl", "RC-O r0c0 br"]
    state = GAME.load(box, {"seats": 2, "players": [{"colony": {"cards": ["C01 r0c0"], "tiles": built}}]})
    assert score_items(state)[0][6:8] == [2, 1]
    with pytest.raises(BadPosition, match="no tile RC-O in the box"):
        GAME.load(BOX, {"seats": 2, "pending": ["RC-O"]})


def test_a_corrected_pack_is_played_with(tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    file.write_text(SOURCE.replace('plan = "XX/XX"', 'plan = "XXXX"'), encoding="utf-8")
    box = GAME.box(file)
    assert box.shapes[0] == [0, 0, 0, 1, 0, 2, 0, 3]
    assert box.hash != BOX.hash


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"players": [{"colony": {"cards": ["C01 r0c0", "C07 r1c1"]}}]}, "touches no card"),
        ({"players": [{"colony": {"cards": ["C07 r0c0", "C01 r0c1"]}}]}, "numbers grow"),
        ({"players": [{"colony": {"cards": ["C07 r0"]}}]}, "a card is written such as"),
        ({"players": [{"colony": {"cards": ["C07 r9c0"]}}]}, "out of reach"),
        ({"players": [{"colony": {"cards": ["C07 r0c0"], "tiles": ["H r0c0 tl", "O r0c0 tl"]}}]}, "no plot for it"),
        ({"players": [{"colony": {"cards": ["C07 r0c0"], "tiles": ["H tl"]}}]}, "a tile is written such as"),
        ({"players": [{"hand": ["C01"]}, {"hand": ["C01"]}]}, "C01 lies in two places"),
        ({"players": [{"robots": 9}]}, "not so many robots"),
        ({"players": [{}, {}, {}]}, "2 players, not 3"),
        ({"market": [{}] * 5}, "4 slots, not 5"),
        ({"market": [{"tiles": ["H"] * 5}]}, "at most 4 tiles"),
        ({"pending": ["H"] * 5}, "at most 4 tiles"),
    ],
)
def test_positions_that_cannot_be(position: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        GAME.load(BOX, {"seats": 2, **position})
