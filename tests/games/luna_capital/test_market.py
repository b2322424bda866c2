"""The market: combinations, the recent delivery, logistics, refills, rounds, phases."""

import pytest
from tests.games.luna_capital.bench import A, B, Bench, player
from tests.support import watched

from lunatheque.engine import Match, Refusal
from lunatheque.games.luna_capital import GAME
from lunatheque.games.luna_capital.kinds import CARD_IDS

MARKET = [
    {"card": "C01", "tiles": ["H"]},
    {"card": "C07", "tiles": ["O"]},
    {"card": "C14", "tiles": ["W"]},
    {"card": "C21", "tiles": ["SO"]},
]


@pytest.mark.rule("take", "turn")
def test_a_combination_is_taken_card_and_tiles() -> None:
    bench = Bench(player(hand="C28"), market=MARKET, marker=3)
    assert bench.legal == ["take 1", "take 2", "take 3", "take 4"]
    assert bench.refusal("play C28 r0c0").rule == "take"
    bench.play("take 2")
    assert bench.hand() == ["C07", "C28"]
    assert bench.state.pending == [3]
    bench.play("play C07 r0c0", "place O r0c0 tl", "end = card:C35 tile:H")
    assert bench.actor == B


@pytest.mark.rule("recent-delivery")
def test_the_recent_delivery_costs_a_card() -> None:
    bench = Bench(player(hand="C28 C29 C30"), market=MARKET, marker=3)
    bench.play("take 4")
    assert bench.offers("discard") == ["C21", "C28", "C29", "C30"]
    assert bench.refusal("discard C01").rule == "recent-delivery"
    bench.play("discard C21", "play C28 r0c0")
    assert bench.hand() == ["C29", "C30"]
    assert bench.items()[9] == 6
    assert bench.state.pile.bottom == [20]


@pytest.mark.rule("recent-delivery")
def test_the_discard_may_come_first() -> None:
    bench = Bench(player(hand="C28"), market=MARKET, marker=3, options={"discard": "before"}).play("take 4")
    assert bench.offers("discard") == ["C28"]
    assert bench.refusal("discard C21").rule == "recent-delivery"


@pytest.mark.rule("empty-hand")
def test_an_empty_hand_cannot_take_the_recent_delivery() -> None:
    bench = Bench(player(), market=MARKET, marker=3)
    assert bench.offers("take") == ["1", "2", "3"]
    assert bench.refusal("take 4").rule == "empty-hand"
    assert bench.refusal("take 4").text.id == "refuse-empty-hand"
    before = Bench(player(), market=MARKET, marker=3, options={"empty-hand": "allowed", "discard": "before"})
    assert before.offers("take") == ["1", "2", "3"]
    refusal = before.refusal("take 4")
    assert (refusal.rule, refusal.text.id) == ("empty-hand", "refuse-empty-hand-before")


@pytest.mark.rule("empty-hand", "recent-delivery")
@pytest.mark.parametrize("discard", ["after", "before"])
def test_nobody_is_left_without_a_decision(discard: str) -> None:
    """The marked combination is all there is, and the hand is empty: its card is the one that goes under the pile."""
    bench = Bench(player(), market=[{}, {}, {}, MARKET[3]], marker=3, options={"discard": discard})
    bench.play("take 4")
    assert bench.legal == ["discard C21"]
    assert bench.play("discard C21").legal == ["end"]


@pytest.mark.rule("empty-hand")
def test_an_empty_hand_may_be_allowed_to() -> None:
    bench = Bench(player("C28 r0c0"), market=MARKET, marker=3, options={"empty-hand": "allowed"})
    bench.play("take 4", "discard C21")
    assert bench.offers("place SO")
    bench.play("place SO r0c0 tl", "end = card:C35 tile:H")
    assert len(bench.state.colonies[A].cards) == 1


@pytest.mark.rule("logistics")
def test_logistics_exchanges_two_tiles() -> None:
    market = [{"card": slot["card"], "tiles": [*slot["tiles"], "ME"]} for slot in MARKET]
    bench = Bench(player(hand="C28", logistics=1), market=market, round=2, marker=1)
    bench.play("swap 1a 4a")
    assert bench.state.tiles[0] == [21, 24]  # an office and a meteorite
    assert bench.state.tiles[3] == [0, 24]
    assert bench.state.marker == 1
    assert bench.state.logistics == [0, 0]
    assert bench.state.spare_logistics == 4
    bench.play("take 4")
    assert bench.state.pending == [0, 24]


@pytest.mark.rule("logistics")
def test_logistics_offers_each_exchange_once() -> None:
    market = [{**slot, "tiles": ["ME", "ME"]} for slot in MARKET[:3]] + [{"card": "C21", "tiles": ["H", "H"]}]
    bench = Bench(player(hand="C28", logistics=2), market=market, round=2)
    assert bench.offers("swap") == ["1a 4a", "2a 4a", "3a 4a"]
    assert bench.refusal("swap 1a 2a").rule == "logistics"
    assert bench.refusal("swap 1a 4c").rule == "logistics"
    assert Bench(player(hand="C28"), market=market, round=2).refusal("swap 1a 4a").rule == "logistics"
    assert bench.play("swap 1a 4a").offers("swap")
    once = Bench(player(hand="C28", logistics=2), market=market, round=2, options={"logistics": "one"})
    assert not once.play("swap 1a 4a").offers("swap")
    assert once.refusal("swap 2a 4a").rule == "logistics"


@pytest.mark.rule("place-tiles")
def test_of_equal_tiles_each_is_as_good_as_the_first() -> None:
    """Only the first is in the touches: whoever touches the other one must not hear that it cannot be placed."""
    market = [{"card": "C01", "tiles": ["H", "H", "W"]}, *MARKET[1:]]
    bench = Bench(player(hand="C28"), market=market, round=3).play("take 1", "play C28 r0c0")
    scene = GAME.scene(bench.state, A)
    (pending,) = [zone for zone in scene.all_zones() if zone.id == "pending"]
    like = {piece.id: piece.like for piece in pending.pieces}
    assert like == {"tile-0-H-0": "", "tile-0-H-1": "tile-0-H-0", "tile-0-W-0": ""}
    first = {touch.pieces[0] for touch in scene.touches.values() if touch.pieces}
    assert all((other or id) in first for id, other in like.items())


@pytest.mark.rule("logistics")
def test_of_equal_tiles_the_first_is_named() -> None:
    market = [
        {"card": "C01", "tiles": ["H", "H", "W"]},
        {"card": "C07", "tiles": ["O", "SO", "SO"]},
        *[{"card": card, "tiles": ["H", "H", "H"]} for card in ("C14", "C21")],
    ]
    bench = Bench(player(hand="C28", logistics=1), market=market, round=3)

    def refused(notation: str) -> tuple[str, object]:
        refusal = bench.refusal(f"swap {notation}")
        assert refusal.rule == "logistics"
        return refusal.text.id, refusal.text.args.get("place")

    assert refused("1b 2a") == ("refuse-equal-swap", "1a")
    assert refused("1c 2c") == ("refuse-equal-swap", "2b")
    assert refused("1b 2c") == ("refuse-equal-swap", "1a")
    assert refused("2a 3c") == ("refuse-equal-swap", "3a")
    for same in ("1b 3b", "1a 3a", "2a 1b", "1c 1a"):
        assert refused(same) == ("refuse-same-swap", None)


@pytest.mark.rule("logistics")
def test_an_exchange_is_between_two_combinations() -> None:
    market = [{"card": "C01", "tiles": ["H", "O"]}, *[{**slot, "tiles": ["SO", "SO"]} for slot in MARKET[1:]]]
    bench = Bench(player(hand="C28", logistics=1), market=market, round=2)
    assert bench.offers("swap") == [f"1{place} {slot}a" for slot in (2, 3, 4) for place in "ab"]
    for notation in ("swap 1a 1b", "swap 1b 1a"):
        assert bench.refusal(notation).text.id == "refuse-same-swap"


@pytest.mark.rule("end-turn", "round-end")
def test_the_emptied_slot_is_refilled_and_marked() -> None:
    market = [{**slot, "tiles": ["H", "O", "W"]} for slot in MARKET]
    bench = Bench(player(hand="C28"), player(hand="C29"), market=market, round=3, marker=0)
    turn = ["place H r0c0 tl", "place O r0c0 tr", "place W r0c0 bl"]
    bench.play("take 3", "play C28 r0c0", *turn, "end = card:C35 tile:SO tile:SO tile:ME")
    assert (bench.state.marker, CARD_IDS[bench.state.cards[2]]) == (2, "C35")
    assert [len(tiles) for tiles in bench.state.tiles] == [3, 3, 3, 3]
    bench.play("take 1", "play C29 r0c0", "place H r0c0 tl", "place O r0c0 tr", "place W r0c0 br")
    bench.play("end = card:C36 tile:SO tile:SO tile:ME tile:H tile:H tile:GP tile:GA")
    assert bench.state.round == 4
    assert [len(tiles) for tiles in bench.state.tiles] == [4, 4, 4, 4]


@pytest.mark.rule("phase-end", "end-turn")
def test_a_phase_ends_after_four_rounds() -> None:
    bench = Bench(player("C28 r0c0", hand="C35"), step="end", round=4, taken=0, turn=1, first=0)
    boxed = len(bench.state.tower) + sum(len(tiles) for tiles in bench.state.tiles)
    bench.state.cards[0] = -1
    boxed -= len(bench.state.tiles[0])
    bench.state.boxed, bench.state.tiles[0] = 0, []
    bench.play("end = card:C36 tile:H tile:O tile:W tile:H")
    assert bench.state.boxed == boxed
    assert (bench.state.phase, bench.state.round, bench.state.first, bench.actor) == (1, 1, 1, 1)
    assert [len(tiles) for tiles in bench.state.tiles] == [1, 1, 1, 1]
    assert bench.state.marker == 0


@pytest.mark.rule("phase-end")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_moves_clockwise_between_phases(first: int, following: int) -> None:
    last = (first + 2) % 3
    bench = Bench(seats=3, step="end", round=4, first=first, turn=last, phase="B")
    bench.play("end", seed=1)
    assert (bench.state.phase, bench.state.first, bench.actor) == (2, following, following)


@pytest.mark.rule("phase-end", "end-turn")
@pytest.mark.parametrize("slot", [1, 2, 3])
def test_the_marker_stays_where_it_is_between_phases(slot: int) -> None:
    market = [{"card": card, "tiles": ["SO"] * 4} for card in ("C64", "C65", "C66", "C67")]
    market[slot] = {}
    bench = Bench(step="end", round=4, turn=1, first=0, market=market, taken=slot)
    bench.play("end = card:C36 tile:H tile:O tile:W tile:H")
    assert CARD_IDS[bench.state.cards[slot]] == "C36"
    assert bench.state.marker == slot
    unfilled = Bench(step="end", round=4, turn=1, first=0, marker=slot)
    cards = unfilled.state.cards[:]
    assert unfilled.play("end", seed=1).state.marker == slot
    assert unfilled.state.cards == cards


@pytest.mark.rule("end-turn")
def test_nothing_comes_to_the_market_after_the_last_turn_of_the_game() -> None:
    market = [{}, *[{"card": card, "tiles": ["SO"] * 4} for card in ("C65", "C66", "C67")]]
    bench = Bench(step="end", round=4, turn=1, first=0, phase="C", market=market, taken=0)
    pile = len(bench.state.pile)
    bench.play("end")  # nothing is asked of chance
    assert bench.state.over
    assert (bench.state.cards[0], bench.state.marker, len(bench.state.pile)) == (-1, 3, pile)
    assert bench.state.tiles == [[], [], [], []]
    early = Bench(step="end", round=4, turn=0, first=0, phase="C", market=market, taken=0)
    assert CARD_IDS[early.play("end = card:C36 tile:H tile:H tile:H tile:H").state.cards[0]] == "C36"


@pytest.mark.rule("refill")
def test_an_empty_slot_gets_no_tile_at_the_end_of_a_round() -> None:
    market = [{}, *[{"card": card, "tiles": ["SO"]} for card in ("C65", "C66", "C67")]]
    bench = Bench(step="end", turn=1, first=0, market=market, taken=0, pile={"cards": []})
    bench.play("end = tile:H tile:O tile:W")
    assert bench.state.round == 2
    assert [len(tiles) for tiles in bench.state.tiles] == [0, 2, 2, 2]


@pytest.mark.rule("refill")
def test_a_slot_stays_empty_when_the_pile_is() -> None:
    bench = Bench(player("C28 r0c0"), player(), step="end", taken=0, marker=3, pile={"cards": []})
    bench.state.cards[0], bench.state.tiles[0] = -1, []
    bench.play("end")
    assert bench.state.cards[0] == -1
    assert bench.state.marker == 3
    assert bench.offers("take") == ["2", "3"]
    bare = Bench(player(), market=[{}, {}, {}, MARKET[3]], marker=3)
    assert bare.legal == ["take 4"]
    nothing = Bench(player(), market=[{}, {}, {}, {}])
    assert nothing.legal == ["end"]
    nothing.play("end")
    assert nothing.actor == B


@pytest.mark.rule("setup-tiles", "course")
@pytest.mark.parametrize(("seats", "supply", "left"), [(4, 55, 3), (3, 45, 3), (2, 35, 3), (1, 35, 11)])
def test_the_flow_of_tiles(seats: int, supply: int, left: int) -> None:
    turns = 0
    for match in watched("luna-capital", seats, 5):
        state = match.state
        if match.steps and GAME.actions.decode(match.steps[-1].action) == "end":
            turns += 1
        assert [len(state.supply(phase)) for phase in range(3)] == [supply] * 3
        if state.round == 4 and state.turns == seats - 1 and not state.over:
            assert len(state.tower) == left
        if state.step == 1 and not state.over:
            assert all(len(tiles) == state.round for tiles in state.tiles)
    assert turns == 12 * seats


@pytest.mark.rule("turn")
def test_a_turn_can_be_taken_back_until_it_ends() -> None:
    match = Match(GAME, 1, seed=3)
    match.play("choose 1")
    beginning = GAME.save(match.state)
    match.play("take 2")
    while "end" not in match.legal:
        match.play(match.legal[0])
    assert match.state.pending == []
    while match.can_undo() and len(match.steps) > 1:
        match.undo()
    assert GAME.save(match.state) == beginning
    with pytest.raises(Refusal) as refused:
        Match(GAME, 2, seed=1).play("take 1", seat=1 - Match(GAME, 2, seed=1).actors[0])
    assert refused.value.rule == "turn"
