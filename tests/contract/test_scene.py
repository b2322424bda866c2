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
            now = scene.data()
            if seat in kept:
                before, data = kept[seat]
                sent = json.loads(scene.since(before))
                assert amend(data, sent) == now
                assert all(piece != data["pieces"].get(id) for id, piece in sent["pieces"].items()), "nothing is new"
            kept[seat] = (scene, now)


@every_table
def test_several_seats_at_once_see_what_each_sees(id: str, seats: int) -> None:
    viewers = [EVERYONE, *range(seats)]
    for match in glimpsed(id, seats, seed=4):
        if len(match.steps) % 4 == 0:
            together = match.game.scenes(match.state, viewers)
            for viewer, scene in zip(viewers, together, strict=True):
                alone = match.game.scene(match.state, viewer)
                assert (scene.encoded(), scene.touches) == (alone.encoded(), alone.touches)


@every_table
def test_what_moves_is_something_that_the_viewer_sees(id: str, seats: int) -> None:
    shown: dict[int, dict[str, str]] = {}
    for match in glimpsed(id, seats, seed=6):
        for seat in (EVERYONE, 0, seats - 1):
            scene = match.game.scene(match.state, seat)
            now = {piece.id: zone.kind for zone in scene.all_zones() for piece in zone.pieces}
            moves = [motion for beat in match.last.beats(seat) for motion in beat] if match.last else []
            if len(match.steps) < 100:  # then every decision is looked at
                known = {**shown.get(seat, {}), **now}
                assert all(motion.piece in known for motion in moves), moves
                assert all(motion.at is None or known[motion.piece] == "board" for motion in moves), moves
            shown[seat] = now
