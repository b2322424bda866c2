"""Luna's expansion: the lowest or highest vacant sector within reach, and ousting where none is vacant."""

from ..kinds import COLUMNS, NONE
from ..station import has_outposts, main_column, return_outpost, taken
from ..table import Table
from ..telling import company_text, tell
from .orders import behind_order
from .reasons import tell_column, tell_ousting, tell_target


def reach(table: Table, company: int) -> list[int]:
    """The sectors beside the station or an outpost of a company where it is not yet, sorted."""
    sectors: list[int] = []
    for sector in range(1, len(table.holders)):
        if table.holders[sector] == company:
            continue
        if table.box.dock_costs[company][sector] > 0:
            sectors.append(sector)
            continue
        for near in table.box.near[sector]:
            if table.holders[near] == company:
                sectors.append(sector)
                break
    return sectors


def expand(table: Table, player: int, company: int, points: int, mode: int) -> None:
    """One outpost for each point, whatever the borders; what cannot be placed is lost."""
    for point in range(points):
        sectors = reach(table, company)
        if not sectors or not has_outposts(table, company):
            if table.events is not None:
                tell(table, "event-luna-forfeits", player, company=company_text(company), points=points - point)
            return
        place_one(table, player, company, sectors, mode)


def place_one(table: Table, player: int, company: int, sectors: list[int], mode: int) -> None:
    """Place one outpost from the main column."""
    vacant = [sector for sector in sectors if table.holders[sector] == NONE]
    if vacant:
        target = vacant[0] if mode == 0 else vacant[-1]
        if table.events is not None:
            tell_target(table, player, company, mode, target, vacant)
    else:
        target = oust(table, player, sectors, mode)
        if table.events is not None:
            tell(table, "event-luna-takes", player, company=company_text(company), sector=target)
    column = main_column(table, company, False)
    if table.events is not None:
        tell_column(table, player, company, column, False)
    place = company * COLUMNS + column
    table.stations[place] = taken(table.stations[place])
    table.holders[target] = company


def oust(table: Table, player: int, sectors: list[int], mode: int) -> int:
    """Of the companies within reach the one on whose track Luna is farthest behind loses an outpost: its sector."""
    holders: list[int] = []
    for sector in sectors:
        if table.holders[sector] not in holders:
            holders.append(table.holders[sector])
    order = behind_order(table, player, holders)
    company = order[0]
    held = [sector for sector in sectors if table.holders[sector] == company]
    target = held[0] if mode == 0 else held[-1]
    column = main_column(table, company, True)
    if table.events is not None:
        tell_ousting(table, player, target, held, order, mode)
        if column != NONE:
            tell_column(table, player, company, column, True)
        else:
            tell(table, "event-outpost-lost", player, company=company_text(company), column=0)
    return_outpost(table, company, column)
    return target
