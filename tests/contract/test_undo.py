"""Undo, derived by the engine: as if never played, and never past anything that somebody learned."""

import pytest
from tests.support import begun, every_table, heard, plain, play_on, seeds, seen

from lunatheque.engine import CannotUndo, Dice, Match, Recorder

ENOUGH = 150
"""Decisions of a match that are undone: some games are long at random, and each time the whole record is compared."""


@every_table
def test_undo_equals_never_having_played(id: str, seats: int) -> None:
    undone = 0
    for seed in range(6):
        match = begun(id, seats, seed)
        dice = Dice(seed + 50)
        while not match.over and len(match.steps) < ENOUGH:
            before, record = plain(match.game, match.state), str(match.record())
            play_on(match, dice)
            step = match.steps[-1]
            if match.can_undo(step.seat):
                undone += 1
                match.undo(step.seat)
                assert plain(match.game, match.state) == before
                assert str(match.record()) == record
                match.play(step.action, step.seat)
            else:
                with pytest.raises(CannotUndo):
                    match.undo(step.seat)
            if match.actors and match.actors[0] != step.seat:
                with pytest.raises(CannotUndo):
                    match.undo(match.actors[0])
    assert undone > 20


@every_table
def test_nothing_that_can_be_undone_taught_anybody_anything(id: str, seats: int) -> None:
    """In every world that a seat could be in, a step that can be undone looks the same to it."""
    for seed in seeds(id):
        match = begun(id, seats, seed)
        dice = Dice(seed + 90)
        while not match.over and len(match.steps) < ENOUGH:
            before = match.state.copy()
            play_on(match, dice)
            step = match.steps[-1]
            # Whole scenes of all seats are compared each time: after the beginning, now and then.
            if not match.can_undo() or (len(match.steps) % 5 and len(match.steps) > 8):
                continue
            for viewer in range(seats):
                ours = seen(match.game, match.state, viewer)
                for world in range(2):
                    other = before.sample(viewer, Dice(world))
                    if step.action not in other.legal(step.seat):
                        continue
                    other.events = []
                    chance = Recorder(Dice(0))
                    other.apply(step.seat, step.action, chance)
                    assert not chance.take(), "that it can be taken back would tell something"
                    assert not any(event.shows for event in other.events)
                    assert heard(other.events, viewer) == heard(step.events, viewer)
                    assert seen(match.game, other, viewer) == ours
            assert not any(event.shows for event in step.events)


@every_table
def test_undo_goes_back_several_decisions(id: str, seats: int) -> None:
    best = 0
    for seed in range(6):
        match = begun(id, seats, seed)
        dice = Dice(seed)
        states = [plain(match.game, match.state)]
        while not match.over and len(match.steps) < 60:
            play_on(match, dice)
            states.append(plain(match.game, match.state))
            if match.can_undo():
                back = Match.replay(match.record())
                while back.can_undo():
                    back.undo()
                    assert plain(back.game, back.state) == states[len(back.steps)]
                best = max(best, len(match.steps) - len(back.steps))
    assert best >= 1
    with pytest.raises(CannotUndo, match="nothing"):
        Match(id, seats).undo()
