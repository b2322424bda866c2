"""Values of a component pack that several tables share: ids, lists, pairs, rewards."""

import re
from typing import Final

from lunatheque.engine import Row

from .box import Box
from .kinds import (
    COMPANY_IDS,
    COMPANY_STEPS,
    MONEY,
    TANK,
    TILE_GAIN,
    TILE_IDS,
)

REWARDS: Final = {"$": MONEY, "H": TANK, "R": 2, "T": 3, "P": 4, "E": 5, "C": 6}
WORDS: Final = {"sell": 7, "buy": 8, "first": 9}


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


def read_pairs(row: Row, key: str, last: int) -> list[tuple[int, int]]:
    """Spaces and amounts of money, such as "7 2"."""
    pairs: list[tuple[int, int]] = []
    for word in words(row, key):
        found = re.fullmatch(r"(\d+) (\d+)", word)
        if found is None or int(found[1]) >= last:
            raise row.error(f"{key!r} must be pairs of a space and an amount, such as '7 2', not {word!r}", key)
        pairs.append((int(found[1]), int(found[2])))
    return pairs


def read_gain(row: Row, key: str, allowed: str, needed: bool = False) -> list[int]:
    """Rewards: kind and amount, one after another; at least one where something is needed."""
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
            raise row.error(f"{key!r} has no {word!r:.60}", key)
    if needed and not gain:
        raise row.error(f"{key!r} must give something", key)
    return gain
