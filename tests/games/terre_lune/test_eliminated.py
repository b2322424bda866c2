"""Rockets that were destroyed: nothing reaches them any more, and who ranks where without one."""

import pytest
from tests.games.terre_lune.bench import A, B, Bench, C, deals

from lunatheque.games.terre_lune.things import EXCHANGE

WRECK = {"at": "C2", "from": "C1", "crashes": 2, "fell": 1}
"""A destroyed rocket is left where it was hit."""


@pytest.mark.rule("push", "collision-second")
def test_a_destroyed_rocket_cannot_be_pushed() -> None:
    bench = Bench({"at": "MOON"}, WRECK, {"at": "C3", "from": "C2"}, seats=3, satellite=0).throw(1, 1, 6).play("stay")
    assert bench.offers("push") == ["push C forward", "push C back"]
    assert bench.refusal("push B forward").rule == "push"
    alone = Bench({"at": "MOON"}, WRECK, {}, seats=3, satellite=0).throw(1, 1, 6).play("stay")
    assert alone.state.phase == EXCHANGE, "nobody is left to be pushed"


@pytest.mark.rule("defi", "redeal", "collision-second")
def test_a_destroyed_rocket_follows_nobody_and_gets_no_cards() -> None:
    hands = [["R1", "R2", "R3", "R4", "R5"], ["Y8", "B8", "G8", "Y7", "B7"]]
    challenger = {"at": "C7", "from": "C6", "hand": hands[0]}
    bench = Bench(challenger, {"hand": hands[1]}, WRECK, seats=3, satellite=0).throw(1, 1, 1)
    bench.play("move S3", "pass = option:ZR", "defi yellow")
    assert bench.state.fight.players == [A, B]
    assert bench.at(C) == "C2"
    bench.play("play R1", "play Y8", "play B8", "play R2", "play G8", "play R3", "play Y7", "play R4", "play B7")
    bench.play(f"play R5 = option:ZR option:ZR {deals(2)}")
    assert [len(rocket.hand) for rocket in bench.state.rockets] == [5, 5, 0]
    assert len(bench.state.talon) == 22


@pytest.mark.rule("last-player", "push")
def test_a_push_that_destroys_the_only_rival_ends_the_match_at_once() -> None:
    rival = {"at": "D1", "from": "S2", "station": "S2", "crashes": 1}
    bench = Bench({"at": "MOON"}, rival, seats=2, satellite=1).throw(4, 4, 6).play("stay", "push B forward")
    assert bench.state.over
    assert bench.state.actors() == []
    assert bench.state.ranking() == [1, 2]
    kept = bench.game.save(bench.state)
    assert bench.game.save(bench.game.load(bench.state.box, kept)) == kept, "a match that ended so can be opened again"


@pytest.mark.rule("winner", "collision-second")
def test_of_the_eliminated_the_last_to_fall_ranks_first() -> None:
    late, early = {"at": "S2", "crashes": 1}, {"at": "S1", "crashes": 1}
    bench = Bench(late, early, seats=3, turn=B, satellite=7).throw(3, 4, 2).play("move P2")
    bench.throw(6, 6, 1).play("move A1", "pass")
    bench.throw(3, 4, 2).play("move D2")
    assert bench.state.over
    assert bench.state.ranking() == [2, 3, 1]
    assert bench.game.load(bench.state.box, bench.game.save(bench.state)).over, "nothing of a turn is left"
