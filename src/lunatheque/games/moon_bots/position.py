"""Positions as plain data: to save a match, and to set up a position by hand for a test, a puzzle or a bug report.

Everything may be left out but the number of seats: robots then stand as at the start, the market is empty and the
pile holds whatever lies nowhere else.

    {"seats": 3, "robots": [{"energy": 4, "parts": ["HD2"], "weapons": ["SW01"]}], "market": ["LL1", "secret"]}
"""

from collections.abc import Callable
from typing import Any

from lunatheque.engine import BadOption, Data, Deck, Reader

from .actions import DICE
from .attack import MAX_ROBOTS
from .cards import (
    ATTACKS,
    BOARDS,
    BOXED_WEAPONS,
    CARD_IDS,
    CARDS,
    CORE,
    DEFEATED,
    DIE_UPGRADE,
    FIRST_ENERGY,
    GONE,
    MAX_ENERGY,
    NONE,
    PART_IDS,
    PARTS,
    POOLS,
    SECRET,
    SLOTS,
    STANDINGS,
    UNDRAWN,
    UPGRADE,
    UPGRADE_IDS,
    UPGRADES,
    USED,
    WEAPON_IDS,
    WEAPONS,
    WINDOW_IDS,
)
from .components import Box
from .market import fits, install
from .state import MoonBots
from .table import Agreement, Frame, Robot, bare_robot
from .windows import ATTACK, FRAMES, WINDOW

FLAGS = ("over", "resting", "ended", "bought", "rolled", "reroll_used", "reroll_blocked")
NUMBERS = ("first", "turn", "round", "loss_events", "extra_buys", "gained")
ELSEWHERE = {GONE: "gone", USED: "used"}


def lay_out(box: Box, seats: int, options: dict[str, str]) -> MoonBots:
    """An empty table with what players agreed on."""
    state = MoonBots(box, Agreement(options), seats)
    state.lay_out()
    return state


# Saving -----------------------------------------------------------------------------------------------------------


def save(state: MoonBots) -> Data:
    """The whole state as plain data."""
    return {
        "seats": state.seats,
        "options": dict(state.agreed.options),
        "robots": [save_robot(state, number) for number in range(len(state.robots))],
        "market": [None if card == NONE else CARD_IDS[card] for card in state.market],
        "pile": [CARD_IDS[card] for card in state.pile.cards],
        "weapons": {id: save_weapon(state, weapon) for weapon, id in enumerate(WEAPON_IDS)},
        "searches": list(state.searches),
        "dice": [face for face in range(1, 7) for _ in range(state.dice[face])],
        "placed": {SLOTS[slot]: DICE[dice] for slot, dice in enumerate(state.placed) if dice},
        "stack": [save_frame(frame) for frame in state.stack],
        **{name: getattr(state, name) for name in FLAGS + NUMBERS},
    }


def save_open(robot: Robot) -> Data:
    """What all see of a robot."""
    return {
        "owner": robot.owner,
        "board": BOARDS[robot.board],
        "energy": robot.energy,
        "standing": STANDINGS[robot.standing],
        "parts": [PART_IDS[part] for part in robot.parts[:CORE] if part != NONE],
        "upgrades": upgrade_ids(robot.upgrades, robot.dice),
        "facing": robot.facing,
    }


def save_robot(state: MoonBots, number: int) -> Data:
    """A robot and what lies on it."""
    robot = state.robots[number]
    return {
        **save_open(robot),
        "weapons": [WEAPON_IDS[weapon] for weapon in range(WEAPONS) if state.places[weapon] == number],
        "fell": robot.fell,
        "depth": robot.depth,
    }


def upgrade_ids(upgrades: int, dice: int) -> list[str]:
    """The upgrades of a robot, by the bits of their kinds and the number of its dice; those for dice first."""
    others = [id for kind, id in enumerate(UPGRADE_IDS) if kind != DIE_UPGRADE and upgrades >> kind & 1]
    return [UPGRADE_IDS[DIE_UPGRADE]] * (dice - 1) + others


def save_weapon(state: MoonBots, weapon: int) -> Data:
    """What is known about a secret weapon that is not said by the hand it is in."""
    seats = [seat for seat in range(state.seats) if state.knowers[weapon] >> seat & 1]
    place = ELSEWHERE.get(state.places[weapon])
    return {"pool": state.pools[weapon], "known_to": seats, **({"place": place} if place else {})}


def save_frame(frame: Frame) -> Data:
    """Something that is being resolved."""
    return {
        "kind": FRAMES[frame.kind],
        "robot": frame.robot,
        "stage": frame.stage,
        "window": WINDOW_IDS[frame.window],
        "queue": [robot for robot in range(MAX_ROBOTS) if frame.queue >> robot & 1],
        "target": frame.target,
        "attack": frame.attack,
        "amount": frame.amount,
        "deflected": frame.deflected,
        "toward": frame.toward,
        "amounts": list(frame.amounts),
    }


# Loading ----------------------------------------------------------------------------------------------------------


def load(box: Box, data: Data, settle: Callable[[dict[str, str]], dict[str, str]]) -> MoonBots:
    """The state that was saved, or a position written by hand."""
    reader = Reader(data, "position")
    seats = reader.number("seats", 2, 4, 0)
    try:
        state = lay_out(box, seats, settle(reader.words("options")))
    except BadOption as error:
        raise reader.error(str(error)) from None
    load_robots(state, reader)
    market = reader.items("market")
    if len(market) > 6:
        raise reader.error(f"the market has 6 places, not {len(market)}")
    filled = [NONE if card is None else reader.position("market", card, CARD_IDS) for card in market]
    state.market = filled + [NONE] * (6 - len(filled))
    load_weapons(state, reader)
    for name in FLAGS:
        setattr(state, name, reader.flag(name))
    for name in NUMBERS:
        setattr(state, name, reader.number(name, 0, 10_000, 1 if name == "round" else 0))
    if max(state.first, state.turn) >= len(state.robots):
        raise reader.error(f"first and turn are robots: 0 to {len(state.robots) - 1}")
    load_dice(state, reader)
    load_pile(state, reader)
    state.stack = [load_frame(state, frame) for frame in reader.items("stack")]
    if not state.over and not state.stack and not state.in_play(state.turn):
        raise reader.error("turn: this robot is not in play")
    reader.done()
    set_actor(state)
    return state


def load_robots(state: MoonBots, reader: Reader) -> None:
    """The robots; those left out stand as at the start."""
    count = 4 if state.seats == 2 else state.seats
    rows = reader.items("robots")
    if len(rows) > count:
        raise reader.error(f"with {state.seats} players there are {count} robots, not {len(rows)}")
    for number in range(count):
        row = Reader(rows[number] if number < len(rows) else {}, f"robot {number + 1}")
        owner = number // 2 if state.seats == 2 else number
        if row.number("owner", 0, 3, owner) != owner:
            raise row.error(f"it belongs to seat {owner}")
        energy = FIRST_ENERGY + owner
        robot = bare_robot(owner, row.name("board", BOARDS, number), row.number("energy", -20, MAX_ENERGY, energy))
        robot.standing = row.name("standing", STANDINGS, 0)
        if robot.standing != DEFEATED and robot.energy <= 0 and "stack" not in reader.data:
            raise row.error("a robot without energy is defeated")
        robot.facing = row.number("facing", NONE, 3, 3 - number if state.seats == 2 else NONE)
        robot.fell = row.number("fell", 0, 10_000, 0)
        robot.depth = row.number("depth", -100, MAX_ENERGY, 0)
        state.robots.append(robot)
        for card in row.names("parts", PART_IDS) + [UPGRADE + kind for kind in row.names("upgrades", UPGRADE_IDS)]:
            if not fits(state, number, card):
                raise row.error(f"it has no place for {CARD_IDS[card]}")
            install(state, number, card)
        for weapon in row.names("weapons", WEAPON_IDS):
            if state.places[weapon] != UNDRAWN:
                raise row.error(f"{WEAPON_IDS[weapon]} is in two hands")
            state.places[weapon] = number
            state.knowers[weapon] = 1 << owner
            state.robots[number].hand += 1
        row.done()
    if len({robot.board for robot in state.robots}) != count:
        raise reader.error("each robot has a board of its own")


def load_weapons(state: MoonBots, reader: Reader) -> None:
    """Pools and knowledge of secret weapons, and those that are gone or used."""
    state.searches = reader.numbers("searches", 0, state.seats - 1)
    if len(state.searches) >= POOLS:
        raise reader.error("the pile can be looked through twice")
    rows = reader.table("weapons")
    for weapon, id in enumerate(WEAPON_IDS):
        row = rows.table(id)
        state.pools[weapon] = row.number("pool", 0, len(state.searches), 0)
        for seat in row.numbers("known_to", 0, state.seats - 1):
            state.knowers[weapon] |= 1 << seat
        if "place" in row.data:
            if state.places[weapon] != UNDRAWN:
                raise row.error("it is in a hand")
            state.places[weapon] = (GONE, USED)[row.name("place", ("gone", "used"), 0)]
        row.done()
    rows.done()


def load_dice(state: MoonBots, reader: Reader) -> None:
    """The dice: those not placed, and those on parts."""
    for face in reader.numbers("dice", 1, 6):
        state.dice[face] += 1
    row = reader.table("placed")
    for slot, name in enumerate(SLOTS):
        if name in row.data:
            state.placed[slot] = row.name(name, DICE, 0)
    row.done()


def load_pile(state: MoonBots, reader: Reader) -> None:
    """The pile, by default all that lies nowhere else, and how many cards went to the box."""
    hands = sum([robot.hand for robot in state.robots])
    lying = [card for card in state.market if card != NONE]
    for robot in state.robots:
        lying += [part for part in robot.parts[:CORE] if part != NONE]
        lying += [UPGRADE + UPGRADE_IDS.index(id) for id in upgrade_ids(robot.upgrades, robot.dice)]
    contents = face_up_cards(state)
    for card in lying:
        if card < SECRET:
            if card not in contents:
                raise reader.error(f"there are not so many {CARD_IDS[card]} in the box")
            contents.remove(card)
    elsewhere = sum([1 for place in state.places if place in (GONE, USED)])
    secrets = WEAPONS - BOXED_WEAPONS - hands - elsewhere - sum([1 for card in lying if card >= SECRET])
    contents += [SECRET + len(state.searches)] * max(0, secrets)
    if "pile" in reader.data:
        pile = reader.names("pile", CARD_IDS)
        for card in pile:
            if card < SECRET and pile.count(card) > contents.count(card):
                raise reader.error(f"pile: there are not so many {CARD_IDS[card]} in the box")
        contents = pile
    state.pile = Deck(contents)
    state.boxed = CARDS - len(contents) - len(lying) - hands
    unseen = sum([1 for place in state.places if place == UNDRAWN])
    if unseen < sum([1 for card in lying + contents if card >= SECRET]):
        raise reader.error(f"more secret weapons lie face down than the {unseen} that are left")


def face_up_cards(state: MoonBots) -> list[int]:
    """All parts and upgrades that are played with."""
    even = [UPGRADES // len(UPGRADE_IDS)] * len(UPGRADE_IDS)
    cards = list(range(PARTS))
    for kind, copies in enumerate(even if state.agreed.even_upgrades else state.box.copies):
        cards += [UPGRADE + kind] * copies
    if state.seats == 3:
        for card in state.box.removed:
            if card in cards:
                cards.remove(card)
    return cards


def load_frame(state: MoonBots, data: Any) -> Frame:
    """Something that is being resolved."""
    row = Reader(data, "stack")
    last = len(state.robots) - 1
    frame = Frame(row.name("kind", FRAMES, WINDOW), row.number("robot", 0, last, state.turn))
    frame.stage = row.number("stage", 0, 4, 0)
    frame.window = row.name("window", WINDOW_IDS, 0)
    for robot in row.numbers("queue", 0, last):
        frame.queue |= 1 << robot
    frame.target = row.number("target", NONE, CORE, NONE)
    frame.attack = row.number("attack", 0, max(len(ATTACKS), WEAPONS), 0)
    frame.amount = row.number("amount", 0, 100, 0)
    frame.deflected = row.number("deflected", 0, 100, 0)
    frame.toward = row.number("toward", NONE, last, NONE)
    frame.amounts = row.numbers("amounts", 0, 100)
    row.done()
    return frame


def set_actor(state: MoonBots) -> None:
    """Whose decision it is follows from what is being resolved."""
    if state.over:
        state.actor = NONE
        return
    robot = state.turn
    if state.stack:
        frame = state.stack[-1]
        robot = frame.robot if frame.kind == ATTACK else frame.target
    state.actor = state.robots[robot].owner
