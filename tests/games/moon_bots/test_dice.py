"""Rolling and activating: examples E13 to E16 and E20."""

import pytest
from tests.games.moon_bots.bench import Bench, robot

from lunatheque.engine import text


@pytest.mark.rule("core", "conditions")
def test_e13_the_printed_attack() -> None:
    bench = Bench(robot(board="green")).play("roll = 1")
    assert bench.offers("use") == ["use core 1"]
    bench.play("use core 1")
    assert bench.legal == ["left 0", "left 1"]
    assert bench.play("left 1").energies == [15, 15, 17, 18]
    assert Bench(robot(board="green")).play("roll = 6").offers("use") == []
    bench = Bench(robot(board="purple"), robot(board="orange"), robot(board="blue"), robot(board="green"))
    assert bench.play("roll = 6", "use core 6", "left 0").energies == [15, 15, 15, 14]


@pytest.mark.rule("core", "protection")
@pytest.mark.parametrize(
    ("board", "die", "useless", "protection"),
    [
        ("green", 1, "UMIP", "UFIP"),
        ("blue", 1, "UMIP", "UFIP"),
        ("orange", 6, "UFIP", "UMIP"),
        ("purple", 6, "UFIP", "UMIP"),
    ],
)
def test_two_boards_strike_with_a_fist_and_two_with_a_missile(
    board: str, die: int, useless: str, protection: str
) -> None:
    def left(upgrade: str) -> int:
        others = [other for other in ("green", "orange", "blue", "purple") if other != board]
        robots = [robot(15, board=board), robot(16, upgrade, board=others[0])]
        bench = Bench(*robots, robot(17, board=others[1]), robot(18, board=others[2]))
        return bench.play(f"roll = {die}", f"use core {die}", "left 1").energies[1]

    assert (left(useless), left(protection)) == (15, 16)


@pytest.mark.rule("energy-limit")
def test_e14_no_more_than_two_energy_in_a_turn() -> None:
    bench = Bench(robot(10, "TR2", "AR1", "UDIE")).play("roll = 3 2", "use torso 3")
    assert bench.energies[0] == 12
    bench.play("use arm_right 2", "left 1")
    assert bench.energies[:2] == [12, 15]


@pytest.mark.rule("energy-limit")
def test_the_limit_is_counted_anew_in_every_turn() -> None:
    bench = Bench(robot(10, "TR2"), robot(10, "HD1")).play("roll = 3", "use torso 3", "end")
    assert bench.play("roll = 1", "use head 1").energies[:2] == [12, 11]
    bench.play("end", "end", "end", "roll = 3", "use torso 3")
    assert bench.energies[:2] == [14, 11]


@pytest.mark.rule("energy-cap", "energy-limit")
def test_e15_above_eighteen_is_lost_and_does_not_count() -> None:
    bench = Bench(robot(17, "TR2")).play("roll = 3", "use torso 3")
    assert bench.energies[0] == 18
    assert bench.state.gained == 1
    later = Bench(robot(17, "TR2", "AL2", "LR2", "UDIE", "UDIE")).play("roll = 3 4 2", "use torso 3", "use arm_left 4")
    later.play("left 0", "use leg_right 2", "left 1")
    assert later.energies[0] == 18, "the drain made room for the second energy of the turn"


@pytest.mark.rule("activate-drain")
def test_e16_a_part_that_would_drain_the_last_energy() -> None:
    bench = Bench(robot(1, "AL2")).play("roll = 4")
    assert bench.offers("use") == []
    refusal = bench.refusal("use arm_left 4")
    assert refusal.rule == "activate-drain"
    assert refusal.text.args == {"drain": 1, "energy": 1}
    assert Bench(robot(2, "AL2")).play("roll = 4", "use arm_left 4", "left 2").energies[:2] == [1, 14]


@pytest.mark.rule("activate-die", "activate-once", "conditions")
def test_e20_dice_and_parts_work_once() -> None:
    bench = Bench(robot(15, "AR4", "HD3", "UDIE")).play("roll = 1 1")
    assert bench.offers("use") == ["use head 1+1", "use arm_right 1+1", "use core 1"]
    bench.play("use head 1+1", "left 1")
    assert bench.offers("use") == []
    assert bench.refusal("use arm_right 1+1").rule == "activate"
    assert bench.refusal("use head 1+1").rule == "activate-once"


@pytest.mark.rule("conditions", "activate")
@pytest.mark.parametrize(
    ("part", "slot", "dice", "works"),
    [
        ("AR4", "arm_right", (2, 2), False),
        ("AR4", "arm_right", (1, 2), True),
        ("LL4", "leg_left", (5, 5), False),
        ("LL4", "leg_left", (5, 6), True),
        ("LL4", "leg_left", (6, 6), True),
        ("HD4", "head", (2, 5), True),
        ("HD4", "head", (2, 4), False),
        ("LR4", "leg_right", (4, 4), True),
        ("LR4", "leg_right", (4, 5), False),
        ("HD1", "head", (5, 2), True),
        ("HD1", "head", (4, 2), False),
        ("HD2", "head", (6, 1), True),
    ],
)
def test_conditions(part: str, slot: str, dice: tuple[int, int], works: bool) -> None:
    bench = Bench(robot(15, part, "UDIE", board="green")).play(f"roll = {dice[0]} {dice[1]}")
    assert bool(bench.offers(f"use {slot}")) is works


@pytest.mark.rule("activate", "roll", "turn")
def test_parts_need_dice_and_dice_come_once() -> None:
    bench = Bench(robot(15, "HD1"))
    assert bench.refusal("use head 1").rule == "roll"
    assert bench.refusal("use torso 1").rule == "roll"
    bench.play("roll = 2")
    assert bench.refusal("roll").rule == "roll"
    assert bench.refusal("use head 1").text.args == {"dice": text("condition-faces", faces="1 3 5")}
    assert bench.refusal("use torso 2").text.id == "refuse-no-part"
    two = Bench(robot(15, "HD4", "UDIE")).play("roll = 3 4")
    assert two.refusal("use head 4+3").text.args == {"dice": "3+4"}
    assert bench.refusal("pass").rule == "windows"


@pytest.mark.rule("roll")
def test_all_dice_are_rolled_and_leftover_dice_are_lost() -> None:
    bench = Bench(robot(15, "UDIE", "UDIE", "UDIE")).play("roll = 1 1 5 6")
    assert bench.state.dice == [0, 2, 0, 0, 0, 1, 1]
    bench.play("end")
    assert bench.state.turn == 1
    assert bench.state.dice == [0] * 7


@pytest.mark.rule("reroll")
def test_reroll_one_or_two_dice_once_before_any_part() -> None:
    bench = Bench(robot(15, "URER", "UDIE", "UDIE", "HD1")).play("roll = 1 1 4")
    assert bench.offers("reroll") == ["reroll 1", "reroll 1+1", "reroll 1+4", "reroll 4"]
    bench.play("reroll 1+4 = 3 6")
    assert bench.state.dice == [0, 1, 0, 1, 0, 0, 1]
    assert bench.offers("reroll") == []
    assert bench.refusal("reroll 1").text.id == "refuse-reroll-used"
    late = Bench(robot(15, "URER", "UDIE", "HD1")).play("roll = 1 4", "use head 1")
    assert late.refusal("reroll 4").text.id == "refuse-reroll-late"
    assert Bench(robot(15, "URER")).play("roll = 4").offers("reroll") == ["reroll 4"]
    assert Bench().play("roll = 4").refusal("reroll 4").text.id == "refuse-no-reroll"
    assert Bench(robot(15, "URER")).refusal("reroll 4").rule == "roll"
    assert Bench(robot(15, "URER")).play("roll = 4").refusal("reroll 3").text.id == "refuse-dice"


@pytest.mark.rule("activate-whole", "activate-order")
def test_the_whole_effect_is_taken_loss_before_gain_before_blows() -> None:
    bench = Bench(robot(15, "LR3", board="orange"), robot(2, board="green")).play("roll = 6")
    bench.play("use leg_right 6")
    assert bench.energies[0] == 15, "points are shared out before anything takes effect"
    bench.play("left 2")
    assert bench.energies[0] == 14
    assert bench.state.robots[1].standing == 2
    assert bench.state.events is not None
    ids = [event.text.id for event in bench.state.events]
    assert ids.index("event-lost") < ids.index("event-attacked")


@pytest.mark.rule("activate")
def test_an_energy_part_may_be_used_without_any_gain() -> None:
    bench = Bench(robot(18, "TR1")).play("roll = 2", "use torso 2")
    assert bench.energies[0] == 18
    assert bench.state.gained == 0
