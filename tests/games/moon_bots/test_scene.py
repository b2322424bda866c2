"""Moon-Bots on the table: what can be followed keeps its id, attacks are seen, what is searched lies open to one."""

import re

import pytest
from tests.games.bench import piece_of, seen, touch_of, zones_of
from tests.games.moon_bots.bench import Bench, robot

from lunatheque.engine import EVERYONE
from lunatheque.games.moon_bots import GAME
from lunatheque.games.moon_bots.cards import BOARDS, MAX_ENERGY, PART_IDS, WEAPON_IDS
from lunatheque.scene import Touch

ART = GAME.art(GAME.box())


@pytest.mark.rule("buy-part")
def test_a_part_keeps_its_id_from_the_market_to_the_robot() -> None:
    bench = Bench(robot(15), market=["HD1", "UDIE", None, None, None, None])
    assert zones_of(seen(bench))["HD1"] == "market"
    assert touch_of(bench, "buy r0c0") == Touch(("HD1",), value=0)
    bench.play("buy r0c0")
    assert zones_of(seen(bench))["HD1"] == "robot-0-body"
    assert piece_of(seen(bench), "HD1").place == (160, 57), "a head is on top"


@pytest.mark.rule("activate-die")
def test_dice_keep_their_ids_from_the_roll_to_the_part() -> None:
    bench = Bench(robot(15, "HD3", "AL1", "UDIE", "UDIE")).play("roll = 2 2 2")
    dice = [id for id, zone in zones_of(seen(bench)).items() if zone == "robot-0-dice"]
    assert len(dice) == 3
    touch = touch_of(bench, "use head 2+2")
    assert touch.pieces == (*dice[:2], "HD3")
    assert set(touch.lights) == {"robot-1-energy", "robot-3-energy"}
    bench.play("use head 2+2", "left 2")
    zones = zones_of(seen(bench))
    assert [zones[die] for die in dice] == ["robot-0-body", "robot-0-body", "robot-0-dice"]
    bench.play("use arm_left 2", "left 0")
    assert [zones_of(seen(bench))[die] for die in dice] == ["robot-0-body"] * 3


@pytest.mark.rule("attack-share")
def test_an_attack_is_an_arrow_from_the_part_to_whom_it_may_hit() -> None:
    bench = Bench(robot(15, "AR3")).play("roll = 1", "use arm_right 1")
    for seat in (EVERYONE, 0, 1):
        arrows = seen(bench, seat).arrows
        assert {(arrow.start, arrow.end) for arrow in arrows} == {("AR3", "robot-1-energy"), ("AR3", "robot-3-energy")}
    assert touch_of(bench, "left 3") == Touch(("robot-1-energy",), value=-3)
    assert touch_of(bench, "left 0") == Touch(("robot-3-energy",), value=-3)
    assert touch_of(bench, "left 1") == Touch(())
    bench.play("left 3")
    assert seen(bench).arrows == ()


@pytest.mark.rule("weapon-research")
def test_the_pile_lies_open_to_whoever_looks_through_it() -> None:
    bench = Bench(robot(15, "SW12"), pile=["HD1", "UDIE", "LL2"]).play("play SW12")
    assert [id for id, zone in zones_of(seen(bench)).items() if zone == "search"] == ["pile-HD1", "pile-LL2"]
    assert touch_of(bench, "build LL2") == Touch(("pile-LL2",))
    assert "search" not in zones_of(seen(bench, 1)).values()
    assert zones_of(seen(bench, 1))["SW12"] == "used", "a weapon that was played lies open"


def test_alike_cards_of_the_market_are_told_apart() -> None:
    bench = Bench(robot(15), market=["UDIE", "secret", "UDIE", "secret", "URER", "UDIE"])
    ids = [id for id, zone in zones_of(seen(bench)).items() if zone == "market" and not id.startswith("cost")]
    assert len(ids) == 6
    assert all(re.fullmatch("market-[01]-(UDIE|URER|secret)-[01]", id) for id in ids)


@pytest.mark.rule("elimination")
def test_a_robot_that_is_out_is_struck_through() -> None:
    bench = Bench(robot(15, "AR3"), robot(2)).play("roll = 1", "use arm_right 1", "left 3")
    scene = seen(bench)
    assert piece_of(scene, "robot-1-standing").face == "defeated"
    assert not [piece for piece in scene.pieces() if piece.id.startswith("robot-1-die")]


def test_no_two_parts_weapons_or_boards_look_alike() -> None:
    drawn = [ART.faces[name].svg for name in (*PART_IDS, *WEAPON_IDS, *(f"body-{board}" for board in BOARDS))]
    shapes = [re.sub("#[0-9a-f]{6}", "", svg) for svg in drawn]
    assert len(set(shapes)) == len(shapes), "told apart by shape, not by colour alone"
    assert len({ART.faces[f"energy-{energy}"].svg for energy in range(MAX_ENERGY + 1)}) == MAX_ENERGY + 1


def test_a_card_shows_what_its_pack_says() -> None:
    numbers = re.findall(r">([^<]+)</text>", ART.faces["TR4"].svg)
    assert numbers == [">10".replace(">", "&gt;"), "4", "1"]


@pytest.mark.rule("victory", "simultaneous", "stalemate")
def test_the_sheet_says_what_the_ranking_depends_on() -> None:
    bench = Bench(robot(15, "AR3"), robot(2), robot(9), robot(8)).play("roll = 1", "use arm_right 1", "left 3")
    sheet = {line.text.id: line.values for line in GAME.sheet(bench.state, EVERYONE)}
    assert sheet == {
        "sheet-standing": (1, 0, 1, 1),
        "sheet-fall": (None, 1, None, None),
        "sheet-depth": (None, -1, None, None),
        "sheet-energy": (15, 0, 9, 8),
    }
