"""A table that is opened again is the same table, from its whole log or from the position that was kept."""

import asyncio
import secrets
from pathlib import Path
from typing import Any

import pytest
from tests.support import every_table

from lunatheque.engine import EVERYONE, Dice, Game, Refusal, find, games
from lunatheque.server import open_store
from lunatheque.server.audience import Watcher
from lunatheque.server.course import Course, open_course
from lunatheque.server.deciding import carry_out
from lunatheque.server.sight import Sight, rows_of
from lunatheque.server.store import Pace, Seat, Sheet, Store
from lunatheque.server.table import SNAPSHOT_EVERY, Table
from lunatheque.server.telling import Herald
from lunatheque.server.wire import Agree, Done, Play, Propose, Undo


async def furnish(
    store: Store,
    game: str,
    seats: int,
    timed: bool = True,
    id: str = "t",
    herald: Herald | None = None,
    options: dict[str, str] | None = None,
) -> tuple[Table, list[Watcher]]:
    """A table with a person at each seat."""
    people = [f"person {seat} of {id}" for seat in range(seats)]
    for person in people:
        await store.add_person(person, person)
    rows = tuple(Seat(seat, person, person) for seat, person in enumerate(people))
    sheet = Sheet(id, game, find(game).settle(options), people[0], rows, pace=Pace("clock", 60, 1) if timed else Pace())
    await store.open_table(sheet)
    table = Table(store, sheet, find(game).box(), lambda _: None, herald)
    await table.seats_changed()
    watchers = [Watcher(person, person, "", lambda _: None, lambda _: None) for person in people]
    for watcher in watchers:
        await table.join(watcher, -1)
    return table, watchers


def everything(course: Course) -> Any:
    """All that a course is: the position, what each seat sees, what can be undone, the standing."""
    match = course.playing
    seats = [EVERYONE, *range(len(match.names))]
    sights = [Sight(match, seat, 0, match.game.scene(match.state, seat)) for seat in seats]
    seen = [(sight.scene.data(), sight.prompt, sight.legal, sight.undo, rows_of(sight.sheet)) for sight in sights]
    state = match.game.save(match.state)
    return state, seen, course.standing, course.moves, course.version, match.gone, match.ended, match.ranks()


def key() -> str:
    return secrets.token_hex(8)


async def random_request(table: Table, watchers: list[Watcher], dice: Dice) -> None:
    """Mostly moves; now and then an undo by the rule, or one by consent."""
    match, version = table.course.playing, table.version
    seat = match.actors[dice.below(len(match.actors))]
    chosen = dice.below(12)
    last = match.steps[-1].seat if match.steps else seat
    if chosen == 0 and match.can_undo(last):
        await carry_out(table, watchers[last], Undo(last, version, key()), 0)
    elif chosen == 1 and not table.course.standing.proposals:
        await carry_out(table, watchers[seat], Propose(seat, version, key(), "undo"), 0)
        if dice.below(2) and table.course.standing.proposals:
            for other in range(len(watchers)):
                if other != seat:
                    await carry_out(table, watchers[other], Agree(other, table.version, key(), "undo", True), 0)
    else:
        legal = match.state.legal(seat)
        action = match.game.actions.decode(legal[dice.below(len(legal))])
        done = await carry_out(table, watchers[seat], Play(seat, version, key(), action), 0)
        assert isinstance(done, Done), done


@every_table
def test_opened_again_it_is_the_same(tmp_path: Path, id: str, seats: int) -> None:
    async def run() -> None:
        store = await open_store(tmp_path)
        table, watchers = await furnish(store, id, seats)
        dice, kept = Dice(seats), 0
        for number in range(130):
            if table.over or not table.course.playing.actors:
                break
            await random_request(table, watchers, dice)
            await asyncio.sleep(0)
            if number % 32 == 31:
                whole = await open_course(store, table.sheet, table.box, whole=True)
                quick = await open_course(store, table.sheet, table.box)
                kept += quick.kept >= 0
                assert everything(whole) == everything(table.course)
                assert everything(quick) == everything(table.course)
        assert kept or table.version < 2 * SNAPSHOT_EVERY
        await store.close()

    asyncio.run(run())


def test_to_take_back_often_takes_no_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []
    refuse = Game.refuse

    def count(game: Game[Any], state: Any, seat: int, action: int) -> Refusal | None:
        played.append(action)
        return refuse(game, state, seat, action)

    monkeypatch.setattr(Game, "refuse", count)  # every decision that is played passes it

    async def run() -> None:
        store = await open_store(tmp_path)
        table, watchers = await furnish(store, "moon-bots", 2, timed=False)
        for number in range(30):
            seat = table.course.playing.actors[0]
            legal = table.course.playing.legal_for(seat)
            await carry_out(table, watchers[seat], Play(seat, table.version, key(), legal[0]), 0)
            if number >= 20:
                played.clear()
                await carry_out(table, watchers[seat], Propose(seat, table.version, key(), "undo"), 0)
                await carry_out(table, watchers[1 - seat], Agree(1 - seat, table.version, key(), "undo", True), 0)
                assert len(played) <= table.course.moves == 20
        assert everything(await open_course(store, table.sheet, table.box, whole=True)) == everything(table.course)
        await store.close()

    asyncio.run(run())


def test_a_long_match_opens_from_its_last_lines(tmp_path: Path) -> None:
    """However long the log is, only the lines since the last kept position are read."""
    game = max(games().values(), key=lambda game: game.bound).id

    async def run() -> None:
        store = await open_store(tmp_path)
        table, watchers = await furnish(store, game, games()[game].players[0])
        dice = Dice(1)
        while not table.over and table.version < 400:
            await random_request(table, watchers, dice)
            await asyncio.sleep(0)
        course = await open_course(store, table.sheet, table.box)
        assert course.version == table.version > 2 * SNAPSHOT_EVERY
        assert course.version - course.kept <= SNAPSHOT_EVERY, "so many lines were read, and no more"
        await store.close()

    asyncio.run(run())
