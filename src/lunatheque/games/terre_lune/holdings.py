"""Options and pawns in players' hands: drawing, twinning, slipping exhausted ones under pawns, losing them.

Options are not told apart by their owner alone: all see how many a player holds loose, and how thick each stack is.
What can be told from that is kept with each option as a clue: the pawns that it is known not to belong to (one bit
each), and whether it surely belongs to the pawn above it. An option that is drawn goes under its pawn at once, so one
that stays loose belongs to none of the pawns that its owner holds, and one that is added to a stack is surely no
exhausted one. Only when a pawn is taken do exhausted options slip in unseen.
"""

from typing import Final

from lunatheque.engine import Chance

from .table import Rocket, Table
from .telling import kind_text, list_text, station_text, tell, tell_apart, tell_shown
from .things import EXHAUSTED, FRESH, GROUPS, HELD, LOOSE, LOST, NONE, OPENLY, OPTION, OPTIONS, OUT, PAWNS, UNDER_PAWN

SURE: Final = 1 << PAWNS
"""The clue that an option belongs to the pawn above it."""


def loose_options(table: Table, seat: int) -> list[int]:
    """The options that a player holds under no pawn."""
    return [option for option in range(OPTIONS) if table.options[option] == LOOSE + seat]


def options_under(table: Table, pawn: int) -> list[int]:
    """The options that lie under a pawn."""
    return [option for option in range(OPTIONS) if table.options[option] == UNDER_PAWN + pawn]


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
    count = table.options.count(LOOSE + seat)
    for pawn in table.rockets[seat].stacks:
        count += table.options.count(UNDER_PAWN + pawn)
    return count


def loose_exhausted(table: Table, seat: int) -> int:
    """How many exhausted options a player holds under no pawn."""
    count = 0
    for option in range(OPTIONS):
        if table.options[option] == LOOSE + seat and table.box.kinds[option] == EXHAUSTED:
            count += 1
    return count


def pile_size(table: Table, station: int) -> int:
    """How many options lie on a station."""
    count = table.piles[station]
    if table.groups:
        low = LOST + station * GROUPS
        for place in table.options:
            if low <= place < low + GROUPS:
                count += 1
    return count


def draw_options(table: Table, seat: int, station: int, count: int, chance: Chance) -> None:
    """Draw options from the top of a pile, as many as there are; only the player sees them."""
    drawn: list[int] = []
    while len(drawn) < count and pile_size(table, station) > 0:
        drawn.append(draw_option(table, seat, station, chance))
    if table.events is not None and drawn:
        kinds = list_text([kind_text(table.box.kinds[option]) for option in drawn])
        where = station_text(station)
        tell_apart(table, seat, "event-you-draw", "event-draws", secret=kinds, count=len(drawn), station=where)
        tell_twinned(table, seat, drawn)


def tell_twinned(table: Table, seat: int, options: list[int]) -> None:
    """Tell which of a player's stacks some options went to: all see that."""
    for number, pawn in enumerate(table.rockets[seat].stacks, 1):
        count = len([option for option in options if table.options[option] == UNDER_PAWN + pawn])
        if count:
            tell_shown(table, "event-twins", seat, count=count, stack=number)


def draw_option(table: Table, seat: int, station: int, chance: Chance) -> int:
    """Draw the top option of a pile: of those that nobody has looked at, else of those that went under it first."""
    place = FRESH
    if table.piles[station] > 0:
        table.piles[station] -= 1
    else:
        place = LOST + station * GROUPS
        while place not in table.options:
            place += 1
    found = [option for option in range(OPTIONS) if table.options[option] == place]
    kinds = [table.box.kinds[option] for option in found]
    kind = kinds[chance.draw(kinds, OPTION, seat)]
    option = found[kinds.index(kind)]
    table.knowers[option] = 1 << seat
    add_option(table, seat, option)
    return option


def add_option(table: Table, seat: int, option: int) -> None:
    """Put an option that a player has just got under its pawn, or into the hand."""
    kind = table.box.kinds[option]
    table.options[option] = LOOSE + seat
    table.clues[option] &= ~SURE
    for pawn in table.rockets[seat].stacks:
        if pawn == kind:
            table.options[option] = UNDER_PAWN + pawn
            table.clues[option] |= SURE
        else:
            table.clues[option] |= 1 << pawn
    if table.options[option] != LOOSE + seat:
        table.clues[option] = SURE


def take_pawn(table: Table, seat: int, pawn: int, bluff: int) -> None:
    """Give a pawn of the Moon to a player, with all options of its kind and some exhausted ones slipped in."""
    rocket = table.rockets[seat]
    table.pawns[pawn] = HELD + seat
    rocket.stacks.append(pawn)
    for option in range(OPTIONS):
        if table.options[option] == LOOSE + seat:
            kind = table.box.kinds[option]
            if kind == pawn or (kind == EXHAUSTED and bluff > 0):
                table.options[option] = UNDER_PAWN + pawn
                table.clues[option] = 0
                if kind == EXHAUSTED:
                    bluff -= 1
            else:
                table.clues[option] |= 1 << pawn
    if table.events is not None:
        tell_shown(table, "event-takes-pawn", seat, count=thickness(table, pawn))


def win_stack(table: Table, winner: int, loser: int, pawn: int) -> None:
    """Hand a stack over: the winner looks at it and adds the options of its kind."""
    table.rockets[loser].stacks.remove(pawn)
    table.rockets[winner].stacks.append(pawn)
    table.pawns[pawn] = HELD + winner
    bit = 1 << winner
    table.pawn_knowers[pawn] |= bit
    stack = options_under(table, pawn)
    for option in stack:
        table.knowers[option] |= bit
    if table.events is not None:
        exhausted = len([option for option in stack if table.box.kinds[option] == EXHAUSTED])
        tell_apart(
            table, winner, "event-you-win-stack", "event-wins-stack",
            secret=kind_text(pawn), secret_exhausted=exhausted, count=len(stack),
        )  # fmt: skip
    loose = loose_options(table, winner)
    for option in loose:
        if table.box.kinds[option] == pawn:
            table.options[option] = UNDER_PAWN + pawn
            table.clues[option] = SURE
        else:
            table.clues[option] |= 1 << pawn
    if table.events is not None:
        tell_twinned(table, winner, loose)


def slip(table: Table, seat: int, source: int, target: int) -> None:
    """Move an exhausted option openly; places are 0 for the hand, else the number of a stack."""
    rocket = table.rockets[seat]
    option = movable(table, rocket, seat, source)
    place = LOOSE + seat if target == 0 else UNDER_PAWN + rocket.stacks[target - 1]
    table.options[option] = place
    table.knowers[option] = OPENLY | (1 << table.seats) - 1
    table.slips += 1
    if table.events is not None:
        tell_shown(table, "event-slips", seat, source=source, target=target)


def movable(table: Table, rocket: Rocket, seat: int, source: int) -> int:
    """An exhausted option that lies in the hand (0) or in a stack; `NONE` if there is none.

    Of several the one that most seats know already, so that nothing is given away needlessly.
    """
    if source > len(rocket.stacks):
        return NONE
    place = LOOSE + seat if source == 0 else UNDER_PAWN + rocket.stacks[source - 1]
    found = NONE
    for option in range(OPTIONS):
        there = table.options[option] == place and table.box.kinds[option] == EXHAUSTED
        if there and (found == NONE or table.knowers[option] > table.knowers[found]):
            found = option
    return found


def lose_options(table: Table, seat: int, station: int) -> None:
    """Leave all options of a player shuffled under the pile of a station, or out of the game if there is none."""
    lost = held_options(table, seat)
    if table.events is not None and lost:
        if station == NONE:
            tell(table, "event-options-out", seat, count=len(lost))
        else:
            tell(table, "event-options-lost", seat, count=len(lost), station=station_text(station))
    if station == NONE or not lost:
        for option in lost:
            table.options[option] = OUT
        return
    group = table.groups
    table.groups += 1
    trails, passed = table.trails[:], table.passed[:]
    clue = (1 << PAWNS) - 1
    for option in lost:
        clue &= table.clues[option]
    for option in lost:
        table.options[option] = LOST + station * GROUPS + group
        table.clues[option] = clue
        trails[option] |= 1 << group
        for other in range(table.seats):
            if table.knowers[option] >> other & 1:
                # Whoever knew the option knows all that it has gone through.
                passed[option] &= ~(255 << 8 * other)
                passed[option] |= trails[option] << 8 * other
        if len(lost) > 1:
            table.knowers[option] = 0
    table.trails, table.passed = trails, passed
