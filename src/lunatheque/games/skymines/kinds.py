"""The small numbers of Skymines: companies, elements, cards, plans, bonus spaces, steps of a turn."""

from typing import Final

NONE: Final = -1

# Companies and the Moon -------------------------------------------------------------------------------------------

COMPANY_IDS: Final = ("AST", "TAW", "SKY", "MNV")
COMPANIES: Final = len(COMPANY_IDS)
COLUMNS: Final = 3
"""The columns of a station, nearest to the logo first."""
HOMES: Final = 5
"""The home spaces of a column; the last one, once vacated, is never covered again."""
FINAL: Final = HOMES
"""A column is a number: how many spaces are vacant from the front; from `FINAL` on its last one is vacant too."""
SIDE_IDS: Final = ("moon",)
"""The sides of the main board that can be played."""
SECTORS: Final = 37
TRACK_IDS: Final = ("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2")
SHARES: Final = 8

# What cards bring -------------------------------------------------------------------------------------------------

ELEMENT_IDS: Final = ("MI", "TI", "CA", "EN", "SC", "FS", "SH")
MINERALS: Final = 0
TITANIUM: Final = 1
CARBON: Final = 2
RESOURCES: Final = 3
"""The first three elements are resources."""
ENERGY: Final = 3
SCIENTIST: Final = 4
FIELD: Final = 5
SHARE: Final = 6

# Cards ------------------------------------------------------------------------------------------------------------

LETTERS: Final = "ABCDE"
LETTER_CARDS: Final = (12, 8, 8, 8, 8)
ACTION_IDS: Final = tuple(
    f"{letter}{number:02}"
    for letter, count in zip(LETTERS, LETTER_CARDS, strict=True)
    for number in range(1, count + 1)
)
ACTION_CARDS: Final = len(ACTION_IDS)
START_IDS: Final = ("MI1", "TI1", "CA1", "MI2", "TI2", "CA2", "EN2", "SCa", "SCb")
EXTRA_IDS: Final = ("EN1a", "EN1b", "EN1c", "EN1d")
TILE_IDS: Final = ("BT-RES", "BT-EN", "BT-SC", "BT-FS")
OWNED_IDS: Final = ACTION_IDS + START_IDS + EXTRA_IDS
"""Cards that people can own."""
CARD_IDS: Final = OWNED_IDS + TILE_IDS
"""And bonus tiles, which are used like cards."""
START: Final = ACTION_CARDS
EXTRA: Final = START + len(START_IDS)
TILE: Final = EXTRA + len(EXTRA_IDS)
"""The first of each kind of card."""
TILES: Final = len(TILE_IDS)
RESOURCE_TILE: Final = TILE

DISPLAY: Final = 12
DISPLAY_ROWS: Final = 4
"""Spaces of the display, numbered down the columns from the right one on: space // 4 is the surcharge's place."""

# Slots ------------------------------------------------------------------------------------------------------------

SLOT_IDS: Final = ("A", "B", "C", "D", "E")
SLOTS: Final = len(SLOT_IDS)
FIRST_SLOT: Final = 0
"""Slot A, which the tank opens."""
LAST_SLOT: Final = 4
"""Slot E, which research opens."""

# Research plans ---------------------------------------------------------------------------------------------------

PLAN_LETTERS: Final = ("A", "B", "C")
PLANS_PER_LETTER: Final = 24
PLANS: Final = 72
SPECIALS: Final = 6
PLAN_IDS: Final = tuple(
    f"p{letter}{number:02}" for letter in PLAN_LETTERS for number in range(1, PLANS_PER_LETTER + 1)
) + tuple(f"SP{number}" for number in range(1, SPECIALS + 1))
PLAN_COLUMNS: Final = 4
PLAN_SPACES: Final = 12
"""The research display: row * 4 + column."""

# Needs of plans, each followed by an amount: elements first
ANY: Final = 4
TWO: Final = 5
OTHER: Final = 6
PAY: Final = 7

# Rewards: a kind and an amount
MONEY: Final = 0
TANK: Final = 1
POINTS: Final = 2
"""Research points."""
STEPS: Final = 3
"""Steps on one track."""
TWO_TRACKS: Final = 4
EXPANSION: Final = 5
FREE_CARD: Final = 6
SELLING: Final = 7
BUYING: Final = 8
FIRST: Final = 9
TILE_GAIN: Final = 10
"""From here on the four tiles."""
COMPANY_STEPS: Final = 14
"""From here on steps on the track of a company."""

# Starting tokens and bonus spaces ---------------------------------------------------------------------------------

TOKEN_IDS: Final = tuple(f"ST{number}" for number in range(1, 11))
TOKENS: Final = len(TOKEN_IDS)
SPOT_IDS: Final = ("MB-TI", "MB-CA", "MB-EN", "MB-MI", "MB-SC", "G14", "G23", "G24", "G31", "G32", "G33", "G34")
SPOTS: Final = len(SPOT_IDS)
MAJORITIES: Final = 5
"""The first five bonus spaces ask for a majority."""

# Track bonuses ----------------------------------------------------------------------------------------------------

PERK_IDS: Final = (
    "marker",
    "resource",
    "money-spot",
    "steps-spot",
    "discount",
    "refund",
    "energy",
    "short-cut",
    "field",
    "tank-spot",
    "waiver",
    "insight",
    "eviction",
    "dividend",
    "leave",
    "return",
    "research-spot",
    "share",
)
P_MARKER: Final = 0
P_RESOURCE: Final = 1
P_DISCOUNT: Final = 4
P_REFUND: Final = 5
P_ENERGY: Final = 6
P_SHORT_CUT: Final = 7
P_FIELD: Final = 8
P_WAIVER: Final = 10
P_INSIGHT: Final = 11
P_EVICTION: Final = 12
P_DIVIDEND: Final = 13
P_LEAVE: Final = 14
P_RETURN: Final = 15
P_SHARE: Final = 17

# Luna -------------------------------------------------------------------------------------------------------------

RANK_ONE: Final = 12
RANK_TWO: Final = 7
LUNA_IDS: Final = tuple(f"I-{number}" for number in range(1, RANK_ONE + 1)) + tuple(
    f"II-{number}" for number in range(1, RANK_TWO + 1)
)
LEVELS: Final = 9

L_MONEY: Final = 0
L_TANK: Final = 1
L_UPLOAD: Final = 2
L_ADVANCE: Final = 3
L_EXPAND: Final = 4
L_SPOT: Final = 5
L_CARDS: Final = 6
L_SHARE: Final = 7
L_PLAN: Final = 8
L_SPECIAL: Final = 9

SELECTORS: Final = ("value1", "value2", "last", "value12", "lead", "lead2", "all")
V1: Final = 0
V2: Final = 1
V_LAST: Final = 2
V1_V2: Final = 3
LEAD: Final = 4
LEAD2: Final = 5
ALL: Final = 6
MODES: Final = ("MIN", "MAX")

# The course of a match --------------------------------------------------------------------------------------------

MOST_PLAYERS: Final = 4
ROUNDS: Final = 7

FLOW: Final = -1
"""Nobody is asked: the turn goes on by itself."""
STEP_IDS: Final = (
    "token",
    "plan",
    "declare",
    "turn",
    "spend",
    "store",
    "advance",
    "barrier",
    "expand",
    "place",
    "oust",
    "upload",
    "research",
    "buy",
    "free",
    "sell",
    "take",
    "also",
    "rest",
)
TOKEN: Final = 0
PLAN: Final = 1
DECLARE: Final = 2
TURN: Final = 3
SPEND: Final = 4
STORE: Final = 5
ADVANCE: Final = 6
BARRIER: Final = 7
EXPAND: Final = 8
PLACE: Final = 9
OUST: Final = 10
UPLOAD: Final = 11
RESEARCH: Final = 12
BUY: Final = 13
FREE: Final = 14
SELL: Final = 15
TAKE: Final = 16
ALSO: Final = 17
REST: Final = 18

# Kinds of outcome of chance: `lunatheque.engine.DIE` is 0.
CARD_DRAWN: Final = 1
PLAN_DRAWN: Final = 2
TOKEN_DRAWN: Final = 3
LUNA_DRAWN: Final = 4
TRACK_DRAWN: Final = 5
SEAT_DRAWN: Final = 6
