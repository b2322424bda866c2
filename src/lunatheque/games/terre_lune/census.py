"""What is conserved in De la Terre à la Lune, counted in all places together."""

from .holdings import count_options, pile_size
from .state import TerreLune
from .things import HAND, HELD, NONE, OUT, ROLL, STATIONS, UNSEEN


def census(state: TerreLune) -> dict[str, int]:
    """All cards, options and pawns, wherever they are; and what must never be."""
    hands = [card for rocket in state.rockets for card in rocket.hand]
    played = [card for cards in state.fight.played for card in cards]
    cards = hands + played + state.talon.cards + state.discards
    piles = sum(pile_size(state, station) for station in range(STATIONS))
    held = sum(count_options(state, seat) for seat in range(state.seats))
    stacks = [pawn for rocket in state.rockets for pawn in rocket.stacks]
    on_moon = [pawn for pawn in state.craters if pawn not in (NONE, UNSEEN)]
    unseen = state.craters.count(UNSEEN)
    return {
        "cards": len(cards),
        "different cards": len(set(cards)),
        "options": piles + held + state.options.count(OUT),
        "pawns": len(stacks) + len(on_moon) + unseen,
        "different pawns": len(set(stacks + on_moon)) + unseen,
        "pawns out of place": misplaced(state),
        "hands that are not full": short_hands(state),
        "crashes too many": sum(
            rocket.crashes > 2 or (rocket.crashes == 2) != (rocket.fell > 0) for rocket in state.rockets
        ),
        "rockets in a wake that do not belong there": sum(
            rocket.wake > 0 and (not rocket.flying or state.box.board.space_of[rocket.node] == NONE)
            for rocket in state.rockets
        ),
    }


def misplaced(state: TerreLune) -> int:
    """How many pawns are not where they are said to be."""
    wrong = 0
    for pawn, place in enumerate(state.pawns):
        if place == UNSEEN:
            wrong += pawn in state.craters
        elif place >= HELD:
            wrong += pawn not in state.rockets[place - HELD].stacks
        else:
            wrong += state.craters[place] != pawn
    return wrong


def short_hands(state: TerreLune) -> int:
    """How many players under way do not hold five cards, between fights and before the first landing."""
    if state.homing or state.over or state.phase != ROLL:
        return 0
    return sum(rocket.flying and len(rocket.hand) != HAND for rocket in state.rockets)
