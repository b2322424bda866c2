"""What players remember of cards and options: for each seat and place the things that may be there, one bit a thing.

A thing that a seat has seen is in one place. When something goes unseen from one place to another, whoever did not see
what it was reckons with all that may have lain there in both: so memories depend on what was seen and on nothing else.
Together with how much lies in each place, which all can see, this is all that a seat knows.

Lists are never changed in place: states share them.
"""

from typing import Final

from .table import Table
from .things import (
    CARD_PLACES,
    CARDS,
    DISCARDS,
    EXHAUSTED,
    IN_HAND,
    LOOSE,
    OPTION_PLACES,
    PLAYED,
    RANKS,
    SORTING,
    TALON,
    UNDER_PAWN,
)

ALL: Final = (1 << CARDS) - 1
"""All cards, or all options: there are as many."""
COLOUR: Final = (1 << RANKS) - 1
"""The cards of the first colour."""


def bits_of(things: list[int]) -> int:
    """Some things as one number."""
    bits = 0
    for thing in things:
        bits |= 1 << thing
    return bits


def see(memories: list[list[int]], seat: int, things: list[int], place: int) -> None:
    """A seat sees some things in a place."""
    seen = bits_of(things)
    memory = [bits & ~seen for bits in memories[seat]]
    memory[place] |= seen
    memories[seat] = memory


def show(memories: list[list[int]], things: list[int], place: int) -> None:
    """Everybody sees some things in a place."""
    for seat in range(len(memories)):
        see(memories, seat, things, place)


def mingle(memories: list[list[int]], seat: int, source: int, target: int, left: int) -> None:
    """Some of what lay in a place went to another, and so much is left; only `seat` saw what."""
    for other in range(len(memories)):
        if other != seat:
            memory = memories[other][:]
            memory[target] |= memory[source]
            if left == 0:
                memory[source] = 0
            memories[other] = memory


def shift(memories: list[list[int]], source: int, targets: list[int]) -> None:
    """All that lay in a place went to others."""
    for seat in range(len(memories)):
        memory = memories[seat][:]
        bits = memory[source]
        memory[source] = 0
        for target in targets:
            memory[target] |= bits
        memories[seat] = memory


def certain(memory: list[int], thing: int) -> bool:
    """Whether a thing can be in one place only."""
    count = 0
    for bits in memory:
        count += bits >> thing & 1
    return count == 1


# Cards ------------------------------------------------------------------------------------------------------------


def remember_deal(table: Table) -> None:
    """Cards have just been dealt: each player knows his own."""
    hidden = [0] * CARD_PLACES
    hidden[TALON] = ALL
    for seat in range(table.seats):
        if table.rockets[seat].hand:
            hidden[IN_HAND + seat] = ALL
    for seat in range(table.seats):
        mine = bits_of(table.rockets[seat].hand)
        memory = [bits & ~mine for bits in hidden]
        memory[IN_HAND + seat] = mine
        table.card_memory[seat] = memory


def remember_lack(table: Table, seat: int, colour: int) -> None:
    """All have seen that a player holds no card of a colour."""
    for other in range(table.seats):
        if other != seat:
            memory = table.card_memory[other][:]
            memory[IN_HAND + seat] &= ~(COLOUR << RANKS * colour)
            table.card_memory[other] = memory


# Options ----------------------------------------------------------------------------------------------------------


def conclude(table: Table, seat: int) -> None:
    """Before options of a player go elsewhere: what those can tell who know his pawns.

    Under a pawn lie options of its kind or exhausted ones, and none of its kind is in the hand.
    """
    masks = table.box.kind_masks
    for pawn in table.rockets[seat].stacks:
        for other in range(table.seats):
            if other != seat and table.pawn_knowers[pawn] >> other & 1:
                memory = table.option_memory[other][:]
                memory[LOOSE + seat] &= ~masks[pawn]
                memory[UNDER_PAWN + pawn] &= masks[pawn] | masks[EXHAUSTED]
                table.option_memory[other] = memory


def look_through(table: Table, seat: int, pawn: int, stack: list[int]) -> None:
    """A player looks at all options under a pawn."""
    see(table.option_memory, seat, stack, UNDER_PAWN + pawn)
    table.option_memory[seat][UNDER_PAWN + pawn] = bits_of(stack)


# Without a history ------------------------------------------------------------------------------------------------


def own_places(table: Table, seat: int) -> int:
    """The places of options that a player sees for himself, one bit each."""
    places = 1 << LOOSE + seat
    if seat == table.actor:
        places |= 1 << SORTING
    for pawn in table.rockets[seat].stacks:
        places |= 1 << UNDER_PAWN + pawn
    return places


def forget(table: Table, seat: int) -> None:
    """Make a seat remember nothing but what it holds and what lies open: all else may be wherever something lies."""
    table.option_memory[seat] = plain_memory(table.options, OPTION_PLACES, own_places(table, seat))
    known = 1 << IN_HAND + seat | 1 << PLAYED
    if table.agreed.open_discards:
        known |= 1 << DISCARDS
    table.card_memory[seat] = plain_memory(card_places(table), CARD_PLACES, known)


def plain_memory(where: list[int], places: int, known: int) -> list[int]:
    """What somebody remembers of things who sees those in `known` places, and no more."""
    memory = [0] * places
    for thing in range(len(where)):
        memory[where[thing]] |= 1 << thing
    elsewhere = ALL
    for place in range(places):
        if known >> place & 1:
            elsewhere &= ~memory[place]
    for place in range(places):
        if memory[place] and not known >> place & 1:
            memory[place] = elsewhere
    return memory


def card_places(table: Table) -> list[int]:
    """Where each card is."""
    places = [DISCARDS] * CARDS
    for card in table.talon.cards:
        places[card] = TALON
    for seat in range(table.seats):
        for card in table.rockets[seat].hand:
            places[card] = IN_HAND + seat
    for cards in table.fight.played:
        for card in cards:
            places[card] = PLAYED
    return places
