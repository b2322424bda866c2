"""Luna's deck: filling slots, majority cards, level tokens, and what happens when the deck runs out.

Which cards lie face down is asked of chance when they are turned up, and not before.
"""

from lunatheque.engine import EVERYONE, Chance, Text

from ..kinds import FIRST_SLOT, LAST_SLOT, LUNA_DRAWN, LUNA_IDS, RANK_ONE, RANK_TWO, SLOTS
from ..table import Table
from ..telling import player_text, tell, tell_shown
from .board import FROM_DECK, FROM_OLD_DECK, FROM_TOP, NO_CARD, UNSEEN, Luna


def deal_deck(table: Table, luna: Luna) -> None:
    """Twelve cards of rank I, and from level 2 on seven of rank II beside them."""
    luna.deck = list(range(RANK_ONE))
    if table.box.level_rank_two[table.agreed.level]:
        luna.rank_two = RANK_TWO
        luna.unseen = list(range(RANK_ONE, RANK_ONE + RANK_TWO))


def is_open(table: Table, player: int, slot: int) -> bool:
    """Whether one of Luna's slots is ON: A from a step of the tank on, E from one of research, at level 0 never."""
    if slot == FIRST_SLOT:
        return table.box.level_slots[table.agreed.level] and table.tank[player] >= table.box.slot_tank
    if slot == LAST_SLOT:
        return table.box.level_slots[table.agreed.level] and table.upload[player] >= table.box.slot_research
    return True


def fill_slots(table: Table, player: int) -> None:
    """A card face down into each open slot, from left to right."""
    luna = table.lunas[player - table.seats]
    filled = 0
    for slot in range(SLOTS):
        if is_open(table, player, slot):
            luna.slots[slot] = draw_hidden(table, player)
            filled += 1
    if table.events is not None:
        tell(table, "event-luna-plans", player, count=filled)


def draw_hidden(table: Table, player: int) -> int:
    """Take the top card of the deck without looking at it: where it comes from."""
    luna = table.lunas[player - table.seats]
    if luna.top > 0:
        luna.top -= 1
        return FROM_TOP
    if len(luna.deck) == luna.held:
        refill(table, player)
    luna.held += 1
    return FROM_DECK


def refill(table: Table, player: int) -> None:
    """The deck has run out: the discard pile and a card of rank II make a new one. Slots keep what they hold."""
    luna = table.lunas[player - table.seats]
    luna.old = luna.deck
    luna.held = 0
    for slot in range(SLOTS):
        if luna.slots[slot] == FROM_DECK:
            luna.slots[slot] = FROM_OLD_DECK
    luna.deck = luna.discard
    luna.discard = []
    added = luna.rank_two > 0
    if added:
        luna.rank_two -= 1
        luna.deck.append(UNSEEN)
    luna.deck.sort()
    if table.events is not None:
        tell(table, "event-luna-refill", player, count=len(luna.deck), added=1 if added else 0)


def draw_open(table: Table, player: int, chance: Chance) -> int:
    """Draw a card that everybody sees."""
    luna = table.lunas[player - table.seats]
    if luna.top > 0:
        luna.top -= 1
        return look(luna, [UNSEEN], chance)
    if len(luna.deck) == luna.held:
        refill(table, player)
    return look(luna, luna.deck, chance)


def turn_up(table: Table, player: int, slot: int, chance: Chance) -> int:
    """Look at the card in one of her slots."""
    luna = table.lunas[player - table.seats]
    source = luna.slots[slot]
    if source == FROM_TOP:
        card = look(luna, [UNSEEN], chance)
    elif source == FROM_OLD_DECK:
        card = look(luna, luna.old, chance)
    else:
        card = look(luna, luna.deck, chance)
        luna.held -= 1
    luna.slots[slot] = card
    return card


def look(luna: Luna, cards: list[int], chance: Chance) -> int:
    """Take one of these cards, each equally likely; a card of rank II is one that nobody has seen."""
    unseen = cards.count(UNSEEN)
    if unseen == 0:
        return cards.pop(chance.draw(cards, LUNA_DRAWN, EVERYONE))
    known = len(cards) - unseen
    choices: list[int] = []
    for card in cards[:known]:
        for _ in luna.unseen:
            choices.append(card)
    for _ in range(unseen):
        choices += luna.unseen
    card = choices[chance.draw(choices, LUNA_DRAWN, EVERYONE)]
    if card in cards:
        cards.remove(card)
    else:
        cards.remove(UNSEEN)
        luna.unseen.remove(card)
    return card


def pass_tokens(table: Table, player: int, tokens: list[int], before: int, after: int) -> None:
    """For each level token reached or passed a card of rank II goes on top of the deck."""
    luna = table.lunas[player - table.seats]
    for token in tokens:
        if before < token <= after and luna.rank_two > 0:
            luna.rank_two -= 1
            luna.top += 1
            if table.events is not None:
                tell(table, "event-luna-token", player, step=token)


def discard_slots(table: Table, player: int, chance: Chance) -> None:
    """The cards of the slots go to the discard pile; the one on top may take a majority card with it."""
    luna = table.lunas[player - table.seats]
    cards = sorted([card for card in luna.slots if card != NO_CARD])
    luna.slots = [NO_CARD] * SLOTS
    if not cards:
        return
    top = cards[chance.draw(cards, LUNA_DRAWN, EVERYONE)]
    luna.discard = sorted(luna.discard + cards)
    left, right = table.box.luna_left[top], table.box.luna_right[top]
    side = "left" if left > right else "right" if right > left else "none"
    if table.events is not None:
        args: dict[str, int | str | Text] = {"left": left, "right": right, "side": side}
        card = Text("luna-card", {"id": LUNA_IDS[top]})
        tell_shown(table, "event-luna-top", player=player_text(table, player), card=card, **args)
    if left > right:
        discard_majority(table, player, 0)
    elif right > left:
        discard_majority(table, player, 1)


def discard_majority(table: Table, player: int, side: int) -> None:
    """A majority card goes to the discard pile."""
    luna = table.lunas[player - table.seats]
    if luna.majority[side] >= 0:
        luna.discard = sorted([*luna.discard, luna.majority[side]])
        luna.majority[side] = -1
