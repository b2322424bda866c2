"""The course of a round: what a turn still owes, whose turn is next, dropping out, preparation."""

from lunatheque.engine import EVERYONE, Chance

from .actions import ALSO_CARD, REST_AT, TAKE_PILE
from .cards import list_piles, renew_display, store
from .expansion import end_expansion, has_short_cut, list_companies, sectors_within
from .kinds import (
    ADVANCE,
    ALSO,
    DISPLAY,
    EXPAND,
    FLOW,
    FREE,
    NONE,
    P_LEAVE,
    P_RETURN,
    PLACE,
    PLAN_DRAWN,
    PLAN_LETTERS,
    RESEARCH,
    REST,
    SLOT_IDS,
    SLOTS,
    SPEND,
    SPOTS,
    STORE,
    TAKE,
    TILE,
    TILES,
    TURN,
    UPLOAD,
)
from .luna.deck import discard_majority
from .luna.turn import take_turn
from .planning import begin_planning
from .research import can_go_on, has_research, stop_uploading
from .rewards import give
from .scoring import tell_winners
from .table import Table, without
from .telling import card_text, plan_text, tell, tell_shown
from .tracks import give_steps
from .turn import EMPTY

# The turn ---------------------------------------------------------------------------------------------------------


def go_on(table: Table, chance: Chance) -> None:
    """Find the next decision of the turn; if there is none, the turn is over."""
    while table.step == FLOW:
        if not ask_next(table):
            end_turn(table, chance)


def ask_next(table: Table) -> bool:
    """Set the next step of the turn under way; whether there is one. `FLOW` says: look again."""
    if table.card != NONE:
        if table.round == table.agreed.rounds:
            store(table, 1)  # it will never come back: no need to ask where it rests
        else:
            table.step = STORE
    elif table.element != NONE:
        if table.points > 0:
            table.step = SPEND
        else:
            table.element = NONE
    elif table.company != NONE:
        if sectors_within(table, table.company, table.points, has_short_cut(table)):
            table.step = PLACE
        else:
            end_expansion(table)
    elif table.uploading:
        if table.moved == 0 or can_go_on(table, table.turn, 0):
            table.step = UPLOAD
        else:
            stop_uploading(table)
    elif table.gifts:
        if give_steps(table):
            table.step = ADVANCE
    elif table.free_card:
        if table.display.count(NONE) < DISPLAY:
            table.step = FREE
        else:
            table.free_card = False
    elif table.expansion > 0:
        companies: list[int] = []
        list_companies(table, table.expansion, False, companies)
        if companies:
            table.step = EXPAND
        else:
            table.expansion = 0
    elif has_research(table):
        table.step = RESEARCH
    else:
        return False
    return True


def end_turn(table: Table, chance: Chance) -> None:
    """The next player who is still in; Luna plays at once. When nobody is left, the round is over."""
    table.clear_turn()
    player = table.turn
    for _ in range(table.players):
        player = table.next_player(player)
        if not table.out[player]:
            table.turn = player
            if player >= table.seats:
                take_turn(table, player, chance)
            else:
                table.step = TURN
            return
    end_round(table, chance)


# Dropping out -----------------------------------------------------------------------------------------------------


def drop_out(table: Table) -> None:
    """Bonus tiles go back; then a resting pile comes to the hand. In the last round that no longer matters."""
    seat = table.turn
    tell(table, "event-dropped", seat)
    give(table, seat, table.box.perk_gains[P_LEAVE], table.count_perk(seat, P_LEAVE))
    for tile in range(TILES):
        if table.tile_owner[tile] == seat:
            table.tile_owner[tile] = NONE
            table.tile_used[tile] = False
    table.used[seat] = 0
    table.step = TAKE
    if table.round == table.agreed.rounds:
        for slot in range(SLOTS):
            if table.slots[seat * SLOTS + slot] != NONE:
                lay_to_rest(table, seat, slot, slot)
        leave(table)
    elif not piles_with_cards(table, seat):
        go_on_resting(table)


def leave(table: Table) -> None:
    """The seat is out for this round."""
    table.out[table.turn] = True
    table.resting = 0
    table.step = FLOW


def piles_with_cards(table: Table, seat: int) -> list[int]:
    """The resting piles that have cards."""
    return [slot for slot in range(SLOTS) if table.piles[seat * SLOTS + slot]]


def list_takes(table: Table, actions: list[int]) -> None:
    """Append the resting piles that can come to the hand."""
    for slot in piles_with_cards(table, table.turn):
        actions.append(TAKE_PILE + slot)


def take_pile(table: Table, slot: int) -> None:
    """A resting pile comes to the hand; a track bonus may add a single card."""
    seat = table.turn
    place = seat * SLOTS + slot
    count = len(table.piles[place])
    table.hands[seat] = sorted(table.hands[seat] + table.piles[place])
    table.piles[place] = EMPTY
    if table.events is not None:
        tell(table, "event-took-pile", seat, count=count)
    if table.has_perk(seat, P_RETURN) and piles_with_cards(table, seat):
        table.step = ALSO
    else:
        go_on_resting(table)


def list_also(table: Table, actions: list[int]) -> None:
    """Append the single cards that can come to the hand too."""
    seat = table.turn
    for slot in range(SLOTS):
        for card in table.piles[seat * SLOTS + slot]:
            actions.append(ALSO_CARD + card)


def take_also(table: Table, card: int) -> None:
    """A single card of another pile comes to the hand."""
    seat = table.turn
    for place in range(seat * SLOTS, (seat + 1) * SLOTS):
        if card in table.piles[place]:
            table.piles[place] = without(table.piles[place], card)
    table.hands[seat] = sorted([*table.hands[seat], card])
    if table.events is not None:
        tell(table, "event-took-card", seat, card=card_text(table, card))
    go_on_resting(table)


def resting_slot(table: Table, seat: int) -> int:
    """The leftmost slot whose card must go to rest."""
    for slot in range(SLOTS):
        if table.slots[seat * SLOTS + slot] != NONE:
            return slot
    return NONE


def go_on_resting(table: Table) -> None:
    """Ask for a pile for the next card; where only one is left it goes there."""
    seat = table.turn
    while True:
        slot = resting_slot(table, seat)
        if slot == NONE:
            leave(table)
            return
        piles: list[int] = []
        list_piles(table, seat, piles)
        if len(piles) > 1:
            table.step = REST
            return
        rest(table, piles[0] - REST_AT)


def lay_to_rest(table: Table, seat: int, slot: int, pile: int) -> None:
    """The card of a slot goes to a resting pile."""
    place = seat * SLOTS + pile
    table.piles[place] = sorted([*table.piles[place], table.slots[seat * SLOTS + slot]])
    table.slots[seat * SLOTS + slot] = NONE
    table.resting |= 1 << pile


def rest(table: Table, pile: int) -> None:
    """The leftmost card goes to the pile that was chosen."""
    seat = table.turn
    slot = resting_slot(table, seat)
    if table.events is not None:
        tell(table, "event-rested", seat, card=card_text(table, table.slots[seat * SLOTS + slot]), pile=SLOT_IDS[pile])
    lay_to_rest(table, seat, slot, pile)


# Preparation ------------------------------------------------------------------------------------------------------


def end_round(table: Table, chance: Chance) -> None:
    """Prepare the next round, or end the match."""
    table.step = TURN
    if table.round == table.agreed.rounds:
        table.over = True
        if table.events is not None:
            tell_winners(table)
        return
    return_markers(table)
    table.round += 1
    show_special(table, chance)
    renew_display(table, chance)
    for player in range(table.seats, table.players):
        for side in (0, 1):
            discard_majority(table, player, side)
    table.first = table.marker
    table.turn = table.first
    begin_planning(table)


def return_markers(table: Table) -> None:
    """Bonus tiles go to whoever has a marker on their space, Luna excepted; all markers go back."""
    for tile in range(TILES):
        spot = table.box.tile_spots[tile]
        owner = table.spots[spot] if spot != NONE else NONE
        table.tile_owner[tile] = owner if owner < table.seats else NONE
        table.tile_used[tile] = False
        if table.events is not None and table.tile_owner[tile] != NONE:
            tell(table, "event-tile", owner, tile=card_text(table, TILE + tile))
    table.spots = [NONE] * SPOTS
    table.own_used = [0] * table.seats


def show_special(table: Table, chance: Chance) -> None:
    """The special plan of the round is turned up; its crypcoins go to the rows of plans."""
    round = table.round
    hidden = table.hidden_specials[:]
    table.specials[round] = hidden.pop(chance.draw(hidden, PLAN_DRAWN, EVERYONE))
    table.hidden_specials = hidden
    for coin in range(table.box.round_coins[max(table.players, 2) - 2][round]):
        table.supplements[(round - 2 + coin) % len(PLAN_LETTERS)] += 1
    if table.events is not None:
        tell_shown(table, "event-special", plan=plan_text(table, table.specials[round]))
