"""What people at a table can ask for: each request is checked, becomes a line of the log, and is told to all."""

import time

from lunatheque.bots import BOTS
from lunatheque.engine import BadNotation, CannotUndo, Match, Refusal, Text
from lunatheque.scene import Piece

from .audience import Watcher
from .course import STAND_IN, surviving
from .store import Entry
from .table import Table
from .wire import Agree, Answer, Because, Change, Claim, Done, Play, Propose, Refused, Replace, Resign, Undo, Why

Outcome = Done | Refused


def seat_text(seat: int) -> Text:
    """The name of the player at a seat."""
    return Text(f"seat-{seat}")


async def carry_out(table: Table, watcher: Watcher, request: Change, patience: float) -> Outcome:
    """Do what somebody asks for, if it may."""
    others = isinstance(request, Claim | Replace)
    if watcher.spectator or (request.seat not in watcher.seats and not others):
        return table.refuse(request.key, "", Text("refuse-seat"))
    if isinstance(request, Play):
        return await play(table, request.seat, request.action, request.version, request.key)
    if isinstance(request, Answer):
        return await answer(table, request)
    async with table.lock:
        late = await check(table, request.seat, request.version, request.key)
        if late is not None:
            return late
        if request.seat >= len(table.sheet.seats):
            return table.refuse(request.key, "", Text("refuse-seat"))
        if isinstance(request, Undo | Propose) and table.course.bot_of(request.seat):
            left = request.seat in table.course.playing.gone
            return table.refuse(request.key, "", Text("refuse-over" if left else "refuse-replaced"))
        if isinstance(request, Undo):
            return await undo(table, request)
        if isinstance(request, Propose):
            return await propose(table, request.seat, request.what, request.key)
        if isinstance(request, Agree):
            return await agree(table, request)
        if isinstance(request, Resign):
            return await leave(table, request.seat, "resign", request.key)
        if isinstance(request, Claim):
            return await claim(table, watcher, request)
        assert isinstance(request, Replace)
        return await substitute(table, watcher, request, patience)


async def check(table: Table, seat: int, version: int, key: str) -> Outcome | None:
    """What is wrong with any request: it was carried out before, made on an old position, too early or too late."""
    made = table.course.keys.get((seat, key), -1)
    if made > version:
        return Done(key, made)
    if not table.begun:
        return table.refuse(key, "", Text("refuse-not-begun"))
    if not table.course.moved <= version <= table.version:
        return await table.late(seat, key, version)
    if table.over or table.sheet.review:
        return table.refuse(key, "", Text("refuse-over"))
    return None


# Decisions of the game ----------------------------------------------------------------------------------------------


async def play(table: Table, seat: int, action: str, version: int, key: str, by_bot: bool = False) -> Outcome:
    """Play an action of a seat, made on a position that was seen."""
    async with table.lock:
        late = await check(table, seat, version, key)
        if late is not None:
            return late
        if bool(table.course.bot_of(seat)) != by_bot:
            return table.refuse(key, "", Text("refuse-replaced"))
        if await ring(table, seat) and not by_bot:
            return table.refuse(key, "", Text("refuse-time"))
        return await decide(table, table.course.playing, seat, action, key)


async def decide(table: Table, match: Match, seat: int, action: str, key: str) -> Outcome:
    """Apply an action and write it down."""
    try:
        match.play(action, seat)
    except Refusal as refusal:
        return table.refuse(key, refusal.rule, refusal.text)
    except BadNotation:
        return table.refuse(key, "", Text("refuse-notation"))
    step = match.steps[-1]
    notation = match.game.actions.decode(step.action)
    return await table.write(table.line("move", seat, key, notation, step.events, step.outcomes))


async def answer(table: Table, request: Answer) -> Outcome:
    """Play what an answer in free words means."""
    async with table.lock:
        match = table.course.match
        fresh = table.course.keys.get((request.seat, request.key), -1) <= request.version
        if match is not None and fresh and request.seat in match.actors:
            action = match.game.hear(match.state, request.seat, request.words)
            if action is None:
                return table.refuse(request.key, "", Text("refuse-answer", {"words": request.words}))
            notation = match.game.actions.decode(action)
        else:
            notation = ""
    return await play(table, request.seat, notation, request.version, request.key)


async def undo(table: Table, request: Undo) -> Outcome:
    """Take back the last decision of a seat if nobody has learned anything by it; otherwise ask the others."""
    seat, match = request.seat, table.course.playing
    try:
        match.undo(seat)
    except CannotUndo:
        return await propose(table, seat, "undo", request.key)
    return await table.write(
        table.entry("undo", seat, request.key, text=Text("event-undone", {"player": seat_text(seat)}))
    )


# What is agreed on --------------------------------------------------------------------------------------------------


async def propose(table: Table, seat: int, what: str, key: str) -> Outcome:
    """Ask the others; where there is nobody to ask, it is done."""
    if any(proposal.what == what for proposal in table.course.standing.proposals):
        return table.refuse(key, "", Text("refuse-proposed"))
    if what == "undo" and last_move(await table.store.log(table.sheet.id), seat) is None:
        return table.refuse(key, "", Text("refuse-undo-nothing"))
    if not table.course.people(but=seat):
        if table.course.people(but=seat, away=True):
            return table.refuse(key, "", Text("refuse-nobody-agrees"))
        return await settle(table, what, seat, seat, key)
    text = Text(f"event-propose-{what}", {"player": seat_text(seat)})
    return await table.write(table.entry("propose", seat, key, what, text))


async def agree(table: Table, request: Agree) -> Outcome:
    """Agree to a proposal, or decline it; when all have agreed, it is done."""
    seat, what, key = request.seat, request.what, request.key
    proposal = next((one for one in table.course.standing.proposals if one.what == what), None)
    if proposal is None or seat in proposal.agreed:
        return table.refuse(key, "", Text("refuse-no-proposal"))
    if table.course.bot_of(seat):
        return table.refuse(key, "", Text("refuse-replaced"))
    if not request.yes:
        text = Text("event-declined", {"player": seat_text(seat)})
        return await table.write(table.entry("decline", seat, key, what, text))
    own = {table.sheet.seats[other].person for other in [*proposal.agreed, seat]}
    missing = [other for other in table.course.people() if table.sheet.seats[other].person not in own]
    if missing:
        text = Text("event-agreed-to", {"player": seat_text(seat)})
        return await table.write(table.entry("agree", seat, key, what, text))
    return await settle(table, what, proposal.by, seat, key)


async def settle(table: Table, what: str, by: int, seat: int, key: str) -> Outcome:
    """The last seat agreed: end the match, or take back the last decision of who proposed it and all that followed."""
    if what == "end":
        table.course.playing.end("agreed")
        return await table.write(table.line("agreed", seat, key, "", table.course.playing.steps[-1].events))
    log = await table.store.log(table.sheet.id)
    keep = last_move(log, by)
    assert keep is not None
    table.course.go_back(log, keep)
    text = Text("event-taken-back", {"player": seat_text(by)})
    return await table.write(table.entry("back", seat, key, str(keep), text))


def last_move(log: list[Entry], seat: int) -> int | None:
    """The number of moves before the last decision of a seat that can be taken back by consent."""
    moves = surviving(log)
    for number in range(len(moves) - 1, -1, -1):
        if moves[number].kind != "move":
            return None  # nobody comes back who resigned
        if moves[number].seat == seat:
            return number
    return None


# Leaving and coming back --------------------------------------------------------------------------------------------


async def leave(table: Table, seat: int, word: str, key: str) -> Outcome:
    """A seat resigns, or loses by time."""
    try:
        table.course.playing.leave(seat, word)
    except Refusal as refusal:
        return table.refuse(key, refusal.rule, refusal.text)
    done = await table.write(table.line(word, seat, key, "", table.course.playing.steps[-1].events))
    if seat in table.course.playing.gone and not table.over:
        await table.store.stand_in(table.sheet.id, seat, STAND_IN)
    return done


async def claim(table: Table, watcher: Watcher, request: Claim) -> Outcome:
    """Somebody lets a seat that is out of time lose."""
    if request.seat in watcher.seats or request.seat not in table.course.standing.flagged:
        return table.refuse(request.key, "", Text("refuse-claim"))
    return await leave(table, request.seat, "time", request.key)


async def substitute(table: Table, watcher: Watcher, request: Replace, patience: float) -> Outcome:
    """Let a bot play on for somebody, or come back."""
    seat, bot, course = request.seat, request.bot, table.course
    own, replaced = seat in watcher.seats, seat in course.standing.stand_ins
    if bot is None:
        if not own or not replaced:
            return table.refuse(request.key, "", Text("refuse-return"))
        text = Text("event-returned", {"player": seat_text(seat)})
        done = await table.write(table.entry("return", seat, request.key, text=text))
        await table.store.stand_in(table.sheet.id, seat, "")
        return done
    if bot not in BOTS:
        return table.refuse(request.key, "", Text("refuse-bot"))
    if own and seat in course.standing.flagged:  # it would come back with time, before anybody else could decide
        return table.refuse(request.key, "", Text("refuse-time"))
    if course.bot_of(seat) or not (own or may_replace(table, seat, patience)):
        return table.refuse(request.key, "", Text("refuse-replace"))
    return await let_bot_play(table, seat, bot, request.key)


def may_replace(table: Table, seat: int, patience: float) -> bool:
    """Whether others may let a bot play for a seat: it is out of time, or away for long where time is not in days."""
    if seat in table.course.standing.flagged:
        return True
    gone = table.audience.away.get(seat)
    return gone is not None and table.sheet.pace.kind != "days" and time.monotonic() - gone >= patience


async def let_bot_play(table: Table, seat: int, bot: str, key: str) -> Outcome:
    """A bot plays on for a seat."""
    text = Text("event-replaced", {"player": seat_text(seat)})
    done = await table.write(table.entry("replace", seat, key, bot or STAND_IN, text))
    await table.store.stand_in(table.sheet.id, seat, bot or STAND_IN)
    return done


# Time ---------------------------------------------------------------------------------------------------------------


async def ring(table: Table, seat: int | None = None) -> bool:
    """Whether a seat (or the next one) is out of time; if it just ran out, write that down. The lock is held."""
    standing = table.course.standing
    deadline = standing.deadline()
    if deadline is not None and time.time() >= deadline[0] and not table.over:
        late = deadline[1]
        if table.course.people(but=late):
            text = Text("event-flagged", {"player": seat_text(late)})
            await table.write(table.entry("flag", late, "", text=text))
        else:
            await leave(table, late, "time", "")
    return seat in table.course.standing.flagged or table.over


# Questions ----------------------------------------------------------------------------------------------------------


async def why(table: Table, watcher: Watcher, request: Why) -> Because | Refused:
    """Why an action, or anything with a piece, is not possible now."""
    async with table.lock:
        match = table.course.match
        if match is None or request.seat not in watcher.seats:
            return table.refuse(request.key, "", Text("refuse-seat" if match else "refuse-not-begun"))
        refusal: Refusal | None = None
        if request.action is not None:
            try:
                code = match.game.actions.encode(request.action)
            except BadNotation:
                return table.refuse(request.key, "", Text("refuse-notation"))
            refusal = match.game.refuse(match.state, request.seat, code)
            if refusal is None:
                return Because(request.key, "", Text("why-allowed").data())
        elif request.piece is not None:
            piece = match.scene(request.seat).find(request.piece)
            if piece is None:
                return table.refuse(request.key, "", Text("refuse-piece"))
            refusal = match.game.why(match.state, request.seat, piece.id) or idle(match, request.seat, piece)
        else:
            return table.refuse(request.key, "", Text("refuse-piece"))
        return Because(request.key, refusal.rule, refusal.text.data())


def idle(match: Match, seat: int, piece: Piece) -> Refusal:
    """Nothing can be done with a piece, though no rule forbids it: it is somebody else's, or only looked at."""
    owner = match.scene(seat).owner(piece.id)
    if owner is not None and owner != seat and owner < len(match.names):
        return Refusal(piece.rule, Text("why-others", {"player": seat_text(owner), "piece": piece.text}))
    uses = match.game.uses(match.state, seat, piece.id)
    shows = uses is not None and len(uses) == 0
    return Refusal(piece.rule, Text("why-shows" if shows else "why-not-now", {"piece": piece.text}))
