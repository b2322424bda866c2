"""The secret weapons: who is asked in a window, which cards can be played then, and what they do."""

from typing import Final

from lunatheque.engine import Chance

from .actions import ADJUST, DEFLECT, FETCH, PLAY, SPY
from .attack import push_harder
from .cards import (
    ABSORBER,
    ADJUSTMENT,
    BLACK_MARKET,
    DAMAGE,
    DECOY,
    DEFLECTOR,
    DODGE,
    ESPIONAGE,
    HARDER,
    HARDER_HIT,
    NONE,
    PUMP,
    REROLL,
    RESEARCH,
    RESERVE,
    REST,
    SUPERMARKET,
    TURN_START,
    UPGRADE,
    UPGRADE_PLUS,
    USED,
    WEAPONS,
    WINDOW_WEAPONS,
)
from .energy import effective_gain, gain, gain_reserve
from .losses import push_losses
from .market import fits, take
from .secrets import look_through_pile
from .table import Frame, Table, changed
from .telling import card_text, robot_text, tell, tell_played, tell_seat
from .windows import SEARCH, WINDOW, tell_asking

RESERVE_ENERGY: Final = 4
PUMP_ENERGY: Final = 2
MAX_ABSORBED: Final = 2


def reroll_ready(table: Table) -> bool:
    """Whether the robot whose turn it is can still re-roll, as far as everybody knows."""
    return table.robots[table.turn].has(REROLL) and not table.reroll_used and not table.reroll_blocked


def could_matter(table: Table, window: int, weapon: int) -> bool:
    """Whether a secret weapon could be played in the window on top of the stack, as far as everybody knows."""
    if table.places[weapon] == USED:
        return False
    if weapon == DECOY:
        return reroll_ready(table)
    if window == DAMAGE and weapon != RESERVE:
        return table.stack[-2].attack != HARDER_HIT
    return True


def next_asked(table: Table, frame: Frame) -> int:
    """The robot to be asked in the window on top of the stack, `NONE` when it closes.

    Every robot that holds any secret weapon is asked, so that being asked tells nothing; with the option
    `asking: holders` only those that hold one they could play now.
    """
    if frame.window == TURN_START and (table.resting or not table.in_play(table.turn)):
        return NONE
    if frame.window == DAMAGE and table.stack[-2].amount == 0:
        return NONE
    for weapon in WINDOW_WEAPONS[frame.window]:
        if could_matter(table, frame.window, weapon):
            break
    else:
        return NONE
    count = len(table.robots)
    for step in range(count):
        robot = (frame.robot + step) % count
        if frame.queue >> robot & 1:
            one = table.robots[robot]
            if one.hand > 0 and one.energy > 0 and table.in_play(robot) and not skipped(table, frame, robot):
                return robot
            frame.queue &= ~(1 << robot)
    return NONE


def skipped(table: Table, frame: Frame, robot: int) -> bool:
    """Whether a robot is not asked because it holds nothing to play, where players agreed on that."""
    if not table.agreed.ask_holders_only:
        return False
    tell_asking(table)
    plays: list[int] = []
    list_plays(table, robot, frame.window, plays)
    return not plays


def asked_can_play(table: Table, seat: int) -> bool:
    """Whether the robot that is asked holds something to play, as far as `seat` must wonder about it."""
    if not table.stack or table.stack[-1].kind != WINDOW or table.actor == seat:
        return True
    plays: list[int] = []
    list_plays(table, table.stack[-1].target, table.stack[-1].window, plays)
    return bool(plays)


def list_plays(table: Table, robot: int, window: int, actions: list[int]) -> None:
    """Append what a robot can play of its secret weapons in a window."""
    for weapon in WINDOW_WEAPONS[window]:
        if table.places[weapon] == robot and could_matter(table, window, weapon):
            list_uses(table, robot, weapon, actions)


def list_uses(table: Table, robot: int, weapon: int, actions: list[int]) -> None:
    """Append the ways in which a robot can use one secret weapon."""
    if weapon == BLACK_MARKET:
        for place in range(len(table.market)):
            if table.market[place] != NONE and fits(table, robot, table.market[place]):
                actions.append(FETCH + place)
    elif weapon == ESPIONAGE:
        for other in range(len(table.robots)):
            if table.opponents(robot, other) and table.robots[other].hand > 0:
                actions.append(SPY + other)
    elif weapon == DEFLECTOR:
        for other in range(len(table.robots)):
            if table.opponents(robot, other):
                actions.append(DEFLECT + other)
    elif weapon == ADJUSTMENT:
        for face in range(1, 7):
            if table.dice[face] > 0:
                if face < 6:
                    actions.append(ADJUST + (face - 1) * 2)
                if face > 1:
                    actions.append(ADJUST + (face - 1) * 2 + 1)
    elif weapon in (RESEARCH, UPGRADE_PLUS):
        if searchable(table, robot, weapon):
            actions.append(PLAY + weapon)
    elif weapon != PUMP or effective_gain(table, robot, PUMP_ENERGY) > 0:
        actions.append(PLAY + weapon)


def searchable(table: Table, robot: int, weapon: int) -> list[int]:
    """The cards of the pile that a robot could build by Research Plus or Upgrade Plus, each kind once."""
    found: list[int] = []
    last = NONE
    for card in table.pile.cards:
        if (
            card != last
            and (card < UPGRADE) == (weapon == RESEARCH)
            and card < UPGRADE + 6
            and fits(table, robot, card)
        ):
            found.append(card)
        last = card
    return found


def reveal(table: Table, robot: int, weapon: int) -> None:
    """A secret weapon is shown and goes to the box."""
    table.places = changed(table.places, weapon, USED)
    table.change(robot).hand -= 1
    table.boxed += 1
    tell_played(table, robot, weapon)


def play(table: Table, robot: int, weapon: int, chance: Chance) -> None:
    """Play a secret weapon that needs no choice."""
    reveal(table, robot, weapon)
    if weapon == RESERVE:
        gain_reserve(table, robot, RESERVE_ENERGY)
    elif weapon == DODGE:
        table.stack[-2].amount = 0
    elif weapon == PUMP:
        gain(table, robot, PUMP_ENERGY)
    elif weapon == HARDER:
        push_harder(table, table.stack[-2])
    elif weapon == ABSORBER:
        packet = table.stack[-2]
        packet.amount -= min(MAX_ABSORBED, packet.amount)
    elif weapon == REST:
        table.resting = True
    elif weapon == SUPERMARKET:
        table.extra_buys += 1
    elif weapon in (RESEARCH, UPGRADE_PLUS):
        look_through_pile(table, robot, chance)
        search = Frame(SEARCH, robot)
        search.attack = weapon
        table.stack.append(search)
    elif weapon == DECOY:
        table.reroll_blocked = True
    else:
        push_losses(table, robot, weapon)


def deflect(table: Table, robot: int, toward: int) -> None:
    """Deflector: up to 2 points of the packet go to another robot."""
    reveal(table, robot, DEFLECTOR)
    packet = table.stack[-2]
    packet.deflected = min(MAX_ABSORBED, packet.amount)
    packet.amount -= packet.deflected
    packet.toward = toward


def adjust(table: Table, robot: int, choice: int) -> None:
    """Adjustment: one die shows one more or one less."""
    reveal(table, robot, ADJUSTMENT)
    face = choice // 2 + 1
    changed = face - 1 if choice % 2 else face + 1
    table.dice[face] -= 1
    table.dice[changed] += 1
    if table.events is not None:
        tell(table, "event-adjusted", robot, face=face, changed=changed)


def fetch(table: Table, robot: int, place: int, chance: Chance) -> None:
    """Black Market: take a card of the market for nothing."""
    reveal(table, robot, BLACK_MARKET)
    if table.events is not None:
        tell(table, "event-fetched", robot, card=card_text(table.market[place]))
    take(table, robot, place, chance)


def spy(table: Table, robot: int, other: int) -> None:
    """Espionage: see all secret weapons of an opponent; the others only learn who was spied on."""
    reveal(table, robot, ESPIONAGE)
    seat = table.robots[robot].owner
    seen = [weapon for weapon in range(WEAPONS) if table.places[weapon] == other]
    for weapon in seen:
        table.knowers = changed(table.knowers, weapon, table.knowers[weapon] | 1 << seat)
    if table.events is not None:
        tell(table, "event-spied", robot, target=robot_text(table, other))
        tell_seat(table, seat, "event-saw", other, seen)
