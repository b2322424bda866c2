"""A match: the friendly object on top of a game.

>>> from lunatheque import Match
>>> match = Match("moon-bots", seats=3, seed=7)
>>> match.play("roll")
>>> match.undo()
Traceback (most recent call last):
...
lunatheque.engine.match.CannotUndo: dice or cards were seen since
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from .chance import EVERYONE, Chance, Dice, Outcome, Recorder, Script, UnexpectedOutcome
from .game import BadOption, Game, quote
from .record import ENDINGS, LEAVINGS, BadRecord, Move, Outcomes, Record
from .shelf import find
from .state import Data
from .texts import Event, Motion, Refusal, Text, text
from .values import value

LONGEST_NAME = 40
LONGEST_UNDO = 30
"""How many decisions can be taken back one after another: so many states are kept."""
NO_ACTION = -1


class CannotUndo(Exception):
    """The last decision cannot be taken back: somebody learned something, or acted, since."""


@value
class Step:
    """One decision of a match and what followed from it."""

    seat: int
    action: int
    outcomes: list[Outcome]
    events: list[Event]
    word: str = ""
    """What was said at the table instead of a decision of the game: one of `LEAVINGS` or `ENDINGS`."""

    @property
    def learned(self) -> bool:
        """Whether it cannot be taken back: chance was asked, something hidden was shown, or somebody left."""
        return bool(self.outcomes or self.word) or any(event.shows for event in self.events)

    def beats(self, seat: int) -> list[tuple[Motion, ...]]:
        """What moved by it before the eyes of a seat, one thing after another."""
        return [event.moves for event in self.events if event.moves and event.told_to(seat)]


class Match:
    """A game being played: its state, and the log of everything that happened."""

    def __init__(
        self,
        game: str | Game[Any],
        seats: int | None = None,
        *,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        pack: Path | str | None = None,
        box: Any = None,
        chance: Chance | None = None,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.box = box or self.game.box(Path(pack) if pack else None)
        count = seats if seats is not None else len(names) if names else self.game.players[0]
        self.names = list(names) if names else [f"Player {number}" for number in range(1, count + 1)]
        if len(self.names) != count:
            raise BadOption(text("error-names", seats=count, names=len(self.names)))
        for name in self.names:
            check_name(name)
        self.options = self.game.settle(options)
        self.chance = Recorder(chance or Dice(secrets.randbits(64) if seed is None else seed))
        self.opening: list[Event] = []
        """What was told while the match was set up."""
        self.state = self.game.start(self.box, count, self.options, self.chance, self.opening)
        self.beginning = self.chance.take()
        self.steps: list[Step] = []
        self.last: Step | None = None
        """What led here; nothing where a decision was taken back."""
        self.past: list[Any] = []
        self.gone: list[int] = []
        """The seats that resigned or lost by time, in that order."""
        self.ended = ""
        """What was said at the table to end the match before the rules ended it."""

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or at the table."""
        return bool(self.ended or self.state.over)

    @property
    def actors(self) -> list[int]:
        """The seats that must decide now."""
        return [] if self.ended else list(self.state.actors())

    @property
    def legal(self) -> list[str]:
        """The actions that can be played now, in notation (of the first actor, where several decide at once)."""
        return self.legal_for(self.actors[0]) if self.actors else []

    def legal_for(self, seat: int) -> list[str]:
        """The actions that one seat can play now, in notation."""
        return [self.game.actions.decode(action) for action in self.state.legal(seat)]

    def play(self, action: str | int, seat: int | None = None) -> None:
        """Play an action, in notation or as its number; `Refusal` says which rule forbids it."""
        code = self.game.actions.encode(action) if isinstance(action, str) else action
        if seat is None:
            seat = self.actors[0] if self.actors else 0
        if self.ended:
            raise Refusal("turn", text("refuse-over"))
        refusal = self.game.refuse(self.state, seat, code)
        if refusal is not None:
            raise refusal
        before = self.state.copy()
        self.state.events = []
        try:
            self.state.apply(seat, code, self.chance)
        except BaseException:  # a declared or scripted outcome that cannot be: nothing happened
            self.chance.take()
            self.state = before
            raise
        step = Step(seat, code, self.chance.take(), self.state.events)
        self.state.events = None
        self.past = [] if step.learned else [*self.past[1 - LONGEST_UNDO :], before]
        self.add(step)

    def add(self, step: Step) -> None:
        """Note what has happened."""
        self.steps.append(step)
        self.last = step

    def leave(self, seat: int, word: str = "resign") -> None:
        """A seat resigns or has lost by time. The match goes on while two others are in it, and ends otherwise.

        Whoever runs the match goes on playing for a seat that left, or lets a bot do it: games know nothing of this.
        """
        if self.over or seat in self.gone or word not in LEAVINGS:
            raise Refusal("turn", text("refuse-over"))
        self.note(seat, word)
        self.gone.append(seat)
        if len(self.names) - len(self.gone) <= 1:
            self.ended = word

    def end(self, word: str = "agreed") -> None:
        """The match ends without a winner: all agreed to it, or the table was closed."""
        if self.over or word not in ENDINGS:
            raise Refusal("turn", text("refuse-over"))
        self.note(EVERYONE, word)
        self.ended = word

    def note(self, seat: int, word: str) -> None:
        """Write down what was said at the table; everything before it is fixed."""
        player = {} if seat == EVERYONE else {"player": Text(f"seat-{seat}")}
        self.add(Step(seat, NO_ACTION, [], [Event(Text(f"event-{word}", dict(player)))], word))
        self.past = []

    def take(self, move: Move) -> None:
        """A line of a record: a decision, or what was said at the table."""
        if move.word in LEAVINGS:
            self.leave(move.seat, move.word)
        elif move.word:
            self.end(move.word)
        else:
            self.play(move.action, move.seat)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the last decision can be taken back: it was this seat's and nobody learned anything by it."""
        return bool(self.past) and seat in (None, self.steps[-1].seat)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision, as if it had never been made."""
        if not self.steps:
            raise CannotUndo("nothing has been played yet")
        if self.steps[-1].learned:
            raise CannotUndo("dice or cards were seen since")
        if not self.can_undo(seat):
            raise CannotUndo("another seat has acted since")
        self.state = self.past.pop()
        self.steps.pop()
        self.last = None

    @property
    def chapters(self) -> list[list[Event]]:
        """What happened: while the match was set up, then by each decision."""
        return [self.opening, *[step.events for step in self.steps]]

    def events(self, seat: int = EVERYONE) -> list[Text]:
        """What a seat was told so far; `EVERYONE` is a spectator."""
        return [event.text for chapter in self.chapters for event in chapter if event.told_to(seat)]

    def view(self, seat: int = EVERYONE) -> Data:
        """What a seat may know."""
        return self.game.view(self.state, seat)

    def scene(self, seat: int = EVERYONE) -> Any:
        """What a seat sees; a notebook shows it as a picture, `svg()` gives that picture."""
        return self.game.scene(self.state, seat).seen(seat, partial(self.game.art, self.box), self.labels)

    def labels(self) -> dict[str, str]:
        """The names of components and players by their ids, where no language is at hand."""
        players = {f"seat-{number}": name for number, name in enumerate(self.names)}
        return {id: name["en"] for id, name in self.box.names.items()} | players

    def scores(self) -> dict[str, int]:
        """The score of each player."""
        return dict(zip(self.names, self.state.scores(), strict=True))

    def ranking(self) -> dict[str, int]:
        """The rank of each player; nobody has one where all agreed to end, or the table was closed."""
        ranks = self.ranks()
        return dict(zip(self.names, ranks, strict=True)) if ranks else {}

    def ranks(self) -> list[int]:
        """The rank of each seat: those that stayed as the rules say, then those that left, the first of them last."""
        if self.ended in ENDINGS:
            return []
        ranking = list(self.state.ranking())
        if not self.gone:
            return ranking
        order = {seat: (0, ranking[seat]) for seat in range(len(ranking))}
        order.update({seat: (1, -turn) for turn, seat in enumerate(self.gone)})
        return [1 + sum(other < order[seat] for other in order.values()) for seat in range(len(ranking))]

    def record(self) -> Record:
        """The match as it is written down."""
        moves = [Move(step.seat, step.action, plain(step.outcomes), step.word) for step in self.steps]
        return Record(self.game, self.box.hash, self.options, self.names, plain(self.beginning), moves)

    @classmethod
    def replay(
        cls, record: Record, upto: int | None = None, pack: Path | str | None = None, box: Any = None
    ) -> "Match":
        """The match that a record describes, after its first `upto` moves (all of them if not given)."""
        moves = record.moves if upto is None else record.moves[:upto]
        script = Script(record.start)
        try:
            match = cls(record.game, names=record.names, options=record.options, pack=pack, box=box, chance=script)
            complete(script)
        except BadOption as error:
            raise BadRecord(0, text("record-cannot-start", reason=error.text)) from None
        except UnexpectedOutcome as error:
            raise BadRecord(0, outcomes_text(record, 0, record.start), error) from error
        if match.box.hash != record.pack:
            raise BadRecord(0, text("record-pack", pack=quote(record.pack), box=match.box.hash))
        for number, move in enumerate(moves, 1):
            script = Script(move.outcomes)
            match.chance = Recorder(script)
            try:
                match.take(move)
                complete(script)
            except Refusal as refusal:
                reason = text("record-refused", move=str(number), rule=refusal.rule)
                raise BadRecord(0, reason, refusal) from refusal
            except UnexpectedOutcome as error:
                raise BadRecord(0, outcomes_text(record, number, move.outcomes), error) from error
        match.chance = Recorder(Dice(secrets.randbits(64)))
        return match

    def keep(self) -> Data:
        """The match from here on, as plain data: its state, and those that undo can go back to; not its record."""
        states = [self.game.save(state) for state in [*self.past, self.state]]
        last = [[step.seat, step.action] for step in self.steps[len(self.steps) - len(self.past) :]]
        return {"states": states, "last": last, "gone": self.gone, "ended": self.ended}

    def resume(self, kept: Data) -> None:
        """Go on from what `keep` gave; what was played before is no longer in `steps`."""
        *self.past, self.state = [self.game.load(self.box, state) for state in kept["states"]]
        self.steps = [Step(seat, action, [], []) for seat, action in kept["last"]]
        self.gone, self.ended = list(kept["gone"]), kept["ended"]


def check_name(name: str) -> None:
    """Complain about a name that is no line of visible characters, or too long."""
    if len(name) > LONGEST_NAME:
        raise BadOption(text("error-name", name=quote(name), longest=LONGEST_NAME))
    if not name.strip() or not name.isprintable():
        raise BadOption(text("error-name-line", name=quote(name)))


def outcomes_text(record: Record, move: int, outcomes: Outcomes) -> Text:
    """That the outcomes of a move (0: of the start) are not those that the game asks for there."""
    written = quote(record.written(outcomes).removeprefix(" = "))
    return text("record-outcomes", move=move, outcomes=written, count=len(outcomes))


def plain(outcomes: list[Outcome]) -> Outcomes:
    """Outcomes as they are written down."""
    return [(outcome.kind, outcome.value) for outcome in outcomes]


def complete(script: Script) -> None:
    """Complain about outcomes that the game did not ask for."""
    if not script.done():
        raise UnexpectedOutcome("more outcomes were written down than the game asks for")


Ask = Callable[[int, list[int], int], int]
"""What `Declared` calls: kind, choices, the seat that may see it; gives one of the choices."""
