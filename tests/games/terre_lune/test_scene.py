"""What a viewer is shown and asked: own stacks, the notebook, discards, piles, and what a flight leads to."""

from typing import Any

import pytest
from tests.games.terre_lune.bench import GAME, A, B, Bench

from lunatheque.engine import EVERYONE
from lunatheque.scene import Piece, Zone
from lunatheque.words import Words

PAWNS = ["H2O", "O", "AL", "TI", "FE", "CA", "SI", "ZR"]


def pieces(bench: Bench, seat: int) -> dict[str, Piece]:
    """All pieces that a viewer is shown, by their ids."""
    found: dict[str, Piece] = {}
    waiting: list[Zone] = list(GAME.scene(bench.state, seat).zones)
    while waiting:
        zone = waiting.pop()
        found |= {piece.id: piece for piece in zone.pieces}
        waiting += zone.zones
    return found


def said(bench: Bench, notation: str) -> str:
    return GAME.describe(bench.state, bench.actor, GAME.actions.encode(notation)).id


@pytest.mark.rule("stack")
def test_only_the_owner_sees_what_lies_in_a_stack() -> None:
    rocket = {"at": "MOON", "stacks": ["FE", "ZR"], "options": ["FE", "SI"]}
    bench = Bench(rocket, seats=2).play("roll = 1 1 1", "stay", "pass", "look 8 = pawn:SI", "take 0")
    own, theirs = pieces(bench, A), pieces(bench, B)
    assert [own[f"stack-0-{number}"].face for number in (1, 2, 3)] == ["stack-FE", "pawn-ZR", "stack-SI"]
    assert (own["under-0-1-0"].face, own["under-0-3-0"].face) == ("option-FE", "option-SI")
    for seat in (B, EVERYONE):
        shown = pieces(bench, seat)
        assert [shown[f"stack-0-{number}"].face for number in (1, 2, 3)] == ["stack", "pawn", "stack"]
        assert not any(id.startswith("under-") for id in shown)
    assert theirs["stack-0-1"].value == 1
    total = {seat: GAME.sheet(bench.state, seat)[-1].values for seat in (A, B, EVERYONE)}
    assert total[A][A] is not None
    assert total[B][A] is total[EVERYONE][A] is None, "what lies under unseen pawns stays open"
    assert total[A][B] == total[B][B] == 0


@pytest.mark.rule("prospect")
def test_the_notebook_is_private() -> None:
    bench = Bench({"at": "MOON"}, seats=2).throw(1, 1, 1).play("stay", "pass", "look 3 = pawn:FE", "leave")
    assert pieces(bench, A)["note-3"].face == "pawn-FE"
    assert pieces(bench, A)["crater-3"].face == "pawn-FE"
    for seat in (B, EVERYONE):
        assert "note-3" not in pieces(bench, seat)
        assert (pieces(bench, seat)["crater-3"].face, pieces(bench, seat)["crater-3"].over) == ("pawn", ("looked",))


@pytest.mark.rule("exchange-discards")
def test_discards_are_shown_to_those_who_may_see_them() -> None:
    def discards(seat: int, **options: str) -> list[tuple[str, int | None]]:
        bench = Bench({"hand": ["R1", "R2", "Y3", "B4", "G5"]}, seats=2, options=options)
        bench.throw(1, 1, 2).play("move A2", "exchange 1+3 = card:R3 card:R4")
        (zone,) = [zone for area in GAME.scene(bench.state, seat).zones for zone in area.zones if zone.id == "discards"]
        return [(piece.face, piece.value) for piece in zone.pieces]

    assert discards(A) == [("small-R1", None), ("small-Y3", None)]
    assert discards(B) == discards(EVERYONE) == [("talon", 2)]
    assert discards(B, discards="face-up") == [("small-R1", None), ("small-Y3", None)]


@pytest.mark.rule("wake-once")
@pytest.mark.parametrize("drag", ["crossing", "passage"])
def test_a_flight_that_passes_a_station_says_that_it_is_dragged(drag: str) -> None:
    rocket: dict[str, Any] = {"at": "A5", "from": "A4", "dragged": [15]}
    bench = Bench(rocket, satellite=0, options={"drag": drag}).throw(1, 1, 3)
    assert said(bench, "move C2") == "action-move-wake"
    assert said(bench, "move S1") == "action-move-station"
    assert bench.play("move C2").space(A) == 17
    again = Bench({"at": "C1", "from": "S1", "dragged": [15]}, satellite=0, options={"drag": drag}).throw(1, 1, 1)
    assert said(again, "move C2") == "action-move"
    other = Bench({"at": "C3", "from": "C2", "dragged": [15]}, satellite=0, options={"drag": drag}).throw(1, 1, 3)
    assert said(other, "move C6") == ("action-move-wake" if drag == "crossing" else "action-move")


@pytest.mark.rule("prospect-stay")
def test_with_no_pawn_left_nobody_is_asked_to_stay() -> None:
    empty = Bench({"at": "MOON"}, {"at": "S1", "landed": True, "stacks": PAWNS}).throw(1, 1, 4)
    assert GAME.prompt(empty.state, A).id == "prompt-move"
    assert GAME.prompt(Bench({"at": "MOON"}).throw(1, 1, 4).state, A).id == "prompt-moon"


@pytest.mark.rule("call-home")
def test_after_the_call_home_no_pile_is_left() -> None:
    home = {"at": "A2", "from": "A3", "landed": True}
    bench = Bench(home, {"at": "A4", "from": "A3"}, seats=2).throw(1, 1, 2).play("move EARTH")
    for station in range(1, 5):
        assert pieces(bench, B)[f"pile-{station}"].face == "pile-empty"
    assert "satellite" not in pieces(bench, B)


@pytest.mark.rule("roll")
def test_dice_lie_in_the_order_of_the_rules() -> None:
    bench = Bench(seats=2)
    assert pieces(bench, A)["dice"].face == "dice"
    bench.throw(3, 4, 2)
    assert [pieces(bench, A)[f"die-{place}"].face for place in range(3)] == ["blue-3", "blue-4", "red-2"]


@pytest.mark.rule("defi-winner")
def test_tricks_are_counted_for_each_rocket() -> None:
    rows: list[dict[str, Any]] = [{"at": "A5", "from": "A4", "hand": ["R1", "R2", "R3", "R4", "R5"]}, {}]
    bench = Bench(*rows, seats=2).throw(1, 1, 1).play("move S1", "pass = option:ZR", "defi red", "play R1")
    bench.play(bench.legal[0])
    assert [pieces(bench, A)[f"won-{seat}"].face for seat in (A, B)] == ["tricks-red-1", "tricks-yellow-0"]


@pytest.mark.rule("tricks")
def test_the_last_trick_lies_there_until_the_next_one_begins() -> None:
    rows: list[dict[str, Any]] = [{"at": "A5", "from": "A4", "hand": ["R1", "R2", "R3", "R4", "R5"]}, {}]
    bench = Bench(*rows, seats=2).throw(1, 1, 1).play("move S1", "pass = option:ZR", "defi red")
    assert trick(bench) == ("zone-trick", [])
    bench.play("play R1")
    assert trick(bench) == ("zone-trick", ["R1"])
    answer = bench.legal[0]
    bench.play(answer)
    assert trick(bench) == ("zone-last-trick", ["R1", answer.removeprefix("play ")])
    bench.play("play R2")
    assert trick(bench) == ("zone-trick", ["R2"])


def trick(bench: Bench) -> tuple[str, list[str]]:
    """The title of the zone of the trick, and the cards in it."""
    (zone,) = [zone for zone in GAME.scene(bench.state, B).all_zones() if zone.id == "trick"]
    return zone.text.id, [piece.id.removeprefix("card-") for piece in zone.pieces]


@pytest.mark.rule("prospect")
def test_what_is_written_beside_a_piece_is_said_by_it() -> None:
    """A screen reader and the eye get the same words: nothing is written there that the piece does not say."""
    bench = Bench({"at": "MOON"}, seats=2).throw(1, 1, 1).play("stay", "pass", "look 3 = pawn:FE", "leave")
    captioned = [piece for piece in pieces(bench, A).values() if piece.caption is not None]
    assert captioned
    for language in ("en", "fr"):
        words = Words(language, GAME, ["Ada", "Grace"], GAME.box().names)
        for piece in captioned:
            assert piece.caption is not None
            assert piece.value is None
            assert words.say(piece.caption) in words.say(piece.text)
