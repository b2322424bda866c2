"""The component pack of Skymines: counts, borders, and errors that say where."""

from pathlib import Path

import pytest
from tests.games.skymines.bench import BOX

from lunatheque.engine import BadPack, BadPosition, Pack
from lunatheque.games.skymines import GAME
from lunatheque.games.skymines.kinds import COMPANIES, ELEMENT_IDS, SECTORS


def test_the_moon_is_symmetric() -> None:
    """Sector s and sector 38 - s have the same borders, seen from the other side; 90 borders, 28 of them double."""
    borders = 0
    doubles = 0
    for sector in range(1, SECTORS + 1):
        mine = {(near, cost) for near, cost in zip(BOX.near[sector], BOX.borders[sector], strict=True)}
        across = zip(BOX.near[38 - sector], BOX.borders[38 - sector], strict=True)
        assert mine == {(38 - near, cost) for near, cost in across}
        borders += len(mine)
        doubles += sum(cost == 2 for _, cost in mine)
        for near in BOX.near[sector]:
            assert abs(BOX.sector_x[near] - BOX.sector_x[sector]) + abs(BOX.sector_y[near] - BOX.sector_y[sector]) == 2
    assert (borders // 2, doubles // 2) == (90, 28)
    assert [len(docks) for docks in BOX.docks] == [3, 3, 3, 3]


def test_what_the_cards_bring() -> None:
    counts = dict.fromkeys(ELEMENT_IDS, 0)
    for card in range(44):
        counts[ELEMENT_IDS[BOX.elements[card]]] += 1
    assert counts == {"MI": 6, "TI": 6, "CA": 6, "EN": 7, "SC": 5, "FS": 6, "SH": 8}
    shares = [share for share in BOX.card_shares if share >= 0]
    assert [shares.count(company) for company in range(COMPANIES)] == [2, 2, 2, 2]


def test_a_station_shows_fifteen_coins_in_the_end() -> None:
    for company in range(COMPANIES):
        assert sum([BOX.coins[company * 3 + column][9] for column in range(3)]) == 15


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ('game = "skymines"', 'game = "moon-bots"', "not for 'skymines'"),
        ('single = "2 5 6"', 'single = "2 5 9"', "does not have the same border"),
        ('single = "2 5 6"', 'single = "2 5 x"', "numbers of sectors"),
        ('station = "AST 2"', 'station = "MARS 2"', "'station' must be a company"),
        ('reward = "H1 $1"', 'reward = "Q9"', "has no 'Q9'"),
        ('id = "A01"', 'id = "A99"', "components stand in the order"),
        ("shares = [2, 4, 6, 9, 12, 15, 18, 20]", "shares = [2, 4, 4, 9, 12, 15, 18, 20]", "'shares' must grow"),
        ('barriers = ["7 2", "13 3"]', 'barriers = ["7-2"]', "pairs of a space"),
        ('thresholds = ["5 1", "11 2"]', 'thresholds = ["11 2", "5 1"]', "the nearer one first"),
        ('coins = ["0 1 1 1 2", "1 0 1 1 2", "1 1 0 1 2"]', 'coins = ["0 1"]', "3 columns of 5 numbers"),
        ('need = "MI3"', 'need = "MOON"', "'need' has no 'MOON'"),
        ('rest = "MI2 TI1 SCa"', 'rest = "MI2 MI2 SCa"', "three starting cards"),
        ('"expand 2 MIN"', '"expand MIN"', "'actions' has no"),
        ('reveal = "H2"', 'reveal = "Z2"', "'reveal' must be"),
        ("research = [1, 2, 3, 4, 1]", "research = [1, 2]", "5 columns"),
        ("tank = [11, 19]", "tank = [11, 99]", "steps from 1 to 28"),
        ("outposts = 15", "outposts = 14", "from 15 to 15"),
        ('type = "any"', 'type = "EN"', "and no other tile"),
        ('letter = "A"\ntype', 'letter = "B"\ntype', "'letter' must be 'A'"),
        ("tank_steps = [6, 9", "tank_steps = [9, 6", "must grow"),
        ("[supply]", "[weather]\nsource = 'public'\n[supply]", "no [weather] in this game"),
    ],
)
def test_a_bad_pack_is_refused_with_its_line(tmp_path: Path, before: str, after: str, reason: str) -> None:
    text = GAME.pack.read_text(encoding="utf-8")
    assert before in text
    file = tmp_path / "pack.toml"
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(BadPack, match=r".") as caught:
        GAME.box(file)
    assert reason in caught.value.reason
    assert caught.value.line > 0


def test_what_is_reconstructed_says_so() -> None:
    pack = Pack(GAME.pack)
    assert {row.source("shares") for row in pack.rows("track")} == {"reconstructed"}
    assert {row.source("actions") for row in pack.rows("luna")} == {"public"}
    assert pack.one("rules").source("rounds") == "printed"


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"tracks": ["A1", "A2", "C1", "D1"]}, "no letter comes twice"),
        ({"moon": {"99": "AST"}}, "there is no '99'"),
        ({"stations": [[1, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]}, "1 vacant home spaces and 0 outposts"),
        ({"moon": {str(sector): "AST" for sector in range(1, 8)}}, "say which columns"),
        ({"display": ["A01", "A01"]}, "A01 lies in two places"),
        ({"plans": ["pB01"]}, "a row of another letter"),
        ({"players": [{"plans": ["pA01 up"]}]}, "a plan is written such as"),
        ({"players": [{"slots": {"B": "MI1 gone"}}]}, "a card is written such as"),
        ({"players": [{"spaces": [1, 2]}]}, "4 numbers are needed"),
        ({"players": [{}, {}, {}]}, "there are 2 players, not 3"),
        ({"lunas": [{"discard": ["I-1"], "deck": ["I-1"]}]}, "I-1 lies in two places"),
        ({"lunas": [{"slots": {"B": "deck"}, "deck": []}]}, "slots hold 1 cards of the deck"),
        ({"lunas": [{"rank_two": 3}]}, "cards of rank II"),
        ({"lunas": [{}, {}]}, "there are 1 of them"),
        ({"scrapped": ["pA01"], "plans": ["pA01"]}, "pA01 lies in two places"),
    ],
)
def test_positions_that_cannot_be(position: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load(BOX, {"seats": 1, **position})
    assert reason in str(caught.value)
