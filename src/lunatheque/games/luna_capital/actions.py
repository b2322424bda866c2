"""Everything that can be decided in LUNA Capital, its notation and its number."""

from typing import Final

from lunatheque.engine import Codec, Kind

from .colony import COLUMNS, FIRST_COLUMN, FIRST_ROW, ROWS
from .kinds import CARD_IDS, CORNERS, ROUNDS, SLOTS, TILE_IDS

ROW: Final = range(FIRST_ROW, FIRST_ROW + ROWS)
COLUMN_OF: Final = range(FIRST_COLUMN, FIRST_COLUMN + COLUMNS)
SLOT: Final = range(1, SLOTS + 1)
PLACES: Final = tuple(f"{slot}{'abcd'[place]}" for slot in SLOT for place in range(ROUNDS))
"""The tiles of the market: the slot, counted from the dispenser, then which of its tiles."""

ACTIONS: Final = Codec(
    Kind("end"),
    Kind("choose {set}", set=SLOT),
    Kind("take {slot}", slot=SLOT),
    Kind("swap {one} {other}", one=PLACES, other=PLACES),
    Kind("discard {card}", card=CARD_IDS),
    Kind("keep {card}", card=CARD_IDS),
    Kind("play {card} r{row}c{column}", card=CARD_IDS, row=ROW, column=COLUMN_OF),
    Kind("robot {card} r{row}c{column}", card=CARD_IDS, row=ROW, column=COLUMN_OF),
    Kind("down {card} r{row}c{column}", card=CARD_IDS, row=ROW, column=COLUMN_OF),
    Kind("place {tile} r{row}c{column} {corner}", tile=TILE_IDS, row=ROW, column=COLUMN_OF, corner=CORNERS),
)

END: Final[int] = ACTIONS.base("end")
CHOOSE_SET: Final[int] = ACTIONS.base("choose")
TAKE_SLOT: Final[int] = ACTIONS.base("take")
SWAP: Final[int] = ACTIONS.base("swap")
DISCARD_CARD: Final[int] = ACTIONS.base("discard")
KEEP_CARD: Final[int] = ACTIONS.base("keep")
PLAY_CARD: Final[int] = ACTIONS.base("play")
"""Followed by the same cards and spots with a robot, then face down."""
PLACE_TILE: Final[int] = ACTIONS.base("place")

SPOTS: Final = ROWS * COLUMNS
WAYS: Final = len(CARD_IDS) * SPOTS
"""How many ways there are to play cards, in one mode."""
MARKET_TILES: Final = SLOTS * ROUNDS
