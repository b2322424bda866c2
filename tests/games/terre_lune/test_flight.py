"""Flying, the satellite's wake, collisions and the six: the worked examples of the rules."""

from itertools import product
from typing import Any

import pytest
from tests.games.terre_lune.bench import BOARD, BOX, A, B, Bench, D, node

from lunatheque.engine import Match
from lunatheque.games.terre_lune import GAME
from lunatheque.games.terre_lune.holdings import pile_size
from lunatheque.games.terre_lune.things import NODE_IDS, NONE, TRICK

IN_ORDER = {"first": "seat-a", "rockets": "in-order"}


def flights(start: str, before: str | None, points: int, landed: bool = False) -> set[str]:
    arc = NONE if before is None else BOARD.arc(node(before), node(start))
    return {NODE_IDS[BOARD.ends[flight >> 1]] for flight in BOARD.destinations(node(start), arc, points, landed)}


@pytest.mark.rule("setup-rockets", "setup-pawns", "setup-options", "setup-cards", "setup-first", "setup-satellite")
@pytest.mark.parametrize(("seats", "talon"), [(2, 22), (3, 17), (4, 12)])
def test_setting_up(seats: int, talon: int) -> None:
    state = Match("terre-lune", seats, seed=1).state
    assert [pile_size(state, station) for station in range(4)] == [8] * 4
    assert state.pawns_on_moon() == 8
    assert all(len(rocket.hand) == 5 and rocket.node == 0 for rocket in state.rockets)
    assert len(state.talon) == talon
    assert len({rocket.colour for rocket in state.rockets}) == seats
    firsts, tops = set(), set()
    for seed in range(40):
        match = Match("terre-lune", seats, seed=seed)
        firsts.add(match.actors[0])
        tops.add(match.state.satellite)
        again = Match("terre-lune", seats, seed=seed, options={**IN_ORDER, "satellite": "top"}).state
        assert (again.turn, again.satellite, [rocket.colour for rocket in again.rockets]) == (0, 0, list(range(seats)))
    assert firsts == set(range(seats))
    assert len(tops) > 10


@pytest.mark.rule("board", "options", "cards")
def test_the_board_and_the_options() -> None:
    assert BOX.copies == [1, 1, 2, 3, 4, 5, 6, 8, 2]
    assert sum(BOX.points[kind] for kind in BOX.kinds) == 3980
    assert len(BOARD.nodes) == 53
    assert len(BOARD.ends) == 2 * 56
    assert all(BOARD.from_earth[step] + BOARD.to_moon[step] == 20 for step in BOARD.nodes)
    crossings = {BOARD.space_of[step]: NODE_IDS[step] for step in BOARD.nodes if BOARD.space_of[step] != NONE}
    assert crossings == {2: "T2", 3: "D6", 9: "D2", 10: "Q2", 14: "P2", 15: "C2", 21: "C6", 22: "R2"}
    assert BOARD.orbit[1] == (598, 497)
    assert BOARD.orbit[18] == (120, 700)


@pytest.mark.rule("turn", "roll", "satellite", "fly")
def test_satellite_first_then_the_rocket() -> None:
    bench = Bench(satellite=10).throw(3, 4, 2)
    assert bench.state.satellite == 17
    assert bench.destinations == {"A2", "B2"}
    assert bench.refusal("move A3").rule == "fly"
    assert bench.refusal("move Q9").rule == "board"
    bench.play("move A2")
    assert len(bench.offers("exchange")) == 10
    assert bench.play("pass").actor == B
    assert Bench(satellite=20).throw(6, 5, 1).state.satellite == 7


@pytest.mark.rule("turn")
def test_nobody_acts_out_of_turn() -> None:
    bench = Bench()
    refusal = GAME.refuse(bench.state, B, GAME.actions.encode("roll"))
    assert refusal is not None
    assert refusal.rule == "turn"
    assert bench.refusal("move A1").rule == "roll"
    assert bench.throw(1, 1, 1).refusal("roll").rule == "fly"


@pytest.mark.rule("fly-hub", "fly")
def test_a_station_is_a_choice() -> None:
    assert flights("A4", "A3", 5) == {"S1", "C3", "P3"}
    assert flights("A4", "A3", 2) == {"S1"}
    assert flights("A4", "A3", 6) == {"S1", "C4", "K"}
    assert flights("G3", "G2", 6) == {"MOON"}
    assert flights("A4", "A5", 6, landed=True) == {"EARTH"}
    assert flights("MOON", None, 6, landed=True) == {"S3", "S4"}
    assert flights("MOON", None, 4, landed=True) == {"G2", "H2"}


@pytest.mark.rule("fly-outward", "fly-crossroads")
def test_the_outward_trip_never_goes_home() -> None:
    assert flights("S1", None, 4) == {"C4", "K"}
    assert flights("S1", None, 5) == {"C5", "Q3", "R1", "T1"}
    assert flights("S1", None, 6, landed=True) == {"EARTH", "C6", "Q2", "R2", "T2"}
    assert flights("K", "P3", 1) == {"Q3", "R1", "T1"}
    assert flights("K", None, 1) == {"P3", "Q3", "R1", "T1"}
    bench = Bench({"at": "S1"}).throw(1, 1, 2)
    assert bench.refusal("move A4").rule == "fly-outward"
    passing = Bench({"at": "C1", "from": "C2"}).throw(1, 1, 2)
    assert passing.refusal("move A5").rule == "fly-outward", "nor in passing"
    upper = Bench({"at": "S3"}).throw(1, 1, 2)
    assert {"C6", "R2"} <= upper.destinations, "from the upper stations one may fly down"
    assert upper.refusal("move C7").rule == "fly", "but not by one step with two points"


@pytest.mark.rule("fly-outward", "land")
def test_before_the_moon_no_flight_however_long_comes_back_to_the_earth() -> None:
    """Wherever a rocket can get by its own throws, or stand after a fall, a summons or a push onto the crossroads."""
    hubs = ("S1", "S2", "S3", "S4", "K")
    waiting = [(node("EARTH"), NONE), *((node(hub), NONE) for hub in hubs)]
    met = set(waiting)
    while waiting:
        start, arc = waiting.pop()
        for points in range(1, 7):
            for flight in BOARD.destinations(start, arc, points, False):
                step = BOARD.ends[flight >> 1]
                assert step != node("EARTH")
                place = (step, NONE if NODE_IDS[step] in hubs[:4] else flight >> 1)
                if step != node("MOON") and place not in met:
                    met.add(place)
                    waiting.append(place)
    assert {NODE_IDS[step] for step, _ in met} == {NODE_IDS[step] for step in BOARD.nodes} - {"MOON"}


def test_one_throw_never_reaches_a_step_by_two_ways() -> None:
    for start, points, landed in product(BOARD.nodes, range(1, 7), (False, True)):
        reached = [BOARD.ends[flight >> 1] for flight in BOARD.destinations(start, NONE, points, landed)]
        assert len(set(reached)) == len(reached)


@pytest.mark.rule("fly")
def test_there_is_always_somewhere_to_fly() -> None:
    assert all(BOARD.flights[BOARD.flight_index(step, NONE, red, False)] for step in BOARD.nodes for red in range(1, 7))
    for arc in range(len(BOARD.ends)):
        for red in range(1, 7):
            if BOARD.ends[arc] not in (node("EARTH"), node("MOON")):
                assert BOARD.destinations(BOARD.ends[arc], arc, red, True)


# The wake -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("wake", "wake-return", "wake-once")
def test_dragged_far_and_back() -> None:
    bench = Bench({"at": "S1"}, {"at": "S1"}, seats=2, satellite=5).throw(3, 4, 2).play("move C2")
    assert bench.state.satellite == 12
    assert bench.space(A) == 22
    bench.play("pass").throw(1, 1, 1).play("move C1", "pass")
    bench.throw(1, 1, 5)
    assert (bench.at(A), bench.state.rockets[A].wake, bench.state.phase) == ("C2", 0, 3), "no second drag: exchange"
    bench.play("pass").throw(1, 1, 1).play("move C2", "pass").throw(1, 2, 3)
    assert bench.destinations == {"C5"}


@pytest.mark.rule("wake-return")
def test_dragged_a_little_and_on() -> None:
    bench = Bench({"at": "S1"}, {"at": "S1"}, seats=2, satellite=5).throw(1, 1, 2).play("move C2")
    assert bench.space(A) == 17
    bench.play("pass").throw(1, 1, 1).play("move C1", "pass").throw(1, 1, 5)
    assert bench.destinations == {"C5"}


@pytest.mark.rule("wake-return")
@pytest.mark.parametrize("reading", ["snap", "literal"])
def test_a_throw_of_just_the_distance_leads_back_and_no_further(reading: str) -> None:
    rocket = {"at": "C2", "from": "C1", "wake": 4, "dragged": [15]}
    bench = Bench(rocket, {"at": "S2"}, seats=2, satellite=0, options={"wake": reading}).throw(1, 1, 4)
    assert (bench.at(A), bench.state.rockets[A].wake, bench.offers("move")) == ("C2", 0, [])
    assert bench.play("pass").actor == B
    bench.throw(1, 1, 1).play("move D1", "pass").throw(1, 1, 1)
    assert bench.destinations == {"C3"}


@pytest.mark.rule("wake-return")
def test_the_literal_wake_goes_back_step_by_step() -> None:
    rockets: list[dict[str, Any]] = [{"at": "C2", "from": "C1", "wake": 7, "dragged": [15]}, {"at": "S2"}]
    bench = Bench(*rockets, seats=2, satellite=0, options={"wake": "literal"}).throw(1, 1, 5)
    assert bench.space(A) == 17
    assert bench.state.phase == 3, "still in the wake: exchange"
    bench.play("pass").throw(1, 1, 1).play("move D1", "pass").throw(1, 1, 5)
    assert bench.destinations == {"C5"}


@pytest.mark.rule("wake-once")
def test_another_crossing_of_the_lane_drags_again() -> None:
    rocket = {"at": "C3", "from": "C2", "dragged": [15]}
    assert Bench(rocket, satellite=0).throw(1, 1, 3).play("move C6").space(A) == 23
    agreed = Bench(rocket, satellite=0, options={"drag": "passage"}).throw(1, 1, 3).play("move C6")
    assert agreed.state.rockets[A].wake == 0
    passed = Bench({"at": "A5", "from": "A4", "dragged": [15]}, satellite=0).throw(1, 1, 3).play("move C2")
    assert passed.space(A) == 17, "the station was passed: the step drags again"


@pytest.mark.rule("wake-once")
def test_a_stop_at_a_station_makes_the_step_drag_again() -> None:
    rocket = {"at": "C1", "from": "C2", "dragged": [15]}
    bench = Bench(rocket, {"at": "S2"}, seats=2, satellite=0).throw(1, 1, 1).play("move S1", "pass = option:ZR")
    assert bench.state.rockets[A].dragged == 0
    bench.play("pass") if bench.actor == A else None
    bench.throw(1, 1, 1).play("move D1", "pass").throw(1, 1, 2).play("move C2")
    assert bench.space(A) == 17


@pytest.mark.rule("wake-once", "collision-first")
def test_a_fall_to_a_station_makes_the_step_drag_again() -> None:
    rocket = {"at": "C3", "from": "C2", "station": "S1", "dragged": [15]}
    bench = Bench(rocket, {"at": "S2"}, seats=2, satellite=19).throw(1, 1, 3).play("move C6", "pass")
    assert bench.at(A) == "S1"
    bench.throw(1, 1, 1).play("move D1", "pass").throw(1, 1, 2).play("move C2")
    assert bench.space(A) == 17


@pytest.mark.rule("wake-once", "defi")
def test_a_summons_to_a_station_makes_the_step_drag_again() -> None:
    rockets: list[dict[str, Any]] = [{"at": "C7", "from": "C6"}, {"at": "C4", "from": "C5", "dragged": [21]}]
    bench = Bench(*rockets, seats=2, satellite=0).throw(1, 1, 1).play("move S3", "pass = option:ZR", "defi red")
    assert bench.at(B) == "S3"
    while bench.state.phase == TRICK:
        bench.play(bench.legal[0], seed=1)
    bench.throw(1, 1, 2).play("move C6")
    assert bench.space(B) == 23


@pytest.mark.rule("wake")
def test_flying_over_is_harmless() -> None:
    bench = Bench({"at": "S1"}, satellite=13).throw(1, 1, 3).play("move C3")
    assert bench.state.satellite == 15
    assert (bench.at(A), bench.state.rockets[A].wake, bench.state.rockets[A].crashes) == ("C3", 0, 0)


@pytest.mark.rule("wake-standing")
def test_the_satellite_stopping_on_a_rocket_does_nothing() -> None:
    bench = Bench({"at": "S2"}, {"at": "C2", "from": "C1", "dragged": [15]}, satellite=13).throw(1, 1, 1)
    assert bench.state.satellite == 15
    assert (bench.at(B), bench.state.rockets[B].crashes) == ("C2", 0)


@pytest.mark.rule("wake-nowhere")
def test_in_the_wake_one_is_nowhere() -> None:
    wake = {"at": "C2", "from": "C1", "wake": 6, "dragged": [15], "landed": True, "stacks": ["FE"]}
    bench = Bench({"at": "A4", "from": "A3"}, wake, satellite=4).throw(1, 1, 6)
    bench.play("move S1")
    assert bench.state.phase == 3, "the six finds nobody to push"
    bench.play("pass = option:ZR")
    assert bench.offers("ambush") == []
    assert [action for action in bench.legal if action.startswith("defi")], "those on the Earth follow"


# Collision ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("collision", "collision-first")
def test_a_collision_throws_back_and_costs_all_options() -> None:
    rocket = {"at": "S1", "options": ["FE", "SI", "ZR"]}
    bench = Bench(rocket, satellite=7, piles=[7, 8, 7, 7]).throw(3, 4, 2)
    assert bench.state.satellite == 14
    assert {"C2", "P2"} <= bench.destinations
    bench.play("move P2")
    assert (bench.at(A), bench.state.rockets[A].crashes, bench.kinds(A)) == ("S1", 1, [])
    assert pile_size(bench.state, 0) == 10
    assert bench.state.phase == 3, "cards may still be exchanged"
    bench.play("pass")
    assert bench.actor == B, "no option is drawn there"


@pytest.mark.rule("collision", "wake")
def test_on_the_crossing_beside_the_satellite_one_is_dragged_and_keeps_all() -> None:
    rocket = {"at": "S1", "options": ["FE", "SI", "ZR"]}
    bench = Bench(rocket, satellite=7, piles=[7, 8, 7, 7]).throw(3, 4, 2).play("move C2")
    assert (bench.state.satellite, bench.space(A)) == (14, 22)
    assert (bench.state.rockets[A].crashes, bench.kinds(A)) == (0, ["FE", "SI", "ZR"])
    assert pile_size(bench.state, 0) == 7


@pytest.mark.rule("collision-first", "fly-outward")
def test_after_a_collision_the_next_turn_starts_from_the_station() -> None:
    bench = Bench({"at": "S1"}, {"at": "S2"}, seats=2, satellite=7).throw(3, 4, 2).play("move P2", "pass")
    bench.throw(1, 1, 1).play("move D1", "pass").throw(1, 1, 4)
    assert bench.actor == A
    assert bench.destinations == {"C4", "K"}


@pytest.mark.rule("collision-second", "last-player")
def test_a_second_collision_ends_the_flight() -> None:
    rocket = {"at": "S1", "crashes": 1, "options": ["FE"], "stacks": ["TI"]}
    bench = Bench(rocket, seats=2, satellite=7).throw(3, 4, 2).play("move P2 = crater:1")
    assert bench.state.over
    assert bench.state.ranking() == [2, 1]
    bench = Bench(rocket, {}, {}, seats=3, satellite=7).throw(3, 4, 2).play("move P2 = crater:1")
    assert not bench.state.over
    assert bench.actor == B
    assert bench.state.pawns_on_moon() == 8
    assert pile_size(bench.state, 0) == 9
    assert len(bench.state.discards) == 5
    bench.throw(1, 1, 1).play("move A1", "pass")
    bench.throw(1, 1, 1).play("move A1", "pass")
    assert bench.actor == B, "the eliminated player has no more turns"


@pytest.mark.rule("collision-first")
def test_without_a_station_one_falls_back_to_the_earth() -> None:
    bench = Bench({"at": "A4", "from": "A3"}, satellite=11).throw(2, 2, 4).play("move C2")
    assert (bench.at(A), bench.state.rockets[A].crashes) == ("EARTH", 1)


@pytest.mark.rule("collision-first")
def test_pawns_are_kept_in_a_first_collision() -> None:
    rocket = {"at": "S1", "stacks": ["FE"], "options": ["FE"]}
    bench = Bench(rocket, satellite=7).throw(3, 4, 2).play("move P2")
    assert bench.view(B)["rockets"][A]["stacks"] == [
        {"pawn": None, "known_to": [A], "thickness": 0, "tokens": []},
    ]


@pytest.mark.rule("collision")
def test_homeward_there_is_no_collision_but_the_wake() -> None:
    bench = Bench({"at": "C7", "from": "S3", "landed": True}, satellite=17).throw(2, 2, 1).play("move C6")
    assert bench.state.rockets[A].crashes == 0
    assert bench.space(A) == 1


@pytest.mark.rule("collision")
def test_coming_back_from_the_wake_onto_the_satellite() -> None:
    rocket = {"at": "C2", "from": "C1", "wake": 7, "dragged": [15], "station": "S1"}
    bench = Bench(rocket, satellite=12).throw(1, 2, 4)
    assert (bench.at(A), bench.state.rockets[A].crashes) == ("S1", 1)


@pytest.mark.rule("collision", "wake-return")
@pytest.mark.parametrize("reading", ["snap", "literal"])
def test_a_throw_of_just_the_distance_leads_back_onto_the_satellite(reading: str) -> None:
    rocket = {"at": "C2", "from": "C1", "wake": 4, "dragged": [15], "station": "S1"}
    bench = Bench(rocket, satellite=13, options={"wake": reading}).throw(1, 1, 4)
    assert (bench.at(A), bench.state.rockets[A].wake, bench.state.rockets[A].crashes) == ("S1", 0, 1)


# The six ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("six", "push")
def test_a_six_pushes_into_the_satellite_or_into_the_wake() -> None:
    outward = {"at": "D1", "from": "S2", "station": "S2"}
    bench = Bench({"at": "MOON"}, {}, {}, outward, satellite=1).throw(4, 4, 6).play("stay", "push D forward")
    assert (bench.at(D), bench.state.rockets[D].crashes) == ("S2", 1)
    bench = Bench({"at": "MOON"}, {}, {}, outward, satellite=3).throw(4, 4, 6).play("stay", "push D forward")
    assert bench.space(D) == 17
    assert bench.state.phase == 3


@pytest.mark.rule("push")
def test_where_a_rocket_can_be_pushed() -> None:
    def pushes(at: str, before: str, **more: int) -> set[str]:
        rival = {"at": at, "from": before, **more}
        bench = Bench({"at": "MOON"}, rival, seats=2, satellite=0).throw(4, 4, 6).play("stay")
        return {action.split()[2] for action in bench.offers("push")}

    assert pushes("C1", "S1") == {"forward"}
    assert pushes("C3", "C2") == {"forward", "back"}
    assert pushes("C3", "C4") == {"forward", "back"}
    assert pushes("P3", "P2") == {"forward", "back"}
    assert pushes("K", "P3") == set()
    assert pushes("C2", "C1", wake=3) == set()
    back = Bench({"at": "MOON"}, {"at": "R1", "from": "K"}, seats=2, satellite=0).throw(4, 4, 6)
    back.play("stay", "push B back", "pass", "pass").throw(1, 1, 1)
    assert back.destinations == {"P3", "Q3", "R1", "T1"}, "all exits are open"
    turned = Bench({"at": "MOON"}, {"at": "C4", "from": "C3"}, seats=2, satellite=0).throw(4, 4, 6)
    turned.play("stay", "push B back", "pass", "pass").throw(1, 1, 1)
    assert turned.destinations == {"C4"}, "it keeps its direction"
    assert Bench({"at": "MOON"}, {"at": "C4", "from": "C3"}).throw(4, 4, 5).play("stay").offers("push") == []


@pytest.mark.rule("push", "wake")
def test_pushed_back_onto_the_orbit_a_rocket_is_caught_and_keeps_its_direction() -> None:
    rival = {"at": "C3", "from": "C2", "station": "S1"}
    bench = Bench({"at": "MOON"}, rival, seats=2, satellite=0).throw(4, 4, 6).play("stay", "push B back")
    assert (bench.at(B), bench.space(B)) == ("C2", 23)
    bench.play("pass", "pass").throw(1, 1, 6).play("pass")
    assert bench.at(B) == "C2", "six points are too few for a way back of eight"
    bench.throw(1, 1, 1).play("stay", "pass", "pass").throw(1, 1, 1)
    assert bench.destinations == {"C3"}
    hit = Bench({"at": "MOON"}, rival, seats=2, satellite=7).throw(4, 4, 6).play("stay", "push B back")
    assert (hit.at(B), hit.state.rockets[B].crashes) == ("S1", 1)


@pytest.mark.rule("push")
def test_pushed_onto_the_crossroads_one_may_not_go_back() -> None:
    bench = Bench({"at": "MOON"}, {"at": "P3", "from": "P2"}, seats=2, satellite=0).throw(4, 4, 6)
    bench.play("stay", "push B forward", "pass", "pass").throw(1, 1, 1)
    assert bench.destinations == {"Q3", "R1", "T1"}
    six = Bench({"at": "MOON"}, {"at": "P3", "from": "P2"}).throw(4, 4, 6).play("stay")
    assert six.refusal("push A back").rule == "push", "not one's own rocket"
    assert six.refusal("push C forward").rule == "push", "not one on the Earth"


@pytest.mark.rule("fly-crossroads")
def test_the_crossroads_refuse_by_their_own_rule() -> None:
    back = Bench({"at": "K", "from": "P3"}, satellite=0).throw(1, 1, 1)
    assert back.refusal("move P3").rule == "fly-crossroads", "not the way it came"
    assert back.refusal("move R2").rule == "fly", "too far"
    short = Bench({"at": "P1", "from": "S1"}, satellite=0).throw(1, 1, 6)
    assert short.refusal("move K").rule == "fly-crossroads", "no stop with points to spare"
    assert short.refusal("move P3").rule == "fly"
    far = Bench({"at": "P1", "from": "S1"}, satellite=0).throw(1, 1, 2)
    assert far.refusal("move K").rule == "fly"
