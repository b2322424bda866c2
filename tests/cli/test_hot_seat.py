"""Several people at one keyboard: nobody sees what only another may know."""

import re
import sys

import pytest
from tests.cli.terminal import at_terminal, lines, run

from lunatheque import Match

HEARTS = ("play", "hearts", "--names", "Ada,Grace", "--bots", "random,random", "--seed", "4", "--option", "pass=left")
CURTAIN = re.compile(r"Pass the keyboard to \w+\. (\w+), press Enter\.")


def scenes(output: str) -> list[tuple[str, str]]:
    """What each person had before the eyes, curtain after curtain."""
    parts = CURTAIN.split(output)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_a_curtain_between_secret_hands() -> None:
    match = Match("hearts", 4, seed=4, options={"pass": "left"})
    hands = {"Ada": match.legal_for(0), "Grace": match.legal_for(1)}
    turn = ["", "1", "1", "1", "hidden"]
    result = run(*HEARTS, typed=lines(*turn, *turn, "", "1"))
    seen = scenes(result.stdout)
    assert [name for name, _ in seen[:2]] == ["Ada", "Grace"]
    for name, other in (("Ada", "Grace"), ("Grace", "Ada")):
        shown = next(part for who, part in seen if who == name)
        assert all(card in shown for card in hands[name])
        assert not any(f"{card}\n" in shown.replace(" \n", "\n") for card in hands[other])
    assert "Press Enter to hide the screen." in seen[0][1]
    assert "Ada lays down a card for Grace." in seen[1][1]
    assert "You lay down" in seen[0][1]


def test_events_are_told_once_to_each() -> None:
    turn = ["", "1", "1", "1", ""]
    result = run(*HEARTS, typed=lines(*turn, *turn, *["", "1"] * 20))
    heard: dict[str, list[str]] = {"Ada": [], "Grace": []}
    for name, part in scenes(result.stdout):
        heard[name] += re.findall(r"^· (.* plays the .*?)\s*$", part, re.MULTILINE)
    for events in heard.values():
        assert len(events) > 20
        assert len(events) == len(set(events))


def test_no_curtain_while_nothing_is_secret() -> None:
    options = ("--option", "first=seat-a", "--option", "asking=holders")
    result = run("play", "moon-bots", "--names", "Ada,Grace", "--seed", "5", *options, typed=lines("end", "end", "end"))
    assert "keyboard" not in result.stdout
    assert "Grace (" in result.stdout
    ends = [line for line in result.stdout.splitlines() if "to play" in line]
    assert len(ends) == len(set(ends)) == 4


def test_a_person_can_take_back_an_open_decision_at_the_next_prompt() -> None:
    result = run("play", "moon-bots", "--names", "Ada,Grace", "--seed", "5", typed=lines("3", "undo", "quit"))
    assert "Taken back." in result.stdout


def test_names_and_bots_decide_who_sits_where() -> None:
    result = run("play", "moon-bots", "--seats", "4", "--names", "Ada,Grace,Hal", "--bots", "random,random")
    assert result.stdout.startswith("Moon-Bots: Ada, Grace, Hal, Bot D")
    result = run("play", "moon-bots", "--seats", "3", "--bots", "none")
    assert result.stdout.startswith("Moon-Bots: Player A, Player B, Player C")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of Unix")
def test_a_terminal_forgets_what_was_shown() -> None:
    shown, code = at_terminal(*HEARTS, keys=lines("", "1", "1", "1", "", "", "quit").splitlines(keepends=True))
    assert code == 0
    assert re.search(r"hide the screen\. \r\n(\x1b\[H|\x1b\[2J)+\x1b\[3JPass the keyboard to Grace", shown)
