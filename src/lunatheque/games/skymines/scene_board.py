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
    SECTORS,
    TRACK_IDS,
)
from .luna.majority import block
from .scene_corners import plan_pieces, round_pieces, spot_pieces
from .scene_places import (
    FRAME,
    MEDAL,
    VIEWS,
    column_place,
    company_view,
    marker_place,
    marker_size,
    medal_place,
    sector_place,
    track_place,
)
from .station import vacant
from .table import Table
from .telling import company_text, gain_text, listed, name_player

OUTPOST, OUTPOST_LOW = 42, 21
"""How wide an outpost is drawn, and how far below the middle of its sector it stands."""


def board_zone(table: Table) -> Zone:
    """The main board, which all see alike: for the same things on it, the same zone."""
    counted = table.box.spot_counts[:MAJORITIES]
    return draw_board(
        table.box,
        (table.seats, len(table.lunas)),
        tuple(table.tracks),
        tuple(table.spaces),
        tuple(table.stations),
        tuple(table.holders),
        (tuple(table.plans), tuple(table.supplements), tuple(map(len, table.supplies))),
        (tuple(table.specials), table.round, table.agreed.rounds),
        (tuple(table.spots), tuple([block(table, element) for element in counted])),
    )


@remembered
def draw_board(
    box: Box,
    people: tuple[int, int],
    tracks: tuple[int, ...],
    spaces: tuple[int, ...],
    stations: tuple[int, ...],
    holders: tuple[int, ...],
    research: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]],
    rounds: tuple[tuple[int, ...], int, int],
    spots: tuple[tuple[int, ...], tuple[int, ...]],
) -> Zone:
    """The main board with everything on it."""
    pieces = [
        *track_pieces(box, tracks),
        *marker_pieces(box, people, tracks, spaces),
        *station_pieces(box, stations),
        *sector_pieces(box, holders),
        *plan_pieces(box, *research),
        *round_pieces(box, sum(people), *rounds),
        *spot_pieces(box, people, *spots),
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
    box: Box, people: tuple[int, int], tracks: tuple[int, ...], spaces: tuple[int, ...]
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
                player=name_player(*people, player),
                company=company_text(company),
                space=space,
                shares=box.shares[track][space],
            )
            face = f"pawn-{player}" if player < people[0] else "pawn-luna"
            place = marker_place(side, space, last, here.index(player), len(here))
            size = marker_size(len(here))
            pieces.append(Piece(f"marker-{id}-{player}", face, said, place, "shares", size=size))
    return tuple(pieces)


# Stations and sectors ---------------------------------------------------------------------------------------------


def station_pieces(box: Box, stations: tuple[int, ...]) -> list[Piece]:
    """The stations: a sign with the value of a share, and the columns."""
    pieces: list[Piece] = []
    for company in range(COMPANIES):
        pieces += station(box, company, stations[company * COLUMNS : (company + 1) * COLUMNS])
    return pieces


@remembered
def station(box: Box, company: int, columns: tuple[int, ...]) -> tuple[Piece, ...]:
    """One station."""
    worth = sum(box.coins[company * COLUMNS + column][state] for column, state in enumerate(columns))
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
