"""Moon-Bots as a viewer sees it: the market, the robots with their parts, dice and cards."""

from lunatheque.engine import EVERYONE, Text, text
from lunatheque.scene import Piece, Scene, Touch, Zone, remembered

from .actions import ADJUST, BUILD, BUY, DEFLECT, DICE, FETCH, LEFT, PLAY, REROLL_DICE, SPY, USE, WAYS
from .cards import (
    BOARDS,
    CARD_IDS,
    CORE,
    MAX_ENERGY,
    NONE,
    PART_IDS,
    SECRET,
    SLOTS,
    STANDINGS,
    UPGRADE,
    UPGRADE_IDS,
    WEAPON_IDS,
    WEAPONS,
)
from .components import Box
from .market import price_of
from .position import upgrade_ids
from .refusals import WEAPON_RULES, weapon_of
from .state import MoonBots
from .telling import condition_text, robot_name
from .windows import WINDOW

UPGRADE_RULES = ("roll", "reroll", "fist-bonus", "protection", "missile-bonus", "protection")
"""Where the rules speak of each kind of upgrade."""


def scene(state: MoonBots, seat: int) -> Scene:
    """Everything that one viewer sees."""
    robots = [robot_zone(state, number, seat) for number in range(len(state.robots))]
    touches = {} if seat == EVERYONE else {action: Touch(touch(state, action)) for action in state.legal(seat)}
    return Scene((market_zone(state.box, tuple(state.market)), pile_zone(len(state.pile)), *robots), touches)


def robot_zone(state: MoonBots, number: int, seat: int) -> Zone:
    """A robot as a viewer sees it: which of its secret weapons lie face up is all that depends on the viewer."""
    robot = state.robots[number]
    turn = number == state.turn
    known: list[int] = []
    if robot.hand and seat != EVERYONE:
        places, knowers = state.places, state.knowers
        known = [weapon for weapon in range(WEAPONS) if places[weapon] == number and knowers[weapon] >> seat & 1]
    return robot_area(
        state.box,
        number,
        robot.owner,
        robot.board,
        turn and not state.over,
        robot.energy,
        robot.standing,
        tuple(robot.parts),
        tuple(state.placed) if turn else (),
        robot.upgrades,
        tuple(known),
        robot.hand,
        robot.dice,
        tuple(state.dice) if turn and state.rolled else (),
    )


@remembered
def market_zone(box: Box, market: tuple[int, ...]) -> Zone:
    """Two columns and three rows, the free row at the bottom."""
    cards = [card_piece(box, card, place) for place, card in enumerate(market) if card != NONE]
    return Zone("market", "grid", text("zone-market"), tuple(cards), columns=2)


@remembered
def card_piece(box: Box, card: int, place: int) -> Piece:
    """A card of the market with its price; secret weapons lie face down."""
    at, cost = (place % 2, place // 2), price_of(box, card, place)
    if card >= SECRET:
        return Piece(f"market-{place}", "back", text("market-secret", price=cost), at, "buy-weapon")
    name = Text(CARD_IDS[card])
    if card < UPGRADE:
        slot = text(f"slot-{SLOTS[card // 4]}")
        said = text("market-part", card=name, slot=slot, effect=effect_text(box, card), price=cost)
        return Piece(f"market-{place}", CARD_IDS[card], said, at, "buy-part")
    said = text("market-upgrade", card=name, effect=text(f"effect-{CARD_IDS[card]}"), price=cost)
    return Piece(f"market-{place}", CARD_IDS[card], said, at, "buy-upgrade")


def effect_text(box: Box, part: int) -> Text:
    """What a part needs and does."""
    return text(
        "part-effect",
        dice=condition_text(box.conditions[part]),
        fists=box.fists[part],
        missiles=box.missiles[part],
        gain=box.gains[part],
        drain=box.drains[part],
    )


@remembered
def pile_zone(count: int) -> Zone:
    """The draw pile: only its size is seen."""
    pile = Piece("pile", "pile", text("pile", count=count), rule="market-fill", value=count)
    return Zone("pile", "stack", text("zone-pile"), (pile,))


@remembered
def robot_area(
    box: Box,
    number: int,
    owner: int,
    board: int,
    active: bool,
    energy: int,
    standing: int,
    parts: tuple[int, ...],
    placed: tuple[int, ...],
    upgrades: int,
    known: tuple[int, ...],
    hand: int,
    dice: int,
    rolled: tuple[int, ...],
) -> Zone:
    """A robot: energy, parts, upgrades, secret weapons and dice."""
    zones = (
        energy_zone(number, energy, standing),
        parts_zone(box, number, board, parts, placed),
        upgrades_zone(number, upgrades, dice),
        weapons_zone(number, known, hand),
        dice_zone(number, dice, rolled),
    )
    title = text("zone-robot", robot=robot_name(number, owner, board), number=number + 1)
    return Zone(f"robot-{number}", "area", title, (), zones, seat=owner, active=active)


@remembered
def energy_zone(number: int, energy: int, standing: int) -> Zone:
    """The energy of a robot, and whether it is still in the fight."""
    me = f"robot-{number}-energy"
    said = text("energy", energy=energy, limit=MAX_ENERGY)
    fight = Piece(f"robot-{number}-standing", STANDINGS[standing], text(f"standing-{STANDINGS[standing]}"))
    track = (Piece(me, "energy", said, rule="energy-cap", value=energy), fight)
    return Zone(me, "track", text("zone-energy"), track)


@remembered
def parts_zone(box: Box, number: int, board: int, parts: tuple[int, ...], placed: tuple[int, ...]) -> Zone:
    """The parts of a robot, with the dice that lie on them."""
    pieces = [
        part_piece(box, number, board, slot, part, placed[slot] if placed else 0)
        for slot, part in enumerate(parts)
        if part != NONE
    ]
    return Zone(f"robot-{number}-parts", "row", text("zone-parts"), tuple(pieces))


@remembered
def part_piece(box: Box, number: int, board: int, slot: int, part: int, placed: int) -> Piece:
    """A part of a robot, or the attack printed on its board, with the dice that lie on it."""
    name = text("core") if slot == CORE else Text(PART_IDS[part])
    face = f"core-{BOARDS[board]}" if slot == CORE else PART_IDS[part]
    args = {"card": name, "slot": text(f"slot-{SLOTS[slot]}"), "effect": effect_text(box, part)}
    said = text("part-used", dice=DICE[placed], **args) if placed else text("part-ready", **args)
    return Piece(f"robot-{number}-{SLOTS[slot]}", face, said, (slot, 0), "activate")


@remembered
def upgrades_zone(number: int, upgrades: int, dice: int) -> Zone:
    """The upgrades of a robot."""
    pieces = [
        Piece(f"robot-{number}-{id}-{n}", id, upgrade_text(id), (n, 0), UPGRADE_RULES[UPGRADE_IDS.index(id)])
        for n, id in enumerate(upgrade_ids(upgrades, dice))
    ]
    return Zone(f"robot-{number}-upgrades", "row", text("zone-upgrades"), tuple(pieces))


def upgrade_text(id: str) -> Text:
    """An upgrade and what it does."""
    return text("upgrade-card", card=Text(id), effect=text(f"effect-{id}"))


@remembered
def weapons_zone(number: int, known: tuple[int, ...], hand: int) -> Zone:
    """The secret weapons of a robot: those that the viewer knows face up, the others face down."""
    pieces = [
        Piece(f"robot-{number}-{WEAPON_IDS[w]}", WEAPON_IDS[w], weapon_text(w), (n, 0), WEAPON_RULES[w])
        for n, w in enumerate(known)
    ]
    for place in range(len(known), hand):
        pieces.append(Piece(f"robot-{number}-hidden-{place}", "back", text("secret-weapon"), (place, 0), "buy-weapon"))
    return Zone(f"robot-{number}-weapons", "row", text("zone-weapons"), tuple(pieces))


def weapon_text(weapon: int) -> Text:
    """A secret weapon and what it does."""
    return text("weapon-card", weapon=Text(WEAPON_IDS[weapon]), effect=text(f"effect-{WEAPON_IDS[weapon]}"))


@remembered
def dice_zone(number: int, count: int, rolled: tuple[int, ...]) -> Zone:
    """The dice of a robot: those that it rolled and has not placed, or all of them before the roll."""
    me = f"robot-{number}"
    if not rolled:
        waiting = Piece(f"{me}-dice", "dice", text("dice-waiting", count=count), value=count)
        return Zone(f"{me}-dice", "dice", text("zone-dice"), (waiting,))
    faces = [face for face in range(1, 7) for _ in range(rolled[face])]
    dice = [
        Piece(f"{me}-die-{n}", f"die-{face}", text("die", face=face), (n, 0), "activate-die", face)
        for n, face in enumerate(faces)
    ]
    return Zone(f"{me}-dice", "dice", text("zone-dice"), tuple(dice))


def touch(state: MoonBots, action: int) -> tuple[str, ...]:
    """The pieces to touch, in order, for an action."""
    me = f"robot-{state.turn}"
    if BUY <= action < REROLL_DICE:
        return (f"market-{action - BUY}",)
    if REROLL_DICE <= action < USE:
        return dice_ids(state, action - REROLL_DICE)
    if USE <= action < LEFT:
        slot, dice = divmod(action - USE, WAYS)
        return (*dice_ids(state, dice), f"{me}-{SLOTS[slot]}")
    if PLAY <= action < BUILD:
        frame = state.stack[-1] if state.stack else None
        robot = frame.target if frame is not None and frame.kind == WINDOW else state.turn
        card = f"robot-{robot}-{WEAPON_IDS[weapon_of(action)]}"
        if DEFLECT <= action < ADJUST:
            return (card, f"robot-{action - DEFLECT}-energy")
        if ADJUST <= action < FETCH:
            return (card, *dice_ids(state, ((action - ADJUST) // 2 + 1) * 7))
        if FETCH <= action < SPY:
            return (card, f"market-{action - FETCH}")
        return (card, f"robot-{action - SPY}-energy") if action >= SPY else (card,)
    return ()


def dice_ids(state: MoonBots, dice: int) -> tuple[str, ...]:
    """The pieces of the dice that show these faces."""
    faces = [face for face in range(1, 7) for _ in range(state.dice[face])]
    low, high = divmod(dice, 7)
    first = faces.index(low)
    ids = [f"robot-{state.turn}-die-{first}"]
    if high:
        second = faces.index(high, first + 1) if high == low else faces.index(high)
        ids.append(f"robot-{state.turn}-die-{second}")
    return tuple(ids)
