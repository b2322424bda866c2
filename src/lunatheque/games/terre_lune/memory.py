"""What players remember of cards and options: for each seat and thing the places where it may be, one bit a place.

A thing that a seat has seen is in one place. When something goes unseen from one place to another, whoever did not see
what it was reckons with both, for all that may have lain there: so memories depend on what was seen and on nothing
else. Together with how much lies in each place, which all can see, this is all that a seat knows.

Lists are never changed in place: states share them.
"""

from .table import Table
from .things import (
    CARDS,
    DISCARDS,
    EXHAUSTED,
    IN_HAND,
    LOOSE,
    OPTIONS,
    PLAYED,
    SORTING,
    TALON,
    UNDER_PAWN,
)


def see(memories: list[list[int]], seat: int, things: list[int], place: int) -> None:
    """A seat sees some things in a place."""
    memory = memories[seat][:]
    for thing in things:
        memory[thing] = 1 << place
    memories[seat] = memory


def show(memories: list[list[int]], things: list[int], place: int) -> None:
    """Everybody sees some things in a place."""
    for seat in range(len(memories)):
        see(memories, seat, things, place)


def mingle(memories: list[list[int]], seat: int, source: int, target: int, left: int) -> None:
    """Some of what lay in a place went to another, and so much is left; only `seat` saw what."""
    came, went = 1 << source, 1 << target
    gone = came if left == 0 else 0
    for other in range(len(memories)):
        if other != seat:
            memories[other] = [mask & ~gone | went if mask & came else mask for mask in memories[other]]


def shift(memories: list[list[int]], sources: int, targets: int) -> None:
    """All that lay in some places went to others (bits of places, both of them)."""
    for seat in range(len(memories)):
        memories[seat] = [mask & ~sources | targets if mask & sources else mask for mask in memories[seat]]


def certain(mask: int) -> bool:
    """Whether a thing can be in one place only."""
    return mask & (mask - 1) == 0


# Cards ------------------------------------------------------------------------------------------------------------


def remember_deal(table: Table) -> None:
    """Cards have just been dealt: each player knows his own."""
    hidden = 1 << TALON
    for seat in range(table.seats):
        if table.rockets[seat].hand:
            hidden |= 1 << IN_HAND + seat
    for seat in range(table.seats):
        mine = 1 << IN_HAND + seat
        table.card_memory[seat] = [hidden & ~mine] * CARDS
        see(table.card_memory, seat, table.rockets[seat].hand, IN_HAND + seat)


def remember_lack(table: Table, seat: int, colour: int) -> None:
    """All have seen that a player holds no card of a colour."""
    hand = 1 << IN_HAND + seat
    for other in range(table.seats):
        if other != seat:
            memory = table.card_memory[other]
            table.card_memory[other] = [
                memory[card] & ~hand if card >> 3 == colour else memory[card] for card in range(CARDS)
            ]


# Options ----------------------------------------------------------------------------------------------------------


def conclude(table: Table, seat: int) -> None:
    """Before options of a player go elsewhere: what those can tell who know his pawns.

    Under a pawn lie options of its kind or exhausted ones, and none of its kind is in the hand.
    """
    loose = 1 << LOOSE + seat
    for pawn in table.rockets[seat].stacks:
        under = 1 << UNDER_PAWN + pawn
        for other in range(table.seats):
            if other != seat and table.pawn_knowers[pawn] >> other & 1:
                memory = table.option_memory[other][:]
                for option in range(OPTIONS):
                    kind = table.box.kinds[option]
                    if kind == pawn:
                        memory[option] &= ~loose
                    elif kind != EXHAUSTED:
                        memory[option] &= ~under
                table.option_memory[other] = memory


def look_through(table: Table, seat: int, pawn: int) -> None:
    """A player looks at all options under a pawn."""
    place = UNDER_PAWN + pawn
    table.option_memory[seat] = [
        1 << place if table.options[option] == place else table.option_memory[seat][option] & ~(1 << place)
        for option in range(OPTIONS)
    ]


# Without a history ------------------------------------------------------------------------------------------------


def own_places(table: Table, seat: int) -> int:
    """The bits of the places of options that a player sees for himself."""
    places = 1 << LOOSE + seat
    if seat == table.actor:
        places |= 1 << SORTING
    for pawn in table.rockets[seat].stacks:
        places |= 1 << UNDER_PAWN + pawn
    return places


def forget(table: Table, seat: int) -> None:
    """Make a seat remember nothing but what it holds and what lies open: all else may be wherever something lies."""
    mine = own_places(table, seat)
    table.option_memory[seat] = plain_memory(table.options, mine)
    known = 1 << IN_HAND + seat | 1 << PLAYED
    if table.agreed.open_discards:
        known |= 1 << DISCARDS
    table.card_memory[seat] = plain_memory(card_places(table), known)


def plain_memory(places: list[int], known: int) -> list[int]:
    """What somebody remembers of things in some places who sees those in `known` ones, and no more."""
    elsewhere = 0
    for place in places:
        elsewhere |= 1 << place
    elsewhere &= ~known
    return [1 << place if known >> place & 1 else elsewhere for place in places]


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
