"""Chance: fair, the same everywhere, written down, played again, declared by people."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lunatheque.engine import DIE, EVERYONE, Declared, Dice, Outcome, Recorder, Script, UnexpectedOutcome


def test_dice_are_fair() -> None:
    dice = Dice(1)
    rolls = Counter(dice.roll(6) for _ in range(60_000))
    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(9_500 < count < 10_500 for count in rolls.values())
    pairs = Counter((dice.roll(6), dice.roll(6)) for _ in range(72_000))
    assert all(1_700 < count < 2_300 for count in pairs.values())


def sfc32(seed: int, count: int) -> list[int]:
    """The generator as its author wrote it down, to compare."""
    word = 2**32
    a, b, c, counter = seed % word, seed // word % word, 0x9E3779B9, 1
    words = []
    for _ in range(15 + count):
        result = (a + b + counter) % word
        counter = (counter + 1) % word
        a = b ^ (b // 2**9)
        b = (c * 9) % word
        c = (c * 2**21 % word + c // 2**11 + result) % word
        words.append(result)
    return words[15:]


@pytest.mark.parametrize("seed", [0, 7, 2026, 2**40 + 3, 2**64 - 1])
def test_dice_are_the_same_everywhere(seed: int) -> None:
    """Fixed for ever: what a seed gives must not change."""
    dice = Dice(seed)
    assert [dice.word() for _ in range(200)] == sfc32(seed, 200)


def test_seeds_differ() -> None:
    assert Dice(1).word() != Dice(1 << 32 | 1).word()
    assert [Dice(2026).roll(6) for _ in range(3)] == [Dice(2026).roll(6)] * 3


@given(st.integers(0, 2**64 - 1), st.integers(1, 10_000))
def test_below_stays_below(seed: int, bound: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(bound) < bound for _ in range(20))


@given(st.integers(0, 2**64 - 1), st.lists(st.integers(0, 99)))
def test_a_shuffle_keeps_everything(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_shuffles_are_fair() -> None:
    dice = Dice(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        dice.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(850 < count < 1_150 for count in orders.values())


def test_what_is_recorded_plays_again() -> None:
    recorder = Recorder(Dice(5))
    cards = [10, 20, 20, 30]
    first = [recorder.roll(6), cards[recorder.draw(cards, 2, 1)], recorder.roll(20)]
    outcomes = recorder.take()
    assert recorder.take() == []
    assert [outcome.value for outcome in outcomes] == first
    assert outcomes[1] == Outcome(2, first[1], 1)
    assert outcomes[0] == Outcome(DIE, first[0], EVERYONE)
    script = Script([(outcome.kind, outcome.value) for outcome in outcomes])
    assert [script.roll(6), cards[script.draw(cards, 2, 1)], script.roll(20)] == first
    assert script.done()


def test_a_script_refuses_what_cannot_be() -> None:
    with pytest.raises(UnexpectedOutcome, match="more outcomes"):
        Script([]).roll(6)
    with pytest.raises(UnexpectedOutcome, match="of kind 0"):
        Script([(1, 3)]).roll(6)
    with pytest.raises(UnexpectedOutcome, match="7 cannot be here"):
        Script([(DIE, 7)]).roll(6)
    with pytest.raises(UnexpectedOutcome, match="must be one of"):
        Script([(1, 4)]).draw([1, 2, 3], 1, 0)


def test_declared_chance_asks_people() -> None:
    asked = []

    def ask(kind: int, choices: list[int], seat: int) -> int:
        asked.append((kind, choices, seat))
        return choices[-1]

    declared = Declared(ask)
    assert declared.roll(6) == 6
    assert declared.draw([4, 8], 3, 2) == 1
    assert asked == [(DIE, [1, 2, 3, 4, 5, 6], EVERYONE), (3, [4, 8], 2)]


def test_outcomes_are_values() -> None:
    assert Outcome(1, 2, 3) == Outcome(1, 2, 3)
    assert Outcome(1, 2, 3) != Outcome(1, 2, 4)
    assert len({Outcome(1, 2, 3), Outcome(1, 2, 3)}) == 1
    assert repr(Outcome(1, 2, 3)) == "Outcome(1, 2, 3)"


def test_dice_can_follow_others() -> None:
    one, other = Dice(1), Dice(2)
    other.word()
    one.follow(other)
    assert [one.word() for _ in range(9)] == [other.word() for _ in range(9)]
