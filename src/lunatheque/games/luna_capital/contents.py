"""The components of LUNA Capital as people are shown them: plots, shapes and needs in words."""

from lunatheque.engine import Portrait, Row, Text, text

from .components import Box
from .kinds import KIND_IDS, OPEN, SCAFFOLD, SHAPED
from .progress import need_said
from .telling import card_text

CORNERS = ("tl", "tr", "bl", "br")
DRAWN = str.maketrans({"X": "■", ".": "·", "/": " "})


def portrait(box: Box, row: Row) -> Portrait:
    """How a component is shown."""
    if row.table == "sponsor":
        return Portrait(face=f"sponsor-{row.index}")
    if row.table == "tile":
        return portray_tile(row)
    if row.table == "card":
        plots = [plot_said(box, row.index, corner) for corner in range(4)]
        return Portrait(card_text(box, row.index), values={"plots": plots})
    if row.table == "shape":
        return Portrait(text("shape", number=row.index + 1), values={"plan": shape_said(row.values["plan"])})
    if row.table == "concession":
        return Portrait(face=f"concession-{row.values['id']}", values=needs(box, row))
    return Portrait()


def portray_tile(row: Row) -> Portrait:
    """Tiles of one kind in one phase: their drawing has as many robots as they have."""
    kind, robots = row.values["kind"], row.values.get("robots", 0)
    name = text("tile-of-phase", tile=Text(kind), phase=row.values["phase"])
    phase = text("as-written", written=row.values["phase"])
    return Portrait(name, f"{kind}+{robots}" if robots else kind, values={"phase": phase})


def plot_said(box: Box, card: int, corner: int) -> Text:
    """What a corner of a card shows."""
    place = card * 4 + corner
    content = box.contents[place]
    halves = box.heads[card * 4 : card * 4 + 4].count(box.heads[place])
    if content == OPEN:
        said = text("content-double" if halves == 2 else "content-open")
    else:
        said = text("content-scaffold") if content == SCAFFOLD else Text(KIND_IDS[content])
    return text("corner-shows", corner=text(f"corner-{CORNERS[corner]}"), content=said)


def shape_said(plan: str) -> Text:
    """Places of cards, drawn row by row."""
    return text("shape-drawn", cards=plan.count("X"), drawn=plan.translate(DRAWN))


def needs(box: Box, row: Row) -> dict[str, Text]:
    """What a Concession needs, and the other shape that players may agree on."""
    said = {"need": need_said(box, row.index)}
    for key in ("need", "other"):
        if key in row and box.needs[row.index] == SHAPED:
            plans = {shape.values["id"]: shape.values["plan"] for shape in row.pack.rows("shape")}
            said[key] = shape_said(plans[row.values[key].split()[1]])
    return said
