"""The box of Hearts: a pack of 52 cards, read from `components.toml` and checked."""

from pathlib import Path
from typing import Final

from lunatheque.engine import Pack, Row, Text

SUIT_IDS: Final = ("C", "D", "S", "H")
RANK_IDS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARD_IDS: Final = tuple([rank + suit for suit in SUIT_IDS for rank in RANK_IDS])
"""A card is its position here: suit after suit, each from the two to the ace."""

RANKS: Final = 13
CARDS: Final = 52
TWO_OF_CLUBS: Final = 0
QUEEN_OF_SPADES: Final = 36
FIRST_HEART: Final = 39
ALL_POINTS: Final = 26


class Box:
    """The contents of the box, shared by all states played with it."""

    def __init__(self, hash: str) -> None:
        self.hash = hash
        self.names: dict[str, dict[str, str]] = {}
        self.points: list[int] = []
        """What each card costs the player who takes it."""


def read_box(file: Path) -> Box:
    """Read and check a component pack."""
    pack = Pack(file)
    if pack.game != "hearts":
        raise pack.one("pack").error(f"this pack is for {pack.game!r}, not for 'hearts'", "game")
    box = Box(pack.hash)
    for row, id in zip(pack.rows("suit", len(SUIT_IDS)), SUIT_IDS, strict=True):
        read_name(box, row, id)
        box.points += [row.number("points", 0, ALL_POINTS)] * RANKS
        row.done()
    for row, id in zip(pack.rows("rank", RANKS), RANK_IDS, strict=True):
        read_name(box, row, id)
        row.done()
    for row in pack.rows("card"):
        box.points[CARD_IDS.index(row.word("id", CARD_IDS))] = row.number("points", 0, ALL_POINTS)
        row.done()
    for table in pack.tables:
        if table not in ("pack", "suit", "rank", "card"):
            raise pack.rows(table)[0].error(f"there are no [{table}] in this game")
    if sum(box.points) != ALL_POINTS:
        raise pack.rows("suit")[-1].error(f"all cards cost {ALL_POINTS}, in this pack {sum(box.points)}", "points")
    return box


def read_name(box: Box, row: Row, id: str) -> None:
    """The names of a suit or a rank, which stand in the order of their ids."""
    found = row.word("id")
    if found != id:
        raise row.error(f"here comes {id!r}, not {found!r}", "id")
    box.names[f"{row.table}-{id}"] = row.names()


def suit_text(card: int) -> Text:
    """The suit of a card in words."""
    return Text(f"suit-{SUIT_IDS[card // RANKS]}")


def card_text(card: int) -> Text:
    """A card in words."""
    return Text("card", {"rank": Text(f"rank-{RANK_IDS[card % RANKS]}"), "suit": suit_text(card)})
