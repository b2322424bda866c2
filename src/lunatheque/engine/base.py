"""What states of the compiled core have in common: kept in it, so that a search calls them without the interpreter."""

from .chance import Chance


class StateBase:
    """The hot path of a state (see `State`) for the class of a game to inherit; those that do not are only slower."""

    over: bool

    def actors(self) -> list[int]:
        """The seats that must decide now."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """The actions that `seat` can choose from now."""
        raise NotImplementedError

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        """Play a legal action of `seat`, up to the next decision."""
        raise NotImplementedError

    def copy(self) -> "StateBase":
        """An independent state with nobody listening."""
        raise NotImplementedError

    def outlook(self) -> list[float]:
        """How likely each seat is to win, as far as a quick look can tell."""
        raise NotImplementedError
