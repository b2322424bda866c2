"""The wire: every message between a table and those who look at it. Version 4.

Messages are JSON objects with a `type`. Texts travel as message ids with arguments; whoever shows them says them in
a language. `docs/api.md` shows each of them.
"""

from typing import Annotated, Any, Literal

import msgspec

from lunatheque.engine import Motion, Text

PROTOCOL = 4
LONGEST_MESSAGE = 4096
"""The most characters that a client may send at once."""
LONGEST_SPEECH = 500

TextData = list[Any]
"""A text as it travels: its id, then its arguments."""
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[^\\x00]*$")]
"""An unguessable word of the client's that makes a retry harmless; without the one sign that PostgreSQL cannot keep."""
Word = Annotated[str, msgspec.Meta(max_length=200)]
Version = Annotated[int, msgspec.Meta(ge=-1, le=10_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=100)]
What = Literal["undo", "end"]


class Message(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something that a client sends."""


class Change(Message):
    """Something that changes a table, asked for by a seat that saw a version."""

    seat: SeatNumber
    version: Version
    key: Key


# From a client ----------------------------------------------------------------------------------------------------


class Play(Change):
    """Play an action, in notation."""

    action: Word


class Answer(Change):
    """Answer in free words, where the scene asks for it."""

    words: Word


class Undo(Change):
    """Take back the last decision: by the rule at once, otherwise by consent of the others."""


class Propose(Change):
    """Ask the others to take back the last decision of the seat and all that followed, or to end the match."""

    what: What


class Agree(Change):
    """Agree to what somebody proposed, or decline it."""

    what: What
    yes: bool


class Resign(Change):
    """Leave the match as its loser."""


class Claim(Change):
    """Let a seat whose time is up (`seat`) lose by time."""


class Replace(Change):
    """Let a bot play on for a seat that is away or out of time; without a bot: come back to one's own seat."""

    bot: Word | None = None


class Why(Message):
    """Ask why an action, or anything with a piece, is not possible now."""

    seat: SeatNumber
    key: Key
    action: Word | None = None
    piece: Word | None = None


class Hint(Message):
    """Ask what a bot would do in one's place."""

    seat: SeatNumber
    key: Key


class Say(Message):
    """Say something to everybody at the table."""

    text: str
    key: Key = "-"


class Ping(Message):
    """Ask whether the server is there."""


Request = Play | Answer | Undo | Propose | Agree | Resign | Claim | Replace | Why | Hint | Say | Ping

# To a client ------------------------------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    """A legal action: notation, words, and how it is done by hand (see `lunatheque.scene.Touch`)."""

    action: str
    text: Text
    touch: msgspec.Raw


class Chapter(msgspec.Struct):
    """What a seat was told at one version, and how many moves the record had by then."""

    version: int
    move: int
    texts: list[TextData]


class SheetRow(msgspec.Struct):
    """A line of the score sheet (see `lunatheque.engine.SheetLine`)."""

    text: TextData
    rule: str
    values: tuple[int | None, ...]
    pieces: tuple[str, ...]
    total: bool
    others: list[tuple[TextData, int]]


Beats = list[tuple[Motion, ...]]
"""What moved by a decision, one beat after another; in each beat, the pieces that move together."""


class Place(msgspec.Struct, omit_defaults=True):
    """What one seat (-1: a spectator) is given: what it was told since, what it sees, what it can do.

    `scene` is whole for who has just come; `changes` leads from the scene of the version before to this one. The sheet
    is left out while it is as before, and so are `beats` where all that changed may be shown at once. What several
    seats are given alike was encoded before: `events` are chapters, `sheet` is rows.
    """

    seat: int
    events: msgspec.Raw
    scene: msgspec.Raw | None
    changes: msgspec.Raw | None
    prompt: Text
    legal: list[Choice]
    undo: bool
    sheet: msgspec.Raw | None
    beats: Beats = []


class Clock(msgspec.Struct):
    """How many milliseconds a seat has left."""

    seat: int
    left: int


class Proposal(msgspec.Struct):
    """What somebody proposes, and who agreed so far."""

    what: str
    by: int
    agreed: list[int]


class Company(msgspec.Struct):
    """Who sits at the table: names, the bots (or ''), and the seats for which a bot plays on."""

    names: list[str]
    bots: list[str]
    replaced: list[int]


class Update(msgspec.Struct, tag="update", tag_field="type"):
    """The table after a line of its log; what seats are given comes last, since all the rest is alike for everybody.

    Who sits at it (`Company`) and what each seat is given (`Place`) were encoded before.
    """

    protocol: int
    version: int
    actors: list[int]
    thinking: list[int]
    over: bool
    ended: str | None
    ranking: list[int]
    scores: list[int]
    clocks: list[Clock | None]
    running: list[int]
    proposals: list[Proposal]
    table: msgspec.Raw
    places: list[msgspec.Raw]


class Done(msgspec.Struct, tag="done", tag_field="type"):
    """A request was carried out, now or before; the version it made."""

    key: str
    version: int


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """A request was not carried out: the rule that says so (or ''), and why."""

    key: str
    rule: str
    text: TextData
    version: int


class SeatCard(msgspec.Struct):
    """A seat as everybody may see it."""

    seat: int
    name: str
    bot: str
    taken: bool
    replaced: bool


class TableCard(msgspec.Struct):
    """A table as everybody who has its address may see it; invitations only for its owner.

    `actors` are the seats that must decide now, told to whoever may look on, as in `Update`; `turn` is whether one of
    them is one's own, and no bot plays there. `ranking` has the rank of each seat once the match is over.
    """

    id: str
    game: str
    options: dict[str, str]
    pace: dict[str, Any]
    pack: str
    seats: list[SeatCard]
    mine: list[int]
    owner: bool
    invitations: dict[int, str]
    begun: bool
    over: bool
    actors: list[int]
    turn: bool
    ranking: list[int]
    spectators: bool
    public: bool
    review: bool
    rematch: str | None
    opened: float
    moves: int


class Waiting(msgspec.Struct, tag="waiting", tag_field="type"):
    """The match has not begun: seats are still free."""

    protocol: int
    table: TableCard


class Said(msgspec.Struct, tag="said", tag_field="type"):
    """Somebody said something; at: seconds since 1970."""

    name: str
    seat: int | None
    text: str
    at: float


class Chat(msgspec.Struct, tag="chat", tag_field="type"):
    """What was said before one came."""

    lines: list[Said]


class Presence(msgspec.Struct, tag="presence", tag_field="type"):
    """Who is there now."""

    seats: list[int]
    spectators: int


class Because(msgspec.Struct, tag="because", tag_field="type"):
    """Why something is not possible: the rule that says so, and the facts."""

    key: str
    rule: str
    text: TextData


class Weighed(msgspec.Struct):
    """An action that a bot thought about: its chances to win in 100, and how often it was tried in thought."""

    text: TextData
    percent: int
    tries: int


class Hinted(msgspec.Struct, tag="hint", tag_field="type"):
    """What a bot would do, and why: in words, and as a table with the best first."""

    key: str
    action: str
    texts: list[TextData]
    considered: list[Weighed]


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """The server is there."""


Reply = Done | Refused | Because | Hinted | Pong

decoder = msgspec.json.Decoder(Request)
encode = msgspec.json.Encoder().encode
