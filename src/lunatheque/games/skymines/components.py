"""The box of Skymines: a component pack, checked against the counts that rulebook and public pages state."""

import re
from pathlib import Path
from typing import Final

from lunatheque.engine import Pack, Row

from .box import Box
from .components_moon import read_companies, read_perks, read_sectors, read_tracks
from .kinds import (
    ACTION_IDS,
    ANY,
    BUYING,
    COLUMNS,
    COMPANY_IDS,
    DISPLAY,
    DISPLAY_ROWS,
    ELEMENT_IDS,
    EXTRA_IDS,
    HOMES,
    LETTERS,
    MAJORITIES,
    NONE,
    PLAN_COLUMNS,
    PLAN_IDS,
    PLAN_LETTERS,
    PLANS,
    RESOURCES,
    SCIENTIST,
    SELLING,
    SHARE,
    SPOT_IDS,
    START,
    START_IDS,
    TILE_GAIN,
    TILE_IDS,
    TOKEN_IDS,
)
from .luna_cards import read_luna
from .pack_values import check_id, numbers, read_gain, read_name

TABLES: Final = (
    *("pack", "supply", "rules", "values", "element", "company", "side", "sector", "perk", "track", "display"),
    *("card", "start", "extra", "research", "plan", "special", "token", "bonus", "tile", "coins"),
    *("level", "matrix", "luna"),
)
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
    read_luna(box, pack)
    return box


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
    box.tile_spots = [NONE] * len(TILE_IDS)
    for number, (row, id) in enumerate(zip(pack.rows("bonus", len(SPOT_IDS)), SPOT_IDS, strict=True)):
        read_name(box, row, id)
        majority = number < MAJORITIES
        counted = row.word("counts", ELEMENT_IDS[: SCIENTIST + 1]) if majority else ""
        box.spot_counts.append(ELEMENT_IDS.index(counted) if majority else NONE)
        box.spot_rows.append(0 if majority else row.number("row", 1, 9))
        box.spot_columns.append(0 if majority else row.number("column", 1, 9))
        box.spot_costs.append(row.number("cost", 0, 9, 0))
        gain = read_gain(row, "gain", "$HRT+w", needed=True)
        if len(gain) > 2 and {SELLING, BUYING} & set(gain[::2]):
            raise row.error("'sell' and 'buy' stand alone: nothing else can be gained on such a space", "gain")
        for tile in range(len(TILE_IDS)):
            if TILE_GAIN + tile in gain[::2] and box.tile_spots[tile] != NONE:
                raise row.error(
                    f"there is one tile {TILE_IDS[tile]}, and {SPOT_IDS[box.tile_spots[tile]]} brings it", "gain"
                )
            if TILE_GAIN + tile in gain[::2]:
                box.tile_spots[tile] = number
        box.spot_gains.append(gain)
        row.done()


__all__ = ["Box", "read_box"]
