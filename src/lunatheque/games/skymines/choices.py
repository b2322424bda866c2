"""What can be decided in a turn: the six actions, and the smaller steps within them."""

from .actions import ADVANCE_ON, BUY_CARD, DROP_OUT, PAY_BARRIER, STOP, USE_CARD
from .bonus import list_spots
from .cards import element_of, face_up, list_piles, list_purchases, list_sales, sum_up
from .expansion import list_companies, list_returns
from .kinds import (
    ADVANCE,
    ALSO,
    BARRIER,
    BUY,
    COMPANIES,
    DECLARE,
    DISPLAY,
    ENERGY,
    EXPAND,
    FREE,
    NONE,
    OUST,
    P_ENERGY,
    RESEARCH,
    REST,
    SCIENTIST,
    SELL,
    STORE,
    TAKE,
    UPLOAD,
)
from .planning import list_declarations
from .research import can_go_on, list_plans, list_uploads
from .rounds import list_also, list_takes
from .table import Table
from .tracks import is_barred


def list_turn(table: Table, actions: list[int]) -> None:
    """Append the six actions: cards of each kind, energy, bonus markers, dropping out."""
    seat = table.turn
    able = False
    looked = False
    for card in face_up(table, seat):
        element = element_of(table, card)
        if element == ENERGY:
            continue
        if element == SCIENTIST:
            if not looked:
                looked = True
                able = can_go_on(table, seat, 1)
            if able:
                actions.append(USE_CARD + card)
        else:
            actions.append(USE_CARD + card)
    points = sum_up(table, seat, ENERGY)
    if points > 0:
        list_companies(table, points + table.count_perk(seat, P_ENERGY), True, actions)
    list_spots(table, actions)
    actions.append(DROP_OUT)


def list_step(table: Table, seat: int, actions: list[int]) -> None:
    """Append what the smaller steps of a turn allow."""
    step = table.step
    if step in (STORE, REST):
        list_piles(table, seat, actions)
    elif step == UPLOAD:
        list_uploads(table, actions)
    elif step == RESEARCH:
        list_plans(table, actions)
        actions.append(STOP)
    elif step == ADVANCE:
        for company in range(COMPANIES):
            if not is_barred(table, company):
                actions.append(ADVANCE_ON + company)
    elif step == BARRIER:
        actions.append(PAY_BARRIER)
        actions.append(STOP)
    elif step == OUST:
        list_returns(table, actions)
    elif step == TAKE:
        list_takes(table, actions)
    elif step == DECLARE:
        list_declarations(actions)
    elif step == BUY:
        list_purchases(table, table.cash[seat], actions)
    elif step == FREE:
        for space in range(DISPLAY):
            if table.display[space] != NONE:
                actions.append(BUY_CARD + space)
    elif step == SELL:
        list_sales(table, actions)
    elif step == EXPAND:
        list_companies(table, table.expansion, False, actions)
    elif step == ALSO:
        list_also(table, actions)
