"""The score sheet: seven amounts for each player, Luna included, and what decides where totals are equal."""

from lunatheque.engine import SheetLine, Text, text

from .kinds import COMPANIES
from .scoring import amounts, held
from .state import Skymines
from .telling import company_text, player_text

RULES = ("score-cash", *("score-shares",) * COMPANIES, "score-tank", "score-research")


def sheet(state: Skymines) -> list[SheetLine]:
    """What each player would have now, line by line; all of it is known to everybody."""
    found = [amounts(state, player) for player in range(state.players)]
    names = [
        text("sheet-cash"),
        *[text("sheet-shares", company=company_text(company)) for company in range(COMPANIES)],
        text("sheet-tank"),
        text("sheet-research"),
    ]
    lines = [
        line(state, name, rule, [amount[index] for amount in found])
        for index, (name, rule) in enumerate(zip(names, RULES, strict=True))
    ]
    totals = [sum(amount) for amount in found]
    lines.append(line(state, text("sheet-total"), "winner", totals, total=True))
    return lines + (tie_lines(state) if totals.count(max(totals)) > 1 else [])


def tie_lines(state: Skymines) -> list[SheetLine]:
    """Where the first ones have the same total: more cash wins, then more shares."""
    counted = [held(state, player) for player in range(state.players)]
    return [
        line(state, text("sheet-tie-cash"), "winner", state.cash[:]),
        line(state, text("sheet-tie-shares"), "winner", counted),
    ]


def line(state: Skymines, name: Text, rule: str, values: list[int], total: bool = False) -> SheetLine:
    """A line with the values of all players, Lunas after the people."""
    lunas = [(player_text(state, player), values[player]) for player in range(state.seats, state.players)]
    return SheetLine(name, rule, tuple(values[: state.seats]), total=total, others=tuple(lunas))
