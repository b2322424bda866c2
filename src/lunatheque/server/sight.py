"""What each seat is given of a match. Made once for a seat and a version, whoever and however many look."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from lunatheque.engine import EVERYONE, Event, Match
from lunatheque.scene import Scene, Touch

from .store import Told
from .wire import Beats, Chapter, Choice, Place, SheetRow, encode

NO_TOUCH = Touch(())


class Sight:
    """A match as one seat sees it at one version."""

    def __init__(self, match: Match, seat: int, version: int, scene: Scene) -> None:
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
        self.sheet = game.sheet(state, seat)
        self.step = match.last

    def place(self, events: list[Chapter], since: "Sight | None" = None, alike: "Alike | None" = None) -> msgspec.Raw:
        """The seat's part of an update: everything, or what has changed since another sight, as other seats saw it."""
        scene, changes, sheet = None, None, None
        beats: Beats = []
        if since is None:
            scene = msgspec.Raw(self.scene.encoded())
        else:
            changes = (alike or Alike()).changes(self.scene, since.scene)
            one_step = self.step is not since.step and self.version == since.version + 1
            beats = self.beats() if one_step else []
        if since is None or since.sheet != self.sheet:
            sheet = self.rows()
        place = Place(self.seat, events, scene, changes, self.prompt, self.legal, self.undo, sheet, beats)
        return msgspec.Raw(encode(place))

    def beats(self) -> Beats:
        """What moved by the decision that led here, one thing after another."""
        return self.step.beats(self.seat) if self.step else []

    def rows(self) -> list[SheetRow]:
        """The score sheet, as it travels."""
        rows: list[SheetRow] = []
        for line in self.sheet:
            others = [(name.data(), amount) for name, amount in line.others]
            rows.append(SheetRow(line.text.data(), line.rule, line.values, line.pieces, line.total, others))
        return rows


class Alike:
    """What several seats see change alike, found once. Most of a table is the same for all, down to the objects."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], tuple[Scene, Scene, msgspec.Raw]] = {}
        """By the identities of all zones, before and after; the scenes keep them from being given to others."""

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
