"""Luna's turn: the next card of her slots, its actions from top to bottom, and the end of her round."""

from lunatheque.engine import Chance, Event, Text

from ..kinds import (
    DISPLAY,
    L_ADVANCE,
    L_CARDS,
    L_EXPAND,
    L_MONEY,
    L_PLAN,
    L_SHARE,
    L_SPECIAL,
    L_SPOT,
    L_TANK,
    L_UPLOAD,
    LUNA_IDS,
    NONE,
    PLAN_COLUMNS,
    PLAN_LETTERS,
    ROUNDS,
    SHARE,
    SLOT_IDS,
    SLOTS,
)
from ..research import refill_plans, take_supplement
from ..rewards import fill_tank, move_upload
from ..station import value_order
from ..table import Table
from ..telling import card_text, plan_text, player_text, spot_text, tell, tell_money
from ..tracks import advance
from .board import NO_CARD
from .deck import discard_slots, turn_up
from .expand import expand
from .orders import select
from .reasons import order_text, tell_choice


def next_slot(table: Table, player: int) -> int:
    """Her leftmost slot with a card face down; `NONE` when all are done."""
    slots = table.lunas[player - table.seats].slots
    for slot in range(SLOTS):
        if slots[slot] < NO_CARD:
            return slot
    return NONE


def take_turn(table: Table, player: int, chance: Chance) -> None:
    """Turn up a card and carry it out; after the last one she is out for this round."""
    slot = next_slot(table, player)
    if slot != NONE:
        card = turn_up(table, player, slot, chance)
        if table.events is not None:
            args: dict[str, int | str | Text] = {
                "player": player_text(table, player),
                "card": Text("luna-card", {"id": LUNA_IDS[card]}),
                "slot": SLOT_IDS[slot],
            }
            table.events.append(Event(Text("event-luna-turn", args), shows=True))
        carry_out(table, player, card, slot, chance)
    if next_slot(table, player) == NONE:
        discard_slots(table, player, chance)
        table.out[player] = True


def carry_out(table: Table, player: int, card: int, slot: int, chance: Chance) -> None:
    """All actions of a card. The companies are chosen once, when she advances."""
    companies: list[int] = []
    for action in table.box.luna_actions[card]:
        kind = action[0]
        if kind == L_MONEY:
            table.cash[player] += action[1]
            tell_money(table, player, action[1])
        elif kind == L_TANK:
            fill_tank(table, player, action[1])
        elif kind == L_UPLOAD:
            move_upload(table, player, action[1])
        elif kind == L_ADVANCE:
            companies = select(table, player, action[2])
            if table.events is not None:
                tell_choice(table, player, action[2], companies)
            for company in companies:
                advance(table, player, company, action[1], False)
        elif kind == L_EXPAND:
            for index in range(len(companies) - 1, -1, -1):
                expand(table, player, companies[index], action[1], action[2])
        elif kind == L_SPOT:
            put_marker(table, player, action[1 + slot])
        elif kind == L_CARDS:
            gain_card(table, player, action[1 + slot * 2])
            if action[2 + slot * 2] != NONE:
                gain_card(table, player, action[2 + slot * 2])
        elif kind == L_SHARE:
            gain_share(table, player)
        elif kind == L_PLAN:
            remove_plan(table, player, action[1], slot, chance)
        elif kind == L_SPECIAL:
            remove_special(table, player)


def put_marker(table: Table, player: int, spot: int) -> None:
    """A bonus marker, for nothing and without effect; if the space is taken she leaves it."""
    if table.spots[spot] == NONE:
        table.spots[spot] = player
        if table.events is not None:
            tell(table, "event-luna-marker", player, space=spot_text(spot))
    elif table.events is not None:
        tell(table, "event-luna-no-marker", player, space=spot_text(spot))


def gain_card(table: Table, player: int, space: int) -> None:
    """A card of the display, for nothing; from an empty space nothing."""
    card = table.display[space]
    if card == NONE:
        if table.events is not None:
            tell(table, "event-luna-no-card", player, space=space + 1)
        return
    table.display[space] = NONE
    table.kept[player] = sorted([*table.kept[player], card])
    if table.events is not None:
        tell(table, "event-luna-card", player, card=card_text(table, card), space=space + 1)


def best_share(table: Table) -> int:
    """The space with the share card that Luna takes; `NONE` if there is none."""
    order = value_order(table)
    for company in order[:1] if table.agreed.best_share_only else order:
        for space in range(DISPLAY):
            card = table.display[space]
            if card != NONE and table.box.elements[card] == SHARE and table.box.card_shares[card] == company:
                return space
    return NONE


def gain_share(table: Table, player: int) -> None:
    """The share card of the most valuable company."""
    space = best_share(table)
    if table.events is not None:
        tell(table, "event-luna-share" if space != NONE else "event-luna-no-share", player, order=order_text(table))
    if space != NONE:
        gain_card(table, player, space)


def remove_plan(table: Table, player: int, row: int, slot: int, chance: Chance) -> None:
    """A plan leaves the game, its row's crypcoins go to Luna; from an empty space nothing."""
    place = row * PLAN_COLUMNS + table.box.plan_columns[slot]
    plan = table.plans[place]
    where = f"{PLAN_LETTERS[row]}{place % PLAN_COLUMNS + 1}"
    if plan == NONE:
        if table.events is not None:
            tell(table, "event-luna-no-plan", player, place=where)
        return
    table.plans[place] = NONE
    table.scrapped = sorted([*table.scrapped, plan])
    if table.events is not None:
        tell(table, "event-luna-plan", player, plan=plan_text(table, plan), place=where)
    take_supplement(table, player, row)
    refill_plans(table, place, chance)


def remove_special(table: Table, player: int) -> None:
    """The special plan that was turned up last leaves the game."""
    for round in range(ROUNDS, 1, -1):
        plan = table.specials[round]
        if plan != NONE:
            table.specials[round] = NONE
            table.scrapped = sorted([*table.scrapped, plan])
            if table.events is not None:
                tell(table, "event-luna-special", player, plan=plan_text(table, plan))
            return
    if table.events is not None:
        tell(table, "event-luna-no-special", player)
