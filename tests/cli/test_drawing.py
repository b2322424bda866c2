"""Any scene is drawn: every kind of zone, at every width."""

from io import StringIO

import pytest
from rich.console import Console

from lunatheque.cli.drawing import draw
from lunatheque.engine import text
from lunatheque.scene import Piece, Scene, Touch, Zone
from lunatheque.words import Words

NAMES = (
    "market",
    "pile",
    "dice",
    "track",
    "board",
    "sky",
    "hand",
    "mine",
    "yours",
    "card",
    "back",
    "die",
    "marker",
    "die of two",
)
WORDS = Words("en", components={name: {"en": name.title(), "fr": name} for name in NAMES})


def piece(id: str, name: str, column: int = 0, row: int = 0, face: str = "", value: int | None = None) -> Piece:
    return Piece(id, face, text(name), (column, row), value=value)


SCENE = Scene(
    zones=(
        Zone("m", "grid", text("market"), (piece("a", "card"), piece("b", "marker", 1, 2)), columns=2),
        Zone("p", "stack", text("pile"), (piece("p", "back", value=34),)),
        Zone("d", "dice", text("dice"), tuple(piece(f"d{n}", "die", face="die-3", value=3) for n in (1, 2))),
        Zone("t", "track", text("track"), ()),
        Zone("k", "board", text("board"), (piece("k", "marker", 1, 1),), frame=(0, 0, 3, 2)),
        Zone("s", "board", text("sky"), (piece("s", "marker", 400, 300),), frame=(0, 0, 800, 600)),
        Zone("A", "area", text("mine"), seat=0, zones=(
            Zone("h", "row", text("hand"), tuple(piece(f"h{n}", "card") for n in range(3))),
        )),
        Zone("B", "area", text("yours"), (piece("x", "marker"),), seat=1, active=True, zones=(
            Zone("i", "row", text("hand"), tuple(piece(f"i{n}", "back") for n in range(30))),
        )),
    ),
    touches={100: Touch(("d1", "a")), 101: Touch(("h1",)), 102: Touch(())},
)  # fmt: skip


def drawn(width: int, viewer: int = 0) -> str:
    console = Console(file=StringIO(), width=width, markup=False)
    console.print(draw(SCENE, WORDS, console, viewer, [102, 100, 101]))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("width", [20, 40, 80, 140, 300])
def test_everything_fits(width: int) -> None:
    output = drawn(width)
    assert max(map(len, output.splitlines())) <= width
    for name in ("Market", "Pile", "34", "[3] [3]", "Track", "Board", "Sky", "Mine", "▶ Yours", "×30"):
        assert name in output


def test_row_0_is_at_the_bottom() -> None:
    output = drawn(80)
    assert output.index("Marker") < output.index("Card")


def test_pieces_bear_the_numbers_of_their_actions() -> None:
    output = drawn(80)
    assert "(2) Card" in output
    assert "(3) Card" in output
    assert "Card ×2" in output
    assert "(1)" not in output


def test_the_viewer_sits_at_the_bottom() -> None:
    assert drawn(80, viewer=0).index("Yours") < drawn(80, viewer=0).index("Mine")
    assert drawn(80, viewer=1).index("Mine") < drawn(80, viewer=1).index("Yours")


def test_areas_are_side_by_side_where_there_is_room() -> None:
    spectator = -1
    assert any("Mine" in line and "Yours" in line for line in drawn(80, spectator).splitlines())
    assert not any("Mine" in line and "Yours" in line for line in drawn(60, spectator).splitlines())
