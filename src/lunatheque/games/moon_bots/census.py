"""What is conserved in Moon-Bots, counted in all places together."""

from .cards import CORE, GONE, NONE, SECRET, UNDRAWN, USED, WEAPONS
from .state import MoonBots


def census(state: MoonBots) -> dict[str, int]:
    """All cards, all secret weapons, and the unseen ones that do not lie face down on the table."""
    parts = sum(part != NONE for robot in state.robots for part in robot.parts[:CORE])
    upgrades = sum(robot.upgrade_count() for robot in state.robots)
    hands = sum(robot.hand for robot in state.robots)
    market = [card for card in state.market if card != NONE]
    face_down = sum(card >= SECRET for card in market + state.pile.cards)
    held = sum(0 <= place < len(state.robots) for place in state.places)
    unseen = state.places.count(UNDRAWN)
    return {
        "cards": parts + upgrades + hands + len(market) + len(state.pile) + state.boxed,
        "weapons": held + unseen + state.places.count(GONE) + state.places.count(USED),
        "hands": WEAPONS + held - hands,
        "face up twice": len(twice(state)),
        "more face down than unseen": max(0, face_down - unseen),
    }


def twice(state: MoonBots) -> list[int]:
    """The parts that are in two places at once."""
    parts = [part for robot in state.robots for part in robot.parts[:CORE] if part != NONE]
    parts += [card for card in state.market + state.pile.cards if card != NONE and card < SECRET - 6]
    return [part for part in set(parts) if parts.count(part) > 1]
