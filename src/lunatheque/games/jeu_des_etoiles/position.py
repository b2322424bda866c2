"""Positions as plain data: to save a match, and to set up a position by hand for a test, a puzzle or a bug report.

Everything may be left out but the number of seats: pilots are then not on the board yet, and the pile holds all cards
that nobody has.

    {"seats": 2, "pilots": [{"star": "Per-beta", "card": "Ari"}], "phase": "move", "thrown": "3", "steps": 3}
"""

from collections.abc import Callable
from functools import lru_cache

from lunatheque.engine import BadOption, Data, Deck, Reader

from .catalogue import CONSTELLATION_IDS, STAR_IDS
from .components import FACE_IDS, GREEN, ROCKET_IDS, Box
from .sky import ALL_SIGNS, CARDS, NONE, SIGNS, ZODIAC
from .state import NAMES, JeuDesEtoiles
from .table import CHOOSE_ROCKET, DRAW_CARD, LAST_ROUND, MOVE, PHASES, QUIZ, THROW_DIE, Agreement, Pilot, new_pilot
from .travel import may_rest

CARD_IDS = (*CONSTELLATION_IDS, "Zodiac")
NOWHERE = "none"
ON_BOARD = ("star", "trail", "paid")
"""What says where a rocket is, or was in this voyage."""
MANY = 1_000_000


def lay_out(box: Box, seats: int, options: dict[str, str]) -> JeuDesEtoiles:
    """An empty table with what players agreed on."""
    state = JeuDesEtoiles(box, Agreement(options, box), seats)
    state.lay_out()
    return state


def named(ids: tuple[str, ...], value: int) -> str:
    """An id, or that there is none."""
    return NOWHERE if value == NONE else ids[value]


# Saving -----------------------------------------------------------------------------------------------------------


def save(state: JeuDesEtoiles) -> Data:
    """The whole state as plain data; nothing in it is hidden, for nobody knows the order of the pile."""
    return {
        "seats": state.seats,
        "options": dict(state.agreed.options),
        "pilots": [save_pilot(state, pilot) for pilot in state.pilots],
        "pile": [CARD_IDS[card] for card in state.pile.cards],
        "first": state.first,
        "turn": state.turn,
        "round": state.round,
        "phase": PHASES[state.phase],
        "pending": state.pending,
        "thrown": FACE_IDS[state.thrown - 1] if state.thrown else NOWHERE,
        "steps": state.steps,
        "names": [CONSTELLATION_IDS[name] for name in state.names],
        "ending": state.ending,
        "over": state.over,
    }


def view(state: JeuDesEtoiles, seat: int) -> Data:
    """What a seat may look at: while it answers the quiz, nothing that lies on the board."""
    data = save(state)
    if state.answers(seat):
        for pilot in data["pilots"]:
            for key in ON_BOARD:
                del pilot[key]
    return data


def save_pilot(state: JeuDesEtoiles, pilot: Pilot) -> Data:
    """A player's rocket, voyage and winnings."""
    signs = sign_ids(state.box)
    circled = circled_ids(state.box)
    return {
        "rocket": named(ROCKET_IDS, pilot.colour),
        "star": named(STAR_IDS, pilot.star),
        "card": named(CARD_IDS, pilot.card),
        "toward": named(CONSTELLATION_IDS, pilot.toward),
        "lap": named(signs, pilot.sign),
        "visited": [signs[sign] for sign in range(SIGNS) if pilot.visited >> sign & 1],
        "paid": [id for number, id in enumerate(circled) if pilot.paid >> number & 1],
        "ever": [id for number, id in enumerate(circled) if pilot.ever >> number & 1],
        "circles": pilot.circles,
        "names": pilot.names,
        "won": [CARD_IDS[card] for card in range(CARDS) if pilot.won >> card & 1],
        "skips": pilot.skips,
        "trail": [STAR_IDS[star] for star in pilot.trail],
    }


@lru_cache(maxsize=8)
def sign_ids(box: Box) -> tuple[str, ...]:
    """The constellations of the Zodiac in their order."""
    signs = box.sky.sign
    return tuple(CONSTELLATION_IDS[signs.index(rank)] for rank in range(SIGNS))


@lru_cache(maxsize=8)
def circled_ids(box: Box) -> tuple[str, ...]:
    """The circled stars in the order of their numbers."""
    return tuple(STAR_IDS[star] for star, number in enumerate(box.sky.circled) if number != NONE)


# Loading ----------------------------------------------------------------------------------------------------------


def load(box: Box, data: Data, settle: Callable[[dict[str, str]], dict[str, str]]) -> JeuDesEtoiles:
    """The state that was saved, or a position written by hand."""
    reader = Reader(data, "position")
    if "seats" not in reader.data:
        raise reader.error("it must say how many seats there are")
    seats = reader.number("seats", 2, len(ROCKET_IDS), 2)
    try:
        state = lay_out(box, seats, settle(reader.words("options")))
    except BadOption as error:
        raise reader.error(str(error)) from None
    rows = reader.items("pilots")
    if len(rows) > seats:
        raise reader.error(f"there are {seats} seats, but {len(rows)} pilots")
    for seat, row in enumerate(rows):
        state.pilots[seat] = load_pilot(state, Reader(row, f"position: pilot {seat + 1}"))
    load_pile(state, reader)
    state.first = reader.number("first", 0, seats - 1, 0)
    state.turn = reader.number("turn", 0, seats - 1, state.first)
    state.round = reader.number("round", 1, LAST_ROUND, 1)
    state.phase = reader.name("phase", PHASES, usual_phase(state))
    state.thrown = reader.name("thrown", (NOWHERE, *FACE_IDS), 0)
    state.steps = reader.number("steps", 0, GREEN - 1, state.thrown if state.phase == MOVE else 0)
    state.pending = reader.number("pending", 0, MANY, 1 if state.phase == THROW_DIE else 0)
    state.names = reader.names("names", CONSTELLATION_IDS)
    state.ending = reader.flag("ending")
    state.over = reader.flag("over")
    reader.done()
    check(state, reader)
    return state


def load_pilot(state: JeuDesEtoiles, reader: Reader) -> Pilot:
    """A player's rocket, voyage and winnings; points follow from what was won."""
    box = state.box
    signs, circled = sign_ids(box), circled_ids(box)
    pilot = new_pilot()
    pilot.star = reader.name("star", (NOWHERE, *STAR_IDS), 0) - 1
    pilot.colour = reader.name("rocket", (NOWHERE, *ROCKET_IDS), 0) - 1
    pilot.card = reader.name("card", (NOWHERE, *CARD_IDS), 0) - 1
    pilot.toward = reader.name("toward", (NOWHERE, *CONSTELLATION_IDS), 0) - 1
    pilot.sign = reader.name("lap", (NOWHERE, *signs), 0) - 1
    pilot.visited = bits(reader.names("visited", signs))
    pilot.paid = bits(reader.names("paid", circled))
    pilot.ever = bits(reader.names("ever", circled))
    pilot.circles = reader.number("circles", 0, MANY, 0)
    pilot.names = reader.number("names", 0, 2 * CARDS, 0)
    won = reader.names("won", CARD_IDS)
    pilot.won = bits(won)
    pilot.voyages = len(won)
    pilot.stars = sum(state.agreed.zodiac_stars if card == ZODIAC else box.counts[card] for card in won)
    pilot.points = box.gold * (2 * pilot.voyages + pilot.circles + pilot.names)
    pilot.skips = reader.flag("skips")
    pilot.trail = reader.names("trail", STAR_IDS)
    reader.done()
    for wrong, reason in (
        (pilot.card != NONE and pilot.star == NONE, "a player with a card has a rocket among the stars"),
        (len(set(won)) != len(won) or pilot.card in won, "every card is there once"),
        (
            pilot.card != ZODIAC and (pilot.sign, pilot.toward, pilot.visited) != (NONE, NONE, 0),
            "that is for the Zodiac",
        ),
        (pilot.sign != NONE and not pilot.visited >> pilot.sign & 1, "visited: the lap began there"),
        (pilot.sign != NONE and not box.sky.on_zodiac(pilot.star), "star: a lap keeps to the Zodiac"),
    ):
        if wrong:
            raise reader.error(reason)
    if pilot.card == ZODIAC and pilot.sign == NONE and pilot.toward == NONE:
        pilot.toward = state.agreed.charts.nearest_sign(pilot.star)
    return pilot


def bits(values: list[int]) -> int:
    """A set as bits."""
    return sum(1 << value for value in set(values))


def load_pile(state: JeuDesEtoiles, reader: Reader) -> None:
    """The pile: what is written, or all cards that nobody has. Pilots without a colour take those that are left."""
    held = [card for pilot in state.pilots for card in range(CARDS) if pilot.won >> card & 1 or pilot.card == card]
    pile = reader.names("pile", CARD_IDS) if "pile" in reader.data else list(set(range(CARDS)) - set(held))
    if len(set(held + pile)) != len(held + pile):
        raise reader.error("a card lies in two places")
    state.pile = Deck(pile)
    free = [colour for colour in range(len(ROCKET_IDS)) if colour not in [pilot.colour for pilot in state.pilots]]
    for pilot in state.pilots:
        if pilot.star != NONE and pilot.colour == NONE:
            pilot.colour = free.pop(0)
    colours = [pilot.colour for pilot in state.pilots if pilot.colour != NONE]
    if len(set(colours)) != len(colours) or len(colours) != sum(pilot.star != NONE for pilot in state.pilots):
        raise reader.error("rocket: every player among the stars has a rocket of another colour")


def usual_phase(state: JeuDesEtoiles) -> int:
    """Where a turn stands when nobody says so."""
    pilot = state.pilots[state.turn]
    return CHOOSE_ROCKET if pilot.star == NONE else DRAW_CARD if pilot.card == NONE else THROW_DIE


def check(state: JeuDesEtoiles, reader: Reader) -> None:
    """Complain about a position that cannot be."""
    pilot, phase = state.pilots[state.turn], state.phase
    blocked = False
    for seat, other in enumerate(state.pilots):
        turn, state.turn = state.turn, seat
        blocked = blocked or (other.star != NONE and other.star != state.box.start and not may_rest(state, other.star))
        state.turn = turn
    on_voyage = phase in (QUIZ, THROW_DIE, MOVE)
    for wrong, reason in (
        (blocked, "star: two rockets rest together on circled stars alone"),
        (not state.over and (pilot.card != NONE) != on_voyage, f"phase: {PHASES[phase]} does not fit the card"),
        (not state.over and (pilot.star == NONE) != (phase == CHOOSE_ROCKET), "phase: a rocket is chosen once"),
        (phase == QUIZ and pilot.card == ZODIAC, "phase: there is no quiz for the Zodiac"),
        (len(state.names) > NAMES - (phase == QUIZ), f"names: at most {NAMES} are heard"),
        (not state.over and (phase == MOVE) != (state.steps > 0), "steps: there are some during a move alone"),
        (state.steps > 0 and not state.steps <= state.thrown < GREEN, "steps: not more than the die shows"),
        (not state.over and phase == THROW_DIE and not state.pending, "pending: at least one throw"),
        (not state.over and phase == DRAW_CARD and not len(state.pile), "pile: no card is left to draw"),
        (pilot.visited == ALL_SIGNS and not pilot.on_lap(), "visited: only on a lap"),
    ):
        if wrong:
            raise reader.error(reason)
