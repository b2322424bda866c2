"""Hearts as it stands on the shelf: what is on its box, and its prompts, actions and refusals in words."""

from functools import cache
from pathlib import Path

from lunatheque.engine import (
    Chance,
    Codec,
    Data,
    Game,
    Kind,
    Option,
    Portrait,
    Refusal,
    Row,
    SheetLine,
    Text,
    Vocabulary,
    text,
)
from lunatheque.scene import Art, Scene

from . import art, position
from .components import ALL_POINTS, CARD_IDS, CARDS, RANKS, Box, card_text, read_box, suit_text
from .position import DIRECTIONS, DRAWN, LIMITS
from .scene import draw_scene
from .state import PASS, Hearts, player_text
from .table import GIVEN, MOST_DEALS, NO_PASS, SEATS


class HeartsGame(Game[Hearts]):
    """Hearts for four players, deal after deal."""

    id = "hearts"
    title = "Hearts"
    players = (4, 4)
    minutes = (30, 60)
    age = 8
    year = 1887
    authors = ("traditional",)
    publishers = ()
    links = ("https://en.wikipedia.org/wiki/Hearts_(card_game)",)
    options = (
        Option("length", tuple(LIMITS), rule="match", lasting=True),
        Option("pass", (DRAWN, *DIRECTIONS), rule="pass-direction"),
        Option("first-trick", ("no-points", "free"), rule="first-trick"),
        Option("queen", ("breaks", "does-not-break"), rule="break-hearts"),
    )
    actions = Codec(Kind("play {card}", card=CARD_IDS), Kind("pass {card}", card=CARD_IDS))
    outcomes = (Vocabulary("direction", DIRECTIONS, first=1), Vocabulary("card", CARD_IDS))
    folder = Path(__file__).parent
    bound = MOST_DEALS * (SEATS * GIVEN + CARDS)

    def box(self, pack: Path | None = None) -> Box:
        """The contents of the box."""
        return read_box(pack) if pack else standard_box()

    def lay_out(self, box: Box, seats: int, options: dict[str, str]) -> Hearts:
        """An empty table."""
        state = Hearts(box)
        position.apply_options(state, options)
        return state

    def set_up(self, state: Hearts, options: dict[str, str], chance: Chance) -> None:
        """Draw the direction and deal."""
        chosen = options["pass"]
        state.direction = chance.roll(NO_PASS) if chosen == DRAWN else DIRECTIONS.index(chosen) + 1
        state.deal(chance)

    def save(self, state: Hearts) -> Data:
        """The whole state as plain data."""
        return position.save(state)

    def load(self, box: Box, data: Data) -> Hearts:
        """The state that was saved, or a position written by hand."""
        return position.load(box, data, self.settle)

    def census(self, state: Hearts) -> dict[str, int]:
        """All cards and all points, wherever they are; and that no earlier deal gave other points than 26 or 78."""
        held = [card for seat in range(SEATS) for card in state.held(seat)]
        open_points = sum(state.box.points[card] for card in held + state.trick)
        odd = (sum(state.totals) - ALL_POINTS * (state.deals - 1)) % (2 * ALL_POINTS)
        return {"cards": len(held) + state.played, "points": sum(state.points) + open_points, "odd points": odd}

    def view(self, state: Hearts, seat: int) -> Data:
        """What a seat may know."""
        return position.view(state, seat)

    def scene(self, state: Hearts, seat: int) -> Scene:
        """What a seat sees."""
        return draw_scene(state, seat)

    def art(self, box: Box) -> Art:
        """The cards and their backs."""
        return art.art(box)

    def portrait(self, box: Box, row: Row) -> Portrait:
        """A card is called by its rank and suit; a suit and a rank are drawn as one of their cards."""
        id = row.values["id"]
        if row.table == "card":
            return Portrait(card_text(CARD_IDS.index(id)))
        return Portrait(face=f"A{id}" if row.table == "suit" else f"{id}S")

    def sheet(self, state: Hearts, seat: int) -> list[SheetLine]:
        """The points of earlier deals, those taken in this one, and what shooting the moon makes of them."""
        earlier, taken, scores = tuple(state.totals), tuple(state.points), tuple(state.scores())
        pieces = tuple(f"points-{number}" for number in range(SEATS))
        lines = [SheetLine(text("sheet-taken"), "points", taken, pieces)]
        if state.deals > 1:
            lines.insert(0, SheetLine(text("sheet-earlier"), "next-deal", earlier))
        if ALL_POINTS in taken:
            shift = tuple(scores[seat] - earlier[seat] - taken[seat] for seat in range(SEATS))
            lines.append(SheetLine(text("sheet-moon"), "moon", shift))
        return [*lines, SheetLine(text("sheet-total"), "aim", scores, total=True)]

    def prompt(self, state: Hearts, seat: int) -> Text:
        """What a seat is asked now, or whom it waits for."""
        if state.over:
            return text("prompt-over")
        if seat not in state.actors():
            return text("prompt-wait-pass") if state.passing else text("prompt-wait", player=player_text(state.turn))
        if state.passing:
            left = GIVEN - len(state.given[seat])
            return text("prompt-pass", count=left, to=player_text(state.receiver(seat)))
        return text("prompt-follow", suit=suit_text(state.trick[0])) if state.trick else text("prompt-lead")

    def describe(self, state: Hearts, seat: int, action: int) -> Text:
        """An action in words."""
        if action >= PASS:
            return text("action-pass", card=card_text(action - PASS), to=player_text(state.receiver(seat)))
        return text("action-play", card=card_text(action))

    def explain(self, state: Hearts, seat: int, action: int) -> Refusal:
        """Why an action is not possible now."""
        card = action % CARDS
        if state.passing != (action >= PASS):
            return Refusal("pass", text("refuse-pass-first" if state.passing else "refuse-passed"))
        if card not in state.hands[seat]:
            return Refusal("deal", text("refuse-not-held", card=card_text(card)))
        if state.played == 0:
            return Refusal("first-lead", text("refuse-first-lead"))
        if not state.trick:
            return Refusal("break-hearts", text("refuse-hearts"))
        led = state.trick[0]
        if any(held // RANKS == led // RANKS for held in state.hands[seat]):
            return Refusal("follow-suit", text("refuse-suit", suit=suit_text(led)))
        return Refusal("first-trick", text("refuse-first-trick", card=card_text(card)))

    def uses(self, state: Hearts, seat: int, piece: str) -> list[int]:
        """A card of one's own hand is passed or played; nothing else is touched."""
        held = piece in CARD_IDS and CARD_IDS.index(piece) in state.hands[seat]
        return [CARD_IDS.index(piece) + (PASS if state.passing else 0)] if held else []


@cache
def standard_box() -> Box:
    """The box of our own component pack, read once."""
    return read_box(HeartsGame.folder / "components.toml")


GAME = HeartsGame()
