"""Moving: what a throw can reach, where a rocket may rest, and what the way brings."""

from .actions import GO
from .sky import ALL_SIGNS, NONE, ZODIAC, Reach
from .table import Pilot, Table
from .telling import card_text, tell, tell_star


def may_rest(table: Table, star: int) -> bool:
    """Whether the rocket of the turn may rest on a star: it is circled, or no other rocket is there."""
    if table.circle(star) != NONE:
        return True
    others = [pilot.star for seat, pilot in enumerate(table.pilots) if seat != table.turn]
    return star not in others


def reach_of(table: Table) -> Reach:
    """What the rocket of the turn can reach with the steps of a throw, wherever others are."""
    pilot = table.pilots[table.turn]
    return reach_on_lap(table, pilot) if pilot.on_lap() else table.agreed.charts.reach(goal_of(table), pilot.star)


def goal_of(table: Table) -> int:
    """Where the rocket of the turn has to go: on the way to the Zodiac to one sign, if only the nearest will do."""
    pilot = table.pilots[table.turn]
    return pilot.toward if pilot.card == ZODIAC and table.agreed.nearest_only else pilot.card


def reach_on_lap(table: Table, pilot: Pilot) -> Reach:
    """What can be reached on the Zodiac, along lines and links; a way ends where it completes the lap.

    Every leg is one step, so when a star is gone on from, all ways that lead to it in as few steps have been seen.
    """
    sky = table.box.sky
    found = Reach()
    found.stars.append(pilot.star)
    found.costs.append(0)
    found.parents.append(NONE)
    visited = [pilot.visited]
    circles = [0]
    place = 0
    while place < len(found.stars):
        star = found.stars[place]
        cost = found.costs[place]
        if cost < table.steps and not (place > 0 and ends_lap(table, pilot, star, visited[place])):
            legs: list[int] = []
            steps: list[int] = []
            table.agreed.charts.list_legs(ZODIAC, star, legs, steps)
            for other in legs:
                signs = visited[place] | 1 << sky.sign[sky.home[other]]
                passed = circles[place] + (1 if sky.circled[other] != NONE else 0)
                if other not in found.stars:
                    found.stars.append(other)
                    found.costs.append(cost + 1)
                    found.parents.append(place)
                    visited.append(signs)
                    circles.append(passed)
                    continue
                known = found.find(other)
                if found.costs[known] == cost + 1 and passed > circles[known]:
                    found.parents[known] = place
                    visited[known] = signs
                    circles[known] = passed
        place += 1
    return found


def ends_lap(table: Table, pilot: Pilot, star: int, visited: int) -> bool:
    """Whether a rocket that comes to a star has made its lap: all signs seen, back where it began, free to rest."""
    sky = table.box.sky
    return visited == ALL_SIGNS and sky.sign[sky.home[star]] == pilot.sign and may_rest(table, star)


def list_goes(table: Table, actions: list[int]) -> None:
    """All stars where the rocket of the turn can go and rest with the steps that are left."""
    reach = reach_of(table)
    blocked: list[int] = []
    for seat in range(table.seats):
        star = table.pilots[seat].star
        if seat != table.turn and star != NONE and table.circle(star) == NONE:
            blocked.append(star)
    for place in range(1, len(reach.stars)):
        if reach.costs[place] > table.steps:
            break
        if reach.stars[place] not in blocked:
            actions.append(GO + reach.stars[place])


def can_go(table: Table) -> bool:
    """Whether the steps that are left lead anywhere."""
    if table.steps == 0:
        return False
    reach = reach_of(table)
    for place in range(1, len(reach.stars)):
        if reach.costs[place] > table.steps:
            return False
        if may_rest(table, reach.stars[place]):
            return True
    return False


def fly(table: Table, star: int) -> None:
    """Go to a star on the cheapest way; circled stars on it pay, and signs count for the lap."""
    reach = reach_of(table)
    place = reach.find(star)
    pilot = table.pilots[table.turn]
    path = reach.path(place)
    sky = table.box.sky
    if table.events is not None:
        tell_star(table, "event-flew", star, steps=reach.costs[place])
    for passed in path:
        pay(table, pilot, passed)
        if pilot.sign != NONE:
            pilot.visited |= 1 << sky.sign[sky.home[passed]]
    pilot.trail = pilot.trail + path if pilot.trail else [pilot.star, *path]
    pilot.star = star
    table.steps -= reach.costs[place]


def pay(table: Table, pilot: Pilot, star: int) -> None:
    """A circled star that the rocket passes gives gold, once a voyage (or once a match)."""
    number = table.circle(star)
    if number == NONE:
        return
    bit = 1 << number
    if pilot.paid & bit or (table.agreed.once_a_game and pilot.ever & bit):
        return
    pilot.paid |= bit
    pilot.ever |= bit
    pilot.circles += 1
    pilot.points += table.box.gold
    if table.events is not None:
        tell_star(table, "event-circled", star, points=table.box.gold)


def begin_lap(table: Table, pilot: Pilot) -> None:
    """The lap starts in the constellation where the rocket rests."""
    sky = table.box.sky
    pilot.sign = sky.sign[sky.home[pilot.star]]
    pilot.visited = 1 << pilot.sign
    pilot.toward = NONE
    if table.events is not None:
        tell(table, "event-lap", constellation=card_text(sky.home[pilot.star]))
