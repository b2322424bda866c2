"""Blocks: drawings with a size, put beside and below each other, that know where the pieces in them are."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from . import svg

GAP = 10

Spot = tuple[float, float, float]
"""The centre of a piece, and how far it reaches."""


@dataclass(frozen=True)
class Block:
    """A drawing from (0, 0) to (width, height), and where its pieces are."""

    width: float
    height: float
    drawn: str
    spots: dict[str, Spot]


def put(width: float, height: float, placed: Iterable[tuple[float, float, Block]], under: str = "") -> Block:
    """A block made of others at their places, drawn over something else."""
    drawn, spots = [under], {}
    for x, y, block in placed:
        drawn.append(svg.moved(x, y, block.drawn) if block.drawn else "")
        spots.update({id: (at + x, down + y, reach) for id, (at, down, reach) in block.spots.items()})
    return Block(width, height, "".join(drawn), spots)


def flow(blocks: Sequence[Block], width: float, gap: float = GAP) -> Block:
    """Blocks one after another, in as many lines as they need."""
    placed: list[tuple[float, float, Block]] = []
    x = y = line = widest = 0.0
    for block in blocks:
        if x and x + block.width > width:
            x, y, line = 0, y + line + gap, 0
        placed.append((x, y, block))
        widest = max(widest, x + block.width)
        line = max(line, block.height)
        x += block.width + gap
    return put(widest, y + line, placed)


def column(blocks: Sequence[Block], gap: float = GAP) -> Block:
    """Blocks below each other."""
    placed: list[tuple[float, float, Block]] = []
    y = 0.0
    for block in blocks:
        placed.append((0, y, block))
        y += block.height + gap
    return put(max((block.width for block in blocks), default=0), max(0, y - gap), placed)


def label(said: str, size: float, width: float, ink: str, weight: str = "bold") -> Block:
    """A line of letters, cut where the room ends."""
    most = max(1, int(width / (size * 0.6)))
    cut = said if len(said) <= most else said[: most - 1].rstrip() + "…"
    drawn = svg.words(0, size * 0.6, size, cut, fill=ink, text_anchor="start", font_weight=weight)
    return Block(min(width, len(cut) * size * 0.6), size * 1.25, drawn, {})


def shrunk(block: Block, scale: float) -> Block:
    """A block made smaller."""
    spots = {id: (x * scale, y * scale, reach * scale) for id, (x, y, reach) in block.spots.items()}
    return Block(block.width * scale, block.height * scale, svg.moved(0, 0, block.drawn, scale=scale), spots)
