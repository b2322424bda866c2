"""The state of Skymines: whose decision it is, what can be decided, and what follows."""

from typing import ClassVar

from lunatheque.engine import Chance, Dice

from .actions import (
    ADVANCE_ON,
    ALSO_CARD,
    BUY_CARD,
    DECLARE_RESOURCE,
    DROP_OUT,
    ENTER,
    EXPAND_COMPANY,
    KEEP_TOKEN,
    PAY_BARRIER,
    PLACE_OUTPOST,
    PUT_CARD,
    READY,
    REST_AT,
    RETURN_TO,
    SELL_CARD,
    TAKE_PILE,
    TAKE_PLAN,
    TAKE_SPECIAL,
    USE_CARD,
    USE_OWN,
    USE_SPOT,
)
from .bonus import use_own, use_spot
from .cards import (
    acquire,
    element_of,
    list_spending,
    price,
    sell,
    spend_on_track,
    stop_spending,
    store,
    turn_down,
    use_resource,
)
from .choices import list_step, list_turn
from .evaluate import outlook
from .expansion import (
    begin_energy,
    begin_expansion,
    choose_return,
    end_expansion,
    list_placements,
    place,
)
from .kinds import (
    BARRIER,
    BUY,
    COLUMNS,
    DECLARE,
    EXPAND,
    FLOW,
    NONE,
    P_FIELD,
    PLACE,
    PLAN,
    RESOURCES,
    SCIENTIST,
    SPEND,
    STORE,
    TOKEN,
    TURN,
    UPLOAD,
)
from .planning import (
    declare,
    get_ready,
    keep_token,
    list_planning,
    list_tokens,
    put,
)
from .research import (
    enter,
    stop_uploading,
    take_plan,
    take_special,
    use_scientist,
)
from .rewards import fill_tank, give
from .rounds import drop_out, go_on, go_on_resting, rest, take_also, take_pile
from .scoring import ranks, scores
from .secrets import shuffle_secrets
from .table import Table
from .telling import card_text, tell
from .tracks import leave_barrier, pay_barrier, spend_gift


class Skymines(Table):
    """A position of Skymines."""

    looks: ClassVar[int] = -1
    """Bots look at every action when they play on in thought: a plan is worth what good play makes of it."""

    @property
    def stage(self) -> int:
        """The round: simulations end where the next one begins, when cards are taken up and markers come back."""
        return self.round

    def actors(self) -> list[int]:
        """The seats that must decide now: while planning all who are not ready."""
        if self.over:
            return []
        if self.step == PLAN or self.step == TOKEN:
            return [seat for seat in range(self.seats) if not self.ready[seat]]
        return [self.turn]

    def copy(self) -> "Skymines":
        """An independent state with nobody listening."""
        twin = Skymines(self.box, self.agreed, self.seats)
        self.copy_to(twin)
        return twin

    def sample(self, seat: int, dice: Dice) -> "Skymines":
        """A state that `seat` cannot tell from this one: others may have planned other cards."""
        twin = self.copy()
        shuffle_secrets(twin, seat, dice)
        return twin

    def scores(self) -> list[int]:
        """What each seat would have if the match ended now."""
        return scores(self)[: self.seats]

    def ranking(self) -> list[int]:
        """The rank of each seat among all players: whoever is behind Luna is not first."""
        return ranks(self)[: self.seats]

    def outlook(self) -> list[float]:
        """How likely each seat is to win, as far as a quick look can tell."""
        return outlook(self)

    # What can be decided --------------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The actions that `seat` can choose from now."""
        actions: list[int] = []
        if self.over:
            return actions
        if self.step == PLAN or self.step == TOKEN:
            if not self.ready[seat]:
                if self.step == PLAN:
                    list_planning(self, seat, actions)
                else:
                    list_tokens(self, seat, actions)
            return actions
        if seat != self.turn:
            return actions
        if self.step == TURN:
            list_turn(self, actions)
        elif self.step == SPEND:
            list_spending(self, actions)
        elif self.step == PLACE:
            list_placements(self, actions)
        else:
            list_step(self, seat, actions)
        return actions

    # What follows ---------------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        """Play a legal action of `seat`, up to the next decision."""
        if self.step == PLAN:
            if action == READY:
                get_ready(self, seat, chance)
            else:
                put(self, seat, action - PUT_CARD)
        elif self.step == TOKEN:
            keep_token(self, seat, action - KEEP_TOKEN, chance)
        elif self.step == DECLARE:
            declare(self, action - DECLARE_RESOURCE, chance)
        else:
            if action < EXPAND_COMPANY:
                self.apply_card(action)
            elif action < TAKE_PLAN:
                self.apply_move(action)
            else:
                self.apply_choice(action, chance)
            go_on(self, chance)

    def apply_card(self, action: int) -> None:
        """Cards used and acquired, tracks advanced on, and stopping."""
        if action < BUY_CARD:
            self.use(action - USE_CARD)
        elif action < ADVANCE_ON:
            self.buy(action - BUY_CARD)
        elif action < PAY_BARRIER:
            self.step = FLOW
            if self.element != NONE:
                spend_on_track(self, action - ADVANCE_ON)
            else:
                spend_gift(self, action - ADVANCE_ON)
        elif action == PAY_BARRIER:
            pay_barrier(self)
        else:
            self.stop()

    def use(self, card: int) -> None:
        """A card or tile is used."""
        element = element_of(self, card)
        if element < RESOURCES:
            use_resource(self, card)
        elif element == SCIENTIST:
            use_scientist(self, card)
        else:
            seat = self.turn
            turn_down(self, seat, card)
            if self.events is not None:
                tell(self, "event-field", seat, card=card_text(self, card))
            fill_tank(self, seat, self.box.values[card])
            give(self, seat, self.box.perk_gains[P_FIELD], self.count_perk(seat, P_FIELD))
            self.step = FLOW

    def buy(self, space: int) -> None:
        """A card of the display, for points, for crypcoins or for nothing."""
        seat = self.turn
        cost = 0
        if self.step == SPEND:
            cost = price(self, seat, space)
            self.points -= cost
            self.bought = True
        elif self.step == BUY:
            cost = price(self, seat, space)
            self.cash[seat] -= cost
        else:
            self.free_card = False
        acquire(self, space, cost)

    def stop(self) -> None:
        """Enough: of spending, of a barrier, of placing, of uploading, of taking plans."""
        if self.step == SPEND:
            stop_spending(self)
        elif self.step == BARRIER:
            leave_barrier(self)
        elif self.step == PLACE:
            end_expansion(self)
        elif self.step == UPLOAD:
            stop_uploading(self)
        else:
            self.research = 0
            self.step = FLOW

    def apply_move(self, action: int) -> None:
        """Companies expanded, outposts placed and returned, the upload marker."""
        if action < PLACE_OUTPOST:
            company = action - EXPAND_COMPANY
            if self.step == EXPAND:
                points = self.expansion
                self.expansion = 0
                begin_expansion(self, company, points)
            else:
                begin_energy(self, company)
        elif action < RETURN_TO:
            index = action - PLACE_OUTPOST
            place(self, index // COLUMNS + 1, index % COLUMNS)
        elif action < ENTER:
            choose_return(self, action - RETURN_TO)
        else:
            enter(self, action)

    def apply_choice(self, action: int, chance: Chance) -> None:
        """Plans taken, bonus markers, sales, dropping out."""
        if action < TAKE_SPECIAL:
            take_plan(self, action - TAKE_PLAN, chance)
        elif action < USE_SPOT:
            take_special(self, action - TAKE_SPECIAL + 2)
        elif action < USE_OWN:
            use_spot(self, action - USE_SPOT)
        elif action < SELL_CARD:
            use_own(self, action - USE_OWN)
        elif action < DROP_OUT:
            sell(self, action - SELL_CARD)
        elif action == DROP_OUT:
            drop_out(self)
        elif action < ALSO_CARD:
            take_pile(self, action - TAKE_PILE)
        elif action < REST_AT:
            take_also(self, action - ALSO_CARD)
        elif self.step == STORE:
            store(self, action - REST_AT)
        else:
            rest(self, action - REST_AT)
            go_on_resting(self)
