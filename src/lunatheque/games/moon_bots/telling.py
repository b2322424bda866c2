"""Events of Moon-Bots, as message ids with arguments. Called only when somebody listens."""

from functools import cache

from lunatheque.engine import Event, Text

from .cards import BOARDS, CARD_IDS, CORE, PART_IDS, SECRET, WEAPON_IDS
from .table import Table


def robot_text(table: Table, robot: int) -> Text:
    """A robot by its player and its board."""
    one = table.robots[robot]
    return robot_name(robot, one.owner, one.board)


@cache
def robot_name(robot: int, owner: int, board: int) -> Text:
    """The robot of a number, by its player and its board."""
    return Text("robot", {"player": Text(f"seat-{owner}"), "board": Text(BOARDS[board]), "number": robot + 1})


@cache
def card_text(card: int) -> Text:
    """A card of the market or the pile; a secret weapon stays unnamed."""
    return Text("secret-weapon") if card >= SECRET else Text(CARD_IDS[card])


def condition_text(condition: str) -> Text:
    """The dice that a part needs, as the component pack writes them."""
    if condition == "pair":
        return Text("condition-pair")
    if condition.startswith("sum"):
        _, sign, total = condition.split()
        return Text(
            {"<": "condition-below", "=": "condition-equal", ">": "condition-above"}[sign], {"total": int(total)}
        )
    return Text("condition-faces", {"faces": condition})


def part_text(table: Table, robot: int, slot: int) -> Text:
    """The part in a slot, or the attack printed on the board."""
    return Text("core") if slot == CORE else Text(PART_IDS[table.robots[robot].parts[slot]])


def tell(table: Table, id: str, robot: int, **args: int | str | Text) -> None:
    """Tell everybody what a robot did, or what happened to it."""
    if table.events is not None:
        table.events.append(Event(Text(id, {"robot": robot_text(table, robot), **args})))


def tell_played(table: Table, robot: int, weapon: int) -> None:
    """Tell that a secret weapon was played: everybody sees which one it is."""
    if table.events is not None:
        played = Text("event-played", {"robot": robot_text(table, robot), "weapon": Text(WEAPON_IDS[weapon])})
        table.events.append(Event(played, shows=True))


def tell_seat(table: Table, seat: int, id: str, robot: int, weapons: list[int]) -> None:
    """Tell one seat alone about secret weapons that it has just seen."""
    if table.events is not None:
        names: dict[str, int | str | Text] = {"robot": robot_text(table, robot), "count": len(weapons)}
        for number, weapon in enumerate(weapons, 1):
            names[f"weapon{number}"] = Text(WEAPON_IDS[weapon])
        table.events.append(Event(Text(id, names), seat=seat, shows=True))
