"""Stations: columns of home spaces, the coins that they show, and outposts that leave and return.

A column is a number. From 0 to 4 it says how many spaces are vacant from the front while the last one is covered; from
5 to 9 the last one is vacant, and the number less 5 says how many of the four others are.
"""

from .kinds import COLUMNS, COMPANIES, FINAL, HOMES, NONE
from .table import Table


def vacant(column: int) -> int:
    """How many spaces of a column are vacant."""
    return column if column < FINAL else column - FINAL + 1


def holds_outpost(column: int) -> bool:
    """Whether an outpost can leave a column."""
    return column < FINAL + HOMES - 1


def has_room(column: int) -> bool:
    """Whether an outpost can return to a column: a vacant last space does not count."""
    return column != 0 and column != FINAL


def taken(column: int) -> int:
    """The column after its top outpost has left; the last one leaves the last space vacant for good."""
    return FINAL + HOMES - 1 if column == HOMES - 1 else column + 1


def share_value(table: Table, company: int) -> int:
    """What a share of a company is worth: the coins that its station shows."""
    coins = 0
    for column in range(company * COLUMNS, (company + 1) * COLUMNS):
        coins += table.box.coins[column][table.stations[column]]
    return coins


def vacancies(table: Table, company: int) -> int:
    """How many home spaces of a station are vacant."""
    count = 0
    for column in range(company * COLUMNS, (company + 1) * COLUMNS):
        count += vacant(table.stations[column])
    return count


def has_outposts(table: Table, company: int) -> bool:
    """Whether a station has an outpost left."""
    return any(holds_outpost(column) for column in table.stations[company * COLUMNS : (company + 1) * COLUMNS])


def value_order(table: Table) -> list[int]:
    """The companies, most valuable first: by visible coins, then vacant home spaces, then the id of the track."""
    keys: list[int] = []
    for company in range(COMPANIES):
        coins = share_value(table, company)
        keys.append((coins * 100 + vacancies(table, company)) * 100 + 99 - table.tracks[company])
    order = [0]
    for company in range(1, COMPANIES):
        place = 0
        while place < len(order) and keys[order[place]] > keys[company]:
            place += 1
        order.insert(place, company)
    return order


def return_columns(table: Table, company: int) -> list[int]:
    """The columns to which an ousted outpost can return."""
    columns: list[int] = []
    for column in range(COLUMNS):
        if has_room(table.stations[company * COLUMNS + column]):
            columns.append(column)
    return columns


def return_outpost(table: Table, company: int, column: int) -> None:
    """An ousted outpost covers the lowest vacant space of a column; without room anywhere it leaves the game."""
    if column == NONE:
        table.removed[company] += 1
    else:
        table.stations[company * COLUMNS + column] -= 1


def main_column(table: Table, company: int, returning: bool) -> int:
    """The column at which Luna takes or returns an outpost; `NONE` where there is none."""
    best = NONE
    for column in range(COLUMNS):
        state = table.stations[company * COLUMNS + column]
        fits = state < FINAL and (state > 0 or not returning)
        if fits and (best == NONE or state > table.stations[company * COLUMNS + best]):
            best = column
    if best != NONE:
        return best
    most = 0
    for column in range(COLUMNS):
        state = table.stations[company * COLUMNS + column]
        if state >= FINAL and (has_room(state) if returning else holds_outpost(state)):
            worth = vacant(state) * 100 - table.box.coins[company * COLUMNS + column][state]
            if best == NONE or worth > most:
                best = column
                most = worth
    return best
