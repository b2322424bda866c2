"""Buying and refilling: examples E04 to E11."""

import pytest
from tests.games.moon_bots.bench import Bench, robot

from lunatheque.engine import Refusal


@pytest.mark.rule("buy", "buy-price", "roll")
def test_e04_price_is_row_plus_surcharge_and_the_die_rolls_at_once() -> None:
    bench = Bench(market=[None, None, "UDIE"]).play("buy r1c0")
    assert bench.energies[0] == 13
    bench.play("roll = 3 5")
    assert bench.state.dice == [0, 0, 0, 1, 0, 1, 0]


@pytest.mark.rule("buy-price")
def test_e05_the_bottom_row_is_free_the_top_row_costs_two() -> None:
    market = ["LL1", None, None, None, None, "URER"]
    assert Bench(market=market).play("buy r0c0").energies[0] == 15
    assert Bench(market=market).play("buy r2c1").energies[0] == 12


@pytest.mark.rule("buy-energy")
def test_e06_a_payment_leaves_at_least_one_energy() -> None:
    bench = Bench(robot(2), market=[None, None, "LL1", None, "HD1"])
    assert bench.offers("buy") == ["buy r1c0"]
    refusal = bench.refusal("buy r2c0")
    assert refusal.rule == "buy-energy"
    assert refusal.text.args == {"price": 2, "energy": 2}
    assert bench.play("buy r1c0").energies[0] == 1


@pytest.mark.rule("buy-part", "buy-upgrade")
def test_e07_a_card_without_a_place_is_not_offered() -> None:
    def offers(*cards: str) -> list[str]:
        return Bench(robot(15, *cards), market=["AL3", "URER", "UDIE", "UMIP"]).offers("buy")

    assert offers("AL1") == ["buy r0c1", "buy r1c0", "buy r1c1"]
    assert offers("URER") == ["buy r0c0", "buy r1c0", "buy r1c1"]
    assert offers("UDIE", "UDIE", "UDIE") == ["buy r0c0", "buy r0c1", "buy r1c1"]
    assert offers("UDIE", "UDIE", "UDIE", "URER", "UFIB", "UFIP") == ["buy r0c0"]


@pytest.mark.rule("buy-part", "buy-upgrade", "buy-hole", "buy")
def test_refusals_of_purchases_name_their_rule() -> None:
    cards = ("AL1", "UDIE", "UDIE", "UDIE")
    bench = Bench(robot(15, *cards), market=["AL3", "UDIE", None, "HD1"])
    assert bench.refusal("buy r0c0").rule == "buy-part"
    assert bench.refusal("buy r0c1").text.id == "refuse-upgrade-twice"
    assert bench.refusal("buy r1c0").rule == "buy-hole"
    bench.play("buy r1c1")
    assert bench.refusal("buy r0c0").text.id == "refuse-bought"
    bench = Bench(robot(15, "UDIE", "UDIE", "UDIE", "URER", "UFIB", "UFIP"), market=["UMIP"])
    assert bench.refusal("buy r0c0").text.args == {"limit": 6}
    bench.play("roll = 1 1 1 1")
    assert bench.refusal("buy r0c0").text.id == "refuse-buy-after-roll"


@pytest.mark.rule("turn", "buy")
def test_one_purchase_a_turn_and_before_the_roll() -> None:
    bench = Bench(market=["HD1", "TR1"]).play("buy r0c0")
    assert bench.offers("buy") == []
    with pytest.raises(Refusal):
        bench.play("buy r0c1")
    assert Bench(market=["HD1"]).play("roll = 2").offers("buy") == []


@pytest.mark.rule("buy-weapon")
def test_a_secret_weapon_is_seen_by_its_buyer_alone() -> None:
    bench = Bench(market=["secret"]).play("buy r0c0 = weapon:SW05")
    assert bench.view(0)["known"] == {"SW05": 0}
    for other in (1, 2, 3, -1):
        assert bench.view(other)["known"] == {}
        assert bench.view(other)["robots"][0]["weapons"] == 1
        assert all("SW05" not in str(text) for text in bench.told(other))
    assert any("SW05" in str(text) for text in bench.told(0))


@pytest.mark.rule("buy-hole")
def test_a_purchase_leaves_a_hole_until_the_refill() -> None:
    bench = Bench(market=["HD1", "TR1", "AL1"], pile=["LL1"]).play("buy r0c0")
    assert bench.view(0)["market"] == [None, "TR1", "AL1", None, None, None]


LEFT_RIGHT = ["secret", "TR1", "HD1", "secret", "AR2", "UFIP"]


@pytest.mark.rule("market-refill", "market-box", "market-drop", "market-fill")
def test_e08_refill_without_a_purchase() -> None:
    bench = Bench(market=LEFT_RIGHT, pile=["LL1", "LL2"]).play("end = card:LL1")
    assert bench.view(0)["market"] == ["HD1", "TR1", "AR2", "secret", "LL1", "UFIP"]
    assert bench.view(0)["pile"] == 1


@pytest.mark.rule("market-box", "market-drop", "market-fill")
def test_e09_e10_a_secret_weapon_that_drops_is_free_for_one_turn() -> None:
    bench = Bench(market=LEFT_RIGHT, pile=["LL1", "LL2", "LL3"])
    bench.play("buy r0c1", "end = card:LL1 card:LL2")
    assert bench.view(0)["market"] == ["HD1", "secret", "AR2", "UFIP", "LL1", "LL2"]
    assert "buy r0c1" in bench.legal
    bench.play("end = card:LL3")
    assert bench.view(0)["market"] == ["HD1", "UFIP", "AR2", "LL2", "LL1", "LL3"]


@pytest.mark.rule("market-box", "buy-price")
def test_what_nobody_takes_from_the_bottom_row_goes_to_the_box_unseen() -> None:
    def dropped() -> Bench:
        bench = Bench(market=LEFT_RIGHT, pile=["LL1", "LL2", "LL3"])
        boxed = bench.state.boxed
        bench.play("buy r0c1", "end = card:LL1 card:LL2")
        assert bench.state.boxed == boxed + 1
        assert bench.view(0)["pile"] == 1
        return bench

    bench = dropped()
    assert bench.play("buy r0c1 = weapon:SW05").energies[1] == 16, "a free card for the next player"
    assert bench.view(1)["known"] == {"SW05": 1}
    bench = dropped()
    boxed = bench.state.boxed
    bench.play("end = card:LL3")
    assert bench.state.boxed == boxed + 1
    for seat in (0, 1, 2, 3, -1):
        assert (bench.view(seat)["known"], bench.view(seat)["used"]) == ({}, [])


@pytest.mark.rule("market-empty")
def test_e11_an_empty_pile_stops_filling() -> None:
    bench = Bench(market=["HD1"]).play("end")
    assert bench.view(1)["market"] == ["HD1", None, None, None, None, None]
    assert not bench.state.over


@pytest.mark.rule("market-refill")
def test_nothing_changes_without_a_purchase_or_a_free_secret_weapon() -> None:
    market = ["HD1", "TR1", "secret", "AL1", "UDIE", "secret"]
    bench = Bench(market=market, pile=["LL1"]).play("end")
    assert bench.view(0)["market"] == market
