"""Luna's cards: the worked examples L41 to L47, and every action of every card."""

import pytest
from tests.games.skymines.bench import LUNA, A, Bench, columns, person

from lunatheque.engine import Dice
from lunatheque.games.skymines import GAME
from lunatheque.games.skymines.kinds import LUNA_IDS, PLAN_IDS, SLOT_IDS
from lunatheque.games.skymines.luna.turn import carry_out

NO = "-"


@pytest.mark.rule("luna-cards")
def test_l41_an_empty_space_gives_nothing() -> None:
    display = ["A01", "A02", "A03", "A04", "A05", NO, "A07", "A08", "A09", "A10", "A11", "A12"]
    assert Bench(display=display).luna("I-2", "E").kept(LUNA) == ["A10"]
    assert Bench(display=display).luna("I-2", "B").kept(LUNA) == ["A02"]
    assert Bench(display=display).luna("I-2", "A").kept(LUNA) == ["A07", "A08"]
    both = Bench(display=display).luna("I-12", "D")
    assert both.kept(LUNA) == ["A01"]
    assert both.state.display[0] == both.state.display[5] == -1


@pytest.mark.rule("luna-cards", "luna-share")
def test_l42_a_card_and_the_most_valuable_share() -> None:
    display = ["E06", NO, NO, NO, NO, NO, "C07"]
    assert Bench(display=display, **columns((0, 1, 0))).luna("I-1").kept(LUNA) == ["C07", "E06"]


@pytest.mark.rule("luna-share")
@pytest.mark.parametrize(("option", "kept"), [("displayed", ["D08"]), ("best", [])])
def test_l43_the_most_valuable_share(option: str, kept: list[str]) -> None:
    """TAW before AST, SKY and MNV; shares of SKY on spaces 3 and 8, of MNV on 1, which the matrix would take."""
    stations = columns((0, 1, 0), (0, 1, 1), (0, 0, 0), (0, 0, 0))
    display = [NO, "D07", "D08", NO, NO, NO, NO, "C08"]
    assert Bench(display=display, options={"luna-share": option}, **stations).luna("I-1").kept(LUNA) == kept
    assert Bench(display=[NO], **stations).luna("I-1").kept(LUNA) == []


@pytest.mark.rule("luna-bonus-marker")
def test_l44_an_occupied_space() -> None:
    bench = Bench({}, {"cash": 0}, bonus={"G31": 0}).luna("I-4", "D")
    assert bench.spot("G31") == A
    assert bench.state.cash[LUNA] == 2
    assert bench.state.upload[LUNA] == 1
    assert bench.state.tank[LUNA] == 0
    free = Bench().luna("I-4", "D")
    assert free.spot("G31") == LUNA
    assert bench.announced("event-luna-no-marker")


@pytest.mark.rule("luna-plans", "supplement")
def test_l45_plans_are_removed() -> None:
    plans = [NO] * 4 + ["pB01", "pB02", "pB03", "pB04", "pC01", "pC02", "pC03", "pC04"]
    bench = Bench({}, {"cash": 0}, plans=plans, supplements=[3, 2, 0])
    bench.luna("I-11", "E", "plan:pB09 plan:pC09")
    assert bench.state.cash[LUNA] == 2
    assert [PLAN_IDS[plan] for plan in bench.state.plans[4::4]] == ["pB09", "pC09"]
    assert [PLAN_IDS[plan] for plan in bench.state.scrapped] == ["pB01", "pC01"]
    assert bench.state.supplements == [3, 0, 0]


@pytest.mark.rule("luna-plans", "luna-special")
def test_without_a_plan_nothing_happens() -> None:
    bench = Bench({}, {"cash": 0}, supplements=[3, 0, 0]).luna("I-9", "C")
    assert bench.state.supplements == [3, 0, 0]
    assert bench.state.cash[LUNA] == 0
    assert bench.announced("event-luna-no-plan")
    assert bench.announced("event-luna-no-special")
    bench = Bench(specials={"2": "SP5", "4": "SP1"}, plans=["pA01", "pA02"])
    bench.luna("II-2", "B", "plan:pA09")
    assert bench.state.specials[2] != -1
    assert bench.state.specials[4] == -1
    assert bench.state.plans[1] == PLAN_IDS.index("pA09")


@pytest.mark.rule("luna-bonus-marker", "luna-prepare", "space-tile")
def test_l47_a_blocked_space() -> None:
    bench = Bench(person(), bonus={"G33": LUNA}, lunas=[{"slots": {}}])
    bench.state.out[LUNA] = True
    assert bench.refusal("bonus G33").text.args["player"].id == "luna"  # type: ignore[union-attr]
    bench.play("drop", seed=1)
    assert bench.state.round == 2
    assert bench.state.tile_owner == [-1] * 4
    assert bench.spot("G33") == -1


@pytest.mark.rule("luna-advance")
def test_all_tracks_and_two_tracks() -> None:
    assert Bench().luna("II-2", "A").spaces(LUNA) == [3, 3, 3, 3]
    assert Bench().luna("II-1", "A").spaces(LUNA) == [3, 3, 0, 0]
    assert Bench().luna("I-9", "A").spaces(LUNA) == [2, 2, 0, 0]
    assert Bench().luna("I-2", "A").spaces(LUNA) == [0, 2, 0, 0]


@pytest.mark.rule("luna-money", "luna-helium", "luna-upload")
@pytest.mark.parametrize("card", LUNA_IDS)
def test_every_card_can_be_carried_out_in_every_slot(card: str) -> None:
    """Money, helium and uploads are what the card says, whatever the slot."""
    words = [action for row in GAME.box().luna_actions[LUNA_IDS.index(card)] for action in [row]]
    for slot in range(len(SLOT_IDS)):
        state = GAME.start(GAME.box(), 1, None, Dice(slot))
        state.cash[LUNA] = state.tank[LUNA] = state.upload[LUNA] = 0
        state.supplements = [0, 0, 0]
        carry_out(state, LUNA, LUNA_IDS.index(card), slot, Dice(slot))
        gained = [sum([word[1] for word in words if word[0] == kind]) for kind in range(3)]
        assert [state.cash[LUNA], state.tank[LUNA], state.upload[LUNA]] == gained
