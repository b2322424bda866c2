"""Elimination, victory and the guard against stalemate: examples E38 to E43, and two players."""

import pytest
from tests.games.moon_bots.bench import BOX, A, B, Bench, C, robot

from lunatheque.games.moon_bots import GAME

GONE = robot(0, standing="defeated", fell=1)


@pytest.mark.rule("elimination", "goal", "victory")
def test_the_last_robot_standing_wins() -> None:
    bench = Bench(robot(15, "AL3"), robot(2), GONE, GONE).play("roll = 5", "use arm_left 5")
    assert bench.state.over
    assert bench.state.ranking() == [1, 2, 3, 3]
    assert bench.state.scores() == [15, 0, 0, 0]
    assert bench.state.actors() == []


@pytest.mark.rule("elimination")
def test_an_eliminated_robot_gives_everything_to_the_box_unseen() -> None:
    bench = Bench(robot(15, "AL3"), robot(2, "HD1", "UDIE", "URER", "SW05"), pile=["LL1"])
    boxed = bench.state.boxed
    bench.play("roll = 5", "use arm_left 5", "left 2", "pass")
    assert bench.state.boxed == boxed + 4
    assert bench.view(A)["robots"][B]["parts"] == []
    assert "SW05" not in bench.view(A)["known"]
    assert bench.view(B)["known"] == {"SW05": "box"}
    assert bench.view(A)["used"] == []


@pytest.mark.rule("elimination-turn", "market-refill")
def test_a_robot_that_falls_in_its_own_turn_still_refills() -> None:
    bench = Bench(robot(1, "SW11", "SW02"), market=["secret"], pile=["HD1"]).play("play SW11")
    bench.play("pass = card:HD1")
    assert bench.state.robots[A].standing == 2
    assert bench.view(B)["market"][0] == "HD1"
    assert bench.state.turn == B


@pytest.mark.rule("simultaneous")
def test_e41_all_fall_at_once() -> None:
    shared = Bench(robot(2, "SW11", "SW02", "SW03"), robot(1, "SW05"), GONE, GONE).play("play SW11", "pass", "pass")
    assert shared.state.over
    assert shared.state.ranking() == [1, 1, 3, 3]
    won = Bench(robot(2, "SW11", "SW02", "SW03", "SW06"), robot(1, "SW05"), GONE, GONE)
    won.play("play SW11", "pass", "pass")
    assert won.state.ranking() == [2, 1, 3, 3]


@pytest.mark.rule("simultaneous", "weapon-deflector")
def test_a_deflected_packet_and_its_origin_are_one_event() -> None:
    bench = Bench(robot(2, "AR3"), robot(1, "SW03"), GONE, GONE).play("roll = 1", "use arm_right 1", "deflect 1")
    assert bench.state.over
    assert bench.state.ranking() == [1, 1, 3, 3]


@pytest.mark.rule("stalemate")
def test_e43_after_round_sixty_the_highest_energy_wins() -> None:
    bench = Bench(robot(9), GONE, robot(4), GONE, turn=C, round=60).play("end")
    assert bench.state.over
    assert bench.state.ranking() == [1, 3, 2, 3]
    equal = Bench(robot(4), GONE, robot(4), GONE, turn=C, round=60).play("end")
    assert equal.state.ranking() == [1, 3, 1, 3]
    early = Bench(robot(9), GONE, robot(4), GONE, turn=C, round=59).play("end")
    assert not early.state.over
    short = Bench(robot(9), GONE, robot(4), GONE, turn=C, round=30, options={"last-round": "30"}).play("end")
    assert short.state.over


def duel(*robots: dict[str, object], **more: object) -> Bench:
    return Bench(*robots, seats=2, **more)


@pytest.mark.rule("duel-target", "duel-deactivated", "duel-final")
def test_e39_a_duel_is_won_then_the_final() -> None:
    bench = duel(robot(7, "AR3"), robot(6), robot(5, "AL3", board="blue"), robot(3, board="purple"))
    bench.play("roll = 1", "use arm_right 1")
    assert bench.energies == [7, 6, 5, 0]
    assert [one.standing for one in bench.state.robots] == [1, 0, 0, 2]
    assert bench.state.turn == 1, "the conqueror's turn ends, the right robot plays"
    bench.play("end")
    assert bench.state.turn == 2
    bench.play("roll = 5", "use arm_left 5")
    assert bench.energies == [7, 4, 5, 0]
    assert bench.state.turn == 2
    bench.state.robots[1].energy = 2
    bench.play("end", "end", "roll = 5", "use arm_left 5")
    assert [one.standing for one in bench.state.robots] == [0, 2, 0, 2]
    assert [bench.state.robots[0].facing, bench.state.robots[2].facing] == [2, 0]
    assert not bench.state.over
    assert bench.energies == [7, 0, 5, 0]
    assert bench.state.turn == 0, "the turn in which the duel was won has ended"
    bench.play("roll = 1", "use arm_right 1")
    assert bench.energies[2] == 2


@pytest.mark.rule("duel-deactivated", "duel-final")
def test_into_the_final_a_robot_takes_the_cards_it_had() -> None:
    robots = [robot(7, "HD1", "UDIE", "UFIP", "SW01", standing="deactivated"), robot(2)]
    robots += [robot(5, "AL3", "SW02"), robot(0, standing="defeated", fell=1)]
    bench = duel(*robots, turn=2, options={"asking": "holders"})
    bench.play("roll = 5", "use arm_left 5")
    assert bench.energies == [7, 0, 5, 0]
    first, second = (bench.view(0)["robots"][number] for number in (0, 2))
    assert (first["parts"], first["weapons"], second["parts"], second["weapons"]) == (["HD1"], 1, ["AL3"], 1)
    assert bench.play("play SW01").energies == [11, 0, 5, 0], "its secret weapons work again"
    bench.play("roll = 2 2", "end", "roll = 5", "use arm_left 5")
    assert bench.energies == [10, 0, 5, 0], "two fists, less its Fist protection"


@pytest.mark.rule("duel-final", "victory")
def test_e40_both_duels_won_by_one_player() -> None:
    bench = duel(
        robot(7, standing="deactivated"), robot(6, "AR3"), robot(3), robot(0, standing="defeated", fell=1), turn=1
    )
    bench.play("roll = 1", "use arm_right 1")
    assert bench.state.over
    assert bench.state.ranking() == [1, 2]
    assert bench.state.scores() == [13, 0]


@pytest.mark.rule("duel-final")
def test_the_final_ends_the_match() -> None:
    bench = duel(
        robot(7, "AR3", facing=2),
        robot(0, standing="defeated", fell=2),
        robot(3, facing=0),
        robot(0, standing="defeated", fell=1),
    )
    bench.play("roll = 1", "use arm_right 1")
    assert bench.state.over
    assert bench.state.ranking() == [1, 2]


@pytest.mark.rule("duel-cards")
def test_cards_serve_the_robot_that_bought_them() -> None:
    bench = duel(market=["HD1", "secret"]).play("buy r0c0", "end")
    assert bench.view(0)["robots"][0]["parts"] == ["HD1"]
    assert bench.view(0)["robots"][1]["parts"] == []
    assert bench.state.turn == 1
    assert Bench(robot(15), robot(15, "SW01"), seats=2).offers("play") == []


@pytest.mark.rule("duel-opponents", "weapon-deflector", "weapon-virus", "weapon-lead", "weapon-espionage")
def test_opponents_are_enemy_robots_in_play() -> None:
    frozen = robot(7, "SW02", standing="deactivated")
    bench = duel(frozen, robot(6, "SW11", "SW14", "SW15"), robot(5, "SW05"), robot(0, standing="defeated"), turn=1)
    assert bench.offers("spy") == ["spy 3"]
    bench.play("play SW11", "pass", "pass")
    assert bench.energies == [7, 4, 4, 0], "the deactivated robot loses nothing"
    bench = duel(robot(15, "AR3"), robot(15), robot(16), robot(16, "SW03")).play("roll = 1", "use arm_right 1")
    assert bench.actor == 1
    assert bench.legal == ["pass", "deflect 1", "deflect 2"]


@pytest.mark.rule("duel-opponents", "weapon-lead")
def test_the_lead_spares_the_own_second_robot() -> None:
    bench = duel(robot(15, "SW15"), robot(15), robot(16), robot(16)).play("play SW15")
    assert bench.energies == [15, 15, 14, 14]


@pytest.mark.rule("duel-deactivated")
def test_a_deactivated_robot_neither_plays_nor_answers() -> None:
    frozen = robot(7, "SW01", standing="deactivated")
    bench = duel(frozen, robot(6, "AR3"), robot(9), robot(0, standing="defeated"), turn=1)
    bench.play("end", "end", "roll = 2", "end")
    assert bench.state.turn == 2, "only the robots of the open duel play"


@pytest.mark.rule("duel-deactivated", "window-turn-start")
def test_when_a_robot_is_deactivated_before_its_turn_nobody_else_is_asked_about_it() -> None:
    bench = duel(robot(9, "SW11", "SW05"), robot(1, "SW02"), robot(9), robot(9), turn=1)
    bench.play("end", "play SW11", "pass", "pass")
    assert [one.standing for one in bench.state.robots] == [0, 2, 1, 0]
    assert bench.state.turn == 3, "robot 1 was not asked again before the turn of robot 3"
    assert bench.actor == 0


@pytest.mark.rule("duel-knockout")
def test_a_double_knock_out_gives_the_match_to_the_other_duel() -> None:
    bench = duel(robot(2, "SW11", "SW02", "SW06"), robot(9), robot(9), robot(1, "SW05")).play(
        "play SW11", "pass", "pass"
    )
    assert [one.standing for one in bench.state.robots] == [2, 0, 0, 2]
    bench.state.robots[1].parts[3] = 14
    bench.state.robots[2].energy = 3
    assert bench.actor == 0, "the other duel goes on"
    bench.play("roll = 1", "use arm_right 1")
    assert bench.state.over
    assert bench.state.ranking() == [1, 2]


@pytest.mark.rule("duel-knockout")
def test_a_double_knock_out_in_the_final_compares_what_was_missing() -> None:
    out = robot(0, standing="defeated", fell=1)
    level = duel(robot(2, "SW11", "SW02", "SW06", facing=2), out, robot(1, "SW05", facing=0), out)
    assert level.play("play SW11", "pass", "pass").state.ranking() == [1, 1]
    ahead = duel(robot(1, "SW11", "SW02", "SW06", facing=2), out, robot(1, "SW05", facing=0), out)
    assert ahead.play("play SW11", "pass", "pass").state.ranking() == [2, 1]


@pytest.mark.rule("stalemate")
def test_the_guard_with_two_players_counts_all_robots_that_were_not_defeated() -> None:
    bench = duel(robot(3, standing="deactivated"), robot(2), robot(4), robot(0, standing="defeated"), turn=2, round=60)
    bench.play("end")
    assert bench.state.over
    assert bench.state.ranking() == [1, 2]


@pytest.mark.rule("duel-final", "window-turn-start")
def test_a_final_that_begins_before_a_turn_leaves_that_turn() -> None:
    bench = duel(robot(9, "SW11"), robot(1, "SW05"), robot(9), robot(1, "SW02"), turn=1)
    bench.play("end", "play SW11", "pass", "pass")
    assert [one.standing for one in bench.state.robots] == [0, 2, 0, 2]
    assert bench.state.turn == 2, "robot 3, whose turn was about to begin, plays it in the final"
    assert bench.legal[0] == "roll"


@pytest.mark.rule("victory", "simultaneous")
def test_robots_that_fall_together_are_ranked_by_what_was_missing() -> None:
    bench = Bench(robot(9, "SW11"), robot(1, "SW02", "SW03", "SW05"), robot(1, "SW06"), GONE)
    bench.play("play SW11", "pass", "pass")
    assert bench.state.ranking() == [1, 3, 2, 4]


@pytest.mark.rule("attack-packets")
def test_a_robot_that_fell_in_the_middle_of_its_attack_is_saved_and_loaded() -> None:
    bench = Bench(robot(2, "AR3"), robot(10, "SW03"), robot(12), robot(9, "SW02"))
    bench.play("roll = 1", "use arm_right 1", "left 2", "deflect 1")
    assert bench.state.robots[A].standing == 2
    assert bench.actor == 3
    loaded = GAME.load(BOX, GAME.save(bench.state))
    assert GAME.save(loaded) == GAME.save(bench.state)
    assert loaded.actors() == [3]


def test_robots_in_the_air_are_not_asked() -> None:
    """A robot whose energy is gone for the moment plays no more cards."""
    bench = Bench(robot(15, "AR4", "UDIE"), robot(2, "SW03", "SW04"), robot(5, "SW01"))
    bench.play("roll = 1 2", "use arm_right 1+2", "left 5", "deflect 3", "pass", "play SW01")
    assert bench.state.robots[B].standing == 2
    assert bench.energies[C] == 7
