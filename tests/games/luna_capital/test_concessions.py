"""Concessions: what each of them needs, and when it can be claimed."""

from typing import Any

import pytest
from tests.games.bench import piece_of, seen
from tests.games.luna_capital.bench import A, B, Bench, build, player

from lunatheque.engine import EVERYONE, Text
from lunatheque.games.luna_capital import GAME
from lunatheque.games.luna_capital.kinds import CONCESSION_IDS

BLOCK = "C01 r0c0, C07 r0c1 robot, C14 r1c0 robot, C21 r1c1 robot"
TOWER = "C28 r0c0, C35 r1c0, C42 r2c0"
CLASS = {"H": "H", "O": "O", "W": "W", "G": "GX", "SO": "SO", "ME": "ME"}


@pytest.mark.rule("concession-shapes", "concession-cards")
def test_cards_in_a_shape() -> None:
    assert Bench(player(BLOCK)).meets("S1")
    assert not Bench(player("C28 r0c0, C35 r0c1, C29 r1c0, C42 r0c2")).meets("S1")
    eight = "C01 r0c0, C07 r0c1, C14 r0c2, C21 r0c3, C02 r1c0, C08 r1c1, C15 r1c2, C22 r1c3"
    assert Bench(player(eight)).meets("L8")
    assert not Bench(player(eight.rpartition(",")[0])).meets("L8")
    down = Bench(player(BLOCK.replace("C21 r1c1 robot", "C21 r1c1 down")))
    assert down.meets("S1")
    down = Bench(player(BLOCK.replace("C21 r1c1 robot", "C21 r1c1 down")), options={"face-down-cards": "ignored"})
    assert not down.meets("S1")


@pytest.mark.rule("concession-shapes")
def test_other_shapes_can_be_agreed_on() -> None:
    other = {"shapes": "other"}
    assert not Bench(player(BLOCK), options=other).meets("S1")
    assert Bench(player("C01 r0c0, C07 r0c1, C14 r0c2, C02 r1c1"), options=other).meets("S1")
    assert not Bench(player("C01 r0c0, C07 r0c1, C14 r0c2, C02 r-1c1"), options=other).meets("S1")
    ring = "C01 r0c0, C07 r0c1, C14 r0c2, C15 r1c2, C16 r2c2, C08 r2c1, C02 r2c0, C03 r1c0"
    assert Bench(player(ring), options=other).meets("L8")
    assert not Bench(player(ring.rpartition(",")[0]), options=other).meets("L8")


@pytest.mark.rule("concession-no-scaffold")
def test_no_scaffold_showing() -> None:
    assert not Bench(player("C02 r0c0")).meets("S2")
    assert Bench(player("C02 r0c0", "MH-H r0c0 bl")).meets("S2")
    assert Bench(player("C02 r0c0", "DM r0c0 bl")).meets("S2")
    assert Bench(player("C02 r0c0 down")).meets("S2")
    bare = player("C01 r0c0, C07 r0c1, C14 r0c2, C21 r0c3")
    assert Bench(bare).meets("S2")
    assert not Bench(bare, options={"no-scaffold": "covered"}).meets("S2")
    covered = player("C02 r0c0", "MH-H r0c0 bl")
    assert Bench(covered, options={"no-scaffold": "covered"}).meets("S2")


@pytest.mark.rule("concession-no-scaffold", "face-down-plots")
def test_a_scaffold_on_a_card_face_down_is_not_a_covered_one() -> None:
    down = player("C01 r0c0, C02 r0c1 down")
    assert Bench(down).meets("S2")
    assert not Bench(down, options={"no-scaffold": "covered"}).meets("S2")


SQUARE = ", ".join([build("H", (0, 0)), build("O", (0, 1)), build("W", (1, 0)), build("GP", (1, 1))])
LINE = ", ".join([build("H", (0, 0)), build("O", (0, 1)), build("W", (0, 2)), build("GP", (0, 3))])
TEE = ", ".join([build("H", (0, 0)), build("O", (0, 1)), build("W", (0, 2)), build("GP", (1, 1))])
SPREAD = ", ".join([build("H", (0, 0), (0, 1)), build("O", (0, 2)), build("W", (0, 3)), build("GP", (1, 0))])


@pytest.mark.rule("concession-four-systems")
def test_four_systems_hang_together() -> None:
    for tiles in (SQUARE, LINE, TEE):
        assert Bench(player(BLOCK, tiles)).meets("S3")
    assert not Bench(player(BLOCK, SPREAD)).meets("S3")
    corner = ", ".join([build("H", (0, 0)), build("O", (0, 1)), build("W", (1, 0)), build("GP", (2, 1))])
    assert not Bench(player(BLOCK, corner)).meets("S3")
    square = {"four-systems": "square"}
    assert [Bench(player(BLOCK, tiles), options=square).meets("S3") for tiles in (SQUARE, LINE, TEE)] == [
        True,
        False,
        False,
    ]
    assert Bench(player(BLOCK, SPREAD), options={"four-systems": "region"}).meets("S3")


@pytest.mark.rule("concession-four-systems")
def test_any_region_can_have_the_four_systems_but_not_two_together() -> None:
    region = {"four-systems": "region"}
    whole = f"{build('H', (2, 2))}, {build('O', (2, 3))}, {build('W', (3, 2))}, {build('GP', (3, 3))}"
    assert Bench(player(BLOCK, f"{build('H', (0, 0))}, {whole}"), options=region).meets("S3")
    halves = f"{build('H', (0, 0))}, {build('O', (0, 1))}, {build('W', (3, 2))}, {build('GP', (3, 3))}"
    assert not Bench(player(BLOCK, halves), options=region).meets("S3")


@pytest.mark.rule("concession-column")
@pytest.mark.parametrize(
    ("id", "name"), [("S4", "H"), ("S5", "O"), ("S6", "G"), ("S7", "W"), ("S8", "SO"), ("S9", "ME")]
)
def test_three_cards_in_a_column(id: str, name: str) -> None:
    tile = CLASS[name]
    three = f"{tile} r0c0 tl, {tile} r1c0 br, {tile} r2c0 tl"
    assert Bench(player(TOWER, three)).meets(id)
    assert not Bench(player(TOWER, f"{tile} r0c0 tl, {tile} r0c0 tr, {tile} r1c0 br")).meets(id)
    assert not Bench(player(TOWER, three + ", DM r2c0 tl")).meets(id)
    beside = player(
        "C28 r0c0, C35 r0c1, C42 r1c1, C21 r1c0, C14 r2c0", f"{tile} r0c0 tl, {tile} r1c1 tl, {tile} r2c0 tl"
    )
    assert not Bench(beside).meets(id)


@pytest.mark.rule("concession-aligned")
@pytest.mark.parametrize(
    ("id", "name"), [("S10", "ME"), ("S11", "O"), ("S12", "G"), ("S13", "H"), ("S14", "W"), ("S15", "SO")]
)
def test_three_in_a_line(id: str, name: str) -> None:
    tile = CLASS[name]
    across, down = build(tile, (1, 1), (1, 2), (1, 3)), build(tile, (1, 2), (2, 2), (3, 2))
    for tiles in (across, down):
        assert Bench(player(BLOCK, tiles)).meets(id)
    broken = build(tile, (1, 0), (1, 1), (1, 3))
    assert not Bench(player(BLOCK, broken)).meets(id)
    assert Bench(player(BLOCK, broken), options={"aligned": "anywhere"}).meets(id)
    assert not Bench(player(BLOCK, build(tile, (0, 0), (1, 1), (2, 2)))).meets(id)
    assert not Bench(player(BLOCK, build(tile, (0, 0), (0, 1), (1, 2)))).meets(id)


@pytest.mark.rule("concession-aligned", "double-plots", "score-life")
def test_a_double_plot_is_one_plot_of_a_line() -> None:
    cards = "C01 r0c0, C60 r0c1"
    two = Bench(player(cards, build("O", (0, 1), (0, 2))))
    assert not two.meets("S11")
    three = Bench(player(cards, build("O", (0, 0), (0, 1), (0, 2))))
    assert three.meets("S11")
    assert three.items()[1] == 6


@pytest.mark.rule("concession-aligned")
def test_a_line_does_not_cross_a_card_face_down() -> None:
    cards = "C28 r0c0, C35 r0c1 down, C42 r0c2"
    bench = Bench(player(cards, build("H", (0, 0), (0, 1), (0, 4))))
    assert not bench.meets("S13")


@pytest.mark.rule("concession-fewest-rows")
def test_fewest_rows() -> None:
    rows = [player("C28 r0c0"), player("C29 r0c0, C30 r1c0"), player("C31 r0c0, C32 r1c0, C33 r2c0")]
    two = player("C35 r0c0, C36 r1c0")
    three = player("C42 r0c0, C43 r1c0, C44 r2c0")
    assert [Bench(rows[1], rows[2], two, seats=3).meets("L1", seat) for seat in range(3)] == [False] * 3
    assert [Bench(rows[1], rows[2], three, seats=3).meets("L1", seat) for seat in range(3)] == [True, False, False]
    assert Bench(rows[0], rows[1]).meets("L1", A)
    assert not Bench(rows[0], rows[1]).meets("L1", B)
    down = player("C28 r0c0, C21 r1c0 down")
    assert not Bench(down, rows[1]).meets("L1")
    assert Bench(down, rows[1], options={"face-down-cards": "ignored"}).meets("L1")
    robot = player("C28 r0c0, C21 r1c0 robot")
    for counted in ("count", "ignored"):
        assert not Bench(robot, rows[1], options={"face-down-cards": counted}).meets("L1")


@pytest.mark.rule("concession-count", "printed-projects")
@pytest.mark.parametrize(
    ("id", "name", "amount"),
    [("L2", "O", 5), ("L3", "G", 5), ("L4", "H", 5), ("L5", "W", 5), ("L6", "SO", 4), ("L7", "ME", 6)],
)
def test_many_of_a_kind(id: str, name: str, amount: int) -> None:
    cells = [(y, x) for y in range(4) for x in range(0, 4, 2)]
    tile = CLASS[name]
    assert Bench(player(BLOCK, build(tile, *cells[:amount]))).meets(id)
    assert not Bench(player(BLOCK, build(tile, *cells[: amount - 1]))).meets(id)


@pytest.mark.rule("concession-row", "concession-cards")
def test_five_cards_in_a_row() -> None:
    row = "C01 r0c0, C07 r0c1, C14 r0c2, C21 r0c3"
    assert not Bench(player(row)).meets("L9")
    assert Bench(player(row + ", C28 r0c4 down")).meets("L9")
    assert not Bench(player(row + ", C28 r0c4 down"), options={"face-down-cards": "ignored"}).meets("L9")
    for counted in ("count", "ignored"):
        assert Bench(player(row + ", C15 r0c4 robot"), options={"face-down-cards": counted}).meets("L9")
    assert Bench(player(row + ", C22 r1c3, C29 r1c4, C36 r1c5, C35 r0c5")).meets("L9")


def claims(bench: Bench) -> list[int]:
    return bench.state.claims


@pytest.mark.rule("concessions", "concessions-closed", "score-concessions", "setup-concessions")
def test_claims_of_a_phase_close_a_concession() -> None:
    line = "H r0c0 tl, H r0c0 tr, H r0c1 tl"
    meeting = [player(f"{one} r0c0, {two} r0c1", line) for one, two in (("C01", "C07"), ("C14", "C21"), ("C28", "C35"))]
    bare = player("C42 r0c0, C49 r0c1")
    position: dict[str, Any] = {
        "seats": 3,
        "round": 4,
        "turns": 2,
        "turn": 2,
        "step": "end",
        "concessions": [{"id": "S13"}],
    }
    a = Bench(player("C01 r0c0"), player(), player(), **position)
    a.play("end", seed=1)
    assert claims(a) == [-1, -1, -1]
    b = Bench(meeting[0], bare, meeting[2], phase="B", **position)
    b.play("end", seed=1)
    assert claims(b) == [1, -1, 1]
    taken = [{"id": "S13", "claims": {"A": "B", "C": "B"}}]
    demolished = player("C01 r0c0, C07 r0c1", line + ", DM r0c0 tl")
    c = Bench(demolished, meeting[1], meeting[2], phase="C", **{**position, "concessions": taken})
    c.play("end", seed=1)
    assert c.state.over
    assert claims(c) == [1, -1, 1]
    assert [c.items(seat)[10] for seat in range(3)] == [6, 0, 6]
    assert CONCESSION_IDS.index("S13") == c.state.concessions[0]


@pytest.mark.rule("concessions", "concession-no-scaffold")
def test_four_cards_without_a_scaffold_earn_a_concession_at_the_end_of_the_first_phase() -> None:
    bare, scaffolded = (
        player("C01 r0c0, C07 r0c1, C14 r0c2, C21 r0c3"),
        player("C28 r0c0, C36 r0c1, C42 r0c2, C49 r0c3"),
    )
    position: dict[str, Any] = {"round": 4, "turns": 1, "turn": 1, "step": "end", "concessions": [{"id": "S2"}]}
    bench = Bench(bare, scaffolded, **position).play("end", seed=1)
    assert claims(bench) == [0, -1]
    assert [bench.items(seat)[10] for seat in (A, B)] == [8, 0]


@pytest.mark.rule("concessions")
def test_progress_is_shown() -> None:
    position: dict[str, Any] = {
        "concessions": [{"id": "S13"}, {"id": "L4"}, {"id": "S1", "claims": {"B": "A"}}],
        "phase": "B",
    }
    bench = Bench(player("C28 r0c0", "H r0c0 tl, H r0c0 tr"), player("C35 r0c0"), **position)
    captions = [piece.caption for zone in GAME.scene(bench.state, A).zones for piece in zone.pieces if piece.caption]
    assert [(caption.id, caption.args) for caption in captions] == [
        ("progress", {"have": 2, "want": 3}),
        ("progress", {"have": 2, "want": 5}),
        ("progress-closed", {}),
    ]


def shown(bench: Bench, seat: int) -> list[tuple[str, str | None]]:
    """What a viewer reads on each Concession: whether it can be claimed, and how far the own colony is."""
    scene = seen(bench, seat)
    pieces = [piece_of(scene, f"concession-{index}") for index in range(len(bench.state.concessions))]
    states = [piece.text.args["state"] for piece in pieces]
    return [
        (state.id, piece.caption and piece.caption.id)
        for state, piece in zip(states, pieces, strict=True)
        if isinstance(state, Text)
    ]


@pytest.mark.rule("concessions", "concessions-closed", "score-concessions")
def test_the_end_of_the_last_phase_brings_claims_too() -> None:
    meeting = player("C01 r0c0, C07 r0c1", "H r0c0 tl, H r0c0 tr, H r0c1 tl")
    bench = Bench(
        meeting,
        player("C28 r0c0"),
        round=4,
        turn=1,
        first=0,
        step="end",
        phase="C",
        concessions=[{"id": "S13"}, {"id": "L2"}, {"id": "S1", "claims": {"B": "A"}}],
    )
    assert shown(bench, A) == [
        ("concession-open", "progress-met"),
        ("concession-open", "progress"),
        ("concession-closed", "progress-closed"),
    ]
    bench.play("end")
    assert bench.state.over
    assert claims(bench)[:4] == [2, -1, -1, -1]
    assert [bench.items(seat)[10] for seat in (A, B)] == [6, 8]
    closed = ("concession-closed", "progress-closed")
    assert shown(bench, A) == [("concession-mine", "progress-claimed"), ("concession-open", None), closed]
    assert shown(bench, B) == [
        ("concession-claimed", "progress-closed"),
        ("concession-open", None),
        ("concession-mine", "progress-claimed"),
    ]
    assert shown(bench, EVERYONE) == [
        ("concession-claimed", None),
        ("concession-open", None),
        ("concession-closed", None),
    ]
