"""When whoever writes takes a breath: where many tables play as people do, and never elsewhere."""

from itertools import pairwise

from lunatheque.server.store.breath import LENGTH, WHILE, Breath

TOOK = 0.0003
"""Seconds that it takes to write and tell a line."""


def rests(lines: int, often: float, quick: bool = False) -> list[float]:
    """How long is rested in two seconds in which so many lines at once are written every so often."""
    breath, now, rests = Breath(), 100.0, []
    while now < 102.0:
        if quick:
            for _ in range(lines):
                breath.hurry()
        told = now + lines * TOOK
        rests.append(breath.pause(lines, told))
        now = max(told + rests[-1], now + often)
    return rests


def test_nobody_waits_where_few_play() -> None:
    assert not any(rests(1, often=0.01))


def test_nobody_waits_where_programs_play_as_fast_as_they_can() -> None:
    assert not any(rests(4, often=0.002, quick=True))


def test_where_many_play_there_is_a_breath_after_what_is_told() -> None:
    found = rests(1, often=0.001)
    first = int(WHILE / 0.001)
    assert not any(found[: first - 1]), "it is looked at first how many play"
    later = found[first + 1 :]
    assert sum(rest > 0 for rest in later) > 0.9 * len(later)
    assert max(later) < LENGTH


def test_from_one_breath_to_the_next_it_is_always_as_long() -> None:
    breath, now, breaths = Breath(), 100.0, []
    while now < 101.0:
        now += TOOK
        rest = breath.pause(1, now)
        now += rest
        if rest > 0:
            breaths.append(now)
    gaps = [after - before for before, after in pairwise(breaths[1:])]
    assert len(gaps) > 100
    assert all(abs(gap - LENGTH) < TOOK for gap in gaps)


def test_who_has_no_time_to_rest_does_not() -> None:
    assert not any(rests(20, often=0.0)[1:]), "to write them takes longer than a breath"


def test_the_quiet_comes_back() -> None:
    breath = Breath()
    for number in range(500):
        breath.pause(1, 100 + number * 0.001)
    assert breath.length > 0
    assert breath.pause(1, 110.0) == 0
    assert breath.length == 0
