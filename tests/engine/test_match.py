"""Match: the friendly object."""

import pytest
from tests.support import played

from lunatheque import Match, Refusal
from lunatheque.engine import BadNotation, BadOption, CannotUndo, Declared, UnexpectedOutcome, UnknownGame, games


def test_a_match_is_played_in_notation() -> None:
    match = Match("moon-bots", names=["Ada", "Grace", "Hedy"], seed=3)
    seat = match.actors[0]
    assert "roll" in match.legal
    match.play("roll")
    assert match.steps[-1].seat == seat
    assert match.steps[-1].outcomes
    with pytest.raises(CannotUndo, match="seen since"):
        match.undo()
    with pytest.raises(Refusal):
        match.play("roll")
    with pytest.raises(BadNotation):
        match.play("dance")


def test_the_end_of_a_match() -> None:
    match = played("moon-bots", 2, 1)
    assert match.legal == []
    assert set(match.scores()) == {"Player 1", "Player 2"}
    assert min(match.ranking().values()) == 1
    with pytest.raises(Refusal):
        match.play("end")


def test_without_a_seed_matches_differ() -> None:
    assert Match("moon-bots", 4).beginning != Match("moon-bots", 4).beginning


@pytest.mark.parametrize("names", [["Ada"], ["Ada", ""], ["Ada", "  "], ["Ada", "Bo\nb"], ["Ada", "\x1b[31m"]])
def test_names_are_lines_of_visible_characters(names: list[str]) -> None:
    with pytest.raises(BadOption):
        Match("moon-bots", 2, names=names)


def test_a_game_that_is_not_on_the_shelf() -> None:
    with pytest.raises(UnknownGame, match=r"there are: hearts, .*moon-bots"):
        Match("chess")
    assert {"hearts", "moon-bots"} <= set(games())


def test_a_declared_outcome_that_cannot_be_changes_nothing() -> None:
    answers = [0]

    def ask(kind: int, choices: list[int], seat: int) -> int:
        return answers[0] if answers[0] in choices else choices[0] if answers[0] >= 0 else -1

    match = Match("moon-bots", 2, chance=Declared(ask))
    before = match.game.save(match.state)
    answers[0] = -1
    with pytest.raises(UnexpectedOutcome):
        match.play("roll")
    assert match.game.save(match.state) == before
    assert match.steps == []
    answers[0] = 6
    match.play("roll")
    assert match.steps[0].outcomes[0].value == 6
