"""The state of Jeu des Étoiles: whose decision it is, what can be decided, and what follows."""

from typing import ClassVar, Final

from lunatheque.engine import EVERYONE, Chance, Dice, share_victory

from .actions import DONE, DRAW, GO, NAME, ROCKET, STOP, THROW
from .components import GREEN, RED, ROCKET_IDS
from .evaluate import outlook
from .scoring import rank
from .sky import CONSTELLATIONS, NONE, ZODIAC
from .table import (
    CHOOSE_ROCKET,
    DRAW_CARD,
    LAST_ROUND,
    MOVE,
    NO_TRAIL,
    QUIZ,
    THROW_DIE,
    Table,
)
from .telling import card_text, rocket_text, tell, tell_shown
from .travel import begin_lap, can_go, ends_lap, fly, list_goes

FACE: Final = 1
CARD: Final = 2
"""The kinds of outcome beside the lot that draws the first player."""
NAMES: Final = 2
"""How many names are heard in the quiz."""
EXTRA_THROWS: Final = 2


class JeuDesEtoiles(Table):
    """A position of Jeu des Étoiles."""

    looks: ClassVar[int] = -1
    """A bot's simulation takes the best of all actions at every decision, to the end of the turn."""

    @property
    def stage(self) -> int:
        """Which turn of the match this is: bots compare what they can do by where it leaves them at the end of it."""
        return self.round * self.seats + self.turn

    def actors(self) -> list[int]:
        """The seat whose turn it is."""
        return [] if self.over else [self.turn]

    def answers(self, seat: int) -> bool:
        """Whether a seat is in the quiz, in which it does not look at the board."""
        return self.phase == QUIZ and seat == self.turn and not self.over

    def copy(self) -> "JeuDesEtoiles":
        """An independent state with nobody listening."""
        twin = JeuDesEtoiles(self.box, self.agreed, self.seats)
        self.copy_to(twin)
        return twin

    def sample(self, seat: int, dice: Dice) -> "JeuDesEtoiles":
        """Nobody knows the order of the pile, and nothing else is hidden."""
        return self.copy()

    def scores(self) -> list[int]:
        """The points of each seat."""
        return [pilot.points for pilot in self.pilots]

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
        if self.over or seat != self.turn:
            return actions
        if self.phase == MOVE:
            actions.append(STOP)
            list_goes(self, actions)
        elif self.phase == THROW_DIE:
            actions.append(THROW)
        elif self.phase == DRAW_CARD:
            actions.append(DRAW)
        elif self.phase == QUIZ:
            actions.append(DONE)
            for name in range(CONSTELLATIONS):
                actions.append(NAME + name)
        else:
            taken = [pilot.colour for pilot in self.pilots]
            for colour in range(len(ROCKET_IDS)):
                if colour not in taken:
                    actions.append(ROCKET + colour)
        return actions

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        """Play a legal action of `seat`, up to the next decision."""
        if action >= GO:
            fly(self, action - GO)
            self.after_leg()
        elif action == STOP:
            self.rest()
        elif action == THROW:
            self.throw(chance)
        elif action == DRAW:
            self.draw(chance)
        elif action == DONE:
            self.leave_quiz()
        elif action >= NAME:
            self.hear_name(action - NAME)
        else:
            self.choose_rocket(action - ROCKET)

    # A turn, in its order -------------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        """A player without a rocket takes one, without a card draws one; others throw the die."""
        pilot = self.pilots[self.turn]
        self.thrown = 0
        self.names.clear()
        if pilot.star == NONE:
            self.phase = CHOOSE_ROCKET
        elif pilot.card == NONE:
            self.phase = DRAW_CARD
        else:
            self.ready_to_throw()

    def choose_rocket(self, colour: int) -> None:
        """The rocket is put on the Pole Star."""
        pilot = self.pilots[self.turn]
        pilot.colour = colour
        pilot.star = self.box.start
        self.phase = DRAW_CARD
        if self.events is not None:
            tell(self, "event-rocket", rocket=rocket_text(colour))

    def draw(self, chance: Chance) -> None:
        """Draw a card: the goal of a new voyage, which starts where the rocket is."""
        pilot = self.pilots[self.turn]
        sky = self.box.sky
        card = self.pile.draw(chance, CARD, EVERYONE)
        if self.events is not None:
            tell(self, "event-drawn", card=card_text(card))
        if self.agreed.redraw and card == sky.home[pilot.star] and len(self.pile) > 0:
            other = self.pile.draw(chance, CARD, EVERYONE)
            self.pile.put([card])
            card = other
            if self.events is not None:
                tell(self, "event-redrawn", card=card_text(card))
        pilot.card = card
        if card == ZODIAC and pilot.voyages == 0:
            pilot.star = self.box.ram
        circle = self.circle(pilot.star)
        pilot.paid = 0 if circle == NONE else 1 << circle
        if card != ZODIAC:
            if self.agreed.quiz:
                self.phase = QUIZ
            else:
                self.end_quiz()
            return
        if sky.on_zodiac(pilot.star):
            begin_lap(self, pilot)
        else:
            pilot.toward = self.agreed.charts.nearest_sign(pilot.star)
        self.ready_to_throw()

    def hear_name(self, name: int) -> None:
        """A name in the quiz: close to the goal or not; the goal itself and a name heard before are void."""
        pilot = self.pilots[self.turn]
        void = name == pilot.card or name in self.names
        right = not void and self.box.near(pilot.card, name, self.agreed.ruler_only)
        self.names.append(name)
        if right:
            pilot.names += 1
            pilot.points += self.box.gold
        if self.events is not None:
            id = "event-name-void" if void else "event-name-right" if right else "event-name-wrong"
            tell_shown(self, id, name=card_text(name), points=self.box.gold)
        if len(self.names) == NAMES:
            self.end_quiz()

    def leave_quiz(self) -> None:
        """No more names: the board comes to light again."""
        if self.events is not None:
            tell_shown(self, "event-quiz-over")
        self.end_quiz()

    def end_quiz(self) -> None:
        """Whoever stands on the goal already has made the voyage; the others throw the die."""
        pilot = self.pilots[self.turn]
        if self.box.sky.home[pilot.star] == pilot.card:
            self.test_target()
            if not self.over:
                self.complete()
                self.test_target()
            self.end_turn()
        else:
            self.ready_to_throw()
            self.test_target()

    def ready_to_throw(self) -> None:
        """One throw, the first of the turn."""
        self.phase = THROW_DIE
        self.pending = 1
        self.pilots[self.turn].trail = NO_TRAIL

    def throw(self, chance: Chance) -> None:
        """Throw the die: steps to use, two more throws for green, nothing for red."""
        first = self.thrown == 0
        faces = self.box.die
        face = faces[chance.draw(faces, FACE, EVERYONE)]
        self.thrown = face
        self.names.clear()
        self.pending -= 1
        if face == GREEN:
            self.pending = EXTRA_THROWS if self.agreed.green_resets else self.pending + EXTRA_THROWS
            if self.events is not None:
                tell(self, "event-green", throws=self.pending)
        elif face == RED:
            self.pilots[self.turn].skips = first and self.agreed.red_skips
            if self.events is not None:
                tell(self, "event-red-skip" if first and self.agreed.red_skips else "event-red")
            self.after_throw()
        else:
            self.steps = face
            self.phase = MOVE
            if self.events is not None:
                tell(self, "event-thrown", steps=face)
            if not can_go(self):
                self.rest()

    def after_leg(self) -> None:
        """The player may go on with the steps that are left, unless the lap is made or nothing can be reached."""
        pilot = self.pilots[self.turn]
        if (pilot.on_lap() and ends_lap(self, pilot, pilot.star, pilot.visited)) or not can_go(self):
            self.rest()

    def rest(self) -> None:
        """The rocket comes to rest: is the voyage made, does the lap begin?"""
        pilot = self.pilots[self.turn]
        home = self.box.sky.home[pilot.star]
        self.steps = 0
        if pilot.card != ZODIAC:
            if home == pilot.card:
                self.complete()
        elif pilot.sign != NONE:
            if ends_lap(self, pilot, pilot.star, pilot.visited):
                self.complete()
        elif home == pilot.toward or (self.box.sky.sign[home] != NONE and not self.agreed.nearest_only):
            begin_lap(self, pilot)
        self.test_target()
        self.after_throw()

    def complete(self) -> None:
        """The voyage is made: two gold tokens, and throws that are left are lost."""
        pilot = self.pilots[self.turn]
        card = pilot.card
        pilot.points += 2 * self.box.gold
        pilot.voyages += 1
        pilot.stars += self.agreed.zodiac_stars if card == ZODIAC else self.box.counts[card]
        pilot.won |= 1 << card
        pilot.card = NONE
        pilot.toward = NONE
        pilot.sign = NONE
        pilot.visited = 0
        pilot.paid = 0
        self.pending = 0
        if self.events is not None:
            tell(self, "event-voyage", card=card_text(card), points=2 * self.box.gold)

    def after_throw(self) -> None:
        """The next throw, or the next player."""
        if self.over:
            return
        if self.pending > 0:
            self.phase = THROW_DIE
        else:
            self.end_turn()

    def test_target(self) -> None:
        """Whoever has the points agreed on ends the match, at once or with this round."""
        target = self.agreed.target
        if target == 0 or self.over or self.ending or self.pilots[self.turn].points < target:
            return
        if self.agreed.finish_round:
            self.ending = True
        else:
            self.over = True
        if self.events is not None:
            tell(self, "event-last-round" if self.ending else "event-target", points=self.pilots[self.turn].points)

    def end_turn(self) -> None:
        """Find the next player who can play; the match ends where there is none, or no card to draw."""
        while not self.over:
            self.turn = (self.turn + 1) % self.seats
            if self.turn == self.first:
                if self.ending or self.round == LAST_ROUND:
                    self.finish("event-round-over" if self.ending else "event-guard")
                    return
                self.round += 1
            pilot = self.pilots[self.turn]
            if pilot.card == NONE and len(self.pile) == 0:
                if not self.agreed.finish_voyages or self.all_home():
                    self.finish("event-pile-empty")
            elif pilot.skips:
                pilot.skips = False
                if self.events is not None:
                    tell(self, "event-skips")
            else:
                self.begin_turn()
                return

    def all_home(self) -> bool:
        """Whether nobody is on a voyage."""
        return all(pilot.card == NONE for pilot in self.pilots)

    def finish(self, id: str) -> None:
        """The match is over."""
        self.over = True
        if self.events is not None:
            tell(self, id)
