"""Jeu des Étoiles as it stands on the shelf."""

from functools import cache
from pathlib import Path

from lunatheque.engine import LETTERS, Chance, Data, Game, Option, Portrait, Refusal, Row, SheetLine, Text, Vocabulary
from lunatheque.scene import Art, Scene

from . import art, contents, position, refusals, scene, sheet, speech, uses
from .actions import ACTIONS, DONE, NAME
from .components import FACE_IDS, ROCKET_IDS, Box, read_box
from .names import listen
from .position import CARD_IDS
from .state import JeuDesEtoiles
from .table import LAST_ROUND

NOTHING = ("rien", "nothing", "non", "no", "none", "fini", "done")
"""What somebody says who names nothing more."""
DECISIONS = 20
"""More than a turn has, on average over a match."""


class JeuDesEtoilesGame(Game[JeuDesEtoiles]):
    """Jeu des Étoiles: 2 to 6 players."""

    id = "jeu-des-etoiles"
    title = "Jeu des Étoiles"
    players = (2, 6)
    minutes = (15, 120)
    age = 8
    year = 0
    authors = ("Paul Couderc",)
    publishers = ("Fernand Nathan",)
    options = (
        Option("end", ("50", "100", "150", "200", "deck"), rule="end", lasting=True),
        Option("quiz", ("asked", "left-out"), rule="quiz"),
        Option("near", ("ruler-or-border", "ruler-only"), rule="quiz-near"),
        Option("red", ("void", "skip-next"), rule="die-red"),
        Option("green", ("adds", "resets"), rule="die-green"),
        Option("circled", ("once-a-voyage", "once-a-game"), rule="circled-once"),
        Option("goal", ("walk-on", "stop"), rule="voyage-walk-on"),
        Option("there", ("complete", "redraw"), rule="voyage-there"),
        Option("links", ("zodiac", "everyone"), rule="zodiac-links"),
        Option("nearest", ("free", "enforced"), rule="zodiac-later"),
        Option("direction", ("free", "forward"), rule="zodiac-direction"),
        Option("zodiac-stars", ("0", "41"), rule="ties"),
        Option("pole", ("circled", "plain"), rule="start"),
        Option("empty-pile", ("at-once", "finish-voyages"), rule="end-pile"),
        Option("target-reached", ("at-once", "finish-round"), rule="end-target"),
    )
    actions = ACTIONS
    outcomes = (
        Vocabulary("seat", tuple(LETTERS[: len(ROCKET_IDS)]), first=1),
        Vocabulary("face", FACE_IDS, first=1),
        Vocabulary("card", CARD_IDS),
    )
    folder = Path(__file__).parent
    bound = LAST_ROUND * len(ROCKET_IDS) * DECISIONS

    def box(self, pack: Path | None = None) -> Box:
        """The contents of the box."""
        return read_box(pack) if pack else standard_box()

    def lay_out(self, box: Box, seats: int, options: dict[str, str]) -> JeuDesEtoiles:
        """An empty table."""
        return position.lay_out(box, seats, options)

    def set_up(self, state: JeuDesEtoiles, options: dict[str, str], chance: Chance) -> None:
        """The first player is drawn by lot."""
        state.first = state.turn = chance.roll(state.seats) - 1
        state.begin_turn()

    def save(self, state: JeuDesEtoiles) -> Data:
        """The whole state as plain data."""
        return position.save(state)

    def load(self, box: Box, data: Data) -> JeuDesEtoiles:
        """The state that was saved, or a position written by hand."""
        return position.load(box, data, self.settle)

    def census(self, state: JeuDesEtoiles) -> dict[str, int]:
        """Fifty cards; and points that come from voyages, circled stars and names, all in gold."""
        gold, pilots = state.box.gold, state.pilots
        made = [2 * pilot.voyages + pilot.circles + pilot.names for pilot in pilots]
        held = sum(pilot.won.bit_count() + (pilot.card >= 0) for pilot in pilots)
        unexplained = sum(pilot.points - gold * tokens for pilot, tokens in zip(pilots, made, strict=True))
        return {"cards": len(state.pile) + held, "unexplained points": unexplained}

    def view(self, state: JeuDesEtoiles, seat: int) -> Data:
        """Nobody knows the order of the pile; whoever answers the quiz does not see the board either."""
        return position.view(state, seat)

    def prompt(self, state: JeuDesEtoiles, seat: int) -> Text:
        """What a seat is asked now, or whom it waits for."""
        return speech.prompt(state, seat)

    def describe(self, state: JeuDesEtoiles, seat: int, action: int) -> Text:
        """An action in words."""
        return speech.describe(state, action)

    def explain(self, state: JeuDesEtoiles, seat: int, action: int) -> Refusal:
        """Why an action is not possible now."""
        return refusals.explain(state, action)

    def uses(self, state: JeuDesEtoiles, seat: int, piece: str) -> list[int]:
        """What a piece is for."""
        return uses.uses(state, seat, piece)

    def hear(self, state: JeuDesEtoiles, seat: int, words: str) -> int | None:
        """The constellation that somebody names in the quiz, in French, English or Latin."""
        heard = listen(words)
        if heard in NOTHING:
            return DONE
        name = state.box.heard.get(heard)
        return None if name is None else NAME + name

    def scene(self, state: JeuDesEtoiles, seat: int) -> Scene:
        """What a seat sees."""
        return scene.scene(state, seat)

    def art(self, box: Box) -> Art:
        """The drawings, made once for each box."""
        if box.drawings is None:
            box.drawings = art.art(box)
        drawn: Art = box.drawings
        return drawn

    def portrait(self, box: Box, row: Row) -> Portrait:
        """How a component is shown to people."""
        return contents.portrait(box, row)

    def sheet(self, state: JeuDesEtoiles, seat: int) -> list[SheetLine]:
        """Where everybody's points come from."""
        return sheet.sheet(state)


@cache
def standard_box() -> Box:
    """The box of our own component pack, read once."""
    return read_box(JeuDesEtoilesGame.folder / "components.toml")


GAME = JeuDesEtoilesGame()
