"""The parts of a scene as they travel, encoded once for each part.

A game that remembers its parts (see `remembered`) gives the same objects again and again: then a scene costs little
more than what has changed in it, however many seats look at it.

Parts are plain data classes, which the compiled core knows field by field. They are not frozen: to make one would take
five times as long.
"""

import json
from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import lru_cache
from typing import Any, TypeVar

from lunatheque.engine import Text

F = TypeVar("F", bound=Callable[..., Any])

KEPT = 4096
"""How many results a remembered function keeps: enough for hundreds of tables, and a few megabytes at most."""

compact = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def encode(value: Any) -> bytes:
    """Plain data as JSON."""
    return compact(value).encode()


@lru_cache(KEPT)
def quoted(id: str) -> bytes:
    """An id as JSON."""
    return encode(id)


def remembered(build: F) -> F:
    """A function that makes a piece or a zone of a few plain values, and is asked for the same ones all the time."""
    return lru_cache(KEPT)(build)  # type: ignore[return-value]


APART = {"apart": True}
"""Marks a field that travels apart from its part, or not at all."""

SHOWN: dict[type, list[tuple[str, Any]]] = {}


class Part:
    """Something that a scene is made of. Parts never change, so what is made of one is kept with it."""

    packed: bytes

    def __post_init__(self) -> None:
        self.packed = b""

    @property
    def encoded(self) -> bytes:
        """As JSON, without what travels apart (each piece can change alone) and what is as usual."""
        if not self.packed:
            self.packed = encode(plain(self))
        return self.packed


def plain(part: Part) -> dict[str, Any]:
    """A part as plain data."""
    data: dict[str, Any] = {}
    for name, usual in shown(type(part)):
        value = getattr(part, name)
        if value is not usual and value != usual:
            data[name] = portable(value)
    return data


def shown(kind: Any) -> list[tuple[str, Any]]:
    """The fields of a kind of part that are told, with what is usual."""
    if kind not in SHOWN:
        SHOWN[kind] = [(entry.name, entry.default) for entry in fields(kind) if not entry.metadata.get("apart")]
    return SHOWN[kind]


def portable(value: Any) -> Any:
    """A value as it travels; whole numbers as such, also where the compiled core made others of them."""
    if isinstance(value, Part):
        return plain(value)
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return [portable(item) for item in value] if isinstance(value, tuple) and not isinstance(value, Text) else value


def array(items: Iterable[bytes]) -> bytes:
    """A JSON array."""
    return b"[%b]" % b",".join(items)
