"""`lunatheque play`: whole matches, orders, saving and going on."""

import os
import signal
import subprocess
import sys
from itertools import cycle, islice
from pathlib import Path

import pytest
from tests.cli.terminal import ENGLISH, lines, program, run

from lunatheque import Match, read_record
from lunatheque.bots import BOTS, Search
from lunatheque.engine import games
from lunatheque.words import Words

MOON_BOTS = ("play", "moon-bots", "--seed", "5", "--option", "first=seat-a")
ENOUGH = 4000


def anything(count: int = ENOUGH) -> str:
    """Numbers that are typed until one of them is a legal action."""
    return lines(*islice(cycle(("1", "3", "2", "1", "5")), count))


def told(output: str) -> list[str]:
    """The events in an output."""
    return [line.removeprefix("· ").rstrip() for line in output.splitlines() if line.startswith("· ")]


@pytest.mark.parametrize(("id", "language"), list(zip(games(), cycle(["en", "fr"]), strict=False)))
def test_a_whole_match_of_every_game(id: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    result = run("play", id, "--seed", "4", "--lang", language, "--save", file, typed=anything())
    assert result.exit_code == 0, result.output
    match = Match.replay(read_record(file.read_text(encoding="utf-8")))
    assert match.over
    words = Words(language, match.game, match.names, match.box.names)
    assert words("results-title") in result.stdout
    assert told(result.stdout) == [words.say(event) for event in match.events(0)]
    for seat, rank in enumerate(match.state.ranking()):
        assert f"│ {rank:>4} │ {'ABCDEF'[seat]}  {match.names[seat]}" in result.stdout.replace("rang", "rank")


def test_a_whole_match_as_a_program() -> None:
    done = program("play", "hearts", "--seed", "3", "--option", "length=deal", typed=anything(200))
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Result" in done.stdout


def test_bots_alone() -> None:
    result = run("play", "moon-bots", "--seats", "3", "--bots", "random,random,random", "--seed", "1")
    assert result.exit_code == 0
    assert "Result" in result.stdout
    assert "> " not in result.stdout


def test_the_same_seed_is_the_same_match() -> None:
    assert run(*MOON_BOTS, typed=anything(50)).stdout == run(*MOON_BOTS, typed=anything(50)).stdout


OPENING = "Round 1: Player A (green) to play."
BOUGHT = "Player A (green) buys Double slingshot (free)."


def test_number_and_notation_and_capitals() -> None:
    for typed in ("3", "buy r0c0", "  BUY   R0C0 "):
        assert told(run(*MOON_BOTS, typed=lines(typed)).stdout) == [OPENING, BOUGHT]


def test_enter_plays_the_only_action() -> None:
    result = run(*MOON_BOTS, typed=lines("roll", ""))
    assert "Press Enter: it is the only possibility." in result.stdout
    assert "Round 1: Player A (blue) to play." in told(result.stdout)


def test_enter_alone_is_not_a_choice() -> None:
    assert "Type a number from 1 to 8" in run(*MOON_BOTS, typed=lines("")).stdout


def test_pieces_bear_the_numbers_of_their_actions() -> None:
    assert "(3) Double slingshot" in run(*MOON_BOTS).stdout


def test_undo() -> None:
    result = run(*MOON_BOTS, typed=lines("buy r0c0", "undo", "buy r0c0", "roll", "undo"))
    assert told(result.stdout).count(BOUGHT) == 2
    assert "Taken back." in result.stdout
    assert "It cannot be taken back: dice or cards were seen since." in result.stdout


def test_undo_before_anything_and_after_a_bot() -> None:
    assert "Nothing has been played yet." in run(*MOON_BOTS, typed=lines("undo")).stdout
    result = run("play", "hearts", "--seed", "3", "--option", "pass=none", typed=lines("1", "undo"))
    assert "It cannot be taken back" in result.stdout


def test_a_refusal_names_its_rule() -> None:
    result = run(*MOON_BOTS, typed=lines("buy r0c0", "buy r0c1", "why buy r0c1", "why roll", "why"))
    short, _, long = result.stdout.partition("> why buy r0c1")
    assert "You have already made your purchase.  [buy]" in short
    assert "Once you have rolled" not in short
    assert "Once you have rolled" in long
    assert "“roll” is allowed." in long
    assert "Add the number or the notation of an action." in long


@pytest.mark.parametrize(("language", "order", "best"), [("en", "hint", "looks best"), ("fr", "conseil", "Le mieux")])
def test_a_hint_says_what_was_thought(language: str, order: str, best: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Search(1, simulations=64)
    monkeypatch.setitem(BOTS, "legende", lambda seed: bot)
    result = run(*MOON_BOTS, "--lang", language, typed=lines(order))
    assert result.exit_code == 0, result.output
    assert best in result.stdout
    assert 32 < bot.spent <= 64
    assert f" {bot.spent} " in result.stdout


def test_what_is_not_understood() -> None:
    result = run(*MOON_BOTS, typed=lines("by r0c0", "99", "9" * 5000))
    assert (
        "“by r0c0” is neither a number from 1 to 8 nor an action of this game. Did you mean buy r0c0?" in result.stdout
    )
    assert "“99” is neither" in result.stdout
    assert result.exit_code == 0


def test_rules_log_help_board() -> None:
    result = run(*MOON_BOTS, typed=lines("log", "rules", "rules buy", "rules qwertz", "help", "3", "log", "board"))
    assert told(result.stdout).count(OPENING) == 3
    assert "Add an id, or a word to look for." in result.stdout
    assert "Buying  [buy]" in result.stdout
    assert "The rules have neither the id nor the word “qwertz”." in result.stdout
    assert "take back the last decision" in result.stdout
    assert told(result.stdout).count(BOUGHT) == 2
    assert result.stdout.count("Draw pile") == 3


def test_french_by_option_and_by_locale() -> None:
    for result in (
        run(*MOON_BOTS, "--lang", "fr", typed=lines("aide", "règles", "regles", "annuler", "undo", "quitter")),
        run(
            *MOON_BOTS,
            typed=lines("aide", "règles", "regles", "annuler", "undo", "quitter"),
            env={"LC_ALL": "fr_FR.UTF-8"},
        ),
    ):
        assert result.exit_code == 0
        assert "Tapez un numéro de 1 à 8" in result.stdout
        assert result.stdout.count("Rien n’a encore été joué.") == 2
        assert result.stdout.count("Ajoutez un identifiant") == 2
        assert "La partie n’a pas été enregistrée." in result.stdout


def test_save_and_go_on(tmp_path: Path) -> None:
    file = tmp_path / "my match.txt"
    result = run(*MOON_BOTS, typed=lines("save", f"save {file}", "3", "quit"))
    assert "Add the name of a file." in result.stdout
    assert f"lunatheque play --record '{file}' --save '{file}' --bots random" in result.stdout
    again = run("play", "--record", file, "--seed", "8", typed=lines("log", "undo", "quit"))
    assert told(again.stdout) == [OPENING, BOUGHT]
    assert "Taken back." in again.stdout


def test_save_where_it_cannot_be(tmp_path: Path) -> None:
    result = run(*MOON_BOTS, typed=lines(f"save {tmp_path}", "save a\0b", "save ~nobody-here/x", "quit"))
    assert result.exit_code == 0
    assert f"{tmp_path}: Is a directory" in result.stdout
    assert "The match was not saved." in result.stdout


def test_the_end_of_input_is_polite() -> None:
    result = run(*MOON_BOTS)
    assert result.exit_code == 0
    assert result.stdout.endswith("The match was not saved.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_an_interruption_is_polite() -> None:
    command = [sys.executable, "-m", "lunatheque", *MOON_BOTS]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=os.environ | ENGLISH,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        while "roll" not in running.stdout.readline():
            pass
        running.send_signal(signal.SIGINT)
        assert running.stdout.read().endswith("The match was not saved.\n")
        assert running.stderr.read() == ""
    assert running.returncode == 130
