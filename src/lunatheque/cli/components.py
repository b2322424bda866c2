"""`lunatheque components`: the contents of a box, and where each value comes from."""

import json
from typing import Any

from rich.table import Table
from rich.text import Text

from lunatheque.engine import Pack, Row

from .arguments import AsJson, GameName, Language, PackFile, find_game, speak
from .desk import brief
from .layout import listing
from .screen import Screen

HEAD = "pack"
MARKS = ("source", "sources")
LETTERS = {"printed": "p", "public": "u", "reconstructed": "r"}
COLOURS = {"printed": "green", "public": "cyan", "reconstructed": "yellow"}
SHORT = 12
"""Values up to this length stay on one line."""


def components(game: GameName, pack: PackFile = None, document: AsJson = False, lang: Language = None) -> None:
    """Show the contents of a box, each value with its provenance, and check that they can be played with."""
    words = speak(lang)
    wanted = find_game(game, words)
    wanted.box(pack)
    contents = Pack(pack or wanted.pack)
    screen = Screen(words)
    if document:
        screen.write(as_json(contents))
        return
    screen.say("components-title", style="bold", game=wanted.title, pack=contents.name[words.language])
    screen.write(words("components-hash", hash=contents.hash, file=brief(contents.file)))
    for name, rows in contents.tables.items():
        if name != HEAD:
            screen.show("", Text(f"{name} ({len(rows)})", "bold"), as_table(rows, screen))
    screen.show("", legend(screen))


def as_json(pack: Pack) -> str:
    """A pack with the source of every value."""
    tables = {name: [sourced(row) for row in rows] for name, rows in pack.tables.items() if name != HEAD}
    contents = {"game": pack.game, "pack": {"name": pack.name, "hash": pack.hash}, "tables": tables}
    return json.dumps(contents, ensure_ascii=False, indent=2)


def sourced(row: Row) -> dict[str, Any]:
    """The values of one component, each with its source."""
    return {key: {"value": row.values[key], "source": row.source(key)} for key in keys([row])}


def keys(rows: list[Row]) -> list[str]:
    """What is said about some components, in the order in which it is said first."""
    return list(dict.fromkeys(key for row in rows for key in row.values if key not in MARKS))


def as_table(rows: list[Row], screen: Screen) -> Table:
    """The components of one kind."""
    columns = {key: [cell(row, key, screen) for row in rows] for key in keys(rows)}
    widths = [max(len(key), *map(len, cells)) for key, cells in columns.items()]
    table = listing(gap=2 if sum(widths) + 2 * len(widths) <= screen.width else 1)
    for key, cells in columns.items():
        numeric = all(isinstance(row.values.get(key, 0), int) for row in rows)
        short = max(map(len, cells)) <= SHORT
        table.add_column(key, justify="right" if numeric else "left", no_wrap=short, overflow="fold")
    for line in zip(*columns.values(), strict=True):
        table.add_row(*line)
    return table


def cell(row: Row, key: str, screen: Screen) -> Text:
    """A value after the letter of its source, which its colour repeats."""
    if key not in row.values:
        return Text()
    source = row.source(key)
    return Text.assemble((f"{LETTERS[source]}·", "dim"), (readable(row.values[key], screen), COLOURS[source]))


def readable(value: Any, screen: Screen) -> str:
    """A value of a pack for people: a name in their language, a list with commas."""
    words = screen.words
    if isinstance(value, bool):
        return words("components-yes" if value else "components-no")
    if isinstance(value, dict):
        named = value.get(words.language)
        return (
            named if isinstance(named, str) else ", ".join(f"{key} {readable(v, screen)}" for key, v in value.items())
        )
    return ", ".join(readable(item, screen) for item in value) if isinstance(value, list) else str(value)


def legend(screen: Screen) -> Text:
    """What the letters and colours mean."""
    said = [
        Text(f"{letter}  {screen.words(f'source-{source}')}", COLOURS[source]) for source, letter in LETTERS.items()
    ]
    return Text("\n").join(said)
