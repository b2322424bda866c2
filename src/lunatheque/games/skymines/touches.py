"""How each action is done by hand, what lights up meanwhile, and what it costs or brings."""

from lunatheque.scene import Point, Touch

from .actions import (
    ADVANCE_ON,
    ALSO_CARD,
    BUY_CARD,
    DECLARE_RESOURCE,
    DROP_OUT,
    ENTER,
    EXPAND_COMPANY,
    FLIP,
    KEEP_TOKEN,
    PAY_BARRIER,
    PLACE_OUTPOST,
    PUT_CARD,
    READY,
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
from .cards import element_of, face_up, price, sum_up
from .expansion import NO_WAY, entry_cost, has_short_cut, oust_cost
from .kinds import (
    CARD_IDS,
    COLUMNS,
    COMPANIES,
    COMPANY_IDS,
    ELEMENT_IDS,
    ENERGY,
    EXPAND,
    FREE,
    NONE,
    P_ENERGY,
    PLAN_COLUMNS,
    PLAN_IDS,
    SLOT_IDS,
    SLOTS,
    SPOT_IDS,
    STORE,
    TILE,
    TOKEN_IDS,
)
from .planning import free_slot
from .research import is_flipped, next_plan
from .rounds import resting_slot
from .scene_board import OUTPOST_LOW
from .scene_places import medal_place, sector_place, track_step
from .scene_players import card_id, own_id
from .state import Skymines
from .table import Table
from .tracks import COMPANY_UNIT


def touches(state: Skymines, seat: int) -> dict[int, Touch]:
    """For each legal action of a seat, the pieces to touch."""
    return {action: touch(state, seat, action) for action in state.legal(seat)}


def touch(table: Table, seat: int, action: int) -> Touch:
    """The pieces to touch for an action; what has none is a button."""
    if action < READY:
        if action >= PUT_CARD:
            slot = SLOT_IDS[free_slot(table, seat)]
            return Touch((card_id(seat, action - PUT_CARD), f"slot-{seat}-{slot}"))
        return Touch((f"token-{TOKEN_IDS[action - KEEP_TOKEN]}",))
    if DECLARE_RESOURCE <= action < USE_CARD:
        return Touch((f"resource-{ELEMENT_IDS[action - DECLARE_RESOURCE]}",))
    if USE_CARD <= action < BUY_CARD:
        return touch_card(table, seat, action - USE_CARD)
    if BUY_CARD <= action < ADVANCE_ON:
        space = action - BUY_CARD
        cost = 0 if table.step == FREE else price(table, seat, space)
        return Touch((card_id(NONE, table.display[space]),), value=-cost)
    if ADVANCE_ON <= action < PAY_BARRIER:
        return touch_track(table, seat, action - ADVANCE_ON)
    if EXPAND_COMPANY <= action < ENTER:
        return touch_moon(table, seat, action)
    if ENTER <= action < TAKE_PLAN:
        return touch_upload(table, seat, action)
    if TAKE_PLAN <= action < DROP_OUT:
        return touch_space(table, seat, action)
    if TAKE_PILE <= action < ALSO_CARD:
        return Touch((f"pile-{seat}-{SLOT_IDS[action - TAKE_PILE]}",))
    if ALSO_CARD <= action < REST_AT:
        return Touch((card_id(seat, action - ALSO_CARD),))
    if action >= REST_AT:
        card = table.card if table.step == STORE else table.slots[seat * SLOTS + resting_slot(table, seat)]
        return Touch((card_id(seat, card), f"pile-{seat}-{SLOT_IDS[action - REST_AT]}"))
    return Touch((), value=-barrier_cost(table, seat) if action == PAY_BARRIER else None)


def barrier_cost(table: Table, seat: int) -> int:
    """What the barrier costs before which a marker stands."""
    space = table.spaces[seat * COMPANIES + table.company]
    return table.box.barriers[table.tracks[table.company]][space]


def used_id(seat: int, card: int) -> str:
    """The piece of a card in play, or of a bonus tile."""
    return f"tile-{CARD_IDS[card]}" if card >= TILE else card_id(seat, card)


def touch_card(table: Table, seat: int, card: int) -> Touch:
    """A card is used: cards of the same resource, which could be used with it, light up."""
    element = element_of(table, card)
    alike = [used_id(seat, other) for other in face_up(table, seat) if element_of(table, other) == element]
    value = table.box.values[card]
    return Touch((used_id(seat, card),), tuple(alike), value=value if value else None)


# Tracks -----------------------------------------------------------------------------------------------------------


def touch_track(table: Table, seat: int, company: int) -> Touch:
    """A marker advances, up to a barrier: its way, and the shares that it brings."""
    points = table.points if table.element != NONE else table.gifts[0] % COMPANY_UNIT
    track = table.tracks[company]
    last, start = table.box.track_last[track], table.spaces[seat * COMPANIES + company]
    end = start
    while points > 0 and end < last and not table.box.barriers[track][end]:
        end += 1
        points -= 1
    side = table.box.sides[company]
    path = tuple(track_step(side, space, last) for space in range(start, end + 1))
    shares = table.box.shares[track][end] - table.box.shares[track][start]
    id = COMPANY_IDS[company]
    return Touch((f"track-{id}",), (f"marker-{id}-{seat}",), path if len(path) > 1 else (), shares)


# The Moon ---------------------------------------------------------------------------------------------------------


def touch_moon(table: Table, seat: int, action: int) -> Touch:
    """Companies expanded, outposts placed and returned."""
    if action >= RETURN_TO:
        return Touch((f"column-{COMPANY_IDS[table.ousted]}-{action - RETURN_TO}",))
    if action >= PLACE_OUTPOST:
        sector, column = divmod(action - PLACE_OUTPOST, COLUMNS)
        return touch_sector(table, seat, sector + 1, column)
    company = action - EXPAND_COMPANY
    if table.step == EXPAND:
        return Touch((f"station-{COMPANY_IDS[company]}",), value=table.expansion)
    energy = [used_id(seat, card) for card in face_up(table, seat) if element_of(table, card) == ENERGY]
    points = sum_up(table, seat, ENERGY) + table.count_perk(seat, P_ENERGY)
    return Touch((f"station-{COMPANY_IDS[company]}",), tuple(energy), value=points)


def touch_sector(table: Table, seat: int, sector: int, column: int) -> Touch:
    """An outpost goes from a column to a sector: the way it takes, and what that costs."""
    company = table.company
    cost = entry_cost(table, company, sector, has_short_cut(table), oust_cost(table, seat))
    id = COMPANY_IDS[company]
    lights = [f"station-{id}"]
    if table.holders[sector] != NONE:
        lights.append(f"outpost-{sector}")
    source = entry_source(table, company, sector)
    if source != NONE:
        lights.append(f"outpost-{source}")
    x, y = sector_place(table.box, sector)
    start = medal_place(table.box.sides[company]) if source == NONE else lowered(sector_place(table.box, source))
    path = (start, lowered((x, y)))
    return Touch((f"column-{id}-{column}", f"sector-{sector}"), tuple(lights), path, -cost)


def lowered(place: Point) -> Point:
    """Where the outpost of a sector stands."""
    return place[0], place[1] + OUTPOST_LOW


def entry_source(table: Table, company: int, sector: int) -> int:
    """The sector from which entering another is cheapest; `NONE` is the station."""
    best, source = table.box.dock_costs[company][sector] or NO_WAY, NONE
    for near, cost in zip(table.box.near[sector], table.box.borders[sector], strict=True):
        if table.holders[near] == company and cost < best:
            best, source = cost, near
    return source


# Research, bonus spaces -------------------------------------------------------------------------------------------


def touch_upload(table: Table, seat: int, action: int) -> Touch:
    """The upload marker enters the next plan."""
    step = table.upload[seat]
    piece = f"flipped-{seat}-{step}" if is_flipped(table, seat, step) else f"plan-{PLAN_IDS[next_plan(table, seat)]}"
    if action == ENTER:
        return Touch((piece,))
    return Touch((), (piece,), value=-table.box.flip if action == FLIP else None)


def touch_space(table: Table, seat: int, action: int) -> Touch:
    """Plans taken, bonus markers placed, cards sold."""
    if action >= SELL_CARD:
        card = action - SELL_CARD
        return Touch((card_id(seat, card),), value=table.box.resales[card])
    markers = (f"markers-{seat}",)
    if action >= USE_OWN:
        return Touch((own_id(seat, action - USE_OWN),), markers)
    if action >= USE_SPOT:
        spot = action - USE_SPOT
        return Touch((f"spot-{SPOT_IDS[spot]}",), markers, value=-table.box.spot_costs[spot] or None)
    if action >= TAKE_SPECIAL:
        plan = table.specials[action - TAKE_SPECIAL + 2]
        return Touch((f"plan-{PLAN_IDS[plan]}",), value=-table.box.plan_costs[-1])
    place = action - TAKE_PLAN
    row = place // PLAN_COLUMNS
    coins = (f"supplement-{row}",) if table.supplements[row] else ()
    return Touch((f"plan-{PLAN_IDS[table.plans[place]]}",), coins, value=-table.box.plan_costs[row])
