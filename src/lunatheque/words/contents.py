"""The contents of a box in words: what its groups, its components and their values are called."""

from collections.abc import Container, Sequence
from itertools import chain
from typing import Any

from lunatheque.engine import Game, Pack, Row, Text

from . import MissingText, Words

HEAD = "pack"
UNSAID = ("id", "source", "sources")
"""What is no value of a component: what it is called in records, and where its values are known from."""

Said = bool | int | str | list[Any]
"""A value as people are told it; whoever shows it writes numbers and lists as they are written in a language."""


class Contents:
    """Says the tables of a component pack in one language: `contents-TABLE`, `field-TABLE-KEY` or `field-KEY`."""

    def __init__(self, game: Game[Any], box: Any, language: str) -> None:
        self.game = game
        self.box = box
        self.words = Words(language, game, components=box.names)

    def tables(self, pack: Pack) -> list[dict[str, Any]]:
        """All groups of components: their titles, what their values are called, and the components."""
        faces = self.game.art(self.box).faces
        return [
            {
                "name": table,
                "title": self.title(table),
                "labels": {
                    key: self.label(table, key)
                    for key in dict.fromkeys(chain(*(row.values for row in rows)))
                    if key not in UNSAID
                },
                "rows": [self.component(row, faces) for row in rows],
            }
            for table, rows in pack.tables.items()
            if table != HEAD
        ]

    def title(self, table: str) -> str:
        """What a group of components is called."""
        return self.words(f"contents-{table}")

    def label(self, table: str, key: str) -> str:
        """What a value is called: in its table, or in all of them."""
        own = f"field-{table}-{key}"
        return self.words(own if self.words.bundle.has_message(own) else f"field-{key}")

    def component(self, row: Row, faces: Container[str]) -> dict[str, Any]:
        """A component: what it is called, its drawing, what it does, and its values, each with its source."""
        shown = self.game.portrait(self.box, row)
        id = str(row.values.get("id", ""))
        called = (id, f"{row.table}-{id}", row.table)
        name = row.values.get("name")
        return {
            "id": id,
            "name": name[self.words.language] if name else self.words.say(shown.name) if shown.name else "",
            "face": shown.face or next((one for one in called if one in faces), None),
            "does": self.words.say(shown.does) if shown.does else "",
            "values": {
                key: {"value": self.value(key, value, shown.values.get(key)), "source": row.source(key)}
                for key, value in row.values.items()
                if key not in UNSAID
            },
        }

    def value(self, key: str, value: Any, told: Text | Sequence[Text] | None) -> Said:
        """A value in words: as the game tells it, or what it is by itself: a number, yes or no, a name."""
        if isinstance(told, Text):
            return self.words.say(told)
        if told is not None:
            return [self.words.say(one) for one in told] or self.words("contents-nothing")
        if isinstance(value, list):
            return [self.value(key, one, None) for one in value] or self.words("contents-nothing")
        if isinstance(value, dict):
            return str(value[self.words.language])
        if isinstance(value, bool | int):
            return value
        if value not in self.box.names:
            raise MissingText(f"nothing says what {key} {value!r} is: the game's portrait must")
        return self.words(value)
