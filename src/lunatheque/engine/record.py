"""Records: a whole match as a text that a person can read, and that plays again to the same result.

    lunatheque record 1
    game: moon-bots
    pack: 5d0f0c1b2a394857
    option asking: everyone
    seat A: Ada
    seat B: Grace

    0 start = seat:A board:green card:HD2
    1 A buy r0c1
    2 A roll = die:4

A line is the number of the step, the seat, its action and, after the sign `=`, what chance answered. Words in
parentheses were said at the table and are no actions of the game: `57 B (resign)`, `58 all (agreed)`. Lines that begin
with `#` are for people.
"""

from dataclasses import dataclass, field
from typing import Any

from .actions import BadNotation
from .game import Explained, Game, quote
from .shelf import UnknownGame, find
from .texts import Text, spell, text

HEADING = "lunatheque record 1"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
START = "start"
ALL = "all"
LEAVINGS = ("resign", "time")
"""What a seat can say, or be told, to leave a match: it resigns, or has lost by time."""
ENDINGS = ("agreed", "closed")
"""What ends a match without a winner: all agreed, or the table was closed."""

Outcomes = list[tuple[int, int]]
"""What chance answered: kinds and values."""


class BadRecord(Explained):
    """A record that cannot be read or played: line (0 where it is the record as a whole) and reason."""

    def __init__(self, line: int, reason: Text, cause: Exception | None = None) -> None:
        super().__init__(reason)
        self.line = line
        self.__cause__ = cause  # what a compiled module raises from another error does not remember it

    def __str__(self) -> str:
        return f"line {self.line}: {spell(self.text)}" if self.line else spell(self.text)


@dataclass(frozen=True)
class Move:
    """One line of a record: who did what, and what chance answered; or what was said at the table."""

    seat: int
    action: int
    outcomes: Outcomes
    word: str = ""


@dataclass
class Record:
    """A match as it is written down."""

    game: Game[Any]
    pack: str
    options: dict[str, str]
    names: list[str]
    start: Outcomes
    moves: list[Move] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [HEADING, f"game: {self.game.id}", f"pack: {self.pack}"]
        lines += [f"option {id}: {choice}" for id, choice in self.options.items()]
        lines += [f"seat {LETTERS[seat]}: {name}" for seat, name in enumerate(self.names)]
        lines += ["", f"0 {START}{self.written(self.start)}"]
        lines += [f"{number} {self.line(move)}" for number, move in enumerate(self.moves, 1)]
        return "\n".join(lines) + "\n"

    def line(self, move: Move) -> str:
        """A move as it stands after its number."""
        if move.word:
            return f"{ALL if move.word in ENDINGS else LETTERS[move.seat]} ({move.word})"
        return f"{LETTERS[move.seat]} {self.game.actions.decode(move.action)}{self.written(move.outcomes)}"

    def written(self, outcomes: Outcomes) -> str:
        """Outcomes as they stand at the end of a line."""
        words = (self.game.outcomes[kind] for kind, _ in outcomes)
        said = " ".join(f"{word.name}:{word.label(value)}" for word, (_, value) in zip(words, outcomes, strict=True))
        return f" = {said}" if said else ""


def read_record(source: str) -> Record:
    """Read a record; `BadRecord` says what is wrong and where."""
    return Reader(source).record()


class Reader:
    """Reads the lines of a record, one after another."""

    def __init__(self, source: str) -> None:
        lines = enumerate(source.splitlines(), 1)
        self.lines = [(number, line.strip()) for number, line in lines if line.strip() and not line.startswith("#")]
        self.at = 0

    def error(self, id: str, **facts: str | int) -> BadRecord:
        """A complaint about the line read last."""
        number = self.lines[min(self.at, len(self.lines)) - 1][0] if self.lines else 1
        return BadRecord(number, text(id, **facts))

    def line(self) -> str:
        """The next line, empty at the end."""
        self.at += 1
        return self.lines[self.at - 1][1] if self.at <= len(self.lines) else ""

    def value(self, key: str) -> str:
        """The value of the next line, which must be `key: value`."""
        line = self.line()
        found, colon, value = line.partition(":")
        if found != key or not colon:
            raise self.error("record-key", key=key, found=quote(line))
        return value.strip()

    def record(self) -> Record:
        """The whole record."""
        if self.line() != HEADING:
            raise self.error("record-heading", heading=HEADING)
        id = self.value("game")
        try:
            game = find(id)
        except UnknownGame:
            raise self.error("error-no-such-game", game=quote(id)) from None
        record = Record(game, self.value("pack"), {}, [], [])
        while self.lines[self.at : self.at + 1] and not self.lines[self.at][1].startswith("0 "):
            self.heading(record, self.line())
        number, _, line = self.line().partition(" ")
        action, outcomes = self.split(game, line)
        if number != "0" or action != START:
            raise self.error("record-start", start=f"0 {START} …")
        record.start = outcomes
        while self.at < len(self.lines):
            record.moves.append(self.move(record, self.line()))
        return record

    def heading(self, record: Record, line: str) -> None:
        """An option or a seat."""
        key, colon, value = line.partition(":")
        word, _, name = key.partition(" ")
        letter = LETTERS[len(record.names) :][:1]
        if word == "option" and name and colon:
            record.options[name] = value.strip()
        elif word == "seat" and colon and letter and name == letter:
            record.names.append(value.strip())
        else:
            raise self.error("record-line", letter=letter, found=quote(line))

    def move(self, record: Record, line: str) -> Move:
        """A numbered line: seat, action, outcomes."""
        number, _, rest = line.partition(" ")
        if number != str(len(record.moves) + 1):
            raise self.error("record-number", move=str(len(record.moves) + 1), found=quote(line))
        letter, _, said = rest.partition(" ")
        if letter == ALL and said[1:-1] in ENDINGS and said == f"({said[1:-1]})":
            return Move(-1, -1, [], said[1:-1])
        if letter not in LETTERS[: len(record.names)] or not letter:
            raise self.error("record-seat", seat=quote(letter), known=", ".join(LETTERS[: len(record.names)]))
        if said.startswith("("):
            if said[1:-1] not in LEAVINGS or not said.endswith(")"):
                known = ", ".join(f"({word})" for word in LEAVINGS)
                raise self.error("record-word", said=quote(said), known=known)
            return Move(LETTERS.index(letter), -1, [], said[1:-1])
        action, outcomes = self.split(record.game, said)
        try:
            return Move(LETTERS.index(letter), record.game.actions.encode(action), outcomes)
        except BadNotation:
            raise self.error("record-action", action=quote(action)) from None

    def split(self, game: Game[Any], line: str) -> tuple[str, Outcomes]:
        """An action and the outcomes after it."""
        action, _, said = line.partition(" = ")
        return action, [self.outcome(game, word) for word in said.split()]

    def outcome(self, game: Game[Any], word: str) -> tuple[int, int]:
        """One outcome, such as `die:4`."""
        name, _, label = word.partition(":")
        for kind, vocabulary in enumerate(game.outcomes):
            if vocabulary.name == name:
                if label not in vocabulary.labels:
                    raise self.error("record-label", outcome=quote(word), kind=name, label=quote(label))
                return kind, vocabulary.value(label)
        kinds = [f"{vocabulary.name}:…" for vocabulary in game.outcomes]
        raise self.error("record-outcome", outcome=quote(word), known=", ".join(kinds))
