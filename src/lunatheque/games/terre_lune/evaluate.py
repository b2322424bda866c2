"""What a position is worth, for bots: the points that each player can expect, and what that makes of the chances."""

from math import exp
from typing import Final

from lunatheque.engine import share_victory

from .holdings import hand_place
from .landing import bonus, flying_seats
from .scoring import pawn_points, rank, score
from .table import A_DEFI, NO_FIGHT, Table
from .things import EXHAUSTED, HELD, MOON, OPTIONS, PAWNS, RANKS, TAKE, UNSEEN, colour_of, molab

# Everything is measured in points. The figures were chosen by play between bots.
SPREAD: Final = 130.0
"""How many points make one player clearly the favourite."""
FINDS: Final = (0.75, 0.6, 0.45, 0.3, 0.2, 0.1, 0.05, 0.0)
"""How likely the pawns of one's kinds of options are found on a trip to the Moon, the dearest kind first."""
KNOWN: Final = 0.92
"""How likely a pawn is brought home whose crater one knows, while one is on the Moon."""
LEFT_BEHIND: Final = 0.08
"""What an option is still worth whose pawn stayed on the Moon."""
SAFE: Final = 0.93
"""How likely what one holds comes home."""
BARE_PAWN: Final = 12.0
"""A pawn without options: one may still draw some, and nobody else gets it."""
CRASH: Final = 45.0
PACE: Final = 5.0
"""How many steps behind still leave a good chance to be home first."""
TURN: Final = 4.0
"""How many steps a turn is worth."""
PRIZE: Final = 48.0
"""What an option of a prize is worth, on average."""
CARD: Final = 2.5
"""What a sure trick in the hand is worth outside a fight."""
TRUMPS: Final = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.35)
OTHERS: Final = (0.8, 0.5, 0.25, 0.12, 0.05, 0.0, 0.0, 0.0)


def outlook(table: Table) -> list[float]:
    """How likely each seat is to win, as far as a quick look can tell."""
    if table.homing and flying_seats(table) == 1:
        return last_return(table)
    ways = [way_home(table, seat) for seat in range(table.seats)]
    values = [0.0] * table.seats
    for seat in range(table.seats):
        if table.rockets[seat].fell == 0:
            values[seat] = held_worth(table, seat) + hopes(table, seat, ways) + hand_worth(table, seat)
            values[seat] -= CRASH * table.rockets[seat].crashes
    add_bonuses(table, ways, values)
    if table.fight.kind != NO_FIGHT:
        add_fight(table, values)
    best = max([values[seat] for seat in range(table.seats) if table.rockets[seat].fell == 0])
    weights = [0.0] * table.seats
    total = 0.0
    for seat in range(table.seats):
        if table.rockets[seat].fell == 0:
            weights[seat] = exp((values[seat] - best) / SPREAD)
            total += weights[seat]
    return [weight / total for weight in weights]


def last_return(table: Table) -> list[float]:
    """The result when all others are home: the last one brings what it holds, and nothing can change that."""
    scores = score(table)
    if table.landings == 1:
        for seat in range(table.seats):
            if table.rockets[seat].flying:
                scores[seat] += table.box.bonuses[1]
    return share_victory(rank(table, scores))


def way_home(table: Table, seat: int) -> float:
    """How many steps a rocket still has to fly, and what keeps it meanwhile."""
    rocket = table.rockets[seat]
    board = table.box.board
    way = float(board.from_earth[rocket.node]) + min(rocket.wake, 6)
    if table.homing or rocket.landed:
        return way + TURN if rocket.node == MOON and not table.homing else way
    return way + 2.0 * board.to_moon[rocket.node] + 3 * TURN


def held_worth(table: Table, seat: int) -> float:
    """Pawns with the options under them."""
    worth = 0.0
    for pawn in table.rockets[seat].stacks:
        points = pawn_points(table, pawn)
        worth += SAFE * points if points else (0.0 if table.homing else BARE_PAWN)
    return worth


def hopes(table: Table, seat: int, ways: list[float]) -> float:
    """What loose options may still bring: their pawns must be found on the Moon."""
    if table.homing:
        return 0.0
    rocket = table.rockets[seat]
    hand = hand_place(table, seat)
    sure = 0.0
    sums = [0.0] * PAWNS
    for option in range(OPTIONS):
        kind = table.box.kinds[option]
        if table.options[option] == hand and kind != EXHAUSTED:
            place = table.pawns[kind]
            if place < HELD or place == UNSEEN:
                sums[kind] += table.box.points[kind]
            elif place == HELD + seat:  # it is being sorted
                sure += SAFE * table.box.points[kind]
    if rocket.node == MOON:
        return sure + hopes_on_moon(table, seat, sums)
    if rocket.landed:
        return sure + LEFT_BEHIND * sum(sums)
    # On the way out: the dearest kinds first, as far as nobody is home before.
    rival = min([ways[other] for other in range(table.seats) if other != seat and table.rockets[other].fell == 0])
    lead = rival - table.box.board.to_moon[rocket.node] - min(rocket.wake, 6) - TURN
    hope = 0.0
    for place, points in enumerate(sorted(sums, reverse=True)):
        hope += FINDS[place] * points
    return sure + hope / (1.0 + exp(-lead / PACE))


def hopes_on_moon(table: Table, seat: int, sums: list[float]) -> float:
    """On the Moon: pawns that one has looked at are nearly safe, others are found with some luck."""
    unknown = 0
    for pawn in range(PAWNS):
        place = table.pawns[pawn]
        if (place < HELD or place == UNSEEN) and not table.pawn_knowers[pawn] >> seat & 1:
            unknown += 1
    chance = 1.0 / (1.0 + 0.12 * unknown)
    hope = 0.0
    for pawn in range(PAWNS):
        if sums[pawn] > 0.0:
            known = table.pawn_knowers[pawn] >> seat & 1
            taking = table.phase == TAKE and table.turn == seat and table.craters[table.crater] == pawn
            hope += sums[pawn] * (1.0 if taking else KNOWN if known else chance)
    return hope


def add_bonuses(table: Table, ways: list[float], values: list[float]) -> None:
    """What landing first and second may bring, by how far each still has to fly."""
    racing = [seat for seat in range(table.seats) if table.rockets[seat].flying]
    for seat in range(table.seats):
        values[seat] += bonus(table, seat)
    if not racing or table.landings > 1:
        return
    nearest = min([ways[seat] for seat in racing])
    odds = [0.0] * table.seats
    total = 0.0
    for seat in racing:
        odds[seat] = exp((nearest - ways[seat]) / PACE)
        total += odds[seat]
    first = table.box.bonuses[0] if table.landings == 0 else table.box.bonuses[1]
    for seat in racing:
        share = odds[seat] / total
        values[seat] += share * first
        if table.landings == 0:
            second = 0.0
            for other in racing:
                if other != seat:
                    second += odds[other] / total * odds[seat] / (total - odds[other])
            values[seat] += second * table.box.bonuses[1]


def hand_worth(table: Table, seat: int) -> float:
    """What a good hand is worth in a fight to come."""
    if table.homing or table.fight.kind != NO_FIGHT:
        return 0.0
    return CARD * tricks_in_hand(table, seat, colour_with_most(table, seat))


def colour_with_most(table: Table, seat: int) -> int:
    """The colour that a player would choose as trump."""
    counts = [0] * 4
    for card in table.rockets[seat].hand:
        counts[colour_of(card)] += RANKS + 4 - card % RANKS
    return counts.index(max(counts))


def tricks_in_hand(table: Table, seat: int, trump: int) -> float:
    """How many tricks a hand may win."""
    tricks = 0.0
    for card in table.rockets[seat].hand:
        tricks += TRUMPS[card % RANKS] if colour_of(card) == trump else OTHERS[card % RANKS]
    return tricks


def add_fight(table: Table, values: list[float]) -> None:
    """What the fight that is going on may bring: tricks won and cards left tell who is likely to win it."""
    fight = table.fight
    chances: list[float] = []
    for place, seat in enumerate(fight.players):
        tricks = fight.won[place] + tricks_in_hand(table, seat, fight.trump)
        if fight.winner != -1:
            tricks = 9.0 if seat == fight.winner else 0.0
        chances.append(exp(1.3 * tricks))
    total = sum(chances)
    for place, seat in enumerate(fight.players):
        chance = chances[place] / total
        cards = fight.played[place] + table.rockets[seat].hand
        own = molab(table.rockets[seat].colour) in cards
        if fight.kind == A_DEFI:
            prize = len(fight.players) + (2 if own else 0) + (1 if molab(fight.trump) in cards else 0)
            values[seat] += chance * PRIZE * prize
        else:
            other = fight.players[1 - place]
            stake = stack_stake(table, other, 3 if own else 2)
            values[seat] += chance * stake
            values[other] -= chance * stake


def stack_stake(table: Table, seat: int, count: int) -> float:
    """What the best stacks of a player are worth, roughly, to whoever picks some."""
    points = [float(pawn_points(table, pawn)) for pawn in table.rockets[seat].stacks]
    points.sort(reverse=True)
    left = min(count, len(points))
    return sum(points) * left / len(points) if points else 0.0
