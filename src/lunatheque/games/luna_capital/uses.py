"""What each piece of LUNA Capital is for, whether or not it can be used now."""

from .actions import (
    CHOOSE_SET,
    DISCARD_CARD,
    KEEP_CARD,
    MARKET_TILES,
    PLACE_TILE,
    PLAY_CARD,
    SPOTS,
    SWAP,
    TAKE_SLOT,
    WAYS,
)
from .colony import ORIGIN
from .kinds import CARD_IDS, DISCARD, DOWN, NONE, ROBOT, ROUNDS
from .plan import plot_id, spot_id
from .state import LunaCapital
from .touches import pending_id, tile_id


def uses(state: LunaCapital, seat: int, piece: str) -> list[int]:
    """The actions that a piece is for, the likeliest first."""
    if piece.startswith("card-"):
        return card_uses(state, seat, CARD_IDS.index(piece.removeprefix("card-")))
    if piece.startswith("tile-"):
        return tile_uses(state, piece)
    hand, colony = state.hands[seat], state.colonies[seat]
    free = colony.free[0] if colony.free else ORIGIN
    if piece == f"robots-{seat}":
        return [PLAY_CARD + ROBOT * WAYS + card * SPOTS + free for card in hand]
    if piece == f"turn-over-{seat}":
        return [PLAY_CARD + DOWN * WAYS + card * SPOTS + free for card in hand]
    if piece == f"logistics-{seat}":
        return [SWAP]
    if piece == "pile":
        return [DISCARD_CARD + card for card in hand]
    for plot in range(len(colony.heads)):
        if colony.heads[plot] != NONE and piece == plot_id(colony, seat, plot):
            place = colony.spots[plot >> 2] * 4 + (plot & 3)
            return [PLACE_TILE + tile * SPOTS * 4 + place for tile in state.pending or [0]]
    return [PLAY_CARD + card * SPOTS + spot for spot in colony.free if piece == spot_id(spot) for card in hand]


def card_uses(state: LunaCapital, seat: int, card: int) -> list[int]:
    """A card is taken, chosen with its set, kept, played or put under the pile; on one that lies, another would go."""
    if card in state.cards:
        return [TAKE_SLOT + state.cards.index(card)]
    if card in state.drawn:
        return [KEEP_CARD + card]
    sets = [CHOOSE_SET + number for number, cards in enumerate(state.sets) if card in cards]
    if sets:
        return sets
    colony = state.colonies[seat]
    if card in state.hands[seat]:
        if state.step == DISCARD:
            return [DISCARD_CARD + card]
        return [PLAY_CARD + card * SPOTS + spot for spot in colony.free]
    if card in colony.cards:
        spot = colony.spots[colony.cards.index(card)]
        return [PLAY_CARD + other * SPOTS + spot for other in state.hands[seat]]
    return []


def tile_uses(state: LunaCapital, piece: str) -> list[int]:
    """A tile comes with the card above it, or is exchanged; one that was taken is placed."""
    for n, tile in enumerate(state.pending):
        if piece == pending_id(state, n):
            spots = state.colonies[state.turn].spots
            return [PLACE_TILE + tile * SPOTS * 4 + spot * 4 + corner for spot in spots for corner in range(4)]
    for slot, tiles in enumerate(state.tiles):
        for n in range(len(tiles)):
            if piece == tile_id(tiles, slot, n):
                place = slot * ROUNDS + n
                return [TAKE_SLOT + slot, SWAP + place * MARKET_TILES + place]
    return []
