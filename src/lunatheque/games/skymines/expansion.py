"""Expansion by people: what entering a sector costs, outposts placed and ousted, rewards."""

from .actions import EXPAND_COMPANY, PLACE_OUTPOST, RETURN_TO, STOP
from .cards import use_energy
from .kinds import (
    COLUMNS,
    COMPANIES,
    FLOW,
    NONE,
    OUST,
    P_DIVIDEND,
    P_ENERGY,
    P_EVICTION,
    P_SHORT_CUT,
    SECTORS,
)
from .rewards import give
from .station import has_outposts, holds_outpost, return_columns, return_outpost, taken
from .table import Table
from .telling import company_text, tell

NO_WAY = 99


def border_cost(table: Table, company: int, sector: int) -> int:
    """What the cheapest border into a sector costs a company: 1, 2, or `NO_WAY` where it is out of reach."""
    best = table.box.dock_costs[company][sector]
    if best == 0:
        best = NO_WAY
    if best > 1:
        near = table.box.near[sector]
        borders = table.box.borders[sector]
        for index in range(len(near)):
            if table.holders[near[index]] == company and borders[index] < best:
                best = borders[index]
    return best


def entry_cost(table: Table, company: int, sector: int, short_cut: bool, oust: int) -> int:
    """What entering a sector costs; `NO_WAY` where it is out of reach or the company is there already."""
    holder = table.holders[sector]
    if holder == company:
        return NO_WAY
    cost = border_cost(table, company, sector)
    if cost == NO_WAY:
        return NO_WAY
    if short_cut:
        cost = 1
    return cost + oust if holder != NONE else cost


def has_short_cut(table: Table) -> bool:
    """Whether the next double border of this action costs 1."""
    return table.energised and not table.short_cut and table.has_perk(table.turn, P_SHORT_CUT)


def oust_cost(table: Table, seat: int) -> int:
    """What ousting costs besides the border."""
    return 0 if table.has_perk(seat, P_EVICTION) else table.box.oust


def sectors_within(table: Table, company: int, points: int, short_cut: bool) -> list[int]:
    """The sectors that a company can enter for so many points."""
    sectors: list[int] = []
    if points > 0 and has_outposts(table, company):
        oust = oust_cost(table, table.turn)
        for sector in range(1, SECTORS + 1):
            if entry_cost(table, company, sector, short_cut, oust) <= points:
                sectors.append(sector)
    return sectors


def list_companies(table: Table, points: int, energised: bool, actions: list[int]) -> None:
    """Append the companies that can be expanded with so many points."""
    short_cut = energised and table.has_perk(table.turn, P_SHORT_CUT)
    for company in range(COMPANIES):
        if sectors_within(table, company, points, short_cut):
            actions.append(EXPAND_COMPANY + company)


def begin_energy(table: Table, company: int) -> None:
    """All energy cards are used for a company."""
    seat = table.turn
    points = use_energy(table, seat) + table.count_perk(seat, P_ENERGY)
    table.energised = True
    begin_expansion(table, company, points)


def begin_expansion(table: Table, company: int, points: int) -> None:
    """Expand a company with so many points."""
    table.company = company
    table.points = points
    table.placed = 0
    table.step = FLOW
    if table.events is not None:
        tell(table, "event-expands", table.turn, company=company_text(company), points=points)


def list_placements(table: Table, actions: list[int]) -> None:
    """Append the sectors that can be entered, from each column that has an outpost."""
    for sector in sectors_within(table, table.company, table.points, has_short_cut(table)):
        for column in range(COLUMNS):
            if holds_outpost(table.stations[table.company * COLUMNS + column]):
                actions.append(PLACE_OUTPOST + (sector - 1) * COLUMNS + column)
    if table.placed > 0:
        actions.append(STOP)


def place(table: Table, sector: int, column: int) -> None:
    """An outpost enters a sector; whoever is there goes home; the reward of the sector is paid."""
    seat = table.turn
    company = table.company
    short_cut = has_short_cut(table)
    cost = entry_cost(table, company, sector, short_cut, oust_cost(table, seat))
    if short_cut and border_cost(table, company, sector) > 1:
        table.short_cut = True
    table.points -= cost
    table.placed += 1
    holder = table.holders[sector]
    at = company * COLUMNS + column
    table.stations[at] = taken(table.stations[at])
    table.holders[sector] = company
    if table.events is not None:
        tell(table, "event-placed", seat, company=company_text(company), sector=sector, cost=cost)
    give(table, seat, table.box.sector_gains[sector], 1)
    table.step = FLOW
    if holder != NONE:
        columns = return_columns(table, holder)
        if len(columns) > 1:
            table.ousted = holder
            table.step = OUST
        else:
            send_home(table, holder, columns[0] if columns else NONE)


def list_returns(table: Table, actions: list[int]) -> None:
    """Append the columns to which the ousted outpost can return."""
    for column in return_columns(table, table.ousted):
        actions.append(RETURN_TO + column)


def choose_return(table: Table, column: int) -> None:
    """The ousted outpost goes to the column that was chosen."""
    company = table.ousted
    table.ousted = NONE
    table.step = FLOW
    send_home(table, company, column)


def send_home(table: Table, company: int, column: int) -> None:
    """An ousted outpost goes home, or leaves the game where there is no room."""
    return_outpost(table, company, column)
    if table.events is not None:
        id = "event-ousted" if column != NONE else "event-outpost-lost"
        tell(table, id, table.turn, company=company_text(company), column=column + 1)


def end_expansion(table: Table) -> None:
    """The points that are left are lost; a track bonus may pay for the outposts placed."""
    seat = table.turn
    if table.energised:
        give(table, seat, table.box.perk_gains[P_DIVIDEND], table.count_perk(seat, P_DIVIDEND) * table.placed)
    table.company = NONE
    table.points = 0
    table.placed = 0
    table.energised = False
    table.short_cut = False
    table.step = FLOW
