"""Who sits where: people on the first seats, bots on the last."""

from typing import Any

from lunatheque.engine import LETTERS, Game
from lunatheque.words import Words

from .arguments import check_names, read_bots, read_list
from .desk import Complaint

NOBODY = "none"
EASIEST = "random"


def seat_everyone(
    game: Game[Any], seats: int | None, names: str | None, bots: str | None, words: Words
) -> tuple[list[str], list[str]]:
    """The names of all players, and the bots of the last seats."""
    called = read_list(names)
    check_names(called, words)
    people = max(1, len(called))
    if seats is None:
        seats = max(game.players[0], people + (0 if bots == NOBODY else len(read_list(bots))))
    check_seats(game, seats, words)
    if len(called) > seats:
        raise Complaint(words("error-names", seats=seats, names=len(called)))
    helpers = seat_bots(bots, seats, people, words)
    for seat in range(len(called), seats):
        kind = "play-name-bot" if seat >= seats - len(helpers) else "play-name-person"
        called.append(words(kind, letter=LETTERS[seat]))
    return called, helpers


def seat_bots(bots: str | None, seats: int, people: int, words: Words) -> list[str]:
    """The bots of the last seats: those that are named, or one for each seat without a person."""
    if bots is None:
        return [EASIEST] * (seats - people)
    named = [] if bots == NOBODY else read_bots(bots, words)
    if len(named) > seats:
        raise Complaint(words("error-bots", seats=seats, bots=len(named)))
    return named


def bots_for_all(bots: str | None, seats: int, words: Words) -> list[str]:
    """A bot for each seat; if one is named it plays them all."""
    named = read_bots(bots, words) or [EASIEST]
    if len(named) not in (1, seats):
        raise Complaint(words("error-bots-all", seats=seats, bots=len(named)))
    return named * seats if len(named) == 1 else named


def check_seats(game: Game[Any], seats: int, words: Words) -> None:
    """Complain about a number of players that a game cannot have."""
    low, high = game.players
    if not low <= seats <= high:
        raise Complaint(words("error-players", game=game.title, low=low, high=high, spread=high - low, seats=seats))
