"""The components of Skymines as people are shown them: rewards, requirements, places and Luna's actions in words."""

from typing import Final

from lunatheque.engine import Portrait, Row, Text, text

from .box import Box
from .kinds import CARD_IDS, L_CARDS, L_PLAN, L_SPOT, PLANS, SLOTS
from .scene_words import action_text
from .telling import card_name, gain_text, majority_text, need_text

Values = dict[str, Text | list[Text]]
BY_SLOT: Final = (L_SPOT, L_CARDS, L_PLAN)
"""What Luna does in another way in each of her slots."""


def portrait(box: Box, row: Row) -> Portrait:
    """How a component is shown."""
    at, id = row.index, str(row.values.get("id", ""))
    match row.table:
        case "company":
            return Portrait(face=f"station-{id}", values=company(row))
        case "sector":
            return Portrait(text("sector-called", sector=at + 1), values=sector(box, row))
        case "perk":
            return Portrait(values={"gain": gain_text(box.perk_gains[at])})
        case "track":
            return Portrait(text("track-called", track=id), f"track-{id}-north", values=track(row))
        case "card" | "start" | "extra":
            letter: Values = {"letter": written(row.values["letter"])} if "letter" in row else {}
            return Portrait(card_name(box, CARD_IDS.index(id)), values=letter)
        case "plan" | "special":
            return plan(box, row)
        case "token":
            cards = [card_name(box, card) for card in box.token_rests[at]]
            gain = gain_text(box.token_gains[at])
            return Portrait(text("token-called", number=at + 1), values={"rest": cards, "bonus": gain})
        case "bonus":
            values: Values = {"gain": gain_text(box.spot_gains[at])}
            return Portrait(values=values | ({"counts": majority_text(box.spot_counts[at])} if "counts" in row else {}))
        case "tile":
            return Portrait(values={"type": text("any-resource")} if row.values["type"] == "any" else {})
        case "coins":
            return Portrait(text("coins-called", players=row.values["players"]))
        case "level":
            return Portrait(text("level-called", level=at))
        case "luna":
            return Portrait(text("luna-card-called", card=id), values=luna(box, at))
    return Portrait()


def company(row: Row) -> Values:
    """Where the station of a company lies, and the coins of its columns."""
    columns = enumerate(row.values["coins"], 1)
    return {
        "side": text(f"side-{row.values['side']}"),
        "coins": [text("coins-of-column", column=number, coins=coins) for number, coins in columns],
    }


def sector(box: Box, row: Row) -> Values:
    """The borders of a sector, and what entering it gives."""
    borders: Values = {key: [written(one) for one in row.values[key].split()] for key in ("single", "double")}
    station = row.values["station"].split()
    docks = [text("station-border", company=Text(station[0]), cost=int(station[1]))] if station else []
    return {**borders, "station": docks, "reward": gain_text(box.sector_gains[row.index + 1])}


def track(row: Row) -> Values:
    """Barriers and thresholds of a company track."""
    return {
        key: [
            text("after-space", space=int(space), amount=int(amount))
            for space, amount in map(str.split, row.values[key])
        ]
        for key in ("barriers", "thresholds")
    }


def plan(box: Box, row: Row) -> Portrait:
    """A research plan: its requirement and its reward."""
    at = row.index + (PLANS if row.table == "special" else 0)
    need, gain = need_text(box.plan_needs[at]), gain_text(box.plan_gains[at])
    if row.table == "special":
        return Portrait(text("special-called", gain=gain), values={"need": need, "gain": gain})
    letter = row.values["letter"]
    return Portrait(
        text("plan-called", letter=letter, gain=gain), values={"letter": written(letter), "need": need, "gain": gain}
    )


def luna(box: Box, card: int) -> Values:
    """What one of Luna's cards does, and the icon at its bottom."""
    reveal = box.luna_reveals[card]
    return {
        "reveal": action_text(box, reveal, 0) if reveal else text("gain-nothing"),
        "actions": [luna_action(box, action) for action in box.luna_actions[card]],
    }


def luna_action(box: Box, action: list[int]) -> Text:
    """An action of Luna, slot by slot where it depends on the slot."""
    if action[0] not in BY_SLOT:
        return action_text(box, action, 0)
    slots = {f"slot{slot + 1}": action_text(box, action, slot) for slot in range(SLOTS)}
    return Text("luna-by-slot", {**slots})


def written(word: str) -> Text:
    """A letter or a number as it stands there."""
    return text("as-written", written=word)
