"""The main board as a viewer sees it: sectors and outposts, stations, tracks with their markers, and the corners."""

from lunatheque.engine import Text, text
from lunatheque.scene import Piece, View, Zone, remembered

from .art_board import gain_name
from .box import Box
from .kinds import (
    COLUMNS,
    COMPANIES,
    COMPANY_IDS,
    FINAL,
    HOMES,
    MAJORITIES,
    NONE,
    PERK_IDS,
    PLAN_COLUMNS,
    PLAN_IDS,
    PLAN_LETTERS,
    PLAN_SPACES,
    SECTORS,
    SPOT_IDS,
    SPOTS,
    TILE_GAIN,
    TRACK_IDS,
)
from .luna.majority import block
from .scene_places import (
    FRAME,
    MEDAL,
    PLAN,
    ROUND,
    SPOT,
    VIEWS,
    column_place,
    company_view,
    marker_place,
    marker_size,
    medal_place,
    plan_place,
    round_place,
    sector_place,
    spot_place,
    supplement_place,
    track_place,
)
from .scene_words import plan_said
from .station import share_value, vacant
from .table import Table
from .telling import company_text, element_text, gain_text, listed, name_player, player_text

OUTPOST, BONUS_MARKER, COINS, BLOCK = 42, 40, 34, 22
OUTPOST_LOW = 21
"""How far below the middle of its sector an outpost stands."""
SPOT_RULES = ("space-first", "space-sell", "space-buy", "space-tile", "space-tile", "space-tile", "space-tile")


def board_zone(table: Table) -> Zone:
    """The main board, which all see alike."""
    box = table.box
    pieces = [
        *track_pieces(box, tuple(table.tracks)),
        *marker_pieces(box, tuple(table.tracks), tuple(table.spaces), table.seats, len(table.lunas)),
        *station_pieces(table),
        *sector_pieces(box, tuple(table.holders)),
        *plan_pieces(box, tuple(table.plans), tuple(table.supplements), tuple(map(len, table.supplies))),
        *round_pieces(table),
        *spot_pieces(table),
    ]
    title = text("zone-moon")
    return Zone(
        "moon", "board", title, tuple(pieces), background="moon-board", frame=FRAME, views=views(tuple(box.sides))
    )


@remembered
def views(sides: tuple[str, ...]) -> tuple[View, ...]:
    """The parts of the board that can be looked at closely."""
    parts = [View(id, text(f"view-{id}"), frame) for id, frame in VIEWS.items()]
    parts += [View(COMPANY_IDS[n], company_text(n), company_view(side)) for n, side in enumerate(sides)]
    return tuple(parts)


# Tracks -----------------------------------------------------------------------------------------------------------


@remembered
def track_pieces(box: Box, tracks: tuple[int, ...]) -> tuple[Piece, ...]:
    """The company tracks."""
    return tuple(
        Piece(
            f"track-{COMPANY_IDS[company]}",
            f"track-{TRACK_IDS[track]}-{box.sides[company]}",
            track_said(box, company, track),
            track_place(box.sides[company]),
            "shares",
        )
        for company, track in enumerate(tracks)
    )


def track_said(box: Box, company: int, track: int) -> Text:
    """A track with its barriers and thresholds."""
    marks = [
        text("track-barrier", space=space + 1, cost=cost) for space, cost in enumerate(box.barriers[track]) if cost
    ]
    for threshold in (track * 2, track * 2 + 1):
        space, money = box.threshold_spaces[threshold], box.threshold_money[threshold]
        marks.append(text("track-threshold", space=space, money=money, perk=Text(PERK_IDS[box.perks[threshold]])))
    return text(
        "piece-track", company=company_text(company), track=TRACK_IDS[track], marks=listed(marks, "gain-nothing")
    )


@remembered
def marker_pieces(
    box: Box, tracks: tuple[int, ...], spaces: tuple[int, ...], seats: int, lunas: int
) -> tuple[Piece, ...]:
    """The markers of all players on the tracks."""
    pieces: list[Piece] = []
    for company, track in enumerate(tracks):
        side, last, id = box.sides[company], box.track_last[track], COMPANY_IDS[company]
        stands = spaces[company::COMPANIES]
        for player, space in enumerate(stands):
            here = [other for other, at in enumerate(stands) if at == space]
            said = text(
                "piece-marker",
                player=name_player(seats, lunas, player),
                company=company_text(company),
                space=space,
                shares=box.shares[track][space],
            )
            face = f"pawn-{player}" if player < seats else "pawn-luna"
            place = marker_place(side, space, last, here.index(player), len(here))
            size = marker_size(len(here))
            pieces.append(Piece(f"marker-{id}-{player}", face, said, place, "shares", size=size))
    return tuple(pieces)


# Stations and sectors ---------------------------------------------------------------------------------------------


def station_pieces(table: Table) -> list[Piece]:
    """The stations: a sign with the value of a share, and the columns."""
    pieces: list[Piece] = []
    for company in range(COMPANIES):
        columns = tuple(table.stations[company * COLUMNS : (company + 1) * COLUMNS])
        pieces += station(table.box, company, columns, share_value(table, company))
    return pieces


@remembered
def station(box: Box, company: int, columns: tuple[int, ...], worth: int) -> tuple[Piece, ...]:
    """One station."""
    id, side, name = COMPANY_IDS[company], box.sides[company], company_text(company)
    said = text("piece-station", company=name, value=worth)
    pieces = [Piece(f"station-{id}", f"station-{id}", said, medal_place(side), "share-value", worth, size=MEDAL)]
    for column, state in enumerate(columns):
        coins = box.coins[company * COLUMNS + column][state]
        said = text("piece-column", company=name, column=column + 1, left=HOMES - vacant(state), coins=coins)
        covers = tuple(f"cover-{id}-{home}" for home in range(HOMES) if is_covered(state, home))
        place = column_place(side, column)
        pieces.append(Piece(f"column-{id}-{column}", f"column-{id}-{column}", said, place, "station", over=covers))
    return tuple(pieces)


def is_covered(state: int, home: int) -> bool:
    """Whether an outpost stands on a home space of a column in that state."""
    if home == HOMES - 1:
        return state < FINAL
    return home >= state % FINAL


@remembered
def sector_pieces(box: Box, holders: tuple[int, ...]) -> tuple[Piece, ...]:
    """The sectors and the outposts on them."""
    pieces: list[Piece] = []
    for sector in range(1, SECTORS + 1):
        pieces += sector_piece(box, sector, holders[sector])
    return tuple(pieces)


@remembered
def sector_piece(box: Box, sector: int, holder: int) -> tuple[Piece, ...]:
    """A sector, and perhaps an outpost."""
    x, y = sector_place(box, sector)
    gain = gain_text(box.sector_gains[sector])
    face = f"sector-{gain_name(box.sector_gains[sector])}"
    if holder == NONE:
        said = text("piece-sector", sector=sector, gain=gain)
        return (Piece(f"sector-{sector}", face, said, (x, y), "sectors", sector),)
    said = text("piece-sector-held", sector=sector, gain=gain, company=company_text(holder))
    outpost = text("piece-outpost", sector=sector, company=company_text(holder))
    return (
        Piece(f"sector-{sector}", face, said, (x, y), "sectors", sector),
        Piece(f"outpost-{sector}", f"outpost-{COMPANY_IDS[holder]}", outpost, (x, y + OUTPOST_LOW), "sectors",
              size=OUTPOST),
    )  # fmt: skip


# Corners ----------------------------------------------------------------------------------------------------------


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
def plan_piece(box: Box, plan: int, place: tuple[float, float], size: float) -> Piece:
    """A research plan, which keeps its id wherever it goes."""
    rule = "requirement" if box.plan_needs[plan] else "special-plans"
    return Piece(f"plan-{PLAN_IDS[plan]}", PLAN_IDS[plan], plan_said(box, plan), place, rule, size=size)


def round_pieces(table: Table) -> list[Piece]:
    """The round track: special plans, face down with the coins on them until their round comes."""
    box, last = table.box, table.agreed.rounds
    coins = box.round_coins[max(0, table.players - 2)]
    said = text("piece-round", round=table.round, last=last)
    pieces = []
    for number in range(2, box.rounds + 1):
        place = round_place(number)
        if table.specials[number] != NONE:
            pieces.append(plan_piece(box, table.specials[number], place, ROUND - 4))
        elif number > table.round and number <= last:
            hidden = text("piece-special-hidden", round=number, money=coins[number])
            pieces.append(
                Piece(f"round-{number}", "special-back", hidden, place, "prepare-plans", coins[number], size=ROUND - 4)
            )
    pieces.append(Piece("round", "round-marker", said, round_place(table.round), "course", size=ROUND + 6))
    return pieces


def spot_pieces(table: Table) -> list[Piece]:
    """Bonus spaces, and the markers on them."""
    pieces: list[Piece] = []
    for spot in range(SPOTS):
        asks = block(table, table.box.spot_counts[spot]) if spot < MAJORITIES and table.lunas else NONE
        pieces.append(spot_piece(table.box, spot, asks))
        if asks > 0:
            pieces.append(block_piece(table.box, spot, asks))
        if table.spots[spot] != NONE:
            player = table.spots[spot]
            said = text("piece-bonus-marker", player=player_text(table, player), space=Text(SPOT_IDS[spot]))
            face = f"marker-{player}" if player < table.seats else "marker-luna"
            place = spot_place(table.box, spot)
            pieces.append(Piece(f"bonus-{SPOT_IDS[spot]}", face, said, place, "bonus-marker", size=BONUS_MARKER))
    return pieces


@remembered
def block_piece(box: Box, spot: int, asks: int) -> Piece:
    """What Luna has of the kind of a majority space, at its corner."""
    x, y = spot_place(box, spot)
    said = text("piece-block", element=element_text(box.spot_counts[spot]), amount=asks)
    return Piece(f"block-{SPOT_IDS[spot]}", "luna-block", said, (x + 22, y - 20), "luna-block", asks, size=BLOCK)


@remembered
def spot_piece(box: Box, spot: int, asks: int) -> Piece:
    """A bonus space, with what Luna has of its kind."""
    id, gain = SPOT_IDS[spot], gain_text(box.spot_gains[spot])
    if spot < MAJORITIES:
        said = text("piece-majority-space", element=element_text(box.spot_counts[spot]), gain=gain, luna=max(0, asks))
        return Piece(f"spot-{id}", id, said, spot_place(box, spot), "majority-most", size=SPOT)
    tile = box.spot_gains[spot][0] >= TILE_GAIN
    said = text("piece-space", space=Text(id), gain=gain, cost=box.spot_costs[spot], later=1 if tile else 0)
    return Piece(f"spot-{id}", id, said, spot_place(box, spot), SPOT_RULES[spot - MAJORITIES], size=SPOT)
