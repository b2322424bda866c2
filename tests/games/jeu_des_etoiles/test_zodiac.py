"""The Zodiac: as a first card, later, the lap and its end."""

import pytest
from tests.games.jeu_des_etoiles.bench import BOX, Bench, code

from lunatheque.games.jeu_des_etoiles.catalogue import CONSTELLATION_IDS, STAR_IDS
from lunatheque.games.jeu_des_etoiles.position import sign_ids

SIGNS = list(sign_ids(BOX))


def on_lap(at: str, start: str, *others: str, unseen: str = "", **more: object) -> Bench:
    """A rocket on its lap, with all signs seen but those named."""
    seen = [sign for sign in SIGNS if sign not in unseen.split()]
    return Bench(at, "Zodiac", *others, me={"lap": start, "visited": seen}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("zodiac", "zodiac-links")
def test_the_route() -> None:
    assert " ".join(SIGNS) == "Ari Tau Gem Cnc Leo Vir Lib Sco Sgr Cap Aqr Psc"
    assert len(BOX.sky.route) == 41
    links = [(STAR_IDS[star], STAR_IDS[to]) for star, to in enumerate(BOX.sky.ahead) if to >= 0]
    assert len(links) == 12
    assert ("Sco-alpha", "Sgr-lambda") in links
    assert sum(BOX.sky.circled[star] >= 0 for star in BOX.sky.route) == 11


@pytest.mark.rule("zodiac-first", "zodiac-links")
def test_as_a_first_card_it_starts_on_the_ram() -> None:
    bench = Bench("UMi-alpha").play("draw = Zodiac")
    assert bench.at == "Ari-alpha"
    bench.play("throw = 4").walk("Tau-alpha")
    way = [STAR_IDS[star] for star in bench.state.pilots[0].trail]
    assert " ".join(way) == "Ari-alpha Ari-41 Tau-eta Tau-gamma Tau-alpha"
    assert bench.points == 10, "Alcyone and Aldebaran; Hamal is where the voyage starts"


@pytest.mark.rule("zodiac-later")
def test_drawn_on_the_zodiac_the_lap_starts_at_once() -> None:
    bench = Bench("Vir-epsilon", "none", me={"won": ["Vir"]}).play("draw = Zodiac")
    pilot = bench.state.pilots[0]
    assert (bench.at, SIGNS[pilot.sign], pilot.visited) == ("Vir-epsilon", "Vir", 1 << SIGNS.index("Vir"))
    end = on_lap("Leo-beta", "Vir").play("throw = 2").walk("Vir-beta")
    assert (end.made, end.points, end.state.turn) == (1, 10, 1)


@pytest.mark.rule("zodiac-later")
def test_the_lap_starts_where_the_rocket_first_rests() -> None:
    bench = Bench("Per-beta", "none", "Leo-alpha", me={"won": ["Per"]}).play("draw = Zodiac", "throw = 4")
    assert CONSTELLATION_IDS[bench.state.pilots[0].toward] == "Ari"
    bench.walk("Ari-41")
    assert bench.state.pilots[0].sign == -1, "the rocket does not rest yet"
    assert bench.goes >= {"Ari-alpha", "Tau-eta"}, "on the Zodiac links lead on"
    assert "Tri-gamma" not in bench.goes, "and the ruler does not"
    bench.walk("Tau-eta")
    bench.play("stop")
    pilot = bench.state.pilots[0]
    assert (SIGNS[pilot.sign], pilot.visited) == ("Tau", 1 << SIGNS.index("Tau"))


@pytest.mark.rule("zodiac-later")
@pytest.mark.parametrize(
    ("at", "sign"), [("Tri-beta", "Ari"), ("Peg-zeta", "Aqr"), ("Lyr-zeta", "Sgr"), ("Dra-gamma", "Vir")]
)
def test_of_equally_near_signs_the_first_from_the_ram_on_is_taken(at: str, sign: str) -> None:
    bench = Bench(at, "none", me={"won": ["UMi"]}).play("draw = Zodiac")
    assert CONSTELLATION_IDS[bench.state.pilots[0].toward] == sign


@pytest.mark.rule("zodiac-links", "voyage-walk-on")
def test_on_the_zodiac_one_goes_on_even_if_rockets_stop_at_their_goal() -> None:
    stop = {"goal": "stop"}
    bench = Bench("Per-beta", "none", "Leo-alpha", me={"won": ["Per"]}, options=stop).play("draw = Zodiac", "throw = 4")
    assert bench.walk("Ari-41").goes >= {"Ari-alpha", "Tau-eta"}
    assert "Gem-eta" in on_lap("Tau-alpha", "Tau", unseen="Gem", options=stop).play("throw = 2").goes


@pytest.mark.rule("path", "zodiac-lap")
def test_the_way_on_the_lap_takes_the_most_circled_stars() -> None:
    spica = on_lap("Vir-gamma", "Ari", unseen="Lib").play("throw = 2").walk("Vir-zeta")
    assert [STAR_IDS[star] for star in spica.state.pilots[0].trail] == ["Vir-gamma", "Vir-alpha", "Vir-zeta"]
    assert spica.points == 5
    assert on_lap("Leo-beta", "Ari", unseen="Cnc").play("throw = 3").walk("Leo-eta").points == 5, "past Regulus"


@pytest.mark.rule("zodiac-later")
def test_the_nearest_sign_may_be_enforced() -> None:
    bench = Bench("Per-beta", "none", "Leo-alpha", options={"nearest": "enforced"}, me={"won": ["Per"]})
    bench.play("draw = Zodiac", "throw = green", "throw = 3").walk("Tau-eta")
    assert bench.state.pilots[0].sign == -1
    bench.play("throw = 3")
    assert "Per-zeta" in bench.goes, "on the Zodiac the ruler serves too, until the sign is reached"
    assert bench.refusal("go Sgr-lambda").rule == "jump"
    bench.walk("Ari-41")
    assert bench.goes == {"Ari-alpha"}
    assert bench.refusal("go Tau-eta").rule == "zodiac-later"
    bench.play("stop")
    assert SIGNS[bench.state.pilots[0].sign] == "Ari"


@pytest.mark.rule("zodiac-lap")
def test_the_end_of_the_lap() -> None:
    bench = on_lap("Psc-eta", "Ari").play("throw = 1").walk("Ari-gamma")
    assert (bench.made, bench.points) == (1, 10)
    early = on_lap("Psc-eta", "Ari", unseen="Leo").play("throw = 1").walk("Ari-gamma")
    assert early.made == 0
    passing = on_lap("Psc-omicron", "Ari", unseen="Psc").play("throw = 4")
    assert passing.goes & {"Ari-gamma", "Ari-beta"} == {"Ari-gamma"}, "the way ends with the lap"
    assert passing.refusal("go Ari-beta").rule == "zodiac-lap"
    assert passing.walk("Ari-gamma").made == 1


@pytest.mark.rule("zodiac-lap")
def test_the_first_star_may_be_taken() -> None:
    taken = on_lap("Psc-eta", "Ari", "Ari-gamma").play("throw = 2")
    assert taken.refusal("go Ari-gamma").rule == "occupied"
    assert taken.walk("Ari-beta").made == 1
    short = on_lap("Psc-eta", "Ari", "Ari-gamma").play("throw = 1", "stop")
    assert short.made == 0


@pytest.mark.rule("zodiac-links")
def test_there_is_no_ruler_on_the_lap_and_no_link_elsewhere() -> None:
    lap = on_lap("Leo-epsilon", "Ari", unseen="Vir").play("throw = 2")
    assert lap.refusal("go Lyn-alpha").rule == "zodiac-links"
    assert "Sgr-lambda" not in Bench("Sco-alpha", "PsA").play("throw = 4").goes
    linked = Bench("Sco-alpha", "PsA", options={"links": "everyone"}).play("throw = 1")
    assert "Sgr-lambda" in linked.goes


@pytest.mark.rule("zodiac-direction")
def test_the_lap_goes_either_way() -> None:
    assert "Ari-41" in on_lap("Tau-eta", "Tau", unseen="Ari Gem").play("throw = 1").goes
    forward = on_lap("Tau-eta", "Tau", unseen="Ari Gem", options={"direction": "forward"}).play("throw = 1")
    assert "Ari-41" not in forward.goes
    assert "Gem-eta" in on_lap("Tau-zeta", "Tau", unseen="Gem", options={"direction": "forward"}).play("throw = 1").goes
    back = on_lap("Tau-eta", "Tau", unseen="Ari Gem", options={"direction": "forward"}).play("throw = 1")
    assert back.refusal("go Ari-41").rule == "zodiac-direction"


@pytest.mark.rule("zodiac-direction", "zodiac-links")
def test_only_on_the_zodiac_links_lead_forward_alone() -> None:
    both = {"direction": "forward", "links": "everyone"}
    assert "Sco-alpha" in Bench("Sgr-lambda", "PsA", options=both).play("throw = 1").goes
    assert "Sgr-lambda" in Bench("Sco-alpha", "PsA", options=both).play("throw = 1").goes
    assert "Sco-alpha" not in on_lap("Sgr-lambda", "Sgr", unseen="Sco", options=both).play("throw = 1").goes


@pytest.mark.rule("ties")
@pytest.mark.parametrize("stars", [0, 41])
def test_what_the_zodiac_card_counts_when_the_lap_is_made(stars: int) -> None:
    bench = on_lap("Psc-eta", "Ari", options={"zodiac-stars": str(stars)}).play("throw = 1").walk("Ari-gamma")
    assert (bench.made, bench.state.pilots[0].stars) == (1, stars)


@pytest.mark.rule("zodiac", "circled-once")
def test_circled_stars_pay_once_on_the_whole_zodiac_voyage() -> None:
    bench = Bench("Per-alpha", "none", "Leo-alpha", me={"won": ["Per"]}).play("draw = Zodiac", "throw = 4")
    bench.walk("Per-beta", "Per-alpha")
    assert bench.points == 10 + 5
    bench.walk("Per-beta")
    assert bench.points == 10 + 5
    assert code("Ari") == 9
