"""The box as it was meant, written down a second time: a wrong number in the component pack is found here.

Luna's cards and levels are those that are published; cards, plans, tracks, sectors and tokens are reconstructed, and
weighed as docs/architecture.md explains. Whoever corrects the pack corrects this file too, on purpose.
"""

import tomllib
from typing import Any

import pytest

from lunatheque.games.skymines import GAME

PACK: dict[str, Any] = tomllib.loads(GAME.pack.read_text(encoding="utf-8"))

CARDS = """
A01 MI 3 3 1, A02 MI 3 3 1, A03 TI 3 3 1, A04 TI 3 3 1, A05 CA 3 3 1, A06 CA 3 3 1, A07 EN 3 3 1, A08 EN 3 3 1
A09 SC - 2 1, A10 SC - 2 1, A11 FS 2 1 1, A12 FS 2 1 1
B01 MI 3 3 1, B02 TI 3 3 1, B03 CA 3 3 1, B04 MI 4 4 2, B05 EN 3 3 1, B06 EN 4 4 2, B07 SC - 2 1, B08 FS 3 2 1
C01 MI 4 3 2, C02 TI 4 3 2, C03 CA 4 3 2, C04 EN 4 3 2, C05 SC - 2 1, C06 FS 3 2 1, C07 SH - 3 1 AST, C08 SH - 3 1 SKY
D01 TI 4 3 2, D02 CA 4 3 2, D03 EN 4 3 2, D04 SC - 2 1, D05 FS 4 2 2, D06 SH - 3 1 TAW, D07 SH - 3 1 MNV
D08 SH - 3 1 SKY
E01 MI 4 3 2, E02 TI 4 3 2, E03 CA 4 3 2, E04 EN 4 3 2, E05 FS 4 2 2, E06 SH - 3 1 AST, E07 SH - 3 1 TAW
E08 SH - 3 1 MNV
"""
"""Id, element, value, cost, resale, share."""

PLANS = {
    "A": (["MI3", "TI3", "CA3", "EN3", "MI1 TI1 CA1", "two2", "other", "pay1"], ["$2", "H2", "T1"]),
    "B": (["MI2", "TI2", "CA2", "EN2", "two1", "any3", "other", "pay1"], ["$3", "H3", "T2"]),
    "C": (["MI1", "TI1", "CA1", "EN1", "any2", "other", "pay1", ""], ["$5", "H3", "T3"]),
}
"""Of each letter the eight requirements, each with three rewards; but pA22 gives a research point."""

SPECIALS = ["$6", "H4", "T3", "P2", "E3", "C1"]

TRACKS = """
A1: 2 4 6 9 12 15 18 20 | 7 2, 13 3 | 5 1, 11 2 | marker resource
A2: 1 4 7 10 13 15 18 20 | 8 2, 16 4 | 4 1, 12 2 | money-spot steps-spot
B1: 2 5 7 10 12 15 17 20 | 6 1, 13 3 | 4 1, 10 2 | discount refund
B2: 2 4 7 9 12 14 17 20 | 7 2, 14 4 | 5 1, 12 2 | energy short-cut
C1: 1 3 6 9 12 15 18 20 | 5 1, 10 2, 16 3 | 4 1, 11 2 | field tank-spot
C2: 3 5 7 9 11 14 17 20 | 8 2, 15 3 | 6 1, 12 2 | waiver insight
D1: 2 4 6 8 11 14 17 20 | 6 2, 12 4 | 5 1, 11 2 | eviction dividend
D2: 1 4 6 9 11 14 17 20 | 7 2, 13 2, 18 3 | 3 1, 10 2 | leave return
E1: 2 5 8 11 13 15 17 19 | 7 1, 14 4 | 4 1, 9 2 | marker marker
E2: 2 4 7 10 13 16 18 20 | 6 1, 11 2, 17 3 | 5 1, 13 2 | research-spot share
"""
"""Spaces where shares are reached; barriers and thresholds by the space before them and their money; both bonuses."""

PERKS = {"money-spot": "$3", "steps-spot": "T2", "refund": "$2", "field": "H1", "tank-spot": "H3", "insight": "R2",
         "dividend": "$1", "leave": "$2", "research-spot": "R3"}  # fmt: skip
"""What bonuses give; `research-spot` costs $2."""

SECTORS = """
1: 2 5 6 | | AST 2 | $1;  2: 1 3 6 7 | | AST 1 | R1;  3: 2 4 7 8 | | AST 1 | $1;  4: 3 8 | 9 | | H1
5: 1 6 11 | 10 | | R1;  6: 1 2 5 7 | 11 12 | | H1;  7: 2 3 6 8 13 | 12 | | R1;  8: 3 4 7 9 | 13 14 | | $2
9: 8 15 | 4 14 | |;  10: 11 16 17 | 5 | MNV 1 | R1;  11: 5 10 17 | 6 12 18 | | R2;  12: 13 18 | 6 7 11 19 | | $1 R1
13: 7 12 19 20 | 8 14 | | H1 $1;  14: 21 | 8 9 13 15 20 | | H1;  15: 9 21 22 | 14 | TAW 2 | $2
16: 10 17 23 | | MNV 1 | $1;  17: 10 11 16 18 23 24 | | | H1;  18: 12 17 19 25 | 11 24 | | R2
19: 13 18 20 25 | 12 26 | | H2 $1;  20: 13 19 21 26 | 14 27 | | R2;  21: 14 15 20 22 27 28 | | | H1
22: 15 21 28 | | TAW 1 | $1;  23: 16 17 29 | 24 | MNV 2 | $2;  24: 17 | 18 23 25 29 30 | | H1
25: 18 19 26 31 | 24 30 | | H1 $1;  26: 20 25 | 19 27 31 32 | | $1 R1;  27: 21 28 33 | 20 26 32 | | R2
28: 21 22 27 | 33 | TAW 1 | R1;  29: 23 30 | 24 34 | |;  30: 29 31 34 35 | 24 25 | | $2
31: 25 30 32 35 36 | 26 | | R1;  32: 31 33 36 37 | 26 27 | | H1;  33: 27 32 37 | 28 | | R1
34: 30 35 | 29 | | H1;  35: 30 31 34 36 | | SKY 1 | $1;  36: 31 32 35 37 | | SKY 1 | R1
37: 32 33 36 | | SKY 2 | $1
"""
"""Single borders, double borders, station and its border, reward."""

TOKENS = """
MI2 TI1 SCa: H2, TI2 CA1 SCa: H2, CA2 MI1 EN2: H1 AST+1, MI1 TI1 CA1: TAW+1, MI2 CA2 SCa: SKY+3
TI2 MI1 EN2: MNV+2 $1, CA2 TI1 SCa: H1 $2, MI2 TI2 CA1: AST+1 SKY+1 $1, EN2 SCa MI1: H1 TAW+2, EN2 SCa SCb: MNV+2 AST+2
"""

SPACES = """
MB-TI: 0 AST+2, MB-CA: 0 TAW+2, MB-EN: 0 SKY+2, MB-MI: 0 MNV+2, MB-SC: 0 R3
G14: 0 first $2, G23: 0 sell, G24: 0 buy, G31: 0 tile BT-RES, G32: 0 tile BT-EN, G33: 0 tile BT-SC, G34: 1 tile BT-FS
"""
"""What each bonus space costs and gives."""

LEVELS = """
0: n n 0 0 | |, 1: n y 0 0 | |, 2: y y 0 0 | |, 3: y y 0 0 | 11 19 | 5 10, 4: y y 0 0 | 9 16 | 4 8
5: y y 0 0 | 7 13 | 2 7, 6: y y 1 1 | 6 13 | 4 8, 7: y y 3 2 | 7 10 | 5 7, 8: y y 5 3 | 8 11 | 5 7
"""
"""Cards of rank II, slots that can open, where both markers start; tokens on the tank and on the research track."""


def entries(table: str, mark: str = ",") -> list[str]:
    """What a table lists."""
    return [entry.strip() for line in table.strip().splitlines() for entry in line.split(mark) if entry.strip()]


def test_action_cards() -> None:
    found = [
        " ".join(str(card.get(key, "-")) for key in ("id", "type", "value", "cost", "resale"))
        + (f" {card['share']}" if "share" in card else "")
        for card in PACK["card"]
    ]
    assert found == entries(CARDS)
    assert [f"{card['id']} {card.get('value', 0)} {card['resale']}" for card in PACK["start"]] == [
        *("MI1 1 1", "TI1 1 1", "CA1 1 1", "MI2 2 1", "TI2 2 1", "CA2 2 1", "EN2 2 1", "SCa 0 1", "SCb 0 1")
    ]
    assert [(card["type"], card["value"], card["resale"]) for card in PACK["extra"]] == [
        ("EN", 1, resale) for resale in (1, 2, 3, 4)
    ]
    assert PACK["display"]["surcharges"] == [0, 1, 2]


def test_research_plans() -> None:
    expected: list[tuple[str, str, str]] = []
    for letter, (needs, gains) in PLANS.items():
        for number in range(24):
            gain = "R1" if (letter, number) == ("A", 21) else gains[number % 3]
            expected.append((f"p{letter}{number + 1:02}", needs[number // 3], gain))
    assert [(plan["id"], plan["need"], plan["gain"]) for plan in PACK["plan"]] == expected
    assert [(plan["need"], plan["gain"]) for plan in PACK["special"]] == [("", gain) for gain in SPECIALS]
    assert [PACK["research"][key] for key in ("plan_A", "plan_B", "plan_C", "special")] == [1, 2, 3, 3]


def test_company_tracks() -> None:
    found = [
        f"{track['id']}: {' '.join(map(str, track['shares']))} | {', '.join(track['barriers'])} | "
        f"{', '.join(track['thresholds'])} | {track['first']} {track['second']}"
        for track in PACK["track"]
    ]
    assert found == entries(TRACKS, "\n")
    assert [track["last"] for track in PACK["track"]] == [20] * 10
    assert {perk["id"]: perk["gain"] for perk in PACK["perk"] if "gain" in perk} == PERKS
    assert {perk["id"]: perk["cost"] for perk in PACK["perk"] if perk.get("cost")} == {"research-spot": 2}


def test_the_moon() -> None:
    found = [
        f"{sector['number']}: {sector['single']} | {sector['double']} | {sector['station']} | {sector['reward']}"
        for sector in PACK["sector"]
    ]
    expected = [" ".join(entry.split()) for entry in entries(SECTORS, ";")]
    assert [" ".join(entry.split()) for entry in found] == expected
    assert {tuple(company["coins"]) for company in PACK["company"]} == {("0 1 1 1 2", "1 0 1 1 2", "1 1 0 1 2")}


def test_tokens_and_bonus_spaces() -> None:
    assert [f"{token['rest']}: {token['bonus']}" for token in PACK["token"]] == entries(TOKENS)
    assert [f"{space['id']}: {space.get('cost', 0)} {space['gain']}" for space in PACK["bonus"]] == entries(SPACES)
    assert [space.get("counts") for space in PACK["bonus"]][:5] == ["TI", "CA", "EN", "MI", "SC"]
    assert [tile.get("value", 0) for tile in PACK["tile"]] == [3, 2, 0, 3]
    assert [coins["amounts"] for coins in PACK["coins"]] == [[1] * 6, [2, 1, 2, 1, 2, 1], [2] * 6]


@pytest.mark.rule("luna-level")
def test_lunas_levels() -> None:
    yes = {True: "y", False: "n"}
    found = [
        f"{level['number']}: {yes[level['rank_two']]} {yes[level['slots']]} {level['start_tank']} "
        f"{level['start_research']} | {' '.join(map(str, level['tank']))} | {' '.join(map(str, level['research']))}"
        for level in PACK["level"]
    ]
    assert [" ".join(entry.split()) for entry in found] == entries(LEVELS)
