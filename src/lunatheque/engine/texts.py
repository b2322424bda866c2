"""Words as message ids with arguments: rules code contains no sentence; languages are resolved at the edge."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from .chance import EVERYONE

NO_ARGUMENTS: dict[str, "int | str | Text"] = {}


class Text(NamedTuple):
    """A message id (of the game's texts, or a component's id) with its arguments; never changed.

    A move is told to every seat in dozens of these: a tuple is made and encoded faster than anything else.
    """

    id: str
    args: dict[str, "int | str | Text"] = NO_ARGUMENTS

    def data(self) -> list[Any]:
        """As plain data: the id, then the arguments."""
        return [self.id, {name: arg.data() if isinstance(arg, Text) else arg for name, arg in self.args.items()}]


def text(id: str, **args: "int | str | Text") -> Text:
    """A `Text` written like a call: `text("event-rolled", robot=1)`."""
    return tuple.__new__(Text, (id, args))  # what Text(id, args) does too, four times as slowly


def spell(text: Text) -> str:
    """A text in no language: its id and the facts, as a traceback shows them."""
    facts = [f"{name} {spell(arg) if isinstance(arg, Text) else arg}" for name, arg in text.args.items()]
    return f"{text.id} ({', '.join(facts)})" if facts else text.id


class Motion(NamedTuple):
    """A piece of the scene that moves when something happens."""

    piece: str
    at: tuple[float, float] | None = None
    """Where on its board it is thereafter, in case something else befalls it before the next decision."""


@dataclass(unsafe_hash=True, init=False)
class Event:
    """Something that happened, told to one seat or to `EVERYONE` (but the seat `hidden_from`, told otherwise).

    `shows` says that somebody learned something that was hidden before: such a step cannot be undone. `moves` are the
    pieces that move with it: they are shown one event after another, where a decision has several consequences.
    """

    text: Text
    seat: int
    shows: bool
    hidden_from: int
    moves: tuple[Motion, ...]

    def __init__(
        self,
        text: Text,
        seat: int = EVERYONE,
        shows: bool = False,
        hidden_from: int = EVERYONE,
        moves: tuple[Motion, ...] = (),
    ) -> None:  # written out, so that it is compiled: every move is told in several of them
        self.text = text
        self.seat = seat
        self.shows = shows
        self.hidden_from = hidden_from
        self.moves = moves

    def told_to(self, seat: int) -> bool:
        """Whether `seat` hears of it; `EVERYONE` stands for a spectator."""
        return self.seat in (EVERYONE, seat) and (self.hidden_from == EVERYONE or seat != self.hidden_from)


class Refusal(Exception):
    """Why an action is not allowed: the id of the rule that says so, and the facts."""

    def __init__(self, rule: str, text: Text) -> None:
        super().__init__(rule, text)
        self.rule = rule
        self.text = text

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.text.args.items() if not isinstance(value, Text))
        return f"{self.text.id} (rule {self.rule}{': ' + facts if facts else ''})"
