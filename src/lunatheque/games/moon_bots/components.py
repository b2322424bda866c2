"""The box of Moon-Bots: a component pack, checked against the counts that the rulebook states."""

import re
from itertools import combinations_with_replacement
from math import factorial
from pathlib import Path
from typing import Final

from lunatheque.engine import Pack, Row

from .cards import (
    BOARDS,
    MAX_DIE_UPGRADES,
    PART_IDS,
    PARTS,
    PARTS_PER_SLOT,
    SLOTS,
    UPGRADE,
    UPGRADE_IDS,
    UPGRADES,
    WEAPON_IDS,
    way,
)

MAX_DICE: Final = MAX_DIE_UPGRADES + 1
REMOVED_WITH_THREE: Final = 12
SUM: Final = re.compile(r"sum ([<=>]) (\d+)")


class Box:
    """The contents of the box as lists indexed by small integers, shared by all states played with it.

    Lists about parts have one entry for each of the 24 parts and then one for the attack printed on each board.
    """

    def __init__(self, hash: str) -> None:
        self.hash = hash
        self.names: dict[str, dict[str, str]] = {}
        self.conditions: list[str] = []
        self.ways: list[list[int]] = []
        self.needs: list[int] = []
        """How many dice a part needs."""
        self.odds: list[list[float]] = []
        """How likely a number of dice activates a part."""
        self.fists: list[int] = []
        self.missiles: list[int] = []
        self.gains: list[int] = []
        self.drains: list[int] = []
        self.surcharges: list[int] = [0] * (UPGRADE + len(UPGRADE_IDS))
        self.copies: list[int] = []
        self.removed: list[int] = []
        """The cards that are not played with three players."""
        self.costs: list[int] = []
        # What the dice of a way are, as two sets of faces (one bit each): faces needed once, faces needed twice.
        self.once: list[int] = [0] * 49
        self.twice: list[int] = [0] * 49
        for low in range(7):
            for high in range(7):
                self.once[way(low, high)] = (1 << low | 1 << high) & ~1
                self.twice[way(low, high)] = 1 << low if low == high else 0


def read_box(file: Path) -> Box:
    """Read and check a component pack."""
    pack = Pack(file)
    if pack.game != "moon-bots":
        raise pack.one("pack").error(f"this pack is for {pack.game!r}, not for 'moon-bots'", "game")
    box = Box(pack.hash)
    read_costs(box, pack)
    read_parts(box, pack)
    read_boards(box, pack)
    read_upgrades(box, pack)
    for row, id in zip(pack.rows("weapon", len(WEAPON_IDS)), WEAPON_IDS, strict=True):
        read_name(box, row, id)
        row.done()
    if len(box.removed) != REMOVED_WITH_THREE:
        last = pack.rows("part")[-1]
        raise last.error(
            f"{REMOVED_WITH_THREE} cards are removed with three players, this pack removes {len(box.removed)}"
        )
    for table in pack.tables:
        if table not in ("pack", "cost", "part", "board", "upgrade", "weapon"):
            raise pack.tables[table][0].error(f"there are no [{table}] in this game")
    return box


def read_name(box: Box, row: Row, id: str) -> None:
    """The id of a component, which says what it is, and its names."""
    found = row.word("id")
    if found != id:
        raise row.error(f"here comes {id!r}, not {found!r}: components stand in the order of their ids", "id")
    box.names[id] = row.names()


def read_costs(box: Box, pack: Pack) -> None:
    """The three development cost cards, from the bottom row of the market to the top."""
    for row in pack.rows("cost", 3):
        box.costs.append(row.number("energy", 0, 9))
        row.done()
    if box.costs != sorted(box.costs):
        raise pack.rows("cost")[-1].error("costs go up from the bottom row to the top row", "energy")


def read_parts(box: Box, pack: Pack) -> None:
    """The 24 robot parts, four for each slot."""
    for index, row in enumerate(pack.rows("part", PARTS)):
        read_name(box, row, PART_IDS[index])
        slot = SLOTS[index // PARTS_PER_SLOT]
        if row.word("slot", SLOTS[:-1]) != slot:
            raise row.error(f"{PART_IDS[index]} is a {slot}: there are {PARTS_PER_SLOT} parts for each slot", "slot")
        read_effect(box, row)
        box.surcharges[index] = row.number("surcharge", 0, 1, default=0)
        if row.get("removed", bool, default=False):
            box.removed.append(index)
        row.done()


def read_boards(box: Box, pack: Pack) -> None:
    """The four boards with their printed attack."""
    for row, id in zip(pack.rows("board", len(BOARDS)), BOARDS, strict=True):
        read_name(box, row, id)
        read_effect(box, row)
        row.done()


def read_upgrades(box: Box, pack: Pack) -> None:
    """The 24 upgrades of six kinds."""
    rows = pack.rows("upgrade", len(UPGRADE_IDS))
    for kind, row in enumerate(rows):
        read_name(box, row, UPGRADE_IDS[kind])
        box.copies.append(row.number("copies", 1, UPGRADES))
        box.surcharges[UPGRADE + kind] = row.number("surcharge", 0, 1, default=0)
        box.removed += [UPGRADE + kind] * row.number("removed", 0, box.copies[kind], default=0)
        row.done()
    if sum(box.copies) != UPGRADES:
        raise rows[-1].error(f"the box has {UPGRADES} upgrades, this pack has {sum(box.copies)}", "copies")


def read_effect(box: Box, row: Row) -> None:
    """What a part does, and the dice that it needs."""
    condition = row.word("dice")
    box.conditions.append(condition)
    ways = read_ways(row, condition)
    box.ways.append(ways)
    box.needs.append(2 if ways[0] % 7 else 1)
    box.odds.append([reckon_odds(box, ways, dice) for dice in range(MAX_DICE + 1)])
    box.fists.append(row.number("fists", 0, 9, default=0))
    box.missiles.append(row.number("missiles", 0, 9, default=0))
    box.gains.append(row.number("gain", 0, 9, default=0))
    box.drains.append(row.number("drain", 0, 9, default=0))


def reckon_odds(box: Box, ways: list[int], dice: int) -> float:
    """How likely it is that some of so many dice are one of the ways to activate a part."""
    favourable = 0
    for faces in combinations_with_replacement(range(1, 7), dice):
        shown, pairs, throws = 0, 0, factorial(dice)
        for face in set(faces):
            shown |= 1 << face
            pairs |= 1 << face if faces.count(face) > 1 else 0
            throws //= factorial(faces.count(face))
        if any(box.once[way] & shown == box.once[way] and box.twice[way] & pairs == box.twice[way] for way in ways):
            favourable += throws
    return float(favourable / 6**dice)


def read_ways(row: Row, condition: str) -> list[int]:
    """The dice that fulfil a condition: '1 3 5' (one die), 'pair', 'sum > 10', 'sum = 7' or 'sum < 4' (two dice)."""
    faces = range(1, 7)
    if re.fullmatch(r"[1-6]( [1-6])*", condition):
        return [way(int(face), 0) for face in sorted(set(condition.split()))]
    pairs = [(low, high) for low in faces for high in faces if low <= high]
    if condition == "pair":
        return [way(low, high) for low, high in pairs if low == high]
    found = SUM.fullmatch(condition)
    if found is None:
        raise row.error(
            f"'dice' must be faces such as '1 3 5', or 'pair', 'sum > 10', 'sum = 7', 'sum < 4', not {condition!r}",
            "dice",
        )
    sign, total = found[1], int(found[2])
    matches = [
        way(low, high)
        for low, high in pairs
        if (sign == "<" and low + high < total)
        or (sign == "=" and low + high == total)
        or (sign == ">" and low + high > total)
    ]
    if not matches:
        raise row.error(f"no two dice can show {condition!r}", "dice")
    return matches
