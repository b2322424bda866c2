"""Everything that can be decided in Moon-Bots, its notation and its number."""

from typing import Final

from lunatheque.engine import Codec, Kind

from .cards import PART_IDS, SLOTS, UPGRADE_IDS, WEAPON_IDS

ROBOTS: Final = range(1, 5)
FACES: Final = range(1, 7)
POINTS: Final = range(16)
"""How many points of an attack can go to the left: no part has more."""

DICE: Final = tuple(f"{first}" if not second else f"{first}+{second}" for first in range(7) for second in range(7))

ACTIONS: Final = Codec(
    Kind("pass"),
    Kind("end"),
    Kind("roll"),
    Kind("buy r{row}c{column}", row=range(3), column=range(2)),
    Kind("reroll {dice}", dice=DICE),
    Kind("use {slot} {dice}", slot=SLOTS, dice=DICE),
    Kind("left {points}", points=POINTS),
    Kind("bonus {robot}", robot=("none", *ROBOTS)),
    Kind("play {weapon}", weapon=WEAPON_IDS),
    Kind("deflect {robot}", robot=ROBOTS),
    Kind("adjust {face}{sign}", face=FACES, sign=("+", "-")),
    Kind("fetch r{row}c{column}", row=range(3), column=range(2)),
    Kind("spy {robot}", robot=ROBOTS),
    Kind("build {card}", card=PART_IDS + UPGRADE_IDS),
)

PASS: Final[int] = ACTIONS.base("pass")
END: Final[int] = ACTIONS.base("end")
ROLL: Final[int] = ACTIONS.base("roll")
BUY: Final[int] = ACTIONS.base("buy")
REROLL_DICE: Final[int] = ACTIONS.base("reroll")
USE: Final[int] = ACTIONS.base("use")
LEFT: Final[int] = ACTIONS.base("left")
BONUS: Final[int] = ACTIONS.base("bonus")
PLAY: Final[int] = ACTIONS.base("play")
DEFLECT: Final[int] = ACTIONS.base("deflect")
ADJUST: Final[int] = ACTIONS.base("adjust")
FETCH: Final[int] = ACTIONS.base("fetch")
SPY: Final[int] = ACTIONS.base("spy")
BUILD: Final[int] = ACTIONS.base("build")
WAYS: Final = 49
"""The size of the field `dice`: see `cards.way`."""
