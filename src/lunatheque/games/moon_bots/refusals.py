"""Why an action is not possible: the rule that says so, and the facts."""

from lunatheque.engine import Refusal, Text, text

from .actions import (
    ADJUST,
    BONUS,
    BUILD,
    BUY,
    DEFLECT,
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
from .attack import points
from .cards import (
    ADJUSTMENT,
    BLACK_MARKET,
    DEFLECTOR,
    ESPIONAGE,
    MAX_UPGRADES,
    NONE,
    OWN,
    REROLL,
    UPGRADE,
    WEAPON_IDS,
    WINDOW_IDS,
    WINDOW_WEAPONS,
)
from .market import fits, price
from .state import MoonBots
from .telling import card_text, condition_text, part_text, robot_text
from .windows import ATTACK, SEARCH, WINDOW

WEAPON_RULES = (
    "weapon-reserve",
    "weapon-dodge",
    "weapon-deflector",
    "weapon-pump",
    "weapon-harder",
    "weapon-absorber",
    "weapon-adjustment",
    "weapon-rest",
    "weapon-black-market",
    "weapon-supermarket",
    "weapon-virus",
    "weapon-research",
    "weapon-upgrade-plus",
    "weapon-espionage",
    "weapon-lead",
    "weapon-decoy",
    "weapon-bad-luck",
)


def explain(state: MoonBots, action: int) -> Refusal:
    """Why the seat that is asked may not play this action now."""
    if PLAY <= action < BUILD:
        return explain_weapon(state, action)
    if state.stack:
        return explain_pending(state, action)
    if action == PASS:
        return Refusal("windows", text("refuse-pass"))
    if action == ROLL:
        return Refusal("roll", text("refuse-rolled"))
    if BUY <= action < REROLL_DICE:
        return explain_buy(state, action - BUY)
    if REROLL_DICE <= action < USE:
        return explain_reroll(state, action - REROLL_DICE)
    if USE <= action < LEFT:
        slot, dice = divmod(action - USE, WAYS)
        return explain_use(state, slot, dice)
    if action < PLAY:
        return Refusal("attack-share", text("refuse-nothing-to-share"))
    return Refusal("weapon-research", text("refuse-no-search"))


def explain_pending(state: MoonBots, action: int) -> Refusal:
    """Something else must be decided first, or the choice is none of those that there are."""
    frame = state.stack[-1]
    if frame.kind == WINDOW:
        return Refusal("windows", text("refuse-window"))
    if frame.kind == SEARCH:
        rule = WEAPON_RULES[frame.attack]
        if action >= BUILD:
            return Refusal(rule, text("refuse-not-in-pile", card=card_text(action - BUILD)))
        return Refusal(rule, text("refuse-search-first"))
    if LEFT <= action < BONUS:
        return Refusal("attack-share", text("refuse-share", points=points(state, frame)))
    if BONUS <= action < PLAY:
        rule = "missile-bonus" if frame.attack else "fist-bonus"
        return Refusal(rule, text("refuse-bonus"))
    return Refusal("attack-share", text("refuse-share-first"))


def explain_buy(state: MoonBots, place: int) -> Refusal:
    """No purchase left, nothing there, too dear, or no place for it."""
    card, robot = state.market[place], state.robots[state.turn]
    if state.extra_buys == 0 and (state.bought or state.rolled):
        return Refusal("buy", text("refuse-bought" if state.bought else "refuse-buy-after-roll"))
    if card == NONE:
        return Refusal("buy-hole", text("refuse-hole"))
    if not fits(state, state.turn, card):
        if card < UPGRADE:
            return Refusal("buy-part", text("refuse-slot", card=card_text(card)))
        if robot.upgrade_count() >= MAX_UPGRADES:
            return Refusal("buy-upgrade", text("refuse-upgrades", limit=MAX_UPGRADES))
        return Refusal("buy-upgrade", text("refuse-upgrade-twice", card=card_text(card)))
    return Refusal("buy-energy", text("refuse-price", price=price(state, place), energy=robot.energy))


def explain_reroll(state: MoonBots, dice: int) -> Refusal:
    """No such upgrade, used, blocked by a Decoy, too late, the higher die written first, or no such dice."""
    if not state.rolled:
        return Refusal("roll", text("refuse-not-rolled"))
    if not state.robots[state.turn].has(REROLL):
        return Refusal("reroll", text("refuse-no-reroll"))
    if state.reroll_blocked:
        return Refusal("weapon-decoy", text("refuse-decoy"))
    if state.reroll_used:
        return Refusal("reroll", text("refuse-reroll-used"))
    if any(state.placed):
        return Refusal("reroll", text("refuse-reroll-late"))
    if not dice:
        return Refusal("reroll", text("refuse-which-dice"))
    return refuse_order("reroll", dice) or Refusal("reroll", text("refuse-dice"))


def refuse_order(rule: str, dice: int) -> Refusal | None:
    """The higher of two dice is written first."""
    low, high = divmod(dice, 7)
    return Refusal(rule, text("refuse-order", dice=f"{high}+{low}")) if high and low > high else None


def explain_use(state: MoonBots, slot: int, dice: int) -> Refusal:
    """No dice yet, no part there, already used, too little energy, the higher die written first, or the wrong dice."""
    robot = state.robots[state.turn]
    part = robot.parts[slot]
    if not state.rolled:
        return Refusal("roll", text("refuse-not-rolled"))
    if part == NONE:
        return Refusal("activate", text("refuse-no-part"))
    if state.placed[slot]:
        return Refusal("activate-once", text("refuse-used", part=part_text(state, state.turn, slot)))
    if robot.energy <= state.box.drains[part]:
        return Refusal("activate-drain", text("refuse-drain", drain=state.box.drains[part], energy=robot.energy))
    wrong = Refusal("activate", text("refuse-condition", dice=condition_text(state.box.conditions[part])))
    return refuse_order("activate", dice) or wrong


def weapon_of(action: int) -> int:
    """The secret weapon that an action plays."""
    if action < DEFLECT:
        return action - PLAY
    if action < ADJUST:
        return DEFLECTOR
    if action < FETCH:
        return ADJUSTMENT
    return BLACK_MARKET if action < SPY else ESPIONAGE


def moments(weapon: int) -> Text:
    """When a secret weapon can be played at all."""
    found = [text(f"moment-{id}") for id, fitting in zip(WINDOW_IDS, WINDOW_WEAPONS, strict=True) if weapon in fitting]
    if not found:
        return text("moment-drawn")
    said = found.pop()
    while found:
        said = text("moments", first=found.pop(), others=said)
    return said


def explain_weapon(state: MoonBots, action: int) -> Refusal:
    """Not held, not the moment, or no use that the rules allow."""
    weapon = weapon_of(action)
    name = Text(WEAPON_IDS[weapon])
    frame = state.stack[-1] if state.stack else None
    robot = state.turn if frame is None else frame.target if frame.kind != ATTACK else frame.robot
    window = OWN if frame is None else frame.window if frame.kind == WINDOW else -1
    if state.places[weapon] != robot:
        return Refusal("windows", text("refuse-not-held", weapon=name, robot=robot_text(state, robot)))
    if window < 0 or weapon not in WINDOW_WEAPONS[window]:
        return Refusal(WEAPON_RULES[weapon], text("refuse-moment", weapon=name, when=moments(weapon)))
    return Refusal(WEAPON_RULES[weapon], text("refuse-weapon", weapon=name))
