"""Who knows what: secret weapons in hands, under the market and in the pile."""

from collections import Counter

import pytest
from tests.games.moon_bots.bench import A, B, Bench, C, D, robot

from lunatheque.engine import Dice
from lunatheque.games.moon_bots import GAME
from lunatheque.games.moon_bots.cards import BAD_LUCK, UNDRAWN, WEAPON_IDS, WEAPONS

SAMPLES = 3000


def hands(bench: Bench, seat: int, number: int) -> Counter[str]:
    """How often each secret weapon is in the hand of a robot, in the worlds that a seat thinks possible."""
    counted: Counter[str] = Counter()
    dice = Dice(5)
    for _ in range(SAMPLES):
        world = bench.state.sample(seat, dice)
        counted.update(WEAPON_IDS[w] for w in range(WEAPONS) if world.places[w] == number)
    return counted


@pytest.mark.rule("buy-weapon")
def test_unknown_hands_are_equally_likely_but_never_bad_luck() -> None:
    bench = Bench(robot(15, "SW01"), robot(16, "SW02", "SW03"))
    counted = hands(bench, A, B)
    assert set(counted) == set(WEAPON_IDS) - {"SW01", "SW17"}
    expected = SAMPLES * 2 / 15
    assert all(0.75 * expected < count < 1.25 * expected for count in counted.values())
    assert hands(bench, B, B) == {"SW02": SAMPLES, "SW03": SAMPLES}
    assert hands(bench, B, A).keys() == set(WEAPON_IDS) - {"SW02", "SW03", "SW17"}


@pytest.mark.rule("weapon-espionage")
def test_what_was_spied_is_known_for_good() -> None:
    bench = Bench(robot(15, "SW14"), robot(16, "SW02", "SW03")).play("spy 2")
    assert hands(bench, A, B) == {"SW02": SAMPLES, "SW03": SAMPLES}
    assert set(hands(bench, C, B)) == set(WEAPON_IDS) - {"SW14", "SW17"}


def test_others_keep_their_knowledge_in_every_world() -> None:
    """C does not know B's hand, but knows that A knows it."""
    bench = Bench(robot(15, "SW14"), robot(16, "SW02")).play("spy 2")
    for seed in range(50):
        world = bench.state.sample(C, Dice(seed))
        held = [w for w in range(WEAPONS) if world.places[w] == B]
        assert len(held) == 1
        assert list(GAME.view(world, A)["known"]) == [WEAPON_IDS[held[0]]]


@pytest.mark.rule("weapon-research", "weapon-upgrade-plus")
def test_who_looks_through_the_pile_knows_its_secret_weapons() -> None:
    market = ["TR1", "TR2", "AL1", "AR1", "LL1", "LR1"]
    pile = ["HD2", "UMIP", "secret", "secret"]
    bench = Bench(robot(15, "SW12"), robot(16, "SW13"), market=market, pile=pile)
    bench.play("play SW12 = weapon:SW05 weapon:SW06", "build HD2", "buy r0c0", "end = card:secret2")
    bench.play("play SW13 = weapon:SW06", "build UMIP")
    assert bench.view(A)["looked"] == [["SW05", "SW06"]], "A cannot tell which of the two B saw"
    assert bench.view(B)["looked"] == [["SW06"]]
    assert bench.view(C)["looked"] == []
    assert bench.told(A) != bench.told(B)
    bench.play("buy r2c0 = weapon:SW05")
    assert set(hands(bench, A, B)) == {"SW05", "SW06"}
    assert set(hands(bench, C, B)) == set(WEAPON_IDS) - {"SW12", "SW13", "SW17"}


@pytest.mark.rule("weapon-research", "weapon-upgrade-plus")
def test_who_looks_twice_remembers_both_times() -> None:
    pile = ["HD2", "UMIP", "secret", "secret"]
    bench = Bench(robot(9, "SW12", "SW13"), pile=pile).play("play SW12 = weapon:SW05 weapon:SW06", "build HD2")
    bench.play("play SW13 = weapon:SW05 weapon:SW06", "build UMIP")
    assert bench.view(A)["looked"] == [["SW05", "SW06"], ["SW05", "SW06"]]


@pytest.mark.rule("buy-weapon")
def test_everybody_can_follow_the_cards_with_the_eyes() -> None:
    """C spied on B's first card; which of two cards B then plays is seen by all, and so is who knows the other."""
    bench = Bench(robot(15), robot(16, "SW02"), robot(17, "SW14"), market=["secret"], turn=C).play("spy 2")
    assert bench.view(A)["robots"][B]["cards"] == [{"pool": 0, "known_to": [B, C]}]


@pytest.mark.rule("asking")
def test_where_only_holders_are_asked_being_asked_is_known() -> None:
    hands_of = [robot(15, "AR3"), robot(9, "SW06"), robot(9, "SW05")]
    bench = Bench(*hands_of, options={"asking": "holders"}).play("roll = 1", "use arm_right 1", "left 3")
    assert bench.actor == B
    defences = {0, 1, 2, 5}
    for seed in range(200):
        world = bench.state.sample(A, Dice(seed))
        assert any(world.places[weapon] == B for weapon in defences)
    assert bench.state.events is not None
    assert any(event.shows for event in bench.state.events if event.text.id == "event-asking"), "so it cannot be undone"


@pytest.mark.rule("asking")
@pytest.mark.parametrize(("held", "next_one"), [("SW09", C), ("SW02", A)])
def test_where_only_holders_are_asked_whoever_is_asked_next_is_known_too(held: str, next_one: int) -> None:
    robots = [robot(15), robot(16, "SW14"), robot(17, held), robot(18)]
    bench = Bench(*robots, market=["TR1"], options={"asking": "holders"}, turn=D).play("end")
    assert bench.actor == B
    bench.state.events = []
    bench.play("pass")
    assert bench.actor == next_one
    assert any(event.shows for event in bench.state.events), "so it cannot be undone"


@pytest.mark.rule("weapon-research")
def test_cards_bought_after_a_search_are_known_to_come_from_it() -> None:
    pile = ["HD2", "secret", "secret"]
    bench = Bench(robot(15, "SW12"), robot(16), market=["secret", "TR1", "AL1", "AR1", "LL1", "LR1"], pile=pile)
    bench.play("play SW12 = weapon:SW05 weapon:SW06", "build HD2")
    bench.play("buy r0c1", "end = card:secret2 card:secret2")
    assert bench.view(B)["market"].count("secret") == 2
    assert bench.state.turn == B
    bench.play("buy r2c0 = weapon:SW06")
    counted = hands(bench, A, B)
    assert set(counted) == {"SW05", "SW06"}, "A saw both in the pile"
    assert 0.4 < counted["SW05"] / SAMPLES < 0.6
    assert len(hands(bench, C, B)) == 15, "C saw nothing: any but SW12 and Bad Luck"


def test_bad_luck_stays_where_nobody_has_looked() -> None:
    bench = Bench(robot(15, "SW01"), robot(16, "SW02", "SW03", "SW04"), robot(17, "SW05", "SW06"), market=["secret"])
    for seed in range(200):
        for seat in (A, B, C, D):
            world = bench.state.sample(seat, Dice(seed))
            assert world.places[BAD_LUCK] == UNDRAWN


def test_an_eliminated_hand_stays_secret() -> None:
    bench = Bench(robot(15, "AL3"), robot(2, "SW05")).play("roll = 5", "use arm_left 5", "left 2", "pass")
    assert bench.view(A)["used"] == []
    places = {bench.state.sample(A, Dice(seed)).places[4] for seed in range(60)}
    assert len(places) == 2, "in the box with the robot's cards, or unseen elsewhere"
    assert {bench.state.sample(B, Dice(seed)).places[4] for seed in range(20)} == {bench.state.places[4]}
