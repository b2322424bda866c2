"""What changes from one scene to the next."""

import json

from lunatheque.engine import Text
from lunatheque.scene import Piece, Scene, Zone


def row(*ids: str) -> Zone:
    """A row of cards."""
    return Zone("row", "row", Text("row"), tuple(Piece(id, "card", Text(id)) for id in ids))


def test_who_comes_sees_everything_even_if_nobody_remembers_what_was_there_before() -> None:
    before = row("a", "b")
    after = row("b", "c")
    changes = json.loads(Scene((after,)).since(Scene((before,))))
    assert (list(changes["pieces"]), changes["gone"]) == (["c"], ["a"])
    del before  # the row compares itself with what it was, but does not keep it
    assert list(Scene((after,)).data()["pieces"]) == ["b", "c"]
