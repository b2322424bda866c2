"""The box of Skymines: a component pack, checked against the counts that rulebook and public pages state."""

import re
from pathlib import Path
from typing import Final

from lunatheque.engine import Pack, Row

from .box import Box
from .kinds import (
    ACTION_IDS,
    ANY,
    COLUMNS,
    COMPANIES,
    COMPANY_IDS,
    COMPANY_STEPS,
    DISPLAY,
    DISPLAY_ROWS,
    ELEMENT_IDS,
    EXTRA_IDS,
    HOMES,
    LETTERS,
    MAJORITIES,
    MONEY,
    NONE,
    PERK_IDS,
    PLAN_COLUMNS,
    PLAN_IDS,
    PLAN_LETTERS,
    PLANS,
    RESOURCES,
    SCIENTIST,
    SECTORS,
    SHARE,
    SHARES,
    SPOT_IDS,
    START,
    START_IDS,
    TANK,
    TILE_GAIN,
    TILE_IDS,
    TOKEN_IDS,
    TRACK_IDS,
)
from .luna_cards import read_luna

TABLES: Final = (
    *("pack", "supply", "rules", "values", "element", "company", "sector", "perk", "track", "display", "card"),
    *("start", "extra", "research", "plan", "special", "token", "bonus", "tile", "coins", "level", "matrix", "luna"),
)
SIDES: Final = ("north", "east", "south", "west")
REWARDS: Final = {"$": MONEY, "H": TANK, "R": 2, "T": 3, "P": 4, "E": 5, "C": 6}
WORDS: Final = {"sell": 7, "buy": 8, "first": 9}
NEEDS: Final = {"two": 5, "other": 6, "pay": 7, "any": ANY}


def read_box(file: Path) -> Box:
    """Read and check a component pack."""
    pack = Pack(file)
    if pack.game != "skymines":
        raise pack.one("pack").error(f"this pack is for {pack.game!r}, not for 'skymines'", "game")
    for table in pack.tables:
        if table not in TABLES:
            raise pack.tables[table][0].error(f"there are no [{table}] in this game")
    box = Box(pack.hash)
    read_supply(box, pack)
    for row, id in zip(pack.rows("element", len(ELEMENT_IDS)), ELEMENT_IDS, strict=True):
        read_name(box, row, id)
        row.done()
    read_companies(box, pack)
    read_sectors(box, pack)
    read_perks(box, pack)
    read_tracks(box, pack)
    read_cards(box, pack)
    read_plans(box, pack)
    read_tokens(box, pack)
    read_spots(box, pack)
    read_luna(box, pack, check_id)
    return box


def check_id(row: Row, id: str) -> None:
    """Components stand in a fixed order."""
    found = row.word("id")
    if found != id:
        raise row.error(f"here comes {id!r}, not {found!r}: components stand in the order of their ids", "id")


def read_name(box: Box, row: Row, id: str) -> None:
    """The id of a component, which says what it is, and its names."""
    check_id(row, id)
    box.names[id] = row.names()


def numbers(row: Row, key: str, low: int, high: int, count: int | None = None) -> list[int]:
    """A list of whole numbers."""
    values = row.get(key, list)
    if not all(isinstance(value, int) and low <= value <= high for value in values):
        raise row.error(f"{key!r} must be numbers from {low} to {high}, not {values!r}", key)
    if count is not None and len(values) != count:
        raise row.error(f"{key!r} must have {count} numbers, not {len(values)}", key)
    return list(values)


def words(row: Row, key: str) -> list[str]:
    """A list of words."""
    values = row.get(key, list)
    if not all(isinstance(value, str) for value in values):
        raise row.error(f"{key!r} must be a list of words, not {values!r}", key)
    return list(values)


def read_supply(box: Box, pack: Pack) -> None:
    """Markers, steps, and what both tracks of a player board are worth."""
    row = pack.one("supply")
    box.outposts = row.number("outposts", COLUMNS * HOMES, COLUMNS * HOMES)
    box.slot_tank = row.number("slot_tank", 1, 99)
    box.slot_research = row.number("slot_research", 1, 99)
    box.tank_last = row.number("tank_last", 1, 99)
    box.research_last = row.number("research_last", 1, 99)
    box.flip = row.number("flip", 0, 9)
    box.oust = row.number("oust", 0, 9)
    row.done()
    row = pack.one("rules")
    box.rounds = row.number("rounds", 7, 7)
    box.money = row.number("money", 0, 99)
    box.markers = row.number("markers", 1, 9)
    box.markers_two = row.number("markers_two", 0, box.markers)
    box.markers_more = row.number("markers_more", 0, box.markers)
    box.beyond = row.number("beyond", 0, 9)
    box.lost_marker = row.number("lost_marker", 0, 9)
    row.done()
    row = pack.one("values")
    box.tank_values = step_values(row, "tank", box.tank_last)
    box.research_values = step_values(row, "research", box.research_last)
    row.done()
    for row, players in zip(pack.rows("coins", 3), (2, 3, 4), strict=True):
        if row.number("players", 2, 4) != players:
            raise row.error("coins come for 2, 3 and 4 players, in this order", "players")
        box.round_coins.append([0, 0, *numbers(row, "amounts", 0, 9, box.rounds - 1)])
        row.done()


def step_values(row: Row, key: str, last: int) -> list[int]:
    """What each step of a track is worth: the last value reached or passed."""
    steps = numbers(row, f"{key}_steps", 1, last)
    values = numbers(row, key, 0, 999, len(steps))
    if steps != sorted(set(steps)):
        raise row.error(f"'{key}_steps' must grow", f"{key}_steps")
    table = [0] * (last + 1)
    for step, value in zip(steps, values, strict=True):
        for later in range(step, last + 1):
            table[later] = value
    return table


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
    """The Moon: sectors count from 1, and 0 is no sector."""
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


def read_gain(row: Row, key: str, allowed: str) -> list[int]:
    """Rewards: kind and amount, one after another."""
    gain: list[int] = []
    found: list[str] = row.get(key, str, " ").split()
    position = 0
    while position < len(found):
        word = found[position]
        position += 1
        company = re.fullmatch(r"(\w+)\+(\d)", word)
        if word in WORDS and "w" in allowed:
            gain += [WORDS[word], 1]
        elif word == "tile" and "w" in allowed and position < len(found) and found[position] in TILE_IDS:
            gain += [TILE_GAIN + TILE_IDS.index(found[position]), 1]
            position += 1
        elif company is not None and "+" in allowed and company[1] in COMPANY_IDS:
            gain += [COMPANY_STEPS + COMPANY_IDS.index(company[1]), int(company[2])]
        elif re.fullmatch(r"[A-Z$]\d", word) and word[0] in allowed:
            gain += [REWARDS[word[0]], int(word[1])]
        else:
            raise row.error(f"{key!r} has no {word!r}", key)
    return gain


def read_perks(box: Box, pack: Pack) -> None:
    """Track bonuses."""
    for row, id in zip(pack.rows("perk", len(PERK_IDS)), PERK_IDS, strict=True):
        read_name(box, row, id)
        box.perk_spots.append(bool(row.get("spot", bool, False)))
        box.perk_costs.append(row.number("cost", 0, 9, 0))
        box.perk_gains.append(read_gain(row, "gain", "$HRT"))
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


def read_pairs(row: Row, key: str, last: int) -> list[tuple[int, int]]:
    """Spaces and amounts of money, such as "7 2"."""
    pairs: list[tuple[int, int]] = []
    for word in words(row, key):
        found = re.fullmatch(r"(\d+) (\d+)", word)
        if found is None or int(found[1]) >= last:
            raise row.error(f"{key!r} must be pairs of a space and an amount, such as '7 2', not {word!r}", key)
        pairs.append((int(found[1]), int(found[2])))
    return pairs


def read_cards(box: Box, pack: Pack) -> None:
    """Action cards, starting cards, single-energy cards and bonus tiles, in the order of `CARD_IDS`."""
    row = pack.one("display")
    if row.number("rows", 1, 9) != DISPLAY_ROWS:
        raise row.error(f"the display has {DISPLAY_ROWS} rows", "rows")
    box.surcharges = numbers(row, "surcharges", 0, 9, DISPLAY // DISPLAY_ROWS)
    row.done()
    for table, ids in (("card", ACTION_IDS), ("start", START_IDS), ("extra", EXTRA_IDS)):
        for row, id in zip(pack.rows(table, len(ids)), ids, strict=True):
            check_id(row, id)
            if table == "card":
                if row.word("letter") != id[0]:
                    raise row.error(f"'letter' must be {id[0]!r}", "letter")
                box.letters.append(LETTERS.index(id[0]))
            element = ELEMENT_IDS.index(row.word("type", ELEMENT_IDS if table == "card" else ELEMENT_IDS[:-1]))
            box.elements.append(element)
            box.values.append(row.number("value", 0, 9, 0))
            box.costs.append(row.number("cost", 1, 9) if table == "card" else 0)
            box.resales.append(row.number("resale", 0, 9))
            share = row.word("share", COMPANY_IDS) if element == SHARE else ""
            box.card_shares.append(COMPANY_IDS.index(share) if share else NONE)
            row.done()
    for row, id in zip(pack.rows("tile", len(TILE_IDS)), TILE_IDS, strict=True):
        read_name(box, row, id)
        kind = row.word("type", (*ELEMENT_IDS[RESOURCES:SHARE], "any"))
        if (kind == "any") != (id == TILE_IDS[0]):
            raise row.error(f"{TILE_IDS[0]} and no other tile brings any resource", "type")
        box.elements.append(NONE if kind == "any" else ELEMENT_IDS.index(kind))
        box.values.append(row.number("value", 0, 9, 0))
        box.costs.append(0)
        box.resales.append(0)
        box.card_shares.append(NONE)
        row.done()


def read_plans(box: Box, pack: Pack) -> None:
    """The 72 research plans and the six special ones."""
    row = pack.one("research")
    row.number("columns", PLAN_COLUMNS, PLAN_COLUMNS)
    box.plan_costs = [row.number(f"plan_{letter}", 0, 9) for letter in PLAN_LETTERS]
    box.plan_costs.append(row.number("special", 0, 9))
    row.done()
    rows = pack.rows("plan", PLANS) + pack.rows("special", len(PLAN_IDS) - PLANS)
    for row, id in zip(rows, PLAN_IDS, strict=True):
        check_id(row, id)
        if row.table == "plan" and row.word("letter") != id[1]:
            raise row.error(f"'letter' must be {id[1]!r}", "letter")
        need: list[int] = []
        for word in row.word("need").split():
            found = re.fullmatch(r"([A-Z]{2}|any|two|pay)([1-9])|other", word)
            kind = "other" if word == "other" else found[1] if found else ""
            if kind not in (*ELEMENT_IDS[:SCIENTIST], *NEEDS):
                raise row.error(f"'need' has no {word!r}", "need")
            need.append(ELEMENT_IDS.index(kind) if kind in ELEMENT_IDS else NEEDS[kind])
            need.append(int(word[-1]) if word != "other" else 1)
        box.plan_needs.append(need)
        box.plan_gains.append(read_gain(row, "gain", "$HRTPEC"))
        row.done()


def read_tokens(box: Box, pack: Pack) -> None:
    """Starting research tokens."""
    for row, id in zip(pack.rows("token", len(TOKEN_IDS)), TOKEN_IDS, strict=True):
        check_id(row, id)
        rest = row.word("rest").split()
        if len(rest) != COLUMNS or len(set(rest)) != len(rest) or not set(rest) <= set(START_IDS):
            raise row.error(f"'rest' must be three starting cards, not {' '.join(rest)!r}", "rest")
        box.token_rests.append([START + START_IDS.index(card) for card in rest])
        box.token_gains.append(read_gain(row, "bonus", "$H+"))
        row.done()


def read_spots(box: Box, pack: Pack) -> None:
    """Bonus spaces: majorities, then the grid."""
    for number, (row, id) in enumerate(zip(pack.rows("bonus", len(SPOT_IDS)), SPOT_IDS, strict=True)):
        read_name(box, row, id)
        majority = number < MAJORITIES
        counted = row.word("counts", ELEMENT_IDS[: SCIENTIST + 1]) if majority else ""
        box.spot_counts.append(ELEMENT_IDS.index(counted) if majority else NONE)
        box.spot_rows.append(0 if majority else row.number("row", 1, 9))
        box.spot_columns.append(0 if majority else row.number("column", 1, 9))
        box.spot_costs.append(row.number("cost", 0, 9, 0))
        box.spot_gains.append(read_gain(row, "gain", "$HRT+w"))
        row.done()


__all__ = ["Box", "read_box"]
