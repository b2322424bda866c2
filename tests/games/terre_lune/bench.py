"""A position of De la Terre à la Lune on the test bench: written by hand, played in notation, chance as written."""

from typing import Any

from tests.games import bench

from lunatheque.games.terre_lune import GAME
from lunatheque.games.terre_lune.state import TerreLune
from lunatheque.games.terre_lune.things import CARD_IDS, KIND_IDS, NODE_IDS, NONE, PAWN_IDS

BOX = GAME.box()
BOARD = BOX.board
A, B, C, D = range(4)


def node(id: str) -> int:
    return NODE_IDS.index(id)


class Bench(bench.Bench[TerreLune]):
    """A position; rockets are given in turn order. Hands are dealt from the lowest cards unless they are given."""

    game = GAME

    def __init__(self, *rockets: dict[str, Any], seats: int = 4, **position: Any) -> None:
        rows = [dict(row) for row in rockets] + [{} for _ in range(seats - len(rockets))]
        if not position.get("homing"):
            deal_rest(rows, position)
        super().__init__({"seats": seats, "rockets": rows, **position})

    def throw(self, one: int, two: int, red: int) -> "Bench":
        return self.play(f"roll = {one} {two} {red}")

    @property
    def destinations(self) -> set[str]:
        return {action.removeprefix("move ") for action in self.offers("move")}

    def at(self, seat: int) -> str:
        return NODE_IDS[self.state.rockets[seat].node]

    def space(self, seat: int) -> int:
        """The orbit space of a rocket in the wake."""
        rocket = self.state.rockets[seat]
        assert rocket.wake
        return (BOARD.space_of[rocket.node] + rocket.wake) % BOARD.spaces

    def offers(self, start: str) -> list[str]:
        return [action for action in self.legal if action.split()[0] == start]

    def kinds(self, seat: int) -> list[str]:
        """The options of a player, all of them."""
        mine = self.view(seat)["rockets"][seat]
        tokens = mine["loose"] + [token for stack in mine["stacks"] for token in stack["tokens"]]
        return sorted(tokens)

    def heard(self) -> list[str]:
        assert self.state.events is not None
        return [event.text.id for event in self.state.events]


def deal_rest(rows: list[dict[str, Any]], position: dict[str, Any]) -> None:
    """Give five cards to those whose hand is not given, from the end of the pack."""
    taken = [card for row in rows for card in row.get("hand", [])]
    taken += position.get("talon", []) + position.get("discards", [])
    taken += [card for cards in position.get("fight", {}).get("played", []) for card in cards]
    free = [card for card in CARD_IDS if card not in taken]
    for row in rows:
        if "hand" not in row and not row.get("fell"):
            row["hand"] = [free.pop() for _ in range(5)]


def deals(seats: int) -> str:
    """What chance answers when all cards are dealt anew: the lowest to seat A first."""
    return " ".join(f"card:{CARD_IDS[card * seats + seat]}" for card in range(5) for seat in range(seats))


__all__ = ["BOARD", "BOX", "GAME", "KIND_IDS", "NONE", "PAWN_IDS", "A", "B", "Bench", "C", "D", "deals", "node"]
