"""The components of De la Terre à la Lune as people are shown them: what is drawn of each, and ways in words."""

from typing import Final

from lunatheque.engine import Portrait, Row, text

HUBS: Final = {"EARTH": "earth", "MOON": "moon", "K": "crossroads"}
"""The drawings of places that are no station."""


def portrait(row: Row) -> Portrait:
    """How a component is shown."""
    id = str(row.values.get("id", ""))
    if row.table == "board":
        return Portrait(text("contents-board"))
    if row.table == "lane":
        steps = text("steps", count=len(row.values["steps"]))
        crossings = [text("lane-crosses", step=step, space=space) for step, space in row.values.get("crossings", [])]
        return Portrait(text("lane-called", lane=id), values={"steps": steps, "crossings": crossings})
    if row.table == "craters":
        return Portrait(values={"places": text("craters", count=len(row.values["places"]))})
    return Portrait(face=face(row.table, id))


def face(table: str, id: str) -> str:
    """The drawing of a component, where there is one."""
    if table in ("deposit", "exhausted"):
        return f"option-{id}"
    if table == "colour":
        return f"rocket-{id}"
    if table == "rank":
        return f"R{id.removeprefix('rank-')}"
    if table == "hub":
        return HUBS.get(id, f"station-{id}")
    return ""
