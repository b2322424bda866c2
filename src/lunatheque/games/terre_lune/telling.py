"""Events of De la Terre à la Lune, as message ids with arguments. Called only when somebody listens."""

from typing import Final

from lunatheque.engine import EVERYONE, Event, Motion, Text

from .table import Table
from .things import COLOURS, HUB_IDS, KIND_IDS, MOON, NODE_IDS, RANKS, S1, colour_of

RISE: Final = 22
"""How far above the middle of a step a rocket stands, in the units of the board."""


def player_text(seat: int) -> Text:
    """A player by name."""
    return Text(f"seat-{seat}")


def step_text(node: int) -> Text:
    """A hub by its name, a step by its number."""
    return Text(HUB_IDS[node]) if node <= MOON else Text("step", {"step": NODE_IDS[node]})


def station_text(station: int) -> Text:
    """A station by its name."""
    return Text(HUB_IDS[S1 + station])


def colour_text(colour: int) -> Text:
    """A colour."""
    return Text(COLOURS[colour])


def rocket_text(colour: int) -> Text:
    """A rocket by its colour."""
    return Text(f"rocket-{COLOURS[colour]}")


def card_text(card: int) -> Text:
    """An exploration card by its rank and colour."""
    rank = card % RANKS + 1
    return Text("card", {"name": Text(f"rank-{rank}"), "rank": rank, "colour": colour_text(colour_of(card))})


def place_text(place: int) -> Text:
    """First, second, third, fourth."""
    return Text(f"place-{place}")


def kind_text(kind: int) -> Text:
    """A deposit, or the exhausted one."""
    return Text(KIND_IDS[kind])


def list_text(texts: list[Text]) -> Text:
    """Some things one after another."""
    if len(texts) == 1:
        return texts[0]
    if not texts:
        return Text("nothing")
    return Text("list", {"first": list_text(texts[:-1]), "last": texts[-1]})


def arrival(table: Table, seat: int) -> Motion:
    """A rocket comes to its step; what befalls it there is told next."""
    x, y = table.box.board.places[table.rockets[seat].node]
    return Motion(f"rocket-{seat}", (x, y - RISE))


def motion(seat: int) -> Motion:
    """A rocket is moved to where it stays for now."""
    return Motion(f"rocket-{seat}")


def tell(table: Table, id: str, seat: int, *moves: Motion, **args: int | str | Text) -> None:
    """Tell everybody what a player did, or what happened to one, and what moves by it."""
    if table.events is not None:
        table.events.append(Event(Text(id, {"player": player_text(seat), **args}), moves=moves))


def tell_shown(table: Table, id: str, seat: int, **args: int | str | Text) -> None:
    """Tell everybody something that was hidden before."""
    if table.events is not None:
        table.events.append(Event(Text(id, {"player": player_text(seat), **args}), shows=True))


def tell_apart(table: Table, seat: int, id: str, others: str, **args: int | str | Text) -> None:
    """Tell one seat what it has just seen, and the others only that it did.

    The arguments of the others are those that are no texts of their own: numbers and places, no kinds.
    """
    if table.events is not None:
        table.events.append(Event(Text(id, {"player": player_text(seat), **args}), seat=seat, shows=True))
        told = {name: arg for name, arg in args.items() if not name.startswith("secret")}
        table.events.append(Event(Text(others, {"player": player_text(seat), **told}), hidden_from=seat))


def tell_all(table: Table, id: str, *moves: Motion, **args: int | str | Text) -> None:
    """Tell everybody something that no player did, and what moves by it."""
    if table.events is not None:
        table.events.append(Event(Text(id, args), seat=EVERYONE, moves=moves))


def tell_throw(table: Table, seat: int) -> None:
    """Tell what the dice show, and only then that the satellite moves by it."""
    dice = [Motion(f"die-{number}") for number in range(len(table.dice))]
    if len(table.dice) == 1:
        tell(table, "event-rolls-home", seat, *dice, red=table.dice[0])
        return
    one, two, red = table.dice
    tell(table, "event-rolls", seat, *dice, one=one, two=two, red=red)
    tell_all(table, "event-satellite-moves", Motion("satellite"), count=table.swing)
