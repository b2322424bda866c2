"""Exchanging cards, stations, and the Défi: the worked examples of the rules."""

from typing import Any

import pytest
from tests.games.terre_lune.bench import GAME, A, B, Bench, C, D, deals

from lunatheque.games.terre_lune.fights import best_card
from lunatheque.games.terre_lune.holdings import count_options, pile_size
from lunatheque.games.terre_lune.things import CARD_IDS, LOST, TRICK


def card(id: str) -> int:
    return CARD_IDS.index(id)


@pytest.mark.rule("exchange")
@pytest.mark.parametrize(("red", "cards"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_exactly_as_many_cards_as_the_die_shows(red: int, cards: int) -> None:
    bench = Bench(satellite=0).throw(1, 1, red)
    bench.play(bench.offers("move")[0])
    assert bench.legal[0] == "pass"
    assert {action.count("+") + 1 for action in bench.offers("exchange")} == {cards}
    if cards == 2:
        assert bench.refusal("exchange 1").rule == "exchange"
        assert bench.refusal("exchange 1+2+3").rule == "exchange"


@pytest.mark.rule("exchange", "exchange-discards")
@pytest.mark.parametrize(("discards", "others"), [("face-down", []), ("face-up", ["R1", "Y3"])])
def test_cards_are_laid_down_then_drawn(discards: str, others: list[str]) -> None:
    bench = Bench({"hand": ["R1", "R2", "Y3", "B4", "G5"]}, options={"discards": discards})
    bench.throw(1, 1, 2).play("move A2", "exchange 1+3 = card:R3 card:R4")
    assert bench.view(A)["rockets"][A]["hand"] == ["R2", "R3", "R4", "B4", "G5"]
    assert bench.view(A)["discards"] == {"count": 2, "cards": ["R1", "Y3"]}
    for seat in (B, -1):
        assert bench.view(seat)["discards"] == {"count": 2, "cards": others}
        told = [text.id for text in bench.told(seat)]
        assert ("event-exchanges-openly" in told) == (others != [])
    assert bench.view(B)["rockets"][A]["hand"] is None
    assert bench.view(B)["rockets"][A]["exchanged"] == 2
    assert "event-you-get-cards" in [text.id for text in bench.told(A)]
    assert "event-you-get-cards" not in [text.id for text in bench.told(B)]


@pytest.mark.rule("talon")
def test_the_earlier_discards_become_the_talon() -> None:
    discards = [f"R{rank}" for rank in range(1, 9)] + ["Y1"]
    bench = Bench(discards=discards, talon=["Y2", "Y3", "Y4"]).throw(1, 1, 5).play("move A5")
    bench.play("exchange 1+2+3+4+5 = card:Y2 card:Y3 card:Y4 card:R1 card:R2")
    assert len(bench.state.talon) == 7
    assert len(bench.state.discards) == 5
    assert bench.view(A)["rockets"][A]["hand"] == ["R1", "R2", "Y2", "Y3", "Y4"]
    assert all(card(id) in bench.state.talon.cards for id in ("R3", "R8", "Y1"))


@pytest.mark.rule("exchange")
def test_cards_can_be_exchanged_in_the_wake_and_on_the_moon() -> None:
    assert Bench({"at": "MOON"}).throw(1, 1, 3).play("stay").offers("exchange")
    wake = {"at": "C2", "from": "C1", "wake": 6, "dragged": [15]}
    assert Bench(wake, options={"wake": "literal"}, satellite=0).throw(1, 1, 3).offers("exchange")


# Stations -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("station-option", "station-secret")
def test_the_top_option_is_taken_by_whoever_flies_there() -> None:
    bench = Bench({"at": "A5", "from": "A4"}, seats=2).throw(1, 1, 1).play("move S1", "pass = option:TI")
    assert pile_size(bench.state, 0) == 7
    assert bench.kinds(A) == ["TI"]
    for seat in (B, -1):
        mine = bench.view(seat)["rockets"][A]
        assert mine["options"] == 1
        assert mine["loose"] == [None]
        assert "event-you-draw" not in [text.id for text in bench.told(seat)]


@pytest.mark.rule("station-option")
def test_options_are_taken_on_the_way_home_too() -> None:
    home = {"at": "C1", "from": "C2", "landed": True}
    assert Bench(home).throw(1, 1, 1).play("move S1", "pass = option:ZR").kinds(A) == ["ZR"]


@pytest.mark.rule("station-option", "collision-first")
def test_options_that_a_collision_cost_lie_under_the_pile() -> None:
    rows: list[dict[str, Any]] = [{"at": "S1", "options": ["FE"]}, {"at": "A5", "from": "A4"}]
    bench = Bench(*rows, seats=2, satellite=7, piles=[1, 8, 8, 8]).throw(3, 4, 2).play("move P2", "pass")
    assert pile_size(bench.state, 0) == 2
    iron = [option for option in range(32) if bench.state.options[option] == LOST]
    bench.throw(1, 1, 1).play("move S1", "pass = option:ZR")
    assert bench.kinds(B) == ["ZR"], "the fresh one lay on top"
    assert [option for option in range(32) if bench.state.options[option] == LOST] == iron
    assert pile_size(bench.state, 0) == 1


@pytest.mark.rule("station-option", "collision-first")
def test_what_two_collisions_left_under_a_pile_is_drawn_in_that_order() -> None:
    fallen: list[dict[str, Any]] = [{"at": "S1", "options": ["FE"]}, {"at": "S1", "options": ["SI"]}]
    bench = Bench(*fallen, *[{"at": "A5", "from": "A4"}] * 2, satellite=7, piles=[0, 8, 8, 8])
    bench.throw(3, 4, 2).play("move P2", "pass")
    bench.throw(3, 4, 6).play("move C6", "pass", "pass")
    assert pile_size(bench.state, 0) == 2
    bench.throw(1, 1, 1).play("move S1", "pass = option:FE", "pass")
    bench.throw(1, 1, 1).play("move S1", "pass = option:SI")
    assert (bench.kinds(C), bench.kinds(D), pile_size(bench.state, 0)) == (["FE"], ["SI"], 0)


@pytest.mark.rule("station-choice")
def test_one_thing_at_a_station() -> None:
    bench = Bench({"at": "A5", "from": "A4"}).throw(1, 1, 1).play("move S1", "pass = option:TI")
    assert bench.legal == ["pass", "defi red", "defi yellow", "defi blue", "defi green"]
    assert bench.refusal("ambush B red").rule == "ambush-victim"
    assert bench.play("pass").actor == B
    landed = Bench({"at": "C1", "from": "C2", "landed": True}).throw(1, 1, 1).play("move S1", "pass = option:TI")
    assert landed.actor == B, "no Défi after the Moon, nobody to ambush: the turn is over"


@pytest.mark.rule("defi")
def test_who_follows() -> None:
    rockets = [{"at": "A5", "from": "A4"}, {"at": "A3", "from": "A2"}, {"at": "C4", "from": "C3"}, {}]
    hands = [["R2", "R3", "R4", "R5", "R6"], ["Y8", "Y7", "Y6", "Y5", "Y4"], None, ["B8", "B7", "B6", "B5", "B4"]]
    rows = [row | ({"hand": hand} if hand else {}) for row, hand in zip(rockets, hands, strict=True)]
    bench = Bench(*rows).throw(1, 1, 1).play("move S1", "pass = option:TI", "defi red")
    assert bench.state.fight.players == [A, B, D]
    assert [bench.at(seat) for seat in range(4)] == ["S1", "S1", "C4", "S1"]
    assert count_options(bench.state, B) == 0
    assert [rocket.station for rocket in bench.state.rockets] == [0, 0, -1, 0]
    plays = [f"play {(hands[seat] or [])[trick]}" for trick in range(5) for seat in (A, B, D)]
    bench.play(*plays[:-1], f"{plays[-1]} = option:ZR option:ZR option:ZR {deals(4)}")
    assert bench.kinds(A) == ["TI", "ZR", "ZR", "ZR"], "three took part: three options"
    assert pile_size(bench.state, 0) == 8 - 1 - 3
    assert [bench.at(seat) for seat in range(4)] == ["S1", "S1", "C4", "S1"], "they stay at the station"
    bench.throw(1, 1, 4)
    assert bench.destinations == {"C4", "K"}, "and start from there"


@pytest.mark.rule("defi")
def test_nobody_follows_from_the_same_height_or_after_the_moon() -> None:
    def choices(*others: dict[str, object], **more: object) -> list[str]:
        bench = Bench({"at": "A5", "from": "A4"}, *others, seats=2, **more).throw(1, 1, 1)
        bench.play("move S1")
        bench.play("pass = option:ZR" if pile_size(bench.state, 0) else "pass")
        return bench.offers("defi") if bench.state.phase == 4 else []

    assert choices({"at": "S2"}) == []
    assert choices({"at": "A3", "from": "A4", "landed": True}) == []
    assert choices({"at": "A3", "from": "A2"})
    assert choices({"at": "A3", "from": "A2"}, piles=[0, 8, 8, 8]) == []
    assert choices({"at": "A3", "from": "A2"}, piles=[1, 8, 8, 8]) == [], "the option of the arrival was the last"


@pytest.mark.rule("defi", "wake-nowhere")
def test_nobody_is_summoned_out_of_the_wake() -> None:
    wake = {"at": "C2", "from": "C1", "wake": 6, "dragged": [15]}
    alone = Bench({"at": "C7", "from": "C6"}, wake, seats=2, satellite=4).throw(1, 1, 1)
    assert alone.play("move S3", "pass = option:ZR").actor == B, "no Défi: nobody else follows"
    bench = Bench({"at": "C7", "from": "C6"}, wake, {}, seats=3, satellite=4).throw(1, 1, 1)
    bench.play("move S3", "pass = option:ZR", "defi red")
    assert bench.state.fight.players == [A, C]
    assert (bench.at(B), bench.state.rockets[B].wake) == ("C2", 6)


# The Défi -----------------------------------------------------------------------------------------------------------

HANDS = [["R1", "R3", "Y2", "B2", "G5"], ["R8", "B1", "Y8", "G8", "G7"], ["Y1", "Y3", "B7", "G1", "G2"]]


def begin(trump: str = "blue", hands: list[list[str]] = HANDS, **more: object) -> Bench:
    first = {"at": "A5", "from": "A4", "hand": hands[0], **more}
    others = [{"at": "A1", "from": "EARTH", "hand": hand} for hand in hands[1:]]
    bench = Bench(first, *others, seats=len(hands), satellite=0)
    return bench.throw(1, 1, 1).play("move S1", "pass = option:ZR", f"defi {trump}")


@pytest.mark.rule("defi-trump", "follow")
def test_the_challenger_leads_and_the_colour_is_followed() -> None:
    bench = begin()
    assert bench.actor == A
    bench.play("play R3")
    assert bench.legal == ["play R8"]
    assert bench.refusal("play B1").rule == "follow"
    assert bench.refusal("play R1").rule == "tricks"
    bench.play("play R8")
    assert len(bench.legal) == 5, "without red any card, also one that is no trump"


@pytest.mark.rule("follow", "tricks")
@pytest.mark.parametrize(("third", "won"), [("B2", [0, 0, 1]), ("Y8", [0, 1, 0])])
def test_after_a_trump_one_may_overtrump_or_throw_off(third: str, won: list[int]) -> None:
    hands = [["R1", "Y2", "Y3", "G5", "G6"], ["B7", "Y5", "Y6", "G7", "G8"], ["B2", "Y7", "Y8", "G3", "G4"]]
    bench = begin("blue", hands).play("play R1", "play B7")
    assert {action.removeprefix("play ") for action in bench.legal} == set(hands[C])
    bench.play(f"play {third}")
    assert bench.state.fight.won == won
    assert bench.actor == won.index(1), "the winner leads"


@pytest.mark.rule("tricks")
def test_who_wins_a_trick() -> None:
    def winner(trump: str, *trick: str) -> int:
        return best_card([card(id) for id in trick], "RYBG".index(trump))

    assert winner("B", "R1", "B7", "B2") == 2, "overtrumped"
    assert winner("B", "R1", "B7", "Y8") == 1
    assert winner("B", "R3", "R8", "Y1") == 0
    assert winner("B", "R3", "R2", "Y1") == 1
    assert winner("R", "R3", "B1", "R2", "R1") == 3
    bench = begin().play("play R3", "play R8", "play B7")
    assert bench.state.fight.won == [0, 0, 1]
    assert bench.actor == C, "the winner leads"


@pytest.mark.rule("defi-prize", "redeal", "defi-winner")
def test_the_prize_and_the_new_deal() -> None:
    """A wins all five tricks with the red MOLAB (own rocket) as trump: 2 + 2 + 1."""
    hands = [["R1", "R2", "R3", "R4", "R5"], ["Y8", "B8", "G8", "Y7", "B7"]]
    bench = begin("red", hands)
    for own, other in zip(hands[0][:4], hands[1][:4], strict=True):
        bench.play(f"play {own}", f"play {other}")
    bench.play("play R5")
    options = " ".join(["option:ZR"] * 5)
    bench.play(f"play B7 = {options} {deals(2)}")
    assert bench.kinds(A) == ["ZR"] * 6
    assert pile_size(bench.state, 0) == 2
    assert [len(rocket.hand) for rocket in bench.state.rockets] == [5, 5]
    assert (len(bench.state.talon), bench.state.discards) == (22, [])
    assert bench.actor == B, "the turn of the challenger is over"
    assert bench.at(B) == "S1"


@pytest.mark.rule("defi-prize")
def test_a_small_pile_gives_what_there_is() -> None:
    hands = [["R1", "R2", "R3", "R4", "R5"], ["Y8", "B8", "G8", "Y7", "B7"]]
    bench = Bench(
        {"at": "A5", "from": "A4", "hand": hands[0]},
        {"at": "A1", "from": "EARTH", "hand": hands[1]},
        seats=2,
        piles=[3, 8, 8, 8],
    )
    bench.throw(1, 1, 1).play("move S1", "pass = option:ZR", "defi red")
    for own, other in zip(hands[0][:4], hands[1][:4], strict=True):
        bench.play(f"play {own}", f"play {other}")
    bench.play("play R5", f"play B7 = option:ZR option:ZR {deals(2)}")
    assert (pile_size(bench.state, 0), len(bench.kinds(A))) == (0, 3)


@pytest.mark.rule("defi-prize")
def test_four_players_and_both_molabs_empty_a_fresh_pile() -> None:
    hands = [["G1", "G2", "G3", "G4", "G5"], ["R8", "R7", "R6", "R5", "R4"], ["Y8", "Y7", "Y6", "Y5", "Y4"]]
    hands.append(["B8", "B7", "B6", "B5", "B4"])
    first = {"at": "A5", "from": "A4", "hand": hands[0], "colour": "green"}
    colours = ("red", "yellow", "blue")
    others = [{"hand": hand, "colour": colour} for hand, colour in zip(hands[1:], colours, strict=True)]
    bench = Bench(first, *others).throw(1, 1, 1).play("move S1", "pass = option:ZR", "defi green")
    plays = [f"play {hands[seat][trick]}" for trick in range(5) for seat in range(4)]
    bench.play(*plays[:-1])
    bench.play(plays[-1] + " = " + "option:ZR " * 7 + deals(4))
    assert (pile_size(bench.state, 0), len(bench.kinds(A))) == (0, 8)
    assert (len(bench.state.talon), bench.state.discards) == (12, [])
    assert all(len(rocket.hand) == 5 for rocket in bench.state.rockets)


@pytest.mark.rule("redeal")
def test_those_who_did_not_fight_get_new_cards_too() -> None:
    hands = [["R1", "R2", "R3", "R4", "R5"], ["Y8", "B8", "G8", "Y7", "B7"]]
    far = {"at": "C4", "from": "C3"}
    first, second = {"at": "A5", "from": "A4", "hand": hands[0]}, {"hand": hands[1]}
    bench = Bench(first, second, far, far).throw(1, 1, 1).play("move S1", "pass = option:ZR", "defi yellow")
    before = bench.state.rockets[C].hand
    bench.play("play R1", "play Y8", "play B8", "play R2", "play G8", "play R3", "play Y7", "play R4", "play B7")
    bench.play(f"play R5 = option:ZR option:ZR {deals(4)}")
    assert bench.kinds(B) == ["ZR", "ZR"]
    assert bench.state.rockets[C].hand != before
    assert (len(bench.state.talon), bench.state.discards) == (12, [])


@pytest.mark.rule("redeal", "exchange")
def test_a_new_deal_counts_exchanged_cards_anew() -> None:
    far = {"at": "C4", "from": "C3", "exchanged": 3}
    bench = Bench({"at": "A5", "from": "A4", "exchanged": 7}, {"exchanged": 5}, far, seats=3).throw(1, 1, 1)
    bench.play("move S1", "pass = option:ZR", "defi yellow")
    assert [rocket["exchanged"] for rocket in bench.view(B)["rockets"]] == [7, 5, 3]
    while bench.state.phase == TRICK:
        bench.play(bench.legal[0], seed=1)
    assert [rocket["exchanged"] for rocket in bench.view(B)["rockets"]] == [0, 0, 0]


@pytest.mark.rule("defi-winner")
def test_of_equals_whoever_was_first_there_wins() -> None:
    """Tricks go A, B, B, A, C: A and B have two, and B had them first."""
    hands = [["R1", "Y8", "G2", "B8", "G8"], ["R8", "Y1", "B1", "G3", "Y7"], ["R7", "Y2", "B7", "G4", "G1"]]
    bench = begin("red", hands)
    bench.play("play R1", "play R8", "play R7")
    bench.play("play Y8", "play Y1", "play Y2")
    bench.play("play B1", "play B7", "play B8")
    assert bench.actor == B
    bench.play("play G3", "play G4", "play G2")
    assert bench.state.fight.won == [2, 2, 0]
    bench.play("play G8", "play Y7")
    options = " ".join(["option:ZR"] * 5)
    bench.play(f"play G1 = {options} {deals(3)}")
    assert [count_options(bench.state, seat) for seat in (A, B, C)] == [1, 5, 0], "three, and two for its own MOLAB"
    assert GAME.census(bench.state)["options"] == 32
