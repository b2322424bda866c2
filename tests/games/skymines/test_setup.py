"""Set-up, starting tokens and planning."""

import pytest
from tests.games.skymines.bench import A, B, Bench, person

from lunatheque.engine import EVERYONE, Dice, Match
from lunatheque.games.skymines import GAME
from lunatheque.games.skymines.kinds import CARD_IDS, NONE, PLAN_IDS, SLOT_IDS, START_IDS, TOKEN_IDS, TRACK_IDS
from lunatheque.games.skymines.tracks import base_markers


@pytest.mark.rule("setup-companies", "setup-cards", "setup-plans", "setup-rounds", "setup-player", "setup-first")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_set_up(seats: int) -> None:
    for seed in range(5):
        state = GAME.start(GAME.box(), seats, None, Dice(seed))
        assert state.stations == [0] * 12
        assert sorted(CARD_IDS[card] for card in state.display) == [f"A{number:02}" for number in range(1, 13)]
        assert len(state.deck) == 32
        assert [PLAN_IDS[plan][1] for plan in state.plans] == list("AAAABBBBCCCC")
        assert [len(supply) for supply in state.supplies] == [20, 20, 20]
        assert len(state.hidden_specials) == 6
        assert state.cash == [1] * state.players
        assert base_markers(state) == (3 if seats < 3 else 2)
        assert state.first == state.origin < seats
        for seat in range(seats):
            extra = CARD_IDS[state.hands[seat][-1]]
            assert [CARD_IDS[card] for card in state.hands[seat][:-1]] == list(START_IDS)
            assert extra == f"EN1{'abcd'[(seat - state.origin) % seats]}"
            assert GAME.box().resales[state.hands[seat][-1]] == "abcd".index(extra[-1]) + 1


@pytest.mark.rule("setup-first")
def test_anybody_can_begin() -> None:
    assert {GAME.start(GAME.box(), 3, None, Dice(seed)).first for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("setup-tracks")
def test_tracks_are_those_of_a_first_game_or_drawn() -> None:
    assert [TRACK_IDS[track] for track in GAME.start(GAME.box(), 2, None, Dice(1)).tracks] == ["A1", "B1", "C1", "D1"]
    seen: set[str] = set()
    for seed in range(40):
        tracks = [TRACK_IDS[track] for track in GAME.start(GAME.box(), 2, {"tracks": "drawn"}, Dice(seed)).tracks]
        assert len({track[0] for track in tracks}) == 4
        seen |= set(tracks)
    assert seen == set(TRACK_IDS)


@pytest.mark.rule("setup-rounds", "prepare-plans")
@pytest.mark.parametrize(
    ("seats", "coins"), [(2, [1, 1, 1, 1, 1, 1]), (3, [2, 1, 2, 1, 2, 1]), (4, [2, 2, 2, 2, 2, 2])]
)
def test_coins_go_from_the_round_track_to_the_rows(seats: int, coins: list[int]) -> None:
    bench = Bench(*[person() for _ in range(seats)], seats=seats)
    rows = [0, 0, 0]
    for number, amount in enumerate(coins):
        while bench.state.round < number + 2:
            if bench.state.step == 1:
                bench.play("ready")
            else:
                bench.play("drop", seed=number)
        for coin in range(amount):
            rows[(number + coin) % 3] += 1
        assert bench.state.supplements == rows
        assert bench.state.specials[number + 2] != NONE


@pytest.mark.rule("setup-tokens", "luna-setup")
def test_tokens_are_chosen_in_secret_and_shown_together() -> None:
    match = Match(GAME, 2, seed=4)
    mine, theirs = match.state.offers
    assert match.actors == [A, B]
    assert [match.game.actions.decode(action) for action in match.state.legal(A)] == [
        f"keep {TOKEN_IDS[token]}" for token in mine
    ]
    match.play(f"keep {TOKEN_IDS[mine[0]]}", A)
    seen = match.game.view(match.state, B)["players"][A]
    assert (seen["offer"], seen["chosen"]) == (["?", "?"], "-")
    told = [event.text.id for event in match.steps[-1].events if event.told_to(B)]
    assert told == ["event-chose"]
    match.play(f"keep {TOKEN_IDS[theirs[1]]}", B)
    state = match.state
    for seat, token in ((A, mine[0]), (B, theirs[1])):
        rest = GAME.box().token_rests[token]
        assert [state.piles[seat * 5 + slot] for slot in (1, 2, 3)] == [[card] for card in rest]
        assert len(state.hands[seat]) == 7
    assert match.actors == [A, B]


@pytest.mark.rule("setup-tokens", "luna-setup")
def test_the_bonuses_of_tokens() -> None:
    bench = Bench({"hand": [*START_IDS, "EN1a"], "offer": ["ST8", "ST9"]}, {}, step="token")
    bench.play("keep ST8 = token:ST9")
    assert bench.spaces(A) == [1, 0, 1, 0]
    assert bench.spaces(1) == [0, 2, 0, 0]
    assert bench.state.cash == [2, 1]
    assert bench.state.tank == [0, 1]
    assert [bench.pile(slot) for slot in "BCD"] == [["MI2"], ["TI2"], ["CA1"]]
    assert bench.hand() == ["MI1", "TI1", "CA2", "EN2", "SCa", "SCb", "EN1a"]


@pytest.mark.rule("planning", "reveal", "turn")
def test_planning_is_simultaneous_and_secret() -> None:
    bench = Bench(person(hand=["MI1", "TI1", "CA1", "EN2"]), person(hand=["MI2"]), seats=2, step="plan")
    state = bench.state
    assert state.actors() == [A, B]
    bench.play("put TI1", "put EN2", "put MI1")
    assert bench.legal == ["ready"]
    assert bench.refusal("put CA1").rule == "planning"
    for viewer in (B, EVERYONE):
        seen = GAME.view(state, viewer)["players"][A]
        assert seen["slots"] == {"B": "?", "C": "?", "D": "?"}
        assert seen["hand"] == ["MI1", "TI1", "CA1", "EN2"], "in an order that does not tell which of them are planned"
    assert GAME.view(state, A)["players"][A]["slots"] == {"B": "TI1", "C": "EN2", "D": "MI1"}
    bench.play("ready")
    assert state.actors() == [B]
    assert state.step == 1
    bench.play("ready")
    assert GAME.view(state, B)["players"][A]["slots"] == {"B": "TI1", "C": "EN2", "D": "MI1"}
    assert state.actors() == [A]
    assert bench.refusal("drop", B).rule == "turn"


@pytest.mark.rule("planning", "tank", "research")
def test_slots_open_for_the_next_planning() -> None:
    plans = ["pA01", "pA02", "pA03", "pA04"]
    bench = Bench(person("A11", tank=7, upload=4, plans=plans, hand=["MI1"], opened=["B", "C", "D"]), seats=1)
    bench.state.out[1] = True
    bench.play("use A11")
    assert bench.state.tank[A] == 9
    assert bench.state.opened[A] == 0b01110
    drawn = {piece.id: piece for piece in GAME.scene(bench.state, A).pieces()}
    assert (drawn["slot-0-A"].face, drawn["slot-0-A"].text.id) == ("slot-A-off", "piece-slot-soon")
    assert [drawn[f"pile-0-{slot}"].text.id for slot in "AB"] == ["piece-pile-soon", "piece-pile"]
    bench.play("drop")
    assert bench.refusal("rest A").rule == "tank"
    bench.play("rest B", seed=1)
    assert bench.state.opened[A] == 0b11111
    drawn = {piece.id: piece for piece in GAME.scene(bench.state, A).pieces()}
    assert (drawn["slot-0-A"].face, drawn["slot-0-A"].text.id) == ("slot-A", "piece-slot")


def opened(bench: Bench) -> str:
    return "".join(id for slot, id in enumerate(SLOT_IDS) if bench.state.opened[A] >> slot & 1)


@pytest.mark.rule("tank", "planning")
@pytest.mark.parametrize(("tank", "slots"), [(5, "BCD"), (6, "ABCD")])
def test_slot_a_opens_on_step_8_of_the_tank(tank: int, slots: str) -> None:
    bench = Bench(person("A11", tank=tank), {"out": True}, seats=2).play("use A11")
    assert bench.state.tank[A] == tank + 2
    assert len(bench.announced("event-slot-opens")) == len(slots) - 3
    bench.play("drop", "rest B", seed=1)
    assert bench.state.round == 2
    assert opened(bench) == slots


@pytest.mark.rule("research", "planning")
@pytest.mark.parametrize(("upload", "slots"), [(2, "BCD"), (3, "BCDE")])
def test_slot_e_opens_on_step_4_of_research(upload: int, slots: str) -> None:
    plans = ["pA01", "pA02", "pC22", "pC23"][: upload + 1]
    bench = Bench(person("SCa", upload=upload, plans=plans), {"out": True}, seats=2).play("use SCa", "enter")
    assert bench.state.upload[A] == upload + 1
    assert len(bench.announced("event-slot-opens")) == len(slots) - 3
    bench.play("drop", "rest B", seed=1)
    assert opened(bench) == slots


@pytest.mark.rule("course", "score")
@pytest.mark.parametrize(("length", "rounds"), [("full", 7), ("short", 4)])
def test_a_match_has_seven_rounds_or_four(length: str, rounds: int) -> None:
    match = Match(GAME, 2, seed=1, options={"length": length})
    seen: set[int] = set()
    while not match.over:
        seen.add(match.state.round)
        seat = match.actors[0]
        match.play(match.state.legal(seat)[-1], seat)
    assert seen == set(range(1, rounds + 1))
