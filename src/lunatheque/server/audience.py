"""Those who look at a table: here, and on other servers."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from lunatheque.engine import EVERYONE

from .wire import Presence, encode

GONE = 30.0
"""Seconds of silence after which another server is taken for gone."""


class Watcher:
    """Somebody who looks at a table: the seats whose eyes it has (none: a spectator), and how to reach it."""

    def __init__(
        self,
        person: str,
        name: str,
        address: str,
        send: Callable[[bytes], None],
        close: Callable[[int], None],
    ) -> None:
        self.person = person
        self.name = name
        self.address = address
        self.send = send
        self.close = close
        self.seats: tuple[int, ...] = (EVERYONE,)

    @property
    def spectator(self) -> bool:
        """Whether it has no seat."""
        return self.seats == (EVERYONE,)

    def plays(self, maker: int, actors: list[int]) -> bool:
        """Whether it has just decided, or must decide now."""
        return any(seat == maker or seat in actors for seat in self.seats)


@dataclass
class Elsewhere:
    """Who looks at a table on another server, and when that was heard."""

    present: list[int]
    spectators: int
    heard: float


class Audience:
    """Who looks at a table, and since when the people of which seats are away."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who looks on other servers, by their names."""
        self.away: dict[int, float] = {}

    @property
    def here(self) -> list[int]:
        """The seats whose people look at it on this server."""
        return sorted({seat for watcher in self.watchers for seat in watcher.seats if seat != EVERYONE})

    @property
    def spectators(self) -> int:
        """How many look at it on this server without a seat."""
        return sum(watcher.spectator for watcher in self.watchers)

    @property
    def watched(self) -> bool:
        """Whether somebody looks at it, here or on another server."""
        return bool(self.watchers) or any(other.present or other.spectators for other in self.elsewhere.values())

    def present(self) -> set[int]:
        """The seats whose people are there, on whatever server."""
        return {seat for other in self.elsewhere.values() for seat in other.present}.union(self.here)

    def note(self, seats: list[int]) -> None:
        """Note since when people of these seats are away."""
        oldest = time.monotonic() - GONE
        self.elsewhere = {name: other for name, other in self.elsewhere.items() if other.heard > oldest}
        present, now = self.present(), time.monotonic()
        self.away = {seat: self.away.get(seat, now) for seat in seats if seat not in present}

    def broadcast(self, message: bytes) -> None:
        """Tell everybody here the same."""
        for watcher in list(self.watchers):
            watcher.send(message)

    def tell_presence(self) -> None:
        """Tell everybody here who is there."""
        spectators = self.spectators + sum(other.spectators for other in self.elsewhere.values())
        self.broadcast(encode(Presence(sorted(self.present()), spectators)))
