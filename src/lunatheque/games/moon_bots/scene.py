"""Moon-Bots as a viewer sees it: the market, the robots with their parts, dice and cards."""

from lunatheque.engine import EVERYONE, Text, text
from lunatheque.scene import Piece, Scene, Touch, Zone

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
from .market import price
from .position import upgrade_ids
from .refusals import WEAPON_RULES, weapon_of
from .state import MoonBots
from .table import Robot
from .telling import condition_text, robot_text
from .windows import WINDOW


def scene(state: MoonBots, seat: int) -> Scene:
    """Everything that one viewer sees."""
    robots = tuple(robot_zone(state, number, seat) for number in range(len(state.robots)))
    touches = {} if seat == EVERYONE else {action: Touch(touch(state, action)) for action in state.legal(seat)}
    return Scene((market_zone(state), pile_zone(state), *robots), touches)


def effect_text(state: MoonBots, part: int) -> Text:
    """What a part needs and does."""
    box = state.box
    return text(
        "part-effect",
        dice=condition_text(box.conditions[part]),
        fists=box.fists[part],
        missiles=box.missiles[part],
        gain=box.gains[part],
        drain=box.drains[part],
    )


def card_piece(state: MoonBots, card: int, place: int) -> Piece:
    """A card of the market with its price; secret weapons lie face down."""
    at = (place % 2, place // 2)
    if card >= SECRET:
        return Piece(f"market-{place}", "back", text("market-secret", price=price(state, place)), at, "buy-weapon")
    name = Text(CARD_IDS[card])
    if card < UPGRADE:
        slot = text(f"slot-{SLOTS[card // 4]}")
        said = text("market-part", card=name, slot=slot, effect=effect_text(state, card), price=price(state, place))
        return Piece(f"market-{place}", CARD_IDS[card], said, at, "buy-part")
    effect = text(f"effect-{CARD_IDS[card]}")
    said = text("market-upgrade", card=name, effect=effect, price=price(state, place))
    return Piece(f"market-{place}", CARD_IDS[card], said, at, "buy-upgrade")


def market_zone(state: MoonBots) -> Zone:
    """Two columns and three rows, the free row at the bottom."""
    cards = [card_piece(state, card, place) for place, card in enumerate(state.market) if card != NONE]
    return Zone("market", "grid", text("zone-market"), tuple(cards), columns=2)


def pile_zone(state: MoonBots) -> Zone:
    """The draw pile: only its size is seen."""
    count = len(state.pile)
    pile = Piece("pile", "pile", text("pile", count=count), rule="market-fill", value=count)
    return Zone("pile", "stack", text("zone-pile"), (pile,))


def robot_zone(state: MoonBots, number: int, seat: int) -> Zone:
    """A robot: energy, parts, upgrades, dice and secret weapons."""
    robot = state.robots[number]
    me = f"robot-{number}"
    said = text("energy", energy=robot.energy, limit=MAX_ENERGY)
    energy = Piece(f"{me}-energy", "energy", said, rule="energy-cap", value=robot.energy)
    standing = Piece(f"{me}-standing", STANDINGS[robot.standing], text(f"standing-{STANDINGS[robot.standing]}"))
    zones = (
        Zone(f"{me}-energy", "track", text("zone-energy"), (energy, standing)),
        Zone(f"{me}-parts", "row", text("zone-parts"), part_pieces(state, number)),
        Zone(f"{me}-upgrades", "row", text("zone-upgrades"), upgrade_pieces(robot, me)),
        Zone(f"{me}-weapons", "row", text("zone-weapons"), weapon_pieces(state, number, seat)),
        Zone(f"{me}-dice", "dice", text("zone-dice"), dice_pieces(state, number)),
    )
    title = text("zone-robot", robot=robot_text(state, number), number=number + 1)
    return Zone(me, "area", title, (), zones, seat=robot.owner, active=number == state.turn and not state.over)


def part_pieces(state: MoonBots, number: int) -> tuple[Piece, ...]:
    """The parts of a robot, with the dice that lie on them."""
    robot = state.robots[number]
    pieces = []
    for slot, part in enumerate(robot.parts):
        if part != NONE:
            name = text("core") if slot == CORE else Text(PART_IDS[part])
            face = f"core-{BOARDS[robot.board]}" if slot == CORE else PART_IDS[part]
            dice = DICE[state.placed[slot]] if number == state.turn and state.placed[slot] else ""
            args = {"card": name, "slot": text(f"slot-{SLOTS[slot]}"), "effect": effect_text(state, part)}
            said = text("part-used", dice=dice, **args) if dice else text("part-ready", **args)
            pieces.append(Piece(f"robot-{number}-{SLOTS[slot]}", face, said, (slot, 0), "activate"))
    return tuple(pieces)


def upgrade_pieces(robot: Robot, me: str) -> tuple[Piece, ...]:
    """The upgrades of a robot."""
    rules = dict(
        zip(UPGRADE_IDS, ("roll", "reroll", "fist-bonus", "protection", "missile-bonus", "protection"), strict=True)
    )
    ids = upgrade_ids(robot)
    return tuple(Piece(f"{me}-{id}-{n}", id, upgrade_text(id), (n, 0), rules[id]) for n, id in enumerate(ids))


def upgrade_text(id: str) -> Text:
    """An upgrade and what it does."""
    return text("upgrade-card", card=Text(id), effect=text(f"effect-{id}"))


def weapon_pieces(state: MoonBots, number: int, seat: int) -> tuple[Piece, ...]:
    """The secret weapons of a robot: those that the viewer knows face up, the others face down."""
    known = [
        weapon
        for weapon in range(WEAPONS)
        if state.places[weapon] == number and seat != EVERYONE and state.knowers[weapon] >> seat & 1
    ]
    pieces = [
        Piece(f"robot-{number}-{WEAPON_IDS[w]}", WEAPON_IDS[w], weapon_text(w), (n, 0), WEAPON_RULES[w])
        for n, w in enumerate(known)
    ]
    for place in range(len(known), state.robots[number].hand):
        pieces.append(Piece(f"robot-{number}-hidden-{place}", "back", text("secret-weapon"), (place, 0), "buy-weapon"))
    return tuple(pieces)


def weapon_text(weapon: int) -> Text:
    """A secret weapon and what it does."""
    return text("weapon-card", weapon=Text(WEAPON_IDS[weapon]), effect=text(f"effect-{WEAPON_IDS[weapon]}"))


def dice_pieces(state: MoonBots, number: int) -> tuple[Piece, ...]:
    """The dice of a robot: those that it rolled and has not placed, or all of them before the roll."""
    if number != state.turn or not state.rolled:
        count = state.robots[number].dice
        return (Piece(f"robot-{number}-dice", "dice", text("dice-waiting", count=count), value=count),)
    faces = [face for face in range(1, 7) for _ in range(state.dice[face])]
    return tuple(
        Piece(f"robot-{number}-die-{n}", f"die-{face}", text("die", face=face), (n, 0), "activate-die", face)
        for n, face in enumerate(faces)
    )


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
