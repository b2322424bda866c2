"""What can be decided: the legal actions of every step of a turn."""

from .actions import (
    CHOOSE_SET,
    DISCARD_CARD,
    END,
    KEEP_CARD,
    MARKET_TILES,
    PLACE_TILE,
    PLAY_CARD,
    SPOTS,
    SWAP,
    TAKE_SLOT,
    WAYS,
)
from .kinds import DISCARD, DOWN, END_TURN, ICONS, KEEP, NONE, PLACE, PLAY, ROUNDS, TAKE
from .market import can_take
from .table import Table


def choices(table: Table, seat: int) -> list[int]:
    """The actions that a seat can choose from now."""
    actions: list[int] = []
    if table.over or seat != table.turn:
        return actions
    if table.step == TAKE:
        list_takes(table, actions)
    elif table.step == PLAY:
        list_plays(table, actions)
    elif table.step == PLACE:
        list_placements(table, actions)
    elif table.step == END_TURN:
        actions.append(END)
    elif table.step == DISCARD:
        list_discards(table, actions)
    elif table.step == KEEP:
        for card in table.drawn:
            actions.append(KEEP_CARD + card)
    else:
        for index in range(len(table.sets)):
            if table.sets[index]:
                actions.append(CHOOSE_SET + index)
    return actions


def list_takes(table: Table, actions: list[int]) -> None:
    """Append the combinations that can be taken, and the swaps that logistics tokens allow before."""
    for slot in range(len(table.cards)):
        if can_take(table, slot):
            actions.append(TAKE_SLOT + slot)
    if not actions:
        # With other packs the pile may run out: a marked combination that is all there is may be taken by anybody,
        # and a player with nothing to take at all ends the turn.
        actions.append(TAKE_SLOT + table.marker if table.cards[table.marker] != NONE else END)
    if table.logistics[table.turn] > 0 and not (table.swapped and table.agreed.one_swap):
        for slot in range(len(table.tiles)):
            for to in range(slot + 1, len(table.tiles)):
                list_swaps(table, slot, to, actions)


def list_swaps(table: Table, slot: int, to: int, actions: list[int]) -> None:
    """Append the exchanges of a tile of one slot for a different one of another, equal ones once."""
    for place in range(len(table.tiles[slot])):
        tile = table.tiles[slot][place]
        if place > 0 and table.tiles[slot][place - 1] == tile:
            continue
        for where in range(len(table.tiles[to])):
            other = table.tiles[to][where]
            if other != tile and (where == 0 or table.tiles[to][where - 1] != other):
                actions.append(SWAP + (slot * ROUNDS + place) * MARKET_TILES + to * ROUNDS + where)


def list_discards(table: Table, actions: list[int]) -> None:
    """Append the cards that can go under the pile; the new one is safe if so agreed, unless it is all there is."""
    hand = table.hands[table.turn]
    for card in hand:
        if card != table.fresh or not table.agreed.discard_before or len(hand) == 1:
            actions.append(DISCARD_CARD + card)


def list_plays(table: Table, actions: list[int]) -> None:
    """Append the ways to play a card: face up, with a robot, face down."""
    colony = table.colonies[table.turn]
    free = colony.free
    robots = table.robots[table.turn] > 0
    needed = table.agreed.robots_needed
    stuck = is_stuck(table)
    for card in table.hands[table.turn]:
        number = table.box.numbers[card]
        base = PLAY_CARD + card * SPOTS
        fitted = False
        for index in range(len(free)):
            if colony.lows[index] < number < colony.highs[index]:
                fitted = True
                actions.append(base + free[index])
                if robots and not needed:
                    actions.append(base + WAYS + free[index])
            elif robots:
                actions.append(base + WAYS + free[index])
        if stuck or table.agreed.down_freely or (table.agreed.down_if_chosen and not fitted):
            for spot in free:
                actions.append(base + DOWN * WAYS + spot)


def is_stuck(table: Table) -> bool:
    """Whether no card of the hand can be laid face up without a robot."""
    colony = table.colonies[table.turn]
    return all(not colony.fits(table.box.numbers[card]) for card in table.hands[table.turn])


def list_placements(table: Table, actions: list[int]) -> None:
    """Append the plots for each of the tiles; equal tiles count once."""
    colony = table.colonies[table.turn]
    before = NONE
    for tile in table.pending:
        if tile == before:
            continue
        before = tile
        kind = tile // ICONS
        base = PLACE_TILE + tile * SPOTS * 4
        for plot in range(len(colony.heads)):
            if colony.heads[plot] != NONE and colony.takes(plot, kind, table.agreed.wide_scaffolds):
                actions.append(base + colony.spots[plot >> 2] * 4 + (plot & 3))
