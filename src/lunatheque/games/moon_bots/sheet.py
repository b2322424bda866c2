"""The score sheet of Moon-Bots: what the ranking depends on."""

from lunatheque.engine import SheetLine, text
from lunatheque.scene import remembered

from .cards import ACTIVE, DEFEATED
from .scoring import score
from .state import MoonBots
from .touches import dial_id

Fate = tuple[int, int, int, int]
"""What became of a robot: its owner, its standing, in which loss event it fell, and how deep."""


def sheet(state: MoonBots) -> list[SheetLine]:
    """Robots in play, when those of each seat fell, and the energy that is left; everybody knows all of it."""
    robots = [(robot.owner, robot.standing, robot.fell, robot.depth) for robot in state.robots]
    return ranking_lines(state.seats, tuple(robots), tuple(score(state)))


@remembered
def ranking_lines(seats: int, robots: tuple[Fate, ...], energy: tuple[int, ...]) -> list[SheetLine]:
    """The lines, of what became of each robot and the energy of each seat."""
    fates = [[fate for fate in robots if fate[0] == seat] for seat in range(seats)]
    lines = [SheetLine(text("sheet-standing"), "victory", tuple(count_active(own) for own in fates))]
    falls = sorted({fell for _, standing, fell, _ in robots if standing == DEFEATED})
    if falls:
        last = [max(own, key=lambda fate: fate[2:]) for own in fates]
        order = tuple(1 + falls.index(fell) if standing == DEFEATED else None for _, standing, fell, _ in last)
        depths = tuple(depth if standing == DEFEATED else None for _, standing, _, depth in last)
        lines.append(SheetLine(text("sheet-fall"), "victory", order))
        lines.append(SheetLine(text("sheet-depth"), "simultaneous", depths))
    dials = tuple(dial_id(number) for number, fate in enumerate(robots) if fate[1] != DEFEATED)
    return [*lines, SheetLine(text("sheet-energy"), "stalemate", energy, dials, total=True)]


def count_active(fates: list[Fate]) -> int:
    """How many of a seat's robots are still in the fight."""
    return sum(standing == ACTIVE for _, standing, _, _ in fates)
