"""What a position is worth, for bots: how far each pilot is ahead when the match ends, and so who is likely to win.

A match to a number of points is a race to them. To the last card it is a harvest: what counts is how much each has won
by the time somebody has to draw from the empty pile.
"""

from math import exp, sqrt
from typing import Final

from .hopes import NAMES, Spot, names_in_quiz, promise, way_left, where_it_is, within_reach
from .race import TOKENS, share_of_turn
from .sky import NONE, ZODIAC
from .table import MOVE, QUIZ, THROW_DIE, Pilot, Table

SPREAD: Final = 0.5
SURPRISE: Final = 2.0
"""How a lead in turns becomes a chance to win, fitted to six hundred matches: near the end it counts more."""
HOPELESS: Final = 4.0
"""So far behind, in that measure, the chance falls no longer to a part of itself but only little by little."""
VOYAGE_TURNS: Final = 5.6
"""How many turns a voyage takes, from card to card."""


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win, as far as a quick look can tell."""
    behind, left = race(table) if table.agreed.target > 0 else harvest(table)
    best = min(behind)
    scale = SPREAD * sqrt(max(left, 0.0) + SURPRISE)
    weights = [weigh((time - best) / scale) for time in behind]
    total = sum(weights)
    return [weight / total for weight in weights]


def weigh(lag: float) -> float:
    """How likely somebody wins who is so far behind, beside whoever is ahead.

    It never quite vanishes: whoever has as good as won must still see that it is better to make an end of it.
    """
    return exp(-lag) if lag < HOPELESS else exp(-HOPELESS) / (1.0 + lag - HOPELESS)


def delays(table: Table) -> list[float]:
    """The rounds until each seat plays again, less the throws that the seat of the turn still has."""
    waits: list[float] = []
    for seat in range(table.seats):
        wait = ((seat - table.turn) % table.seats) / table.seats
        waits.append(wait + 1.0 if table.pilots[seat].skips else wait)
    if table.phase == MOVE:
        waits[table.turn] += 1.0 - table.pending
    elif table.phase == THROW_DIE:
        waits[table.turn] += 1.0 - max(table.pending, 1)
    return waits


def spots_of(table: Table, seat: int) -> list[Spot]:
    """Where the rocket of a seat may be before the next throw."""
    pilot = table.pilots[seat]
    return within_reach(table, pilot) if table.phase == MOVE and seat == table.turn else [where_it_is(table, pilot)]


# To a number of points ----------------------------------------------------------------------------------------------


def race(table: Table) -> tuple[list[float], float]:
    """The turns until each seat is there, with the parts of a turn that it waits for the others; and the shortest time.

    On average, the difference between seats is the same before and after a turn.
    """
    times = delays(table)
    gold = table.box.gold
    for seat in range(table.seats):
        pilot = table.pilots[seat]
        tokens = (table.agreed.target - pilot.points + gold - 1) // gold - quiz_tokens(table, seat)
        times[seat] += min([promise(table, pilot, spot, tokens - spot.won) for spot in spots_of(table, seat)])
    return times, min(times)


# To the last card ---------------------------------------------------------------------------------------------------


def harvest(table: Table) -> tuple[list[float], float]:
    """How far each seat is behind when the pile ends the match, in turns; and how many rounds that takes.

    Whoever makes a voyage brings the end nearer: that is good for whoever is ahead, and only for those.
    """
    turn = table.turn
    waits = delays(table)
    rockets = [where_it_is(table, pilot) for pilot in table.pilots]
    draws = [waits[seat] + way_left(table, table.pilots[seat], rockets[seat]) for seat in range(table.seats)]
    tokens = [pilot.points / table.box.gold + quiz_tokens(table, seat) for seat, pilot in enumerate(table.pilots)]
    plenty = [promise(table, pilot, rockets[seat], TOKENS) for seat, pilot in enumerate(table.pilots)]
    best: list[float] = []
    left = 0.0
    highest = 0.0
    for spot in spots_of(table, turn):
        rockets[turn] = spot
        plenty[turn] = promise(table, table.pilots[turn], spot, TOKENS)
        draws[turn] = waits[turn] + way_left(table, table.pilots[turn], spot)
        turns, end = turns_left(table, waits, draws)
        won: list[float] = []
        for seat in range(table.seats):
            won.append(tokens[seat] + gain(table, seat, rockets[seat], max(0.0, turns[seat]), plenty[seat]))
        lead = won[turn] - sum(won) / table.seats
        if not best or lead > highest:
            best, highest, left = won, lead, end
    share = share_of_turn(names_in_quiz(table))
    return [-share * tokens_won for tokens_won in best], left


def turns_left(table: Table, waits: list[float], draws: list[float]) -> tuple[list[float], float]:
    """The turns that each seat still has, and the rounds until the end; `draws`: when each has to draw a card next."""
    seats = table.seats
    cards = len(table.pile)
    rounds = max(0, cards // seats - 1)  # in each of them everybody makes a voyage
    times = draws[:]
    for _ in range(cards - rounds * seats):
        times[times.index(min(times))] += VOYAGE_TURNS
    end = min(times)
    later = rounds * VOYAGE_TURNS
    if table.agreed.finish_voyages:
        return [times[seat] + later - waits[seat] for seat in range(seats)], end + later
    if cards > 0:
        half = 0.5 - 0.5 / seats  # those who come before whoever ends the match have one turn more
        return [end + later - waits[seat] + half for seat in range(seats)], end + later
    last = waits[times.index(end)]
    return [end - last + (1.0 if wait < last else 0.0) for wait in waits], end


def gain(table: Table, seat: int, spot: Spot, turns: float, plenty: float) -> float:
    """The tokens that a pilot wins in so many turns, seen from a spot; `plenty`: the turns for the first `TOKENS`."""
    pilot = table.pilots[seat]
    if turns >= plenty:
        return spot.won + TOKENS + (turns - plenty) / share_of_turn(names_in_quiz(table))
    before = 0.0
    for tokens in range(1, TOKENS):
        time = promise(table, pilot, spot, tokens)
        if time > turns:
            return spot.won + tokens - 1 + (turns - before) / (time - before)
        before = time
    return spot.won + TOKENS - 1 + (turns - before) / (plenty - before)


# The quiz -----------------------------------------------------------------------------------------------------------


def quiz_tokens(table: Table, seat: int) -> int:
    """The tokens that the quiz of the turn brings beside those that were won."""
    if seat != table.turn:
        return 0
    doubtful = doubt(table, table.pilots[seat])
    return doubtful + NAMES - len(table.names) if table.phase == QUIZ else doubtful


def doubt(table: Table, pilot: Pilot) -> int:
    """The names in a quiz that a bot takes for right, less those that are.

    Bots know the sky like an amateur: they take constellations for close ones that are a little too far away. What is
    right is told at once, but not to somebody who is still thinking.
    """
    if pilot.card == NONE or pilot.card == ZODIAC or not (table.phase == QUIZ or table.phase == THROW_DIE):
        return 0
    box = table.box
    surplus = 0
    for place in range(len(table.names)):
        name = table.names[place]
        if name == pilot.card or name in table.names[:place]:
            continue
        if box.near(pilot.card, name, table.agreed.ruler_only):
            surplus -= 1
        if box.seems_near(pilot.card, name):
            surplus += 1
    return surplus
