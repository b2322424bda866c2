"""Companies, the Moon and the company tracks of a component pack."""

import re
from typing import Final

from lunatheque.engine import Pack

from .box import Box
from .kinds import (
    COLUMNS,
    COMPANIES,
    COMPANY_IDS,
    HOMES,
    PERK_IDS,
    SECTORS,
    SHARES,
    SIDE_IDS,
    TRACK_IDS,
)
from .pack_values import check_id, numbers, read_gain, read_name, read_pairs, words

SIDES: Final = ("north", "east", "south", "west")


def read_companies(box: Box, pack: Pack) -> None:
    """Names, sides of the board and the coin icons of the stations."""
    for row, id in zip(pack.rows("company", COMPANIES), COMPANY_IDS, strict=True):
        read_name(box, row, id)
        box.sides.append(row.word("side", SIDES))
        columns = words(row, "coins")
        if len(columns) != COLUMNS or not all(re.fullmatch(r"[0-9]( [0-9]){4}", column) for column in columns):
            raise row.error(f"'coins' must be {COLUMNS} columns of {HOMES} numbers, not {columns!r}", "coins")
        for column in columns:
            icons = [int(icon) for icon in column.split()]
            box.icons.append(icons)
            front = [sum(icons[:vacant]) for vacant in range(HOMES)]
            box.coins.append(front + [coins + icons[-1] for coins in front])
        row.done()


def read_sectors(box: Box, pack: Pack) -> None:
    """The Moon side of the board: sectors count from 1, and 0 is no sector."""
    for side, id in zip(pack.rows("side", len(SIDE_IDS)), SIDE_IDS, strict=True):
        read_name(box, side, id)
        side.number("sectors", SECTORS, SECTORS)
        side.done()
    rows = pack.rows("sector", SECTORS)
    box.near = [[] for _ in range(SECTORS + 1)]
    box.borders = [[] for _ in range(SECTORS + 1)]
    box.docks = [[] for _ in range(COMPANIES)]
    box.dock_costs = [[0] * (SECTORS + 1) for _ in range(COMPANIES)]
    box.sector_gains = [[]]
    box.sector_x = [0]
    box.sector_y = [0]
    for number, row in enumerate(rows, 1):
        if row.number("number", 1, SECTORS) != number:
            raise row.error(f"here comes sector {number}: sectors stand in the order of their numbers", "number")
        box.sector_x.append(row.number("x", 0, 99))
        box.sector_y.append(row.number("y", 0, 99))
        for cost, key in ((1, "single"), (2, "double")):
            for word in row.word(key).split():
                if not word.isdigit() or not 1 <= int(word) <= SECTORS:
                    raise row.error(f"{key!r} must be numbers of sectors, not {word!r}", key)
                box.near[number].append(int(word))
                box.borders[number].append(cost)
        for word in [row.word("station")] if row.word("station") else []:
            found = re.fullmatch(r"(\w+) ([12])", word)
            if found is None or found[1] not in COMPANY_IDS:
                raise row.error(f"'station' must be a company and 1 or 2, such as 'AST 1', not {word!r}", "station")
            company = COMPANY_IDS.index(found[1])
            box.docks[company].append(number)
            box.dock_costs[company][number] = int(found[2])
        box.sector_gains.append(read_gain(row, "reward", "$HR"))
        row.done()
    for number, row in enumerate(rows, 1):
        for other, cost in zip(box.near[number], box.borders[number], strict=True):
            if number not in box.near[other] or box.borders[other][box.near[other].index(number)] != cost:
                raise row.error(f"sector {other} does not have the same border with sector {number}")
    for company, docks in enumerate(box.docks):
        if not docks:
            raise rows[0].error(f"no sector touches the station of {COMPANY_IDS[company]}")


def read_perks(box: Box, pack: Pack) -> None:
    """Track bonuses."""
    for row, id in zip(pack.rows("perk", len(PERK_IDS)), PERK_IDS, strict=True):
        read_name(box, row, id)
        spot = id.endswith("-spot")
        if row.get("spot", bool, False) != spot:
            raise row.error(f"{id!r} is {'a' if spot else 'no'} bonus space: 'spot' must say so", "spot")
        box.perk_spots.append(spot)
        box.perk_costs.append(row.number("cost", 0, 9, 0))
        box.perk_gains.append(read_gain(row, "gain", "$HRT", needed=spot))
        row.done()


def read_tracks(box: Box, pack: Pack) -> None:
    """Company tracks: shares, money barriers, bonus thresholds."""
    for row, id in zip(pack.rows("track", len(TRACK_IDS)), TRACK_IDS, strict=True):
        check_id(row, id)
        last = row.number("last", SHARES, 99)
        spaces = numbers(row, "shares", 1, last, SHARES)
        if spaces != sorted(set(spaces)):
            raise row.error("'shares' must grow", "shares")
        box.track_last.append(last)
        box.share_spaces.append(spaces)
        box.shares.append([sum([1 for space in spaces if space <= at]) for at in range(last + 1)])
        barriers = [0] * (last + 1)
        for space, cost in read_pairs(row, "barriers", last):
            barriers[space] = cost
        box.barriers.append(barriers)
        thresholds = read_pairs(row, "thresholds", last)
        if len(thresholds) != 2 or thresholds[0][0] >= thresholds[1][0]:
            raise row.error("'thresholds' must be two, the nearer one first", "thresholds")
        box.threshold_spaces += [thresholds[0][0] + 1, thresholds[1][0] + 1]
        box.threshold_money += [thresholds[0][1], thresholds[1][1]]
        box.perks += [PERK_IDS.index(row.word(key, PERK_IDS)) for key in ("first", "second")]
        row.done()
