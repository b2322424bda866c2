"""Every game, without knowing which: random play ends, states save and load, copies are apart, logs replay."""

import json
from typing import Any

import pytest
from tests.support import begun, every_game, every_table, glimpsed, plain, play_on, played, seeds, watched

from lunatheque.engine import EVERYONE, BadOption, BadPosition, Dice, Game, Match, read_record

SEEDS = range(12)


@every_table
def test_random_play_ends_within_the_bound(id: str, seats: int) -> None:
    for seed in SEEDS:
        for match in watched(id, seats, seed):
            if match.over:
                assert match.actors == []
                assert all(match.state.legal(seat) == [] for seat in range(seats))
                # Nobody may be first: behind opponents that the rules themselves bring.
                others = seats == 1 or any(line.others for line in match.game.sheet(match.state, EVERYONE))
                assert min(match.state.ranking()) == 1 or others
                assert len(match.state.scores()) == len(match.state.ranking()) == match.state.seats == seats
            else:
                assert match.actors
                for seat in range(seats):
                    legal = match.state.legal(seat)
                    assert bool(legal) == (seat in match.actors)
                    assert len(set(legal)) == len(legal)
            assert len(match.steps) <= match.game.bound


@every_table
def test_every_legal_action_has_an_exact_notation(id: str, seats: int) -> None:
    for match in glimpsed(id, seats, 1):
        for seat in match.actors:
            for action in match.state.legal(seat):
                notation = match.game.actions.decode(action)
                assert match.game.actions.encode(notation) == action
                assert match.game.actions.encode(f"  {notation.replace(' ', '   ')} ") == action


@every_game
def test_all_notations_are_exact_both_ways(game: Game[Any]) -> None:
    notations = [game.actions.decode(action) for action in range(game.actions.size)]
    assert len(set(notations)) == game.actions.size
    assert [game.actions.encode(notation) for notation in notations] == list(range(game.actions.size))


@every_table
def test_every_state_survives_save_and_load(id: str, seats: int) -> None:
    for seed in seeds(id):
        for match in glimpsed(id, seats, seed):
            data = json.loads(json.dumps(match.game.save(match.state)))
            loaded = match.game.load(match.box, data)
            assert match.game.save(loaded) == data
            assert loaded.actors() == match.state.actors()
            assert loaded.over == match.over
            for seat in range(seats):
                assert loaded.legal(seat) == match.state.legal(seat)
                assert match.game.view(loaded, seat) == match.game.view(match.state, seat)


@every_table
def test_a_loaded_state_plays_on_the_same(id: str, seats: int) -> None:
    for match in watched(id, seats, 5):
        if match.over or len(match.steps) % 7:
            continue
        twin = match.game.load(match.box, match.game.save(match.state))
        original = match.state.copy()
        seat = match.actors[0]
        for action in match.state.legal(seat):
            one, other = original.copy(), twin.copy()
            one.apply(seat, action, Dice(action))
            other.apply(seat, action, Dice(action))
            assert plain(match.game, one) == plain(match.game, other)


@every_table
def test_copies_do_not_share(id: str, seats: int) -> None:
    for seed in seeds(id):
        for match in glimpsed(id, seats, seed):
            before = plain(match.game, match.state)
            twin = match.state.copy()
            assert plain(match.game, twin) == before
            assert twin.events is None
            if not match.over:
                for seat in match.actors:
                    for action in match.state.legal(seat):
                        branch = match.state.copy()
                        branch.apply(seat, action, Dice(seed))
            assert plain(match.game, match.state) == before


@every_table
def test_the_same_log_gives_the_same_state(id: str, seats: int) -> None:
    for seed in SEEDS:
        match = played(id, seats, seed)
        text = str(match.record())
        record = read_record(text)
        assert str(record) == text
        assert record == match.record()
        again = Match.replay(record)
        assert again.options == match.options
        assert plain(match.game, again.state) == plain(match.game, match.state)
        assert again.steps == match.steps
        assert again.scores() == match.scores()
        half = len(match.steps) // 2
        assert len(Match.replay(record, upto=half).steps) == half


@every_table
def test_the_same_seed_gives_the_same_match(id: str, seats: int) -> None:
    assert str(played(id, seats, 3).record()) == str(played(id, seats, 3).record())
    assert str(played(id, seats, 3).record()) != str(played(id, seats, 4).record())


@every_table
def test_nothing_is_lost_and_nothing_appears(id: str, seats: int) -> None:
    for seed in SEEDS:
        census = None
        for match in watched(id, seats, seed):
            counted = match.game.census(match.state)
            assert counted
            census = census or counted
            assert counted == census


@every_table
def test_listening_changes_nothing(id: str, seats: int) -> None:
    silent, heard = begun(id, seats, 2), begun(id, seats, 2)
    dice = Dice(9)
    while not silent.over:
        play_on(heard, dice)
        step = heard.steps[-1]
        silent.state.apply(step.seat, step.action, silent.chance)
        assert plain(silent.game, silent.state) == plain(heard.game, heard.state)


@every_game
def test_random_matches_see_every_choice_of_every_option(game: Game[Any]) -> None:
    low, high = game.players
    matches = [begun(game.id, seats, seed) for seed in seeds(game.id) for seats in range(low, high + 1)]
    for option in game.options:
        assert {match.options[option.id] for match in matches} == set(option.choices)


@every_game
def test_options_and_seats_that_do_not_exist_are_refused(game: Game[Any]) -> None:
    with pytest.raises(BadOption, match="colour-of-the-moon"):
        Match(game, game.players[0], options={"colour-of-the-moon": "blue"})
    for option in game.options:
        with pytest.raises(BadOption, match=option.id):
            Match(game, game.players[0], options={option.id: "never"})
    for seats in (game.players[0] - 1, game.players[1] + 1):
        with pytest.raises(BadOption, match="players"):
            Match(game, seats)


@every_game
def test_positions_that_cannot_be_are_refused(game: Game[Any]) -> None:
    box = game.box()
    saved = game.save(Match(game, seed=1).state)
    wrong: list[Any] = [{}, {"seats": "many"}, {**saved, "weather": "fine"}, {**saved, "seats": 99}, [], None]
    for bad in wrong:
        with pytest.raises(BadPosition):
            game.load(box, bad)
    for key, value in saved.items():
        if not isinstance(value, int):
            with pytest.raises(BadPosition, match=r"\S"):
                game.load(box, {**saved, key: 3.5})
