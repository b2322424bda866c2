"""The score sheet: seven amounts for each person; Luna's stand in the scene, beside her board."""

from lunatheque.engine import SheetLine, text

from .kinds import COMPANIES, COMPANY_IDS
from .scoring import amounts
from .state import Skymines
from .telling import company_text

RULES = ("score-cash", *("score-shares",) * COMPANIES, "score-tank", "score-research")


def sheet(state: Skymines) -> list[SheetLine]:
    """What each person would have now, line by line; all of it is known to everybody."""
    found = [amounts(state, seat) for seat in range(state.seats)]
    names = [
        text("sheet-cash"),
        *[text("sheet-shares", company=company_text(company)) for company in range(len(COMPANY_IDS))],
        text("sheet-tank"),
        text("sheet-research"),
    ]
    lines = [
        SheetLine(name, rule, tuple([person[index] for person in found]))
        for index, (name, rule) in enumerate(zip(names, RULES, strict=True))
    ]
    return [*lines, SheetLine(text("sheet-total"), "winner", tuple([sum(person) for person in found]), total=True)]
