"""What can be read about the games of the shelf: words, rules, drawings, components. Made once, then only sent."""

import hashlib
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec
from markdown_it import MarkdownIt

from lunatheque.bots import LEVELS
from lunatheque.engine import LANGUAGES, Game, Pack, Paragraph, games
from lunatheque.scene import cover
from lunatheque.words import fluent
from lunatheque.words.contents import Contents

from .complaints import Complaint
from .wire import encode

KEPT = 64
"""How many pages are remembered that depend on the component pack: they take long to make."""

markdown = MarkdownIt("commonmark", {"html": False}).enable("table").disable(["image", "link", "autolink"])


@dataclass(frozen=True)
class Page:
    """Something to read, as it is sent, and the hash that names its contents."""

    content: bytes
    tag: str
    type: str = "application/json"


def page(content: Any) -> Page:
    """Something to read."""
    encoded = encode(content)
    return Page(encoded, hashlib.sha256(encoded).hexdigest()[:16])


def check_language(language: str) -> None:
    """Complain about a language that we do not speak."""
    if language not in LANGUAGES:
        raise Complaint("error-language", 404, language=language[:20], known=", ".join(LANGUAGES))


class BoxOption(msgspec.Struct):
    """Something that players agree on."""

    id: str
    choices: tuple[str, ...]
    rule: str
    lasting: bool


class BoxCard(msgspec.Struct):
    """A game on the shelf."""

    id: str
    title: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    age: int
    year: int
    authors: tuple[str, ...]
    artists: tuple[str, ...]
    publishers: tuple[str, ...]
    links: tuple[str, ...]
    options: list[BoxOption]
    bots: list[str]


@cache
def boxes() -> list[BoxCard]:
    """The games on the shelf."""
    return [
        BoxCard(
            game.id,
            game.title,
            game.players,
            game.minutes,
            game.age,
            game.year,
            game.authors,
            game.artists,
            game.publishers,
            game.links,
            [BoxOption(option.id, option.choices, option.rule, option.lasting) for option in game.options],
            list(LEVELS),
        )
        for game in games().values()
    ]


@cache
def words(language: str) -> Page:
    """The words of pages without a game."""
    check_language(language)
    return page({"fluent": fluent(language)})


@lru_cache(KEPT)
def game_words(game: Game[Any], language: str, box: Any) -> Page:
    """The words of a game, and the names of its components."""
    check_language(language)
    return page({"fluent": fluent(language, game), "names": {id: names[language] for id, names in box.names.items()}})


@cache
def rules(game: Game[Any], language: str) -> Page:
    """The rules of a game as sections of paragraphs, and the game in one minute, each sentence with its rule."""
    check_language(language)
    sections: list[dict[str, Any]] = []
    for paragraph in game.rules(language).paragraphs:
        if not sections or sections[-1]["title"] != paragraph.section:
            sections.append({"id": f"section-{paragraph.id}", "title": paragraph.section, "paragraphs": []})
        sections[-1]["paragraphs"].append(shown(paragraph))
    minute = [shown(sentence) for sentence in game.minute(language).paragraphs]
    return page({"title": game.title, "minute": minute, "sections": sections})


def shown(paragraph: Paragraph) -> dict[str, str]:
    """A paragraph and the id of its rule, to be shown on a page."""
    return {"id": paragraph.id, "html": markdown.render(paragraph.text)}


@lru_cache(KEPT)
def art(game: Game[Any], box: Any) -> Page:
    """The drawings of a game."""
    drawn = game.art(box)
    return page({"faces": dict(drawn.faces), "defs": drawn.defs, "seats": drawn.seats})


@cache
def box_cover(game: Game[Any]) -> Page:
    """The cover of a box, a picture."""
    box = game.box()
    drawn = cover(game.id, game.art(box), box.names).encode()
    return Page(drawn, hashlib.sha256(drawn).hexdigest()[:16], "image/svg+xml")


def pack_file(game: Game[Any]) -> Page:
    """The component pack of a game, the file as it is."""
    content = game.pack.read_bytes()
    return Page(content, hashlib.sha256(content).hexdigest()[:16], "application/toml; charset=utf-8")


@lru_cache(KEPT)
def components(game: Game[Any], language: str, box: Any, file: str) -> Page:
    """The contents of a box in words, each value with its source."""
    check_language(language)
    pack = Pack(Path(file) if file else game.pack)
    told = Contents(game, box, language).tables(pack)
    return page({"pack": {"name": pack.name[language], "hash": pack.hash}, "tables": told})
