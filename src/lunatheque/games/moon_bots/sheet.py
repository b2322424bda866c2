"""The score sheet of Moon-Bots: what the ranking depends on."""

from lunatheque.engine import SheetLine, text

from .cards import ACTIVE, DEFEATED
from .scoring import score
from .state import MoonBots
from .table import Robot
from .touches import dial_id


def sheet(state: MoonBots) -> list[SheetLine]:
    """Robots in play, when those of each seat fell, and the energy that is left; everybody knows all of it."""
    seats = range(state.seats)
    standing = tuple(sum(1 for robot in robots_of(state, seat) if robot.standing == ACTIVE) for seat in seats)
    lines = [SheetLine(text("sheet-standing"), "victory", standing)]
    falls = sorted({robot.fell for robot in state.robots if robot.standing == DEFEATED})
    if falls:
        last = [max((robot for robot in robots_of(state, seat)), key=lambda robot: robot.fell) for seat in seats]
        order = tuple(1 + falls.index(robot.fell) if robot.standing == DEFEATED else None for robot in last)
        depths = tuple(robot.depth if robot.standing == DEFEATED else None for robot in last)
        lines.append(SheetLine(text("sheet-fall"), "victory", order))
        lines.append(SheetLine(text("sheet-depth"), "simultaneous", depths))
    dials = tuple(dial_id(number) for number, robot in enumerate(state.robots) if robot.standing != DEFEATED)
    return [*lines, SheetLine(text("sheet-energy"), "stalemate", tuple(score(state)), dials, total=True)]


def robots_of(state: MoonBots, seat: int) -> list[Robot]:
    """The robots of a seat: two where two play, else one."""
    return [robot for robot in state.robots if robot.owner == seat]
