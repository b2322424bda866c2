"""Prompts and actions of Jeu des Étoiles in words, as message ids with arguments."""

from lunatheque.engine import Text, text

from .actions import DONE, DRAW, GO, NAME, ROCKET, STOP, THROW
from .sky import NONE, ZODIAC
from .state import NAMES, JeuDesEtoiles
from .table import CHOOSE_ROCKET, DRAW_CARD, MOVE, QUIZ, Pilot
from .telling import card_text, player_text, rocket_text, star_text
from .travel import reach_of


def prompt(state: JeuDesEtoiles, seat: int) -> Text:
    """What a seat is asked now, or whom it waits for."""
    if state.over:
        return text("prompt-over")
    if seat != state.turn:
        return text("prompt-wait", player=player_text(state.turn))
    pilot = state.pilots[seat]
    if state.phase == CHOOSE_ROCKET:
        return text("prompt-rocket")
    if state.phase == DRAW_CARD:
        return text("prompt-draw")
    if state.phase == QUIZ:
        return text("prompt-quiz", card=card_text(pilot.card), left=NAMES - len(state.names))
    id = "prompt-move" if state.phase == MOVE else "prompt-throw"
    return text(id, voyage=voyage_text(state, pilot), steps=state.steps, throws=state.pending)


def voyage_text(state: JeuDesEtoiles, pilot: Pilot) -> Text:
    """Where a voyage leads."""
    if pilot.card == NONE:
        return text("voyage-none")
    if pilot.card != ZODIAC:
        return text("voyage-to", card=card_text(pilot.card))
    if pilot.sign == NONE:
        return text("voyage-approach", constellation=card_text(pilot.toward))
    start = card_text(state.box.sky.sign.index(pilot.sign))
    return text("voyage-lap", constellation=start, visited=pilot.visited.bit_count())


def describe(state: JeuDesEtoiles, action: int) -> Text:
    """An action in words."""
    if action >= GO:
        reach = reach_of(state)
        star = action - GO
        steps = reach.costs[reach.find(star)] if star in reach.stars else 0
        pays = sum(pays_now(state, passed) for passed in reach.path(reach.find(star))) if steps else 0
        points = pays * state.box.gold
        return text("action-go", star=star_text(state.box, star), steps=steps, points=points)
    if action >= NAME:
        return text("action-name", name=card_text(action - NAME))
    if action >= ROCKET:
        return text("action-rocket", rocket=rocket_text(action - ROCKET))
    return text({DRAW: "action-draw", THROW: "action-throw", STOP: "action-stop", DONE: "action-done"}[action])


def pays_now(state: JeuDesEtoiles, star: int) -> bool:
    """Whether a circled star would pay the player of the turn."""
    pilot, circle = state.pilots[state.turn], state.circle(star)
    known = pilot.paid | (pilot.ever if state.agreed.once_a_game else 0)
    return circle != NONE and not known >> circle & 1
