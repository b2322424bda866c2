"""What each piece of Moon-Bots is for, whether or not it can be used now, and why some can do nothing."""

from lunatheque.engine import Refusal, text

from .actions import BUILD, BUY, LEFT, PLAY, REROLL_DICE, ROLL, USE, WAYS
from .cards import CARD_IDS, NONE, SLOTS, WEAPON_IDS
from .state import MoonBots
from .telling import robot_text
from .touches import dial_id, market_ids, part_id, placed_dice


def uses(state: MoonBots, seat: int, piece: str) -> list[int]:
    """The actions that a piece is for, the likeliest first."""
    market = market_ids(tuple(state.market))
    if piece in market:
        return [BUY + market.index(piece)]
    if piece.removeprefix("pile-") in CARD_IDS:
        return [BUILD + CARD_IDS.index(piece.removeprefix("pile-"))]
    robot = robot_of(state, piece)
    if robot == NONE:
        return []
    if state.robots[robot].owner != seat:
        return [LEFT] if piece == dial_id(robot) else []
    if piece in WEAPON_IDS:
        return [PLAY + WEAPON_IDS.index(piece)]
    if piece.startswith(f"robot-{robot}-URER"):
        return [REROLL_DICE]
    if piece.startswith(f"robot-{robot}-die"):
        return [ROLL]
    parts = state.robots[robot].parts
    return [USE + slot * WAYS for slot in range(len(SLOTS)) if part_id(robot, slot, parts[slot]) == piece]


def explain_piece(state: MoonBots, seat: int, piece: str) -> Refusal | None:
    """Why nothing can be done with a die that was rolled, or with what belongs to the other robot of a player."""
    robot = robot_of(state, piece)
    if state.stack or robot == NONE or state.robots[robot].owner != seat:
        return None
    if robot != state.turn:
        return Refusal("turn", text("refuse-other-robot", robot=robot_text(state, state.turn)))
    if not (state.rolled and piece.startswith(f"robot-{robot}-die")):
        return None
    if piece in [die for die, _, _, _ in placed_dice(robot, tuple(state.placed))]:
        return Refusal("activate-die", text("refuse-die-placed"))
    return Refusal("activate", text("refuse-die"))


def robot_of(state: MoonBots, piece: str) -> int:
    """The robot that a piece lies on or beside; `NONE` where it is none."""
    for number, robot in enumerate(state.robots):
        parts = [part_id(number, slot, part) for slot, part in enumerate(robot.parts) if part != NONE]
        if piece.startswith(f"robot-{number}-") or piece in parts:
            return number
    held = state.places[WEAPON_IDS.index(piece)] if piece in WEAPON_IDS else NONE
    return held if 0 <= held < len(state.robots) else NONE
