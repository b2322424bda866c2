"""Setting up, openings, and what hands give away."""

import pytest

from lunatheque.engine import EVERYONE, Dice, Match
from lunatheque.games.luna_capital import GAME
from lunatheque.games.luna_capital.kinds import CARD_IDS, CONCESSION_IDS, SHORTS


@pytest.mark.rule("setup-cards", "setup-market", "setup-concessions", "setup-first")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_set_up(seats: int) -> None:
    firsts = set()
    for seed in range(30):
        state = Match(GAME, seats, seed=seed).state
        firsts.add(state.first)
        assert [len(hand) for hand in state.hands] == [3] * seats
        assert len(state.pile) == 68 - 3 * seats - 4
        assert state.marker == 0
        assert [len(tiles) for tiles in state.tiles] == [1, 1, 1, 1]
        assert [concession < SHORTS for concession in state.concessions] == [True, True, False]
        assert state.turn == state.first
    assert firsts == set(range(seats))


@pytest.mark.rule("setup-concessions")
def test_all_concessions_are_drawn_at_random() -> None:
    drawn = [tuple(Match(GAME, 2, seed=seed).state.concessions) for seed in range(100)]
    pairs = {concessions[:2] for concessions in drawn}
    assert all(one < other < SHORTS for one, other in pairs)
    # Of 105 pairs some 64 come up; were one of the two always the same, at most 14 could.
    assert len(pairs) > 40
    assert {long for *_, long in drawn} == set(range(SHORTS, len(CONCESSION_IDS)))


@pytest.mark.rule("opening")
def test_sets_are_chosen_from_the_last_player_to_the_first() -> None:
    match = Match(GAME, 3, seed=1, options={"opening": "draft"})
    first = match.state.first
    sets = [list(cards) for cards in match.state.sets]
    assert match.actors == [(first - 1) % 3]
    match.play("choose 2")
    assert match.actors == [(first - 2) % 3]
    assert match.legal == ["choose 1", "choose 3"]
    refusal = GAME.refuse(match.state, match.actors[0], GAME.actions.encode("choose 2"))
    assert refusal is not None
    assert refusal.rule == "opening"
    match.play("choose 3")
    assert match.actors == [first]
    assert match.state.hands[first] == sets[0]
    assert match.state.hands[(first - 1) % 3] == sets[1]
    assert len(match.legal) == 4


def hands_seen(match: Match, seat: int) -> list[str]:
    return [card for player in match.view(seat)["players"] for card in player["hand"]]


@pytest.mark.rule("hands")
def test_hands_are_private_but_the_market_is_not() -> None:
    match = Match(GAME, 2, seed=1)
    me = match.actors[0]
    assert hands_seen(match, 1 - me).count("?") == 3
    assert hands_seen(match, EVERYONE).count("?") == 6
    taken = match.state.cards[1]
    match.play("take 2")
    assert CARD_IDS[taken] in hands_seen(match, 1 - me)
    assert all(taken in match.state.sample(1 - me, Dice(seed)).hands[me] for seed in range(20))
    opened = Match(GAME, 2, seed=1, options={"hands": "open"})
    assert "?" not in hands_seen(opened, EVERYONE)


@pytest.mark.rule("hands")
def test_a_discard_is_shown() -> None:
    match = Match(GAME, 2, seed=1)
    me = match.actors[0]
    match.play("take 1")
    hidden = next(card for card in match.state.hands[me] if card != match.state.fresh)
    match.play(f"discard {CARD_IDS[hidden]}")
    assert match.steps[-1].learned
    assert match.view(1 - me)["pile"]["bottom"] == [CARD_IDS[hidden]]


@pytest.mark.rule("hands", "landing-field")
def test_what_landed_is_known_to_its_player_alone() -> None:
    for seed in range(40):
        match = Match(GAME, 2, seed=seed)
        dice = Dice(seed)
        while not match.over:
            me = match.actors[0]
            legal = match.state.legal(me)
            match.play(legal[dice.below(len(legal))])
            if match.state.drawn:
                assert "?" not in match.view(me)["drawn"]
                assert set(match.view(1 - me)["drawn"]) == {"?"}
                match.play(match.legal[0])
                assert match.view(1 - me)["pile"]["bottom"][-2:] == ["?", "?"]
                assert "?" not in match.view(me)["pile"]["bottom"][-2:]
                return
    pytest.fail("no landing field in 40 matches")
