"""What lies on the table: robots, market, pile, dice, and what is still to be resolved."""

from typing import Final

from lunatheque.engine import Deck, Event, StateBase

from .cards import ACTIVE, NONE, PARTS, UNDRAWN, WEAPONS
from .components import Box

NOTHING: Final[list[int]] = []
"""What frames without amounts share, so that they do not make a list for nothing. Nobody changes it."""


UNKNOWN: Final = -1.0
"""The power of a robot that nobody has asked for since its parts, its dice or its upgrades changed."""


def changed(items: list[int], place: int, item: int) -> list[int]:
    """The items with another one at a place."""
    others = items[:]
    others[place] = item
    return others


class Agreement:
    """The options of a match, shared by all its states."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.ask_holders_only = options["asking"] == "holders"
        self.fist_bonus_any = options["fist-bonus"] == "any-opponent"
        self.missile_bonus_each = options["missile-bonus"] == "each-target"
        self.last_round = int(options["last-round"])
        self.even_upgrades = options["upgrades"] == "even"


class Robot:
    """A robot board with everything on it."""

    def __init__(
        self,
        owner: int,
        board: int,
        energy: int,
        parts: list[int],
        standing: int,
        upgrades: int,
        dice: int,
        hand: int,
        facing: int,
        fell: int,
        depth: int,
    ) -> None:
        self.owner = owner
        self.board = board
        self.energy = energy
        self.parts = parts
        """The part in each slot; the last is the attack printed on the board. Never changed in place."""
        self.standing = standing
        self.upgrades = upgrades
        """The kinds of upgrade it has, one bit each."""
        self.dice = dice
        self.hand = hand
        """How many secret weapons it holds; which ones, `Table.places` says."""
        self.facing = facing
        """With two players, the robot it fights."""
        self.fell = fell
        """In which loss event it was eliminated, counted from 1."""
        self.depth = depth
        """Its energy in that event, before it was cut off at zero."""
        self.power = UNKNOWN
        """What its parts give in a turn (`evaluate.py`), once that was asked."""

    def copy(self) -> "Robot":
        """An independent robot with the same contents."""
        twin = Robot(
            self.owner,
            self.board,
            self.energy,
            self.parts,
            self.standing,
            self.upgrades,
            self.dice,
            self.hand,
            self.facing,
            self.fell,
            self.depth,
        )
        twin.power = self.power
        return twin

    def has(self, upgrade: int) -> bool:
        """Whether it has this kind of upgrade."""
        return self.upgrades >> upgrade & 1 == 1

    def upgrade_count(self) -> int:
        """How many upgrade cards lie at its board."""
        count = self.dice - 1
        rest = self.upgrades >> 1
        while rest:
            count += rest & 1
            rest >>= 1
        return count


def bare_robot(owner: int, board: int, energy: int) -> Robot:
    """A robot with nothing on its board but the printed attack."""
    parts = [NONE, NONE, NONE, NONE, NONE, NONE, PARTS + board]
    return Robot(owner, board, energy, parts, ACTIVE, upgrades=0, dice=1, hand=0, facing=NONE, fell=0, depth=0)


class Frame:
    """Something that is being resolved; frames lie on a stack, the top one goes on first.

    Which fields a kind of frame uses is said where it is resolved (`windows.py`, `attack.py`, `losses.py`).
    """

    def __init__(self, kind: int, robot: int) -> None:
        self.kind = kind
        self.robot = robot
        self.stage = 0
        self.window = 0
        self.queue = 0
        self.target = NONE
        self.attack = 0
        self.amount = 0
        self.deflected = 0
        self.toward = NONE
        self.amounts = NOTHING

    def copy(self) -> "Frame":
        """An independent frame with the same contents."""
        twin = Frame(self.kind, self.robot)
        twin.stage = self.stage
        twin.window = self.window
        twin.queue = self.queue
        twin.target = self.target
        twin.attack = self.attack
        twin.amount = self.amount
        twin.deflected = self.deflected
        twin.toward = self.toward
        if self.amounts:
            twin.amounts = self.amounts[:]
        return twin


class Table(StateBase):
    """The position: few integers and small lists, copied by hand because bots copy it all the time.

    The constructor sets almost nothing: `lay_out` makes an empty table, `copy_to` one like another. Copies share what
    seldom changes: robots are changed by `change` alone, and of lists only `robots`, `dice` and `stack` in place.
    """

    actor: int
    """The seat that must decide."""

    robots: list[Robot]
    market: list[int]
    """Six places: two columns in each of three rows, the bottom row first."""
    pile: Deck
    boxed: int
    """How many cards went to the box."""
    places: list[int]
    """Where each secret weapon is."""
    pools: list[int]
    """The pool of each secret weapon: see `secrets.py`."""
    knowers: list[int]
    """Which seats know where each secret weapon is, one bit each."""
    searches: list[int]
    """The seats that looked through the pile, in order."""

    first: int
    """The robot that opens each round."""
    turn: int
    """The robot whose turn it is."""
    round: int
    loss_events: int
    """How many packets and losses were resolved: it tells which robots fell together."""
    stack: list[Frame]

    # This turn.
    resting: bool
    ended: bool
    bought: bool
    extra_buys: int
    rolled: bool
    reroll_used: bool
    reroll_blocked: bool
    gained: int
    dice: list[int]
    """How many dice that are not placed yet show each face."""
    placed: list[int]
    """The dice on each slot (`cards.way`), 0 for a part that was not used."""

    def __init__(self, box: Box, agreed: Agreement, seats: int) -> None:
        self.box = box
        self.agreed = agreed
        self.seats = seats
        self.events: list[Event] | None = None

    def lay_out(self) -> None:
        """An empty table, to be set up."""
        self.over = False
        self.actor = NONE
        self.robots = []
        self.market = []
        self.pile = Deck([])
        self.boxed = 0
        self.places = [UNDRAWN] * WEAPONS
        self.pools = [0] * WEAPONS
        self.knowers = [0] * WEAPONS
        self.searches = []
        self.first = 0
        self.turn = 0
        self.round = 1
        self.loss_events = 0
        self.stack = []
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing has happened yet in this turn."""
        self.resting = False
        self.ended = False
        self.bought = False
        self.extra_buys = 0
        self.rolled = False
        self.reroll_used = False
        self.reroll_blocked = False
        self.gained = 0
        self.dice = [0, 0, 0, 0, 0, 0, 0]
        self.placed = [0, 0, 0, 0, 0, 0, 0]

    def copy_to(self, twin: "Table") -> None:
        """Make `twin`, a new table, equal to this one, with nobody listening."""
        twin.over = self.over
        twin.actor = self.actor
        twin.robots = self.robots[:]
        twin.market = self.market
        twin.pile = self.pile.copy()
        twin.boxed = self.boxed
        twin.places = self.places
        twin.pools = self.pools
        twin.knowers = self.knowers
        twin.searches = self.searches
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.loss_events = self.loss_events
        twin.resting = self.resting
        twin.ended = self.ended
        twin.bought = self.bought
        twin.extra_buys = self.extra_buys
        twin.rolled = self.rolled
        twin.reroll_used = self.reroll_used
        twin.reroll_blocked = self.reroll_blocked
        twin.gained = self.gained
        twin.dice = self.dice[:]
        twin.placed = self.placed
        twin.stack = [frame.copy() for frame in self.stack] if self.stack else []

    def change(self, robot: int) -> Robot:
        """A robot to be changed: copies of this table may share the one that stood there."""
        own = self.robots[robot].copy()
        self.robots[robot] = own
        return own

    def in_play(self, robot: int) -> bool:
        """Whether a robot stands in the arena, neither eliminated nor deactivated."""
        return self.robots[robot].standing == ACTIVE

    def opponents(self, robot: int, other: int) -> bool:
        """Whether `other` is an opponent in play of `robot`."""
        return self.robots[other].standing == ACTIVE and self.robots[other].owner != self.robots[robot].owner

    def neighbour(self, robot: int, direction: int) -> int:
        """The nearest robot in play on one side (1: left, -1: right); with two players the robot it faces."""
        me = self.robots[robot]
        if me.facing != NONE:
            return me.facing
        count = len(self.robots)
        other = (robot + direction) % count
        while self.robots[other].standing != ACTIVE:
            other = (other + direction) % count
        return other
