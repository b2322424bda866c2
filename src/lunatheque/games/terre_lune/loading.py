"""Positions as plain data: to save a match, and to set up a position by hand for a test, a puzzle or a bug report.

Everything may be left out but the number of seats: rockets then stand on the Earth, cards that lie nowhere else are the
talon, options the piles, pawns the craters. An option is written by its kind and where it lies:

    {"seats": 2, "rockets": [{"at": "C2", "from": "C1", "options": ["FE", "FE"], "stacks": ["SI"]}, {"at": "S1"}]}
"""

from collections.abc import Callable

from lunatheque.engine import BadOption, Data, Deck, Reader

from .components import Box
from .holdings import add_option, held_options
from .position import FLAGS, LIMITS, PLACES, lay_out
from .state import TerreLune
from .table import FIGHTS, PEACE, Fight
from .things import (
    CARD_IDS,
    CARDS,
    COLOURS,
    CROSSROADS,
    FRESH,
    GROUPS,
    HELD,
    HUB_IDS,
    KIND_IDS,
    LOOSE,
    LOST,
    MOON,
    MOVE,
    NODE_IDS,
    NONE,
    OPENLY,
    OPTIONS,
    OUT,
    PAWN_IDS,
    PAWNS,
    PHASES,
    PICK,
    PILE,
    ROLL,
    S1,
    STATION,
    STATIONS,
    TAKE,
    TRICK,
    UNDER_PAWN,
    UNSEEN,
)

MOST = 1 << 40


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
    reader.done()
    set_actor(state, reader)
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
        for colour in row.names("lacks", COLOURS):
            rocket.lacks |= 1 << colour
        rocket.hand = sorted(row.names("hand", CARD_IDS))
        rocket.stacks = row.names("stacks", PAWN_IDS)
        for kind in row.names("options", KIND_IDS):
            give_option(state, row, seat, kind)
        row.done()
    if len({rocket.colour for rocket in state.rockets}) != state.seats:
        raise reader.error("each rocket has a colour of its own")


def give_option(state: TerreLune, row: Reader, seat: int, kind: int) -> None:
    """Give a player an option of a kind, from the piles."""
    for option in range(OPTIONS):
        if state.box.kinds[option] == kind and state.options[option] == FRESH:
            state.knowers[option] = 1 << seat
            add_option(state, seat, option)
            return
    raise row.error(f"options: there are not so many {KIND_IDS[kind]} in the box")


def load_pawns(state: TerreLune, reader: Reader) -> None:
    """The pawns with players and in craters, and who knows them; those that lie nowhere are unseen."""
    for seat, rocket in enumerate(state.rockets):
        for pawn in rocket.stacks:
            put_pawn(state, reader, pawn, HELD + seat)
            state.pawn_knowers[pawn] = 1 << seat
    if "craters" in reader.data:
        craters = reader.items("craters")
        if len(craters) != PAWNS:
            raise reader.error(f"there are {PAWNS} craters, not {len(craters)}")
        labels = ("none", "unseen", *PAWN_IDS)
        for crater, label in enumerate(craters):
            found = reader.position("craters", label, labels) - 2
            state.craters[crater] = (NONE, UNSEEN)[found + 2] if found < 0 else found
            if found >= 0:
                put_pawn(state, reader, found, crater)
    else:
        for crater in range(PAWNS - state.pawns.count(UNSEEN)):
            state.craters[crater] = NONE
    if state.craters.count(UNSEEN) != state.pawns.count(UNSEEN):
        raise reader.error(f"{state.pawns.count(UNSEEN)} pawns are unseen, but {state.craters.count(UNSEEN)} craters")
    rows = reader.table("pawns")
    for pawn, id in enumerate(PAWN_IDS):
        for seat in rows.numbers(id, 0, state.seats - 1):
            state.pawn_knowers[pawn] |= 1 << seat
    rows.done()


def put_pawn(state: TerreLune, reader: Reader, pawn: int, place: int) -> None:
    """Put a pawn somewhere; it can only be in one place."""
    if state.pawns[pawn] != UNSEEN:
        raise reader.error(f"the pawn {PAWN_IDS[pawn]} is in two places")
    state.pawns[pawn] = place


def load_options(state: TerreLune, reader: Reader) -> None:
    """The options one by one, as they were saved; else those that players do not have lie on the stations."""
    if "tokens" in reader.data:
        rows = reader.items("tokens")
        if len(rows) != OPTIONS:
            raise reader.error(f"there are {OPTIONS} options, not {len(rows)}")
        state.trails, state.passed = [0] * OPTIONS, [0] * OPTIONS
        labels = place_labels(state)
        for option, data in enumerate(rows):
            row = Reader(data, f"option {option + 1}")
            if row.name("kind", KIND_IDS, state.box.kinds[option]) != state.box.kinds[option]:
                raise row.error(f"kind: here comes {KIND_IDS[state.box.kinds[option]]}")
            state.options[option] = list(labels.values())[row.name("at", tuple(labels), 0)]
            state.knowers[option] = 0
            for seat in row.numbers("known_to", 0, state.seats - 1):
                state.knowers[option] |= 1 << seat
            state.knowers[option] |= OPENLY if row.flag("open") else 0
            state.clues[option] = row.number("clue", 0, 511, 0)
            state.trails[option] = row.number("trail", 0, 255, 0)
            state.passed[option] = row.number("passed", 0, MOST, 0)
            row.done()
    fresh = state.options.count(FRESH)
    if "piles" in reader.data:
        state.piles = reader.numbers("piles", 0, PILE)
    else:
        share, rest = divmod(fresh, STATIONS)
        state.piles = [share + (station < rest) for station in range(STATIONS)]
    if len(state.piles) != STATIONS or sum(state.piles) > fresh:
        raise reader.error(f"piles: {fresh} options that nobody has seen lie on {STATIONS} stations")
    if "tokens" not in reader.data:
        for option in range(OPTIONS):
            if state.options[option] == FRESH and state.options.count(FRESH) > sum(state.piles):
                state.options[option] = OUT
    elif sum(state.piles) != fresh:
        raise reader.error(f"piles: {fresh} options that nobody has seen lie on the stations, not {sum(state.piles)}")
    for seat, rocket in enumerate(state.rockets):
        for option in held_options(state, seat):
            state.knowers[option] |= 1 << seat
        if rocket.fell and (rocket.stacks or held_options(state, seat)):
            raise reader.error(f"rocket {seat}: an eliminated player holds nothing")


def place_labels(state: TerreLune) -> dict[str, int]:
    """Where an option can be, by how it is written."""
    labels = {label: place for place, label in PLACES.items()}
    labels |= {"ABCD"[seat]: LOOSE + seat for seat in range(state.seats)}
    labels |= {id: UNDER_PAWN + pawn for pawn, id in enumerate(PAWN_IDS) if HELD <= state.pawns[pawn] < UNSEEN}
    for station in range(STATIONS):
        for group in range(state.groups):
            labels[f"{HUB_IDS[S1 + station]}.{group}"] = LOST + station * GROUPS + group
    return labels


def load_cards(state: TerreLune, reader: Reader) -> None:
    """Discards and talon, by default all that lies nowhere else."""
    state.discards = sorted(reader.names("discards", CARD_IDS))
    pools = reader.numbers("pools", 0, state.shuffles)
    if pools and len(pools) != CARDS:
        raise reader.error(f"pools: there are {CARDS} cards, not {len(pools)}")
    state.pools = pools or state.pools
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
    if (not row.data) != (state.phase not in (TRICK, PICK)):
        raise reader.error("fight: there is one in the phases trick and pick, and in no other")
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
        if fight.winner not in fight.players or not state.rockets[fight.loser()].stacks or not fight.picks:
            raise reader.error("fight: there is a winner who picks stacks of the loser")
        state.actor = fight.winner
    elif not state.rockets[state.turn].flying:
        raise reader.error("turn: this rocket is not under way")
    if state.phase == MOVE and not state.points:
        raise reader.error("points: the rocket has some to fly in this phase")
    if state.phase == TAKE and (state.crater == NONE or state.craters[state.crater] in (NONE, UNSEEN)):
        raise reader.error("crater: somebody looks into one with a pawn in this phase")
    if state.phase == STATION and not S1 <= state.arrival < S1 + STATIONS:
        raise reader.error("arrival: the rocket has come to a station in this phase")
