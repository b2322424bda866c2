"""The Défi and the ambush: who must come, five tricks with a trump, and what the winner takes."""

from typing import Final

from lunatheque.engine import Chance

from .cards import deal
from .flight import stand_at
from .holdings import draw_options, pile_size, win_stacks
from .memory import remember_lack, show
from .table import A_DEFI, AN_AMBUSH, PEACE, Fight, Table
from .telling import card_text, colour_text, motion, player_text, station_text, tell, tell_shown
from .things import HAND, MOON, PICK, PLAYED, S1, SORT, TRICK, colour_of, molab

OWN_MOLAB: Final = 2
"""Options that the MOLAB of one's own rocket adds to the prize of a Défi."""
TRUMP_MOLAB: Final = 1
STACKS_WON: Final = 2
"""How many stacks an ambush wins; one more with the MOLAB of one's own rocket."""


def followers(table: Table, seat: int, station: int) -> list[int]:
    """The rockets behind a challenger that a Défi brings to the station, clockwise."""
    height = table.box.board.from_earth[S1 + station]
    found: list[int] = []
    for step in range(1, table.seats):
        other = (seat + step) % table.seats
        rocket = table.rockets[other]
        behind = table.box.board.from_earth[rocket.node] < height
        if behind and rocket.flying and not rocket.landed and not rocket.wake:
            found.append(other)
    return found


def can_challenge(table: Table, seat: int, station: int) -> bool:
    """Whether a player who has come to a station may call a Défi there."""
    if table.rockets[seat].landed or pile_size(table, station) == 0:
        return False
    return len(followers(table, seat, station)) > 0


def can_ambush(table: Table, seat: int, victim: int, station: int) -> bool:
    """Whether a player who has come to a station may ambush another there."""
    rocket = table.rockets[victim]
    if victim == seat or not rocket.flying or not rocket.landed or rocket.wake or not rocket.stacks:
        return False
    distance = table.box.board.from_earth
    return rocket.node != MOON and distance[rocket.node] >= distance[S1 + station]


def begin(table: Table, kind: int, players: list[int], station: int, trump: int) -> None:
    """Bring everybody to the station; the challenger leads to the first trick."""
    fight = Fight()
    fight.kind = kind
    fight.station = station
    fight.players = players
    fight.trump = trump
    fight.leader = players[0]
    fight.won = [0] * len(players)
    fight.latest = [0] * len(players)
    fight.played = [[] for _ in players]
    table.fight = fight
    if table.events is not None:
        where, colour = station_text(station), colour_text(trump)
        if kind == A_DEFI:
            tell(table, "event-defi", players[0], station=where, trump=colour)
        else:
            tell(table, "event-ambush", players[0], other=player_text(players[1]), station=where, trump=colour)
    for other in players[1:]:
        if not table.at(other, S1 + station):
            stand_at(table, other, S1 + station)
            if table.events is not None:
                tell(table, "event-summoned", other, motion(other), station=station_text(station))
        table.rockets[other].station = station
    table.phase = TRICK
    table.actor = players[0]


def challenge(table: Table, seat: int, trump: int) -> None:
    """Call a Défi."""
    station = table.rockets[seat].station
    begin(table, A_DEFI, [seat, *followers(table, seat, station)], station, trump)


def ambush(table: Table, seat: int, victim: int, trump: int) -> None:
    """Ambush another player."""
    begin(table, AN_AMBUSH, [seat, victim], table.rockets[seat].station, trump)


# Tricks -----------------------------------------------------------------------------------------------------------


def playable(table: Table, seat: int) -> list[int]:
    """The cards that a player may play: those of the colour led, all of them where there is none."""
    hand = table.rockets[seat].hand
    trick = table.fight.trick
    if trick:
        led = colour_of(trick[0])
        cards = [card for card in hand if colour_of(card) == led]
        if cards:
            return cards
    return hand[:]


def play_card(table: Table, seat: int, card: int, chance: Chance) -> bool:
    """Play a card; whether the whole fight is over by it."""
    fight = table.fight
    rocket = table.rockets[seat]
    place = fight.players.index(seat)
    if fight.trick and colour_of(card) != colour_of(fight.trick[0]):
        remember_lack(table, seat, colour_of(fight.trick[0]))
    rocket.hand.remove(card)
    show(table.card_memory, [card], PLAYED)
    fight.trick.append(card)
    fight.played[place].append(card)
    if table.events is not None:
        tell_shown(table, "event-plays", seat, card=card_text(card))
    if len(fight.trick) < len(fight.players):
        table.actor = fight.players[(place + 1) % len(fight.players)]
        return False
    return end_trick(table, chance)


def best_card(trick: list[int], trump: int) -> int:
    """Which card of a trick wins it, counted from the leader's."""
    best = 0
    for place in range(1, len(trick)):
        card, so_far = trick[place], trick[best]
        if colour_of(card) == colour_of(so_far):
            if card < so_far:
                best = place
        elif colour_of(card) == trump:
            best = place
    return best


def end_trick(table: Table, chance: Chance) -> bool:
    """Give the trick to the highest card; after the fifth, end the fight."""
    fight = table.fight
    first = fight.players.index(fight.leader)
    place = (first + best_card(fight.trick, fight.trump)) % len(fight.players)
    fight.leader = fight.players[place]
    fight.trick = []
    fight.won[place] += 1
    fight.latest[place] = sum(fight.won)
    if table.events is not None:
        tell(table, "event-wins-trick", fight.leader, count=fight.won[place])
    table.actor = fight.leader
    if sum(fight.won) < HAND:
        return False
    best = 0
    for other in range(1, len(fight.players)):
        more = fight.won[other] - fight.won[best]
        if more > 0 or (more == 0 and fight.latest[other] < fight.latest[best]):
            best = other
    fight.winner = fight.players[best]
    return end_defi(table, best, chance) if fight.kind == A_DEFI else end_ambush(table, best)


def end_defi(table: Table, best: int, chance: Chance) -> bool:
    """The winner takes an option for each player, and more for MOLABs among the five cards; whether that is all."""
    fight = table.fight
    cards = fight.played[best]
    prize = len(fight.players)
    if molab(table.rockets[fight.winner].colour) in cards:
        prize += OWN_MOLAB
    if molab(fight.trump) in cards:
        prize += TRUMP_MOLAB
    if table.events is not None:
        tell(table, "event-wins-defi", fight.winner, count=prize)
    draw_options(table, fight.winner, fight.station, prize, chance)
    return table.phase != SORT


def end_ambush(table: Table, best: int) -> bool:
    """The winner may choose two stacks of the loser, three with the own MOLAB; whether that is all."""
    fight = table.fight
    loser = table.rockets[fight.loser()]
    fight.picks = STACKS_WON
    if molab(table.rockets[fight.winner].colour) in fight.played[best]:
        fight.picks += 1
    if table.events is not None:
        tell(table, "event-wins-ambush", fight.winner, count=fight.picks)
    if fight.picks >= len(loser.stacks):
        fight.picks = 0
        win_stacks(table, fight.winner, fight.loser(), loser.stacks[:])
        return table.phase != SORT
    table.phase = PICK
    table.actor = fight.winner
    return False


def pick(table: Table, number: int) -> bool:
    """Choose a stack of the loser by its number from 0; whether that is all.

    All are chosen before the winner looks at any.
    """
    fight = table.fight
    fight.picked.append(number)
    if table.events is not None:
        tell(table, "event-picks", fight.winner, stack=number + 1)
    if len(fight.picked) < fight.picks:
        return False
    stacks = table.rockets[fight.loser()].stacks
    win_stacks(table, fight.winner, fight.loser(), [stacks[place] for place in fight.picked])
    return table.phase != SORT


def end_fight(table: Table, chance: Chance) -> None:
    """All cards are gathered and dealt anew."""
    table.fight = PEACE
    deal(table, chance)
