"""The things of the box by number, and the names that notation and packs call them by."""

from typing import Final

COLOURS: Final = ("red", "yellow", "blue", "green")
LETTERS: Final = "RYBG"
RANKS: Final = 8
MOLAB: Final = 0
"""The rank of the 1, the highest card of a colour."""
CARDS: Final = 32
CARD_IDS: Final = tuple(f"{letter}{rank}" for letter in LETTERS for rank in range(1, RANKS + 1))
"""Exploration cards: a card is its colour times eight plus its rank from 0; the lower rank wins."""
HAND: Final = 5

PAWN_IDS: Final = ("H2O", "O", "AL", "TI", "FE", "CA", "SI", "ZR")
PAWNS: Final = 8
EXHAUSTED: Final = 8
"""The kind of an option without a pawn."""
KIND_IDS: Final = (*PAWN_IDS, "X")
OPTIONS: Final = 32

STATIONS: Final = 4
PILE: Final = 8
"""How many options lie on a station at first."""
SEATS: Final = "ABCD"

# Steps of the board -----------------------------------------------------------------------------------------------

EARTH: Final = 0
S1: Final = 1
CROSSROADS: Final = 5
MOON: Final = 6
HUB_IDS: Final = ("EARTH", "S1", "S2", "S3", "S4", "K", "MOON")
LANE_IDS: Final = ("A", "B", "C", "D", "P", "Q", "R", "T", "G", "H")
LONGEST: Final = 9
"""No lane of a pack has more steps."""
NODE_IDS: Final = HUB_IDS + tuple(f"{lane}{step}" for lane in LANE_IDS for step in range(1, LONGEST + 1))
NODES: Final = len(NODE_IDS)
LARGEST_ORBIT: Final = 36

NONE: Final = -1

# Where a pawn is: in a crater (0 to 7), with a player (`HELD` + seat), or not yet looked at by anybody ------------

HELD: Final = 16
UNSEEN: Final = 32

# Where an option is: also the number of a bit in what players remember (`memory.py`) ------------------------------

LOOSE: Final = 0
"""`LOOSE` + seat: in a player's hand."""
SORTING: Final = 4
"""In the hand of the player who is sorting what he has just got."""
UNDER_PAWN: Final = 8
"""`UNDER_PAWN` + pawn: twinned with a deposit pawn, or slipped under it."""
FRESH: Final = 16
"""On a station since the beginning: nobody has looked at it."""
OUT: Final = 17
"""Out of the game."""
LOST: Final = 18
"""`LOST` + group: under a pile, where a collision has left it."""
GROUPS: Final = 8
"""How often options can go under a pile: twice for each rocket."""
OPTION_PLACES: Final = LOST + GROUPS

# Where a card is, in the same way; `IN_HAND` + seat is the hand of a player ---------------------------------------

IN_HAND: Final = 0
TALON: Final = 4
DISCARDS: Final = 5
LAID_DOWN: Final = 6
"""Just laid down for an exchange, and not yet among the discards."""
PLAYED: Final = 7
"""Played to a trick."""
CARD_PLACES: Final = 8

# Phases: what the player is asked ---------------------------------------------------------------------------------

PHASES: Final = ("roll", "move", "push", "exchange", "station", "trick", "pick", "look", "take", "sort")
ROLL: Final = 0
MOVE: Final = 1
PUSH: Final = 2
EXCHANGE: Final = 3
STATION: Final = 4
TRICK: Final = 5
PICK: Final = 6
LOOK: Final = 7
TAKE: Final = 8
SORT: Final = 9

# Kinds of outcome, in the order of the game's vocabularies (0 is the die) -----------------------------------------

CARD: Final = 1
OPTION: Final = 2
PAWN: Final = 3
SEAT: Final = 4
COLOUR: Final = 5
SPACE: Final = 6
CRATER: Final = 7


def colour_of(card: int) -> int:
    """The colour of an exploration card."""
    return card >> 3


def molab(colour: int) -> int:
    """The highest card of a colour."""
    return colour << 3
