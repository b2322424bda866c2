"""A position of LUNA Capital on the test bench: written by hand, played in notation, with chance as written."""

from typing import Any

from lunatheque.engine import Dice, Match, Refusal, Script, Text
from lunatheque.games.luna_capital import GAME
from lunatheque.games.luna_capital.colony import COLUMNS, FIRST_COLUMN, FIRST_ROW, Colony
from lunatheque.games.luna_capital.concessions import meets
from lunatheque.games.luna_capital.kinds import CARD_IDS, CONCESSION_IDS, CORNERS
from lunatheque.games.luna_capital.scoring import score_items
from lunatheque.games.luna_capital.state import LunaCapital

BOX = GAME.box()
A, B, C, D = range(4)


class Bench:
    """A position; players are given from seat A on, the market is filled with cards that nobody uses."""

    def __init__(self, *players: dict[str, Any], seats: int = 2, **position: Any) -> None:
        market = position.pop("market", None)
        if market is None:
            free = ["C64", "C65", "C66"] if seats == 1 else ["C64", "C65", "C66", "C67"]
            market = [{"card": card, "tiles": ["SO"] * position.get("round", 1)} for card in free]
        self.state: LunaCapital = GAME.load(
            BOX,
            {"seats": seats, "players": list(players), "market": market, "marker": 3 if seats > 1 else 2, **position},
        )
        self.state.events = []

    def play(self, *moves: str, seed: int | None = None) -> "Bench":
        """Play moves such as 'end = card:C07 tile:H'; after the sign, what chance answers (or anything, by seed)."""
        for move in moves:
            notation, _, outcomes = move.partition(" = ")
            script = Script([outcome(word) for word in outcomes.split()])
            action = GAME.actions.encode(notation)
            refusal = GAME.refuse(self.state, self.actor, action)
            if refusal is not None:
                raise refusal
            self.state.apply(self.actor, action, Dice(seed) if seed is not None else script)
            assert script.done(), f"{move}: not all outcomes were asked for"
        return self

    @property
    def actor(self) -> int:
        return self.state.actors()[0]

    @property
    def legal(self) -> list[str]:
        return [GAME.actions.decode(action) for action in self.state.legal(self.actor)]

    def offers(self, start: str) -> list[str]:
        """What follows such a beginning among the legal actions."""
        return [action.removeprefix(start).strip() for action in self.legal if action.startswith(start + " ")]

    def refusal(self, notation: str) -> Refusal:
        found = GAME.refuse(self.state, self.actor, GAME.actions.encode(notation))
        assert found is not None, f"{notation} is legal"
        return found

    def hand(self, seat: int = A) -> list[str]:
        return [CARD_IDS[card] for card in self.state.hands[seat]]

    def items(self, seat: int = A) -> list[int]:
        """The items of the score, in the order of the sheet."""
        return score_items(self.state)[seat]

    def meets(self, concession: str, seat: int = A) -> bool:
        return meets(self.state, seat, CONCESSION_IDS.index(concession))

    def told(self, seat: int) -> list[Text]:
        assert self.state.events is not None
        return [event.text for event in self.state.events if event.told_to(seat)]


def outcome(word: str) -> tuple[int, int]:
    name, _, label = word.partition(":")
    kinds = [vocabulary.name for vocabulary in GAME.outcomes]
    return kinds.index(name), GAME.outcomes[kinds.index(name)].value(label)


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
