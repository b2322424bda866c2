"""What a position is worth, for bots: what a player would score now, and what cards, markers and plans promise."""

from math import exp
from typing import Final

from lunatheque.engine.ranks import share_victory

from .bonus import markers_left
from .cards import element_of, face_up
from .kinds import (
    ALSO,
    COMPANIES,
    ENERGY,
    EXPANSION,
    FIELD,
    FREE_CARD,
    MONEY,
    NONE,
    PLAN,
    PLANS_PER_LETTER,
    POINTS,
    REST,
    SCIENTIST,
    SHARE,
    SHARES,
    SLOTS,
    STEPS,
    TAKE,
    TANK,
    TILE,
    TILE_SPOT,
    TILES,
    TWO_TRACKS,
)
from .research import add_up, fee, is_flipped, satisfies
from .scoring import ranks
from .station import share_value
from .table import Table
from .tracks import COMPANY_UNIT

SCALE: Final = 14.0
SCALE_PER_ROUND: Final = 4.0
"""So many crypcoins more make a win about three times as likely; far from the end they say less."""
GROWTH: Final = 0.5
"""By how much a company grows in a round, for each player."""
SPACES_PER_SHARE: Final = 2.5
STEP_SHARE: Final = 0.9
"""How much of its worth a step on a company track has before it is made."""
SECTOR_WORTH: Final = 1.3
"""An energy point, by what sectors give …"""
EDGE_WORTH: Final = 1.0
"""… and for each share that the player has more of some company than others have."""
PLACING: Final = 0.8
"""How much of that points have once a company is chosen."""
TANK_WORTH: Final = 2.0
UPLOAD_WORTH: Final = 5.0
IDLE_SCIENTIST: Final = 2.0
UPLOAD_NOW: Final = 0.95
POINT_WORTH: Final = 1.3
"""A research point that is still to be spent."""
PLAN_WORTH: Final = (0.9, 1.9, 3.2, 4.0)
"""A plan that the upload marker has not reached: A, B, C, special."""
PLAN_GAIN: Final = 0.35
"""How likely its reward is."""
CASH_FOR_PLANS: Final = 0.4
MARKER_WORTH: Final = 2.5
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

W_STEP: Final = 0
W_ENERGY: Final = 1
W_SCIENTIST: Final = 2
W_TANK: Final = 3
"""What `weigh` finds for each player."""


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


def part_shares(table: Table, player: int, company: int) -> float:
    """Shares, with the part of the next one that is reached."""
    spaces = table.box.share_spaces[table.tracks[company]]
    space = table.spaces[player * COMPANIES + company]
    reached = 0
    while reached < SHARES and spaces[reached] <= space:
        reached += 1
    if reached == SHARES:
        return float(SHARES)
    start = spaces[reached - 1] if reached > 0 else 0
    return reached + (space - start) / (spaces[reached] - start)


def smooth(values: list[int], step: int) -> float:
    """The value of a step of the tank or of research, with part of the next value."""
    later = step
    last = len(values) - 1
    while later < last and values[later] == values[step]:
        later += 1
    start = step
    while start > 0 and values[start - 1] == values[step]:
        start -= 1
    if later == step:
        return float(values[step])
    return values[step] + (values[later] - values[step]) * (step - start) / (later - start)


def weigh(table: Table, seat: int, values: list[float]) -> list[float]:
    """What a step on a track, an energy point, a scientist and a step on the tank are worth to a person."""
    edge = max([edge_of(table, seat, company) for company in range(COMPANIES)])
    if seat == table.turn and table.company != NONE and table.steps == 0:
        edge = edge_of(table, seat, table.company)
    ahead = len(table.steps_taken[seat]) - table.upload[seat]
    scientist = UPLOAD_WORTH if ahead > 0 else IDLE_SCIENTIST
    return [STEP_SHARE * max(values) / SPACES_PER_SHARE, SECTOR_WORTH + EDGE_WORTH * edge, scientist, TANK_WORTH]


def edge_of(table: Table, seat: int, company: int) -> float:
    """How many shares of a company a person has more than any other player; at least none."""
    most = 0.0
    for other in range(table.players):
        if other != seat:
            most = max(most, part_shares(table, other, company))
    return max(0.0, part_shares(table, seat, company) - most)


def potential(table: Table, card: int, weights: list[float]) -> float:
    """What using a card brings."""
    element = element_of(table, card)
    value = table.box.values[card]
    if element == ENERGY:
        return weights[W_ENERGY] * value
    if element == SCIENTIST:
        return weights[W_SCIENTIST]
    if element == FIELD:
        return weights[W_TANK] * value
    return weights[W_STEP] * max(value, 1)


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
        worth += MARKER_WORTH * markers_left(table, seat)
    if left > 0 and table.marker == seat:
        worth += FIRST_WORTH
    return worth + under_way(table, seat, weights) if seat == table.turn else worth


def plans_worth(table: Table, seat: int, weights: list[float]) -> float:
    """Plans that the upload marker may reach in rounds to come."""
    worth = 0.0
    plans = table.steps_taken[seat]
    for step in range(table.upload[seat], len(plans)):
        plan = plans[step]
        worth += PLAN_WORTH[plan // PLANS_PER_LETTER]
        worth += PLAN_GAIN * gain_worth(table.box.plan_gains[plan], weights)
    return worth


def upload_worth(table: Table, seat: int, weights: list[float], scientists: int) -> float:
    """What a scientist brings now: as far as requirements are met or plans can be turned face down.

    `scientists` is how many that are face up do the work and do not count.
    """
    best = 0.0
    spent = 0
    plans = table.steps_taken[seat]
    start = table.upload[seat]
    base = smooth(table.box.research_values, start)
    sums = hopes(table, seat, scientists)
    for step in range(start, min(len(plans), table.box.research_last)):
        plan = plans[step]
        gain = 0.0
        if not is_flipped(table, seat, step):
            if satisfies(table, plan, sums, table.cash[seat] - spent):
                spent += fee(table, plan)
                gain = gain_worth(table.box.plan_gains[plan], weights)
            else:
                spent += table.box.flip
        if spent > table.cash[seat]:
            break
        best = max(best, smooth(table.box.research_values, step + 1) - base - spent + gain)
    return UPLOAD_NOW * best


def hopes(table: Table, seat: int, scientists: int) -> list[int]:
    """The sums of the face-up cards beside those in use; while planning, with the best cards for the free slots."""
    sums = [0] * (SCIENTIST + 1)
    sums[SCIENTIST] = -scientists
    for card in face_up(table, seat):
        add_up(table, card, sums)
    if table.step != PLAN or table.ready[seat]:
        return sums
    free = 0
    for slot in range(SLOTS):
        if table.opened[seat] >> slot & 1 == 1 and table.slots[seat * SLOTS + slot] == NONE:
            free += 1
    for element in range(SCIENTIST):
        values = [table.box.values[card] for card in table.hands[seat] if table.box.elements[card] == element]
        values.sort(reverse=True)
        sums[element] += sum(values[:free])
    return sums


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


def gain_worth(gains: list[int], weights: list[float]) -> float:
    """What rewards are worth."""
    worth = 0.0
    for index in range(0, len(gains), 2):
        kind, amount = gains[index], gains[index + 1]
        if kind == MONEY:
            worth += amount
        elif kind == TANK:
            worth += weights[W_TANK] * amount
        elif kind == POINTS:
            worth += POINT_WORTH * amount
        elif kind == STEPS:
            worth += weights[W_STEP] * amount
        elif kind == TWO_TRACKS:
            worth += 2 * weights[W_STEP] * amount
        elif kind == EXPANSION:
            worth += weights[W_ENERGY] * amount
        elif kind == FREE_CARD:
            worth += weights[W_STEP] * 2
    return worth
