"""A position of LUNA Capital on the test bench: written by hand, played in notation, with chance as written."""

from typing import Any

from tests.games import bench

from lunatheque.engine import Match
from lunatheque.games.luna_capital import GAME
from lunatheque.games.luna_capital.colony import COLUMNS, FIRST_COLUMN, FIRST_ROW, Colony
from lunatheque.games.luna_capital.concessions import meets
from lunatheque.games.luna_capital.kinds import CARD_IDS, CONCESSION_IDS, CORNERS
from lunatheque.games.luna_capital.scoring import score_items
from lunatheque.games.luna_capital.state import LunaCapital

BOX = GAME.box()
A, B, C, D = range(4)


class Bench(bench.Bench[LunaCapital]):
    """A position; players are given from seat A on, the market is filled with cards that nobody uses."""

    game = GAME

    def __init__(self, *players: dict[str, Any], seats: int = 2, **position: Any) -> None:
        market = position.pop("market", None)
        if market is None:
            free = ["C64", "C65", "C66"] if seats == 1 else ["C64", "C65", "C66", "C67"]
            market = [{"card": card, "tiles": ["SO"] * position.get("round", 1)} for card in free]
        marker = 3 if seats > 1 else 2
        super().__init__({"seats": seats, "players": list(players), "market": market, "marker": marker, **position})

    def hand(self, seat: int = A) -> list[str]:
        return [CARD_IDS[card] for card in self.state.hands[seat]]

    def items(self, seat: int = A) -> list[int]:
        """The items of the score, in the order of the sheet."""
        return score_items(self.state)[seat]

    def meets(self, concession: str, seat: int = A) -> bool:
        return meets(self.state, seat, CONCESSION_IDS.index(concession))


def player(cards: str = "", tiles: str = "", hand: str = "", **more: Any) -> dict[str, Any]:
    """A player; cards and tiles of the colony are separated by commas: 'C01 r0c0, C07 r0c1 robot'."""
    colony = {"cards": listed(cards), "tiles": listed(tiles)}
    return {"colony": colony, "hand": hand.split(), **more}


def listed(items: str) -> list[str]:
    return [item.strip() for item in items.split(",") if item.strip()]


def at(y: int, x: int) -> str:
    """A cell (y, x) of the dossier of examples as a plot: the card's place and the corner."""
    return f"r{y // 2}c{x // 2} {CORNERS[y % 2 * 2 + x % 2]}"


def build(kind: str, *cells: tuple[int, int]) -> str:
    """The same tile on several cells."""
    return ", ".join([f"{kind} {at(y, x)}" for y, x in cells])


def spot(name: str) -> int:
    """The number of a spot such as 'r0c1'."""
    row, column = name[1:].split("c")
    return (int(row) - FIRST_ROW) * COLUMNS + int(column) - FIRST_COLUMN


def plot(colony: Colony, cell: tuple[int, int]) -> int:
    where, corner = at(*cell).split()
    return colony.plot_at(spot(where), CORNERS.index(corner))


def played(seats: int, seed: int, options: dict[str, str] | None = None) -> Match:
    return Match(GAME, seats, seed=seed, options=options)
