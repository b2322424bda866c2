"""`lunatheque replay`: a match that was written down, told again move by move."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from lunatheque.engine import EVERYONE, LETTERS, Event, Match, Step
from lunatheque.words import Words

from .arguments import Language, PackFile, open_record, play_again, read_move, read_seat, speak
from .drawing import draw
from .results import results
from .screen import Screen


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, such as `play --save` writes.")],
    move: Annotated[int | None, typer.Option(metavar="N", help="Stop after this move.")] = None,
    seat: Annotated[str | None, typer.Option(metavar="A", help="See it as this seat did.")] = None,
    step: Annotated[bool, typer.Option(help="Show the table after every move; Enter goes on.")] = False,
    pack: PackFile = None,
    lang: Language = None,
) -> None:
    """Tell a match that was written down, and show how it stands."""
    words = speak(lang)
    record = open_record(file, words)
    last = read_move(move, file, record, words)
    viewer = EVERYONE if seat is None else read_seat(seat, len(record.names), words)
    match = play_again(file, record, pack, words, last)
    screen = Screen(Words(words.language, match.game, match.names, match.box.names))
    screen.say("play-welcome", style="bold", game=match.game.title, names=", ".join(match.names))
    hear(match.opening, viewer, screen)
    steps = list(enumerate(match.steps, 1))
    waits = step and screen.terminal and sys.stdin.isatty()
    for number, taken in steps:
        tell(number, taken, match, viewer, screen)
        if waits and number < last:
            show(play_again(file, record, pack, words, number), viewer, screen)
            screen.ask(words("replay-go-on", move=number, moves=len(record.moves)) + " ")
    show(match, viewer, screen)
    if match.over:
        screen.show("", results(match, screen))


def tell(number: int, step: Step, match: Match, viewer: int, screen: Screen) -> None:
    """One move: who decided what, and what a viewer was told."""
    heading = Text(f"{number:>4} ", "dim")
    if step.seat != EVERYONE:
        heading = Text.assemble(heading, (LETTERS[step.seat], "bold"), f" {match.names[step.seat]}")
    if viewer in (EVERYONE, step.seat) and not step.word:
        heading.append(f"  {match.game.actions.decode(step.action)}", "cyan")
    screen.show(heading)
    hear(step.events, viewer, screen)


def hear(events: list[Event], viewer: int, screen: Screen) -> None:
    """What a viewer was told of some events."""
    for event in events:
        if event.told_to(viewer):
            screen.bullet(screen.words.say(event.text), indent=5)


def show(match: Match, viewer: int, screen: Screen) -> None:
    """The table as a viewer sees it."""
    screen.show("", draw(match.scene(viewer), screen.words, screen.console, viewer))
