"""The score sheet: where the points of each player come from, a line for each rule that gives some."""

from typing import NamedTuple

from .texts import Text


class SheetLine(NamedTuple):
    """One line: what it counts, the rule that says so, and what each seat gets (None: the viewer may not know).

    A tuple: sheets are compared after every move.
    """

    text: Text
    rule: str
    values: tuple[int | None, ...]
    pieces: tuple[str, ...] = ()
    """The pieces of the scene that the points come from."""
    total: bool = False
    """Whether it is the sum of the lines above."""
    others: tuple[tuple[Text, int], ...] = ()
    """What players without a seat get, whom the rules play: the name and the amount of each."""
