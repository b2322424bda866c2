"""The greedy bot: one step of look-ahead with the game's own outlook."""

from typing import Any

from lunatheque.engine import Dice, Knowledge

from .thought import Considered

WORLDS = 4
"""In how many worlds that look alike to its seat each action is tried."""


class Greedy:
    """Tries each action in a few worlds that its seat cannot tell apart, and takes the one with the best outlook."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.thoughts: list[Considered] = []

    def choose(self, known: Knowledge[Any]) -> int:
        """The action with the best outlook; equal ones are equally likely."""
        self.thoughts = []
        if len(known.legal) == 1:
            return known.legal[0]
        outlooks = self.compare(known)
        best = max(outlooks)
        self.thoughts = [Considered(action, value, WORLDS) for action, value in zip(known.legal, outlooks, strict=True)]
        equal = [action for action, value in zip(known.legal, outlooks, strict=True) if value == best]
        return equal[self.dice.below(len(equal))]

    def compare(self, known: Knowledge[Any]) -> list[float]:
        """The outlook of each legal action, on average over the same worlds and the same luck."""
        outlooks = [0.0] * len(known.legal)
        for _ in range(WORLDS):
            world = known.sample(self.dice)
            luck = self.dice.word()
            for index, action in enumerate(known.legal):
                trial = world.copy()
                trial.apply(known.seat, action, Dice(luck))
                outlooks[index] += trial.outlook()[known.seat] / WORLDS
        return outlooks

    def considered(self) -> list[Considered]:
        """What was considered for the last decision, the best first."""
        return sorted(self.thoughts, key=lambda thought: -thought.value)
