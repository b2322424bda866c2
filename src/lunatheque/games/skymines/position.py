"""Positions as plain data: to save a match, and to set up a position by hand for a test, a puzzle or a bug report.

Everything may be left out but the number of seats: markers then stand at their start, the Moon is empty, whatever card
or plan lies nowhere else is in its stack, and each Luna has all her cards in her deck.

    {"seats": 1, "tracks": ["A1", "B1", "C1", "D1"], "moon": {"3": "TAW"},
     "players": [{"cash": 4, "spaces": [7, 0, 0, 0], "slots": {"B": "MI2", "C": "TI1 used"}}, {"tank": 7}]}
"""

from collections.abc import Callable
from typing import Any

from lunatheque.engine import BadOption, Data, Reader

from .agreement import Agreement
from .box import Box
from .kinds import (
    ACTION_IDS,
    CARD_IDS,
    COLUMNS,
    COMPANIES,
    COMPANY_IDS,
    ELEMENT_IDS,
    HOMES,
    NONE,
    OWNED_IDS,
    PLAN_IDS,
    SECTORS,
    SLOT_IDS,
    SLOTS,
    SPOT_IDS,
    STEP_IDS,
    TILE_IDS,
    TOKEN_IDS,
    TRACK_IDS,
    TURN,
)
from .luna.position import load_luna, save_luna
from .position_check import check
from .position_display import exactly, load_bonuses, load_cards, load_plans, places
from .position_turn import load_turn, save_turn
from .state import Skymines
from .station import vacancies

NOTHING = "-"


def lay_out(box: Box, seats: int, options: dict[str, str]) -> Skymines:
    """An empty table with what players agreed on."""
    state = Skymines(box, Agreement(options, seats), seats)
    state.lay_out()
    return state


def write(ids: tuple[str, ...], items: list[int]) -> list[str]:
    """Things by their ids, empty places as a dash."""
    return [NOTHING if item == NONE else ids[item] for item in items]


# Saving -----------------------------------------------------------------------------------------------------------


def save(state: Skymines) -> Data:
    """The whole state as plain data."""
    return {
        **save_open(state),
        "players": [
            {**save_player(state, player), **(save_secrets(state, player) if player < state.seats else {})}
            for player in range(state.players)
        ],
        "tokens": write(TOKEN_IDS, state.tokens),
    }


def save_open(state: Skymines) -> Data:
    """What everybody sees, apart from the players."""
    return {
        "seats": state.seats,
        "options": dict(state.agreed.options),
        "over": state.over,
        "step": STEP_IDS[state.step],
        "round": state.round,
        "origin": state.origin,
        "first": state.first,
        "marker": state.marker,
        "turn": state.turn,
        "tracks": write(TRACK_IDS, state.tracks),
        "stations": [state.stations[at : at + COLUMNS] for at in range(0, len(state.stations), COLUMNS)],
        "moon": {str(at): COMPANY_IDS[company] for at, company in enumerate(state.holders) if company != NONE},
        "removed": list(state.removed),
        "display": write(CARD_IDS, state.display),
        "deck": write(CARD_IDS, state.deck),
        "gone": write(CARD_IDS, sorted(state.gone)),
        "plans": write(PLAN_IDS, state.plans),
        "supplies": [write(PLAN_IDS, supply) for supply in state.supplies],
        "supplements": list(state.supplements),
        "specials": {str(at): PLAN_IDS[plan] for at, plan in enumerate(state.specials) if plan != NONE},
        "hidden_specials": write(PLAN_IDS, state.hidden_specials),
        "scrapped": write(PLAN_IDS, sorted(state.scrapped)),
        "tiles": {
            TILE_IDS[tile]: {"owner": owner, "used": state.tile_used[tile]}
            for tile, owner in enumerate(state.tile_owner)
            if owner != NONE
        },
        "declared": NOTHING if state.declared == NONE else ELEMENT_IDS[state.declared],
        "bonus": {SPOT_IDS[spot]: owner for spot, owner in enumerate(state.spots) if owner != NONE},
        "lunas": [save_luna(luna) for luna in state.lunas],
        "acting": save_turn(state),
    }


def save_player(state: Skymines, player: int) -> Data:
    """What everybody sees of a player."""
    data: Data = {
        "cash": state.cash[player],
        "tank": state.tank[player],
        "upload": state.upload[player],
        "spaces": state.spaces[player * COMPANIES : (player + 1) * COMPANIES],
        "out": state.out[player],
        "kept": write(CARD_IDS, sorted(state.kept[player])),
    }
    if player < state.seats:
        data["piles"] = {
            id: write(CARD_IDS, state.piles[player * SLOTS + slot])
            for slot, id in enumerate(SLOT_IDS)
            if state.piles[player * SLOTS + slot]
        }
        data["opened"] = [id for slot, id in enumerate(SLOT_IDS) if state.opened[player] >> slot & 1]
        data["plans"] = [
            PLAN_IDS[plan] + (" down" if state.flipped[player] >> step & 1 else "")
            for step, plan in enumerate(state.steps_taken[player])
        ]
        data["ready"] = state.ready[player]
        data["own_used"] = [space for space in range(COMPANIES * 2) if state.own_used[player] >> space & 1]
    return data


def save_secrets(state: Skymines, seat: int) -> Data:
    """What a seat may keep to itself for a while."""
    return {
        "hand": write(CARD_IDS, state.hands[seat]),
        "slots": save_slots(state, seat),
        "offer": write(TOKEN_IDS, state.offers[seat]),
        "chosen": NOTHING if state.chosen[seat] == NONE else TOKEN_IDS[state.chosen[seat]],
    }


def save_slots(state: Skymines, seat: int) -> dict[str, str]:
    """The cards in action slots."""
    return {
        id: CARD_IDS[state.slots[seat * SLOTS + slot]] + (" used" if state.used[seat] >> slot & 1 else "")
        for slot, id in enumerate(SLOT_IDS)
        if state.slots[seat * SLOTS + slot] != NONE
    }


# Loading ----------------------------------------------------------------------------------------------------------


def load(box: Box, data: Data, settle: Callable[[dict[str, str]], dict[str, str]]) -> Skymines:
    """The state that was saved, or a position written by hand."""
    reader = Reader(data, "position")
    seats = reader.number("seats", 1, 4, 0)
    try:
        state = lay_out(box, seats, settle(reader.words("options")))
    except BadOption as error:
        raise reader.error(str(error)) from None
    state.over = reader.flag("over")
    state.step = reader.name("step", STEP_IDS, TURN)
    state.round = reader.number("round", 1, state.agreed.rounds, 1)
    state.origin = reader.number("origin", 0, seats - 1, 0)
    state.first = reader.number("first", 0, seats - 1, state.origin)
    state.marker = reader.number("marker", 0, seats - 1, state.first)
    state.turn = reader.number("turn", 0, state.players - 1, state.first)
    load_companies(state, reader)
    load_players(state, reader)
    load_cards(state, reader)
    load_plans(state, reader)
    load_bonuses(state, reader)
    rows = reader.items("lunas")
    if rows and len(rows) != len(state.lunas):
        raise reader.error(f"lunas: there are {len(state.lunas)} of them, not {len(rows)}")
    for index, luna in enumerate(state.lunas):
        load_luna(state, luna, Reader(rows[index] if rows else {}, f"luna {index + 1}"))
    offered = [token for offer in state.offers for token in offer]
    state.tokens = list(range(len(TOKEN_IDS))) if "tokens" not in reader.data else reader.names("tokens", TOKEN_IDS)
    state.tokens = [token for token in state.tokens if token not in offered]
    load_turn(state, reader.table("acting"))
    reader.done()
    check(state, reader)
    return state


def load_companies(state: Skymines, reader: Reader) -> None:
    """Tracks, stations and the Moon."""
    if "tracks" in reader.data:
        state.tracks = places(reader, "tracks", TRACK_IDS, COMPANIES)
        if len({track // 2 for track in state.tracks}) != COMPANIES or NONE in state.tracks:
            raise reader.error("tracks: each company has one, and no letter comes twice")
    moon = reader.table("moon")
    for sector in range(1, SECTORS + 1):
        if str(sector) in moon.data:
            state.holders[sector] = moon.name(str(sector), COMPANY_IDS, 0)
    moon.done()
    stations = reader.items("stations")
    for company in range(COMPANIES):
        where = f"station {COMPANY_IDS[company]}"
        if not stations:
            state.stations[company * COLUMNS] = vacated(state.holders.count(company), where, reader)
            continue
        if len(stations) != COMPANIES:
            raise reader.error(f"stations: there are {COMPANIES} of them, not {len(stations)}")
        row = Reader({"columns": stations[company]}, where)
        columns = exactly(row, "columns", 0, 2 * HOMES - 1, COLUMNS)
        state.stations[company * COLUMNS : (company + 1) * COLUMNS] = columns
    state.removed = exactly(reader, "removed", 0, COLUMNS * HOMES, COMPANIES)
    acting = reader.data.get("acting")
    homeless = acting.get("ousted") if isinstance(acting, dict) else None
    for company in range(COMPANIES):
        outside = state.holders.count(company) + state.removed[company] + (COMPANY_IDS[company] == homeless)
        if vacancies(state, company) != outside:
            raise reader.error(
                f"stations: {COMPANY_IDS[company]} has {vacancies(state, company)} vacant home spaces "
                f"and {outside} outposts elsewhere"
            )


def vacated(outposts: int, where: str, reader: Reader) -> int:
    """A first column that so many outposts have left."""
    if outposts > HOMES:
        raise reader.error(f"{where}: say which columns its {outposts} outposts come from")
    return outposts if outposts < HOMES else 2 * HOMES - 1


def load_players(state: Skymines, reader: Reader) -> None:
    """Everything on and beside the boards of players; Lunas come last."""
    rows = reader.items("players")
    if len(rows) > state.players:
        raise reader.error(f"there are {state.players} players, not {len(rows)}")
    for player in range(state.players):
        row = Reader(rows[player] if player < len(rows) else {}, f"player {player + 1}")
        state.cash[player] = row.number("cash", 0, 9999, state.box.money)
        state.tank[player] = row.number("tank", 0, state.box.tank_last, 0)
        state.upload[player] = row.number("upload", 0, state.box.research_last, 0)
        spaces = exactly(row, "spaces", 0, max(state.box.track_last), COMPANIES)
        for company, space in enumerate(spaces):
            if space > state.box.track_last[state.tracks[company]]:
                raise row.error(f"spaces: the track of {COMPANY_IDS[company]} has no space {space}")
        state.spaces[player * COMPANIES : (player + 1) * COMPANIES] = spaces
        state.out[player] = row.flag("out")
        state.kept[player] = sorted(row.names("kept", ACTION_IDS))
        if player < state.seats:
            load_person(state, player, row)
        row.done()


def load_person(state: Skymines, seat: int, row: Reader) -> None:
    """Cards, plans and tokens of a person."""
    piles = row.table("piles")
    for slot, id in enumerate(SLOT_IDS):
        state.piles[seat * SLOTS + slot] = sorted(piles.names(id, OWNED_IDS))
    piles.done()
    state.opened[seat] = state.open_now(seat)
    if "opened" in row.data:
        state.opened[seat] = sum([1 << slot for slot in set(row.names("opened", SLOT_IDS))])
    for step, entry in enumerate(row.items("plans")):
        name, _, down = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
        if down not in ("", "down") or step >= state.box.research_last:
            raise row.error(f"plans: a plan is written such as 'pA01' or 'pA01 down', not {entry!r}")
        state.steps_taken[seat] = [*state.steps_taken[seat], row.position("plans", name, PLAN_IDS)]
        state.flipped[seat] |= (1 << step) if down else 0
    state.ready[seat] = row.flag("ready")
    state.own_used[seat] = sum([1 << space for space in set(row.numbers("own_used", 0, COMPANIES * 2 - 1))])
    state.hands[seat] = sorted(row.names("hand", OWNED_IDS))
    slots = row.table("slots")
    for slot, id in enumerate(SLOT_IDS):
        if id in slots.data:
            entry = slots.data.pop(id)
            name, _, used = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
            if used not in ("", "used"):
                raise slots.error(f"{id}: a card is written such as 'MI2' or 'MI2 used', not {entry!r}")
            state.slots[seat * SLOTS + slot] = slots.position(id, name, OWNED_IDS)
            state.used[seat] |= (1 << slot) if used else 0
    slots.done()
    state.offers[seat] = sorted(row.names("offer", TOKEN_IDS))
    chosen: Any = row.data.pop("chosen", NOTHING)
    state.chosen[seat] = NONE if chosen == NOTHING else row.position("chosen", chosen, TOKEN_IDS)
