"""The turn under way, as plain data."""

from lunatheque.engine import Data, Reader

from .kinds import CARD_IDS, COMPANY_IDS, ELEMENT_IDS, NONE, RESOURCES, SLOTS
from .state import Skymines

NOTHING = "-"
COUNTS = ("points", "placed", "steps", "research", "expansion", "moved")
FLAGS = ("bought", "energised", "short_cut", "free_card", "uploading", "waived")
COMPANY_KEYS = ("company", "ousted", "barred")
MOST = 999


def save_turn(state: Skymines) -> Data:
    """What has been begun in this turn and is not over."""
    data: Data = {key: getattr(state, key) for key in (*COUNTS, *FLAGS) if getattr(state, key)}
    for key in COMPANY_KEYS:
        if getattr(state, key) != NONE:
            data[key] = COMPANY_IDS[getattr(state, key)]
    if state.element != NONE:
        data["element"] = ELEMENT_IDS[state.element]
    if state.card != NONE:
        data["card"] = CARD_IDS[state.card]
    if state.gifts:
        data["gifts"] = list(state.gifts)
    if state.resting:
        data["resting"] = state.resting
    return data


def load_turn(state: Skymines, row: Reader) -> None:
    """The same, read; what is left out has not begun."""
    for key in COUNTS:
        setattr(state, key, row.number(key, 0, MOST, 0))
    for key in FLAGS:
        setattr(state, key, row.flag(key))
    for key in COMPANY_KEYS:
        setattr(state, key, row.name(key, COMPANY_IDS, 0) if key in row.data else NONE)
    state.element = row.name("element", ELEMENT_IDS[:RESOURCES], 0) if "element" in row.data else NONE
    state.card = row.name("card", CARD_IDS, 0) if "card" in row.data else NONE
    state.gifts = row.numbers("gifts", 0, 2 * 1024)
    state.resting = row.number("resting", 0, (1 << SLOTS) - 1, 0)
    row.done()
