"""What a scene is made of: zones that hold pieces, lines and arrows between them, and what to touch for an action."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from lunatheque.engine import Text

from .data import APART, Part, quoted

KINDS = ("row", "grid", "stack", "dice", "track", "area", "board")
LINES = ("route", "trail", "ruler", "wake", "figure")

Point = tuple[float, float]


@dataclass(unsafe_hash=True)
class Piece(Part):
    """A card, die, token, robot… as a viewer sees it."""

    id: str
    face: str
    """Which drawing of the game's art shows it."""
    text: Text
    """What it is, in words: its tooltip, and what a screen reader says."""
    place: Point = (0, 0)
    """On a board, the centre in the board's own coordinates; elsewhere column and row (row 0 is at the bottom)."""
    rule: str = ""
    value: int | None = None
    """The number that it shows, where it is a counter or a die."""
    size: float = 0
    """Its width in the units of its board; 0 is that of its face."""
    angle: int = 0
    """Degrees, clockwise."""
    over: tuple[str, ...] = ()
    """Faces drawn on top of its own, each as large as it: a die on a part, a mark, a seal."""
    caption: Text | None = None
    """A name that is written beside it."""
    seat: int | None = None
    """The seat it belongs to, where that is worth a coloured rim."""
    level: int = 0
    """On a board, what has a higher level lies on top; within a level, small pieces lie on large ones."""
    like: str = ""
    """The piece that it is as good as: to touch either means the same. Dice that show the same need not say so."""
    zone: str = field(init=False, compare=False, repr=False, metadata=APART)
    member: bytes = field(init=False, compare=False, repr=False, metadata=APART)
    """Where it was told to lie last, and how: kept, since hundreds of tables show the same piece there."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.zone = ""
        self.member = b""

    def lying_in(self, zone: str) -> bytes:
        """As a member of the JSON object of all pieces."""
        if self.zone != zone:
            self.zone, self.member = zone, b'%b:{"zone":%b,%b' % (quoted(self.id), quoted(zone), self.encoded[1:])
        return self.member


@dataclass(unsafe_hash=True)
class Line(Part):
    """A line on a board: a route, the trail of a rocket, the ruler, a wake, the figure of a constellation."""

    id: str
    kind: str
    points: tuple[Point, ...]
    text: Text | None = None
    seat: int | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.kind not in LINES:
            raise ValueError(f"a line is one of {', '.join(LINES)}, not {self.kind!r}")


@dataclass(unsafe_hash=True)
class Arrow(Part):
    """An arrow from one piece to another, wherever they lie: an attack, a gift, a question."""

    id: str
    start: str
    end: str
    text: Text


@dataclass(unsafe_hash=True)
class View(Part):
    """A part of a large board that people can look at closely, by its name."""

    id: str
    text: Text
    frame: tuple[float, float, float, float]
    """In the coordinates of the board: left, top, width, height."""


@dataclass(unsafe_hash=True, init=False)
class Zone(Part):
    """A part of the table: a row, grid or stack of pieces, dice, a track, a board, or an area that holds zones.

    A zone with a seat is shown with that player; the viewer's own zones come closest to the hand.
    """

    id: str
    kind: str
    text: Text
    pieces: tuple[Piece, ...] = field(default=(), metadata=APART)
    zones: "tuple[Zone, ...]" = ()
    seat: int | None = None
    """The seat it belongs to."""
    active: bool = field(default=False, metadata=APART)
    """Whether the eyes should go there: the player whose turn it is."""
    columns: int = 1
    background: str = ""
    """The face that lies under the pieces of a board, as large as its frame."""
    frame: tuple[float, float, float, float] | None = None
    """The coordinates of a board: left, top, width, height."""
    lines: tuple[Line, ...] = ()
    views: tuple[View, ...] = ()
    old: "Zone | None" = field(init=False, compare=False, repr=False, metadata=APART)
    change: "Change | None" = field(init=False, compare=False, repr=False, metadata=APART)
    """What has changed in it since it was compared last, and with what."""
    whole: "Change | None" = field(init=False, compare=False, repr=False, metadata=APART)
    looked_at: list[str] | None = field(init=False, compare=False, repr=False, metadata=APART)

    def __init__(
        self,
        id: str,
        kind: str,
        text: Text,
        pieces: tuple[Piece, ...] = (),
        zones: "tuple[Zone, ...]" = (),
        seat: int | None = None,
        active: bool = False,
        columns: int = 1,
        background: str = "",
        frame: tuple[float, float, float, float] | None = None,
        lines: tuple[Line, ...] = (),
        views: tuple[View, ...] = (),
    ) -> None:  # written out, since what a data class writes itself is not compiled: zones are made with every move
        super().__post_init__()
        self.id = id
        self.kind = kind
        self.text = text
        self.pieces = pieces
        self.zones = zones
        self.seat = seat
        self.active = active
        self.columns = columns
        self.background = background
        self.frame = frame
        self.lines = lines
        self.views = views
        self.old = None
        self.change = None
        self.whole = None
        self.looked_at = None
        if kind not in KINDS:
            raise ValueError(f"a zone is one of {', '.join(KINDS)}, not {kind!r}")
        if (kind == "board") != (frame is not None):
            raise ValueError(f"a board has a frame, other zones have none: {id}")

    def alike(self, other: "Zone") -> bool:
        """Whether another zone is the same but for its pieces, and where the eyes should go."""
        if self is other:
            return True
        if (
            self.id != other.id
            or self.kind != other.kind
            or self.columns != other.columns
            or self.background != other.background
            or len(self.zones) != len(other.zones)
            or differ(self.text, other.text)
            or differ(self.seat, other.seat)
            or differ(self.frame, other.frame)
            or differ(self.lines, other.lines)
            or differ(self.views, other.views)
        ):
            return False
        return all(zone.alike(other.zones[place]) for place, zone in enumerate(self.zones))

    def since(self, old: "Zone | None") -> "Change":
        """What has changed in it and in the zones inside it; remembered, since many look at the same zone."""
        if old is None:
            return self.all()
        change = self.change
        if change is None or self.old is not old:
            change = Change()
            self.compare(old, change)
            self.old, self.change = old, change
            old.old = old.change = None  # what is remembered does not keep the whole past alive
        return change

    def all(self) -> "Change":
        """All that is in it, as for somebody who has not seen it yet."""
        if self.whole is None:
            self.whole = Change()
            self.compare(None, self.whole)
        return self.whole

    def compare(self, old: "Zone | None", change: "Change") -> None:
        """Note what is different. Pieces and zones that are remembered are the same objects, and passed over."""
        if old is None:
            self.note(self.pieces, {}, change)
        elif old.pieces is not self.pieces:
            start, shortest = 0, min(len(self.pieces), len(old.pieces))
            while start < shortest and self.pieces[start] is old.pieces[start]:
                start += 1
            pieces, were = self.pieces[start:], old.pieces[start:]
            before = {id(piece) for piece in were}
            after = {id(piece) for piece in pieces}
            left = {piece.id: piece for piece in were if id(piece) not in after}
            self.note([piece for piece in pieces if id(piece) not in before], left, change)
        changed, gone, _ = compare_zones(self.zones, () if old is None else old.zones)
        for zone, was in changed:
            zone.compare(was, change)
        for zone in gone:
            change.gone += zone.held()

    def note(self, pieces: Sequence[Piece], left: dict[str, Piece], change: "Change") -> None:
        """Note pieces that were made anew, unless they are as before, and those that are left of the old ones."""
        for piece in pieces:
            was = left.pop(piece.id, None)
            if was is None or was.encoded != piece.encoded:
                change.pieces.append(piece.lying_in(self.id))
                change.fresh.append(piece.id)
        change.gone += left

    def held(self) -> list[str]:
        """The ids of its pieces, and of those in the zones inside it."""
        return [piece.id for piece in self.pieces] + [id for zone in self.zones for id in zone.held()]

    @property
    def eyes(self) -> list[str]:
        """The zones where the eyes should go: itself, or those inside it."""
        if self.looked_at is None:
            self.looked_at = [self.id] if self.active else []
            for zone in self.zones:
                self.looked_at += zone.eyes
        return self.looked_at


def differ(one: object, other: object) -> bool:
    """Whether two values are not the same; most are the very same object."""
    return one is not other and one != other


Compared = tuple[list[tuple["Zone", "Zone | None"]], list["Zone"], bool]
"""The zones that are not the same objects as before, each with what it was; those gone; whether any has moved."""


def compare_zones(zones: tuple[Zone, ...], old: tuple[Zone, ...]) -> Compared:
    """Which zones are not the same as before."""
    if len(zones) == len(old):
        changed: list[tuple[Zone, Zone | None]] = []
        for place, zone in enumerate(zones):  # a strict zip costs more than all the rest, compiled
            was = old[place]
            if zone is not was:
                if zone.id != was.id:
                    break
                changed.append((zone, was))
        else:
            return changed, [], False
    known = {zone.id: zone for zone in old}
    pairs = [(zone, known.pop(zone.id, None)) for zone in zones]
    return [(zone, was) for zone, was in pairs if zone is not was], list(known.values()), True


class Change:
    """What has changed in a zone: its new or different pieces, as members of a JSON object and by id; those gone.

    A piece that has gone from one zone into another is both fresh and gone.
    """

    def __init__(self) -> None:
        self.pieces: list[bytes] = []
        self.fresh: list[str] = []
        self.gone: list[str] = []


@dataclass(unsafe_hash=True)
class Touch(Part):
    """How an action is done by hand: the pieces to touch, in order; to drag is to touch the first, then the last."""

    pieces: tuple[str, ...]
    lights: tuple[str, ...] = ()
    """Pieces that light up while the action is considered: the neighbours that will score…"""
    path: tuple[Point, ...] = ()
    """A path that is drawn on the board of the last piece meanwhile."""
    value: int | None = None
    """A number that is written beside the last piece: what it brings, or with a minus what it costs."""
    button: bool = False
    """Whether it is offered in words under the prompt too, where people would look for it: to roll the dice."""
