"""A simple player to measure bots against: always where the fewest steps remain."""

from typing import Any

from lunatheque.bots import Considered
from lunatheque.engine import Dice, Knowledge
from lunatheque.games.jeu_des_etoiles.actions import DONE, GO, STOP
from lunatheque.games.jeu_des_etoiles.hopes import DETOUR, Spot, lap_ahead
from lunatheque.games.jeu_des_etoiles.sky import NONE, OPEN_SKY, STARS, ZODIAC
from lunatheque.games.jeu_des_etoiles.travel import reach_of

FAR = 1000


class Steps:
    """Goes to the star from which the fewest steps remain; among equal ones, where the way has more new circled stars.

    It says nothing in the quiz.
    """

    def __init__(self) -> None:
        self.distances: dict[int, list[int]] = {}

    def considered(self) -> list[Considered]:
        """It only counts."""
        return []

    def choose(self, known: Knowledge[Any]) -> int:
        """One of the legal actions."""
        if known.legal[0] not in (STOP, DONE):
            return known.legal[0]
        if known.legal[0] == DONE:
            return DONE
        state = known.sample(Dice(0))
        pilot = state.pilots[state.turn]
        reach = reach_of(state)
        best, choice = (self.left(state, pilot, pilot.star, pilot.visited), 0), STOP
        for action in known.legal[1:]:
            path = reach.path(reach.find(action - GO))
            visited = pilot.visited
            new = 0
            for star in path:
                circle = state.circle(star)
                new += circle != NONE and not pilot.paid >> circle & 1
                if pilot.on_lap():
                    visited |= 1 << state.box.sky.sign[state.box.sky.home[star]]
            value = (self.left(state, pilot, action - GO, visited), -new)
            if value < best:
                best, choice = value, action
        return choice

    def left(self, state: Any, pilot: Any, star: int, visited: int) -> float:
        """The steps that remain from a star."""
        if pilot.on_lap():
            sky = state.box.sky
            spot = Spot(star, visited, 0, [])
            steps = min(len(lap_ahead(sky, pilot.sign, spot, direction)) for direction in (1, -1))
            return steps + DETOUR if steps and star not in sky.route else steps
        if pilot.card not in self.distances:
            self.distances[pilot.card] = self.measure(state, pilot.card)
        return self.distances[pilot.card][star]

    def measure(self, state: Any, goal: int) -> list[int]:
        """The steps from every star to a goal."""
        charts, sky = state.agreed.charts, state.box.sky
        inside = [sky.on_zodiac(star) if goal == ZODIAC else sky.home[star] == goal for star in range(STARS)]
        found = [0 if here else FAR for here in inside]
        changed = True
        while changed:
            changed = False
            for star in range(STARS):
                around = charts.reach(OPEN_SKY, star)
                least = min(found[other] + cost for other, cost in zip(around.stars, around.costs, strict=True))
                if least < found[star]:
                    found[star], changed = least, True
        return found
