"""The table as a viewer sees it: the main board, the display of cards, Luna, and the players."""

from lunatheque.engine import EVERYONE, text
from lunatheque.scene import Piece, Scene, Zone, remembered

from .box import Box
from .kinds import CARD_IDS, DISPLAY, DISPLAY_ROWS, NONE
from .scene_board import board_zone
from .scene_luna import luna_zone
from .scene_players import card_id, player_zone, seen_card
from .scene_words import display_place
from .state import Skymines
from .touches import touches


def scene(state: Skymines, seat: int) -> Scene:
    """Everything that one viewer sees."""
    top = state.deck[0] if state.deck else NONE
    zones = [board_zone(state), display_zone(state.box, tuple(state.display), len(state.deck), top)]
    zones += [luna_zone(state, number) for number in range(len(state.lunas))]
    zones += [player_zone(state, owner, seat) for owner in range(state.seats)]
    return Scene(tuple(zones), {} if seat == EVERYONE else touches(state, seat))


@remembered
def display_zone(box: Box, display: tuple[int, ...], left: int, top: int) -> Zone:
    """The display: four rows of three, what each column adds to the price, and the stack with its top letter."""
    pieces = [surcharge_piece(column, added) for column, added in enumerate(box.surcharges)]
    for space, card in enumerate(display):
        if card == NONE:
            pieces.append(empty_space(space))
        else:
            pieces.append(seen_card(box, card_id(NONE, card), card, display_place(space), 0, False, "acquire"))
    pieces.append(stack_piece(left, top))
    return Zone("display", "grid", text("zone-display"), tuple(pieces), columns=DISPLAY // DISPLAY_ROWS + 1)


@remembered
def surcharge_piece(column: int, added: int) -> Piece:
    """What a column of the display adds to a price."""
    said = text("piece-surcharge", added=added)
    return Piece(f"surcharge-{column}", "surcharge", said, (3 - column, DISPLAY_ROWS), "acquire", added)


@remembered
def empty_space(space: int) -> Piece:
    """A space of the display without a card."""
    return Piece(
        f"display-{space}", "stack-empty", text("piece-display-empty"), display_place(space), "prepare-display"
    )


@remembered
def stack_piece(count: int, top: int) -> Piece:
    """The stack from which the display is filled: its letter and how many cards it has."""
    if not count:
        return Piece("stack", "stack-empty", text("piece-stack", count=0), (0, 0), "prepare-display")
    return Piece(
        "stack", f"back-{CARD_IDS[top][0]}", text("piece-stack", count=count), (0, 0), "prepare-display", count
    )  # fmt: skip
