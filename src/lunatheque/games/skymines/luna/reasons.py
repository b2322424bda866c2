"""Why Luna does what she does: the values that were compared, for the log. Called only when somebody listens."""

from lunatheque.engine import Text

from ..kinds import COLUMNS, COMPANIES, FINAL, LEAD, LEAD2, MODES, SELECTORS, TRACK_IDS
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


def margins_text(table: Table, player: int, companies: list[int]) -> Text:
    """Luna's margin on the tracks of some companies."""
    parts: list[Text] = []
    for company in companies:
        args: dict[str, int | str | Text] = {"company": company_text(company)}
        args["margin"] = signed(margin(table, player, company))
        parts.append(Text("margin", args))
    return listed(parts, "gain-nothing")


def tie_text(table: Table, player: int, company: int, rivals: list[int]) -> Text:
    """The companies that had the same margin, and were less valuable."""
    mine = margin(table, player, company)
    tied = [company_text(other) for other in rivals if margin(table, player, other) == mine]
    return Text("tie", {"companies": listed(tied, "gain-nothing")}) if tied else Text("tie-none")


def tell_choice(table: Table, player: int, selector: int, companies: list[int]) -> None:
    """Why these companies: the value order, or Luna's margins."""
    if selector not in (LEAD, LEAD2):
        what = Text(f"select-{SELECTORS[selector]}")
        tell(table, "event-luna-value", player, what=what, order=order_text(table))
        return
    order = lead_order(table, player)
    args: dict[str, int | str | Text] = {"margins": margins_text(table, player, list(range(COMPANIES)))}
    # Whoever has as much as the last one chosen, and comes after it, was less valuable.
    args["tie"] = tie_text(table, player, order[len(companies) - 1], order[len(companies) :])
    if selector == LEAD2:
        args["leads"] = margins_text(table, player, order[: len(companies)])
        tell(table, "event-luna-two-leads", player, order=order_text(table), **args)
        return
    lead = margin(table, player, order[0])
    id = "event-luna-lead" if lead > 0 else "event-luna-level" if lead == 0 else "event-luna-trails"
    tell(table, id, player, company=company_text(order[0]), margin=signed(lead), **args)


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


def tell_ousting(table: Table, player: int, sector: int, sectors: list[int], order: list[int], mode: int) -> None:
    """Why this outpost goes home: nothing is vacant, and of the companies within reach she is worst placed there."""
    tell(
        table,
        "event-luna-behind",
        player,
        company=company_text(order[0]),
        sector=sector,
        sectors=", ".join([str(other) for other in sectors]),
        mode=MODES[mode],
        margin=signed(margin(table, player, order[0])),
        tie=tie_text(table, player, order[0], order[1:]),
        margins=margins_text(table, player, order),
    )


def tell_column(table: Table, player: int, company: int, column: int, returning: bool) -> None:
    """Which column is the main one, with what was compared."""
    columns: list[Text] = []
    for state in table.stations[company * COLUMNS : (company + 1) * COLUMNS]:
        columns.append(Text("column-last" if state >= FINAL else "column-vacant", {"count": vacant(state)}))
    id = "event-luna-column-back" if returning else "event-luna-column"
    args: dict[str, int | str | Text] = {"company": company_text(company), "column": column + 1}
    args["vacant"] = listed(columns, "gain-nothing")
    args["tie"] = Text(column_tie(table, company, column))
    tell(table, id, player, **args)


def column_tie(table: Table, company: int, column: int) -> str:
    """What decided between columns with as many vacant spaces: the logo, or coins if all last spaces are vacant."""
    first = company * COLUMNS
    chosen = table.stations[first + column]
    id = "column-clear"
    for other in range(COLUMNS):
        state = table.stations[first + other]
        if other == column or vacant(state) != vacant(chosen) or (state >= FINAL) != (chosen >= FINAL):
            continue
        if table.box.coins[first + other][state] == table.box.coins[first + column][chosen] or chosen < FINAL:
            return "column-logo"
        id = "column-coins"
    return id
