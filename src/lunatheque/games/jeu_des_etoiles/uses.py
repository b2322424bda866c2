"""What each piece of Jeu des Étoiles is for, whether or not it can be used now."""

from .actions import DRAW, GO, ROCKET, STOP, THROW
from .catalogue import STAR_IDS
from .components import ROCKET_IDS
from .state import JeuDesEtoiles


def uses(state: JeuDesEtoiles, seat: int, piece: str) -> list[int]:
    """The actions that a piece is for, the likeliest first."""
    single = {"die": THROW, "pile": DRAW, f"rocket-{seat}": STOP}
    if piece in single:
        return [single[piece]]
    kind, _, name = piece.partition("-")
    if kind == "star":
        return [GO + STAR_IDS.index(name)]
    return [ROCKET + ROCKET_IDS.index(name)] if kind == "free" else []
