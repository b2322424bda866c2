"""The rules of Hearts, one by one, each test marked with the rules that it exercises."""

from typing import Any

import pytest
from lunatheque.engine import EVERYONE, Dice, Match, Refusal

from hearts import GAME
from hearts.components import CARD_IDS
from hearts.state import Hearts


class Table:
    """A position set up by hand, and the cards that are played from it."""

    def __init__(self, *hands: str, **values: Any) -> None:
        self.state = GAME.load(GAME.box(), {"hands": [hand.split() for hand in hands], **values})
        self.state.events = []

    def play(self, *cards: str) -> "Table":
        """Play cards in turn."""
        for card in cards:
            action = GAME.actions.encode(f"play {card}")
            refusal = GAME.refuse(self.state, self.state.turn, action)
            if refusal is not None:
                raise refusal
            self.state.apply(self.state.turn, action, Dice(0))
        return self

    @property
    def legal(self) -> list[str]:
        """The cards that can be played now."""
        return [CARD_IDS[action] for action in self.state.legal(self.state.turn)]

    def refusal(self, card: str, seat: int | None = None) -> str:
        """The rule that forbids a card."""
        action = GAME.actions.encode(f"play {card}")
        refusal = GAME.refuse(self.state, self.state.turn if seat is None else seat, action)
        assert refusal is not None
        return refusal.rule

    @property
    def told(self) -> list[str]:
        """What everybody was told, as message ids."""
        return [event.text.id for event in self.state.events or [] if event.seat == EVERYONE]


def suit(letter: str, ranks: str = "2 3 4 5 6 7 8 9 10 J Q K A") -> str:
    """Cards of one suit."""
    return " ".join(rank + letter for rank in ranks.split())


ONE_DEAL = {"length": "deal"}
CLUBS, DIAMONDS, SPADES, HEARTS = (suit(letter) for letter in "CDSH")


def dealt(direction: str, seed: int = 1, **options: str) -> Match:
    """A match in which cards are passed in a direction."""
    return Match(GAME, seed=seed, options={"pass": direction, **options})


def hand(state: Hearts, seat: int) -> list[str]:
    """A hand, as ids of cards."""
    return [CARD_IDS[card] for card in state.hands[seat]]


# Cards and points -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("cards", "deal")
def test_four_players_get_thirteen_different_cards_each() -> None:
    match = dealt("none")
    cards = [card for seat in range(4) for card in hand(match.state, seat)]
    assert sorted(cards) == sorted(CARD_IDS)
    assert [len(match.state.hands[seat]) for seat in range(4)] == [13] * 4
    assert len(set(CARD_IDS)) == 52
    assert {id[-1] for id in CARD_IDS} == set("CDSH")


@pytest.mark.rule("deal")
def test_everybody_sees_only_its_own_cards() -> None:
    match = dealt("none")
    for seat in range(4):
        assert match.view(seat)["hand"] == hand(match.state, seat)
        assert match.view(seat)["hands"] == [13] * 4
        faces = [piece.id for piece in match.scene(seat).pieces() if piece.face in CARD_IDS]
        assert faces == hand(match.state, seat)
    assert match.view()["hand"] == []
    assert all(outcome.seat in range(4) for outcome in match.beginning)


@pytest.mark.rule("deal")
def test_nobody_plays_a_card_that_it_does_not_hold() -> None:
    assert Table("2C 2D", "3C 3D", "4C 4D", "5C 5D", points=[26, 0, 0, 0]).refusal("5C") == "deal"


@pytest.mark.rule("points")
def test_hearts_cost_one_and_the_queen_of_spades_thirteen() -> None:
    points = dict(zip(CARD_IDS, GAME.box().points, strict=True))
    assert {id for id in CARD_IDS if points[id] == 1} == set(HEARTS.split())
    assert points["QS"] == 13
    assert sum(points.values()) == 26
    table = Table("AS", "QS", "2H", "3H", points=[0, 11, 0, 0], options=ONE_DEAL).play("AS", "QS", "2H", "3H")
    assert table.state.points == [15, 11, 0, 0]


# Passing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("pass")
def test_all_pass_three_cards_at_the_same_time() -> None:
    match = dealt("left")
    before = [hand(match.state, seat) for seat in range(4)]
    assert match.actors == [0, 1, 2, 3]
    for seat in (2, 0, 3, 1):
        for card in before[seat][:3]:
            assert seat in match.actors
            match.play(f"pass {card}", seat)
    for seat in range(4):
        assert set(hand(match.state, seat)) == {*before[seat][3:], *before[seat - 1][:3]}
    assert len(match.actors) == 1


@pytest.mark.rule("pass")
def test_nobody_sees_the_cards_of_others_until_all_have_passed() -> None:
    match = dealt("left")
    first = hand(match.state, 0)[0]
    match.play(f"pass {first}", 0)
    assert match.view(0)["given"][0] == [first]
    assert match.view(1)["given"][0] == []
    assert match.view(1)["laid"] == [1, 0, 0, 0]
    assert first not in [piece.id for piece in match.scene(1).pieces()]
    assert [text.id for text in match.events(0)] == ["event-you-pass"]
    assert [text.id for text in match.events(1)] == ["event-passes"]
    match.undo(0)
    for seat in range(4):
        for card in hand(match.state, seat)[:3]:
            match.play(f"pass {card}", seat)
    assert match.view(1)["given"][0][0] == first
    assert match.view(2)["given"][0] == []
    assert "event-received" in [text.id for text in match.events(1)]
    assert not match.can_undo()


@pytest.mark.rule("pass")
def test_cards_are_passed_before_any_is_played_and_never_after() -> None:
    match = dealt("right")
    card = hand(match.state, 0)[0]
    with pytest.raises(Refusal, match="rule pass") as refusal:
        match.play(f"play {card}", 0)
    assert refusal.value.text.id == "refuse-pass-first"
    match = dealt("none")
    with pytest.raises(Refusal, match="rule pass") as refusal:
        match.play(f"pass {match.legal[0].split()[1]}")
    assert refusal.value.text.id == "refuse-passed"


@pytest.mark.rule("pass-direction")
@pytest.mark.parametrize(("direction", "receiver"), [("left", 1), ("across", 2), ("right", 3)])
def test_cards_go_where_was_agreed(direction: str, receiver: int) -> None:
    match = dealt(direction)
    given = hand(match.state, 0)[:3]
    while len(match.actors) > 1 or match.state.passing:
        match.play(match.legal[0])
    assert set(given) <= set(hand(match.state, receiver))


@pytest.mark.rule("pass-direction")
def test_a_lot_decides_where_cards_go_unless_players_agreed() -> None:
    drawn = {Match(GAME, seed=seed).view()["direction"] for seed in range(40)}
    assert drawn == {"left", "across", "right", "none"}
    match = dealt("none")
    assert not match.state.passing
    assert all(action.startswith("play") for action in match.legal)


# Playing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("first-lead")
def test_the_two_of_clubs_is_led_first() -> None:
    for seed in range(10):
        match = dealt("none", seed)
        assert match.legal == ["play 2C"]
        (seat,) = match.actors
        assert "2C" in hand(match.state, seat)
        other = hand(match.state, seat)[1]
        with pytest.raises(Refusal, match="rule first-lead"):
            match.play(f"play {other}", seat)


@pytest.mark.rule("turn")
def test_players_play_one_card_each_to_the_left() -> None:
    table = Table("2D 2S", "3D 3S", "4D 4S", "5D 5S", turn=2, points=[26, 0, 0, 0])
    seats = []
    for card in ("4D", "5D", "2D", "3D"):
        seats.append(table.state.turn)
        assert table.refusal("2S", (table.state.turn + 1) % 4) == "turn"
        table.play(card)
    assert seats == [2, 3, 0, 1]
    assert table.state.trick == []


@pytest.mark.rule("follow-suit")
def test_the_suit_led_is_followed() -> None:
    table = Table("2D 2S", "3D 3S", "4C 4S", "5D 5S", points=[0, 26, 0, 0]).play("2D")
    assert table.legal == ["3D"]
    assert table.refusal("3S") == "follow-suit"
    table.play("3D")
    assert table.legal == ["4C", "4S"]


@pytest.mark.rule("take-trick")
def test_the_highest_card_of_the_suit_led_takes_the_trick_and_leads() -> None:
    table = Table("10D 2S", "AC 3S", "JD 4S", "5D 5S", points=[26, 0, 0, 0]).play("10D", "AC", "JD", "5D")
    assert table.state.turn == 2
    assert table.legal == ["4S"]
    assert table.told[-1] == "event-trick"


@pytest.mark.rule("first-trick")
def test_no_points_are_played_to_the_first_trick() -> None:
    clubs = CLUBS.split()
    hands = (
        " ".join(clubs[:5]) + " 2S 3S 4S 5S 6S 7S 8S 9S",
        " ".join(DIAMONDS.split()[:6]) + " QS 2H 3H 4H 5H 6H 7H",
        " ".join(clubs[5:] + DIAMONDS.split()[6:11]),
        "KD AD 10S JS KS AS 8H 9H 10H JH QH KH AH",
    )
    table = Table(*hands).play("2C")
    assert table.legal == DIAMONDS.split()[:6]
    assert table.refusal("QS") == "first-trick"
    assert table.refusal("7H") == "first-trick"
    free = Table(*hands, options={"first-trick": "free"}).play("2C")
    assert len(free.legal) == 13


@pytest.mark.rule("first-trick")
def test_whoever_has_nothing_but_points_plays_them_to_the_first_trick() -> None:
    table = Table(suit("C"), suit("H", "2 3 4 5 6 7 8 9 10 J Q K") + " QS", DIAMONDS, suit("S").replace("QS", "AH"))
    table.play("2C")
    assert len(table.legal) == 13
    table.play("QS")
    assert table.state.broken


UNBROKEN = ("2D 2S 2H 3H 4H", "KD 3S 5H 6H 7H", "QS 4S 8H 9H 10H", "4D JH QH KH AH")


@pytest.mark.rule("break-hearts")
def test_hearts_are_not_led_before_they_are_broken() -> None:
    table = Table(*UNBROKEN)
    assert table.legal == ["2D", "2S"]
    assert table.refusal("2H") == "break-hearts"
    table.play("2D", "KD", "8H", "4D")
    assert table.legal == ["3S", "5H", "6H", "7H"]


@pytest.mark.rule("break-hearts")
@pytest.mark.parametrize(("choice", "legal"), [("breaks", "3S 5H 6H 7H"), ("does-not-break", "3S")])
def test_the_queen_of_spades_breaks_hearts_unless_players_agreed_otherwise(choice: str, legal: str) -> None:
    table = Table(*UNBROKEN, options={"queen": choice}).play("2D", "KD", "QS", "4D")
    assert table.legal == legal.split()


@pytest.mark.rule("break-hearts")
def test_whoever_has_only_hearts_may_lead_them() -> None:
    table = Table("2D 2H 3H 4H", "3D 5H 6H 7H", "QS 8H 9H 10H", "JH QH KH AH", turn=3)
    assert table.legal == ["JH", "QH", "KH", "AH"]


# The end --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("end", "aim", "tie")
def test_a_single_deal_ends_with_the_last_card_and_the_fewest_points_win() -> None:
    table = Table("2D", "3D", "4D", "5D", points=[5, 5, 6, 10], options=ONE_DEAL).play("2D", "3D", "4D")
    assert table.state.actors() == [3]
    table.play("5D")
    assert table.state.over
    assert table.state.actors() == []
    assert table.state.scores() == [5, 5, 6, 10]
    assert table.state.ranking() == [1, 1, 3, 4]
    assert table.told[-2:] == ["event-won", "event-won"]


@pytest.mark.rule("moon")
def test_whoever_takes_all_points_gives_them_to_the_others() -> None:
    table = Table("AH", "2D", "3D", "4D", points=[25, 0, 0, 0], options=ONE_DEAL).play("AH", "2D", "3D", "4D")
    assert table.state.scores() == [0, 26, 26, 26]
    assert table.state.ranking() == [1, 2, 2, 2]
    assert "event-moon" in table.told
    table = Table("AH", "2D", "3D", "4D", points=[24, 1, 0, 0], options=ONE_DEAL).play("AH", "2D", "3D", "4D")
    assert table.state.scores() == [25, 1, 0, 0]
    assert "event-moon" not in table.told


# A match of several deals ---------------------------------------------------------------------------------------------


def last_trick(points: list[int], totals: list[int], **values: Any) -> Table:
    """The last trick of the third deal has been played; A took it, and nothing with it."""
    table = Table("5D", "4D", "3D", "2D", points=points, totals=totals, deals=3, **values)
    return table.play("5D", "4D", "3D", "2D")


@pytest.mark.rule("end", "next-deal")
def test_points_add_up_and_all_cards_are_dealt_anew() -> None:
    table = last_trick([5, 5, 6, 10], [30, 10, 6, 6])
    state = table.state
    assert not state.over
    assert state.deals == 4
    assert state.scores() == state.totals == [35, 15, 12, 16]
    assert state.points == [0, 0, 0, 0]
    assert sorted(card for seat in range(4) for card in hand(state, seat)) == sorted(CARD_IDS)
    assert not state.broken
    assert table.told[-5:] == ["event-score"] * 4 + ["event-deal"]


@pytest.mark.rule("next-deal")
def test_whoever_holds_the_two_of_clubs_leads_to_the_next_deal() -> None:
    table = last_trick([5, 5, 6, 10], [30, 10, 6, 6], options={"pass": "none"})
    assert table.legal == ["2C"]
    assert "2C" in hand(table.state, table.state.turn)


@pytest.mark.rule("next-deal")
def test_nothing_is_taken_back_once_cards_are_dealt_again() -> None:
    match = dealt("none")
    while match.state.deals == 1:
        match.play(match.legal[0])
    assert not match.can_undo()


@pytest.mark.rule("match", "aim")
@pytest.mark.parametrize(
    ("length", "totals", "over"),
    [
        ("100", [94, 0, 2, 8], False),
        ("100", [95, 0, 1, 8], True),
        ("100", [99, 0, 1, 4], True),
        ("50", [44, 0, 2, 6], False),
        ("50", [45, 0, 1, 6], True),
    ],
)
def test_the_match_ends_when_somebody_has_reached_the_limit(length: str, totals: list[int], over: bool) -> None:
    table = last_trick([5, 5, 6, 10], totals, options={"length": length})
    assert table.state.over == over
    assert ("event-won" in table.told) == over
    if over:
        assert table.state.ranking() == [4, 1, 2, 3]
        assert table.told[-1] == "event-won"
        assert table.state.outlook() == [0, 1, 0, 0]


@pytest.mark.rule("tie")
def test_equally_few_points_share_the_victory() -> None:
    table = last_trick([5, 5, 6, 10], [95, 2, 1, 6])
    assert table.state.scores() == [100, 7, 7, 16]
    assert table.state.ranking() == [4, 1, 1, 3]
    assert table.told[-2:] == ["event-won"] * 2


@pytest.mark.rule("moon", "match")
def test_a_moon_shot_counts_in_its_deal_alone() -> None:
    table = last_trick([26, 0, 0, 0], [50, 2, 0, 0])
    assert table.state.totals == [50, 28, 26, 26]
    assert "event-moon" in table.told
    table = last_trick([26, 0, 0, 0], [24, 80, 0, 0])
    assert table.state.over
    assert table.state.scores() == [24, 106, 26, 26]


@pytest.mark.rule("pass-turns")
@pytest.mark.parametrize(
    ("now", "then"), [("left", "right"), ("right", "across"), ("across", "none"), ("none", "left")]
)
def test_the_direction_turns_from_deal_to_deal(now: str, then: str) -> None:
    state = last_trick([5, 5, 6, 10], [30, 10, 6, 6], direction=now).state
    assert GAME.save(state)["direction"] == then
    assert state.passing == (then != "none")


@pytest.mark.rule("pass-direction")
@pytest.mark.parametrize("direction", ["left", "right", "across", "none"])
def test_a_direction_agreed_on_holds_for_all_deals(direction: str) -> None:
    table = last_trick([5, 5, 6, 10], [30, 10, 6, 6], direction=direction, options={"pass": direction})
    assert GAME.save(table.state)["direction"] == direction


@pytest.mark.rule("match")
def test_the_sheet_and_the_table_show_earlier_deals_this_one_and_the_total() -> None:
    match = dealt("none")
    assert [line.text.id for line in GAME.sheet(match.state, 0)] == ["sheet-taken", "sheet-total"]
    state = Table("5D", "4D", "3D", "2D", points=[5, 5, 6, 10], totals=[30, 10, 6, 6], deals=3).state
    assert [line.values for line in GAME.sheet(state, 0)] == [(30, 10, 6, 6), (5, 5, 6, 10), (35, 15, 12, 16)]
    pieces = {piece.id: piece.value for piece in GAME.scene(state, 0).pieces()}
    assert [pieces[f"total-{seat}"] for seat in range(4)] == [35, 15, 12, 16]
    assert [pieces[f"points-{seat}"] for seat in range(4)] == [5, 5, 6, 10]
    single = {piece.id for piece in dealt("none", length="deal").scene(0).pieces()}
    assert "points-0" in single
    assert "total-0" not in single
