"""Rewards: crypcoins, tank, research points, steps, and what must be decided later in the turn."""

from .kinds import (
    COMPANY_STEPS,
    EXPANSION,
    FIRST,
    FIRST_SLOT,
    FREE_CARD,
    LAST_SLOT,
    MONEY,
    NONE,
    POINTS,
    SLOT_IDS,
    STEPS,
    TANK,
    TWO_TRACKS,
)
from .luna.deck import pass_tokens
from .table import Table
from .telling import tell, tell_money
from .tracks import gift


def give(table: Table, player: int, gains: list[int], times: int) -> None:
    """Give rewards, several times over; steps and points wait for the player's decisions."""
    if times == 0:
        return
    for index in range(0, len(gains), 2):
        kind = gains[index]
        amount = gains[index + 1] * times
        if kind == MONEY:
            table.cash[player] += amount
            tell_money(table, player, amount)
        elif kind == TANK:
            fill_tank(table, player, amount)
        elif kind == POINTS:
            table.research += amount
            if table.events is not None:
                tell(table, "event-points", player, points=amount)
        elif kind == STEPS:
            table.gifts = table.gifts + [gift(gains[index + 1], NONE, False)] * times
        elif kind == TWO_TRACKS:
            table.gifts = [*table.gifts, gift(amount, NONE, True), gift(amount, NONE, True)]
        elif kind == EXPANSION:
            table.expansion += amount
        elif kind == FREE_CARD:
            table.free_card = True
        elif kind == FIRST:
            table.marker = player
        elif kind >= COMPANY_STEPS:
            table.gifts = table.gifts + [gift(gains[index + 1], kind - COMPANY_STEPS, False)] * times


def fill_tank(table: Table, player: int, steps: int) -> None:
    """Steps on the tank track."""
    before = table.tank[player]
    table.tank[player] = min(before + steps, table.box.tank_last)
    arrive(table, player, FIRST_SLOT, before, table.tank[player], steps)


def move_upload(table: Table, player: int, steps: int) -> None:
    """Steps of the upload marker."""
    before = table.upload[player]
    table.upload[player] = min(before + steps, table.box.research_last)
    arrive(table, player, LAST_SLOT, before, table.upload[player], steps)


def arrive(table: Table, player: int, slot: int, before: int, after: int, steps: int) -> None:
    """A marker has moved on the track that opens a slot: what lies on its way, and crypcoins beyond the end."""
    tank = slot == FIRST_SLOT
    if table.events is not None and after > before:
        tell(table, "event-tank" if tank else "event-upload", player, steps=after - before, step=after)
    if before < (table.box.slot_tank if tank else table.box.slot_research) <= after:
        tell_slot(table, player, SLOT_IDS[slot])
    pay_beyond(table, player, steps - (after - before))
    if player >= table.seats:
        tokens = table.box.level_tank_tokens if tank else table.box.level_research_tokens
        pass_tokens(table, player, tokens[table.agreed.level], before, after)


def pay_beyond(table: Table, player: int, steps: int) -> None:
    """Crypcoins for steps beyond the end of a track."""
    if steps > 0:
        table.cash[player] += steps * table.box.beyond
        if table.events is not None:
            tell(table, "event-beyond", player, steps=steps, amount=steps * table.box.beyond)


def tell_slot(table: Table, player: int, slot: str) -> None:
    """Tell that a slot opens for the next round; Luna's never do at level 0."""
    if table.events is not None and (player < table.seats or table.box.level_slots[table.agreed.level]):
        tell(table, "event-slot-opens", player, slot=slot)
