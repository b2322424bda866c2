"""Any scene of any game as boxes and tables of a terminal."""

from collections.abc import Sequence
from math import ceil

from rich import box
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lunatheque.engine import EVERYONE
from lunatheque.scene import Piece, Scene, Zone
from lunatheque.words import Words

from .layout import Named, Pieces, side_by_side

AREA = 36
"""The least width in which a player's area can be read."""

MARK = "bold cyan"
ACTIVE = "bold yellow"
FAINT = "dim"


def draw(
    scene: Scene, words: Words, console: Console, viewer: int = EVERYONE, legal: Sequence[int] = ()
) -> RenderableType:
    """A scene; pieces that complete an action bear its number in the list of legal actions."""
    numbers: dict[str, list[int]] = {}
    for number, action in enumerate(legal, 1):
        touch = scene.touches.get(action)
        for id in touch.pieces[-1:] if touch else ():
            numbers.setdefault(id, []).append(number)
    return Drawing(words, numbers).table(scene, viewer, console)


def is_grid(zone: Zone) -> bool:
    """Whether the pieces of a zone have places in rows and columns."""
    return zone.kind == "grid"


class Drawing:
    """A scene being drawn."""

    def __init__(self, words: Words, numbers: dict[str, list[int]]) -> None:
        self.words = words
        self.numbers = numbers

    def table(self, scene: Scene, viewer: int, console: Console) -> Group:
        """Everything on the table: what is common, the others from the left of the viewer on, the viewer's own."""
        common = [zone for zone in scene.zones if zone.kind != "area"]
        areas = [zone for zone in scene.zones if zone.kind == "area"]
        mine = [zone for zone in areas if zone.seat == viewer]
        first = areas.index(mine[0]) if mine else 0
        others = [zone for zone in areas[first:] + areas[:first] if zone not in mine]
        width = console.width
        return Group(*self.common(common, console), *self.areas(others, width), *self.areas(mine, width))

    def common(self, zones: list[Zone], console: Console) -> list[RenderableType]:
        """What belongs to nobody: grids beside each other where there is room, the rest below each other."""
        lines: list[list[RenderableType]] = []
        room = 0
        for zone in zones:
            drawn = self.inner(zone)
            width = Measurement.get(console, console.options, drawn).maximum if is_grid(zone) else console.width
            if width > room:
                lines.append([])
                room = console.width
            lines[-1].append(drawn)
            room -= width
        return [side_by_side(line) for line in lines]

    def areas(self, zones: list[Zone], width: int) -> list[RenderableType]:
        """Areas in lines of the same number."""
        if not zones:
            return []
        most = max(1, width // AREA)
        each = ceil(len(zones) / ceil(len(zones) / most))
        panels = [self.panel(zone) for zone in zones]
        return [side_by_side(panels[at : at + each], each) for at in range(0, len(panels), each)]

    def panel(self, zone: Zone) -> Panel:
        """A zone in its frame."""
        frame, style = (box.HEAVY, ACTIVE) if zone.active else (box.ROUNDED, FAINT)
        return Panel(self.inside(zone), box=frame, title=self.title(zone), title_align="left", border_style=style)

    def title(self, zone: Zone) -> Text:
        """The name of a zone; a sign where the eyes should go."""
        said = self.words.say(zone.text)
        return Text(f"▶ {said}", ACTIVE) if zone.active else Text(said, "bold")

    def inside(self, zone: Zone) -> RenderableType:
        """What lies in a zone."""
        parts: list[RenderableType] = [self.row(zone)] if zone.pieces else []
        parts += [self.inner(inner) for inner in zone.zones if inner.pieces or inner.zones]
        return Group(*parts) if parts else Text("—", FAINT)

    def inner(self, zone: Zone) -> RenderableType:
        """A zone: its name, then what lies in it, on the same line if there is little."""
        if zone.kind == "area" or zone.zones:
            return self.panel(zone)
        if is_grid(zone):
            return self.grid(zone)
        return Named(self.title(zone), self.row(zone))

    def row(self, zone: Zone) -> Pieces:
        """Pieces one after another, equal ones counted: in a line if they fit, else one below the other."""
        labels: dict[str, Text] = {}
        counts: dict[str, int] = {}
        for piece in sorted(zone.pieces, key=lambda piece: (piece.place[1], piece.place[0])):
            die = zone.kind == "dice" and piece.face == f"die-{piece.value}"
            label = Text(f"[{piece.value}]", "bold") if die else self.label(piece)
            key = piece.id if die or piece.id in self.numbers else label.plain
            labels[key] = label
            counts[key] = counts.get(key, 0) + 1
        for key, count in counts.items():
            if count > 1:
                labels[key] = Text.assemble(labels[key], f" ×{count}")
        return Pieces(list(labels.values()) or [Text("—", FAINT)], " " if zone.kind == "dice" else " · ")

    def grid(self, zone: Zone) -> RenderableType:
        """Pieces at their places, row 0 at the bottom."""
        rows = 1 + max((int(piece.place[1]) for piece in zone.pieces), default=0)
        columns = max([zone.columns, *(1 + int(piece.place[0]) for piece in zone.pieces)])
        cells = [[Text() for _ in range(columns)] for _ in range(rows)]
        for piece in zone.pieces:
            column, row = int(piece.place[0]), int(piece.place[1])
            cells[row][column] = Text("\n").join([*filter(None, [cells[row][column]]), self.label(piece)])
        table = Table(box=box.ROUNDED, show_header=False, show_lines=True, border_style=FAINT)
        table.title, table.title_justify = self.title(zone), "left"
        for _ in range(columns):
            table.add_column()
        for line in reversed(cells):
            table.add_row(*line)
        return table

    def label(self, piece: Piece) -> Text:
        """A piece in words, with the number that it shows and those of the actions that it completes."""
        said = self.words.say(piece.text)
        if piece.value is not None and str(piece.value) not in said:
            said = f"{said} {piece.value}"
        numbers = self.numbers.get(piece.id, [])
        if not numbers:
            return Text(said)
        mark = ",".join(map(str, numbers[:4])) + (",…" if len(numbers) > 4 else "")
        return Text.assemble((f"({mark}) ", MARK), said)
