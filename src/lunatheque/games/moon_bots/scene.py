"""Moon-Bots as a viewer sees it: the market, the robots with their parts, dice and cards.

A part keeps its id from the market to the robot, a secret weapon that the viewer knows from the hand to the box, and a
die from the roll to the part. Cards that look alike (upgrades, cards face down) cannot be followed: the state does not
tell them apart, so they are numbered where they lie.
"""

from collections.abc import Sequence

from lunatheque.engine import EVERYONE, Text, text
from lunatheque.scene import Arrow, Scene, Zone

from .actions import BUILD
from .cards import ATTACKS, NONE, USED, WEAPONS
from .scene_robot import robot_area
from .scene_table import market_zone, pile_zone, search_zone, used_zone
from .state import MoonBots
from .telling import robot_text
from .touches import aims, dial_id, part_id, touch
from .windows import ATTACK, PACKET, SEARCH


def scenes(state: MoonBots, seats: Sequence[int]) -> list[Scene]:
    """Everything that some viewers see; what they see alike is looked at once."""
    common = [market_zone(state.box, tuple(state.market)), pile_zone(len(state.pile))]
    if USED in state.places:
        common.append(used_zone(tuple([weapon for weapon in range(WEAPONS) if state.places[weapon] == USED])))
    robots = [robot_zone(state, number, ()) for number in range(len(state.robots))]
    plain = Scene((*common, *robots), {}, arrows(state))
    return [plain if seat == EVERYONE else scene_for(state, seat, common, robots, plain) for seat in seats]


def scene_for(state: MoonBots, seat: int, common: list[Zone], robots: list[Zone], plain: Scene) -> Scene:
    """What one viewer sees: what all see, if it knows no secret weapon, looks through no cards and can do nothing."""
    legal = state.legal(seat)
    if legal and state.stack and state.stack[-1].kind == SEARCH:
        common = [*common, search_zone(state.box, tuple(sorted([action - BUILD for action in legal])))]
    own = robots
    for number, robot in enumerate(state.robots):
        known = known_weapons(state, number, seat) if robot.hand else ()
        if known:
            if own is robots:
                own = list(robots)
            own[number] = robot_zone(state, number, known)
    if not legal and own is robots:
        return plain
    return Scene((*common, *own), {action: touch(state, action) for action in legal}, plain.arrows)


def known_weapons(state: MoonBots, number: int, seat: int) -> tuple[int, ...]:
    """The secret weapons of a robot that a viewer knows."""
    places, knowers = state.places, state.knowers
    return tuple([weapon for weapon in range(WEAPONS) if places[weapon] == number and knowers[weapon] >> seat & 1])


def robot_zone(state: MoonBots, number: int, known: tuple[int, ...]) -> Zone:
    """A robot as a viewer sees it: which of its secret weapons lie face up is all that depends on the viewer."""
    robot = state.robots[number]
    turn = number == state.turn
    return robot_area(
        state.box,
        number,
        robot.owner,
        robot.board,
        turn and not state.over,
        number == state.first,
        robot.energy,
        robot.standing,
        tuple(robot.parts),
        tuple(state.placed) if turn else (),
        robot.upgrades,
        known,
        robot.hand,
        robot.dice,
        tuple(state.dice) if turn and state.rolled else (),
    )


def arrows(state: MoonBots) -> tuple[Arrow, ...]:
    """An attack that is being resolved: from the part, or the robot that deflects, to whom it hits or may hit."""
    attack = None
    for frame in state.stack:
        if frame.kind in (ATTACK, PACKET):
            attack = frame
    if attack is None:
        return ()
    base = next(frame for frame in state.stack if frame.kind == ATTACK)
    part = part_id(base.robot, base.target, state.robots[base.robot].parts[base.target])
    fires = attack.robot == base.robot and state.robots[base.robot].parts[base.target] != NONE
    targets = [attack.target] if attack.kind == PACKET else aims(state, attack)
    said = arrow_text(state, attack.robot, attack.attack)
    start = part if fires else dial_id(attack.robot)
    return tuple([Arrow(f"attack-{target}", start, dial_id(target), said) for target in targets])


def arrow_text(state: MoonBots, robot: int, attack: int) -> Text:
    """Who attacks, and with what."""
    return text("arrow-attack", robot=robot_text(state, robot), kind=ATTACKS[attack])
