"""Positions that cannot be: what a position must hold so that it can be shown and played on."""

from typing import Final

from lunatheque.engine import Reader

from .bonus import markers, markers_left, own_perk
from .kinds import (
    ADVANCE,
    BARRIER,
    CARD_IDS,
    COMPANIES,
    COMPANY_IDS,
    DECLARE,
    EXPAND,
    EXTRA,
    FREE,
    NONE,
    OUST,
    PLACE,
    PLAN,
    RESEARCH,
    RESOURCE_TILE,
    REST,
    SLOT_IDS,
    SLOTS,
    SPEND,
    START,
    STEP_IDS,
    STORE,
    TILE,
    TILE_IDS,
    TOKEN,
    UPLOAD,
)
from .rounds import resting_slot
from .state import Skymines
from .tracks import COMPANY_UNIT, PAIR

NEEDS: Final = {
    SPEND: ("element", "points"),
    STORE: ("card",),
    ADVANCE: ("gifts",),
    BARRIER: ("company", "steps"),
    EXPAND: ("expansion",),
    PLACE: ("company", "points"),
    OUST: ("ousted",),
    UPLOAD: ("uploading",),
    RESEARCH: ("research",),
    FREE: ("free_card",),
}
"""What must have been begun in a turn for each of its steps."""


def check(state: Skymines, reader: Reader) -> None:
    """Refuse what cannot be, and say what and where."""
    for seat in range(state.seats):
        check_person(state, seat, Reader({}, f"player {seat + 1}"))
    for player in range(state.seats, state.players):
        if state.spots.count(player) > state.box.markers:
            raise reader.error(f"bonus: a Luna has {state.box.markers} markers, not {state.spots.count(player)}")
    extras = [card for cards in (*state.hands, *state.piles, state.slots, state.gone) for card in cards]
    for card in range(EXTRA, TILE):
        if extras.count(card) > 1:
            raise reader.error(f"{CARD_IDS[card]} lies in two places")
    if not state.over:
        check_rounds(state, reader)
        check_step(state, reader)
        check_decision(state, reader)


def check_person(state: Skymines, seat: int, reader: Reader) -> None:
    """Cards, plans and bonus markers of a person."""
    cards = state.hands[seat][:]
    for slot in range(SLOTS):
        place = seat * SLOTS + slot
        if state.opened[seat] >> slot & 1 == 0 and (state.slots[place] != NONE or state.piles[place]):
            opens = "'tank'" if slot == 0 else "'upload'"
            raise reader.error(
                f"slots: {SLOT_IDS[slot]} and its resting pile are closed; 'opened' or {opens} opens them"
            )
        cards += [*state.piles[place], state.slots[place]]
    for card in range(START, EXTRA):
        if cards.count(card) > 1:
            raise reader.error(f"{CARD_IDS[card]} lies in two places")
    plans, upload = len(state.steps_taken[seat]), state.upload[seat]
    if upload > plans:
        raise reader.error(f"upload: the marker is on step {upload}, but 'plans' names {plans} plans to stand on")
    for space in range(COMPANIES * 2):
        if state.own_used[seat] >> space & 1 and own_perk(state, seat, space) == NONE:
            raise reader.error(
                f"own_used: the track of {COMPANY_IDS[space // 2]} has given no bonus space {space % 2 + 1}"
            )
    if markers_left(state, seat) < 0:
        most = markers(state, seat)
        raise reader.error(
            f"bonus: {most - markers_left(state, seat)} markers lie on bonus spaces, and there are {most}"
        )


def check_rounds(state: Skymines, reader: Reader) -> None:
    """Special plans lie open up to this round, and there is one for each round to come."""
    for round in range(state.round + 1, len(state.specials)):
        if state.specials[round] != NONE:
            raise reader.error(f"specials: that of round {round} is not turned up before; it is round {state.round}")
    left = state.agreed.rounds - state.round
    if len(state.hidden_specials) < left:
        raise reader.error(f"hidden_specials: {left} rounds need one each, and there are {len(state.hidden_specials)}")


def check_step(state: Skymines, reader: Reader) -> None:
    """What the step of the turn is about must be there."""
    step = STEP_IDS[state.step]
    if state.turn >= state.seats:
        raise reader.error(f"turn: Luna plays by herself, so it is the turn of a seat from 0 to {state.seats - 1}")
    for key in NEEDS.get(state.step, ()):
        value = getattr(state, key)
        if value == NONE or (not value and key not in ("element", "card", "company", "ousted")):
            raise reader.error(f"step: {step!r} needs {key!r} in 'acting'")
    for gift in state.gifts:
        if gift % COMPANY_UNIT == 0 or gift % PAIR > COMPANIES * COMPANY_UNIT + COMPANY_UNIT - 1:
            raise reader.error(f"acting: gifts: {gift} is no number of spaces")
    if state.step == ADVANCE and state.gifts[0] % PAIR >= COMPANY_UNIT:
        raise reader.error("step: 'advance' asks for a track, but the first of 'gifts' in 'acting' names one")
    if state.step == BARRIER:
        place = state.turn * COMPANIES + state.company
        cost = state.box.barriers[state.tracks[state.company]][state.spaces[place]]
        if cost == 0 or state.cash[state.turn] < cost:
            raise reader.error(f"step: 'barrier' needs one before space {state.spaces[place] + 1} that can be paid")
    if state.step == REST and resting_slot(state, state.turn) == NONE:
        raise reader.error("step: 'rest' needs a card in a slot")
    tile = RESOURCE_TILE - TILE
    if state.step == DECLARE and (state.tile_owner[tile] != state.turn or state.declared != NONE):
        raise reader.error(f"step: 'declare' needs the owner of {TILE_IDS[tile]} in 'turn' and nothing in 'declared'")
    if state.step not in (TOKEN, PLAN, DECLARE) and state.tile_owner[tile] != NONE and state.declared == NONE:
        raise reader.error(f"declared: the resource of {TILE_IDS[tile]} was named when the cards were turned up")


def check_decision(state: Skymines, reader: Reader) -> None:
    """Somebody must decide, and has something to choose from."""
    step, actors = STEP_IDS[state.step], state.actors()
    if not actors:
        raise reader.error(f"step: in {step!r} somebody is not 'ready' yet")
    for seat in actors:
        if state.out[seat]:
            raise reader.error(f"turn: player {seat + 1} has dropped out ('out')")
        if not state.legal(seat):
            raise reader.error(f"step: in {step!r} player {seat + 1} has nothing to choose from")
