"""Everything that can be decided in Jeu des Étoiles, its notation and its number."""

from typing import Final

from lunatheque.engine import Codec, Kind

from .catalogue import CONSTELLATION_IDS, STAR_IDS
from .components import ROCKET_IDS

ACTIONS: Final = Codec(
    Kind("draw"),
    Kind("throw"),
    Kind("stop"),
    Kind("done"),
    Kind("rocket {colour}", colour=ROCKET_IDS),
    Kind("name {constellation}", constellation=CONSTELLATION_IDS),
    Kind("go {star}", star=STAR_IDS),
)

DRAW: Final[int] = ACTIONS.base("draw")
THROW: Final[int] = ACTIONS.base("throw")
STOP: Final[int] = ACTIONS.base("stop")
DONE: Final[int] = ACTIONS.base("done")
ROCKET: Final[int] = ACTIONS.base("rocket")
NAME: Final[int] = ACTIONS.base("name")
GO: Final[int] = ACTIONS.base("go")
