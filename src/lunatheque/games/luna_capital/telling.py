"""Events of LUNA Capital, as message ids with arguments. Called only when somebody listens."""

from typing import Final

from lunatheque.engine import Event, Text

from .colony import COLUMNS, FIRST_COLUMN, FIRST_ROW, Colony
from .components import Box
from .kinds import CONCESSION_IDS, CORNERS, DOWN, ICONS, KIND_IDS, NONE, OPEN, SCAFFOLD
from .table import Table


def seat_text(seat: int) -> Text:
    """A player."""
    return Text(f"seat-{seat}")


def card_text(box: Box, card: int) -> Text:
    """A Construction card by its number and what is on it."""
    return Text("card", {"number": box.numbers[card], "on": printed_text(box, card)})


def printed_text(box: Box, card: int) -> Text:
    """What is on a card: what is printed there and a double plot, or that all its plots are open."""
    printed = [content for content in box.contents[card * 4 : card * 4 + 4] if content != OPEN]
    found = [content_text(content) for content in printed]
    if "D" in box.plans[card]:
        found.append(Text("on-double"))
    said = found[0] if found else Text("on-open")
    for other in found[1:]:
        said = Text("on-list", {"one": said, "other": other})
    return said


def content_text(content: int) -> Text:
    """What a plot shows, in words."""
    if content == OPEN:
        return Text("content-open")
    return Text("content-scaffold") if content == SCAFFOLD else Text(KIND_IDS[content])


def tile_text(tile: int) -> Text:
    """A tile, with its robots if it has any."""
    kind = Text(KIND_IDS[tile // ICONS])
    return Text("tile-with-robots", {"tile": kind, "robots": tile % ICONS}) if tile % ICONS else kind


def tiles_text(tiles: list[int]) -> Text:
    """Up to four tiles as a list."""
    args: dict[str, int | str | Text] = {"count": len(tiles)}
    for number, tile in enumerate(tiles, 1):
        args[f"tile{number}"] = tile_text(tile)
    return Text("tiles", args)


def slot_text(slot: int) -> Text:
    """A slot of the market, counted from the dispenser."""
    return Text("slot", {"number": slot + 1})


ROW_WORDS: Final = [[""], ["upper", "lower"], ["top", "middle", "bottom"]]
"""What the rows of a colony are called, by how many there are."""


def laid_text(colony: Colony, index: int) -> Text:
    """A card of a colony by its number, and by its row if that leaves a doubt."""
    name = plain_text(colony, index)
    alike = [other for other in range(len(colony.cards)) if plain_text(colony, other) == name]
    rows = sorted({spot // COLUMNS for spot in colony.spots})
    if len(alike) < 2 or len(rows) < 2:
        return name
    row = ROW_WORDS[len(rows) - 1][rows.index(colony.spots[index] // COLUMNS)]
    return Text("card-in-row", {"card": name, "row": Text(f"row-{row}")})


def plain_text(colony: Colony, index: int) -> Text:
    """A card of a colony by its number; one that lies face down has none."""
    if colony.modes[index] == DOWN:
        return Text("card-down")
    return Text("card-number", {"number": colony.box.numbers[colony.cards[index]]})


def spot_text(colony: Colony, spot: int) -> Text:
    """A place for a card by the cards beside it, in words that the picture shows; far from them, by row and column."""
    if not colony.spots or colony.spots == [spot]:
        return Text("spot-first")
    column = spot % COLUMNS
    left = neighbour(colony, spot - 1 if column > 0 else NONE)
    right = neighbour(colony, spot + 1 if column < COLUMNS - 1 else NONE)
    if left != NONE and right != NONE:
        return Text("spot-between", {"card": laid_text(colony, left), "other": laid_text(colony, right)})
    above, below = neighbour(colony, spot - COLUMNS), neighbour(colony, spot + COLUMNS)
    sides = [("right", left), ("left", right), ("above", below), ("below", above)]
    beside = [side for side in sides if side[1] != NONE]
    if not beside:
        return Text("spot", {"row": spot // COLUMNS + FIRST_ROW, "column": column + FIRST_COLUMN})
    numbered = [side for side in beside if colony.modes[side[1]] != DOWN]
    where, index = (numbered or beside)[0]
    return Text(f"spot-{where}", {"card": laid_text(colony, index)})


def neighbour(colony: Colony, spot: int) -> int:
    """The card that lies on a spot, counted in the order of play; `NONE` where there is none."""
    return colony.spots.index(spot) if spot in colony.spots else NONE


def plot_text(colony: Colony, spot: int, corner: int) -> Text:
    """A plot of a colony by its card and its corner."""
    index = neighbour(colony, spot)
    card = spot_text(colony, spot) if index == NONE else laid_text(colony, index)
    return Text("plot", {"card": card, "corner": Text(f"corner-{CORNERS[corner]}")})


def concession_text(concession: int) -> Text:
    """A Concession."""
    return Text(CONCESSION_IDS[concession])


def tell(table: Table, id: str, seat: int, **args: int | str | Text) -> None:
    """Tell everybody what a player did."""
    if table.events is not None:
        table.events.append(Event(Text(id, {"player": seat_text(seat), **args})))


def tell_shown(table: Table, id: str, **args: int | str | Text) -> None:
    """Tell everybody of something that comes to light."""
    if table.events is not None:
        table.events.append(Event(Text(id, {**args}), shows=True))
