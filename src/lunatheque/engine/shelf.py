"""The shelf: every game that is installed, found through entry points, so that a game can live in any package."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from .game import Game

GROUP = "lunatheque.games"


class UnknownGame(LookupError):
    """A game that is not on the shelf."""


@cache
def games() -> dict[str, Game[Any]]:
    """All games on the shelf, by id."""
    found = {}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        game = point.load()
        found[game.id] = game
    return found


def find(id: str) -> Game[Any]:
    """The game called `id`; underscores and capitals do not matter."""
    shelf = games()
    wanted = id.lower().replace("_", "-")
    if wanted not in shelf:
        raise UnknownGame(f"there is no game {id!r} on the shelf; there are: {', '.join(shelf)}")
    return shelf[wanted]
