"""Actions are whole numbers; one codec a game gives each of them an exact text.

>>> from lunatheque.engine import Codec, Kind
>>> codec = Codec(Kind("pass"), Kind("buy r{row}c{col}", row=range(3), col=range(2)))
>>> codec.encode("buy r2c1"), codec.decode(6)
(6, 'buy r2c1')
"""

import re
from bisect import bisect_right
from collections.abc import Sequence

FIELD = re.compile(r"\{(\w+)\}")
KEPT = 4096
"""How many notations a codec keeps each way."""


class BadNotation(ValueError):
    """A text that is no action of the game."""


class Kind:
    """A family of actions: a notation with fields, and the labels that each field can take.

    Its first word is its name, which no other kind of the game has.
    """

    def __init__(self, notation: str, **fields: Sequence[object]) -> None:
        self.notation = notation
        self.name = notation.split(" ")[0]
        self.fields = {name: [str(label) for label in labels] for name, labels in fields.items()}
        if FIELD.findall(notation) != list(fields):
            raise ValueError(f"notation {notation!r} must name its fields in their order: {list(fields)}")
        self.size = 1
        pattern = re.escape(notation)
        for name, labels in self.fields.items():
            self.size *= len(labels)
            choices = "|".join(re.escape(label) for label in sorted(labels, key=len, reverse=True))
            pattern = pattern.replace(re.escape("{" + name + "}"), f"(?P<{name}>{choices})")
        self.pattern = re.compile(pattern)

    def decode(self, index: int) -> str:
        """The notation of the `index`-th action of the kind."""
        labels: dict[str, str] = {}
        for name in reversed(self.fields):
            index, position = divmod(index, len(self.fields[name]))
            labels[name] = self.fields[name][position]
        return self.notation.format(**labels)

    def encode(self, notation: str) -> int | None:
        """The index of the action written `notation`, if it is of this kind."""
        found = self.pattern.fullmatch(notation)
        if found is None:
            return None
        index = 0
        for name, labels in self.fields.items():
            index = index * len(labels) + labels.index(found[name])
        return index


class Codec:
    """All actions of a game, numbered from 0: kinds one after another, the last field of a kind fastest."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.numbers: dict[str, int] = {}
        self.notations: dict[int, str] = {}
        """What was read and written before: a server does it with the same few actions all the time."""
        self.bases: list[int] = []
        self.size = 0
        for kind in kinds:
            self.bases.append(self.size)
            self.size += kind.size
        if len({kind.name for kind in kinds}) != len(kinds):
            raise ValueError("two kinds of action begin with the same word")

    def base(self, name: str) -> int:
        """The number of the first action of the kind called `name`."""
        for kind, base in zip(self.kinds, self.bases, strict=True):
            if name == kind.name:
                return base
        raise KeyError(name)

    def kind(self, action: int) -> Kind:
        """The kind of an action."""
        return self.kinds[self.position(action)]

    def position(self, action: int) -> int:
        """Which of the kinds an action belongs to."""
        if not 0 <= action < self.size:
            raise BadNotation(f"there is no action {action}: actions go from 0 to {self.size - 1}")
        return bisect_right(self.bases, action) - 1

    def decode(self, action: int) -> str:
        """The notation of an action."""
        notation = self.notations.get(action)
        if notation is None:
            position = self.position(action)
            notation = self.kinds[position].decode(action - self.bases[position])
            if len(self.notations) < KEPT:
                self.notations[action] = notation
        return notation

    def encode(self, notation: str) -> int:
        """The action written `notation`; spaces around and between words may be more than one."""
        action = self.numbers.get(notation)
        if action is None:
            action = self.read(" ".join(notation.split()))
            if len(self.numbers) < KEPT:
                self.numbers[notation] = action
        return action

    def read(self, notation: str) -> int:
        """The action written `notation`, with single spaces."""
        for kind, base in zip(self.kinds, self.bases, strict=True):
            index = kind.encode(notation)
            if index is not None:
                return base + index
        forms = ", ".join(kind.notation for kind in self.kinds)
        raise BadNotation(f"{notation!r} is no action of this game; actions are written: {forms}")
