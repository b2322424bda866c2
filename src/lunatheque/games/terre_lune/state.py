"""The state of De la Terre à la Lune: whose decision it is, what can be decided, and what follows."""

from typing import Final

from lunatheque.engine import Chance, Dice, share_victory

from .actions import (
    AMBUSH,
    CHOOSE,
    DEFI,
    GO,
    INSPECT,
    KEEP,
    LEAVE,
    PASS,
    PLAY,
    ROLL_DICE,
    SHOVE,
    SLIP,
    SLIP_PLACES,
    STAY,
    SWAP,
)
from .cards import exchange
from .evaluate import outlook
from .fights import ambush, can_ambush, can_challenge, challenge, end_fight, pick, play_card, playable
from .flight import destinations, fly_to, push, pushed_to, return_from_wake
from .holdings import draw_options, loose_exhausted, movable, slip
from .landing import call_home, fly_home, flying_seats, land
from .moon import look, take
from .scoring import rank, score, show_all
from .secrets import shuffle_secrets
from .table import Table
from .telling import tell
from .things import (
    EARTH,
    EXCHANGE,
    HAND,
    LOOK,
    MOON,
    MOVE,
    NONE,
    PAWNS,
    PICK,
    PUSH,
    ROLL,
    S1,
    STATION,
    TAKE,
    TRICK,
)

DIE_FACES: Final = 6
PRIVILEGE: Final = 6
"""The throw that allows to push a rival."""
COLOURS: Final = 4
SLIPS: Final = 2
"""How often exhausted options may be moved in a turn: as many as there are of them."""


class TerreLune(Table):
    """A position of De la Terre à la Lune."""

    def actors(self) -> list[int]:
        """The seat that must decide now."""
        return [] if self.over else [self.actor]

    def copy(self) -> "TerreLune":
        """An independent state with nobody listening."""
        twin = TerreLune(self.box, self.agreed, self.seats)
        self.copy_to(twin)
        return twin

    def sample(self, seat: int, dice: Dice) -> "TerreLune":
        """A state that `seat` cannot tell from this one: all that it does not know is dealt anew."""
        twin = self.copy()
        shuffle_secrets(twin, seat, dice)
        return twin

    def scores(self) -> list[int]:
        """The points of each seat: bonus, and options with their pawn."""
        return score(self)

    def ranking(self) -> list[int]:
        """The rank of each seat."""
        return rank(self)

    def outlook(self) -> list[float]:
        """How likely each seat is to win, as far as a quick look can tell."""
        return share_victory(rank(self)) if self.over else outlook(self)

    # What can be decided --------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The actions that `seat` can choose from now."""
        actions: list[int] = []
        if self.over or seat != self.actor:
            return actions
        phase = self.phase
        if phase == ROLL:
            actions.append(ROLL_DICE)
            self.list_slips(seat, actions)
        elif phase == MOVE:
            if self.rockets[seat].node == MOON and self.pawns_on_moon() > 0:
                actions.append(STAY)
            for flight in destinations(self, seat):
                actions.append(GO + self.box.board.ends[flight >> 1])
        elif phase == PUSH:
            actions.append(PASS)
            self.list_pushes(seat, actions)
        elif phase == EXCHANGE:
            actions.append(PASS)
            size = self.exchange_size()
            for chosen in range(1, 1 << HAND):
                if count_bits(chosen) == size:
                    actions.append(SWAP + chosen - 1)
        elif phase == STATION:
            self.list_fights(seat, actions)
        elif phase == TRICK:
            for card in playable(self, seat):
                actions.append(PLAY + card)
        elif phase == PICK:
            for number in range(len(self.rockets[self.fight.loser()].stacks)):
                actions.append(CHOOSE + number)
        elif phase == LOOK:
            actions.append(PASS)
            for crater in range(PAWNS):
                if self.craters[crater] != NONE:
                    actions.append(INSPECT + crater)
        else:
            actions.append(LEAVE)
            for bluff in range(loose_exhausted(self, seat) + 1):
                actions.append(KEEP + bluff)
        return actions

    def exchange_size(self) -> int:
        """How many cards the throw allows to exchange."""
        return min(self.dice[2], HAND)

    def list_slips(self, seat: int, actions: list[int]) -> None:
        """Append how exhausted options can be moved between the hand and the stacks."""
        rocket = self.rockets[seat]
        if self.homing or self.slips >= SLIPS or not rocket.stacks:
            return
        for source in range(len(rocket.stacks) + 1):
            if movable(self, rocket, seat, source) != NONE:
                for target in range(len(rocket.stacks) + 1):
                    if target != source:
                        actions.append(SLIP + source * SLIP_PLACES + target)

    def list_pushes(self, seat: int, actions: list[int]) -> None:
        """Append the rivals that can be pushed, and where to."""
        for other in range(self.seats):
            if other != seat:
                for way in range(2):
                    if pushed_to(self, other, way) != NONE:
                        actions.append(SHOVE + other * 2 + way)

    def list_fights(self, seat: int, actions: list[int]) -> None:
        """Append what can be done at a station: go on, call a Défi, ambush somebody."""
        actions.append(PASS)
        station = self.arrival - S1
        if can_challenge(self, seat, station):
            for trump in range(COLOURS):
                actions.append(DEFI + trump)
        for victim in range(self.seats):
            if can_ambush(self, seat, victim, station):
                for trump in range(COLOURS):
                    actions.append(AMBUSH + victim * COLOURS + trump)

    # What follows ---------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        """Play a legal action of `seat`, up to the next decision."""
        if action == PASS:
            self.decline(seat, chance)
        elif action == ROLL_DICE:
            self.roll(seat, chance)
        elif action == STAY:
            self.arrival = MOON
            if self.events is not None:
                tell(self, "event-stays", seat)
            self.after_flight(seat, chance)
        elif action == LEAVE:
            if self.events is not None:
                tell(self, "event-leaves-pawn", seat, crater=self.crater + 1)
            self.end_turn()
        elif action < SHOVE:
            fly_to(self, seat, action - GO, chance)
            self.after_flight(seat, chance)
        elif action < SWAP:
            push(self, (action - SHOVE) // 2, (action - SHOVE) % 2, chance)
            if not self.settled():
                self.to_exchange(seat, chance)
        elif action < DEFI:
            exchange(self, seat, action - SWAP + 1, chance)
            self.arrive(seat, chance)
        elif action < PLAY:
            self.fight_for(seat, action)
        elif action < INSPECT:
            over = play_card(self, seat, action - PLAY, chance) if action < CHOOSE else pick(self, action - CHOOSE)
            if over:
                end_fight(self, chance)
                self.end_turn()
        elif action < KEEP:
            look(self, seat, action - INSPECT, chance)
            self.phase = TAKE
        elif action < SLIP:
            take(self, seat, action - KEEP)
            self.end_turn()
        else:
            source, target = divmod(action - SLIP, SLIP_PLACES)
            slip(self, seat, source, target)

    def decline(self, seat: int, chance: Chance) -> None:
        """Do without a push, an exchange, a fight or a look."""
        if self.phase == PUSH:
            self.to_exchange(seat, chance)
        elif self.phase == EXCHANGE:
            if self.events is not None:
                tell(self, "event-keeps", seat)
            self.arrive(seat, chance)
        else:
            self.end_turn()

    def roll(self, seat: int, chance: Chance) -> None:
        """Throw the dice; the satellite moves, then a rocket in the wake returns."""
        if self.homing:
            fly_home(self, seat, chance)
            self.end_turn()
            return
        self.dice = [chance.roll(DIE_FACES), chance.roll(DIE_FACES), chance.roll(DIE_FACES)]
        self.swing = self.dice[0] + self.dice[1]
        self.points = self.dice[2]
        self.satellite = (self.satellite + self.swing) % self.box.board.spaces
        if self.events is not None:
            one, two, red = self.dice
            tell(self, "event-rolls", seat, one=one, two=two, red=red, swing=self.swing)
        if self.rockets[seat].wake == 0 or return_from_wake(self, seat, chance):
            self.phase = MOVE
        else:
            self.after_flight(seat, chance)

    def after_flight(self, seat: int, chance: Chance) -> None:
        """The rocket has stopped: a six may push a rival, then cards may be exchanged."""
        if self.settled():
            return
        if self.rockets[seat].fell:
            self.end_turn()
            return
        if self.dice[2] == PRIVILEGE:
            pushes: list[int] = []
            self.list_pushes(seat, pushes)
            if pushes:
                self.phase = PUSH
                return
        self.to_exchange(seat, chance)

    def to_exchange(self, seat: int, chance: Chance) -> None:
        """Cards may be exchanged, except by whoever lands and needs none any more."""
        if self.arrival == EARTH:
            self.arrive(seat, chance)
        else:
            self.phase = EXCHANGE

    def arrive(self, seat: int, chance: Chance) -> None:
        """What awaits a rocket at the hub that it has come to."""
        if self.arrival == NONE:
            self.end_turn()
        elif self.arrival == EARTH:
            land(self, seat)
            self.end_turn()
        elif self.arrival == MOON:
            if self.pawns_on_moon() > 0:
                self.phase = LOOK
            else:
                self.end_turn()
        else:
            if self.agreed.options_home or not self.rockets[seat].landed:
                draw_options(self, seat, self.arrival - S1, 1, chance)
            choices: list[int] = []
            self.list_fights(seat, choices)
            if len(choices) > 1:
                self.phase = STATION
            else:
                self.end_turn()

    def fight_for(self, seat: int, action: int) -> None:
        """Call a Défi or lay an ambush."""
        if action < AMBUSH:
            challenge(self, seat, action - DEFI)
        else:
            victim, trump = divmod(action - AMBUSH, COLOURS)
            ambush(self, seat, victim, trump)

    # Turns ----------------------------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """Go on to the next rocket under way, or end the match."""
        if self.settled():
            return
        self.clear_turn()
        self.phase = ROLL
        while True:
            self.turn = (self.turn + 1) % self.seats
            if self.turn == self.first:
                self.round += 1
                if self.round > self.agreed.last_round and not self.homing:
                    self.late = True
                    call_home(self)
                    if self.settled():
                        return
            if self.rockets[self.turn].flying:
                break
        self.actor = self.turn

    def settled(self) -> bool:
        """Whether the match is over: one player alone is left, or all are home. Then everything is shown."""
        if self.over:
            return True
        if self.alone() == NONE and flying_seats(self) > 0:
            return False
        self.over = True
        self.actor = NONE
        self.clear_turn()
        show_all(self)
        return True


def count_bits(number: int) -> int:
    """How many bits of a small number are set."""
    count = 0
    while number:
        count += number & 1
        number >>= 1
    return count
