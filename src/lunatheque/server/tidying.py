"""Garbage that refers to itself, such as closed connections: looked for in quiet moments, since everybody waits."""

import gc
import time

NEVER_QUIET = (2_000_000, 5, 5)
"""After how many new objects Python looks for garbage by itself, even where it is never quiet."""
QUIET = 2.0
"""Seconds in which nobody said anything."""
MUCH_NEW = 20_000
"""So many new objects make it worth while to look at them."""
HOUR = 3600.0
"""Seconds until everything is looked at, and not what is new alone."""


class Tidying:
    """When somebody said something last, and when everything was looked at."""

    def __init__(self) -> None:
        self.heard = time.monotonic()
        self.tidied = self.heard

    def begin(self) -> None:
        """What is there now stays: to look for garbage in it would only make moves wait."""
        gc.freeze()
        gc.set_threshold(*NEVER_QUIET)

    def tidy_up(self) -> None:
        """Look for garbage if it is quiet."""
        now = time.monotonic()
        if now - self.heard < QUIET or gc.get_count()[0] < MUCH_NEW:
            return
        everything = now - self.tidied > HOUR
        gc.collect(2 if everything else 1)
        if everything:
            self.tidied = now
