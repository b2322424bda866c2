"""Reading positions that people wrote: every mistake is named with its place."""

from collections.abc import Sequence
from typing import Any

from .game import BadPosition


class Reader:
    """Reads one table of a position: types, ranges and names are checked, unknown keys refused."""

    def __init__(self, data: Any, where: str) -> None:
        self.where = where
        if not isinstance(data, dict):
            raise self.error(f"expected a table with names, found {data!r}")
        self.data = dict(data)

    def error(self, reason: str) -> BadPosition:
        """A complaint about this table."""
        return BadPosition(f"{self.where}: {reason}")

    def number(self, key: str, low: int, high: int, default: int) -> int:
        """A whole number from `low` to `high`."""
        value = self.data.pop(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.error(f"{key} must be a whole number from {low} to {high}, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.data.pop(key, False)
        if not isinstance(value, bool):
            raise self.error(f"{key} must be true or false, not {value!r}")
        return value

    def items(self, key: str) -> list[Any]:
        """A list."""
        value = self.data.pop(key, [])
        if not isinstance(value, list):
            raise self.error(f"{key} must be a list, not {value!r}")
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers."""
        values = self.items(key)
        return [Reader({key: value}, self.where).number(key, low, high, 0) for value in values]

    def names(self, key: str, choices: Sequence[str]) -> list[int]:
        """A list of names, as their positions among the choices."""
        return [self.position(key, value, choices) for value in self.items(key)]

    def name(self, key: str, choices: Sequence[str], default: int) -> int:
        """A name, as its position among the choices."""
        return self.position(key, self.data.pop(key, choices[default]), choices)

    def position(self, key: str, value: Any, choices: Sequence[str]) -> int:
        """The position of a name among the choices."""
        if value not in choices:
            raise self.error(f"{key}: {value!r} is none of {', '.join(choices)}")
        return choices.index(value)

    def words(self, key: str) -> dict[str, str]:
        """A table of words, such as options."""
        value = self.data.pop(key, {})
        if not isinstance(value, dict) or not all(isinstance(word, str) for pair in value.items() for word in pair):
            raise self.error(f"{key} must be a table of words, not {value!r}")
        return value

    def table(self, key: str) -> "Reader":
        """A table inside this one."""
        return Reader(self.data.pop(key, {}), f"{self.where}: {key}")

    def done(self) -> None:
        """Complain about keys that nobody read."""
        if self.data:
            raise self.error(f"there is no {next(iter(self.data))!r} here")
