"""The players as a viewer sees them: money and markers, the board with slots and tracks, cards at rest and in hand."""

from lunatheque.engine import Text, text
from lunatheque.scene import Piece, Zone, remembered

from .bonus import markers_left, own_perk
from .box import Box
from .kinds import (
    ACTION_CARDS,
    CARD_IDS,
    COMPANIES,
    COMPANY_IDS,
    DECLARE,
    ELEMENT_IDS,
    NONE,
    PERK_IDS,
    PLAN,
    RESOURCE_TILE,
    RESOURCES,
    SLOT_IDS,
    SLOTS,
    STORE,
    TILE,
    TILES,
    TOKEN,
    TOKEN_IDS,
)
from .scene_corners import plan_piece
from .scene_places import (
    CARD,
    DESK,
    OWN_SPOT,
    RESTING,
    SHARES,
    own_spot_place,
    research_place,
    rest_place,
    shares_place,
    slot_place,
    tank_place,
)
from .scene_words import card_said, counter, pawn_piece, shares_piece, wealth_piece
from .scoring import amounts, shares
from .station import share_value
from .table import Table
from .telling import company_text, element_text, player_text, token_text

PLAN_ON_TRACK, PAWN_TANK, PAWN_RESEARCH = 35, 20, 24


def player_zone(table: Table, owner: int, viewer: int) -> Zone:
    """A player: status, hand, board."""
    me = f"player-{owner}"
    desk = desk_pieces(table, owner, viewer)
    zones = [
        Zone(f"{me}-status", "row", text("zone-status"), tuple(status_pieces(table, owner))),
        hand_zone(table, owner, viewer),
        Zone(f"{me}-board", "board", text("zone-desk"), desk, background="desk", frame=DESK),
    ]
    if owner == viewer and table.offers[owner]:
        offered = tuple(token_piece(table, token, n) for n, token in enumerate(table.offers[owner]))
        zones.insert(0, Zone("tokens", "row", text("zone-tokens"), offered, active=True))
    if owner == viewer and declares(table, owner):
        zones.insert(0, resources_zone())
    if table.step == STORE and owner == table.turn:
        card = card_piece(table, owner, table.card, (0, 0), rule="acquired-card")
        zones.insert(0, Zone("acquired", "row", text("zone-acquired"), (card,), active=True))
    active = owner in actors(table) and not table.over
    return Zone(me, "area", player_text(table, owner), (), tuple(zones), seat=owner, active=active)


def actors(table: Table) -> list[int]:
    """The seats that are asked now."""
    if table.step in (TOKEN, PLAN):
        return [seat for seat in range(table.seats) if not table.ready[seat]]
    return [table.turn]


def declares(table: Table, owner: int) -> bool:
    """Whether a player must name the resource of a tile."""
    tile = RESOURCE_TILE - TILE
    return table.step == DECLARE and table.tile_owner[tile] == owner


def token_piece(table: Table, token: int, place: int) -> Piece:
    """A starting research token to choose from."""
    id = TOKEN_IDS[token]
    return Piece(f"token-{id}", id, token_text(table, token), (place, 0), "setup-tokens")


@remembered
def resources_zone() -> Zone:
    """The resources that a tile can stand for."""
    pieces = tuple(
        Piece(f"resource-{id}", f"resource-{id}", element_text(n), (n, 0), "bonus-tiles")
        for n, id in enumerate(ELEMENT_IDS[:RESOURCES])
    )
    return Zone("resources", "row", text("zone-resources"), pieces, active=True)


# Status -----------------------------------------------------------------------------------------------------------


def status_pieces(table: Table, owner: int) -> list[Piece]:
    """Money, bonus markers, tiles, share cards, and who is first or out."""
    cash, left = table.cash[owner], markers_left(table, owner)
    pieces = [
        wealth_piece(f"player-{owner}", tuple(amounts(table, owner)), (-1, 0), 0),
        counter(f"cash-{owner}", "cash", (0, 0), "score-cash", cash, 0),
        counter(f"markers-{owner}", "markers", (1, 0), "bonus-marker", left, 0),
    ]
    if table.marker == owner:
        pieces.append(Piece("first", "first", text("piece-first"), (2, 0), "prepare-first"))
    if table.out[owner] and not table.over:
        pieces.append(Piece(f"out-{owner}", "out", text("piece-out"), (3, 0), "drop-out"))
    for tile in range(TILES):
        if table.tile_owner[tile] == owner:
            pieces.append(tile_piece(table, tile))
    for n, card in enumerate(table.kept[owner]):
        pieces.append(card_piece(table, owner, card, (9 + n, 0), rule="share-cards"))
    return pieces


def tile_piece(table: Table, tile: int) -> Piece:
    """A bonus tile that can be used, or was used, in this round."""
    id = CARD_IDS[TILE + tile]
    face = f"{id}-{ELEMENT_IDS[table.declared]}" if TILE + tile == RESOURCE_TILE and table.declared != NONE else id
    over = ("used-tile",) if table.tile_used[tile] else ()
    return Piece(f"tile-{id}", face, Text(id), (5 + tile, 0), "bonus-tiles", over=over)


# Cards ------------------------------------------------------------------------------------------------------------


def card_id(owner: int, card: int) -> str:
    """The piece of a card: starting cards are alike for all, so their owner tells them apart."""
    return f"card-{CARD_IDS[card]}" if card < ACTION_CARDS else f"card-{owner}-{CARD_IDS[card]}"


def card_piece(
    table: Table,
    owner: int,
    card: int,
    place: tuple[float, float],
    size: float = 0,
    used: bool = False,
    rule: str = "planning",
) -> Piece:
    """A card of a player that the viewer may see."""
    return seen_card(table.box, card_id(owner, card), card, place, size, used, rule)


@remembered
def seen_card(box: Box, id: str, card: int, place: tuple[float, float], size: float, used: bool, rule: str) -> Piece:
    """A card, face up; one that was used is veiled."""
    return Piece(id, CARD_IDS[card], card_said(box, card), place, rule, size=size, over=("used",) if used else ())


def hand_zone(table: Table, owner: int, viewer: int) -> Zone:
    """The cards in hand, open to all. While people plan, others see them with those that were planned, in one order."""
    hand, name = table.hands[owner], "zone-hand"
    if owner != viewer and table.step == PLAN:
        slots = table.slots[owner * SLOTS : (owner + 1) * SLOTS]
        hand, name = sorted(hand + [card for card in slots if card != NONE]), "zone-hand-planning"
    pieces = tuple(card_piece(table, owner, card, (n, 0)) for n, card in enumerate(hand))
    return Zone(f"player-{owner}-hand", "row", text(name), pieces)


# The board --------------------------------------------------------------------------------------------------------


def desk_pieces(table: Table, owner: int, viewer: int) -> tuple[Piece, ...]:
    """The board of a player: slots, piles at rest, bonus spaces of one's own, both tracks."""
    pieces: list[Piece] = []
    for slot in range(SLOTS):
        on = table.opened[owner] >> slot & 1 == 1
        soon = table.open_now(owner) >> slot & 1 == 1
        pieces.append(slot_piece(owner, slot, on, soon))
        pieces.append(pile_piece(owner, slot, on, soon, len(table.piles[owner * SLOTS + slot])))
    for slot in range(SLOTS):
        pieces += slot_cards(table, owner, viewer, slot)
    for company in range(COMPANIES):
        held, worth = shares(table, owner, company), share_value(table, company)
        pieces.append(shares_piece(f"player-{owner}", company, held, worth, shares_place(company), SHARES))
    pieces += own_spots(table, owner)
    pieces += track_pieces(table, owner)
    return tuple(pieces)


@remembered
def slot_piece(owner: int, slot: int, on: bool, soon: bool) -> Piece:
    """An action slot: open, open from the next planning on, or closed."""
    id = SLOT_IDS[slot]
    said = text("piece-slot" if on else "piece-slot-soon" if soon else "piece-slot-off", slot=id)
    rule = "planning" if on else ("tank" if slot == 0 else "research")
    return Piece(f"slot-{owner}-{id}", f"slot-{id}" if on else f"slot-{id}-off", said, slot_place(slot), rule)


@remembered
def pile_piece(owner: int, slot: int, on: bool, soon: bool, cards: int) -> Piece:
    """A resting pile, which opens with its slot."""
    said = text(
        "piece-pile" if on else "piece-pile-soon" if soon else "piece-pile-off", pile=SLOT_IDS[slot], count=cards
    )
    place = (slot_place(slot)[0], rest_place(slot, 0, 1)[1])
    return Piece(f"pile-{owner}-{SLOT_IDS[slot]}", f"rest-{slot}", said, place, "resting-put")


def slot_cards(table: Table, owner: int, viewer: int, slot: int) -> list[Piece]:
    """The card in a slot, face down while others plan, and the cards at rest above it."""
    pieces: list[Piece] = []
    pile = table.piles[owner * SLOTS + slot]
    for n, card in enumerate(pile):
        pieces.append(card_piece(table, owner, card, rest_place(slot, n, len(pile)), RESTING, rule="resting-put"))
    card = table.slots[owner * SLOTS + slot]
    if card != NONE:
        if table.step == PLAN and owner != viewer:
            said = text("piece-planned")
            pieces.append(Piece(f"planned-{owner}-{slot}", "card-back", said, slot_place(slot), "planning", size=CARD))
        else:
            used = table.used[owner] >> slot & 1 == 1
            pieces.append(card_piece(table, owner, card, slot_place(slot), CARD, used))
    return pieces


def own_spots(table: Table, owner: int) -> list[Piece]:
    """The bonus spaces that tracks have given to a player, and the markers on them."""
    pieces: list[Piece] = []
    shown = 0
    for space in range(COMPANIES * 2):
        perk = own_perk(table, owner, space)
        if perk == NONE:
            continue
        place = own_spot_place(shown)
        shown += 1
        id = own_id(owner, space)
        said = text("piece-own-space", space=Text(PERK_IDS[perk]), company=company_text(space // 2))
        pieces.append(Piece(id, f"perk-{PERK_IDS[perk]}", said, place, "bonus-space", size=OWN_SPOT))
        if table.own_used[owner] >> space & 1:
            said = text("piece-bonus-marker", player=player_text(table, owner), space=Text(PERK_IDS[perk]))
            pieces.append(Piece(f"{id}-marker", f"marker-{owner}", said, place, "bonus-marker", size=34))
    return pieces


def own_id(owner: int, space: int) -> str:
    """The piece of a bonus space of one's own."""
    return f"own-{owner}-{COMPANY_IDS[space // 2]}-{space % 2 + 1}"


def track_pieces(table: Table, owner: int) -> list[Piece]:
    """Plans on the research track, the upload marker and the helium marker."""
    pieces: list[Piece] = []
    for n, plan in enumerate(table.steps_taken[owner]):
        if table.flipped[owner] >> n & 1:
            said = text("piece-flipped", step=n + 1)
            place = research_place(n + 1)
            pieces.append(Piece(f"flipped-{owner}-{n}", "plan-flipped", said, place, "flip-plan", size=PLAN_ON_TRACK))
        else:
            pieces.append(plan_piece(table.box, plan, research_place(n + 1), PLAN_ON_TRACK))
    tank, upload = table.tank[owner], table.upload[owner]
    x, y = research_place(upload)
    me, face = f"player-{owner}", f"pawn-{owner}"
    pieces.append(pawn_piece(table.box, me, face, "tank", tank, tank_place(tank), PAWN_TANK))
    pieces.append(pawn_piece(table.box, me, face, "upload", upload, (x, y + 14 if upload else y), PAWN_RESEARCH))
    return pieces
