"""What a pilot can hope for, for bots: the turns in which it wins so many tokens, from wherever its rocket may rest."""

from typing import Final

from .race import VOYAGE, Voyage, fresh_turns, plan_voyage
from .sky import ALL_SIGNS, CARDS, NONE, ZODIAC, Sky
from .table import ROUTE_STARS, Pilot, Table
from .travel import reach_of

NAMES: Final = 2
"""The tokens that a quiz brings to somebody who knows the sky."""
LAP_STEPS: Final = 3.0
"""How many steps a turn gives on the Zodiac."""
DETOUR: Final = 1.5
"""How many steps it takes to come back to the Zodiac's own stars."""


class Spot:
    """Where a rocket may come to rest, and what the way there brings."""

    def __init__(self, star: int, visited: int, won: int, spent: list[int]) -> None:
        self.star = star
        self.visited = visited
        """The signs seen on a lap by then."""
        self.won = won
        """The tokens that the way there brings."""
        self.spent = spent
        """The circled stars that then pay no more on this voyage."""


def where_it_is(table: Table, pilot: Pilot) -> Spot:
    """Where a rocket is now."""
    return Spot(pilot.star, pilot.visited, 0, spent_circles(table, pilot))


def within_reach(table: Table, pilot: Pilot) -> list[Spot]:
    """Wherever the rocket of the turn can be with the steps of its throw that are left, first where it is now."""
    sky = table.box.sky
    reach = reach_of(table)
    spots = [where_it_is(table, pilot)]
    for place in range(1, len(reach.stars)):
        if reach.costs[place] > table.steps:
            break
        star = reach.stars[place]
        before = spots[reach.parents[place]]
        visited = before.visited | 1 << sky.sign[sky.home[star]] if pilot.on_lap() else before.visited
        circle = table.circle(star)
        if circle != NONE and circle not in before.spent:
            spots.append(Spot(star, visited, before.won + 1, [*before.spent, circle]))
        else:
            spots.append(Spot(star, visited, before.won, before.spent))
    return spots


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


def names_in_quiz(table: Table) -> int:
    """The tokens for names before each voyage."""
    return NAMES if table.agreed.quiz else 0


def promise(table: Table, pilot: Pilot, spot: Spot, tokens: int) -> float:
    """The turns until a pilot has won so many tokens more, seen from a spot."""
    if tokens <= 0:
        return 0.0
    names = names_in_quiz(table)
    if pilot.card == NONE:
        return fresh_turns(tokens, names)
    if pilot.card != ZODIAC:
        return voyage_to(table, pilot.card, names).turns_from(spot.star, tokens, spot.spent)
    if pilot.sign == NONE:
        turns = ROUTE_STARS / LAP_STEPS + voyage_to(table, ZODIAC, names).turns_from(spot.star, VOYAGE, spot.spent)
        return lap_turns(turns, VOYAGE + len(circled_on(table, table.box.sky.route, spot.spent)), tokens, names)
    return min([rest_of_lap(table, pilot.sign, spot, tokens, direction) for direction in (1, -1)])


def way_left(table: Table, pilot: Pilot, spot: Spot) -> float:
    """The turns until a pilot has made its voyage, seen from a spot, if nothing is to be picked up on the way."""
    if pilot.card == NONE:
        return 0.0
    if pilot.card == ZODIAC and pilot.sign != NONE:
        return min([len(lap_ahead(table.box.sky, pilot.sign, spot, direction)) / LAP_STEPS for direction in (1, -1)])
    away = voyage_to(table, pilot.card, names_in_quiz(table)).away[spot.star]
    return away + ROUTE_STARS / LAP_STEPS if pilot.card == ZODIAC else away


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


def rest_of_lap(table: Table, start: int, spot: Spot, tokens: int, direction: int) -> float:
    """The turns until a pilot has won so many tokens who makes the rest of its lap in one direction.

    Only circled stars that still lie ahead count: else to stop just before the end would seem better than to be there.
    """
    ahead = lap_ahead(table.box.sky, start, spot, direction)
    steps = len(ahead) + (DETOUR if ahead and spot.star not in table.box.sky.route else 0.0)
    gold = VOYAGE + len(circled_on(table, ahead, spot.spent))
    return lap_turns(steps / LAP_STEPS, gold, tokens, names_in_quiz(table))


def lap_ahead(sky: Sky, start: int, spot: Spot, direction: int) -> list[int]:
    """The stars that a lap still passes in one direction, to where it ends."""
    star, visited = spot.star, spot.visited
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
