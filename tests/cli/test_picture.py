"""`lunatheque picture`: records as drawings."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.support import played

from lunatheque.cli import app


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "match.txt"
    file.write_text(str(played("hearts", 4, seed=3).record()), encoding="utf-8")
    return file


def run(*arguments: str | Path) -> int:
    with pytest.raises(SystemExit) as end:
        app([str(argument) for argument in arguments], prog_name="lunatheque")
    assert isinstance(end.value.code, int)
    return end.value.code


def test_a_table_is_drawn_as_svg(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.svg"
    assert run("picture", record, "--move", "20", "--seat", "B", "--lang", "fr", "--width", "390", "--out", out) == 0
    root = ElementTree.fromstring(out.read_text(encoding="utf-8"))
    assert root.attrib["width"] == "390"
    words = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert "Main" in words


def test_a_seat_sees_its_hand_and_a_spectator_does_not(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.svg"
    counts = []
    for arguments in (["--seat", "A"], []):
        assert run("picture", record, "--move", "0", *arguments, "--out", out) == 0
        counts.append(out.read_text(encoding="utf-8").count("a card face down"))
    assert counts == [39, 52]


def test_a_table_is_drawn_as_png(record: Path, tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    assert run("picture", record, "--out", out) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


def test_a_missing_library_is_named(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    out = tmp_path / "table.png"
    assert run("picture", record, "--lang", "en", "--out", out) == 2
    assert 'pip install "lunatheque[png]"' in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--out", "table.jpg"], "ends in .svg or .png"),
        (["--out", "table.svg", "--move", "999"], "there is no move 999"),
        (["--out", "table.svg", "--seat", "Z"], "Z"),
    ],
)
def test_bad_wishes_get_a_reason(
    record: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("picture", record, "--lang", "en", *arguments) == 2
    assert said in capsys.readouterr().err
