"""Events of Skymines, as message ids with arguments. Called only when somebody listens."""

from typing import Final

from lunatheque.engine import Event, Text

from .kinds import (
    ANY,
    CARD_IDS,
    COMPANY_IDS,
    COMPANY_STEPS,
    ELEMENT_IDS,
    PLAN_IDS,
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
    if player < table.seats:
        return Text(f"seat-{player}")
    if len(table.lunas) == 1:
        return Text("luna")
    return Text("luna-numbered", {"number": player - table.seats + 1})


def company_text(company: int) -> Text:
    """A company."""
    return Text(COMPANY_IDS[company])


def element_text(element: int) -> Text:
    """A resource, energy, or a kind of scientist."""
    return Text(ELEMENT_IDS[element])


def card_text(table: Table, card: int) -> Text:
    """A card by what it brings, or a bonus tile."""
    if card >= TILE:
        return Text(CARD_IDS[card])
    element = table.box.elements[card]
    if element == SHARE:
        return Text("card-share", {"company": company_text(table.box.card_shares[card])})
    value = table.box.values[card]
    if value == 0:
        return Text("card-plain", {"element": element_text(element)})
    return Text("card", {"element": element_text(element), "value": value})


def plan_text(table: Table, plan: int) -> Text:
    """A research plan: its id, its requirement, its reward."""
    need, gain = table.box.plan_needs[plan], table.box.plan_gains[plan]
    return Text("plan", {"id": PLAN_IDS[plan], "need": needs_text(need), "gain": gains_text(gain)})


def token_text(table: Table, token: int) -> Text:
    """A starting token: the cards that it puts to rest, and its bonus."""
    args: dict[str, int | str | Text] = {"id": TOKEN_IDS[token], "gain": gains_text(table.box.token_gains[token])}
    for number, card in enumerate(table.box.token_rests[token], 1):
        args[f"card{number}"] = card_text(table, card)
    return Text("token", args)


def gains_text(gains: list[int]) -> Text:
    """Rewards as a list."""
    args: dict[str, int | str | Text] = {"count": len(gains) // 2}
    for index in range(0, len(gains), 2):
        args[f"gain{index // 2 + 1}"] = gain_text(gains[index], gains[index + 1])
    return Text("gains", args)


def gain_text(kind: int, amount: int) -> Text:
    """One reward."""
    if kind >= COMPANY_STEPS:
        return Text("gain-company", {"company": company_text(kind - COMPANY_STEPS), "amount": amount})
    if kind >= TILE_GAIN:
        return Text("gain-tile", {"tile": Text(TILE_IDS[kind - TILE_GAIN])})
    return Text(f"gain-{GAIN_IDS[kind]}", {"amount": amount})


def needs_text(need: list[int]) -> Text:
    """A requirement as a list."""
    args: dict[str, int | str | Text] = {"count": len(need) // 2}
    for index in range(0, len(need), 2):
        kind = need[index]
        one: dict[str, int | str | Text] = {"amount": need[index + 1]}
        if kind < ANY:
            one["element"] = element_text(kind)
        args[f"need{index // 2 + 1}"] = Text(f"need-{NEED_IDS[kind - ANY] if kind >= ANY else 'element'}", one)
    return Text("needs", args)


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
