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
    "heading": (0, "chess record", "record-heading", {"heading": LINES[0]}),
    "game": (1, "game: moon-boots", "error-no-such-game", {"game": "moon-boots"}),
    "key": (2, "pakc: 3", "record-key", {"key": "pack", "found": "pakc: 3"}),
    "seat": (START - 4, "seat Z: Zoe", "record-line", {"letter": "A", "found": "seat Z: Zoe"}),
    "start": (START, "0 begin", "record-start", {"start": "0 start …"}),
    "number": (START + 1, "7 A roll", "record-number", {"move": "1", "found": "7 A roll"}),
    "letter": (START + 1, "1 Q roll", "record-seat", {"seat": "Q", "known": "A, B, C"}),
    "word": (START + 1, "1 A (sleep)", "record-word", {"said": "(sleep)", "known": "(resign), (time)"}),
    "notation": (START + 1, "1 A dance", "record-action", {"action": "dance"}),
    "outcome": (START + 1, "1 A roll = die:9", "record-label", {"outcome": "die:9", "kind": "die", "label": "9"}),
    "vocabulary": (
        START + 1,
        "1 A roll = coin:heads",
        "record-outcome",
        {"outcome": "coin:heads", "known": "die:…, card:…, weapon:…, seat:…, board:…"},
    ),
    "unseen": (START + 1, "1 A \x1b[31m", "record-action", {"action": "\\x1b[31m"}),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_line_is_named(case: str) -> None:
    index, line, id, facts = BAD[case]
    with pytest.raises(BadRecord) as caught:
        read_record(broken(index, line))
    assert caught.value.text == (id, facts)
    assert caught.value.line == index + 1
    assert str(caught.value).startswith(f"line {index + 1}: {id} (")


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
    assert len(str(caught.value)) <= 300


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("0 start", "more outcomes than were written"),
        (LINES[START] + " die:3", "more outcomes were written"),
        (LINES[START].replace("seat:", "board:green seat:", 1), "of kind"),
    ],
)
def test_a_start_that_cannot_be_played_is_refused(line: str, reason: str) -> None:
    with pytest.raises(BadRecord) as caught:
        Match.replay(read_record(broken(START, line)))
    written = line.removeprefix("0 start").removeprefix(" = ")
    facts = {"move": 0, "outcomes": written[:60], "count": len(written.split())}
    assert caught.value.text == ("record-outcomes", facts)
    assert reason in str(caught.value.__cause__), "programmers are told more"


def test_a_match_with_an_option_that_does_not_exist_cannot_begin() -> None:
    with pytest.raises(BadRecord) as caught:
        Match.replay(read_record(RECORD.replace("option asking: ", "option asking: no")))
    assert caught.value.text.id == "record-cannot-start"
    assert "reason error-option-choice (option asking, known " in str(caught.value)


def test_moves_that_cannot_be_played_are_refused() -> None:
    first = LINES[START + 1].split()
    other = "ABC"[("ABC".index(first[1]) + 1) % 3]
    for line, rule, reason in (
        (f"1 {other} roll", "turn", "refuse-turn"),
        (f"1 {first[1]} pass", "windows", "refuse-pass"),
    ):
        with pytest.raises(BadRecord) as caught:
            Match.replay(read_record(broken(START + 1, line)))
        assert caught.value.text == ("record-refused", {"move": "1", "rule": rule})
        assert reason in str(caught.value.__cause__)
    with pytest.raises(BadRecord) as caught:
        Match.replay(read_record(broken(START + 1, f"1 {first[1]} roll")))
    assert caught.value.text == ("record-outcomes", {"move": 1, "outcomes": "", "count": 0})


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
