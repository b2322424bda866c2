"""`lunatheque play`: a match in the terminal."""

import secrets
import shlex
from pathlib import Path
from typing import Annotated

import typer

from lunatheque.arena import derive
from lunatheque.bots import make_bot
from lunatheque.engine import Dice, Match, Recorder
from lunatheque.words import Words

from .arguments import Language, PackFile, Seed, Settings, find_game, open_record, play_again, read_settings, speak
from .desk import INTERRUPTED, Complaint, brief
from .orders import Quit
from .screen import Screen
from .seating import NOBODY, seat_bots, seat_everyone
from .session import Session


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game of the shelf.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many players; the fewest if not given.")] = None,
    names: Annotated[str | None, typer.Option(metavar="A,B", help="Names of the players, people first.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="BOT,BOT", help="Bots of the last seats, or 'none'; else all but one are random."),
    ] = None,
    seed: Seed = None,
    option: Settings = None,
    pack: PackFile = None,
    lang: Language = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Keep the match in this file.")] = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with the match in this file.")] = None,
) -> None:
    """Play a match in the terminal, with people at the same keyboard and with bots."""
    words = speak(lang)
    luck = secrets.randbits(64) if seed is None else seed
    if record is not None:
        if seats is not None or names is not None or option:
            raise Complaint(words("error-resume"))
        match = resume(record, game, pack, luck, words)
        helpers = seat_bots(bots, len(match.names), 1, words)
    else:
        if game is None:
            raise Complaint(words("error-no-game"))
        chosen = find_game(game, words)
        called, helpers = seat_everyone(chosen, seats, names, bots, words)
        options = read_settings(chosen, option, words)
        match = Match(chosen, len(called), names=called, seed=luck, options=options, pack=pack)
    first = len(match.names) - len(helpers)
    players = {seat: make_bot(name, derive(luck, seat)) for seat, name in enumerate(helpers, first)}
    screen = Screen(Words(words.language, match.game, match.names, match.box.names))
    session = Session(match, players, screen, save)
    code = converse(session)
    if not match.over:
        leave(session, again(session, helpers, pack, lang))
    raise typer.Exit(code)


def resume(file: Path, game: str | None, pack: Path | None, luck: int, words: Words) -> Match:
    """The match in a file, ready to go on."""
    record = open_record(file, words)
    if game is not None and find_game(game, words) is not record.game:
        raise Complaint(words("error-other-game", file=brief(file), game=record.game.id))
    match = play_again(file, record, pack, words)
    match.chance = Recorder(Dice(luck))
    return match


def converse(session: Session) -> int:
    """Play until the end or until people leave; the exit code."""
    names = ", ".join(session.match.names)
    session.screen.say("play-welcome", style="bold", game=session.match.game.title, names=names)
    if session.people:
        session.screen.say("play-welcome-help", style="dim")
    try:
        session.run()
    except KeyboardInterrupt:
        return INTERRUPTED
    except (EOFError, Quit):
        pass
    return 0


def leave(session: Session, command: str) -> None:
    """Say good-bye, and how to come back."""
    session.screen.show("")
    if session.file is None:
        session.screen.say("play-left")
    else:
        session.screen.say("play-left-saved", file=brief(session.file))
        session.screen.write(f"  {command}")


def again(session: Session, bots: list[str], pack: Path | None, lang: str | None) -> str:
    """The command that goes on with a match."""
    command = ["lunatheque", "play", "--record", str(session.file), "--save", str(session.file)]
    command += ["--bots", ",".join(bots) or NOBODY]
    command += ["--pack", str(pack)] if pack else []
    command += ["--lang", lang] if lang else []
    return shlex.join(command)
