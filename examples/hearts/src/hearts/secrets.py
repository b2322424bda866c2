"""Dealing cards that a player has not seen, so that they fit all that the player knows."""

from lunatheque.engine import Dice


def deal_unseen(cards: list[int], lacks: list[int], room: list[int], dice: Dice) -> list[list[int]]:
    """Deal `cards` at random to three seats that have `room` for them, but to none a card that it `lacks`.

    Cards that few seats can hold go first, each to a seat drawn in proportion to the room it has left. A seat that
    needs all the cards left that it can hold takes them: among three seats, nothing else leads to a dead end.
    """
    hands: list[list[int]] = [[] for _ in room]
    left = room[:]
    fitting = [0 for _ in room]
    order: list[list[int]] = [[] for _ in range(len(room) + 1)]
    for card in sorted(cards):
        seats = [seat for seat in range(len(room)) if room[seat] and not lacks[seat] >> card & 1]
        for seat in seats:
            fitting[seat] += 1
        order[len(seats)].append(card)
    for some in order:
        for card in some:
            seats = [seat for seat in range(len(room)) if left[seat] and not lacks[seat] >> card & 1]
            ticket = dice.below(sum([left[seat] for seat in seats]))
            taker = -1
            for seat in seats:
                if left[seat] == fitting[seat] or (taker < 0 and ticket < left[seat]):
                    taker = seat
                ticket -= left[seat]
                fitting[seat] -= 1
            left[taker] -= 1
            hands[taker].append(card)
    return hands
