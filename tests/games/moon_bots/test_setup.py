"""Set-up: examples E01 to E03 of the specification, and the data of the box."""

from collections import Counter

import pytest
from tests.games.moon_bots.bench import BOX, A, Bench, robot

from lunatheque.engine import Match
from lunatheque.games.moon_bots import GAME
from lunatheque.games.moon_bots.actions import DICE
from lunatheque.games.moon_bots.cards import BOARDS, CARD_IDS, PART_IDS, PARTS, SECRET, SLOTS, UPGRADE, UPGRADE_IDS


def start(seats: int, **options: str) -> Match:
    return Match("moon-bots", seats, seed=11, options={"first": "seat-a", **options})


@pytest.mark.rule("setup-energy", "setup-market", "setup-weapons", "setup-costs")
def test_e01_four_players() -> None:
    state = start(4).state
    assert [robot.energy for robot in state.robots] == [15, 16, 17, 18]
    assert [robot.dice for robot in state.robots] == [1, 1, 1, 1]
    assert len(state.market) == 6
    assert len(state.pile) == 54
    assert state.boxed == 5
    assert sum(card >= SECRET for card in state.market + state.pile.cards) == 12
    assert BOX.costs == [0, 1, 2]


@pytest.mark.rule("setup-three")
def test_e02_three_players() -> None:
    state = start(3).state
    cards = Counter(state.market + state.pile.cards)
    assert len(state.pile) == 42
    assert state.boxed == 17
    assert [cards[UPGRADE + kind] for kind in range(6)] == [8, 2, 2, 2, 2, 2]
    parts = [card for card in cards if card < UPGRADE]
    assert len(parts) == 18
    assert Counter(card // 4 for card in parts) == dict.fromkeys(range(6), 3)


@pytest.mark.rule("duel-setup", "duel-order")
def test_e03_two_players() -> None:
    match = start(2)
    state = match.state
    assert [robot.energy for robot in state.robots] == [15, 15, 16, 16]
    assert [robot.owner for robot in state.robots] == [0, 0, 1, 1]
    assert [robot.facing for robot in state.robots] == [3, 2, 1, 0]
    assert len(state.pile) == 54
    order = []
    for _ in range(5):
        order.append(state.turn)
        match.play("end")
    assert order == [0, 1, 2, 3, 0]


@pytest.mark.rule("setup-first")
def test_the_first_player_is_drawn() -> None:
    firsts = {Match("moon-bots", 4, seed=seed).state.turn for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    state = next(m.state for m in (Match("moon-bots", 4, seed=seed) for seed in range(40)) if m.state.turn == 2)
    assert [robot.energy for robot in state.robots] == [17, 18, 15, 16]
    duel = next(m.state for m in (Match("moon-bots", 2, seed=seed) for seed in range(40)) if m.state.turn == 2)
    assert [robot.energy for robot in duel.robots] == [16, 16, 15, 15]


@pytest.mark.rule("setup-boards", "core")
def test_boards_are_dealt_at_random_or_in_order() -> None:
    assert [robot.board for robot in start(4, boards="in-order").state.robots] == [0, 1, 2, 3]
    boards = {tuple(robot.board for robot in Match("moon-bots", 4, seed=seed).state.robots) for seed in range(30)}
    assert len(boards) > 10
    assert all(sorted(deal) == [0, 1, 2, 3] for deal in boards)


@pytest.mark.rule("setup-upgrades")
def test_the_other_split_of_upgrades() -> None:
    state = start(4, upgrades="even").state
    cards = Counter(state.market + state.pile.cards)
    assert [cards[UPGRADE + kind] for kind in range(6)] == [4] * 6


TWO_DICE = {
    "pair": "1+1 2+2 3+3 4+4 5+5 6+6",
    "sum > 10": "5+6 6+6",
    "sum = 7": "1+6 2+5 3+4",
    "sum < 4": "1+1 1+2",
}


@pytest.mark.rule("conditions")
@pytest.mark.parametrize(
    ("part", "slot", "dice", "fists", "missiles", "gain", "drain"),
    [
        ("HD1", "head", "1 3 5", 0, 0, 1, 0),
        ("HD2", "head", "6", 0, 2, 0, 0),
        ("HD3", "head", "pair", 0, 2, 1, 0),
        ("HD4", "head", "sum = 7", 0, 3, 0, 0),
        ("TR1", "torso", "2 4 6", 0, 0, 1, 0),
        ("TR2", "torso", "3", 0, 0, 2, 0),
        ("TR3", "torso", "sum = 7", 0, 0, 2, 0),
        ("TR4", "torso", "sum > 10", 0, 4, 1, 0),
        ("AL1", "arm_left", "1 2 3", 1, 0, 0, 0),
        ("AL2", "arm_left", "4 5", 2, 0, 0, 1),
        ("AL3", "arm_left", "5", 2, 0, 0, 0),
        ("AL4", "arm_left", "pair", 3, 0, 0, 0),
        ("AR1", "arm_right", "1 2", 1, 0, 1, 0),
        ("AR2", "arm_right", "4 5 6", 1, 0, 0, 0),
        ("AR3", "arm_right", "1", 3, 0, 0, 0),
        ("AR4", "arm_right", "sum < 4", 5, 0, 0, 0),
        ("LL1", "leg_left", "2 3 4", 0, 1, 0, 0),
        ("LL2", "leg_left", "4", 0, 2, 0, 0),
        ("LL3", "leg_left", "5 6", 0, 2, 0, 1),
        ("LL4", "leg_left", "sum > 10", 0, 5, 0, 0),
        ("LR1", "leg_right", "1 3 5", 0, 1, 0, 0),
        ("LR2", "leg_right", "2", 1, 0, 1, 0),
        ("LR3", "leg_right", "1 6", 2, 0, 0, 1),
        ("LR4", "leg_right", "pair", 0, 3, 0, 0),
    ],
)
def test_each_part_as_listed(part: str, slot: str, dice: str, fists: int, missiles: int, gain: int, drain: int) -> None:
    card = PART_IDS.index(part)
    assert Bench(robot(15, part)).state.robots[A].parts[SLOTS.index(slot)] == card
    assert BOX.conditions[card] == dice
    assert [DICE[way] for way in BOX.ways[card]] == TWO_DICE.get(dice, dice).split()
    effect = (BOX.fists[card], BOX.missiles[card], BOX.gains[card], BOX.drains[card])
    assert effect == (fists, missiles, gain, drain)


@pytest.mark.rule("core")
@pytest.mark.parametrize(
    ("board", "dice", "fists", "missiles"),
    [("green", "1", 1, 0), ("orange", "6", 0, 1), ("blue", "1", 1, 0), ("purple", "6", 0, 1)],
)
def test_each_board_as_listed(board: str, dice: str, fists: int, missiles: int) -> None:
    core = PARTS + BOARDS.index(board)
    assert BOX.conditions[core] == dice
    assert (BOX.fists[core], BOX.missiles[core], BOX.gains[core], BOX.drains[core]) == (fists, missiles, 0, 0)


@pytest.mark.rule("buy-price")
def test_only_extra_die_and_reroll_have_a_surcharge() -> None:
    cards = PART_IDS + UPGRADE_IDS
    assert {card: cost for card, cost in zip(cards, BOX.surcharges, strict=True) if cost} == {"UDIE": 1, "URER": 1}


UPGRADES = {"UDIE": 9, "URER": 3, "UFIB": 3, "UFIP": 3, "UMIB": 3, "UMIP": 3}


@pytest.mark.rule("setup-three", "setup-upgrades", "setup-weapons")
@pytest.mark.parametrize(
    ("seats", "removed"),
    [
        (2, ""),
        (3, "HD4 TR4 AL4 AR4 LL4 LR4 UDIE URER UFIB UFIP UMIB UMIP"),
        (4, ""),
    ],
)
def test_the_cards_that_are_played_with(seats: int, removed: str) -> None:
    state = start(seats).state
    played = Counter(CARD_IDS[card] for card in state.market + state.pile.cards)
    assert played == Counter(PART_IDS) + Counter(UPGRADES) + Counter(secret=12) - Counter(removed.split())


def test_the_check_sums_of_the_parts() -> None:
    parts = range(24)
    kinds = Counter(
        "set" if len(BOX.conditions[p]) > 1 and BOX.conditions[p][0].isdigit() else BOX.conditions[p] for p in parts
    )
    assert kinds["set"] == 10
    assert sum(kinds[face] for face in "123456") == 6
    assert (kinds["pair"], kinds["sum = 7"], kinds["sum > 10"], kinds["sum < 4"]) == (3, 2, 2, 1)
    assert sum(BOX.fists[p] for p in parts) == 21
    assert sum(BOX.missiles[p] for p in parts) == 25
    assert sum(BOX.gains[p] for p in parts) == 10
    assert sum(BOX.drains[p] for p in parts) == 3
    assert sum(BOX.fists[p] > 0 for p in parts) == 10
    assert sum(BOX.missiles[p] > 0 for p in parts) == 10
    assert all(not (BOX.fists[p] and BOX.missiles[p]) for p in parts)


def test_the_box_says_who_made_the_game() -> None:
    assert GAME.authors == ("Frantz Couderc",)
    assert GAME.players == (2, 4)
