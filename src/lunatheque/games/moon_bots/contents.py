"""The components of Moon-Bots as people are shown them: dice and places in words, and what each card does."""

from lunatheque.engine import Portrait, Row, Text, text

from .telling import condition_text

ROWS = ("bottom", "middle", "top")
"""The rows of the market, in the order of their prices."""


def portrait(row: Row) -> Portrait:
    """How a component is shown."""
    if row.table == "cost":
        return Portrait(name=text(f"cost-{ROWS[row.index]}"))
    values: dict[str, Text] = {}
    if "slot" in row:
        values["slot"] = text(f"slot-{row.values['slot']}")
    if "dice" in row:
        values["dice"] = condition_text(row.values["dice"])
    does = text(f"effect-{row.values['id']}") if row.table in ("upgrade", "weapon") else None
    return Portrait(does=does, values=values)
