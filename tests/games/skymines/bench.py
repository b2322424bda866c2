"""A position of Skymines on the test bench: written by hand, played in notation, with chance as written."""

from typing import Any

from tests.games import bench

from lunatheque.engine import Script, Text
from lunatheque.games.skymines import GAME
from lunatheque.games.skymines.kinds import (
    CARD_IDS,
    COLUMNS,
    COMPANIES,
    COMPANY_IDS,
    LUNA_IDS,
    PLAN_IDS,
    SLOT_IDS,
    SPOT_IDS,
)
from lunatheque.games.skymines.luna.expand import expand
from lunatheque.games.skymines.luna.turn import carry_out
from lunatheque.games.skymines.state import Skymines
from lunatheque.games.skymines.station import share_value

BOX = GAME.box()
A, B, C, D = range(4)
LUNA = 1
"""Luna's number where one person plays against her."""
AST, TAW, SKY, MNV = range(4)
EVERYTHING = 9
"""A column that all its outposts have left, as a position writes it; 5 to 8: as many less 5 besides the last space."""


class Bench(bench.Bench[Skymines]):
    """A position; players are given from seat A on, Luna after the people."""

    game = GAME

    def __init__(self, *players: dict[str, Any], seats: int = 1, **position: Any) -> None:
        super().__init__({"seats": seats, "players": list(players), **position})

    def luna(self, card: str, slot: str = "B", chance: str = "", player: int = LUNA) -> "Bench":
        """Carry out one of Luna's cards in a slot."""
        script = Script([self.outcome(word) for word in chance.split()])
        carry_out(self.state, player, LUNA_IDS.index(card), SLOT_IDS.index(slot), script)
        assert script.done()
        return self

    def expand(self, company: int, points: int, mode: str) -> list[int]:
        """Expand a company as Luna does: the sectors that it is in afterwards and was not in before, in their order."""
        entered: list[int] = []
        for _ in range(points):
            before = self.sectors(company)
            expand(self.state, LUNA, company, 1, ("MIN", "MAX").index(mode))
            entered += [sector for sector in self.sectors(company) if sector not in before]
        return entered

    def spaces(self, player: int = A) -> list[int]:
        return self.state.spaces[player * COMPANIES : (player + 1) * COMPANIES]

    def station(self, company: int) -> list[int]:
        return self.state.stations[company * COLUMNS : (company + 1) * COLUMNS]

    def sectors(self, company: int) -> list[int]:
        return [sector for sector, holder in enumerate(self.state.holders) if holder == company]

    def value(self, company: int) -> int:
        return share_value(self.state, company)

    def hand(self, seat: int = A) -> list[str]:
        return [CARD_IDS[card] for card in self.state.hands[seat]]

    def pile(self, slot: str, seat: int = A) -> list[str]:
        return [CARD_IDS[card] for card in self.state.piles[seat * len(SLOT_IDS) + SLOT_IDS.index(slot)]]

    def kept(self, player: int) -> list[str]:
        return [CARD_IDS[card] for card in self.state.kept[player]]

    def plans(self, seat: int = A) -> list[str]:
        return [PLAN_IDS[plan] for plan in self.state.steps_taken[seat]]

    def spot(self, id: str) -> int:
        return self.state.spots[SPOT_IDS.index(id)]

    def announced(self, id: str) -> list[Text]:
        """What everybody was told under this name."""
        assert self.state.events is not None
        return [event.text for event in self.state.events if event.text.id == id]


def person(slots: str = "", **more: Any) -> dict[str, Any]:
    """A person; cards in slots from B on, a star behind those that are used: 'MI2 TI1*'."""
    cards = {
        SLOT_IDS[place]: card.replace("*", " used") for place, card in zip((1, 2, 3, 0, 4), slots.split(), strict=False)
    }
    return {"slots": cards, **more}


def columns(*vacant: tuple[int, int, int]) -> dict[str, Any]:
    """Stations by their columns, with as many outposts on the Moon as have left them: anywhere."""
    stations = [list(station) for station in vacant] + [[0, 0, 0]] * (COMPANIES - len(vacant))
    moon: dict[str, str] = {}
    sector = 37
    for company, station in enumerate(stations):
        for column in station:
            for _ in range(column if column < 5 else column - 4):
                moon[str(sector)] = COMPANY_IDS[company]
                sector -= 1
    return {"stations": stations, "moon": moon}
