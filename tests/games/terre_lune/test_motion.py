"""What is seen of a turn, one thing after another: dice, satellite, rocket, what the satellite does to it, the push."""

import pytest
from tests.games.terre_lune.bench import BOARD, A, B, Bench, node

from lunatheque.engine import EVERYONE, Motion
from lunatheque.games.terre_lune.telling import RISE

DICE = ["die-0", "die-1", "die-2"]


def beats(bench: Bench) -> list[list[str]]:
    """What has moved so far, in order, before everybody's eyes."""
    assert bench.state.events is not None
    moves = [event.moves for event in bench.state.events if event.moves and event.told_to(EVERYONE)]
    return [[motion.piece for motion in beat] for beat in moves]


def stops(bench: Bench, piece: str) -> list[Motion]:
    """The ways of one piece."""
    assert bench.state.events is not None
    return [motion for event in bench.state.events for motion in event.moves if motion.piece == piece]


def above(step: str) -> tuple[float, float]:
    """Where a rocket stands on a step."""
    x, y = BOARD.places[node(step)]
    return x, y - RISE


@pytest.mark.rule("roll", "satellite", "fly", "wake", "push")
def test_a_whole_turn_is_seen_in_the_order_of_the_rules() -> None:
    bench = Bench({"at": "S1"}, {"at": "D1", "from": "S2"}, seats=2, satellite=0).throw(4, 4, 6)
    assert beats(bench) == [DICE, ["satellite"]]
    bench.play("move C6")
    assert beats(bench)[2:] == [["rocket-0"], ["rocket-0"]]  # it flies there, then it is dragged along
    bench.play("push B forward")
    assert beats(bench)[4:] == [["rocket-1"], ["rocket-1"]]
    assert stops(bench, "rocket-0") == [("rocket-0", above("C6")), ("rocket-0", None)]
    assert stops(bench, "rocket-1") == [("rocket-1", above("D2")), ("rocket-1", None)]
    assert (bench.space(A), bench.space(B)) == (29 % BOARD.spaces, 17)


@pytest.mark.rule("collision")
def test_a_rocket_flies_to_the_satellite_before_it_falls_back() -> None:
    bench = Bench({"at": "S1"}, seats=2, satellite=7).throw(3, 4, 2).play("move P2")
    assert bench.at(A) == "S1"
    assert stops(bench, "rocket-0") == [("rocket-0", above("P2")), ("rocket-0", None)]


@pytest.mark.rule("wake-return")
def test_a_rocket_comes_back_from_the_wake_after_the_satellite() -> None:
    bench = Bench({"at": "S1"}, seats=2, satellite=5).throw(3, 4, 2).play("move C2", "pass")
    bench.throw(1, 1, 1).play("move A1", "pass")
    before = len(beats(bench))
    bench.throw(1, 1, 5)
    assert beats(bench)[before:] == [DICE, ["satellite"], ["rocket-0"]]


@pytest.mark.rule("call-home")
def test_on_the_way_home_the_die_comes_first() -> None:
    bench = Bench({"at": "S1"}, {"home": 1}, seats=2, homing=True, landings=1)
    assert beats(bench.play("roll = 4")) == [["die-0"], ["rocket-0"]]
