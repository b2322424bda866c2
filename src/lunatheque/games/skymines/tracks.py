"""Advancing on company tracks: barriers, thresholds, the end of a track, and steps that are given."""

from lunatheque.engine import Text

from .kinds import BARRIER, COMPANIES, FLOW, NONE, P_MARKER, PERK_IDS
from .table import Table
from .telling import company_text, tell

COMPANY_UNIT = 16
PAIR = 1024


def gift(steps: int, company: int, pair: bool) -> int:
    """Steps to come as a number: on the track of a company (`NONE`: chosen), perhaps one of two different tracks."""
    return steps + (company + 1) * COMPANY_UNIT + (PAIR if pair else 0)


def advance(table: Table, player: int, company: int, steps: int, asks: bool) -> None:
    """Move a marker; people are asked before a barrier that they can pay, and stop at one that they cannot."""
    place = player * COMPANIES + company
    track = table.tracks[company]
    start = table.spaces[place]
    while steps > 0:
        space = table.spaces[place]
        if space >= table.box.track_last[track]:
            money = steps * table.box.beyond
            table.cash[player] += money
            if table.events is not None:
                tell(table, "event-track-end", player, company=company_text(company), amount=money)
            break
        cost = table.box.barriers[track][space]
        if cost > 0 and player >= table.seats:
            paid = min(cost, table.cash[player])
            table.cash[player] -= paid
            if table.events is not None:
                tell(table, "event-luna-barrier", player, company=company_text(company), cost=cost, paid=paid)
        elif cost > 0:
            if asks and table.cash[player] >= cost:
                tell_moved(table, player, company, start)
                table.step = BARRIER
                table.company = company
                table.steps = steps
                return
            if table.events is not None:
                tell(table, "event-barred", player, company=company_text(company), cost=cost, lost=steps)
            break
        step_on(table, player, company)
        steps -= 1
    tell_moved(table, player, company, start)


def tell_moved(table: Table, player: int, company: int, start: int) -> None:
    """Tell where a marker has gone."""
    space = table.spaces[player * COMPANIES + company]
    if table.events is not None and space != start:
        tell(table, "event-advanced", player, company=company_text(company), start=start, space=space)


def step_on(table: Table, player: int, company: int) -> None:
    """One space forward; crossing a threshold pays those who are beyond it, and unlocks its bonus."""
    place = player * COMPANIES + company
    table.spaces[place] += 1
    space = table.spaces[place]
    track = table.tracks[company]
    for threshold in (track * 2, track * 2 + 1):
        if space == table.box.threshold_spaces[threshold]:
            for other in range(table.players):
                beyond = table.spaces[other * COMPANIES + company] >= space
                if beyond and (other != player or table.agreed.mover_paid):
                    money = table.box.threshold_money[threshold]
                    table.cash[other] += money
                    if table.events is not None:
                        tell(table, "event-threshold", other, company=company_text(company), amount=money)
            if player < table.seats:
                unlock(table, player, company, table.box.perks[threshold])


def unlock(table: Table, seat: int, company: int, perk: int) -> None:
    """A track bonus is unlocked; a bonus marker that there is none of any more gives money instead."""
    if table.events is not None:
        tell(table, "event-unlocked", seat, company=company_text(company), perk=Text(PERK_IDS[perk]))
    if perk == P_MARKER and base_markers(table) + table.count_perk(seat, P_MARKER) > table.box.markers:
        table.cash[seat] += table.box.lost_marker
        if table.events is not None:
            tell(table, "event-lost-marker", seat, amount=table.box.lost_marker)


def base_markers(table: Table) -> int:
    """The bonus markers that people begin with."""
    return table.box.markers_two if table.players == 2 else table.box.markers_more


def pay_barrier(table: Table) -> None:
    """A person pays and moves on."""
    seat = table.turn
    company = table.company
    cost = table.box.barriers[table.tracks[company]][table.spaces[seat * COMPANIES + company]]
    table.cash[seat] -= cost
    if table.events is not None:
        tell(table, "event-barrier", seat, company=company_text(company), cost=cost)
    steps = table.steps
    leave_barrier(table)
    start = table.spaces[seat * COMPANIES + company]
    step_on(table, seat, company)
    tell_moved(table, seat, company, start)
    advance(table, seat, company, steps - 1, True)


def leave_barrier(table: Table) -> None:
    """Nothing more to decide at the barrier."""
    table.step = FLOW
    table.company = NONE
    table.steps = 0


def give_steps(table: Table) -> bool:
    """Make the next advance that was given; whether somebody must choose its track first."""
    if table.gifts[0] % PAIR < COMPANY_UNIT:
        return True
    company = table.gifts[0] % PAIR // COMPANY_UNIT - 1
    spend_gift(table, company)
    return False


def spend_gift(table: Table, company: int) -> None:
    """Use the next advance on a track."""
    steps = table.gifts[0] % COMPANY_UNIT
    if table.gifts[0] >= PAIR:
        table.barred = company
    table.gifts = table.gifts[1:]
    advance(table, table.turn, company, steps, True)


def is_barred(table: Table, company: int) -> bool:
    """Whether the second of two different tracks would be the first one again."""
    return table.gifts[0] >= PAIR and table.barred == company
