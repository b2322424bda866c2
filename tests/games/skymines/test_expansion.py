"""Energy: reach, costs, ousting, columns, rewards of sectors."""

import pytest
from tests.games.skymines.bench import AST, TAW, A, columns, person
from tests.games.skymines.test_resources import alone

from lunatheque.games.skymines.kinds import TURN


@pytest.mark.rule("energy", "energy-cost", "sector-reward", "research-points", "take-plan")
def test_h02_expand() -> None:
    plans = ["pA01", "pA02", "pA03", "pA04", "pB01", "-", "-", "-", "pC01"]
    bench = alone(person("B06", cash=0), plans=plans)
    bench.play("expand AST", "place 2 1", "place 7 1")
    assert bench.state.points == 2
    bench.play("place 12 1")
    assert bench.state.cash[A] == 1
    assert bench.state.research == 3
    assert bench.offers("plan") == ["A1", "A2", "A3", "A4", "B1", "C1"]
    twin = bench.state.copy()
    bench.play("plan C1 = plan:pC05")
    assert bench.plans() == ["pC01"]
    assert bench.state.step == 3
    bench.state = twin
    bench.play("plan B1 = plan:pB05")
    assert bench.refusal("plan C1").rule == "research-points"
    bench.play("plan A2 = plan:pA05")
    assert bench.plans() == ["pB01", "pA02"]


@pytest.mark.rule("research-points")
def test_points_that_are_not_spent_are_lost() -> None:
    bench = alone(person("EN2", cash=0), plans=["pA01", "pA02"]).play("expand AST", "place 2 1", "stop")
    assert bench.state.step == 12
    bench.play("stop")
    assert bench.plans() == []
    assert bench.state.research == 0


@pytest.mark.rule("oust", "energy-cost", "energy-column", "station-return")
def test_h03_oust() -> None:
    """Tawac has come to sector 3 by three outposts from two columns."""
    bench = alone(
        person("EN2", cash=0),
        moon={"3": "TAW", "22": "TAW", "28": "TAW"},
        stations=[[0, 0, 0], [2, 1, 0], [0, 0, 0], [0, 0, 0]],
    )
    bench.play("expand AST")
    assert bench.offers("place") == [f"{sector} {column}" for sector in (1, 2, 3) for column in (1, 2, 3)]
    bench.play("place 3 2")
    assert bench.station(AST) == [0, 1, 0]
    assert bench.legal == ["return 1", "return 2"]
    bench.play("return 2")
    assert bench.station(TAW) == [2, 0, 0]
    assert bench.sectors(AST) == [3]
    assert bench.state.step == 3


@pytest.mark.rule("station-return", "oust")
def test_an_outpost_without_a_home_leaves_the_game() -> None:
    bench = alone(
        person("EN2", cash=0),
        moon={"3": "TAW", "22": "TAW", "28": "TAW"},
        stations=[[0, 0, 0], [5, 5, 5], [0, 0, 0], [0, 0, 0]],
    )
    bench.play("expand AST", "place 3 1")
    assert bench.state.removed[TAW] == 1
    assert bench.station(TAW) == [5, 5, 5]


@pytest.mark.rule("reach", "energy-cost", "energy")
def test_reach_and_cost() -> None:
    bench = alone(person("EN1a"), moon={"2": "AST"})
    assert bench.play("expand AST").offers("place") == [
        f"{sector} {column}" for sector in (1, 3, 6, 7) for column in (1, 2, 3)
    ]
    assert bench.refusal("place 2 1").text.id == "refuse-same-company"
    assert bench.refusal("place 19 1").text.id == "refuse-reach"
    assert bench.refusal("stop").rule == "energy"


@pytest.mark.rule("energy-cost")
def test_the_cheapest_border_counts() -> None:
    """Sector 1: from the station over a double border, from sector 2 over a single one."""
    bench = alone(person("EN1a"))
    assert "1 1" not in bench.play("expand AST").offers("place")
    assert bench.refusal("place 1 1").text.args["cost"] == 2
    bench = alone(person("EN2"))
    bench.play("expand AST", "place 2 1", "place 1 1")
    assert bench.sectors(AST) == [1, 2]


@pytest.mark.rule("energy-cost")
@pytest.mark.parametrize(
    ("held", "points"), [("13 7", 1), ("18 6", 1), ("7", 0), ("7 19", 0)], ids=["13, 7", "18, 6", "7", "7, 19"]
)
def test_the_cheapest_border_counts_between_sectors(held: str, points: int) -> None:
    """Sector 12: from 13 and 18 over single borders, from 6, 7 and 19 over double ones."""
    bench = alone(person("EN2", cash=0), moon=dict.fromkeys(held.split(), "AST"))
    bench.play("expand AST")
    assert bench.state.points == 2
    bench.play("place 12 2")
    assert bench.sectors(AST) == sorted([12, *map(int, held.split())])
    assert bench.state.points == points


@pytest.mark.rule("energy")
def test_all_energy_cards_are_used_together() -> None:
    bench = alone(person("EN2 EN1a A07*", cash=0))
    assert bench.refusal("use EN2").rule == "energy"
    bench.play("expand TAW")
    assert bench.state.points == 3
    assert bench.state.used[A] == 0b01110
    bench.play("place 22 1", "place 15 1")
    assert bench.state.cash[A] == 3


@pytest.mark.rule("energy-column")
def test_an_empty_station_cannot_expand() -> None:
    bench = alone(person("EN2"), **columns((9, 9, 9)))
    assert bench.offers("expand") == ["TAW", "SKY", "MNV"]
    assert bench.refusal("expand AST").rule == "energy-column"
    bench = alone(person("EN2"), **columns((9, 9, 0)))
    bench.play("expand AST")
    assert {place.split()[1] for place in bench.offers("place")} == {"3"}
    assert bench.refusal("place 1 1").rule == "energy-column"


@pytest.mark.rule("bonus-energy")
def test_more_energy_and_a_short_cut() -> None:
    bench = alone(person("EN2", spaces=[0, 6, 0, 0], cash=0), tracks=["A1", "B2", "C1", "D1"]).play("expand AST")
    assert bench.state.points == 3
    bench = alone(person("EN1a", spaces=[0, 13, 0, 0], cash=0), tracks=["A1", "B2", "C1", "D1"]).play("expand AST")
    bench.play("place 1 1")
    assert bench.state.points == 1
    bench.play("place 5 1")
    assert bench.sectors(AST) == [1, 5]
    bench = alone(person("EN2", spaces=[0, 13, 0, 0], cash=0), tracks=["A1", "B2", "C1", "D1"]).play("expand AST")
    bench.play("place 2 1", "place 7 1")
    assert bench.state.points == 1
    assert "12 1" in bench.offers("place")
    bench.play("place 12 1")
    assert bench.sectors(AST) == [2, 7, 12]


@pytest.mark.rule("bonus-energy", "energy")
@pytest.mark.parametrize(
    ("space", "companies"), [(5, ["TAW", "SKY", "MNV"]), (6, ["AST", "TAW", "SKY", "MNV"])], ids=["1", "1 + 1"]
)
def test_more_energy_counts_where_nothing_could_be_entered(space: int, companies: list[str]) -> None:
    """Sectors 2 and 3 are held, sector 1 lies behind a double border: each costs Astrogo 2."""
    tracks = ["A1", "B2", "C1", "D1"]
    bench = alone(person("EN1a", spaces=[0, space, 0, 0]), tracks=tracks, moon={"2": "TAW", "3": "TAW"})
    assert bench.offers("expand") == companies
    if "AST" in companies:
        bench.play("expand AST")
        assert {place.split()[0] for place in bench.offers("place")} == {"1", "2", "3"}
        bench.play("place 1 1")
        assert bench.sectors(AST) == [1]


@pytest.mark.rule("bonus-oust")
def test_ousting_for_nothing_and_dividends() -> None:
    bench = alone(person("EN2", spaces=[0, 0, 0, 12], cash=0), moon={"2": "TAW"})
    bench.play("expand AST", "place 2 1")
    assert bench.state.points == 1
    bench.play("place 3 1")
    assert bench.state.cash[A] == 1 + 2


@pytest.mark.rule("bonus-energy")
def test_only_the_first_double_border_of_an_action_is_cheap() -> None:
    tracks = ["A1", "B2", "C1", "D1"]
    bench = alone(person("B06 EN1a", spaces=[0, 13, 0, 0], cash=0), tracks=tracks).play("expand AST")
    assert bench.state.points == 4 + 1 + 1
    bench.play("place 1 1")
    assert bench.state.points == 5, "a double border from the station"
    bench.play("place 5 1")
    assert bench.state.points == 4, "a single one"
    bench.play("place 10 1")
    assert bench.state.points == 2, "the second double one"


@pytest.mark.rule("special-plans", "bonus-energy", "bonus-oust")
def test_the_energy_of_a_special_plan_is_no_energy_action() -> None:
    """B2: neither a point more nor a cheap border. D1: no money for outposts, but ousting costs nothing extra."""
    tracks = ["A1", "B2", "C1", "D1"]
    bench = alone(person("SCa", plans=["SP5"], spaces=[0, 13, 0, 0], cash=0), round=2, tracks=tracks)
    bench.play("use SCa", "enter", "expand AST")
    assert bench.state.points == 3
    bench.play("place 1 1")
    assert bench.state.points == 1
    bench = alone(person("SCa", plans=["SP5"], spaces=[0, 0, 0, 12], cash=0), round=2, moon={"2": "TAW"})
    bench.play("use SCa", "enter", "expand AST", "place 2 1")
    assert bench.state.points == 2
    bench.play("place 3 1", "stop")
    assert bench.state.cash[A] == 1, "what sector 3 gives, and nothing for two outposts"


@pytest.mark.rule("special-plans", "bonus-energy")
def test_without_a_cheap_border_nothing_is_left_to_enter() -> None:
    """With one point left only sector 14 is vacant beside Tawac, over a double border."""
    moon = {"9": "AST", "21": "SKY", "22": "MNV", "28": "MNV"}
    bench = alone(
        person("SCa", plans=["SP5"], spaces=[0, 13, 0, 0], cash=0),
        tracks=["A1", "B2", "C1", "D1"],
        moon=moon,
        round=2,
    )
    bench.play("use SCa", "enter", "expand TAW", "place 15 1")
    assert bench.state.step == TURN


@pytest.mark.rule("special-plans", "bonus-energy")
def test_without_a_cheap_border_no_company_may_be_able_to_expand() -> None:
    """One energy point, sectors 2 and 3 are held, sector 1 lies behind a double border, other stations are empty."""
    bench = alone(
        person("SCa", plans=["pC22"], spaces=[0, 13, 0, 0], cash=0),
        tracks=["A1", "B2", "C1", "D1"],
        moon={"2": "TAW", "3": "TAW"},
        stations=[[0, 0, 0], [9, 9, 9], [9, 9, 9], [9, 9, 9]],
        removed=[0, 13, 15, 15],
        step="upload",
        acting={"uploading": True, "expansion": 1},
    )
    bench.play("enter")
    assert (bench.state.step, bench.state.expansion) == (TURN, 0)
