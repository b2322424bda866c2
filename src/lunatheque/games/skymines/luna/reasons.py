"""Why Luna does what she does: the values that were compared, for the log. Called only when somebody listens."""

from lunatheque.engine import Text

from ..kinds import COLUMNS, COMPANIES, LEAD, LEAD2, MODES, SELECTORS, TRACK_IDS
from ..station import share_value, vacancies, vacant, value_order
from ..table import Table
from ..telling import company_text, listed, tell
from .orders import lead_order, margin


def signed(number: int) -> str:
    """A margin with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def order_text(table: Table) -> Text:
    """The four companies by value, with the three things that decide."""
    worths: list[Text] = []
    for company in value_order(table):
        args: dict[str, int | str | Text] = {"company": company_text(company)}
        args["coins"] = share_value(table, company)
        args["vacant"] = vacancies(table, company)
        args["track"] = TRACK_IDS[table.tracks[company]]
        worths.append(Text("worth", args))
    return listed(worths, "gain-nothing")


def margins_text(table: Table, player: int) -> Text:
    """Luna's margin on each track."""
    parts: list[Text] = []
    for company in range(COMPANIES):
        args: dict[str, int | str | Text] = {"company": company_text(company)}
        args["margin"] = signed(margin(table, player, company))
        parts.append(Text("margin", args))
    return listed(parts, "gain-nothing")


def tie_text(table: Table, player: int, company: int, rivals: list[int]) -> Text:
    """The companies that had the same margin, and were less valuable."""
    mine = margin(table, player, company)
    tied = [company_text(other) for other in rivals if other != company and margin(table, player, other) == mine]
    return Text("tie", {"companies": listed(tied, "gain-nothing")}) if tied else Text("tie-none")


def tell_choice(table: Table, player: int, selector: int, companies: list[int]) -> None:
    """Why these companies: the value order, or Luna's margins."""
    if selector not in (LEAD, LEAD2):
        what = Text(f"select-{SELECTORS[selector]}")
        tell(table, "event-luna-value", player, what=what, order=order_text(table))
        return
    order = lead_order(table, player)
    for company in order[: len(companies)]:
        lead = margin(table, player, company)
        id = "event-luna-lead" if lead > 0 else "event-luna-level" if lead == 0 else "event-luna-trails"
        rivals = order[order.index(company) :]
        tell(
            table,
            id,
            player,
            company=company_text(company),
            margin=signed(lead),
            tie=tie_text(table, player, company, rivals),
            margins=margins_text(table, player),
        )


def tell_target(table: Table, player: int, company: int, mode: int, sector: int, sectors: list[int]) -> None:
    """Why this sector: the lowest or highest one that is vacant."""
    tell(
        table,
        f"event-luna-target-{MODES[mode].lower()}",
        player,
        company=company_text(company),
        sector=sector,
        sectors=", ".join([str(other) for other in sectors]),
    )


def tell_ousting(table: Table, player: int, company: int, sector: int, order: list[int]) -> None:
    """Why this outpost goes home: nothing is vacant, and Luna is farthest behind on that track."""
    tell(
        table,
        "event-luna-behind",
        player,
        company=company_text(company),
        sector=sector,
        margin=signed(margin(table, player, company)),
        tie=tie_text(table, player, company, order),
    )


def tell_column(table: Table, player: int, company: int, column: int, returning: bool) -> None:
    """Which column is the main one."""
    counts = [str(vacant(table.stations[company * COLUMNS + other])) for other in range(COLUMNS)]
    id = "event-luna-column-back" if returning else "event-luna-column"
    tell(table, id, player, company=company_text(company), column=column + 1, vacant=" / ".join(counts))
