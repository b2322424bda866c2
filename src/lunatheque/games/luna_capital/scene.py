"""LUNA Capital as a viewer sees it: market, Concessions, hands, colonies, sponsors and the Automate."""

from collections.abc import Sequence
from functools import lru_cache

from lunatheque.engine import EVERYONE, Text, text
from lunatheque.scene import Piece, Scene, Zone

from .components import Box
from .kinds import (
    CARD_IDS,
    CHOOSE,
    CONCESSION_IDS,
    KIND_IDS,
    NEEDS,
    NONE,
    SHORTS,
    TILE_IDS,
)
from .plan import colony_zone
from .progress import concession_rule, need_said, progress_text, state_text
from .scoring import automate_items, heap_kinds
from .state import LunaCapital
from .telling import card_text, seat_text, tile_text
from .touches import card_id, heap_id, tile_id, touches

CARD_SIDE = 98
PITCH = 120
"""How far the slots of the market are apart."""
DISPENSER = 84
"""The breadth of the dispenser and the tower, left of the slots."""
MARKET_HEIGHT = 240
MARKET_TILE = 50


def scene(state: LunaCapital, seat: int) -> Scene:
    """Everything that one viewer sees."""
    zones = [market_zone(state), concessions_zone(state, seat)]
    if state.step == CHOOSE and not state.over:
        zones.append(sets_zone(state))
    if state.seats == 1:
        zones.append(automate_zone(state))
    for owner, points in enumerate(state.scores()):
        zones.append(hand_zone(state, owner, seat))
        zones.append(tokens_zone(state, owner, points))
        if state.pending and owner == state.turn:
            zones.append(pending_zone(state))
        if state.drawn and owner == state.turn:
            zones.append(cards_zone(state, "drawn", text("zone-drawn"), state.drawn, owner, seat))
        zones.append(colony_zone(state, owner, seat))
    return Scene(tuple(zones), {} if seat == EVERYONE else touches(state, seat))


# The market -------------------------------------------------------------------------------------------------------


def market_zone(state: LunaCapital) -> Zone:
    """Dispenser, tower and the combinations, the nearest first."""
    tiles = tuple([tuple(lying) for lying in state.tiles])
    return draw_market(state.box, tuple(state.cards), tiles, state.marker, len(state.pile), len(state.tower))


@lru_cache(maxsize=64)
def draw_market(
    box: Box, cards: tuple[int, ...], tiles: tuple[tuple[int, ...], ...], marker: int, pile: int, tower: int
) -> Zone:
    """The board of the market, which is the same for all viewers: it is drawn once."""
    middle = DISPENSER / 2 - 2
    pieces = [
        Piece("pile", "pile", text("piece-pile", count=pile), (middle, 60), "refill", pile, size=72),
        Piece("tower", "tower", text("piece-tower", count=tower), (middle, 176), "round-end", tower, size=72),
    ]
    for slot, card in enumerate(cards):
        x = DISPENSER + PITCH * slot + PITCH / 2
        if card != NONE:
            pieces.append(Piece(card_id(card), CARD_IDS[card], card_text(box, card), (x, 62), "take", size=CARD_SIDE))
        for n in range(len(tiles[slot])):
            at = (x + (n % 2 - 0.5) * (MARKET_TILE + 4), 148 + n // 2 * (MARKET_TILE + 4))
            pieces.append(tile_piece(tiles[slot], slot, n, at, MARKET_TILE))
        if slot == marker and card != NONE:
            pieces.append(Piece("marker", "marker", text("piece-marker"), (x + 38, 24), "recent-delivery", size=36))
    frame = (0, 0, DISPENSER + PITCH * len(cards), MARKET_HEIGHT)
    board = Zone("depot", "board", text("zone-depot"), tuple(pieces), frame=frame, background="depot")
    # Inside an area a board is no larger than its pieces must be: the room belongs to the colony.
    return Zone("market", "area", text("zone-market"), (), (board,))


def tile_piece(tiles: Sequence[int], slot: int, n: int, at: tuple[float, float], size: float = 0) -> Piece:
    """A tile that lies beside a colony, with its robot icons; of equal ones each is as good as the first."""
    id, first = tile_id(tiles, slot, n), tile_id(tiles, slot, tiles.index(tiles[n]))
    like = "" if id == first else first
    return Piece(id, TILE_IDS[tiles[n]], tile_text(tiles[n]), at, "place-tiles", size=size, like=like)


def pending_zone(state: LunaCapital) -> Zone:
    """The tiles that are still to be placed; they keep the ids that they had in the market."""
    pieces = [tile_piece(state.pending, state.taken, n, (n, 0)) for n in range(len(state.pending))]
    return Zone("pending", "row", text("zone-pending"), tuple(pieces), seat=state.turn, active=True)


# Cards ------------------------------------------------------------------------------------------------------------


def cards_zone(state: LunaCapital, id: str, name: Text, cards: list[int], owner: int, seat: int) -> Zone:
    """Cards in a row: those that the viewer may see, the others as backs."""
    known = tuple([card for card in cards if state.knows(seat, card)])
    return Zone(id, "row", name, draw_cards(state.box, id, known, len(cards) - len(known)), seat=owner)


@lru_cache(maxsize=64)
def draw_cards(box: Box, id: str, known: tuple[int, ...], hidden: int) -> tuple[Piece, ...]:
    """Cards that are seen, and then backs."""
    pieces = [
        Piece(card_id(card), CARD_IDS[card], card_text(box, card), (place, 0), "play-card")
        for place, card in enumerate(known)
    ]
    for place in range(len(known), len(known) + hidden):
        pieces.append(Piece(f"{id}-{place}", "card-back", text("card-back"), (place, 0), "hands"))
    return tuple(pieces)


def hand_zone(state: LunaCapital, owner: int, seat: int) -> Zone:
    """The hand of a player."""
    name = text("zone-hand", player=seat_text(owner))
    return cards_zone(state, f"hand-{owner}", name, state.hands[owner], owner, seat)


def sets_zone(state: LunaCapital) -> Zone:
    """The sets of cards to choose from, one below another."""
    rule = "solo-setup" if state.solo else "opening"
    pieces = [
        Piece(card_id(card), CARD_IDS[card], card_text(state.box, card), (column, len(state.sets) - 1 - row), rule)
        for row, cards in enumerate(state.sets)
        for column, card in enumerate(cards)
    ]
    owner = state.turn if state.seats == 1 else None
    return Zone("sets", "grid", text("zone-sets"), tuple(pieces), seat=owner, columns=3, active=True)


# Concessions ------------------------------------------------------------------------------------------------------


def concessions_zone(state: LunaCapital, seat: int) -> Zone:
    """The Concessions with what they need, and how far the viewer's colony is."""
    pieces: list[Piece] = []
    for index, concession in enumerate(state.concessions):
        claims = state.claims[index * state.seats : (index + 1) * state.seats]
        said = text(
            "concession",
            concession=Text(CONCESSION_IDS[concession]),
            term=text("term-short" if concession < SHORTS else "term-long"),
            points=state.box.points[concession],
            need=need_said(state.box, concession),
            state=state_text(state, index, seat),
        )
        face = f"concession-{CONCESSION_IDS[concession]}"
        if NEEDS[state.box.needs[concession]] == "cards" and state.agreed.other_shapes:
            face += "-other"
        pieces.append(
            Piece(
                f"concession-{index}",
                face,
                said,
                (index, 0),
                concession_rule(state, concession),
                over=tuple([f"claim-{owner}" for owner, phase in enumerate(claims) if phase != NONE]),
                caption=progress_text(state, index, seat),
            )
        )
    return Zone("concessions", "row", text("zone-concessions"), tuple(pieces))


# Players ----------------------------------------------------------------------------------------------------------


def tokens_zone(state: LunaCapital, owner: int, points: int) -> Zone:
    """Sponsor, robots and logistics tokens of a player, the points so far, and the mark of the first player."""
    robots, logistics = state.robots[owner], state.logistics[owner]
    said = text("piece-score", player=seat_text(owner), points=points)
    pieces = [Piece(f"score-{owner}", f"sponsor-{owner}", said, (0, 0), "score", points, seat=owner)]
    pieces += [
        Piece(f"robots-{owner}", "robot", text("piece-tokens", count=robots), (1, 0), "robots", robots),
        Piece(
            f"logistics-{owner}", "logistics", text("piece-logistics", count=logistics), (2, 0), "logistics", logistics
        ),
    ]
    if state.agreed.down_freely or state.agreed.down_if_chosen:
        pieces.append(Piece(f"turn-over-{owner}", "card-back", text("piece-turn-over"), (3, 0), "face-down"))
    if owner == state.first and state.seats > 1:
        pieces.append(Piece("first", "first", text("piece-first"), (len(pieces), 0), "setup-first"))
    name = text("zone-tokens", player=seat_text(owner))
    return Zone(f"tokens-{owner}", "row", name, tuple(pieces), seat=owner)


def automate_zone(state: LunaCapital) -> Zone:
    """What the Automate has collected, by kind, and its points so far; the sheet says where they come from.

    It has no seat, but sits where the next player would.
    """
    points = sum(automate_items(state))
    said = text("automate-points", points=points)
    pieces = [Piece("automate", "automate", said, (0, 0), "automate-score", points)]
    heap = [(KIND_IDS[kind], count) for kind, count in enumerate(heap_kinds(state)[: len(KIND_IDS)]) if count]
    heap_pieces = [
        Piece(
            heap_id(id),
            id,
            text("piece-heap", thing=Text(id), count=count),
            (n, 0),
            "automate-score",
            caption=text("heap-count", count=count),
        )
        for n, (id, count) in enumerate(heap)
    ]
    zones = [Zone("heap", "row", text("zone-heap"), tuple(heap_pieces))] if heap else []
    return Zone("automate", "area", text("automate"), tuple(pieces), tuple(zones), seat=state.seats)
