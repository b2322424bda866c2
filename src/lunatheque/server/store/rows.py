"""What the store keeps, as values."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

Told = list[tuple[int, int, Any]]
"""What a line of the log told: for each event, the seat it is for, the seat it is hidden from, and its text."""

News = tuple[int, int, Told]
"""A version, how many moves the record had by then, and what was told."""

Line = tuple[str, int, str, int, str, str, str, str, float, int, int]
"""A row of the log as it is written."""


class Taken(Exception):
    """Somebody else has written this version of the log."""


class Pace(msgspec.Struct, frozen=True, omit_defaults=True):
    """How much time there is: none counted, a clock with so many minutes and seconds more a turn, or days a move."""

    kind: str = "untimed"
    minutes: float = 0
    increment: float = 0
    days: float = 0


UNTIMED = Pace()


@dataclass(frozen=True)
class Person:
    """Somebody who came in; `login` is the name of an account, '' for a guest."""

    id: str
    name: str
    login: str = ""
    password: str = ""


@dataclass(frozen=True)
class Seat:
    """A seat at a table: a person's, a bot's, or still free for whoever has its invitation."""

    seat: int
    name: str = ""
    person: str = ""
    bot: str = ""
    invitation: str = ""
    stand_in: str = ""
    """The bot that plays on while the person is away."""

    @property
    def taken(self) -> bool:
        """Whether somebody sits there."""
        return bool(self.person or self.bot)


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log: its start, a move, an undo, or something said at the table; what chance answered."""

    version: int
    kind: str
    seat: int = -1
    action: str = ""
    outcomes: tuple[tuple[int, int], ...] = ()
    key: str = ""
    at: float = 0
    told: Told = []
    moves: int = 0
    """How many moves the record has after it."""
    asked: int = 0
    """The seats that must decide after it, as bits: for lists, which know of a match what its last line says."""


@dataclass(frozen=True)
class Sheet:
    """What is written about a table, and what the last line of its log says of the match."""

    id: str
    game: str
    options: dict[str, str]
    owner: str
    seats: tuple[Seat, ...]
    pack: str = ""
    """The hash of an uploaded component pack; '' for the one of the game."""
    pace: Pace = UNTIMED
    opened: float = 0
    listed: bool = False
    spectators: bool = True
    review: bool = False
    """A match that is only looked at: it was played elsewhere."""
    rematch: str = ""
    begun: bool = False
    ended: str = ""
    """Empty while the match goes on; then 'over', or what was said at the table to end it."""
    moves: int = 0
    actors: tuple[int, ...] = ()
    """The seats that must decide now."""
    ranking: tuple[int, ...] = ()
    """The rank of each seat once the match is over; empty where nobody has one."""


@dataclass(frozen=True)
class PackRow:
    """An uploaded component pack."""

    hash: str
    game: str
    name: str
    contents: str
    person: str


@dataclass(frozen=True)
class Listing:
    """Which tables to list: those of a person, open ones or finished ones; by game, by a player's name, by page."""

    which: str
    person: str = ""
    game: str = ""
    player: str = ""
    page: int = 0
    size: int = 30


# Rows as they are read ----------------------------------------------------------------------------------------------

read_told = msgspec.json.Decoder(Told).decode


def seats_in(number: int) -> tuple[int, ...]:
    """The seats that a number stands for."""
    return tuple(seat for seat in range(number.bit_length()) if number >> seat & 1)


def make_entry(row: Sequence[Any]) -> Entry:
    """A line of a log as it is read."""
    version, kind, seat, action, outcomes, key, at, told, moves, asked = row
    pairs = tuple((one, two) for one, two in msgspec.json.decode(outcomes))
    return Entry(version, kind, seat, action, pairs, key, at, read_told(told), moves, asked)


def make_sheet(row: Sequence[Any], seats: tuple[Seat, ...]) -> Sheet:
    """A table as it is read."""
    (
        id,
        game,
        options,
        owner,
        pack,
        pace,
        opened,
        listed,
        spectators,
        review,
        rematch,
        begun,
        ended,
        ranking,
        moves,
        asked,
    ) = row
    return Sheet(
        id,
        game,
        msgspec.json.decode(options),
        owner,
        seats,
        pack,
        msgspec.json.decode(pace, type=Pace),
        opened,
        bool(listed),
        bool(spectators),
        bool(review),
        rematch,
        bool(begun),
        ended,
        moves,
        seats_in(asked),
        tuple(msgspec.json.decode(ranking)),
    )
