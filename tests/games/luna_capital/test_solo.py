"""Alone against the Automate of Harrington & Sons."""

import pytest
from tests.games.luna_capital.bench import BOX, A, Bench, player
from tests.support import told, watched

from lunatheque.engine import Match
from lunatheque.games.luna_capital import GAME
from lunatheque.games.luna_capital.kinds import CONCESSION_IDS
from lunatheque.games.luna_capital.scoring import automate_items, claim_value


@pytest.mark.rule("solo-setup", "setup-tiles")
def test_the_set_up() -> None:
    for seed in range(30):
        match = Match(GAME, 1, seed=seed)
        assert len(match.state.cards) == 3
        assert CONCESSION_IDS.index("L1") not in match.state.concessions
        assert len(match.state.concessions) == 3
        assert match.legal == ["choose 1", "choose 2"]
        sets = [list(cards) for cards in match.state.sets]
        match.play("choose 2")
        assert match.state.hands == [sets[1]]
        assert match.state.pile.bottom == sets[0]
        assert match.state.marker == 0
        assert match.can_undo()


@pytest.mark.rule("solo-setup")
def test_the_choice_of_a_set_is_a_rule_of_its_own() -> None:
    state = Match(GAME, 1, seed=1).state
    for action in ("choose 3", "take 1"):
        refusal = GAME.refuse(state, A, GAME.actions.encode(action))
        assert refusal is not None
        assert refusal.rule == "solo-setup"
    sets = next(zone for zone in GAME.scene(state, A).zones if zone.id == "sets")
    assert {piece.rule for piece in sets.pieces} == {"solo-setup"}


CARDS = [{"card": card, "tiles": ["SO"]} for card in ("C01", "C07", "C14")]


@pytest.mark.rule("solo-automate", "solo-refill")
@pytest.mark.parametrize(("take", "other", "marker"), [(0, 2, 0), (2, 0, 0), (1, 2, 1)])
def test_the_automate_takes_the_farthest_unmarked_combination(take: int, other: int, marker: int) -> None:
    bench = Bench(player(hand="C28 C29"), seats=1, market=CARDS, marker=1)
    bench.play(f"take {take + 1}")
    if take == 1:
        bench.play("discard C29")
    bench.play("play C28 r0c0", "place SO r0c0 tl")
    bench.play("end = card:C35 tile:H card:C42 tile:O tile:W tile:W tile:H")
    assert bench.state.heap_cards == [[0, 6, 13][other]]
    assert bench.state.heap_tiles == [21]
    far, near = max(take, other), min(take, other)
    assert (bench.state.cards[far], bench.state.cards[near]) == (34, 41)
    assert bench.state.marker == marker == near
    assert [len(tiles) for tiles in bench.state.tiles] == [2, 2, 2]
    assert bench.actor == A


@pytest.mark.rule("solo-refill")
@pytest.mark.parametrize(("option", "marker"), [("nearer", 0), ("yours", 2), ("automate", 0)])
def test_where_the_marker_goes_can_be_agreed_on(option: str, marker: int) -> None:
    bench = Bench(player(hand="C28 C29"), seats=1, market=CARDS, marker=1, options={"solo-marker": option})
    bench.play("take 3", "play C28 r0c0", "place SO r0c0 tl").play("end", seed=4)
    assert bench.state.heap_cards == [0]
    assert bench.state.marker == marker


@pytest.mark.rule("solo-concessions")
def test_concessions_lose_worth() -> None:
    worth = [[claim_value(BOX, CONCESSION_IDS.index(id), phase) for phase in range(3)] for id in ("S2", "S14", "S13")]
    assert worth == [[8, 4, 0], [7, 4, 0], [6, 3, 0]]
    assert [claim_value(BOX, CONCESSION_IDS.index("L5"), phase) for phase in range(3)] == [10, 10, 5]
    assert [claim_value(BOX, CONCESSION_IDS.index("L2"), phase) for phase in range(3)] == [9, 9, 5]
    claims = [("S2", "A"), ("S14", "B"), ("L5", "C")]
    bench = Bench(
        seats=1, over=True, phase="C", concessions=[{"id": id, "claims": {"A": phase}} for id, phase in claims]
    )
    assert bench.items()[10] == 17


@pytest.mark.rule("automate-score", "automate-concessions", "solo-meteorites")
def test_the_score_of_the_automate() -> None:
    tiles = ["H"] * 3 + ["H+1", "O", "GP", "GA", "GX", "SO", "SO", "MH-H", "MH-S", "RC-M", "LF", "DM", "LR", "ME"]
    heap = {"cards": ["C11", "C04", "C02"], "tiles": tiles}  # printed: hydrogen, a meteorite, a scaffold
    bench = Bench(seats=1, heap=heap, concessions=[{"id": "S1"}, {"id": "S2", "claims": {"A": "A"}}, {"id": "L9"}])
    assert automate_items(bench.state) == [15, 1, 0, 6, 5, 4, 10, 5, 10, 9, 26, 6]
    left = Bench(
        seats=1,
        heap=heap,
        concessions=[{"id": "S1"}, {"id": "S2", "claims": {"A": "A"}}, {"id": "L9"}],
        options={"automate-concessions": "unclaimed"},
    )
    assert automate_items(left.state)[10] == 18


@pytest.mark.rule("automate-score", "printed-projects")
@pytest.mark.parametrize(("tiles", "points"), [(8, 30), (9, 35), (10, 40), (11, 40), (14, 40)])
def test_ten_or_more_of_a_kind_score_the_automate_the_same(tiles: int, points: int) -> None:
    bare = Bench(seats=1, heap={"tiles": ["W"] * tiles})
    assert automate_items(bare.state)[2] == points
    # C18 has a water condenser at the bottom right.
    printed = Bench(seats=1, heap={"cards": ["C18"], "tiles": ["W"] * (tiles - 1)})
    assert automate_items(printed.state)[2] == points


@pytest.mark.rule("automate-score", "printed-projects")
def test_every_corner_of_a_card_of_the_automate_counts() -> None:
    cards = {"C45": 0, "C11": 0, "C39": 1, "C18": 2}  # a project at the top left, top right, bottom left, bottom right
    for card, item in cards.items():
        items = automate_items(Bench(seats=1, heap={"cards": [card]}).state)
        assert [index for index in range(4) if items[index]] == [item]


@pytest.mark.rule("solo-meteorites")
def test_meteorites_against_the_automate() -> None:
    def points(mine: int, heap: list[str], **options: str) -> tuple[int, int]:
        tiles = ", ".join([f"ME r0c0 {corner}" for corner in ("tl", "tr", "bl", "br")[:mine]])
        bench = Bench(player("C28 r0c0", tiles), seats=1, heap={"tiles": heap}, options=options)
        return bench.items()[8], automate_items(bench.state)[8]

    assert points(2, ["ME"]) == (10, 0)
    assert points(1, ["ME", "ME"]) == (0, 10)
    assert points(1, ["ME"]) == (5, 5)
    assert points(0, []) == (0, 0)
    assert points(1, ["ME"], **{"solo-tie": "nothing"}) == (0, 0)


@pytest.mark.rule("solo-winner")
def test_a_tie_goes_to_the_automate() -> None:
    tied = Bench(player(hand="C01 C02 C03"), seats=1, over=True)  # nine points against a hand of nine
    assert tied.state.scores() == [9]
    assert tied.state.ranking() == [2]
    assert tied.state.outlook() == [0.0]
    won = Bench(player(hand="C01 C02 C03 C04"), seats=1, over=True)
    assert won.state.ranking() == [1]
    assert won.state.outlook() == [1.0]


@pytest.mark.rule("solo-automate", "course")
def test_the_automate_collects_twelve_combinations() -> None:
    for seed in range(5):
        *_, match = watched("luna-capital", 1, seed)
        assert len(match.state.heap_cards) == 12
        assert len(match.state.heap_tiles) == 30
        assert len(match.state.colonies[0].cards) == 12
        beaten = match.state.ranking() == [1]
        assert told(match, 0)[-1].id == ("event-automate-beaten" if beaten else "event-automate-wins")
        assert told(match, 0)[-1].args["its"] == sum(automate_items(match.state))


@pytest.mark.rule("automate-score", "solo-winner")
def test_the_sheet_shows_the_score_of_the_automate_and_its_heap() -> None:
    heap = {"cards": ["C11"], "tiles": ["H", "O", "MH-G", "RC-S", "LF", "LR", "ME"]}
    bench = Bench(player("C28 r0c0", hand="C01"), seats=1, heap=heap)
    lines = GAME.sheet(bench.state, A)
    mine, its = lines[:12], lines[12:]
    assert [line.values for line in its] == [(points,) for points in (*automate_items(bench.state), 37)]
    assert mine[-1].total
    assert its[0].pieces == ("heap-H",)
    assert its[11].pieces == ("heap-LF", "heap-LR")
    shown = {piece.id for piece in GAME.scene(bench.state, A).pieces()}
    assert {piece for line in lines for piece in line.pieces} <= shown
