"""Research: requirements of plans, the upload marker, and plans taken for research points."""

from lunatheque.engine import EVERYONE, Chance

from .actions import ENTER, FLIP, IGNORE, STOP, TAKE_PLAN, TAKE_SPECIAL
from .cards import element_of, face_up, turn_down
from .kinds import (
    ANY,
    FLOW,
    NONE,
    OTHER,
    P_INSIGHT,
    P_WAIVER,
    PAY,
    PLAN_COLUMNS,
    PLAN_DRAWN,
    PLAN_LETTERS,
    PLAN_SPACES,
    RESOURCES,
    ROUNDS,
    SCIENTIST,
    TWO,
)
from .rewards import give, move_upload, pay_beyond
from .table import Table
from .telling import plan_text, tell, tell_money, tell_shown

# Requirements -----------------------------------------------------------------------------------------------------


def next_plan(table: Table, seat: int) -> int:
    """The plan on the next step of a seat's research track; `NONE` where there is none."""
    plans = table.steps_taken[seat]
    step = table.upload[seat]
    return plans[step] if step < len(plans) else NONE


def is_flipped(table: Table, seat: int, step: int) -> bool:
    """Whether the plan on a step, counted from 0, lies face down."""
    return table.flipped[seat] >> step & 1 == 1


def fee(table: Table, plan: int) -> int:
    """What must be paid to enter a plan."""
    need = table.box.plan_needs[plan]
    for index in range(0, len(need), 2):
        if need[index] == PAY:
            return need[index + 1]
    return 0


def meets(table: Table, seat: int, plan: int, scientists: int) -> bool:
    """Whether the face-up cards of a seat, and its money, meet a requirement.

    `scientists` is how many of them are still face up but in use.
    """
    if not table.box.plan_needs[plan]:
        return True
    sums = [0] * (SCIENTIST + 1)
    sums[SCIENTIST] = -scientists
    for card in face_up(table, seat):
        add_up(table, card, sums)
    return satisfies(table, plan, sums, table.cash[seat])


def add_up(table: Table, card: int, sums: list[int]) -> None:
    """Add what a card brings to the sums of all elements; scientists of both kinds are counted.

    The resource tile brings nothing before its resource is named.
    """
    element = element_of(table, card)
    if element >= SCIENTIST:
        sums[SCIENTIST] += 1
    elif element != NONE:
        sums[element] += table.box.values[card]


def satisfies(table: Table, plan: int, sums: list[int], cash: int) -> bool:
    """Whether such sums, and money, meet a requirement."""
    need = table.box.plan_needs[plan]
    for index in range(0, len(need), 2):
        kind, amount = need[index], need[index + 1]
        if kind < ANY:
            met = sums[kind] >= amount
        elif kind == OTHER:
            met = sums[SCIENTIST] >= amount
        elif kind == PAY:
            met = cash >= amount
        else:
            enough = 0
            for element in range(RESOURCES):
                enough += 1 if sums[element] >= amount else 0
            met = enough >= (2 if kind == TWO else 1)
        if not met:
            return False
    return True


def can_go_on(table: Table, seat: int, scientists: int) -> bool:
    """Whether the upload marker can enter the next step in any way."""
    plan = next_plan(table, seat)
    if plan == NONE or table.upload[seat] >= table.box.research_last:
        return False
    if is_flipped(table, seat, table.upload[seat]) or table.cash[seat] >= table.box.flip:
        return True
    if not table.waived and table.has_perk(seat, P_WAIVER):
        return True
    return meets(table, seat, plan, scientists)


# Uploading --------------------------------------------------------------------------------------------------------


def use_scientist(table: Table, card: int) -> None:
    """A scientist moves the upload marker."""
    turn_down(table, table.turn, card)
    table.uploading = True
    table.moved = 0
    table.waived = False
    table.step = FLOW
    if table.events is not None:
        tell(table, "event-scientist", table.turn)


def list_uploads(table: Table, actions: list[int]) -> None:
    """Append the ways to enter the next plan, and stopping."""
    seat = table.turn
    plan = next_plan(table, seat)
    if plan != NONE and table.upload[seat] < table.box.research_last:
        if is_flipped(table, seat, table.upload[seat]):
            actions.append(ENTER)
        else:
            met = meets(table, seat, plan, 0)
            if met:
                actions.append(ENTER)
            elif table.cash[seat] >= table.box.flip:
                actions.append(FLIP)
            if (not met or fee(table, plan) > 0) and not table.waived and table.has_perk(seat, P_WAIVER):
                actions.append(IGNORE)
    if table.moved > 0:
        actions.append(STOP)


def enter(table: Table, way: int) -> None:
    """The upload marker enters the next step: requirement met, plan turned face down, or requirement passed over."""
    seat = table.turn
    step = table.upload[seat]
    plan = next_plan(table, seat)
    if way == FLIP:
        table.cash[seat] -= table.box.flip
        table.flipped[seat] |= 1 << step
        if table.events is not None:
            tell(table, "event-flipped", seat, plan=plan_text(table, plan), amount=table.box.flip)
    elif way == IGNORE:
        table.waived = True
        if table.events is not None:
            tell(table, "event-ignored", seat, plan=plan_text(table, plan))
    elif not is_flipped(table, seat, step):
        paid = fee(table, plan)
        table.cash[seat] -= paid
        if table.events is not None and paid > 0:
            tell(table, "event-paid", seat, amount=paid)
    move_upload(table, seat, 1)
    table.moved += 1
    table.step = FLOW


def stop_uploading(table: Table) -> None:
    """The plan on which the marker stops gives its reward; a track bonus may add research points."""
    seat = table.turn
    table.uploading = False
    table.step = FLOW
    step = table.upload[seat] - 1
    if not is_flipped(table, seat, step):
        if table.events is not None:
            tell(table, "event-stopped", seat, plan=plan_text(table, table.steps_taken[seat][step]))
        give(table, seat, table.box.plan_gains[table.steps_taken[seat][step]], 1)
    give(table, seat, table.box.perk_gains[P_INSIGHT], table.count_perk(seat, P_INSIGHT))


# Taking plans -----------------------------------------------------------------------------------------------------


def list_plans(table: Table, actions: list[int]) -> None:
    """Append the plans that research points can pay for."""
    seat = table.turn
    if len(table.steps_taken[seat]) >= table.box.research_last:
        return
    for place in range(PLAN_SPACES):
        if table.plans[place] != NONE and table.box.plan_costs[place // PLAN_COLUMNS] <= table.research:
            actions.append(TAKE_PLAN + place)
    if table.box.plan_costs[len(PLAN_LETTERS)] <= table.research:
        for round in range(2, ROUNDS + 1):
            if table.specials[round] != NONE:
                actions.append(TAKE_SPECIAL + round - 2)


def has_research(table: Table) -> bool:
    """Whether there is a plan to take; points without one are lost, or paid on the last step of the track."""
    seat = table.turn
    if table.research > 0 and table.upload[seat] >= table.box.research_last:
        pay_beyond(table, seat, table.research)
        table.research = 0
    actions: list[int] = []
    if table.research > 0:
        list_plans(table, actions)
    if not actions:
        table.research = 0
    return len(actions) > 0


def take_plan(table: Table, place: int, chance: Chance) -> None:
    """A plan of the display goes to the research track, with the crypcoins beside its row."""
    seat = table.turn
    row = place // PLAN_COLUMNS
    table.research -= table.box.plan_costs[row]
    keep_plan(table, seat, table.plans[place])
    take_supplement(table, seat, row)
    table.plans[place] = NONE
    refill_plans(table, place, chance)


def take_special(table: Table, round: int) -> None:
    """A special plan goes to the research track."""
    table.research -= table.box.plan_costs[len(PLAN_LETTERS)]
    keep_plan(table, table.turn, table.specials[round])
    table.specials[round] = NONE


def keep_plan(table: Table, seat: int, plan: int) -> None:
    """A plan goes to the first empty step."""
    table.steps_taken[seat] = [*table.steps_taken[seat], plan]
    table.step = FLOW
    if table.events is not None:
        tell(table, "event-plan", seat, plan=plan_text(table, plan), step=len(table.steps_taken[seat]))


def take_supplement(table: Table, player: int, row: int) -> None:
    """The crypcoins beside a row of plans."""
    money = table.supplements[row]
    table.supplements[row] = 0
    table.cash[player] += money
    tell_money(table, player, money)


def refill_plans(table: Table, place: int, chance: Chance) -> None:
    """The space of a plan is filled from the supply of its letter."""
    row = place // PLAN_COLUMNS
    if table.supplies[row]:
        supply = table.supplies[row][:]
        table.plans[place] = supply.pop(chance.draw(supply, PLAN_DRAWN, EVERYONE))
        table.supplies[row] = supply
        if table.events is not None:
            tell_shown(table, "event-plan-shown", plan=plan_text(table, table.plans[place]))
