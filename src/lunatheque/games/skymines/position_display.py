"""Displays, stacks and bonus spaces of a position that is read."""

from typing import Any

from lunatheque.engine import Reader

from .kinds import (
    ACTION_CARDS,
    ACTION_IDS,
    DISPLAY,
    ELEMENT_IDS,
    NONE,
    OWNED_IDS,
    PLAN_COLUMNS,
    PLAN_IDS,
    PLAN_LETTERS,
    PLAN_SPACES,
    PLANS,
    PLANS_PER_LETTER,
    RESOURCES,
    ROUNDS,
    SPOT_IDS,
    TILE_IDS,
)
from .state import Skymines

NOTHING = "-"


def places(reader: Reader, key: str, ids: tuple[str, ...], count: int) -> list[int]:
    """A row of places, some of them empty; those left out are empty."""
    items = [NONE if item == NOTHING else reader.position(key, item, ids) for item in reader.items(key)]
    if len(items) > count:
        raise reader.error(f"{key}: there are {count} places, not {len(items)}")
    return items + [NONE] * (count - len(items))


def exactly(reader: Reader, key: str, low: int, high: int, count: int) -> list[int]:
    """A row of numbers; if it is left out, all are `low`."""
    if key not in reader.data:
        return [low] * count
    found = reader.numbers(key, low, high)
    if len(found) != count:
        raise reader.error(f"{key}: {count} numbers are needed, not {len(found)}")
    return found


def load_cards(state: Skymines, reader: Reader) -> None:
    """The display and the stack: by default every action card that lies nowhere else."""
    state.display = places(reader, "display", ACTION_IDS, DISPLAY)
    state.gone = sorted(reader.names("gone", OWNED_IDS))
    lying = [card for card in state.display if card != NONE] + [card for card in state.gone if card < ACTION_CARDS]
    for cards in [*state.kept, *state.hands, *state.piles, state.slots]:
        lying += [card for card in cards if NONE < card < ACTION_CARDS]
    rest = [card for card in range(ACTION_CARDS) if card not in lying]
    acting = reader.data.get("acting", {})
    stored = acting.get("card") if isinstance(acting, dict) else None
    rest = [card for card in rest if ACTION_IDS[card] != stored]
    state.deck = sorted(reader.names("deck", ACTION_IDS)) if "deck" in reader.data else rest
    for card in lying + state.deck:
        if (lying + state.deck).count(card) > 1:
            raise reader.error(f"{ACTION_IDS[card]} lies in two places")


def load_plans(state: Skymines, reader: Reader) -> None:
    """The research display, its supplies, and the special plans."""
    state.plans = places(reader, "plans", PLAN_IDS[:PLANS], PLAN_SPACES)
    for place, plan in enumerate(state.plans):
        if plan != NONE and plan // PLANS_PER_LETTER != place // PLAN_COLUMNS:
            raise reader.error(f"plans: {PLAN_IDS[plan]} lies in a row of another letter")
    state.supplements = exactly(reader, "supplements", 0, 99, len(PLAN_LETTERS))
    specials = reader.table("specials")
    for round in range(2, ROUNDS + 1):
        if str(round) in specials.data:
            state.specials[round] = PLANS + specials.name(str(round), PLAN_IDS[PLANS:], 0)
    specials.done()
    state.scrapped = sorted(reader.names("scrapped", PLAN_IDS))
    lying = [plan for plan in [*state.plans, *state.specials] if plan != NONE] + state.scrapped
    for plans in state.steps_taken:
        lying += plans
    rest = [plan for plan in range(len(PLAN_IDS)) if plan not in lying]
    state.hidden_specials = [plan for plan in rest if plan >= PLANS]
    if "hidden_specials" in reader.data:
        state.hidden_specials = sorted(reader.names("hidden_specials", PLAN_IDS))
    supplies = reader.items("supplies")
    if supplies and len(supplies) != len(PLAN_LETTERS):
        raise reader.error(f"supplies: there are {len(PLAN_LETTERS)} of them, not {len(supplies)}")
    for row in range(len(PLAN_LETTERS)):
        state.supplies[row] = [plan for plan in rest if plan // PLANS_PER_LETTER == row]
        if supplies:
            supply = Reader({"supplies": supplies[row]}, "position")
            state.supplies[row] = sorted(supply.names("supplies", PLAN_IDS))
    everywhere = lying + state.hidden_specials + [plan for supply in state.supplies for plan in supply]
    for plan in everywhere:
        if everywhere.count(plan) > 1:
            raise reader.error(f"{PLAN_IDS[plan]} lies in two places")


def load_bonuses(state: Skymines, reader: Reader) -> None:
    """Bonus markers and bonus tiles."""
    spots = reader.table("bonus")
    for spot, id in enumerate(SPOT_IDS):
        state.spots[spot] = spots.number(id, NONE, state.players - 1, NONE)
    spots.done()
    tiles = reader.table("tiles")
    for tile, id in enumerate(TILE_IDS):
        if id in tiles.data:
            row = tiles.table(id)
            state.tile_owner[tile] = row.number("owner", 0, state.seats - 1, 0)
            state.tile_used[tile] = row.flag("used")
            row.done()
    tiles.done()
    declared: Any = reader.data.pop("declared", NOTHING)
    state.declared = NONE if declared == NOTHING else reader.position("declared", declared, ELEMENT_IDS[:RESOURCES])
