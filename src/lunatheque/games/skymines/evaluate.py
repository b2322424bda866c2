"""What a position is worth, for bots: what a player would score now, and what cards, markers and plans promise."""

from math import exp
from typing import Final

from lunatheque.engine.ranks import share_victory

from .bonus import markers_left
from .kinds import (
    ALSO,
    COMPANIES,
    NONE,
    REST,
    SCIENTIST,
    SHARE,
    SLOTS,
    TAKE,
    TILE,
    TILE_SPOT,
    TILES,
)
from .research import is_flipped
from .scoring import ranks
from .station import share_value
from .table import Table
from .tracks import COMPANY_UNIT
from .worth import (
    POINT_WORTH,
    W_ENERGY,
    W_STEP,
    gain_worth,
    part_shares,
    plans_worth,
    potential,
    smooth,
    upload_worth,
    weigh,
)

SCALE: Final = 14.0
SCALE_PER_ROUND: Final = 4.0
"""So many crypcoins more make a win about three times as likely; far from the end they say less."""
GROWTH: Final = 0.5
"""By how much a company grows in a round, for each player."""
PLACING: Final = 0.8
"""How much of that points have once a company is chosen."""
CASH_FOR_PLANS: Final = 0.4
MARKER_WORTH: Final = 5.5
LAST_MARKER_WORTH: Final = 2.0
"""A bonus marker that is still to be placed, and in the last round."""
FIRST_WORTH: Final = 0.7
CYCLE: Final = 2.7
SHORTEST_CYCLE: Final = 2.2
"""After how many rounds a card comes back, and at the least."""
ROUND_WORTH: Final = 0.85
"""How much of what its cards promise a player makes true in a round to come."""
IN_HAND: Final = 0.12
AT_REST: Final = 0.06
LUNA_ROUND: Final = 17.0
LUNA_LEVEL: Final = 2.0
"""What Luna gains in a round to come, at level 0 and more for each level."""


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win: by what everybody is worth and promises, Luna too."""
    if table.over:
        return share_victory(ranks(table))[: table.seats]
    values: list[float] = []
    left = table.agreed.rounds - table.round
    for company in range(COMPANIES):
        values.append(share_value(table, company) + GROWTH * table.players * (left + 0.5))
    worths: list[float] = []
    for player in range(table.players):
        worth = standing(table, player, values)
        if player < table.seats:
            worth += promise(table, player, left, weigh(table, player, values))
        else:
            worth += (LUNA_ROUND + LUNA_LEVEL * table.agreed.level) * left
        worths.append(worth)
    best = max(worths)
    scale = SCALE + SCALE_PER_ROUND * left
    weights = [exp((worth - best) / scale) for worth in worths]
    total = sum(weights)
    return [weights[seat] / total for seat in range(table.seats)]


def standing(table: Table, player: int, values: list[float]) -> float:
    """What a player has, with companies as they may stand in the end and tracks valued step by step."""
    worth = float(table.cash[player])
    for company in range(COMPANIES):
        worth += values[company] * part_shares(table, player, company)
    worth += smooth(table.box.tank_values, table.tank[player])
    worth += smooth(table.box.research_values, table.upload[player])
    for card in table.kept[player]:
        if table.box.elements[card] == SHARE:
            worth += values[table.box.card_shares[card]]
    return worth


def promise(table: Table, seat: int, left: int, weights: list[float]) -> float:
    """What a person is likely to add: cards in play, cards to come, markers, plans, and the turn under way."""
    leaving = table.out[seat] or (seat == table.turn and table.step in (TAKE, ALSO, REST))
    ahead = len(table.steps_taken[seat]) - table.upload[seat]
    worth = plans_worth(table, seat, weights) if left > 0 else 0.0
    worth += CASH_FOR_PLANS * min(table.cash[seat], 2 * ahead) if left > 0 else 0.0
    worths: list[float] = []
    able = False
    for slot in range(SLOTS):
        place = seat * SLOTS + slot
        card = table.slots[place]
        if card != NONE:
            one = potential(table, card, weights)
            worths.append(one)
            if not leaving and table.used[seat] >> slot & 1 == 0:
                if table.box.elements[card] == SCIENTIST:
                    one = 0.0 if able else upload_worth(table, seat, weights, 1)
                    able = True
                worth += one
        for resting in table.piles[place]:
            one = potential(table, resting, weights)
            worths.append(one)
            worth += AT_REST * one if left > 0 else 0.0
    for held in table.hands[seat]:
        one = potential(table, held, weights)
        worths.append(one)
        worth += IN_HAND * one if left > 0 else 0.0
    if seat == table.turn and table.card != NONE:
        worths.append(potential(table, table.card, weights))
    worth += cards_to_come(table, seat, worths, left)
    for tile in range(TILES):
        one = potential(table, TILE + tile, weights)
        if not leaving and table.tile_owner[tile] == seat and not table.tile_used[tile]:
            worth += one
        if left > 0 and table.spots[TILE_SPOT + tile] == seat:
            worth += ROUND_WORTH * one
    if not leaving:
        worth += (MARKER_WORTH if left > 0 else LAST_MARKER_WORTH) * markers_left(table, seat)
    if left > 0 and table.marker == seat:
        worth += FIRST_WORTH
    return worth + under_way(table, seat, weights) if seat == table.turn else worth


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
    return total / count * uses * left * ROUND_WORTH


def under_way(table: Table, seat: int, weights: list[float]) -> float:
    """What the turn under way still owes."""
    worth = POINT_WORTH * table.research + weights[W_ENERGY] * table.expansion
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
