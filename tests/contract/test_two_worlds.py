"""Two worlds: states that differ only in what a seat may not know look the same to it."""

from typing import Any

from tests.support import answers, begun, every_table, glimpsed, heard, plain, play_on, seeds, seen

from lunatheque.engine import (
    EVERYONE,
    Declared,
    Dice,
    Event,
    Game,
    Match,
    Recorder,
    Script,
    Step,
    UnexpectedOutcome,
)

OFTEN = 25
"""After so many steps of a match in which chance shows something to one seat alone, every fifth is looked at."""

LONG = 300
"""Decisions of a match after which no more are tried otherwise."""


@every_table
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(id: str, seats: int) -> None:
    for seed in seeds(id):
        for match in glimpsed(id, seats, seed):
            if len(match.steps) % 3:
                continue
            for seat in range(seats):
                other = match.state.sample(seat, Dice(seed * 100 + len(match.steps)))
                assert seen(match.game, other, seat) == seen(match.game, match.state, seat)
                assert seen(match.game, other, EVERYONE) == seen(match.game, match.state, EVERYONE)
                assert match.game.census(other) == match.game.census(match.state)
                one, two = (answers(match.game, world, seat, Dice(seed)) for world in (match.state, other))
                assert one == two


@every_table
def test_a_sample_depends_on_what_the_seat_knows_alone(id: str, seats: int) -> None:
    for seed in seeds(id, 4):
        for match in glimpsed(id, seats, seed):
            for seat in range(seats):
                other = match.state.sample(seat, Dice(seed))
                one, two = match.state.sample(seat, Dice(77)), other.sample(seat, Dice(77))
                assert plain(match.game, one) == plain(match.game, two)


@every_table
def test_outcomes_that_a_seat_does_not_see_change_nothing_for_it(id: str, seats: int) -> None:
    """The worlds are made without `sample`: an outcome shown to another seat alone is replaced by another one."""
    compared = hidden = 0
    for seed in range(10):
        match = begun(id, seats, seed)
        hidden += sum(outcome.seat != EVERYONE for outcome in match.beginning)
        compared += compare_starts(match, Dice(seed))
        dice = Dice(seed + 7)
        secret = 0
        while not match.over:
            before = match.state.copy()
            play_on(match, dice)
            step = match.steps[-1]
            positions = [n for n, outcome in enumerate(step.outcomes) if outcome.seat != EVERYONE]
            hidden += len(positions)
            secret += bool(positions)
            if secret > OFTEN and secret % 5:  # in some games almost every step has a secret
                continue
            looks: dict[int, list[Any]] = {}
            for position in positions[:: 1 + len(positions) // 6]:  # of a whole deal a few cards are enough
                for value in alternatives(before, step, position)[:4]:
                    outcomes = replaced(step, position, value)
                    other = replayed(before, step, outcomes)
                    if other is None or openly(other.events, other) != openly(step.events, match.state):
                        continue
                    changed = zip(step.outcomes, outcomes, strict=True)
                    witnesses = {was.seat for was, now in changed if was.value != now[1]}
                    for viewer in [EVERYONE, *range(seats)]:
                        if viewer not in witnesses and EVERYONE not in witnesses:
                            compared += 1
                            assert heard(other.events, viewer) == heard(step.events, viewer)
                            if viewer not in looks:
                                looks[viewer] = seen(match.game, match.state, viewer)
                            assert seen(match.game, other, viewer) == looks[viewer]
                            if viewer != EVERYONE:
                                worlds = match.state, other
                                one, two = (answers(match.game, world, viewer, Dice(seed), 1) for world in worlds)
                                assert one == two
    assert compared > min(50, hidden) or not hidden, (
        "a game in which chance shows nothing to one seat alone has no such worlds"
    )


@every_table
def test_secret_decisions_that_leave_the_same_view_are_told_and_shown_alike(id: str, seats: int) -> None:
    """What somebody does unseen may be told to others, but not what it was."""
    for seed in seeds(id):
        match = begun(id, seats, seed)
        game, dice = match.game, Dice(seed + 11)
        while not match.over and len(match.steps) < LONG:
            before = match.state.copy()
            play_on(match, dice)
            step = match.steps[-1]
            for action in like_decisions(game, before, step):
                other = before.copy()
                other.events = []
                chance = Recorder(Dice(0))
                other.apply(step.seat, action, chance)
                if chance.take() or any(event.shows for event in other.events):
                    continue
                if game.view(other, step.seat) == game.view(match.state, step.seat):
                    continue  # another way to the same: nothing is left that could be a secret
                for viewer in {EVERYONE, *range(seats)} - {step.seat}:
                    if game.view(other, viewer) == game.view(match.state, viewer):
                        assert heard(other.events, viewer) == heard(step.events, viewer), game.actions.decode(action)
                        assert seen(game, other, viewer) == seen(game, match.state, viewer)


def like_decisions(game: Game[Any], before: Any, step: Step) -> list[int]:
    """Other decisions that differ in one word from one that taught nobody anything: a few for each of its words."""
    if step.learned:
        return []
    words = game.actions.decode(step.action).split()
    found: dict[int, list[int]] = {}
    for action in before.legal(step.seat):
        others = game.actions.decode(action).split()
        different = [place for place, word in enumerate(others) if len(others) == len(words) and word != words[place]]
        if len(different) == 1 and different[0] > 0:
            found.setdefault(different[0], []).append(action)
    return [action for like in found.values() for action in like[:: 1 + len(like) // 3]]


def compare_starts(match: Match, dice: Dice) -> int:
    """Exchange two cards that two seats were dealt face down: to the others nothing changes. How often compared."""
    compared = 0
    hidden = [n for n, outcome in enumerate(match.beginning) if outcome.seat != EVERYONE]
    for _ in range(10 if hidden else 0):
        one, two = (hidden[dice.below(len(hidden))] for _ in range(2))
        outcomes = [(outcome.kind, outcome.value) for outcome in match.beginning]
        if outcomes[one][0] != outcomes[two][0]:
            continue
        outcomes[one], outcomes[two] = outcomes[two], outcomes[one]
        events: list[Event] = []
        other = match.game.start(match.box, len(match.names), match.options, Script(outcomes), events)
        if other.actors() != match.actors:
            continue  # the rules make a card open by whom they let begin
        for viewer in [EVERYONE, *range(len(match.names))]:
            if viewer not in (match.beginning[one].seat, match.beginning[two].seat):
                compared += 1
                assert heard(events, viewer) == heard(match.opening, viewer)
                assert seen(match.game, other, viewer) == seen(match.game, match.state, viewer)
    return compared


def openly(events: list[Event], state: Any) -> tuple[list[Any], list[int]]:
    """What is shown to all and, if anything is, who decides then; worlds that openly differ are no two worlds."""
    shown = [event.text for event in events if event.shows and event.seat == EVERYONE]
    return shown, list(state.actors()) if shown else []


def alternatives(before: Any, step: Any, position: int) -> list[int]:
    """What could have come instead of an outcome."""
    found: list[int] = []
    asked = 0

    def answer(kind: int, choices: list[int], seat: int) -> int:
        nonlocal asked
        if asked == position:
            found.extend(choices)
        asked += 1
        value: int = step.outcomes[asked - 1].value
        return value

    before.copy().apply(step.seat, step.action, Declared(answer))
    return sorted({value for value in found if value != step.outcomes[position].value})


def replaced(step: Any, position: int, value: int) -> list[tuple[int, int]]:
    """The outcomes of a step in which one was another.

    A card cannot be in two places: where the other value came later in the step, the two change places.
    """
    kind, taken = step.outcomes[position].kind, step.outcomes[position].value
    outcomes = [(one.kind, taken if (one.kind, one.value) == (kind, value) else one.value) for one in step.outcomes]
    outcomes[position] = (kind, value)
    return outcomes


def replayed(before: Any, step: Any, outcomes: list[tuple[int, int]]) -> Any:
    """The state after a step with other outcomes, `None` if it then asks for others still."""
    other = before.copy()
    other.events = []
    script = Script(outcomes)
    try:
        other.apply(step.seat, step.action, script)
    except UnexpectedOutcome:
        return None
    return other if script.done() else None
