"""The component pack of Skymines: counts, borders, and errors that say where."""

from pathlib import Path
from typing import Any

import pytest
from tests.games.packs import changed
from tests.games.skymines.bench import BOX, A, Bench, person

from lunatheque.engine import BadPack, BadPosition, Pack
from lunatheque.games.skymines import GAME
from lunatheque.games.skymines.kinds import COMPANIES, ELEMENT_IDS, SECTORS, TILE_IDS


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
        ('spot = true\ngain = "$3"', 'gain = "$3"', "'money-spot' is a bonus space"),
        ('spot = true\ngain = "T2"', 'spot = false\ngain = "T2"', "'steps-spot' is a bonus space"),
        ('id = "marker"', 'id = "marker"\nspot = true', "'marker' is no bonus space"),
        ('spot = true\ngain = "$3"', "spot = true", "'gain' must give something"),
        ('spot = true\ncost = 2\ngain = "R3"', 'spot = true\ncost = 2\ngain = ""', "'gain' must give something"),
        ('gain = "AST+2"\n', "", "'gain' must give something"),
        ('gain = "first $2"\n', "", "'gain' must give something"),
        ('gain = "sell"', 'gain = "sell $2"', "'sell' and 'buy' stand alone"),
        ('gain = "buy"', 'gain = "R1 buy"', "'sell' and 'buy' stand alone"),
        ('gain = "buy"', 'gain = "tile BT-EN"', "there is one tile BT-EN, and G24 brings it"),
        ('actions = ["advance 2 lead2", "expand 2 MIN"]', "actions = []", "must name at least one"),
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


def corrected(folder: Path, old: str, new: str, *players: dict[str, Any], **position: Any) -> Bench:
    """A position played with a pack in which something else stands."""
    bench = Bench(*players, **position)
    bench.state = GAME.load(GAME.box(changed(GAME, folder, old, new)), GAME.save(bench.state))
    bench.state.events = []
    return bench


@pytest.mark.parametrize(("gain", "rule"), [("sell", "space-sell"), ("buy", "space-buy")])
def test_a_majority_space_can_sell_or_buy_where_that_is_possible(tmp_path: Path, gain: str, rule: str) -> None:
    ours, theirs = 'counts = "TI"\ngain = "AST+2"', f'counts = "TI"\ngain = "{gain}"'
    poor = corrected(tmp_path, ours, theirs, person("TI2", hand=[], cash=0), step="turn")
    assert poor.refusal("bonus MB-TI").rule == rule
    rich = corrected(tmp_path, ours, theirs, person("TI2", hand=["MI1"], cash=9), step="turn", display=["A01"])
    rich.play("bonus MB-TI")
    assert rich.legal == (["sell MI1"] if gain == "sell" else ["buy 1"])
    weak = corrected(tmp_path, ours, theirs, person("MI2", hand=["MI1"], cash=9), step="turn", display=["A01"])
    assert weak.refusal("bonus MB-TI").rule == "majority-most"


def test_a_bonus_tile_comes_from_whatever_space_brings_it(tmp_path: Path) -> None:
    ours, theirs = 'gain = "first $2"', 'gain = "tile BT-EN"'
    text = changed(GAME, tmp_path, 'gain = "tile BT-EN"', 'gain = "first $2"').read_text(encoding="utf-8")
    file = tmp_path / "exchanged.toml"
    file.write_text(text.replace(ours, theirs, 1), encoding="utf-8")
    box = GAME.box(file)
    bench = Bench(person("MI1"), seats=1, step="turn")
    bench.state = GAME.load(box, GAME.save(bench.state))
    bench.play("bonus G14", "drop", seed=1)
    while bench.state.round == 1:
        bench.play(bench.legal[0], seed=1)
    assert bench.state.tile_owner[TILE_IDS.index("BT-EN")] == A


def test_a_track_bonus_gives_nothing_to_those_who_do_not_have_it(tmp_path: Path) -> None:
    """Steps that nobody has would be asked for."""
    steps = 'name = { fr = "2 crypcoins par carte acquise", en = "2 crypcoins for each card acquired" }\ngain = "$2"'
    people = person("MI2 MI1", spaces=[0, 0, 0, 0]), person("MI2 MI1", spaces=[0, 12, 0, 0])
    asked = []
    for somebody in people:
        bench = corrected(tmp_path, steps, steps.replace("$2", "T2"), somebody, step="turn", display=["A11"])
        bench.play("use MI1", "buy 1", "rest B")
        asked.append("advance AST" in bench.legal)
    assert asked == [False, True]


def test_steps_for_each_of_many_outposts_are_taken_one_after_another(tmp_path: Path) -> None:
    """As one number they would be taken for steps on the track of a company."""
    money = 'en = "1 crypcoin for each outpost placed" }\ngain = "$1"'
    somebody = person("EN2", spaces=[0, 0, 0, 12], cash=0)
    bench = corrected(tmp_path, money, money.replace("$1", "T8"), somebody, step="turn")
    bench.play("expand SKY", "place 36 1", "place 35 2")
    bench.play("advance AST")
    assert bench.spaces()[0] == 7, "it stops at a barrier that nobody can pay"
    bench.play("advance TAW")
    assert bench.spaces()[1] == 6


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
        ({"turn": 1}, "turn: Luna plays by herself, so it is the turn of a seat from 0 to 0"),
        ({"step": "token"}, "step: in 'token' player 1 has nothing to choose from"),
        ({"step": "plan", "players": [{"ready": True}]}, "step: in 'plan' somebody is not 'ready' yet"),
        ({"step": "declare"}, "step: 'declare' needs the owner of BT-RES in 'turn'"),
        ({"step": "spend"}, "step: 'spend' needs 'element' in 'acting'"),
        ({"step": "spend", "acting": {"element": "MI"}}, "step: 'spend' needs 'points' in 'acting'"),
        ({"step": "store"}, "step: 'store' needs 'card' in 'acting'"),
        ({"step": "advance"}, "step: 'advance' needs 'gifts' in 'acting'"),
        ({"step": "advance", "acting": {"gifts": [18]}}, "the first of 'gifts' in 'acting' names one"),
        ({"acting": {"gifts": [16]}}, "acting: gifts: 16 is no number of spaces"),
        ({"acting": {"gifts": [82]}}, "acting: gifts: 82 is no number of spaces"),
        (
            {"step": "barrier", "acting": {"company": "AST", "steps": 1}},
            "'barrier' needs one before space 1 that can be",
        ),
        ({"step": "expand"}, "step: 'expand' needs 'expansion' in 'acting'"),
        ({"step": "place"}, "step: 'place' needs 'company' in 'acting'"),
        ({"step": "oust"}, "step: 'oust' needs 'ousted' in 'acting'"),
        ({"step": "upload"}, "step: 'upload' needs 'uploading' in 'acting'"),
        ({"step": "upload", "acting": {"uploading": True}}, "step: in 'upload' player 1 has nothing to choose from"),
        ({"step": "research"}, "step: 'research' needs 'research' in 'acting'"),
        ({"step": "buy"}, "step: in 'buy' player 1 has nothing to choose from"),
        ({"step": "free"}, "step: 'free' needs 'free_card' in 'acting'"),
        ({"step": "sell"}, "step: in 'sell' player 1 has nothing to choose from"),
        ({"step": "take"}, "step: in 'take' player 1 has nothing to choose from"),
        ({"step": "also"}, "step: in 'also' player 1 has nothing to choose from"),
        ({"step": "rest"}, "step: 'rest' needs a card in a slot"),
        ({"players": [{"out": True}]}, "turn: player 1 has dropped out"),
        ({"players": [{"hand": ["MI1", "MI1"]}]}, "player 1: MI1 lies in two places"),
        ({"players": [{"hand": ["EN1a", "EN1a"]}]}, "EN1a lies in two places"),
        ({"players": [{"slots": {"A": "MI1"}}]}, "player 1: slots: A and its resting pile are closed"),
        ({"players": [{"piles": {"E": ["MI1"]}}]}, "player 1: slots: E and its resting pile are closed"),
        ({"players": [{"upload": 5}]}, "upload: the marker is on step 5, but 'plans' names 0 plans"),
        ({"players": [{"own_used": [0]}]}, "own_used: the track of AST has given no bonus space 1"),
        (
            {"bonus": dict.fromkeys(("G14", "G31", "G32", "G33", "G34"), 0)},
            "5 markers lie on bonus spaces, and there are 3",
        ),
        ({"bonus": dict.fromkeys(("G23", "G24", "G31", "G32", "G33", "G34"), 1)}, "a Luna has 5 markers, not 6"),
        ({"tiles": {"BT-RES": {"owner": 0}}}, "declared: the resource of BT-RES was named"),
        ({"specials": {"7": "SP1"}}, "specials: that of round 7 is not turned up before; it is round 1"),
        ({"hidden_specials": ["SP1"]}, "hidden_specials: 6 rounds need one each, and there are 1"),
    ],
)
def test_positions_that_cannot_be(position: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.load(BOX, {"seats": 1, **position})
    assert reason in str(caught.value)
