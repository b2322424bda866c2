"""What to touch for each action of Moon-Bots, and the ids of what is touched."""

from lunatheque.scene import Touch, remembered

from .actions import ADJUST, BONUS, BUILD, BUY, DEFLECT, FETCH, LEFT, PLAY, REROLL_DICE, ROLL, SPY, USE, WAYS
from .attack import bonus_targets, points
from .cards import CARD_IDS, CORE, PART_IDS, SECRET, UPGRADE, WEAPON_IDS
from .market import COLUMNS, price
from .refusals import weapon_of
from .state import MoonBots
from .table import Frame

NOTHING = Touch(())

# Ids -----------------------------------------------------------------------------------------------------------------


def dial_id(robot: int) -> str:
    """The energy of a robot; it stands for the robot where one is chosen."""
    return f"robot-{robot}-energy"


def part_id(robot: int, slot: int, part: int) -> str:
    """What lies at a place of a robot: a part of which there is only one, or the attack printed on the board."""
    return f"robot-{robot}-core" if slot == CORE else PART_IDS[part]


@remembered
def market_ids(market: tuple[int, ...]) -> tuple[str, ...]:
    """What lies at each place of the market: parts by their names, other cards by how many alike lie below them."""
    ids: list[str] = []
    kinds = [CARD_IDS[min(card, SECRET)] for card in market]
    for place, card in enumerate(market):
        below = [kinds[lower] for lower in range(place % COLUMNS, place, COLUMNS)]
        copy = f"market-{place % COLUMNS}-{kinds[place]}-{below.count(kinds[place])}"
        ids.append(kinds[place] if 0 <= card < UPGRADE else copy)
    return tuple(ids)


@remembered
def placed_dice(robot: int, placed: tuple[int, ...]) -> tuple[tuple[str, int, int, int], ...]:
    """The dice on parts: id, face, slot, and whether it is the first or the second there."""
    found: list[tuple[str, int, int, int]] = []
    for slot, dice in enumerate(placed):
        for place, face in enumerate(divmod(dice, 7)):
            if face:
                alike = len([other for _, other, _, _ in found if other == face])
                found.append((die_id(robot, face, alike), face, slot, place))
    return tuple(found)


@remembered
def waiting_dice(robot: int, placed: tuple[int, ...], dice: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """The dice that were rolled and not placed: id and face. They count on from those on parts."""
    gone = [face for _, face, _, _ in placed_dice(robot, placed)]
    return tuple(
        (die_id(robot, face, gone.count(face) + copy), face) for face, count in enumerate(dice) for copy in range(count)
    )


def die_id(robot: int, face: int, copy: int) -> str:
    """A die that was rolled: dice that show the same are told apart by number."""
    return f"robot-{robot}-die-{face}-{copy}"


def dice_ids(state: MoonBots, dice: int) -> tuple[str, ...]:
    """The pieces of the dice that show these faces."""
    waiting = waiting_dice(state.turn, tuple(state.placed), tuple(state.dice))
    low, high = divmod(dice, 7)
    first = next(id for id, face in waiting if face == low)
    return (first, next(id for id, face in waiting if face == high and id != first)) if high else (first,)


def aims(state: MoonBots, frame: Frame) -> list[int]:
    """The robots that an attack may hit whose points are still being shared out."""
    neighbours = {state.neighbour(frame.robot, 1), state.neighbour(frame.robot, -1)}
    return sorted(neighbours | set(bonus_targets(state, frame)))


# Touches -------------------------------------------------------------------------------------------------------------


def touch(state: MoonBots, action: int) -> Touch:
    """The pieces to touch, in order, for an action; what is only said, such as to pass, has none."""
    if action == ROLL:
        return touch_dice(state.turn, state.robots[state.turn].dice)
    if BUY <= action < REROLL_DICE:
        return touching((market_ids(tuple(state.market))[action - BUY],), value=-price(state, action - BUY))
    if REROLL_DICE <= action < USE:
        return touching(dice_ids(state, action - REROLL_DICE))
    if USE <= action < LEFT:
        return touch_part(state, *divmod(action - USE, WAYS))
    if LEFT <= action < PLAY:
        return touch_target(state, state.stack[-1], action)
    return touch_weapon(state, action) if action >= PLAY else NOTHING


@remembered
def touch_dice(robot: int, count: int) -> Touch:
    """The dice of a robot are rolled."""
    dice = [f"robot-{robot}-die-{n}" for n in range(count)]
    return Touch(tuple(dice[:1]), lights=tuple(dice), button=True)


def touching(pieces: tuple[str, ...], lights: tuple[str, ...] = (), value: int | None = None) -> Touch:
    """Pieces are touched."""
    return touch_of(pieces, lights, value)


@remembered
def touch_of(pieces: tuple[str, ...], lights: tuple[str, ...], value: int | None) -> Touch:
    """A touch, made once for many who can do the same."""
    return Touch(pieces, lights, value=value)


def touch_part(state: MoonBots, slot: int, dice: int) -> Touch:
    """Dice go to a part; the robots that it attacks light up."""
    me, box = state.turn, state.box
    part = state.robots[me].parts[slot]
    attacks = box.fists[part] or box.missiles[part]
    lights = sorted({dial_id(state.neighbour(me, 1)), dial_id(state.neighbour(me, -1))}) if attacks else ()
    return touching((*dice_ids(state, dice), part_id(me, slot, part)), tuple(lights))


def touch_target(state: MoonBots, frame: Frame, action: int) -> Touch:
    """All points go to the robot that is touched; to share them out is said in words."""
    if action >= BONUS:
        return touching((dial_id(action - BONUS - 1),) if action > BONUS else ())
    left, total = action - LEFT, points(state, frame)
    if left not in (0, total):
        return NOTHING
    return touching((dial_id(state.neighbour(frame.robot, 1 if left else -1)),), value=-total)


def touch_weapon(state: MoonBots, action: int) -> Touch:
    """A secret weapon, then what it is used on; or the card that a search finds."""
    if action >= BUILD:
        return touching((f"pile-{CARD_IDS[action - BUILD]}",))
    card = WEAPON_IDS[weapon_of(action)]
    if DEFLECT <= action < ADJUST:
        return touching((card, dial_id(action - DEFLECT)))
    if ADJUST <= action < FETCH:
        face, down = (action - ADJUST) // 2 + 1, (action - ADJUST) % 2
        return touching((card, *dice_ids(state, face * 7)), value=-1 if down else 1)
    if FETCH <= action < SPY:
        return touching((card, market_ids(tuple(state.market))[action - FETCH]), value=0)
    return touching((card, dial_id(action - SPY)) if action >= SPY else (card,))
