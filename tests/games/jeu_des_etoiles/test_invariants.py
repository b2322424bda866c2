"""What holds at every moment of every match."""

import pytest
from tests.games.jeu_des_etoiles.bench import BOX
from tests.support import watched

from lunatheque.games.jeu_des_etoiles.actions import GO
from lunatheque.games.jeu_des_etoiles.sky import CONSTELLATIONS, NONE, ZODIAC
from lunatheque.games.jeu_des_etoiles.table import MOVE, QUIZ, THROW_DIE

OPTIONS: list[dict[str, str]] = [{}, {"end": "100", "quiz": "left-out", "pole": "plain", "links": "everyone"}]


@pytest.mark.parametrize("options", OPTIONS, ids=["usual", "other"])
@pytest.mark.parametrize("seats", [2, 6])
def test_what_always_holds(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        for match in watched("jeu-des-etoiles", seats, seed, options):
            state = match.state
            for pilot in state.pilots:
                assert pilot.points == 5 * (2 * pilot.voyages + pilot.circles + pilot.names)
                assert pilot.sign == NONE or pilot.card == ZODIAC
                assert pilot.paid & ~((1 << 30) - 1) == 0
            resting = [pilot.star for pilot in state.pilots if pilot.star != NONE and state.circle(pilot.star) == NONE]
            assert len({*resting, BOX.start}) == len([star for star in resting if star != BOX.start]) + 1
            assert state.pending >= 0
            assert (state.steps > 0) == (state.phase == MOVE and not state.over)
            if state.phase not in (MOVE, THROW_DIE):
                assert state.pending == 0


def test_a_lap_uses_no_jump_and_other_voyages_no_link() -> None:
    sky, laps = BOX.sky, 0
    for seed in range(6):
        before: list[int] = []
        for match in watched("jeu-des-etoiles", 2, seed, {"end": "100"}):
            state = match.state
            if match.steps and match.steps[-1].action >= GO:
                seat = match.steps[-1].seat
                trail, lap = state.pilots[seat].trail, before[seat]
                for one, other in zip(trail[-2:-1], trail[-1:], strict=True):
                    line, link = other in sky.lines[one], other in (sky.ahead[one], sky.behind[one])
                    laps += lap
                    assert line or link if lap else line or other in sky.targets[one]
            before = [pilot.on_lap() for pilot in state.pilots]
    assert laps > 10


def test_every_constellation_leads_to_every_other() -> None:
    for goal in range(CONSTELLATIONS):
        reached = {goal}
        waiting = [goal]
        while waiting:
            here = waiting.pop()
            fresh = {other for other in range(CONSTELLATIONS) if BOX.sky.gaps[here][other]} - reached
            reached |= fresh
            waiting += fresh
        assert len(reached) == CONSTELLATIONS


def test_bots_are_not_told_in_the_quiz_what_is_right() -> None:
    """Names that an amateur cannot tell apart have the same outlook, right or wrong."""
    for match in watched("jeu-des-etoiles", 2, 3):
        state = match.state
        if state.phase != QUIZ or state.names:
            continue
        goal = state.pilots[state.turn].card
        plausible = [other for other in range(CONSTELLATIONS) if BOX.seems_near(goal, other)]
        if not {True, False} <= {BOX.near(goal, other, False) for other in plausible}:
            continue
        outlooks = set()
        for other in plausible:
            trial = state.copy()
            trial.hear_name(other)
            outlooks.add(round(trial.outlook()[state.turn], 9))
        assert len(outlooks) == 1
        return
    pytest.fail("no quiz was seen")


def test_an_amateur_is_right_about_six_times_in_ten() -> None:
    """What is close seems close too, and so does some of what lies a little farther away."""
    shares = []
    for goal in range(CONSTELLATIONS):
        close = {other for other in range(CONSTELLATIONS) if BOX.near(goal, other, False)}
        seeming = {other for other in range(CONSTELLATIONS) if BOX.seems_near(goal, other)}
        assert close <= seeming
        assert goal not in seeming
        shares.append(len(close) / len(seeming))
    assert 0.55 < sum(shares) / len(shares) < 0.65
