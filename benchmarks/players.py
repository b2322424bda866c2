"""The contestants: random play in one engine each, driven from ordinary Python through its public calls.

A contestant is a generator: it prepares itself, then for every request plays for about that many seconds and yields
how many units (decisions, copies…) it did and the seconds that they took. Preparing games is not timed.
"""

import random
from collections.abc import Callable, Generator
from time import perf_counter
from typing import Any

Slice = tuple[int, float]
Contestant = Generator[Slice, float, None]


def timed(play: Callable[[], Slice]) -> Contestant:
    """Repeat `play` until the requested seconds have been spent in it."""
    play()
    seconds = yield 0, 0.0
    while True:
        units, spent = 0, 0.0
        while spent < seconds:
            more, took = play()
            units += more
            spent += took
        seconds = yield units, spent


# Ours -------------------------------------------------------------------------------------------------------------

OPTIONS = {"hearts": {"length": "deal"}}
"""Hearts is measured over one deal, which is what a game of OpenSpiel's Hearts is."""


def our_decisions(id: str, seats: int) -> Contestant:
    """Decisions a second in one of our games."""
    from lunatheque import find
    from lunatheque.engine import Dice

    game = find(id)
    box = game.box()
    chooser = random.Random(1)
    seed = 0

    def play() -> Slice:
        nonlocal seed
        seed += 1
        chance = Dice(seed)
        state = game.start(box, seats, OPTIONS.get(id), chance)
        pick = chooser.random
        count = 0
        begin = perf_counter()
        while not state.over:
            seat = state.actors()[0]
            actions = state.legal(seat)
            state.apply(seat, actions[int(pick() * len(actions))], chance)
            count += 1
        return count, perf_counter() - begin

    return timed(play)


def our_positions(id: str, seats: int) -> list[Any]:
    """Positions from all stages of many random games."""
    from lunatheque import find
    from lunatheque.engine import Dice

    game = find(id)
    found = []
    for seed in range(40):
        dice = Dice(seed)
        state = game.start(game.box(), seats, OPTIONS.get(id), dice)
        step = 0
        while not state.over:
            step += 1
            if step % 10 == 0:
                found.append(state.copy())
            seat = state.actors()[0]
            actions = state.legal(seat)
            state.apply(seat, actions[dice.below(len(actions))], dice)
    return found


def our_copies(id: str, seats: int) -> Contestant:
    """Copies of positions a second."""
    positions = our_positions(id, seats)

    def play() -> Slice:
        begin = perf_counter()
        for position in positions:
            position.copy()
        return len(positions), perf_counter() - begin

    return timed(play)


def our_legal(id: str, seats: int) -> Contestant:
    """Lists of legal actions a second."""
    positions = [(position, position.actors()[0]) for position in our_positions(id, seats)]

    def play() -> Slice:
        begin = perf_counter()
        for position, seat in positions:
            position.legal(seat)
        return len(positions), perf_counter() - begin

    return timed(play)


def our_apply(id: str, seats: int) -> Contestant:
    """Actions applied a second."""
    from lunatheque.engine import Dice

    positions = our_positions(id, seats)
    dice = Dice(1)

    def play() -> Slice:
        ready = []
        for position in positions:
            seat = position.actors()[0]
            actions = position.legal(seat)
            ready.append((position.copy(), seat, actions[dice.below(len(actions))]))
        begin = perf_counter()
        for position, seat, action in ready:
            position.apply(seat, action, dice)
        return len(ready), perf_counter() - begin

    return timed(play)


def our_playouts(id: str, seats: int) -> Contestant:
    """Whole random games a second, inside the core."""
    from lunatheque import find
    from lunatheque.bots import playout
    from lunatheque.engine import Dice

    game = find(id)
    box = game.box()
    seed = 0

    def play() -> Slice:
        nonlocal seed
        seed += 1
        dice = Dice(seed)
        state = game.start(box, seats, OPTIONS.get(id), dice)
        begin = perf_counter()
        playout(state, dice)
        return 1, perf_counter() - begin

    return timed(play)


# Peers ------------------------------------------------------------------------------------------------------------


def open_spiel_decisions(id: str) -> Contestant:
    """Decisions a second in a C++ game of OpenSpiel; chance in the middle of a game is part of playing it."""
    import pyspiel

    game = pyspiel.load_game(id)
    chooser = random.Random(1)

    def play() -> Slice:
        state = game.new_initial_state()
        pick = chooser.random
        while state.is_chance_node():  # the deal
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(pick() * len(outcomes))][0])
        count = 0
        begin = perf_counter()
        while not state.is_terminal():
            actions = state.legal_actions()
            if state.is_chance_node():
                state.apply_action(actions[int(pick() * len(actions))])
            else:
                state.apply_action(actions[int(pick() * len(actions))])
                count += 1
        return count, perf_counter() - begin

    return timed(play)


def catanatron_game(seed: int) -> Any:
    """A game of catanatron with four players."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(colour) for colour in colours], seed=seed)


def catanatron_decisions() -> Contestant:
    """Decisions a second in catanatron, without its own check of the action."""
    chooser = random.Random(1)
    seed = 0

    def play() -> Slice:
        nonlocal seed
        seed += 1
        game = catanatron_game(seed)
        pick = chooser.random
        count = 0
        begin = perf_counter()
        while game.winning_color() is None and count < 2000:
            actions = game.state.playable_actions
            game.execute(actions[int(pick() * len(actions))], validate_action=False)
            count += 1
        return count, perf_counter() - begin

    return timed(play)


def catanatron_copies() -> Contestant:
    """Copies of a game of catanatron a second."""
    positions = []
    for seed in range(10):
        game = catanatron_game(seed)
        chooser = random.Random(seed)
        for step in range(200):
            if game.winning_color() is not None:
                break
            if step % 20 == 0:
                positions.append(game.copy())
            game.execute(chooser.choice(game.state.playable_actions), validate_action=False)

    def play() -> Slice:
        begin = perf_counter()
        for position in positions:
            position.copy()
        return len(positions), perf_counter() - begin

    return timed(play)


CONTESTANTS: dict[str, Callable[[], Contestant]] = {
    "hearts": lambda: our_decisions("hearts", 4),
    "luna-capital": lambda: our_decisions("luna-capital", 4),
    "luna-capital-1": lambda: our_decisions("luna-capital", 1),
    "luna-capital-copy": lambda: our_copies("luna-capital", 4),
    "luna-capital-playout": lambda: our_playouts("luna-capital", 4),
    "moon-bots": lambda: our_decisions("moon-bots", 4),
    "moon-bots-2": lambda: our_decisions("moon-bots", 2),
    "moon-bots-3": lambda: our_decisions("moon-bots", 3),
    "moon-bots-copy": lambda: our_copies("moon-bots", 4),
    "moon-bots-legal": lambda: our_legal("moon-bots", 4),
    "moon-bots-apply": lambda: our_apply("moon-bots", 4),
    "moon-bots-playout": lambda: our_playouts("moon-bots", 4),
    "skymines": lambda: our_decisions("skymines", 4),
    "skymines-1": lambda: our_decisions("skymines", 1),
    "skymines-copy": lambda: our_copies("skymines", 4),
    "skymines-playout": lambda: our_playouts("skymines", 4),
    "terre-lune": lambda: our_decisions("terre-lune", 4),
    "terre-lune-copy": lambda: our_copies("terre-lune", 4),
    "terre-lune-legal": lambda: our_legal("terre-lune", 4),
    "terre-lune-apply": lambda: our_apply("terre-lune", 4),
    "terre-lune-playout": lambda: our_playouts("terre-lune", 4),
    "jeu-des-etoiles": lambda: our_decisions("jeu-des-etoiles", 4),
    "jeu-des-etoiles-playout": lambda: our_playouts("jeu-des-etoiles", 4),
    "jeu-des-etoiles-copy": lambda: our_copies("jeu-des-etoiles", 4),
    "hearts-copy": lambda: our_copies("hearts", 4),
    "hearts-legal": lambda: our_legal("hearts", 4),
    "hearts-apply": lambda: our_apply("hearts", 4),
    "hearts-playout": lambda: our_playouts("hearts", 4),
    "openspiel-hearts": lambda: open_spiel_decisions("hearts"),
    "openspiel-backgammon": lambda: open_spiel_decisions("backgammon"),
    "catanatron": catanatron_decisions,
    "catanatron-copy": catanatron_copies,
}
