"""A table as one person may see it, from outside."""

from typing import Any

import msgspec

from .store import Sheet
from .wire import SeatCard, TableCard


def card(sheet: Sheet, person: str) -> TableCard:
    """What is written about a table, for somebody; invitations for its owner alone."""
    mine = [seat.seat for seat in sheet.seats if person and seat.person == person]
    actors = list(sheet.actors) if (mine or sheet.spectators) and not sheet.ended else []
    owner = bool(person) and person == sheet.owner
    inviting = owner and not sheet.begun
    pace: dict[str, Any] = {"kind": "untimed", **msgspec.to_builtins(sheet.pace)}
    return TableCard(
        sheet.id,
        sheet.game,
        sheet.options,
        pace,
        sheet.pack,
        [
            SeatCard(seat.seat, seat.name, seat.bot, sheet.review or seat.taken, bool(seat.stand_in))
            for seat in sheet.seats
        ],
        mine,
        owner,
        {seat.seat: seat.invitation for seat in sheet.seats if inviting and seat.invitation and not seat.taken},
        sheet.begun,
        bool(sheet.ended),
        actors,
        any(seat in actors and not (sheet.seats[seat].bot or sheet.seats[seat].stand_in) for seat in mine),
        list(sheet.ranking),
        sheet.spectators,
        sheet.listed,
        sheet.review,
        sheet.rematch or None,
        sheet.opened,
        sheet.moves,
    )
