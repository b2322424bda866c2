"""A robot of Moon-Bots as a viewer sees it: its board with parts, dice and energy, its upgrades and secret weapons."""

from lunatheque.engine import Text, text
from lunatheque.scene import Piece, Zone, remembered

from .actions import DICE
from .art import BODY, CORNER, DIAL, PLACES
from .cards import ACTIVE, BOARDS, CORE, DEFEATED, MAX_ENERGY, NONE, PART_IDS, SLOTS, STANDINGS, UPGRADE_IDS, WEAPON_IDS
from .components import Box
from .position import upgrade_ids
from .refusals import WEAPON_RULES
from .scene_table import UPGRADE_RULES, effect_text, upgrade_text
from .telling import robot_name
from .touches import dial_id, part_id, placed_dice, waiting_dice

DIE_ON_PART = 32
BODY_TITLE, DICE_TITLE = text("zone-body"), text("zone-dice")


@remembered
def robot_area(
    box: Box,
    number: int,
    owner: int,
    board: int,
    active: bool,
    first: bool,
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
    """A robot: its board, then its dice, upgrades and secret weapons."""
    pieces = [
        part_piece(box, number, board, slot, part, placed[slot] if placed else 0)
        for slot, part in enumerate(parts)
        if part != NONE
    ]
    pieces += [die_on_part(*die) for die in placed_dice(number, placed)]
    pieces += marks(number, energy, standing, first)
    zones = (
        body_zone(number, owner, board, tuple(pieces)),
        dice_zone(number, 0 if standing == DEFEATED else dice, placed, rolled),
        upgrades_zone(number, upgrades, dice),
        weapons_zone(number, known, hand),
    )
    return Zone(f"robot-{number}", "area", title(number, owner, board), (), zones, seat=owner, active=active)


@remembered
def title(number: int, owner: int, board: int) -> Text:
    """A robot by its player, its board and its number."""
    return text("zone-robot", robot=robot_name(number, owner, board), number=number + 1)


def body_zone(number: int, owner: int, board: int, pieces: tuple[Piece, ...]) -> Zone:
    """The board of a robot, with everything that lies on it."""
    ground, frame = f"body-{BOARDS[board]}", (0, 0, BODY, BODY)
    return Zone(f"robot-{number}-body", "board", BODY_TITLE, pieces, seat=owner, background=ground, frame=frame)


@remembered
def part_piece(box: Box, number: int, board: int, slot: int, part: int, placed: int) -> Piece:
    """A part at its place on a robot, or the attack printed on the board."""
    name = text("core") if slot == CORE else Text(PART_IDS[part])
    face = f"core-{BOARDS[board]}" if slot == CORE else PART_IDS[part]
    args = {"card": name, "slot": text(f"slot-{SLOTS[slot]}"), "effect": effect_text(box, part)}
    said = text("part-used", dice=DICE[placed], **args) if placed else text("part-ready", **args)
    return Piece(part_id(number, slot, part), face, said, PLACES[slot], "activate")


@remembered
def die_on_part(id: str, face: int, slot: int, place: int) -> Piece:
    """A die that lies on a part that was used this turn."""
    at = (PLACES[slot][0] - 33, PLACES[slot][1] - 31 + place * 33)
    said = text("die-placed", face=face, slot=text(f"slot-{SLOTS[slot]}"))
    return Piece(id, f"die-{face}", said, at, "activate-die", face, DIE_ON_PART)


@remembered
def marks(number: int, energy: int, standing: int, first: bool) -> tuple[Piece, ...]:
    """The energy of a robot, and signs for the one that opens each round and for one that does not play."""
    said = text("energy", energy=energy, limit=MAX_ENERGY)
    face = f"energy-{min(max(energy, 0), MAX_ENERGY)}"
    found = [Piece(dial_id(number), face, said, DIAL, "energy-cap", energy)]
    if first:
        found.append(Piece("first", "first", text("first-robot"), CORNER, "setup-first", size=52))
    if standing != ACTIVE:
        out = standing == DEFEATED
        said, rule = text(f"standing-{STANDINGS[standing]}"), "elimination" if out else "duel-deactivated"
        place, size = ((BODY / 2, BODY / 2), 220) if out else ((BODY / 2, BODY / 3), 120)
        found.append(Piece(f"robot-{number}-standing", STANDINGS[standing], said, place, rule, size=size, level=1))
    return tuple(found)


@remembered
def dice_zone(number: int, count: int, placed: tuple[int, ...], rolled: tuple[int, ...]) -> Zone:
    """The dice of a robot: those that it rolled and has not placed, or all of them before the roll."""
    dice = [die_before(number, n) for n in range(0 if rolled else count)]
    dice += [die_rolled(id, face, n) for n, (id, face) in enumerate(waiting_dice(number, placed, rolled))]
    return Zone(f"robot-{number}-dice", "dice", DICE_TITLE, tuple(dice))


@remembered
def die_before(number: int, n: int) -> Piece:
    """A die that was not rolled yet."""
    return Piece(f"robot-{number}-die-{n}", "die", text("die-waiting"), (n, 0), "roll")


@remembered
def die_rolled(id: str, face: int, n: int) -> Piece:
    """A die that was rolled and lies beside the board."""
    return Piece(id, f"die-{face}", text("die", face=face), (n, 0), "activate-die", face)


@remembered
def upgrades_zone(number: int, upgrades: int, dice: int) -> Zone:
    """The upgrades of a robot; those that look alike are numbered."""
    ids = upgrade_ids(upgrades, dice)
    pieces = [
        Piece(
            f"robot-{number}-{id}-{ids[:n].count(id)}",
            id,
            upgrade_text(id),
            (n, 0),
            UPGRADE_RULES[UPGRADE_IDS.index(id)],
        )
        for n, id in enumerate(ids)
    ]
    return Zone(f"robot-{number}-upgrades", "row", text("zone-upgrades"), tuple(pieces))


@remembered
def weapons_zone(number: int, known: tuple[int, ...], hand: int) -> Zone:
    """The secret weapons of a robot: those that the viewer knows face up, the others face down."""
    pieces = [Piece(WEAPON_IDS[w], WEAPON_IDS[w], weapon_text(w), (n, 0), WEAPON_RULES[w]) for n, w in enumerate(known)]
    for place in range(len(known), hand):
        pieces.append(Piece(f"robot-{number}-hidden-{place}", "back", text("secret-weapon"), (place, 0), "buy-weapon"))
    return Zone(f"robot-{number}-weapons", "row", text("zone-weapons"), tuple(pieces))


def weapon_text(weapon: int) -> Text:
    """A secret weapon and what it does."""
    return text("weapon-card", weapon=Text(WEAPON_IDS[weapon]), effect=text(f"effect-{WEAPON_IDS[weapon]}"))
