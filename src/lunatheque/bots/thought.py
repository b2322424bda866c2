"""What a bot considered: the reasons of its decision."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Considered:
    """An action that a bot thought about: how good it looked (its chance to win, from 0 to 1), and how often tried."""

    action: int
    value: float
    visits: int
