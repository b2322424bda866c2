"""On the Moon: looking at pawns, and taking them."""

from lunatheque.engine import Chance

from .holdings import take_pawn
from .table import Table
from .telling import kind_text, tell_apart
from .things import NONE, PAWN, PAWNS, UNSEEN


def look(table: Table, seat: int, crater: int, chance: Chance) -> None:
    """Look secretly at the pawn of a crater; nobody knew it before the first look."""
    pawn = table.craters[crater]
    if pawn == UNSEEN:
        unseen = [one for one in range(PAWNS) if table.pawns[one] == UNSEEN]
        pawn = unseen[chance.draw(unseen, PAWN, seat)]
        table.craters[crater] = pawn
        table.pawns[pawn] = crater
    table.pawn_knowers[pawn] |= 1 << seat
    table.crater = crater
    if table.events is not None:
        tell_apart(table, seat, "event-you-look", "event-looks", secret=kind_text(pawn), crater=crater + 1)


def take(table: Table, seat: int, bluff: int) -> None:
    """Take the pawn that was looked at, and slip some exhausted options under it."""
    pawn = table.craters[table.crater]
    table.craters[table.crater] = NONE
    take_pawn(table, seat, pawn, bluff)
