"""Complaints: requests that cannot be granted. Each is a text of the house, said in English for programs too."""

from functools import cache

from lunatheque.engine import Text
from lunatheque.words import Words

LONGEST_REASON = 300
"""Signs of a reason: what somebody sent is not sent back at any length, and Fluent takes no long arguments."""


class Complaint(Exception):
    """A request that cannot be granted: what is wrong with it, and the HTTP status that says so."""

    def __init__(self, id: str, status: int = 400, **args: int | str | Text) -> None:
        self.text = Text(id, {name: brief(arg) if isinstance(arg, str) else arg for name, arg in args.items()})
        self.status = status
        super().__init__(self.detail)

    @property
    def detail(self) -> str:
        """The complaint in English."""
        return english().say(self.text)


def brief(reason: str) -> str:
    """A reason, cut where it is too long to be read."""
    return reason if len(reason) <= LONGEST_REASON else f"{reason[: LONGEST_REASON - 1]}…"


@cache
def english() -> Words:
    """What programs read."""
    return Words("en")
