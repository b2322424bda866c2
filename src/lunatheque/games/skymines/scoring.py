"""The end of the match: seven amounts for each player, Luna included, and who has won."""

from lunatheque.engine import Event, Text
from lunatheque.engine.ranks import rank_by

from .kinds import COMPANIES, P_SHARE
from .station import share_value
from .table import Table
from .telling import listed, player_text


def shares(table: Table, player: int, company: int) -> int:
    """Shares of a company: by its track, by cards, and by a track bonus that people alone can have."""
    track = table.tracks[company]
    space = table.spaces[player * COMPANIES + company]
    count = table.box.shares[track][space]
    for card in table.kept[player]:
        if table.box.card_shares[card] == company:
            count += 1
    if player < table.seats:
        for threshold in (track * 2, track * 2 + 1):
            if table.box.perks[threshold] == P_SHARE and space >= table.box.threshold_spaces[threshold]:
                count += 1
    return count


def held(table: Table, player: int) -> int:
    """Shares of all companies together."""
    return sum([shares(table, player, company) for company in range(COMPANIES)])


def amounts(table: Table, player: int) -> list[int]:
    """The seven amounts of a player: cash, four companies, tank, research."""
    found = [table.cash[player]]
    for company in range(COMPANIES):
        found.append(shares(table, player, company) * share_value(table, company))
    found.append(table.box.tank_values[table.tank[player]])
    found.append(table.box.research_values[table.upload[player]])
    return found


def scores(table: Table) -> list[int]:
    """What each player would have if the match ended now, Luna last."""
    return [sum(amounts(table, player)) for player in range(table.players)]


def ranks(table: Table) -> list[int]:
    """The rank of each player, Luna included: most crypcoins, then more cash, then more shares."""
    worths: list[int] = []
    totals = scores(table)
    for player in range(table.players):
        worths.append((totals[player] * 10_000 + table.cash[player]) * 1000 + held(table, player))
    return rank_by(worths)


def tell_winners(table: Table) -> None:
    """Tell who has won, and what decided between players who have as much."""
    totals = scores(table)
    best = max(totals)
    tied = [player for player in range(table.players) if totals[player] == best]
    placed = ranks(table)
    winners = [player for player in tied if placed[player] == 1]
    cash = max([table.cash[player] for player in tied])
    rich = [player for player in tied if table.cash[player] == cash]
    id = "event-won"
    if len(winners) > 1:
        id = "event-shared"
    elif len(rich) > 1:
        id = "event-won-by-shares"
        tied = rich
    elif len(tied) > 1:
        id = "event-won-by-cash"
    args: dict[str, int | str | Text] = {
        "players": listed([player_text(table, player) for player in winners], "gain-nothing"),
        "rivals": listed([player_text(table, player) for player in tied if player not in winners], "gain-nothing"),
        "total": best,
        "cash": cash,
        "shares": held(table, winners[0]),
    }
    if table.events is not None:
        table.events.append(Event(Text(id, args)))
