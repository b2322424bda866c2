"""Resources, cards of the display, and advancing on company tracks."""

import pytest
from tests.games.skymines.bench import AST, MNV, TAW, A, B, Bench, person

from lunatheque.games.skymines.bonus import markers, markers_left
from lunatheque.games.skymines.scoring import shares

NO = "-"
FIVE = [NO, NO, NO, NO, "A05"]
"""Carbon 3, which costs 3, on space 5, which adds 1."""


def alone(*people: dict[str, object], **position: object) -> Bench:
    """A person with somebody else who has dropped out, so that turns come again and again."""
    others = list(people[1:]) or [{"out": True}]
    return Bench(people[0], *others, seats=2, **position)


@pytest.mark.rule("resources", "acquire", "acquired-card", "advance", "used-cards")
def test_h01_buy_and_advance() -> None:
    bench = alone(person("TI2 A03"), display=FIVE)
    bench.play("use TI2", "use A03")
    assert bench.state.points == 5
    bench.play("buy 5")
    assert bench.state.points == 1
    assert bench.legal == ["rest B", "rest C", "rest D"]
    bench.play("rest C")
    assert bench.pile("C") == ["A05"]
    assert bench.legal == ["advance AST", "advance TAW", "advance SKY", "advance MNV", "stop"]
    bench.play("advance SKY")
    assert bench.spaces() == [0, 0, 1, 0]
    assert bench.state.used[A] == 0b00110
    assert bench.refusal("use TI2").rule == "used-cards"


@pytest.mark.rule("resources")
def test_one_resource_one_card_and_something_must_be_done() -> None:
    bench = alone(person("TI2 MI2 TI1"), display=["A11", "A12"])
    bench.play("use TI2")
    assert bench.offers("use") == ["TI1"]
    assert bench.refusal("use MI2").rule == "resources"
    assert "stop" not in bench.legal
    bench.play("use TI1", "buy 1", "rest B")
    assert bench.refusal("buy 2").text.id == "refuse-bought"
    bench.play("stop")
    assert bench.spaces() == [0, 0, 0, 0]
    assert bench.offers("use") == ["MI2"]


@pytest.mark.rule("acquire")
def test_a_card_too_dear() -> None:
    bench = alone(person("TI2"), display=[NO, "A11", NO, NO, NO, "A10", NO, NO, NO, "A07"]).play("use TI2")
    assert bench.offers("buy") == ["2"]
    assert bench.refusal("buy 6").text.args["cost"] == 3
    assert bench.refusal("buy 10").text.args["cost"] == 5
    assert bench.refusal("buy 1").text.id == "refuse-empty-space"


@pytest.mark.rule("share-cards", "score-shares")
def test_a_share_card_lies_beside_the_board() -> None:
    bench = alone(person("A03"), display=["C07"]).play("use A03", "buy 1")
    assert bench.kept(A) == ["C07"]
    assert shares(bench.state, A, AST) == 1
    assert bench.state.step == 3


@pytest.mark.rule("barrier")
def test_l18_a_barrier_that_cannot_be_paid() -> None:
    bench = alone(person("A01", spaces=[0, 0, 0, 6], cash=1)).play("use A01", "advance MNV")
    assert bench.spaces() == [0, 0, 0, 6]
    assert bench.state.cash[A] == 1
    assert bench.state.step == 3


@pytest.mark.rule("barrier")
def test_a_barrier_is_paid_or_left() -> None:
    bench = alone(person("A01", spaces=[0, 0, 0, 5], cash=4)).play("use A01", "advance MNV")
    assert bench.spaces()[MNV] == 6
    assert bench.legal == ["pay", "stop"]
    stopped = Bench.__new__(Bench)
    stopped.state = bench.state.copy()
    stopped.play("stop")
    assert (stopped.spaces()[MNV], stopped.state.cash[A]) == (6, 4)
    bench.play("pay")
    assert (bench.spaces()[MNV], bench.state.cash[A]) == (8, 2)


@pytest.mark.rule("barrier")
def test_the_last_money_can_pay_a_barrier() -> None:
    bench = alone(person("A01", spaces=[0, 0, 0, 6], cash=2)).play("use A01", "advance MNV")
    assert bench.legal == ["pay", "stop"]
    bench.play("pay")
    assert (bench.spaces()[MNV], bench.state.cash[A]) == (9, 0)


@pytest.mark.rule("threshold")
@pytest.mark.parametrize(("option", "cash"), [("others", [0, 1]), ("all", [1, 1])])
def test_who_is_paid_at_a_threshold(option: str, cash: list[int]) -> None:
    people = [person("MI2", spaces=[4, 0, 0, 0], cash=0), {"spaces": [9, 0, 0, 0], "cash": 0, "out": True}]
    bench = Bench(*people, seats=2, options={"threshold": option}).play("use MI2", "advance AST")
    assert bench.state.cash == cash


@pytest.mark.rule("track-end")
def test_the_end_of_a_track() -> None:
    bench = alone(person("A01", spaces=[0, 19, 0, 0], cash=0)).play("use A01", "advance TAW")
    assert (bench.spaces()[TAW], bench.state.cash[A]) == (20, 4)


# Bonuses of the tracks --------------------------------------------------------------------------------------------


@pytest.mark.rule("bonus-markers", "bonus-marker")
def test_more_bonus_markers() -> None:
    bench = alone(person("TI2", spaces=[4, 0, 0, 0], cash=0))
    assert markers_left(bench.state, A) == 3
    bench.play("use TI2", "advance AST")
    assert markers_left(bench.state, A) == 4
    bench = alone(person("TI2", spaces=[6, 0, 0, 8], cash=0), tracks=["A1", "B1", "C1", "E1"])
    assert markers(bench.state, A) == 5
    bench.play("use TI2", "advance MNV")
    assert markers(bench.state, A) == 5
    assert bench.state.cash[A] == 3


@pytest.mark.rule("bonus-markers")
@pytest.mark.parametrize(("seats", "space"), [(2, 4), (3, 8)])
def test_the_fifth_bonus_marker_is_not_one_too_many(seats: int, space: int) -> None:
    """Three markers or two to begin with, one of A1, and one or two of E1."""
    others = [{"out": True}] * (seats - 1)
    tracks = ["A1", "B1", "C1", "E1"]
    bench = Bench(person("TI2", spaces=[6, 0, 0, space], cash=0), *others, seats=seats, tracks=tracks)
    assert markers(bench.state, A) == 4
    bench.play("use TI2", "advance MNV")
    assert markers(bench.state, A) == 5
    assert bench.state.cash[A] == 0


@pytest.mark.rule("bonus-resource")
def test_one_more_point() -> None:
    bench = alone(person("TI2 TI1", spaces=[12, 0, 0, 0])).play("use TI2", "use TI1")
    assert bench.state.points == 4


@pytest.mark.rule("bonus-cards")
def test_cheaper_cards_that_pay() -> None:
    bench = alone(person("TI2", spaces=[0, 11, 0, 0], cash=0), display=["A01", "A11"]).play("use TI2")
    assert bench.offers("buy") == ["1", "2"]
    bench.play("buy 1", "rest B")
    assert bench.state.cash[A] == 2
    assert bench.state.step == 3


@pytest.mark.rule("bonus-cards", "space-buy")
def test_a_discount_holds_for_cash_too_but_no_card_costs_less_than_one() -> None:
    """Field scientists of 2 cost 1, and would cost nothing."""
    bench = alone(person("TI2", spaces=[0, 5, 0, 0], cash=1), display=["A11", "A09", "A01"])
    bench.play("bonus G24")
    assert bench.offers("buy") == ["1", "2"]
    assert bench.refusal("buy 3").text.args["cost"] == 2
    bench.play("buy 1", "rest B")
    assert bench.state.cash[A] == 0
    bench = alone(person("TI2", spaces=[0, 5, 0, 0]), display=["A11"]).play("use TI2", "buy 1", "rest B")
    assert bench.state.points == 1


@pytest.mark.rule("bonus-cards", "special-plans")
def test_a_card_for_nothing_pays_too() -> None:
    bench = alone(person("SCa", plans=["SP6"], spaces=[0, 11, 0, 0], cash=0), round=2, display=["C04"])
    bench.play("use SCa", "enter", "buy 1", "rest B")
    assert bench.state.cash[A] == 2


@pytest.mark.rule("bonus-space", "prepare-markers")
def test_a_bonus_space_of_ones_own_is_free_again_in_the_next_round() -> None:
    bench = alone(person("MI1", spaces=[5, 0, 0, 0], cash=0), tracks=["A2", "B1", "E1", "D1"])
    bench.play("personal AST 1", "drop", "rest B", seed=2)
    assert bench.state.round == 2
    assert markers_left(bench.state, A) == 3
    bench.play("ready", "ready", "personal AST 1")
    assert bench.state.cash[A] == 6


@pytest.mark.rule("bonus-space")
@pytest.mark.parametrize(
    ("track", "space", "threshold", "gained"),
    [("A2", 5, 1, (3 + 5, 0)), ("C1", 12, 2, (5, 3))],
)
def test_bonus_spaces_of_ones_own(track: str, space: int, threshold: int, gained: tuple[int, int]) -> None:
    tracks = [track, "B1", "E1", "D1"]
    bench = alone(person("MI1", spaces=[space, 0, 0, 0], cash=5), tracks=tracks)
    assert bench.refusal("personal TAW 1").rule == "bonus-space"
    bench.play(f"personal AST {threshold}")
    assert (bench.state.cash[A], bench.state.tank[A]) == gained
    assert bench.refusal(f"personal AST {threshold}").text.id == "refuse-own-used"
    assert markers_left(bench.state, A) == 2


@pytest.mark.rule("bonus-space")
def test_steps_and_research_on_bonus_spaces_of_ones_own() -> None:
    bench = alone(person("MI1", spaces=[13, 0, 0, 0]), tracks=["A2", "B1", "E1", "D1"]).play("personal AST 2")
    bench.play("advance MNV")
    assert bench.spaces() == [13, 0, 0, 2]
    bench = alone(person("MI1", spaces=[6, 0, 0, 0], cash=1), tracks=["E2", "B1", "A1", "D1"])
    assert bench.refusal("personal AST 1").text.id == "refuse-cash"
    bench.state.cash[A] = 2
    bench.state.plans[8] = 48
    bench.play("personal AST 1")
    assert (bench.state.research, bench.state.cash[A]) == (3, 0)


@pytest.mark.rule("bonus-share", "luna-score")
def test_one_more_share_for_people_only() -> None:
    bench = Bench({"spaces": [14, 0, 0, 0]}, {"spaces": [14, 0, 0, 0]}, tracks=["E2", "B1", "A1", "D1"])
    assert [shares(bench.state, player, AST) for player in range(2)] == [6, 5]


@pytest.mark.rule("turn", "drop-out")
def test_turns_go_round_until_all_have_dropped_out() -> None:
    bench = Bench(person("MI1 TI1"), person("MI2"), seats=2)
    bench.play("use MI1", "advance AST")
    assert bench.actor == B
    bench.play("drop", "rest B")
    assert bench.actor == A
    bench.play("use TI1", "advance AST")
    assert bench.actor == A
