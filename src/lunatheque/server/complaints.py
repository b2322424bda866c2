"""Complaints: requests that cannot be granted. Each is a text of the house, said in English for programs too."""

from functools import cache

from lunatheque.engine import Text
from lunatheque.words import Words


class Complaint(Exception):
    """A request that cannot be granted: what is wrong with it, and the HTTP status that says so."""

    def __init__(self, id: str, status: int = 400, **args: int | str | Text) -> None:
        self.text = Text(id, args)
        self.status = status
        super().__init__(self.detail)

    @property
    def detail(self) -> str:
        """The complaint in English."""
        return english().say(self.text)


@cache
def english() -> Words:
    """What programs read."""
    return Words("en")
