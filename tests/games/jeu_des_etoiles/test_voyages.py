"""Voyages: the routes that the rulebook tells, walking, jumping, resting, and what they bring."""

from itertools import pairwise

import pytest
from tests.games.jeu_des_etoiles.bench import BOX, Bench, gap, measure, star

from lunatheque.games.jeu_des_etoiles.sky import CONSTELLATIONS, NONE, STARS, Sky


@pytest.mark.rule("jump", "goal")
def test_the_legs_of_the_voyage_to_the_ram_measure_as_told() -> None:
    assert measure("UMi-alpha", "Cam-gamma") == 2
    assert measure("Cam-CS", "Per-tau") == 1
    assert measure("Per-beta", "Ari-41") == 2
    assert measure("Per-rho", "Ari-41") == 2
    assert Bench("Cam-gamma", "Ari").play("throw = 2").walk("Cam-BE", "Cam-CS").at == "Cam-CS"


@pytest.mark.rule("path", "voyage", "circled")
def test_the_whole_voyage_to_the_ram() -> None:
    bench = Bench("UMi-alpha", "Ari", "Leo-alpha", me={"won": ["UMi"]})
    bench.state.pilots[1].card = 3
    bench.play("throw = 2").walk("Cam-gamma")
    bench.play("throw = red", "throw = 3").walk("Cam-BE", "Cam-CS", "Per-tau")
    bench.play("throw = red", "throw = 4").walk("Per-alpha", "Per-beta", "Ari-41")
    assert bench.points == 10 + 5 + 10
    assert bench.made == 2


@pytest.mark.rule("circled")
def test_a_circled_star_pays_when_it_is_passed() -> None:
    bench = Bench("Per-tau", "Ari").play("throw = 3").walk("Per-alpha", "Per-beta", "Per-rho")
    assert (bench.at, bench.points) == ("Per-rho", 5)
    assert Bench("Per-tau", "Ari").play("throw = 3").walk("Per-rho").points == 5


@pytest.mark.rule("jump")
def test_a_star_exactly_on_a_mark_counts_as_that_mark() -> None:
    sky = Sky()
    places = [(900, 0), (901, 0), (1080, 1440), (1080, 1441), (3600, 0), (3601, 0)]
    for number, place in enumerate(places, 1):
        sky.x[number], sky.y[number] = place
        sky.home[number] = number
    assert [sky.measure(0, number, 900) for number in range(1, 7)] == [1, 2, 2, 3, 4, 5]
    sky.lay_ruler(900)
    assert sky.gaps[0][:7] == [0, 1, 2, 2, 3, 4, 0], "the last mark is the last star that the ruler reaches"


@pytest.mark.rule("jump")
def test_from_the_giraffe_the_lynx_is_too_far() -> None:
    assert gap("Cam", "Lyn") == 0
    assert measure("Cam-beta", "Lyn-10UMa") == 5
    refusal = Bench("Cam-beta", "Lyn").play("throw = 4").refusal("go Lyn-10UMa")
    assert (refusal.rule, refusal.text.args["graduations"]) == ("jump", 5)


@pytest.mark.rule("path")
def test_the_detour_by_the_charioteer_and_the_twins() -> None:
    told = "Cam-7 Aur-alpha Aur-beta Aur-theta Gem-eta Gem-mu Gem-epsilon Gem-alpha Lyn-10UMa"
    route = told.split()
    bench = Bench("Cam-beta", "Lyn")
    bench.state.pilots[1].star, bench.state.pilots[1].colour, bench.state.pilots[1].card = star("Leo-alpha"), 1, 3
    spent = 0
    for throw, legs in ((4, route[:4]), (4, route[4:7]), (4, route[7:])):
        bench.play(f"throw = {throw}")
        for leg in legs:
            before = bench.state.steps
            bench.walk(leg)
            spent += before - bench.state.steps if bench.state.turn == 0 and bench.state.steps else before
        if bench.state.turn == 1:
            bench.play("throw = red")
    assert spent == 12
    assert bench.points == 5 + 5 + 10


@pytest.mark.rule("walk", "jump")
def test_each_leg_of_the_detour_costs_what_is_told() -> None:
    told = "Cam-beta Cam-7 Aur-alpha Aur-beta Aur-theta Gem-eta Gem-mu Gem-epsilon Gem-alpha Lyn-10UMa"
    costs = []
    for one, other in pairwise(told.split()):
        bench = Bench(one, "PsA").play("throw = 4").walk(other)
        costs.append(4 - bench.state.steps)
    assert costs == [1, 1, 1, 1, 2, 1, 1, 1, 3]


@pytest.mark.rule("jump")
def test_the_other_detour_is_possible_leg_by_leg() -> None:
    for one, other, graduations in (
        ("UMi-gamma", "Dra-alpha", 2),
        ("Dra-lambda", "UMa-alpha", 1),
        ("UMa-beta", "LMi-beta", 3),
        ("LMi-10", "Lyn-38", 1),
        ("UMa-beta", "Lyn-10UMa", 3),
    ):
        assert measure(one, other) == graduations
    for one, other in (("Aur-beta", "Lyn-10UMa"), ("Cam-alpha", "UMa-alpha"), ("UMi-alpha", "Per-tau")):
        assert measure(one, other) == 5


@pytest.mark.rule("voyage")
def test_the_great_bear_to_the_lynx_without_the_little_lion() -> None:
    bench = Bench("UMa-beta", "Lyn").play("throw = 3").walk("Lyn-10UMa")
    assert (bench.made, bench.points) == (1, 10)


@pytest.mark.rule("walk", "die", "start")
def test_what_a_first_throw_reaches() -> None:
    assert Bench("UMi-alpha", "PsA").play("throw = 1").legal == ["stop", "go UMi-delta"]
    two = Bench("UMi-alpha", "PsA").play("throw = 2")
    assert two.goes == {"Cam-gamma", "Cep-gamma", "UMi-delta", "UMi-epsilon"}
    assert "stop" in two.legal
    assert len(Bench("UMi-alpha", "PsA").play("throw = 3").goes) == 15
    assert len(Bench("UMi-alpha", "PsA").play("throw = 4").goes) == 36


@pytest.mark.rule("jump-whole", "die")
def test_a_jump_needs_one_throw() -> None:
    bench = Bench("Per-beta", "Ari", "Leo-alpha")
    bench.state.pilots[1].card = 3
    for _ in range(2):
        bench.play("throw = 1")
        refusal = bench.refusal("go Ari-41")
        assert (refusal.rule, refusal.text.args["steps"], refusal.text.args["left"]) == ("jump-whole", 2, 1)
        bench.play("stop", "throw = red")
    assert bench.at == "Per-beta"


@pytest.mark.rule("voyage-walk-on")
def test_steps_left_may_be_walked_inside_the_goal() -> None:
    bench = Bench("Per-beta", "Ari").play("throw = 3").walk("Ari-41")
    assert (bench.made, bench.goes) == (0, {"Ari-alpha"})
    assert bench.refusal("go Tri-gamma").rule == "voyage-walk-on"
    bench.walk("Ari-alpha")
    assert (bench.made, bench.points) == (1, 15)
    stopped = Bench("Per-beta", "Ari", options={"goal": "stop"}).play("throw = 3").walk("Ari-41")
    assert (stopped.made, stopped.points) == (1, 10)


@pytest.mark.rule("die")
def test_steps_may_be_wasted() -> None:
    bench = Bench("Per-beta", "Ari").play("throw = 4").walk("Ari-41").play("stop")
    assert (bench.at, bench.made, bench.state.steps) == ("Ari-41", 1, 0)
    assert Bench("Per-beta", "Ari").play("throw = 4", "stop").at == "Per-beta"


@pytest.mark.rule("jump")
def test_the_ruler_does_not_serve_inside_a_constellation() -> None:
    assert measure("Dra-delta", "Dra-iota") == 3
    bench = Bench("Dra-delta", "PsA").play("throw = 3")
    assert bench.refusal("go Dra-iota").rule == "walk"
    assert bench.refusal("go Dra-lambda").rule == "jump"


@pytest.mark.rule("occupied")
def test_an_occupied_star_is_no_place_to_rest() -> None:
    bench = Bench("Per-beta", "Ari", "Ari-41").play("throw = 2")
    assert bench.refusal("go Ari-41").rule == "occupied"
    assert "Ari-41" not in bench.goes
    assert {"stop", "go Per-rho"} <= set(bench.legal), "the throw can be used otherwise, or wasted"
    walking = Bench("UMi-delta", "PsA", "UMi-beta").play("throw = 3")
    assert walking.refusal("go UMi-beta").rule == "occupied"
    walking.walk("UMi-zeta").play("stop")
    assert walking.at == "UMi-zeta"


@pytest.mark.rule("occupied")
def test_rockets_overtake_each_other() -> None:
    assert Bench("Per-beta", "Ari", "Ari-41").play("throw = 3").walk("Ari-alpha").made == 1
    chain = Bench("Cam-gamma", "PsA", "Cam-BE").play("throw = 2")
    assert "Cam-CS" in chain.goes
    assert chain.walk("Cam-CS").at == "Cam-CS"


@pytest.mark.rule("occupied")
def test_a_rocket_that_can_go_nowhere_stays() -> None:
    assert BOX.sky.lines[star("UMi-alpha")] == [star("UMi-delta")]
    bench = Bench("UMi-alpha", "PsA", "UMi-delta").play("throw = 1")
    assert (bench.at, bench.state.turn) == ("UMi-alpha", 1)


@pytest.mark.rule("circled-share")
def test_circled_stars_are_shared() -> None:
    bench = Bench("Ari-41", "PsA", "Ari-alpha").play("throw = 1").walk("Ari-alpha")
    assert (bench.at, bench.points) == ("Ari-alpha", 5)


@pytest.mark.rule("circled-once")
def test_a_circled_star_pays_once_a_voyage_and_not_at_its_start() -> None:
    there_and_back = ("Per-beta", "Per-rho", "Per-beta", "Per-alpha")
    assert Bench("Per-alpha", "PsA").play("throw = 4").walk(*there_and_back).points == 5
    home = Bench("UMi-alpha", "none").play("draw = PsA", "done", "throw = 2").walk("UMi-delta", "UMi-alpha")
    assert (home.at, home.points) == ("UMi-alpha", 0)
    often = {"ever": ["Per-beta"]}
    assert Bench("Per-alpha", "PsA", me=often).play("throw = 1").walk("Per-beta").points == 5
    once = Bench("Per-alpha", "PsA", me=often, options={"circled": "once-a-game"})
    assert once.play("throw = 1").walk("Per-beta").points == 0


@pytest.mark.rule("circled-once")
@pytest.mark.parametrize(("circled", "points"), [("once-a-voyage", 20), ("once-a-game", 15)])
def test_a_circled_star_that_has_paid_on_an_earlier_voyage(circled: str, points: int) -> None:
    bench = Bench("Per-tau", "Ari", "Leo-alpha", options={"circled": circled})
    bench.state.pilots[1].card = 3
    bench.play("throw = 4").walk("Per-beta", "Ari-41")
    assert bench.points == 5 + 10
    bench.play("throw = red", "draw = PsA", "done", "throw = 2").walk("Per-beta")
    assert bench.points == points


@pytest.mark.rule("circled")
def test_flying_over_a_circled_star_brings_nothing() -> None:
    """Vega lies on the straight line from σ Herculis to δ Lyrae."""
    assert Bench("Her-sigma", "PsA").play("throw = 4").walk("Lyr-delta").points == 0


@pytest.mark.rule("start")
def test_the_pole_star_can_be_an_ordinary_star() -> None:
    rest = Bench("UMi-delta", "PsA", "UMi-alpha").play("throw = 1")
    assert rest.walk("UMi-alpha").points == 5
    plain = Bench("UMi-delta", "PsA", "UMi-alpha", options={"pole": "plain"}).play("throw = 1")
    assert plain.refusal("go UMi-alpha").rule == "occupied"
    alone = Bench("UMi-delta", "PsA", options={"pole": "plain"}).play("throw = 1").walk("UMi-alpha")
    assert alone.points == 0


@pytest.mark.rule("path")
def test_the_cheapest_way_takes_the_most_circled_stars() -> None:
    for origin in range(STARS):
        reach = BOX.charts[0].reach(CONSTELLATIONS + 1, origin)
        for place in range(1, len(reach.stars)):
            path = [origin, *reach.path(place)]
            cost = 0
            for one, other in pairwise(path):
                if other in BOX.sky.lines[one]:
                    cost += 1
                else:
                    cost += BOX.sky.graduations[one][BOX.sky.targets[one].index(other)]
            assert cost == reach.costs[place]
    assert Bench("Gem-epsilon", "PsA").play("throw = 2").walk("Gem-beta").points == 10
    assert Bench("Vir-gamma", "PsA").play("throw = 2").walk("Vir-zeta").points == 5, "past Spica, not past Auva"


def test_every_star_jumps_somewhere_and_back() -> None:
    sky = BOX.sky
    counts = {k: sum(row.count(k) for row in sky.graduations) // 2 for k in range(1, 5)}
    assert counts == {1: 39, 2: 579, 3: 1346, 4: 1888}
    for one in range(STARS):
        assert sky.targets[one]
        for other in sky.targets[one]:
            assert one in sky.targets[other]
            assert sky.home[one] != sky.home[other]
    assert sum(circle != NONE for circle in sky.circled) == 30
    assert sum(map(len, sky.lines)) // 2 == 321
