"""Positions from plain data: to load a match, and to set up a position by hand for a test, a puzzle or a bug report.

Everything may be left out but the number of seats: hands and colonies are then empty, the pile holds whatever card
lies nowhere else, and the tower the tiles of the phase that do not lie in the market.

    {"seats": 2, "market": [{"card": "C01", "tiles": ["H", "O+1"]}],
     "players": [{"hand": ["C07"], "colony": {"cards": ["C28 r0c0", "C42 r0c1 robot"], "tiles": ["H r0c0 tl"]}}]}
"""

import re
from collections.abc import Callable

from lunatheque.engine import BadOption, Data, Deck, Reader

from .colony import COLUMNS, FIRST_COLUMN, FIRST_ROW, ROWS, Colony
from .components import Box
from .kinds import (
    CARD_IDS,
    CARDS,
    CONCESSION_IDS,
    CORNERS,
    HAND,
    ICONS,
    KIND_IDS,
    MODES,
    NONE,
    PHASES,
    PUBLIC,
    ROBOT,
    ROUNDS,
    STEPS,
    TAKE,
    TILE_IDS,
    UP,
)
from .position import ALL, SEATS, lay_out
from .state import LunaCapital
from .table import without

WHERE = r"r(-?\d+)c(-?\d+)"
PLAYED = re.compile(rf"(\w+) {WHERE}(?: (robot|down))?")
LAID = re.compile(rf"(\S+) {WHERE} (tl|tr|bl|br)")


def load(box: Box, data: Data, settle: Callable[[dict[str, str]], dict[str, str]]) -> LunaCapital:
    """The state that was saved, or a position written by hand."""
    reader = Reader(data, "position")
    seats = reader.number("seats", 1, 4, 0)
    try:
        state = lay_out(box, seats, settle(reader.words("options")))
    except BadOption as error:
        raise reader.error(str(error)) from None
    state.over = reader.flag("over")
    state.step = reader.name("step", STEPS, TAKE)
    state.phase = reader.name("phase", PHASES, 0)
    state.round = reader.number("round", 1, ROUNDS, 1)
    state.first = reader.number("first", 0, seats - 1, 0)
    state.turn = reader.number("turn", 0, seats - 1, state.first)
    state.turns = reader.number("turns", 0, seats - 1, (state.turn - state.first) % seats)
    load_market(state, reader)
    load_players(state, reader)
    state.sets = [cards_of(Reader({"sets": row}, "position"), "sets") for row in reader.items("sets")]
    load_concessions(state, reader)
    heap = reader.table("heap")
    state.heap_cards = sorted(cards_of(heap, "cards"))
    state.heap_tiles = sorted(heap.names("tiles", TILE_IDS))
    heap.done()
    load_turn(state, reader)
    load_pile(state, reader)
    load_known(state, reader)
    check_kinds(state, reader)
    reader.done()
    return state


def load_market(state: LunaCapital, reader: Reader) -> None:
    """The slots of the market; those left out are empty."""
    rows = reader.items("market")
    if len(rows) > len(state.cards):
        raise reader.error(f"the market has {len(state.cards)} slots, not {len(rows)}")
    for slot, data in enumerate(rows):
        row = Reader(data, f"slot {slot + 1}")
        card = row.data.pop("card", None)
        state.cards[slot] = NONE if card is None else row.position("card", card, CARD_IDS)
        state.tiles[slot] = sorted(row.names("tiles", TILE_IDS))
        if len(state.tiles[slot]) > ROUNDS:
            raise row.error(f"at most {ROUNDS} tiles lie under a card")
        row.done()
    state.marker = reader.number("marker", 0, len(state.cards) - 1, 0)


def load_players(state: LunaCapital, reader: Reader) -> None:
    """Hands, tokens and colonies; what is left out is empty."""
    rows = reader.items("players")
    if len(rows) > state.seats:
        raise reader.error(f"there are {state.seats} players, not {len(rows)}")
    for seat, data in enumerate(rows):
        row = Reader(data, f"player {SEATS[seat]}")
        state.hands[seat] = sorted(cards_of(row, "hand"))
        state.robots[seat] = row.number("robots", 0, 99, 0)
        state.logistics[seat] = row.number("logistics", 0, 99, 0)
        state.colonies[seat] = load_colony(state, row.table("colony"))
        row.done()
    used = sum([mode == ROBOT for colony in state.colonies for mode in colony.modes])
    state.spare_robots = state.box.robots - sum(state.robots) - used
    state.spare_logistics = state.box.logistics - sum(state.logistics)
    if state.spare_logistics < 0 or (state.spare_robots < 0 and not state.agreed.robots_unlimited):
        raise reader.error("players: there are not so many robots or logistics tokens in the box")


def load_colony(state: LunaCapital, row: Reader) -> Colony:
    """A colony, built card by card and tile by tile as the rules say."""
    colony = state.colonies[0].copy()
    colony.clear()
    for entry in row.items("cards"):
        found = PLAYED.fullmatch(entry) if isinstance(entry, str) else None
        if found is None:
            raise row.error(f"cards: a card is written such as 'C07 r0c1', 'C07 r0c1 robot', not {entry!r}")
        card = row.position("cards", found[1], CARD_IDS)
        spot = read_spot(row, found[2], found[3])
        mode = MODES.index(found[4]) if found[4] else UP
        if spot not in colony.free:
            raise row.error(f"cards: {entry!r} touches no card before it, or lies in a fourth row")
        index = colony.free.index(spot)
        if mode == UP and not colony.lows[index] < state.box.numbers[card] < colony.highs[index]:
            raise row.error(f"cards: {entry!r}: numbers grow from left to right in a row")
        colony = colony.with_card(card, spot, mode)
    for entry in row.items("tiles"):
        found = LAID.fullmatch(entry) if isinstance(entry, str) else None
        if found is None:
            raise row.error(f"tiles: a tile is written such as 'H r0c1 tl', not {entry!r}")
        tile = row.position("tiles", found[1], TILE_IDS)
        plot = colony.plot_at(read_spot(row, found[2], found[3]), CORNERS.index(found[4]))
        if plot == NONE or not colony.takes(plot, tile // ICONS, state.agreed.wide_scaffolds):
            raise row.error(f"tiles: {entry!r}: there is no plot for it")
        colony = colony.with_tile(tile, tile // ICONS, plot)
    row.done()
    return colony


def read_spot(row: Reader, line: str, column: str) -> int:
    """A spot from its row and column."""
    r, c = int(line) - FIRST_ROW, int(column) - FIRST_COLUMN
    if not (0 <= r < ROWS and 0 <= c < COLUMNS):
        raise row.error(f"r{line}c{column} is out of reach")
    return r * COLUMNS + c


def load_concessions(state: LunaCapital, reader: Reader) -> None:
    """The Concessions in play and who has claimed them."""
    for data in reader.items("concessions"):
        row = Reader(data, "concession")
        state.concessions.append(row.name("id", CONCESSION_IDS, 0))
        claims = row.table("claims")
        for name in SEATS[: state.seats]:
            phase = claims.name(name, PHASES, 0) if name in claims.data else NONE
            state.claims.append(phase)
        claims.done()
        row.done()


def load_turn(state: LunaCapital, reader: Reader) -> None:
    """What has happened in this turn."""
    state.taken = reader.number("taken", NONE, len(state.cards) - 1, NONE)
    fresh = cards_of(reader, "fresh")
    if len(fresh) > 1:
        raise reader.error("fresh: one card was taken in this turn")
    state.fresh = fresh[0] if fresh else NONE
    state.swapped = reader.flag("swapped")
    state.pending = sorted(reader.names("pending", TILE_IDS))
    if len(state.pending) > ROUNDS:
        raise reader.error(f"pending: at most {ROUNDS} tiles are taken at once")
    state.drawn = cards_of(reader, "drawn")
    if len(state.drawn) > HAND:
        raise reader.error(f"drawn: {HAND} cards at most are drawn at a landing field")


def load_pile(state: LunaCapital, reader: Reader) -> None:
    """The pile, by default every card that lies nowhere else, and the tower."""
    lying = [card for card in state.cards if card != NONE] + state.heap_cards + state.drawn
    for cards in [*state.hands, *state.sets, *(colony.cards for colony in state.colonies)]:
        lying += cards
    pile = reader.table("pile")
    bottom = cards_of(pile, "bottom")
    elsewhere = lying + bottom
    rest = [card for card in range(CARDS) if card not in elsewhere]
    state.pile = Deck(cards_of(pile, "cards") if "cards" in pile.data else rest)
    state.pile.bottom = bottom
    pile.done()
    everywhere = elsewhere + state.pile.cards
    for card in everywhere:
        if everywhere.count(card) > 1:
            raise reader.error(f"{CARD_IDS[card]} lies in two places")
    tower = state.supply(state.phase)
    for tiles in [*state.tiles, state.pending]:
        for tile in tiles:
            if tile in tower:
                tower = without(tower, tile)
    state.tower = Deck(reader.names("tower", TILE_IDS) if "tower" in reader.data else tower)
    state.boxed = reader.number("boxed", 0, 10_000, 0)


def load_known(state: LunaCapital, reader: Reader) -> None:
    """Who knows which card: by default players their hands, and everybody what lies open."""
    for seat, hand in enumerate(state.hands):
        for card in hand:
            state.known[card] = PUBLIC if state.seats == 1 or state.agreed.open_hands else 1 << seat
    for card in state.drawn:
        state.known[card] = 1 << state.turn
    seen = [card for card in state.cards if card != NONE] + state.heap_cards + state.pile.bottom
    for cards in [*state.sets, *(colony.cards for colony in state.colonies)]:
        seen += cards
    for card in seen:
        state.known[card] = PUBLIC
    if "known" not in reader.data:
        return
    row = reader.table("known")
    for card, id in enumerate(CARD_IDS):
        state.known[card] = 0
        for seat in row.names(id, (*SEATS[: state.seats], ALL)):
            state.known[card] |= PUBLIC if seat == state.seats else 1 << seat
    row.done()


def check_kinds(state: LunaCapital, reader: Reader) -> None:
    """Every tile is of a kind that the box has."""
    tiles = [*state.pending, *state.heap_tiles, *state.tower.cards]
    tiles += [entry >> 6 for colony in state.colonies for entry in colony.laid]
    tiles += [tile for lying in state.tiles for tile in lying]
    for tile in tiles:
        if KIND_IDS[tile // ICONS] not in state.box.names:
            raise reader.error(f"there is no tile {TILE_IDS[tile]} in the box")


def cards_of(row: Reader, key: str) -> list[int]:
    """A list of cards."""
    return row.names(key, CARD_IDS)
