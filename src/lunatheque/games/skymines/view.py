"""What a seat may know of a position, as plain data."""

from lunatheque.engine import Data

from .kinds import CARD_IDS, NONE, PLAN, SLOT_IDS, SLOTS, TOKEN, TOKEN_IDS
from .position import save_open, save_player, save_slots, write
from .scoring import scores
from .state import Skymines


def view(state: Skymines, seat: int) -> Data:
    """What lies open, and what the seat itself keeps hidden."""
    return {
        **save_open(state),
        "scores": scores(state),
        "players": [
            {**save_player(state, player), **(see_person(state, player, seat) if player < state.seats else {})}
            for player in range(state.players)
        ],
    }


def see_person(state: Skymines, seat: int, viewer: int) -> Data:
    """A person as somebody sees them. While they plan, others know their cards but not which ones lie in slots."""
    if seat == viewer or state.step not in (PLAN, TOKEN):
        return {
            "hand": write(CARD_IDS, state.hands[seat]),
            "slots": save_slots(state, seat),
            "offer": write(TOKEN_IDS, state.offers[seat]),
            "chosen": "-" if state.chosen[seat] == NONE else TOKEN_IDS[state.chosen[seat]],
        }
    place = seat * SLOTS
    planned = [card for card in state.slots[place : place + SLOTS] if card != NONE]
    return {
        "hand": write(CARD_IDS, sorted(state.hands[seat] + planned)),
        "slots": {id: "?" for slot, id in enumerate(SLOT_IDS) if state.slots[place + slot] != NONE},
        "offer": ["?" for _ in state.offers[seat]],
        "chosen": "-" if state.step == TOKEN else TOKEN_IDS[state.chosen[seat]] if state.chosen[seat] != NONE else "-",
    }
