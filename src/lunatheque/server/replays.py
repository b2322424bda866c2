"""Replays: matches that are over, move by move, seen from any seat."""

import threading
from typing import Any

import msgspec

from lunatheque.engine import EVERYONE, Match, Record
from lunatheque.engine.chance import Recorder, Script

from .sight import Sight, as_told, heard, rows_of
from .wire import Beats, SheetRow, TextData

SPACING = 16
"""Every so many moves a state is kept, to play on from there."""


class StoryLine(msgspec.Struct):
    """One move: who decided what, and what all were told (0: the set-up)."""

    move: int
    seat: int
    action: TextData | None
    events: list[TextData]


class Story(msgspec.Struct):
    """A whole match."""

    moves: int
    chapters: list[StoryLine]


class Picture(msgspec.Struct):
    """The table after a move."""

    scene: dict[str, Any]
    events: list[TextData]
    sheet: list[SheetRow]
    prompt: TextData
    beats: Beats
    """What the move set in motion, one thing after another."""


class Replay:
    """A match that is over. It is gone through once; from then on every move is near a state that was kept."""

    def __init__(self, record: Record, box: Any) -> None:
        self.record = record
        self.lock = threading.Lock()
        self.match = Match.replay(record, 0, box=box)
        self.moves = len(record.moves)
        self.kept = {0: self.match.state.copy()}
        self.lines: list[StoryLine] = []
        self.told = [as_told(self.match.opening)]
        self.go_through()

    def go_through(self) -> None:
        """Play the match once, noting what happens."""
        self.lines.append(StoryLine(0, EVERYONE, None, self.heard_at(0, EVERYONE)))
        for number, move in enumerate(self.record.moves, 1):
            game, state = self.match.game, self.match.state
            words = None if move.word else game.describe(state, move.seat, move.action).data()
            self.play(number)
            self.told.append(as_told(self.match.steps[-1].events))
            self.lines.append(StoryLine(number, move.seat, words, self.heard_at(number, EVERYONE)))
            if number % SPACING == 0:
                self.kept[number] = self.match.state.copy()

    def play(self, number: int) -> None:
        """Play one move."""
        move = self.record.moves[number - 1]
        self.match.chance = Recorder(Script(move.outcomes))
        self.match.take(move)

    def heard_at(self, number: int, seat: int) -> list[TextData]:
        """What a seat was told by a move."""
        chapter = heard(number, number, self.told[number], seat)
        return chapter.texts if chapter else []

    def story(self) -> Story:
        """Everything that happened."""
        return Story(self.moves, self.lines)

    def picture(self, number: int, seat: int) -> Picture:
        """The table after a move, as a seat saw it."""
        with self.lock:
            before = max(0, number - 1)
            match, start = self.match, before - before % SPACING
            match.state, match.ended, match.gone, match.last = self.kept[start].copy(), "", [], None
            for one in range(start + 1, number + 1):
                self.play(one)
            sight = Sight(match, seat, number, match.game.scene(match.state, seat))
        told = self.heard_at(number, seat)
        return Picture(sight.scene.data(), told, rows_of(sight.sheet), sight.prompt.data(), sight.beats())
