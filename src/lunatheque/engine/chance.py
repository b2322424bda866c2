"""Chance: where every die, draw and shuffle of a game comes from.

A state holds no generator and no seed. It asks the `Chance` it is given, so that the same rules play a real game
(`Dice`), write it down (`Recorder`), play it again (`Script`) and follow the dice and cards of a real table
(`Declared`).
"""

from collections.abc import Callable
from typing import Final

EVERYONE: Final = -1
"""The audience of an outcome that all seats and spectators see."""

DIE: Final = 0
"""The kind of outcome of a die; a game numbers its other kinds from 1, in the order of `Game.outcomes`."""

WORD: Final = 0xFFFFFFFF


class Outcome:
    """One answer of chance: its kind, its value, and the seat that saw it (`EVERYONE` for all)."""

    def __init__(self, kind: int, value: int, seat: int) -> None:
        self.kind = kind
        self.value = value
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.kind == other.kind
            and self.value == other.value
            and self.seat == other.seat
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.value, self.seat))

    def __repr__(self) -> str:
        return f"Outcome({self.kind}, {self.value}, {self.seat})"


class UnexpectedOutcome(ValueError):
    """A scripted or declared outcome that the game did not ask for, or that cannot be."""


class Chance:
    """What a game may ask of chance."""

    def roll(self, sides: int) -> int:
        """A die with `sides` faces that everybody sees: 1 to `sides`."""
        raise NotImplementedError

    def draw(self, items: list[int], kind: int, seat: int) -> int:
        """The position of one of `items`, each position equally likely; only `seat` sees which one it is."""
        raise NotImplementedError


class Dice(Chance):
    """A generator of its own (sfc32: four words of 32 bits), the same in pure and compiled Python."""

    def __init__(self, seed: int) -> None:
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = 0x9E3779B9
        self.counter = 1
        for _ in range(15):
            self.word()

    def word(self) -> int:
        """The next 32 random bits."""
        result = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + ((self.c << 3) & WORD)) & WORD
        self.c = ((((self.c & 0x7FF) << 21) | (self.c >> 11)) + result) & WORD
        return result

    def follow(self, other: "Dice") -> None:
        """Give from now on what another generator would give."""
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.counter = other.counter

    def below(self, bound: int) -> int:
        """A whole number from 0 to `bound` - 1.

        Its bias, `bound` in 2**28, is far below what any game can show; a wider product would leave the integers that
        compiled code multiplies fast.
        """
        return ((self.word() >> 4) * bound) >> 28

    def roll(self, sides: int) -> int:
        """A random face."""
        return self.below(sides) + 1

    def draw(self, items: list[int], kind: int, seat: int) -> int:
        """A random position."""
        return self.below(len(items))

    def shuffle(self, items: list[int]) -> None:
        """Put `items` in a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item


class Recorder(Chance):
    """Asks another chance and keeps what it answered."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.outcomes: list[Outcome] = []

    def roll(self, sides: int) -> int:
        """What the other chance rolls."""
        value = self.source.roll(sides)
        self.outcomes.append(Outcome(DIE, value, EVERYONE))
        return value

    def draw(self, items: list[int], kind: int, seat: int) -> int:
        """What the other chance draws."""
        position = self.source.draw(items, kind, seat)
        self.outcomes.append(Outcome(kind, items[position], seat))
        return position

    def take(self) -> list[Outcome]:
        """The outcomes since the last `take`."""
        outcomes = self.outcomes
        self.outcomes = []
        return outcomes


class Declared(Chance):
    """Asks people what the real dice and cards of their table show.

    `ask(kind, choices, seat)` returns one of `choices`; `seat` is who may see it (`EVERYONE` for all).
    """

    def __init__(self, ask: Callable[[int, list[int], int], int]) -> None:
        self.ask = ask

    def roll(self, sides: int) -> int:
        """The face that people say."""
        faces = list(range(1, sides + 1))
        return faces[self.find(faces, DIE, EVERYONE)]

    def draw(self, items: list[int], kind: int, seat: int) -> int:
        """The position of what people say."""
        return self.find(items, kind, seat)

    def find(self, items: list[int], kind: int, seat: int) -> int:
        """The position of the declared value among `items`."""
        value = self.ask(kind, items, seat)
        if value not in items:
            raise UnexpectedOutcome(f"{value} cannot be here: it must be one of {sorted(set(items))}")
        return items.index(value)


class Script(Declared):
    """Gives outcomes that were written down before, in their order."""

    def __init__(self, outcomes: list[tuple[int, int]]) -> None:
        self.outcomes = outcomes
        self.position = 0
        super().__init__(self.following)

    def following(self, kind: int, choices: list[int], seat: int) -> int:
        """The next outcome written down, which must be of the kind that is asked for."""
        if self.position >= len(self.outcomes):
            raise UnexpectedOutcome("the game asks for more outcomes than were written down")
        expected, value = self.outcomes[self.position]
        if expected != kind:
            raise UnexpectedOutcome(
                f"the game asks for an outcome of kind {kind}, the next one written is of kind {expected}"
            )
        self.position += 1
        return value

    def done(self) -> bool:
        """Whether every outcome was used."""
        return self.position == len(self.outcomes)
