"""Luna's majority cards: what she has of each element in a round, and whom that keeps from a bonus space."""

from lunatheque.engine import Chance, Text

from ..kinds import CARBON, ENERGY, L_TANK, LUNA_IDS, MINERALS, NONE, SCIENTIST, TITANIUM
from ..rewards import fill_tank, move_upload
from ..table import Table
from ..telling import player_text, tell, tell_shown
from .board import Luna
from .deck import draw_open


def value(table: Table, luna: Luna, element: int) -> int:
    """What one Luna has: the left card gives titanium and carbon, the right one energy and minerals."""
    left, right = luna.majority[0], luna.majority[1]
    if element == TITANIUM:
        return table.box.luna_left[left] if left != NONE else 0
    if element == CARBON:
        return table.box.luna_right[left] if left != NONE else 0
    if element == ENERGY:
        return table.box.luna_left[right] if right != NONE else 0
    if element == MINERALS:
        return table.box.luna_right[right] if right != NONE else 0
    scientists = 0
    if element == SCIENTIST:
        for card in luna.majority:
            scientists += table.box.luna_scientists[card] if card != NONE else 0
    return scientists


def block(table: Table, element: int) -> int:
    """Whoever has less than this cannot use the majority space: the most that any Luna has."""
    most = 0
    for luna in table.lunas:
        most = max(most, value(table, luna, element))
    return most


def draw_majority(table: Table, player: int, chance: Chance) -> None:
    """Two cards, left then right; then the icons at their bottom, in the same order."""
    luna = table.lunas[player - table.seats]
    for side in (0, 1):
        luna.majority[side] = draw_open(table, player, chance)
    if table.events is not None:
        left, right = [Text("luna-card", {"id": LUNA_IDS[card]}) for card in luna.majority]
        tell_shown(table, "event-luna-majority", player=player_text(table, player), left=left, right=right)
        tell(
            table,
            "event-luna-blocks",
            player,
            titanium=value(table, luna, TITANIUM),
            carbon=value(table, luna, CARBON),
            energy=value(table, luna, ENERGY),
            minerals=value(table, luna, MINERALS),
            scientists=value(table, luna, SCIENTIST),
        )
    for side in (0, 1):
        reveal = table.box.luna_reveals[luna.majority[side]]
        if reveal and reveal[0] == L_TANK:
            fill_tank(table, player, reveal[1])
        elif reveal:
            move_upload(table, player, reveal[1])
