"""Skymines on the table: what an action costs and gives is previewed, cards keep their ids, plans stay secret."""

import pytest
from tests.games.bench import piece_of, seen, touch_of, zones_of
from tests.games.skymines.bench import A, B, Bench, person
from tests.games.skymines.test_resources import alone

from lunatheque.engine import EVERYONE
from lunatheque.games.skymines import GAME
from lunatheque.games.skymines.kinds import LUNA_IDS, SECTORS
from lunatheque.games.skymines.scene_places import (
    HEIGHT,
    WIDTH,
    column_place,
    column_size,
    marker_place,
    plan_place,
    round_place,
    sector_place,
    spot_place,
    track_step,
)
from lunatheque.scene import Scene, Touch

BOX = GAME.box()
ART = GAME.art(BOX)


def test_an_expansion_is_previewed() -> None:
    bench = alone(person("B06", cash=0), moon={"7": "AST"}, stations=[[1, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]])
    touch = touch_of(bench, "expand AST")
    assert touch == Touch(("station-AST",), ("card-B06",), value=4)
    bench.play("expand AST")
    touch = touch_of(bench, "place 12 2")
    assert touch.pieces == ("column-AST-1", "sector-12"), "an outpost is dragged from its column"
    assert touch.value == -2, "the border is a double one"
    assert "outpost-7" in touch.lights, "that is where it comes from"
    assert touch.path[0][1] < touch.path[1][1]
    assert touch_of(bench, "place 2 1").value == -1


def test_an_outpost_that_would_be_ousted_lights_up() -> None:
    stations = [[0, 0, 0], [3, 0, 0], [0, 0, 0], [0, 0, 0]]
    bench = alone(person("EN2", cash=0), moon={"3": "TAW", "22": "TAW", "28": "TAW"}, stations=stations)
    touch = touch_of(bench.play("expand AST"), "place 3 1")
    assert "outpost-3" in touch.lights
    assert touch.value == -2
    assert len(touch.path) == 2


def test_an_advance_is_previewed_up_to_the_barrier() -> None:
    bench = alone(person("MI2", cash=0, spaces=[6, 0, 0, 0])).play("use MI2")
    touch = touch_of(bench, "advance AST")
    assert touch.pieces == ("track-AST",)
    assert touch.path == (track_step("north", 6, 20), track_step("north", 7, 20)), "the barrier is after space 7"
    assert touch.value == 0
    assert touch_of(bench, "advance TAW").value == 1, "a share at space 2"


def test_prices_are_previewed() -> None:
    display = ["A01", "-", "-", "-", "A05"]
    bench = alone(person("C02", cash=3), display=display).play("use C02")
    assert touch_of(bench, "buy 1") == Touch(("card-A01",), value=-3)
    assert touch_of(bench, "buy 5") == Touch(("card-A05",), value=-4), "in the middle column"
    bench.play("buy 5")
    assert zones_of(seen(bench))["card-A05"] == "acquired"
    assert touch_of(bench, "rest B").pieces == ("card-A05", "pile-0-B")
    bench.play("rest B")
    assert zones_of(seen(bench))["card-A05"] == "player-0-board"


def test_cards_are_dragged_from_the_hand_to_the_next_slot() -> None:
    bench = Bench(person(hand=["MI1", "EN2"]), {}, step="plan")
    assert touch_of(bench, "put MI1").pieces == ("card-0-MI1", "slot-0-B")
    assert zones_of(seen(bench))["card-0-MI1"] == "player-0-hand"
    bench.play("put MI1")
    assert zones_of(seen(bench))["card-0-MI1"] == "player-0-board"
    assert touch_of(bench, "put EN2").pieces == ("card-0-EN2", "slot-0-C")


@pytest.mark.rule("planning", "reveal")
def test_what_others_have_is_seen_but_not_what_they_plan() -> None:
    """Hands are open, with what was planned among them: whichever card that is, others see the same."""
    scenes: list[Scene] = []
    for planned in ("MI1", "CA1"):
        bench = Bench(person(hand=["MI1", "TI2", "CA1"]), person(hand=["TI1", "EN2"]), seats=2, step="plan")
        bench.play(f"put {planned}")
        own = zones_of(seen(bench, A))
        assert [own[f"card-0-{card}"] for card in ("TI2", planned)] == ["player-0-hand", "player-0-board"]
        for viewer in (B, EVERYONE):
            scene = seen(bench, viewer)
            assert {zones_of(scene)[f"card-0-{card}"] for card in ("MI1", "TI2", "CA1")} == {"player-0-hand"}
            assert piece_of(scene, "planned-0-1").face == "card-back"
        scenes.append(seen(bench, B))
    assert scenes[0] == scenes[1]


@pytest.mark.rule("luna-planning", "luna-majority", "luna-block")
def test_luna_shows_what_has_been_turned_up() -> None:
    luna = {"slots": {"B": "I-3", "C": "deck", "D": "top"}, "majority": ["I-4", "I-5"]}
    bench = Bench(person("MI1"), lunas=[luna])
    scene = seen(bench)
    assert piece_of(scene, "luna-0-planned-B").face == "I-3"
    hidden = [piece_of(scene, f"luna-0-planned-{slot}") for slot in "CD"]
    assert [piece.face for piece in hidden] == ["luna-back", "luna-back"], "backs tell nothing"
    assert [piece.text.id for piece in hidden] == ["piece-luna-hidden", "piece-luna-hidden-two"], (
        "but all saw the token"
    )
    assert piece_of(scene, f"luna-0-majority-0-{LUNA_IDS.index('I-4')}").face == "I-4"
    blocks = {id: piece_of(scene, f"block-MB-{id}").value for id in ("CA", "EN", "MI", "SC")}
    assert blocks == {"CA": 3, "EN": 3, "MI": 3, "SC": 2}
    assert "block-MB-TI" not in zones_of(scene), "she has no titanium"


def test_everything_has_its_own_place() -> None:
    """Nothing printed on the main board lies on something else, or sticks out."""
    areas: list[tuple[float, float, float, float]] = []
    areas += [(*sector_place(BOX, sector), 78, 78) for sector in range(1, SECTORS + 1)]
    areas += [(*plan_place(space), 58, 58) for space in range(12)]
    areas += [(*round_place(number), 58, 58) for number in range(1, 8)]
    areas += [(*spot_place(BOX, spot), 58, 50) for spot in range(12)]
    for side in BOX.sides:
        areas += [(*column_place(side, column), *column_size(side)) for column in range(3)]
    for n, (x, y, wide, high) in enumerate(areas):
        assert 0 < x - wide / 2 < x + wide / 2 < WIDTH
        assert 0 < y - high / 2 < y + high / 2 < HEIGHT
        for other_x, other_y, other_wide, other_high in areas[:n]:
            apart = abs(x - other_x) >= (wide + other_wide) / 2 or abs(y - other_y) >= (high + other_high) / 2
            assert apart, ((x, y), (other_x, other_y))


@pytest.mark.parametrize("count", range(1, 6))
def test_markers_on_one_space_stand_beside_each_other(count: int) -> None:
    for side in BOX.sides:
        places = {marker_place(side, 3, 20, number, count) for number in range(count)}
        assert len(places) == count


def test_companies_differ_by_shape() -> None:
    """Without its colours, each outpost and each sign is still another drawing."""
    outlines = {ART.faces[f"outpost-{id}"].svg.split(' d="')[1].split('"')[0] for id in ("AST", "TAW", "SKY", "MNV")}
    assert len(outlines) == 4
