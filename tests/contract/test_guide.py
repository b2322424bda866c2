"""What helps somebody who opens a box for the first time: the contents in words, and the game in one minute."""

import re
from typing import Any

import pytest
from tests.support import every_game

from lunatheque.bots import LEVELS
from lunatheque.engine import LANGUAGES, Game, Pack, Row
from lunatheque.words import Words
from lunatheque.words.contents import HEAD, UNSAID, Contents

LONGEST_MINUTE = 200
"""Signs in a sentence, or the two of them, of the game in one minute."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def codes(value: Any) -> list[str]:
    """The words of a value of a pack that no person has to understand: `arm_left`, `UMi-alpha`, `MI3`, `S./..`."""
    if isinstance(value, list):
        return [code for one in value for code in codes(one)]
    if not isinstance(value, str):
        return []
    return [word for word in value.split() if re.search(r"[_/+]|[A-Za-z]\d|^[A-Z][a-z]?[A-Z]", word)]


def written(row: Row) -> set[str]:
    """What may stand in the words about a component as it stands in the pack: names."""
    return {word for key in ("id", "designation", "latin") for word in str(row.values.get(key, "")).split()}


@every_game
@every_language
def test_every_group_component_and_value_of_the_box_is_said_in_words(game: Game[Any], language: str) -> None:
    box, pack = game.box(), Pack(game.pack)
    faces = game.art(box).faces
    for table in Contents(game, box, language).tables(pack):
        rows = pack.tables[table["name"]]
        assert table["title"].strip()
        assert set(table["labels"]) == {key for row in rows for key in row.values} - set(UNSAID)
        assert all(label.strip() and "_" not in label for label in table["labels"].values())
        assert len(table["rows"]) == len(rows)
        for told, row in zip(table["rows"], rows, strict=True):
            assert told["name"] or len(rows) == 1, f"nothing says what {row.values} is called"
            assert told["face"] is None or told["face"] in faces
            assert set(told["values"]) == set(row.values) - set(UNSAID)
            for key, value in told["values"].items():
                assert value["source"] == row.source(key)
                check_said(value["value"], row, key)


def check_said(said: Any, row: Row, key: str) -> None:
    """A value is said in words: numbers stay numbers, and nothing of a code shows."""
    if isinstance(said, list):
        assert said
        for one in said:
            check_said(one, row, key)
    elif isinstance(said, str):
        assert said.strip()
        assert "{" not in said
        shown = set(said.replace(",", " ").split()) & set(codes(row.values[key])) - written(row)
        assert not shown, f"[{row.table}] {key} shows the code {shown}: {said!r}"


@every_game
def test_the_pack_itself_is_no_group_of_components(game: Game[Any]) -> None:
    tables = Contents(game, game.box(), "en").tables(Pack(game.pack))
    assert HEAD not in [table["name"] for table in tables]


@every_game
@every_language
def test_every_game_is_told_in_one_minute(game: Game[Any], language: str) -> None:
    minute, ids = game.minute(language), game.rules(language).ids
    assert 5 <= len(minute.ids) <= 8
    assert set(minute.ids) <= set(ids), "it names rules that do not exist"
    assert minute.ids == game.minute("en").ids
    assert minute.ids[0] == ids[0], "it begins with the goal"
    for sentence in minute.paragraphs:
        assert len(sentence.text) <= LONGEST_MINUTE
        assert sentence.section == ""


@every_game
def test_the_minute_is_set_in_french(game: Game[Any]) -> None:
    said = (game.folder / "minute.fr.md").read_text(encoding="utf-8")
    said = re.sub(r"\{#.*?\}", "", said)
    assert "'" not in said
    assert not re.search(r"[^\u00a0][:;!?»]", said)


@every_language
def test_every_level_of_bots_is_explained(language: str) -> None:
    words = Words(language)
    for level in LEVELS:
        assert words(f"level-{level}-is").startswith(words(f"level-{level}"))


@every_game
@every_language
def test_whoever_plays_alone_is_told_against_whom(game: Game[Any], language: str) -> None:
    if game.players[0] == 1:
        assert Words(language, game)("players-1")


@every_game
def test_one_option_at_most_decides_how_long_a_match_lasts(game: Game[Any]) -> None:
    assert sum(option.lasting for option in game.options) <= 1
