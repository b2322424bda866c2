"""What a seat may know of a position, as plain data."""

from lunatheque.engine import EVERYONE, Data

from .actions import DICE
from .cards import CARD_IDS, GONE, NONE, SECRET, SLOTS, USED, WEAPON_IDS, WEAPONS
from .position import save_frame, save_open
from .state import MoonBots


def view(state: MoonBots, seat: int) -> Data:
    """What lies open on the table, and the secret weapons whose place the seat knows."""
    return {
        "seats": state.seats,
        "options": dict(state.agreed.options),
        "over": state.over,
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "asked": state.actor,
        "robots": [view_robot(state, number) for number in range(len(state.robots))],
        "market": [None if card == NONE else CARD_IDS[min(card, SECRET)] for card in state.market],
        "pile": len(state.pile),
        "used": [WEAPON_IDS[weapon] for weapon in range(WEAPONS) if state.places[weapon] == USED],
        "known": known_weapons(state, seat),
        "looked": looked_through(state, seat),
        "turn_so_far": view_turn(state),
        "stack": [save_frame(frame) for frame in state.stack],
    }


def view_robot(state: MoonBots, number: int) -> Data:
    """A robot as all see it: of its secret weapons only how many there are."""
    robot = state.robots[number]
    return {**save_open(robot), "dice": robot.dice, "weapons": robot.hand, "cards": view_cards(state, number)}


def view_cards(state: MoonBots, number: int) -> list[Data]:
    """The secret weapons that lie face down before a robot: who has looked at each, and since when it was dealt.

    Everybody could follow these cards with the eyes, and sees which of them is played.
    """
    held = [weapon for weapon in range(WEAPONS) if state.places[weapon] == number]
    tags = sorted((state.pools[weapon], state.knowers[weapon]) for weapon in held)
    seats = range(state.seats)
    return [{"pool": pool, "known_to": [seat for seat in seats if knowers >> seat & 1]} for pool, knowers in tags]


def known_weapons(state: MoonBots, seat: int) -> Data:
    """Where the secret weapons are that the seat holds or has seen: a robot's number, or the box."""
    if seat == EVERYONE:
        return {}
    return {
        WEAPON_IDS[weapon]: "box" if state.places[weapon] == GONE else state.places[weapon]
        for weapon in range(WEAPONS)
        if state.knowers[weapon] >> seat & 1 and state.places[weapon] != USED
    }


def looked_through(state: MoonBots, seat: int) -> list[list[str]]:
    """For each time the seat looked through the pile, the secret weapons that lay in it."""
    if seat == EVERYONE:
        return []
    pools = [pool for pool, searcher in enumerate(state.searches, 1) if searcher == seat]
    return [[WEAPON_IDS[weapon] for weapon in range(WEAPONS) if state.pools[weapon] >= pool] for pool in pools]


def view_turn(state: MoonBots) -> Data:
    """What the robot whose turn it is has done so far."""
    return {
        "bought": state.bought,
        "extra_buys": state.extra_buys,
        "rolled": state.rolled,
        "reroll_used": state.reroll_used,
        "reroll_blocked": state.reroll_blocked,
        "gained": state.gained,
        "dice": [face for face in range(1, 7) for _ in range(state.dice[face])],
        "placed": {SLOTS[slot]: DICE[dice] for slot, dice in enumerate(state.placed) if dice},
    }
