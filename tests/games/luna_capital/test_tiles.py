"""Placing tiles: plots, scaffolds, robots, landing fields, demolition, logistics."""

from typing import Any

import pytest
from tests.games.luna_capital.bench import BOX, A, B, Bench, player

from lunatheque.engine import EVERYONE, Dice
from lunatheque.games.luna_capital import GAME
from lunatheque.games.luna_capital.kinds import CARD_IDS
from lunatheque.words import Words

OPEN = "C28 r0c0"  # four open plots
CORNERS = {"r0c0 tl", "r0c0 tr", "r0c0 bl", "r0c0 br"}


def placing(cards: str, pending: str, tiles: str = "", **more: Any) -> Bench:
    return Bench(player(cards, tiles), step="place", pending=pending.split(), **more)


@pytest.mark.rule("place-tiles")
def test_all_tiles_are_placed_in_any_order_anywhere() -> None:
    bench = placing(f"{OPEN}, C35 r0c1", "H O H")
    assert len(bench.offers("place H")) == len(bench.offers("place O")) == 8
    assert len(bench.legal) == 16
    bench.play("place O r0c0 tl")
    assert bench.refusal("place H r0c0 tl").rule == "place-tiles"
    assert bench.refusal("place W r0c0 tr").rule == "place-tiles"
    assert bench.refusal("place H r1c0 tl").rule == "place-tiles"
    assert bench.refusal("place RC-H r0c0 tl").rule == "setup-tiles"  # our pack has no such complex
    bench.play("place H r0c1 br", "place H r0c0 tr")
    assert bench.legal == ["end"]


@pytest.mark.rule("printed-projects")
def test_printed_projects_take_their_plot() -> None:
    bench = placing("C34 r0c0", "H SO")  # . h / S .
    assert set(bench.offers("place H")) == {"r0c0 tl", "r0c0 br"}
    assert bench.refusal("place H r0c0 tr").rule == "place-tiles"
    assert bench.items()[0] == 1


@pytest.mark.rule("scaffolds")
@pytest.mark.parametrize(
    ("tile", "fits"),
    [
        *[(tile, False) for tile in ("H", "O", "W", "GP", "GA", "GL", "GX", "SO", "ME", "LF", "LR", "O+1")],
        *[(tile, True) for tile in ("MH-H", "MH-O", "MH-W", "MH-G", "MH-S", "RC-S", "RC-M", "DM")],
    ],
)
def test_scaffolds_carry_constructions_and_demolition(tile: str, fits: bool) -> None:
    bench = placing("C02 r0c0", tile)  # . . / S .
    assert ("r0c0 bl" in bench.offers(f"place {tile}")) == fits
    assert "r0c0 tl" in bench.offers(f"place {tile}")
    if not fits:
        assert bench.refusal(f"place {tile} r0c0 bl").rule == "scaffolds"


@pytest.mark.rule("scaffolds")
def test_scaffolds_can_be_agreed_to_carry_more() -> None:
    for tile, fits in (("SO", True), ("LF", True), ("H", False), ("GX", False), ("ME", False), ("LR", False)):
        bench = placing("C02 r0c0", tile, options={"scaffolds": "wide"})
        assert ("r0c0 bl" in bench.offers(f"place {tile}")) == fits
        if not fits:
            said = Words("en", GAME, ["Ada", "Bob"], BOX.names).say(bench.refusal(f"place {tile} r0c0 bl").text)
            assert said.startswith("A scaffold does not carry that: "), "constructions are not all that it carries"


@pytest.mark.rule("scaffolds", "unplaceable")
@pytest.mark.parametrize("tile", ["SO", "LF"])
def test_a_tile_that_only_a_scaffold_can_carry_must_be_placed(tile: str) -> None:
    tiles = "W r0c0 tl, W r0c0 tr"
    wide = placing("C02 r0c0", f"H {tile}", tiles, options={"scaffolds": "wide"})
    wide.play("place H r0c0 br")
    assert wide.legal == [f"place {tile} r0c0 bl"]
    assert wide.state.boxed == 0
    narrow = placing("C02 r0c0", f"H {tile}", tiles)
    narrow.play("place H r0c0 br")
    assert narrow.legal == ["end"]
    assert narrow.state.boxed == 1


@pytest.mark.rule("double-plots")
def test_a_double_plot_takes_one_tile() -> None:
    bench = placing("C60 r0c0", "H H H H")  # D D / . .
    assert set(bench.offers("place H")) == {"r0c0 tl", "r0c0 bl", "r0c0 br"}
    assert bench.refusal("place H r0c0 tr").rule == "double-plots"
    bench.play("place H r0c0 tl", "place H r0c0 bl", "place H r0c0 br")
    assert bench.legal == ["end"]
    assert bench.items()[0] == 6


@pytest.mark.rule("unplaceable")
def test_tiles_without_a_plot_go_back_to_the_box() -> None:
    bench = placing("C02 r0c0", "H O MH-H", tiles="W r0c0 tl, W r0c0 tr")
    bench.play("place H r0c0 br")
    assert bench.legal == ["place MH-H r0c0 bl"]  # the Modul'hab must be placed before the oxygen is given up
    bench.play("place MH-H r0c0 bl")
    assert bench.legal == ["end"]
    assert bench.state.boxed == 1
    assert bench.state.pending == []


@pytest.mark.rule("unplaceable", "robot-icons")
def test_a_tile_that_is_not_placed_has_no_effect() -> None:
    bench = placing("C02 r0c0", "H O+2", tiles="W r0c0 tl, W r0c0 tr")
    bench.play("place H r0c0 br")
    assert bench.state.robots[A] == 0
    assert bench.state.boxed == 1


@pytest.mark.rule("robot-icons")
def test_robots_come_with_tiles() -> None:
    bench = placing(OPEN, "O+1 W+2")
    bench.play("place O+1 r0c0 tl", "place W+2 r0c0 tr")
    assert bench.state.robots == [3, 0]
    assert bench.state.spare_robots == 5


@pytest.mark.rule("robot-icons")
@pytest.mark.parametrize(
    ("tile", "robots"), [("GX+1", 1), ("SO+2", 2), ("ME+1", 1), ("MH-G+2", 2), ("RC-S+1", 1), ("DM+2", 2), ("LR+1", 1)]
)
def test_robots_come_with_tiles_of_every_kind(tile: str, robots: int) -> None:
    """In our pack only collectors and condensers have robot icons; others may in a corrected one."""
    bench = placing(OPEN, tile).play(f"place {tile} r0c0 tl")
    assert bench.state.robots == [robots, 0]
    assert bench.state.spare_robots == 8 - robots


@pytest.mark.rule("robot-icons")
def test_robots_run_out_unless_agreed_otherwise() -> None:
    few = Bench(player(OPEN), player(robots=7), step="place", pending=["W+2"])
    assert few.play("place W+2 r0c0 tl").state.robots == [1, 7]
    many = Bench(player(OPEN), player(robots=7), step="place", pending=["W+2"], options={"robots": "unlimited"})
    assert many.play("place W+2 r0c0 tl").state.robots == [2, 7]


@pytest.mark.rule("landing-field")
def test_a_landing_field_brings_one_of_three_cards() -> None:
    bench = placing(OPEN, "LF")
    bench.play("place LF r0c0 tl = card:C10 card:C09 card:C08")
    assert bench.legal == ["keep C10", "keep C09", "keep C08"]
    assert bench.refusal("keep C11").rule == "landing-field"
    assert bench.refusal("end").rule == "landing-field"
    bench.play("keep C09")
    assert bench.hand() == ["C09"]
    assert bench.legal == ["end"]  # it cannot be played in this turn
    assert [CARD_IDS[card] for card in bench.state.pile.bottom] == ["C10", "C08"]


@pytest.mark.rule("landing-field")
def test_a_landing_field_with_a_short_pile() -> None:
    two = placing(OPEN, "LF", pile={"cards": ["C10"], "bottom": ["C11"]})
    two.play("place LF r0c0 tl = card:C10")
    assert two.legal == ["keep C10", "keep C11"]
    none = placing(OPEN, "LF", pile={"cards": []})
    assert none.play("place LF r0c0 tl").legal == ["end"]


@pytest.mark.rule("demolition")
def test_demolition_goes_anywhere_and_opens_the_plot() -> None:
    bench = placing("C13 r0c0", "DM H", tiles="O r0c0 tl")  # . M / S .
    assert set(bench.offers("place DM")) == CORNERS
    assert bench.offers("place H") == ["r0c0 br"]
    bench.play("place DM r0c0 tr")
    assert set(bench.offers("place H")) == {"r0c0 tr", "r0c0 br"}
    bench.play("place H r0c0 tr")
    assert bench.state.colonies[A].tops[1] == 0


@pytest.mark.rule("demolition")
def test_what_lies_under_a_demolition_counts_no_more() -> None:
    bench = placing("C13 r0c0", "DM DM DM DM", tiles="O r0c0 tl")
    assert bench.items()[1] == 1
    bench.play("place DM r0c0 tl", "place DM r0c0 bl", "place DM r0c0 tr", "place DM r0c0 tr")
    assert sum(bench.items()) == 0
    assert bench.state.colonies[A].scaffolds() == 0


@pytest.mark.rule("demolition", "double-plots")
def test_a_double_plot_is_demolished_as_a_whole() -> None:
    bench = placing("C60 r0c0", "DM H H H", tiles="O r0c0 tl")
    bench.play("place DM r0c0 tl", "place H r0c0 tl", "place H r0c0 bl", "place H r0c0 br")
    assert bench.items()[:2] == [6, 0]


@pytest.mark.rule("logistics-tile")
def test_a_logistics_tile_brings_a_token() -> None:
    bench = placing(OPEN, "LR")
    assert bench.play("place LR r0c0 tl").state.logistics == [1, 0]
    assert bench.state.spare_logistics == 3
    none = Bench(player(OPEN), player(logistics=4), step="place", pending=["LR"])
    assert none.play("place LR r0c0 tl").state.logistics == [0, 4]


@pytest.mark.rule("logistics-tile")
def test_several_logistics_tokens_can_be_held_at_once() -> None:
    bench = Bench(player(OPEN, logistics=1), player(logistics=1), step="place", pending=["LR", "LR"])
    assert bench.play("place LR r0c0 tl").state.logistics == [2, 1]
    assert bench.play("place LR r0c0 tr").state.logistics == [3, 1]
    assert bench.state.spare_logistics == 0


def landing() -> Bench:
    """A pile of one card and two that everybody saw go under it, all three drawn at a landing field."""
    bench = placing(OPEN, "LF", pile={"cards": ["C08"], "bottom": ["C10", "C09"]})
    assert bench.view(B)["pile"]["bottom"] == ["C10", "C09"]
    return bench.play("place LF r0c0 tl = card:C08")


@pytest.mark.rule("landing-field", "hands")
def test_whoever_saw_a_card_go_under_the_pile_forgets_it() -> None:
    bench = landing()
    assert bench.view(A)["drawn"] == ["C08", "C10", "C09"]
    for other in (B, EVERYONE):
        assert bench.view(other)["drawn"] == ["?", "?", "?"]
    bench.play("keep C10")
    mine = bench.view(A)
    assert (mine["players"][A]["hand"], mine["pile"]["bottom"]) == (["C10"], ["C08", "C09"])
    for other in (B, EVERYONE):
        view = bench.view(other)
        assert (view["players"][A]["hand"], view["pile"]["bottom"]) == (["?"], ["?", "?"])
    guesses = {tuple(bench.state.sample(B, Dice(seed)).hands[A]) for seed in range(50)}
    assert guesses == {(CARD_IDS.index(card),) for card in ("C08", "C09", "C10")}


@pytest.mark.rule("landing-field", "hands")
def test_others_can_only_guess_what_landed() -> None:
    bench = placing(OPEN, "LF").play("place LF r0c0 tl = card:C08 card:C09 card:C10")
    drawn = bench.state.drawn
    guesses = [bench.state.sample(B, Dice(seed)) for seed in range(50)]
    assert len({tuple(guess.drawn) for guess in guesses}) > 40
    for guess in guesses:
        assert sorted(guess.drawn + guess.pile.cards) == sorted(drawn + bench.state.pile.cards)
        assert all(guess.knows(A, card) and not guess.knows(B, card) for card in guess.drawn)
        assert not any(guess.knows(A, card) for card in guess.pile.cards)
    for seed in range(50):
        assert bench.state.sample(A, Dice(seed)).drawn == drawn
