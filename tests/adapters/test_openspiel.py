"""OpenSpiel's own test on every game, its own search bot at our tables, and ours at its."""

import doctest
from pathlib import Path
from typing import Any

import pytest
from tests.support import TABLES, every_game, every_table

from lunatheque.bots import make_bot
from lunatheque.engine import Dice, Game

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel, which is large: make extras")
np = pytest.importorskip("numpy")

from lunatheque.adapters.openspiel import SpielBot, SpielState, short_name  # noqa: E402


def load(game: Game[Any], seats: int | None = None) -> Any:
    """A game as OpenSpiel knows it."""
    return pyspiel.load_game(short_name(game), {"players": seats or max(2, game.players[0])})


def go_on(state: Any, dice: Dice) -> None:
    """A random decision, or an answer of chance."""
    if state.is_chance_node():
        values, odds = zip(*state.chance_outcomes(), strict=True)
        assert sum(odds) == pytest.approx(1)
        state.apply_action(values[dice.below(len(values))])
    else:
        legal = state.legal_actions()
        state.apply_action(legal[dice.below(len(legal))])


def first_choice(game: Any, seed: int) -> SpielState:
    """A position in which somebody has something to choose."""
    state: SpielState = game.new_initial_state()
    dice = Dice(seed)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        go_on(state, dice)
    return state


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_random_simulation(id: str, seats: int) -> None:
    game = pyspiel.load_game(f"lunatheque_{id.replace('-', '_')}(players={seats})")
    assert game.num_players() == seats
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@every_table
def test_a_player_sees_what_its_seat_may_know(id: str, seats: int) -> None:
    game = pyspiel.load_game(f"lunatheque_{id.replace('-', '_')}(players={seats})")
    state = first_choice(game, 3)
    luck = np.random.RandomState(1)
    for player in range(seats):
        other = state.resample_from_infostate(player, luck.uniform)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)


@every_game
def test_its_own_search_bots_play(game: Game[Any]) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    loaded = load(game)
    state = first_choice(loaded, 1)
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    searcher = mcts.MCTSBot(loaded, 1.0, 4, evaluator, solve=False, random_state=luck)
    assert searcher.step(state) in state.legal_actions()
    knower = ismcts.ISMCTSBot(
        loaded,
        evaluator,
        1.0,
        4,
        random_state=luck,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    assert knower.step(state) in state.legal_actions()


@every_game
def test_our_bots_play_there(game: Game[Any]) -> None:
    state = first_choice(load(game), 2)
    player = state.current_player()
    assert SpielBot(player, make_bot("greedy", 1)).step(state) in state.legal_actions()


def test_the_end_shares_the_victory() -> None:
    state = pyspiel.load_game("lunatheque_hearts").new_initial_state()
    dice = Dice(5)
    while not state.is_terminal():
        assert state.returns() == [0, 0, 0, 0]
        go_on(state, dice)
    assert sum(state.returns()) == pytest.approx(1)


def test_the_example_runs() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "bots.md").read_text(encoding="utf-8")
    block = page.partition("## OpenSpiel")[2].partition("```text\n")[2].partition("```")[0]
    example = doctest.DocTestParser().get_doctest(block, {}, "docs/bots.md", None, None)
    assert len(example.examples) > 5
    assert doctest.DocTestRunner().run(example).failed == 0
