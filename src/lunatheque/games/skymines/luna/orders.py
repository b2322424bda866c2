"""Luna's orderings: the most valuable company, where she leads most, where she is farthest behind."""

from ..kinds import ALL, COMPANIES, LEAD, LEAD2, V1, V1_V2, V2, V_LAST
from ..station import value_order
from ..table import Table


def margin(table: Table, player: int, company: int) -> int:
    """By how many spaces Luna is before the foremost other marker on a track; less than 0 if she is behind."""
    best = 0
    for other in range(table.players):
        if other != player:
            best = max(best, table.spaces[other * COMPANIES + company])
    return table.spaces[player * COMPANIES + company] - best


def lead_order(table: Table, player: int) -> list[int]:
    """The companies by Luna's margin, largest first; ties go to the more valuable one."""
    return sort_by_margin(table, player, value_order(table), -1)


def behind_order(table: Table, player: int, companies: list[int]) -> list[int]:
    """Some companies by Luna's margin, smallest first; ties go to the more valuable one."""
    valued = [company for company in value_order(table) if company in companies]
    return sort_by_margin(table, player, valued, 1)


def sort_by_margin(table: Table, player: int, companies: list[int], sign: int) -> list[int]:
    """Companies by margin, those that are equal in the order in which they come."""
    order: list[int] = []
    for company in companies:
        key = sign * margin(table, player, company)
        place = len(order)
        while place > 0 and sign * margin(table, player, order[place - 1]) > key:
            place -= 1
        order.insert(place, company)
    return order


def select(table: Table, player: int, selector: int) -> list[int]:
    """The companies that a card means, the most valuable first."""
    order = value_order(table)
    if selector == V1:
        return order[:1]
    if selector == V2:
        return order[1:2]
    if selector == V_LAST:
        return order[-1:]
    if selector == V1_V2:
        return order[:2]
    if selector == ALL:
        return order
    assert selector in (LEAD, LEAD2)
    chosen = lead_order(table, player)[: 2 if selector == LEAD2 else 1]
    return [company for company in order if company in chosen]
