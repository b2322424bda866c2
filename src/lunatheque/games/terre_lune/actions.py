"""Everything that can be decided in De la Terre à la Lune, its notation and its number."""

from typing import Final

from lunatheque.engine import Codec, Kind

from .things import CARD_IDS, COLOURS, HAND, NODE_IDS, PAWNS, SEATS

STACKS: Final = range(1, PAWNS + 1)
PLACES: Final = ("hand", *STACKS)
CHOICES: Final = tuple(
    "+".join(str(place + 1) for place in range(HAND) if chosen >> place & 1) for chosen in range(1, 1 << HAND)
)
"""Some of the five cards of a hand, by their places: the number of a choice plus 1 has their bits."""

ACTIONS: Final = Codec(
    Kind("pass"),
    Kind("roll"),
    Kind("stay"),
    Kind("leave"),
    Kind("move {step}", step=NODE_IDS),
    Kind("push {seat} {way}", seat=SEATS, way=("forward", "back")),
    Kind("exchange {cards}", cards=CHOICES),
    Kind("defi {trump}", trump=COLOURS),
    Kind("ambush {seat} {trump}", seat=SEATS, trump=COLOURS),
    Kind("play {card}", card=CARD_IDS),
    Kind("pick {stack}", stack=STACKS),
    Kind("look {crater}", crater=STACKS),
    Kind("take {bluff}", bluff=range(3)),
    Kind("slip {source} {target}", source=PLACES, target=PLACES),
    Kind("hide {one} {two}", one=STACKS, two=("none", *STACKS)),
)

PASS: Final[int] = ACTIONS.base("pass")
ROLL_DICE: Final[int] = ACTIONS.base("roll")
STAY: Final[int] = ACTIONS.base("stay")
LEAVE: Final[int] = ACTIONS.base("leave")
GO: Final[int] = ACTIONS.base("move")
SHOVE: Final[int] = ACTIONS.base("push")
SWAP: Final[int] = ACTIONS.base("exchange")
DEFI: Final[int] = ACTIONS.base("defi")
AMBUSH: Final[int] = ACTIONS.base("ambush")
PLAY: Final[int] = ACTIONS.base("play")
CHOOSE: Final[int] = ACTIONS.base("pick")
INSPECT: Final[int] = ACTIONS.base("look")
KEEP: Final[int] = ACTIONS.base("take")
SLIP: Final[int] = ACTIONS.base("slip")
SLIP_PLACES: Final = 9
HIDE: Final[int] = ACTIONS.base("hide")
FORWARD: Final = 0
BACK: Final = 1
