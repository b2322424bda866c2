"""What bots expect of a position."""

import pytest
from tests.support import watched

from lunatheque.engine import find


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_robots_are_worth_follows_their_parts(seats: int) -> None:
    game = find("moon-bots")
    box = game.box()
    for match in watched("moon-bots", seats, 5):
        # What was kept from earlier positions is what a fresh look finds.
        fresh = game.load(box, game.save(match.state))
        assert match.state.outlook() == fresh.outlook()
