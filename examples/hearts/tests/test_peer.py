"""The same game as OpenSpiel's Hearts, decision by decision, where OpenSpiel is installed."""

import pytest
from lunatheque.engine import Dice, Match

from hearts import GAME
from hearts.components import CARD_IDS, CARDS

RANKS, SUITS = "23456789TJQKA", "CDHS"


def test_openspiel_allows_and_scores_the_same() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    game = pyspiel.load_game("hearts")
    peer = [RANKS.index(id[0].replace("1", "T")) * len(SUITS) + SUITS.index(id[-1]) for id in CARD_IDS]
    for seed in range(200):
        state = Match(GAME, seed=seed, options={"length": "deal"}).state
        dice = Dice(seed)
        other = game.new_initial_state()
        other.apply_action(state.direction % state.seats)
        for number in range(CARDS):
            other.apply_action(peer[state.hands[number % 4][number // 4]])
        while not state.over:
            seat = state.actors()[0]
            legal = state.legal(seat)
            assert other.current_player() == seat
            assert sorted(peer[action % CARDS] for action in legal) == sorted(other.legal_actions())
            action = legal[dice.below(len(legal))]
            state.apply(seat, action, dice)
            other.apply_action(peer[action % CARDS])
        assert [26 - points for points in other.returns()] == state.scores()
