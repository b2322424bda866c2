"""Who knows what: every phase in worlds that look alike, and what bots can be sure of."""

from collections import Counter
from typing import Any

import pytest
from tests.games.terre_lune.bench import GAME, A, B, Bench, C, deals
from tests.support import plain, seen

from lunatheque.engine import EVERYONE, Dice, Match
from lunatheque.games.terre_lune.holdings import count_options, options_under
from lunatheque.games.terre_lune.things import CARD_IDS, KIND_IDS, LOST, PAWN_IDS, PHASES, colour_of

LIVELY = ("take", "ambush", "look", "stay", "pick", "defi", "slip", "push")


def lively(match: Match, dice: Dice) -> None:
    """A random decision that rather looks for adventures, so that every phase comes up."""
    seat = match.actors[0]
    legal = match.legal_for(seat)
    wanted = [action for action in legal if action.split()[0] in LIVELY]
    if wanted and dice.below(4):
        legal = wanted
    match.play(legal[dice.below(len(legal))], seat)


def situation(state: Any) -> str:
    """What makes a position a case of its own."""
    lost = "+lost" if state.groups else ""
    stacks = "+stacks" if any(rocket.stacks for rocket in state.rockets) else ""
    talon = "+talon" if state.shuffles else ""
    return PHASES[state.phase] + (f"+{state.fight.kind}" if state.fight.kind else "") + lost + stacks + talon


@pytest.mark.rule("station-secret", "stack", "bluff")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_look_alike_in_every_phase(seats: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(14):
        match = Match("terre-lune", seats, seed=seed)
        dice = Dice(seed + 500)
        while not match.over:
            case = situation(match.state)
            met[case] += 1
            if met[case] <= 3:
                for seat in range(seats):
                    one = match.state.sample(seat, Dice(seed))
                    assert seen(GAME, one, seat) == seen(GAME, match.state, seat)
                    assert GAME.census(one) == GAME.census(match.state)
                    again = one.sample(seat, Dice(99))
                    assert plain(GAME, again) == plain(GAME, match.state.sample(seat, Dice(99)))
            lively(match, dice)
    phases = {case.split("+")[0] for case in met}
    assert phases == set(PHASES)
    assert any("+lost" in case for case in met)
    assert any("trick+2" in case for case in met), "ambushes"
    assert any("+talon" in case for case in met)


def worlds(bench: Bench, seat: int, count: int = 300) -> list[Any]:
    dice = Dice(7)
    return [bench.state.sample(seat, dice) for _ in range(count)]


def hands(bench: Bench, seat: int, other: int) -> Counter[str]:
    return Counter(CARD_IDS[card] for world in worlds(bench, seat) for card in world.rockets[other].hand)


@pytest.mark.rule("exchange-open", "talon")
def test_discards_and_the_new_talon_are_known_to_all() -> None:
    discards = [f"R{rank}" for rank in range(1, 9)] + ["Y1"]
    bench = Bench(discards=discards, talon=["Y2", "Y3", "Y4"]).throw(1, 1, 5).play("move A5")
    assert not set(hands(bench, B, C)) & set(discards)
    old = bench.state.rockets[A].hand
    bench.play("exchange 1+2+3+4+5 = card:Y2 card:Y3 card:Y4 card:R1 card:R2")
    assert not set(hands(bench, B, C)) & {*discards, *(CARD_IDS[card] for card in old)}
    counted = hands(bench, B, A)
    assert set(counted) >= {*discards}, "two of the new talon may be any of the earlier discards"
    for world in worlds(bench, B):
        new = [card for card in world.rockets[A].hand if CARD_IDS[card] in discards]
        assert len(new) == 2


@pytest.mark.rule("follow")
def test_who_could_not_follow_holds_no_such_card() -> None:
    hand = [["R3", "R1", "Y2", "B2", "G5"], ["Y8", "B1", "Y7", "G8", "G7"]]
    first, second = {"at": "A5", "from": "A4", "hand": hand[0]}, {"hand": hand[1]}
    bench = Bench(first, second, seats=2).throw(1, 1, 1).play("move S1", "pass = option:ZR", "defi green")
    assert any(id.startswith("R") for id in hands(bench, A, B))
    bench.play("play R3", "play B1")
    counted = hands(bench, A, B)
    assert not any(id.startswith("R") for id in counted)
    assert "B1" not in counted, "it lies on the table"
    assert all(len(world.rockets[B].hand) == 4 for world in worlds(bench, A, 20))


def test_many_voids_still_leave_a_world() -> None:
    rows: list[dict[str, Any]] = [
        {"at": "S1", "hand": ["R1", "R2", "R3"]},
        {"at": "S1", "hand": ["Y1", "Y2", "Y3"], "lacks": ["red", "blue", "green"]},
        {"at": "S1", "hand": ["B1", "B2", "B3"], "lacks": ["red", "yellow", "green"]},
        {"at": "S1", "hand": ["G1", "G2", "G3"], "lacks": ["red", "yellow"]},
    ]
    played = [["R4", "R5"], ["G4", "G5"], ["Y4", "Y5"], ["B4", "B5"]]
    fight = {"players": [0, 1, 2, 3], "trump": "red", "won": [2, 0, 0, 0], "latest": [2, 0, 0, 0], "played": played}
    bench = Bench(*rows, phase="trick", dice=[1, 1, 1], arrival="S1", fight=fight)
    for world in worlds(bench, A):
        for seat in (1, 2, 3):
            rocket = world.rockets[seat]
            assert not any(rocket.lacks >> colour_of(card) & 1 for card in rocket.hand)


@pytest.mark.rule("prospect")
def test_what_one_has_looked_at_is_known_and_others_know_that() -> None:
    bench = Bench({"at": "MOON"}, seats=2).throw(1, 1, 1).play("stay", "pass", "look 3 = pawn:FE", "leave")
    iron = PAWN_IDS.index("FE")
    assert all(world.craters[2] == iron for world in worlds(bench, A, 50))
    found = Counter(world.craters[2] for world in worlds(bench, B, 600))
    assert set(found) == set(range(8))
    assert all(40 < count < 120 for count in found.values())
    for world in worlds(bench, B, 50):
        assert GAME.view(world, A)["craters"][2]["pawn"] == PAWN_IDS[world.craters[2]]
    assert bench.view(EVERYONE)["craters"][2]["pawn"] is None


@pytest.mark.rule("stack", "bluff")
def test_a_stack_is_of_its_kind_or_exhausted() -> None:
    rocket = {"at": "MOON", "options": ["SI", "SI", "X", "FE"]}
    bench = Bench(rocket, seats=2).throw(1, 1, 1).play("stay", "pass", "look 1 = pawn:SI", "take 1")
    kinds: Counter[str] = Counter()
    for world in worlds(bench, B, 600):
        pawn = world.rockets[A].stacks[0]
        under = [world.box.kinds[option] for option in options_under(world, pawn)]
        assert len(under) == 3
        assert all(kind in (pawn, 8) for kind in under)
        loose = [world.box.kinds[option] for option in range(32) if world.options[option] == A]
        assert pawn not in loose, "what matches is under the pawn"
        kinds[PAWN_IDS[pawn]] += 1
    assert kinds["ZR"] > kinds["TI"] > 0, "eight zirconium options make it the likelier stack"
    assert kinds["H2O"] + kinds["O"] > 0, "one option and two exhausted ones"
    own = worlds(bench, A, 20)
    assert all(PAWN_IDS[world.rockets[A].stacks[0]] == "SI" for world in own)


@pytest.mark.rule("bluff-open")
def test_what_is_moved_openly_is_known_to_be_exhausted() -> None:
    rocket = {"at": "MOON", "stacks": ["ZR", "TI"], "options": ["TI", "TI", "X", "X"]}
    bench = Bench(rocket, seats=2).play("slip hand 1")
    for world in worlds(bench, B, 60):
        first, second = world.rockets[A].stacks
        assert [KIND_IDS[world.box.kinds[option]] for option in options_under(world, first)] == ["X"]
        assert len(options_under(world, second)) == 2
    assert bench.view(EVERYONE)["rockets"][A]["stacks"][0]["tokens"][0]["kind"] == "X"


@pytest.mark.rule("ambush-prize")
def test_the_loser_remembers_what_was_taken() -> None:
    laden = {"at": "G2", "from": "G3", "landed": True, "stacks": ["FE"], "options": ["FE", "FE"]}
    hand = [["R1", "R2", "R3", "R4", "R5"], ["Y8", "B8", "G8", "Y7", "B7"]]
    third = {"at": "A1", "from": "EARTH"}
    rows: list[dict[str, Any]] = [{**laden, "hand": hand[1]}, {"at": "R3", "from": "R2", "hand": hand[0]}, third]
    bench = Bench(*rows, seats=3, turn=B, satellite=0).throw(1, 1, 1)
    bench.play("move S3", "pass = option:ZR", "ambush A red")
    for one, two in zip(hand[0][:4], hand[1][:4], strict=True):
        bench.play(f"play {one}", f"play {two}")
    bench.play("play R5", f"play B7 = {deals(3)}")
    iron = PAWN_IDS.index("FE")
    assert all(world.rockets[B].stacks == [iron] for world in worlds(bench, A, 40))
    assert len({world.rockets[B].stacks[0] for world in worlds(bench, C, 100)}) > 2


@pytest.mark.rule("collision-first")
def test_what_one_left_under_a_pile_is_remembered() -> None:
    """A leaves three options under Alpha, whose pile is empty but for them; B draws one of the three."""
    rows: list[dict[str, Any]] = [{"at": "S1", "options": ["FE", "SI", "ZR"]}, {"at": "A5", "from": "A4"}, {"at": "S2"}]
    bench = Bench(*rows, seats=3, satellite=7, piles=[0, 8, 8, 8]).throw(3, 4, 2).play("move P2", "pass")
    assert bench.view(A)["left_under_piles"] == [["FE", 1], ["SI", 1], ["ZR", 1]]
    assert bench.view(B)["left_under_piles"] == []
    bench.throw(1, 1, 1).play("move S1", "pass = option:FE")
    assert count_options(bench.state, B) == 1
    drawn: Counter[str] = Counter()
    for world in worlds(bench, A, 300):
        held = [world.box.kinds[option] for option in range(32) if world.options[option] == B]
        drawn[KIND_IDS[held[0]]] += 1
        assert sum(place >= LOST for place in world.options) == 2
    assert set(drawn) == {"FE", "SI", "ZR"}
    assert all(count > 60 for count in drawn.values())
    others = {
        KIND_IDS[world.box.kinds[option]]
        for world in worlds(bench, C, 300)
        for option in range(32)
        if world.options[option] == B
    }
    assert len(others) > 5, "C has seen none of them"


@pytest.mark.rule("station-secret")
def test_options_that_nobody_has_seen_can_be_anything() -> None:
    bench = Bench({"at": "S1", "options": ["H2O"]}, {"at": "S2", "options": ["ZR"]}, seats=2)
    kinds = {
        KIND_IDS[world.box.kinds[option]]
        for world in worlds(bench, B, 400)
        for option in range(32)
        if world.options[option] == A
    }
    assert {"H2O", "ZR", "X"} <= kinds
    mine = [
        [KIND_IDS[world.box.kinds[o]] for o in range(32) if world.options[o] == B] for world in worlds(bench, B, 20)
    ]
    assert all(one == ["ZR"] for one in mine)
