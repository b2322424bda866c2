"""Skymines as it stands on the shelf."""

from functools import cache
from pathlib import Path

from lunatheque.engine import Chance, Data, Game, Option, Portrait, Refusal, Row, SheetLine, Text, Vocabulary, die
from lunatheque.scene import Art, Scene

from . import art, census, contents, position, refusals, scene, setup, sheet, speech, uses, view
from .actions import ACTIONS
from .box import Box
from .components import read_box
from .kinds import ACTION_IDS, LUNA_IDS, PLAN_IDS, SIDE_IDS, TOKEN_IDS, TRACK_IDS
from .state import Skymines


class SkyminesGame(Game[Skymines]):
    """Skymines: 1 to 4 people, alone against Luna."""

    id = "skymines"
    title = "Skymines"
    players = (1, 4)
    minutes = (75, 150)
    age = 12
    year = 2022
    authors = ("Alexander Pfister", "Viktor Kobilke")
    publishers = ("Deep Print Games", "Pegasus Spiele")
    options = (
        Option("lunas", ("alone", "one", "two", "three"), rule="luna"),
        Option("level", ("2", "0", "1", "3", "4", "5", "6", "7", "8"), rule="luna-level"),
        Option("tracks", ("first", "drawn"), rule="setup-tracks"),
        Option("length", ("full", "short"), rule="course", lasting=True),
        Option("threshold", ("others", "all"), rule="threshold"),
        Option("luna-share", ("displayed", "best"), rule="luna-share"),
        Option("side", SIDE_IDS, rule="modules"),
    )
    actions = ACTIONS
    outcomes = (
        die(6),
        Vocabulary("card", ACTION_IDS),
        Vocabulary("plan", PLAN_IDS),
        Vocabulary("token", TOKEN_IDS),
        Vocabulary("luna", LUNA_IDS),
        Vocabulary("track", TRACK_IDS),
        Vocabulary("seat", ("A", "B", "C", "D")),
    )
    folder = Path(__file__).parent
    bound = 2500

    def box(self, pack: Path | None = None) -> Box:
        """The contents of the box."""
        return read_box(pack) if pack else standard_box()

    def lay_out(self, box: Box, seats: int, options: dict[str, str]) -> Skymines:
        """An empty table."""
        return position.lay_out(box, seats, options)

    def set_up(self, state: Skymines, options: dict[str, str], chance: Chance) -> None:
        """Deal cards, plans and tokens."""
        setup.set_up(state, chance)

    def save(self, state: Skymines) -> Data:
        """The whole state as plain data."""
        return position.save(state)

    def load(self, box: Box, data: Data) -> Skymines:
        """The state that was saved, or a position written by hand."""
        return position.load(box, data, self.settle)

    def census(self, state: Skymines) -> dict[str, int]:
        """Cards, plans and outposts, counted in all places."""
        return census.census(state)

    def view(self, state: Skymines, seat: int) -> Data:
        """What a seat may know."""
        return view.view(state, seat)

    def prompt(self, state: Skymines, seat: int) -> Text:
        """What a seat is asked now, or whom it waits for."""
        return speech.prompt(state, seat)

    def describe(self, state: Skymines, seat: int, action: int) -> Text:
        """An action in words."""
        return speech.describe(state, seat, action)

    def explain(self, state: Skymines, seat: int, action: int) -> Refusal:
        """Why an action is not possible now."""
        return refusals.explain(state, seat, action)

    def uses(self, state: Skymines, seat: int, piece: str) -> list[int]:
        """What a piece is for."""
        return uses.uses(state, seat, piece)

    def scene(self, state: Skymines, seat: int) -> Scene:
        """What a seat sees."""
        return scene.scene(state, seat)

    def art(self, box: Box) -> Art:
        """All drawings."""
        return art.art(box)

    def portrait(self, box: Box, row: Row) -> Portrait:
        """How a component is shown to people."""
        return contents.portrait(box, row)

    def sheet(self, state: Skymines, seat: int) -> list[SheetLine]:
        """What each player would score now, Luna included."""
        return sheet.sheet(state)


@cache
def standard_box() -> Box:
    """The box that comes with the game."""
    return read_box(SkyminesGame.folder / "components.toml")


GAME = SkyminesGame()
