"""Positions as plain data: to save a match, and to set up a position by hand for a test, a puzzle or a bug report.

Everything may be left out but the number of seats: rockets then stand on the Earth, cards that lie nowhere else are the
talon, options the piles, pawns the craters. An option is written by its kind and where it lies:

    {"seats": 2, "rockets": [{"at": "C2", "from": "C1", "options": ["FE", "FE"], "stacks": ["SI"]}, {"at": "S1"}]}
"""

from collections.abc import Callable

from lunatheque.engine import BadOption, Data, Deck, Reader

from .components import Box
from .loading_riches import give_option, load_memory, load_options, load_pawns
from .position import FLAGS, LIMITS, lay_out
from .state import TerreLune
from .table import FIGHTS, NO_FIGHT, PEACE, Fight
from .things import (
    CARD_IDS,
    CARDS,
    COLOURS,
    CROSSROADS,
    HUB_IDS,
    KIND_IDS,
    MOON,
    MOVE,
    NODE_IDS,
    NONE,
    PAWN_IDS,
    PAWNS,
    PHASES,
    PICK,
    ROLL,
    S1,
    SORT,
    SORTING,
    STATION,
    STATIONS,
    TAKE,
    TRICK,
    UNSEEN,
)


def load(box: Box, data: Data, settle: Callable[[dict[str, str]], dict[str, str]]) -> TerreLune:
    """The state that was saved, or a position written by hand."""
    reader = Reader(data, "position")
    seats = reader.number("seats", 2, 4, 0)
    try:
        state = lay_out(box, seats, settle(reader.words("options")))
    except BadOption as error:
        raise reader.error(str(error)) from None
    for name in FLAGS:
        setattr(state, name, reader.flag(name))
    for name, limit in LIMITS.items():
        setattr(state, name, reader.number(name, 0, limit, 0))
    state.phase = reader.name("phase", PHASES, ROLL)
    state.first = reader.number("first", 0, seats - 1, 0)
    state.turn = reader.number("turn", 0, seats - 1, state.first)
    state.round = reader.number("round", 1, 10_000, 1)
    state.satellite = reader.number("satellite", NONE, box.board.spaces - 1, NONE if state.homing else 0)
    state.dice = reader.numbers("dice", 1, 6)
    if state.phase != ROLL and len(state.dice) != 3:
        raise reader.error("dice: three dice were thrown in this phase")
    state.arrival = reader.name("arrival", ("none", *HUB_IDS), 0) - 1
    state.crater = reader.number("crater", NONE, PAWNS - 1, NONE)
    load_rockets(state, reader)
    load_pawns(state, reader)
    load_options(state, reader)
    load_cards(state, reader)
    load_fight(state, reader)
    set_actor(state, reader)
    load_memory(state, reader)
    reader.done()
    return state


def load_rockets(state: TerreLune, reader: Reader) -> None:
    """The rockets; those left out stand on the Earth."""
    rows = reader.items("rockets")
    if len(rows) > state.seats:
        raise reader.error(f"there are {state.seats} rockets, not {len(rows)}")
    board = state.box.board
    for seat, rocket in enumerate(state.rockets):
        row = Reader(rows[seat] if seat < len(rows) else {}, f"rocket {seat}")
        rocket.colour = row.name("colour", COLOURS, seat)
        rocket.node = row.name("at", NODE_IDS, 0)
        if rocket.node not in board.nodes:
            raise row.error(f"at: this board has no step {NODE_IDS[rocket.node]}")
        before = row.name("from", ("none", *NODE_IDS), 0) - 1
        if before != NONE:
            if before not in board.neighbours[rocket.node] or (rocket.node <= MOON and rocket.node != CROSSROADS):
                raise row.error(f"from: no rocket at {NODE_IDS[rocket.node]} came from {NODE_IDS[before]}")
            rocket.arc = board.arc(before, rocket.node)
        elif rocket.node > MOON and not state.homing:
            raise row.error(f"from: a rocket at {NODE_IDS[rocket.node]} came from one of its two neighbours")
        rocket.wake = row.number("wake", 0, 12, 0)
        if rocket.wake and board.space_of[rocket.node] == NONE:
            raise row.error(f"wake: {NODE_IDS[rocket.node]} does not lie on the orbit")
        for space in row.numbers("dragged", 0, board.spaces - 1):
            rocket.dragged |= 1 << space
        rocket.landed = row.flag("landed") or rocket.node == MOON
        default = rocket.node if S1 <= rocket.node < S1 + STATIONS else 0
        rocket.station = row.name("station", ("none", *HUB_IDS[S1:CROSSROADS]), default) - 1
        rocket.crashes = row.number("crashes", 0, 2, 0)
        rocket.home = row.number("home", 0, 4, 0)
        rocket.fell = row.number("fell", 0, 4, 0)
        rocket.exchanged = row.number("exchanged", 0, 10_000, 0)
        rocket.hand = sorted(row.names("hand", CARD_IDS))
        rocket.stacks = row.names("stacks", PAWN_IDS)
        for kind in row.names("options", KIND_IDS):
            give_option(state, row, seat, kind)
        row.done()
    if len({rocket.colour for rocket in state.rockets}) != state.seats:
        raise reader.error("each rocket has a colour of its own")


def load_cards(state: TerreLune, reader: Reader) -> None:
    """Discards and talon, by default all that lies nowhere else."""
    state.discards = sorted(reader.names("discards", CARD_IDS))
    fight = reader.data.get("fight")
    played = fight.get("played", []) if isinstance(fight, dict) else []
    if not isinstance(played, list) or not all(isinstance(cards, list) for cards in played):
        raise reader.error("fight: played must be a list of lists of cards")
    lying = state.discards + [card for rocket in state.rockets for card in rocket.hand]
    lying += [reader.position("played", card, CARD_IDS) for cards in played for card in cards]
    rest = [card for card in range(CARDS) if card not in lying]
    if state.homing and not state.discards:
        state.discards, rest = rest, []
    talon = sorted(reader.names("talon", CARD_IDS)) if "talon" in reader.data else rest
    if sorted(lying + talon) != list(range(CARDS)) and not (state.homing and not lying):
        raise reader.error(f"cards: each of the {CARDS} lies in one place: a hand, the talon, the discards or a fight")
    state.talon = Deck(talon)


def load_fight(state: TerreLune, reader: Reader) -> None:
    """The fight that is going on."""
    row = reader.table("fight")
    if (not row.data) != (state.phase not in (TRICK, PICK)) and state.phase != SORT:
        raise reader.error("fight: there is one in the phases trick and pick, perhaps while options are sorted")
    if not row.data:
        state.fight = PEACE
        return
    fight = Fight()
    last = state.seats - 1
    fight.kind = row.name("kind", FIGHTS, 1)
    fight.station = row.name("station", HUB_IDS[S1:CROSSROADS], 0)
    fight.players = row.numbers("players", 0, last)
    count = len(fight.players)
    if count < 2 or len(set(fight.players)) < count:
        raise row.error("players: at least two different seats fight")
    fight.trump = row.name("trump", COLOURS, 0)
    fight.leader = row.number("leader", 0, last, fight.players[0])
    fight.trick = row.names("trick", CARD_IDS)
    fight.won = row.numbers("won", 0, 5) or [0] * count
    fight.latest = row.numbers("latest", 0, 5) or [0] * count
    fight.played = load_played(row) or [[] for _ in fight.players]
    fight.winner = row.number("winner", NONE, last, NONE)
    fight.picks = row.number("picks", 0, 3, 0)
    fight.picked = row.numbers("picked", 0, PAWNS - 1)
    row.done()
    if {len(fight.won), len(fight.latest), len(fight.played)} != {count} or fight.leader not in fight.players:
        raise row.error(f"won, latest and played have an entry for each of the {count} players, and one of them leads")
    if len(fight.trick) >= count:
        raise row.error("trick: it is full")
    state.fight = fight


def load_played(row: Reader) -> list[list[int]]:
    """The cards that each player has played in a fight."""
    return [[row.position("played", card, CARD_IDS) for card in cards] for cards in row.items("played")]


def set_actor(state: TerreLune, reader: Reader) -> None:
    """Whose decision it is follows from the phase."""
    state.actor = state.turn
    fight = state.fight
    if state.over:
        state.actor = NONE
    elif state.phase == TRICK:
        state.actor = fight.players[(fight.players.index(fight.leader) + len(fight.trick)) % len(fight.players)]
        if not state.rockets[state.actor].hand:
            raise reader.error("fight: whoever must play has a card")
    elif state.phase == PICK:
        if fight.winner not in fight.players:
            raise reader.error("fight: there is a winner who picks stacks")
        stacks = range(len(state.rockets[fight.loser()].stacks))
        if not len(fight.picked) < fight.picks <= len(stacks) or not set(fight.picked) < set(stacks):
            raise reader.error("fight: the winner picks stacks of the loser, and has not picked all that he may")
        state.actor = fight.winner
    elif state.phase == SORT and fight.kind != NO_FIGHT:
        if fight.winner not in fight.players:
            raise reader.error("fight: there is a winner who sorts options")
        state.actor = fight.winner
    elif not state.rockets[state.turn].flying:
        raise reader.error("turn: this rocket is not under way")
    if state.phase == MOVE and not state.points:
        raise reader.error("points: the rocket has some to fly in this phase")
    if state.phase == TAKE and (state.crater == NONE or state.craters[state.crater] in (NONE, UNSEEN)):
        raise reader.error("crater: somebody looks into one with a pawn in this phase")
    sorts = state.phase == SORT
    if sorts != (SORTING in state.options) or (sorts and not state.rockets[state.actor].stacks):
        raise reader.error("tokens: options are sorted in the phase sort, by somebody who has a pawn, and in no other")
    if state.phase in (STATION, SORT) and state.fight.kind == NO_FIGHT and not S1 <= state.arrival < S1 + STATIONS:
        raise reader.error("arrival: the rocket has come to a station in this phase")
