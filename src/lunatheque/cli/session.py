"""A match at one terminal: people take turns at the keyboard, bots answer at once."""

from collections.abc import Mapping
from pathlib import Path

from rich.table import Table
from rich.text import Text

from lunatheque.bots import Bot
from lunatheque.engine import EVERYONE, Match, knowledge
from lunatheque.scene import Scene

from .drawing import draw
from .orders import Orders
from .results import results
from .screen import Screen


class Session:
    """Shows a match to the person who must decide, and asks for decisions until it is over."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], screen: Screen, file: Path | None = None) -> None:
        self.match = match
        self.bots = bots
        self.screen = screen
        self.file = file
        """Where the match is written down after every decision of a person."""
        self.people = [seat for seat in range(len(match.names)) if seat not in bots]
        self.viewer = self.people[0] if len(self.people) == 1 else EVERYONE
        """Whose eyes are on the screen; `EVERYONE` if nobody's in particular."""
        self.told = dict.fromkeys((EVERYONE, *self.people), len(match.chapters) if match.steps else 0)
        """How many chapters each viewer has heard of."""
        self.drawn: Scene | None = None
        self.secret = False
        """Whether the people have had secrets from each other so far."""

    def run(self) -> None:
        """Play to the end; `EOFError` or `KeyboardInterrupt` when people leave before."""
        self.keep()
        while not self.match.over:
            seat = self.match.actors[0]
            if seat in self.bots:
                self.match.play(self.bots[seat].choose(knowledge(self.match.state, seat, len(self.match.steps))), seat)
                if len(self.people) < 2:
                    self.tell()
            else:
                self.look_at(seat)
                self.decide(seat)
                self.keep()
        self.finish()

    def look_at(self, seat: int) -> None:
        """Put a person before the screen; nobody else sees what only that person may know."""
        if seat != self.viewer:
            self.secret = self.secret or self.secrets()
            if self.secret:
                self.curtain(seat)
            else:
                self.told[seat] = max(self.told[seat], self.told[self.viewer])
            self.viewer = seat
        self.tell()

    def secrets(self) -> bool:
        """Whether one of several people may know, or decides now, something that the others may not know."""
        if len(self.people) < 2:
            return False
        everyone = seen(self.match.scene(EVERYONE))
        if len(self.match.actors) > 1 or any(seen(self.match.scene(seat)) != everyone for seat in self.people):
            return True
        events = [event for chapter in self.match.chapters for event in chapter]
        return any(not event.told_to(seat) for event in events for seat in (EVERYONE, *self.people))

    def curtain(self, seat: int) -> None:
        """Hide everything until the next person sits at the keyboard."""
        if self.viewer != EVERYONE and self.private_news():
            self.tell()
            self.screen.ask(self.screen.words("play-curtain-leave") + " ")
        self.screen.hide()
        self.drawn = None
        self.screen.ask(self.screen.words("play-curtain", name=self.match.names[seat]) + " ")

    def private_news(self) -> bool:
        """Whether the viewer has yet to be told something that the others are not told."""
        news = [event for chapter in self.match.chapters[self.told[self.viewer] :] for event in chapter]
        return any(event.told_to(self.viewer) and not event.told_to(EVERYONE) for event in news)

    def tell(self) -> None:
        """Tell the viewer what happened since the last time."""
        chapters = self.match.chapters
        for chapter in chapters[self.told[self.viewer] :]:
            for event in chapter:
                if event.told_to(self.viewer):
                    self.screen.bullet(self.screen.words.say(event.text))
        self.told[self.viewer] = len(chapters)

    def decide(self, seat: int) -> None:
        """Ask a person for one decision, or to take back the last one."""
        self.secret = self.secret or self.secrets()
        orders = Orders(self, seat)
        self.show(orders.legal)
        self.list_actions(seat, orders.legal)
        steps = len(self.match.steps)
        while len(self.match.steps) == steps:
            orders.obey(self.screen.ask())
        self.told = {viewer: min(told, len(self.match.chapters)) for viewer, told in self.told.items()}

    def show(self, legal: list[int], again: bool = False) -> None:
        """Draw the table, if it has changed."""
        scene = self.match.scene(self.viewer)
        if again or self.drawn is None or scene.zones != self.drawn.zones:
            self.screen.show("", draw(scene, self.screen.words, self.screen.console, self.viewer, legal))
        self.drawn = scene

    def list_actions(self, seat: int, legal: list[int]) -> None:
        """What is asked, and the answers: number, words, notation."""
        game, words = self.match.game, self.screen.words
        self.screen.show("", Text(words.say(game.prompt(self.match.state, seat)), "bold"))
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column()
        table.add_column(style="dim", no_wrap=True)
        for number, action in enumerate(legal, 1):
            said = words.say(game.describe(self.match.state, seat, action))
            table.add_row(str(number), said, game.actions.decode(action))
        self.screen.show(table)
        if len(legal) == 1:
            self.screen.say("play-only", style="dim")

    def keep(self) -> None:
        """Write the match down, if it is kept in a file."""
        if self.file is not None:
            self.file.write_text(str(self.match.record()), encoding="utf-8")

    def finish(self) -> None:
        """Tell the end, show the table and the result."""
        if len(self.people) > 1:
            self.told[EVERYONE] = self.told[self.viewer]
            self.viewer = EVERYONE
        self.tell()
        self.keep()
        self.show([], again=True)
        self.screen.show("", results(self.match, self.screen))


def seen(scene: Scene) -> set[tuple[str, str]]:
    """All pieces of a scene and the zones in which they lie, to compare what two viewers see."""
    found: set[tuple[str, str]] = set()
    waiting = list(scene.zones)
    while waiting:
        zone = waiting.pop()
        found |= {(zone.id, repr(piece)) for piece in zone.pieces}
        waiting += zone.zones
    return found
