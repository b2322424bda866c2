"""The parts of a scene as they travel, encoded once for each part.

A game that remembers its parts (see `remembered`) gives the same objects again and again: then a scene costs little
more than what has changed in it, however many seats look at it.

Parts are plain data classes, which the compiled core knows field by field. They are not frozen: to make one would take
five times as long.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields
from json.encoder import encode_basestring as quote
from typing import Any, TypeVar, TypeVarTuple, Unpack

Values = TypeVarTuple("Values")
Made = TypeVar("Made")

KEPT = 2048
"""How many results a remembered function keeps, and as many that were asked for before these: enough for hundreds of
tables, and a few megabytes at most."""


def encode(value: Any) -> bytes:
    """A part, or what it is made of, as JSON."""
    return written(value).encode()


def remembered(build: Callable[[Unpack[Values]], Made]) -> Callable[[Unpack[Values]], Made]:
    """A function that makes a piece or a zone of a few plain values, and is asked for the same ones all the time.

    What was asked for lately is kept, and nothing has to be noted when it is asked for again: where hundreds of tables
    play, most of the time goes into waiting for memory. It is asked for without names of values.
    """
    young: dict[Any, Made] = {}
    old: dict[Any, Made] = {}

    def recall(*args: *Values) -> Made:
        nonlocal young, old
        made = young.get(args)
        if made is None:
            made = old.get(args)
            if made is None:
                made = build(*args)
            if len(young) >= KEPT:
                young, old = {}, young
            young[args] = made
        return made

    return recall


def quoted(id: str) -> bytes:
    """An id as JSON."""
    return quote(id).encode()


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
            self.packed = encode(self)
        return self.packed


def written(value: Any) -> str:
    """A value as JSON: compiled, a touch takes half as long as by Python's own encoder, a large piece four fifths."""
    if isinstance(value, str):
        return quote(value)
    if isinstance(value, tuple):
        return f"[{','.join([written(item) for item in value])}]"
    if isinstance(value, dict):
        return object_of([(name, item) for name, item in value.items()])
    if isinstance(value, Part):
        told = [(name, getattr(value, name), usual) for name, usual in shown(type(value))]
        return object_of([(name, item) for name, item, usual in told if item is not usual and item != usual])
    if value is None or isinstance(value, bool):
        return "null" if value is None else "true" if value else "false"
    if isinstance(value, float) and value.is_integer():  # whole numbers, of which the compiled core makes others
        return str(int(value))
    return str(value)


def object_of(members: list[tuple[str, Any]]) -> str:
    """A JSON object."""
    return f"{{{','.join([f'{quote(name)}:{written(value)}' for name, value in members])}}}"


def shown(kind: Any) -> list[tuple[str, Any]]:
    """The fields of a kind of part that are told, with what is usual."""
    if kind not in SHOWN:
        SHOWN[kind] = [(entry.name, entry.default) for entry in fields(kind) if not entry.metadata.get("apart")]
    return SHOWN[kind]


def array(items: Iterable[bytes]) -> bytes:
    """A JSON array."""
    return b"[%b]" % b",".join(items)
