"""The test bench of every game: a position written by hand, played in notation, with chance as written."""

from typing import Any, ClassVar, Generic, Self, TypeVar

from lunatheque.engine import Dice, Game, Refusal, Script, State, Text
from lunatheque.scene import Piece, Scene, Touch

S = TypeVar("S", bound=State)


class Bench(Generic[S]):
    """A position. Moves are written like 'buy r0c1 = weapon:SW05': after the sign, what chance answers."""

    game: ClassVar[Game[Any]]

    def __init__(self, position: dict[str, Any]) -> None:
        self.state: S = self.game.load(self.game.box(), position)
        self.state.events = []

    def play(self, *moves: str, seed: int | None = None) -> Self:
        """Play moves; with a seed, chance answers as it likes."""
        for move in moves:
            notation, _, outcomes = move.partition(" = ")
            script = Script([self.outcome(word) for word in outcomes.split()])
            action = self.game.actions.encode(notation)
            refusal = self.game.refuse(self.state, self.actor, action)
            if refusal is not None:
                raise refusal
            self.state.apply(self.actor, action, Dice(seed) if seed is not None else script)
            assert script.done(), f"{move}: not all outcomes were asked for"
        return self

    def outcome(self, word: str) -> tuple[int, int]:
        """What chance answers: a number is the first kind of outcome, others are named, such as 'card:C07'."""
        name, _, label = word.rpartition(":")
        kinds = [vocabulary.name for vocabulary in self.game.outcomes]
        kind = kinds.index(name) if name else 0
        return kind, self.game.outcomes[kind].value(label)

    @property
    def actor(self) -> int:
        """Who must decide."""
        return self.state.actors()[0]

    @property
    def legal(self) -> list[str]:
        """What can be played, in notation."""
        return [self.game.actions.decode(action) for action in self.state.legal(self.actor)]

    def offers(self, start: str) -> list[str]:
        """What follows a first word among the legal actions."""
        return [action.removeprefix(start).strip() for action in self.legal if action.startswith(start + " ")]

    def refusal(self, notation: str, seat: int | None = None) -> Refusal:
        """Why an action is refused, to whoever must decide or to somebody else."""
        asked = self.actor if seat is None else seat
        found = self.game.refuse(self.state, asked, self.game.actions.encode(notation))
        assert found is not None, f"{notation} is legal"
        return found

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may know."""
        return self.game.view(self.state, seat)

    def told(self, seat: int) -> list[Text]:
        """What a seat was told."""
        assert self.state.events is not None
        return [event.text for event in self.state.events if event.told_to(seat)]


def seen(bench: Bench[Any], seat: int | None = None) -> Scene:
    """What lies on the table for whoever must decide, or for somebody else."""
    scene: Scene = bench.game.scene(bench.state, bench.actor if seat is None else seat)
    return scene


def touch_of(bench: Bench[Any], notation: str) -> Touch:
    """How whoever must decide does something by hand."""
    return seen(bench).touches[bench.game.actions.encode(notation)]


def zones_of(scene: Scene) -> dict[str, str]:
    """The zone in which each piece lies."""
    return {piece.id: zone.id for zone in scene.all_zones() for piece in zone.pieces}


def piece_of(scene: Scene, id: str) -> Piece:
    """A piece by its id."""
    return next(piece for piece in scene.pieces() if piece.id == id)
