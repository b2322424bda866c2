"""The score: bonuses for landing, and options brought home with their pawns."""

from lunatheque.engine import rank_by

from .landing import bonus
from .memory import show
from .table import Table
from .telling import tell_all, tell_shown
from .things import FRESH, HELD, OPTIONS, PAWNS, UNDER_PAWN, UNSEEN


def pawn_points(table: Table, pawn: int) -> int:
    """What the options under a pawn are worth; exhausted ones are worth nothing."""
    points = 0
    for option in range(OPTIONS):
        if table.options[option] == UNDER_PAWN + pawn:
            points += table.box.points[table.box.kinds[option]]
    return points


def score(table: Table) -> list[int]:
    """Bonus and paired options of each seat, as if all came home with what they hold; nothing for the eliminated."""
    scores = [0] * table.seats
    for seat in range(table.seats):
        if table.rockets[seat].fell == 0:
            scores[seat] = bonus(table, seat)
    for pawn in range(PAWNS):
        holder = table.pawns[pawn] - HELD
        if 0 <= holder < table.seats:
            scores[holder] += pawn_points(table, pawn)
    return scores


def rank(table: Table, scores: list[int]) -> list[int]:
    """The highest score first, of equal ones whoever was home earlier; then the eliminated, the last to fall first."""
    worths: list[int] = []
    for seat in range(table.seats):
        rocket = table.rockets[seat]
        if rocket.fell:
            worths.append(rocket.fell - 100)
        else:
            worths.append(scores[seat] * 10 + (9 - rocket.home if rocket.home else 0))
    return rank_by(worths)


def show_all(table: Table) -> None:
    """At the end everybody sees what the others hold, and the points."""
    everyone = (1 << table.seats) - 1
    for pawn in range(PAWNS):
        if HELD <= table.pawns[pawn] < UNSEEN:
            table.pawn_knowers[pawn] = everyone
    for option in range(OPTIONS):
        if table.options[option] < FRESH:
            show(table.option_memory, [option], table.options[option])
    if table.events is not None:
        tell_all(table, "event-over")
        for seat, points in enumerate(score(table)):
            tell_shown(table, "event-score", seat, points=points)
