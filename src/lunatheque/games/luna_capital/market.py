"""The market: taking a combination, swapping tiles, refilling, rounds and phases, and the turn of the Automate."""

from lunatheque.engine import EVERYONE, Chance, Deck

from .concessions import meets
from .kinds import (
    CARD,
    DISCARD,
    NONE,
    PHASES,
    PLAY,
    PUBLIC,
    ROUNDS,
    TAKE,
    TILE,
)
from .scoring import automate_items, score
from .table import NO_TILES, Table, without
from .telling import card_text, concession_text, slot_text, tell, tell_shown, tile_text, tiles_text


def can_take(table: Table, slot: int) -> bool:
    """Whether the seat whose turn it is may take a slot: a card lies there, and one is left to play afterwards."""
    if table.cards[slot] == NONE:
        return False
    if slot != table.marker or table.hands[table.turn]:
        return True
    return table.agreed.empty_hand and not table.agreed.discard_before


def take(table: Table, slot: int) -> None:
    """A combination goes to the player: the card to the hand, the tiles beside the colony."""
    seat = table.turn
    card = table.cards[slot]
    table.taken = slot
    table.fresh = card
    table.pending = table.tiles[slot]
    table.hands[seat] = sorted([*table.hands[seat], card])
    table.cards[slot] = NONE
    table.tiles[slot] = NO_TILES
    table.step = DISCARD if slot == table.marker else PLAY
    if table.events is not None:
        tell(
            table,
            "event-took",
            seat,
            slot=slot_text(slot),
            card=card_text(table.box, card),
            tiles=tiles_text(table.pending),
        )


def swap(table: Table, one: int, other: int) -> None:
    """A logistics token goes back to the reserve, and two tiles of the market change places."""
    seat = table.turn
    slot, place = divmod(one, ROUNDS)
    to, where = divmod(other, ROUNDS)
    first = table.tiles[slot][place]
    second = table.tiles[to][where]
    table.tiles[slot] = sorted([*without(table.tiles[slot], first), second])
    table.tiles[to] = sorted([*without(table.tiles[to], second), first])
    table.logistics[seat] -= 1
    table.spare_logistics += 1
    table.swapped = True
    if table.events is not None:
        tell(
            table,
            "event-swapped",
            seat,
            tile=tile_text(first),
            slot=slot_text(slot),
            other=tile_text(second),
            to=slot_text(to),
        )


def end_turn(table: Table, chance: Chance) -> None:
    """What follows a turn: the Automate, the refill, the end of the round and of the phase, the next turn."""
    emptied = [] if table.taken == NONE else [table.taken]
    if table.seats == 1:
        emptied += automate_turn(table)
    table.clear_turn()
    table.turns += 1
    last = table.turns == table.seats
    if not (last and table.round == ROUNDS and table.phase == len(PHASES) - 1):
        refill(table, emptied, 0 if last and table.round == ROUNDS else table.round, chance)
    table.turn = (table.turn + 1) % table.seats
    if last:
        table.turns = 0
        if table.round == ROUNDS:
            end_phase(table, chance)
            return
        table.round += 1
        add_tiles(table, chance)
    table.step = TAKE


def refill(table: Table, emptied: list[int], tiles: int, chance: Chance) -> None:
    """A new card and tiles for each emptied slot, the farthest first; the marker goes to the last one."""
    for slot in sorted(emptied, reverse=True):
        if len(table.pile) == 0:
            continue
        card = table.pile.draw(chance, CARD, EVERYONE)
        table.known[card] = PUBLIC
        table.cards[slot] = card
        table.tiles[slot] = draw_tiles(table, tiles, chance)
        table.marker = slot
        if table.events is not None:
            tell_shown(
                table,
                "event-refilled",
                slot=slot_text(slot),
                card=card_text(table.box, card),
                tiles=tiles_text(table.tiles[slot]),
            )
    if len(emptied) == 2:
        # The slots stand in the order in which they were taken: the player's, then the Automate's.
        if table.agreed.marker_yours and table.cards[emptied[0]] != NONE:
            table.marker = emptied[0]
        elif table.agreed.marker_automate and table.cards[emptied[1]] != NONE:
            table.marker = emptied[1]


def draw_tiles(table: Table, count: int, chance: Chance) -> list[int]:
    """Tiles from the tower, as many as there are."""
    drawn = [table.tower.draw(chance, TILE, EVERYONE) for _ in range(min(count, len(table.tower)))]
    drawn.sort()
    return drawn


def add_tiles(table: Table, chance: Chance) -> None:
    """One more tile under each card of the market."""
    for slot in range(len(table.cards)):
        if table.cards[slot] != NONE:
            table.tiles[slot] = sorted(table.tiles[slot] + draw_tiles(table, 1, chance))
    if table.events is not None:
        tell_shown(table, "event-round", round=table.round)


def end_phase(table: Table, chance: Chance) -> None:
    """Concessions are claimed, tiles that are left go to the box, and the next phase or the end comes."""
    claim(table)
    table.boxed += len(table.tower)
    for slot in range(len(table.tiles)):
        table.boxed += len(table.tiles[slot])
        table.tiles[slot] = NO_TILES
    if table.phase == len(PHASES) - 1:
        table.tower = Deck([])
        table.over = True
        if table.seats == 1 and table.events is not None:
            tell_result(table)
        return
    table.phase += 1
    table.first = (table.first + 1) % table.seats
    start_phase(table, chance)


def tell_result(table: Table) -> None:
    """Whether the Automate was beaten."""
    mine, its = score(table)[0], sum(automate_items(table))
    tell(table, "event-automate-beaten" if mine > its else "event-automate-wins", 0, points=mine, its=its)


def start_phase(table: Table, chance: Chance) -> None:
    """The tiles of the phase go to the tower, one of them under each card of the market."""
    table.tower = Deck(table.supply(table.phase))
    table.round = 1
    table.turns = 0
    table.turn = table.first
    table.step = TAKE
    if table.events is not None:
        tell(table, "event-phase", table.first, phase=PHASES[table.phase])
    add_tiles(table, chance)


def claim(table: Table) -> None:
    """Every player whose colony meets a Concession that nobody claimed in an earlier phase claims it."""
    for index in range(len(table.concessions)):
        if is_closed(table, index):
            continue
        for seat in range(table.seats):
            if table.claims[index * table.seats + seat] == NONE and meets(table, seat, table.concessions[index]):
                table.claims[index * table.seats + seat] = table.phase
                if table.events is not None:
                    tell(table, "event-claimed", seat, concession=concession_text(table.concessions[index]))


def is_closed(table: Table, index: int) -> bool:
    """Whether a Concession was claimed in an earlier phase."""
    return any(NONE < table.claims[index * table.seats + seat] < table.phase for seat in range(table.seats))


def automate_turn(table: Table) -> list[int]:
    """The Automate takes the farthest combination without the marker; the slot, if there is one."""
    for slot in range(len(table.cards) - 1, -1, -1):
        if table.cards[slot] != NONE and slot != table.marker:
            table.heap_cards = sorted([*table.heap_cards, table.cards[slot]])
            table.heap_tiles = sorted(table.heap_tiles + table.tiles[slot])
            if table.events is not None:
                card = card_text(table.box, table.cards[slot])
                tell(table, "event-automate", 0, slot=slot_text(slot), card=card, tiles=tiles_text(table.tiles[slot]))
            table.cards[slot] = NONE
            table.tiles[slot] = NO_TILES
            return [slot]
    return []
