"""Finding one's way in the rules of a game."""

import re
import unicodedata
from typing import Any

from lunatheque.engine import Game, Paragraph

ANCHOR = re.compile(r"\s*\{#([a-z0-9-]+)\}")
SENTENCE = re.compile(r".*?[.!?…](?=\s|$)", re.DOTALL)
EMPHASIS = re.compile(r"(\*\*|__|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w))")


def find_rule(game: Game[Any], language: str, id: str) -> Paragraph | None:
    """The paragraph with an id, if the rules have it."""
    paragraphs = game.rules(language).paragraphs
    return next((paragraph for paragraph in paragraphs if paragraph.id == id), None)


def look_up(game: Game[Any], language: str, wanted: str) -> list[Paragraph]:
    """The paragraph with an id, or those whose id, section or text has a word."""
    exact = find_rule(game, language, wanted)
    if exact is not None:
        return [exact]
    word = fold(wanted)
    paragraphs = game.rules(language).paragraphs
    named = [paragraph for paragraph in paragraphs if word in paragraph.id or word in fold(paragraph.section)]
    return named or [paragraph for paragraph in paragraphs if word in fold(paragraph.text)]


def fold(text: str) -> str:
    """A text without capitals and accents, to compare."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def plain(text: str) -> str:
    """A paragraph without its signs of emphasis, each list item and row on its own line."""
    joined = re.sub(r"\n(?!\s*([-*|>]|\d+\.))\s*", " ", text)
    return EMPHASIS.sub("", joined)


def first_sentence(text: str) -> str:
    """The first sentence of a paragraph."""
    found = SENTENCE.match(plain(text))
    return found[0] if found else plain(text)


def with_ids(source: str) -> str:
    """The rules as Markdown in which the ids can be seen."""
    return ANCHOR.sub(r" `\1`", source)
