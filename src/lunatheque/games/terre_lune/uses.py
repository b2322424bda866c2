"""What each piece of De la Terre à la Lune is for, whether or not it can be used now."""

from .actions import AMBUSH, CHOOSE, DEFI, GO, INSPECT, PLAY, ROLL_DICE, SHOVE, SLIP, SLIP_PLACES, STAY, SWAP
from .state import TerreLune
from .things import CARD_IDS, COLOURS, EXHAUSTED, MOON, MOVE, NODE_IDS
from .touches import loose_pieces


def uses(state: TerreLune, seat: int, piece: str) -> list[int]:
    """The actions that a piece is for, the likeliest first."""
    kind, _, name = piece.partition("-")
    if kind in ("dice", "die"):
        return [ROLL_DICE]
    if kind == "step":
        node = NODE_IDS.index(name)
        return [GO + node, STAY] if node == MOON == state.rockets[seat].node else [GO + node]
    if kind == "rocket":
        return rocket_uses(state, seat, int(name))
    if kind in ("pile", "trump"):
        return [DEFI] if name else []
    if kind in ("talon", "discards"):
        return [SWAP]
    if kind == "card":
        card = CARD_IDS.index(name)
        return [PLAY + card] if card in state.rockets[seat].hand else []
    if kind == "crater":
        return [INSPECT + int(name) - 1]
    if kind == "stack":
        owner, number = [int(part) for part in name.split("-")]
        return [SLIP + number * SLIP_PLACES] if owner == seat else [CHOOSE + number - 1]
    if piece == f"player-{seat}-trip":  # an exhausted option comes back from a stack
        return [SLIP + SLIP_PLACES] if state.rockets[seat].stacks else []
    return [SLIP + 1] if piece in loose_pieces(state, seat, EXHAUSTED) else []


def rocket_uses(state: TerreLune, seat: int, other: int) -> list[int]:
    """One's own rocket flies, though never to where it stands; others are pushed or ambushed."""
    if other == seat:
        return [] if state.phase == MOVE else [GO + state.rockets[seat].node]
    return [SHOVE + 2 * other, AMBUSH + len(COLOURS) * other]
