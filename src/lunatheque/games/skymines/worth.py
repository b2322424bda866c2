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
    SCIENTIST,
    SHARES,
    SLOTS,
    STEPS,
    TANK,
    TWO_TRACKS,
)
from .research import add_up, fee, is_flipped, satisfies
from .table import Table

SPACES_PER_SHARE: Final = 2.5
STEP_SHARE: Final = 1.4
LAST_STEP_SHARE: Final = 0.8
"""How much of its worth a step on a company track has before it is made, and in the last round."""
SECTOR_WORTH: Final = 3.4
"""An energy point, by what sectors give …"""
EDGE_WORTH: Final = 1.0
"""… and for each share that the player has more of some company than others have."""
TANK_WORTH: Final = 2.0
UPLOAD_WORTH: Final = 5.0
IDLE_SCIENTIST: Final = 2.0
UPLOAD_NOW: Final = 0.95
POINT_WORTH: Final = 1.3
"""A research point that is still to be spent."""
PLAN_WORTH: Final[list[float]] = [0.9, 1.9, 3.2, 4.0]
"""A plan that the upload marker has not reached: A, B, C, special."""
PLAN_GAIN: Final = 0.35
"""How likely its reward is."""

W_STEP: Final = 0
W_ENERGY: Final = 1
W_SCIENTIST: Final = 2
W_TANK: Final = 3
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


def weigh(table: Table, seat: int, values: list[float]) -> list[float]:
    """What a step on a track, an energy point, a scientist and a step on the tank are worth to a person."""
    edge = max([edge_of(table, seat, company) for company in range(COMPANIES)])
    if seat == table.turn and table.company != NONE and table.steps == 0:
        edge = edge_of(table, seat, table.company)
    ahead = len(table.steps_taken[seat]) - table.upload[seat]
    scientist = UPLOAD_WORTH if ahead > 0 else IDLE_SCIENTIST
    part = STEP_SHARE if table.round < table.agreed.rounds else LAST_STEP_SHARE
    return [part * max(values) / SPACES_PER_SHARE, SECTOR_WORTH + EDGE_WORTH * edge, scientist, TANK_WORTH]


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
    later = table.round < table.agreed.rounds
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
        if later:  # what the plan promised is now had, or lost
            base += plan_worth(table, plan, weights)
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
