"""Why an action is not possible: the rule that says so, and the facts."""

from lunatheque.engine import Refusal, Text, text

from .actions import (
    CHOOSE_SET,
    DISCARD_CARD,
    KEEP_CARD,
    MARKET_TILES,
    PLACE_TILE,
    PLACES,
    PLAY_CARD,
    SPOTS,
    SWAP,
    TAKE_SLOT,
    WAYS,
)
from .colony import COLUMNS, MAX_ROWS
from .kinds import (
    CHOOSE,
    DISCARD,
    DOWN,
    END_TURN,
    ICONS,
    KEEP,
    KIND_IDS,
    NONE,
    PLACE,
    PLAY,
    ROBOT,
    ROUNDS,
    SCAFFOLD,
    STEPS,
    TAKE,
    TILE_IDS,
)
from .state import LunaCapital
from .telling import card_text, slot_text, tile_text

STEP_RULES = ("opening", "take", "recent-delivery", "play-card", "place-tiles", "landing-field", "end-turn")


def explain(state: LunaCapital, action: int) -> Refusal:
    """Why the seat that is asked may not play this action now."""
    wanted = step_of(action)
    if wanted != state.step:
        now, when = text(f"step-{STEPS[state.step]}"), "swap" if SWAP <= action < DISCARD_CARD else STEPS[wanted]
        return Refusal(step_rule(state), text("refuse-step", step=now, when=text(f"when-{when}")))
    if wanted == PLACE:
        tile, place = divmod(action - PLACE_TILE, SPOTS * 4)
        return explain_place(state, tile, place // 4, place % 4)
    if wanted == PLAY:
        mode, way = divmod(action - PLAY_CARD, WAYS)
        return explain_play(state, way // SPOTS, way % SPOTS, mode)
    if wanted == KEEP:
        return Refusal("landing-field", text("refuse-not-drawn", card=card_text(state.box, action - KEEP_CARD)))
    if wanted == DISCARD:
        return explain_discard(state, action - DISCARD_CARD)
    if wanted == CHOOSE:
        return Refusal(step_rule(state), text("refuse-no-set", number=action - CHOOSE_SET + 1))
    return explain_swap(state, action) if action >= SWAP else explain_take(state, action - TAKE_SLOT)


def step_rule(state: LunaCapital) -> str:
    """The rule of the step that the turn has come to."""
    return "solo-setup" if state.solo and state.step == CHOOSE else STEP_RULES[state.step]


def step_of(action: int) -> int:
    """The step of a turn in which an action can be played."""
    if action >= PLACE_TILE:
        return PLACE
    if action >= PLAY_CARD:
        return PLAY
    if action >= KEEP_CARD:
        return KEEP
    if action >= DISCARD_CARD:
        return DISCARD
    if action >= TAKE_SLOT:
        return TAKE
    return CHOOSE if action >= CHOOSE_SET else END_TURN


def explain_take(state: LunaCapital, slot: int) -> Refusal:
    """Why a slot cannot be taken."""
    if slot >= len(state.cards) or state.cards[slot] == NONE:
        return Refusal("take", text("refuse-empty-slot", slot=slot_text(slot)))
    return Refusal("empty-hand", text("refuse-empty-hand-before" if state.agreed.empty_hand else "refuse-empty-hand"))


def explain_swap(state: LunaCapital, action: int) -> Refusal:
    """Why two tiles cannot be exchanged."""
    one, other = divmod(action - SWAP, MARKET_TILES)
    if state.logistics[state.turn] == 0:
        return Refusal("logistics", text("refuse-no-logistics"))
    if state.swapped and state.agreed.one_swap:
        return Refusal("logistics", text("refuse-swapped"))
    for place in (one, other):
        slot = place // ROUNDS
        if slot >= len(state.tiles) or place % ROUNDS >= len(state.tiles[slot]):
            return Refusal("logistics", text("refuse-no-tile-there", slot=slot_text(slot)))
    if one // ROUNDS < other // ROUNDS and tile_at(state, one) != tile_at(state, other):
        # Such an exchange is possible: the tile has equals before it in its slot, and only the first is offered.
        named = one if one != first_equal(state, one) else other
        return Refusal("logistics", text("refuse-equal-swap", place=PLACES[first_equal(state, named)]))
    return Refusal("logistics", text("refuse-same-swap"))


def tile_at(state: LunaCapital, place: int) -> int:
    """The tile at a place of the market."""
    return state.tiles[place // ROUNDS][place % ROUNDS]


def first_equal(state: LunaCapital, place: int) -> int:
    """The first place of a slot where the same tile lies as at another place of it."""
    slot = place // ROUNDS
    return slot * ROUNDS + state.tiles[slot].index(tile_at(state, place))


def explain_discard(state: LunaCapital, card: int) -> Refusal:
    """Why a card cannot be discarded."""
    if card not in state.hands[state.turn]:
        return not_held(state, card, "recent-delivery")
    return Refusal("recent-delivery", text("refuse-discard-fresh", card=card_text(state.box, card)))


def not_held(state: LunaCapital, card: int, rule: str) -> Refusal:
    """A card is not in the hand."""
    return Refusal(rule, text("refuse-not-held", card=card_text(state.box, card)))


def explain_play(state: LunaCapital, card: int, spot: int, mode: int) -> Refusal:
    """Why a card cannot be played so."""
    colony = state.colonies[state.turn]
    if card not in state.hands[state.turn]:
        return not_held(state, card, "play-card")
    if not colony.spots and spot not in colony.free:
        return Refusal("placement-beside", text("refuse-first"))
    if spot in colony.spots:
        return Refusal("placement-cover", text("refuse-covered"))
    if spot not in colony.free:
        rows = [other // COLUMNS for other in [*colony.spots, spot]]
        if max(rows) - min(rows) >= MAX_ROWS:
            return Refusal("placement-rows", text("refuse-rows"))
        return Refusal("placement-beside", text("refuse-beside"))
    if mode == ROBOT:
        return Refusal("robots", text("refuse-no-robot" if state.robots[state.turn] == 0 else "refuse-robot-needless"))
    if mode == DOWN:
        return Refusal("face-down", text("refuse-face-down"))
    index = colony.free.index(spot)
    args: dict[str, int | str | Text] = {
        "number": state.box.numbers[card],
        "low": colony.lows[index],
        "high": min(colony.highs[index], 11),
    }
    return Refusal("placement-order", Text("refuse-order", args))


def explain_place(state: LunaCapital, tile: int, spot: int, corner: int) -> Refusal:
    """Why a tile cannot be placed there."""
    colony = state.colonies[state.turn]
    if KIND_IDS[tile // ICONS] not in state.box.names:
        return Refusal("setup-tiles", text("refuse-no-such-tile", tile=TILE_IDS[tile]))
    if tile not in state.pending:
        return Refusal("place-tiles", text("refuse-no-tile", tile=tile_text(tile)))
    if spot not in colony.spots:
        return Refusal("place-tiles", text("refuse-no-card-there"))
    index = colony.spots.index(spot)
    if colony.modes[index] == DOWN:
        return Refusal("face-down-plots", text("refuse-plot-down"))
    plot = index * 4 + corner
    if colony.heads[plot] == NONE:
        return Refusal("double-plots", text("refuse-second-half"))
    if colony.tops[plot] == SCAFFOLD:
        return Refusal("scaffolds", text("refuse-scaffold", tile=tile_text(tile // ICONS * ICONS)))
    return Refusal("place-tiles", text("refuse-taken"))
