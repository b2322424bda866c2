"""Who knows what: the pools of unseen secret weapons, looking through the pile, and states that look alike to a seat.

Nobody knows which secret weapons lie face down, so the state does not either: a weapon is drawn when somebody looks
at it. At first all of them are one pool. When a robot looks through the pile, the weapons that lie in it become a pool
of their own, which its player knows; cards that lay elsewhere still belong to the older pool. A face-down card of the
market therefore says from which pool it is (`SECRET + pool`), which everybody can tell from when it was dealt.
"""

from typing import Final

from lunatheque.engine import Chance, Dice

from .cards import BAD_LUCK, SECRET, UNDRAWN, USED, WEAPON, WEAPONS
from .table import Table, changed
from .telling import tell_seat


def look_through_pile(table: Table, robot: int, chance: Chance) -> None:
    """The player of a robot sees all cards of the pile, the secret weapons too."""
    seat = table.robots[robot].owner
    older = len(table.searches)
    newer = older + 1
    table.searches = [*table.searches, seat]
    unseen = [weapon for weapon in range(WEAPONS) if table.places[weapon] == UNDRAWN and table.pools[weapon] == older]
    seen: list[int] = []
    cards = table.pile.cards[:]
    table.pile.cards = cards
    for position in range(len(cards)):
        if cards[position] >= SECRET:
            cards[position] = SECRET + newer
            weapon = unseen.pop(chance.draw(unseen, WEAPON, seat))
            table.pools = changed(table.pools, weapon, newer)
            seen.append(weapon)
    if table.events is not None:
        tell_seat(table, seat, "event-searched", robot, sorted(seen))


def pool_blocks(table: Table, seat: int) -> list[int]:
    """For each pool the oldest one that the seat cannot tell it from."""
    blocks = [0]
    for newer, searcher in enumerate(table.searches, 1):
        blocks.append(newer if searcher == seat else blocks[newer - 1])
    return blocks


def hidden_weapons(table: Table, seat: int, blocks: list[int], block: int) -> list[int]:
    """The secret weapons of a block of pools whose place the seat does not know."""
    bit = 1 << seat
    return [
        weapon
        for weapon in range(WEAPONS)
        if table.places[weapon] != USED and not table.knowers[weapon] & bit and blocks[table.pools[weapon]] == block
    ]


def shuffle_secrets(table: Table, seat: int, dice: Dice) -> None:
    """Deal all that the seat does not know anew: hidden weapons exchange their places at random.

    A place is where a weapon is, its pool, and who knows it. Bad Luck is never held in a hand, so it only takes
    places that nobody has looked at.
    """
    table.places = table.places[:]
    table.knowers = table.knowers[:]
    table.pools = table.pools[:]
    blocks = pool_blocks(table, seat)
    for block in sorted(set(blocks)):
        hidden = hidden_weapons(table, seat, blocks, block)
        places = sorted([pack_place(table, weapon) for weapon in hidden])
        dice.shuffle(places)
        if BAD_LUCK in hidden:
            unseen = [index for index, place in enumerate(places) if place < PLACE]
            last = len(places) - 1
            chosen = unseen[dice.below(len(unseen))]
            places[chosen], places[last] = places[last], places[chosen]
        for weapon, place in zip(hidden, places, strict=True):
            unpack_place(table, weapon, place)


PLACE: Final = 1 << 8


def pack_place(table: Table, weapon: int) -> int:
    """Where a weapon is, who knows it and its pool, as one number; below `PLACE` if nobody has drawn it."""
    return (table.places[weapon] - UNDRAWN) * PLACE + (table.knowers[weapon] << 2) + table.pools[weapon]


def unpack_place(table: Table, weapon: int, place: int) -> None:
    """Put a weapon where `pack_place` says; the table has lists of its own."""
    table.places[weapon] = place // PLACE + UNDRAWN
    table.knowers[weapon] = (place % PLACE) >> 2
    table.pools[weapon] = place & 3
