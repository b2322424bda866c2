"""The components of Jeu des Étoiles as people are shown them: stars by name, lines by the letters at their ends."""

from lunatheque.engine import Portrait, Row, Text, text

from .catalogue import STAR_IDS
from .components import Box

WRITTEN = ("latin", "designation", "heard_as")
"""What is a name in itself."""


def portrait(box: Box, row: Row) -> Portrait:
    """How a component is shown."""
    values: dict[str, Text | list[Text]] = {key: as_written(row.values[key]) for key in WRITTEN if key in row}
    if row.table == "die":
        values["faces"] = [text(f"face-{face}") for face in row.values["faces"]]
    elif row.table == "board":
        values["closing"] = [line(*map(Text, pair.split())) for pair in row.values["closing"]]
    elif row.table == "constellation":
        values |= portray_constellation(box, row)
    elif row.table == "star":
        return Portrait(Text(row.values["id"]), values=values)
    return Portrait(text(f"contents-{row.table}"), values=values)


def portray_constellation(box: Box, row: Row) -> dict[str, Text | list[Text]]:
    """The lines, the neighbours and the yellow route of a constellation."""
    id = row.values["id"]
    said: dict[str, Text | list[Text]] = {
        "figure": [
            line(*(letter(box, f"{id}-{end}") for end in pair.split("-"))) for pair in row.values["figure"].split()
        ],
        "borders": [Text(other) for other in row.values["borders"].split()],
    }
    if "route" in row:
        said["route"] = [Text(f"{id}-{star}") for star in row.values["route"].split()]
    return said


def letter(box: Box, star: str) -> Text:
    """The letter of a star, without its constellation."""
    return text("as-written", written=box.designations[STAR_IDS.index(star)].rpartition(" ")[0])


def line(one: Text, other: Text) -> Text:
    """A line between two stars."""
    return text("line", one=one, other=other)


def as_written(value: str | list[str]) -> list[Text]:
    """Names in the language in which they are."""
    return [text("as-written", written=name) for name in ([value] if isinstance(value, str) else value)]
