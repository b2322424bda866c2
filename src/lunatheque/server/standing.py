"""How things stand at a table besides the game: time, proposals, who is out of time, who is replaced by a bot.

It is folded from the log like the match itself, so that it survives whatever the server does not.
"""

from typing import Any

import msgspec

from lunatheque.engine import LEAVINGS

from .store import Entry, Pace
from .wire import Clock, Proposal

SHORTEST_GRACE = 60.0
"""Seconds that somebody who comes back after running out of time has at least."""
DAY = 24 * 3600.0
RENEWING = ("start", "move", *LEAVINGS)
"""The lines after which days per move begin anew for whoever is asked next; to take back or to talk gains no time."""

CHANGING = (*RENEWING, "undo", "back")
"""The lines that change the position."""


def start_time(pace: Pace) -> float:
    """The seconds that each seat begins with."""
    return pace.days * DAY if pace.kind == "days" else pace.minutes * 60


class Standing(msgspec.Struct):
    """Time left in seconds, since when it runs and for whom; what is proposed; who is out of time or replaced."""

    left: list[float]
    since: float = 0
    running: list[int] = []
    flagged: list[int] = []
    stand_ins: dict[int, str] = {}
    proposals: list[Proposal] = []
    rewarded: int = -1
    """The seat that the last move gave time to: it is taken away again with the move."""

    def left_at(self, seat: int, now: float) -> float:
        """The seconds that a seat has left at a moment."""
        return self.left[seat] - (now - self.since if seat in self.running else 0)

    def clock(self, seat: int, now: float) -> Clock:
        """The clock of a seat as it is shown."""
        return Clock(seat, max(0, int(self.left_at(seat, now) * 1000)))

    def deadline(self) -> tuple[float, int] | None:
        """When the next seat runs out of time, and which."""
        return min([(self.since + self.left[seat], seat) for seat in self.running]) if self.running else None

    def take(self, entry: Entry) -> None:
        """What one more line of the log says about proposals and replacements."""
        kind, seat = entry.kind, entry.seat
        if kind == "propose":
            self.proposals.append(Proposal(entry.action, seat, [seat]))
        elif kind == "agree":
            for proposal in self.proposals:
                if proposal.what == entry.action:
                    proposal.agreed.append(seat)
        elif kind == "decline":
            self.proposals = [proposal for proposal in self.proposals if proposal.what != entry.action]
        elif kind == "flag":
            self.flagged.append(seat)
        elif kind == "replace":
            self.stand_ins[seat] = entry.action
        elif kind == "return":
            self.stand_ins.pop(seat, None)
        elif kind == "move":  # what was proposed about the position before is no longer meant
            self.proposals = [proposal for proposal in self.proposals if proposal.what == "end"]
        else:
            self.proposals = []

    def run(self, entry: Entry, pace: Pace, awaited: list[int]) -> None:
        """Take the time that went by from those who used it, and give what a move brings; then it runs for others."""
        if pace.kind == "untimed":
            return
        for seat in self.running:
            self.left[seat] -= entry.at - self.since
        self.since = entry.at
        fresh = start_time(pace) if pace.kind == "days" else 0
        if fresh and entry.kind in RENEWING:
            for seat in awaited:
                if seat == entry.seat or seat not in self.running:
                    self.left[seat] = fresh
        if entry.kind == "undo" and self.rewarded == entry.seat:
            self.left[entry.seat] -= pace.increment
        if entry.kind in CHANGING:
            self.rewarded = -1
        if entry.kind == "move" and entry.seat in self.running and entry.seat not in awaited:
            self.left[entry.seat] += pace.increment
            self.rewarded = entry.seat
        if entry.kind == "return" and entry.seat in self.flagged:
            self.flagged.remove(entry.seat)
            self.left[entry.seat] = max(self.left[entry.seat], fresh or max(pace.increment, SHORTEST_GRACE))
        self.running = [seat for seat in awaited if seat not in self.flagged]


class Kept(msgspec.Struct):
    """A position that was kept, so that the lines before it need not be played again."""

    match: dict[str, Any]
    standing: Standing
    moves: int
