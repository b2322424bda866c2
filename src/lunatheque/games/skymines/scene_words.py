"""What pieces are called: rewards, requirements and Luna's cards in words, as message ids."""

from lunatheque.engine import Text, text
from lunatheque.scene import Piece, Point, remembered

from .box import Box
from .kinds import (
    ACTION_CARDS,
    COMPANY_IDS,
    DISPLAY_ROWS,
    ELEMENT_IDS,
    L_ADVANCE,
    L_CARDS,
    L_EXPAND,
    L_MONEY,
    L_PLAN,
    L_SHARE,
    L_SPECIAL,
    L_SPOT,
    L_TANK,
    L_UPLOAD,
    LUNA_IDS,
    MODES,
    MONEY,
    NONE,
    PLAN_IDS,
    PLAN_LETTERS,
    PLANS,
    PLANS_PER_LETTER,
    SELECTORS,
    SHARE,
    SPOT_IDS,
    TANK,
)
from .telling import gain_text, listed, need_text


def plan_said(box: Box, plan: int) -> Text:
    """A research plan with everything on it."""
    gain = gain_text(box.plan_gains[plan])
    if plan >= PLANS:
        return text("piece-special", name=PLAN_IDS[plan], gain=gain, cost=box.plan_costs[-1])
    letter = plan // PLANS_PER_LETTER
    need = need_text(box.plan_needs[plan])
    return text("piece-plan", letter=PLAN_LETTERS[letter], need=need, gain=gain, cost=box.plan_costs[letter])


def luna_said(box: Box, card: int, slot: int) -> Text:
    """One of Luna's cards: its actions in the slot in which it lies."""
    return text(
        "piece-luna-card",
        name=LUNA_IDS[card],
        actions=listed([action_text(box, action, slot) for action in box.luna_actions[card]], "gain-nothing"),
    )


def action_text(box: Box, action: list[int], slot: int) -> Text:
    """What one action of a Luna card means in a slot."""
    kind = action[0]
    if kind in (L_MONEY, L_TANK):
        return gain_text([MONEY if kind == L_MONEY else TANK, action[1]])
    if kind == L_UPLOAD:
        return text("gain-upload", amount=action[1])
    if kind == L_ADVANCE:
        return text("luna-does-advance", amount=action[1], tracks=SELECTORS[action[2]])
    if kind == L_EXPAND:
        return text("luna-does-expand", amount=action[1], mode=MODES[action[2]])
    if kind == L_SPOT:
        return text("luna-does-mark", space=Text(SPOT_IDS[action[1 + slot]]))
    if kind == L_CARDS:
        spaces = [space for space in action[1 + 2 * slot : 3 + 2 * slot] if space != NONE]
        return listed([text("luna-does-take", space=space + 1) for space in spaces], "gain-nothing")
    if kind == L_PLAN:
        return text("luna-does-discard", letter=PLAN_LETTERS[action[1]], column=box.plan_columns[slot] + 1)
    return text({L_SHARE: "luna-does-share", L_SPECIAL: "luna-does-special"}[kind])


def majority_said(box: Box, card: int, side: int) -> Text:
    """A card in one of Luna's majority slots."""
    return text(
        "piece-majority",
        name=LUNA_IDS[card],
        side="left" if side == 0 else "right",
        first=box.luna_left[card],
        second=box.luna_right[card],
        scientists=box.luna_scientists[card],
    )


def display_place(space: int) -> tuple[int, int]:
    """Column and row of a space of the display, right of the stack; row 0 is at the bottom."""
    column, row = divmod(space, DISPLAY_ROWS)
    return 3 - column, DISPLAY_ROWS - 1 - row


def card_said(box: Box, card: int) -> Text:
    """A card with everything on it."""
    resale, element = box.resales[card], box.elements[card]
    if element == SHARE:
        company = Text(COMPANY_IDS[box.card_shares[card]])
        return text("piece-card-share", company=company, cost=box.costs[card], resale=resale)
    name = Text(ELEMENT_IDS[element])
    if card < ACTION_CARDS:
        return text("piece-card", element=name, value=box.values[card], cost=box.costs[card], resale=resale)
    return text("piece-card-start", element=name, value=box.values[card], resale=resale)


@remembered
def counter(id: str, face: str, place: Point, rule: str, value: int, size: float) -> Piece:
    """Something that is counted; its message is named after its face."""
    return Piece(id, face, text(f"piece-{face}", count=value), place, rule, value, size=size)


@remembered
def shares_piece(id: str, company: int, count: int, worth: int, place: tuple[float, float], size: float) -> Piece:
    """How many shares of a company somebody holds."""
    name = COMPANY_IDS[company]
    said = text("piece-shares", company=Text(name), count=count, value=worth)
    return Piece(f"{id}-shares-{name}", f"shares-{name}", said, place, "score-shares", count, size=size)


@remembered
def wealth_piece(id: str, amounts: tuple[int, ...], place: Point, size: float) -> Piece:
    """What a player would have if the match ended now: cash, shares, tank, research."""
    cash, *shares, tank, research = amounts
    total = sum(amounts)
    said = text("piece-wealth", total=total, cash=cash, shares=sum(shares), tank=tank, research=research)
    return Piece(f"{id}-wealth", "wealth", said, place, "score", total, size=size)


@remembered
def pawn_piece(box: Box, id: str, face: str, track: str, step: int, place: Point, size: float) -> Piece:
    """A marker on the tank or on the research track."""
    worth = (box.tank_values if track == "tank" else box.research_values)[step]
    said = text(f"piece-{track}", step=step, value=worth)
    return Piece(f"{id}-{track}", face, said, place, f"score-{'tank' if track == 'tank' else 'research'}", size=size)
