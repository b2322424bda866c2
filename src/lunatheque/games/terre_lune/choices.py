"""What a player can choose from, phase by phase."""

from typing import Final

from .actions import (
    AMBUSH,
    CHOOSE,
    DEFI,
    GO,
    HIDE,
    INSPECT,
    KEEP,
    LEAVE,
    PASS,
    PLAY,
    ROLL_DICE,
    SHOVE,
    SLIP,
    SLIP_PLACES,
    STAY,
    SWAP,
)
from .fights import can_ambush, can_challenge, playable
from .flight import destinations, pushed_to
from .holdings import loose_exhausted, movable
from .table import Table
from .things import (
    EXCHANGE,
    HAND,
    LOOK,
    MOON,
    MOVE,
    NONE,
    PAWNS,
    PICK,
    PUSH,
    ROLL,
    S1,
    STATION,
    TAKE,
    TRICK,
)

COLOURS: Final = 4
SLIPS: Final = 2
"""How many exhausted options can be moved in a turn, or slipped in at once: as many as there are in our box."""


def choices(table: Table, seat: int) -> list[int]:
    """The actions that the player who is asked can choose from."""
    phase = table.phase
    if phase == ROLL:
        return [ROLL_DICE, *list_slips(table, seat)]
    if phase == MOVE:
        return list_flights(table, seat)
    if phase == PUSH:
        return [PASS, *list_pushes(table, seat)]
    if phase == EXCHANGE:
        return [PASS, *list_exchanges(table)]
    if phase == STATION:
        return [PASS, *list_fights(table, seat)]
    if phase == TRICK:
        return [PLAY + card for card in playable(table, seat)]
    if phase == PICK:
        count = len(table.rockets[table.fight.loser()].stacks)
        return [CHOOSE + number for number in range(count) if number not in table.fight.picked]
    if phase == LOOK:
        return [PASS, *[INSPECT + crater for crater in range(PAWNS) if table.craters[crater] != NONE]]
    if phase == TAKE:
        return [LEAVE, *[KEEP + bluff for bluff in range(min(loose_exhausted(table, seat), SLIPS) + 1)]]
    return [PASS, *list_hides(table, seat)]


def list_flights(table: Table, seat: int) -> list[int]:
    """Where the rocket can fly; on the Moon it may stay while there are pawns."""
    actions = [STAY] if table.rockets[seat].node == MOON and table.pawns_on_moon() > 0 else []
    for flight in destinations(table, seat):
        actions.append(GO + table.box.board.ends[flight >> 1])
    return actions


def list_slips(table: Table, seat: int) -> list[int]:
    """How exhausted options can be moved between the hand and the stacks."""
    actions: list[int] = []
    rocket = table.rockets[seat]
    if table.homing or table.slips >= SLIPS or not rocket.stacks:
        return actions
    for source in range(len(rocket.stacks) + 1):
        if movable(table, rocket, seat, source) != NONE:
            for target in range(len(rocket.stacks) + 1):
                if target != source:
                    actions.append(SLIP + source * SLIP_PLACES + target)
    return actions


def list_pushes(table: Table, seat: int) -> list[int]:
    """The rivals that can be pushed, and where to."""
    actions: list[int] = []
    for other in range(table.seats):
        if other != seat:
            for way in range(2):
                if pushed_to(table, other, way) != NONE:
                    actions.append(SHOVE + other * 2 + way)
    return actions


def exchange_size(table: Table) -> int:
    """How many cards the throw allows to exchange."""
    return min(table.dice[2], HAND)


def list_exchanges(table: Table) -> list[int]:
    """All choices of so many cards as the throw allows."""
    size = exchange_size(table)
    return [SWAP + chosen - 1 for chosen in range(1, 1 << HAND) if count_bits(chosen) == size]


def list_fights(table: Table, seat: int) -> list[int]:
    """The Défi or the ambushes that are possible at the station."""
    actions: list[int] = []
    station = table.arrival - S1
    if can_challenge(table, seat, station):
        for trump in range(COLOURS):
            actions.append(DEFI + trump)
    for victim in range(table.seats):
        if can_ambush(table, seat, victim, station):
            for trump in range(COLOURS):
                actions.append(AMBUSH + victim * COLOURS + trump)
    return actions


def list_hides(table: Table, seat: int) -> list[int]:
    """Under which stacks one or two exhausted options can be slipped while options are sorted."""
    actions: list[int] = []
    exhausted = loose_exhausted(table, seat)
    stacks = len(table.rockets[seat].stacks)
    if exhausted > 0:
        for one in range(stacks):
            actions.append(HIDE + one * SLIP_PLACES)
            if exhausted > 1:
                for two in range(one, stacks):
                    actions.append(HIDE + one * SLIP_PLACES + two + 1)
    return actions


def hidden_under(table: Table, seat: int, choice: int) -> list[int]:
    """The pawns under which a choice of `list_hides` slips exhausted options."""
    one, two = divmod(choice, SLIP_PLACES)
    stacks = table.rockets[seat].stacks
    return [stacks[one]] if two == 0 else [stacks[one], stacks[two - 1]]


def count_bits(number: int) -> int:
    """How many bits of a small number are set."""
    count = 0
    while number:
        count += number & 1
        number >>= 1
    return count
