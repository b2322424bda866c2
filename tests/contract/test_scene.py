"""Scenes: what a client keeps of the last one, and what it is sent since, always make the next one."""

import json
from typing import Any

from tests.support import amend, every_table, glimpsed

from lunatheque.engine import EVERYONE
from lunatheque.scene import Scene


@every_table
def test_the_changes_since_a_scene_make_the_next_one(id: str, seats: int) -> None:
    kept: dict[int, tuple[Scene, dict[str, Any]]] = {}
    for match in glimpsed(id, seats, seed=5):
        for seat in (EVERYONE, 0, seats - 1):
            scene = match.game.scene(match.state, seat)
            if seat in kept:
                before, data = kept[seat]
                sent = json.loads(scene.since(before))
                assert amend(data, sent) == scene.data()
                assert all(piece != data["pieces"].get(id) for id, piece in sent["pieces"].items()), "nothing is new"
            kept[seat] = (scene, scene.data())
