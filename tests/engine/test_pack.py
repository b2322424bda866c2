"""Component packs as files: what no reader should be given, and what no program can take."""

from pathlib import Path
from typing import Any

import pytest
from tests.support import every_game

from lunatheque.engine import BadPack, Game, Pack
from lunatheque.engine.pack import check_build

HEAD = "[pack]\ngame = 'hearts'\nname = { fr = 'Boîte', en = 'Box' }\n[card]\nsource = 'public'\n"
LINE = HEAD.count("\n") + 1
BUILD = {
    "dots of a key": (".".join("a" * 400) + " = 1", "at most 4 dots"),
    "dots with spaces": ("a . b . 'c.d' . \"e.f\" . g . h = 1", "at most 4 dots"),
    "dots of a table": ("[" + ".".join("a" * 400) + "]", "at most 4 dots"),
    "dots within a table": ("a = { b.c.d.e.f.g = 1 }", "at most 4 dots"),
    "a long line": (".".join("a" * 100_000) + " = 1", "at most 1000 signs"),
    "nested lists": ("a = " + "[" * 500, "at most 8 deep"),
    "nested tables": ("a = " + "{ a = " * 150, "at most 8 deep"),
}
VALUES = {
    "a time": "z = 07:32:00",
    "a date": "z = 1979-05-27",
    "a moment": "z = [1, { a = 1979-05-27T07:32:00Z }]",
    "a large number": "z = " + "9" * 900,
    "a large number in hexadecimal": "z = 0x" + "F" * 900,
    "a number just too large": f"z = {2**63}",
}


def written(folder: Path, text: str) -> Path:
    file = folder / "pack.toml"
    file.write_text(text, encoding="utf-8")
    return file


@every_game
def test_our_packs_are_built_simply(game: Game[Any]) -> None:
    if game.pack is not None:
        check_build(game.pack, game.pack.read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", BUILD)
def test_what_takes_a_reader_too_long_is_refused_unread(tmp_path: Path, case: str) -> None:
    line, reason = BUILD[case]
    with pytest.raises(BadPack) as caught:
        Pack(written(tmp_path, HEAD + line))
    assert (caught.value.line, reason in caught.value.reason) == (LINE, True)


@pytest.mark.parametrize(
    "line",
    [
        "z = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5]",
        "z = 'a.b.c.d.e.f.g [[[[[[[[[[[['",
        'z = "a.b.c.d.e.f.g \\" [[[[[[[[[[[["  # a.b.c.d.e.f.g [[[[[[[[[[',
        'z = """\na.b.c.d.e.f.g " "" \\""" [[[[[[[[[[[[\n"""""\ny = 1',
        "z = '''\na.b.c.d.e.f.g ' '' [[[[[[[[[[[[\n'''''\ny = 1",
        "z = ['', \"\", '''''', \"\"\"\"\"\", [[], {}]]",
        "a.b.c = 1\n'a.a'.\"b.b\".c.d.e = 1",
        "z = [\n" + "[1],\n" * 1000 + "]",
    ],
)
def test_dots_and_brackets_in_strings_and_comments_do_not_count(tmp_path: Path, line: str) -> None:
    assert Pack(written(tmp_path, HEAD + line)).one("card")


@pytest.mark.parametrize("case", ["x = 'a\n" + "b.c.d.e.f.g.h\n", 'x = """a\nb.c.d.e.f.g.h\n'])
def test_after_a_string_that_is_not_closed_the_reader_has_the_word(tmp_path: Path, case: str) -> None:
    with pytest.raises(BadPack, match="is not valid TOML"):
        Pack(written(tmp_path, HEAD + case))


@pytest.mark.parametrize("case", VALUES)
def test_values_that_no_program_can_take_are_refused(tmp_path: Path, case: str) -> None:
    with pytest.raises(BadPack, match="the value of 'z' is") as caught:
        Pack(written(tmp_path, f"{HEAD}{VALUES[case]}\n"))
    assert caught.value.line == LINE


@pytest.mark.parametrize("error", [ValueError("too many digits"), RecursionError("too deep")])
def test_whatever_the_reader_says_is_a_bad_pack(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(_: str) -> None:
        raise error

    monkeypatch.setattr("lunatheque.engine.pack.tomllib.loads", fail)
    with pytest.raises(BadPack, match=str(error)):
        Pack(written(tmp_path, HEAD))


@pytest.mark.parametrize(
    "text",
    [
        f"{'x' * 900} = 1\n",
        HEAD.replace("hearts", "x" * 900).replace("game", "'game'") + "[" + "x" * 900 + "]\n",
        HEAD.replace("'hearts'", "[" + "1, " * 300 + "]"),
        HEAD.replace("public", "x" * 900),
        HEAD + "sources = { " + "x" * 900 + " = 1 }\n",
        HEAD + "y = 1\nsources = { y = '" + "x" * 900 + "' }\n",
    ],
)
def test_little_of_what_stands_there_is_repeated(tmp_path: Path, text: str) -> None:
    with pytest.raises(BadPack) as caught:
        Pack(written(tmp_path, text))
    assert len(caught.value.reason) < 300
