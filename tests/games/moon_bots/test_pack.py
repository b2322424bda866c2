"""Component packs: corrections by owners of the box, and bad packs that get a clear error."""

from pathlib import Path

import pytest
from tests.games.packs import bad_packs, changed

from lunatheque.engine import BadPack, BadRecord, Match, read_record
from lunatheque.games.moon_bots import GAME


def test_a_corrected_pack_is_played_and_named_in_the_record(tmp_path: Path) -> None:
    file = changed(GAME, tmp_path, 'dice = "6"\nmissiles = 2', 'dice = "5 6"\nmissiles = 3')
    box = GAME.box(file)
    assert box.missiles[1] == 3
    assert box.hash != GAME.box().hash
    match = Match("moon-bots", 4, seed=1, pack=file)
    match.play("end")
    record = read_record(str(match.record()))
    assert record.pack == box.hash
    assert Match.replay(record, pack=file).record() == match.record()
    with pytest.raises(BadRecord, match="record-pack"):
        Match.replay(record)


def test_comments_and_order_of_keys_do_not_change_the_hash(tmp_path: Path) -> None:
    assert GAME.box(changed(GAME, tmp_path, "[pack]", "# our box\n[pack]")).hash == GAME.box().hash


BAD = [
    ('id = "HD2"', 'id = "HD9"', "here comes 'HD2', not 'HD9'"),
    ('dice = "pair"', 'dice = "triple"', "'dice' must be faces"),
    ('dice = "sum > 10"', 'dice = "sum > 12"', "no two dice can show 'sum > 12'"),
    ("missiles = 2", "missiles = 99", "'missiles' must be from 0 to 9, not 99"),
    ("missiles = 2", 'missiles = "two"', "'missiles' must be of type int"),
    ("missiles = 2", "mistles = 2", "has no 'mistles'"),
    ('source = "reconstructed"', 'source = "invented"', "must say its source"),
    ('source = "reconstructed"\n', "", "must say its source"),
    ('sources = { fists = "printed"', 'sources = { pins = "printed"', "'sources' names 'pins'"),
    ("copies = 9", "copies = 8", "the box has 24 upgrades, this pack has 23"),
    ("removed = true\n", "", "12 cards are removed with three players, this pack removes 11"),
    ('slot = "head"', 'slot = "torso"', "HD1 is a head"),
    ('slot = "head"', 'slot = "tail"', "'slot' must be one of head"),
    ('name = { fr = "Passoire solaire", ', "name = { ", "French and in English"),
    ('game = "moon-bots"', 'game = "monopoly"', "this pack is for 'monopoly'"),
    ("[[cost]]\nenergy = 0", "[[prize]]\nenergy = 0", "the box has 3 [[cost]], this pack has 2"),
    ("[[cost]]\nenergy = 0", "[[cost]]\nenergy = 3", "costs go up"),
    ("[pack]", "[pack", "is not valid TOML"),
]


test_a_bad_pack_gets_file_line_and_reason = bad_packs(GAME, BAD)


def test_the_line_is_the_line_of_the_mistake(tmp_path: Path) -> None:
    file = changed(GAME, tmp_path, 'dice = "sum < 4"', 'dice = "sum < 2"')
    with pytest.raises(BadPack) as caught:
        GAME.box(file)
    assert 'dice = "sum < 2"' in file.read_text(encoding="utf-8").splitlines()[caught.value.line - 1]


def test_unknown_tables_and_missing_files(tmp_path: Path) -> None:
    file = changed(GAME, tmp_path, "[pack]", '[[wheel]]\nsource = "printed"\n\n[pack]')
    with pytest.raises(BadPack, match=r"there are no \[wheel\]"):
        GAME.box(file)
    with pytest.raises(BadPack, match="cannot be read"):
        GAME.box(tmp_path / "nowhere.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(BadPack, match="UTF-8"):
        GAME.box(binary)
