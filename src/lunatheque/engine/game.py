"""A game: what is written on the side of its box, and how to begin, save and explain a match of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from .actions import Codec
from .chance import Chance
from .pack import Row
from .rules import Rules, read_rules
from .sheet import SheetLine
from .state import Data, State
from .texts import Event, Refusal, Text, spell, text

LANGUAGES = ("en", "fr")
LONGEST_QUOTE = 60


def quote(said: str) -> str:
    """What somebody wrote, as it is repeated to say what is wrong: little of it, and nothing that cannot be seen."""
    return repr(said[:LONGEST_QUOTE])[1:-1]


class Explained(ValueError):
    """Something that cannot be as it was given. A text says why, in whatever language; `str` spells its facts."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return spell(self.text)


class BadOption(Explained):
    """An option, a number of players or a name that a match cannot have."""


class BadPosition(ValueError):
    """A position written by hand that cannot be: where and why."""


@dataclass(frozen=True)
class Option:
    """Something that players agree on before a match; the first choice is the default."""

    id: str
    choices: tuple[str, ...]
    rule: str
    lasting: bool = False
    """Whether it decides how long a match lasts: people are asked that first."""

    @property
    def default(self) -> str:
        """What is played when nobody says otherwise."""
        return self.choices[0]


@dataclass(frozen=True)
class Vocabulary:
    """The names of the values of one kind of chance outcome: the cards of a deck, the faces of a die."""

    name: str
    labels: tuple[str, ...]
    first: int = 0

    def label(self, value: int) -> str:
        """How a value is written in a record."""
        return self.labels[value - self.first]

    def value(self, label: str) -> int:
        """The value that is written so."""
        return self.labels.index(label) + self.first


def die(sides: int) -> Vocabulary:
    """The vocabulary of a die."""
    return Vocabulary("die", tuple(str(face) for face in range(1, sides + 1)), first=1)


@dataclass(frozen=True)
class Portrait:
    """How a component of the pack is shown to people, where its id, its name and its values do not say it.

    A value that is a code (`"1 3 5"`, `"MI3"`) stands in words in `values`: one text, or several in a row.
    """

    name: Text | None = None
    face: str = ""
    does: Text | None = None
    values: Mapping[str, Text | Sequence[Text]] = field(default_factory=dict)


class Box(Protocol):
    """The contents of a box, built once from a component pack and shared by all states played with it."""

    @property
    def hash(self) -> str:
        """Names the contents of the pack."""

    @property
    def names(self) -> Mapping[str, Mapping[str, str]]:
        """The names of the components, by id, then by language."""


S = TypeVar("S", bound=State)


class Game(ABC, Generic[S]):
    """One game of the shelf. Its hot path is its state; everything else that people need of it is here."""

    id: str
    title: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    year: int
    """When it appeared; 0 where nobody knows."""
    authors: tuple[str, ...]
    artists: tuple[str, ...] = ()
    publishers: tuple[str, ...]
    links: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    actions: Codec
    outcomes: tuple[Vocabulary, ...]
    folder: Path
    bound: int
    """No match has more decisions than this."""
    open_sheet: bool = True
    """Whether the score sheet is the same for all; if so, that of a spectator is made once and shown to everybody."""

    def rules(self, language: str) -> Rules:
        """The rules in one language, each paragraph with its id."""
        return read_rules(self.folder / f"rules.{language}.md")

    def minute(self, language: str) -> Rules:
        """The game in one minute: a few sentences, each with the id of the rule that says more."""
        return read_rules(self.folder / f"minute.{language}.md")

    @property
    def pack(self) -> Path:
        """The component pack that is played with when no other is named."""
        return self.folder / "components.toml"

    @abstractmethod
    def box(self, pack: Path | None = None) -> Any:
        """The contents of the box, from a component pack."""

    def settle(self, options: Mapping[str, str] | None) -> dict[str, str]:
        """All options, the given ones and the defaults of the others; complains about what does not exist."""
        given = dict(options or {})
        settled: dict[str, str] = {}
        for option in self.options:
            choice = given.pop(option.id, option.default)
            if choice not in option.choices:
                known = ", ".join(option.choices)
                raise BadOption(text("error-option-choice", option=option.id, known=known, choice=quote(choice)))
            settled[option.id] = choice
        if given:
            known = ", ".join(option.id for option in self.options)
            wrong = quote(next(iter(given)))
            raise BadOption(text("error-option", game=self.title, option=wrong, options=len(self.options), known=known))
        return settled

    def start(
        self,
        box: Any,
        seats: int,
        options: Mapping[str, str] | None,
        chance: Chance,
        events: list[Event] | None = None,
    ) -> S:
        """A match set up and ready for its first decision; what is told meanwhile goes to `events`."""
        low, high = self.players
        if not low <= seats <= high:
            raise BadOption(text("error-players", game=self.title, spread=high - low, low=low, high=high, seats=seats))
        state = self.lay_out(box, seats, self.settle(options))
        state.events = events
        self.set_up(state, self.settle(options), chance)
        state.events = None
        return state

    @abstractmethod
    def lay_out(self, box: Any, seats: int, options: dict[str, str]) -> S:
        """An empty table for a match; seats and options were checked."""

    @abstractmethod
    def set_up(self, state: S, options: dict[str, str], chance: Chance) -> None:
        """Deal, draw and roll whatever the rules say, up to the first decision."""

    @abstractmethod
    def save(self, state: S) -> Data:
        """The whole state as plain data."""

    @abstractmethod
    def load(self, box: Any, data: Data) -> S:
        """The state that was saved, or a position written by hand (`BadPosition` where it cannot be)."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """What is conserved: how many cards, dice, tokens… there are in all places together. Never changes."""

    @abstractmethod
    def view(self, state: S, seat: int) -> Data:
        """What a seat may know, as plain data; `EVERYONE` is a spectator."""

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Text:
        """What a seat is asked now, or whom it waits for."""

    @abstractmethod
    def describe(self, state: S, seat: int, action: int) -> Text:
        """An action of a seat in words."""

    def refuse(self, state: S, seat: int, action: int) -> Refusal | None:
        """Why a seat may not play an action now; `None` if it may."""
        if action in state.legal(seat):
            return None
        return self.refuse_turn(state, seat) or self.explain(state, seat, action)

    def refuse_turn(self, state: S, seat: int) -> Refusal | None:
        """Why a seat that is not asked can do nothing, and whose turn it is where that is one player's."""
        actors = state.actors()
        if seat in actors:
            return None
        if len(actors) == 1:
            return Refusal("turn", text("refuse-turn-of", player=Text(f"seat-{actors[0]}")))
        return Refusal("turn", text("refuse-turn"))

    @abstractmethod
    def explain(self, state: S, seat: int, action: int) -> Refusal:
        """Why an action is not among the legal ones of a seat that is asked."""

    def uses(self, state: S, seat: int, piece: str) -> Sequence[int] | None:
        """What a piece of the scene is for: actions of a seat that is asked, legal or not, the likeliest first.

        None at all for what is only looked at; `None` where the game does not say.
        """
        return None

    def why(self, state: S, seat: int, piece: str) -> Refusal | None:
        """Why a seat can do nothing with a piece of its scene now: what forbids the likeliest of its uses, if any."""
        refusals = (self.refuse(state, seat, action) for action in self.uses(state, seat, piece) or ())
        return self.refuse_turn(state, seat) or next((refusal for refusal in refusals if refusal), None)

    @abstractmethod
    def scene(self, state: S, seat: int) -> Any:
        """What a seat sees: a `lunatheque.scene.Scene`."""

    def scenes(self, state: S, seats: Sequence[int]) -> list[Any]:
        """What several seats see; a game may look once at what they see alike."""
        return [self.scene(state, seat) for seat in seats]

    @abstractmethod
    def art(self, box: Any) -> Any:
        """The drawings of everything that a scene can show: a `lunatheque.scene.Art`."""

    def portrait(self, box: Any, row: Row) -> Portrait:
        """How a component of the pack that a box was read from is shown to people."""
        return Portrait()

    def sheet(self, state: S, seat: int) -> list[SheetLine]:
        """The score sheet as far as a seat may know it, the total last; empty where nothing is scored yet."""
        return []

    def hear(self, state: S, seat: int, words: str) -> int | None:
        """The action that an answer in free words means, where the scene asks for one; `None`: it means nothing."""
        return None
