"""Prospecting, stacks and bluff, ambushes, landing and the end: the worked examples of the rules."""

from typing import Any

import pytest
from tests.games.terre_lune.bench import BOX, GAME, A, B, Bench, C, D, deals
from tests.support import seen

from lunatheque.games.terre_lune.fights import can_ambush
from lunatheque.games.terre_lune.things import ROLL, SORT
from lunatheque.words import Words

LUCK = [["R1", "R2", "R3", "R4", "R5"], ["Y8", "B8", "G8", "Y7", "B7"]]


# Prospecting --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("prospect", "prospect-take", "prospect-stay", "stack")
def test_looking_leaving_staying_and_taking() -> None:
    rocket = {"at": "G3", "from": "G2", "options": ["SI", "SI"]}
    bench = Bench(rocket, seats=2, satellite=0).throw(1, 1, 6)
    assert bench.destinations == {"MOON"}
    bench.play("move MOON", "pass", "look 3 = pawn:FE")
    assert bench.view(A)["craters"][2] == {"pawn": "FE", "looked": [A]}
    assert bench.view(B)["craters"][2] == {"pawn": None, "looked": [A]}
    bench.play("leave").throw(1, 1, 1).play("move A1", "pass")
    bench.throw(2, 2, 4)
    assert bench.destinations == {"G2", "H2"}
    satellite = bench.state.satellite
    bench.play("stay", "pass", "look 5 = pawn:SI", "take 0")
    assert satellite == 0 + 2 + 2 + 4
    stack = bench.view(B)["rockets"][A]["stacks"][0]
    assert (stack["pawn"], stack["thickness"]) == (None, 2)
    assert bench.view(A)["rockets"][A]["stacks"][0]["pawn"] == "SI"
    assert bench.view(B)["craters"][4] is None


@pytest.mark.rule("prospect")
def test_one_may_look_again_or_not_at_all() -> None:
    bench = Bench({"at": "MOON"}, seats=2, craters=["FE", *["unseen"] * 7], pawns={"FE": [A]}).throw(1, 1, 1)
    bench.play("stay", "pass", "look 1", "leave").throw(1, 1, 1).play("move A1", "pass").throw(1, 1, 1)
    assert bench.play("stay", "pass", "pass").actor == B


@pytest.mark.rule("prospect-take")
def test_any_pawn_may_be_taken() -> None:
    bench = Bench({"at": "MOON"}).throw(1, 1, 1).play("stay", "pass", "look 8 = pawn:ZR", "take 0")
    assert bench.view(A)["rockets"][A]["stacks"][0]["thickness"] == 0


@pytest.mark.rule("prospect-stay")
def test_with_no_pawn_left_one_must_leave() -> None:
    pawns = ["H2O", "O", "AL", "TI", "FE", "CA", "SI", "ZR"]
    bench = Bench({"at": "MOON"}, {"at": "S1", "landed": True, "stacks": pawns}).throw(1, 1, 4)
    assert bench.legal == ["move G2", "move H2"]
    assert bench.refusal("stay").rule == "prospect-stay"
    landing = Bench({"at": "G3", "from": "G2"}, {"at": "S1", "landed": True, "stacks": pawns}).throw(1, 1, 6)
    assert landing.play("move MOON", "pass").actor == B


@pytest.mark.rule("prospect-again")
def test_back_to_a_station_and_to_the_moon_again() -> None:
    bench = Bench({"at": "MOON"}, seats=2).throw(1, 1, 6).play("move S3", "pass = option:FE")
    bench.throw(1, 1, 1).play("move A1", "pass").throw(1, 1, 6)
    assert "MOON" in bench.destinations
    bench.play("move MOON", "pass", "pass")
    assert bench.offers("look")


@pytest.mark.rule("stack")
def test_options_gained_later_go_under_their_pawn() -> None:
    rocket = {"at": "C1", "from": "C2", "landed": True, "stacks": ["FE"], "options": ["FE"]}
    bench = Bench(rocket).throw(1, 1, 1).play("move S1", "pass = option:FE")
    assert bench.view(B)["rockets"][A]["stacks"][0]["thickness"] == 1, "not before it is sorted"
    bench.play("pass")
    assert bench.view(B)["rockets"][A]["stacks"][0]["thickness"] == 2
    assert bench.view(B)["rockets"][A]["loose"] == []


# Bluff --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("bluff")
def test_exhausted_options_slip_in_unseen() -> None:
    rocket = {"at": "MOON", "options": ["SI", "X", "X", "FE"]}
    bench = Bench(rocket).throw(1, 1, 1).play("stay", "pass", "look 1 = pawn:SI")
    assert bench.offers("take") == ["take 0", "take 1", "take 2"]
    bench.play("take 1")
    assert bench.view(B)["rockets"][A]["stacks"][0]["thickness"] == 2
    assert len(bench.view(B)["rockets"][A]["loose"]) == 2
    mine = bench.view(A)["rockets"][A]["stacks"][0]["tokens"]
    assert mine == ["SI", "X"]
    bare = Bench({"at": "MOON", "options": ["SI"]}).throw(1, 1, 1).play("stay", "pass", "look 1 = pawn:SI")
    assert bare.refusal("take 1").rule == "bluff"


@pytest.mark.rule("bluff-move")
def test_a_poor_stack_looks_like_a_rich_one() -> None:
    rocket = {"at": "MOON", "stacks": ["ZR", "TI"], "options": ["TI", "TI", "X", "X"]}
    bench = Bench(rocket).play("slip hand 1", "slip hand 1")
    stacks = bench.view(B)["rockets"][A]["stacks"]
    assert [stack["thickness"] for stack in stacks] == [2, 2]
    assert [stack["tokens"] for stack in stacks] == [[None, None], [None, None]], "nobody has seen what was moved"
    assert [stack["tokens"] for stack in bench.view(A)["rockets"][A]["stacks"]] == [["X", "X"], ["TI", "TI"]]
    assert bench.offers("slip") == []
    assert bench.refusal("slip 1 2").rule == "bluff-move"
    back = Bench(rocket).play("slip hand 2", "slip 2 hand")
    assert [stack["thickness"] for stack in back.view(B)["rockets"][A]["stacks"]] == [0, 2]
    assert back.kinds(A) == ["TI", "TI", "X", "X"]


CARRIER = {"at": "C1", "from": "C2", "landed": True, "stacks": ["FE", "ZR"]}


@pytest.mark.rule("bluff")
def test_an_option_that_is_drawn_is_sorted_unseen() -> None:
    """An exhausted option goes under the iron, in one world; in the other it is iron. To others both are the same."""
    bluff = Bench(CARRIER, seats=2).throw(1, 1, 1).play("move S1", "pass = option:X")
    assert bluff.legal == ["pass", "hide 1 none", "hide 2 none"]
    assert bluff.view(B)["rockets"][A]["loose"] == [None]
    honest = Bench(CARRIER, seats=2).throw(1, 1, 1).play("move S1", "pass = option:FE")
    assert honest.legal == ["pass"]
    assert honest.refusal("hide 1 none").rule == "bluff"
    assert seen(GAME, honest.state, B) == seen(GAME, bluff.state, B)
    bluff.play("hide 1 none")
    honest.play("pass")
    assert seen(GAME, honest.state, B) == seen(GAME, bluff.state, B)
    assert honest.told(B) == bluff.told(B)
    assert bluff.view(A)["rockets"][A]["stacks"][0]["tokens"] == ["X"]
    assert honest.view(A)["rockets"][A]["stacks"][0]["tokens"] == ["FE"]
    assert bluff.actor == honest.actor == B


@pytest.mark.rule("bluff")
def test_two_exhausted_options_go_under_two_pawns_while_a_third_joins_its_own() -> None:
    bench = Bench({**CARRIER, "options": ["X", "X"]}, seats=2).throw(1, 1, 1).play("move S1", "pass = option:ZR")
    assert bench.offers("hide") == ["hide 1 none", "hide 1 1", "hide 1 2", "hide 2 none", "hide 2 2"]
    assert bench.refusal("hide 2 1").rule == "bluff"
    assert bench.refusal("slip hand 1").rule == "bluff", "while options are sorted, nothing is moved otherwise"
    bench.play("hide 1 2")
    assert [stack["tokens"] for stack in bench.view(A)["rockets"][A]["stacks"]] == [["X"], ["ZR", "X"]]
    assert [stack["thickness"] for stack in bench.view(B)["rockets"][A]["stacks"]] == [1, 2]


# Ambush -------------------------------------------------------------------------------------------------------------


def ambush(victim: dict[str, Any], ambusher: dict[str, Any] | None = None, **more: Any) -> Bench:
    """Seat B, on its way to station Gamma, may ambush seat A."""
    second = {"at": "R3", "from": "R2", **(ambusher or {})}
    bench = Bench(victim, second, seats=2, turn=B, satellite=0, **more).throw(1, 1, 1)
    bench.play("move S3", "pass = option:ZR")
    return bench.play("pass") if bench.state.phase == SORT else bench


LADEN = {"at": "G2", "from": "G3", "landed": True, "stacks": ["FE", "SI", "ZR"], "options": ["FE", "FE", "SI"]}


@pytest.mark.rule("ambush", "ambush-fight")
def test_an_ambush_brings_the_victim_to_the_station() -> None:
    bench = ambush(LADEN).play("ambush A green")
    assert bench.at(A) == "S3"
    assert bench.actor == B
    assert bench.state.fight.players == [B, A]


def fight_out(bench: Bench, leader: list[str], other: list[str]) -> Bench:
    for one, two in zip(leader[:4], other[:4], strict=True):
        bench.play(f"play {one}", f"play {two}")
    return bench.play(f"play {leader[4]}")


@pytest.mark.rule("ambush-prize")
def test_the_winner_picks_two_stacks_by_their_thickness() -> None:
    bench = ambush({**LADEN, "hand": LUCK[1]}, {"hand": LUCK[0], "options": ["SI"]}).play("ambush A red")
    fight_out(bench, LUCK[0], LUCK[1]).play("play B7")
    assert bench.actor == B
    assert bench.legal == ["pick 1", "pick 2", "pick 3"]
    assert [stack["thickness"] for stack in bench.view(B)["rockets"][A]["stacks"]] == [2, 1, 0]
    assert [stack["pawn"] for stack in bench.view(B)["rockets"][A]["stacks"]] == [None, None, None]
    bench.play("pick 1")
    assert bench.legal == ["pick 2", "pick 3"]
    refusal = bench.refusal("pick 1")
    assert refusal.rule == "ambush-prize"
    assert Words("en", GAME, ["Ada", "Bob"], BOX.names).say(refusal.text).endswith("or you have chosen it already.")
    assert bench.view(B)["rockets"][B]["stacks"] == [], "both are chosen before either is seen"
    assert bench.view(B)["rockets"][A]["stacks"][0]["pawn"] is None
    bench.play("pick 2")
    assert bench.legal == ["pass"], "the winner sorts his options anew"
    bench.play(f"pass = {deals(2)}")
    assert [stack["pawn"] for stack in bench.view(B)["rockets"][B]["stacks"]] == ["FE", "SI"]
    assert [stack["thickness"] for stack in bench.view(A)["rockets"][B]["stacks"]] == [2, 2], "own silicon joins"
    assert [stack["pawn"] for stack in bench.view(A)["rockets"][B]["stacks"]] == ["FE", "SI"], "A knows what it lost"
    assert [stack["pawn"] for stack in bench.view(A)["rockets"][A]["stacks"]] == ["ZR"]
    assert bench.actor == A


@pytest.mark.rule("ambush-prize")
def test_three_stacks_with_the_own_molab() -> None:
    yellow = ["Y1", "Y2", "Y3", "Y4", "Y5"]
    bench = ambush({**LADEN, "hand": LUCK[0]}, {"hand": yellow}).play("ambush A yellow")
    fight_out(bench, yellow, LUCK[0]).play("play R5", f"pass = {deals(2)}")
    assert len(bench.state.rockets[B].stacks) == 3
    assert bench.view(B)["rockets"][B]["stacks"][2]["tokens"] == ["ZR"], "the option of the station joins its pawn"


@pytest.mark.rule("ambush-prize")
def test_an_ambush_can_be_repelled() -> None:
    ambusher = {"hand": LUCK[1], "stacks": ["TI"], "landed": True}
    bench = ambush({**LADEN, "hand": LUCK[0]}, ambusher).play("ambush A red")
    bench.play("play Y8", "play R1")
    for one, two in zip(LUCK[0][1:4], ["B8", "G8", "Y7"], strict=True):
        bench.play(f"play {one}", f"play {two}")
    bench.play("play R5", f"play B7 = {deals(2)}")
    assert [stack["pawn"] for stack in bench.view(A)["rockets"][A]["stacks"]] == ["FE", "SI", "ZR", "TI"]
    assert bench.state.rockets[B].stacks == []


@pytest.mark.rule("bluff", "ambush-prize")
def test_whoever_wins_no_stack_has_nothing_to_sort() -> None:
    victim = {**LADEN, "options": ["FE", "FE", "SI", "X"], "hand": LUCK[0]}
    bench = ambush(victim, {"hand": LUCK[1]}).play("ambush A red", "play Y8", "play R1")
    for one, two in zip(LUCK[0][1:4], ["B8", "G8", "Y7"], strict=True):
        bench.play(f"play {one}", f"play {two}")
    bench.play("play R5", f"play B7 = {deals(2)}")
    assert bench.state.phase == ROLL, "the exhausted option stays where it is"


@pytest.mark.rule("ambush-victim")
@pytest.mark.parametrize(
    "victim",
    [
        {**LADEN, "at": "MOON", "from": "none"},
        {**LADEN, "at": "C3", "from": "C4"},
        {**LADEN, "at": "C6", "from": "C7", "wake": 5, "dragged": [21]},
        {"at": "G2", "from": "G3", "landed": True},
        {"at": "G2", "from": "G1", "stacks": ["FE"]},
    ],
    ids=["on the Moon", "past the station", "in the wake", "without pawns", "outward"],
)
def test_who_cannot_be_ambushed(victim: dict[str, Any]) -> None:
    bench = ambush(victim)
    assert bench.state.phase != 4 or bench.offers("ambush") == []


@pytest.mark.rule("ambush-victim", "wake-nowhere")
@pytest.mark.parametrize(("change", "possible"), [({}, True), ({"wake": 5, "dragged": [21]}, False)])
def test_on_the_same_step_only_the_wake_protects(change: dict[str, Any], possible: bool) -> None:
    """A victim above the lower station Alpha, once on its step and once dragged away from it."""
    victim = {**LADEN, "at": "C6", "from": "C7", **change}
    bench = Bench(victim, {"at": "A5", "from": "A4"}, seats=2, turn=B, satellite=0).throw(1, 1, 1)
    bench.play("move S1", "pass = option:ZR")
    assert bool(bench.state.phase == 4 and bench.offers("ambush")) == possible


@pytest.mark.rule("ambush-victim")
def test_whoever_is_home_cannot_be_ambushed() -> None:
    """While somebody is home there are no cards any more; the rule says it all the same."""
    bench = ambush(LADEN)
    assert can_ambush(bench.state, B, A, 2)
    bench.state.rockets[A].home = 1
    assert not can_ambush(bench.state, B, A, 2)


@pytest.mark.rule("ambush-victim")
def test_at_the_same_height_one_can_be_ambushed() -> None:
    bench = ambush({**LADEN, "at": "S4", "from": "none"}).play("ambush A red")
    assert bench.at(A) == "S3"


@pytest.mark.rule("ambush-victim")
def test_on_the_station_itself_one_can_be_ambushed() -> None:
    assert ambush({**LADEN, "at": "S3", "from": "none"}).offers("ambush")
    assert ambush(LADEN, {"landed": True}).offers("ambush"), "those on their way home ambush too"


# Landing ------------------------------------------------------------------------------------------------------------

HOME = {"at": "A2", "from": "A3", "landed": True}


@pytest.mark.rule("land", "bonus", "call-home")
def test_the_first_landing_calls_everybody_home() -> None:
    wake = {"at": "C2", "from": "C1", "wake": 3, "dragged": [15]}
    bench = Bench(HOME, wake, {"at": "MOON"}, {"at": "A5", "from": "A4"}).throw(1, 1, 6).play("move EARTH", "pass")
    state = bench.state
    assert (state.satellite, len(state.talon), state.homing) == (-1, 0, True)
    assert all(rocket.hand == [] for rocket in state.rockets)
    assert (bench.at(B), state.rockets[B].wake) == ("C2", 0)
    assert bench.actor == B
    assert bench.legal == ["roll"]
    bench.play("roll = 4")
    assert bench.at(B) == "A4", "turned round: C1, S1, A5, A4"
    bench.play("roll = 6")
    assert bench.at(C) == "S3", "the first lane in the alphabet"
    bench.play("roll = 6")
    assert state.rockets[D].home == 2
    assert bench.state.scores()[:2] == [200, 0]
    assert bench.state.scores()[D] == 150, "without having been on the Moon"
    bench.play("roll = 4")
    assert state.rockets[B].home == 3
    for _ in range(2):
        bench.play("roll = 6")
    assert bench.legal == ["roll"], "the last is still on its way"
    bench.play("roll = 2")
    assert bench.state.over
    assert state.scores() == [200, 0, 0, 150]
    assert state.ranking() == [1, 3, 4, 2]


@pytest.mark.rule("land", "fly-outward")
def test_nobody_lands_without_the_moon() -> None:
    bench = Bench({"at": "S1"}).throw(1, 1, 6)
    assert "EARTH" not in bench.destinations
    assert not any(step.startswith("A") for step in bench.destinations)


@pytest.mark.rule("call-home")
def test_who_stands_on_the_earth_is_home_at_once() -> None:
    bench = Bench(HOME, {}, {"at": "A4", "from": "A3"}, seats=3).throw(1, 1, 2).play("move EARTH")
    assert [rocket.home for rocket in bench.state.rockets] == [1, 2, 0]
    assert bench.actor == C
    assert bench.view(C)["piles"] == [0, 0, 0, 0], "the options on the stations are out"
    assert GAME.census(bench.state)["options"] == 32
    bench.play("roll = 4")
    assert bench.state.over


@pytest.mark.rule("call-home")
def test_several_on_the_earth_are_home_in_the_order_of_the_turns() -> None:
    bench = Bench({}, HOME, {}, {}, turn=B).throw(1, 1, 2).play("move EARTH")
    assert [rocket.home for rocket in bench.state.rockets] == [4, 1, 2, 3]
    assert bench.state.scores() == [0, 200, 150, 0]
    late = Bench({}, {"at": "A4", "from": "A3"}, {}, first=C, turn=B, round=30, seats=3, options={"last-round": "30"})
    late.throw(1, 1, 2).play("move S1", "pass = option:ZR")
    late.play("pass") if late.state.phase == 4 else None
    assert [rocket.home for rocket in late.state.rockets] == [2, 0, 1], "from the first player on"


@pytest.mark.rule("score", "winner", "goal")
def test_only_options_with_their_pawn_count() -> None:
    rocket = {**HOME, "stacks": ["FE", "CA"], "options": ["FE", "FE", "SI", "SI", "SI", "X"]}
    water = {"at": "A1", "from": "A2", "landed": True, "stacks": ["H2O"], "options": ["H2O"]}
    bench = Bench(rocket, {"at": "B1", "from": "B2", "landed": True}, water, seats=3).throw(1, 1, 3).play("move EARTH")
    bench.play("roll = 1", "roll = 1")
    assert bench.state.over
    assert bench.state.scores() == [2 * 150 + 200, 150, 500]
    assert bench.state.ranking() == [1, 3, 2], "equal points: whoever was home earlier"


@pytest.mark.rule("winner")
def test_of_equals_whoever_was_home_earlier_wins() -> None:
    """450 to 450, and it is not the first seat that was home first."""
    late = {"at": "A1", "from": "A2", "landed": True, "stacks": ["FE"], "options": ["FE", "FE"]}
    early = {**HOME, "stacks": ["AL"], "options": ["AL"]}
    bench = Bench(late, early, seats=2, turn=B).throw(1, 1, 2).play("move EARTH", "roll = 1")
    assert bench.state.scores() == [450, 450]
    assert bench.state.ranking() == [2, 1]


@pytest.mark.rule("score")
def test_all_is_shown_at_the_end() -> None:
    rocket = {**HOME, "stacks": ["FE"], "options": ["FE", "X"]}
    bench = Bench(rocket, seats=2).throw(1, 1, 3).play("move EARTH")
    assert bench.state.over
    for seat in (B, -1):
        assert bench.view(seat)["rockets"][A]["stacks"][0]["tokens"] == ["FE"]
        assert bench.view(seat)["rockets"][A]["loose"] == ["X"]


@pytest.mark.rule("score")
def test_a_pawn_without_its_option_is_worth_nothing() -> None:
    bench = Bench({**HOME, "stacks": ["H2O"], "options": ["O"]}, seats=2)
    assert bench.state.scores() == [0, 0]


@pytest.mark.rule("last-round")
def test_after_the_last_round_all_are_called_home() -> None:
    rockets = [{"at": "A4", "from": "A3"}, {"at": "A5", "from": "A4"}]
    bench = Bench(*rockets, seats=2, turn=B, round=30, options={"last-round": "30"}).throw(1, 1, 2)
    bench.play("move C1", "pass")
    assert bench.state.homing
    bench.play("roll = 6", "roll = 6", "roll = 6")
    assert bench.state.over
    assert bench.state.scores() == [0, 150], "nobody earns the first bonus"
    assert "event-call-home-late" in bench.heard()
    assert bench.view(A)["late"] is True


@pytest.mark.rule("last-round")
def test_the_last_round_itself_is_played() -> None:
    rockets = [{"at": "A4", "from": "A3"}, {"at": "A5", "from": "A4"}]
    bench = Bench(*rockets, seats=2, turn=B, round=29, options={"last-round": "30"}).throw(1, 1, 2)
    bench.play("move C1", "pass")
    assert (bench.state.round, bench.state.homing) == (30, False)


@pytest.mark.rule("last-round")
def test_the_last_round_changes_nothing_once_somebody_is_home() -> None:
    bench = Bench(HOME, {"at": "MOON"}, seats=2, round=30, options={"last-round": "30"}).throw(1, 1, 2)
    bench.play("move EARTH", "roll = 1", "roll = 1")
    assert bench.state.round > 30
    assert bench.state.late is False
    assert bench.heard().count("event-call-home") == 1
    assert "event-call-home-late" not in bench.heard()
    assert bench.state.scores() == [200, 0]


@pytest.mark.rule("winner")
def test_the_eliminated_come_last() -> None:
    bench = Bench(HOME, {"fell": 1, "crashes": 2, "hand": []}, {"at": "A1", "from": "A2", "landed": True}, seats=3)
    bench.throw(1, 1, 2).play("move EARTH", "roll = 1")
    assert bench.state.ranking() == [1, 3, 2]
