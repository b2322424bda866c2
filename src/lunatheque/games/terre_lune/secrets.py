"""What a seat does not know, dealt anew: states that look alike to it.

Cards: discards lie face up, so all know what a new talon holds. Unknown cards of one pool (shuffled together last)
exchange their places among hands and talon; no player gets a colour that he has shown not to hold.

Pawns and options: a place (crater, hand, stack, pile) keeps what all see of it, and gets another pawn or option that
the seat has not seen there. An option under a pawn is of its kind or an exhausted one; clues (`holdings.py`) and what
the seat left under a pile itself are respected.
"""

from typing import Final

from lunatheque.engine import Dice

from .holdings import SURE
from .table import Table
from .things import EXHAUSTED, HELD, NONE, OPTIONS, PAWNS, UNDER_PAWN, UNSEEN, colour_of

TRIES: Final = 400
"""How often a deal is begun anew when it leads to a dead end, before all stays as it is."""


def shuffle_secrets(table: Table, seat: int, dice: Dice) -> None:
    """Deal all that a seat does not know anew."""
    for pool in range(table.shuffles + 1):
        for _ in range(TRIES):
            if deal_cards(table, seat, pool, dice):
                break
    for _ in range(TRIES):
        pawns = deal_pawns(table, seat, dice)
        if pawns:
            options = deal_options(table, seat, pawns, dice)
            if options:
                place_pawns(table, pawns)
                place_options(table, seat, pawns, options)
                return


# Cards ------------------------------------------------------------------------------------------------------------


def deal_cards(table: Table, seat: int, pool: int, dice: Dice) -> bool:
    """Deal the unknown cards of a pool to those who hold some of it; false at a dead end."""
    holders: list[int] = []
    counts: list[int] = []
    hidden: list[int] = []
    for other in range(table.seats):
        if other != seat:
            held = [card for card in table.rockets[other].hand if table.pools[card] == pool]
            if held:
                holders.append(other)
                counts.append(len(held))
                hidden += held
    if not hidden:
        return True
    rest = [card for card in table.talon.cards if table.pools[card] == pool]
    hidden += rest
    hidden.sort()
    dice.shuffle(hidden)
    hands: list[list[int]] = [[] for _ in holders]
    # Those who lack most colours choose first; whoever lacks none takes what comes.
    for lacking in (3, 2, 1, 0):
        for place in range(len(holders)):
            lacks = table.rockets[holders[place]].lacks
            if (lacks & 1) + (lacks >> 1 & 1) + (lacks >> 2 & 1) + (lacks >> 3 & 1) == lacking:
                left: list[int] = []
                for card in hidden:
                    if len(hands[place]) < counts[place] and not lacks >> colour_of(card) & 1:
                        hands[place].append(card)
                    else:
                        left.append(card)
                if len(hands[place]) < counts[place]:
                    return False
                hidden = left
    for place in range(len(holders)):
        rocket = table.rockets[holders[place]]
        rocket.hand = sorted([card for card in rocket.hand if table.pools[card] != pool] + hands[place])
    if rest:
        table.talon.cards = sorted([card for card in table.talon.cards if table.pools[card] != pool] + hidden)
    return True


# Pawns ------------------------------------------------------------------------------------------------------------


def deal_pawns(table: Table, seat: int, dice: Dice) -> list[int]:
    """Which pawn comes where each pawn is; empty at a dead end.

    The thickest stacks choose first, a kind being the likelier the more of its options are not accounted for.
    """
    dealt = list(range(PAWNS))
    hidden = [pawn for pawn in range(PAWNS) if not table.pawn_knowers[pawn] >> seat & 1]
    if not hidden:
        return dealt
    supply = [0] * (EXHAUSTED + 1)
    under = [0] * PAWNS
    sure = [0] * PAWNS
    for option in range(OPTIONS):
        if not table.knowers[option] >> seat & 1:
            supply[table.box.kinds[option]] += 1
            place = table.options[option] - UNDER_PAWN
            if 0 <= place < PAWNS:
                if table.clues[option] & SURE:
                    sure[place] += 1
                else:
                    under[place] += 1
    left = hidden[:]
    order = [place_order(table, pawn, under[pawn] + sure[pawn]) * PAWNS + pawn for pawn in hidden]
    for place in [number % PAWNS for number in sorted(order)]:
        weights = [ways(supply[pawn], supply[EXHAUSTED], sure[place], under[place]) for pawn in left]
        total = sum(weights)
        if total == 0:
            return []
        ticket = dice.below(total)
        chosen = 0
        while ticket >= weights[chosen]:
            ticket -= weights[chosen]
            chosen += 1
        dealt[place] = left.pop(chosen)
    return dealt


def place_order(table: Table, pawn: int, thick: int) -> int:
    """Thick stacks first; of equal ones in an order that does not depend on what the pawns are."""
    place = table.pawns[pawn]
    order = place
    if HELD <= place < UNSEEN:
        order = place * PAWNS + table.rockets[place - HELD].stacks.index(pawn)
    return order - thick * 1_000


def ways(kind: int, exhausted: int, sure: int, perhaps: int) -> int:
    """In how many ways so many options can lie in a stack: some surely of its kind, some perhaps exhausted."""
    count = 1
    for taken in range(sure):
        count *= max(0, kind - taken)
    for taken in range(perhaps):
        count *= max(0, kind - sure + exhausted - taken)
    return count


def place_pawns(table: Table, dealt: list[int]) -> None:
    """Put the pawns where they were dealt."""
    places, knowers = table.pawns[:], table.pawn_knowers[:]
    for place in range(PAWNS):
        table.pawns[dealt[place]] = places[place]
        table.pawn_knowers[dealt[place]] = knowers[place]
    for crater in range(PAWNS):
        if table.craters[crater] not in (NONE, UNSEEN):
            table.craters[crater] = dealt[table.craters[crater]]
    for rocket in table.rockets:
        if rocket.stacks:
            rocket.stacks = [dealt[pawn] for pawn in rocket.stacks]


# Options ----------------------------------------------------------------------------------------------------------


def deal_options(table: Table, seat: int, pawns: list[int], dice: Dice) -> list[int]:
    """Which option comes where each option is; empty at a dead end."""
    dealt = list(range(OPTIONS))
    hidden = [option for option in range(OPTIONS) if not table.knowers[option] >> seat & 1]
    places = sorted([pack_place(table, seat, pawns, option) for option in hidden])
    options = hidden[:]
    dice.shuffle(options)
    placed: list[int] = []
    # Options that the seat left under a pile first, then the places that not every option fits, then all others.
    for option in options:
        known = table.passed[option] >> 8 * seat & 255
        if known:
            fitting = [place for place in places if known & ~trail_of(place) == 0 and fits(table, option, place)]
            if not fitting:
                return []
            place = fitting[dice.below(len(fitting))]
            places.remove(place)
            dealt[place & 31] = option
            placed.append(option)
    options = [option for option in options if option not in placed]
    for narrow in (2, 1, 0):
        for place in places:
            if narrowness(place) == narrow:
                found = NONE
                for option in options:
                    if fits(table, option, place):
                        found = option
                        break
                if found == NONE:
                    return []
                options.remove(found)
                dealt[place & 31] = found
    return dealt


PAWN_MASK: Final = (1 << PAWNS) - 1


def pack_place(table: Table, seat: int, pawns: list[int], option: int) -> int:
    """What all see of the place of an option, as one number, the option's own number last.

    From the right: the option (5 bits), its trail (8), the pawn above it plus one (4), whether it is surely of that
    kind (1), the kinds that it cannot be (8), where it is (7), and what other seats know of it. So places can be put
    into an order that does not depend on what lies there.
    """
    place = table.options[option] - UNDER_PAWN
    above = pawns[place] + 1 if 0 <= place < PAWNS else 0
    clue = table.clues[option]
    barred = 0
    for pawn in range(PAWNS):
        if clue >> pawn & 1:
            barred |= 1 << pawns[pawn]
    sure = 1 if clue & SURE else 0
    where = table.options[option] if above == 0 else UNDER_PAWN
    others = table.knowers[option]
    for other in range(table.seats):
        if other != seat:
            others = others * 256 + (table.passed[option] >> 8 * other & 255)
    packed = (((others * 128 + where) * 256 + barred) * 2 + sure) * 16 + above
    return (packed * 256 + table.trails[option]) * 32 + option


def trail_of(place: int) -> int:
    """The groups that the option there has gone through."""
    return place >> 5 & 255


def narrowness(place: int) -> int:
    """How choosy a place is: under a pawn, with kinds that it cannot be, or open to all."""
    if place >> 13 & 15:
        return 2
    return 1 if place >> 18 & PAWN_MASK else 0


def fits(table: Table, option: int, place: int) -> bool:
    """Whether an option can lie in a place."""
    kind = table.box.kinds[option]
    above = place >> 13 & 15
    if above:
        return kind == above - 1 or (kind == EXHAUSTED and not place >> 17 & 1)
    return kind == EXHAUSTED or not place >> 18 >> kind & 1


def place_options(table: Table, seat: int, pawns: list[int], dealt: list[int]) -> None:
    """Put the options where they were dealt; what a seat has left under a pile it remembers by the option."""
    places, knowers, clues = table.options[:], table.knowers[:], table.clues[:]
    trails, passed = table.trails, table.passed
    mine = 255 << 8 * seat
    table.trails, table.passed = trails[:], passed[:]
    for slot in range(OPTIONS):
        option = dealt[slot]
        place = places[slot]
        if UNDER_PAWN <= place < UNDER_PAWN + PAWNS:
            place = UNDER_PAWN + pawns[place - UNDER_PAWN]
        clue = clues[slot] & SURE
        for pawn in range(PAWNS):
            if clues[slot] >> pawn & 1:
                clue |= 1 << pawns[pawn]
        table.options[option] = place
        table.knowers[option] = knowers[slot]
        table.clues[option] = clue
        table.trails[option] = trails[slot]
        table.passed[option] = (passed[slot] & ~mine) | (passed[option] & mine)
