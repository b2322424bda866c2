"""What lies on the table: stations, Moon, tracks, displays, the boards of people and of Luna."""

from typing import Final

from lunatheque.engine import Event

from .agreement import Agreement
from .box import Box
from .kinds import (
    COLUMNS,
    COMPANIES,
    DISPLAY,
    FIRST_SLOT,
    LAST_SLOT,
    NONE,
    PLAN,
    PLAN_LETTERS,
    PLAN_SPACES,
    ROUNDS,
    SECTORS,
    SLOTS,
    SPOTS,
    TILES,
)
from .luna.board import Luna
from .turn import EMPTY, Turn

MIDDLE_SLOTS: Final = 0b01110
"""The slots that are open from the start: B, C and D."""


class Table(Turn):
    """The position: few integers and small lists, copied by hand because bots copy it all the time.

    People are players 0 to `seats - 1`, Lunas come after them. Inner lists (hands, piles, plans, offers, supplies) are
    values that are replaced when they change, so that copies can share them. The constructor sets almost nothing:
    `lay_out` makes an empty table, `copy_to` one like another.
    """

    step: int
    round: int
    origin: int
    """The first player of round 1: Luna sits at this player's right."""
    first: int
    """The first player of this round."""
    marker: int
    """Who has the first player marker, and begins the next round."""
    turn: int
    """The player whose turn it is."""

    tracks: list[int]
    """The track of each company."""
    stations: list[int]
    """The columns, `company * 3 + column`, each as a number: see `kinds.FINAL`."""
    holders: list[int]
    """The company in each sector, from 1 on."""
    removed: list[int]
    """Outposts of each company that left the game."""

    spaces: list[int]
    """Where the marker of each player stands on each track: `player * 4 + company`."""
    cash: list[int]
    tank: list[int]
    upload: list[int]
    out: list[bool]
    """Who has dropped out of this round."""
    kept: list[list[int]]
    """Share cards beside a board, or all the cards that a Luna has collected."""

    display: list[int]
    deck: list[int]
    """Action cards still face down, sorted: their order within a letter is unknown."""
    gone: list[int]
    """Cards that have left the game."""
    plans: list[int]
    """The research display, `row * 4 + column`."""
    supplies: list[list[int]]
    supplements: list[int]
    specials: list[int]
    """The special plan that lies face up on each round space."""
    hidden_specials: list[int]
    scrapped: list[int]
    """Plans that have left the game."""

    hands: list[list[int]]
    slots: list[int]
    """The card in each action slot, `seat * 5 + slot`."""
    used: list[int]
    """The slots of each seat whose card is face down because it was used, one bit each."""
    opened: list[int]
    """The slots, and resting piles, that each seat can use in this round, one bit each."""
    piles: list[list[int]]
    """The resting piles, `seat * 5 + slot`."""
    steps_taken: list[list[int]]
    """The plans on the research track of each seat, from step 1 on."""
    flipped: list[int]
    """Which of them lie face down, one bit each."""
    ready: list[bool]
    """Who has planned, or has chosen a token."""
    offers: list[list[int]]
    """The two starting tokens of each seat, until all have chosen."""
    chosen: list[int]
    """The token that each seat keeps."""
    tokens: list[int]
    """The starting tokens that nobody has been offered."""

    tile_owner: list[int]
    """Who may use each bonus tile in this round."""
    tile_used: list[bool]
    declared: int
    """The resource that the resource tile stands for."""
    spots: list[int]
    """Whose marker is on each bonus space."""
    own_used: list[int]
    """The bonus spaces of one's own that are used, `company * 2 + threshold`, one bit each."""
    lunas: list[Luna]

    def __init__(self, box: Box, agreed: Agreement, seats: int) -> None:
        self.box = box
        self.agreed = agreed
        self.seats = seats
        self.players: int = seats + agreed.lunas
        self.events: list[Event] | None = None

    def lay_out(self) -> None:
        """An empty table, to be set up."""
        self.over = False
        self.step = PLAN
        self.round = 1
        self.origin = 0
        self.first = 0
        self.marker = 0
        self.turn = 0
        self.tracks = [0, 2, 4, 6]
        self.stations = [0] * (COMPANIES * COLUMNS)
        self.holders = [NONE] * (SECTORS + 1)
        self.removed = [0] * COMPANIES
        self.spaces = [0] * (self.players * COMPANIES)
        self.cash = [0] * self.players
        self.tank = [0] * self.players
        self.upload = [0] * self.players
        self.out = [False] * self.players
        self.kept = [EMPTY] * self.players
        self.display = [NONE] * DISPLAY
        self.deck = []
        self.gone = EMPTY
        self.plans = [NONE] * PLAN_SPACES
        self.supplies = [EMPTY] * len(PLAN_LETTERS)
        self.supplements = [0] * len(PLAN_LETTERS)
        self.specials = [NONE] * (ROUNDS + 1)
        self.hidden_specials = EMPTY
        self.scrapped = EMPTY
        self.hands = [EMPTY] * self.seats
        self.slots = [NONE] * (self.seats * SLOTS)
        self.used = [0] * self.seats
        self.opened = [MIDDLE_SLOTS] * self.seats
        self.piles = [EMPTY] * (self.seats * SLOTS)
        self.steps_taken = [EMPTY] * self.seats
        self.flipped = [0] * self.seats
        self.ready = [False] * self.seats
        self.offers = [EMPTY] * self.seats
        self.chosen = [NONE] * self.seats
        self.tokens = EMPTY
        self.tile_owner = [NONE] * TILES
        self.tile_used = [False] * TILES
        self.declared = NONE
        self.spots = [NONE] * SPOTS
        self.own_used = [0] * self.seats
        self.lunas = []
        for _ in range(self.agreed.lunas):
            luna = Luna()
            luna.clear()
            self.lunas.append(luna)
        self.clear_turn()

    def copy_to(self, twin: "Table") -> None:
        """Make `twin`, a new table, equal to this one, with nobody listening."""
        twin.over = self.over
        twin.step = self.step
        twin.round = self.round
        twin.origin = self.origin
        twin.first = self.first
        twin.marker = self.marker
        twin.turn = self.turn
        twin.tracks = self.tracks
        twin.stations = self.stations[:]
        twin.holders = self.holders[:]
        twin.removed = self.removed[:]
        twin.spaces = self.spaces[:]
        twin.cash = self.cash[:]
        twin.tank = self.tank[:]
        twin.upload = self.upload[:]
        twin.out = self.out[:]
        twin.kept = self.kept[:]
        twin.display = self.display[:]
        twin.deck = self.deck[:]
        twin.gone = self.gone
        twin.plans = self.plans[:]
        twin.supplies = self.supplies[:]
        twin.supplements = self.supplements[:]
        twin.specials = self.specials[:]
        twin.hidden_specials = self.hidden_specials
        twin.scrapped = self.scrapped
        twin.hands = self.hands[:]
        twin.slots = self.slots[:]
        twin.used = self.used[:]
        twin.opened = self.opened[:]
        twin.piles = self.piles[:]
        twin.steps_taken = self.steps_taken[:]
        twin.flipped = self.flipped[:]
        twin.ready = self.ready[:]
        twin.offers = self.offers[:]
        twin.chosen = self.chosen[:]
        twin.tokens = self.tokens
        twin.tile_owner = self.tile_owner[:]
        twin.tile_used = self.tile_used[:]
        twin.declared = self.declared
        twin.spots = self.spots[:]
        twin.own_used = self.own_used[:]
        lunas: list[Luna] = []
        for luna in self.lunas:
            lunas.append(luna.copy())
        twin.lunas = lunas
        self.copy_turn(twin)

    # What anybody can see at a glance ---------------------------------------------------------------------------------

    def open_now(self, seat: int) -> int:
        """The slots that show ON, one bit each: A from a step of the tank on, E from one of research, others always."""
        mask = MIDDLE_SLOTS
        if self.tank[seat] >= self.box.slot_tank:
            mask |= 1 << FIRST_SLOT
        if self.upload[seat] >= self.box.slot_research:
            mask |= 1 << LAST_SLOT
        return mask

    def has_perk(self, seat: int, perk: int) -> bool:
        """Whether a seat has unlocked a track bonus."""
        return self.count_perk(seat, perk) > 0

    def count_perk(self, seat: int, perk: int) -> int:
        """How often a seat has unlocked a track bonus."""
        count = 0
        for company in range(COMPANIES):
            track = self.tracks[company]
            space = self.spaces[seat * COMPANIES + company]
            if space >= self.box.threshold_spaces[track * 2]:
                if self.box.perks[track * 2] == perk:
                    count += 1
                if self.box.perks[track * 2 + 1] == perk and space >= self.box.threshold_spaces[track * 2 + 1]:
                    count += 1
        return count

    def next_player(self, player: int) -> int:
        """Who sits at a player's left: Lunas sit between the last people and the first player of round 1."""
        if player >= self.seats:
            return player + 1 if player + 1 < self.players else self.origin
        left = (player + 1) % self.seats
        return self.seats if left == self.origin and self.players > self.seats else left


def without(items: list[int], item: int) -> list[int]:
    """A list with one copy of an item less."""
    rest = items[:]
    rest.remove(item)
    return rest
