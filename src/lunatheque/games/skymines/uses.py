"""What each piece of Skymines is for, whether or not it can be used now."""

from .actions import (
    ADVANCE_ON,
    ALSO_CARD,
    BUY_CARD,
    DECLARE_RESOURCE,
    ENTER,
    EXPAND_COMPANY,
    KEEP_TOKEN,
    PLACE_OUTPOST,
    PUT_CARD,
    REST_AT,
    RETURN_TO,
    SELL_CARD,
    TAKE_PILE,
    TAKE_PLAN,
    TAKE_SPECIAL,
    USE_CARD,
    USE_OWN,
    USE_SPOT,
)
from .kinds import (
    CARD_IDS,
    COLUMNS,
    COMPANIES,
    COMPANY_IDS,
    ELEMENT_IDS,
    PLAN_IDS,
    SLOT_IDS,
    SLOTS,
    SPOT_IDS,
    TILE,
    TOKEN_IDS,
)
from .scene_players import card_id, own_id
from .state import Skymines


def uses(state: Skymines, seat: int, piece: str) -> list[int]:
    """The actions that a piece is for, the likeliest first."""
    kind, _, name = piece.partition("-")
    if kind == "card":
        return card_uses(state, seat, piece)
    if kind == "tile":
        owned = state.tile_owner[CARD_IDS.index(name) - TILE] == seat
        return [USE_CARD + CARD_IDS.index(name)] if owned else []
    if kind in ("track", "marker", "station", "column"):
        return company_uses(seat, kind, name)
    if kind in ("sector", "outpost"):
        return [PLACE_OUTPOST + (int(name) - 1) * COLUMNS + column for column in range(COLUMNS)]
    if kind == "plan" and name in PLAN_IDS:
        return plan_uses(state, seat, PLAN_IDS.index(name))
    if kind in ("spot", "bonus"):
        return [USE_SPOT + SPOT_IDS.index(name)]
    if kind == "token":
        return [KEEP_TOKEN + TOKEN_IDS.index(name)] if name in TOKEN_IDS else []
    if kind == "resource":
        return [DECLARE_RESOURCE + ELEMENT_IDS.index(name)]
    return board_uses(state, seat, piece)


def card_uses(state: Skymines, seat: int, piece: str) -> list[int]:
    """A card is acquired, planned, used, sold, or taken back with its pile."""
    for card in range(TILE):
        if piece == card_id(seat, card):
            if card == state.card:
                return [REST_AT + pile for pile in range(SLOTS)]
            if card in state.display:
                return [BUY_CARD + state.display.index(card)]
            if card in state.hands[seat]:
                return [PUT_CARD + card, SELL_CARD + card]
            slots = state.slots[seat * SLOTS : (seat + 1) * SLOTS]
            if card in slots:
                return [USE_CARD + card]
            piles = state.piles[seat * SLOTS : (seat + 1) * SLOTS]
            return [
                action
                for slot, pile in enumerate(piles)
                if card in pile
                for action in (TAKE_PILE + slot, ALSO_CARD + card, SELL_CARD + card)
            ]
    return []


def company_uses(seat: int, kind: str, name: str) -> list[int]:
    """Companies are advanced on and expanded; outposts leave their columns and come back."""
    company, _, rest = name.partition("-")
    number = COMPANY_IDS.index(company)
    if kind == "track":
        return [ADVANCE_ON + number]
    if kind == "marker":
        return [ADVANCE_ON + number] if rest == str(seat) else []
    return [EXPAND_COMPANY + number] if kind == "station" else [EXPAND_COMPANY + number, RETURN_TO + int(rest)]


def plan_uses(state: Skymines, seat: int, plan: int) -> list[int]:
    """A plan is taken; one's own is entered."""
    if plan in state.plans:
        return [TAKE_PLAN + state.plans.index(plan)]
    if plan in state.specials:
        return [TAKE_SPECIAL + state.specials.index(plan) - 2]
    return [ENTER] if plan in state.steps_taken[seat] else []


def board_uses(state: Skymines, seat: int, piece: str) -> list[int]:
    """What belongs to the board of a player: slots, resting piles, bonus spaces, plans that were turned face down."""
    for slot, id in enumerate(SLOT_IDS):
        if piece == f"slot-{seat}-{id}":
            return [PUT_CARD + card for card in state.hands[seat]]
        if piece == f"pile-{seat}-{id}":
            return [TAKE_PILE + slot, REST_AT + slot]
    if piece.startswith(f"flipped-{seat}-"):
        return [ENTER]
    return [USE_OWN + space for space in range(2 * COMPANIES) if piece == own_id(seat, space)]
