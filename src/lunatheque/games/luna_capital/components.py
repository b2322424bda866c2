"""The box of LUNA Capital: a component pack, checked against the counts that the rulebook states."""

import re
from pathlib import Path
from typing import Final

from lunatheque.engine import Pack, Row

from .kinds import (
    CARD_IDS,
    CARDS,
    CLASS_IDS,
    CLASSES,
    CONCESSION_IDS,
    COUNTED,
    FEWEST_ROWS,
    ICONS,
    KIND_IDS,
    LONG_ROW,
    NEEDS,
    NUMBERS,
    OPEN,
    PHASES,
    SCAFFOLD,
    SHAPED,
)

TILES_PER_PHASE: Final = 55
SPONSORS: Final = 4
DOTS: Final = (2, 3, 4)
PRINTED: Final = {
    ".": OPEN,
    "D": OPEN,
    "S": SCAFFOLD,
    "M": 8,
    "h": 0,
    "o": 1,
    "w": 2,
    "p": 3,
    "a": 4,
    "l": 5,
    "x": 6,
    "s": 7,
}
"""What can be printed on a place of a card."""
TABLES: Final = ("pack", "tokens", "sponsor", "kind", "tile", "card", "shape", "concession")


class Box:
    """The contents of the box as lists indexed by small integers, shared by all states played with it."""

    def __init__(self, hash: str) -> None:
        self.hash = hash
        self.names: dict[str, dict[str, str]] = {}
        self.robots = 0
        self.logistics = 0
        self.sponsors: list[str] = []
        self.tiles: list[list[list[int]]] = []
        """For each phase and each number of dots (2, 3, 4), the tiles."""
        self.numbers: list[int] = []
        """The number of each card."""
        self.contents: list[int] = []
        """What each corner of each card shows: `card * 4 + corner`."""
        self.heads: list[int] = []
        """The corner where the plot of each corner begins: its own, or the first of a double plot."""
        self.plans: list[str] = []
        """The plots of each card as the pack writes them."""
        self.shapes: list[list[int]] = []
        """Rows and columns of the cards of each shape, one after another."""
        self.shape_ids: list[str] = []
        self.points: list[int] = []
        """What each Concession is worth."""
        self.needs: list[int] = []
        self.classes: list[int] = []
        """The class that a Concession counts."""
        self.amounts: list[int] = []
        """How many it needs."""
        self.shaped: list[int] = []
        """The shape that it needs, and the other one that players may agree on."""
        self.shaped_otherwise: list[int] = []


def read_box(file: Path) -> Box:
    """Read and check a component pack."""
    pack = Pack(file)
    if pack.game != "luna-capital":
        raise pack.one("pack").error(f"this pack is for {pack.game!r}, not for 'luna-capital'", "game")
    for table in pack.tables:
        if table not in TABLES:
            raise pack.tables[table][0].error(f"there are no [{table}] in this game")
    box = Box(pack.hash)
    tokens = pack.one("tokens")
    box.robots = tokens.number("robots", 0, 99)
    box.logistics = tokens.number("logistics", 0, 99)
    tokens.done()
    for row in pack.rows("sponsor", SPONSORS):
        box.sponsors.append(row.word("id"))
        box.names[box.sponsors[-1]] = row.names()
        row.done()
    read_kinds(box, pack)
    read_tiles(box, pack)
    read_cards(box, pack)
    read_shapes(box, pack)
    for row, id in zip(pack.rows("concession", len(CONCESSION_IDS)), CONCESSION_IDS, strict=True):
        read_concession(box, row, id)
    return box


def read_name(box: Box, row: Row, id: str) -> None:
    """The id of a component, which says what it is, and its names."""
    check_id(row, id)
    box.names[id] = row.names()


def read_kinds(box: Box, pack: Pack) -> None:
    """The kinds of tile: those that have a place in every box, and what Modul'habs and complexes there are."""
    rows = pack.rows("kind")
    for row in rows:
        id = row.word("id", KIND_IDS)
        if id in box.names:
            raise row.error(f"there is another kind {id!r} already", "id")
        read_name(box, row, id)
        row.done()
    for id in KIND_IDS:
        if "-" not in id and id not in box.names:
            raise (rows or [pack.one("pack")])[-1].error(f"there is no [[kind]] {id!r}")


def check_id(row: Row, id: str) -> None:
    """Components stand in a fixed order."""
    found = row.word("id")
    if found != id:
        raise row.error(f"here comes {id!r}, not {found!r}: components stand in the order of their ids", "id")


def read_tiles(box: Box, pack: Pack) -> None:
    """The tiles of the three phases, by their number of dots."""
    box.tiles = [[[] for _ in DOTS] for _ in PHASES]
    rows = pack.rows("tile")
    for row in rows:
        phase = PHASES.index(row.word("phase", PHASES))
        kind = row.word("kind", KIND_IDS)
        if kind not in box.names:
            raise row.error(f"there is no [[kind]] {kind!r}: name it first", "kind")
        tile = KIND_IDS.index(kind) * ICONS + row.number("robots", 0, ICONS - 1, default=0)
        for index, dots in enumerate(DOTS):
            box.tiles[phase][index] += [tile] * row.number(f"dots_{dots}", 0, TILES_PER_PHASE, default=0)
        row.done()
    for phase, id in enumerate(PHASES):
        found = sum([len(tiles) for tiles in box.tiles[phase]])
        if found != TILES_PER_PHASE:
            last = [row for row in rows if row.values.get("phase") == id] or [pack.one("pack")]
            raise last[-1].error(f"phase {id} has {TILES_PER_PHASE} tiles, this pack has {found}")


def read_cards(box: Box, pack: Pack) -> None:
    """The 68 Construction cards."""
    for row, id in zip(pack.rows("card", CARDS), CARD_IDS, strict=True):
        check_id(row, id)
        box.numbers.append(row.number("number", 1, NUMBERS))
        plan = row.word("plots")
        if not re.fullmatch(r"[.DSMhowpalxs]{2}/[.DSMhowpalxs]{2}", plan):
            raise row.error(f"'plots' must be two rows of two, such as '.S/..', not {plan!r}", "plots")
        places = plan.replace("/", "")
        halves = [corner for corner in range(4) if places[corner] == "D"]
        if halves and halves not in ([0, 1], [2, 3], [0, 2], [1, 3]):
            raise row.error(f"the two D of a double plot must lie side by side, not as in {plan!r}", "plots")
        box.plans.append(plan)
        for corner in range(4):
            box.contents.append(PRINTED[places[corner]])
            box.heads.append(halves[0] if corner in halves else corner)
        row.done()


def read_shapes(box: Box, pack: Pack) -> None:
    """The shapes that cards must lie in."""
    for row in pack.rows("shape"):
        box.shape_ids.append(row.word("id"))
        plan = row.word("plan")
        lines = plan.split("/")
        if not re.fullmatch(r"[X./]*X[X./]*", plan) or len(lines) > 3:
            raise row.error(f"'plan' must be one to three rows of X and points, such as 'XX/XX', not {plan!r}", "plan")
        shape: list[int] = []
        for r, line in enumerate(lines):
            for c, mark in enumerate(line):
                if mark == "X":
                    shape += [r, c]
        box.shapes.append(shape)
        row.done()


def read_concession(box: Box, row: Row, id: str) -> None:
    """A Concession: its points and its need."""
    read_name(box, row, id)
    box.points.append(row.number("points", 0, 99))
    need, category, amount, shape = read_need(box, row, "need")
    box.needs.append(need)
    box.classes.append(category)
    box.amounts.append(amount)
    box.shaped.append(shape)
    other = read_need(box, row, "other") if "other" in row else (need, category, amount, shape)
    if other[0] != need or (need != SHAPED and "other" in row):
        raise row.error("'other' is another shape of cards", "other")
    box.shaped_otherwise.append(other[3])
    row.done()


def read_need(box: Box, row: Row, key: str) -> tuple[int, int, int, int]:
    """What a Concession needs: the kind of need, a class, a number, a shape."""
    words = row.word(key).split()
    name = words[0] if words else ""
    if name not in NEEDS:
        raise row.error(f"{key!r} must begin with one of {', '.join(NEEDS)}, not {name!r}", key)
    need = NEEDS.index(name)
    wanted = {"cards": 1, "column": 1, "aligned": 1, "count": 2, "row": 1}.get(name, 0)
    if len(words) != wanted + 1:
        raise row.error(f"{name!r} is followed by {wanted} words, not by {' '.join(words[1:])!r}", key)
    if need == SHAPED:
        if words[1] not in box.shape_ids:
            raise row.error(f"there is no [[shape]] {words[1]!r}", key)
        return need, 0, 0, box.shape_ids.index(words[1])
    category = 0
    amount = 3
    if wanted and need != LONG_ROW:
        if words[1] not in CLASS_IDS[: CLASSES - 1]:
            raise row.error(f"a class is one of {', '.join(CLASS_IDS[: CLASSES - 1])}, not {words[1]!r}", key)
        category = CLASS_IDS.index(words[1])
    if need in (COUNTED, LONG_ROW):
        if not words[-1].isdigit() or not 1 <= int(words[-1]) <= 48:
            raise row.error(f"{name!r} needs a number from 1 to 48, not {words[-1]!r}", key)
        amount = int(words[-1])
    return need, category, amount, 0


def without_fewest_rows(box: Box, concessions: list[int]) -> list[int]:
    """The Concessions that a player alone can be given."""
    return [concession for concession in concessions if box.needs[concession] != FEWEST_ROWS]
