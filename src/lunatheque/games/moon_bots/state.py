"""The state of Moon-Bots: whose decision it is, what can be decided, and what follows."""

from typing import Final

from lunatheque.engine import Chance, Dice, share_victory

from .actions import (
    ADJUST,
    BONUS,
    BUILD,
    BUY,
    DEFLECT,
    END,
    FETCH,
    LEFT,
    PASS,
    PLAY,
    REROLL_DICE,
    ROLL,
    SPY,
    USE,
    WAYS,
)
from .attack import (
    SHARE,
    activate,
    bonus_targets,
    choose_bonus,
    choose_share,
    dice_sets,
    points,
    step_attack,
    step_packet,
)
from .cards import AFTER_ROLL, CORE, FIST, NONE, OWN, TURN_START
from .energy import finish
from .evaluate import outlook
from .losses import step_losses
from .market import buy, can_buy, install, refill
from .scoring import rank, score
from .secrets import shuffle_secrets
from .table import Frame, Table
from .telling import card_text, tell
from .weapons import (
    adjust,
    asked_can_play,
    deflect,
    fetch,
    list_plays,
    next_asked,
    play,
    reroll_ready,
    searchable,
    spy,
)
from .windows import ATTACK, LOSSES, PACKET, SEARCH, WINDOW, open_for_opponents

DIE_FACES: Final = 6
REDEALS: Final = 100
"""How often secrets are dealt anew until the robot that is asked could answer, where only such robots are asked."""


class MoonBots(Table):
    """A position of Moon-Bots."""

    def actors(self) -> list[int]:
        """The seat that must decide now."""
        return [] if self.over else [self.actor]

    def copy(self) -> "MoonBots":
        """An independent state with nobody listening."""
        twin = MoonBots(self.box, self.agreed, self.seats)
        self.copy_to(twin)
        return twin

    def sample(self, seat: int, dice: Dice) -> "MoonBots":
        """A state that `seat` cannot tell from this one: secret weapons that it does not know are dealt anew."""
        twin = self.copy()
        shuffle_secrets(twin, seat, dice)
        if self.agreed.ask_holders_only:
            for _ in range(REDEALS):
                if asked_can_play(twin, seat):
                    break
                shuffle_secrets(twin, seat, dice)
        return twin

    def scores(self) -> list[int]:
        """The energy that each seat has left."""
        return score(self)

    def ranking(self) -> list[int]:
        """The rank of each seat: the last robot standing, then those that fell last."""
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
        if not self.stack:
            self.list_own(actions)
            return actions
        frame = self.stack[-1]
        if frame.kind == WINDOW:
            actions.append(PASS)
            list_plays(self, frame.target, frame.window, actions)
        elif frame.kind == SEARCH:
            for card in searchable(self, frame.robot, frame.attack):
                actions.append(BUILD + card)
        elif frame.stage == SHARE:
            for amount in range(points(self, frame) + 1):
                actions.append(LEFT + amount)
        else:
            if frame.attack == FIST:
                actions.append(BONUS)
            for robot in bonus_targets(self, frame):
                actions.append(BONUS + 1 + robot)
        return actions

    def list_own(self, actions: list[int]) -> None:
        """Append what the robot whose turn it is can do: buy, roll, re-roll, use parts, play, end."""
        if not self.rolled:
            actions.append(ROLL)
        actions.append(END)
        if self.extra_buys > 0 or not (self.bought or self.rolled):
            for place in range(len(self.market)):
                if can_buy(self, self.turn, place):
                    actions.append(BUY + place)
        if self.rolled:
            self.list_dice(actions)
        if self.robots[self.turn].hand > 0:
            list_plays(self, self.turn, OWN, actions)

    def list_dice(self, actions: list[int]) -> None:
        """Append what can be done with the dice that are not placed."""
        once, twice = dice_sets(self.dice)
        if once == 0:
            return
        box = self.box
        robot = self.robots[self.turn]
        fresh = True
        for slot in range(CORE + 1):
            part = robot.parts[slot]
            if self.placed[slot]:
                fresh = False
            elif part != NONE and robot.energy > box.drains[part]:
                for dice in box.ways[part]:
                    if box.once[dice] & once == box.once[dice] and box.twice[dice] & twice == box.twice[dice]:
                        actions.append(USE + slot * WAYS + dice)
        if fresh and reroll_ready(self):
            for low in range(1, 7):
                if once >> low & 1:
                    actions.append(REROLL_DICE + low * 7)
                    if twice >> low & 1:
                        actions.append(REROLL_DICE + low * 8)
                    for high in range(low + 1, 7):
                        if once >> high & 1:
                            actions.append(REROLL_DICE + low * 7 + high)

    # What follows ---------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        """Play a legal action of `seat`, up to the next decision."""
        if action == PASS:
            frame = self.stack[-1]
            frame.queue &= ~(1 << frame.target)
        elif action == END:
            self.ended = True
        elif action == ROLL:
            self.roll(chance)
        elif action < REROLL_DICE:
            self.purchase(action - BUY, chance)
        elif action < USE:
            self.reroll(action - REROLL_DICE, chance)
        elif action < LEFT:
            slot, dice = divmod(action - USE, WAYS)
            activate(self, slot, dice)
        elif action < BONUS:
            choose_share(self, self.stack[-1], action - LEFT)
        elif action < PLAY:
            choose_bonus(self.stack[-1], action - BONUS - 1)
        else:
            self.use_weapon(action, chance)
        self.go_on(chance)

    def use_weapon(self, action: int, chance: Chance) -> None:
        """Play a secret weapon in the own turn or in a window, or end the search that one began."""
        robot = self.stack[-1].target if self.stack else self.turn
        if action < DEFLECT:
            play(self, robot, action - PLAY, chance)
        elif action < ADJUST:
            deflect(self, robot, action - DEFLECT)
        elif action < FETCH:
            adjust(self, robot, action - ADJUST)
        elif action < SPY:
            fetch(self, robot, action - FETCH, chance)
        elif action < BUILD:
            spy(self, robot, action - SPY)
        else:
            self.build(action - BUILD)

    def purchase(self, place: int, chance: Chance) -> None:
        """Buy a card of the market, with the purchase of the turn or an additional one."""
        if self.bought or self.rolled:
            self.extra_buys -= 1
        self.bought = True
        buy(self, self.turn, place, chance)

    def roll(self, chance: Chance) -> None:
        """Roll all dice; opponents may still prevent a re-roll."""
        self.rolled = True
        for _ in range(self.robots[self.turn].dice):
            self.dice[chance.roll(DIE_FACES)] += 1
        self.tell_dice("event-rolled")
        if reroll_ready(self):
            open_for_opponents(self, AFTER_ROLL, self.turn)

    def reroll(self, dice: int, chance: Chance) -> None:
        """Roll one or two dice again."""
        self.reroll_used = True
        low, high = divmod(dice, 7)
        self.dice[low] -= 1
        if high:
            self.dice[high] -= 1
            self.dice[chance.roll(DIE_FACES)] += 1
        self.dice[chance.roll(DIE_FACES)] += 1
        self.tell_dice("event-rerolled")

    def tell_dice(self, id: str) -> None:
        """Tell which faces the dice show."""
        if self.events is not None:
            faces = " ".join(str(face) for face in range(1, 7) for _ in range(self.dice[face]))
            tell(self, id, self.turn, dice=faces)

    def build(self, card: int) -> None:
        """End a search: put a card of the pile on the robot for nothing; the pile is shuffled."""
        frame = self.stack.pop()
        self.pile.take(card)
        if self.events is not None:
            tell(self, "event-built", frame.robot, card=card_text(card))
        install(self, frame.robot, card)

    def go_on(self, chance: Chance) -> None:
        """Resolve everything up to the next decision, and say whose it is."""
        while not self.over:
            if self.stack:
                if self.resolve(self.stack[-1]):
                    return
            elif self.resting or self.ended or not self.in_play(self.turn):
                refill(self, chance)
                self.next_turn()
            else:
                self.actor = self.robots[self.turn].owner
                return

    def resolve(self, frame: Frame) -> bool:
        """Go on with what lies on top of the stack; true when somebody must decide."""
        kind = frame.kind
        if kind == WINDOW:
            robot = next_asked(self, frame)
            if robot == NONE:
                self.stack.pop()
                return False
            frame.target = robot
            self.actor = self.robots[robot].owner
            return True
        if kind == PACKET:
            step_packet(self, frame)
        elif kind == LOSSES:
            step_losses(self, frame)
        elif kind == ATTACK:
            if step_attack(self, frame):
                self.actor = self.robots[frame.robot].owner
                return True
        elif kind == SEARCH:
            frame.target = frame.robot
            self.actor = self.robots[frame.robot].owner
            return True
        return False

    def next_turn(self) -> None:
        """The next robot in play clockwise; after the last round of the guard against stalemate, the end."""
        count = len(self.robots)
        while True:
            self.turn = (self.turn + 1) % count
            if self.turn == self.first:
                self.round += 1
                if self.round > self.agreed.last_round:
                    if self.events is not None:
                        tell(self, "event-stalemate", self.turn, rounds=self.agreed.last_round)
                    finish(self)
                    return
            if self.in_play(self.turn):
                break
        self.start_turn()

    def start_turn(self) -> None:
        """Begin the turn of a robot: its opponents are asked first."""
        self.clear_turn()
        if self.events is not None:
            tell(self, "event-turn", self.turn, round=self.round)
        open_for_opponents(self, TURN_START, self.turn)
