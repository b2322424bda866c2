"""What many tests need: every game at every number of seats, and random play that can be watched."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from lunatheque.engine import EVERYONE, Dice, Game, Match, Text, games

TABLES = [(id, seats) for id, game in games().items() for seats in range(game.players[0], game.players[1] + 1)]

every_game = pytest.mark.parametrize("game", games().values(), ids=games())
every_table = pytest.mark.parametrize(("id", "seats"), TABLES, ids=[f"{id}-{seats}" for id, seats in TABLES])


def play_on(match: Match, dice: Dice) -> None:
    """One random decision of a random actor."""
    actors = match.actors
    seat = actors[dice.below(len(actors))]
    legal = match.state.legal(seat)
    match.play(legal[dice.below(len(legal))], seat)


def watched(id: str, seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[Match]:
    """A random match, given out before each decision and at its end."""
    match = Match(id, seats, seed=seed, options=options)
    dice = Dice(seed + 1_000_000)
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
