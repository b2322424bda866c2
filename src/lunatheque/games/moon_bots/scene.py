"""Moon-Bots as a viewer sees it: the market, the robots with their parts, dice and cards.

A part keeps its id from the market to the robot, a secret weapon that the viewer knows from the hand to the box, and a
die from the roll to the part. Cards that look alike (upgrades, cards face down) cannot be followed: the state does not
tell them apart, so they are numbered where they lie.
"""

from lunatheque.engine import EVERYONE, Text, text
from lunatheque.scene import Arrow, Piece, Scene, Touch, Zone

from .actions import BUILD, DICE
from .art import BODY, CORNER, DIAL, PLACES
from .cards import (
    ACTIVE,
    ATTACKS,
    BOARDS,
    CARD_IDS,
    CORE,
    DEFEATED,
    MAX_ENERGY,
    NONE,
    PART_IDS,
    SECRET,
    SLOTS,
    STANDINGS,
    UPGRADE,
    UPGRADE_IDS,
    USED,
    WEAPON_IDS,
    WEAPONS,
)
from .market import COLUMNS, price
from .position import upgrade_ids
from .refusals import WEAPON_RULES
from .state import MoonBots
from .telling import condition_text, robot_text
from .touches import aims, dial_id, market_ids, part_id, placed_dice, touch, waiting_dice
from .windows import ATTACK, PACKET, SEARCH

UPGRADE_RULES = dict(
    zip(UPGRADE_IDS, ("roll", "reroll", "fist-bonus", "protection", "missile-bonus", "protection"), strict=True)
)
DIE_ON_PART = 32


def scene(state: MoonBots, seat: int) -> Scene:
    """Everything that one viewer sees."""
    legal = [] if seat == EVERYONE else state.legal(seat)
    robots = tuple(robot_zone(state, number, seat) for number in range(len(state.robots)))
    common = [market_zone(state), pile_zone(state), *used_zone(state), *search_zone(state, legal)]
    touches: dict[int, Touch] = {action: touch(state, action) for action in legal}
    return Scene((*common, *robots), touches, arrows(state))


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


# What belongs to nobody ----------------------------------------------------------------------------------------------


def market_zone(state: MoonBots) -> Zone:
    """Three rows with their costs, the free one at the bottom, and two columns of cards."""
    rows = enumerate(state.box.costs)
    costs = [Piece(f"cost-{row}", "cost", text("cost", cost=cost), (0, row), "buy-price", cost) for row, cost in rows]
    ids = market_ids(state)
    cards = [market_card(state, place, ids[place]) for place, card in enumerate(state.market) if card != NONE]
    return Zone("market", "grid", text("zone-market"), (*costs, *cards), columns=1 + COLUMNS)


def market_card(state: MoonBots, place: int, id: str) -> Piece:
    """A card of the market with its price; secret weapons lie face down."""
    card, at = state.market[place], (1 + place % COLUMNS, place // COLUMNS)
    if card >= SECRET:
        return Piece(id, "back", text("market-secret", price=price(state, place)), at, "buy-weapon")
    name = Text(CARD_IDS[card])
    if card < UPGRADE:
        slot = text(f"slot-{SLOTS[card // 4]}")
        said = text("market-part", card=name, slot=slot, effect=effect_text(state, card), price=price(state, place))
        return Piece(id, CARD_IDS[card], said, at, "buy-part")
    effect = text(f"effect-{CARD_IDS[card]}")
    said = text("market-upgrade", card=name, effect=effect, price=price(state, place))
    return Piece(id, CARD_IDS[card], said, at, "buy-upgrade")


def pile_zone(state: MoonBots) -> Zone:
    """The draw pile: only its size is seen."""
    count = len(state.pile)
    pile = Piece("pile", "pile", text("pile", count=count), rule="market-fill", value=count)
    return Zone("pile", "stack", text("zone-pile"), (pile,))


def used_zone(state: MoonBots) -> list[Zone]:
    """The secret weapons that were played: everybody has seen them."""
    used = [weapon for weapon in range(WEAPONS) if state.places[weapon] == USED]
    pieces = [
        Piece(WEAPON_IDS[weapon], WEAPON_IDS[weapon], Text(WEAPON_IDS[weapon]), (n, 0), WEAPON_RULES[weapon])
        for n, weapon in enumerate(used)
    ]
    return [Zone("used", "row", text("zone-used"), tuple(pieces))] if pieces else []


def search_zone(state: MoonBots, legal: list[int]) -> list[Zone]:
    """The cards of the pile that whoever looks through it can build."""
    if not legal or not state.stack or state.stack[-1].kind != SEARCH:
        return []
    pieces = []
    for n, card in enumerate(sorted(action - BUILD for action in legal)):
        slot = text(f"slot-{SLOTS[card // 4]}") if card < UPGRADE else None
        args = {"card": Text(CARD_IDS[card])}
        said = (
            text("part-ready", slot=slot, effect=effect_text(state, card), **args)
            if slot is not None
            else upgrade_text(CARD_IDS[card])
        )
        pieces.append(Piece(f"pile-{CARD_IDS[card]}", CARD_IDS[card], said, (n, 0), "weapon-research"))
    return [Zone("search", "row", text("zone-search"), tuple(pieces))]


# Robots --------------------------------------------------------------------------------------------------------------


def robot_zone(state: MoonBots, number: int, seat: int) -> Zone:
    """A robot: its board with parts and energy, then its dice, upgrades and secret weapons."""
    robot = state.robots[number]
    me = f"robot-{number}"
    body = Zone(
        f"{me}-body",
        "board",
        text("zone-parts"),
        (*part_pieces(state, number), *dice_on_parts(state, number), *mark_pieces(state, number)),
        seat=robot.owner,
        background=f"body-{BOARDS[robot.board]}",
        frame=(0, 0, BODY, BODY),
    )
    rows = (
        Zone(f"{me}-dice", "dice", text("zone-dice"), dice_pieces(state, number)),
        Zone(f"{me}-upgrades", "row", text("zone-upgrades"), upgrade_pieces(state, number)),
        Zone(f"{me}-weapons", "row", text("zone-weapons"), weapon_pieces(state, number, seat)),
    )
    title = text("zone-robot", robot=robot_text(state, number), number=number + 1)
    active = number == state.turn and not state.over
    return Zone(me, "area", title, (), (body, *rows), seat=robot.owner, active=active)


def mark_pieces(state: MoonBots, number: int) -> tuple[Piece, ...]:
    """The energy of a robot, and signs for the first player and for a robot that does not play."""
    robot = state.robots[number]
    face = f"energy-{min(max(robot.energy, 0), MAX_ENERGY)}"
    said = text("energy", energy=robot.energy, limit=MAX_ENERGY)
    marks = [Piece(dial_id(number), face, said, DIAL, "energy-cap", robot.energy)]
    if number == state.first:
        marks.append(Piece("first", "first", text("first-robot"), CORNER, "setup-first", size=52))
    if robot.standing != ACTIVE:
        standing = STANDINGS[robot.standing]
        rule = "elimination" if robot.standing == DEFEATED else "duel-deactivated"
        place, size = ((BODY / 2, BODY / 2), 220) if robot.standing == DEFEATED else ((BODY / 2, 110), 120)
        marks.append(Piece(f"robot-{number}-standing", standing, text(f"standing-{standing}"), place, rule, size=size))
    return tuple(marks)


def part_pieces(state: MoonBots, number: int) -> tuple[Piece, ...]:
    """The parts of a robot at their places, and the attack printed on its board."""
    robot = state.robots[number]
    pieces = []
    for slot, part in enumerate(robot.parts):
        if part != NONE:
            name = text("core") if slot == CORE else Text(PART_IDS[part])
            face = f"core-{BOARDS[robot.board]}" if slot == CORE else PART_IDS[part]
            dice = DICE[state.placed[slot]] if number == state.turn and state.placed[slot] else ""
            args = {"card": name, "slot": text(f"slot-{SLOTS[slot]}"), "effect": effect_text(state, part)}
            said = text("part-used", dice=dice, **args) if dice else text("part-ready", **args)
            pieces.append(Piece(part_id(state, number, slot), face, said, PLACES[slot], "activate"))
    return tuple(pieces)


def dice_on_parts(state: MoonBots, number: int) -> list[Piece]:
    """The dice that lie on the parts that were used this turn."""
    pieces = []
    for id, face, slot, place in placed_dice(state) if number == state.turn else ():
        at = (PLACES[slot][0] - 33, PLACES[slot][1] - 31 + place * 33)
        said = text("die-placed", face=face, slot=text(f"slot-{SLOTS[slot]}"))
        pieces.append(Piece(id, f"die-{face}", said, at, "activate-die", face, DIE_ON_PART))
    return pieces


def dice_pieces(state: MoonBots, number: int) -> tuple[Piece, ...]:
    """The dice of a robot: those that it rolled and has not placed, or all of them before the roll."""
    robot = state.robots[number]
    if robot.standing == DEFEATED:
        return ()
    if number != state.turn or not state.rolled:
        said = text("die-waiting")
        return tuple(Piece(f"robot-{number}-die-{n}", "die", said, (n, 0), "roll") for n in range(robot.dice))
    return tuple(
        Piece(id, f"die-{face}", text("die", face=face), (n, 0), "activate-die", face)
        for n, (id, face) in enumerate(waiting_dice(state))
    )


def upgrade_pieces(state: MoonBots, number: int) -> tuple[Piece, ...]:
    """The upgrades of a robot."""
    ids = upgrade_ids(state.robots[number])
    return tuple(
        Piece(f"robot-{number}-{id}-{ids[:n].count(id)}", id, upgrade_text(id), (n, 0), UPGRADE_RULES[id])
        for n, id in enumerate(ids)
    )


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
    pieces = [Piece(WEAPON_IDS[w], WEAPON_IDS[w], weapon_text(w), (n, 0), WEAPON_RULES[w]) for n, w in enumerate(known)]
    for place in range(len(known), state.robots[number].hand):
        pieces.append(Piece(f"robot-{number}-hidden-{place}", "back", text("secret-weapon"), (place, 0), "buy-weapon"))
    return tuple(pieces)


def weapon_text(weapon: int) -> Text:
    """A secret weapon and what it does."""
    return text("weapon-card", weapon=Text(WEAPON_IDS[weapon]), effect=text(f"effect-{WEAPON_IDS[weapon]}"))


# Attacks -------------------------------------------------------------------------------------------------------------


def arrows(state: MoonBots) -> tuple[Arrow, ...]:
    """An attack that is being resolved: from the part, or the robot that deflects, to whom it hits or may hit."""
    frame = next((frame for frame in reversed(state.stack) if frame.kind in (ATTACK, PACKET)), None)
    if frame is None:
        return ()
    base = next(frame for frame in state.stack if frame.kind == ATTACK)
    start = part_id(state, frame.robot, base.target) if frame.robot == base.robot else dial_id(frame.robot)
    targets = [frame.target] if frame.kind == PACKET else aims(state, frame)
    said = text("arrow-attack", robot=robot_text(state, frame.robot), kind=ATTACKS[frame.attack])
    return tuple(Arrow(f"attack-{target}", start, dial_id(target), said) for target in targets)
