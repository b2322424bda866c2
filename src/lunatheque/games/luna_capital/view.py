"""What a seat may know of a position, as plain data."""

from lunatheque.engine import Data

from .kinds import CARD_IDS
from .position import save_open, save_player
from .state import LunaCapital


def view(state: LunaCapital, seat: int) -> Data:
    """What lies open on the table, and the cards whose place the seat knows."""
    return {
        **save_open(state),
        "scores": state.scores(),
        "players": [
            {
                **save_player(state, other, lambda card: state.knows(seat, card)),
                "hand": sorted(known_ids(state, seat, state.hands[other])),
            }
            for other in range(state.seats)
        ],
        "pile": {"cards": len(state.pile.cards), "bottom": known_ids(state, seat, state.pile.bottom)},
        "drawn": known_ids(state, seat, state.drawn),
    }


def known_ids(state: LunaCapital, seat: int, cards: list[int]) -> list[str]:
    """Cards by their ids, those that the seat does not know as question marks."""
    return [CARD_IDS[card] if state.knows(seat, card) else "?" for card in cards]
