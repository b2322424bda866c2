"""What a position is worth, for bots: how many turns each pilot still needs, and so who is likely to be there first."""

from math import exp, sqrt
from typing import Final

from .race import VOYAGE, Voyage, fresh_turns, plan_voyage
from .sky import ALL_SIGNS, CARDS, NONE, ZODIAC, Sky
from .table import MOVE, QUIZ, ROUTE_STARS, THROW_DIE, Pilot, Table
from .travel import reach_of

NAMES: Final = 2
"""The tokens that a quiz brings to somebody who knows the sky."""
SPREAD: Final = 0.5
SURPRISE: Final = 2.0
"""How a lead in turns becomes a chance to win, fitted to six hundred matches: near the end it counts more."""
LAP_STEPS: Final = 3.0
"""How many steps a turn gives on the Zodiac."""
DETOUR: Final = 1.5
"""How many steps it takes to come back to the Zodiac's own stars."""
CARD_TOKENS: Final = 5
"""What a card brings in all, where no target was agreed on."""


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win, as far as a quick look can tell."""
    times = race(table)
    best = min(times)
    scale = SPREAD * sqrt(max(best, 0.0) + SURPRISE)
    weights = [exp((best - time) / scale) for time in times]
    total = sum(weights)
    return [weight / total for weight in weights]


def race(table: Table) -> list[float]:
    """The turns until each seat is there, with the parts of a turn that it waits for the others.

    On average, this difference between seats is the same before and after a turn.
    """
    goal = finish(table)
    times: list[float] = []
    for seat in range(table.seats):
        time = turns_of(table, seat, goal) + ((seat - table.turn) % table.seats) / table.seats
        times.append(time + 1.0 if table.pilots[seat].skips else time)
    if table.phase == MOVE:
        times[table.turn] += 1.0 - table.pending
    elif table.phase == THROW_DIE:
        times[table.turn] += 1.0 - max(table.pending, 1)
    return times


def finish(table: Table) -> int:
    """The points that end the race: those agreed on, or what the pile may bring the leader."""
    if table.agreed.target > 0:
        return table.agreed.target
    best = max([pilot.points for pilot in table.pilots])
    return best + table.box.gold * (1 + CARD_TOKENS * len(table.pile) // table.seats)


def turns_of(table: Table, seat: int, goal: int) -> float:
    """The turns until a seat has the points that end the race."""
    pilot = table.pilots[seat]
    gold = table.box.gold
    tokens = (goal - pilot.points + gold - 1) // gold
    if seat == table.turn:
        tokens -= doubt(table, pilot)
        if table.phase == QUIZ:
            tokens -= NAMES - len(table.names)
        elif table.phase == MOVE:
            return best_rest(table, pilot, tokens)
    return promise(table, pilot, pilot.star, pilot.visited, tokens, spent_circles(table, pilot))


def doubt(table: Table, pilot: Pilot) -> int:
    """The names in a quiz that a bot takes for right, less those that are.

    Bots know the sky like an amateur: they take constellations four graduations away for close ones. What is right is
    told at once, but not to somebody who is still thinking.
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
        if box.sky.gaps[pilot.card][name] > 0 or box.borders[pilot.card][name]:
            surplus += 1
    return surplus


def best_rest(table: Table, pilot: Pilot, tokens: int) -> float:
    """The turns after the best that can be made of the steps of a throw that are left."""
    sky = table.box.sky
    reach = reach_of(table)
    spent = spent_circles(table, pilot)
    best = promise(table, pilot, pilot.star, pilot.visited, tokens, spent)
    count = len(reach.stars)
    # What the way to each star has brought, from the star before it.
    ways: list[list[int]] = [spent] * count
    visited = [pilot.visited] * count
    for place in range(1, count):
        if reach.costs[place] > table.steps:
            break
        star = reach.stars[place]
        before = reach.parents[place]
        way = ways[before]
        circle = table.circle(star)
        if circle != NONE and circle not in way:
            way = [*way, circle]
        ways[place] = way
        if pilot.on_lap():
            visited[place] = visited[before] | 1 << sky.sign[sky.home[star]]
        time = promise(table, pilot, star, visited[place], tokens - len(way) + len(spent), way)
        if time < best:
            best = time
    return best


def spent_circles(table: Table, pilot: Pilot) -> list[int]:
    """The circled stars that pay a pilot no more on this voyage."""
    paid = pilot.paid | pilot.ever if table.agreed.once_a_game else pilot.paid
    pole = table.box.sky.circled[table.box.start]
    if pole != NONE and not table.agreed.pole_circled:
        paid |= 1 << pole
    spent: list[int] = []
    circle = 0
    while paid:
        if paid & 1:
            spent.append(circle)
        paid >>= 1
        circle += 1
    return spent


def promise(table: Table, pilot: Pilot, star: int, visited: int, tokens: int, spent: list[int]) -> float:
    """The turns until a pilot has won so many tokens, seen from a star."""
    if tokens <= 0:
        return 0.0
    names = NAMES if table.agreed.quiz else 0
    if pilot.card == NONE:
        return fresh_turns(tokens, names)
    if pilot.card != ZODIAC:
        return voyage_to(table, pilot.card, names).turns_from(star, tokens, spent)
    if pilot.sign == NONE:
        turns = ROUTE_STARS / LAP_STEPS + voyage_to(table, ZODIAC, names).turns_from(star, VOYAGE, spent)
        return lap_turns(turns, VOYAGE + len(circled_on(table, table.box.sky.route, spent)), tokens, names)
    return min([rest_of_lap(table, pilot.sign, star, visited, tokens, spent, direction) for direction in (1, -1)])


def lap_turns(turns: float, gold: int, tokens: int, names: int) -> float:
    """The turns until a pilot has won so many tokens, if a lap takes so many turns and brings so much gold."""
    return turns * tokens / gold if tokens <= gold else turns + fresh_turns(tokens - gold, names)


def voyage_to(table: Table, goal: int, names: int) -> Voyage:
    """What is known of the way to a goal: found when it is first asked for, then kept."""
    place = names * CARDS + goal
    if place not in table.box.voyages:
        table.box.voyages[place] = plan_voyage(table.box.charts[0], goal, names)
    return table.box.voyages[place]


def circled_on(table: Table, stars: list[int], spent: list[int]) -> list[int]:
    """The circled stars on a way along the Zodiac that can still pay."""
    circles: list[int] = []
    for star in stars:
        circle = table.circle(star)
        if circle != NONE and circle not in spent and circle not in circles:
            circles.append(circle)
    return circles


def rest_of_lap(
    table: Table, start: int, star: int, visited: int, tokens: int, spent: list[int], direction: int
) -> float:
    """The turns until a pilot has won so many tokens who makes the rest of its lap in one direction.

    Only circled stars that still lie ahead count: else to stop just before the end would seem better than to be there.
    """
    ahead = lap_ahead(table.box.sky, start, star, visited, direction)
    steps = len(ahead) + (DETOUR if ahead and star not in table.box.sky.route else 0.0)
    gold = VOYAGE + len(circled_on(table, ahead, spent))
    return lap_turns(steps / LAP_STEPS, gold, tokens, NAMES if table.agreed.quiz else 0)


def lap_ahead(sky: Sky, start: int, star: int, visited: int, direction: int) -> list[int]:
    """The stars that a lap still passes in one direction, to where it ends."""
    ahead: list[int] = []
    if visited == ALL_SIGNS and sky.sign[sky.home[star]] == start:
        return ahead
    at = NONE
    if star in sky.route:
        at = sky.route.index(star)
    else:
        for index in range(len(sky.route)):
            if sky.home[sky.route[index]] == sky.home[star] and (at == NONE or sky.route[index] in sky.lines[star]):
                at = index
    while len(ahead) < 2 * ROUTE_STARS and not (visited == ALL_SIGNS and sky.sign[sky.home[sky.route[at]]] == start):
        at = (at + direction) % len(sky.route)
        visited |= 1 << sky.sign[sky.home[sky.route[at]]]
        ahead.append(sky.route[at])
    return ahead
