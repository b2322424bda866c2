"""What changes from one scene to the next."""

import json
from dataclasses import fields, replace
from typing import Any

import pytest

from lunatheque.engine import Text
from lunatheque.scene import Line, Piece, Scene, Touch, View, Zone


def row(*ids: str) -> Zone:
    """A row of cards."""
    return Zone("row", "row", Text("row"), tuple(Piece(id, "card", Text(id)) for id in ids))


def test_who_comes_sees_everything_even_if_nobody_remembers_what_was_there_before() -> None:
    before = row("a", "b")
    after = row("b", "c")
    changes = json.loads(Scene((after,)).since(Scene((before,))))
    assert (list(changes["pieces"]), changes["gone"]) == (["c"], ["a"])
    del before
    assert list(Scene((after,)).data()["pieces"]) == ["b", "c"]


def test_a_part_travels_as_json_whatever_it_says() -> None:
    said = Text("say", {"words": 'a "quoted" \\ line\nof signs: é☾', "count": 3, "other": Text("other")})
    piece = Piece("a", "card", said, (12.0, 0.5), value=0, over=("mark",), caption=None, seat=1)
    assert json.loads(piece.encoded) == {
        "id": "a",
        "face": "card",
        "text": ["say", {"words": said.args["words"], "count": 3, "other": ["other", {}]}],
        "place": [12, 0.5],
        "value": 0,
        "over": ["mark"],
        "seat": 1,
    }
    assert b"12.0" not in piece.encoded
    assert json.loads(Touch(("a",), button=True).encoded) == {"pieces": ["a"], "button": True}


def test_what_is_remembered_of_a_change_does_not_keep_the_whole_past() -> None:
    first, second, third = row("a"), row("b"), row("c")
    second.since(first)
    third.since(second)
    assert third.old is second
    assert second.old is None
    assert second.since(first).gone == ["a"]  # found again where somebody asks


OTHERS: dict[str, Any] = {
    "id": "other",
    "kind": "stack",
    "text": Text("other"),
    "zones": (row("a"),),
    "seat": 1,
    "columns": 2,
    "background": "ground",
    "frame": (0, 0, 1, 1),
    "lines": (Line("line", "route", ((0, 0), (1, 1))),),
    "views": (View("view", Text("view"), (0, 0, 1, 1)),),
}


@pytest.mark.parametrize("name", [entry.name for entry in fields(Zone) if not entry.metadata.get("apart")])
def test_a_zone_is_told_anew_whatever_travels_with_it_is_different(name: str) -> None:
    before = row("a")
    if name == "frame":
        before = replace(before, kind="board", frame=(0, 0, 2, 2))
    after = replace(before, **{name: OTHERS[name]})
    assert not after.alike(before)
    assert after.encoded != before.encoded
    assert "zones" in json.loads(Scene((after,)).since(Scene((before,))))
    assert after.alike(replace(after, pieces=(), active=True))
