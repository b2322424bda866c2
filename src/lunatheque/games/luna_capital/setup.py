"""Setting up a match: hands, market, Concessions, and the tiles of the first phase."""

from lunatheque.engine import EVERYONE, Chance, Deck

from .components import without_fewest_rows
from .kinds import (
    CARD,
    CARDS,
    CHOOSE,
    CONCESSION,
    CONCESSION_IDS,
    HAND,
    LONG_TERM_DRAWN,
    NONE,
    PUBLIC,
    SEAT,
    SHORT_TERM_DRAWN,
    SHORTS,
)
from .market import start_phase
from .state import LunaCapital


def set_up(state: LunaCapital, chance: Chance) -> None:
    """Deal, up to the first decision."""
    if state.seats > 1:
        state.first = chance.draw(list(range(state.seats)), SEAT, EVERYONE)
    state.pile = Deck(list(range(CARDS)))
    sets = state.seats == 1 or state.agreed.draft
    if sets:
        state.sets = [deal(state, EVERYONE, chance) for _ in range(max(2, state.seats))]
    else:
        state.hands = [deal(state, seat, chance) for seat in range(state.seats)]
    for slot in range(len(state.cards)):
        state.cards[slot] = draw_open(state, chance)
    short = list(range(SHORTS))
    long = list(range(SHORTS, len(CONCESSION_IDS)))
    if state.seats == 1:
        long = without_fewest_rows(state.box, long)
    state.concessions = reveal(short, SHORT_TERM_DRAWN, chance) + reveal(long, LONG_TERM_DRAWN, chance)
    state.claims = [NONE] * (len(state.concessions) * state.seats)
    start_phase(state, chance)
    if sets:
        state.step = CHOOSE
        state.turn = (state.first - 1) % state.seats


def deal(state: LunaCapital, seat: int, chance: Chance) -> list[int]:
    """Three cards, for one seat or in the open."""
    seen_by = EVERYONE if state.agreed.open_hands else seat
    cards = [state.pile.draw(chance, CARD, seen_by) for _ in range(HAND)]
    for card in cards:
        state.known[card] = PUBLIC if seen_by == EVERYONE else 1 << seat
    return sorted(cards)


def draw_open(state: LunaCapital, chance: Chance) -> int:
    """A card that everybody sees."""
    card = state.pile.draw(chance, CARD, EVERYONE)
    state.known[card] = PUBLIC
    return card


def reveal(concessions: list[int], count: int, chance: Chance) -> list[int]:
    """Concessions drawn at random, in the order of their ids."""
    return sorted([concessions.pop(chance.draw(concessions, CONCESSION, EVERYONE)) for _ in range(count)])
