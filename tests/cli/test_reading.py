"""Commands that only read: the shelf, the rules, the boxes, records."""

import json
import sys
import tomllib
from itertools import cycle
from pathlib import Path

import pytest
from tests.cli.terminal import at_terminal, program, run

import lunatheque
from lunatheque import Match
from lunatheque.bots import Random
from lunatheque.engine import EVERYONE, games, knowledge
from lunatheque.words import Words


@pytest.fixture(params=list(games()))
def match(request: pytest.FixtureRequest) -> Match:
    """A match between random bots, two at least, to its end."""
    match = Match(request.param, max(2, games()[request.param].players[0]), seed=9)
    bot = Random(9)
    while not match.over:
        seat = match.actors[0]
        match.play(bot.choose(knowledge(match.state, seat)), seat)
    return match


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    """The record of the match."""
    file = tmp_path / "match.txt"
    file.write_text(str(match.record()), encoding="utf-8")
    return file


def test_version() -> None:
    done = program("--version")
    assert done.stdout == f"lunatheque {lunatheque.__version__}, {lunatheque.core()}\n"


def test_help() -> None:
    for arguments in ((), ("--help",), ("-h",), ("play", "--help")):
        result = run(*arguments)
        assert result.exit_code == 0
        assert "Usage: lunatheque" in result.stdout


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_shelf(language: str) -> None:
    result = run("games", "--lang", language)
    assert result.exit_code == 0
    for game in games().values():
        assert game.id in result.stdout
        assert game.title in result.stdout
        assert str(game.year) in result.stdout


def test_replay_tells_everything(match: Match, file: Path) -> None:
    words = Words("en", match.game, match.names, match.box.names)
    result = run("replay", file)
    assert result.exit_code == 0
    told = [line.strip().removeprefix("· ") for line in result.stdout.splitlines() if line.startswith("     · ")]
    assert told == [words.say(event) for event in match.events(EVERYONE)]
    assert "Result" in result.stdout
    assert f"{len(match.steps):>4} " in result.stdout


def test_replay_up_to_a_move_as_a_seat_saw_it(match: Match, file: Path) -> None:
    words = Words("fr", match.game, match.names, match.box.names)
    half = Match.replay(match.record(), 10)
    result = run("replay", file, "--move", "10", "--seat", "b", "--lang", "fr", "--step")
    assert result.exit_code == 0
    told = [line.strip().removeprefix("· ") for line in result.stdout.splitlines() if line.startswith("     · ")]
    assert told == [words.say(event) for event in half.events(1)]
    assert "Résultat" not in result.stdout
    others = [match.game.actions.decode(step.action) for step in half.steps if step.seat != 1]
    headings = [line for line in result.stdout.splitlines() if line[:4].strip().isdigit()]
    assert len(headings) == 10
    assert not any(line.endswith(f"  {action}") for action in others for line in headings if " B " not in line)


KEYS = [("\n", 0), ("\x04", 0), ("\x03", 130)]
"""What is pressed after the first move, and the exit code: to go on, the end of input, an interruption."""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of Unix")
@pytest.mark.parametrize(("match", "key"), list(zip(games(), cycle(KEYS), strict=False)), indirect=["match"])
def test_replay_step_by_step(file: Path, key: tuple[str, int]) -> None:
    """Every game with one of the keys: what they do does not depend on the game."""
    last, code = key
    shown, exit_code = at_terminal("replay", file, "--move", "3", "--step", keys=["\n", last])
    assert "Move 1 of" in shown
    assert "Traceback" not in shown
    assert exit_code == code


@pytest.mark.parametrize("id", games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules(id: str, language: str) -> None:
    rules = games()[id].rules(language)
    result = run("rules", id, "--lang", language)
    assert result.stdout.strip() == rules.source.strip()
    one = run("rules", id, rules.ids[0], "--lang", language)
    assert one.stdout.startswith(f"{rules.paragraphs[0].section}  [{rules.ids[0]}]\n")


def test_rules_by_a_word() -> None:
    result = run("rules", "moon-bots", "marché", "--lang", "fr")
    assert result.exit_code == 0
    assert result.stdout == run("rules", "moon-bots", "MARCHE", "--lang", "fr").stdout


@pytest.mark.parametrize("id", games())
def test_components_for_programs(id: str) -> None:
    game = games()[id]
    document = json.loads(run("components", id, "--json").stdout)
    data = tomllib.loads(game.pack.read_text(encoding="utf-8"))
    assert document["game"] == id
    assert document["pack"] == {"name": data["pack"]["name"], "hash": game.box().hash}
    for name, rows in document["tables"].items():
        written = data[name] if isinstance(data[name], list) else [data[name]]
        for row, source in zip(rows, written, strict=True):
            marks = {"source", "sources"}
            assert {key: cell["value"] for key, cell in row.items()} == {
                k: v for k, v in source.items() if k not in marks
            }
            for key, cell in row.items():
                assert cell["source"] == source.get("sources", {}).get(key, source["source"])
    assert set(document["tables"]) == set(data) - {"pack"}


@pytest.mark.parametrize("id", games())
@pytest.mark.parametrize("language", ["en", "fr"])
def test_components_for_people(id: str, language: str) -> None:
    result = run("components", id, "--lang", language)
    words = Words(language)
    assert result.exit_code == 0
    for source in ("printed", "public", "reconstructed"):
        assert words(f"source-{source}") in result.stdout


def test_another_pack(tmp_path: Path) -> None:
    game = games()["moon-bots"]
    pack = tmp_path / "mine.toml"
    text = game.pack.read_text(encoding="utf-8").replace("Solar colander", "My own colander")
    pack.write_text(text, encoding="utf-8")
    result = run("components", "moon-bots", "--pack", pack)
    assert "r·My own colander" in result.stdout
    assert game.box().hash not in result.stdout
