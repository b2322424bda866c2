"""Ranks: who stands before whom when a match is over."""


def rank_by(worths: list[int]) -> list[int]:
    """The rank of each seat by what it is worth, 1 for the most; equal worth shares a rank."""
    return [1 + sum([1 for other in worths if other > mine]) for mine in worths]


def share_victory(ranks: list[int]) -> list[float]:
    """A finished match as chances to win: the winners share it."""
    winners = ranks.count(1)
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
