"""Records: read by people, exact both ways, and clear about what is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support import played

from lunatheque.engine import BadRecord, Match, read_record

RECORD = str(played("moon-bots", 3, 4).record())
LINES = RECORD.splitlines()


def test_a_record_can_be_read_by_people() -> None:
    assert LINES[0] == "lunatheque record 1"
    assert LINES[1] == "game: moon-bots"
    assert "seat A: Player 1" in LINES
    assert any(line.startswith("0 start = seat:") for line in LINES)
    assert any(" roll = die:" in line for line in LINES)


def test_comments_and_blank_lines_are_for_people() -> None:
    assert str(read_record("# ours\n\n" + RECORD + "\n# the end\n")) == RECORD


def broken(index: int, line: str) -> str:
    return "\n".join([*LINES[:index], line, *LINES[index + 1 :]])


START = next(number for number, line in enumerate(LINES) if line.startswith("0 "))
BAD = {
    "heading": (0, "chess record", "begins with"),
    "game": (1, "game: moon-boots", "no game 'moon-boots'"),
    "key": (2, "pakc: 3", "expected 'pack: …'"),
    "seat": (START - 4, "seat Z: Zoe", "expected 'option …: …' or 'seat A: …'"),
    "start": (START, "0 begin", "expected '0 start …'"),
    "number": (START + 1, "7 A roll", "expected move 1"),
    "letter": (START + 1, "1 Q roll", "there is no seat 'Q'"),
    "notation": (START + 1, "1 A dance", "'dance' is no action"),
    "outcome": (START + 1, "1 A roll = die:9", "there is no die '9'"),
    "vocabulary": (START + 1, "1 A roll = coin:heads", "outcomes are die, card"),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_line_is_named(case: str) -> None:
    index, line, reason = BAD[case]
    with pytest.raises(BadRecord) as caught:
        read_record(broken(index, line))
    assert reason in str(caught.value)
    assert caught.value.line == index + 1


@pytest.mark.parametrize(
    ("index", "line"),
    [
        (1, "game: {}"),
        (2, "{}"),
        (START - 4, "{}: me"),
        (START + 1, "{} A roll"),
        (START + 1, "1 {} roll"),
        (START + 1, "1 A ({})"),
        (START + 1, "1 A {}"),
        (START + 1, "1 A roll = die:{}"),
        (START + 1, "1 A roll = {}:1"),
    ],
)
def test_little_of_a_long_line_is_repeated(index: int, line: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(broken(index, line.format("x" * 5000)))
    assert caught.value.line == index + 1
    assert len(caught.value.reason) <= 300


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 start", "more outcomes than were written"),
        (LINES[START] + " die:3", "more outcomes were written"),
        (LINES[START].replace("seat:", "board:green seat:", 1), "of kind"),
    ],
)
def test_a_start_that_cannot_be_played_is_refused(line: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        Match.replay(read_record(broken(START, line)))


def test_moves_that_cannot_be_played_are_refused() -> None:
    first = LINES[START + 1].split()
    other = "ABC"[("ABC".index(first[1]) + 1) % 3]
    for line, reason in ((f"1 {other} roll", "refuse-turn"), (f"1 {first[1]} pass", "refuse-pass")):
        with pytest.raises(BadRecord, match=reason):
            Match.replay(read_record(broken(START + 1, line)))
    with pytest.raises(BadRecord, match="move 1 cannot be played"):
        Match.replay(read_record(broken(START + 1, f"1 {first[1]} roll")))


@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_record(text)


@given(st.integers(0, len(LINES) - 1), st.text(max_size=30))
def test_any_changed_line_is_read_or_refused(index: int, line: str) -> None:
    try:
        record = read_record(broken(index, line))
        Match.replay(record)
    except BadRecord:
        pass
