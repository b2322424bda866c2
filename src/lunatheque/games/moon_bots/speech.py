"""Prompts and actions of Moon-Bots in words, as message ids with arguments."""

from functools import cache

from lunatheque.engine import Text, text

from .actions import (
    ADJUST,
    BONUS,
    BUILD,
    BUY,
    DEFLECT,
    DICE,
    END,
    FETCH,
    LEFT,
    PASS,
    PLAY,
    REROLL_DICE,
    ROLL,
    SPY,
    USE,
    WAYS,
)
from .attack import SHARE, points
from .cards import (
    AFTER_DAMAGE,
    ATTACKS,
    BLACK_MARKET,
    DAMAGE,
    DEFLECTOR,
    ESPIONAGE,
    LOSS,
    RESEARCH,
    WEAPON_IDS,
    WINDOW_IDS,
)
from .losses import loss_of
from .market import price
from .state import MoonBots
from .table import Frame
from .telling import card_text, part_text, robot_text
from .windows import SEARCH, WINDOW


def prompt(state: MoonBots, seat: int) -> Text:
    """What a seat is asked now, or whom it waits for."""
    if state.over:
        return text("prompt-over")
    if seat != state.actor:
        return prompt_wait(state.actor)
    if not state.stack:
        return text(prompt_turn(state), robot=robot_text(state, state.turn))
    frame = state.stack[-1]
    if frame.kind == WINDOW:
        return prompt_window(state, frame)
    robot = robot_text(state, frame.robot)
    if frame.kind == SEARCH:
        return text("prompt-search-part" if frame.attack == RESEARCH else "prompt-search-upgrade", robot=robot)
    kind = ATTACKS[frame.attack]
    if frame.stage == SHARE:
        left = robot_text(state, state.neighbour(frame.robot, 1))
        right = robot_text(state, state.neighbour(frame.robot, -1))
        return text("prompt-share", robot=robot, kind=kind, points=points(state, frame), left=left, right=right)
    return text("prompt-bonus", robot=robot, kind=kind)


@cache
def prompt_wait(actor: int) -> Text:
    """Whom the others wait for."""
    return text("prompt-wait", player=Text(f"seat-{actor}"))


def prompt_turn(state: MoonBots) -> str:
    """What a robot can do in its own turn: what is no longer possible is not asked for."""
    legal = state.legal(state.actor)
    if state.rolled:
        if any(USE <= action < LEFT for action in legal):
            return "prompt-dice"
        return "prompt-dice-left" if legal == [END] else "prompt-dice-else"
    return "prompt-prepare" if any(BUY <= action < REROLL_DICE for action in legal) else "prompt-roll"


def prompt_window(state: MoonBots, frame: Frame) -> Text:
    """What a robot is asked in a window: whether it plays a secret weapon."""
    robot = robot_text(state, frame.target)
    id = f"prompt-{WINDOW_IDS[frame.window]}"
    if frame.window in (DAMAGE, AFTER_DAMAGE):
        packet = state.stack[-2]
        attacker, target = robot_text(state, packet.robot), robot_text(state, packet.target)
        return text(
            id, robot=robot, attacker=attacker, target=target, kind=ATTACKS[packet.attack], points=packet.amount
        )
    if frame.window == LOSS:
        cause = state.stack[-2]
        return text(id, robot=robot, weapon=Text(WEAPON_IDS[cause.attack]), points=loss_of(state, cause, frame.target))
    return text(id, robot=robot, other=robot_text(state, frame.robot))


def describe(state: MoonBots, action: int) -> Text:
    """An action in words."""
    if action == PASS:
        return text("action-pass")
    if action == END:
        return text("action-end-dice" if state.rolled else "action-end")
    if action == ROLL:
        return text("action-roll", dice=state.robots[state.turn].dice)
    if action < REROLL_DICE:
        place = action - BUY
        return buying(state.market[place], price(state, place))
    if action < USE:
        return text("action-reroll", dice=DICE[action - REROLL_DICE])
    if action < LEFT:
        slot, dice = divmod(action - USE, WAYS)
        return text("action-use", part=part_text(state, state.turn, slot), dice=DICE[dice])
    if action < PLAY:
        return describe_share(state, state.stack[-1], action)
    return describe_weapon(state, action)


@cache
def buying(card: int, price: int) -> Text:
    """To buy a card of the market."""
    return text("action-buy", card=card_text(card), price=price)


def describe_share(state: MoonBots, frame: Frame, action: int) -> Text:
    """A way to share out points, or a target for the bonus."""
    if action >= BONUS:
        chosen = action - BONUS - 1
        return text("action-no-bonus") if chosen < 0 else text("action-bonus", robot=robot_text(state, chosen))
    left = action - LEFT
    right = points(state, frame) - left
    ends = {
        "left": robot_text(state, state.neighbour(frame.robot, 1)),
        "right": robot_text(state, state.neighbour(frame.robot, -1)),
    }
    return text("action-share", leftpoints=left, rightpoints=right, **ends)


def describe_weapon(state: MoonBots, action: int) -> Text:
    """A secret weapon and how it is used."""
    if action < DEFLECT:
        return text("action-play", weapon=Text(WEAPON_IDS[action - PLAY]))
    if action < ADJUST:
        weapon, robot = Text(WEAPON_IDS[DEFLECTOR]), robot_text(state, action - DEFLECT)
        return text("action-deflect", weapon=weapon, robot=robot)
    if action < FETCH:
        face = (action - ADJUST) // 2 + 1
        return text("action-adjust", face=face, changed=face - 1 if (action - ADJUST) % 2 else face + 1)
    if action < SPY:
        weapon = Text(WEAPON_IDS[BLACK_MARKET])
        return text("action-fetch", weapon=weapon, card=card_text(state.market[action - FETCH]))
    if action < BUILD:
        return text("action-spy", weapon=Text(WEAPON_IDS[ESPIONAGE]), robot=robot_text(state, action - SPY))
    return text("action-build", card=card_text(action - BUILD))
