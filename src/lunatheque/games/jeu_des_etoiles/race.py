"""How long a race takes, for bots: the turns until a rocket has won so many gold tokens on the way to its goal."""

from typing import Final

from .sky import NONE, OPEN_SKY, STARS, Charts, Reach, Sky

CHANCES: Final[list[float]] = [0.0, 0.1, 0.2, 0.3, 0.4]
"""How likely a turn brings each number: with the throws that green gives and red takes, it brings one on average."""
TOKENS: Final = 10
"""Ways are planned for so many tokens at most; each one beyond takes its share of a turn."""
VOYAGE: Final = 2
"""The tokens that a voyage brings."""
START: Final = 1.4
SHARE: Final = 0.75
SHARE_WITHOUT_QUIZ: Final = 1.15
"""A rocket that does not know its goal yet takes so many turns, and so much of one for each token."""
FAR: Final = 1_000.0
NO_CIRCLES: Final[list[int]] = []
CERTAIN: Final = 200
"""Chances are kept as bytes, in parts of this."""


def share_of_turn(names: int) -> float:
    """How much of a turn a token takes in the long run; `names`: the tokens for names before each voyage."""
    return SHARE if names > 0 else SHARE_WITHOUT_QUIZ


def fresh_turns(tokens: int, names: int) -> float:
    """The turns until a pilot who has to draw a card has won so many tokens, `names` of them in the quiz."""
    if tokens <= 0:
        return 0.0
    left = tokens - names
    return START + share_of_turn(names) * left if left > 0 else 1.0


class Voyage:
    """What bots know of the way to a goal from every star."""

    def __init__(self, names: int, circles: int) -> None:
        self.names = names
        self.circles = circles
        """How many circled stars there are."""
        self.turns = [0.0] * ((TOKENS + 1) * STARS)
        """The turns until so many tokens are won, by tokens and star."""
        self.away: list[float] = []
        """The turns to the goal from every star, if nothing is to be picked up on the way."""
        self.passes = b""
        """How likely the way leads past each circled star while tokens are wanted, by tokens, star and circled star."""

    def turns_from(self, star: int, tokens: int, spent: list[int]) -> float:
        """The turns until a rocket has won so many tokens, seen from a star; the circled stars `spent` pay no more."""
        wanted = float(tokens)
        if spent:
            # The tokens that are hoped for in vain have to be won elsewhere, on a way that may be another one.
            for _ in range(2):
                wanted = tokens + self.vain(star, min(TOKENS, int(wanted + 0.99)), spent)
        if wanted >= TOKENS:
            return self.turns[TOKENS * STARS + star] + (wanted - TOKENS) * share_of_turn(self.names)
        whole = int(wanted)
        below = self.turns[whole * STARS + star]
        return below + (wanted - whole) * (self.turns[(whole + 1) * STARS + star] - below)

    def vain(self, star: int, tokens: int, spent: list[int]) -> float:
        """How many tokens the way from a star counts on that circled stars pay no more."""
        first = (tokens * STARS + star) * self.circles
        total = 0
        for circle in spent:
            total += self.passes[first + circle]
        return total / CERTAIN


def plan_voyage(charts: Charts, goal: int, names: int) -> Voyage:
    """The way of a practised pilot from every star: always nearer to the goal, past circled stars where that pays.

    Stars are taken in the order of their distance, so that a star's value rests on nearer stars alone.
    """
    distances = measure_turns(charts, goal)
    voyage = Voyage(names, 1 + max(charts.sky.circled))
    voyage.away = distances
    passes = [0.0] * ((TOKENS + 1) * STARS * voyage.circles)
    met: list[list[int]] = [[] for _ in range(STARS)]
    nearest = [(distances[star], star) for star in range(STARS)]
    nearest.sort()
    for distance, star in nearest:
        if distance == 0.0:
            for tokens in range(1, TOKENS + 1):
                voyage.turns[tokens * STARS + star] = fresh_turns(tokens - VOYAGE, names)
        else:
            plan_star(charts, distances, star, voyage, passes, met)
    voyage.passes = bytes([min(CERTAIN, int(CERTAIN * chance + 0.5)) for chance in passes])
    return voyage


def plan_star(
    charts: Charts, distances: list[float], star: int, voyage: Voyage, passes: list[float], met: list[list[int]]
) -> None:
    """Where each number leads from a star, for every number of tokens, and what comes of it."""
    turns = voyage.turns
    around = charts.reach(OPEN_SKY, star)
    nearer = [place for place in range(1, len(around.stars)) if distances[around.stars[place]] < distances[star]]
    paying = [list_paying(charts.sky, distances, around, place) for place in nearer]
    for tokens in range(1, TOKENS + 1):
        choices = [NONE] * len(CHANCES)
        hopes = [FAR] * len(CHANCES)
        for choice in range(len(nearer)):
            left = tokens - len(paying[choice])
            after = turns[left * STARS + around.stars[nearer[choice]]] if left > 0 else 0.0
            steps = around.costs[nearer[choice]]
            if after < hopes[steps]:
                hopes[steps] = after
                choices[steps] = choice
        for number in range(2, len(CHANCES)):
            if hopes[number - 1] < hopes[number]:
                hopes[number] = hopes[number - 1]
                choices[number] = choices[number - 1]
        best = expect(hopes)
        turns[tokens * STARS + star] = best
        used = [number for number in range(1, len(CHANCES)) if hopes[number] < best]
        certain = 0.0
        for number in used:
            certain += CHANCES[number]
        here = (tokens * STARS + star) * voyage.circles
        for number in used:
            chance = CHANCES[number] / certain
            choice = choices[number]
            rest = around.stars[nearer[choice]]
            left = tokens - len(paying[choice])
            there = (left * STARS + rest) * voyage.circles
            for circle in paying[choice]:
                passes[here + circle] += chance
                if circle not in met[star]:
                    met[star].append(circle)
            for circle in met[rest] if left > 0 else NO_CIRCLES:
                passes[here + circle] += chance * passes[there + circle]
                if circle not in met[star]:
                    met[star].append(circle)


def list_paying(sky: Sky, distances: list[float], around: Reach, place: int) -> list[int]:
    """The circled stars on a way that lie between its ends, seen from the goal: so that none is counted twice."""
    far = distances[around.stars[0]]
    near = distances[around.stars[place]]
    found: list[int] = []
    while place > 0:
        star = around.stars[place]
        if sky.circled[star] != NONE and near <= distances[star] < far:
            found.append(sky.circled[star])
        place = around.parents[place]
    return found


def measure_turns(charts: Charts, goal: int) -> list[float]:
    """The turns to a goal from every star, on average: stars are settled from the goal outward.

    A star's value rests on nearer stars alone: with each number thrown, one goes to the nearest star in reach or stays.
    Every star enters each list of the stars around it once, when it is settled, as the best for that number and above.
    """
    turns = [FAR] * STARS
    hopes = [[FAR] * len(CHANCES) for _ in range(STARS)]
    settled = [False] * STARS
    for star in range(STARS):
        if charts.inside(goal, star):
            turns[star] = 0.0
    for _ in range(STARS):
        star = NONE
        for other in range(STARS):
            if not settled[other] and (star == NONE or turns[other] < turns[star]):
                star = other
        settled[star] = True
        around = charts.reach(OPEN_SKY, star)
        for place in range(1, len(around.stars)):
            other = around.stars[place]
            if settled[other]:
                continue
            changed = False
            for number in range(around.costs[place], len(CHANCES)):
                if turns[star] < hopes[other][number]:
                    hopes[other][number] = turns[star]
                    changed = True
            if changed:
                turns[other] = expect(hopes[other])
    return turns


def expect(hopes: list[float]) -> float:
    """The turns from a star, when each number leads to a star from where it takes so many more.

    The higher the number, the nearer: a number that gains nothing is not used, nor any lower one.
    """
    certain = 0.0
    total = 1.0
    best = FAR
    for number in range(len(CHANCES) - 1, 0, -1):
        if hopes[number] < best:
            certain += CHANCES[number]
            total += CHANCES[number] * hopes[number]
            best = total / certain
    return best
