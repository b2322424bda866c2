"""Moon-Bots as it stands on the shelf."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from lunatheque.engine import Chance, Data, Game, Option, Portrait, Refusal, Row, SheetLine, Text, Vocabulary, die
from lunatheque.scene import Art, Scene

from . import art, census, contents, position, refusals, scene, setup, sheet, speech, uses, view
from .actions import ACTIONS
from .cards import BOARDS, CARD_IDS, WEAPON_IDS
from .components import Box, read_box
from .state import MoonBots


class MoonBotsGame(Game[MoonBots]):
    """Moon-Bots: 2 to 4 players."""

    id = "moon-bots"
    title = "Moon-Bots"
    players = (2, 4)
    minutes = (15, 30)
    age = 7
    year = 2019
    authors = ("Frantz Couderc",)
    artists = ("Sylvain Aublin",)
    publishers = ("Blue Orange",)
    options = (
        Option("asking", ("everyone", "holders"), rule="asking"),
        Option("first", ("random", "seat-a"), rule="setup-first"),
        Option("boards", ("random", "in-order"), rule="setup-boards"),
        Option("upgrades", ("pack", "even"), rule="setup-upgrades"),
        Option("fist-bonus", ("neighbour", "any-opponent"), rule="fist-bonus"),
        Option("missile-bonus", ("once", "each-target"), rule="missile-bonus"),
        Option("last-round", ("60", "30", "100"), rule="stalemate"),
    )
    actions = ACTIONS
    outcomes = (
        die(6),
        Vocabulary("card", CARD_IDS),
        Vocabulary("weapon", WEAPON_IDS),
        Vocabulary("seat", ("A", "B", "C", "D")),
        Vocabulary("board", BOARDS),
    )
    folder = Path(__file__).parent
    bound = 20_000

    def box(self, pack: Path | None = None) -> Box:
        """The contents of the box."""
        return read_box(pack) if pack else standard_box()

    def lay_out(self, box: Box, seats: int, options: dict[str, str]) -> MoonBots:
        """An empty table."""
        return position.lay_out(box, seats, options)

    def set_up(self, state: MoonBots, options: dict[str, str], chance: Chance) -> None:
        """Deal the boards and the market."""
        setup.set_up(state, options, chance)

    def save(self, state: MoonBots) -> Data:
        """The whole state as plain data."""
        return position.save(state)

    def load(self, box: Box, data: Data) -> MoonBots:
        """The state that was saved, or a position written by hand."""
        return position.load(box, data, self.settle)

    def census(self, state: MoonBots) -> dict[str, int]:
        """Cards and secret weapons, counted in all places."""
        return census.census(state)

    def view(self, state: MoonBots, seat: int) -> Data:
        """What a seat may know."""
        return view.view(state, seat)

    def prompt(self, state: MoonBots, seat: int) -> Text:
        """What a seat is asked now, or whom it waits for."""
        return speech.prompt(state, seat)

    def describe(self, state: MoonBots, seat: int, action: int) -> Text:
        """An action in words."""
        return speech.describe(state, action)

    def explain(self, state: MoonBots, seat: int, action: int) -> Refusal:
        """Why an action is not possible now."""
        return refusals.explain(state, action)

    def uses(self, state: MoonBots, seat: int, piece: str) -> list[int]:
        """What a piece is for."""
        return uses.uses(state, seat, piece)

    def why(self, state: MoonBots, seat: int, piece: str) -> Refusal | None:
        """Why nothing can be done with a piece now."""
        refusal = self.refuse_turn(state, seat) or uses.explain_piece(state, seat, piece)
        return refusal or super().why(state, seat, piece)

    def scene(self, state: MoonBots, seat: int) -> Scene:
        """What a seat sees."""
        return scene.scenes(state, [seat])[0]

    def scenes(self, state: MoonBots, seats: Sequence[int]) -> list[Scene]:
        """What some seats see."""
        return scene.scenes(state, seats)

    def art(self, box: Box) -> Art:
        """Cards, dice, boards and dials."""
        return art.art(box)

    def portrait(self, box: Box, row: Row) -> Portrait:
        """How a component is shown to people."""
        return contents.portrait(row)

    def sheet(self, state: MoonBots, seat: int) -> list[SheetLine]:
        """What the ranking depends on."""
        return sheet.sheet(state)


@cache
def standard_box() -> Box:
    """The box of our own component pack, read once."""
    return read_box(MoonBotsGame.folder / "components.toml")


GAME = MoonBotsGame()
