"""What bots think of a position: the worth of a lead, and simulations that end with the deal."""

from typing import Any

import pytest
from lunatheque.bots import Manner
from lunatheque.bots.tree import Node, Tree
from lunatheque.engine import Dice, Match

from hearts import GAME

LAST: dict[str, Any] = {"hands": [["5D"], ["4D"], ["3D"], ["2D"]], "points": [5, 5, 6, 10]}


def chances(totals: list[int], deals: int, **values: Any) -> list[float]:
    """The outlook before the last trick of a deal."""
    data = {**LAST, "totals": totals, "deals": deals, **values}
    chances: list[float] = GAME.load(GAME.box(), data).outlook()
    return chances


def test_a_lead_is_worth_more_the_sooner_the_match_ends() -> None:
    early, late = chances([1, 11, 20, 20], 3), chances([71, 81, 90, 18], 11)
    assert 0.25 < early[0] < 0.5
    assert early[0] / early[1] < late[0] / late[1]
    assert early[0] < chances([1, 11, 20, 20], 3, options={"length": "50"})[0]


def test_whoever_has_taken_all_points_does_well() -> None:
    hands = [["5D"], ["4D"], ["3D"], ["2D"]]
    outlook = chances([0, 0, 0, 0], 1, hands=hands, points=[26, 0, 0, 0], options={"length": "deal"})
    assert outlook[0] > 0.9


@pytest.mark.parametrize("options", [{}, {"length": "50"}])
def test_simulations_end_with_the_deal(options: dict[str, str]) -> None:
    match = Match(GAME, seed=4, options={"pass": "left", **options})
    tree = Tree(Node(), 0, Manner(), staged=True)
    for seed in range(20):
        world = match.state.sample(0, Dice(seed))
        tree.run(world, Dice(seed))
        assert (world.deals, world.played, world.points) == (2, 0, [0, 0, 0, 0])


def test_a_single_deal_is_simulated_to_its_end() -> None:
    match = Match(GAME, seed=4, options={"length": "deal"})
    world = match.state.sample(0, Dice(1))
    Tree(Node(), 0, Manner(), staged=True).run(world, Dice(1))
    assert world.over
