"""A position of Moon-Bots on the test bench: written by hand, played in notation, with chance as written."""

from typing import Any

from tests.games import bench

from lunatheque.games.moon_bots import GAME
from lunatheque.games.moon_bots.state import MoonBots

BOX = GAME.box()
PLAYERS = "ABCD"

A, B, C, D = range(4)


class Bench(bench.Bench[MoonBots]):
    """A position; robots are given in turn order, the pile is empty unless it is given."""

    game = GAME

    def __init__(self, *robots: dict[str, Any], seats: int = 4, **position: Any) -> None:
        super().__init__({"seats": seats, "robots": list(robots), "pile": [], "loss_events": 5, **position})

    @property
    def energies(self) -> list[int]:
        return [robot.energy for robot in self.state.robots]

    def offers(self, start: str) -> list[str]:
        """The legal actions that begin so."""
        return [action for action in self.legal if action.startswith(start)]


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
