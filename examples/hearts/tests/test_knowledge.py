"""What a seat knows, and the worlds that are made for it."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lunatheque.engine import Dice, Match

from hearts import GAME
from hearts.components import CARD_IDS
from hearts.secrets import deal_unseen
from hearts.state import Hearts
from hearts.table import SEATS


def load(**data: object) -> Hearts:
    """A position, hands written as words."""
    return GAME.load(GAME.box(), data)


def cards(ids: str) -> list[int]:
    """Cards by their ids."""
    return [CARD_IDS.index(id) for id in ids.split()]


def worlds(state: Hearts, seat: int, count: int = 200) -> list[Hearts]:
    """Many worlds that a seat cannot tell from the real one."""
    return [state.sample(seat, Dice(seed)) for seed in range(count)]


@st.composite
def deals(draw: st.DrawFn) -> tuple[list[list[int]], list[int]]:
    """Three hands, and for each seat cards that it lacks."""
    sizes = draw(st.lists(st.integers(0, 13), min_size=3, max_size=3))
    deck = draw(st.permutations(range(52)))
    hands = [sorted(deck[sum(sizes[:seat]) : sum(sizes[: seat + 1])]) for seat in range(3)]
    lacks = [draw(st.integers(0, 2**52 - 1)) | draw(st.integers(0, 2**52 - 1)) for _ in range(3)]
    return hands, [lack & ~sum(1 << card for card in hand) for lack, hand in zip(lacks, hands, strict=True)]


@settings(max_examples=500)
@given(deals(), st.integers(0, 2**32))
def test_a_deal_always_fits(deal: tuple[list[list[int]], list[int]], seed: int) -> None:
    hands, lacks = deal
    unseen = [card for hand in hands for card in hand]
    dealt = deal_unseen(unseen, [*lacks, 0], [*map(len, hands), 0], Dice(seed))
    assert [len(hand) for hand in dealt] == [*map(len, hands), 0]
    assert sorted(card for hand in dealt for card in hand) == sorted(unseen)
    assert not any(lacks[seat] >> card & 1 for seat in range(3) for card in dealt[seat])
    assert dealt == deal_unseen(unseen[::-1], [*lacks, 0], [*map(len, hands), 0], Dice(seed))


@pytest.mark.parametrize(
    ("lacks", "spread"),
    [
        ([0, 0, 0], 1.5),
        ([0b00011, 0, 0], 1.5),
        ([0b00011, 0b00001, 0], 1.5),
        ([0b10000, 0b01000, 0b00100], 2.2),  # seats lack cards crosswise
    ],
)
def test_all_deals_that_fit_can_come_about_equally_often(lacks: list[int], spread: float) -> None:
    room = [2, 2, 1]
    found = Counter(
        str([sorted(hand) for hand in deal_unseen(list(range(5)), lacks, room, Dice(seed))]) for seed in range(9_000)
    )
    fitting = 0
    for seats in product(range(3), repeat=5):
        full = all(seats.count(seat) == room[seat] for seat in range(3))
        fitting += full and not any(lacks[seat] >> card & 1 for card, seat in enumerate(seats))
    assert len(found) == fitting
    assert max(found.values()) < spread * min(found.values())


def test_a_seat_knows_its_hand_the_cards_it_passed_and_the_first_lead() -> None:
    match = Match(GAME, seed=3, options={"pass": "left"})
    while match.state.passing:
        match.play(match.legal[0])
    state = match.state
    for seat in range(SEATS):
        for world in worlds(state, seat, 50):
            assert world.hands[seat] == state.hands[seat]
            assert set(state.given[seat]) <= set(world.hands[(seat + 1) % SEATS])
            assert world.given[seat] == state.given[seat]
            assert world.given[seat - 1] == state.given[seat - 1]
            assert cards("2C")[0] in world.hands[state.turn]
            for giver in range(SEATS):
                assert set(world.given[giver]) <= set(world.hands[(giver + 1) % SEATS])
                assert len(world.given[giver]) == 3


def test_cards_that_others_lay_down_are_unknown() -> None:
    match = Match(GAME, seed=3, options={"pass": "left"})
    for card in match.legal_for(1)[:2]:
        match.play(card, 1)
    given = {tuple(world.given[1]) for world in worlds(match.state, 0)}
    assert len(given) > 150
    assert all(len(cards) == 2 for cards in given)
    assert {tuple(world.given[1]) for world in worlds(match.state, 1)} == {tuple(match.state.given[1])}


def test_cards_passed_to_another_may_have_been_played() -> None:
    hands = [["2D", "2S"], ["3D", "3S"], ["4D", "4S"], ["5D", "5S"]]
    state = load(hands=hands, points=[26, 0, 0, 0], direction="left", given=[[], ["4D"], [], []])
    assert {len(world.given[1]) for world in worlds(state, 0)} == {0, 1, 2}


def test_whoever_did_not_follow_suit_has_none_of_it() -> None:
    hands = [["2D", "2S", "9S"], ["3D", "3S", "4H"], ["4C", "4S", "5H"], ["5D", "5S", "6H"]]
    state = load(hands=hands, points=[23, 0, 0, 0])
    for card in cards("2D 3D 4C"):
        state.apply(state.turn, card, Dice(0))
    for world in worlds(state, 0):
        assert cards("5D")[0] not in world.hands[2]
    assert {cards("5D")[0] in world.hands[3] for world in worlds(state, 0)} == {False, True}


def test_whoever_leads_unbroken_hearts_has_nothing_else() -> None:
    hands = [["2D", "2H", "3H", "4H"], ["3D", "5H", "6H", "7H"], ["QS", "8H", "9H", "10H"], ["JH", "QH", "KH", "AH"]]
    state = load(hands=hands, turn=3)
    state.apply(3, cards("JH")[0], Dice(0))
    for world in worlds(state, 0):
        assert min(world.hands[3]) >= cards("2H")[0]
    assert any(cards("QS")[0] in world.hands[1] for world in worlds(state, 0))


def test_whoever_plays_points_to_the_first_trick_has_only_points() -> None:
    ids = {suit: [id for id in CARD_IDS if id.endswith(suit)] for suit in "CDSH"}
    spades = [*(id for id in ids["S"] if id != "QS"), "AH"]
    state = load(hands=[ids["C"], [*ids["H"][:12], "QS"], ids["D"], spades])
    for card in cards("2C QS"):
        state.apply(state.turn, card, Dice(0))
    for world in worlds(state, 0, 50):
        assert min(world.hands[1]) >= cards("2H")[0]


@pytest.mark.rule("next-deal")
def test_what_others_have_shown_is_forgotten_with_the_next_deal() -> None:
    state = load(hands=[["2D"], ["3C"], ["4D"], ["5D"]], points=[26, 0, 0, 0], options={"pass": "none"})
    for card in cards("2D 3C 4D 5D"):
        state.apply(state.turn, card, Dice(0))
    assert state.deals == 2
    assert state.lacks == [0, 0, 0, 0]
    assert state.given == [[], [], [], []]
    diamonds = {len([card for card in world.hands[1] if card // 13 == 1]) for world in worlds(state, 0)}
    assert len(diamonds) > 4


def test_swapping_two_unseen_cards_changes_nothing_that_a_seat_sees() -> None:
    """Worlds made without `sample`: two other players exchange a card each."""
    for seed in range(20):
        match = Match(GAME, seed=seed)
        dice = Dice(seed)
        while match.state.deals < 3:
            data = GAME.save(match.state)
            if match.state.played and not match.state.passing and data["hands"][1] and data["hands"][2]:
                one, two = (hand[dice.below(len(hand))] for hand in (data["hands"][1], data["hands"][2]))
                swapped = [[{one: two, two: one}.get(id, id) for id in hand] for hand in data["hands"]]
                known = [*data["given"][0], *data["lacks"][1], *data["lacks"][2]]
                if not {one, two} & {*known, *data["given"][1], *data["given"][2], *data["given"][3]}:
                    other = GAME.load(GAME.box(), {**data, "hands": swapped})
                    assert GAME.view(other, 0) == GAME.view(match.state, 0)
                    assert GAME.scene(other, 0) == GAME.scene(match.state, 0)
                    assert other.legal(0) == match.state.legal(0)
                    assert GAME.save(other.sample(0, Dice(seed))) == GAME.save(match.state.sample(0, Dice(seed)))
            legal = match.legal
            match.play(legal[dice.below(len(legal))])
