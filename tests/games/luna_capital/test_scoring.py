"""Scores: life support, sets, offices, constructions, meteorites, hands, and who wins."""

import pytest
from tests.games.luna_capital.bench import BOX, A, Bench, build, player, plot

from lunatheque.games.luna_capital import GAME
from lunatheque.games.luna_capital.position import lay_out
from lunatheque.games.luna_capital.scoring import AWARDS, LIFE, award_meteorites, fruit_sets, score_sets

BLOCK = "C01 r0c0, C07 r0c1 robot, C14 r1c0 robot, C21 r1c1 robot"  # sixteen open plots
# A double plot in the middle of the lower row.
WIDE = "C01 r0c0 robot, C07 r0c1 robot, C14 r0c2 robot, C21 r1c0 robot, C60 r1c1 robot, C28 r1c2 robot"
RING = [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1), (2, 4), (3, 1), (3, 2), (3, 3), (3, 4)]
LIFE_ITEMS = slice(0, 4)


@pytest.mark.rule("score-habitats")
def test_a_modulhab_counts_the_plots_around_it() -> None:
    for home in ((1, 1), (2, 2)):
        bench = Bench(player(BLOCK, build("GP", (0, 0), (1, 2)) + f", {build('MH-G', home)}, H r1c1 br"))
        around = sum(max(abs(y - home[0]), abs(x - home[1])) == 1 for y, x in ((0, 0), (1, 2)))
        assert bench.items()[6] == 2 * around
    on_scaffold = Bench(player("C02 r0c0", build("GP", (0, 0)) + f", {build('GX', (1, 1))}, {build('MH-G', (1, 0))}"))
    assert on_scaffold.items()[6] == 4
    others = Bench(player(BLOCK, f"{build('SO', (0, 0), (0, 1))}, {build('H', (1, 0))}, {build('MH-S', (1, 1))}"))
    assert others.items()[6] == 4


@pytest.mark.rule("score-habitats", "double-plots", "score-life")
def test_eight_plots_around_a_plot_and_ten_around_a_double_one() -> None:
    colony = Bench(player(BLOCK)).state.colonies[A]
    assert [len(colony.around[plot(colony, cell)]) for cell in ((1, 1), (0, 0), (0, 1))] == [8, 3, 5]
    wide = Bench(player(WIDE, f"{build('H', *RING)}, {build('MH-H', (2, 2))}"))
    colony = wide.state.colonies[A]
    assert len(colony.around[plot(colony, (2, 2))]) == 10
    assert wide.items()[6] == 20
    assert wide.items()[0] == 40


@pytest.mark.rule("score-life")
def test_the_largest_group_of_each_kind_scores() -> None:
    assert LIFE == [0, 1, 3, 6, 10, 15, 20, 25, 30, 35, 40]
    tiles = ", ".join(
        [
            build("H", (0, 0), (0, 1), (0, 2), (1, 0), (2, 0), (3, 0)),
            build("O", (1, 1), (1, 2)),
            build("W", (2, 1), (3, 1), (3, 2)),
        ]
    )
    bench = Bench(player(BLOCK, tiles))
    assert bench.items()[LIFE_ITEMS] == [20, 3, 6, 0]
    long = "C01 r0c0, C07 r0c1, C14 r0c2, C21 r0c3, C28 r0c4"  # two rows of ten open plots
    life = ", ".join(
        [
            build("H", (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)),
            build("O", (0, 3), (1, 3)),
            build("GP", (0, 4), (0, 5)),
            build("GX", (1, 4), (1, 5)),
            build("GA", (0, 6)),
            build("W", (1, 6), (1, 7), (0, 7)),
        ]
    )
    assert sum(Bench(player(long, life)).items()[LIFE_ITEMS]) == 44
    assert sum(Bench(player(long, f"{life}, {build('H', (0, 8), (0, 9), (1, 8), (1, 9))}")).items()[LIFE_ITEMS]) == 44
    fruit = ", ".join([build("GP", (1, 0), (1, 1)), build("GA", (2, 1)), build("GX", (2, 2)), build("GL", (1, 2))])
    apart = Bench(player(BLOCK, f"{fruit}, {build('H', (0, 0), (0, 1), (0, 3), (3, 0))}"))
    assert apart.items()[LIFE_ITEMS] == [3, 0, 0, 15]


@pytest.mark.rule("score-life")
def test_corners_do_not_join_a_group() -> None:
    bench = Bench(player(BLOCK, build("H", (0, 0), (1, 1), (2, 2), (1, 3), (3, 3))))
    assert bench.items()[LIFE_ITEMS] == [1, 0, 0, 0]
    joined = Bench(player(BLOCK, build("H", (0, 0), (1, 1), (2, 2), (2, 1), (3, 3))))
    assert joined.items()[LIFE_ITEMS] == [6, 0, 0, 0]


@pytest.mark.rule("score-life", "double-plots")
def test_ten_plots_or_more_score_the_same() -> None:
    cells = [(y, x) for y in range(4) for x in range(6) if (y, x) not in ((2, 3), (3, 5))]
    for count in (10, 11, 14):
        assert Bench(player(WIDE, build("H", *cells[:count]))).items()[0] == 40
    assert Bench(player(WIDE, build("H", *cells[:9]))).items()[0] == 35


@pytest.mark.rule("score-sets", "score-mixed")
@pytest.mark.parametrize(
    ("fruit", "points"),
    [
        ((2, 1, 1, 1), 5),
        ((2, 1, 1, 2), 12),
        ((3, 3, 3, 0), 22),
        ((3, 3, 2, 1), 22),
        ((0, 0, 0, 3), 5),
        ((1, 1, 0, 0), 0),
        ((1, 1, 0, 1), 5),
        ((4, 4, 4, 0), 22),
    ],
)
def test_sets_of_fruit(fruit: tuple[int, ...], points: int) -> None:
    table = lay_out(BOX, 2, GAME.settle(None))
    counts = [0, 0, 0, *fruit, *[0] * 14]
    assert score_sets(table, counts) == points


@pytest.mark.rule("score-sets", "score-mixed")
def test_sets_of_fruit_as_agreed() -> None:
    series = lay_out(BOX, 2, GAME.settle({"sets": "series"}))
    assert score_sets(series, [0, 0, 0, 4, 4, 4, 0, *[0] * 14]) == 27
    assert score_sets(series, [0, 0, 0, 7, 7, 7, 0, *[0] * 14]) == 49
    assert fruit_sets([0, 0, 0, 0, 0, 0, 3], one_wild=True) == 0
    assert fruit_sets([0, 0, 0, 1, 1, 0, 3], one_wild=True) == 1
    assert fruit_sets([0, 0, 0, 2, 2, 0, 3], one_wild=True) == 2


@pytest.mark.rule("score-sets", "score-life")
def test_greenhouses_score_twice() -> None:
    bench = Bench(player(BLOCK, f"{build('GP', (0, 0))}, {build('GA', (0, 1))}, {build('GL', (3, 3))}"))
    assert bench.items()[3:5] == [3, 5]


@pytest.mark.rule("score-offices", "score-complexes", "printed-projects")
def test_offices_and_complexes() -> None:
    cards = "C25 r0c0, C28 r0c1, C35 r0c2, C42 r0c3"  # the first has a printed office
    tiles = ", ".join(
        [
            build("SO", (0, 2), (0, 4), (0, 6)),
            build("MH-H", (0, 0), (1, 2), (1, 6)),
            build("RC-S", (0, 1), (0, 7)),
            build("RC-M", (1, 7)),
        ]
    )
    bench = Bench(player(cards, tiles))
    assert bench.items()[5] == 8
    assert bench.items()[7] == 11


@pytest.mark.rule("score-meteorites")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((4, 3), (10, 0)),
        ((3, 3), (5, 5)),
        ((4, 4, 1), (6, 6, 0)),
        ((5, 3, 3), (10, 1, 1)),
        ((2, 2, 2), (4, 4, 4)),
        ((4, 0, 0), (10, 0, 0)),
        ((6, 4, 2, 1), (10, 5, 2, 0)),
        ((5, 5, 3, 2), (7, 7, 2, 0)),
        ((5, 4, 4, 1), (10, 3, 3, 0)),
        ((4, 4, 4, 1), (5, 5, 5, 0)),
        ((3, 3, 3, 3), (4, 4, 4, 4)),
        ((5, 3, 2, 2), (10, 5, 1, 1)),
        ((5, 5, 2, 2), (7, 7, 1, 1)),
        ((4, 2, 0, 0), (10, 5, 0, 0)),
    ],
)
def test_the_most_meteorites(counts: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert award_meteorites(list(counts), AWARDS[len(counts) - 1], zero_paid=False) == list(points)


@pytest.mark.rule("score-meteorites-none")
def test_whoever_has_none_may_be_paid_if_agreed() -> None:
    assert award_meteorites([4, 0, 0], AWARDS[2], zero_paid=True) == [10, 1, 1]
    bench = Bench(player("C04 r0c0"), player(), seats=3)  # a printed meteorite
    assert [bench.items(seat)[8] for seat in range(3)] == [10, 0, 0]
    paid = Bench(player("C04 r0c0"), player(), seats=3, options={"meteorites": "all"})
    assert [paid.items(seat)[8] for seat in range(3)] == [10, 1, 1]


@pytest.mark.rule("score-hand", "score")
def test_cards_in_hand_score() -> None:
    bench = Bench(player(hand="C01 C02", robots=2, logistics=1))
    assert bench.items()[9] == 6
    assert bench.state.scores() == [6, 0]


@pytest.mark.rule("score-offices", "score-complexes", "score-habitats")
def test_what_scores_with_a_tile_lights_up() -> None:
    """An office lights the Modul'hab beside it and the complexes that count it, wherever they stand."""
    tiles = f"{build('MH-S', (1, 1))}, {build('RC-S', (3, 3))}, {build('RC-M', (0, 3))}"
    bench = Bench(player(BLOCK, tiles), step="place", pending=["ME", "SO"])
    touches = GAME.scene(bench.state, A).touches

    def lit(notation: str) -> tuple[set[str], int | None]:
        touch = touches[GAME.actions.encode(notation)]
        return set(touch.lights), touch.value

    assert lit("place SO r0c0 tl") == ({"plot-0-r0c0-br", "plot-0-r1c1-br"}, 2 + 2 + 1)
    assert lit("place SO r0c1 br") == ({"plot-0-r1c1-br"}, 2 + 1)
    assert lit("place ME r1c1 tr") == (set(), 0)


@pytest.mark.rule("score", "goal")
def test_the_sheet_adds_up_and_points_at_plots() -> None:
    bench = Bench(
        player(BLOCK, f"{build('H', (0, 0), (0, 1))}, {build('MH-H', (1, 1))}", hand="C02"), player("C08 r0c0")
    )
    lines = GAME.sheet(bench.state, A)
    *items, total = lines
    assert total.total
    assert total.values == tuple(bench.state.scores())
    for seat in range(2):
        assert sum([line.values[seat] or 0 for line in items]) == total.values[seat]
    assert items[0].pieces == ("plot-0-r0c0-tl", "plot-0-r0c0-tr")
    assert set(items[6].pieces) == {"plot-0-r0c0-tl", "plot-0-r0c0-tr", "plot-0-r0c0-br"}
    offices = player(BLOCK, f"{build('SO', (0, 0), (3, 0))}, {build('RC-S', (3, 3))}, {build('MH-H', (1, 2))}")
    complexes = GAME.sheet(Bench(offices).state, A)[7]
    assert complexes.values == (2, 0)
    assert set(complexes.pieces) == {"plot-0-r0c0-tl", "plot-0-r1c0-bl", "plot-0-r1c1-br"}
    shown = {piece.id for piece in GAME.scene(bench.state, A).pieces()}
    for line in lines:
        assert set(line.pieces) <= shown


@pytest.mark.rule("winner")
def test_fewest_scaffolds_break_a_tie() -> None:
    cards = ("C08 r0c0, C16 r0c1", "C07 r0c0, C14 r0c1")  # two scaffolds, none
    bench = Bench(player(cards[0]), player(cards[1]), over=True)
    assert bench.state.scores() == [0, 0]
    assert bench.state.ranking() == [2, 1]
    covered = Bench(player(cards[0], "DM r0c0 br, MH-H r0c1 bl"), player(cards[1]), over=True)
    assert covered.state.ranking() == [1, 1]
    hidden = Bench(player("C08 r0c0 down, C16 r0c1 down"), player(cards[1]), over=True)
    assert hidden.state.ranking() == [1, 1]
    more = Bench(player(cards[0], hand="C01"), player(cards[1]), over=True)
    assert more.state.ranking() == [1, 2]
    assert more.state.outlook() == [1.0, 0.0]
