"""The state of De la Terre à la Lune: whose decision it is, what can be decided, and what follows."""

from typing import ClassVar, Final

from lunatheque.engine import Chance, Dice, share_victory

from .actions import (
    AMBUSH,
    CHOOSE,
    DEFI,
    GO,
    HIDE,
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
from .choices import COLOURS, choices, hidden_under, list_fights, list_pushes
from .evaluate import outlook
from .fights import ambush, challenge, end_fight, pick, play_card
from .flight import fly_to, push, return_from_wake
from .holdings import draw_options, slip, sort_options
from .landing import call_home, fly_home, flying_seats, land
from .moon import look, take
from .scoring import rank, score, show_all
from .secrets import shuffle_secrets
from .table import NO_FIGHT, Table
from .telling import tell, tell_throw
from .things import EARTH, EXCHANGE, LOOK, MOON, MOVE, NONE, PUSH, ROLL, S1, SORT, STATION, TAKE

DIE_FACES: Final = 6
PRIVILEGE: Final = 6
"""The throw that allows to push a rival."""


class TerreLune(Table):
    """A position of De la Terre à la Lune."""

    rollout: ClassVar[int] = 20
    looks: ClassVar[int] = -1
    """Bots play on in thought for so many decisions, with a look at every action: what a card or a step is worth shows
    only some turns later."""

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
        return rank(self, score(self))

    def outlook(self) -> list[float]:
        """How likely each seat is to win, as far as a quick look can tell."""
        return share_victory(self.ranking()) if self.over else outlook(self)

    def legal(self, seat: int) -> list[int]:
        """The actions that `seat` can choose from now."""
        return choices(self, seat) if not self.over and seat == self.actor else []

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
                self.conclude_fight(chance)
        elif action < KEEP:
            look(self, seat, action - INSPECT, chance)
            self.phase = TAKE
        elif action < SLIP:
            take(self, seat, action - KEEP)
            self.end_turn()
        elif action < HIDE:
            source, target = divmod(action - SLIP, SLIP_PLACES)
            slip(self, seat, source, target)
        else:
            self.sort(seat, hidden_under(self, seat, action - HIDE), chance)

    def decline(self, seat: int, chance: Chance) -> None:
        """Do without a push, an exchange, a fight, a look or a bluff."""
        if self.phase == PUSH:
            self.to_exchange(seat, chance)
        elif self.phase == EXCHANGE:
            if self.events is not None:
                tell(self, "event-keeps", seat)
            self.arrive(seat, chance)
        elif self.phase == SORT:
            self.sort(seat, [], chance)
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
            tell_throw(self, seat)
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
        if self.dice[2] == PRIVILEGE and list_pushes(self, seat):
            self.phase = PUSH
        else:
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
            draw_options(self, seat, self.arrival - S1, 1, chance)
            if self.phase != SORT:
                self.at_station(seat)

    def sort(self, seat: int, slipped: list[int], chance: Chance) -> None:
        """Sort what a player has got at a station or in a fight, and go on there."""
        sort_options(self, seat, slipped)
        if self.fight.kind == NO_FIGHT:
            self.at_station(seat)
        else:
            self.conclude_fight(chance)

    def at_station(self, seat: int) -> None:
        """A fight may follow where there is somebody to fight with."""
        if list_fights(self, seat):
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

    def conclude_fight(self, chance: Chance) -> None:
        """The fight is over, and with it the turn."""
        end_fight(self, chance)
        self.end_turn()

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
        self.phase = ROLL
        self.actor = NONE
        self.clear_turn()
        show_all(self)
        return True
