"""Two worlds on the wire: what a seat is sent is the same, byte for byte, whatever it may not know.

A table is played; now and then its state is exchanged for one that a seat cannot tell from it. Everything that the
server sends to that seat must stay the same: when it comes to look, when it is refused, when it asks why, when it plays
and takes back what taught nobody anything, and what it is told about records and replays.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.test_course import furnish
from tests.support import LUCK, begun, every_table, seeds

from lunatheque.engine import Dice
from lunatheque.server import open_store
from lunatheque.server.audience import Watcher
from lunatheque.server.deciding import carry_out, why
from lunatheque.server.store import Store
from lunatheque.server.table import Table
from lunatheque.server.wire import Answer, Done, Play, Undo, Why, encode

KEY = "the same in both"
Scene = Callable[[Table, Watcher], Awaitable[None]]


async def in_world(table: Table, seat: int, state: Any, scene: Scene) -> list[bytes]:
    """What a seat is sent while something happens in a world; then the table is as it was, in memory and in its log."""
    match = table.course.playing
    before = (match.state, list(match.past), list(match.steps))
    match.state = state.copy()
    match.past = [past if state is before[0] else past.sample(seat, Dice(1)) for past in match.past]
    table.telling.sights.clear()
    sent: list[bytes] = []
    person = table.sheet.seats[seat].person
    watcher = Watcher(person, person, "", sent.append, lambda _: None)
    await table.join(watcher, table.version - 3)
    await scene(table, watcher)
    table.audience.watchers.discard(watcher)
    match = table.course.playing
    match.state, match.past, match.steps = before[0], before[1], before[2]
    table.telling.sights.clear()
    return sent


async def look_and_ask(table: Table, watcher: Watcher) -> None:
    """Be refused, and ask why: a sample of all actions there are, and every piece that is seen."""
    match, seat = table.course.playing, watcher.seats[0]
    codec, legal, dice = match.game.actions, set(match.state.legal(seat)), Dice(7)
    for action in [dice.below(codec.size) for _ in range(40)]:
        notation = codec.decode(action)
        watcher.send(encode(await why(table, watcher, Why(seat, KEY, notation))))
        if action not in legal:
            play = Play(seat, table.version, secrets.token_hex(8), notation)
            refused = await carry_out(table, watcher, play, 0)
            assert not isinstance(refused, Done)
            refused.key = KEY
            watcher.send(encode(refused))
    for piece in match.scene(seat).pieces():
        watcher.send(encode(await why(table, watcher, Why(seat, KEY, None, piece.id))))
    if seat not in match.actors:
        words = Answer(seat, table.version, secrets.token_hex(8), "anything")
        answered = await carry_out(table, watcher, words, 0)
        answered.key = KEY
        watcher.send(encode(answered))


def quiet_action(table: Table, seat: int) -> str | None:
    """An action of a seat that teaches nobody anything in the real world."""
    match = table.course.playing
    for action in match.state.legal(seat):
        trial = match.state.copy()
        trial.events = []
        asked = Dice(5)
        before = (asked.a, asked.b, asked.c, asked.counter)
        trial.apply(seat, action, asked)
        if (asked.a, asked.b, asked.c, asked.counter) == before and not any(event.shows for event in trial.events):
            return match.game.actions.decode(action)
    return None


async def play_and_take_back(table: Table, watcher: Watcher, action: str) -> None:
    """Play something that teaches nobody anything, and take it back."""
    seat = watcher.seats[0]
    table.telling.shown = table.version
    table.telling.sights.clear()
    await table.join(watcher, table.version)
    for request in (
        Play(seat, table.version, secrets.token_hex(8), action),
        Undo(seat, table.version + 1, secrets.token_hex(8)),
    ):
        assert isinstance(await carry_out(table, watcher, request, 0), Done)


def without_version(message: bytes, version: int, moves: int) -> bytes:
    """A message as it would be at version 0: the two worlds have one log, so the second is a few lines later."""
    for later in range(-1, 8):
        for name, start in ((b"version", version), (b"move", moves)):
            message = message.replace(b'"%s":%d,' % (name, start + later), b'"%s":%+d,' % (name, later))
    return message


@every_table
def test_what_a_seat_is_sent_tells_nothing_that_it_may_not_know(tmp_path: Path, id: str, seats: int) -> None:
    async def run(store: Store, seed: int) -> None:
        options = begun(id, seats, seed).options
        table, people = await furnish(store, id, seats, timed=False, id=f"t{seed}", options=options)
        for watcher in people:
            table.leave(watcher)
        dice, compared, quiet = Dice((LUCK << 32) + seed), 0, 0
        for number in range(24):
            match = table.course.playing
            if not match.actors:
                break
            seat = dice.below(seats)
            if number % 4 == 0:
                other = match.state.sample(seat, Dice(number))
                real = await in_world(table, seat, match.state, look_and_ask)
                assert real == await in_world(table, seat, other, look_and_ask)
                compared += len(real)
            if number % 4 == 2 and seat in match.actors and (action := quiet_action(table, seat)):
                quiet += await compare_quiet(table, seat, action, match.state.sample(seat, Dice(number)))
            actor = match.actors[dice.below(len(match.actors))]
            legal = match.state.legal(actor)
            chosen = match.game.actions.decode(legal[dice.below(len(legal))])
            played = Play(actor, table.version, secrets.token_hex(8), chosen)
            assert isinstance(await carry_out(table, people[actor], played, 0), Done)
        assert compared > 50

    async def compare_quiet(table: Table, seat: int, action: str, other: Any) -> int:
        sent = []
        for state in (table.course.playing.state, other):
            version, moves = table.version, table.course.moves

            async def scene(table: Table, watcher: Watcher) -> None:
                await play_and_take_back(table, watcher, action)

            messages = await in_world(table, seat, state, scene)
            sent.append([without_version(message, version, moves) for message in messages[2:]])
        assert sent[0] == sent[1]
        return len(sent[0])

    async def run_all() -> None:
        store = await open_store(tmp_path)
        for seed in seeds(id):
            await run(store, seed)
        await store.close()

    asyncio.run(run_all())
