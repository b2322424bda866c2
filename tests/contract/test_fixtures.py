"""Fixtures: recorded games replay to the same result. And compiled and pure play the same games."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from tests.fixtures.make import result
from tests.support import TABLES

from lunatheque.engine import Match, read_record

FIXTURES = sorted((Path(__file__).parents[1] / "fixtures").glob("*/*.txt"))


@pytest.mark.parametrize("file", FIXTURES, ids=[f"{file.parent.name}-{file.stem}" for file in FIXTURES])
def test_recorded_games_replay_to_the_same_result(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    heading, _, text = source.partition("\n")
    record = read_record(source)
    assert str(record) == text
    match = Match.replay(record)
    assert match.over
    assert heading == f"# {result(match)}"


def test_there_are_fixtures_for_every_table() -> None:
    found = Counter((file.parent.name, int(file.stem[0])) for file in FIXTURES)
    assert all(found[table] >= 7 for table in TABLES)


DIGEST = """
import hashlib, lunatheque
from lunatheque import find
from lunatheque.engine import Dice, games
print(lunatheque.core())
for id, game in games().items():
    digest = hashlib.sha256()
    box = game.box()
    seed = decisions = 0
    while decisions < 120_000 and seed < 1000:
        seed += 1
        dice = Dice(seed)
        seats = game.players[0] + seed % (game.players[1] - game.players[0] + 1)
        state = game.start(box, seats, None, dice)
        while not state.over:
            seat = state.actors()[0]
            legal = state.legal(seat)
            decisions += 1
            digest.update(repr(legal).encode())
            state.apply(seat, legal[dice.below(len(legal))], dice)
        digest.update(repr(game.save(state.sample(0, dice))).encode())
        digest.update(repr((state.scores(), state.ranking())).encode())
    print(id, digest.hexdigest())
"""


def digests(pure: str) -> list[str]:
    environment = {**os.environ, "LUNATHEQUE_PURE": pure}
    run = subprocess.run([sys.executable, "-c", DIGEST], env=environment, capture_output=True, text=True, check=True)
    return run.stdout.splitlines()


@pytest.mark.skipif(
    bool(os.environ.get("LUNATHEQUE_PURE")), reason="compares with the compiled core: runs once it is built"
)
def test_compiled_and_pure_play_the_same_games() -> None:
    compiled, *ours = digests("")
    pure, *theirs = digests("1")
    assert pure.startswith("pure")
    assert compiled.startswith("compiled"), "run make compile first"
    assert ours == theirs
    assert len(ours) >= 2
