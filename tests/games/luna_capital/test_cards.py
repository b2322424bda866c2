"""Playing cards: where they may lie, robots, cards face down."""

from itertools import product
from typing import Any

import pytest
from tests.games.luna_capital.bench import Bench, player

from lunatheque.engine import EVERYONE, Dice
from lunatheque.games.luna_capital import GAME

ANY: dict[str, Any] = {"step": "play"}


def spots(bench: Bench, mode: str, card: str) -> set[str]:
    return set(bench.offers(f"{mode} {card}"))


@pytest.mark.rule("play-card", "placement-order")
def test_numbers_grow_from_left_to_right() -> None:
    bench = Bench(player("C21 r0c0, C42 r0c1", hand="C28 C43 C56 C14"), **ANY)  # 4 and 7; hand 5, 7, 9, 3
    rows = {"r1c0", "r1c1", "r-1c0", "r-1c1"}
    assert spots(bench, "play", "C28") == rows
    assert spots(bench, "play", "C43") == rows
    assert spots(bench, "play", "C56") == rows | {"r0c2"}
    assert spots(bench, "play", "C14") == rows | {"r0c-1"}
    refusal = bench.refusal("play C28 r0c2")
    assert refusal.rule == "placement-order"
    assert refusal.text.args == {"number": 5, "low": 7, "high": 11}
    assert bench.refusal("play C01 r1c0").rule == "play-card"
    bench.play("play C56 r0c2")
    assert bench.hand() == ["C14", "C28", "C43"]
    assert bench.refusal("play C14 r0c-1").rule == "end-turn"


@pytest.mark.rule("placement-rows")
def test_there_are_three_rows_at_most() -> None:
    bench = Bench(player("C28 r0c0, C29 r1c0, C30 r2c0", hand="C56 C01", robots=1), **ANY)
    for mode in ("play", "robot"):
        assert not spots(bench, mode, "C56") & {"r3c0", "r-1c0"}
    assert bench.refusal("play C56 r-1c0").rule == "placement-rows"
    assert bench.refusal("down C56 r-1c0").rule == "placement-rows"
    middle = Bench(player("C28 r0c0, C29 r1c0, C30 r-1c0", hand="C56"), **ANY)
    for mode, place in product(("play", "robot", "down"), ("r-2c0", "r2c0")):
        assert middle.refusal(f"{mode} C56 {place}").rule == "placement-rows"
    assert spots(bench, "play", "C56") == {"r0c1", "r1c1", "r2c1"}
    assert spots(bench, "play", "C01") == {"r0c-1", "r1c-1", "r2c-1"}
    assert len(spots(bench, "robot", "C01")) == 6


@pytest.mark.rule("placement-rows")
def test_the_colony_grows_up_and_down() -> None:
    bench = Bench(player("C28 r0c0, C29 r-1c0", hand="C30"), **ANY)
    assert {"r-2c0", "r1c0"} <= spots(bench, "play", "C30")
    bench.play("play C30 r-2c0")
    assert {index // 23 for index in bench.state.colonies[0].free} == {0, 1, 2}


@pytest.mark.rule("placement-order")
def test_gaps_are_passed_over() -> None:
    cards = "C14 r0c0, C28 r1c0, C35 r1c1, C42 r1c2, C49 r0c2"  # 3 . 8 above 5 6 7
    hand = "C15 C21 C29 C36 C43 C50"  # 3 4 5 6 7 8
    bench = Bench(player(cards, hand=hand), **ANY)
    assert [card for card in hand.split() if "r0c1" in spots(bench, "play", card)] == ["C21", "C29", "C36", "C43"]


@pytest.mark.rule("placement-beside", "placement-cover")
def test_a_card_shares_a_side_and_covers_nothing() -> None:
    bench = Bench(player("C28 r0c0", hand="C35 C21"), **ANY)
    assert spots(bench, "play", "C35") == {"r1c0", "r-1c0", "r0c1"}
    assert bench.refusal("play C35 r1c1").rule == "placement-beside"
    assert bench.refusal("play C35 r0c0").rule == "placement-cover"


@pytest.mark.rule("placement-beside")
def test_the_first_card_lies_anywhere() -> None:
    bench = Bench(player(hand="C35", robots=1), **ANY)
    assert bench.legal == ["play C35 r0c0", "robot C35 r0c0"]
    for mode, place in product(("play", "robot", "down"), ("r0c1", "r1c0", "r-2c0")):
        refusal = bench.refusal(f"{mode} C35 {place}")
        assert (refusal.rule, refusal.text.id) == ("placement-beside", "refuse-first")
    assert bench.refusal("down C35 r0c0").rule == "face-down"
    assert Bench(player("C28 r0c0", hand="C35"), **ANY).refusal("play C35 r1c1").text.id == "refuse-beside"


@pytest.mark.rule("robots")
def test_a_number_under_a_robot_is_passed_over() -> None:
    covered = Bench(player("C07 r0c0, C56 r0c1 robot", hand="C14"), **ANY)  # 2, 9 covered; hand 3
    assert "r0c2" in spots(covered, "play", "C14")
    bare = Bench(player("C07 r0c0, C56 r0c1", hand="C14"), **ANY)
    assert "r0c2" not in spots(bare, "play", "C14")


@pytest.mark.rule("robots")
def test_a_robot_frees_a_card_of_the_order() -> None:
    bench = Bench(player("C56 r0c0", hand="C14", robots=1), **ANY)
    assert "r0c1" not in spots(bench, "play", "C14")
    assert spots(bench, "robot", "C14") == {"r0c1", "r0c-1", "r1c0", "r-1c0"}
    bench.play("robot C14 r0c1")
    assert bench.state.robots == [0, 0]
    assert bench.state.spare_robots == 7
    assert not Bench(player("C56 r0c0", hand="C14"), **ANY).offers("robot C14")
    assert Bench(player("C56 r0c0", hand="C14"), **ANY).refusal("robot C14 r0c1").rule == "robots"


@pytest.mark.rule("robots")
def test_robots_may_be_kept_for_breaking_the_order() -> None:
    bench = Bench(player("C56 r0c0", hand="C14", robots=1), options={"robot-use": "needed"}, **ANY)
    assert spots(bench, "robot", "C14") == {"r0c1"}
    assert bench.refusal("robot C14 r0c-1").rule == "robots"


FULL = "C02 r0c0, C63 r0c1, C03 r1c0, C64 r1c1, C04 r2c0, C65 r2c1"  # three rows of 1 and 10
SLOTS = [{"card": card} for card in ("C31", "C32", "C33", "C37")]


@pytest.mark.rule("face-down")
def test_face_down_only_when_nothing_fits() -> None:
    bench = Bench(player("C01 r0c0, C63 r0c1", hand="C64 C02"), market=SLOTS, **ANY)
    assert bench.offers("play C64")
    assert not bench.offers("down C64")
    assert bench.refusal("down C64 r0c2").rule == "face-down"
    stuck = Bench(player(FULL, hand="C21 C35", robots=1), market=SLOTS, **ANY)
    assert not stuck.offers("play C21")
    assert not stuck.offers("play C35")
    places = {f"r{row}c{column}" for row in (0, 1, 2) for column in (-1, 2)}
    assert spots(stuck, "down", "C21") == spots(stuck, "down", "C35") == places
    assert spots(stuck, "robot", "C21") == places


@pytest.mark.rule("face-down-plots")
def test_a_card_face_down_has_no_number_and_no_plots() -> None:
    stuck = Bench(player(FULL, hand="C21 C35"), market=SLOTS, pending=["H"], **ANY)
    before = len([head for head in stuck.state.colonies[0].heads if head >= 0])
    stuck.play("down C21 r0c-1")
    colony = stuck.state.colonies[0]
    assert len([head for head in colony.heads if head >= 0]) == before
    assert stuck.refusal("place H r0c-1 tl").rule == "face-down-plots"
    assert not [place for place in stuck.offers("place H") if place.startswith("r0c-1")]
    index = colony.free.index(min(colony.free))  # left of the new card: only the 1 counts
    assert (colony.lows[index], colony.highs[index]) == (0, 1)


@pytest.mark.rule("face-down")
def test_face_down_by_choice() -> None:
    cards = "C01 r0c0, C63 r0c1"
    chosen = Bench(player(cards, hand="C64 C21"), options={"face-down": "chosen"}, market=SLOTS, **ANY)
    assert not chosen.offers("down C21")
    full = Bench(player(FULL, hand="C66 C21"), options={"face-down": "chosen"}, market=SLOTS, **ANY)
    assert full.offers("down C66")
    free = Bench(player(cards, hand="C21"), options={"face-down": "free"}, market=SLOTS, **ANY)
    assert spots(free, "down", "C21") == {"r0c2", "r0c-1", "r1c0", "r1c1", "r-1c0", "r-1c1"}


@pytest.mark.rule("face-down", "hands")
def test_who_does_not_know_a_card_does_not_learn_it_face_down() -> None:
    stuck = Bench(player(FULL, hand="C21 C35"), market=SLOTS, **ANY)
    stuck.play("down C21 r0c-1")
    assert [event.shows for event in stuck.state.events or []] == [False]
    for seat in (0, 1, EVERYONE):
        assert [told.args.keys() for told in stuck.told(seat)] == [{"player", "spot"}], "the card is not named"
    mine, theirs, others = (str(GAME.view(stuck.state, seat)["players"]) for seat in (0, 1, EVERYONE))
    assert "C21 r0c-1 down" in mine
    assert "? r0c-1 down" in theirs
    assert "C21" not in theirs
    assert others == theirs
    guesses = {stuck.state.sample(1, Dice(seed)).colonies[0].cards[-1] for seed in range(50)}
    assert len(guesses) > 10


@pytest.mark.rule("hands")
def test_a_hidden_card_that_was_played_openly_cannot_be_taken_back() -> None:
    bench = Bench(player("C01 r0c0", hand="C35"), market=SLOTS, **ANY).play("play C35 r0c1")
    assert [event.shows for event in bench.state.events or []] == [True]
    known = Bench(player("C01 r0c0", hand="C35"), known={"C35": ["all"]}, market=SLOTS, **ANY).play("play C35 r0c1")
    assert [event.shows for event in known.state.events or []] == [False], "everybody knew it"


@pytest.mark.rule("face-down")
@pytest.mark.parametrize(
    ("choice", "ways"),
    [
        ("strict", {"play C63"}),
        ("chosen", {"play C63", "down C21"}),
        ("free", {"play C63", "down C21", "down C63"}),
    ],
)
def test_three_ways_to_agree_on_cards_face_down(choice: str, ways: set[str]) -> None:
    """The 4 fits nowhere beside the rows 1 9, 2 9 and 3 9; the 10 fits at the end of each."""
    rows = "C01 r0c0, C56 r0c1, C07 r1c0, C57 r1c1, C14 r2c0, C58 r2c1"
    bench = Bench(player(rows, hand="C21 C63"), options={"face-down": choice}, market=SLOTS, **ANY)
    assert {way.rpartition(" ")[0] for way in bench.legal} == ways
    assert spots(bench, "play", "C63") == {"r0c2", "r1c2", "r2c2"}
