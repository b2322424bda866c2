"""The state of Hearts: who must decide, what can be decided, and what follows."""

from typing import Final

from lunatheque.engine import Chance, Deck, Dice, Event, Text, text

from .components import ALL_POINTS, CARDS, FIRST_HEART, QUEEN_OF_SPADES, RANKS, TWO_OF_CLUBS, card_text
from .outlook import outlook
from .secrets import deal_unseen
from .table import GIVEN, HAND, NO_PASS, SEATS, Table

PASS: Final = CARDS
"""To play a card is an action with the card's own number; to pass it, this much more."""

CARD: Final = 1
"""The kind of outcome of a card that is dealt; kind 0 is the lot that says where cards are passed."""

NEXT_DIRECTION: Final = (0, 3, 4, 2, 1)
"""Where cards go in the next deal, by where they go in this one: left, right, across, not at all, and left again."""

SUIT: Final = (1 << RANKS) - 1
NOT_HEARTS: Final = (1 << FIRST_HEART) - 1


class Hearts(Table):
    """A position of Hearts, and what can happen next."""

    @property
    def stage(self) -> int:
        """The deal under way: bots play simulations to its end, which is never far and tells more than a quick look."""
        return self.deals

    def copy(self) -> "Hearts":
        """An independent state with nobody listening."""
        twin = Hearts(self.box)
        self.copy_to(twin)
        return twin

    # What can be decided ----------------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        """The seats that must decide now: all that still have cards to pass, or the one whose turn it is."""
        if self.passing:
            return [seat for seat in range(SEATS) if len(self.given[seat]) < GIVEN]
        return [] if self.over else [self.turn]

    def legal(self, seat: int) -> list[int]:
        """The actions that `seat` can choose from now."""
        if self.passing:
            return [PASS + card for card in self.hands[seat]] if len(self.given[seat]) < GIVEN else []
        return self.playable(self.hands[seat]) if seat == self.turn and not self.over else []

    def playable(self, hand: list[int]) -> list[int]:
        """The cards that may be played from the hand whose turn it is."""
        if self.played == 0:
            return [TWO_OF_CLUBS]
        cards: list[int] = []
        if self.trick:
            led = self.trick[0] // RANKS
            cards = [card for card in hand if card // RANKS == led]
            if not cards and self.played < SEATS and not self.points_in_first_trick:
                cards = [card for card in hand if self.box.points[card] == 0]
        elif not self.broken:
            cards = [card for card in hand if card < FIRST_HEART]
        return cards if cards else hand[:]

    # What follows -----------------------------------------------------------------------------------------------------

    def deal(self, chance: Chance) -> None:
        """Deal all cards; each seat sees its own."""
        deck = Deck(list(range(CARDS)))
        for seat in range(SEATS):
            self.hands[seat] = sorted([deck.draw(chance, CARD, seat) for _ in range(HAND)])
        self.passing = self.direction != NO_PASS
        if not self.passing:
            self.begin_play()

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        """Play a legal action of `seat`, up to the next decision."""
        if action >= PASS:
            self.pass_card(seat, action - PASS)
        else:
            self.play_card(seat, action, chance)

    def pass_card(self, seat: int, card: int) -> None:
        """A seat lays down a card to pass; when all have laid down theirs, they are exchanged."""
        self.hands[seat].remove(card)
        self.given[seat].append(card)
        if self.events is not None:
            to = player_text(self.receiver(seat))
            self.events.append(Event(text("event-you-pass", card=card_text(card), to=to), seat=seat))
            self.events.append(Event(text("event-passes", player=player_text(seat), to=to), hidden_from=seat))
        if not self.actors():
            self.exchange()

    def exchange(self) -> None:
        """Everybody takes up the cards that were passed to it."""
        for giver in range(SEATS):
            taker = self.receiver(giver)
            self.hands[taker] = sorted(self.hands[taker] + self.given[giver])
            if self.events is not None:
                one, two, three = [card_text(card) for card in sorted(self.given[giver])]
                said = text("event-received", player=player_text(giver), one=one, two=two, three=three)
                self.events.append(Event(said, seat=taker, shows=True))
        self.passing = False
        self.begin_play()

    def begin_play(self) -> None:
        """Whoever has the two of clubs leads it."""
        for seat in range(SEATS):
            if TWO_OF_CLUBS in self.hands[seat]:
                self.turn = seat
        if self.events is not None:
            self.events.append(Event(text("event-leads", player=player_text(self.turn)), shows=True))

    def play_card(self, seat: int, card: int, chance: Chance) -> None:
        """A seat plays a card to the trick."""
        self.hands[seat].remove(card)
        received = self.given[(seat - self.direction) % SEATS]
        if card in received:
            received.remove(card)
        self.note_lacks(seat, card)
        self.broken = self.broken or self.breaks_hearts(card)
        self.trick.append(card)
        self.played += 1
        self.turn = (seat + 1) % SEATS
        if self.events is not None:
            said = text("event-played", player=player_text(seat), card=card_text(card))
            self.events.append(Event(said, shows=True))
        if len(self.trick) == SEATS:
            self.take_trick()
            if self.played == CARDS:
                self.end_deal(chance)

    def note_lacks(self, seat: int, card: int) -> None:
        """All players see what a seat cannot hold if it plays this card."""
        if self.trick:
            led = self.trick[0] // RANKS
            if card // RANKS != led:
                self.lacks[seat] |= SUIT << led * RANKS
                if self.played < SEATS and self.box.points[card] and not self.points_in_first_trick:
                    self.lacks[seat] |= NOT_HEARTS & ~(1 << QUEEN_OF_SPADES)
        elif card >= FIRST_HEART and not self.broken:
            self.lacks[seat] |= NOT_HEARTS

    def breaks_hearts(self, card: int) -> bool:
        """Whether hearts may be led once this card has been played."""
        return card >= FIRST_HEART or (card == QUEEN_OF_SPADES and self.queen_breaks)

    def take_trick(self) -> None:
        """The highest card of the suit led takes the trick and leads to the next one."""
        best = 0
        points = 0
        led = self.trick[0] // RANKS
        for place in range(SEATS):
            card = self.trick[place]
            points += self.box.points[card]
            if card > self.trick[best] and card // RANKS == led:
                best = place
        self.turn = (self.turn + best) % SEATS
        self.points[self.turn] += points
        self.trick = []
        if self.events is not None:
            self.events.append(Event(text("event-trick", player=player_text(self.turn), points=points)))

    # The end ----------------------------------------------------------------------------------------------------------

    def end_deal(self, chance: Chance) -> None:
        """The match is over when somebody has reached the limit; otherwise the next deal begins."""
        scores = self.scores()
        self.over = max(scores) >= self.limit
        if self.events is not None:
            self.tell_end(self.events)
        if not self.over:
            self.deals += 1
            self.totals = scores
            self.points = [0, 0, 0, 0]
            self.lacks = [0, 0, 0, 0]
            self.played = 0
            self.broken = False
            if self.turning:
                self.direction = NEXT_DIRECTION[self.direction]
            self.deal(chance)

    def outlook(self) -> list[float]:
        """How likely each seat is to win, as far as a quick look can tell."""
        return outlook(self)

    def tell_end(self, events: list[Event]) -> None:
        """Tell who shot the moon, and who has won or how matters stand before the next deal."""
        scores = self.scores()
        for seat in range(SEATS):
            if self.points[seat] == ALL_POINTS:
                events.append(Event(text("event-moon", player=player_text(seat))))
        for seat in range(SEATS):
            if not self.over:
                events.append(Event(text("event-score", player=player_text(seat), points=scores[seat])))
            elif scores[seat] == min(scores):
                events.append(Event(text("event-won", player=player_text(seat), points=scores[seat])))
        if not self.over:
            events.append(Event(text("event-deal", number=self.deals + 1)))

    # What a seat knows ------------------------------------------------------------------------------------------------

    def knows_given(self, seat: int, giver: int) -> bool:
        """Whether `seat` knows the cards that `giver` passed: its own, and those that it has taken up."""
        return seat == giver or (seat == self.receiver(giver) and not self.passing)

    def sample(self, seat: int, dice: Dice) -> "Hearts":
        """A state that `seat` cannot tell from this one: the cards that it has not seen are dealt anew."""
        known: list[list[int]] = [[], [], [], []]
        if not self.passing:
            known[self.receiver(seat)] = self.given[seat][:]
            if self.played == 0 and TWO_OF_CLUBS not in known[self.turn]:
                known[self.turn].append(TWO_OF_CLUBS)
        others = [other for other in range(SEATS) if other != seat]
        unseen = [card for other in others for card in self.held(other) if card not in known[other]]
        room = [0, 0, 0, 0]
        for other in others:
            room[other] = len(self.held(other)) - len(known[other])
        dealt = deal_unseen(unseen, self.lacks, room, dice)
        twin = self.copy()
        for other in others:
            twin.hands[other] = sorted(known[other] + dealt[other])
        for other in others:
            if not self.knows_given(seat, other) and self.direction != NO_PASS:
                twin.guess_given(other, dice)
        return twin

    def guess_given(self, giver: int, dice: Dice) -> None:
        """Choose at random which cards `giver` passed, of the 13 from which they were; some may have been played."""
        hand = self.hands[giver] if self.passing else self.hands[self.receiver(giver)]
        places = list(range(HAND))
        dice.shuffle(places)
        count = len(self.given[giver]) if self.passing else GIVEN
        self.given[giver] = [hand[place] for place in places[:count] if place < len(hand)]
        if self.passing:
            self.hands[giver] = [card for card in hand if card not in self.given[giver]]


def player_text(seat: int) -> Text:
    """A player by name."""
    return Text(f"seat-{seat}")
