"""Luna's orderings and main columns: the worked examples L14 to L32, and what the log says of them."""

from pathlib import Path

import pytest
from tests.games.skymines.bench import AST, EVERYTHING, LUNA, MNV, SKY, TAW, A, Bench, columns

from lunatheque.games.skymines import GAME
from lunatheque.games.skymines.kinds import COMPANIES, LEAD, LEAD2, V1, V2, V_LAST
from lunatheque.games.skymines.luna.orders import behind_order, lead_order, margin, select
from lunatheque.games.skymines.scoring import shares
from lunatheque.games.skymines.station import main_column, return_outpost, share_value, taken, vacancies, value_order
from lunatheque.games.skymines.tracks import advance
from lunatheque.words import Words

COINS = columns((1, 1, 0), (0, 0, 2), (1, 0, 0), (0, 1, 3))
"""MNV 3 coins, TAW 2, AST 1, SKY 0."""


@pytest.mark.rule("luna-barrier", "shares")
def test_l14_a_barrier_too_dear() -> None:
    bench = Bench({}, {"cash": 1, "spaces": [7, 0, 0, 0]})
    advance(bench.state, LUNA, AST, 2, asks=False)
    assert bench.spaces(LUNA)[AST] == 9
    assert bench.state.cash[LUNA] == 0
    assert shares(bench.state, LUNA, AST) == 4
    (told,) = bench.announced("event-luna-barrier")
    assert (told.args["cost"], told.args["paid"]) == (2, 1)


@pytest.mark.rule("threshold", "luna-advance")
def test_l15_a_threshold_pays_those_beyond() -> None:
    bench = Bench({"cash": 0, "spaces": [7, 0, 0, 0]}, {"cash": 0, "spaces": [4, 0, 0, 0]}).luna("I-3")
    assert bench.spaces(LUNA)[AST] == 6
    assert bench.state.cash == [1, 2]
    assert bench.announced("event-unlocked") == []


@pytest.mark.rule("threshold", "track-bonus")
def test_l16_luna_is_entitled_too() -> None:
    bench = Bench({"slots": {"B": "TI2"}, "spaces": [4, 0, 0, 0], "cash": 0}, {"cash": 0, "spaces": [6, 0, 0, 0]})
    bench.play("use TI2", "advance AST")
    assert bench.spaces(A)[AST] == 6
    assert bench.state.cash == [0, 1]
    assert bench.state.has_perk(A, 0)


@pytest.mark.rule("luna-advance")
def test_l17_the_end_of_a_track() -> None:
    bench = Bench({}, {"cash": 0, "spaces": [19, 0, 0, 0]}, **columns((1, 0, 0))).luna("II-3")
    assert bench.spaces(LUNA)[AST] == 20
    assert bench.state.cash[LUNA] == 4


@pytest.mark.rule("luna-value")
@pytest.mark.parametrize(
    ("stations", "worths", "order"),
    [
        (((EVERYTHING, 2, 0), (3, 3, 0), (2, 4, 0), (1, 1, 1)), [(6, 7), (4, 6), (4, 6), (2, 3)], [AST, TAW, SKY, MNV]),
        (((2, 2, 0), (3, 0, 0), (0, 0, 3), (0, 1, 1)), [(2, 4), (2, 3), (2, 3), (2, 2)], [AST, TAW, SKY, MNV]),
    ],
    ids=["L19", "L20"],
)
def test_the_value_order(
    stations: tuple[tuple[int, int, int], ...], worths: list[tuple[int, int]], order: list[int]
) -> None:
    state = Bench(tracks=["C2", "A1", "E1", "B2"], **columns(*stations)).state
    found = [(share_value(state, company), vacancies(state, company)) for company in range(COMPANIES)]
    assert found == worths
    assert value_order(state) == order
    assert select(state, LUNA, V2) == [TAW]
    assert select(state, LUNA, V_LAST) == [MNV]


def lead(mine: list[int], *others: list[int], seats: int = 1) -> Bench:
    people = [{"spaces": spaces} for spaces in others]
    options = {"lunas": "one"}
    return Bench(*people, {"spaces": mine}, seats=seats, options=options, **COINS)


@pytest.mark.rule("luna-lead", "luna-behind")
@pytest.mark.parametrize(
    ("mine", "theirs", "margins", "leads", "behind"),
    [
        ([5, 3, 2, 4], [3, 1, 6, 4], [2, 2, -4, 0], [TAW, AST], SKY),
        ([5, 3, 2, 4], [5, 3, 6, 6], [0, 0, -4, -2], [TAW, AST], SKY),
        ([5, 3, 2, 4], [7, 9, 4, 7], [-2, -6, -2, -3], [AST, SKY], TAW),
    ],
    ids=["L21", "L22", "L23"],
)
def test_where_luna_leads_and_where_she_is_behind(
    mine: list[int], theirs: list[int], margins: list[int], leads: list[int], behind: int
) -> None:
    state = lead(mine, theirs).state
    assert [margin(state, LUNA, company) for company in range(COMPANIES)] == margins
    assert lead_order(state, LUNA)[:2] == leads
    assert select(state, LUNA, LEAD) == leads[:1]
    assert sorted(select(state, LUNA, LEAD2)) == sorted(leads)
    assert behind_order(state, LUNA, [AST, TAW, SKY, MNV])[0] == behind


@pytest.mark.rule("luna-lead", "luna-behind")
def test_l25_three_markers() -> None:
    state = lead([6, 3, 2, 4], [4, 3, 1, 4], [8, 0, 1, 5], seats=2).state
    assert [margin(state, 2, company) for company in range(COMPANIES)] == [-2, 0, 1, -1]
    assert select(state, 2, LEAD) == [SKY]
    assert behind_order(state, 2, [AST, TAW, SKY, MNV])[0] == AST


@pytest.mark.rule("luna-value", "luna-lead")
def test_l26_the_start_of_the_game() -> None:
    state = Bench().state
    assert [select(state, LUNA, selector) for selector in (V1, V2, V_LAST, LEAD)] == [[AST], [TAW], [MNV], [AST]]


@pytest.mark.rule("luna-column", "station", "share-value")
def test_l27_a_fresh_station_is_emptied_column_by_column() -> None:
    state = Bench().state
    coins: list[int] = []
    for take in range(15):
        column = main_column(state, AST, returning=False)
        assert column == take // 5
        state.stations[column] = taken(state.stations[column])
        coins.append(share_value(state, AST))
    assert coins == [0, 1, 2, 3, 5, 6, 6, 7, 8, 10, 11, 12, 12, 13, 15]
    assert main_column(state, AST, returning=False) == -1


@pytest.mark.rule("luna-column")
@pytest.mark.parametrize(
    ("station", "main"),
    [((1, 2, 2), 1), ((4, 4, 3), 0), ((EVERYTHING, 3, 4), 2)],
    ids=["L28", "L29", "L29b"],
)
def test_the_main_column(station: tuple[int, int, int], main: int) -> None:
    assert main_column(Bench(**columns(station)).state, AST, returning=False) == main


@pytest.mark.rule("luna-column", "station-return")
def test_l31_the_last_space_is_never_covered_again() -> None:
    state = Bench(**columns((EVERYTHING, 0, 0))).state
    assert share_value(state, AST) == 5
    column = main_column(state, AST, returning=True)
    return_outpost(state, AST, column)
    assert column == 0
    assert state.stations[:3] == [8, 0, 0]
    assert share_value(state, AST) == 4


@pytest.mark.rule("luna-column")
def test_l32_all_last_spaces_are_vacant() -> None:
    state = Bench(**columns((7, 7, 7))).state
    assert [GAME.box().coins[column][7] for column in range(3)] == [3, 3, 4]
    assert main_column(state, AST, returning=False) == main_column(state, AST, returning=True) == 0


@pytest.mark.rule("luna-lead", "luna-once")
def test_the_log_says_what_was_compared() -> None:
    bench = lead([5, 3, 2, 4], [3, 1, 6, 4]).luna("I-6")
    english = Words("en", GAME, ["Ada"], GAME.box().names)
    french = Words("fr", GAME, ["Ada"], GAME.box().names)
    (told,) = bench.announced("event-luna-lead")
    assert english.say(told).startswith(
        "Luna’s largest lead: Tawac Industries, +2, tied with Astrogo Enterprises but more valuable. Margins: "
    )
    assert "à égalité avec Astrogo Enterprises mais plus rentable" in french.say(told)
    assert bench.spaces(LUNA) == [5, 5, 2, 4]
    targets = [english.say(told) for told in bench.announced("event-luna-target-min")]
    assert len(targets) == 2
    assert all("the lowest vacant one within reach (" in said for said in targets)


def test_without_a_lead_the_log_says_so() -> None:
    english = Words("en", GAME, ["Ada"], GAME.box().names)
    shared = lead([5, 3, 2, 4], [5, 3, 6, 6]).luna("I-6").announced("event-luna-level")
    assert "shared lead: Tawac Industries, tied with Astrogo Enterprises but more valuable" in english.say(shared[0])
    trails = lead([5, 3, 2, 4], [7, 9, 4, 7]).luna("I-6").announced("event-luna-trails")
    assert "least behind: Astrogo Enterprises, −2, tied with Skymine Resources but more valuable" in english.say(
        trails[0]
    )
    valued = lead([5, 3, 2, 4], [7, 9, 4, 7]).luna("I-3").announced("event-luna-value")
    assert "the most valuable company. By value: Minerva Corp (3 coins, 4 vacant, D1)" in english.say(valued[0])


@pytest.mark.rule("luna-advance", "luna-barrier")
@pytest.mark.parametrize(("cash", "paid"), [(1, [(2, 1), (1, 0)]), (2, [(2, 2), (1, 0)]), (3, [(2, 2), (1, 1)])])
def test_luna_advances_on_the_most_valuable_track_first(cash: int, paid: list[tuple[int, int]]) -> None:
    """Before her are a barrier of $2 on the track of Astrogo, the most valuable, and one of $1 on that of Tawac."""
    bench = Bench({}, {"cash": cash, "spaces": [7, 6, 0, 0]}).luna("I-9")
    assert bench.spaces(LUNA) == [9, 8, 0, 0]
    told = bench.announced("event-luna-barrier")
    assert [(text.args["cost"], text.args["paid"]) for text in told] == paid


@pytest.mark.rule("luna-advance", "luna-barrier")
def test_luna_advances_on_all_tracks_the_most_valuable_first() -> None:
    """Before her are a barrier of $1 on the track of Skymine, the most valuable, and one of $2 on that of Astrogo."""
    stations = columns((0, 0, 0), (0, 0, 0), (0, 1, 0))
    bench = Bench({}, {"cash": 2, "spaces": [7, 0, 5, 0]}, **stations).luna("II-2")
    assert bench.spaces(LUNA) == [10, 3, 8, 3]
    told = bench.announced("event-luna-barrier")
    assert [(text.args["cost"], text.args["paid"]) for text in told] == [(1, 1), (2, 1)]
    assert bench.state.cash[LUNA] == 0


@pytest.mark.rule("luna-advance", "luna-barrier")
def test_what_the_end_of_a_track_pays_is_there_for_the_next_barrier() -> None:
    bench = Bench({}, {"cash": 0, "spaces": [19, 6, 0, 0]}).luna("I-9")
    assert bench.spaces(LUNA) == [20, 8, 0, 0]
    assert bench.state.cash[LUNA] == 2 - 1


@pytest.mark.rule("luna-lead", "luna")
def test_other_lunas_count_for_the_margin() -> None:
    """The second Luna is before the first one on the track of Astrogo, where the person is far behind."""
    bench = Bench({}, {"spaces": [5, 1, 0, 0]}, {"spaces": [6, 0, 0, 0]}, options={"lunas": "two"})
    assert [margin(bench.state, 1, company) for company in range(COMPANIES)] == [-1, 1, 0, 0]
    assert [margin(bench.state, 2, company) for company in range(COMPANIES)] == [1, -1, 0, 0]
    assert select(bench.state, 1, LEAD) == [TAW]


@pytest.mark.rule("threshold", "luna-advance")
@pytest.mark.parametrize(("option", "cash"), [("others", [1, 2]), ("all", [1, 3])])
def test_luna_is_paid_as_the_mover_if_that_was_agreed(option: str, cash: list[int]) -> None:
    people = [{"cash": 0, "spaces": [7, 0, 0, 0]}, {"cash": 0, "spaces": [4, 0, 0, 0]}]
    assert Bench(*people, options={"threshold": option}).luna("I-3").state.cash == cash


@pytest.mark.rule("luna-column")
def test_the_fewest_coins_decide_where_all_last_spaces_are_vacant(tmp_path: Path) -> None:
    """In the standard box column 1 never shows more than the others; in this one it does."""
    pack = tmp_path / "pack.toml"
    text = GAME.pack.read_text(encoding="utf-8")
    pack.write_text(text.replace('coins = ["0 1 1 1 2", "1 0 1 1 2"', 'coins = ["1 1 1 1 2", "0 0 1 1 2"', 1), "utf-8")
    box = GAME.box(pack)
    assert [box.coins[column][7] for column in range(3)] == [4, 2, 4]
    for state in (7, 8):
        table = GAME.load(box, {"seats": 1, **columns((state, state, state))})
        assert main_column(table, AST, returning=False) == main_column(table, AST, returning=True) == 1
