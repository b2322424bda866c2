"""Everything that can be decided in Skymines, its notation and its number."""

from typing import Final

from lunatheque.engine import Codec, Kind

from .kinds import (
    CARD_IDS,
    COLUMNS,
    COMPANY_IDS,
    DISPLAY,
    ELEMENT_IDS,
    OWNED_IDS,
    PLAN_COLUMNS,
    PLAN_LETTERS,
    RESOURCES,
    ROUNDS,
    SECTORS,
    SLOT_IDS,
    SPOT_IDS,
    TOKEN_IDS,
)

COLUMN: Final = range(1, COLUMNS + 1)
PLACES: Final = tuple(f"{letter}{column}" for letter in PLAN_LETTERS for column in range(1, PLAN_COLUMNS + 1))

ACTIONS: Final = Codec(
    Kind("keep {token}", token=TOKEN_IDS),
    Kind("put {card}", card=OWNED_IDS),
    Kind("ready"),
    Kind("declare {element}", element=ELEMENT_IDS[:RESOURCES]),
    Kind("use {card}", card=CARD_IDS),
    Kind("buy {space}", space=range(1, DISPLAY + 1)),
    Kind("advance {company}", company=COMPANY_IDS),
    Kind("pay"),
    Kind("stop"),
    Kind("expand {company}", company=COMPANY_IDS),
    Kind("place {sector} {column}", sector=range(1, SECTORS + 1), column=COLUMN),
    Kind("return {column}", column=COLUMN),
    Kind("enter"),
    Kind("flip"),
    Kind("ignore"),
    Kind("plan {place}", place=PLACES),
    Kind("special {round}", round=range(2, ROUNDS + 1)),
    Kind("bonus {space}", space=SPOT_IDS),
    Kind("personal {company} {threshold}", company=COMPANY_IDS, threshold=(1, 2)),
    Kind("sell {card}", card=OWNED_IDS),
    Kind("drop"),
    Kind("take {pile}", pile=SLOT_IDS),
    Kind("also {card}", card=OWNED_IDS),
    Kind("rest {pile}", pile=SLOT_IDS),
)

KEEP_TOKEN: Final[int] = ACTIONS.base("keep")
PUT_CARD: Final[int] = ACTIONS.base("put")
READY: Final[int] = ACTIONS.base("ready")
DECLARE_RESOURCE: Final[int] = ACTIONS.base("declare")
USE_CARD: Final[int] = ACTIONS.base("use")
BUY_CARD: Final[int] = ACTIONS.base("buy")
ADVANCE_ON: Final[int] = ACTIONS.base("advance")
PAY_BARRIER: Final[int] = ACTIONS.base("pay")
STOP: Final[int] = ACTIONS.base("stop")
EXPAND_COMPANY: Final[int] = ACTIONS.base("expand")
PLACE_OUTPOST: Final[int] = ACTIONS.base("place")
RETURN_TO: Final[int] = ACTIONS.base("return")
ENTER: Final[int] = ACTIONS.base("enter")
FLIP: Final[int] = ACTIONS.base("flip")
IGNORE: Final[int] = ACTIONS.base("ignore")
TAKE_PLAN: Final[int] = ACTIONS.base("plan")
TAKE_SPECIAL: Final[int] = ACTIONS.base("special")
USE_SPOT: Final[int] = ACTIONS.base("bonus")
USE_OWN: Final[int] = ACTIONS.base("personal")
SELL_CARD: Final[int] = ACTIONS.base("sell")
DROP_OUT: Final[int] = ACTIONS.base("drop")
TAKE_PILE: Final[int] = ACTIONS.base("take")
ALSO_CARD: Final[int] = ACTIONS.base("also")
REST_AT: Final[int] = ACTIONS.base("rest")
