"""Rewards: crypcoins, tank, research points, steps, and what must be decided later in the turn."""

from .kinds import (
    COMPANY_STEPS,
    EXPANSION,
    FIRST,
    FREE_CARD,
    MONEY,
    NONE,
    POINTS,
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
            table.gifts = [*table.gifts, gift(amount, NONE, False)]
        elif kind == TWO_TRACKS:
            table.gifts = [*table.gifts, gift(amount, NONE, True), gift(amount, NONE, True)]
        elif kind == EXPANSION:
            table.expansion += amount
        elif kind == FREE_CARD:
            table.free_card = True
        elif kind == FIRST:
            table.marker = player
        elif kind >= COMPANY_STEPS:
            table.gifts = [*table.gifts, gift(amount, kind - COMPANY_STEPS, False)]


def fill_tank(table: Table, player: int, steps: int) -> None:
    """Steps on the tank track; beyond its end each one gives crypcoins."""
    before = table.tank[player]
    table.tank[player] = min(before + steps, table.box.tank_last)
    moved = table.tank[player] - before
    if table.events is not None and moved > 0:
        tell(table, "event-tank", player, steps=moved, step=table.tank[player])
    if before < table.box.slot_tank <= table.tank[player]:
        tell_slot(table, player, "A")
    pay_beyond(table, player, steps - moved)
    if player >= table.seats:
        pass_tokens(table, player, table.box.level_tank_tokens[table.agreed.level], before, table.tank[player])


def move_upload(table: Table, player: int, steps: int) -> None:
    """Steps of the upload marker; beyond the end of the track each one gives crypcoins."""
    before = table.upload[player]
    table.upload[player] = min(before + steps, table.box.research_last)
    moved = table.upload[player] - before
    if table.events is not None and moved > 0:
        tell(table, "event-upload", player, steps=moved, step=table.upload[player])
    if before < table.box.slot_research <= table.upload[player]:
        tell_slot(table, player, "E")
    pay_beyond(table, player, steps - moved)
    if player >= table.seats:
        pass_tokens(table, player, table.box.level_research_tokens[table.agreed.level], before, table.upload[player])


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
