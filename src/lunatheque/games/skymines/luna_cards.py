"""Luna's part of a component pack: levels, the 19 cards, what their slots point at."""

import re
from typing import Final

from lunatheque.engine import Pack, Row

from .box import Box
from .kinds import (
    DISPLAY_ROWS,
    L_ADVANCE,
    L_CARDS,
    L_EXPAND,
    L_MONEY,
    L_PLAN,
    L_SHARE,
    L_SPECIAL,
    L_SPOT,
    L_TANK,
    L_UPLOAD,
    LEVELS,
    LUNA_IDS,
    MAJORITIES,
    MODES,
    NONE,
    PLAN_COLUMNS,
    PLAN_LETTERS,
    SELECTORS,
    SLOTS,
    SPOT_IDS,
)
from .pack_values import check_id

GAINS: Final = {"$": L_MONEY, "H": L_TANK, "U": L_UPLOAD}
CELL: Final = re.compile(r"r([1-4])c([1-3])(?:\+r([1-4])c([1-3]))?")


def read_luna(box: Box, pack: Pack) -> None:
    """Levels and cards of Luna."""
    for number, row in enumerate(pack.rows("level", LEVELS)):
        if row.number("number", 0, LEVELS - 1) != number:
            raise row.error(f"here comes level {number}", "number")
        box.level_rank_two.append(bool(row.get("rank_two", bool)))
        box.level_slots.append(bool(row.get("slots", bool)))
        box.level_tank.append(row.number("start_tank", 0, box.tank_last))
        box.level_research.append(row.number("start_research", 0, box.research_last))
        box.level_tank_tokens.append(read_steps(row, "tank", box.tank_last))
        box.level_research_tokens.append(read_steps(row, "research", box.research_last))
        row.done()
    row = pack.one("matrix")
    columns = row.get("research", list)
    if len(columns) != SLOTS or not all(isinstance(column, int) and 1 <= column <= PLAN_COLUMNS for column in columns):
        raise row.error(f"'research' must be {SLOTS} columns from 1 to {PLAN_COLUMNS}, not {columns!r}", "research")
    box.plan_columns = [column - 1 for column in columns]
    row.done()
    for row, id in zip(pack.rows("luna", len(LUNA_IDS)), LUNA_IDS, strict=True):
        check_id(row, id)
        box.luna_left.append(row.number("left", 0, 99))
        box.luna_right.append(row.number("right", 0, 99))
        box.luna_scientists.append(row.number("scientists", 0, 9))
        reveal = row.word("reveal")
        if not re.fullmatch(r"([HU][1-9])?", reveal):
            raise row.error(f"'reveal' must be Hn, Un or nothing, not {reveal!r}", "reveal")
        box.luna_reveals.append([GAINS[reveal[0]], int(reveal[1])] if reveal else [])
        box.luna_actions.append([read_action(row, str(action)) for action in row.get("actions", list)])
        if not box.luna_actions[-1]:
            raise row.error("'actions' must name at least one", "actions")
        row.done()


def read_steps(row: Row, key: str, last: int) -> list[int]:
    """The steps of a track on which level tokens lie."""
    steps = row.get(key, list)
    if not all(isinstance(step, int) and 1 <= step <= last for step in steps):
        raise row.error(f"{key!r} must be steps from 1 to {last}, not {steps!r}", key)
    return list(steps)


def read_action(row: Row, action: str) -> list[int]:
    """An action of a Luna card as numbers."""
    words = action.split()
    name = words[0] if words else ""
    if re.fullmatch(r"[$HU][1-9]", action):
        return [GAINS[action[0]], int(action[1])]
    if re.fullmatch(r"advance [1-9] \w+", action) and words[2] in SELECTORS:
        return [L_ADVANCE, int(words[1]), SELECTORS.index(words[2])]
    if re.fullmatch(r"expand [1-9] (MIN|MAX)", action):
        return [L_EXPAND, int(words[1]), MODES.index(words[2])]
    if name == "spot" and len(words) == SLOTS + 1 and set(words[1:]) <= set(SPOT_IDS[MAJORITIES:]):
        return [L_SPOT, *[SPOT_IDS.index(word) for word in words[1:]]]
    if name == "cards" and len(words) == SLOTS + 1 and all(CELL.fullmatch(word) for word in words[1:]):
        return [L_CARDS, *[space for word in words[1:] for space in read_cells(word)]]
    if action == "share":
        return [L_SHARE]
    if action == "special":
        return [L_SPECIAL]
    if re.fullmatch(r"plan [ABC]", action):
        return [L_PLAN, PLAN_LETTERS.index(words[1])]
    raise row.error(f"'actions' has no {action!r}", "actions")


def read_cells(word: str) -> list[int]:
    """One or two spaces of the display, such as r3c2+r4c2; rows from the top, columns from the left."""
    found = CELL.fullmatch(word)
    if found is None:
        return []
    first = (3 - int(found[2])) * DISPLAY_ROWS + int(found[1]) - 1
    second = (3 - int(found[4])) * DISPLAY_ROWS + int(found[3]) - 1 if found[3] else NONE
    return [first, second]
