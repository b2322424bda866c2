"""Options and pawns in players' hands: drawing, sorting, twinning, slipping exhausted ones under pawns, losing them.

All see how many options a player holds, and how thick each stack is. Whoever has pawns and gets options sorts them in
one go: those of the kind of a pawn go under it, and exhausted ones wherever the player likes, so that nobody can tell
which is which. Nothing of the kind of one's own pawn ever stays in the hand.
"""

from lunatheque.engine import Chance

from .memory import conclude, look_through, mingle, see, shift
from .rockets import Rocket
from .table import Table
from .telling import kind_text, list_text, station_text, tell, tell_apart, tell_shown
from .things import (
    EXHAUSTED,
    FRESH,
    HELD,
    LOOSE,
    LOST,
    NONE,
    OPTION,
    OPTIONS,
    OUT,
    SORT,
    SORTING,
    UNDER_PAWN,
)


def options_at(table: Table, place: int) -> list[int]:
    """The options that lie in a place."""
    return [option for option in range(OPTIONS) if table.options[option] == place]


def hand_place(table: Table, seat: int) -> int:
    """Where the options of a player's hand are."""
    return SORTING if table.phase == SORT and table.actor == seat else LOOSE + seat


def loose_options(table: Table, seat: int) -> list[int]:
    """The options that a player holds under no pawn."""
    return options_at(table, hand_place(table, seat))


def options_under(table: Table, pawn: int) -> list[int]:
    """The options that lie under a pawn."""
    return options_at(table, UNDER_PAWN + pawn)


def thickness(table: Table, pawn: int) -> int:
    """How many options lie under a pawn: all can see it."""
    return table.options.count(UNDER_PAWN + pawn)


def held_options(table: Table, seat: int) -> list[int]:
    """All options of a player."""
    held = loose_options(table, seat)
    for pawn in table.rockets[seat].stacks:
        held += options_under(table, pawn)
    return held


def count_options(table: Table, seat: int) -> int:
    """How many options a player has: all can see it."""
    count = table.options.count(hand_place(table, seat))
    for pawn in table.rockets[seat].stacks:
        count += table.options.count(UNDER_PAWN + pawn)
    return count


def loose_exhausted(table: Table, seat: int) -> int:
    """How many exhausted options a player holds under no pawn."""
    count = 0
    for option in loose_options(table, seat):
        if table.box.kinds[option] == EXHAUSTED:
            count += 1
    return count


# Piles ------------------------------------------------------------------------------------------------------------


def pile_size(table: Table, station: int) -> int:
    """How many options lie on a station."""
    count = table.piles[station]
    for group in range(len(table.lost_at)):
        if table.lost_at[group] == station:
            count += table.options.count(LOST + group)
    return count


def draw_options(table: Table, seat: int, station: int, count: int, chance: Chance) -> None:
    """Draw options from the top of a pile, as many as there are; only the player sees them."""
    drawn: list[int] = []
    if table.rockets[seat].stacks and pile_size(table, station) > 0:
        take_up(table, seat)
    place = hand_place(table, seat)
    while len(drawn) < count and pile_size(table, station) > 0:
        drawn.append(draw_option(table, seat, station, place, chance))
    if table.events is not None and drawn:
        kinds = list_text([kind_text(table.box.kinds[option]) for option in drawn])
        where = station_text(station)
        tell_apart(table, seat, "event-you-draw", "event-draws", secret=kinds, count=len(drawn), station=where)


def draw_option(table: Table, seat: int, station: int, place: int, chance: Chance) -> int:
    """Draw the top option of a pile: of those that nobody has looked at, else of those that went under it first."""
    source = FRESH
    if table.piles[station] > 0:
        table.piles[station] -= 1
    else:
        group = 0
        while table.lost_at[group] != station or LOST + group not in table.options:
            group += 1
        source = LOST + group
    found = options_at(table, source)
    kinds = [table.box.kinds[option] for option in found]
    kind = kinds[chance.draw(kinds, OPTION, seat)]
    option = found[kinds.index(kind)]
    table.options[option] = place
    mingle(table.option_memory, seat, source, place, len(found) - 1)
    see(table.option_memory, seat, [option], place)
    return option


# Sorting ----------------------------------------------------------------------------------------------------------


def take_up(table: Table, seat: int) -> None:
    """Take all loose options up: what comes to them now is sorted with them before anybody sees where it goes."""
    for option in options_at(table, LOOSE + seat):
        table.options[option] = SORTING
    shift(table.option_memory, LOOSE + seat, [SORTING])
    table.phase = SORT
    table.actor = seat


def sort_options(table: Table, seat: int, slipped: list[int]) -> None:
    """Put options under the pawns of their kind, exhausted ones under the pawns in `slipped`, others into the hand."""
    stacks = table.rockets[seat].stacks
    taken = options_at(table, SORTING)
    grown: list[int] = []
    left = slipped[:]
    for option in taken:
        kind = table.box.kinds[option]
        place = LOOSE + seat
        if kind in stacks:
            place = UNDER_PAWN + kind
        elif kind == EXHAUSTED and left:
            place = UNDER_PAWN + left.pop(0)
        table.options[option] = place
        if place not in grown:
            grown.append(place)
    shift(table.option_memory, SORTING, grown)
    for option in taken:
        see(table.option_memory, seat, [option], table.options[option])
    if table.events is not None:
        tell_shown(table, "event-sorts", seat, count=table.options.count(LOOSE + seat))
        for number, pawn in enumerate(stacks, 1):
            count = len([option for option in taken if table.options[option] == UNDER_PAWN + pawn])
            if count:
                tell_shown(table, "event-twins", seat, count=count, stack=number)


# Pawns ------------------------------------------------------------------------------------------------------------


def take_pawn(table: Table, seat: int, pawn: int, bluff: int) -> None:
    """Give a pawn of the Moon to a player, with all options of its kind and some exhausted ones slipped in."""
    rocket = table.rockets[seat]
    table.pawns[pawn] = HELD + seat
    rocket.stacks.append(pawn)
    laid: list[int] = []
    for option in options_at(table, LOOSE + seat):
        kind = table.box.kinds[option]
        if kind == pawn or (kind == EXHAUSTED and bluff > 0):
            table.options[option] = UNDER_PAWN + pawn
            laid.append(option)
            if kind == EXHAUSTED:
                bluff -= 1
    if laid:
        left = table.options.count(LOOSE + seat)
        mingle(table.option_memory, seat, LOOSE + seat, UNDER_PAWN + pawn, left)
        see(table.option_memory, seat, laid, UNDER_PAWN + pawn)
    if table.events is not None:
        tell_shown(table, "event-takes-pawn", seat, count=len(laid))


def win_stacks(table: Table, winner: int, loser: int, pawns: list[int]) -> None:
    """Hand stacks over: the winner looks at them, and sorts his options anew."""
    for pawn in pawns:
        table.pawn_knowers[pawn] |= 1 << winner
    conclude(table, loser)
    for pawn in pawns:
        table.rockets[loser].stacks.remove(pawn)
        table.rockets[winner].stacks.append(pawn)
        table.pawns[pawn] = HELD + winner
        stack = options_under(table, pawn)
        look_through(table, winner, pawn, stack)
        if table.events is not None:
            exhausted = len([option for option in stack if table.box.kinds[option] == EXHAUSTED])
            tell_apart(
                table, winner, "event-you-win-stack", "event-wins-stack",
                secret=kind_text(pawn), secret_exhausted=exhausted, count=len(stack),
            )  # fmt: skip
    if pawns and options_at(table, LOOSE + winner):
        take_up(table, winner)


def slip(table: Table, seat: int, source: int, target: int) -> None:
    """Move an exhausted option; places are 0 for the hand, else the number of a stack. Nobody sees its face."""
    rocket = table.rockets[seat]
    option = movable(table, rocket, seat, source)
    place = slip_place(rocket, seat, target)
    came = table.options[option]
    table.options[option] = place
    mingle(table.option_memory, seat, came, place, table.options.count(came))
    see(table.option_memory, seat, [option], place)
    table.slips += 1
    if table.events is not None:
        tell_shown(table, "event-slips", seat, source=source, target=target)


def slip_place(rocket: Rocket, seat: int, number: int) -> int:
    """The hand (0) or a stack, as a place of options."""
    return LOOSE + seat if number == 0 else UNDER_PAWN + rocket.stacks[number - 1]


def movable(table: Table, rocket: Rocket, seat: int, source: int) -> int:
    """An exhausted option that lies in the hand (0) or in a stack; `NONE` if there is none."""
    if source <= len(rocket.stacks):
        for option in options_at(table, slip_place(rocket, seat, source)):
            if table.box.kinds[option] == EXHAUSTED:
                return option
    return NONE


def lose_options(table: Table, seat: int, station: int) -> None:
    """Leave all options of a player shuffled under the pile of a station, or out of the game if there is none."""
    lost = held_options(table, seat)
    if not lost:
        return
    if table.events is not None:
        if station == NONE:
            tell(table, "event-options-out", seat, count=len(lost))
        else:
            tell(table, "event-options-lost", seat, count=len(lost), station=station_text(station))
    conclude(table, seat)
    place = OUT
    if station != NONE:
        place = LOST + len(table.lost_at)
        table.lost_at.append(station)
    for option in lost:
        if table.options[option] != place:
            leave_place(table, table.options[option], place)


def leave_place(table: Table, source: int, target: int) -> None:
    """Move all options of a place to another."""
    for option in options_at(table, source):
        table.options[option] = target
    shift(table.option_memory, source, [target])


def clear_piles(table: Table) -> None:
    """Put all options that still lie on stations out of the game."""
    for option in range(OPTIONS):
        if table.options[option] >= FRESH and table.options[option] != OUT:
            leave_place(table, table.options[option], OUT)
    table.piles = [0] * len(table.piles)
