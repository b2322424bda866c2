"""What a position is worth, for bots: what a player would score now, and what cards, markers and plans promise."""

from math import exp
from typing import Final

from lunatheque.engine.ranks import share_victory

from .bonus import markers_left
from .cards import element_of
from .kinds import (
    ALSO,
    COMPANIES,
    NONE,
    PLAN,
    RESOURCE_TILE,
    REST,
    SCIENTIST,
    SHARE,
    SLOTS,
    TAKE,
    TILE,
    TILES,
)
from .research import is_flipped
from .scoring import ranks
from .station import share_value
from .table import Table
from .tracks import COMPANY_UNIT
from .worth import (
    CASH,
    LATER,
    POINT,
    RESEARCH,
    W_ENERGY,
    W_STEP,
    free_slots,
    gain_worth,
    part_shares,
    plans_worth,
    potential,
    ramp,
    scientist_worth,
    smooth,
    upload_worth,
    weigh,
)

SCALE: Final[list[float]] = [8.0, 14.0, 16.0, 17.0, 18.0, 19.0, 20.0]
"""So many crypcoins more make a win about three times as likely; the more rounds are to come, the less they say."""
SHARE_PART: Final = 0.65
SHARE_MORE: Final = ramp(0.8, 5.0)
"""How much of its value today a share has, as companies are ousted too, and how much it gains."""
TANK: Final = ramp(0.9, 0.45)
"""A crypcoin of the tank."""
PLACING: Final = 0.8
"""How much of their worth energy points have once a company is chosen."""
MARKER_WORTH: Final = 3.5
LAST_MARKER_WORTH: Final = 0.4
"""A bonus marker that is still to be placed, and in the last round."""
SCIENTIST_TILE: Final = 2.2
"""A marker on the space of the bonus tile with a scientist."""
FIRST_WORTH: Final = 0.3
CYCLE: Final = 2.7
SHORTEST_CYCLE: Final = 2.2
"""After how many rounds a card comes back, and at the least."""
IN_HAND: Final = 0.12
AT_REST: Final = 0.06
LUNA: Final[list[float]] = [49.0, 95.0, 105.0, 105.0, 105.0, 100.0, 100.0]
"""What Luna adds at level 2, by how many rounds are to come; measured like the others, so in part what she has."""
LUNA_LEVEL: Final = 2.0
"""And for each round to come at a higher level."""


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win: by what everybody is worth and promises, Luna too."""
    if table.over:
        return share_victory(ranks(table))[: table.seats]
    all_worths = worths(table)
    best = max(all_worths)
    scale = SCALE[table.agreed.rounds - table.round]
    weights = [exp((worth - best) / scale) for worth in all_worths]
    total = sum(weights)
    return [weights[seat] / total for seat in range(table.seats)]


def worths(table: Table) -> list[float]:
    """What each player, Luna too, is likely to have in the end, measured against the others."""
    left = table.agreed.rounds - table.round
    values: list[float] = []
    for company in range(COMPANIES):
        values.append(SHARE_PART * share_value(table, company) + SHARE_MORE[left])
    found: list[float] = []
    for player in range(table.players):
        worth = standing(table, player, left, values)
        if player < table.seats:
            worth += promise(table, player, left, weigh(table, player, left))
        else:
            worth += LUNA[left] + LUNA_LEVEL * left * (table.agreed.level - 2)
        found.append(worth)
    return found


def standing(table: Table, player: int, left: int, values: list[float]) -> float:
    """What a player has, with companies as they may stand in the end and tracks valued step by step."""
    worth = CASH[left] * table.cash[player]
    for company in range(COMPANIES):
        worth += values[company] * part_shares(table, player, company)
    worth += TANK[left] * smooth(table.box.tank_values, table.tank[player])
    worth += RESEARCH[left] * smooth(table.box.research_values, table.upload[player])
    for card in table.kept[player]:
        if table.box.elements[card] == SHARE:
            worth += values[table.box.card_shares[card]]
    return worth


def promise(table: Table, seat: int, left: int, weights: list[float]) -> float:
    """What a person is likely to add: cards in play, cards to come, markers, plans, and the turn under way."""
    leaving = table.out[seat] or (seat == table.turn and table.step in (TAKE, ALSO, REST))
    worth = plans_worth(table, seat, weights) if left > 0 else 0.0
    later: list[float] = []
    playable: list[int] = []
    for slot in range(SLOTS):
        place = seat * SLOTS + slot
        card = table.slots[place]
        if card != NONE:
            later.append(potential(table, card, LATER))
            if not leaving and table.used[seat] >> slot & 1 == 0:
                playable.append(card)
        for resting in table.piles[place]:
            later.append(potential(table, resting, LATER))
            worth += AT_REST * potential(table, resting, weights) if left > 0 else 0.0
    if table.step == PLAN and not table.ready[seat]:
        playable += best_in_hand(table, seat, weights)
    for held in table.hands[seat]:
        later.append(potential(table, held, LATER))
        if left > 0 and held not in playable:
            worth += IN_HAND * potential(table, held, weights)
    if seat == table.turn and table.card != NONE:
        later.append(potential(table, table.card, LATER))
    worth += cards_to_come(table, seat, later, left)
    for tile in range(TILES):
        if not leaving and table.tile_owner[tile] == seat and not table.tile_used[tile]:
            playable.append(TILE + tile)
        spot = table.box.tile_spots[tile]
        if left > 0 and spot != NONE and table.spots[spot] == seat:
            worth += tile_worth(table, seat, tile, left - 1)
    able = False
    for card in playable:
        if element_of(table, card) != SCIENTIST:
            worth += potential(table, card, weights)
        elif not able:
            able = True
            worth += scientist_worth(table, seat, weights)
    if not leaving:
        worth += (MARKER_WORTH if left > 0 else LAST_MARKER_WORTH) * markers_left(table, seat)
    if left > 0 and table.marker == seat:
        worth += FIRST_WORTH
    return worth + under_way(table, seat, weights) if seat == table.turn else worth


def tile_worth(table: Table, seat: int, tile: int, left: int) -> float:
    """What a bonus tile is likely to bring in the next round, after which so many are left."""
    weights = weigh(table, seat, left)
    if TILE + tile == RESOURCE_TILE:  # whatever resource is named
        return weights[W_STEP] * table.box.values[RESOURCE_TILE]
    return SCIENTIST_TILE if element_of(table, TILE + tile) == SCIENTIST else potential(table, TILE + tile, weights)


def best_in_hand(table: Table, seat: int, weights: list[float]) -> list[int]:
    """The cards that a person who plans is likely to put into the slots that are still free."""
    free = free_slots(table, seat)
    best: list[int] = []
    rest = table.hands[seat][:]
    while free > 0 and rest:
        chosen = rest[0]
        highest = potential(table, chosen, weights)
        for card in rest:
            worth = potential(table, card, weights)
            if worth > highest:
                chosen, highest = card, worth
        best.append(chosen)
        rest.remove(chosen)
        free -= 1
    return best


def cards_to_come(table: Table, seat: int, worths: list[float], left: int) -> float:
    """The best cards, as many as a cycle of rounds uses, in the slots of the rounds to come that can be filled."""
    if left == 0 or not worths:
        return 0.0
    slots = 0
    mask = table.open_now(seat)
    for slot in range(SLOTS):
        slots += mask >> slot & 1
    worths.sort(reverse=True)
    uses = min(float(slots), len(worths) / SHORTEST_CYCLE)
    count = max(1, min(len(worths), int(uses * CYCLE + 0.5)))
    total = 0.0
    for index in range(count):
        total += worths[index]
    return total / count * uses * left


def under_way(table: Table, seat: int, weights: list[float]) -> float:
    """What the turn under way still owes."""
    worth = POINT * table.research + weights[W_ENERGY] * table.expansion
    if table.element != NONE:
        worth += weights[W_STEP] * table.points
    elif table.company != NONE and table.steps == 0:
        worth += PLACING * weights[W_ENERGY] * table.points
    worth += weights[W_STEP] * table.steps
    for gift in table.gifts:
        worth += weights[W_STEP] * (gift % COMPANY_UNIT)
    if table.free_card:
        worth += weights[W_STEP] * 2
    if table.card != NONE:
        worth += AT_REST * potential(table, table.card, weights)
    if table.uploading:
        stopping = 0.0
        if table.moved > 0 and not is_flipped(table, seat, table.upload[seat] - 1):
            plan = table.steps_taken[seat][table.upload[seat] - 1]
            stopping = gain_worth(table.box.plan_gains[plan], weights)
        worth += max(stopping, upload_worth(table, seat, weights, 0))
    return worth
