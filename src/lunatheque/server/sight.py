"""What each seat is given of a match. Made once for a seat and a version, whoever and however many look."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from lunatheque.engine import EVERYONE, Event, Match, SheetLine
from lunatheque.scene import Scene, Touch
from lunatheque.scene.parts import Compared

from .store import News, Told
from .wire import Beats, Chapter, Choice, Place, SheetRow, encode

NO_TOUCH = Touch(())


class Sight:
    """A match as one seat sees it at one version."""

    def __init__(
        self, match: Match, seat: int, version: int, scene: Scene, sheet: list[SheetLine] | None = None
    ) -> None:
        game, state = match.game, match.state
        self.seat = seat
        self.version = version
        self.scene = scene
        self.prompt = game.prompt(state, seat)
        self.undo = seat != EVERYONE and match.can_undo(seat)
        self.legal: list[Choice] = []
        if seat != EVERYONE and not match.over:
            touches, decode, describe = scene.touches, game.actions.decode, game.describe
            for action in state.legal(seat):
                touch = touches.get(action, NO_TOUCH)
                self.legal.append(Choice(decode(action), describe(state, seat, action), msgspec.Raw(touch.encoded)))
        self.sheet = game.sheet(state, seat) if sheet is None else sheet
        self.step = match.last

    def place(self, events: msgspec.Raw, since: "Sight | None" = None, alike: "Alike | None" = None) -> bytes:
        """The seat's part of an update: everything, or what has changed since another sight, as other seats saw it."""
        if since is None:
            scene, sheet = msgspec.Raw(self.scene.encoded()), encoded(rows_of(self.sheet))
            return encode(Place(self.seat, events, scene, None, self.prompt, self.legal, self.undo, sheet))
        alike = alike or Alike()
        changes, rows = alike.changes(self.scene, since.scene), alike.rows(self.sheet, since.sheet)
        beats: Beats = []
        if self.step is not since.step and self.version == since.version + 1:
            beats = self.beats()
        place = Place(self.seat, events, None, changes, self.prompt, self.legal, self.undo, rows, beats)
        return encode(place) if self.legal or beats else alike.place(place)

    def forget(self) -> None:
        """Forget what the seat can do: it has been told. What is seen is compared with what comes next."""
        self.legal = []

    def beats(self) -> Beats:
        """What moved by the decision that led here, one thing after another."""
        return self.step.beats(self.seat) if self.step else []


class Alike:
    """What several seats are told alike, found and encoded once. Most of a table is the same for all of them."""

    def __init__(self) -> None:
        self.known: list[Changes] = []
        self.sheets: dict[tuple[int, int], tuple[list[SheetLine], list[SheetLine], msgspec.Raw | None]] = {}
        self.told: dict[tuple[int, int], msgspec.Raw | None] = {}
        """By the first and the last version: what all are told alike, if it is all."""
        self.places: list[tuple[Place, bytes]] = []
        """What those who only look on were given: a place, and how it goes on after its seat."""

    def place(self, place: Place) -> bytes:
        """What somebody is given who can do nothing now: often the same as another one, but for the seat."""
        for known, rest in self.places:
            if (
                known.changes is place.changes
                and known.events is place.events
                and known.sheet is place.sheet
                and known.prompt is place.prompt
                and known.undo == place.undo
            ):
                return b'{"seat":%d%b' % (place.seat, rest)
        whole = encode(place)
        self.places.append((place, whole[whole.index(b",") :]))
        return whole

    def changes(self, new: Scene, old: Scene) -> msgspec.Raw:
        """What makes a scene out of an earlier one; the same for all who see the same zones change into the same."""
        for known in self.known:
            if known.new is new and known.old is old:
                return known.data
        compared = new.compare(old)
        for known in self.known:
            if known.same(new, old, compared):
                return known.data
        data = msgspec.Raw(new.since(old, compared))
        self.known.append(Changes(new, old, compared, data))
        return data

    def rows(self, new: list[SheetLine], old: list[SheetLine]) -> msgspec.Raw | None:
        """The score sheet as it travels, unless it is as before."""
        if new is old:
            return None
        key = id(old), id(new)
        if key not in self.sheets:
            self.sheets[key] = old, new, None if new == old else encoded(rows_of(new))
        return self.sheets[key][2]

    def chapters(self, news: Sequence[News], seat: int) -> msgspec.Raw:
        """What a seat is told of the news."""
        if not news:
            return NOTHING
        span = news[0][0], news[-1][0]
        if span not in self.told:
            secret = [1 for _, _, told in news for to, but, _ in told if to != EVERYONE or but != EVERYONE]
            self.told[span] = None if secret else encoded(chapters(news, EVERYONE))
        common = self.told[span]
        return encoded(chapters(news, seat)) if common is None else common


class Changes:
    """What made a scene out of an earlier one, as somebody was told."""

    def __init__(self, new: Scene, old: Scene, compared: Compared, data: msgspec.Raw) -> None:
        self.new = new
        self.old = old
        self.compared = compared
        self.data = data

    def same(self, new: Scene, old: Scene, compared: Compared) -> bool:
        """Whether this is what made another scene: the same zones have changed into the same, among like ones."""
        changed, left, moved = compared
        known, gone, shifted = self.compared
        if len(changed) != len(known) or left or gone or moved or shifted or len(new.zones) != len(self.new.zones):
            return False
        if new.arrows is not self.new.arrows or old.arrows is not self.old.arrows:
            return False
        if new.asks is not self.new.asks or old.asks is not self.old.asks:
            return False
        for place, (zone, was) in enumerate(changed):
            if zone is not known[place][0] or was is not known[place][1]:
                return False
        for place, zone in enumerate(new.zones):
            twin = self.new.zones[place]
            if zone is not twin and (zone.id != twin.id or zone.eyes != twin.eyes):
                return False
        return True


def encoded(value: Any) -> msgspec.Raw:
    """A part of a message as it travels."""
    return msgspec.Raw(encode(value))


NOTHING = encoded([])


def rows_of(sheet: list[SheetLine]) -> list[SheetRow]:
    """A score sheet, as it travels."""
    rows: list[SheetRow] = []
    for line in sheet:
        others = [(name.data(), amount) for name, amount in line.others]
        rows.append(SheetRow(line.text.data(), line.rule, line.values, line.pieces, line.total, others))
    return rows


def as_told(events: Iterable[Event]) -> Told:
    """Events as the log keeps them."""
    return [(event.seat, event.hidden_from, event.text) for event in events]


def heard(version: int, move: int, told: Told, viewer: int) -> Chapter | None:
    """What a viewer was told at a version, if anything."""
    texts = [
        text for seat, hidden, text in told if seat in (EVERYONE, viewer) and (hidden == EVERYONE or hidden != viewer)
    ]
    return Chapter(version, move, texts) if texts else None


def chapters(news: Iterable[News], seat: int) -> list[Chapter]:
    """What a seat is told of the news."""
    found = [heard(version, move, told, seat) for version, move, told in news]
    return [chapter for chapter in found if chapter is not None]
