"""What many tests need: every game at every number of seats, and random play that can be watched."""

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest

from lunatheque.engine import EVERYONE, Dice, Event, Game, Match, Text, games

TABLES = [(id, seats) for id, game in games().items() for seats in range(game.players[0], game.players[1] + 1)]

every_game = pytest.mark.parametrize("game", games().values(), ids=games())
every_table = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])


LUCK = int(os.environ.get("LUNATHEQUE_LUCK", "0"))
"""Another number makes all random matches of the tests others: for those who let them run for a night."""


def drawn(game: Game[Any], number: int) -> dict[str, str]:
    """Options at random. Of those that are drawn one after another, as many as an option has choices see them all."""
    options: dict[str, str] = {}
    for place, option in enumerate(game.options):
        again, which = divmod(number, len(option.choices))
        hat = list(range(len(option.choices)))
        Dice((LUCK << 32) + (place << 16) + again).shuffle(hat)
        options[option.id] = option.choices[hat[which]]
    return options


def seeds(id: str, least: int = 3) -> range:
    """So many seeds that the matches that begin with them, at all numbers of seats together, see every choice."""
    tables = sum(table[0] == id for table in TABLES)
    most = max([len(option.choices) for option in games()[id].options], default=1)
    return range(max(least, -(-most // tables)))


def begun(id: str, seats: int, seed: int, options: dict[str, str] | None = None) -> Match:
    """A match that begins, with options at random where none are given. A test that fails shows the last of these."""
    game = games()[id]
    if options is None:
        low, high = game.players
        options = drawn(game, seed * (high - low + 1) + seats - low)
    match = Match(id, seats, seed=(LUCK << 32) + seed, options=options)
    unusual = {
        option.id: match.options[option.id] for option in game.options if match.options[option.id] != option.default
    }
    print(f"{id} with {seats} seats, seed {seed}, luck {LUCK}, options {unusual}")
    return match


def play_on(match: Match, dice: Dice) -> None:
    """One random decision of a random actor."""
    actors = match.actors
    seat = actors[dice.below(len(actors))]
    legal = match.state.legal(seat)
    match.play(legal[dice.below(len(legal))], seat)


def watched(id: str, seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Match]:
    """A random match, given out before each decision and at its end."""
    match = begun(id, seats, seed, options)
    dice = Dice((LUCK << 32) + seed + 1_000_000)
    while not match.over:
        yield match
        play_on(match, dice)
    yield match


def glimpsed(id: str, seats: int, seed: int) -> Iterator[Match]:
    """A random match, given out at its first 100 decisions, then now and then, and at its end.

    For what is dear to look at: some games are long at random.
    """
    for match in watched(id, seats, seed):
        number = len(match.steps)
        if number < 100 or number % 25 == 0 or match.over:
            yield match


def played(id: str, seats: int, seed: int, options: dict[str, str] | None = None) -> Match:
    """A whole random match."""
    *_, match = watched(id, seats, seed, options)
    return match


def plain(game: Game[Any], state: Any) -> str:
    """A whole state as text, to compare."""
    return json.dumps(game.save(state), sort_keys=True)


def seen(game: Game[Any], state: Any, seat: int) -> list[Any]:
    """Everything that a seat is given in a position, to compare."""
    legal = state.legal(seat) if seat != EVERYONE else []
    scene = game.scene(state, seat)
    words = [game.describe(state, seat, action) for action in legal]
    given = [game.view(state, seat), state.actors(), legal, words, game.prompt(state, seat)]
    return [*given, scene.encoded(), list(scene.touches.items()), game.sheet(state, seat)]


def answers(game: Game[Any], state: Any, seat: int, dice: Dice, each: int = 3) -> list[Any]:
    """Why a seat may not do what it may not, asked of some actions of each kind, to compare."""
    asked: list[int] = []
    for kind, base in zip(game.actions.kinds, game.actions.bases, strict=True):
        every = kind.size <= each
        asked += range(base, base + kind.size) if every else [base + dice.below(kind.size) for _ in range(each)]
    legal = state.legal(seat)
    refusals = [game.explain(state, seat, action) for action in asked if action not in legal] if legal else []
    pieces = [piece.id for piece in game.scene(state, seat).pieces()]
    reasons = [game.why(state, seat, piece) for piece in pieces]
    return [(refusal.rule, refusal.text) for refusal in [*refusals, *reasons] if refusal is not None]


def heard(events: list[Event], viewer: int) -> list[Any]:
    """What a viewer hears of, and sees move, to compare."""
    return [(event.text, event.moves) for event in events if event.told_to(viewer)]


def told(match: Match, seat: int) -> list[Text]:
    """What a seat was told by the last decision."""
    return [event.text for event in match.steps[-1].events if event.told_to(seat)]


def amend(data: dict[str, Any], sent: dict[str, Any]) -> dict[str, Any]:
    """What a client does with the changes that it is sent."""
    pieces = {id: piece for id, piece in data["pieces"].items() if id not in sent["gone"]}
    rest = {key: value for key, value in sent.items() if key not in ("pieces", "gone")}
    if "zones" in rest:
        known = {zone["id"]: zone for zone in data["zones"]}
        rest["zones"] = [known[zone] if isinstance(zone, str) else zone for zone in rest["zones"]]
    return {**data, **rest, "pieces": {**pieces, **sent["pieces"]}}
