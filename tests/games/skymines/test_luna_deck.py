"""Luna's deck, slots, majority cards and level tokens: the worked examples L01 to L12."""

from typing import Any

import pytest
from tests.games.skymines.bench import LUNA, A, B, Bench, person

from lunatheque.engine import Dice, Script
from lunatheque.games.skymines import GAME
from lunatheque.games.skymines.kinds import CARBON, ENERGY, LUNA_IDS, MINERALS, SCIENTIST, SLOT_IDS, TITANIUM
from lunatheque.games.skymines.luna.board import FROM_DECK, FROM_OLD_DECK, FROM_TOP, NO_CARD
from lunatheque.games.skymines.luna.deck import discard_slots, fill_slots
from lunatheque.games.skymines.luna.majority import block, draw_majority
from lunatheque.games.skymines.luna.turn import take_turn
from lunatheque.games.skymines.rewards import fill_tank, move_upload

RANK_ONE = [f"I-{number}" for number in range(1, 13)]
RANK_TWO = [f"II-{number}" for number in range(1, 8)]
FULL_DISPLAY = " ".join(f"card:A{number:02}" for number in range(1, 13))
BLOCKS = (TITANIUM, CARBON, ENERGY, MINERALS, SCIENTIST)


def blocks(bench: Bench) -> list[int]:
    return [block(bench.state, element) for element in BLOCKS]


def chance(*cards: str) -> Script:
    return Script([(4, LUNA_IDS.index(card)) for card in cards])


def planned(level: int = 2, people: dict[str, Any] | None = None, tank: int = 0, **luna: Any) -> Bench:
    """A position before the planning of Luna."""
    options = {"level": str(level)}
    return Bench(people or {}, {"tank": tank}, step="plan", options=options, lunas=[luna])


@pytest.mark.rule("luna-planning", "luna-majority", "luna-block", "majority-most")
def test_l01_planning() -> None:
    bench = Bench(
        person("CA2 EN2 SCa", tank=8),
        step="plan",
        tiles={"BT-RES": {"owner": 0}, "BT-EN": {"owner": 0}},
    )
    bench.play("ready", "declare TI = luna:I-4 luna:I-5")
    luna = bench.state.lunas[0]
    assert luna.slots == [NO_CARD, FROM_DECK, FROM_DECK, FROM_DECK, NO_CARD]
    assert len(luna.deck) - luna.held == 7
    assert bench.state.tank[LUNA] == 4
    assert blocks(bench) == [0, 3, 3, 3, 2]
    assert bench.offers("bonus")[:2] == ["MB-TI", "MB-EN"]
    assert bench.refusal("bonus MB-CA").rule == "luna-block"
    assert bench.refusal("bonus MB-SC").text.args["have"] == 1
    assert bench.refusal("bonus MB-MI").rule == "majority-most"


@pytest.mark.rule("luna-deck")
@pytest.mark.parametrize(("level", "size", "left"), [(2, 8, 6), (1, 7, 0)], ids=["L02", "L03"])
def test_the_deck_runs_out(level: int, size: int, left: int) -> None:
    bench = planned(level, deck=["I-11", "I-12"], discard=RANK_ONE[:10])
    fill_slots(bench.state, LUNA)
    luna = bench.state.lunas[0]
    assert luna.slots[1:4] == [FROM_OLD_DECK, FROM_OLD_DECK, FROM_DECK]
    assert [LUNA_IDS[card] for card in luna.old] == ["I-11", "I-12"]
    assert len(luna.deck) == size + 3
    draw_majority(bench.state, LUNA, Dice(1))
    assert len(luna.deck) - luna.held == size
    assert luna.discard == []
    assert luna.rank_two == left
    # What lies in the slots is what was left of the old deck: nothing of the new one.
    bench.state.turn = LUNA
    for slot in range(2):
        take_turn(bench.state, LUNA, Dice(slot))
    assert {LUNA_IDS[card] for card in luna.slots[1:3]} == {"I-11", "I-12"}


@pytest.mark.rule("luna-deck", "luna-token")
def test_l04_no_card_of_rank_two_is_left() -> None:
    luna: dict[str, Any] = {"deck": [], "discard": RANK_ONE + RANK_TWO, "unseen": [], "rank_two": 0}
    bench = planned(7, tank=6, **luna)
    fill_slots(bench.state, LUNA)
    board = bench.state.lunas[0]
    assert len(board.deck) == 19
    assert board.held == 3
    fill_tank(bench.state, LUNA, 2)
    assert board.top == board.rank_two == 0


@pytest.mark.rule("luna-helium", "luna-planning")
@pytest.mark.parametrize(("level", "slots"), [(2, "ABCD"), (0, "BCD")], ids=["L05", "L06"])
def test_a_slot_opens_for_the_next_round(level: int, slots: str) -> None:
    bench = planned(level, people={"hand": ["MI1"]}, tank=7)
    bench.play("ready = luna:I-12 luna:I-1")
    assert bench.state.tank[LUNA] == 9
    luna = bench.state.lunas[0]
    assert ["ABCDE"[slot] for slot in range(5) if luna.slots[slot] != NO_CARD] == ["B", "C", "D"]
    bench.play("drop", seed=1)
    assert bench.state.round == 2
    bench.play("ready", seed=1)
    assert ["ABCDE"[slot] for slot in range(5) if luna.slots[slot] != NO_CARD] == list(slots)


@pytest.mark.rule("luna-token", "luna-level", "luna-majority")
def test_l07_a_level_token() -> None:
    bench = planned(5, people={"hand": ["MI1"]}, tank=5)
    luna = bench.state.lunas[0]
    bench.play("ready = luna:I-12 luna:I-1")
    assert bench.state.tank[LUNA] == 7
    assert (luna.top, luna.rank_two) == (1, 6)
    assert len(luna.deck) - luna.held == 7
    bench.play(f"drop = luna:I-6 luna:I-7 luna:I-10 luna:I-6 plan:SP1 {FULL_DISPLAY}", "ready = luna:I-2 luna:I-3")
    first = next(slot for slot in range(5) if luna.slots[slot] != NO_CARD)
    assert luna.slots[first] == FROM_TOP
    assert luna.slots.count(FROM_TOP) == 1
    bench.state.turn = LUNA
    take_turn(bench.state, LUNA, chance("II-4"))
    assert LUNA_IDS[luna.slots[first]] == "II-4"


@pytest.mark.rule("luna-token", "luna-helium")
def test_l08_slot_and_token_together() -> None:
    bench = Bench({}, {"tank": 5}, options={"level": "8"})
    luna = bench.state.lunas[0]
    fill_tank(bench.state, LUNA, 2)
    assert (bench.state.tank[LUNA], luna.top) == (7, 0)
    bench.luna("I-12", "B")
    assert bench.state.tank[LUNA] == 9
    assert luna.top == 1
    assert len(bench.announced("event-slot-opens")) == len(bench.announced("event-luna-token")) == 1
    fill_tank(bench.state, LUNA, 1)
    assert luna.top == 1
    assert len(bench.announced("event-slot-opens")) == 1


@pytest.mark.rule("luna-helium", "luna-money", "tank-end")
def test_l09_the_tank_is_full() -> None:
    bench = Bench({}, {"tank": 27, "cash": 0}).luna("II-6")
    assert bench.state.tank[LUNA] == 28
    assert bench.state.cash[LUNA] == 6 + 3


@pytest.mark.rule("luna-upload")
def test_l10_the_end_of_research() -> None:
    bench = Bench({}, {"upload": 14, "cash": 0}).luna("II-4")
    assert bench.state.upload[LUNA] == 15
    assert bench.state.cash[LUNA] == 2 + 3


@pytest.mark.rule("luna-last-card", "luna-block")
@pytest.mark.parametrize(
    ("slots", "top", "left"),
    [
        (["I-3", "I-7", "I-1"], "I-7", [0, 3, 0, 0, 1]),
        (["I-3", "I-7", "I-1"], "I-3", [0, 0, 3, 3, 1]),
        (["I-3", "I-8", "I-1"], "I-8", [0, 3, 3, 3, 2]),
    ],
    ids=["L11", "left", "L12"],
)
def test_the_end_of_lunas_round(slots: list[str], top: str, left: list[int]) -> None:
    bench = Bench(lunas=[{"slots": dict(zip("BCD", slots, strict=True)), "majority": ["I-4", "I-5"]}])
    discard_slots(bench.state, LUNA, chance(top))
    luna = bench.state.lunas[0]
    assert luna.slots == [NO_CARD] * 5
    assert set(slots) <= {LUNA_IDS[card] for card in luna.discard}
    assert blocks(bench) == left


@pytest.mark.rule("luna-turn", "luna-last-card", "luna-prepare", "luna")
def test_luna_goes_on_until_her_slots_are_done_and_then_the_round_is_prepared() -> None:
    bench = Bench(person(hand=["MI1"]), lunas=[{"slots": {"B": "deck", "C": "deck", "D": "deck"}}])
    bench.state.lunas[0].majority = [3, 4]
    bench.state.lunas[0].deck = [card for card in range(12) if card not in (3, 4)]
    bench.play("drop = luna:I-3 luna:I-6 luna:I-8 luna:I-8 plan:SP1 " + FULL_DISPLAY)
    state = bench.state
    assert state.round == 2
    assert bench.spot("G24") == -1
    assert state.tile_owner == [-1] * 4
    assert state.lunas[0].majority == [-1, -1]
    assert sorted(LUNA_IDS[card] for card in state.lunas[0].discard) == ["I-3", "I-4", "I-5", "I-6", "I-8"]
    assert state.first == A


@pytest.mark.rule("luna-deck")
def test_every_card_is_equally_likely_even_the_unseen_one() -> None:
    """A deck of three cards and one of the seven unseen cards of rank II."""
    seen = {LUNA_IDS[card]: 0 for card in range(19)}
    bench = Bench(lunas=[{"deck": ["I-1", "I-2", "I-3", "II-?"], "discard": RANK_ONE[3:], "slots": {}}])
    dice = Dice(3)
    for _ in range(4000):
        twin = bench.state.copy()
        draw_majority(twin, LUNA, dice)
        seen[LUNA_IDS[twin.lunas[0].majority[0]]] += 1
    known = [seen[card] / 4000 for card in ("I-1", "I-2", "I-3")]
    assert all(abs(share - 1 / 4) < 0.04 for share in known)
    assert all(0 < seen[card] / 4000 < 0.07 for card in RANK_TWO)


@pytest.mark.rule("luna-block", "luna")
def test_several_lunas_block_with_the_most_that_one_of_them_has() -> None:
    bench = Bench(
        seats=2,
        options={"lunas": "two"},
        origin=1,
        lunas=[{"majority": ["I-2", "I-1"]}, {"majority": ["I-7", "II-3"]}],
    )
    assert bench.state.players == 4
    assert blocks(bench) == [4, 4, 3, 6, 2]
    seating = [1]
    for _ in range(3):
        seating.append(bench.state.next_player(seating[-1]))
    assert seating == [1, 0, 2, 3]


@pytest.mark.rule("luna", "luna-setup")
@pytest.mark.parametrize(
    ("seats", "lunas", "first", "order"),
    [
        (3, "one", 0, [0, 3, 1, 2]),
        (3, "one", 1, [1, 2, 0, 3]),
        (3, "one", 2, [2, 0, 3, 1]),
        (2, "two", 0, [0, 2, 3, 1]),
    ],
)
def test_luna_keeps_her_seat_whoever_is_first(seats: int, lunas: str, first: int, order: list[int]) -> None:
    """Player 1 began round 1."""
    state = Bench(seats=seats, options={"lunas": lunas}, origin=1, first=first).state
    assert [state.next_player(player) for player in order] == [*order[1:], first]


@pytest.mark.rule("luna", "luna-turn")
def test_luna_plays_after_the_player_at_her_right_in_a_later_round() -> None:
    people = [person(), person("MI1"), person("MI1")]
    slots = {"slots": {"B": "deck", "C": "deck"}}
    bench = Bench(*people, seats=3, options={"lunas": "one"}, origin=1, first=0, round=2, lunas=[slots])
    bench.play("drop = luna:I-6")
    assert bench.actor == B
    assert bench.state.lunas[0].slots[1] == LUNA_IDS.index("I-6")


@pytest.mark.rule("luna-planning", "luna-helium", "luna-upload", "luna-level")
@pytest.mark.parametrize(
    ("level", "tank", "upload", "slots"),
    [
        (2, 7, 3, "BCD"),
        (2, 8, 3, "ABCD"),
        (2, 7, 4, "BCDE"),
        (1, 8, 4, "ABCDE"),
        (0, 28, 0, "BCD"),
        (0, 0, 15, "BCD"),
    ],
)
def test_the_slots_that_are_filled(level: int, tank: int, upload: int, slots: str) -> None:
    bench = Bench({}, {"tank": tank, "upload": upload}, options={"level": str(level)})
    fill_slots(bench.state, LUNA)
    assert [id for id, card in zip(SLOT_IDS, bench.state.lunas[0].slots, strict=True) if card != NO_CARD] == list(slots)


@pytest.mark.rule("luna-helium", "luna-upload", "luna-level")
@pytest.mark.parametrize(("level", "told"), [(2, ["A", "E"]), (0, [])])
def test_a_step_that_opens_a_slot_is_told_except_at_level_0(level: int, told: list[str]) -> None:
    bench = Bench({}, {"tank": 6, "upload": 3}, options={"level": str(level)})
    for _ in range(2):
        fill_tank(bench.state, LUNA, 2)
        move_upload(bench.state, LUNA, 1)
    assert (bench.state.tank[LUNA], bench.state.upload[LUNA]) == (10, 5)
    assert [text.args["slot"] for text in bench.announced("event-slot-opens")] == told


TOKENS = {3: "11 19 | 5 10", 4: "9 16 | 4 8", 5: "7 13 | 2 7", 6: "6 13 | 4 8", 7: "7 10 | 5 7", 8: "8 11 | 5 7"}
"""The steps with level tokens: of the tank, and of research."""


@pytest.mark.rule("luna-token", "luna-level")
@pytest.mark.parametrize("level", range(9))
def test_each_token_brings_one_card_when_it_is_reached(level: int) -> None:
    bench = Bench(options={"level": str(level)})
    luna = bench.state.lunas[0]
    found: list[str] = []
    for move, steps in ((fill_tank, 28), (move_upload, 15)):
        for step in range(1, steps + 1):
            before = luna.top
            move(bench.state, LUNA, 1)
            found += [str(step)] * (luna.top - before)
        found.append("|")
    assert " ".join(found[:-1]) == TOKENS.get(level, "|")
    assert luna.rank_two == (7 - luna.top if level > 1 else 0)


@pytest.mark.rule("luna-token", "luna-upload")
def test_a_token_of_research_that_is_passed() -> None:
    """At level 3 it lies on step 5; another one lies on step 11 of the tank."""
    bench = Bench({}, {"upload": 4, "tank": 4}, options={"level": "3"}).luna("II-4")
    assert bench.state.upload[LUNA] == 6
    assert bench.state.lunas[0].top == 1
    assert [text.args["step"] for text in bench.announced("event-luna-token")] == [5]


@pytest.mark.rule("luna-level", "luna-setup")
@pytest.mark.parametrize("level", range(9))
def test_the_levels(level: int) -> None:
    state = GAME.start(GAME.box(), 1, {"level": str(level)}, Dice(level))
    luna = state.lunas[0]
    assert len(luna.deck) == 12
    assert luna.rank_two == len(luna.unseen) == (0 if level < 2 else 7)
    assert state.tank[LUNA] == {6: 1, 7: 3, 8: 5}.get(level, 0)
    assert state.upload[LUNA] == {6: 1, 7: 2, 8: 3}.get(level, 0)
    assert state.cash == [1, 1]
