"""Luna's expansion: the worked examples L33 to L39."""

import pytest
from tests.games.skymines.bench import AST, EVERYTHING, LUNA, MNV, SKY, TAW, A, Bench, columns

from lunatheque.games.skymines.station import value_order


@pytest.mark.rule("luna-expand", "reach", "sectors")
@pytest.mark.parametrize(
    ("company", "mode", "sectors"),
    [
        (AST, "MIN", [1, 2, 3, 4]),
        (AST, "MAX", [3, 8, 14, 21]),
        (TAW, "MIN", [15, 9, 4, 3]),
        (TAW, "MAX", [28, 33, 37, 36]),
        (SKY, "MIN", [35, 30, 24, 17]),
        (SKY, "MAX", [37, 36, 35, 34]),
        (MNV, "MIN", [10, 5, 1, 2]),
        (MNV, "MAX", [23, 29, 34, 35]),
    ],
)
def test_l33_the_first_four_points(company: int, mode: str, sectors: list[int]) -> None:
    bench = Bench()
    assert bench.expand(company, 4, mode) == sectors
    assert bench.value(company) == 3
    assert bench.state.cash == [1, 1]
    assert bench.state.tank == [0, 0]


@pytest.mark.rule("luna-expand")
def test_l34_a_chain() -> None:
    bench = Bench(moon={"3": "AST", "36": "SKY"})
    assert bench.expand(AST, 3, "MAX") == [8, 14, 21]
    assert bench.station(AST) == [4, 0, 0]
    assert bench.value(AST) == 3


@pytest.mark.rule("luna-expand")
def test_l35_double_borders_do_not_matter() -> None:
    assert Bench(moon={"36": "SKY"}).expand(SKY, 3, "MIN") == [31, 25, 18]


@pytest.mark.rule("luna-oust", "luna-behind", "luna-column")
def test_l37_only_companies_within_reach_are_ousted() -> None:
    bench = Bench({"spaces": [4, 6, 15, 0]}, {"spaces": [3, 2, 2, 0]}, moon={"16": "TAW", "10": "TAW", "23": "AST"})
    assert bench.station(TAW) == [2, 0, 0]
    assert bench.expand(MNV, 2, "MAX") == [16, 17]
    assert bench.station(TAW) == [1, 0, 0]
    assert bench.sectors(TAW) == [10]
    assert bench.announced("event-luna-behind")[0].args["margin"] == "−4"


@pytest.mark.rule("luna-oust", "station-return")
def test_r36_an_outpost_without_a_home_leaves_the_game() -> None:
    """All three docks of Minerva are held by Tawac, whose only vacant spaces are last ones."""
    bench = Bench(
        moon={"10": "TAW", "16": "TAW", "23": "TAW"},
        stations=[[0, 0, 0], [5, 5, 5], [0, 0, 0], [0, 0, 0]],
    )
    assert bench.expand(MNV, 1, "MIN") == [10]
    assert bench.station(TAW) == [5, 5, 5]
    assert bench.state.removed[TAW] == 1


@pytest.mark.rule("luna-expand")
def test_l38_points_are_forfeited() -> None:
    bench = Bench(**columns((EVERYTHING, EVERYTHING, EVERYTHING)))
    bench.luna("I-6")
    assert bench.spaces(LUNA)[AST] == 2
    assert len(bench.sectors(AST)) == 15
    assert bench.announced("event-luna-forfeits")[0].args["points"] == 2


@pytest.mark.rule("luna-once", "luna-money", "luna-expand")
def test_l39_the_least_valuable_company_grows() -> None:
    bench = Bench().luna("I-10")
    assert bench.state.cash[LUNA] == 4
    assert bench.spaces(LUNA) == [0, 0, 0, 3]
    assert bench.sectors(MNV) == [23, 29, 34]
    assert bench.value(MNV) == 2
    assert value_order(bench.state)[0] == MNV


@pytest.mark.rule("luna-once")
def test_two_companies_grow_the_less_valuable_first() -> None:
    bench = Bench({}, {"spaces": [1, 0, 0, 1]}).luna("II-7")
    assert bench.spaces(LUNA) == [3, 0, 0, 3]
    told = [text.args["sector"] for text in bench.announced("event-luna-target-min")]
    assert told == [10, 5, 1, 2]
    assert bench.sectors(AST) == [1, 2]
    assert bench.sectors(MNV) == [5, 10]


@pytest.mark.rule("luna-oust")
def test_r37_the_company_to_oust_is_found_anew_for_each_point() -> None:
    """Sky is within reach of Astrogo only by its docks; Luna is behind on Tawac by 2, on Minerva by 1."""
    bench = Bench({"spaces": [0, 2, 0, 1]}, moon={"1": "TAW", "2": "MNV", "3": "MNV"})
    assert bench.expand(AST, 1, "MIN") == [1]
    bench.state.spaces[A * 4 + MNV] = 0
    bench.state.holders[5] = bench.state.holders[6] = MNV
    assert bench.expand(AST, 1, "MAX") == [6]


@pytest.mark.rule("luna-once", "luna-lead")
def test_the_less_valuable_company_grows_first_even_where_luna_leads_more() -> None:
    bench = Bench({}, {"spaces": [1, 0, 0, 3]}).luna("II-7")
    assert bench.spaces(LUNA) == [3, 0, 0, 5]
    assert [text.args["sector"] for text in bench.announced("event-luna-target-min")] == [10, 5, 1, 2]


@pytest.mark.rule("luna-oust", "luna-behind")
@pytest.mark.parametrize("stations", [[[1, 0, 0], [0, 0, 2]], [[0, 1, 0], [2, 0, 0]]], ids=["coins", "vacancies"])
def test_ties_in_ousting_go_to_the_more_valuable_company(stations: list[list[int]]) -> None:
    """Astrogo holds 23, Tawac 10 and 16; Luna is 3 spaces ahead on both tracks."""
    moon = {"23": "AST", "16": "TAW", "10": "TAW"}
    bench = Bench({}, {"spaces": [3, 3, 0, 0]}, moon=moon, stations=[*stations, [0, 0, 0], [0, 0, 0]])
    assert bench.expand(MNV, 1, "MIN") == [10]


@pytest.mark.rule("luna-oust", "luna-behind")
@pytest.mark.parametrize(
    ("astrogo", "tracks", "ousted"),
    [
        ([0, 0, 2], ["A1", "B1", "C1", "D1"], 23),
        ([2, 0, 0], ["A1", "B1", "C1", "D1"], 23),
        ([2, 0, 0], ["B1", "A1", "C1", "D1"], 10),
    ],
    ids=["coins", "track", "track of the other"],
)
def test_ties_in_ousting_wherever_the_more_valuable_company_is(
    astrogo: list[int], tracks: list[str], ousted: int
) -> None:
    """Astrogo holds 1 and 23, Tawac 10 and 16; Luna is 3 spaces ahead on both tracks."""
    moon = {"1": "AST", "23": "AST", "16": "TAW", "10": "TAW"}
    stations = [astrogo, [2, 0, 0], [0, 0, 0], [0, 0, 0]]
    bench = Bench({}, {"spaces": [3, 3, 0, 0]}, moon=moon, stations=stations, tracks=tracks)
    assert bench.expand(MNV, 1, "MIN") == [ousted]
