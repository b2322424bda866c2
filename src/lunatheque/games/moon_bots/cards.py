"""The nouns of Moon-Bots as small integers: places on a robot, cards, secret weapons and when they can be played."""

from typing import Final

# Robots ---------------------------------------------------------------------------------------------------------

MAX_ENERGY: Final = 18
FIRST_ENERGY: Final = 15
GAIN_LIMIT: Final = 2
"""What a robot can gain during its own turn."""

SLOTS: Final = ("head", "torso", "arm_left", "arm_right", "leg_left", "leg_right", "core")
CORE: Final = 6
"""The attack printed on the board: used like a part, never bought, never covered."""

PARTS_PER_SLOT: Final = 4
PARTS: Final = 24
BOARDS: Final = ("green", "orange", "blue", "purple")

NONE: Final = -1

# A robot is in play, waits for the other duel to end (two players), or is out of the match.
ACTIVE: Final = 0
DEACTIVATED: Final = 1
DEFEATED: Final = 2
STANDINGS: Final = ("active", "deactivated", "defeated")

# Cards: parts are numbered 0 to 23, four for each slot, then come the kinds of upgrade, then secret weapons face down.

UPGRADE: Final = 24
DIE_UPGRADE: Final = 0
REROLL: Final = 1
FIST_BONUS: Final = 2
FIST_PROTECTION: Final = 3
MISSILE_BONUS: Final = 4
MISSILE_PROTECTION: Final = 5
UPGRADE_IDS: Final = ("UDIE", "URER", "UFIB", "UFIP", "UMIB", "UMIP")
UPGRADES: Final = 24
MAX_UPGRADES: Final = 6
MAX_DIE_UPGRADES: Final = 3

SECRET: Final = 30
"""A secret weapon face down. `SECRET + pool`: see `secrets.py` for the pools."""
POOLS: Final = 3

WEAPONS: Final = 17
BOXED_WEAPONS: Final = 5
CARDS: Final = 65
SLOT_CODES: Final = ("HD", "TR", "AL", "AR", "LL", "LR")
PART_IDS: Final = tuple(f"{code}{number}" for code in SLOT_CODES for number in range(1, PARTS_PER_SLOT + 1))
WEAPON_IDS: Final = tuple(f"SW{number:02}" for number in range(1, WEAPONS + 1))
CARD_IDS: Final = PART_IDS + UPGRADE_IDS + ("secret", "secret2", "secret3")

# Secret weapons -------------------------------------------------------------------------------------------------

RESERVE: Final = 0
DODGE: Final = 1
DEFLECTOR: Final = 2
PUMP: Final = 3
HARDER: Final = 4
ABSORBER: Final = 5
ADJUSTMENT: Final = 6
REST: Final = 7
BLACK_MARKET: Final = 8
SUPERMARKET: Final = 9
VIRUS: Final = 10
RESEARCH: Final = 11
UPGRADE_PLUS: Final = 12
ESPIONAGE: Final = 13
LEAD: Final = 14
DECOY: Final = 15
BAD_LUCK: Final = 16

# Where a secret weapon is: in the hand of a robot (its number), or
UNDRAWN: Final = -1  # face down somewhere, unseen: pile, market or box
GONE: Final = 8  # in the box, unseen by most: it was in the hand of a robot that was eliminated
USED: Final = 9  # in the box, seen by all

# Windows: the moments at which secret weapons can be played.

OWN: Final = 0
TURN_START: Final = 1
AFTER_ROLL: Final = 2
ENERGY_GAIN: Final = 3
DAMAGE: Final = 4
AFTER_DAMAGE: Final = 5
LOSS: Final = 6
WINDOW_IDS: Final = ("own", "turn-start", "after-roll", "energy-gain", "damage", "after-damage", "loss")

WINDOW_WEAPONS: Final = [
    [RESERVE, ADJUSTMENT, BLACK_MARKET, SUPERMARKET, VIRUS, RESEARCH, UPGRADE_PLUS, ESPIONAGE, LEAD],
    [RESERVE, REST, BLACK_MARKET, VIRUS, RESEARCH, UPGRADE_PLUS, ESPIONAGE, LEAD, DECOY],
    [DECOY],
    [PUMP],
    [RESERVE, DODGE, DEFLECTOR, ABSORBER],
    [HARDER],
    [RESERVE],
]

# Attacks --------------------------------------------------------------------------------------------------------

FIST: Final = 0
MISSILE: Final = 1
DEFLECTED: Final = 2
HARDER_HIT: Final = 3
ATTACKS: Final = ("fist", "missile", "deflected", "harder")

# Kinds of chance outcome, after the die.

CARD: Final = 1
WEAPON: Final = 2
SEAT: Final = 3
BOARD: Final = 4


def way(first: int, second: int) -> int:
    """The dice that activate a part, as one number: one die (`second` is 0) or two, the lower first."""
    return first * 7 + second
