"""A position of De la Terre à la Lune on the test bench: written by hand, played in notation, chance as written."""

from typing import Any

from lunatheque.engine import Refusal, Script, Text
from lunatheque.games.terre_lune import GAME
from lunatheque.games.terre_lune.things import CARD_IDS, KIND_IDS, NODE_IDS, NONE, PAWN_IDS

BOX = GAME.box()
BOARD = BOX.board
A, B, C, D = range(4)


def node(id: str) -> int:
    return NODE_IDS.index(id)


class Bench:
    """A position; rockets are given in turn order. Hands are dealt from the lowest cards unless they are given."""

    def __init__(self, *rockets: dict[str, Any], seats: int = 4, **position: Any) -> None:
        rows = [dict(row) for row in rockets] + [{} for _ in range(seats - len(rockets))]
        if not position.get("homing"):
            deal_rest(rows, position)
        self.state = GAME.load(BOX, {"seats": seats, "rockets": rows, **position})
        self.state.events = []

    def play(self, *moves: str) -> "Bench":
        """Play moves such as 'roll = 3 4 2' or 'look 3 = pawn:FE': after the sign, what chance answers."""
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

    def throw(self, one: int, two: int, red: int) -> "Bench":
        return self.play(f"roll = {one} {two} {red}")

    @property
    def legal(self) -> list[str]:
        seat = self.state.actors()[0]
        return [GAME.actions.decode(action) for action in self.state.legal(seat)]

    @property
    def destinations(self) -> set[str]:
        return {action.removeprefix("move ") for action in self.offers("move")}

    @property
    def actor(self) -> int:
        return self.state.actors()[0]

    def at(self, seat: int) -> str:
        return NODE_IDS[self.state.rockets[seat].node]

    def space(self, seat: int) -> int:
        """The orbit space of a rocket in the wake."""
        rocket = self.state.rockets[seat]
        assert rocket.wake
        return (BOARD.space_of[rocket.node] + rocket.wake) % BOARD.spaces

    def offers(self, start: str) -> list[str]:
        return [action for action in self.legal if action.split()[0] == start]

    def refusal(self, notation: str) -> Refusal:
        found = GAME.refuse(self.state, self.actor, GAME.actions.encode(notation))
        assert found is not None, f"{notation} is legal"
        return found

    def view(self, seat: int) -> dict[str, Any]:
        return GAME.view(self.state, seat)

    def kinds(self, seat: int) -> list[str]:
        """The options of a player, all of them."""
        mine = self.view(seat)["rockets"][seat]
        tokens = mine["loose"] + [token for stack in mine["stacks"] for token in stack["tokens"]]
        return sorted(tokens)

    def told(self, seat: int) -> list[Text]:
        assert self.state.events is not None
        return [event.text for event in self.state.events if event.told_to(seat)]

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


def outcome(word: str) -> tuple[int, int]:
    if word.isdigit():
        return 0, int(word)
    name, _, label = word.partition(":")
    kinds = [vocabulary.name for vocabulary in GAME.outcomes]
    kind = kinds.index(name)
    return kind, GAME.outcomes[kind].value(label)


def deals(seats: int) -> str:
    """What chance answers when all cards are dealt anew: the lowest to seat A first."""
    return " ".join(f"card:{CARD_IDS[card * seats + seat]}" for card in range(5) for seat in range(seats))


__all__ = ["BOARD", "BOX", "GAME", "KIND_IDS", "NONE", "PAWN_IDS", "A", "B", "Bench", "C", "D", "deals", "node"]
