"""What lies on the table of Moon-Bots and belongs to nobody: market, pile, secret weapons that were played."""

from lunatheque.engine import Text, text
from lunatheque.scene import Piece, Zone, remembered

from .cards import CARD_IDS, NONE, SECRET, SLOTS, UPGRADE, UPGRADE_IDS, WEAPON_IDS
from .components import Box
from .market import COLUMNS, price_of
from .refusals import WEAPON_RULES
from .telling import condition_text
from .touches import market_ids

UPGRADE_RULES = ("roll", "reroll", "fist-bonus", "protection", "missile-bonus", "protection")
"""Where the rules speak of each kind of upgrade."""


@remembered
def market_zone(box: Box, market: tuple[int, ...]) -> Zone:
    """Three rows with their costs, the free one at the bottom, and two columns of cards."""
    costs = [cost_piece(row, cost) for row, cost in enumerate(box.costs)]
    ids = market_ids(market)
    cards = [card_piece(box, card, place, ids[place]) for place, card in enumerate(market) if card != NONE]
    return Zone("market", "grid", text("zone-market"), (*costs, *cards), columns=1 + COLUMNS)


@remembered
def cost_piece(row: int, cost: int) -> Piece:
    """What the cards of a row cost."""
    return Piece(f"cost-{row}", "cost", text("cost", cost=cost), (0, row), "buy-price", cost)


@remembered
def card_piece(box: Box, card: int, place: int, id: str) -> Piece:
    """A card of the market with its price; secret weapons lie face down."""
    at, cost = (1 + place % COLUMNS, place // COLUMNS), price_of(box, card, place)
    if card >= SECRET:
        return Piece(id, "back", text("market-secret", price=cost), at, "buy-weapon")
    name = Text(CARD_IDS[card])
    if card < UPGRADE:
        slot = text(f"slot-{SLOTS[card // 4]}")
        said = text("market-part", card=name, slot=slot, effect=effect_text(box, card), price=cost)
        return Piece(id, CARD_IDS[card], said, at, "buy-part")
    said = text("market-upgrade", card=name, effect=text(f"effect-{CARD_IDS[card]}"), price=cost)
    return Piece(id, CARD_IDS[card], said, at, "buy-upgrade")


def effect_text(box: Box, part: int) -> Text:
    """What a part needs and does."""
    return text(
        "part-effect",
        dice=condition_text(box.conditions[part]),
        fists=box.fists[part],
        missiles=box.missiles[part],
        gain=box.gains[part],
        drain=box.drains[part],
    )


def upgrade_text(id: str) -> Text:
    """An upgrade and what it does."""
    return text("upgrade-card", card=Text(id), effect=text(f"effect-{id}"))


@remembered
def pile_zone(count: int) -> Zone:
    """The draw pile: only its size is seen."""
    pile = Piece("pile", "pile", text("pile", count=count), rule="market-fill", value=count)
    return Zone("pile", "stack", text("zone-pile"), (pile,))


@remembered
def used_zone(used: tuple[int, ...]) -> Zone:
    """The secret weapons that were played: everybody has seen them."""
    pieces = [
        Piece(WEAPON_IDS[weapon], WEAPON_IDS[weapon], Text(WEAPON_IDS[weapon]), (n, 0), WEAPON_RULES[weapon])
        for n, weapon in enumerate(used)
    ]
    return Zone("used", "row", text("zone-used"), tuple(pieces))


@remembered
def search_zone(box: Box, cards: tuple[int, ...]) -> Zone:
    """The cards of the pile that whoever looks through it can build."""
    return Zone("search", "row", text("zone-search"), tuple([found_card(box, card, n) for n, card in enumerate(cards)]))


def found_card(box: Box, card: int, n: int) -> Piece:
    """A part or an upgrade that was found in the pile."""
    id = CARD_IDS[card]
    if card >= UPGRADE:
        return Piece(f"pile-{id}", id, upgrade_text(id), (n, 0), UPGRADE_RULES[UPGRADE_IDS.index(id)])
    said = text("part-ready", card=Text(id), slot=text(f"slot-{SLOTS[card // 4]}"), effect=effect_text(box, card))
    return Piece(f"pile-{id}", id, said, (n, 0), "activate")
