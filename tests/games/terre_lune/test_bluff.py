"""Exhausted options: what may be slipped where, and until when."""

import pytest
from tests.games.terre_lune.bench import A, B, Bench


@pytest.mark.rule("bluff")
@pytest.mark.parametrize("loose", [["SI"], ["SI", "X"]])
def test_only_exhausted_options_are_slipped_under_a_pawn(loose: list[str]) -> None:
    """Silicon that is sorted together with them stays in the hand, and so does an exhausted one too many."""
    carrier = {"at": "C1", "from": "C2", "landed": True, "stacks": ["FE", "ZR"], "options": loose}
    bench = Bench(carrier, seats=2).throw(1, 1, 1).play("move S1", "pass = option:X", "hide 1 none")
    mine = bench.view(A)["rockets"][A]
    assert [stack["tokens"] for stack in mine["stacks"]] == [["X"], []]
    assert mine["loose"] == loose


@pytest.mark.rule("bluff-move", "call-home")
def test_nothing_is_slipped_once_all_are_called_home() -> None:
    rocket = {"at": "S1", "landed": True, "stacks": ["FE"], "options": ["X"]}
    assert Bench(rocket, seats=2).offers("slip") == ["slip hand 1"]
    home = {"at": "A1", "from": "A2", "landed": True}
    bench = Bench(home, rocket, seats=2).throw(1, 1, 1).play("move EARTH")
    assert bench.actor == B
    assert bench.legal == ["roll"]
    assert bench.refusal("slip hand 1").rule == "call-home"
