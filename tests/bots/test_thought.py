"""The reasons of a decision in words."""

import pytest

from lunatheque.bots import Considered, explain
from lunatheque.engine import Text, text


def describe(action: int) -> Text:
    return text("act", number=action)


def test_a_forced_decision_needs_no_reason() -> None:
    assert explain([], describe) == [text("thought-forced")]


@pytest.mark.parametrize(("second", "word"), [(0.615, "close"), (0.55, "better"), (0.4, "clear")])
def test_the_second_best_says_how_clear_it_was(second: float, word: str) -> None:
    thoughts = [Considered(3, 0.62, 70), Considered(5, 0.1, 20), Considered(4, second, 10)]
    assert explain(thoughts, describe) == [
        text("thought-best", action=describe(3), percent=62),
        text(f"thought-{word}", action=describe(4), percent=round(100 * second)),
        text("thought-tries", tries=100, actions=3),
    ]


def test_one_action_alone_is_compared_with_nothing() -> None:
    assert [said.id for said in explain([Considered(1, 0.5, 8)], describe)] == ["thought-best", "thought-tries"]
