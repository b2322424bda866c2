"""The shelf: every game that is installed, found through entry points, so that a game can live in any package."""

import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .game import Game

GROUP = "lunatheque.games"


class UnknownGame(LookupError):
    """A game that is not on the shelf."""


@cache
def labels() -> dict[str, EntryPoint]:
    """The games that packages say they bring, by id, not loaded yet."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


@cache
def take(id: str) -> Game[Any]:
    """Load one game."""
    game = labels()[id].load()
    if not isinstance(game, Game) or game.id != id:
        raise TypeError(f"{labels()[id].value} is no game called {id!r}")
    return game


def games() -> dict[str, Game[Any]]:
    """All games on the shelf, by id; one that cannot be loaded is left out with a warning."""
    found: dict[str, Game[Any]] = {}
    for id, point in labels().items():
        try:
            found[id] = take(id)
        except Exception as error:
            warnings.warn(f"the game {id!r} ({point.value}) cannot be loaded: {error}", stacklevel=2)
    return found


def find(id: str) -> Game[Any]:
    """The game called `id`; underscores and capitals do not matter."""
    wanted = id.lower().replace("_", "-")
    if wanted not in labels():
        raise UnknownGame(f"there is no game {id!r} on the shelf; there are: {', '.join(labels())}")
    return take(wanted)
