"""Landing on Earth: bonuses, the forced return of all others, and the end."""

from lunatheque.engine import Chance

from .cards import put_cards_away
from .holdings import clear_piles
from .table import Table
from .telling import motion, place_text, step_text, tell, tell_all, tell_throw
from .things import EARTH, NONE


def land(table: Table, seat: int) -> None:
    """A rocket is home. The first one forces everybody else to return."""
    rocket = table.rockets[seat]
    table.landings += 1
    rocket.home = table.landings
    if table.events is not None:
        tell(table, "event-lands", seat, place=place_text(rocket.home), points=bonus(table, seat))
    if not table.homing:
        call_home(table)


def bonus(table: Table, seat: int) -> int:
    """What a player earns for landing first or second."""
    place = table.rockets[seat].home
    if place == 0 or place > 2 or (place == 1 and table.late):
        return 0
    return table.box.bonuses[place - 1]


def call_home(table: Table) -> None:
    """The satellite, the options on stations and the cards are put away; all must return by the fastest way."""
    table.homing = True
    table.satellite = NONE
    clear_piles(table)
    put_cards_away(table)
    if table.events is not None:
        tell_all(table, "event-call-home-late" if table.late else "event-call-home")
    for step in range(table.seats):
        seat = (table.turn + step) % table.seats
        rocket = table.rockets[seat]
        if not rocket.flying:
            continue
        rocket.wake = 0
        if rocket.node == EARTH:
            land(table, seat)


def fly_home(table: Table, seat: int, chance: Chance) -> None:
    """Fly along the fastest way to the Earth, as far as the throw of one die allows."""
    rocket = table.rockets[seat]
    red = chance.roll(6)
    table.dice = [red]
    for _ in range(red):
        if rocket.node != EARTH:
            rocket.node = table.box.board.homeward[rocket.node]
    rocket.arc = NONE
    if table.events is not None:
        tell_throw(table, seat)
        tell(table, "event-flies-home", seat, motion(seat), step=step_text(rocket.node))
    if rocket.node == EARTH:
        land(table, seat)


def flying_seats(table: Table) -> int:
    """How many rockets are still under way."""
    count = 0
    for rocket in table.rockets:
        if rocket.flying:
            count += 1
    return count
