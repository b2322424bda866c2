"""What can be typed when a decision is asked: an action, or an order such as `undo` or `rules`."""

import secrets
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from lunatheque import engine
from lunatheque.bots import LEVELS, explain, make_bot
from lunatheque.engine import BadNotation, Refusal, knowledge

from .desk import brief, unreadable
from .rulebook import find_rule, first_sentence, fold, look_up

if TYPE_CHECKING:
    from .session import Session

ORDERS = ("board", "undo", "hint", "rules", "why", "log", "save", "help", "quit")
STRONGEST = list(LEVELS)[-1]
HINTED = 5
"""How many of the actions that a bot considered are shown."""


class Quit(Exception):
    """The person at the keyboard leaves the match."""


class Orders:
    """Understands what one seat types when it is asked for a decision."""

    def __init__(self, session: "Session", seat: int) -> None:
        self.session = session
        self.match = session.match
        self.game = session.match.game
        self.screen = session.screen
        self.words = session.screen.words
        self.seat = seat
        self.legal: list[int] = list(session.match.state.legal(seat))
        self.numbers = [str(number) for number in range(1, len(self.legal) + 1)]
        self.notations = {self.game.actions.decode(action).casefold(): action for action in self.legal}
        self.orders: dict[str, Callable[[str], None]] = {}
        for name in ORDERS:
            order: Callable[[str], None] = getattr(self, name)
            self.orders[name] = self.orders[fold(self.words(f"order-{name}"))] = order

    def obey(self, line: str) -> None:
        """Do what was typed, or say why not."""
        if not line:
            self.enter()
        elif (action := self.chosen(line)) is not None:
            self.match.play(action, self.seat)
        else:
            name, _, rest = line.partition(" ")
            order = self.orders.get(fold(name))
            if order is None:
                self.refuse(line)
            else:
                order(rest.strip())

    def enter(self) -> None:
        """Enter alone plays the only action there is."""
        if len(self.legal) == 1:
            self.match.play(self.legal[0], self.seat)
        else:
            self.screen.say("play-hint", count=len(self.legal))

    def chosen(self, line: str) -> int | None:
        """The legal action that was typed, by number or in notation."""
        if line in self.numbers:
            return self.legal[self.numbers.index(line)]
        return self.notations.get(" ".join(line.split()).casefold())

    def meant(self, line: str) -> int | None:
        """The action that was typed, legal or not; says so if there is none."""
        action = self.chosen(line)
        if action is not None:
            return action
        try:
            return self.game.actions.encode(line)
        except BadNotation:
            known = [*self.notations, *(self.words(f"order-{name}") for name in ORDERS)]
            close = get_close_matches(line.casefold(), known, 1)
            guess = " " + self.words("error-guess", name=close[0]) if close else ""
            self.screen.show(self.words("play-unknown", line=brief(line), count=len(self.legal)) + guess, style="red")
            return None

    def refuse(self, line: str) -> None:
        """Say why what was typed cannot be played."""
        action = self.meant(line)
        if action is None:
            return
        refusal = self.game.refuse(self.match.state, self.seat, action)
        if refusal is not None:
            self.show_refusal(refusal)
            rule = find_rule(self.game, self.words.language, refusal.rule)
            if rule is not None:
                self.screen.show(first_sentence(rule.text), style="dim")

    def show_refusal(self, refusal: Refusal) -> None:
        """The facts and the id of the rule."""
        self.screen.show(Text.assemble((self.words.say(refusal.text), "red"), "  ", (f"[{refusal.rule}]", "cyan")))

    def why(self, rest: str) -> None:
        """Why an action is not allowed: the facts, then the whole rule."""
        if not rest:
            self.screen.say("play-why-what")
            return
        action = self.meant(rest)
        if action is None:
            return
        refusal = self.game.refuse(self.match.state, self.seat, action)
        if refusal is None:
            self.screen.say("play-why-legal", action=self.game.actions.decode(action))
            return
        self.show_refusal(refusal)
        rule = find_rule(self.game, self.words.language, refusal.rule)
        if rule is not None:
            self.screen.rule(rule)

    def undo(self, rest: str) -> None:
        """Take back the last decision."""
        steps = self.match.steps
        if not steps:
            self.screen.say("undo-nothing")
        elif steps[-1].learned:
            self.screen.say("undo-learned")
        elif steps[-1].seat in self.session.bots or not self.match.can_undo():
            self.screen.say("undo-acted")
        elif steps[-1].seat != self.seat and self.session.secret:
            self.screen.say("undo-other")
        else:
            self.match.undo()
            self.screen.say("undo-done")

    def rules(self, rest: str) -> None:
        """The contents of the rules, or what they say about something."""
        if not rest:
            sections: dict[str, list[str]] = {}
            for paragraph in self.game.rules(self.words.language).paragraphs:
                sections.setdefault(paragraph.section, []).append(paragraph.id)
            for section, ids in sections.items():
                self.screen.show(Text.assemble((section, "bold"), "  ", (", ".join(ids), "cyan")))
            self.screen.say("play-rules-hint", style="dim")
            return
        found = look_up(self.game, self.words.language, rest)
        if not found:
            self.screen.say("play-rules-none", word=brief(rest))
        for paragraph in found:
            self.screen.rule(paragraph)

    def hint(self, rest: str) -> None:
        """What the strongest bot would do, and what it thought of."""
        bot = make_bot(STRONGEST, secrets.randbits(64))
        bot.choose(knowledge(self.match.state, self.seat))
        thoughts = bot.considered()
        self.screen.write(" ".join(self.words.say(text) for text in explain(thoughts, self.describe)))
        if not thoughts:
            return
        table = Table(box=self.screen.lines)
        for id in ("action", "chances", "tries"):
            table.add_column(self.words(f"advice-{id}"), justify="left" if id == "action" else "right")
        for thought in thoughts[:HINTED]:
            said = self.words.say(self.describe(thought.action))
            table.add_row(Text(said), str(thought.percent), str(thought.visits))
        self.screen.show(table)

    def describe(self, action: int) -> engine.Text:
        """An action in words."""
        return self.game.describe(self.match.state, self.seat, action)

    def log(self, rest: str) -> None:
        """Everything that this seat was told."""
        events = self.match.events(self.seat)
        if not events:
            self.screen.say("play-log-empty")
        for event in events:
            self.screen.bullet(self.words.say(event))

    def save(self, rest: str) -> None:
        """Write the match into a file, and from now on after every decision."""
        if not rest and self.session.file is None:
            self.screen.say("play-save-where")
            return
        before = self.session.file
        try:
            self.session.file = Path(rest).expanduser() if rest else before
            self.session.keep()
            self.screen.say("play-saved", file=brief(self.session.file))
        except (OSError, RuntimeError, ValueError) as error:  # a file, a home or a name that cannot be
            self.session.file = before
            self.screen.show(unreadable(error), style="red")

    def board(self, rest: str) -> None:
        """Draw the table again, with the actions."""
        self.session.show(self.legal, again=True)
        self.session.list_actions(self.seat, self.legal)

    def help(self, rest: str) -> None:
        """What can be typed."""
        self.screen.say("play-hint", count=len(self.legal))
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold", no_wrap=True)
        for name in ORDERS:
            table.add_row(self.words(f"order-{name}-usage"), self.words(f"order-{name}-help"))
        self.screen.show(table)

    def quit(self, rest: str) -> None:
        """Leave the match."""
        raise Quit
