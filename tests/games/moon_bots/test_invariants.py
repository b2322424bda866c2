"""The laws of the specification's section 14, at every step of thousands of random games."""

import pytest
from tests.games.moon_bots.bench import BOX

import lunatheque
from lunatheque.engine import Dice
from lunatheque.games.moon_bots import GAME
from lunatheque.games.moon_bots.cards import ACTIVE, CARDS, CORE, DEFEATED, NONE, PARTS_PER_SLOT, SECRET, USED, WEAPONS
from lunatheque.games.moon_bots.state import MoonBots
from lunatheque.games.moon_bots.windows import ATTACK, PACKET

GAMES = 1000 if lunatheque.core().startswith("compiled") else 100
"""Both cores play the same games, as tests/contract/test_fixtures.py proves: pure Python need not play them all."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold_at_every_step(seats: int) -> None:
    longest = 0
    for seed in range(GAMES):
        dice = Dice(seed)
        state = GAME.start(BOX, seats, None, dice)
        used: set[int] = set()
        steps = 0
        while not state.over:
            check(state, used)
            actions = state.legal(state.actor)
            state.apply(state.actor, actions[dice.below(len(actions))], dice)
            steps += 1
        check(state, used)
        longest = max(longest, steps)
    assert longest <= GAME.bound


def check(state: MoonBots, used: set[int]) -> None:
    census = GAME.census(state)
    assert census["cards"] == CARDS
    assert census["weapons"] == census["hands"] == WEAPONS
    assert census["face up twice"] == census["more face down than unseen"] == 0
    for robot in state.robots:
        assert robot.energy <= 18
        assert robot.energy >= (1 if robot.standing == ACTIVE and not state.stack else -20)
        assert robot.standing != DEFEATED or robot.energy == 0
        assert 1 <= robot.dice <= 4
        assert robot.upgrade_count() <= 6
        assert all(part == NONE or part // PARTS_PER_SLOT == slot for slot, part in enumerate(robot.parts[:CORE]))
        assert robot.parts[CORE] == 24 + robot.board
    if not state.stack and not state.over:
        assert state.gained <= 2
        if not state.rolled and not state.bought and not state.extra_buys:
            check_market(state)
    placed = sum(2 if dice % 7 else 1 for dice in state.placed if dice)
    if state.rolled and state.in_play(state.turn):
        assert placed + sum(state.dice) <= state.robots[state.turn].dice
    assert used <= {weapon for weapon in range(WEAPONS) if state.places[weapon] == USED}, "used weapons never return"
    used |= {weapon for weapon in range(WEAPONS) if state.places[weapon] == USED}
    check_targets(state)


def check_market(state: MoonBots) -> None:
    """No card hangs above a hole at the start of a turn (Black Market may have taken one out of turn)."""
    if state.places[8] != USED:
        for place in (2, 3, 4, 5):
            assert state.market[place] == NONE or state.market[place - 2] != NONE
    assert len(state.market) == 6
    assert all(card < SECRET + 3 for card in state.market)


def check_targets(state: MoonBots) -> None:
    """Nobody hits itself, or the robot opposite (four robots); with two players only the robot it faces."""
    for frame in state.stack:
        if frame.kind == PACKET and frame.attack <= 1:
            assert frame.target != frame.robot
            if len(state.robots) == 4 and all(robot.standing == ACTIVE for robot in state.robots):
                facing = state.robots[frame.robot].facing
                assert (frame.target - frame.robot) % 4 != 2 or facing == frame.target
        if frame.kind == ATTACK and state.seats == 2:
            facing = state.robots[frame.robot].facing
            assert all(amount == 0 for index, amount in enumerate(frame.amounts) if index % 4 != facing)
