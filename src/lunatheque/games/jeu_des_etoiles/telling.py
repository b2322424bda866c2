"""Events of Jeu des Étoiles, as message ids with arguments. Called only when somebody listens."""

from lunatheque.engine import Event, Text

from .catalogue import CONSTELLATION_IDS, STAR_IDS
from .components import ROCKET_IDS, Box
from .sky import ZODIAC
from .table import Table


def player_text(seat: int) -> Text:
    """A player by name."""
    return Text(f"seat-{seat}")


def card_text(card: int) -> Text:
    """A card by its name."""
    return Text("Zodiac" if card == ZODIAC else CONSTELLATION_IDS[card])


def star_text(box: Box, star: int) -> Text:
    """A star by its name, with its constellation."""
    return Text("star", {"star": Text(STAR_IDS[star]), "constellation": Text(CONSTELLATION_IDS[box.sky.home[star]])})


def rocket_text(colour: int) -> Text:
    """A rocket by its colour."""
    return Text(f"rocket-{ROCKET_IDS[colour]}")


def tell(table: Table, id: str, **args: int | str | Text) -> None:
    """Tell everybody what the player of the turn did, or what happened."""
    if table.events is not None:
        table.events.append(Event(Text(id, {"player": player_text(table.turn), **args})))


def tell_shown(table: Table, id: str, **args: int | str | Text) -> None:
    """Tell everybody something that teaches the player of the turn what was hidden: it cannot be taken back."""
    if table.events is not None:
        table.events.append(Event(Text(id, {"player": player_text(table.turn), **args}), shows=True))


def tell_star(table: Table, id: str, star: int, **args: int | str | Text) -> None:
    """Tell everybody about a star that the player of the turn passes or reaches."""
    tell(table, id, star=star_text(table.box, star), **args)
