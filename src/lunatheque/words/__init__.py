"""Words: texts in a language. Fluent files of the game and of the house, names from the component pack."""

import locale
import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from lunatheque.engine import LANGUAGES, Game, Text

from .elision import FUNCTIONS

HOUSE = Path(__file__).parent
PARTS = ("house", "client", "table")
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


def files(language: str, game: Game[Any] | None = None) -> list[Path]:
    """Where the messages of a language are: of the house, of the browser client, and of the game."""
    found = [HOUSE / f"{part}.{language}.ftl" for part in PARTS]
    return found if game is None else [*found, game.folder / f"texts.{language}.ftl"]


def fluent(language: str, game: Game[Any] | None = None) -> str:
    """All messages of a language as Fluent; the game has the last word."""
    return "\n".join(file.read_text(encoding="utf-8") for file in files(language, game))


@cache
def messages(file: Path) -> Resource:
    """The messages of a file; kept, as it takes a tenth of a second to read one."""
    return FluentResource(file.read_text(encoding="utf-8"))


class MissingText(LookupError):
    """A message that a language does not have, or that lacks an argument."""


class Words:
    """One language at one table: says texts, knowing the names of players and components."""

    def __init__(
        self,
        language: str,
        game: Game[Any] | None = None,
        names: Sequence[str] = (),
        components: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.names = names
        self.components = components or {}
        self.bundle = FluentBundle([LOCALES[language]], use_isolating=False, functions=FUNCTIONS)
        for file in files(language, game):
            self.bundle.add_resource(messages(file), allow_overrides=True)

    def say(self, text: Text) -> str:
        """A text as a sentence, or a name."""
        if text.id in self.components:
            return self.components[text.id][self.language]
        if text.id.startswith("seat-"):
            return self.names[int(text.id.removeprefix("seat-"))]
        args = {name: self.say(arg) if isinstance(arg, Text) else arg for name, arg in text.args.items()}
        if not self.bundle.has_message(text.id):
            raise MissingText(f"there is no text {text.id!r} in language {self.language!r}")
        pattern = self.bundle.get_message(text.id).value
        if pattern is None:
            raise MissingText(f"the text {text.id!r} says nothing in language {self.language!r}")
        said, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"the text {text.id!r} in language {self.language!r}: {errors[0]}")
        return str(said)

    def number(self, value: float, digits: int = 2) -> str:
        """A number as it is written in the language."""
        signs = {",": self("number-thousands"), ".": self("number-point")}
        return "".join(signs.get(sign, sign) for sign in f"{value:,.{digits}f}")

    def __call__(self, id: str, **args: int | str | Text) -> str:
        """A text written like a call: `words("play-over", winner="Ada")`."""
        return self.say(Text(id, args))


def local_language() -> str:
    """The language of this computer, if we speak it, else English."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    wanted = wanted or (locale.getlocale()[0] or "")
    return "fr" if wanted.lower().startswith("fr") else "en"


__all__ = ["MissingText", "Words", "fluent", "local_language"]
