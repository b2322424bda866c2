"""The course of a match at a table: what its log describes, from the last kept position on."""

from typing import Any

import msgspec

from lunatheque.bots import LEVELS
from lunatheque.engine import ENDINGS, LEAVINGS, Dice, Match, Move, Record, Recorder, Script, find
from lunatheque.engine.match import NO_ACTION

from . import luck
from .standing import Kept, Standing, start_time
from .store import Entry, News, Seat, Sheet, Store
from .wire import Company, encode

MOVES = ("move", *LEAVINGS, *ENDINGS)
"""The kinds of lines that are moves of a record."""
CHANGES = (*MOVES, "undo", "back", "start")
"""The kinds of lines that change the position."""
REMEMBERED = 64
"""How many versions are remembered at least for those who come back after a moment; the store knows all of them."""

STAND_IN = list(LEVELS)[1]
"""The bot that plays on for somebody who left."""


class Course:
    """A match, how things stand at its table, and what was told last."""

    def __init__(self, sheet: Sheet, box: Any) -> None:
        self.sheet = sheet
        self.box = box
        self.match: Match | None = None
        self.standing = Standing([start_time(sheet.pace)] * len(sheet.seats))
        self.version = -1
        self.moved = -1
        """The version of the last line that changed the position."""
        self.moves = 0
        """How many moves the record has."""
        self.keys: dict[tuple[int, str], int] = {}
        """The versions that requests made, by the seat and the key of each."""
        self.told: dict[int, News] = {}
        self.kept = -1
        """The version of the last kept position."""
        self.seated: Players | None = None

    @property
    def playing(self) -> Match:
        """The match, which has begun."""
        assert self.match is not None
        return self.match

    def bot_of(self, seat: int) -> str:
        """The bot that plays at a seat, or ''."""
        return self.players().bots[seat]

    def players(self) -> "Players":
        """Who plays at each seat, found once for as long as nobody comes or goes."""
        known, stand_ins, gone = self.seated, self.standing.stand_ins, self.playing.gone
        if known is None or not known.still(self.sheet, stand_ins, gone):
            known = self.seated = Players(self.sheet, stand_ins, gone)
        return known

    def bot_to_move(self) -> int:
        """The seat of a bot that must decide now; -1 if there is none."""
        if self.match is None or self.sheet.review:
            return -1
        for seat in self.match.actors:
            if self.bot_of(seat):
                return seat
        return -1

    def news(self, since: int) -> list[News]:
        """What was told after a version, as far as it is remembered."""
        return [self.told[version] for version in range(since + 1, self.version + 1) if version in self.told]

    def people(self, but: int = -1, away: bool = False) -> list[int]:
        """The seats where a person decides, without those of the person at one seat; or may come back to decide."""
        person = self.sheet.seats[but].person if but >= 0 else None
        seats = [seat.seat for seat in self.sheet.seats if seat.person and seat.person != person]
        return [seat for seat in seats if not self.bot_of(seat) or (away and seat not in self.playing.gone)]

    def note(self, entry: Entry) -> None:
        """A line was written, and the match is as it says."""
        self.version = entry.version
        self.moves = moves_after(self.moves, entry.kind, entry.action)
        if entry.kind in CHANGES:
            self.moved = entry.version
        self.standing.take(entry)
        if self.sheet.pace.kind != "untimed":
            awaited = [seat for seat in self.playing.actors if not self.bot_of(seat)]
            self.standing.run(entry, self.sheet.pace, awaited)
        if len(self.playing.steps) > 2 * REMEMBERED:
            del self.playing.steps[:-REMEMBERED]  # the store has them
        remember(self.told, entry.version, (entry.version, self.moves, entry.told))
        if entry.key:
            remember(self.keys, (entry.seat, entry.key), entry.version)

    def replay(self, log: list[Entry]) -> None:
        """Go through lines of the log, from its first or from the kept position on."""
        moves: list[Entry] = []
        start = log[0] if log else None
        for entry in log:
            if entry.kind == "start" or entry.kind == "back":
                assert start is not None
                self.match = fresh_match(self.sheet, self.box, Script(list(start.outcomes)))
                del moves[int(entry.action or 0) :]
                for move in moves:
                    self.play_again(move)
                self.match.last = None
            elif entry.kind == "undo":
                self.playing.undo(entry.seat)
                del moves[-1:]
            elif entry.kind in MOVES:
                self.play_again(entry)
                moves.append(entry)
            self.note(entry)
        if self.match is not None:
            self.match.chance = Recorder(Dice(luck.number(self.version)))

    def go_back(self, log: list[Entry], moves: int) -> None:
        """Take the match back to its first so many moves; how things stand at the table stays."""
        self.match = fresh_match(self.sheet, self.box, Script(list(log[0].outcomes)))
        for move in surviving(log)[:moves]:
            self.play_again(move)
        self.match.last = None
        self.match.chance = Recorder(Dice(luck.number(self.version)))

    def play_again(self, entry: Entry) -> None:
        """Play a line of the log."""
        self.playing.chance = Recorder(Script(list(entry.outcomes)))
        self.playing.take(move_of(self.sheet, entry))

    def keep(self) -> str:
        """Everything as it stands, to be kept."""
        return msgspec.json.encode(Kept(self.playing.keep(), self.standing, self.moves)).decode()

    def restore(self, version: int, data: str) -> None:
        """Go on from a kept position."""
        kept = msgspec.json.decode(data, type=Kept)
        self.match = fresh_match(self.sheet, self.box)
        self.match.resume(kept.match)
        self.standing, self.moves = kept.standing, kept.moves
        self.version = self.moved = self.kept = version


class Players:
    """Who plays at each seat: a person, a bot from the beginning, or one that plays on for somebody who is away."""

    def __init__(self, sheet: Sheet, stand_ins: dict[int, str], gone: list[int]) -> None:
        self.sheet = sheet
        self.stand_ins = dict(stand_ins)
        self.gone = list(gone)
        self.bots = [seat.bot or stand_ins.get(seat.seat, "") or self.left_to(seat) for seat in sheet.seats]
        """The bot that plays at each seat, or ''."""
        self.company = msgspec.Raw(encode(Company([seat.name for seat in sheet.seats], self.bots, sorted(stand_ins))))
        """The same as all are told."""

    def still(self, sheet: Sheet, stand_ins: dict[int, str], gone: list[int]) -> bool:
        """Whether nobody has come or gone."""
        return self.sheet is sheet and self.stand_ins == stand_ins and self.gone == gone

    def left_to(self, seat: Seat) -> str:
        """The bot that plays where nobody does any more: its person left, or wanted to be forgotten."""
        forsaken = not seat.taken and not self.sheet.review
        return STAND_IN if forsaken or seat.seat in self.gone else ""


async def open_course(store: Store, sheet: Sheet, box: Any, whole: bool = False) -> Course:
    """The course of a table, as its log says."""
    course = Course(sheet, box)
    kept = None if whole else await store.snapshot(sheet.id)
    if kept is not None:
        course.restore(*kept)
    log = await store.log(sheet.id, course.version)
    if kept is not None and any(entry.kind == "back" for entry in log):
        return await open_course(store, sheet, box, whole=True)  # back to before what was kept, perhaps
    course.replay(log)
    return course


def remember(memory: dict[Any, Any], key: Any, value: Any) -> None:
    """Note something, and forget what is oldest."""
    memory[key] = value
    if len(memory) > 2 * REMEMBERED:
        for old in list(memory)[:REMEMBERED]:
            del memory[old]


def moves_after(moves: int, kind: str, action: str) -> int:
    """How many moves the record has after one more line."""
    if kind == "move":
        return moves + 1
    if kind == "back":
        return int(action)
    return moves + (kind in MOVES) - (kind == "undo")


def surviving(log: list[Entry]) -> list[Entry]:
    """The moves that were not taken back."""
    moves: list[Entry] = []
    for entry in log:
        if entry.kind in MOVES:
            moves.append(entry)
        elif entry.kind == "undo":
            moves.pop()
        elif entry.kind == "back":
            del moves[int(entry.action) :]
    return moves


def move_of(sheet: Sheet, entry: Entry) -> Move:
    """A line of the log as a move of a record."""
    if entry.kind == "move":
        return Move(entry.seat, find(sheet.game).actions.encode(entry.action), list(entry.outcomes))
    return Move(-1 if entry.kind in ENDINGS else entry.seat, NO_ACTION, [], entry.kind)


def record_of(sheet: Sheet, box: Any, log: list[Entry]) -> Record:
    """The record of a match, from its whole log."""
    names = [seat.name for seat in sheet.seats]
    moves = [move_of(sheet, entry) for entry in surviving(log)]
    return Record(find(sheet.game), box.hash, sheet.options, names, list(log[0].outcomes), moves)


def fresh_match(sheet: Sheet, box: Any, script: Script | None = None) -> Match:
    """A match of this table, before its first decision."""
    names = [seat.name for seat in sheet.seats]
    return Match(find(sheet.game), names=names, options=sheet.options, box=box, chance=script or Dice(luck.number()))
