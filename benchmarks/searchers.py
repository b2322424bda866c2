"""The contestants that search: simulations a second, each played to the end of the game, from all stages of games."""

import os
import random
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

from .players import Contestant, Slice, catanatron_game, our_positions, timed

SIMULATIONS = 100
"""How many simulations a decision has, so that trees grow alike."""
PASSED = 12
"""While cards are passed, OpenSpiel's search crashes (version 2.0.2): it begins after so many decisions."""
FEW = 5
"""Catanatron takes long for each."""


def our_simulations(id: str, seats: int) -> Contestant:
    """Simulations a second of our search with whole random playouts."""
    from lunatheque.bots import Manner, Search
    from lunatheque.engine import knowledge

    manner = Manner(looking=False, rollout=-1)
    known = [knowledge(state, state.actors()[0]) for state in our_positions(id, seats)]
    choices = [one for one in known if len(one.legal) > 1]
    seed = 0

    def play() -> Slice:
        nonlocal seed
        seed += 1
        bot = Search(seed, simulations=SIMULATIONS, manner=manner)
        begin = perf_counter()
        bot.choose(choices[seed % len(choices)])
        return bot.spent, perf_counter() - begin

    return timed(play)


def open_spiel_simulations(id: str) -> Contestant:
    """Simulations a second of OpenSpiel's information-set search in C++, with whole random playouts."""
    import pyspiel

    game = pyspiel.load_game(id)
    chooser = random.Random(1)
    positions: list[Any] = []
    for _ in range(4):
        state = game.new_initial_state()
        step = 0
        while not state.is_terminal():
            if not state.is_chance_node():
                step += 1
                if step > PASSED and step % 10 == 0 and len(state.legal_actions()) > 1:
                    positions.append(state.clone())
            state.apply_action(chooser.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    turn = 0

    def play() -> Slice:
        nonlocal turn
        bot = pyspiel.ISMCTSBot(turn, evaluator, 1.0, SIMULATIONS)
        turn += 1
        begin = perf_counter()
        bot.step(positions[turn % len(positions)])
        return SIMULATIONS, perf_counter() - begin

    return timed(play)


def catanatron_simulations() -> Contestant:
    """Simulations a second of catanatron's own search with whole random playouts.

    The package on the registry (3.2.1) does not contain that player. Its source does: CATANATRON_SOURCE is the folder
    of a checkout that holds the package `catanatron`.
    """
    sys.path.insert(0, os.environ["CATANATRON_SOURCE"])
    from catanatron.players.mcts import MCTSPlayer

    chooser = random.Random(1)
    positions: list[Any] = []
    for seed in range(2):
        game = catanatron_game(seed)
        for step in range(400):
            if game.winning_color() is not None:
                break
            if step % 40 == 20 and len(game.playable_actions) > 1:
                positions.append(game.copy())
            game.execute(chooser.choice(game.playable_actions), validate_action=False)
    turn = 0

    def play() -> Slice:
        nonlocal turn
        turn += 1
        game = positions[turn % len(positions)]
        player = MCTSPlayer(game.state.current_color(), FEW)
        begin = perf_counter()
        player.decide(game, game.playable_actions)
        return FEW, perf_counter() - begin

    return timed(play)


CONTESTANTS: dict[str, Callable[[], Contestant]] = {
    "hearts-search": lambda: our_simulations("hearts", 4),
    "moon-bots-search": lambda: our_simulations("moon-bots", 4),
    "openspiel-hearts-search": lambda: open_spiel_simulations("hearts"),
    "catanatron-search": catanatron_simulations,
}
