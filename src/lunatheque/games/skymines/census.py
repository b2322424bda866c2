"""What is conserved in Skymines, counted in all places together."""

from collections import Counter

from .bonus import markers_left
from .kinds import ACTION_CARDS, COMPANIES, NONE
from .luna.board import FROM_TOP, UNSEEN
from .state import Skymines
from .station import vacancies


def census(state: Skymines) -> dict[str, int]:
    """Cards, plans, outposts, tokens, Luna's cards."""
    cards = [card for card in [*state.display, *state.slots, state.card] if card != NONE] + state.deck + state.gone
    for held in [*state.hands, *state.piles, *state.kept]:
        cards += held
    plans = [plan for plan in [*state.plans, *state.specials] if plan != NONE] + state.scrapped + state.hidden_specials
    for kept in [*state.supplies, *state.steps_taken]:
        plans += kept
    outposts = sum(15 - vacancies(state, company) + state.removed[company] for company in range(COMPANIES))
    luna_cards = 0
    for luna in state.lunas:
        luna_cards += len(luna.deck) + len(luna.old) + luna.top + luna.rank_two + len(luna.discard)
        luna_cards += sum(card >= 0 or card == FROM_TOP for card in luna.slots)
        luna_cards += sum(card != NONE for card in luna.majority)
        seen = luna.rank_two + luna.top + luna.slots.count(FROM_TOP)
        assert len(luna.unseen) == seen + luna.deck.count(UNSEEN) + luna.old.count(UNSEEN)
    kept_tokens = sum(token != NONE for token in state.chosen)
    waiting = sum(len(offer) for offer in state.offers)
    return {
        "cards": len(cards),
        "action cards in two places": sum(count > 1 for card, count in Counter(cards).items() if card < ACTION_CARDS),
        "plans": len(plans),
        "plans in two places": sum(count > 1 for count in Counter(plans).values()),
        "outposts": outposts + sum(holder != NONE for holder in state.holders) + (state.ousted != NONE),
        "cards of Luna": luna_cards,
        "too many markers": sum(markers_left(state, seat) < 0 for seat in range(state.seats)),
        "money below nothing": sum(cash < 0 for cash in state.cash),
        "tokens": len(state.tokens) + (waiting or kept_tokens + len(state.lunas)),
    }
