"""What a seat does not know, dealt anew: states that look alike to it.

How much lies in each place is seen by all. What lies there is dealt anew, everything where the seat thinks that it may
be (`memory.py`). Under a pawn lie options of its kind or exhausted ones, and no option in a hand is of the kind of a
pawn of its owner: so pawns are dealt first, by how many deals of options they allow.

Nothing here looks at where hidden things are. What other players remember is not known either: they are given what
they hold and no more.
"""

from typing import Final

from lunatheque.engine import Dice

from .dealing import Deal
from .memory import card_places, forget, own_places
from .table import Table
from .things import (
    CARD_PLACES,
    CARDS,
    DISCARDS,
    EXHAUSTED,
    HELD,
    IN_HAND,
    LOOSE,
    OPTION_PLACES,
    OPTIONS,
    PAWNS,
    TALON,
    UNDER_PAWN,
    UNSEEN,
)

STEPS: Final = 6
"""How many exchanges of pawns are offered for each hidden stack."""
TRIES: Final = 4
"""How often pawns are dealt by likelihood before all deals are gone through one by one."""
FINE: Final = 1 << 24
"""How finely likelihoods are compared."""


def shuffle_secrets(table: Table, seat: int, dice: Dice) -> None:
    """Deal all that a seat does not know anew."""
    deal_cards(table, seat, dice)
    Riches(table, seat).deal(dice)
    for other in range(table.seats):
        if other != seat:
            forget(table, other)


def deal_cards(table: Table, seat: int, dice: Dice) -> None:
    """Deal the cards that the seat does not hold to hands, talon and discards."""
    places = card_places(table)
    memory = table.card_memory[seat]
    cards = [card for card in range(CARDS) if places[card] != IN_HAND + seat]
    room = [0] * CARD_PLACES
    for card in cards:
        room[places[card]] += 1
    deal = Deal(places_of(memory, cards, room), room)
    deal.deal(dice)
    for other in range(table.seats):
        if other != seat:
            table.rockets[other].hand = [cards[n] for n in range(len(cards)) if deal.at[n] == IN_HAND + other]
    table.talon.cards = [cards[n] for n in range(len(cards)) if deal.at[n] == TALON]
    table.discards = [cards[n] for n in range(len(cards)) if deal.at[n] == DISCARDS]


# Pawns and options ------------------------------------------------------------------------------------------------


class Riches:
    """Pawns and options as a seat may imagine them.

    The stacks of the others are counted from 0 in the order in which all see them. Hidden pawns are dealt to places:
    first the stacks whose pawns the seat does not know, then craters that only others have looked into, then those that
    nobody has looked into.
    """

    holders: list[int]
    """Who holds each stack."""
    names: list[int]
    """The pawn of each stack in the state: a name for the stack, unless the seat knows it."""
    stacks: list[int]
    """The stacks whose pawns are hidden."""
    craters: list[int]
    """The craters that only others have looked into."""
    pawns: list[int]
    """The hidden pawns, in the order of their places."""
    options: list[int]
    """The options that are not the seat's own."""
    fits: list[int]
    """Where the seat thinks that each of them may be; stacks by their numbers."""
    room: list[int]
    ways: list[list[float]]
    """In how many ways each hidden stack can be made of what may lie in it, for each pawn."""
    loose: list[list[int]]
    """How many options of each kind may be in each hand."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.find_pawns()
        self.find_options()

    def find_pawns(self) -> None:
        """What is seen of pawns: stacks and craters."""
        table, seat = self.table, self.seat
        self.holders, self.names = [], []
        for other in range(table.seats):
            if other != seat:
                for pawn in table.rockets[other].stacks:
                    self.holders.append(other)
                    self.names.append(pawn)
        self.pawns = [pawn for pawn in range(PAWNS) if not table.pawn_knowers[pawn] >> seat & 1]
        self.stacks = [stack for stack in range(len(self.names)) if self.names[stack] in self.pawns]
        self.craters = [crater for crater in range(PAWNS) if table.craters[crater] in self.pawns]

    def find_options(self) -> None:
        """What is seen and remembered of options."""
        table = self.table
        mine = own_places(table, self.seat)
        memory = table.option_memory[self.seat]
        self.options = [option for option in range(OPTIONS) if not mine >> table.options[option] & 1]
        self.room = [0] * OPTION_PLACES
        for option in self.options:
            place = table.options[option]
            if UNDER_PAWN <= place < UNDER_PAWN + PAWNS:
                place = UNDER_PAWN + self.names.index(place - UNDER_PAWN)
            self.room[place] += 1
        by_number = memory[:]
        for stack in range(len(self.names)):
            by_number[UNDER_PAWN + stack] = memory[UNDER_PAWN + self.names[stack]]
        self.fits = places_of(by_number, self.options, self.room)
        self.ways = [self.count_ways(UNDER_PAWN + stack) for stack in self.stacks]
        self.loose = [self.count_kinds(LOOSE + other) for other in range(table.seats)] if self.stacks else []

    def count_kinds(self, place: int) -> list[int]:
        """How many options of each kind may lie in a place."""
        counts = [0] * (EXHAUSTED + 1)
        for number in range(len(self.options)):
            if self.fits[number] >> place & 1:
                counts[self.table.box.kinds[self.options[number]]] += 1
        return counts

    def count_ways(self, place: int) -> list[float]:
        """In how many ways a stack can be made of what may lie in it, for each pawn."""
        counts = self.count_kinds(place)
        return [falling(counts[pawn] + counts[EXHAUSTED], self.room[place]) for pawn in range(PAWNS)]

    def deal(self, dice: Dice) -> None:
        """Deal pawns and options, and put them on the table."""
        dice.shuffle(self.pawns)
        for _ in range(TRIES):
            if self.draw_stacks(dice):
                self.weigh_exchanges(dice)
                if self.deal_options(dice):
                    return
        self.search(0, dice)

    # How likely pawns are -----------------------------------------------------------------------------------------

    def weight(self) -> float:
        """In how many ways, about, options can lie as the pawns lie now."""
        weight = 1.0
        for number in range(len(self.stacks)):
            weight *= self.ways[number][self.pawns[number]]
        dealt = self.dealt()
        for other in range(self.table.seats):
            if other != self.seat and self.room[LOOSE + other] > 0:
                free = sum(self.loose[other])
                for stack in range(len(dealt)):
                    if self.holders[stack] == other:
                        free -= self.loose[other][dealt[stack]]
                weight *= falling(free, self.room[LOOSE + other])
        return weight

    def dealt(self) -> list[int]:
        """The pawn of each stack as the pawns lie now."""
        dealt = self.names[:]
        for number in range(len(self.stacks)):
            dealt[self.stacks[number]] = self.pawns[number]
        return dealt

    def draw_stacks(self, dice: Dice) -> bool:
        """Give each hidden stack a pawn that what lies under it allows; false at a dead end."""
        for number in range(len(self.stacks)):
            weights = [int(self.ways[number][self.pawns[place]]) for place in range(number, len(self.pawns))]
            total = sum(weights)
            if total == 0:
                return False
            ticket = dice.below(total)
            place = 0
            while ticket >= weights[place]:
                ticket -= weights[place]
                place += 1
            self.exchange(number, number + place)
        return True

    def exchange(self, one: int, two: int) -> None:
        """Let two hidden pawns change places."""
        self.pawns[one], self.pawns[two] = self.pawns[two], self.pawns[one]

    def weigh_exchanges(self, dice: Dice) -> None:
        """Let pawns change places, by how much likelier that makes what is seen."""
        count = len(self.stacks)
        if count == 0:
            return
        weight = self.weight()
        for _ in range(STEPS * count):
            one, two = dice.below(count), dice.below(len(self.pawns))
            self.exchange(one, two)
            other = self.weight()
            if dice.below(FINE) * weight < FINE * other:
                weight = other
            else:
                self.exchange(one, two)

    def search(self, number: int, dice: Dice) -> bool:
        """Go through all deals of pawns, in a random order, until one allows a deal of options."""
        if number == len(self.stacks):
            return self.deal_options(dice)
        for place in range(number, len(self.pawns)):
            self.exchange(number, place)
            if self.ways[number][self.pawns[number]] > 0 and self.search(number + 1, dice):
                return True
            self.exchange(number, place)
        return False

    # Options ------------------------------------------------------------------------------------------------------

    def deal_options(self, dice: Dice) -> bool:
        """Deal the options as the pawns lie now, and put both on the table; false if they do not fit."""
        dealt = self.dealt()
        barred = [0] * (EXHAUSTED + 1)
        for stack in range(len(dealt)):
            for kind in range(EXHAUSTED):
                if kind != dealt[stack]:
                    barred[kind] |= 1 << UNDER_PAWN + stack
            barred[dealt[stack]] |= 1 << LOOSE + self.holders[stack]
        fits: list[int] = []
        for number in range(len(self.options)):
            fits.append(self.fits[number] & ~barred[self.table.box.kinds[self.options[number]]])
        deal = Deal(fits, self.room)
        if not deal.deal(dice):
            return False
        for number in range(len(self.options)):
            place = deal.at[number]
            if UNDER_PAWN <= place < UNDER_PAWN + PAWNS:
                place = UNDER_PAWN + dealt[place - UNDER_PAWN]
            self.table.options[self.options[number]] = place
        memory = self.table.option_memory[self.seat]
        imagined = memory[:]
        for pawn in range(PAWNS):
            if self.table.pawns[pawn] != HELD + self.seat:
                imagined[UNDER_PAWN + pawn] = 0
        for stack in range(len(dealt)):
            imagined[UNDER_PAWN + dealt[stack]] = memory[UNDER_PAWN + self.names[stack]]
        self.table.option_memory[self.seat] = imagined
        self.place_pawns(dealt)
        return True

    def place_pawns(self, dealt: list[int]) -> None:
        """Put the pawns where they were dealt."""
        table = self.table
        places, knowers = table.pawns[:], table.pawn_knowers[:]
        for other in range(table.seats):
            if other != self.seat:
                table.rockets[other].stacks = [
                    dealt[stack] for stack in range(len(dealt)) if self.holders[stack] == other
                ]
        before = [self.names[stack] for stack in self.stacks] + [table.craters[crater] for crater in self.craters]
        for number in range(len(self.pawns)):
            pawn = self.pawns[number]
            if number < len(before):
                table.pawns[pawn] = places[before[number]]
                table.pawn_knowers[pawn] = knowers[before[number]]
            else:
                table.pawns[pawn] = UNSEEN
                table.pawn_knowers[pawn] = 0
        for number in range(len(self.craters)):
            table.craters[self.craters[number]] = self.pawns[len(self.stacks) + number]


def places_of(memory: list[int], things: list[int], room: list[int]) -> list[int]:
    """For each thing the places where it may be, one bit each, as far as something lies there."""
    fits = [0] * len(things)
    for place in range(len(room)):
        if room[place] > 0:
            bits = memory[place]
            for number in range(len(things)):
                if bits >> things[number] & 1:
                    fits[number] |= 1 << place
    return fits


def falling(count: int, drawn: int) -> float:
    """In how many ways so many can be drawn of some, one after another."""
    ways = 1.0
    for taken in range(drawn):
        ways *= max(0, count - taken)
    return ways
