"""What a seat may know as numbers: every fact counts, and nothing else."""

from tests.support import every_table, watched

from lunatheque.adapters.features import LARGEST, LENGTH, features
from lunatheque.engine import Dice


@every_table
def test_two_worlds_give_the_same_numbers(id: str, seats: int) -> None:
    for number, match in enumerate(watched(id, seats, 3)):
        if number == 12:
            break
        for seat in range(seats):
            mine = features(match.view(seat))
            other = match.game.view(match.state.sample(seat, Dice(number)), seat)
            assert (features(other) == mine).all()
            assert mine.shape == (LENGTH,)
            assert (abs(mine) <= LARGEST).all()


def test_every_kind_of_fact_counts() -> None:
    plain = features({"hand": ["a"], "energy": 3, "over": False})
    for changed in (
        {"hand": ["b"], "energy": 3, "over": False},
        {"hand": ["a", "a"], "energy": 3, "over": False},
        {"hand": ["a"], "energy": -3, "over": False},
        {"hand": ["a"], "energy": 3, "over": True},
    ):
        assert (features(changed) != plain).any()
    assert not features({"nothing": None, "empty": []}).any()
