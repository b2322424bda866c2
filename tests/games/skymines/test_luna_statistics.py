"""What Luna gains by her cards alone, on average over many games: deck, refills, tokens and slots all take part.

The averages come from 4000 games a level, simulated apart from this code: without starting token, barriers, thresholds
or the ends of company tracks, and with both majority cards in place until the preparation.
"""

import pytest
from tests.games.skymines.bench import LUNA

from lunatheque.engine import Dice
from lunatheque.games.skymines import GAME
from lunatheque.games.skymines.kinds import L_ADVANCE, L_EXPAND, L_MONEY, L_TANK, L_UPLOAD, SLOTS
from lunatheque.games.skymines.luna.board import NO_CARD
from lunatheque.games.skymines.luna.deck import deal_deck, discard_majority, fill_slots, turn_up
from lunatheque.games.skymines.luna.majority import draw_majority
from lunatheque.games.skymines.rewards import fill_tank, move_upload
from lunatheque.games.skymines.state import Skymines

GAMES = 400
COMPANIES_OF = (1, 1, 1, 2, 1, 2, 4)
"""How many tracks each selector means."""

AVERAGES = {
    0: (12.8, 5.2, 20.2, 33.2, 12.3, 3.0, 0.0, 20.6, 14.3),
    1: (13.6, 6.4, 24.5, 40.4, 14.8, 3.4, 0.0, 22.3, 17.6),
    2: (15.6, 8.1, 25.7, 45.9, 16.2, 3.0, 3.0, 27.1, 24.6),
    3: (16.5, 8.5, 26.1, 49.4, 16.9, 3.0, 5.5, 29.2, 26.3),
    4: (17.0, 8.8, 26.5, 51.2, 17.4, 3.0, 6.4, 30.3, 27.2),
    5: (18.0, 9.5, 27.3, 54.6, 18.2, 3.0, 6.7, 32.6, 30.6),
    6: (19.3, 10.8, 28.4, 56.1, 18.7, 3.0, 6.9, 35.3, 36.7),
    7: (22.5, 12.8, 31.9, 61.8, 20.4, 3.0, 7.0, 42.8, 46.9),
    8: (25.0, 14.0, 37.2, 67.2, 21.9, 3.0, 7.0, 49.6, 53.8),
}
"""Helium, upload, cash, steps on tracks, expansion points, refills, cards of rank II, tank $, research $."""
TOLERANCE = (0.4, 0.4, 0.8, 1.5, 0.75, 0.1, 0.15, 1.2, 1.2)
"""About three standard errors of so many games; 0.4 of 4000 would be as much."""


def play(level: int, dice: Dice) -> list[float]:
    """Seven rounds of Luna's cards: what they gained."""
    state: Skymines = GAME.lay_out(GAME.box(), 1, GAME.settle({"level": str(level)}))
    luna = state.lunas[0]
    deal_deck(state, luna)
    state.cash[LUNA] = GAME.box().money
    state.tank[LUNA] = GAME.box().level_tank[level]
    state.upload[LUNA] = GAME.box().level_research[level]
    steps = points = refills = 0
    for _ in range(7):
        discarded = len(luna.discard)
        fill_slots(state, LUNA)
        draw_majority(state, LUNA, dice)
        refills += len(luna.discard) < discarded
        for slot in range(SLOTS):
            if luna.slots[slot] != NO_CARD:
                tracks = 0
                for action in GAME.box().luna_actions[turn_up(state, LUNA, slot, dice)]:
                    if action[0] == L_MONEY:
                        state.cash[LUNA] += action[1]
                    elif action[0] == L_TANK:
                        fill_tank(state, LUNA, action[1])
                    elif action[0] == L_UPLOAD:
                        move_upload(state, LUNA, action[1])
                    elif action[0] == L_ADVANCE:
                        tracks = COMPANIES_OF[action[2]]
                        steps += tracks * action[1]
                    elif action[0] == L_EXPAND:
                        points += tracks * action[1]
        luna.discard = sorted(luna.discard + [card for card in luna.slots if card != NO_CARD])
        luna.slots = [NO_CARD] * SLOTS
        for side in (0, 1):
            discard_majority(state, LUNA, side)
    entered = (7 if GAME.box().level_rank_two[level] else 0) - luna.rank_two
    tank = GAME.box().tank_values[state.tank[LUNA]]
    research = GAME.box().research_values[state.upload[LUNA]]
    return [state.tank[LUNA], state.upload[LUNA], state.cash[LUNA], steps, points, refills, entered, tank, research]


@pytest.mark.rule("luna-deck", "luna-level", "luna-token", "luna-planning")
@pytest.mark.parametrize("level", AVERAGES)
def test_the_averages_of_a_level(level: int) -> None:
    dice = Dice(level + 1)
    games = [play(level, dice) for _ in range(GAMES)]
    for column, (average, tolerance) in enumerate(zip(AVERAGES[level], TOLERANCE, strict=True)):
        found = sum(game[column] for game in games) / GAMES
        assert abs(found - average) <= tolerance, f"column {column}: {found:.2f} instead of {average}"
