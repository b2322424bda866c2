"""Phase B: activating parts, sharing out their points, and the packets of damage that follow.

An attack frame goes through the stages below. `amounts` holds the points for each robot, fists first, then missiles;
`attack` is the kind whose points are being shared out and `target` the slot that was activated.
A packet frame holds the attacker (`robot`), the `target`, the kind (`attack`) and the `amount`.
"""

from typing import Final

from .cards import (
    AFTER_DAMAGE,
    ATTACKS,
    DAMAGE,
    DEFLECTED,
    FIST,
    FIST_BONUS,
    FIST_PROTECTION,
    HARDER_HIT,
    MISSILE,
    MISSILE_BONUS,
    MISSILE_PROTECTION,
    NONE,
)
from .energy import eliminate, gain
from .table import Frame, Table, changed
from .telling import part_text, robot_text, tell
from .windows import ATTACK, PACKET, open_window

# Stages of an attack.
SHARE: Final = 0
GIVE_BONUS: Final = 1
PAY: Final = 2
EARN: Final = 3
STRIKE: Final = 4

# Stages of a packet.
WARN: Final = 0
HIT: Final = 1
TOLL: Final = 2
AFTER: Final = 3
DONE: Final = 4

MAX_ROBOTS: Final = 4


def dice_sets(dice: list[int]) -> tuple[int, int]:
    """The faces that at least one die shows, and those that at least two show, one bit each."""
    once = 0
    twice = 0
    for face in range(1, 7):
        if dice[face] > 0:
            once |= 1 << face
            if dice[face] > 1:
                twice |= 1 << face
    return once, twice


def activate(table: Table, slot: int, dice: int) -> None:
    """Place dice on a part and begin its effect."""
    low, high = divmod(dice, 7)
    table.dice[low] -= 1
    if high:
        table.dice[high] -= 1
    table.placed = changed(table.placed, slot, dice)
    if table.events is not None:
        shown = f"{low}+{high}" if high else f"{low}"
        tell(table, "event-used", table.turn, part=part_text(table, table.turn, slot), dice=shown)
    frame = Frame(ATTACK, table.turn)
    frame.target = slot
    frame.attack = FIST
    frame.amounts = [0] * (2 * MAX_ROBOTS)
    table.stack.append(frame)


def points(table: Table, frame: Frame) -> int:
    """The points of the kind that is being shared out."""
    part = table.robots[frame.robot].parts[frame.target]
    return table.box.fists[part] if frame.attack == FIST else table.box.missiles[part]


def bonus_targets(table: Table, frame: Frame) -> list[int]:
    """The robots that can receive the bonus point of this kind of attack; empty when there is no choice to make."""
    attacker = table.robots[frame.robot]
    left = table.neighbour(frame.robot, 1)
    right = table.neighbour(frame.robot, -1)
    if frame.attack == FIST:
        if not attacker.has(FIST_BONUS):
            return []
        if table.agreed.fist_bonus_any and attacker.facing == NONE:
            return [robot for robot in range(len(table.robots)) if table.opponents(frame.robot, robot)]
        return [left] if left == right else [left, right]
    base = MISSILE * MAX_ROBOTS
    if not attacker.has(MISSILE_BONUS) or table.agreed.missile_bonus_each:
        return []
    if left != right and frame.amounts[base + left] > 0 and frame.amounts[base + right] > 0:
        return [left, right]
    return []


def step_attack(table: Table, frame: Frame) -> bool:
    """Go on with an activation; true when its player must decide."""
    if frame.stage == SHARE:
        return share(table, frame)
    if frame.stage == GIVE_BONUS:
        return give_bonus(table, frame)
    if frame.stage == PAY:
        frame.stage = EARN
        pay(table, frame)
    elif frame.stage == EARN:
        frame.stage = STRIKE
        robot = table.robots[frame.robot]
        gain(table, frame.robot, table.box.gains[robot.parts[frame.target]])
    else:
        strike(table, frame)
    return False


def pay(table: Table, frame: Frame) -> None:
    """The robot loses the energy that the part drains, before anything else happens."""
    robot = table.robots[frame.robot]
    drain = table.box.drains[robot.parts[frame.target]]
    if drain > 0:
        robot = table.change(frame.robot)
        robot.energy -= drain
        if table.events is not None:
            tell(table, "event-lost", frame.robot, amount=drain, energy=robot.energy)


def share(table: Table, frame: Frame) -> bool:
    """Share out the points of one kind between the neighbours; no choice when there is only one."""
    total = points(table, frame)
    if total > 0:
        left = table.neighbour(frame.robot, 1)
        if left != table.neighbour(frame.robot, -1):
            return True
        frame.amounts[frame.attack * MAX_ROBOTS + left] = total
        frame.stage = GIVE_BONUS
    else:
        next_kind(frame)
    return False


def choose_share(table: Table, frame: Frame, left_points: int) -> None:
    """So many points to the left neighbour, the others to the right one."""
    base = frame.attack * MAX_ROBOTS
    frame.amounts[base + table.neighbour(frame.robot, 1)] = left_points
    frame.amounts[base + table.neighbour(frame.robot, -1)] = points(table, frame) - left_points
    frame.stage = GIVE_BONUS


def give_bonus(table: Table, frame: Frame) -> bool:
    """Give the bonus point of the attacker's upgrade; true when its player must choose to whom."""
    if bonus_targets(table, frame):
        return True
    if frame.attack == MISSILE and table.robots[frame.robot].has(MISSILE_BONUS):
        for robot in range(len(table.robots)):
            if frame.amounts[MISSILE * MAX_ROBOTS + robot] > 0:
                frame.amounts[MISSILE * MAX_ROBOTS + robot] += 1
    next_kind(frame)
    return False


def choose_bonus(frame: Frame, robot: int) -> None:
    """The bonus point goes to a robot, or to none."""
    if robot != NONE:
        frame.amounts[frame.attack * MAX_ROBOTS + robot] += 1
    next_kind(frame)


def next_kind(frame: Frame) -> None:
    """After the fists the missiles, after them the effect itself."""
    if frame.attack == FIST:
        frame.attack = MISSILE
        frame.stage = SHARE
    else:
        frame.stage = PAY


def strike(table: Table, frame: Frame) -> None:
    """Send the next packet: fists before missiles, clockwise from the attacker's left."""
    count = len(table.robots)
    for kind in (FIST, MISSILE):
        for step in range(1, count):
            target = (frame.robot + step) % count
            amount = frame.amounts[kind * MAX_ROBOTS + target]
            if amount > 0:
                frame.amounts[kind * MAX_ROBOTS + target] = 0
                if table.in_play(target):
                    push_packet(table, frame.robot, target, kind, amount)
                    return
    table.stack.pop()


def push_packet(table: Table, robot: int, target: int, kind: int, amount: int) -> None:
    """Damage is on its way; protection upgrades already count."""
    defender = table.robots[target]
    full = amount
    if (kind == FIST and defender.has(FIST_PROTECTION)) or (kind == MISSILE and defender.has(MISSILE_PROTECTION)):
        amount -= 1
    frame = Frame(PACKET, robot)
    frame.target = target
    frame.attack = kind
    frame.amount = amount
    table.stack.append(frame)
    if table.events is not None:
        aim = robot_text(table, target)
        tell(table, "event-attacked", robot, target=aim, kind=ATTACKS[kind], points=full, protection=full - amount)


def step_packet(table: Table, frame: Frame) -> None:
    """Go on with a packet: warn the target, hit it, send on what it deflects, eliminate, let the attacker answer."""
    if frame.stage == WARN:
        frame.stage = HIT
        if frame.amount > 0:
            open_window(table, DAMAGE, frame.target, 1 << frame.target)
    elif frame.stage == HIT:
        frame.stage = TOLL
        hit(table, frame)
    elif frame.stage == TOLL:
        frame.stage = AFTER
        eliminate(table)
    elif frame.stage == AFTER:
        frame.stage = DONE
        if frame.attack <= MISSILE and table.in_play(frame.robot) and table.in_play(frame.target):
            open_window(table, AFTER_DAMAGE, frame.robot, 1 << frame.robot)
    else:
        table.stack.pop()


def hit(table: Table, frame: Frame) -> None:
    """The target loses what was not prevented; what it deflected hits another robot in the same event."""
    robot = table.change(frame.target)
    robot.energy -= frame.amount
    if table.events is not None:
        tell(table, "event-hit", frame.target, amount=frame.amount, energy=max(0, robot.energy))
    if frame.attack == DEFLECTED:
        table.stack.pop()
    elif frame.deflected > 0:
        push_packet(table, frame.target, frame.toward, DEFLECTED, frame.deflected)


def push_harder(table: Table, packet: Frame) -> None:
    """Harder: two more points for the target of the packet, which nothing prevents."""
    push_packet(table, packet.robot, packet.target, HARDER_HIT, 2)
