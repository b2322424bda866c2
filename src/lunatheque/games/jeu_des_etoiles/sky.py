"""The sky as a map: lines, jumps of the ruler and links of the Zodiac, and what a throw can reach on it.

Whole numbers only: a star lies at (x, y) in hundredths of a degree, and the ruler compares squares.
"""

from typing import Final

from .catalogue import CONSTELLATION_IDS, STAR_IDS

STARS: Final = 339
CONSTELLATIONS: Final = 49
NONE: Final = -1
ZODIAC: Final = CONSTELLATIONS
"""The fiftieth card, and the chart of a voyage through the Zodiac."""
CARDS: Final = CONSTELLATIONS + 1
OPEN_SKY: Final = CARDS
"""The chart without any goal."""
SIGNS: Final = 12
ALL_SIGNS: Final = (1 << SIGNS) - 1
LONGEST: Final = 4
"""No throw has more steps, and the ruler has no more graduations."""
ENDLESS: Final = 1 << 40
"""Farther than any two stars are apart, squared."""

assert len(STAR_IDS) == STARS
assert len(CONSTELLATION_IDS) == CONSTELLATIONS


class Reach:
    """The stars that can be reached from one star, nearest first; the star itself is the first of them.

    `parents` gives the place in the list of the star before, on the cheapest way; among ways that cost the same, on
    the one with the most circled stars.
    """

    def __init__(self) -> None:
        self.stars: list[int] = []
        self.costs: list[int] = []
        self.parents: list[int] = []

    def find(self, star: int) -> int:
        """The place of a star in the list."""
        return self.stars.index(star)

    def path(self, place: int) -> list[int]:
        """The stars on the way to the star at a place of the list, without the first, with the last."""
        found: list[int] = []
        while place > 0:
            found.append(self.stars[place])
            place = self.parents[place]
        found.reverse()
        return found


class Sky:
    """Where the stars are and what joins them; lists are indexed by star or by constellation."""

    def __init__(self) -> None:
        self.x = [0] * STARS
        self.y = [0] * STARS
        self.home = [0] * STARS
        """The constellation of each star."""
        self.circled = [NONE] * STARS
        """The number of each circled star, from 0."""
        self.lines: list[list[int]] = [[] for _ in range(STARS)]
        """The neighbours of each star in its figure."""
        self.targets: list[list[int]] = [[] for _ in range(STARS)]
        """The stars to which the ruler reaches from each star, and the graduations that it takes."""
        self.graduations: list[list[int]] = [[] for _ in range(STARS)]
        self.ahead = [NONE] * STARS
        """Where the yellow link of each star leads, the Sun's way, and against it."""
        self.behind = [NONE] * STARS
        self.sign = [NONE] * CONSTELLATIONS
        """The rank of each constellation on the Zodiac, from 0."""
        self.route: list[int] = []
        """The stars of the yellow route, in their order."""
        self.gaps: list[list[int]] = []
        """The graduations of the shortest jump between two constellations; 0 where the ruler is too short."""
        self.apart: list[list[int]] = []
        """How far apart two constellations are, squared: from the nearest star to the nearest."""

    def measure(self, one: int, other: int, graduation: int) -> int:
        """How many graduations there are between two stars: rounded up, a star on a mark counts as that mark."""
        dx = self.x[one] - self.x[other]
        dy = self.y[one] - self.y[other]
        distance = dx * dx + dy * dy
        length = graduation
        count = 1
        while length * length < distance:
            length += graduation
            count += 1
        return count

    def lay_ruler(self, graduation: int) -> None:
        """Find all jumps: from any star to any star of another constellation, as far as the ruler reaches."""
        longest = LONGEST * graduation
        self.gaps = [[0] * CONSTELLATIONS for _ in range(CONSTELLATIONS)]
        self.apart = [[ENDLESS] * CONSTELLATIONS for _ in range(CONSTELLATIONS)]
        for one in range(STARS):
            for other in range(one):
                here, there = self.home[one], self.home[other]
                if here == there:
                    continue
                dx = self.x[one] - self.x[other]
                dy = self.y[one] - self.y[other]
                distance = dx * dx + dy * dy
                if distance < self.apart[here][there]:
                    self.apart[here][there] = self.apart[there][here] = distance
                if distance > longest * longest:
                    continue
                count = self.measure(one, other, graduation)
                self.targets[one].append(other)
                self.targets[other].append(one)
                self.graduations[one].append(count)
                self.graduations[other].append(count)
                if self.gaps[here][there] == 0 or count < self.gaps[here][there]:
                    self.gaps[here][there] = self.gaps[there][here] = count

    def join_signs(self) -> None:
        """The yellow links: wherever the route passes from one constellation to the next."""
        for place in range(len(self.route)):
            star = self.route[place]
            after = self.route[(place + 1) % len(self.route)]
            if self.home[star] != self.home[after]:
                self.ahead[star] = after
                self.behind[after] = star

    def on_zodiac(self, star: int) -> bool:
        """Whether a star belongs to one of the twelve constellations."""
        return self.sign[self.home[star]] != NONE


class Charts:
    """What can be reached from where on the way to which goal, found when it is first asked for, then kept.

    A path may pass through the goal but not leave it again. On the way to the Zodiac it may not leave that either:
    from its first star there it follows lines and links, without the ruler.
    """

    def __init__(self, sky: Sky, stops_at_goal: bool, links_for_all: bool, forward_only: bool) -> None:
        self.sky = sky
        self.stops_at_goal = stops_at_goal
        self.links_for_all = links_for_all
        self.forward_only = forward_only
        self.known: list[Reach | None] = [None] * ((OPEN_SKY + 1) * STARS)

    def reach(self, goal: int, star: int) -> Reach:
        """What four steps can reach from a star on the way to a goal."""
        known = self.known[goal * STARS + star]
        if known is not None:
            return known
        found = self.search(goal, star) if goal == OPEN_SKY or self.meets(goal, star) else self.reach(OPEN_SKY, star)
        self.known[goal * STARS + star] = found
        return found

    def meets(self, goal: int, star: int) -> bool:
        """Whether a throw from a star can touch the goal: if not, the goal changes nothing."""
        return True in [self.inside(goal, other) for other in self.reach(OPEN_SKY, star).stars]

    def inside(self, goal: int, star: int) -> bool:
        """Whether a star belongs to the goal."""
        return self.sky.on_zodiac(star) if goal == ZODIAC else self.sky.home[star] == goal

    def search(self, goal: int, star: int) -> Reach:
        """The cheapest ways from a star, step by step outward."""
        sky = self.sky
        costs = [LONGEST + 1] * STARS
        circles = [0] * STARS
        before = [NONE] * STARS
        rings: list[list[int]] = [[star], [], [], [], []]
        costs[star] = 0
        found = Reach()
        places = [NONE] * STARS
        for cost in range(LONGEST + 1):
            for near in rings[cost]:
                if costs[near] != cost or places[near] != NONE:
                    continue
                places[near] = len(found.stars)
                found.stars.append(near)
                found.costs.append(cost)
                found.parents.append(NONE if cost == 0 else places[before[near]])
                legs: list[int] = []
                steps: list[int] = []
                self.list_legs(goal, near, legs, steps)
                for index in range(len(legs)):
                    far = legs[index]
                    total = cost + steps[index]
                    passed = circles[near] + (1 if sky.circled[far] != NONE else 0)
                    if total < costs[far] or (total == costs[far] and total <= LONGEST and passed > circles[far]):
                        if total != costs[far]:
                            rings[total].append(far)
                        costs[far] = total
                        circles[far] = passed
                        before[far] = near
        return found

    def list_legs(self, goal: int, star: int, legs: list[int], steps: list[int]) -> None:
        """The stars that one leg leads to, and its steps: lines, then links, then jumps."""
        sky = self.sky
        inside = self.inside(goal, star)
        if inside and goal != ZODIAC and self.stops_at_goal:
            return
        for other in sky.lines[star]:
            legs.append(other)
            steps.append(1)
        if inside and goal != ZODIAC:
            return
        if inside or self.links_for_all:
            if sky.ahead[star] != NONE:
                legs.append(sky.ahead[star])
                steps.append(1)
            if sky.behind[star] != NONE and not (inside and self.forward_only):
                legs.append(sky.behind[star])
                steps.append(1)
        if inside:
            return
        for index in range(len(sky.targets[star])):
            legs.append(sky.targets[star][index])
            steps.append(sky.graduations[star][index])

    def nearest_sign(self, star: int) -> int:
        """The constellation of the Zodiac that is the fewest steps away; of several, the first on the route."""
        sky = self.sky
        costs = [NONE] * STARS
        rings: list[list[int]] = [[star]]
        cost = 0
        while cost < len(rings):
            best = NONE
            for near in rings[cost]:
                home = sky.home[near]
                if sky.sign[home] != NONE and (best == NONE or sky.sign[home] < sky.sign[best]):
                    best = home
                if costs[near] != NONE:
                    continue
                costs[near] = cost
                legs: list[int] = []
                steps: list[int] = []
                self.list_legs(OPEN_SKY, near, legs, steps)
                for index in range(len(legs)):
                    total = cost + steps[index]
                    while len(rings) <= total:
                        rings.append([])
                    rings[total].append(legs[index])
            if best != NONE:
                return best
            cost += 1
        return NONE
