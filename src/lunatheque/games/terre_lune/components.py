"""The box of De la Terre à la Lune: a component pack, checked against the counts that the rulebook states."""

from pathlib import Path

from lunatheque.engine import Pack, Row

from .board import Board, read_board
from .things import COLOURS, EXHAUSTED, KIND_IDS, OPTIONS, PAWN_IDS, RANKS

TABLES = (
    "pack", "bonus", "colour", "rank", "deposit", "exhausted", "board", "hub", "lane", "orbit", "craters",
)  # fmt: skip


class Box:
    """The contents of the box, shared by all states played with it."""

    def __init__(self, hash: str, board: Board) -> None:
        self.hash = hash
        self.names: dict[str, dict[str, str]] = {}
        self.board = board
        self.bonuses: list[int] = []
        """What landing first and second earns."""
        self.copies: list[int] = []
        self.points: list[int] = []
        """What an option of each kind is worth."""
        self.kinds: list[int] = []
        """The kind of each of the 32 options."""
        self.kind_masks: list[int] = []
        """The options of each kind, one bit each."""


def read_box(file: Path) -> Box:
    """Read and check a component pack."""
    pack = Pack(file)
    if pack.game != "terre-lune":
        raise pack.one("pack").error(f"this pack is for {pack.game!r}, not for 'terre-lune'", "game")
    for table in pack.tables:
        if table not in TABLES:
            raise pack.tables[table][0].error(f"there are no [{table}] in this game")
    board, hubs = read_board(pack)
    box = Box(pack.hash, board)
    box.names.update(hubs)
    row = pack.one("bonus")
    box.bonuses = [row.number("first", 0, 9999), row.number("second", 0, 9999)]
    row.done()
    for row, id in zip(pack.rows("colour", len(COLOURS)), COLOURS, strict=True):
        read_name(box, row, id)
        row.done()
    for rank, row in enumerate(pack.rows("rank", RANKS), 1):
        read_name(box, row, f"rank-{rank}")
        row.done()
    read_options(box, pack)
    return box


def read_options(box: Box, pack: Pack) -> None:
    """The 8 deposits with their options, and the exhausted ones: 32 in all."""
    rows = [*pack.rows("deposit", len(PAWN_IDS)), pack.one("exhausted")]
    for kind, row in enumerate(rows):
        read_name(box, row, KIND_IDS[kind])
        box.copies.append(row.number("copies", 1, OPTIONS))
        box.points.append(0 if kind == EXHAUSTED else row.number("points", 0, 9999))
        box.kind_masks.append((1 << box.copies[kind]) - 1 << len(box.kinds))
        box.kinds += [kind] * box.copies[kind]
        row.done()
    if len(box.kinds) != OPTIONS:
        raise rows[-1].error(f"the box has {OPTIONS} options, this pack has {len(box.kinds)}", "copies")


def read_name(box: Box, row: Row, id: str) -> None:
    """The id of a component, and its names."""
    found = row.word("id")
    if found != id:
        raise row.error(f"here comes {id!r}, not {found!r}: components stand in the order of their ids", "id")
    box.names[id] = row.names()
