"""What lies on the table: rockets, satellite, options, pawns, cards, and the fight that is going on."""

from typing import Final

from lunatheque.engine import Deck, Event, StateBase

from .components import Box
from .rockets import Rocket
from .things import (
    CARD_PLACES,
    CARDS,
    FRESH,
    MOON,
    NONE,
    OPTION_PLACES,
    OPTIONS,
    PAWNS,
    PILE,
    ROLL,
    STATIONS,
    TALON,
    UNSEEN,
)

NO_FIGHT: Final = 0
A_DEFI: Final = 1
AN_AMBUSH: Final = 2
FIGHTS: Final = ("none", "defi", "ambush")


class Agreement:
    """What the players of a match agreed on, shared by all its states."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.literal_wake = options["wake"] == "literal"
        self.drag_once = options["drag"] == "passage"
        self.open_discards = options["discards"] == "face-up"
        self.last_round = int(options["last-round"])


class Fight:
    """A Défi or an ambush: a game of five tricks. A finished or absent one has the kind `NO_FIGHT`."""

    def __init__(self) -> None:
        self.kind = NO_FIGHT
        self.station = NONE
        self.players: list[int] = []
        """Clockwise, the challenger first."""
        self.trump = NONE
        self.leader = NONE
        self.trick: list[int] = []
        """The cards of the trick, the leader's first."""
        self.won: list[int] = []
        """How many tricks each of `players` has won."""
        self.latest: list[int] = []
        """In which trick each of them won last, from 1."""
        self.played: list[list[int]] = []
        """The cards that each of them has played."""
        self.winner = NONE
        self.picks = 0
        """How many stacks the winner of an ambush may choose."""
        self.picked: list[int] = []
        """Those chosen so far, by their places before the loser."""

    def copy(self) -> "Fight":
        """An independent fight with the same contents."""
        twin = Fight()
        twin.kind = self.kind
        twin.station = self.station
        twin.players = self.players[:]
        twin.trump = self.trump
        twin.leader = self.leader
        twin.trick = self.trick[:]
        twin.won = self.won[:]
        twin.latest = self.latest[:]
        twin.played = [cards[:] for cards in self.played]
        twin.winner = self.winner
        twin.picks = self.picks
        twin.picked = self.picked[:]
        return twin

    def loser(self) -> int:
        """The other one in an ambush."""
        return self.players[1] if self.winner == self.players[0] else self.players[0]


PEACE: Final = Fight()
"""What states without a fight share. Nobody changes it."""


class Table(StateBase):
    """The position: few integers and small lists, copied by hand because bots copy it all the time.

    The constructor sets almost nothing: `lay_out` makes an empty table, `copy_to` one like another.
    """

    phase: int
    actor: int
    """The seat that must decide."""
    first: int
    turn: int
    """The seat whose turn it is."""
    round: int
    rockets: list[Rocket]
    satellite: int
    """Its space on the orbit; `NONE` once it has left."""
    swing: int
    """How far the satellite has just moved."""
    dice: list[int]
    """What the two satellite dice and the rocket die show; empty before the throw."""
    points: int
    """How far the rocket may still fly in this turn."""
    arrival: int
    """The hub that the rocket of this turn has come to by itself, or the Moon if it stays there."""
    slips: int
    """How often exhausted options were moved openly in this turn."""
    crater: int
    """The crater that is being looked at."""
    homing: bool
    """Whether everybody must return."""
    late: bool
    """Whether nobody had landed in time: then nobody earns the first bonus."""
    landings: int
    falls: int

    craters: list[int]
    """The pawn in each crater; `UNSEEN` if nobody has looked at it, `NONE` if there is none."""
    pawns: list[int]
    """Where each pawn is."""
    pawn_knowers: list[int]
    """Which seats know where each pawn is, one bit each."""

    options: list[int]
    """Where each option is."""
    piles: list[int]
    """How many options that nobody has looked at lie on each station."""
    lost_at: list[int]
    """The station under whose pile each group of options went that a collision cost."""

    talon: Deck
    discards: list[int]
    """Cards laid down."""

    card_memory: list[list[int]]
    """What each seat remembers of the cards: see `memory.py`. Its lists are never changed in place."""
    option_memory: list[list[int]]
    """The same for options."""

    fight: Fight

    def __init__(self, box: Box, agreed: Agreement, seats: int) -> None:
        self.box = box
        self.agreed = agreed
        self.seats = seats
        self.events: list[Event] | None = None

    def lay_out(self) -> None:
        """An empty table, to be set up."""
        self.over = False
        self.phase = ROLL
        self.actor = 0
        self.first = 0
        self.turn = 0
        self.round = 1
        self.rockets = [Rocket(seat) for seat in range(self.seats)]
        self.satellite = 0
        self.swing = 0
        self.homing = False
        self.late = False
        self.landings = 0
        self.falls = 0
        self.craters = [UNSEEN] * PAWNS
        self.pawns = [UNSEEN] * PAWNS
        self.pawn_knowers = [0] * PAWNS
        self.options = [FRESH] * OPTIONS
        self.piles = [PILE] * STATIONS
        self.lost_at = []
        self.talon = Deck([])
        self.discards = []
        self.card_memory = [[0] * CARD_PLACES for _ in range(self.seats)]
        self.option_memory = [[0] * OPTION_PLACES for _ in range(self.seats)]
        for seat in range(self.seats):
            self.card_memory[seat][TALON] = (1 << CARDS) - 1
            self.option_memory[seat][FRESH] = (1 << OPTIONS) - 1
        self.fight = PEACE
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing has happened yet in this turn."""
        self.dice = []
        self.points = 0
        self.arrival = NONE
        self.slips = 0
        self.crater = NONE

    def copy_to(self, twin: "Table") -> None:
        """Make `twin`, a new table, equal to this one, with nobody listening."""
        twin.over = self.over
        twin.phase = self.phase
        twin.actor = self.actor
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.rockets = [rocket.copy() for rocket in self.rockets]
        twin.satellite = self.satellite
        twin.swing = self.swing
        twin.dice = self.dice[:]
        twin.points = self.points
        twin.arrival = self.arrival
        twin.slips = self.slips
        twin.crater = self.crater
        twin.homing = self.homing
        twin.late = self.late
        twin.landings = self.landings
        twin.falls = self.falls
        twin.craters = self.craters[:]
        twin.pawns = self.pawns[:]
        twin.pawn_knowers = self.pawn_knowers[:]
        twin.options = self.options[:]
        twin.piles = self.piles[:]
        twin.lost_at = self.lost_at[:]
        twin.talon = self.talon.copy()
        twin.discards = self.discards[:]
        twin.card_memory = self.card_memory[:]
        twin.option_memory = self.option_memory[:]
        twin.fight = self.fight.copy() if self.fight.kind != NO_FIGHT else PEACE

    def alone(self) -> int:
        """The only seat whose rocket is left; `NONE` if there are several."""
        left = NONE
        for seat in range(self.seats):
            if self.rockets[seat].fell == 0:
                if left != NONE:
                    return NONE
                left = seat
        return left

    def pawns_on_moon(self) -> int:
        """How many pawns lie in craters."""
        count = 0
        for crater in self.craters:
            if crater != NONE:
                count += 1
        return count

    def at(self, seat: int, node: int) -> bool:
        """Whether a rocket stands on a step, and not in the wake."""
        rocket = self.rockets[seat]
        return rocket.node == node and rocket.wake == 0

    def on_moon(self, seat: int) -> bool:
        """Whether a rocket stands on the Moon."""
        return self.rockets[seat].node == MOON
