"""Setting up a match: boards, energies, pile and market."""

from lunatheque.engine import EVERYONE, Chance, Deck

from .cards import (
    BOARD,
    BOARDS,
    BOXED_WEAPONS,
    CARD,
    CARDS,
    FIRST_ENERGY,
    SEAT,
    SECRET,
    WEAPONS,
)
from .position import face_up_cards
from .state import MoonBots
from .table import bare_robot

MARKET_PLACES = 6


def set_up(state: MoonBots, options: dict[str, str], chance: Chance) -> None:
    """Deal boards, energy and the market, up to the first decision."""
    seats = state.seats
    opener = 0
    if options["first"] == "random":
        opener = chance.draw(list(range(seats)), SEAT, EVERYONE)
    boards = list(range(len(BOARDS)))
    count = 4 if seats == 2 else seats
    for number in range(count):
        board = boards.pop(chance.draw(boards, BOARD, EVERYONE) if options["boards"] == "random" else 0)
        owner = number // 2 if seats == 2 else number
        robot = bare_robot(owner, board, FIRST_ENERGY + (owner - opener) % seats)
        if seats == 2:
            robot.facing = 3 - number
        state.robots.append(robot)
    state.first = state.turn = opener * 2 if seats == 2 else opener
    state.pile = Deck(face_up_cards(state) + [SECRET] * (WEAPONS - BOXED_WEAPONS))
    state.boxed = CARDS - len(state.pile)
    for _ in range(MARKET_PLACES):
        state.market.append(state.pile.draw(chance, CARD, EVERYONE))
    state.start_turn()
    state.go_on(chance)
