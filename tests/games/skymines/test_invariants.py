"""What holds in every position of every match, with Luna at the table as well."""

import pytest
from tests.support import watched

from lunatheque.games.skymines.kinds import COMPANIES, FINAL, NONE, SLOTS

OPTIONS = [
    (1, {"level": "8", "tracks": "drawn"}),
    (1, {"lunas": "three", "level": "5", "tracks": "drawn", "length": "short"}),
    (2, {"lunas": "two", "level": "0", "tracks": "drawn"}),
    (3, {"lunas": "one", "level": "3", "tracks": "drawn", "threshold": "all"}),
    (4, {"tracks": "drawn"}),
]


@pytest.mark.parametrize(("seats", "options"), OPTIONS)
def test_what_always_holds(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        census: dict[str, int] = {}
        before: list[int] = []
        finals = 0
        for match in watched("skymines", seats, seed, options):
            state = match.state
            counted = match.game.census(state)
            census = census or counted
            assert counted == census
            assert counted["too many markers"] == counted["money below nothing"] == 0
            assert counted["outposts"] == 60
            progress = [*state.spaces, *state.tank, *state.upload]
            assert all(new >= old for new, old in zip(progress, before, strict=False)), "markers never go back"
            before = progress
            vacated = sum(column >= FINAL for column in state.stations)
            assert vacated >= finals, "a last space is never covered again"
            finals = vacated
            for seat in range(seats):
                slots = state.slots[seat * SLOTS : (seat + 1) * SLOTS]
                assert sum(card != NONE for card in slots) <= bin(state.opened[seat]).count("1")
            assert len(state.lunas) == state.players - seats
            for luna in state.lunas:
                assert len(luna.unseen) >= luna.rank_two
        assert len(match.state.spaces) == match.state.players * COMPANIES
