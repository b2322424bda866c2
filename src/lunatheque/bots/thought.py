"""What a bot considered: the reasons of its decision, as figures and in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lunatheque.engine import Text

CLOSE = 3
"""Two actions whose chances differ by fewer hundredths than this are about as good as each other."""

CLEAR = 10
"""From this difference on, the better one is clearly better."""


@dataclass(frozen=True)
class Considered:
    """An action that a bot thought about: how good it looked (its chance to win, from 0 to 1), and how often tried."""

    action: int
    value: float
    visits: int

    @property
    def percent(self) -> int:
        """Its chance to win in hundredths."""
        return round(100 * self.value)


def explain(thoughts: Sequence[Considered], describe: Callable[[int], Text]) -> list[Text]:
    """The reasons of a decision in words: what was thought of, the chosen action first."""
    if not thoughts:
        return [Text("thought-forced")]
    best, *others = thoughts
    said = [Text("thought-best", {"action": describe(best.action), "percent": best.percent})]
    if others:
        second = max(others, key=lambda thought: thought.value)
        lead = best.percent - second.percent
        kind = "close" if lead < CLOSE else "clear" if lead >= CLEAR else "better"
        said.append(Text(f"thought-{kind}", {"action": describe(second.action), "percent": second.percent}))
    tries = sum(thought.visits for thought in thoughts)
    return [*said, Text("thought-tries", {"tries": tries, "actions": len(thoughts)})]
