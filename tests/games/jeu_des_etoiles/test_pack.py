"""The component pack: what the rulebook states is checked, and mistakes get file, line and reason."""

from pathlib import Path

import pytest
from tests.games.packs import bad_packs, changed

from lunatheque.engine import BadPack
from lunatheque.games.jeu_des_etoiles import GAME

SOURCE = GAME.pack.read_text(encoding="utf-8")

BAD = [
    ('id = "UMi-delta"', 'id = "UMi-omega"', "here comes 'UMi-delta'"),
    ('game = "jeu-des-etoiles"', 'game = "monopoly"', "this pack is for 'monopoly'"),
    ('"green", "red"]', '"red", "red"]', "the die has one 1, two 2"),
    ("longest = 4", "longest = 5", "'longest' must be from 4 to 4"),
    ("graduation = 900", "graduation = 880", "from the Pole Star to the Giraffe in 2 steps"),
    ("graduation = 900", "graduation = 1200", "the rulebook"),
    ("stars = 7", "stars = 8", "the constellation has 7 stars, its card says 8"),
    ('"alpha-delta delta-epsilon', '"delta-epsilon', "no line of the figure leads to UMi-delta"),
    ('figure = "alpha-delta', 'figure = "alpha-omega', "'figure' names 'UMi-omega'"),
    ('route = "gamma beta alpha 41"', 'route = "gamma alpha 41"', "no line joins Ari-gamma and Ari-alpha"),
    ('route = "gamma beta alpha 41"\n', "", "the route passes through the Ram"),
    ('borders = "Dra Cep Cam"', 'borders = "Dra Cep Moon"', "'Moon', which is no constellation"),
    ('heard_as = ["Serpentaire"]', 'heard_as = ["Serpent"]', "'Serpent' already means"),
    ("at = [45, 58]", 'at = [45, "58"]', "'at' must be two whole numbers"),
    ('ram = "Ari-alpha"', 'ram = "Tau-alpha"', "the Zodiac starts on a star of the Ram"),
    ('"Peg-beta And-alpha"', '"Peg-beta"', "a closing line joins two stars"),
    ("[[rocket]]", "[[comet]]", "there are no [comet] in this game"),
    ('source = "printed"\n', "", "must say its source"),
]


test_a_bad_pack_gets_file_line_and_reason = bad_packs(GAME, BAD)


def test_algol_is_circled_because_the_rulebook_says_so(tmp_path: Path) -> None:
    at = SOURCE.index('id = "Per-beta"')
    text = SOURCE[:at] + SOURCE[at:].replace("circled = true\n", "circled = false\n", 1)
    file = tmp_path / "pack.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadPack, match="Algol"):
        GAME.box(file)


def test_a_corrected_sky_is_played_with(tmp_path: Path) -> None:
    box = GAME.box(changed(GAME, tmp_path, "at = [-339, -41]", "at = [-340, -42]"))
    assert box.hash != GAME.box().hash
    assert (box.sky.x[1], box.sky.y[1]) == (-340, -42)


def test_the_notice_travels_with_the_data() -> None:
    notice = (GAME.folder / "NOTICE.txt").read_text(encoding="utf-8")
    assert "Olaf Frohn" in notice
    assert "Redistribution and use" in notice
