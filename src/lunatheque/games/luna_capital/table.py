"""What lies on the table: market, pile, tower, hands, colonies, Concessions, and what the Automate has collected."""

from typing import Final

from lunatheque.engine import Deck, Event, StateBase

from .colony import Colony
from .components import Box
from .kinds import CARDS, NONE, PUBLIC, SLOTS, SOLO_SLOTS, TAKE

NO_TILES: Final[list[int]] = []
"""What places without tiles share. Nobody changes it: lists of tiles and cards are replaced, not changed."""


class Agreement:
    """The options of a match, shared by all its states."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.down_if_chosen = options["face-down"] == "chosen"
        self.down_freely = options["face-down"] == "free"
        self.discard_before = options["discard"] == "before"
        self.empty_hand = options["empty-hand"] == "allowed"
        self.robots_needed = options["robot-use"] == "needed"
        self.robots_unlimited = options["robots"] == "unlimited"
        self.one_swap = options["logistics"] == "one"
        self.wide_scaffolds = options["scaffolds"] == "wide"
        self.draft = options["opening"] == "draft"
        self.open_hands = options["hands"] == "open"
        self.zero_paid = options["meteorites"] == "all"
        self.series = options["sets"] == "series"
        self.one_wild = options["mixed-fruit"] == "one"
        self.square = options["four-systems"] == "square"
        self.region = options["four-systems"] == "region"
        self.aligned_anywhere = options["aligned"] == "anywhere"
        self.down_counts = options["face-down-cards"] == "count"
        self.must_cover = options["no-scaffold"] == "covered"
        self.other_shapes = options["shapes"] == "other"
        self.marker_yours = options["solo-marker"] == "yours"
        self.marker_automate = options["solo-marker"] == "automate"
        self.automate_left = options["automate-concessions"] == "unclaimed"
        self.solo_tie_nothing = options["solo-tie"] == "nothing"


class Table(StateBase):
    """The position: few integers and small lists, copied by hand because bots copy it all the time.

    Colonies, hands and lists of tiles are values that are replaced when they change, so that copies can share them.
    The constructor sets almost nothing: `lay_out` makes an empty table, `copy_to` one like another.
    """

    step: int
    phase: int
    round: int
    first: int
    """The first player of this phase."""
    turn: int
    """The seat whose turn it is."""
    turns: int
    """How many turns of this round are over."""

    cards: list[int]
    """The card of each slot of the market, nearest to the dispenser first."""
    tiles: list[list[int]]
    """The tiles under it, sorted: their order means nothing."""
    marker: int
    """The slot with the Recent Delivery marker."""
    pile: Deck
    tower: Deck
    boxed: int
    """How many tiles went back to the box, those of phases to come not counted."""
    known: list[int]
    """Who knows where each card is, one bit a seat, and `PUBLIC`."""
    spare_robots: int
    spare_logistics: int

    hands: list[list[int]]
    robots: list[int]
    logistics: list[int]
    colonies: list[Colony]

    sets: list[list[int]]
    """The sets of cards to choose from before the first turn."""
    concessions: list[int]
    claims: list[int]
    """In which phase each seat claimed each Concession: `concession * seats + seat`."""
    heap_cards: list[int]
    heap_tiles: list[int]
    """What the Automate has collected."""

    # This turn.
    taken: int
    """The slot that was taken."""
    fresh: int
    """The card that came from it."""
    swapped: bool
    pending: list[int]
    """Tiles still to be placed, sorted."""
    drawn: list[int]
    """Cards drawn at a landing field, in order."""

    def __init__(self, box: Box, agreed: Agreement, seats: int) -> None:
        self.box = box
        self.agreed = agreed
        self.seats = seats
        self.events: list[Event] | None = None

    @property
    def solo(self) -> bool:
        """Whether a player is alone with the Automate."""
        return self.seats == 1

    def lay_out(self) -> None:
        """An empty table, to be set up."""
        slots = SOLO_SLOTS if self.seats == 1 else SLOTS
        self.over = False
        self.step = TAKE
        self.phase = 0
        self.round = 1
        self.first = 0
        self.turn = 0
        self.turns = 0
        self.cards = [NONE] * slots
        self.tiles = [NO_TILES] * slots
        self.marker = 0
        self.pile = Deck([])
        self.tower = Deck([])
        self.boxed = 0
        self.known = [0] * CARDS
        self.spare_robots = self.box.robots
        self.spare_logistics = self.box.logistics
        self.hands = [NO_TILES] * self.seats
        self.robots = [0] * self.seats
        self.logistics = [0] * self.seats
        self.colonies = []
        for _ in range(self.seats):
            colony = Colony(self.box)
            colony.clear()
            self.colonies.append(colony)
        self.sets = []
        self.concessions = []
        self.claims = []
        self.heap_cards = NO_TILES
        self.heap_tiles = NO_TILES
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing has happened yet in this turn."""
        self.taken = NONE
        self.fresh = NONE
        self.swapped = False
        self.pending = NO_TILES
        self.drawn = NO_TILES

    def copy_to(self, twin: "Table") -> None:
        """Make `twin`, a new table, equal to this one, with nobody listening."""
        twin.over = self.over
        twin.step = self.step
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.turns = self.turns
        twin.cards = self.cards[:]
        twin.tiles = self.tiles[:]
        twin.marker = self.marker
        twin.pile = self.pile.copy()
        twin.tower = self.tower.copy()
        twin.boxed = self.boxed
        twin.known = self.known[:]
        twin.spare_robots = self.spare_robots
        twin.spare_logistics = self.spare_logistics
        twin.hands = self.hands[:]
        twin.robots = self.robots[:]
        twin.logistics = self.logistics[:]
        twin.colonies = self.colonies[:]
        twin.sets = self.sets[:]
        twin.concessions = self.concessions
        twin.claims = self.claims[:]
        twin.heap_cards = self.heap_cards
        twin.heap_tiles = self.heap_tiles
        twin.taken = self.taken
        twin.fresh = self.fresh
        twin.swapped = self.swapped
        twin.pending = self.pending
        twin.drawn = self.drawn

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat knows where a card is; `EVERYONE` is a spectator."""
        mask = self.known[card]
        return mask & PUBLIC != 0 or (seat >= 0 and mask >> seat & 1 == 1)

    def supply(self, phase: int) -> list[int]:
        """The tiles of a phase that are played with: as many dots as players or fewer, at least two."""
        tiles: list[int] = []
        for index in range(max(1, self.seats - 1)):
            tiles += self.box.tiles[phase][index]
        return tiles


def without(items: list[int], item: int) -> list[int]:
    """A list with one copy of an item less."""
    rest = items[:]
    rest.remove(item)
    return rest
