"""LUNA Capital as it stands on the shelf."""

from functools import cache
from pathlib import Path

from lunatheque.engine import Chance, Data, Game, Option, Portrait, Refusal, Row, SheetLine, Text, Vocabulary, die
from lunatheque.scene import Art, Scene

from . import art, census, contents, loading, position, refusals, scene, setup, sheet, speech, uses, view
from .actions import ACTIONS
from .components import Box, read_box
from .kinds import CARD_IDS, CONCESSION_IDS, TILE_IDS
from .state import LunaCapital


class LunaCapitalGame(Game[LunaCapital]):
    """LUNA Capital: 1 to 4 players."""

    id = "luna-capital"
    title = "LUNA Capital"
    players = (1, 4)
    minutes = (45, 60)
    age = 10
    year = 2021
    authors = ("José Ramón Palacios",)
    artists = ("Albert Monteys",)
    publishers = ("Devir",)
    options = (
        Option("opening", ("deal", "draft"), rule="opening"),
        Option("hands", ("private", "open"), rule="hands"),
        Option("discard", ("after", "before"), rule="recent-delivery"),
        Option("empty-hand", ("refused", "allowed"), rule="empty-hand"),
        Option("face-down", ("strict", "chosen", "free"), rule="face-down"),
        Option("robot-use", ("any", "needed"), rule="robots"),
        Option("robots", ("limited", "unlimited"), rule="robot-icons"),
        Option("logistics", ("several", "one"), rule="logistics"),
        Option("scaffolds", ("constructions", "wide"), rule="scaffolds"),
        Option("shapes", ("pack", "other"), rule="concession-shapes"),
        Option("no-scaffold", ("showing", "covered"), rule="concession-no-scaffold"),
        Option("four-systems", ("connected", "square", "region"), rule="concession-four-systems"),
        Option("aligned", ("unbroken", "anywhere"), rule="concession-aligned"),
        Option("face-down-cards", ("count", "ignored"), rule="concession-cards"),
        Option("sets", ("three", "series"), rule="score-sets"),
        Option("mixed-fruit", ("any", "one"), rule="score-mixed"),
        Option("meteorites", ("owners", "all"), rule="score-meteorites-none"),
        Option("solo-marker", ("nearer", "yours", "automate"), rule="solo-refill"),
        Option("solo-tie", ("shared", "nothing"), rule="solo-meteorites"),
        Option("automate-concessions", ("all", "unclaimed"), rule="automate-concessions"),
    )
    actions = ACTIONS
    outcomes = (
        die(6),
        Vocabulary("card", CARD_IDS),
        Vocabulary("tile", TILE_IDS),
        Vocabulary("concession", CONCESSION_IDS),
        Vocabulary("seat", ("A", "B", "C", "D")),
    )
    folder = Path(__file__).parent
    bound = 800

    def box(self, pack: Path | None = None) -> Box:
        """The contents of the box."""
        return read_box(pack) if pack else standard_box()

    def lay_out(self, box: Box, seats: int, options: dict[str, str]) -> LunaCapital:
        """An empty table."""
        return position.lay_out(box, seats, options)

    def set_up(self, state: LunaCapital, options: dict[str, str], chance: Chance) -> None:
        """Deal hands, market, Concessions and tiles."""
        setup.set_up(state, chance)

    def save(self, state: LunaCapital) -> Data:
        """The whole state as plain data."""
        return position.save(state)

    def load(self, box: Box, data: Data) -> LunaCapital:
        """The state that was saved, or a position written by hand."""
        return loading.load(box, data, self.settle)

    def census(self, state: LunaCapital) -> dict[str, int]:
        """Cards, tiles and tokens, counted in all places."""
        return census.census(state)

    def view(self, state: LunaCapital, seat: int) -> Data:
        """What a seat may know."""
        return view.view(state, seat)

    def prompt(self, state: LunaCapital, seat: int) -> Text:
        """What a seat is asked now, or whom it waits for."""
        return speech.prompt(state, seat)

    def describe(self, state: LunaCapital, seat: int, action: int) -> Text:
        """An action in words."""
        return speech.describe(state, action)

    def explain(self, state: LunaCapital, seat: int, action: int) -> Refusal:
        """Why an action is not possible now."""
        return refusals.explain(state, action)

    def uses(self, state: LunaCapital, seat: int, piece: str) -> list[int]:
        """What a piece is for."""
        return uses.uses(state, seat, piece)

    def scene(self, state: LunaCapital, seat: int) -> Scene:
        """What a seat sees."""
        return scene.scene(state, seat)

    def art(self, box: Box) -> Art:
        """All drawings."""
        return art.art(box)

    def portrait(self, box: Box, row: Row) -> Portrait:
        """How a component is shown to people."""
        return contents.portrait(box, row)

    def sheet(self, state: LunaCapital, seat: int) -> list[SheetLine]:
        """The score sheet, the same for everybody."""
        return sheet.sheet(state)


@cache
def standard_box() -> Box:
    """The box of our own component pack, read once."""
    return read_box(LunaCapitalGame.folder / "components.toml")


GAME = LunaCapitalGame()
