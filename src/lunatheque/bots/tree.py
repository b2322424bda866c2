"""The tree of a search, and one simulation through it: kept in the compiled core.

Information-set Monte-Carlo tree search, open loop: simulations begin in worlds that the searching seat thinks possible,
with other luck in each. An edge is an action of a seat; only those that are legal in the world at hand can be
chosen, and each counts how often it could have been.

Where several seats decide at once, each begins at the point where all of them meet and goes on from its own choices, so
that nobody knows what the others choose in the same simulation; the tree goes on from what the last of them chose.
"""

import math
from typing import Final

from lunatheque.engine import Chance, Dice, State, StateBase

SEATS: Final = 16
"""More seats than any game has: an action and its seat make one key."""

TO_THE_END: Final = -1
"""A rollout of this length plays until the game is over, or until its stage is."""

ALL: Final = -1
"""So many looks: every action is looked at."""

LEAST: Final = 0.02
"""However little the values of simulations differ, curiosity is measured by at least this."""


class Foreign(StateBase):
    """A state of a class that does not inherit from `StateBase`."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.over = state.over

    def actors(self) -> list[int]:
        """The seats that must decide now."""
        return self.state.actors()

    def legal(self, seat: int) -> list[int]:
        """The actions that `seat` can choose from now."""
        return self.state.legal(seat)

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        """Play a legal action of `seat`, up to the next decision."""
        self.state.apply(seat, action, chance)
        self.over = self.state.over

    def copy(self) -> "Foreign":
        """An independent state."""
        return Foreign(self.state.copy())

    def outlook(self) -> list[float]:
        """How likely each seat is to win, as far as a quick look can tell."""
        return self.state.outlook()


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
        self.beyond: Node | None = None

    @property
    def node(self) -> Node:
        """The point that it leads to, made when a simulation first comes there: most never do."""
        if self.beyond is None:
            self.beyond = Node()
        return self.beyond

    def value(self) -> float:
        """What it is worth to its seat, on average."""
        return self.total / self.visits if self.visits else self.prior


class Manner:
    """How a search goes about it."""

    def __init__(
        self,
        looking: bool = True,
        rollout: int | None = None,
        looks: int | None = None,
        curiosity: float = 1.0,
        trust: float = 2.0,
    ) -> None:
        self.looking = looking
        """Whether each new action is looked at with the game's outlook before it is tried."""
        self.rollout = rollout
        """How many decisions follow a new action before the outlook is asked; `None`: as many as suits the game."""
        self.looks = looks
        """How many actions each of them looks at, to play the best; 1: any; `None`: as many as suits the game."""
        self.curiosity = curiosity
        """How much is tried that has been tried little, measured by how much the values of simulations differ."""
        self.trust = trust
        """How many visits the first look is worth."""


class Tree:
    """What a seat found out about a position by playing it on in thought."""

    def __init__(
        self, root: Node, seat: int, manner: Manner, staged: bool = False, rollout: int = 0, looks: int = 1
    ) -> None:
        self.root = root
        self.seat = seat
        self.manner = manner
        self.staged = staged
        """Whether the match has stages (`stage` changes where one ends): every simulation goes just so far.

        If some ended a stage and others did not, they would be compared by how the outlook leaps there.
        """
        self.rollout = TO_THE_END if staged else rollout if manner.rollout is None else manner.rollout
        self.looks = looks if manner.looks is None else manner.looks
        self.luck = Dice(0)
        """That of the first look under way: the same for all actions of a point."""
        self.simulations = 0
        self.sum = 0.0
        self.squares = 0.0
        self.curiosity = manner.curiosity * LEAST
        self.trust = manner.trust if manner.looking else 0.0

    def run(self, state: State, dice: Dice) -> None:
        """Play once through the tree from a world that the seat thinks possible, which is used up."""
        path, values = self.simulate(state if isinstance(state, StateBase) else Foreign(state), dice)
        self.remember(path, values)

    def compare(self, state: State, rivals: list[Edge], word: int) -> list[float]:
        """Play once with each of several first actions, in the same world and with the same luck: what came of each.

        It is remembered when all are through: whoever decides at the same time meets each in the same way.
        """
        world = state if isinstance(state, StateBase) else Foreign(state)
        lines = [self.simulate(world.copy(), Dice(word), edge) for edge in rivals]
        for path, values in lines:
            self.remember(path, values)
        return [values[self.seat] for _, values in lines]

    def simulate(self, world: StateBase, dice: Dice, first: Edge | None = None) -> tuple[list[Edge], list[float]]:
        """Play once through the tree, with a first action if one is given: what was chosen, and what came of it."""
        path: list[Edge] = []
        stage = stage_of(world) if self.staged else 0
        edge: Edge | None = None
        node = self.root
        meeting: Node | None = None
        before = -1
        while not self.ended(world, stage):
            actors = world.actors()
            actor = actors[0]
            if len(actors) > 1:
                if actor == self.seat:
                    actor = actors[1]  # the searching seat last, so that the tree goes on from what it chose
                if meeting is None:
                    meeting = node
            if meeting is not None:
                if actor != before:
                    node = meeting
                if len(actors) == 1:
                    meeting = None
            before = actor
            legal = world.legal(actor)
            edge = None
            action = legal[0]
            if len(legal) > 1:
                if first is not None and actor == self.seat:
                    edge, first = first, None
                else:
                    edge = self.choose(node, world, actor, legal, dice)
                action = edge.action
                path.append(edge)
                if edge.visits > 0 or meeting is not None:
                    node = edge.node
            world.apply(actor, action, dice)
            if edge is not None and edge.visits == 0 and meeting is None:
                break
        length = self.rollout
        while length != 0 and not self.ended(world, stage):
            self.play_on(world, dice)
            length -= 1
        return path, world.outlook()

    def ended(self, world: StateBase, stage: int) -> bool:
        """Whether a simulation that began in a stage goes no farther."""
        return world.over or (self.staged and stage_of(world) != stage)

    def play_on(self, world: StateBase, dice: Dice) -> None:
        """A decision of a rollout: the best at a first look of a few actions, or any."""
        if self.looks == 1:
            play_any(world, dice)
            return
        actor = world.actors()[0]
        legal = world.legal(actor)
        many = len(legal)
        best = legal[0]
        if many > 1:
            tries = many if self.looks == ALL else min(self.looks, many)
            start = dice.below(many)
            luck = Dice(dice.word())
            highest = -1.0
            for number in range(tries):  # spread over the list, where neighbours are of a kind
                action = legal[(start + number * many // tries) % many]
                self.luck.follow(luck)
                value = look(world, actor, action, self.luck)
                if value > highest:
                    highest = value
                    best = action
        world.apply(actor, best, dice)

    def remember(self, path: list[Edge], values: list[float]) -> None:
        """Note what came of a simulation, on its path and for the spread of values."""
        for edge in path:
            edge.visits += 1
            edge.total += values[edge.seat]
        value = values[self.seat]
        self.simulations += 1
        self.sum += value
        self.squares += value * value
        mean = self.sum / self.simulations
        variance = self.squares / self.simulations - mean * mean
        self.curiosity = self.manner.curiosity * (math.sqrt(variance) if variance > LEAST * LEAST else LEAST)

    def choose(self, node: Node, world: StateBase, actor: int, legal: list[int], dice: Dice) -> Edge:
        """The most promising of the legal actions: well tried and good, or little tried."""
        manner = self.manner
        best: Edge | None = None
        highest = -1.0
        luck: Dice | None = None
        for action in legal:
            key = action * SEATS + actor
            edge = node.edges.get(key)
            if edge is None:
                prior = 0.0
                if manner.looking:
                    if luck is None:
                        luck = Dice(dice.word())
                    self.luck.follow(luck)
                    prior = look(world, actor, action, self.luck)
                edge = Edge(actor, action, prior)
                node.edges[key] = edge
            edge.available += 1
            fresh = edge.visits == 0 and not manner.looking
            promise = 1000.0 + dice.below(1024) if fresh else self.promise(edge)
            if promise > highest:
                highest = promise
                best = edge
        assert best is not None
        return best

    def promise(self, edge: Edge) -> float:
        """The upper confidence bound of an edge."""
        return self.mean(edge) + self.curiosity * math.sqrt(math.log(edge.available + 1.0) / (edge.visits + 1.0))

    def mean(self, edge: Edge) -> float:
        """What an edge is worth to its seat; the first look counts like a few visits."""
        weight = edge.visits + self.trust
        return (edge.total + self.trust * edge.prior) / weight if weight > 0.0 else 0.0


def look(world: StateBase, actor: int, action: int, luck: Dice) -> float:
    """What an action is worth to its seat at a first look."""
    trial = world.copy()
    trial.apply(actor, action, luck)
    return trial.outlook()[actor]


def stage_of(world: StateBase) -> int:
    """The stage of the match, in a game that has stages."""
    stage: int = getattr(world.state if isinstance(world, Foreign) else world, "stage", 0)
    return stage


def play_any(world: StateBase, dice: Dice) -> None:
    """A random decision."""
    actor = world.actors()[0]
    legal = world.legal(actor)
    world.apply(actor, legal[dice.below(len(legal))], dice)
