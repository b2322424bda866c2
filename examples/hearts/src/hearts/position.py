"""Positions as plain data: to save a match, to set up a position by hand, and to show what a seat may know.

By hand, everything may be left out but the hands; cards that are nowhere have been played and taken.

    {"hands": [["2S", "AH"], ["3S", "KH"], ["4S", "QH"], ["5S", "JH"]], "points": [0, 22, 0, 0]}
"""

from collections.abc import Callable, Sequence
from typing import Any

from lunatheque.engine import BadOption, BadPosition, Data

from .components import ALL_POINTS, CARD_IDS, CARDS, TWO_OF_CLUBS, Box
from .state import Hearts
from .table import GIVEN, MOST_DEALS, NO_PASS, SEATS

DIRECTIONS = ("left", "across", "right", "none")
DRAWN = "drawn"
"""The choice of the option `pass` with which cards go in another direction in every deal."""
LIMITS = {"100": 100, "50": 50, "deal": 0}
"""With how many points a match ends, by the choice of the option `length`."""
DEFAULTS: Data = {
    "options": {},
    "deals": 1,
    "totals": [0, 0, 0, 0],
    "direction": "none",
    "passing": False,
    "turn": 0,
    "trick": [],
    "points": [0, 0, 0, 0],
    "lacks": [[], [], [], []],
    "hands": None,
    "given": [[], [], [], []],
}


def save_open(state: Hearts) -> Data:
    """What everybody knows."""
    return {
        "options": {
            "length": next(choice for choice, limit in LIMITS.items() if limit == state.limit),
            "pass": DRAWN if state.turning else DIRECTIONS[state.direction - 1],
            "first-trick": "free" if state.points_in_first_trick else "no-points",
            "queen": "breaks" if state.queen_breaks else "does-not-break",
        },
        "deals": state.deals,
        "totals": state.totals[:],
        "direction": DIRECTIONS[state.direction - 1],
        "passing": state.passing,
        "turn": state.turn,
        "trick": name_cards(state.trick),
        "points": state.points[:],
        "lacks": [name_cards([card for card in range(CARDS) if cards >> card & 1]) for cards in state.lacks],
    }


def name_cards(cards: list[int]) -> list[str]:
    """Cards as their ids."""
    return [CARD_IDS[card] for card in cards]


def save(state: Hearts) -> Data:
    """The whole state."""
    given = [name_cards(sorted(cards)) for cards in state.given]
    return {**save_open(state), "hands": [name_cards(hand) for hand in state.hands], "given": given}


def view(state: Hearts, seat: int) -> Data:
    """What a seat may know: its hand, the cards that it passed or was passed, and how many cards the others have."""
    known = [sorted(state.given[giver]) if state.knows_given(seat, giver) else [] for giver in range(SEATS)]
    return {
        **save_open(state),
        "hand": name_cards(state.hands[seat]) if seat in range(SEATS) else [],
        "given": [name_cards(cards) for cards in known],
        "hands": [len(hand) for hand in state.hands],
        "laid": [len(state.given[giver]) if state.passing else 0 for giver in range(SEATS)],
    }


def apply_options(state: Hearts, options: dict[str, str]) -> None:
    """Set what players agreed on."""
    state.limit = LIMITS[options["length"]]
    state.turning = options["pass"] == DRAWN
    state.points_in_first_trick = options["first-trick"] == "free"
    state.queen_breaks = options["queen"] == "breaks"


def load(box: Box, data: Data, settle: Callable[[dict[str, str]], dict[str, str]]) -> Hearts:
    """The state that was saved, or a position written by hand."""
    if not isinstance(data, dict) or not set(data) <= set(DEFAULTS):
        raise BadPosition(f"a position of Hearts is a table of {', '.join(DEFAULTS)}, not {data!r}")
    values = {**DEFAULTS, **data}
    state = Hearts(box)
    try:
        agreed = settle(values["options"])
        apply_options(state, agreed)
    except (BadOption, TypeError, ValueError) as error:
        raise BadPosition(f"options: {error}") from None
    state.deals = read_one("deals", values["deals"], range(1, MOST_DEALS + 1)) + 1
    state.totals = read_list("totals", values["totals"], range(max(1, state.limit)), SEATS)
    state.direction = read_one("direction", values["direction"], DIRECTIONS) + 1
    state.passing = read_one("passing", values["passing"], (False, True)) == 1
    state.turn = read_one("turn", values["turn"], range(SEATS))
    state.trick = read_list("trick", values["trick"], CARD_IDS)
    state.points = read_list("points", values["points"], range(ALL_POINTS + 1), SEATS)
    if not state.turning and DIRECTIONS[state.direction - 1] != agreed["pass"]:
        raise BadPosition(f"direction: players agreed on {agreed['pass']!r} for all deals, not {values['direction']!r}")
    state.hands = read_hands("hands", values["hands"])
    state.given = read_hands("given", values["given"])
    state.lacks = [sum(1 << card for card in set(cards)) for cards in read_hands("lacks", values["lacks"])]
    check(state)
    return state


def read_one(key: str, value: Any, choices: Sequence[object]) -> int:
    """A value, as its position among the choices."""
    for position, choice in enumerate(choices):
        if choice == value and type(choice) is type(value):
            return position
    raise BadPosition(f"{key}: {value!r} is none of {', '.join(map(str, choices))}")


def read_list(key: str, values: Any, choices: Sequence[object], count: int | None = None) -> list[int]:
    """A list of values, as their positions among the choices."""
    if not isinstance(values, list) or count not in (None, len(values)):
        raise BadPosition(f"{key}: a list{f' of {count}' if count else ''} is needed, not {values!r}")
    return [read_one(key, value, choices) for value in values]


def read_hands(key: str, hands: Any) -> list[list[int]]:
    """A list of cards for each seat."""
    if not isinstance(hands, list) or len(hands) != SEATS:
        raise BadPosition(f"{key}: {SEATS} lists of cards are needed, one for each seat, not {hands!r}")
    return [sorted(read_list(key, cards, CARD_IDS)) for cards in hands]


def check(state: Hearts) -> None:
    """Set what follows from where the cards are, and complain about a position that cannot be."""
    seats = range(SEATS)
    hands = [state.held(seat) for seat in seats]
    lying = [card for cards in [*hands, state.trick] for card in cards]
    gone = [card for card in range(CARDS) if card not in lying]
    state.played = len(gone) + len(state.trick)
    state.broken = any(state.breaks_hearts(card) for card in gone + state.trick)
    state.over = state.played == CARDS and max(state.scores()) >= state.limit

    twice = {CARD_IDS[card] for card in lying if lying.count(card) > 1}
    worth = sum(state.box.points[card] for card in gone)
    leader = (state.turn - len(state.trick)) % SEATS
    sizes = {len(hands[(leader + place) % SEATS]) + (place < len(state.trick)) for place in seats}
    lead = state.trick[:1] or state.hands[leader]
    lacked = [card for seat in seats for card in hands[seat] if state.lacks[seat] >> card & 1]
    lost = [card for seat in seats for card in state.given[seat] if card not in hands[state.receiver(seat)]]
    passed = any([state.passing, *state.given])
    least = ALL_POINTS * (state.deals - 1)
    sums = range(least, 3 * least + 1, 2 * ALL_POINTS)  # each moon shot gives 78 points instead of 26
    for wrong, reason in (
        (twice, f"{', '.join(sorted(twice))} in two places"),
        (sum(state.points) != worth, f"points: the cards that were taken make {worth}, not {sum(state.points)}"),
        (sum(state.totals) not in sums, f"totals: {state.deals - 1} deals make {', '.join(map(str, sums))} points"),
        (len(sizes) > 1 or len(state.trick) >= SEATS, "hands: all are equal, but for cards played to the trick"),
        (lacked, f"lacks: {', '.join(name_cards(lacked))} cannot be in a hand that lacks it"),
        (passed and state.direction == NO_PASS, "direction: cards are passed left, across or right, if at all"),
        (max(map(len, state.given)) > GIVEN, f"given: each seat passes {GIVEN} cards"),
        (lost and not state.passing, f"given: {', '.join(name_cards(lost))} must be in the hand of the receiver"),
        (state.passing and (state.played or not state.actors()), "passing: it ends when all have passed their cards"),
        (state.played == CARDS and not state.over, f"hands: nobody has {state.limit} points, so that cards are dealt"),
        (not (state.passing or gone or TWO_OF_CLUBS in lead), "turn: the two of clubs leads to the first trick"),
    ):
        if wrong:
            raise BadPosition(reason)
