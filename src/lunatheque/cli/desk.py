"""The desk: hears what cannot be done, says why in one line on the standard error, and exits with code 2."""

import sys
from difflib import get_close_matches
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from lunatheque.bots import UnknownBot
from lunatheque.engine import BadNotation, BadOption, BadPack, BadPosition, BadRecord, BadRules, UnknownGame
from lunatheque.words import Words

BAD_INPUT = 2
INTERRUPTED = 130
LONG = 200


class Complaint(Exception):
    """Something that was asked for and cannot be: one line says why."""


COMPLAINTS = (
    Complaint,
    BadNotation,
    BadOption,
    BadPack,
    BadPosition,
    BadRecord,
    BadRules,
    UnknownBot,
    UnknownGame,
)


class Desk(TyperGroup):
    """All commands; whatever goes wrong with what was typed comes back here."""

    def main(self, *args: Any, **extra: Any) -> NoReturn:
        """Run a command and exit with its code."""
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except typer.Abort:  # no more lines are typed
            code = 0
        except typer.TyperException as error:
            complain(error.format_message())
        except COMPLAINTS as error:
            complain(str(error))
        except OSError as error:
            complain(unreadable(error))
        sys.exit(code if isinstance(code, int) else 0)


def complain(message: str) -> NoReturn:
    """Say in one line what is wrong."""
    print(f"lunatheque: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(BAD_INPUT)


def unreadable(error: Exception) -> str:
    """What the system says about a file."""
    if isinstance(error, OSError) and error.strerror and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def brief(text: object) -> str:
    """What was typed, as it is repeated in a complaint: not too long."""
    said = str(text)
    return said if len(said) <= LONG else f"{said[: LONG // 2]}…{said[-LONG // 2 :]}"


def with_guess(message: object, name: str, known: list[str], words: Words) -> str:
    """A complaint about a name, and the name that was probably meant."""
    close = get_close_matches(name.lower(), known, 1)
    return f"{str(message).rstrip('.')}. {words('error-guess', name=close[0])}" if close else str(message)
