"""What players agreed on before a match."""

from .kinds import MOST_PLAYERS, ROUNDS


class Agreement:
    """The options of a match, shared by all its states."""

    def __init__(self, options: dict[str, str], seats: int) -> None:
        self.options = options
        wanted = {"alone": 1 if seats == 1 else 0, "one": 1, "two": 2, "three": 3}[options["lunas"]]
        self.lunas = min(wanted, MOST_PLAYERS - seats)
        self.level = int(options["level"])
        self.drawn_tracks = options["tracks"] == "drawn"
        self.rounds = 4 if options["length"] == "short" else ROUNDS
        self.mover_paid = options["threshold"] == "all"
        self.best_share_only = options["luna-share"] == "best"
