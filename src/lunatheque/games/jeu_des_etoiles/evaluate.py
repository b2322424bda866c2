"""What a position is worth, for bots: points, and how far each voyage still is."""

from math import exp
from typing import Final

from .components import Box
from .sky import ALL_SIGNS, NONE, OPEN_SKY, STARS, ZODIAC, Charts, Sky
from .table import MOVE, QUIZ, ROUTE_STARS, THROW_DIE, Pilot, Table
from .travel import reach_of

# Everything is measured in points. The figures were chosen by play between bots.
THROW: Final = 2.2
"""What a throw is worth."""
LAP_THROW: Final = 2.5
"""How many steps a throw gives on the Zodiac."""
SCALE: Final = 20.0
"""A lead of so many points makes a win 2.7 times as likely as the other's."""
NUMBERS: Final[list[float]] = [0.0, 1 / 12, 2 / 12, 3 / 12, 4 / 12]
"""How likely the die shows each number."""


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win, as far as a quick look can tell."""
    worths = [prospects(table, seat) for seat in range(table.seats)]
    best = max(worths)
    weights = [exp((worth - best) / SCALE) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def prospects(table: Table, seat: int) -> float:
    """The points of a seat, with what its voyage promises."""
    pilot = table.pilots[seat]
    points = float(pilot.points)
    if seat == table.turn:
        points += table.box.gold * doubt(table, pilot)
        if table.phase == MOVE:
            return points + best_rest(table, pilot)
    return points + promise(table, pilot, pilot.star, pilot.visited, pilot.paid)


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


def best_rest(table: Table, pilot: Pilot) -> float:
    """The best that can be made of the steps of a throw that are left."""
    sky = table.box.sky
    reach = reach_of(table)
    best = promise(table, pilot, pilot.star, pilot.visited, pilot.paid)
    gold = float(table.box.gold)
    count = len(reach.stars)
    # What the way to each star has brought, from the star before it.
    gains = [0.0] * count
    visited = [pilot.visited] * count
    paid = [pilot.paid] * count
    for place in range(1, count):
        if reach.costs[place] > table.steps:
            break
        star = reach.stars[place]
        before = reach.parents[place]
        gains[place] = gains[before]
        paid[place] = paid[before]
        circle = table.circle(star)
        if circle != NONE and not paid[place] >> circle & 1:
            paid[place] |= 1 << circle
            if not (table.agreed.once_a_game and pilot.ever >> circle & 1):
                gains[place] += gold
        if pilot.on_lap():
            visited[place] = visited[before] | 1 << sky.sign[sky.home[star]]
        worth = gains[place] + promise(table, pilot, star, visited[place], paid[place])
        if worth > best:
            best = worth
    return best


def promise(table: Table, pilot: Pilot, star: int, visited: int, paid: int) -> float:
    """What the voyage of a pilot promises to bring yet, seen from a star."""
    if pilot.card == NONE:
        return 0.0
    reward = 2.0 * table.box.gold
    if pilot.card != ZODIAC:
        return reward - THROW * throws_from(table.box, pilot.card, star)
    route_gold = float(table.box.gold * circled_ahead(table, pilot, paid))
    if pilot.sign == NONE:
        throws = throws_from(table.box, ZODIAC, star) + ROUTE_STARS / LAP_THROW
        return reward + route_gold - THROW * throws
    return reward + route_gold - THROW * steps_of_lap(table.box.sky, pilot.sign, star, visited) / LAP_THROW


def circled_ahead(table: Table, pilot: Pilot, paid: int) -> int:
    """How many circled stars of the Zodiac can still pay on this voyage."""
    count = 0
    for star in table.box.sky.route:
        circle = table.circle(star)
        if circle != NONE and not paid >> circle & 1:
            count += 0 if table.agreed.once_a_game and pilot.ever >> circle & 1 else 1
    return count


def steps_of_lap(sky: Sky, start: int, star: int, visited: int) -> float:
    """How many steps the lap still takes, in the better direction."""
    here = sky.sign[sky.home[star]]
    if visited == ALL_SIGNS and here == start:
        return 0.0
    place = NONE
    detour = 0.0
    if star in sky.route:
        place = sky.route.index(star)
    else:
        for index in range(len(sky.route)):
            if sky.home[sky.route[index]] == sky.home[star] and (place == NONE or sky.route[index] in sky.lines[star]):
                place = index
        detour = 1.5
    best = 1_000.0
    for direction in (1, -1):
        steps = 0
        seen = visited
        at = place
        while steps < 2 * ROUTE_STARS and not (seen == ALL_SIGNS and sky.sign[sky.home[sky.route[at]]] == start):
            at = (at + direction) % len(sky.route)
            seen |= 1 << sky.sign[sky.home[sky.route[at]]]
            steps += 1
        if steps + detour < best:
            best = steps + detour
    return best


def throws_from(box: Box, goal: int, star: int) -> float:
    """How many throws a voyage takes from a star when it is played for speed alone."""
    if not box.throws[goal]:
        box.throws[goal] = count_throws(box.charts[0], goal)
    return box.throws[goal][star]


def count_throws(charts: Charts, goal: int) -> list[float]:
    """The throws to a goal from every star, on average: stars are settled from the goal outward.

    A star's value rests on nearer stars alone: with each number thrown, one goes to the nearest star in reach or stays.
    Every star enters each list of the stars around it once, when it is settled, as the best for that number and above.
    """
    throws = [1_000.0] * STARS
    hopes = [[1_000.0] * len(NUMBERS) for _ in range(STARS)]
    settled = [False] * STARS
    for star in range(STARS):
        if charts.inside(goal, star):
            throws[star] = 0.0
    for _ in range(STARS):
        star = NONE
        for other in range(STARS):
            if not settled[other] and (star == NONE or throws[other] < throws[star]):
                star = other
        settled[star] = True
        around = charts.reach(OPEN_SKY, star)
        for place in range(1, len(around.stars)):
            other = around.stars[place]
            if settled[other]:
                continue
            changed = False
            for number in range(around.costs[place], len(NUMBERS)):
                if throws[star] < hopes[other][number]:
                    hopes[other][number] = throws[star]
                    changed = True
            if changed:
                throws[other] = expect(hopes[other])
    return throws


def expect(hopes: list[float]) -> float:
    """The throws from a star, when each number leads to a star from where it takes so many more."""
    certain = 0.0
    total = 1.0
    for number in range(1, len(NUMBERS)):
        if hopes[number] < 999.0:
            certain += NUMBERS[number]
            total += NUMBERS[number] * hopes[number]
    return total / certain
