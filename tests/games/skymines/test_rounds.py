"""Bonus markers, majorities, dropping out, preparation, scores."""

import pytest
from tests.games.skymines.bench import AST, LUNA, TAW, A, B, Bench, person
from tests.games.skymines.test_resources import alone

from lunatheque.engine import Match, Text
from lunatheque.games.skymines import GAME
from lunatheque.games.skymines.bonus import has_majority, markers_left
from lunatheque.games.skymines.kinds import ENERGY, SCIENTIST, TITANIUM
from lunatheque.games.skymines.scoring import amounts, ranks, scores
from lunatheque.words import Words

FIRST_CARDS = " ".join(f"card:A{number:02}" for number in range(1, 13))


@pytest.mark.rule("majority", "majority-most")
def test_h07_majority_among_people() -> None:
    bench = Bench(person("EN2 EN1a MI1"), person("B06*", hand=["MI2"]), seats=2)
    assert bench.refusal("bonus MB-EN").text.args["most"] == 4
    bench.play("use MI1", "advance AST", "drop", "rest B", "bonus MB-EN")
    assert bench.spaces()[2] == 2


@pytest.mark.rule("majority", "luna-block", "majority-most")
def test_luna_blocks_with_more_and_not_with_as_much() -> None:
    bench = Bench(person("EN2 EN1a"), lunas=[{"majority": ["I-4", "I-5"]}])
    assert has_majority(bench.state, A, ENERGY)
    bench.state.lunas[0].majority[1] = 1
    assert not has_majority(bench.state, A, ENERGY)
    assert not has_majority(bench.state, A, TITANIUM)


@pytest.mark.rule("majority-most", "bonus-tiles")
def test_cards_of_scientists_are_counted_with_tiles() -> None:
    people = [person("SCa"), person("A11 SCb*")]
    bench = Bench(*people, seats=2, tiles={"BT-SC": {"owner": 0}}, plans=["pA01"])
    assert has_majority(bench.state, A, SCIENTIST)
    assert has_majority(bench.state, B, SCIENTIST)
    bench.play("bonus MB-SC")
    assert bench.state.research == 3


@pytest.mark.rule("bonus-marker")
def test_a_space_takes_one_marker_and_a_player_has_only_so_many() -> None:
    bench = Bench(person("TI1", cash=9), person("TI1", cash=9), seats=2)
    bench.play("bonus G31")
    assert bench.refusal("bonus G31").text.id == "refuse-spot-taken"
    bench.play("bonus MB-TI", "bonus G32", "drop", "rest B", "bonus G33")
    assert markers_left(bench.state, A) == 0
    assert bench.refusal("bonus G34").text.id == "refuse-no-marker"


@pytest.mark.rule("bonus-marker", "space-tile")
def test_a_space_that_cannot_be_paid() -> None:
    bench = alone(person("TI1", cash=0))
    assert bench.refusal("bonus G34").text.args["cost"] == 1
    bench.state.cash[A] = 1
    bench.play("bonus G34", "bonus G32")
    assert bench.state.cash[A] == 0


@pytest.mark.rule("space-first", "prepare-first")
def test_the_first_player_marker() -> None:
    bench = Bench(person(cash=0), person(cash=0), seats=2, first=0)
    bench.play("drop", "bonus G14")
    assert bench.state.cash[B] == 2
    assert (bench.state.first, bench.state.marker) == (A, B)
    bench.play(f"drop = plan:SP1 {FIRST_CARDS}")
    assert bench.state.first == B
    bench.play("ready", "ready")
    assert bench.actor == B


@pytest.mark.rule("space-sell")
def test_selling_a_card() -> None:
    bench = alone(person("MI1", hand=["EN1c"], piles={"C": ["MI2"]}, cash=0)).play("bonus G23")
    assert bench.legal == ["sell MI2", "sell EN1c"]
    bench.play("sell EN1c")
    assert bench.state.cash[A] == 3
    assert bench.hand() == []
    again = alone(person("MI1", hand=["EN1c"], piles={"C": ["MI2"]}, cash=0)).play("bonus G23", "sell MI2")
    assert (again.state.cash[A], again.pile("C")) == (1, [])
    assert alone(person("MI1")).refusal("bonus G23").rule == "space-sell"


@pytest.mark.rule("space-buy")
def test_buying_a_card_for_money() -> None:
    bench = alone(person("MI1", cash=4), display=["A01", "-", "-", "-", "A02", "A03", "-", "-", "A04"])
    bench.play("bonus G24")
    assert bench.offers("buy") == ["1", "5", "6"]
    bench.play("buy 5", "rest B")
    assert bench.state.cash[A] == 0
    assert bench.pile("B") == ["A02"]
    assert alone(person("MI1", cash=1), display=["A01"]).refusal("bonus G24").rule == "space-buy"


@pytest.mark.rule("space-tile", "bonus-tiles", "prepare-markers", "tiles-return")
def test_bonus_tiles_come_in_the_preparation_and_go_back() -> None:
    bench = alone(person("MI1", cash=9, hand=["TI1"]))
    bench.play("bonus G31", "bonus G34")
    assert bench.state.tile_owner == [-1] * 4
    bench.play("drop", "rest B", seed=3)
    state = bench.state
    assert state.tile_owner == [A, -1, -1, A]
    assert state.spots == [-1] * 12
    assert markers_left(state, A) == 3
    bench.play("put TI1", "ready", "ready", "declare TI")
    assert bench.actor == A
    assert bench.offers("use") == ["TI1", "BT-RES", "BT-FS"]
    bench.play("use TI1", "use BT-RES")
    assert state.points == 4
    bench.play("advance AST")
    bench.play("drop")
    bench.play("use BT-FS")
    assert state.tank[A] == 3
    bench.play("drop")
    assert state.tile_owner == [-1] * 4


@pytest.mark.rule("bonus-tiles", "majority-most")
def test_the_resource_tile_counts_for_what_was_declared() -> None:
    bench = Bench(person("MI1"), person("TI1"), seats=2, step="plan", tiles={"BT-RES": {"owner": 1}})
    bench.play("ready", "ready")
    assert bench.actor == B
    assert bench.legal == ["declare MI", "declare TI", "declare CA"]
    bench.play("declare MI")
    assert bench.refusal("bonus MB-MI").text.args == {**bench.refusal("bonus MB-MI").text.args, "have": 1, "most": 3}


@pytest.mark.rule("drop-out", "resting-take", "resting-put", "tiles-return")
def test_h06_drop_out() -> None:
    piles = {"B": ["EN2"], "C": ["MI1", "SCa"], "D": ["TI1"]}
    bench = Bench(person("CA1 CA2 MI2", piles=piles), person(), seats=2)
    bench.play("drop")
    assert bench.legal == ["take B", "take C", "take D"]
    bench.play("take C")
    assert bench.hand() == ["MI1", "SCa"]
    assert bench.legal == ["rest B", "rest C", "rest D"]
    bench.play("rest B")
    assert bench.legal == ["rest C", "rest D"]
    bench.play("rest C")
    assert bench.pile("B") == ["CA1", "EN2"]
    assert bench.pile("C") == ["CA2"]
    assert bench.pile("D") == ["TI1", "MI2"]
    assert bench.state.out == [True, False]
    assert bench.actor == B


@pytest.mark.rule("drop-out")
def test_whoever_can_do_nothing_must_drop_out() -> None:
    bench = Bench(person("MI1*"), person(), seats=2, bonus={"G14": 0, "G23": 0, "G24": 0})
    assert bench.legal == ["drop"]


@pytest.mark.rule("bonus-drop-out")
def test_money_and_a_card_on_dropping_out() -> None:
    piles = {"B": ["EN2"], "C": ["MI1", "SCa"]}
    bench = Bench(
        person("CA1", piles=piles, spaces=[0, 0, 0, 11], cash=0), person(), seats=2, tracks=["A1", "B1", "C1", "D2"]
    )
    bench.play("drop", "take B")
    assert bench.state.cash[A] == 2
    assert bench.legal == ["also MI1", "also SCa"]
    bench.play("also SCa", "rest B")
    assert bench.hand() == ["EN2", "SCa"]
    assert (bench.pile("B"), bench.pile("C")) == (["CA1"], ["MI1"])


@pytest.mark.rule("drop-out", "course")
def test_in_the_last_round_nobody_asks_for_piles() -> None:
    bench = Bench(person("CA1 MI1", piles={"B": ["EN2"]}), person(), seats=2, round=7)
    bench.play("drop", "drop")
    assert bench.state.over
    assert bench.state.actors() == []


@pytest.mark.rule("prepare-display", "acquire")
def test_the_display_moves_to_the_right() -> None:
    display = ["A01", "-", "A02", "-", "A03", "A04", "-", "-", "-", "A05", "-", "A06"]
    rest = [f"A{number:02}" for number in range(7, 13)] + [f"B{number:02}" for number in range(1, 9)]
    bench = alone(person(), display=display, deck=rest, gone=[])
    cards = " ".join(f"card:{card}" for card in [*rest[:6], "B01", "B02"])
    bench.play(f"drop = plan:SP3 {cards}")
    shown = GAME.save(bench.state)["display"]
    assert shown[:6] == ["A03", "A04", "A07", "A06", "A08", "A05"]
    assert shown[6:] == ["A09", "A10", "A11", "A12", "B01", "B02"]
    assert GAME.save(bench.state)["gone"] == ["A01", "A02"]


@pytest.mark.rule("prepare-display")
def test_an_empty_stack_leaves_spaces_empty() -> None:
    bench = alone(person(), display=["A01", "-", "-", "-", "A02"], deck=[], gone=[]).play("drop = plan:SP3")
    assert GAME.save(bench.state)["display"] == ["A02"] + ["-"] * 11


@pytest.mark.rule("prepare-plans", "special-plans")
def test_the_special_plan_of_the_round_is_turned_up() -> None:
    bench = alone(person()).play(f"drop = plan:SP6 {FIRST_CARDS}")
    assert GAME.save(bench.state)["specials"] == {"2": "SP6"}
    assert bench.state.supplements == [1, 0, 0]


@pytest.mark.rule("prepare-plans", "setup-rounds", "luna")
@pytest.mark.parametrize(
    ("seats", "lunas", "round", "rows"),
    [(2, "one", 1, [1, 1, 0]), (1, "two", 1, [1, 1, 0]), (3, "one", 2, [0, 1, 1])],
)
def test_luna_counts_for_the_coins_of_the_round_track(seats: int, lunas: str, round: int, rows: list[int]) -> None:
    bench = Bench(person(), seats=seats, options={"lunas": lunas}, round=round)
    bench.state.out = [player > A for player in range(bench.state.players)]
    bench.play("drop", seed=1)
    assert bench.state.supplements == rows


@pytest.mark.rule("goal", "score", "score-cash", "score-shares", "score-tank", "score-research", "luna-score")
def test_the_seven_amounts() -> None:
    plans = [f"pA{number:02}" for number in range(1, 9)]
    bench = Bench(
        {"cash": 4, "spaces": [9, 2, 0, 0], "tank": 14, "upload": 8, "plans": plans, "kept": ["C07"]},
        {"cash": 2, "spaces": [0, 5, 0, 0], "tank": 28, "upload": 2, "kept": ["A01", "D06", "E07"]},
        moon={"1": "AST", "2": "AST", "3": "AST", "22": "TAW", "28": "TAW"},
    )
    assert (bench.value(AST), bench.value(TAW)) == (2, 1)
    assert amounts(bench.state, A) == [4, 5 * 2, 1, 0, 0, 25, 20]
    assert amounts(bench.state, LUNA) == [2, 0, 4, 0, 0, 60, 0]
    assert bench.state.scores() == [60]
    assert bench.state.ranking() == [2]
    sheet = GAME.sheet(bench.state, A)
    assert [line.values for line in sheet] == [(4,), (10,), (1,), (0,), (0,), (25,), (20,), (60,)]
    assert [line.others for line in sheet] == [((Text("luna"), value),) for value in (2, 0, 4, 0, 0, 60, 0, 66)]
    assert [line.total for line in sheet] == [False] * 7 + [True]


@pytest.mark.rule("score-tank", "score-research")
def test_the_values_of_both_tracks() -> None:
    box = GAME.box()
    assert [box.tank_values[step] for step in (5, 6, 8, 9, 12, 13, 16, 20, 23, 25, 27, 28)] == [
        *(0, 10, 10, 15, 15, 25, 30, 40, 45, 50, 50, 60)
    ]
    assert [box.research_values[step] for step in (2, 3, 5, 7, 9, 11, 13, 14, 15)] == [
        *(0, 10, 15, 20, 30, 40, 50, 50, 60)
    ]


@pytest.mark.rule("luna-score", "score-research")
@pytest.mark.parametrize(("step", "value"), [(2, 0), (3, 10), (4, 10), (15, 60)])
def test_luna_scores_research(step: int, value: int) -> None:
    state = Bench({}, {"upload": step, "cash": 0}).state
    assert amounts(state, LUNA) == [0, 0, 0, 0, 0, 0, value]
    assert scores(state) == [1, value]


@pytest.mark.rule("winner")
@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ({"cash": 5}, {"cash": 4}, [1, 2]),
        ({"cash": 5}, {"cash": 15, "tank": 0}, [2, 1]),
        ({"cash": 5, "tank": 6}, {"cash": 15}, [2, 1]),
        ({"cash": 5, "spaces": [2, 0, 0, 0]}, {"cash": 5}, [1, 2]),
        ({"cash": 5}, {"cash": 5}, [1, 1]),
    ],
    ids=["most", "more", "cash", "shares", "shared"],
)
def test_ties(one: dict[str, object], other: dict[str, object], expected: list[int]) -> None:
    assert ranks(Bench(one, other, seats=2).state) == expected


@pytest.mark.rule("winner", "luna-score")
@pytest.mark.parametrize(
    ("person", "luna", "ties", "said"),
    [
        ({"cash": 5}, {"cash": 3}, [], "Ada wins with $5."),
        ({"cash": 5, "tank": 6}, {"cash": 15}, [(5, 15), (0, 0)],
         "Luna and Ada have $15 each. Luna wins with more cash, $15."),
        ({"cash": 5, "spaces": [2, 0, 0, 0]}, {"cash": 5, "kept": ["C07", "D06"]}, [(5, 5), (1, 2)],
         "Luna and Ada have $5 each and as much cash. Luna wins with more shares, 2."),
        ({"cash": 5}, {"cash": 5}, [(5, 5), (0, 0)],
         "Ada, Luna share the victory with $5, as much cash and as many shares."),
    ],
    ids=["most", "cash", "shares", "shared"],
)  # fmt: skip
def test_the_end_says_who_won_and_what_decided(
    person: dict[str, object], luna: dict[str, object], ties: list[tuple[int, int]], said: str
) -> None:
    bench = Bench(person, {**luna, "out": True}, round=7).play("drop")
    assert bench.state.over
    assert Words("en", GAME, ["Ada"], GAME.box().names).say(bench.told(A)[-1]) == said
    after = [line for line in GAME.sheet(bench.state, A) if line.text.id.startswith("sheet-tie")]
    assert [(line.values[0], line.others[0][1]) for line in after] == ties


@pytest.mark.rule("winner")
def test_shares_decide_only_between_those_with_as_much_cash() -> None:
    less = {"cash": 5, "tank": 6}
    bench = Bench(less, {"cash": 15, "out": True}, {"cash": 15, "spaces": [2, 0, 0, 0], "out": True}, seats=3, round=7)
    said = Words("en", GAME, ["Ada", "Bob", "Cid"], GAME.box().names).say(bench.play("drop").told(A)[-1])
    assert said == "Cid and Bob have $15 each and as much cash. Cid wins with more shares, 1."


@pytest.mark.rule("winner", "luna")
def test_nobody_is_first_who_is_behind_luna() -> None:
    bench = Bench({"cash": 9}, {"cash": 7}, {"cash": 50}, seats=2, options={"lunas": "one"})
    assert bench.state.ranking() == [2, 3]


@pytest.mark.rule("luna", "setup-player")
def test_luna_counts_as_a_player() -> None:
    for seats, lunas, players, markers in ((1, "alone", 2, 3), (2, "one", 3, 2), (3, "one", 4, 2), (4, "three", 4, 2)):
        state = Match(GAME, seats, options={"lunas": lunas}, seed=1).state
        assert state.players == players
        assert markers_left(state, A) == markers
