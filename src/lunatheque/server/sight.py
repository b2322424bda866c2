"""What each seat is given of a match. Made once for a seat and a version, whoever and however many look."""

from collections.abc import Iterable

import msgspec

from lunatheque.engine import EVERYONE, Event, Match
from lunatheque.scene import Scene

from .store import Told
from .wire import Chapter, Choice, Place, SheetRow, encode


class Sight:
    """A match as one seat sees it at one version."""

    def __init__(self, match: Match, seat: int, version: int) -> None:
        game, state = match.game, match.state
        self.seat = seat
        self.version = version
        scene: Scene = game.scene(state, seat)
        self.scene = scene
        self.prompt = game.prompt(state, seat).data()
        self.undo = seat != EVERYONE and match.can_undo(seat)
        legal = [] if seat == EVERYONE or match.over else state.legal(seat)
        touches, decode, describe = scene.touches, game.actions.decode, game.describe
        self.legal = [
            Choice(
                decode(action),
                describe(state, seat, action).data(),
                touches[action].plain if action in touches else {},
            )
            for action in legal
        ]
        self.sheet = [
            SheetRow(line.text.data(), line.rule, line.values, line.pieces, line.total)
            for line in game.sheet(state, seat)
        ]

    def place(self, events: list[Chapter], since: "Sight | None" = None) -> msgspec.Raw:
        """The seat's part of an update: the whole scene, or what has changed since another sight."""
        return msgspec.Raw(
            encode(
                Place(
                    self.seat,
                    events,
                    self.scene.data() if since is None else None,
                    None if since is None else self.scene.since(since.scene),
                    self.prompt,
                    self.legal,
                    self.undo,
                    self.sheet,
                )
            )
        )


def as_told(events: Iterable[Event]) -> Told:
    """Events as the log keeps them."""
    return [(event.seat, event.hidden_from, event.text.data()) for event in events]


def heard(version: int, move: int, told: Told, viewer: int) -> Chapter | None:
    """What a viewer was told at a version, if anything."""
    texts = [
        text for seat, hidden, text in told if seat in (EVERYONE, viewer) and (hidden == EVERYONE or hidden != viewer)
    ]
    return Chapter(version, move, texts) if texts else None
