"""Attacks: examples E17 to E24 without secret weapons, targets, bonuses and protections."""

import pytest
from tests.games.moon_bots.bench import Bench, robot


@pytest.mark.rule("attack-targets", "attack-share", "protection", "packet")
def test_e17_points_are_shared_between_neighbours() -> None:
    bench = Bench(robot(15, "HD4", "UDIE"), robot(16, "UMIP"), robot(17), robot(18)).play("roll = 3 4", "use head 3+4")
    assert bench.legal == ["left 0", "left 1", "left 2", "left 3"]
    assert bench.refusal("left 4").rule == "attack-share"
    assert bench.refusal("end").rule == "attack-share"
    bench.play("left 2")
    assert bench.energies == [15, 15, 17, 17]


@pytest.mark.rule("missile-bonus")
def test_e19_the_missile_bonus_goes_to_one_robot_that_is_hit() -> None:
    cards = ("LR4", "UMIB", "UDIE")
    bench = Bench(robot(15, *cards)).play("roll = 5 5", "use leg_right 5+5", "left 2")
    assert bench.legal == ["bonus 2", "bonus 4"]
    bench.play("bonus 2")
    assert bench.energies == [15, 13, 17, 17]
    bench = Bench(robot(15, *cards)).play("roll = 5 5", "use leg_right 5+5", "left 3")
    assert bench.energies == [15, 12, 17, 18], "no choice: only one robot is hit"
    bench = Bench(robot(15, *cards)).play("roll = 5 5", "use leg_right 5+5", "left 2")
    assert bench.refusal("bonus 3").rule == "missile-bonus"


@pytest.mark.rule("missile-bonus")
def test_the_missile_bonus_for_each_target_is_an_option() -> None:
    bench = Bench(robot(15, "LR4", "UMIB", "UDIE"), options={"missile-bonus": "each-target"})
    assert bench.play("roll = 5 5", "use leg_right 5+5", "left 2").energies == [15, 13, 17, 16]


@pytest.mark.rule("fist-bonus")
def test_the_fist_bonus_goes_to_a_neighbour_of_choice_or_to_nobody() -> None:
    def bench() -> Bench:
        return Bench(robot(15, "AL1", "UFIB")).play("roll = 2", "use arm_left 2", "left 1")

    assert bench().legal == ["bonus none", "bonus 2", "bonus 4"]
    assert bench().play("bonus none").energies == [15, 15, 17, 18]
    assert bench().play("bonus 2").energies == [15, 14, 17, 18]
    assert bench().play("bonus 4").energies == [15, 15, 17, 17]
    assert bench().refusal("bonus 3").rule == "fist-bonus"


@pytest.mark.rule("fist-bonus")
def test_the_fist_bonus_on_any_opponent_is_an_option() -> None:
    bench = Bench(robot(15, "AL1", "UFIB"), options={"fist-bonus": "any-opponent"})
    bench.play("roll = 2", "use arm_left 2", "left 1")
    assert bench.legal == ["bonus none", "bonus 2", "bonus 3", "bonus 4"]
    assert bench.play("bonus 3").energies == [15, 15, 16, 18]


@pytest.mark.rule("fist-bonus", "duel-target")
def test_with_two_players_the_fist_bonus_stays_in_the_duel() -> None:
    bench = Bench(robot(15, "AL1", "UFIB"), seats=2, options={"fist-bonus": "any-opponent"})
    bench.play("roll = 2", "use arm_left 2")
    assert bench.legal == ["bonus none", "bonus 4"]
    assert bench.refusal("bonus 3").rule == "fist-bonus"


@pytest.mark.rule("fist-bonus")
def test_the_fist_bonus_can_be_declined_with_a_single_target_too() -> None:
    gone = robot(0, standing="defeated")
    bench = Bench(robot(2, "AL1", "UFIB"), robot(9, "SW03"), gone, gone).play("roll = 2", "use arm_left 2")
    assert bench.legal == ["bonus none", "bonus 2"]
    bench.play("bonus none", "deflect 1")
    assert bench.energies[0] == 1, "two deflected points would have been the end"
    bench = Bench(robot(2, "AL1", "UFIB"), robot(9), gone, gone).play("roll = 2", "use arm_left 2", "bonus 2")
    assert bench.energies[1] == 7


@pytest.mark.rule("protection")
def test_protections_hold_against_their_own_kind_only() -> None:
    def hit(*cards: str) -> int:
        bench = Bench(robot(15, "AL3"), robot(10, *cards)).play("roll = 5", "use arm_left 5", "left 2")
        return bench.energies[1]

    assert hit() == 8
    assert hit("UFIP") == 9
    assert hit("UMIP") == 8
    bench = Bench(robot(15, "AL1"), robot(10, "UFIP")).play("roll = 2", "use arm_left 2", "left 1")
    assert bench.energies[1] == 10


@pytest.mark.rule("attack-packets")
def test_one_packet_for_each_target_clockwise_from_the_left() -> None:
    bench = Bench(robot(15, "AL4", "UDIE"), robot(16, "UFIP"), robot(17), robot(18, "UFIP"))
    bench.play("roll = 2 2", "use arm_left 2+2", "left 2")
    assert bench.state.events is not None
    attacks = [event.text.args for event in bench.state.events if event.text.id == "event-attacked"]
    assert [(attack["points"], attack["protection"], attack["kind"]) for attack in attacks] == [
        (2, 1, "fist"),
        (1, 1, "fist"),
    ]
    assert bench.energies == [15, 15, 17, 18]


@pytest.mark.rule("attack-packets")
def test_a_salvo_is_lost_if_its_target_fell_in_the_meantime() -> None:
    bench = Bench(robot(15, "AR3"), robot(16, "SW03"), robot(17), robot(2)).play("roll = 1", "use arm_right 1")
    bench.play("left 2", "deflect 4")
    assert bench.energies == [15, 16, 17, 0], "neither D nor anybody else takes the third point"


@pytest.mark.rule("neighbours", "attack-targets")
def test_e38_neighbours_are_the_nearest_robots_still_in_play() -> None:
    gone = robot(0, standing="defeated")
    bench = Bench(robot(15, "AL1"), gone, robot(17), robot(18)).play("roll = 1", "use arm_left 1")
    assert bench.play("left 1").energies == [15, 0, 16, 18]
    bench = Bench(robot(15, "AL1"), gone, robot(17), gone).play("roll = 1", "use arm_left 1")
    assert bench.energies == [15, 0, 16, 0]


@pytest.mark.rule("neighbours", "elimination")
def test_behind_a_robot_that_falls_the_next_one_is_in_reach_at_once() -> None:
    bench = Bench(robot(15, "AL1", "AR1", "UDIE"), robot(1), robot(17), robot(18)).play("roll = 1 3")
    bench.play("use arm_left 3", "left 1")
    assert bench.energies == [15, 0, 17, 18]
    bench.play("use arm_right 1", "left 1")
    assert bench.energies == [16, 0, 16, 18], "C is the left neighbour now, D still the right one"


@pytest.mark.rule("attack-targets")
def test_with_three_players_everybody_can_be_hit() -> None:
    bench = Bench(robot(15, "AL3"), seats=3).play("roll = 5", "use arm_left 5", "left 1")
    assert bench.energies == [15, 15, 16]


@pytest.mark.rule("attack-share", "attack-packets")
def test_a_part_with_fists_and_missiles_shares_out_both(tmp_path: object) -> None:
    from pathlib import Path

    from lunatheque.games.moon_bots import GAME

    source = GAME.pack.read_text(encoding="utf-8")
    changed = source.replace('dice = "1 2 3"\nfists = 1\n', 'dice = "1 2 3"\nfists = 1\nmissiles = 2\n')
    assert changed != source
    file = Path(str(tmp_path)) / "both.toml"
    file.write_text(changed, encoding="utf-8")
    bench = Bench(robot(15, "AL1"), robot(16, "UMIP"))
    bench.state = GAME.load(GAME.box(file), GAME.save(bench.state))
    bench.state.events = []
    bench.play("roll = 1", "use arm_left 1", "left 1", "left 1")
    assert bench.energies == [15, 15, 17, 17]
    attacks = [event.text.args for event in bench.state.events if event.text.id == "event-attacked"]
    assert [attack["kind"] for attack in attacks] == ["fist", "missile", "missile"], "fists come first"
