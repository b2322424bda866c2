"""What lies on the table: rockets among the stars, cards, gold, and where the turn stands."""

from typing import Final

from lunatheque.engine import Deck, Event, StateBase

from .components import Box
from .sky import CONSTELLATIONS, NONE, ZODIAC

# Where a turn stands.
CHOOSE_ROCKET: Final = 0
DRAW_CARD: Final = 1
QUIZ: Final = 2
THROW_DIE: Final = 3
MOVE: Final = 4
PHASES: Final = ("rocket", "draw", "quiz", "throw", "move")

NO_TRAIL: Final[list[int]] = []
LAST_ROUND: Final = 300
"""The guard against matches that never end."""
ROUTE_STARS: Final = 41


class Agreement:
    """The options of a match, shared by all its states."""

    def __init__(self, options: dict[str, str], box: Box) -> None:
        self.options = options
        self.target = 0 if options["end"] == "deck" else int(options["end"])
        self.quiz = options["quiz"] == "asked"
        self.ruler_only = options["near"] == "ruler-only"
        self.red_skips = options["red"] == "skip-next"
        self.green_resets = options["green"] == "resets"
        self.once_a_game = options["circled"] == "once-a-game"
        self.redraw = options["there"] == "redraw"
        self.nearest_only = options["nearest"] == "enforced"
        self.finish_voyages = options["empty-pile"] == "finish-voyages"
        self.finish_round = options["target-reached"] == "finish-round"
        self.zodiac_stars = int(options["zodiac-stars"])
        self.pole_circled = options["pole"] == "circled"
        self.charts = box.chart(
            options["goal"] == "stop", options["links"] == "everyone", options["direction"] == "forward"
        )


class Pilot:
    """A player: the rocket, the voyage, and what was won."""

    def __init__(
        self,
        colour: int,
        star: int,
        card: int,
        toward: int,
        sign: int,
        visited: int,
        paid: int,
        ever: int,
        points: int,
        circles: int,
        names: int,
        voyages: int,
        stars: int,
        won: int,
        skips: bool,
        trail: list[int],
    ) -> None:
        self.colour = colour
        self.star = star
        """Where the rocket is; `NONE` before the first turn."""
        self.card = card
        self.toward = toward
        """With the Zodiac card, before the lap: the nearest constellation of the Zodiac."""
        self.sign = sign
        """With the Zodiac card: the sign where the lap began, `NONE` before that."""
        self.visited = visited
        """The signs seen on the lap, one bit each."""
        self.paid = paid
        """The circled stars that pay no more on this voyage, one bit each."""
        self.ever = ever
        """The circled stars that have paid in this match, one bit each."""
        self.points = points
        self.circles = circles
        """How many times a circled star has paid."""
        self.names = names
        """How many right names were given in the quiz."""
        self.voyages = voyages
        self.stars = stars
        """The stars on the cards of all voyages made: the last tie-break."""
        self.won = won
        """Those cards, one bit each."""
        self.skips = skips
        """Whether the next turn is lost."""
        self.trail = trail
        """The stars of the last turn's way. Never changed in place."""

    def copy(self) -> "Pilot":
        """An independent pilot."""
        return Pilot(
            self.colour,
            self.star,
            self.card,
            self.toward,
            self.sign,
            self.visited,
            self.paid,
            self.ever,
            self.points,
            self.circles,
            self.names,
            self.voyages,
            self.stars,
            self.won,
            self.skips,
            self.trail,
        )

    def on_lap(self) -> bool:
        """Whether the rocket follows the Zodiac."""
        return self.card == ZODIAC and self.sign != NONE


def new_pilot() -> Pilot:
    """A player before the first turn."""
    return Pilot(NONE, NONE, NONE, NONE, NONE, 0, 0, 0, 0, 0, 0, 0, 0, 0, False, NO_TRAIL)


class Table(StateBase):
    """The position: few integers and small lists, copied by hand because bots copy it all the time."""

    pilots: list[Pilot]
    pile: Deck
    first: int
    """The seat that opens each round."""
    turn: int
    round: int
    phase: int
    pending: int
    """How many throws the player still has in this turn."""
    thrown: int
    """The face that the last throw of this turn shows, 0 before any."""
    steps: int
    """The steps left of it."""
    names: list[int]
    """The names heard in the quiz of this turn."""
    ending: bool
    """Whether the target was reached and only this round is still played."""

    def __init__(self, box: Box, agreed: Agreement, seats: int) -> None:
        self.box = box
        self.agreed = agreed
        self.seats = seats
        self.events: list[Event] | None = None

    def lay_out(self) -> None:
        """An empty table, to be set up."""
        self.over = False
        self.pilots = [new_pilot() for _ in range(self.seats)]
        self.pile = Deck(list(range(CONSTELLATIONS + 1)))
        self.first = 0
        self.turn = 0
        self.round = 1
        self.phase = CHOOSE_ROCKET
        self.pending = 0
        self.thrown = 0
        self.steps = 0
        self.names = []
        self.ending = False

    def copy_to(self, twin: "Table") -> None:
        """Make `twin`, a new table, equal to this one, with nobody listening."""
        twin.over = self.over
        twin.pilots = [pilot.copy() for pilot in self.pilots]
        twin.pile = self.pile.copy()
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.pending = self.pending
        twin.thrown = self.thrown
        twin.steps = self.steps
        twin.names = self.names[:]
        twin.ending = self.ending

    def circle(self, star: int) -> int:
        """The number of a circled star, `NONE` for the others; players may agree that the Pole Star is none."""
        if star == self.box.start and not self.agreed.pole_circled:
            return NONE
        return self.box.sky.circled[star]
