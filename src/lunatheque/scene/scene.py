"""A whole scene: what one viewer sees, how it travels, and how it is drawn."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from lunatheque.engine import EVERYONE, Text

from . import picture
from .art import Art
from .data import array, encode, quoted
from .parts import Arrow, Compared, Piece, Touch, Zone, compare_zones

DESK = 1200
"""The width of a picture where nobody says otherwise; a phone has 390."""


@dataclass(unsafe_hash=True)
class Look:
    """How a scene is drawn: for whom, with which drawings (made when they are needed), and with which names."""

    viewer: int = EVERYONE
    art: Callable[[], Art] = Art
    names: Callable[[], Mapping[str, str]] = dict

    def spell(self, text: Text) -> str:
        """A text where no language is at hand: names as they are, other messages by their ids and arguments."""
        names = self.names()
        if text.id in names:
            return names[text.id]
        said = [self.spell(arg) if isinstance(arg, Text) else str(arg) for arg in text.args.values()]
        return " ".join([text.id.removeprefix("zone-").replace("-", " ").capitalize(), *said])


@dataclass(unsafe_hash=True, init=False)
class Scene:
    """Everything that one viewer sees, and how each legal action is done by hand."""

    zones: tuple[Zone, ...]
    touches: dict[int, Touch] = field(default_factory=dict)
    arrows: tuple[Arrow, ...] = ()
    asks: Text | None = None
    """Where an answer is typed in free words (`Game.hear` understands it): what is asked."""
    look: "Look | None" = field(default=None, compare=False, repr=False)
    """How it is drawn; `Match.scene` says so."""

    def __init__(
        self,
        zones: tuple[Zone, ...],
        touches: dict[int, Touch] | None = None,
        arrows: tuple[Arrow, ...] = (),
        asks: Text | None = None,
        look: "Look | None" = None,
    ) -> None:  # written out, so that it is compiled: every move is seen by every seat
        self.zones = zones
        self.touches = {} if touches is None else touches
        self.arrows = arrows
        self.asks = asks
        self.look = look

    def seen(self, viewer: int, art: Callable[[], Art], names: Callable[[], Mapping[str, str]]) -> "Scene":
        """The same scene, ready to be drawn: for whom, with which drawings, and the names of players and components."""
        return replace(self, look=Look(viewer, art, names))

    def svg(self, say: picture.Say | None = None, width: float = DESK) -> str:
        """A picture of it, so many pixels wide; `say` puts texts into words (`lunatheque.words.Words.say`)."""
        look = self.look or Look()
        first = {touch.pieces[0] for touch in self.touches.values() if touch.pieces}
        arrows = [(arrow.start, arrow.end, arrow.text) for arrow in self.arrows]
        return picture.draw(self.zones, look.viewer, arrows, first, look.art(), say or look.spell, width)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    def data(self) -> dict[str, Any]:
        """As plain data: zones without their pieces, pieces by id, each with its zone. Defaults are left out."""
        found: dict[str, Any] = json.loads(self.encoded())
        return found

    def encoded(self) -> bytes:
        """The plain data as JSON."""
        return b'{"zones":%b,"active":%b,"pieces":{%b},"arrows":%b,"asks":%b}' % (
            array([zone.encoded for zone in self.zones]),
            array(map(quoted, self.eyes())),
            b",".join([piece for zone in self.zones for piece in zone.since(None).pieces]),
            array([arrow.encoded for arrow in self.arrows]),
            encode(self.asks),
        )

    def eyes(self) -> list[str]:
        """The zones where the eyes should go."""
        return [id for zone in self.zones for id in zone.eyes]

    def compare(self, old: "Scene") -> Compared:
        """The zones that are not the same as in an earlier scene."""
        return compare_zones(self.zones, old.zones)

    def since(self, old: "Scene", compared: Compared | None = None) -> bytes:
        """What makes this scene's data out of an earlier one's, as JSON: what is new or different, and the pieces gone.

        Where a zone is different, `zones` lists all of them in their order, those that are as before by their id alone.
        Zones that are the same objects in both are passed over, and what has changed in one is found once for all who
        see it change.
        """
        changed, left, moved = compared or self.compare(old)
        different = [zone.id for zone, was in changed if was is None or not zone.alike(was)]
        parts: list[bytes] = []
        if different or moved:
            listed = [zone.encoded if zone.id in different else quoted(zone.id) for zone in self.zones]
            parts.append(b'"zones":%b' % array(listed))
        if (moved or [1 for zone, was in changed if was and zone.eyes != was.eyes]) and self.eyes() != old.eyes():
            parts.append(b'"active":%b' % array(map(quoted, self.eyes())))
        pieces: list[bytes] = []
        fresh: list[str] = []
        gone = [id for zone in left for id in zone.held()]
        for zone, was in changed:
            change = zone.since(was)
            pieces += change.pieces
            fresh += change.fresh
            gone += change.gone
        if old.arrows is not self.arrows and old.arrows != self.arrows:
            parts.append(b'"arrows":%b' % array([arrow.encoded for arrow in self.arrows]))
        if old.asks != self.asks:
            parts.append(b'"asks":%b' % encode(self.asks))
        gone = [id for id in gone if id not in fresh]  # from one zone into another
        parts += [b'"pieces":{%b}' % b",".join(pieces), b'"gone":%b' % array(map(quoted, gone))]
        return b"{%b}" % b",".join(parts)

    def all_zones(self) -> Iterator[Zone]:
        """All zones, each before those inside it."""
        waiting = list(self.zones)
        while waiting:
            zone = waiting.pop(0)
            yield zone
            waiting = [*zone.zones, *waiting]

    def pieces(self) -> list[Piece]:
        """All pieces, of all zones."""
        return [piece for zone in self.all_zones() for piece in zone.pieces]

    def find(self, id: str) -> Piece | None:
        """The piece of that name, if it is seen."""
        return next((piece for piece in self.pieces() if piece.id == id), None)

    def owner(self, id: str) -> int | None:
        """The seat that a piece belongs to, itself or by where it lies; `None` for what all share."""
        waiting = [(zone, zone.seat) for zone in self.zones]
        while waiting:
            zone, seat = waiting.pop()
            for piece in zone.pieces:
                if piece.id == id:
                    return seat if piece.seat is None else piece.seat
            waiting += [(inner, seat if inner.seat is None else inner.seat) for inner in zone.zones]
        return None
