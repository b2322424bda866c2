"""The box: every component is marked, the rules are all tested, and the hot path is clean."""

import ast
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.support import every_game

import lunatheque
from lunatheque.engine import LANGUAGES, Game, Pack, find, games
from lunatheque.engine.pack import SOURCES

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "lunatheque"
PURE_LAYERS = ("engine", "scene", "games", "bots")


@every_game
def test_every_component_is_marked(game: Game[Any]) -> None:
    pack = Pack(game.pack)
    assert pack.game == game.id
    rows = [row for table, rows in pack.tables.items() if table != "pack" for row in rows]
    assert rows
    for row in rows:
        for key in row.values:
            if key not in ("source", "sources"):
                assert row.source(key) in SOURCES


@every_game
def test_the_box_carries_the_hash_and_names_of_its_pack(game: Game[Any]) -> None:
    box = game.box()
    assert box.hash == Pack(game.pack).hash
    for names in box.names.values():
        assert set(names) == set(LANGUAGES)


def rules_with_a_test(game: Game[Any]) -> set[str]:
    """The rules that tests say they exercise, read from the sources of the tests."""
    inside = game.folder.is_relative_to(SRC)
    folder = ROOT / "tests" / "games" / game.folder.name if inside else game.folder.parents[1] / "tests"
    found: set[str] = set()
    for file in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found |= {
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                }
    return found


@every_game
def test_no_rule_is_without_a_test(game: Game[Any]) -> None:
    ids = set(game.rules("en").ids)
    tested = rules_with_a_test(game)
    assert tested - ids == set(), "tests name rules that do not exist"
    assert ids - tested == set(), "rules without a test"


@every_game
def test_the_side_of_the_box_is_filled_in(game: Game[Any]) -> None:
    assert game.players[0] <= game.players[1]
    assert game.minutes[0] <= game.minutes[1]
    assert game.title
    assert game.authors
    assert find(game.id.upper().replace("-", "_")) is game
    assert games()[game.id] is game


def imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.add(node.module.partition(".")[0])
    return found


@pytest.mark.parametrize("layer", PURE_LAYERS)
def test_the_core_uses_the_standard_library_only(layer: str) -> None:
    files = list((SRC / layer).rglob("*.py"))
    assert files
    for file in files:
        foreign = imports(file) - set(sys.stdlib_module_names) - {"lunatheque"}
        assert not foreign, f"{file.name} imports {foreign}"


@every_game
def test_rules_code_knows_no_clock_and_no_generator(game: Game[Any]) -> None:
    for file in game.folder.rglob("*.py"):
        assert not imports(file) & {"random", "time", "datetime", "os", "socket", "secrets"}, file.name


def test_the_version_is_told() -> None:
    assert lunatheque.__version__
    assert lunatheque.core()
