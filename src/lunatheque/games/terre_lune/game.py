"""De la Terre à la Lune as it stands on the shelf."""

from functools import cache
from pathlib import Path

from lunatheque.engine import Chance, Data, Game, Option, Portrait, Refusal, Row, SheetLine, Text, Vocabulary, die
from lunatheque.scene import Art, Scene

from . import art, census, contents, loading, position, refusals, scene, setup, sheet, speech, uses, view
from .actions import ACTIONS
from .components import Box, read_box
from .state import TerreLune
from .things import CARD_IDS, COLOURS, KIND_IDS, LARGEST_ORBIT, PAWN_IDS, PAWNS, SEATS


class TerreLuneGame(Game[TerreLune]):
    """De la Terre à la Lune: 2 to 4 players."""

    id = "terre-lune"
    title = "De la Terre à la Lune"
    players = (2, 4)
    minutes = (45, 90)
    age = 10
    year = 0
    authors = ("unknown",)
    publishers = ()
    options = (
        Option("wake", ("snap", "literal"), rule="wake-return"),
        Option("drag", ("crossing", "passage"), rule="wake-once"),
        Option("discards", ("face-down", "face-up"), rule="exchange-discards"),
        Option("first", ("random", "seat-a"), rule="setup-first"),
        Option("rockets", ("in-order", "random"), rule="setup-rockets"),
        Option("satellite", ("random", "top"), rule="setup-satellite"),
        Option("last-round", ("150", "60", "30"), rule="last-round"),
    )
    actions = ACTIONS
    outcomes = (
        die(6),
        Vocabulary("card", CARD_IDS),
        Vocabulary("option", KIND_IDS),
        Vocabulary("pawn", PAWN_IDS),
        Vocabulary("seat", tuple(SEATS)),
        Vocabulary("colour", COLOURS),
        Vocabulary("space", tuple(str(space) for space in range(LARGEST_ORBIT))),
        Vocabulary("crater", tuple(str(crater + 1) for crater in range(PAWNS))),
    )
    folder = Path(__file__).parent
    bound = 20_000
    open_sheet = False

    def box(self, pack: Path | None = None) -> Box:
        """The contents of the box."""
        return read_box(pack) if pack else standard_box()

    def lay_out(self, box: Box, seats: int, options: dict[str, str]) -> TerreLune:
        """An empty table."""
        return position.lay_out(box, seats, options)

    def set_up(self, state: TerreLune, options: dict[str, str], chance: Chance) -> None:
        """Draw and deal, up to the first decision."""
        setup.set_up(state, options, chance)

    def save(self, state: TerreLune) -> Data:
        """The whole state as plain data."""
        return position.save(state)

    def load(self, box: Box, data: Data) -> TerreLune:
        """The state that was saved, or a position written by hand."""
        return loading.load(box, data, self.settle)

    def census(self, state: TerreLune) -> dict[str, int]:
        """Cards, options and pawns, counted in all places."""
        return census.census(state)

    def view(self, state: TerreLune, seat: int) -> Data:
        """What a seat may know."""
        return view.view(state, seat)

    def prompt(self, state: TerreLune, seat: int) -> Text:
        """What a seat is asked now, or whom it waits for."""
        return speech.prompt(state, seat)

    def describe(self, state: TerreLune, seat: int, action: int) -> Text:
        """An action in words."""
        return speech.describe(state, seat, action)

    def explain(self, state: TerreLune, seat: int, action: int) -> Refusal:
        """Why an action is not possible now."""
        return refusals.explain(state, seat, action)

    def uses(self, state: TerreLune, seat: int, piece: str) -> list[int]:
        """What a piece is for."""
        return uses.uses(state, seat, piece)

    def scene(self, state: TerreLune, seat: int) -> Scene:
        """What a seat sees."""
        return scene.scene(state, seat)

    def art(self, box: Box) -> Art:
        """The drawings."""
        return art.art(box)

    def portrait(self, box: Box, row: Row) -> Portrait:
        """How a component is shown to people."""
        return contents.portrait(row)

    def sheet(self, state: TerreLune, seat: int) -> list[SheetLine]:
        """The score sheet, as far as a seat may know it."""
        return sheet.sheet(state, seat)


@cache
def standard_box() -> Box:
    """The box of our own component pack, read once."""
    return read_box(TerreLuneGame.folder / "components.toml")


GAME = TerreLuneGame()
