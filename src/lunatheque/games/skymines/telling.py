"""Events of Skymines, as message ids with arguments. Called only when somebody listens."""

from typing import Final

from lunatheque.engine import Event, Text

from .box import Box
from .kinds import (
    ANY,
    CARD_IDS,
    COMPANY_IDS,
    COMPANY_STEPS,
    ELEMENT_IDS,
    PLAN_IDS,
    SCIENTIST,
    SHARE,
    SPOT_IDS,
    TILE,
    TILE_GAIN,
    TILE_IDS,
    TOKEN_IDS,
)
from .table import Table

GAIN_IDS: Final = ("money", "tank", "points", "steps", "two-tracks", "expansion", "card", "sell", "buy", "first")
NEED_IDS: Final = ("any", "two", "other", "pay")
"""What rewards and requirements are called in texts."""


def player_text(table: Table, player: int) -> Text:
    """A player: somebody at the table, or Luna."""
    return name_player(table.seats, len(table.lunas), player)


def name_player(seats: int, lunas: int, player: int) -> Text:
    """A player at a table with so many people and Lunas."""
    if player < seats:
        return Text(f"seat-{player}")
    if lunas == 1:
        return Text("luna")
    return Text("luna-numbered", {"number": player - seats + 1})


def company_text(company: int) -> Text:
    """A company."""
    return Text(COMPANY_IDS[company])


def element_text(element: int) -> Text:
    """A resource, energy, or a kind of scientist."""
    return Text(ELEMENT_IDS[element])


def majority_text(element: int) -> Text:
    """What a majority counts: points of an element, or cards of both kinds of scientists."""
    return Text("scientists") if element == SCIENTIST else element_text(element)


def card_text(table: Table, card: int) -> Text:
    """A card at a table, by what it brings, or a bonus tile."""
    return card_name(table.box, card)


def card_name(box: Box, card: int) -> Text:
    """A card of the box by what it brings, or a bonus tile."""
    if card >= TILE:
        return Text(CARD_IDS[card])
    element = box.elements[card]
    if element == SHARE:
        return Text("card-share", {"company": company_text(box.card_shares[card])})
    value = box.values[card]
    if value == 0:
        return Text("card-plain", {"element": element_text(element)})
    return Text("card", {"element": element_text(element), "value": value})


def plan_text(table: Table, plan: int) -> Text:
    """A research plan: its id, its requirement, its reward."""
    need, gain = need_text(table.box.plan_needs[plan]), gain_text(table.box.plan_gains[plan])
    return Text("plan", {"id": PLAN_IDS[plan], "need": need, "gain": gain})


def token_text(table: Table, token: int) -> Text:
    """A starting token: the cards that it puts to rest, and its bonus."""
    cards = listed([card_text(table, card) for card in table.box.token_rests[token]], "gain-nothing")
    return Text("token", {"id": TOKEN_IDS[token], "gain": gain_text(table.box.token_gains[token]), "cards": cards})


def listed(parts: list[Text], empty: str) -> Text:
    """Several things, one after another."""
    if not parts:
        return Text(empty)
    said = parts[0]
    for part in parts[1:]:
        said = Text("listed", {"first": said, "then": part})
    return said


def gain_text(gains: list[int]) -> Text:
    """Rewards in words."""
    parts: list[Text] = []
    for index in range(0, len(gains), 2):
        kind = gains[index]
        args: dict[str, int | str | Text] = {"amount": gains[index + 1]}
        if kind >= COMPANY_STEPS:
            args["company"] = company_text(kind - COMPANY_STEPS)
            parts.append(Text("gain-company", args))
        elif kind >= TILE_GAIN:
            parts.append(Text("gain-tile", {"tile": Text(TILE_IDS[kind - TILE_GAIN])}))
        else:
            parts.append(Text(f"gain-{GAIN_IDS[kind]}", args))
    return listed(parts, "gain-nothing")


def need_text(needs: list[int]) -> Text:
    """A requirement in words."""
    parts: list[Text] = []
    for index in range(0, len(needs), 2):
        kind = needs[index]
        args: dict[str, int | str | Text] = {"amount": needs[index + 1]}
        if kind < ANY:
            args["element"] = element_text(kind)
            parts.append(Text("need-element", args))
        else:
            parts.append(Text(f"need-{NEED_IDS[kind - ANY]}", args))
    return listed(parts, "need-nothing")


def spot_text(spot: int) -> Text:
    """A bonus space."""
    return Text(SPOT_IDS[spot])


def tell(table: Table, id: str, player: int, **args: int | str | Text) -> None:
    """Tell everybody what a player did."""
    if table.events is not None:
        table.events.append(Event(Text(id, {"player": player_text(table, player), **args})))


def tell_shown(table: Table, id: str, **args: int | str | Text) -> None:
    """Tell everybody of something that comes to light."""
    if table.events is not None:
        table.events.append(Event(Text(id, {**args}), shows=True))


def tell_money(table: Table, player: int, amount: int) -> None:
    """Tell everybody that a player gets crypcoins."""
    if table.events is not None and amount != 0:
        tell(table, "event-money", player, amount=amount)
