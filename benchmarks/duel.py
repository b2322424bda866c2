"""Our strongest bot against rivals that are given the same time: `python -m benchmarks.duel GAME --rival NAME`.

Time is what a processor works for a bot, so that it does not matter what else the machine does.

- `openspiel`: OpenSpiel's own MCTS bot (random rollouts) on the same game through our adapter. It is given the state
  itself, so it even sees what is hidden; ours is not. It takes no time limit, so the number of its simulations is
  steered to the time that ours has.
- `pure`: our own bot on the sources instead of the compiled core, in a process of its own.
"""

import argparse
import json
import os
import subprocess
import sys
from multiprocessing import get_context
from multiprocessing.util import Finalize
from time import thread_time
from typing import Any, Protocol

from rich.console import Console
from rich.progress import Progress

from lunatheque.arena import derive, interval, seatings
from lunatheque.bots import Search
from lunatheque.cli.arguments import read_settings, speak
from lunatheque.cli.desk import Complaint
from lunatheque.engine import Dice, Game, find, knowledge

NEWS = 10
"""After how many games the share is told."""


class Rival(Protocol):
    """Decides in a match; `state` is the real one, and what of it is used is said above."""

    def choose(self, state: Any, seat: int, moves: int) -> int: ...

    def close(self) -> None: ...


class Ours:
    """Our strongest bot, given what its seat knows."""

    def __init__(self, seed: int, seconds: float) -> None:
        self.bot = Search(seed, seconds=seconds)

    def choose(self, state: Any, seat: int, moves: int) -> int:
        return self.bot.choose(knowledge(state, seat, moves))

    def close(self) -> None: ...


class Pure:
    """Our bot in a process that runs the sources."""

    def __init__(self, game: Game[Any], seconds: float) -> None:
        command = [sys.executable, "-m", "benchmarks.duel", game.id, "--serve", "--seconds", str(seconds)]
        environment = {**os.environ, "LUNATHEQUE_PURE": "1"}
        self.game = game
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        )

    def choose(self, state: Any, seat: int, moves: int) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        world = self.game.save(state.sample(seat, Dice(moves)))
        print(json.dumps([world, seat, moves]), file=self.process.stdin, flush=True)
        return int(self.process.stdout.readline())

    def close(self) -> None:
        self.process.communicate()


class OpenSpiel:
    """OpenSpiel's MCTS bot; its simulations follow the time that they took before."""

    def __init__(self, game: Game[Any], seats: int, seconds: float) -> None:
        import numpy
        import pyspiel

        from lunatheque.adapters.openspiel import short_name

        self.game = pyspiel.load_game(short_name(game), {"players": seats})
        self.luck = numpy.random.RandomState(1)
        self.seconds = seconds
        self.simulations = 10.0
        self.decisions = 0
        self.spent = 0.0
        self.root = self.game.new_initial_state()

    def choose(self, state: Any, seat: int, moves: int) -> int:
        from open_spiel.python.algorithms import mcts

        root = self.root.clone()
        root.course.state, root.course.asked, root.course.answers = state.copy(), None, []
        evaluator = mcts.RandomRolloutEvaluator(1, self.luck)
        count = max(2, round(self.simulations))
        bot = mcts.MCTSBot(self.game, 1.0, count, evaluator, solve=False, random_state=self.luck)
        began = thread_time()
        action = int(bot.step(root))
        took = thread_time() - began
        self.spent += took
        self.decisions += 1
        self.simulations = count * min(4.0, self.seconds / took)
        return action

    def close(self) -> None:
        print(f"OpenSpiel: {self.spent / max(1, self.decisions):.2f} s a decision, {self.simulations:.0f} simulations")


def play(game: Game[Any], players: list[Rival], options: dict[str, str], seed: int) -> list[int]:
    """A whole match; gives the ranks."""
    dice = Dice(seed)
    state = game.start(game.box(), len(players), options, dice)
    moves = 0
    while not state.over:
        seat = state.actors()[0]
        legal = state.legal(seat)
        action = legal[0] if len(legal) == 1 else players[seat].choose(state, seat, moves)
        state.apply(seat, action, dice)
        moves += 1
    return list(state.ranking())


def serve(game: Game[Any], seconds: float) -> None:
    """Decide whatever is asked, line by line."""
    bot = Search(1, seconds=seconds)
    box = game.box()
    for line in sys.stdin:
        world, seat, moves = json.loads(line)
        print(bot.choose(knowledge(game.load(box, world), seat, moves)), flush=True)


class Duel:
    """A pairing as each process plays it: with a rival of its own."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.game = find(asked.game)
        if asked.rival == "pure":
            self.rival: Rival = Pure(self.game, asked.seconds)
        else:
            self.rival = OpenSpiel(self.game, asked.seats, asked.seconds)

    def match(self, number: int) -> float:
        """Play one match and give our share of the victory; each side sits at every seat equally often."""
        seats, seed = self.asked.seats, self.asked.seed
        orders = seatings(seats)
        mine = [place % 2 == 0 for place in orders[number % len(orders)]]
        ours = [Ours(derive(seed, number, seat), self.asked.seconds) for seat in range(seats)]
        players = [ours[seat] if mine[seat] else self.rival for seat in range(seats)]
        ranks = play(self.game, players, self.asked.options, derive(seed, number))
        return sum(1 / ranks.count(1) for seat in range(seats) if mine[seat] and ranks[seat] == 1)


_duel: Duel
"""The one that this process plays."""


def begin(asked: argparse.Namespace) -> None:
    """Make ready the process that plays."""
    global _duel
    _duel = Duel(asked)
    Finalize(None, _duel.rival.close, exitpriority=1)


def match(number: int) -> float:
    return _duel.match(number)


def meet(asked: argparse.Namespace) -> None:
    """Let ours meet the rival; says now and then what share of victories is ours."""
    won = 0.0
    with (
        Progress(console=Console(stderr=True), transient=True) as progress,
        get_context("spawn").Pool(asked.jobs, begin, [asked]) as pool,
    ):
        shares = progress.track(pool.imap_unordered(match, range(asked.games)), asked.games, description=asked.game)
        for played, share in enumerate(shares, 1):
            won += share
            if played % NEWS == 0 or played == asked.games:
                low, high = (100 * bound for bound in interval(won, played))
                where = f"{asked.game}, {asked.seats} seats, {asked.seconds} s a decision, {played} games"
                print(f"{where}: ours {100 * won / played:.1f} % ({low:.1f} to {high:.1f})", flush=True)
        pool.close()
        pool.join()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.duel", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rival", choices=["openspiel", "pure"], default="openspiel")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--jobs", type=int, default=1, help="processes that play at the same time")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game, by its ids")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    game = find(asked.game)
    if asked.serve:
        serve(game, asked.seconds)
        return
    try:
        asked.options = read_settings(game, asked.option, speak("en"))
    except Complaint as complaint:
        parser.error(str(complaint))
    if asked.jobs < 1 or asked.games < 1:
        parser.error("there must be at least one game, and one process that plays it")
    asked.seats = asked.seats or max(2, game.players[0])
    meet(asked)


if __name__ == "__main__":
    main()
