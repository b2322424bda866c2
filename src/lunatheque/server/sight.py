"""What each seat is given of a match. Made once for a seat and a version, whoever and however many look."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from lunatheque.engine import EVERYONE, Event, Match, SheetLine
from lunatheque.scene import Scene, Touch

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
                touch = encoded_touch(touches.get(action, NO_TOUCH))
                self.legal.append(Choice(decode(action), describe(state, seat, action), touch))
        self.sheet = game.sheet(state, seat) if sheet is None else sheet
        self.step = match.last

    def place(self, events: list[Chapter], since: "Sight | None" = None, alike: "Alike | None" = None) -> msgspec.Raw:
        """The seat's part of an update: everything, or what has changed since another sight, as other seats saw it."""
        scene, changes = None, None
        sheet: list[SheetRow] | None = None
        beats: Beats = []
        if since is None:
            scene, sheet = msgspec.Raw(self.scene.encoded()), rows_of(self.sheet)
        else:
            alike = alike or Alike()
            changes, sheet = alike.changes(self.scene, since.scene), alike.rows(self.sheet, since.sheet)
            one_step = self.step is not since.step and self.version == since.version + 1
            beats = self.beats() if one_step else []
        place = Place(self.seat, events, scene, changes, self.prompt, self.legal, self.undo, sheet, beats)
        return msgspec.Raw(encode(place))

    def beats(self) -> Beats:
        """What moved by the decision that led here, one thing after another."""
        return self.step.beats(self.seat) if self.step else []


class Alike:
    """What several seats see change alike, found once. Most of a table is the same for all, down to the objects."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], tuple[Scene, Scene, msgspec.Raw]] = {}
        """By the identities of all zones, before and after; the scenes keep them from being given to others."""
        self.sheets: dict[tuple[int, int], tuple[list[SheetLine], list[SheetLine], list[SheetRow] | None]] = {}
        self.told: dict[tuple[int, int], list[Chapter] | None] = {}
        """By the first and the last version: what all are told alike, if it is all."""

    def changes(self, new: Scene, old: Scene) -> msgspec.Raw:
        """What makes a scene out of an earlier one."""
        key = (*map(id, old.zones), *map(id, new.zones))
        if key in self.known:
            was, now, changes = self.known[key]
            if was.arrows == old.arrows and now.arrows == new.arrows and (was.asks, now.asks) == (old.asks, new.asks):
                return changes
        changes = msgspec.Raw(new.since(old))
        self.known[key] = (old, new, changes)
        return changes

    def rows(self, new: list[SheetLine], old: list[SheetLine]) -> list[SheetRow] | None:
        """The score sheet as it travels, unless it is as before."""
        key = id(old), id(new)
        if key not in self.sheets:
            self.sheets[key] = (old, new, None if new == old else rows_of(new))
        return self.sheets[key][2]

    def chapters(self, news: Sequence[News], seat: int) -> list[Chapter]:
        """What a seat is told of the news."""
        if not news:
            return []
        span = news[0][0], news[-1][0]
        if span not in self.told:
            secret = [1 for _, _, told in news for to, but, _ in told if to != EVERYONE or but != EVERYONE]
            self.told[span] = None if secret else chapters(news, EVERYONE)
        common = self.told[span]
        return chapters(news, seat) if common is None else common


def rows_of(sheet: list[SheetLine]) -> list[SheetRow]:
    """A score sheet, as it travels."""
    rows: list[SheetRow] = []
    for line in sheet:
        others = [(name.data(), amount) for name, amount in line.others]
        rows.append(SheetRow(line.text.data(), line.rule, line.values, line.pieces, line.total, others))
    return rows


@lru_cache(4096)
def encoded_touch(touch: Touch) -> msgspec.Raw:
    """How an action is done by hand, as it travels."""
    return msgspec.Raw(touch.encoded)


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
