"""The corners of the main board: research plans, the round track, bonus spaces with their markers."""

from lunatheque.engine import Text, text
from lunatheque.scene import Piece, Point, remembered

from .box import Box
from .kinds import MAJORITIES, NONE, PLAN_COLUMNS, PLAN_IDS, PLAN_LETTERS, PLAN_SPACES, SPOT_IDS
from .scene_places import PLAN, ROUND, SPOT, plan_place, round_place, spot_place, supplement_place
from .scene_words import plan_said
from .telling import gain_text, majority_text, name_player

BONUS_MARKER, COINS, BLOCK = 40, 34, 22
SPOT_RULES = ("space-first", "space-sell", "space-buy", "space-tile", "space-tile", "space-tile", "space-tile")


@remembered
def plan_pieces(
    box: Box, plans: tuple[int, ...], supplements: tuple[int, ...], supplies: tuple[int, ...]
) -> tuple[Piece, ...]:
    """The research display, and the coins beside its rows."""
    pieces: list[Piece] = []
    for space in range(PLAN_SPACES):
        letter = PLAN_LETTERS[space // PLAN_COLUMNS]
        if plans[space] == NONE:
            said = text("piece-plan-empty", letter=letter)
            pieces.append(Piece(f"plan-space-{space}", "plan-empty", said, plan_place(space), "take-plan", size=PLAN))
        else:
            pieces.append(plan_piece(box, plans[space], plan_place(space), PLAN))
    for row, money in enumerate(supplements):
        if money:
            said = text("piece-supplement", letter=PLAN_LETTERS[row], money=money, left=supplies[row])
            pieces.append(
                Piece(f"supplement-{row}", "supplement", said, supplement_place(row), "supplement", money, size=COINS)
            )
    return tuple(pieces)


@remembered
def plan_piece(box: Box, plan: int, place: Point, size: float) -> Piece:
    """A research plan, which keeps its id wherever it goes."""
    rule = "requirement" if box.plan_needs[plan] else "special-plans"
    return Piece(f"plan-{PLAN_IDS[plan]}", PLAN_IDS[plan], plan_said(box, plan), place, rule, size=size)


def round_pieces(box: Box, players: int, specials: tuple[int, ...], now: int, last: int) -> list[Piece]:
    """The round track: special plans, face down with the coins on them until their round comes."""
    coins = box.round_coins[max(0, players - 2)]
    said = text("piece-round", round=now, last=last)
    pieces = []
    for number in range(2, box.rounds + 1):
        place = round_place(number)
        if specials[number] != NONE:
            pieces.append(plan_piece(box, specials[number], place, ROUND - 4))
        elif number > now and number <= last:
            hidden = text("piece-special-hidden", round=number, money=coins[number])
            pieces.append(
                Piece(f"round-{number}", "special-back", hidden, place, "prepare-plans", coins[number], size=ROUND - 4)
            )
    pieces.append(Piece("round", "round-marker", said, round_place(now), "course", size=ROUND + 6))
    return pieces


def spot_pieces(box: Box, people: tuple[int, int], taken: tuple[int, ...], blocks: tuple[int, ...]) -> list[Piece]:
    """Bonus spaces, what Luna has of what they ask for, and the markers on them."""
    pieces: list[Piece] = []
    for spot, player in enumerate(taken):
        asks = blocks[spot] if spot < MAJORITIES else 0
        pieces.append(spot_piece(box, spot, asks))
        if asks > 0:
            pieces.append(block_piece(box, spot, asks))
        if player != NONE:
            said = text("piece-bonus-marker", player=name_player(*people, player), space=Text(SPOT_IDS[spot]))
            face = f"marker-{player}" if player < people[0] else "marker-luna"
            place = spot_place(box, spot)
            pieces.append(Piece(f"bonus-{SPOT_IDS[spot]}", face, said, place, "bonus-marker", size=BONUS_MARKER))
    return pieces


@remembered
def block_piece(box: Box, spot: int, asks: int) -> Piece:
    """What Luna has of the kind of a majority space, at its corner."""
    x, y = spot_place(box, spot)
    said = text("piece-block", element=majority_text(box.spot_counts[spot]), amount=asks)
    return Piece(f"block-{SPOT_IDS[spot]}", "luna-block", said, (x + 22, y - 20), "luna-block", asks, size=BLOCK)


@remembered
def spot_piece(box: Box, spot: int, asks: int) -> Piece:
    """A bonus space, with what Luna has of its kind."""
    id, gain = SPOT_IDS[spot], gain_text(box.spot_gains[spot])
    if spot < MAJORITIES:
        said = text("piece-majority-space", element=majority_text(box.spot_counts[spot]), gain=gain, luna=asks)
        return Piece(f"spot-{id}", id, said, spot_place(box, spot), "majority-most", size=SPOT)
    said = text("piece-space", gain=gain, cost=box.spot_costs[spot])
    return Piece(f"spot-{id}", id, said, spot_place(box, spot), SPOT_RULES[spot - MAJORITIES], size=SPOT)
