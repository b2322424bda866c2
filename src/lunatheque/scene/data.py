"""The parts of a scene as they travel, encoded once for each part.

A game that remembers its parts (see `remembered`) gives the same objects again and again: then a scene costs little
more than what has changed in it, however many seats look at it.
"""

from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache
from typing import Any, TypeVar

import msgspec

F = TypeVar("F", bound=Callable[..., Any])

KEPT = 4096
"""How many results a remembered function keeps: enough for hundreds of tables, and a few megabytes at most."""

encode = msgspec.json.Encoder().encode


def remembered(build: F) -> F:
    """A function that makes a piece or a zone of a few plain values, and is asked for the same ones all the time."""
    return lru_cache(KEPT)(build)  # type: ignore[return-value]


class Part(msgspec.Struct, frozen=True, omit_defaults=True, dict=True, weakref=True):
    """Something that a scene is made of. Parts never change, so what is made of one is kept with it."""

    @cached_property
    def encoded(self) -> bytes:
        """As JSON, without its pieces and without what is as usual."""
        return encode(self)


def members(entries: Iterable[tuple[str, bytes]]) -> bytes:
    """What stands between the braces of a JSON object."""
    return b",".join([b"%b:%b" % (encode(name), value) for name, value in entries])


def array(items: Iterable[bytes]) -> bytes:
    """A JSON array."""
    return b"[%b]" % b",".join(items)
