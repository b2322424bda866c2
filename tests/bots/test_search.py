"""The search bot: limits, determinism, early stops, the tree it keeps, and what it says of its reasons."""

from typing import Any

import pytest

from lunatheque.bots import Greedy, Search
from lunatheque.bots.tree import SEATS, Manner, Node, simulate
from lunatheque.engine import Dice, Knowledge, Match, find, knowledge


def position(moves: int = 6, seed: int = 4) -> Match:
    """A match of four with several things to choose from."""
    match = Match("moon-bots", 4, seed=seed)
    dice = Dice(seed)
    while len(match.steps) < moves or len(match.legal) < 3:
        match.play(match.state.legal(match.actors[0])[dice.below(len(match.legal))])
    return match


def known(match: Match) -> Knowledge[Any]:
    """What the seat knows that must decide."""
    return knowledge(match.state, match.actors[0], len(match.steps))


def test_a_search_without_a_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a limit"):
        Search(1)


def test_the_same_seed_and_simulations_decide_the_same() -> None:
    match = position()
    thoughts = []
    for _ in range(2):
        bot = Search(9, simulations=200)
        chosen = bot.choose(known(match))
        thoughts.append(bot.considered())
        assert thoughts[-1][0].action == chosen
    assert thoughts[0] == thoughts[1]


def test_a_forced_decision_costs_nothing() -> None:
    bot = Search(1, simulations=500)
    assert bot.choose(Knowledge(0, [7], lambda dice: pytest.fail("no world is needed"))) == 7
    assert bot.considered() == []


def test_time_limits_a_search_by_the_clock() -> None:
    ticks = iter(range(1000))
    bot = Search(1, seconds=10, clock=lambda: float(next(ticks)))
    bot.choose(known(position()))
    assert 32 <= bot.spent <= 32 * 10


def test_a_clear_choice_ends_the_search_early() -> None:
    match = position()
    bot = Search(1, simulations=3000)
    bot.choose(known(match))
    first, second = bot.considered()[:2]
    assert bot.spent == 3000 or first.visits - second.visits > 3000 - bot.spent


def test_all_limits_are_kept() -> None:
    bot = Search(1, seconds=1000, simulations=50)
    bot.choose(known(position()))
    assert bot.spent <= 50


def test_the_tree_of_its_own_last_decision_is_used_again() -> None:
    match = position(seed=11)
    seat = match.actors[0]
    bot = Search(1, simulations=400)
    chosen = bot.choose(known(match))
    assert bot.last is not None
    edge = bot.last[1]
    match.play(chosen, seat)
    again = knowledge(match.state, seat, len(match.steps))
    assert bot.root(again) is edge.node
    assert bot.root(knowledge(match.state, seat, len(match.steps) + 1)) is not edge.node


def test_every_simulation_passes_through_the_root() -> None:
    match = position()
    seat = match.actors[0]
    root, dice = Node(), Dice(2)
    for _ in range(100):
        simulate(root, match.state.sample(seat, dice), seat, dice, Manner())
    assert sum(edge.visits for edge in root.edges.values()) == 100
    assert {key // SEATS for key in root.edges} == set(match.state.legal(seat))


def test_the_search_leaves_the_position_alone() -> None:
    match = position()
    before = match.game.save(match.state)
    Search(1, simulations=100).choose(known(match))
    assert match.game.save(match.state) == before


def test_the_search_bot_beats_the_greedy_one() -> None:
    game, seats, won, games = find("moon-bots"), 2, 0.0, 12
    for seed in range(games):
        dice, mine = Dice(seed), seed % seats
        state: Any = game.start(game.box(), seats, None, dice)
        bots = [Search(seed, simulations=32) if seat == mine else Greedy(seed + seat) for seat in range(seats)]
        while not state.over:
            seat = state.actors()[0]
            state.apply(seat, bots[seat].choose(knowledge(state, seat)), dice)
        ranks = state.ranking()
        won += 1 / ranks.count(1) if ranks[mine] == 1 else 0
    assert won / games > 0.5
