"""The scene: what one viewer sees, as data. Zones hold pieces; every viewer, terminal or browser, draws them alike.

A piece keeps its id as long as a viewer can follow it with the eyes, so that any move can be animated by comparing
two scenes. Texts are message ids; a rule id says where the rules speak of the piece.
"""

from dataclasses import dataclass, field
from typing import Any

from lunatheque.engine import Text

KINDS = ("row", "grid", "stack", "dice", "track", "area", "board")


@dataclass(frozen=True)
class Piece:
    """A card, die, token, robot… as a viewer sees it."""

    id: str
    face: str
    """Which drawing shows it."""
    text: Text
    """What it is, in words."""
    place: tuple[int, int] = (0, 0)
    """Column and row inside its zone (row 0 is at the bottom of a grid)."""
    rule: str = ""
    value: int | None = None
    """The number that it shows, where it is a counter or a die."""


@dataclass(frozen=True)
class Zone:
    """A part of the table: a row or grid of pieces, a stack, dice, a track, or an area with zones of its own."""

    id: str
    kind: str
    text: Text
    pieces: tuple[Piece, ...] = ()
    zones: "tuple[Zone, ...]" = ()
    seat: int | None = None
    """The seat it belongs to."""
    active: bool = False
    """Whether the eyes should go there: the player whose turn it is."""
    columns: int = 1

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"a zone is one of {', '.join(KINDS)}, not {self.kind!r}")


@dataclass(frozen=True)
class Scene:
    """Everything that one viewer sees, and the pieces to touch, in order, for each legal action."""

    zones: tuple[Zone, ...]
    touches: dict[int, tuple[str, ...]] = field(default_factory=dict)

    def data(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "zones": [zone_data(zone) for zone in self.zones],
            "touches": {str(action): list(ids) for action, ids in self.touches.items()},
        }

    def pieces(self) -> list[Piece]:
        """All pieces, of all zones."""
        found: list[Piece] = []
        waiting = list(self.zones)
        while waiting:
            zone = waiting.pop(0)
            found += zone.pieces
            waiting += zone.zones
        return found


def zone_data(zone: Zone) -> dict[str, Any]:
    """A zone as plain data."""
    return {
        "id": zone.id,
        "kind": zone.kind,
        "text": zone.text.data(),
        "seat": zone.seat,
        "active": zone.active,
        "columns": zone.columns,
        "pieces": [piece_data(piece) for piece in zone.pieces],
        "zones": [zone_data(inner) for inner in zone.zones],
    }


def piece_data(piece: Piece) -> dict[str, Any]:
    """A piece as plain data."""
    return {
        "id": piece.id,
        "face": piece.face,
        "text": piece.text.data(),
        "place": list(piece.place),
        "rule": piece.rule,
        "value": piece.value,
    }


__all__ = ["KINDS", "Piece", "Scene", "Zone", "piece_data", "zone_data"]
