"""Arguments that several commands share, and what they mean."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from lunatheque.bots import BOTS, is_bot
from lunatheque.engine import LANGUAGES, LETTERS, BadOption, BadRecord, Game, Match, Record, UnknownGame, read_record
from lunatheque.engine import find as find_on_shelf
from lunatheque.engine import games as shelf
from lunatheque.engine.match import check_name
from lunatheque.words import Words, local_language

from .desk import Complaint, brief, with_guess

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game of the shelf: see `lunatheque games`.")]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="fr|en", help="The language; that of this computer if not given.")
]
PackFile = Annotated[
    Path | None, typer.Option("--pack", metavar="FILE", help="Another component pack than that of the house.")
]
Settings = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed gives the same dice and cards.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON document, for programs.")]


def speak(language: str | None) -> Words:
    """The words of the house in the language that was asked for."""
    if language is not None and language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Complaint(Words(local_language())("error-language", language=brief(language), known=known))
    return Words(language or local_language())


def find_game(name: str, words: Words) -> Game[Any]:
    """A game of the shelf."""
    try:
        return find_on_shelf(name)
    except UnknownGame as error:
        raise Complaint(with_guess(error, name, list(shelf()), words)) from None


def read_settings(game: Game[Any], settings: list[str] | None, words: Words) -> dict[str, str]:
    """The options of a match, from `name=value`."""
    given: dict[str, str] = {}
    for setting in settings or []:
        name, sign, value = setting.partition("=")
        if not sign:
            raise Complaint(words("error-setting", setting=brief(setting)))
        given[name.strip()] = value.strip()
    try:
        return game.settle(given)
    except BadOption as error:
        raise Complaint(guess_setting(error, game, given, words)) from None


def guess_setting(error: BadOption, game: Game[Any], given: Mapping[str, str], words: Words) -> str:
    """A complaint about an option, with the name or the choice that was probably meant."""
    known = {option.id: option.choices for option in game.options}
    for name, value in given.items():
        if name in known and value not in known[name]:
            return with_guess(words.say(error.text), value, list(known[name]), words)
    wrong = next(name for name in given if name not in known)
    return with_guess(words.say(error.text), wrong, list(known), words)


def read_list(names: str | None) -> list[str]:
    """Names between commas."""
    return [name.strip() for name in names.split(",")] if names and names.strip() else []


def check_names(names: list[str], words: Words) -> None:
    """Complain about a name that no table has room for."""
    for name in names:
        try:
            check_name(name)
        except BadOption as error:
            raise Complaint(words.say(error.text)) from None


def read_bots(names: str | None, words: Words) -> list[str]:
    """The names of bots, which must exist."""
    bots = read_list(names)
    for name in bots:
        if not is_bot(name):
            error = words("error-bot", name=brief(name), known=", ".join(BOTS))
            raise Complaint(with_guess(error, name, list(BOTS), words))
    return bots


def read_seat(letter: str, seats: int, words: Words) -> int:
    """A seat by its letter."""
    if len(letter) != 1 or letter.upper() not in LETTERS[:seats]:
        raise Complaint(words("error-seat", letter=brief(letter), known=", ".join(LETTERS[:seats])))
    return LETTERS.index(letter.upper())


def open_record(file: Path, words: Words) -> Record:
    """The record in a file."""
    try:
        record = read_record(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Complaint(words("error-not-text", file=brief(file))) from None
    except BadRecord as error:
        raise bad_record(file, error, words) from None
    check_names(record.names, words)
    return record


def bad_record(file: Path, error: BadRecord, words: Words) -> Complaint:
    """A complaint about the record in a file."""
    return Complaint(words("error-record-file", file=brief(file), line=error.line, reason=error.text))


def read_move(move: int | None, file: Path, record: Record, words: Words) -> int:
    """A move of a record by its number, the last one if none is given."""
    last = len(record.moves) if move is None else move
    if not 0 <= last <= len(record.moves):
        raise Complaint(words("error-move", file=brief(file), moves=len(record.moves), move=last))
    return last


def play_again(file: Path, record: Record, pack: Path | None, words: Words, moves: int | None = None) -> Match:
    """The match in a record, after some of its moves or all."""
    try:
        return Match.replay(record, moves, pack)
    except BadRecord as error:
        raise bad_record(file, error, words) from None
