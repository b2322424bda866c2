"""The score sheet: bonus, and a line for each kind of deposit, as far as a seat may know."""

from lunatheque.engine import SheetLine, text

from .holdings import options_under
from .landing import bonus
from .scoring import pawn_points
from .state import TerreLune
from .telling import kind_text
from .things import HELD, PAWNS
from .view import pawn_seen, view_knows


def sheet(state: TerreLune, seat: int) -> list[SheetLine]:
    """What each seat has so far; what lies under a pawn that the viewer has not seen stays open."""
    seats = range(state.seats)
    lines = [SheetLine(text("sheet-bonus"), "bonus", tuple(bonus(state, other) for other in seats))]
    open_to = [all_known(state, other, seat) for other in seats]
    totals = [bonus(state, other) for other in seats]
    for pawn in range(PAWNS):
        values: list[int | None] = [0 if known else None for known in open_to]
        holder = state.pawns[pawn] - HELD
        if 0 <= holder < state.seats and stack_known(state, pawn, seat):
            values[holder] = pawn_points(state, pawn)
            totals[holder] += pawn_points(state, pawn)
        lines.append(SheetLine(text("sheet-deposit", pawn=kind_text(pawn)), "score", tuple(values)))
    sums = tuple(total if known else None for total, known in zip(totals, open_to, strict=True))
    lines.append(SheetLine(text("sheet-total"), "winner", sums, total=True))
    return lines


def stack_known(state: TerreLune, pawn: int, seat: int) -> bool:
    """Whether a seat knows a pawn and all that lies under it."""
    return pawn_seen(state, pawn, seat) and all(view_knows(state, o, seat) for o in options_under(state, pawn))


def all_known(state: TerreLune, other: int, seat: int) -> bool:
    """Whether a seat knows all stacks of another."""
    return all(stack_known(state, pawn, seat) for pawn in state.rockets[other].stacks)
