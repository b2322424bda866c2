"""Opening windows: the moments at which robots are asked whether they play a secret weapon.

A window frame holds the `window`, the `robot` from which asking goes round clockwise, and the `queue` of robots still
to be asked, one bit each. A robot that passes leaves the queue; one that plays a card is asked again.
"""

from typing import Final

from lunatheque.engine import Event, Text

from .table import Frame, Table

# The kinds of frame.
WINDOW: Final = 0
ATTACK: Final = 1
PACKET: Final = 2
LOSSES: Final = 3
SEARCH: Final = 4
FRAMES: Final = ("window", "attack", "packet", "losses", "search")


def open_window(table: Table, window: int, robot: int, queue: int) -> None:
    """Ask the robots of the queue that hold secret weapons, clockwise from `robot`."""
    for other in range(len(table.robots)):
        if table.robots[other].hand == 0:
            queue &= ~(1 << other)
    if queue == 0:
        return
    frame = Frame(WINDOW, robot)
    frame.window = window
    frame.queue = queue
    table.stack.append(frame)


def tell_asking(table: Table) -> None:
    """Where only those are asked who can play something, who is asked, or nobody, tells what others hold.

    Told once a step: it can no longer be taken back.
    """
    if table.events is not None and not [1 for event in table.events if event.text.id == "event-asking"]:
        table.events.append(Event(Text("event-asking"), shows=True))


def open_for_opponents(table: Table, window: int, robot: int) -> None:
    """Ask all opponents of `robot`."""
    queue = 0
    for other in range(len(table.robots)):
        if table.opponents(robot, other):
            queue |= 1 << other
    open_window(table, window, robot, queue)
