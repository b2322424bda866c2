"""The state of LUNA Capital: whose decision it is, and what follows from it (`choices.py` says what can be decided)."""

from lunatheque.engine import EVERYONE, Chance, Dice, Event, Text

from .actions import (
    CHOOSE_SET,
    DISCARD_CARD,
    KEEP_CARD,
    MARKET_TILES,
    PLACE_TILE,
    PLAY_CARD,
    SPOTS,
    SWAP,
    TAKE_SLOT,
    WAYS,
)
from .choices import choices
from .evaluate import outlook
from .kinds import (
    CARD,
    DOWN,
    END_TURN,
    ICONS,
    KEEP,
    LANDING,
    LOGISTICS,
    PLACE,
    PLAY,
    PUBLIC,
    ROBOT,
    TAKE,
    UP,
)
from .market import end_turn, swap, take
from .scoring import rank, score
from .secrets import shuffle_secrets
from .table import NO_TILES, Table, without
from .telling import card_text, plot_text, seat_text, spot_text, tell, tile_text

LANDING_DRAW = 3


class LunaCapital(Table):
    """A position of LUNA Capital."""

    def actors(self) -> list[int]:
        """The seat that must decide now."""
        return [] if self.over else [self.turn]

    def copy(self) -> "LunaCapital":
        """An independent state with nobody listening."""
        twin = LunaCapital(self.box, self.agreed, self.seats)
        self.copy_to(twin)
        return twin

    def sample(self, seat: int, dice: Dice) -> "LunaCapital":
        """A state that `seat` cannot tell from this one: cards that it does not know are dealt anew."""
        twin = self.copy()
        shuffle_secrets(twin, seat, dice)
        return twin

    def scores(self) -> list[int]:
        """What each seat would score if the match ended now."""
        return score(self)

    def ranking(self) -> list[int]:
        """The rank of each seat; alone, 2 for whoever has not beaten the Automate."""
        return rank(self)

    def outlook(self) -> list[float]:
        """How likely each seat is to win, as far as a quick look can tell."""
        return outlook(self)

    def legal(self, seat: int) -> list[int]:
        """The actions that `seat` can choose from now."""
        return choices(self, seat)

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        """Play a legal action of `seat`, up to the next decision."""
        if action >= PLACE_TILE:
            tile, place = divmod(action - PLACE_TILE, SPOTS * 4)
            self.place(tile, place // 4, place % 4, chance)
        elif action >= PLAY_CARD:
            mode, way = divmod(action - PLAY_CARD, WAYS)
            self.play(way // SPOTS, way % SPOTS, mode)
        elif action >= KEEP_CARD:
            self.keep(action - KEEP_CARD)
        elif action >= DISCARD_CARD:
            self.discard(action - DISCARD_CARD)
        elif action >= SWAP:
            one, other = divmod(action - SWAP, MARKET_TILES)
            swap(self, one, other)
        elif action >= TAKE_SLOT:
            take(self, action - TAKE_SLOT)
        elif action >= CHOOSE_SET:
            self.choose(action - CHOOSE_SET)
        else:
            end_turn(self, chance)

    def choose(self, index: int) -> None:
        """Take one of the opening sets; the next to choose is the player to the right, the first player is left one."""
        self.hands[self.turn] = self.sets[index]
        self.sets[index] = NO_TILES
        if self.events is not None:
            tell(self, "event-chose", self.turn, set=index + 1)
        if self.seats == 1:
            self.pile.bottom = self.pile.bottom + self.sets[1 - index]
            self.sets = []
            self.step = TAKE
            return
        self.turn = (self.turn - 1) % self.seats
        if self.turn == self.first:
            for left in self.sets:
                if left:
                    self.hands[self.turn] = left
            self.sets = []
            self.step = TAKE

    def discard(self, card: int) -> None:
        """A card goes to the bottom of the pile for the marked combination; everybody sees it."""
        seat = self.turn
        shown = self.known[card] & PUBLIC == 0
        self.hands[seat] = without(self.hands[seat], card)
        self.pile.bottom = [*self.pile.bottom, card]
        self.known[card] = PUBLIC
        if self.events is not None:
            args: dict[str, int | str | Text] = {"player": seat_text(seat), "card": card_text(self.box, card)}
            self.events.append(Event(Text("event-discarded", args), shows=shown))
        if self.hands[seat]:
            self.step = PLAY
        else:
            self.go_on_placing()

    def play(self, card: int, spot: int, mode: int) -> None:
        """A card joins the colony."""
        seat = self.turn
        self.hands[seat] = without(self.hands[seat], card)
        colony = self.colonies[seat]
        self.colonies[seat] = colony.with_card(card, spot, mode)
        if mode == ROBOT:
            self.robots[seat] -= 1
        if self.events is not None:
            shown = mode != DOWN and self.known[card] & PUBLIC == 0
            args: dict[str, int | str | Text] = {"player": seat_text(seat), "spot": spot_text(colony, spot)}
            if mode == DOWN:
                self.events.append(Event(Text("event-played-down", args)))
            else:
                args["card"] = card_text(self.box, card)
                self.events.append(
                    Event(Text("event-played" if mode == UP else "event-played-robot", args), shows=shown)
                )
        if mode != DOWN:
            self.known[card] = PUBLIC
        self.go_on_placing()

    def place(self, tile: int, spot: int, corner: int, chance: Chance) -> None:
        """A tile is laid, and what it does happens at once."""
        seat = self.turn
        kind = tile // ICONS
        self.pending = without(self.pending, tile)
        colony = self.colonies[seat]
        self.colonies[seat] = colony.with_tile(tile, kind, colony.plot_at(spot, corner))
        if self.events is not None:
            tell(self, "event-placed", seat, tile=tile_text(tile), plot=plot_text(colony, spot, corner))
        self.gain_robots(seat, tile % ICONS)
        if kind == LOGISTICS and self.spare_logistics > 0:
            self.spare_logistics -= 1
            self.logistics[seat] += 1
            if self.events is not None:
                tell(self, "event-logistics", seat)
        if kind == LANDING and len(self.pile) > 0:
            self.land(seat, chance)
        else:
            self.go_on_placing()

    def gain_robots(self, seat: int, icons: int) -> None:
        """Robots come from the reserve, as many as there are."""
        if icons == 0:
            return
        gained = icons if self.agreed.robots_unlimited else min(icons, self.spare_robots)
        self.spare_robots -= gained
        self.robots[seat] += gained
        if self.events is not None:
            tell(self, "event-robots", seat, robots=gained)

    def land(self, seat: int, chance: Chance) -> None:
        """Three cards are drawn at a landing field, for this player's eyes alone."""
        drawn: list[int] = []
        for _ in range(min(LANDING_DRAW, len(self.pile))):
            card = self.pile.draw(chance, CARD, EVERYONE if self.agreed.open_hands else seat)
            self.known[card] = PUBLIC if self.agreed.open_hands else 1 << seat
            drawn.append(card)
        self.drawn = drawn
        self.step = KEEP
        if self.events is not None:
            args: dict[str, int | str | Text] = {"player": seat_text(seat), "count": len(drawn)}
            self.events.append(Event(Text("event-landed", args), shows=True))

    def keep(self, card: int) -> None:
        """One of the cards drawn goes to the hand, the others to the bottom of the pile in the order drawn."""
        seat = self.turn
        self.hands[seat] = sorted([*self.hands[seat], card])
        self.pile.bottom = self.pile.bottom + without(self.drawn, card)
        self.drawn = NO_TILES
        if self.events is not None:
            args: dict[str, int | str | Text] = {"player": seat_text(seat), "card": card_text(self.box, card)}
            hidden = not self.agreed.open_hands
            if hidden:
                self.events.append(Event(Text("event-kept", {"player": seat_text(seat)}), hidden_from=seat))
            self.events.append(
                Event(Text("event-you-kept", args), seat=seat) if hidden else Event(Text("event-kept-open", args))
            )
        self.go_on_placing()

    def go_on_placing(self) -> None:
        """Tiles that have a plot must be placed; when none has one, those that are left go to the box."""
        colony = self.colonies[self.turn]
        for tile in self.pending:
            if colony.has_plot(tile // ICONS, self.agreed.wide_scaffolds):
                self.step = PLACE
                return
        if self.events is not None:
            for tile in self.pending:
                tell(self, "event-boxed", self.turn, tile=tile_text(tile))
        self.boxed += len(self.pending)
        self.pending = NO_TILES
        self.step = END_TURN
