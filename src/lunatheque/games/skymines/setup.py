"""Setting up a match: tracks, displays, first player, starting tokens, Luna."""

from lunatheque.engine import EVERYONE, Chance

from .cards import fill_display
from .kinds import (
    ACTION_CARDS,
    COMPANIES,
    EXTRA,
    PLAN_COLUMNS,
    PLAN_DRAWN,
    PLAN_LETTERS,
    PLANS,
    PLANS_PER_LETTER,
    SEAT_DRAWN,
    SPECIALS,
    START,
    START_IDS,
    TOKEN,
    TOKEN_DRAWN,
    TOKENS,
    TRACK_DRAWN,
    TRACK_IDS,
)
from .luna.deck import deal_deck
from .state import Skymines


def set_up(state: Skymines, chance: Chance) -> None:
    """Deal, up to the choice of starting tokens."""
    if state.agreed.drawn_tracks:
        draw_tracks(state, chance)
    state.deck = list(range(ACTION_CARDS))
    fill_display(state, chance)
    lay_plans(state, chance)
    if state.seats > 1:
        state.origin = chance.draw(list(range(state.seats)), SEAT_DRAWN, EVERYONE)
    state.first = state.marker = state.turn = state.origin
    for player in range(state.players):
        state.cash[player] = state.box.money
    for player in range(state.seats, state.players):
        deal_deck(state, state.lunas[player - state.seats])
        state.tank[player] = state.box.level_tank[state.agreed.level]
        state.upload[player] = state.box.level_research[state.agreed.level]
    tokens = list(range(TOKENS))
    for seat in range(state.seats):
        extra = EXTRA + (seat - state.origin) % state.seats
        state.hands[seat] = [*range(START, START + len(START_IDS)), extra]
        state.offers[seat] = sorted([tokens.pop(chance.draw(tokens, TOKEN_DRAWN, seat)) for _ in range(2)])
    state.tokens = tokens
    state.step = TOKEN


def draw_tracks(state: Skymines, chance: Chance) -> None:
    """A track for each company: no letter twice, each with one of its sides."""
    left = list(range(len(TRACK_IDS)))
    drawn: list[int] = []
    for _ in range(COMPANIES):
        track = left[chance.draw(left, TRACK_DRAWN, EVERYONE)]
        drawn.append(track)
        left = [other for other in left if other // 2 != track // 2]
    state.tracks = drawn


def lay_plans(state: Skymines, chance: Chance) -> None:
    """Four plans of each letter lie open; the special ones wait on the round track."""
    for row in range(len(PLAN_LETTERS)):
        supply = list(range(row * PLANS_PER_LETTER, (row + 1) * PLANS_PER_LETTER))
        for column in range(PLAN_COLUMNS):
            state.plans[row * PLAN_COLUMNS + column] = supply.pop(chance.draw(supply, PLAN_DRAWN, EVERYONE))
        state.supplies[row] = supply
    state.hidden_specials = list(range(PLANS, PLANS + SPECIALS))
