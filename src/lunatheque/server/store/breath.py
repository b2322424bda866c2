"""Where many tables play, whoever writes takes a breath after everybody was told.

What comes meanwhile is read, written and told together, and the processor is woken once for all of it: where it is not
busy, being woken costs as much as a move. A breath comes after telling, so it never lies between a move and its answer,
unless the move came during it.
"""

from typing import Final

LENGTH: Final = 0.003
"""Seconds from one breath to the next; a move waits half as long, on average."""
CROWD: Final = 300
"""Lines a second from which on several come during one breath often enough."""
QUICK: Final = 0.01
"""Seconds in which no person decides again: tables that do are played by programs, which a breath would slow down."""
WHILE: Final = 0.1
"""Seconds after which is looked at how much is written."""


class Breath:
    """How long to rest after everybody was told."""

    def __init__(self) -> None:
        self.since = 0.0
        self.lines = 0
        """How many lines were written since then."""
        self.quick = 0
        """How many of them followed on another one of the same table at once."""
        self.length = 0.0
        """Seconds from one breath to the next; none where few tables play, or most of them faster than people do."""
        self.next = 0.0
        """When it is time for the next breath."""

    def hurry(self) -> None:
        """A table has decided again at once."""
        self.quick += 1

    def pause(self, lines: int, now: float) -> float:
        """The seconds to rest, after so many more lines were written and told."""
        self.lines += lines
        if now - self.since >= WHILE:
            crowded = self.lines >= CROWD * (now - self.since) and 2 * self.quick < self.lines
            self.length = LENGTH if crowded else 0.0
            self.since, self.lines, self.quick = now, 0, 0
        if self.length == 0.0:
            return 0.0
        rest = max(0.0, self.next - now)
        self.next = now + rest + self.length
        return rest
