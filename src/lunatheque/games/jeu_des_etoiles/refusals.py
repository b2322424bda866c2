"""Why an action is not possible: the rule that says so, and the facts."""

from lunatheque.engine import Refusal, text

from .actions import DONE, DRAW, GO, NAME, ROCKET, STOP, THROW
from .components import Box
from .sky import LONGEST, ZODIAC
from .state import JeuDesEtoiles
from .table import CHOOSE_ROCKET, DRAW_CARD, MOVE, QUIZ, THROW_DIE
from .telling import card_text, rocket_text, star_text
from .travel import goal_of, may_rest, reach_of

PHASE_RULES = {CHOOSE_ROCKET: "start", DRAW_CARD: "draw", QUIZ: "quiz", THROW_DIE: "die", MOVE: "path"}
PHASE_TEXTS = {
    CHOOSE_ROCKET: "refuse-rocket-first",
    DRAW_CARD: "refuse-draw-first",
    QUIZ: "refuse-quiz-first",
    THROW_DIE: "refuse-throw-first",
    MOVE: "refuse-move-first",
}
ACTION_PHASES = ((GO, MOVE), (NAME, QUIZ), (ROCKET, CHOOSE_ROCKET), (DONE, QUIZ), (STOP, MOVE), (THROW, THROW_DIE))


def explain(state: JeuDesEtoiles, action: int) -> Refusal:
    """Why the seat that is asked may not play this action now."""
    wanted = next((phase for base, phase in ACTION_PHASES if action >= base), DRAW_CARD)
    if action == DRAW and state.phase not in (CHOOSE_ROCKET, DRAW_CARD):
        return Refusal("draw", text("refuse-has-card"))
    if state.phase != wanted:
        return Refusal(PHASE_RULES[state.phase], text(PHASE_TEXTS[state.phase]))
    if action < GO:
        return Refusal("start", text("refuse-rocket-taken", rocket=rocket_text(action - ROCKET)))
    return explain_go(state, action - GO)


def explain_go(state: JeuDesEtoiles, star: int) -> Refusal:
    """Too far, occupied, or not a way that the voyage allows."""
    box, pilot = state.box, state.pilots[state.turn]
    sky, name = box.sky, star_text(box, star)
    if star == pilot.star:
        return Refusal("path", text("refuse-here"))
    reach = reach_of(state)
    if star in reach.stars:
        steps = reach.costs[reach.find(star)]
        if steps <= state.steps:
            assert not may_rest(state, star)
            return Refusal("occupied", text("refuse-occupied", star=name))
        rule = "jump-whole" if sky.home[star] != sky.home[pilot.star] else "walk"
        return Refusal(rule, text("refuse-steps", star=name, steps=steps, left=state.steps))
    goal = goal_of(state)
    if pilot.on_lap() and state.agreed.charts.forward_only and star == sky.behind[pilot.star]:
        return Refusal("zodiac-direction", text("refuse-backward", star=name))
    if pilot.on_lap() or (goal == ZODIAC and sky.on_zodiac(pilot.star)):
        if pilot.on_lap() and star in state.agreed.charts.reach(ZODIAC, pilot.star).stars:
            return Refusal("zodiac-lap", text("refuse-lap-far", star=name))
        return Refusal("zodiac-links", text("refuse-lap", star=name))
    if sky.home[pilot.star] == goal and sky.home[star] != goal:
        rule = "voyage-walk-on" if goal == pilot.card else "zodiac-later"
        return Refusal(rule, text("refuse-leave-goal", card=card_text(goal)))
    if sky.home[star] == sky.home[pilot.star]:
        return Refusal("jump", text("refuse-inside", star=name))
    return Refusal("jump", text("refuse-far", star=name, graduations=graduations(box, pilot.star, star), most=LONGEST))


def graduations(box: Box, one: int, other: int) -> int:
    """What the ruler would have to measure."""
    return box.sky.measure(one, other, box.graduation)
