"""The wire: every message between a table and those who look at it. Version 1.

Messages are JSON objects with a `type`. Texts travel as message ids with arguments; whoever shows them says them in
a language.
"""

from typing import Any

import msgspec

PROTOCOL = 1
LONGEST_MESSAGE = 4096
"""The most bytes that a client may send at once."""


# From a client ----------------------------------------------------------------------------------------------------


class Play(msgspec.Struct, tag="play", tag_field="type", forbid_unknown_fields=True):
    """Play an action, in notation, on the version that was seen; the key makes a retry harmless."""

    seat: int
    action: str
    version: int
    key: str


class Undo(msgspec.Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back the last decision of a seat."""

    seat: int
    version: int
    key: str


class Say(msgspec.Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something to everybody at the table."""

    text: str


Request = Play | Undo | Say

# To a client ------------------------------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    """A legal action: notation, words, and how it is done by hand (see `lunatheque.scene.Touch`)."""

    action: str
    text: list[Any]
    touch: dict[str, Any]


class Place(msgspec.Struct):
    """What one seat (-1: a spectator) is given: what it was told since, what it sees, what it can do."""

    seat: int
    events: list[list[Any]]
    scene: dict[str, Any]
    prompt: list[Any]
    legal: list[Choice]
    undo: bool


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """The table after a decision."""

    protocol: int
    version: int
    actors: list[int]
    over: bool
    places: list[Place]
    ranking: list[int]
    scores: list[int]


class Done(msgspec.Struct, tag="done", tag_field="type"):
    """A request was carried out, now or before; the version it made."""

    key: str
    version: int


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A request was not carried out: the rule that says so (or ''), and why."""

    key: str
    rule: str
    text: list[Any]
    version: int


class Waiting(msgspec.Struct, tag="waiting", tag_field="type"):
    """The match has not begun: seats are still free."""

    protocol: int
    free: list[int]


class Said(msgspec.Struct, tag="said", tag_field="type"):
    """Somebody said something."""

    name: str
    text: str


Answer = Update | Done | Refused | Waiting | Said

decoder = msgspec.json.Decoder(Request)
encode = msgspec.json.Encoder().encode
