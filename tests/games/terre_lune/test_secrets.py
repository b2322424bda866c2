"""Who knows what: every phase in worlds that look alike, and what bots can be sure of."""

from collections import Counter
from itertools import product
from math import comb
from typing import Any

import pytest
from tests.games.terre_lune.bench import BOX, GAME, A, B, Bench, C, deals
from tests.support import plain, seen

from lunatheque.engine import EVERYONE, Dice, Match
from lunatheque.games.terre_lune.dealing import Deal
from lunatheque.games.terre_lune.holdings import count_options, options_under
from lunatheque.games.terre_lune.memory import remember_lack
from lunatheque.games.terre_lune.things import (
    CARD_IDS,
    COLOURS,
    KIND_IDS,
    LOST,
    MOON,
    NONE,
    PAWN_IDS,
    PHASES,
    colour_of,
)

LIVELY = ("take", "ambush", "look", "stay", "pick", "defi", "slip", "push", "hide")
ORBIT = {"C2", "C6", "D2", "D6", "P2", "Q2", "R2", "T2"}
OPEN = {"discards": "face-up"}


def lively(match: Match, dice: Dice) -> None:
    """A random decision that rather looks for adventures, so that every phase comes up."""
    seat = match.actors[0]
    legal = match.legal_for(seat)
    wanted = [action for action in legal if action.split()[0] in LIVELY or action.split()[-1] in ORBIT]
    if wanted and dice.below(4):
        legal = wanted
    match.play(legal[dice.below(len(legal))], seat)


def situation(state: Any) -> str:
    """What makes a position a case of its own."""
    lost = "+lost" if state.lost_at else ""
    stacks = "+stacks" if any(rocket.stacks for rocket in state.rockets) else ""
    return PHASES[state.phase] + (f"+{state.fight.kind}" if state.fight.kind else "") + lost + stacks


@pytest.mark.rule("station-secret", "stack", "bluff")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_worlds_look_alike_in_every_phase(seats: int) -> None:
    met: Counter[str] = Counter()
    renewed = False
    for seed in range(8):
        match = Match("terre-lune", seats, seed=seed, options=OPEN if seed % 2 else None)
        dice = Dice(seed + 500)
        while not match.over:
            case = situation(match.state)
            met[case] += 1
            if met[case] <= 2:
                for seat in range(seats):
                    one = match.state.sample(seat, Dice(seed))
                    assert seen(GAME, one, seat) == seen(GAME, match.state, seat)
                    assert GAME.census(one) == GAME.census(match.state)
                    again = one.sample(seat, Dice(99))
                    assert plain(GAME, again) == plain(GAME, match.state.sample(seat, Dice(99)))
            lively(match, dice)
            renewed |= any(event.text.id == "event-new-talon" for event in match.steps[-1].events)
    phases = {case.split("+")[0] for case in met}
    assert phases == set(PHASES)
    assert any("+lost" in case for case in met)
    assert any("trick+2" in case for case in met), "ambushes"
    assert renewed


def worlds(bench: Bench, seat: int, count: int = 300) -> list[Any]:
    dice = Dice(7)
    return [bench.state.sample(seat, dice) for _ in range(count)]


def hands(bench: Bench, seat: int, other: int) -> Counter[str]:
    return Counter(CARD_IDS[card] for world in worlds(bench, seat) for card in world.rockets[other].hand)


@pytest.mark.rule("exchange-discards", "talon")
def test_discards_that_lie_face_up_and_the_new_talon_are_known_to_all() -> None:
    discards = [f"R{rank}" for rank in range(1, 9)] + ["Y1"]
    bench = Bench(discards=discards, talon=["Y2", "Y3", "Y4"], options=OPEN).throw(1, 1, 5).play("move A5")
    assert not set(hands(bench, B, C)) & set(discards)
    old = bench.state.rockets[A].hand
    bench.play("exchange 1+2+3+4+5 = card:Y2 card:Y3 card:Y4 card:R1 card:R2")
    assert not set(hands(bench, B, C)) & {*discards, *(CARD_IDS[card] for card in old)}
    counted = hands(bench, B, A)
    assert set(counted) >= {*discards}, "two of the new talon may be any of the earlier discards"
    for world in worlds(bench, B):
        new = [card for card in world.rockets[A].hand if CARD_IDS[card] in discards]
        assert len(new) == 2


@pytest.mark.rule("exchange-discards", "talon")
def test_of_discards_that_lie_face_down_each_knows_his_own() -> None:
    """Two players on the Moon exchange all cards again and again, until the talon is made of what they laid down."""
    bench = Bench({"at": "MOON"}, {"at": "MOON"}, seats=2)
    laid: dict[int, list[str]] = {A: [], B: []}
    for turn in range(5):
        seat = bench.actor
        laid[seat] += [CARD_IDS[card] for card in bench.state.rockets[seat].hand]
        drawn = [CARD_IDS[card] for card in (bench.state.talon.cards + bench.state.discards)[:5]]
        cards = " ".join(f"card:{card}" for card in drawn)
        bench.throw(1, 1, 5).play("stay", f"exchange 1+2+3+4+5 = {cards}", "pass")
        if turn == 0:
            assert bench.view(A)["memory"]["cards"]["discards"] == sorted(laid[A], key=CARD_IDS.index)
            assert not set(hands(bench, A, B)) & set(laid[A])
            assert set(hands(bench, B, A)) & set(laid[A]), "for B they may still be in the hand"
    assert "event-new-talon" in bench.heard()
    memory = bench.view(A)["memory"]["cards"]
    assert set(memory["discards"]) == set(laid[A][-5:])
    assert set(memory["talon"]) == set(laid[A][:-5]) - set(drawn), "A knows that they are in the talon again"
    assert set(bench.view(B)["memory"]["cards"]["A talon"]) == set(laid[B]) - set(laid[A]), "or A has drawn them"
    for seat in (A, B):
        for world in worlds(bench, seat, 40):
            assert seen(GAME, world, seat) == seen(GAME, bench.state, seat)


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
        {"at": "S1", "hand": ["Y1", "Y2", "Y3"]},
        {"at": "S1", "hand": ["B1", "B2", "B3"]},
        {"at": "S1", "hand": ["G1", "G2", "G3"]},
    ]
    played = [["R4", "R5"], ["G4", "G5"], ["Y4", "Y5"], ["B4", "B5"]]
    fight = {"players": [0, 1, 2, 3], "trump": "red", "won": [2, 0, 0, 0], "latest": [2, 0, 0, 0], "played": played}
    bench = Bench(*rows, phase="trick", dice=[1, 1, 1], arrival="S1", fight=fight)
    lacks = {1: ("red", "blue", "green"), 2: ("red", "yellow", "green"), 3: ("red", "yellow")}
    for seat, colours in lacks.items():
        for colour in colours:
            remember_lack(bench.state, seat, COLOURS.index(colour))
    for world in worlds(bench, A):
        for seat, colours in lacks.items():
            assert not any(COLOURS[colour_of(card)] in colours for card in world.rockets[seat].hand)


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


@pytest.mark.rule("bluff-move")
def test_what_is_moved_unseen_may_be_good_for_all_that_others_know() -> None:
    rocket = {"at": "MOON", "stacks": ["ZR", "TI"], "options": ["TI", "TI", "X", "X"]}
    bench = Bench(rocket, seats=2).play("slip hand 1")
    found: Counter[str] = Counter()
    for world in worlds(bench, B, 200):
        first, second = world.rockets[A].stacks
        (kind,) = [world.box.kinds[option] for option in options_under(world, first)]
        found["exhausted" if kind == 8 else "good"] += 1
        assert kind in (first, 8)
        assert len(options_under(world, second)) == 2
    assert min(found["exhausted"], found["good"]) > 20
    assert bench.view(EVERYONE)["rockets"][A]["stacks"][0]["tokens"] == [None]


def left_and_drawn(left: list[str], pawn: str, take: str) -> Bench:
    """A leaves options under Alpha; B, who has zirconium, draws the last of them and takes a pawn on the Moon."""
    rows: list[dict[str, Any]] = [
        {"at": "S1", "options": left},
        {"at": "A5", "from": "A4", "landed": True, "options": ["ZR"]},
        {"at": "S2"},
    ]
    bench = Bench(*rows, seats=3, satellite=7, piles=[0, 8, 8, 8]).throw(3, 4, 2).play("move P2", "pass")
    bench.throw(1, 1, 1).play("move S1", f"pass = option:{left[-1]}")
    bench.throw(1, 1, 1).play("move D1", "pass").throw(1, 1, 1).play("move C1", "pass")
    bench.state.rockets[B].node = MOON
    return bench.throw(1, 1, 1).play("stay", "pass", f"look 1 = pawn:{pawn}", take)


def assert_alike(one: Bench, other: Bench, viewers: tuple[int, ...]) -> None:
    for seat in viewers:
        assert seen(GAME, one.state, seat) == seen(GAME, other.state, seat)
        assert one.told(seat) == other.told(seat)
        if seat != EVERYONE:
            assert plain(GAME, one.state.sample(seat, Dice(3))) == plain(GAME, other.state.sample(seat, Dice(3)))


@pytest.mark.rule("station-secret", "stack")
def test_options_in_a_hand_cannot_be_followed_one_by_one() -> None:
    """Under the pawn lies the option from Alpha, or the one that B had before: nobody can tell which it is."""
    alpha = left_and_drawn(["SI", "FE"], "FE", "take 0")
    assert_alike(alpha, left_and_drawn(["SI", "FE"], "ZR", "take 0"), (A, C, EVERYONE))
    found = Counter(PAWN_IDS[world.rockets[B].stacks[0]] for world in worlds(alpha, A))
    assert {"FE", "SI", "ZR"} <= set(found)
    for world in worlds(alpha, A, 100):
        pawn = world.rockets[B].stacks[0]
        held = [KIND_IDS[world.box.kinds[o]] for o in range(32) if world.options[o] in (B, 8 + pawn)]
        assert len(held) == 2
        assert {"FE", "SI"} & set(held), "A knows that B has one of those that it left under Alpha"


@pytest.mark.rule("bluff")
def test_an_exhausted_option_that_others_know_slips_in_unseen() -> None:
    """A knows that B may have the exhausted option, but not whether it went under the pawn."""
    bluff = left_and_drawn(["SI", "X"], "FE", "take 1")
    assert_alike(bluff, left_and_drawn(["SI", "X"], "ZR", "take 0"), (A, C, EVERYONE))


@pytest.mark.rule("collision-first", "stack")
def test_a_collision_does_not_make_one_forget_a_stack() -> None:
    """B knows that A has the iron pawn, so that only iron or nothing of worth can have gone under the pile."""
    rows: list[dict[str, Any]] = [{"at": "A5", "from": "A4", "stacks": ["FE"]}, {"at": "S2"}, {"at": "S2"}]
    bench = Bench(*rows, seats=3, satellite=0, pawns={"FE": [B]}, piles=[1, 8, 8, 8]).throw(1, 1, 1)
    bench.play("move S1", "pass = option:FE", "pass")
    for _ in (B, C):
        bench.throw(1, 1, 1).play("move D1", "pass")
    bench.state.satellite = 12
    bench.throw(1, 1, 2).play("move P2")
    assert bench.state.rockets[A].crashes == 1

    def lost(seat: int) -> set[str]:
        found = [world.options.index(LOST) for world in worlds(bench, seat)]
        return {KIND_IDS[bench.state.box.kinds[option]] for option in found}

    assert lost(B) == {"FE", "X"}
    assert lost(A) == {"FE"}
    assert len(lost(C)) > 5, "C has never seen the pawn"


PLENTY = ["ZR"] * 8 + ["TI"] * 3 + ["AL"] * 2 + ["O", "H2O"]
"""So many options of A's own that few are left to imagine."""


@pytest.mark.rule("stack")
def test_where_hardly_anything_is_possible_the_truth_is_not_looked_at() -> None:
    """B holds all iron, calcium and silicon, in three stacks, and has looked into a crater."""
    mine, theirs = {"at": "S1", "options": PLENTY}, ["CA"] * 5 + ["FE"] * 4 + ["SI"] * 6 + ["X"] * 2
    bench = Bench(mine, {"at": "MOON", "options": theirs}, seats=2, satellite=0, turn=B, piles=[0, 0, 0, 0])
    for crater, pawn in enumerate(["CA", "FE", "SI"], 1):
        bench.throw(1, 1, 1).play("stay", "pass", f"look {crater} = pawn:{pawn}", "take 0")
        bench.throw(1, 1, 1).play(bench.offers("move")[0], "pass")
        bench.state.rockets[A].node, bench.state.rockets[A].arc = 1, NONE
    bench.throw(1, 1, 1).play("stay", "pass", "look 4 = pawn:TI", "leave")
    found = Counter(PAWN_IDS[world.craters[3]] for world in worlds(bench, A))
    assert set(found) == {"H2O", "O", "AL", "TI", "ZR"}, "the five that B does not hold"
    assert min(found.values()) > 30, "all of them about equally often"
    for world in worlds(bench, A, 30):
        assert {PAWN_IDS[pawn] for pawn in world.rockets[B].stacks} == {"CA", "FE", "SI"}


@pytest.mark.rule("stack")
def test_a_pawn_without_options_is_the_likelier_the_fewer_options_it_has() -> None:
    """A took a pawn and put none of six options under it: so none of the six is of its kind."""
    rocket = {"at": "MOON", "options": ["SI", "SI", "SI", "CA", "CA", "FE"]}
    bench = Bench(rocket, seats=2).throw(1, 1, 1).play("stay", "pass", "look 1 = pawn:TI", "take 0")
    count = 1200
    found = Counter(world.rockets[A].stacks[0] for world in worlds(bench, B, count))
    ways = [comb(32 - copies, 6) for copies in BOX.copies[:8]]
    for pawn in range(8):
        expected = count * ways[pawn] / sum(ways)
        assert abs(found[pawn] - expected) < 5 * expected**0.5 + 5


def test_deals_are_about_equally_likely() -> None:
    """All ways to deal six things to four places, of which some take only some things."""
    fits, room = [0b0011, 0b0111, 0b1110, 0b1111, 0b1100, 0b1001], [2, 1, 2, 1]
    found: Counter[tuple[int, ...]] = Counter()
    dice = Dice(4)
    for _ in range(6000):
        deal = Deal(fits, room)
        assert deal.deal(dice)
        found[tuple(deal.at)] += 1
    ways = [
        way
        for way in product(range(4), repeat=len(fits))
        if all(fits[thing] >> place & 1 for thing, place in enumerate(way))
        and [way.count(place) for place in range(4)] == room
    ]
    assert set(found) == set(ways)
    share = 6000 / len(ways)
    assert all(0.6 * share < found[way] < 1.5 * share for way in ways)


def test_a_deal_is_found_whenever_there_is_one_and_only_then() -> None:
    tight = [0b011, 0b110, 0b101, 0b001]
    for seed in range(50):
        assert Deal(tight, [2, 1, 1]).deal(Dice(seed))
        assert not Deal([0b01, 0b01, 0b11], [1, 2]).deal(Dice(seed))


@pytest.mark.rule("ambush-prize")
def test_the_loser_remembers_what_was_taken() -> None:
    laden = {"at": "G2", "from": "G3", "landed": True, "stacks": ["FE"], "options": ["FE", "FE", "SI"]}
    hand = [["R1", "R2", "R3", "R4", "R5"], ["Y8", "B8", "G8", "Y7", "B7"]]
    third = {"at": "A1", "from": "EARTH"}
    rows: list[dict[str, Any]] = [{**laden, "hand": hand[1]}, {"at": "R3", "from": "R2", "hand": hand[0]}, third]
    bench = Bench(*rows, seats=3, turn=B, satellite=0).throw(1, 1, 1)
    bench.play("move S3", "pass = option:ZR", "ambush A red")
    for one, two in zip(hand[0][:4], hand[1][:4], strict=True):
        bench.play(f"play {one}", f"play {two}")
    bench.play("play R5", "play B7", f"pass = {deals(3)}")
    iron = PAWN_IDS.index("FE")
    assert all(world.rockets[B].stacks == [iron] for world in worlds(bench, A, 40))
    assert len({world.rockets[B].stacks[0] for world in worlds(bench, C, 100)}) > 2

    def left(seat: int) -> set[str]:
        found = [world.options.index(A) for world in worlds(bench, seat)]
        return {KIND_IDS[bench.state.box.kinds[option]] for option in found}

    assert "FE" not in left(B), "all iron of A went with the pawn"
    assert {"FE", "SI", "CA"} <= left(C), "C does not know which pawn that was"


@pytest.mark.rule("collision-first")
def test_what_one_left_under_a_pile_is_remembered() -> None:
    """A leaves three options under Alpha, whose pile is empty but for them; B draws one of the three."""
    rows: list[dict[str, Any]] = [{"at": "S1", "options": ["FE", "SI", "ZR"]}, {"at": "A5", "from": "A4"}, {"at": "S2"}]
    bench = Bench(*rows, seats=3, satellite=7, piles=[0, 8, 8, 8]).throw(3, 4, 2).play("move P2", "pass")
    assert bench.view(A)["memory"]["options"]["lost.0"] == ["FE", "SI", "ZR"]
    assert "lost.0" not in bench.view(B)["memory"]["options"]
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
