"""Scientists, requirements, plans, field scientists, the tank."""

import pytest
from tests.games.skymines.bench import A, person
from tests.games.skymines.test_resources import alone

from lunatheque.games.skymines.kinds import PLAN_IDS
from lunatheque.games.skymines.research import meets

TRACK = ["pA10", "pA11", "pA01", "pB22", "pC23"]
"""Steps 3 to 5 of H04: minerals 3, pay $1, nothing."""


@pytest.mark.rule("scientist", "requirement", "plan-reward", "research")
def test_h04_upload() -> None:
    bench = alone(person("MI1 MI2 SCa", upload=2, plans=TRACK, cash=1)).play("use SCa", "enter", "enter", "enter")
    assert bench.state.upload[A] == 5
    assert bench.state.cash[A] == 0
    assert bench.state.tank[A] == 3
    assert bench.state.open_now(A) == 0b11110
    assert bench.state.opened[A] == 0b01110
    assert bench.state.used[A] == 0b01000
    assert bench.state.step == 3


@pytest.mark.rule("flip-plan", "requirement")
def test_h05_flip() -> None:
    bench = alone(person("MI2 SCa", upload=2, plans=TRACK, cash=3)).play("use SCa")
    assert bench.legal == ["flip"]
    assert bench.refusal("enter").rule == "requirement"
    bench.play("flip", "enter", "enter")
    assert bench.state.cash[A] == 0
    assert bench.state.flipped[A] == 0b100
    assert bench.state.tank[A] == 3


@pytest.mark.rule("flip-plan", "plan-reward")
def test_a_plan_that_is_face_down_gives_nothing() -> None:
    bench = alone(person("MI2 SCa", upload=2, plans=TRACK, cash=2)).play("use SCa", "flip")
    assert bench.state.cash[A] == 0
    assert bench.state.step == 3
    assert bench.state.upload[A] == 3
    again = alone(person("SCa", upload=2, plans=["pA10", "pA11", "pA01 down"], cash=0)).play("use SCa", "enter")
    assert again.state.upload[A] == 3
    assert again.state.cash[A] == 0


@pytest.mark.rule("scientist")
def test_a_scientist_needs_a_plan_to_enter() -> None:
    bench = alone(person("SCa MI1", upload=2, plans=TRACK[:2], cash=9))
    assert bench.refusal("use SCa").rule == "scientist"
    bench = alone(person("SCa MI1", upload=2, plans=TRACK, cash=1))
    assert bench.refusal("use SCa").rule == "requirement"


@pytest.mark.rule("requirement")
@pytest.mark.parametrize(
    ("plan", "yes", "no"),
    [
        ("pA01", "MI1 MI2", "MI2 TI2"),
        ("pA13", "MI1 TI1 CA1", "MI1 TI1"),
        ("pA16", "MI2 TI2", "MI2 TI1"),
        ("pA19", "SCa A11", "SCa MI1"),
        ("pB16", "A01", "MI2 TI2"),
        ("pC13", "CA2", "CA1 MI1"),
        ("pB10", "EN2", "EN1a"),
        ("pC22", "", "none"),
    ],
)
def test_requirements(plan: str, yes: str, no: str) -> None:
    """One scientist of those face up is the one that is used."""
    number = PLAN_IDS.index(plan)
    used = 1 if "SCa" in yes else 0
    assert meets(alone(person(yes)).state, A, number, used)
    if no != "none":
        assert not meets(alone(person(no)).state, A, number, used)
        used_up = " ".join(f"{card}*" for card in yes.split())
        assert not meets(alone(person(used_up)).state, A, number, 0)


@pytest.mark.rule("bonus-tiles", "requirement")
def test_bonus_tiles_count_for_requirements() -> None:
    bench = alone(person("MI1"), tiles={"BT-RES": {"owner": 0}}, declared="MI")
    assert meets(bench.state, A, PLAN_IDS.index("pA01"), 0)


@pytest.mark.rule("bonus-scientist")
def test_a_requirement_passed_over_and_points_afterwards() -> None:
    tracks = ["A1", "B1", "C2", "D1"]
    bench = alone(person("SCa", spaces=[0, 0, 13, 0], plans=["pA02", "pA05"], cash=2), tracks=tracks, plans=["pA09"])
    bench.play("use SCa")
    assert bench.legal == ["flip", "ignore"]
    bench.play("ignore")
    assert bench.legal == ["flip", "stop"]
    bench.play("stop")
    assert bench.state.tank[A] == 2
    assert bench.state.research == 2
    assert bench.offers("plan") == ["A1"]


@pytest.mark.rule("field-scientist", "tank")
def test_a_field_scientist() -> None:
    bench = alone(person("A11 B08")).play("use B08")
    assert bench.state.tank[A] == 3
    assert bench.state.used[A] == 0b00100


@pytest.mark.rule("bonus-field", "tank-end")
def test_one_step_farther_and_the_end_of_the_tank() -> None:
    bench = alone(person("A11", spaces=[0, 0, 5, 0], tank=26, cash=0)).play("use A11")
    assert (bench.state.tank[A], bench.state.cash[A]) == (28, 2)


@pytest.mark.rule("take-plan", "supplement", "research-points")
def test_a_plan_brings_the_money_of_its_row() -> None:
    bench = alone(
        person("SCa MI1", cash=0), plans=["pA01", "-", "-", "-", "pB01"], supplements=[2, 1, 0], bonus={}
    ).play("bonus MB-SC")
    assert bench.state.research == 3
    bench.play("plan A1 = plan:pA07")
    assert bench.state.cash[A] == 2
    assert bench.state.plans[0] == PLAN_IDS.index("pA07")
    bench.play("plan A1 = plan:pA08")
    assert bench.state.cash[A] == 2
    assert bench.plans() == ["pA01", "pA07"]
    bench.play("stop")


@pytest.mark.rule("take-plan", "research-end")
def test_a_full_track() -> None:
    plans = [f"pA{number:02}" for number in range(1, 16)]
    bench = alone(person("SCa", plans=plans, cash=0), plans=["pA20"]).play("bonus MB-SC")
    assert bench.state.step == 3
    assert bench.state.cash[A] == 0
    bench = alone(person("SCa", plans=plans, upload=15, cash=0), plans=["pA20"]).play("bonus MB-SC")
    assert bench.state.cash[A] == 6


@pytest.mark.rule("take-plan")
def test_an_empty_supply_leaves_the_space_empty() -> None:
    bench = alone(person("SCa", cash=0), plans=["pA20"], supplies=[[], [], []])
    bench.play("bonus MB-SC", "plan A1")
    assert bench.state.plans[0] == -1
    assert bench.state.step == 3


@pytest.mark.rule("special-plans", "research-points")
def test_special_plans() -> None:
    """Three points: a special plan from the round track; its reward when the marker stops there."""
    bench = alone(person("B06", cash=0), specials={"3": "SP4"}, round=3)
    bench.play("expand AST", "place 2 1", "place 7 1", "place 12 1")
    assert bench.legal == ["special 3", "stop"]
    bench.play("special 3")
    assert bench.plans() == ["SP4"]
    assert bench.state.specials[3] == -1


@pytest.mark.rule("special-plans")
def test_two_tracks_must_differ() -> None:
    bench = alone(person("SCa", plans=["SP4"]), round=2).play("use SCa", "enter", "advance TAW")
    assert bench.offers("advance") == ["AST", "SKY", "MNV"]
    assert bench.refusal("advance TAW").text.id == "refuse-same-track"
    bench.play("advance MNV")
    assert bench.spaces() == [0, 2, 0, 2]
    assert bench.state.step == 3


@pytest.mark.rule("special-plans")
@pytest.mark.parametrize(("plan", "cash", "tank"), [("SP1", 6, 0), ("SP2", 0, 4)])
def test_money_and_helium(plan: str, cash: int, tank: int) -> None:
    bench = alone(person("SCa", plans=[plan], cash=0), round=2).play("use SCa", "enter")
    assert (bench.state.cash[A], bench.state.tank[A]) == (cash, tank)


@pytest.mark.rule("special-plans")
def test_an_expansion_and_a_free_card() -> None:
    bench = alone(person("SCa", plans=["SP5"], cash=0), round=2).play(
        "use SCa", "enter", "expand SKY", "place 35 1", "place 36 2"
    )
    assert bench.state.points == 1
    assert bench.state.cash[A] == 1
    bench = alone(person("SCa", plans=["SP6"], cash=0), round=2, display=["-", "C04"]).play(
        "use SCa", "enter", "buy 2", "rest D"
    )
    assert bench.pile("D") == ["C04"]
    assert bench.state.cash[A] == 0


@pytest.mark.rule("plan-reward")
def test_steps_of_a_plan_are_made_at_once() -> None:
    bench = alone(person("SCa MI1", plans=["pC03"])).play("use SCa", "enter")
    assert bench.offers("advance") == ["AST", "TAW", "SKY", "MNV"]
    bench.play("advance SKY")
    assert bench.spaces() == [0, 0, 3, 0]


@pytest.mark.rule("bonus-scientist", "requirement")
def test_a_fee_can_be_passed_over_too() -> None:
    """pB22 asks for $1: with the bonus of C2 it is paid or passed over."""
    tracks = ["A1", "B1", "C2", "D1"]
    bench = alone(person("SCa", spaces=[0, 0, 7, 0], plans=["pB22"], cash=1), tracks=tracks).play("use SCa")
    assert bench.legal == ["enter", "ignore"]
    bench.play("ignore")
    assert bench.state.cash[A] == 1 + 3
    paid = alone(person("SCa", spaces=[0, 0, 7, 0], plans=["pB22"], cash=1), tracks=tracks).play("use SCa", "enter")
    assert paid.state.cash[A] == 3
