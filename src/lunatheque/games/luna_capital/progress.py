"""How far a colony is with a Concession, for the viewer whose colony it is."""

from lunatheque.engine import EVERYONE, Text, text

from .components import Box
from .concessions import measure, meets
from .kinds import (
    ALIGNED,
    CLASS_IDS,
    COLUMN,
    COUNTED,
    GREENHOUSE,
    LONG_ROW,
    NEEDS,
    NONE,
)
from .market import is_closed
from .state import LunaCapital

RULES = (
    "concession-shapes",
    "concession-no-scaffold",
    "concession-four-systems",
    "concession-column",
    "concession-aligned",
    "concession-fewest-rows",
    "concession-count",
    "concession-row",
)


def concession_rule(state: LunaCapital, concession: int) -> str:
    """The rule that says what a Concession needs."""
    return RULES[state.box.needs[concession]]


def need_said(box: Box, concession: int) -> Text:
    """What a Concession needs, in words."""
    need = box.needs[concession]
    args: dict[str, int | str | Text] = {}
    if need in (COLUMN, ALIGNED, COUNTED):
        category = box.classes[concession]
        args["thing"] = text("class-G") if category == GREENHOUSE else Text(CLASS_IDS[category])
    if need in (ALIGNED, COUNTED, LONG_ROW):
        args["amount"] = box.amounts[concession]
    return Text(f"need-{NEEDS[need]}", args)


def state_text(state: LunaCapital, index: int, seat: int) -> Text:
    """Whether a Concession can still be claimed."""
    if seat != EVERYONE and state.claims[index * state.seats + seat] != NONE:
        return text("concession-mine")
    if is_closed(state, index):
        return text("concession-closed")
    return text("concession-claimed" if is_claimed(state, index) else "concession-open")


def is_claimed(state: LunaCapital, index: int) -> bool:
    """Whether anybody has claimed a Concession, in whatever phase."""
    return any(state.claims[index * state.seats + seat] != NONE for seat in range(state.seats))


def progress_text(state: LunaCapital, index: int, seat: int) -> Text | None:
    """How far the colony of a seat is with a Concession; nothing to say to spectators, or when the match is over."""
    if seat == EVERYONE:
        return None
    if state.claims[index * state.seats + seat] != NONE:
        return text("progress-claimed")
    if is_closed(state, index) or (state.over and is_claimed(state, index)):
        return text("progress-closed")
    if state.over:
        return None
    concession = state.concessions[index]
    have, want = measure(state, state.colonies[seat], concession)
    if meets(state, seat, concession):
        return text("progress-met")
    return text("progress", have=have, want=want) if want else text("progress-not")
