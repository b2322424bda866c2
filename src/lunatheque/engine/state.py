"""The contract of a state: a position of a game, and what can happen next."""

from typing import Any, Protocol, Self

from .chance import Chance, Dice
from .texts import Event


class State(Protocol):
    """A position. Rules only: no input or output, no clock, no global, no random module.

    `legal`, `apply` and `copy` are the hot path of bots. `apply` trusts its caller: it is given legal actions only
    (`Match` checks what comes from people).
    """

    events: list[Event] | None
    """Where `apply` appends what happens; `None` when nobody listens."""

    over: bool
    """Whether the game has ended."""

    @property
    def seats(self) -> int:
        """How many seats play."""

    def actors(self) -> list[int]:
        """The seats that must decide now; several where the rules say "simultaneously", none when over."""

    def legal(self, seat: int) -> list[int]:
        """The actions that `seat` can choose from now; empty when it is not asked."""

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        """Play a legal action of `seat`, up to the next decision."""

    def copy(self) -> Self:
        """An independent state with nobody listening."""

    def scores(self) -> list[int]:
        """What each seat has reached, in the game's own measure."""

    def ranking(self) -> list[int]:
        """The rank of each seat, 1 for the winners; equal ranks are shared. Alone, 2 is lost to the game itself."""

    def outlook(self) -> list[float]:
        """How likely each seat is to win, from 0 to 1, as far as a quick look can tell; winners share a finished match.

        Bots compare positions by it. It looks at the whole state: bots call it on samples.
        """

    def sample(self, seat: int, dice: Dice) -> Self:
        """A state drawn at random among those that `seat` cannot tell from this one.

        It depends on what the seat knows and on the dice, and on nothing else.
        """


Data = dict[str, Any]
"""Plain data: what JSON can hold."""
