"""The score sheet: voyages, circled stars and names, all paid in gold."""

from lunatheque.engine import SheetLine, text

from .state import JeuDesEtoiles


def sheet(state: JeuDesEtoiles) -> list[SheetLine]:
    """Where everybody's points come from; then what decides between equals."""
    gold, pilots = state.box.gold, state.pilots
    return [
        SheetLine(text("sheet-voyages"), "voyage", tuple(2 * gold * pilot.voyages for pilot in pilots)),
        SheetLine(text("sheet-circled"), "circled", tuple(gold * pilot.circles for pilot in pilots)),
        SheetLine(text("sheet-names"), "quiz", tuple(gold * pilot.names for pilot in pilots)),
        SheetLine(text("sheet-total"), "ranking", tuple(pilot.points for pilot in pilots), total=True),
    ]
