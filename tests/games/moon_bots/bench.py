"""A position of Moon-Bots on the test bench: written by hand, played in notation, with chance as written."""

from typing import Any

from lunatheque.engine import Refusal, Script, Text
from lunatheque.games.moon_bots import GAME

BOX = GAME.box()
PLAYERS = "ABCD"

A, B, C, D = range(4)


class Bench:
    """A position; robots are given in turn order, the pile is empty unless it is given."""

    def __init__(self, *robots: dict[str, Any], seats: int = 4, **position: Any) -> None:
        data = {"seats": seats, "robots": list(robots), "pile": [], "loss_events": 5, **position}
        self.state = GAME.load(BOX, data)
        self.state.events = []

    def play(self, *moves: str) -> "Bench":
        """Play moves such as 'roll = 4 2' or 'buy r0c1 = weapon:SW05': after the sign, what chance answers."""
        for move in moves:
            notation, _, outcomes = move.partition(" = ")
            script = Script([outcome(word) for word in outcomes.split()])
            seat = self.state.actors()[0]
            action = GAME.actions.encode(notation)
            refusal = GAME.refuse(self.state, seat, action)
            if refusal is not None:
                raise refusal
            self.state.apply(seat, action, script)
            assert script.done(), f"{move}: not all outcomes were asked for"
        return self

    @property
    def legal(self) -> list[str]:
        seat = self.state.actors()[0]
        return [GAME.actions.decode(action) for action in self.state.legal(seat)]

    @property
    def actor(self) -> int:
        return self.state.actors()[0]

    @property
    def energies(self) -> list[int]:
        return [robot.energy for robot in self.state.robots]

    def offers(self, start: str) -> list[str]:
        """The legal actions that begin so."""
        return [action for action in self.legal if action.startswith(start)]

    def refusal(self, notation: str) -> Refusal:
        """Why an action is refused."""
        found = GAME.refuse(self.state, self.actor, GAME.actions.encode(notation))
        assert found is not None, f"{notation} is legal"
        return found

    def view(self, seat: int) -> dict[str, Any]:
        return GAME.view(self.state, seat)

    def told(self, seat: int) -> list[Text]:
        assert self.state.events is not None
        return [event.text for event in self.state.events if event.told_to(seat)]


def outcome(word: str) -> tuple[int, int]:
    if word.isdigit():
        return 0, int(word)
    name, _, label = word.partition(":")
    kinds = [vocabulary.name for vocabulary in GAME.outcomes]
    kind = kinds.index(name)
    return kind, GAME.outcomes[kind].value(label)


def robot(energy: int = 15, *cards: str, board: str | None = None, **more: Any) -> dict[str, Any]:
    """A robot with its cards, told apart by their ids."""
    data: dict[str, Any] = {
        "energy": energy,
        "parts": [card for card in cards if card[0] not in "US"],
        "upgrades": [card for card in cards if card[0] == "U"],
        "weapons": [card for card in cards if card[0] == "S"],
        **more,
    }
    if board:
        data["board"] = board
    return data
