"""Bots: they know what their seat knows, and the greedy one plays better than chance."""

import itertools
from typing import Any

import pytest
from tests.support import every_table, played, watched

from lunatheque import Match
from lunatheque.bots import BOTS, Greedy, Random, Search, UnknownBot, make_bot, playout
from lunatheque.engine import EVERYONE, Dice, find, knowledge

THINKERS = {name: BOTS[name] for name in ("random", "greedy", "cadet")}
THINKERS["search"] = lambda seed: Search(seed, simulations=6)
DECISIONS = 20


@every_table
@pytest.mark.parametrize("name", THINKERS)
def test_a_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str, id: str, seats: int) -> None:
    seed = list(THINKERS).index(name)  # other options for each bot
    for match in itertools.islice(watched(id, seats, seed), 0, None, every(id, seats, seed)):
        for seat in match.actors:
            other = match.state.sample(seat, Dice(len(match.steps)))
            one, two = THINKERS[name](3), THINKERS[name](3)
            chosen = one.choose(knowledge(match.state, seat))
            assert chosen in match.state.legal(seat)
            assert two.choose(knowledge(other, seat)) == chosen
            assert two.considered() == one.considered(), "reasons are shown to people"


def every(id: str, seats: int, seed: int) -> int:
    """The stride that looks at about `DECISIONS` positions of a match."""
    return max(1, len(played(id, seats, seed).steps) // DECISIONS)


def wins(id: str, seats: int, games: int, greedy_seat: int) -> float:
    """How much of the victories one greedy bot gets among random ones."""
    game = find(id)
    won = 0.0
    for seed in range(games):
        dice = Dice(seed)
        state: Any = game.start(game.box(), seats, None, dice)
        bots = [Greedy(seed) if seat == greedy_seat else Random(seed + seat) for seat in range(seats)]
        while not state.over:
            seat = state.actors()[0]
            state.apply(seat, bots[seat].choose(knowledge(state, seat)), dice)
        ranks = state.ranking()
        won += 1 / ranks.count(1) if ranks[greedy_seat] == 1 else 0
    return won / games


@pytest.mark.parametrize(
    ("id", "seats", "least"),
    [
        ("moon-bots", 2, 0.9),
        ("moon-bots", 3, 0.7),
        ("moon-bots", 4, 0.6),
        ("hearts", 4, 0.6),
        ("terre-lune", 2, 0.8),
        ("terre-lune", 4, 0.6),
    ],
)
def test_the_greedy_bot_beats_random_bots(id: str, seats: int, least: float) -> None:
    assert wins(id, seats, 40, greedy_seat=1) >= least


@every_table
def test_the_outlook_is_shared_among_the_seats(id: str, seats: int) -> None:
    for match in watched(id, seats, 2):
        outlook = match.state.outlook()
        assert len(outlook) == seats
        assert all(0 <= chance <= 1 for chance in outlook)
        # The rest of the chances are those of opponents that the rules themselves bring.
        others = seats == 1 or any(line.others for line in match.game.sheet(match.state, EVERYONE))
        assert abs(sum(outlook) - 1) < 1e-9 or (others and sum(outlook) < 1)
        if match.over:
            ranks = match.state.ranking()
            assert [chance > 0 for chance in outlook] == [rank == 1 for rank in ranks]


@every_table
def test_a_playout_ends(id: str, seats: int) -> None:
    game = find(id)
    state: Any = game.start(game.box(), seats, None, Dice(1))
    steps = playout(state, Dice(2))
    assert state.over
    assert 0 < steps <= game.bound


def test_a_search_can_be_given_its_limit_by_name() -> None:
    few, short = make_bot("search:50", 1), make_bot("search:0.25s", 1)
    assert isinstance(few, Search)
    assert isinstance(short, Search)
    assert (few.simulations, few.seconds) == (50, None)
    assert (short.simulations, short.seconds) == (None, 0.25)
    for name in ("search:", "search:0", "search:s", "search:-1", "search:1e9s", "greedy:5"):
        with pytest.raises(UnknownBot):
            make_bot(name, 1)


def test_levels_think_ever_longer_and_more_often() -> None:
    match = Match("moon-bots", seats=2, seed=3)
    known = knowledge(match.state, match.actors[0], 0)

    def tries(name: str, decisions: int) -> list[int]:
        """How often a level tried what it could do, for each of some decisions at the same point."""
        found = []
        for seed in range(decisions):
            bot = make_bot(name, seed)
            bot.choose(known)
            found.append(sum(thought.visits for thought in bot.considered()))
        return found

    (glance,) = set(tries("pilote", 5))
    assert set(tries("cadet", 60)) == {0, glance}, "a cadet does not always think"
    commander = tries("commandant", 20)
    assert min(commander) == glance, "a commander looks one decision ahead now and then"
    assert max(commander) > glance
    assert min(tries("legende", 1)) > max(commander)


def test_a_cadet_who_does_not_think_may_do_anything() -> None:
    match = Match("moon-bots", seats=2, seed=3)
    known = knowledge(match.state, match.actors[0], 0)
    chosen = set()
    for seed in range(1500):
        cadet = make_bot("cadet", seed)
        action = cadet.choose(known)
        if not cadet.considered():
            chosen.add(action)
    assert chosen == set(known.legal)


def test_a_bot_that_does_not_exist() -> None:
    with pytest.raises(UnknownBot, match="there are: random, greedy, search"):
        make_bot("genius", 1)
