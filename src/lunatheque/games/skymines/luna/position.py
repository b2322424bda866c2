"""Luna's cards as plain data. Cards face down are written by where they come from."""

from lunatheque.engine import Data, Reader

from ..kinds import LUNA_IDS, NONE, RANK_ONE, RANK_TWO, SLOT_IDS
from ..table import Table
from .board import FROM_DECK, FROM_OLD_DECK, FROM_TOP, NO_CARD, UNSEEN, Luna

CARD_NAMES = (*LUNA_IDS, "II-?")
SOURCES = {"deck": FROM_DECK, "old": FROM_OLD_DECK, "top": FROM_TOP}
NOTHING = "-"


def save_luna(luna: Luna) -> Data:
    """What everybody knows of a Luna's cards, which is all that there is to know."""
    names = {source: name for name, source in SOURCES.items()}
    return {
        "deck": [CARD_NAMES[card] for card in luna.deck],
        "old": [CARD_NAMES[card] for card in luna.old],
        "top": luna.top,
        "rank_two": luna.rank_two,
        "unseen": [CARD_NAMES[card] for card in luna.unseen],
        "discard": [CARD_NAMES[card] for card in luna.discard],
        "slots": {
            id: names[card] if card < NO_CARD else LUNA_IDS[card]
            for id, card in zip(SLOT_IDS, luna.slots, strict=True)
            if card != NO_CARD
        },
        "majority": [NOTHING if card == NONE else LUNA_IDS[card] for card in luna.majority],
    }


def load_luna(table: Table, luna: Luna, row: Reader) -> None:
    """The same, read; by default every card of rank I that lies nowhere else is in the deck."""
    slots = row.table("slots")
    for slot, id in enumerate(SLOT_IDS):
        if id in slots.data:
            name = slots.data.pop(id)
            luna.slots[slot] = SOURCES[name] if name in SOURCES else slots.position(id, name, (*LUNA_IDS, *SOURCES))
    slots.done()
    luna.held = luna.slots.count(FROM_DECK)
    majority = row.items("majority") or [NOTHING, NOTHING]
    if len(majority) != len(luna.majority):
        raise row.error("majority: there are two cards, '-' where there is none")
    luna.majority = [NONE if card == NOTHING else row.position("majority", card, LUNA_IDS) for card in majority]
    luna.discard = sorted(row.names("discard", LUNA_IDS))
    luna.old = sorted(row.names("old", CARD_NAMES))
    luna.top = row.number("top", 0, RANK_TWO, 0)
    lying = [card for card in [*luna.slots, *luna.majority] if card >= 0] + luna.discard + luna.old
    if "deck" in row.data:
        luna.deck = sorted(row.names("deck", CARD_NAMES))
    else:
        luna.deck = [card for card in range(RANK_ONE) if card not in lying]
    lying += luna.deck
    if table.box.level_rank_two[table.agreed.level]:
        luna.unseen = [card for card in range(RANK_ONE, RANK_ONE + RANK_TWO) if card not in lying]
    if "unseen" in row.data:
        luna.unseen = sorted(row.names("unseen", LUNA_IDS))
    elsewhere = lying.count(UNSEEN) + luna.top + luna.slots.count(FROM_TOP)
    luna.rank_two = row.number("rank_two", 0, RANK_TWO, max(0, len(luna.unseen) - elsewhere))
    check(luna, lying, elsewhere, row)
    row.done()


def check(luna: Luna, lying: list[int], elsewhere: int, row: Reader) -> None:
    """No card in two places, and as many face-down ones as there can be."""
    for card in lying:
        if card != UNSEEN and (lying + luna.unseen).count(card) > 1:
            raise row.error(f"{LUNA_IDS[card]} lies in two places")
    if len(luna.unseen) != luna.rank_two + elsewhere:
        raise row.error(f"{luna.rank_two + elsewhere} cards of rank II are unseen, but {len(luna.unseen)} are named")
    if luna.held > len(luna.deck):
        raise row.error(f"slots hold {luna.held} cards of the deck, which has {len(luna.deck)}")
    if len(luna.old) != luna.slots.count(FROM_OLD_DECK):
        raise row.error(f"slots hold {luna.slots.count(FROM_OLD_DECK)} cards of 'old', which has {len(luna.old)}")
