"""Prompts and actions of LUNA Capital in words, as message ids with arguments."""

from lunatheque.engine import Text, text

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
from .kinds import DEMOLITION, ICONS, MODES, PHASES, PLACE, PLAY, ROUNDS, STEPS
from .state import LunaCapital
from .telling import card_text, plot_text, seat_text, slot_text, spot_text, tile_text, tiles_text


def prompt(state: LunaCapital, seat: int) -> Text:
    """What a seat is asked now, or whom it waits for."""
    if state.over:
        return text("prompt-over")
    if seat != state.turn:
        return text("prompt-wait", player=seat_text(state.turn))
    if state.step == PLAY and is_stuck(state):
        return text("prompt-play-stuck")
    if state.step == PLACE:
        return text("prompt-place", tiles=tiles_text(state.pending))
    return text(f"prompt-{STEPS[state.step]}", phase=PHASES[state.phase], round=state.round)


def describe(state: LunaCapital, action: int) -> Text:
    """An action in words."""
    if action >= PLACE_TILE:
        return describe_place(state, action)
    if action >= PLAY_CARD:
        mode, way = divmod(action - PLAY_CARD, WAYS)
        spot = spot_text(state.colonies[state.turn], way % SPOTS)
        return text(f"action-{MODES[mode]}", card=card_text(state.box, way // SPOTS), spot=spot)
    if action >= KEEP_CARD:
        return text("action-keep", card=card_text(state.box, action - KEEP_CARD))
    if action >= DISCARD_CARD:
        return text("action-discard", card=card_text(state.box, action - DISCARD_CARD))
    if action >= SWAP:
        one, other = divmod(action - SWAP, MARKET_TILES)
        return text(
            "action-swap",
            tile=market_tile(state, one),
            slot=slot_text(one // ROUNDS),
            other=market_tile(state, other),
            to=slot_text(other // ROUNDS),
        )
    if action >= TAKE_SLOT:
        slot = action - TAKE_SLOT
        args = {"card": card_text(state.box, state.cards[slot]), "tiles": tiles_text(state.tiles[slot])}
        return text("action-take-marked" if slot == state.marker else "action-take", slot=slot_text(slot), **args)
    if action >= CHOOSE_SET:
        first, second, third = [card_text(state.box, card) for card in state.sets[action - CHOOSE_SET]]
        return text("action-choose", number=action - CHOOSE_SET + 1, first=first, second=second, third=third)
    return text("action-end")


def describe_place(state: LunaCapital, action: int) -> Text:
    """A way to place a tile."""
    tile, place = divmod(action - PLACE_TILE, SPOTS * 4)
    return text(
        "action-demolish" if tile // ICONS == DEMOLITION else "action-place",
        tile=tile_text(tile),
        plot=plot_text(state.colonies[state.turn], place // 4, place % 4),
    )


def market_tile(state: LunaCapital, place: int) -> Text:
    """A tile of the market."""
    return tile_text(state.tiles[place // ROUNDS][place % ROUNDS])
