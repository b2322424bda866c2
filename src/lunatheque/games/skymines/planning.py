"""Planning: starting tokens, cards put face down at the same time, the reveal."""

from lunatheque.engine import EVERYONE, Chance, Event, Text

from .actions import DECLARE_RESOURCE, KEEP_TOKEN, PUT_CARD, READY
from .kinds import (
    COMPANY_STEPS,
    DECLARE,
    NONE,
    PLAN,
    RESOURCES,
    SLOT_IDS,
    SLOTS,
    TOKEN_DRAWN,
    TURN,
)
from .luna.deck import fill_slots
from .luna.majority import draw_majority
from .rewards import give
from .table import Table, without
from .telling import card_text, element_text, listed, player_text, tell, tell_shown, token_text
from .tracks import advance

# Starting tokens --------------------------------------------------------------------------------------------------


def list_tokens(table: Table, seat: int, actions: list[int]) -> None:
    """Append the starting tokens to choose from."""
    for token in table.offers[seat]:
        actions.append(KEEP_TOKEN + token)


def keep_token(table: Table, seat: int, token: int, chance: Chance) -> None:
    """A seat keeps one of its two tokens; when all have chosen they are shown."""
    table.chosen[seat] = token
    table.ready[seat] = True
    if table.events is not None:
        args: dict[str, int | str | Text] = {"player": player_text(table, seat)}
        table.events.append(Event(Text("event-chose", args), hidden_from=seat))
        args = {"token": token_text(table, token)}
        table.events.append(Event(Text("event-you-chose", args), seat=seat))
    if False not in table.ready:
        show_tokens(table, chance)


def show_tokens(table: Table, chance: Chance) -> None:
    """All tokens are shown: cards go to rest, bonuses are paid; then Luna draws hers."""
    unused = table.tokens
    for seat in range(table.seats):
        token = table.chosen[seat]
        unused = unused + without(table.offers[seat], token)
        if table.events is not None:
            args: dict[str, int | str | Text] = {
                "player": player_text(table, seat),
                "token": token_text(table, token),
            }
            table.events.append(Event(Text("event-token", args), shows=True))
        rest = table.box.token_rests[token]
        hand = table.hands[seat]
        for index in range(len(rest)):
            hand = without(hand, rest[index])
            table.piles[seat * SLOTS + 1 + index] = [rest[index]]
        table.hands[seat] = hand
        give_token(table, seat, token)
    table.tokens = sorted(unused)
    for player in range(table.seats, table.players):
        unused = table.tokens[:]
        token = unused.pop(chance.draw(unused, TOKEN_DRAWN, EVERYONE))
        table.tokens = unused
        if table.events is not None:
            tell_shown(
                table,
                "event-token",
                player=player_text(table, player),
                token=token_text(table, token),
            )
        give_token(table, player, token)
    table.offers = [[] for _ in range(table.seats)]
    begin_planning(table)


def give_token(table: Table, player: int, token: int) -> None:
    """The bonus of a starting token; nobody is asked, so a barrier would stop the marker."""
    gains = table.box.token_gains[token]
    for index in range(0, len(gains), 2):
        if gains[index] >= COMPANY_STEPS:
            advance(table, player, gains[index] - COMPANY_STEPS, gains[index + 1], False)
        else:
            give(table, player, gains[index : index + 2], 1)


# Cards ------------------------------------------------------------------------------------------------------------


def begin_planning(table: Table) -> None:
    """A new round: everybody plans, with the slots that are open now."""
    table.step = PLAN
    table.declared = NONE
    for seat in range(table.seats):
        table.ready[seat] = False
        table.opened[seat] = table.open_now(seat)
        table.used[seat] = 0
    for player in range(table.players):
        table.out[player] = False
    if table.events is not None:
        table.events.append(Event(Text("event-round", {"round": table.round})))


def free_slot(table: Table, seat: int) -> int:
    """The leftmost open slot without a card; `NONE` when all are full."""
    for slot in range(SLOTS):
        if table.opened[seat] >> slot & 1 == 1 and table.slots[seat * SLOTS + slot] == NONE:
            return slot
    return NONE


def unplanned(table: Table, seat: int) -> int:
    """How many cards of the hand could still be put into slots."""
    slots = 0
    for slot in range(SLOTS):
        if table.opened[seat] >> slot & 1 == 1 and table.slots[seat * SLOTS + slot] == NONE:
            slots += 1
    return min(slots, len(table.hands[seat]))


def list_planning(table: Table, seat: int, actions: list[int]) -> None:
    """Append the cards that can be put into a slot, and being ready."""
    if free_slot(table, seat) != NONE:
        for card in table.hands[seat]:
            actions.append(PUT_CARD + card)
    actions.append(READY)


def put(table: Table, seat: int, card: int) -> None:
    """A card goes face down into the leftmost free slot: slots differ in nothing for people."""
    slot = free_slot(table, seat)
    table.slots[seat * SLOTS + slot] = card
    table.hands[seat] = without(table.hands[seat], card)
    if table.events is not None:
        args: dict[str, int | str | Text] = {"player": player_text(table, seat), "slot": SLOT_IDS[slot]}
        table.events.append(Event(Text("event-put", args), hidden_from=seat))
        args = {"card": card_text(table, card), "slot": SLOT_IDS[slot]}
        table.events.append(Event(Text("event-you-put", args), seat=seat))


def get_ready(table: Table, seat: int, chance: Chance) -> None:
    """A seat has planned; when all have, Luna's slots are filled and all cards are turned up."""
    table.ready[seat] = True
    tell(table, "event-ready", seat)
    if False in table.ready:
        return
    for player in range(table.seats, table.players):
        fill_slots(table, player)
    if table.events is not None:
        for other in range(table.seats):
            tell_reveal(table, other)
    if table.tile_owner[0] != NONE:
        table.step = DECLARE
        table.turn = table.tile_owner[0]
    else:
        begin_actions(table, chance)


def tell_reveal(table: Table, seat: int) -> None:
    """Tell what a seat has planned."""
    place = seat * SLOTS
    cards = [card_text(table, card) for card in table.slots[place : place + SLOTS] if card != NONE]
    args: dict[str, int | str | Text] = {"player": player_text(table, seat), "cards": listed(cards, "no-cards")}
    if table.events is not None:
        table.events.append(Event(Text("event-revealed", args), shows=True))


def list_declarations(actions: list[int]) -> None:
    """Append the resources that the resource tile can stand for."""
    for element in range(RESOURCES):
        actions.append(DECLARE_RESOURCE + element)


def declare(table: Table, element: int, chance: Chance) -> None:
    """The owner of the resource tile names its resource."""
    table.declared = element
    if table.events is not None:
        tell(table, "event-declared", table.turn, element=element_text(element))
    begin_actions(table, chance)


def begin_actions(table: Table, chance: Chance) -> None:
    """Luna draws her majority cards; then the first player has the first turn."""
    for player in range(table.seats, table.players):
        draw_majority(table, player, chance)
    table.turn = table.first
    table.step = TURN
    table.clear_turn()
