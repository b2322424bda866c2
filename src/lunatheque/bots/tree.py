"""The tree of a search, and one simulation through it: kept in the compiled core.

Information-set Monte-Carlo tree search, open loop: every simulation begins in another world that the searching seat
thinks possible, with other luck. An edge is an action of a seat; only those that are legal in the world at hand can be
chosen, and each counts how often it could have been.
"""

import math
from typing import Final

from lunatheque.engine import Dice, State

SEATS: Final = 16
"""More seats than any game has: an action and its seat make one key."""

TO_THE_END: Final = -1
"""A rollout of this length plays until the game is over."""


class Node:
    """A point that simulations come through: what can be chosen there, in whatever world."""

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}


class Edge:
    """An action of a seat, and what came of it."""

    def __init__(self, seat: int, action: int, prior: float) -> None:
        self.seat = seat
        self.action = action
        self.prior = prior
        """What a first look says that it is worth to its seat."""
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.node = Node()

    def value(self) -> float:
        """What it is worth to its seat, on average."""
        return self.total / self.visits if self.visits else self.prior


class Manner:
    """How a search goes about it."""

    def __init__(self, looking: bool = True, rollout: int = 0, curiosity: float = 0.5, trust: float = 2.0) -> None:
        self.looking = looking
        """Whether each new action is looked at with the game's outlook before it is tried."""
        self.rollout = rollout
        """How many random decisions follow before the outlook is asked."""
        self.curiosity = curiosity
        """How much is tried that has been tried little."""
        self.trust = trust
        """How many visits the first look is worth."""


def simulate(root: Node, world: State, seat: int, dice: Dice, manner: Manner) -> None:
    """Play once through the tree, from a world that `seat` thinks possible, and remember what came of it."""
    path: list[Edge] = []
    node = root
    while not world.over:
        actors = world.actors()
        actor = actors[0]
        if len(actors) > 1 and seat in actors:
            actor = seat
        legal = world.legal(actor)
        if len(legal) == 1:
            world.apply(actor, legal[0], dice)
            continue
        if len(actors) > 1 and actor != seat:
            # Others decide at the same time without knowing what is decided here: below the tree's choice, not in it.
            world.apply(actor, legal[dice.below(len(legal))], dice)
            continue
        edge = choose(node, world, actor, legal, dice, manner)
        world.apply(actor, edge.action, dice)
        path.append(edge)
        node = edge.node
        if edge.visits == 0:
            break
    roll_out(world, dice, manner.rollout)
    values = world.outlook()
    for edge in path:
        edge.visits += 1
        edge.total += values[edge.seat]


def choose(node: Node, world: State, actor: int, legal: list[int], dice: Dice, manner: Manner) -> Edge:
    """The most promising of the legal actions: well tried and good, or little tried."""
    best: Edge | None = None
    highest = -1.0
    luck = -1
    for action in legal:
        key = action * SEATS + actor
        edge = node.edges.get(key)
        if edge is None:
            prior = 0.0
            if manner.looking:
                if luck < 0:
                    luck = dice.word()
                prior = look(world, actor, action, luck)
            edge = Edge(actor, action, prior)
            node.edges[key] = edge
        edge.available += 1
        promise = promising(edge, manner)
        if not manner.looking and edge.visits == 0:
            promise = 1000.0 + dice.below(1024)
        if promise > highest:
            highest = promise
            best = edge
    assert best is not None
    return best


def promising(edge: Edge, manner: Manner) -> float:
    """The upper confidence bound of an edge; the first look counts like a few visits."""
    weight = edge.visits + manner.trust
    mean = (edge.total + manner.trust * edge.prior) / weight if manner.looking else edge.value()
    return mean + manner.curiosity * math.sqrt(math.log(edge.available + 1.0) / (edge.visits + 1.0))


def look(world: State, actor: int, action: int, luck: int) -> float:
    """What an action is worth to its seat at a first look."""
    trial = world.copy()
    trial.apply(actor, action, Dice(luck))
    return trial.outlook()[actor]


def roll_out(world: State, dice: Dice, length: int) -> None:
    """Random decisions, as many as `length` says or until the game is over."""
    while not world.over and length != 0:
        actor = world.actors()[0]
        legal = world.legal(actor)
        world.apply(actor, legal[dice.below(len(legal))], dice)
        length -= 1
