"""The contents of the box as lists indexed by small integers, shared by all states played with it."""


class Box:
    """Skymines as a component pack describes it; `components.py` reads it."""

    def __init__(self, hash: str) -> None:
        self.hash = hash
        self.names: dict[str, dict[str, str]] = {}

        # Markers and the two tracks of a player board.
        self.outposts = 0
        self.rounds = 0
        self.money = 0
        """What everybody begins with."""
        self.markers = 0
        """The most bonus markers that anybody has."""
        self.markers_two = 0
        self.markers_more = 0
        """Bonus markers at the start, with two players and with more."""
        self.slot_tank = 0
        self.slot_research = 0
        """The steps that switch on slots A and E."""
        self.tank_last = 0
        self.research_last = 0
        self.tank_values: list[int] = []
        self.research_values: list[int] = []
        """What each step is worth in the end."""
        self.flip = 0
        """What it costs to turn a plan face down."""
        self.oust = 0
        self.beyond = 0
        """Crypcoins for each step beyond the end of a track."""
        self.lost_marker = 0
        """Crypcoins for a bonus marker that there is none of any more."""
        self.round_coins: list[list[int]] = []
        """By number of players from 2 on: the coins on each round space."""

        # Companies.
        self.sides: list[str] = []
        self.icons: list[list[int]] = []
        """The coin icons of each column, `company * 3 + column`."""
        self.coins: list[list[int]] = []
        """The coins that a column shows, by its number (see `kinds.FINAL`)."""

        # The Moon, sectors from 1 to 37.
        self.sector_x: list[int] = []
        self.sector_y: list[int] = []
        self.near: list[list[int]] = []
        self.borders: list[list[int]] = []
        """The neighbours of each sector, and what each border costs."""
        self.docks: list[list[int]] = []
        """The sectors beside the station of each company."""
        self.dock_costs: list[list[int]] = []
        """What entering a sector from the station costs, 0 where they do not touch."""
        self.sector_gains: list[list[int]] = []

        # Company tracks.
        self.track_last: list[int] = []
        self.share_spaces: list[list[int]] = []
        self.shares: list[list[int]] = []
        """How many shares each space stands for."""
        self.barriers: list[list[int]] = []
        """What it costs to leave each space forward."""
        self.threshold_spaces: list[int] = []
        self.threshold_money: list[int] = []
        self.perks: list[int] = []
        """`track * 2` and the next: the space beyond each threshold, what it pays, and what it unlocks."""
        self.perk_spots: list[bool] = []
        self.perk_costs: list[int] = []
        self.perk_gains: list[list[int]] = []

        # Cards, starting cards, tiles.
        self.letters: list[int] = []
        """The letter on the back of each action card, as a number."""
        self.elements: list[int] = []
        self.values: list[int] = []
        self.costs: list[int] = []
        self.resales: list[int] = []
        self.card_shares: list[int] = []
        self.surcharges: list[int] = []

        # Research.
        self.plan_costs: list[int] = []
        """In research points: A, B, C, special."""
        self.plan_needs: list[list[int]] = []
        self.plan_gains: list[list[int]] = []
        """Kind and amount, one after another."""

        # Starting tokens and bonus spaces.
        self.token_rests: list[list[int]] = []
        self.token_gains: list[list[int]] = []
        self.spot_counts: list[int] = []
        self.spot_rows: list[int] = []
        self.spot_columns: list[int] = []
        self.spot_costs: list[int] = []
        self.spot_gains: list[list[int]] = []
        self.tile_spots: list[int] = []
        """The bonus space that brings each bonus tile, `NONE` if none does."""

        # Luna.
        self.level_rank_two: list[bool] = []
        self.level_slots: list[bool] = []
        self.level_tank: list[int] = []
        self.level_research: list[int] = []
        """Where her markers begin."""
        self.level_tank_tokens: list[list[int]] = []
        self.level_research_tokens: list[list[int]] = []
        self.plan_columns: list[int] = []
        """The column of the research display that each slot points at, from 0."""
        self.luna_left: list[int] = []
        self.luna_right: list[int] = []
        self.luna_scientists: list[int] = []
        self.luna_reveals: list[list[int]] = []
        """What happens when the card is turned up in a majority slot: kind and amount, or nothing."""
        self.luna_actions: list[list[list[int]]] = []
        """Each action as its kind and what it needs."""
