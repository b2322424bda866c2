"""Events of LUNA Capital, as message ids with arguments. Called only when somebody listens."""

from lunatheque.engine import Event, Text

from .colony import COLUMNS, FIRST_COLUMN, FIRST_ROW
from .components import Box
from .kinds import CARD_IDS, CONCESSION_IDS, CORNERS, ICONS, KIND_IDS
from .table import Table


def seat_text(seat: int) -> Text:
    """A player."""
    return Text(f"seat-{seat}")


def card_text(box: Box, card: int) -> Text:
    """A Construction card by its number and its id."""
    return Text("card", {"number": box.numbers[card], "id": CARD_IDS[card]})


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


def spot_text(spot: int) -> Text:
    """Where a card lies in a colony."""
    row = spot // COLUMNS + FIRST_ROW
    column = spot % COLUMNS + FIRST_COLUMN
    return Text("spot", {"row": row, "column": column})


def plot_text(spot: int, corner: int) -> Text:
    """A plot of a colony."""
    return Text("plot", {"spot": spot_text(spot), "corner": Text(f"corner-{CORNERS[corner]}")})


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
