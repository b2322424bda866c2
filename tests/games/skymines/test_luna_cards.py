"""Luna's cards: the worked examples L41 to L47, and every action of every card."""

import pytest
from tests.games.skymines.bench import LUNA, A, Bench, columns, person

from lunatheque.engine import Dice, Script, Text
from lunatheque.games.skymines.kinds import (
    CARBON,
    COMPANY_IDS,
    ENERGY,
    LUNA_DRAWN,
    LUNA_IDS,
    MINERALS,
    PLAN_IDS,
    SCIENTIST,
    SLOT_IDS,
    SPOT_IDS,
    TITANIUM,
)
from lunatheque.games.skymines.luna.majority import block, draw_majority
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
    bench = Bench(round=4, specials={"2": "SP5", "4": "SP1"}, plans=["pA01", "pA02"])
    bench.luna("II-2", "B", "plan:pA09")
    assert bench.state.specials[2] != -1
    assert bench.state.specials[4] == -1
    assert bench.state.plans[1] == PLAN_IDS.index("pA09")


@pytest.mark.rule("luna-bonus-marker", "luna-prepare", "space-tile")
def test_l47_a_blocked_space() -> None:
    bench = Bench(person(), bonus={"G33": LUNA}, lunas=[{"slots": {}}])
    bench.state.out[LUNA] = True
    assert bench.refusal("bonus G33").text.args["player"] == Text("luna")
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


# The 19 cards, written down apart from the pack ----------------------------------------------------------------------

CARDS = {
    "I-1": (0, 3, 1, "-", "-"),
    "I-2": (4, 0, 0, "-", "-"),
    "I-3": (3, 0, 1, "-", "$2"),
    "I-4": (0, 3, 1, "H2", "$2 U1"),
    "I-5": (3, 3, 1, "H2", "$2 U1"),
    "I-6": (4, 0, 0, "-", "-"),
    "I-7": (0, 4, 0, "-", "-"),
    "I-8": (3, 3, 1, "H2", "$2 U1"),
    "I-9": (0, 3, 1, "-", "-"),
    "I-10": (0, 4, 0, "-", "$3"),
    "I-11": (3, 0, 1, "-", "-"),
    "I-12": (3, 0, 1, "H2", "H2"),
    "II-1": (4, 6, 1, "U1", "$3"),
    "II-2": (6, 4, 1, "U1", "-"),
    "II-3": (3, 6, 2, "U1", "-"),
    "II-4": (4, 6, 1, "U1", "$3 U2"),
    "II-5": (6, 6, 1, "H2", "H2 U2"),
    "II-6": (6, 4, 2, "H2", "$3 H4"),
    "II-7": (6, 3, 2, "H2", "-"),
}
"""The left and the right number, scientists, what turning it up as a majority card gives, what its actions give."""

TRACKS = {
    "I-2": ("TAW 2", ""),
    "I-3": ("AST 2", ""),
    "I-6": ("SKY 2", "SKY 35 30"),
    "I-7": ("SKY 2", "SKY 37 36"),
    "I-9": ("AST 2 TAW 2", ""),
    "I-10": ("MNV 3", "MNV 23 29 34"),
    "I-11": ("AST 2 TAW 2", ""),
    "II-1": ("AST 3 TAW 3", ""),
    "II-2": ("AST 3 TAW 3 SKY 3 MNV 3", ""),
    "II-3": ("SKY 3", "SKY 37 36 35"),
    "II-7": ("TAW 2 SKY 2", "SKY 35 30 TAW 15 9"),
}
"""The tracks that each card advances on, and the sectors that it enters, in their order, in `ordinary`."""

DISPLAY_CELLS = {
    "I-1": ["r1c3", "r1c3", "r1c3", "r1c3", "r1c3"],
    "I-2": ["r3c2 r4c2", "r2c3", "r3c3", "r4c3", "r2c1 r2c2"],
    "I-12": ["r1c3 r2c3", "r1c3 r3c3", "r1c3 r4c3", "r1c3 r2c2", "r1c3 r3c2"],
    "II-5": ["r2c3", "r3c3", "r4c3", "r2c2", "r3c1"],
}
SPACES = {
    "I-3": ["G23", "G24", "G32", "G33", "G34"],
    "I-4": ["G33", "G34", "G32", "G31", "G24"],
    "I-5": ["G31", "G32", "G33", "G23", "G34"],
    "I-8": ["G32", "G33", "G23", "G31", "G34"],
    "II-4": ["G23", "G31", "G32", "G33", "G24"],
    "II-6": ["G23", "G34", "G32", "G33", "G24"],
}
PLAN_ROWS = {"I-9": "A", "I-11": "BC", "II-1": "B", "II-2": "A"}
PLAN_COLUMNS = "12341"
SPECIAL = ("I-9", "II-2")
SHARE = ("I-1", "II-5")


def ordinary() -> Bench:
    """Astrogo is worth most, then Tawac; Luna leads most on Skymine's track, then on Tawac's."""
    return Bench(
        {"spaces": [0, 0, 0, 0]},
        {"spaces": [0, 1, 2, 0], "cash": 0},
        display=[f"A{number:02}" for number in range(1, 13)],
        plans=[f"p{letter}{number:02}" for letter in "ABC" for number in range(1, 5)],
        specials={"2": "SP1", "3": "SP2"},
        round=3,
    )


def gained(bench: Bench) -> str:
    """Money, helium and uploads of Luna."""
    state = bench.state
    amounts = (("$", state.cash[LUNA]), ("H", state.tank[LUNA]), ("U", state.upload[LUNA]))
    return " ".join(f"{kind}{amount}" for kind, amount in amounts if amount) or NO


@pytest.mark.rule("luna-majority", "luna-block")
@pytest.mark.parametrize("card", LUNA_IDS)
def test_every_card_as_a_majority_card(card: str) -> None:
    """On the left titanium and carbon, on the right energy and minerals; beside it lies I-2, which shows no icon."""
    left, right, scientists, reveal, _ = CARDS[card]
    beside = "I-7" if card == "I-2" else "I-2"
    for side in range(2):
        both = [card, beside] if side == 0 else [beside, card]
        others = [id for id in LUNA_IDS if id not in both]
        bench = Bench({}, {"cash": 0}, lunas=[{"deck": both, "discard": others, "unseen": [], "rank_two": 0}])
        draw_majority(bench.state, LUNA, Script([(LUNA_DRAWN, LUNA_IDS.index(id)) for id in both]))
        elements = (TITANIUM, CARBON) if side == 0 else (ENERGY, MINERALS)
        assert [block(bench.state, element) for element in elements] == [left, right]
        assert block(bench.state, SCIENTIST) == scientists
        assert gained(bench) == reveal


@pytest.mark.rule(
    *("luna-money", "luna-helium", "luna-upload", "luna-advance", "luna-expand", "luna-cards"),
    *("luna-bonus-marker", "luna-plans", "luna-special", "luna-share"),
)
@pytest.mark.parametrize("slot", range(len(SLOT_IDS)))
@pytest.mark.parametrize("card", LUNA_IDS)
def test_every_card_in_every_slot(card: str, slot: int) -> None:
    bench, before = ordinary(), ordinary()
    carry_out(bench.state, LUNA, LUNA_IDS.index(card), slot, Dice(slot))
    assert gained(bench) == CARDS[card][4]
    moved = [after - start for after, start in zip(bench.spaces(LUNA), before.spaces(LUNA), strict=True)]
    tracks, sectors = TRACKS.get(card, ("", ""))
    assert " ".join(f"{id} {steps}" for id, steps in zip(COMPANY_IDS, moved, strict=True) if steps) == tracks
    assert entered(bench) == sectors
    emptied = [space for space in range(12) if bench.state.display[space] == -1]
    cells = [f"r{space % 4 + 1}c{3 - space // 4}" for space in emptied]
    assert sorted(cells) == sorted(DISPLAY_CELLS.get(card, [""] * 5)[slot].split())
    marked = [id for id in SPOT_IDS if bench.spot(id) == LUNA]
    assert marked == ([SPACES[card][slot]] if card in SPACES else [])
    removed = [PLAN_IDS[plan] for plan in bench.state.scrapped]
    plans = [f"p{letter}{int(PLAN_COLUMNS[slot]):02}" for letter in PLAN_ROWS.get(card, "")]
    assert removed == plans + (["SP2"] if card in SPECIAL else [])
    assert bool(bench.announced("event-luna-no-share")) == (card in SHARE)


def entered(bench: Bench) -> str:
    """The sectors entered, each company once before them."""
    words: list[str] = []
    for told in [*bench.announced("event-luna-target-min"), *bench.announced("event-luna-target-max")]:
        company = told.args["company"]
        assert isinstance(company, Text)
        if company.id not in words:
            words.append(company.id)
        words.append(str(told.args["sector"]))
    return " ".join(words)
