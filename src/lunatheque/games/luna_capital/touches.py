"""How each action is done by hand, what lights up meanwhile, and what it brings."""

from collections.abc import Sequence

from lunatheque.scene import Touch

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
from .choices import is_stuck
from .colony import Colony
from .kinds import (
    CARD_IDS,
    CLASS,
    COMPLEX,
    DOWN,
    HABITAT,
    ICONS,
    LANDING,
    LIFE_SUPPORT,
    NONE,
    ROBOT,
    ROUNDS,
    TILE_IDS,
)
from .plan import plot_id, spot_id
from .scoring import colony_worth, largest_groups
from .state import LunaCapital


def touches(state: LunaCapital, seat: int) -> dict[int, Touch]:
    """For each legal action of a seat, the pieces to touch."""
    return {action: touch(state, seat, action) for action in state.legal(seat)}


def touch(state: LunaCapital, seat: int, action: int) -> Touch:
    """The pieces to touch for an action."""
    if action >= PLACE_TILE:
        tile, place = divmod(action - PLACE_TILE, SPOTS * 4)
        return touch_plot(state, seat, tile, state.colonies[seat].plot_at(place // 4, place % 4))
    if action >= PLAY_CARD:
        mode, way = divmod(action - PLAY_CARD, WAYS)
        pieces = (card_id(way // SPOTS), spot_id(way % SPOTS))
        if mode == ROBOT:
            return Touch((f"robots-{seat}", *pieces))
        return Touch((f"turn-over-{seat}", *pieces) if mode == DOWN and not is_stuck(state) else pieces)
    if action >= KEEP_CARD:
        return Touch((card_id(action - KEEP_CARD),))
    if action >= DISCARD_CARD:
        return Touch((card_id(action - DISCARD_CARD), "pile"))
    if action >= SWAP:
        one, other = divmod(action - SWAP, MARKET_TILES)
        places = [tile_id(state.tiles[place // ROUNDS], place // ROUNDS, place % ROUNDS) for place in (one, other)]
        return Touch((f"logistics-{seat}", *places))
    if action >= TAKE_SLOT:
        slot = action - TAKE_SLOT
        lights = [tile_id(state.tiles[slot], slot, n) for n in range(len(state.tiles[slot]))]
        return Touch((card_id(state.cards[slot]),), tuple(lights))
    if action >= CHOOSE_SET:
        cards = [card_id(card) for card in state.sets[action - CHOOSE_SET]]
        return Touch((cards[0],), tuple(cards))
    return Touch(())


def card_id(card: int) -> str:
    """The piece of a card that a viewer knows."""
    return f"card-{CARD_IDS[card]}"


def heap_id(kind: str) -> str:
    """The piece for what the Automate has of a kind."""
    return f"heap-{kind}"


def tile_id(tiles: Sequence[int], slot: int, n: int) -> str:
    """The piece of a tile of the market: which of equal tiles of a slot it is does not matter."""
    return f"tile-{slot}-{TILE_IDS[tiles[n]]}-{tiles[:n].count(tiles[n])}"


def pending_id(state: LunaCapital, n: int) -> str:
    """The piece of a tile that is still to be placed: it keeps the id that it had in the market."""
    return tile_id(state.pending, state.taken, n)


def touch_plot(state: LunaCapital, seat: int, tile: int, plot: int) -> Touch:
    """A tile goes to a plot: the plots that score with it light up, and what it brings is written there."""
    colony = state.colonies[seat]
    after = colony.with_tile(tile, tile // ICONS, plot)
    gain = colony_worth(state, after) - colony_worth(state, colony)
    lights = tuple([plot_id(state.colonies[seat], seat, other) for other in scoring_with(after, plot)])
    return Touch(
        (pending_id(state, state.pending.index(tile)), plot_id(state.colonies[seat], seat, plot)), lights, value=gain
    )


def scoring_with(colony: Colony, plot: int) -> list[int]:
    """The plots that a plot scores with: its group, what a construction counts, the constructions that count it."""
    kind = colony.tops[plot]
    category = CLASS[kind]
    found: list[int] = []
    if 0 <= category < LIFE_SUPPORT:
        group = largest_groups(colony)[category]
        found += (
            group if plot in group else [near for near in colony.beside[plot] if CLASS[colony.tops[near]] == category]
        )
    if HABITAT <= kind < COMPLEX:
        found += [near for near in colony.around[plot] if CLASS[colony.tops[near]] == kind - HABITAT]
    if COMPLEX <= kind < LANDING:
        found += of_class(colony, kind - COMPLEX)
    if category != NONE:
        found += [near for near in colony.around[plot] if colony.tops[near] == HABITAT + category]
        found += of_kind(colony, COMPLEX + category)
    return sorted(set(found) - {plot})


def of_class(colony: Colony, category: int) -> list[int]:
    """The plots that show a class."""
    return [
        plot for plot in range(len(colony.heads)) if colony.heads[plot] != NONE and CLASS[colony.tops[plot]] == category
    ]


def of_kind(colony: Colony, kind: int) -> list[int]:
    """The plots that show a kind of tile."""
    return [plot for plot in range(len(colony.heads)) if colony.heads[plot] != NONE and colony.tops[plot] == kind]
