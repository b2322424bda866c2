"""What single things are worth to a person, for bots: steps, cards, plans, rewards."""

from typing import Final

from .cards import element_of, face_up
from .kinds import (
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
    ROUNDS,
    SCIENTIST,
    SHARES,
    SLOTS,
    STEPS,
    TANK,
    TWO_TRACKS,
)
from .research import add_up, fee, is_flipped, satisfies
from .table import Table


def ramp(last: float, first: float) -> list[float]:
    """A worth by how many rounds are still to come: from the last round to the first one, evenly."""
    return [last + (first - last) * left / (ROUNDS - 1) for left in range(ROUNDS)]


CASH: Final = ramp(0.95, 0.35)
"""A crypcoin, in what it makes a player better than the others by the end."""
STEP: Final = ramp(1.35, 4.4)
"""A step on a company track, or a resource point, that is still to be spent."""
SECTOR: Final = ramp(2.6, 1.4)
"""An energy point, by what sectors give …"""
EDGE: Final = 0.45
"""… and for each share that the player has more of some company than others have."""
TANK_STEP: Final = 1.7
POINT: Final = 0.8
"""A research point that is still to be spent."""
LATER: Final[list[float]] = [1.6, 3.0, 0.9, 0.8]
"""What cards promise for rounds to come: a resource point, an energy point, a scientist, a step on the tank."""
RESEARCH: Final = ramp(0.75, 0.2)
"""A crypcoin of the research track."""
UPLOAD: Final = 2.5
LAST_UPLOAD: Final = 4.5
LAST_UPLOAD_PART: Final = 0.4
"""A scientist in play, whatever the plans; in the last round the plans say less of it."""
PLAN_WORTH: Final[list[float]] = [0.3, 0.9, 2.5, 4.0]
"""A plan that the upload marker has not reached: A, B, C, special."""
PLAN_GAIN: Final = 0.1
"""How likely its reward is."""

W_STEP: Final = 0
W_ENERGY: Final = 1
W_SCIENTIST: Final = 2
W_TANK: Final = 3
W_CASH: Final = 4
"""What `weigh` finds for each player."""


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


def weigh(table: Table, seat: int, left: int) -> list[float]:
    """What a step on a track, an energy point, a scientist, a step on the tank and a crypcoin are worth to a person."""
    edge = max([edge_of(table, seat, company) for company in range(COMPANIES)])
    if seat == table.turn and table.company != NONE and table.steps == 0:
        edge = edge_of(table, seat, table.company)
    return [STEP[left], SECTOR[left] + EDGE * edge, UPLOAD, TANK_STEP, CASH[left]]


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


def plans_worth(table: Table, seat: int, weights: list[float]) -> float:
    """Plans that the upload marker may reach in rounds to come."""
    worth = 0.0
    plans = table.steps_taken[seat]
    for step in range(table.upload[seat], len(plans)):
        worth += plan_worth(table, plans[step], weights)
    return worth


def plan_worth(table: Table, plan: int, weights: list[float]) -> float:
    """What a plan promises that the upload marker may reach in rounds to come."""
    return PLAN_WORTH[plan // PLANS_PER_LETTER] + PLAN_GAIN * gain_worth(table.box.plan_gains[plan], weights)


def scientist_worth(table: Table, seat: int, weights: list[float]) -> float:
    """What a scientist in play is likely to bring, beside other cards that are face up."""
    now = upload_worth(table, seat, weights, 1)
    if table.round < table.agreed.rounds:
        return UPLOAD + now
    return LAST_UPLOAD + LAST_UPLOAD_PART * now


def upload_worth(table: Table, seat: int, weights: list[float], scientists: int) -> float:
    """What uploading brings now: as far as requirements are met or plans can be turned face down.

    `scientists` is how many that are face up do the work and do not count.
    """
    best = 0.0
    spent = 0
    plans = table.steps_taken[seat]
    start = table.upload[seat]
    left = table.agreed.rounds - table.round
    lost = 0.0
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
        if left > 0:  # what the plan promised is now had, or lost
            lost += plan_worth(table, plan, weights)
        reached = RESEARCH[left] * (smooth(table.box.research_values, step + 1) - base)
        best = max(best, reached - lost - weights[W_CASH] * spent + gain)
    return best


def hopes(table: Table, seat: int, scientists: int) -> list[int]:
    """The sums of the face-up cards beside those in use; while planning, with the best cards for the free slots."""
    sums = [0] * (SCIENTIST + 1)
    sums[SCIENTIST] = -scientists
    for card in face_up(table, seat):
        add_up(table, card, sums)
    if table.step != PLAN or table.ready[seat]:
        return sums
    free = free_slots(table, seat)
    for element in range(SCIENTIST):
        values = [table.box.values[card] for card in table.hands[seat] if table.box.elements[card] == element]
        values.sort(reverse=True)
        sums[element] += sum(values[:free])
    return sums


def free_slots(table: Table, seat: int) -> int:
    """How many slots of a person who plans are still empty."""
    free = 0
    for slot in range(SLOTS):
        if table.opened[seat] >> slot & 1 == 1 and table.slots[seat * SLOTS + slot] == NONE:
            free += 1
    return free


def gain_worth(gains: list[int], weights: list[float]) -> float:
    """What rewards are worth."""
    worth = 0.0
    for index in range(0, len(gains), 2):
        kind, amount = gains[index], gains[index + 1]
        if kind == MONEY:
            worth += weights[W_CASH] * amount
        elif kind == TANK:
            worth += weights[W_TANK] * amount
        elif kind == POINTS:
            worth += POINT * amount
        elif kind == STEPS:
            worth += weights[W_STEP] * amount
        elif kind == TWO_TRACKS:
            worth += 2 * weights[W_STEP] * amount
        elif kind == EXPANSION:
            worth += weights[W_ENERGY] * amount
        elif kind == FREE_CARD:
            worth += weights[W_STEP] * 2
    return worth
