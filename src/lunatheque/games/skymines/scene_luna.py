"""Luna as everybody sees her: what she has, her slots, her two majority cards, and her tracks."""

from lunatheque.engine import text
from lunatheque.scene import Piece, Zone

from .kinds import COMPANIES, LUNA_IDS, NONE, RANK_ONE, SLOT_IDS, SLOTS
from .luna.board import FROM_TOP, NO_CARD, Luna
from .luna.deck import is_open
from .scene_places import (
    LUNA_CARD,
    LUNA_DESK,
    LUNA_LIFT,
    LUNA_NUMBER,
    MAJORITY_CARD,
    luna_slot_place,
    majority_place,
    number_place,
    research_place,
    tank_place,
)
from .scene_words import counter, luna_said, majority_said, pawn_piece, shares_piece, wealth_piece
from .scoring import amounts, shares
from .station import share_value
from .table import Table
from .telling import player_text

TOKEN, PAWN_TANK, PAWN_RESEARCH = 18, 21, 28


def luna_zone(table: Table, number: int) -> Zone:
    """One Luna."""
    player, luna, me = table.seats + number, table.lunas[number], f"luna-{number}"
    who = player_text(table, player)
    pieces = (*status(table, player, luna, me), *desk(table, player, luna, me))
    board = Zone(f"{me}-board", "board", text("zone-luna-desk"), pieces, background="luna-desk", frame=LUNA_DESK)
    return Zone(me, "area", who, (), (board,), active=table.turn == player and not table.over)


def status(table: Table, player: int, luna: Luna, me: str) -> list[Piece]:
    """Her money, her decks, how many cards she has collected, her shares, and what she would have in the end."""
    cash, cards = table.cash[player], len(table.kept[player])
    deck = len(luna.deck) - luna.held + luna.top
    counted = [
        ("cash", "score-cash", cash),
        ("luna-deck", "luna-deck", deck),
        ("luna-rank-two", "luna-level", luna.rank_two),
        ("luna-discard", "luna-last-card", len(luna.discard)),
        ("luna-cards", "luna-cards", cards),
    ]
    pieces = [
        counter(f"{me}-{face}", face, number_place(n), rule, count, LUNA_NUMBER)
        for n, (face, rule, count) in enumerate(counted)
    ]
    for company in range(COMPANIES):
        held, worth = shares(table, player, company), share_value(table, company)
        pieces.append(shares_piece(me, company, held, worth, number_place(len(pieces)), LUNA_NUMBER))
    pieces.append(wealth_piece(me, tuple(amounts(table, player)), number_place(len(pieces)), LUNA_NUMBER))
    return pieces


def desk(table: Table, player: int, luna: Luna, me: str) -> list[Piece]:
    """Her board."""
    box, pieces = table.box, []
    for slot in range(SLOTS):
        pieces += slot_pieces(table, player, luna, me, slot)
    for side, card in enumerate(luna.majority):
        id, place = f"{me}-majority-{side}", majority_place(side)
        if card == NONE:
            said = text("piece-majority-empty")
            pieces.append(Piece(id, "luna-empty", said, place, "luna-majority", size=MAJORITY_CARD))
        else:
            said = majority_said(box, card, side)
            pieces.append(Piece(f"{id}-{card}", luna_face(card), said, place, "luna-block", size=MAJORITY_CARD))
    tank, upload = table.tank[player], table.upload[player]
    level = table.agreed.level
    for step in box.level_tank_tokens[level]:
        if step > tank:
            x, y = tank_place(step)
            pieces.append(Piece(f"{me}-token-tank-{step}", "level-token", text("piece-level-token", step=step),
                                (x, y - LUNA_LIFT), "luna-token", size=TOKEN))  # fmt: skip
    for step in box.level_research_tokens[level]:
        if step > upload:
            x, y = research_place(step)
            pieces.append(Piece(f"{me}-token-research-{step}", "level-token", text("piece-level-token", step=step),
                                (x, y - LUNA_LIFT), "luna-token", size=TOKEN + 6))  # fmt: skip
    for track, step, (x, y), size in (
        ("tank", tank, tank_place(tank), PAWN_TANK),
        ("upload", upload, research_place(upload), PAWN_RESEARCH),
    ):
        pieces.append(pawn_piece(box, me, "pawn-luna", track, step, (x, y - LUNA_LIFT), size))
    return pieces


def luna_face(card: int) -> str:
    """The drawing of one of her cards."""
    return LUNA_IDS[card]


def slot_pieces(table: Table, player: int, luna: Luna, me: str, slot: int) -> list[Piece]:
    """A slot and the card in it, as far as it has been turned up."""
    on, card, place = is_open(table, player, slot), luna.slots[slot], luna_slot_place(slot)
    id = SLOT_IDS[slot]
    base = text("piece-slot", slot=id) if on else text("piece-slot-off", slot=id)
    pieces = [Piece(f"{me}-slot-{id}", f"slot-{id}" if on else f"slot-{id}-off", base, place, "luna-planning")]
    if card == NO_CARD:
        return pieces
    if card < 0:
        said = text("piece-luna-hidden-two" if card == FROM_TOP else "piece-luna-hidden", slot=id)
        pieces.append(Piece(f"{me}-planned-{id}", "luna-back", said, place, "luna-turn", size=LUNA_CARD))
    else:
        rule = "luna-turn" if card < RANK_ONE else "luna-level"
        pieces.append(
            Piece(f"{me}-planned-{id}", luna_face(card), luna_said(table.box, card, slot), place, rule, size=LUNA_CARD)
        )
    return pieces
