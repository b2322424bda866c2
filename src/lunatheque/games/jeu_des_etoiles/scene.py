"""Jeu des Étoiles as a viewer sees it: the sky with its rockets, the cards, the die and each player's gold."""

from math import cos, pi, sin

from lunatheque.engine import EVERYONE, Text, text
from lunatheque.scene import Line, Piece, Point, Scene, Touch, Zone, remembered

from .actions import DONE, DRAW, GO, NAME, ROCKET, STOP, THROW
from .catalogue import STAR_IDS
from .components import FACE_IDS, GREEN, RED, ROCKET_IDS, Box
from .position import CARD_IDS
from .scenery import EDGE, Scenery, place_of
from .sky import CARDS, NONE, ZODIAC
from .state import JeuDesEtoiles
from .table import CHOOSE_ROCKET, MOVE
from .telling import card_text, player_text, rocket_text, star_text
from .travel import reach_of

ROCKET_SIZE = 7.0
DIE_PLACE, DIE_SIZE = (-115.0, -115.0), 32.0
PILE_PLACE, PILE_SIZE = (117.0, -112.0), 27.0
HANGAR: tuple[Point, ...] = ((-126, 86), (-126, 105), (-112, 105), (-126, 124), (-112, 124), (-98, 124))
HANGAR_SIZE = 12.0
FAN: tuple[Point, ...] = ((0, -3.4), (4, -1.5), (-4, -1.5), (3, 3.4), (-3, 3.4), (0, 6))
"""Where rockets that share a star stand, beside it."""


def scene(state: JeuDesEtoiles, seat: int) -> Scene:
    """Everything that one viewer sees; whoever is asked for names does not see the sky."""
    asked = state.answers(seat)
    zones = [] if asked else [sky_zone(state, seat)]
    zones += [pilot_zone(state, other) for other in range(state.seats)]
    touches = {} if seat == EVERYONE else touches_of(state, seat)
    asks = text("asks-name", card=card_text(state.pilots[seat].card)) if asked else None
    return Scene(tuple(zones), touches, asks=asks)


def scenery(box: Box) -> Scenery:
    """What never changes in the sky, made once."""
    if box.scenery is None:
        box.scenery = Scenery(box)
    made: Scenery = box.scenery
    return made


def sky_zone(state: JeuDesEtoiles, seat: int) -> Zone:
    """The sky as a viewer sees it now."""
    mine = state.turn if seat == EVERYONE else seat
    pilot = state.pilots[state.turn]
    moving = state.phase == MOVE and not state.over
    reached = [action - GO for action in state.legal(state.turn) if action >= GO] if moving else []
    rockets = tuple((other.star, other.colour, tuple(other.trail)) for other in state.pilots)
    ruler = (pilot.star, state.steps) if moving else (NONE, 0)
    choosing = state.phase == CHOOSE_ROCKET and not state.over
    corners = (state.thrown, state.pending, len(state.pile), choosing)
    return draw_sky(state.box, goal_of(state, mine), tuple(reached), ruler, rockets, corners)


Rocket = tuple[int, int, tuple[int, ...]]
"""The star and the colour of a rocket, and its trail."""
Corners = tuple[int, int, int, bool]
"""What the die shows, the throws and cards that are left, and whether a rocket is being chosen."""


@remembered
def draw_sky(
    box: Box,
    goal: int,
    reached: tuple[int, ...],
    ruler: tuple[int, int],
    rockets: tuple[Rocket, ...],
    corners: Corners,
) -> Zone:
    """The sky: stars and names, the goal in light, the ruler around the rocket, rockets and their trails.

    The die, the cards and the rockets to choose from lie in the corners, which the sky leaves free.
    """
    still = scenery(box)
    pieces = [*still.labels, *rocket_pieces(box, rockets), *still.show(goal, reached)]
    thrown, pending, cards, choosing = corners
    pieces += [die_piece(thrown, pending), pile_piece(cards)]
    if choosing:
        pieces += free_rockets([colour for _, colour, _ in rockets])
    lines = [*(still.figures[goal] if goal != NONE else ()), *trail_lines(box, rockets)]
    if ruler[0] != NONE:
        lines += ruler_lines(box, *ruler)
    frame = (-EDGE, -EDGE, 2 * EDGE, 2 * EDGE)
    return Zone("sky", "board", text("zone-sky"), tuple(pieces), background="sky", frame=frame, lines=tuple(lines))


def goal_of(state: JeuDesEtoiles, seat: int) -> int:
    """The card whose constellations are lit for a viewer: not before the quiz is over."""
    return NONE if state.answers(seat) else state.pilots[seat].card


def ruler_lines(box: Box, star: int, steps: int) -> list[Line]:
    """The ruler turned around the rocket: a ring for each step that is left. Lines, because nobody touches them."""
    x, y = place_of(box, star)
    rings = []
    for ring in range(1, steps + 1):
        r = ring * box.graduation / 100
        points = tuple((x + r * sin(pi * at / 36), y - r * cos(pi * at / 36)) for at in range(73))
        rings.append(Line(f"ruler-{ring}", "ruler", points, text("reach", steps=ring)))
    return rings


def rocket_pieces(box: Box, rockets: tuple[Rocket, ...]) -> list[Piece]:
    """The rockets among the stars; those on the same star stand side by side."""
    pieces: list[Piece] = []
    for seat, (star, colour, _) in enumerate(rockets):
        if star == NONE:
            continue
        beside = sum(other[0] == star for other in rockets[:seat])
        x, y = place_of(box, star)
        dx, dy = FAN[beside]
        said = text("rocket", rocket=rocket_text(colour), player=player_text(seat), star=star_text(box, star))
        face = f"rocket-{ROCKET_IDS[colour]}"
        pieces.append(Piece(f"rocket-{seat}", face, said, (x + dx, y + dy), "occupied", size=ROCKET_SIZE, seat=seat))
    return pieces


def trail_lines(box: Box, rockets: tuple[Rocket, ...]) -> list[Line]:
    """The way of each rocket in its last turn."""
    lines = []
    for seat, (_, _, trail) in enumerate(rockets):
        if trail:
            points = tuple(place_of(box, star) for star in trail)
            lines.append(Line(f"trail-{seat}", "trail", points, text("trail", player=player_text(seat)), seat))
    return lines


def die_piece(thrown: int, pending: int) -> Piece:
    """The die with twelve faces, as it was thrown last in this turn."""
    said = text("die-none")
    if thrown == GREEN:
        said = text("die-green", throws=pending)
    elif thrown:
        said = text("die-red") if thrown == RED else text("die-number", steps=thrown)
    face = f"die-{FACE_IDS[thrown - 1]}" if thrown else "die"
    return Piece("die", face, said, DIE_PLACE, "die", size=DIE_SIZE)


def pile_piece(count: int) -> Piece:
    """The cards to draw: only their number is seen."""
    return Piece("pile", "back", text("pile", count=count), PILE_PLACE, "draw", value=count, size=PILE_SIZE)


def free_rockets(taken: list[int]) -> list[Piece]:
    """The rockets that nobody has chosen yet."""
    pieces = []
    for colour, id in enumerate(ROCKET_IDS):
        if colour not in taken:
            said = text("rocket-free", rocket=rocket_text(colour))
            pieces.append(Piece(f"free-{id}", f"rocket-{id}", said, HANGAR[colour], "start", size=HANGAR_SIZE))
    return pieces


def pilot_zone(state: JeuDesEtoiles, seat: int) -> Zone:
    """A player's place."""
    pilot, active = state.pilots[seat], seat == state.turn and not state.over
    return draw_pilot(state.box, seat, pilot.points, pilot.voyages, pilot.card, pilot.won, active)


@remembered
def draw_pilot(box: Box, seat: int, points: int, voyages: int, card: int, won: int, active: bool) -> Zone:
    """A player: gold, the card to reach and the voyages made."""
    me, name = f"pilot-{seat}", text("zone-player", player=player_text(seat))
    said = text("gold", points=points, voyages=voyages)
    gold = Piece(f"{me}-gold", "gold", said, rule="ranking", value=points)
    goal = (card_piece(box, card, 0),) if card != NONE else ()
    made = [number for number in range(CARDS) if won >> number & 1]
    cards = tuple(card_piece(box, number, place) for place, number in enumerate(made))
    zones = (
        Zone(f"{me}-gold", "track", text("zone-gold"), (gold,)),
        Zone(f"{me}-card", "row", text("zone-card"), goal),
        Zone(f"{me}-won", "stack", text("zone-won"), cards),
    )
    return Zone(me, "area", name, (), zones, seat=seat, active=active)


@remembered
def card_piece(box: Box, card: int, place: int) -> Piece:
    """A card face up."""
    id, name = CARD_IDS[card], card_text(card)
    said = text("card-zodiac", card=name) if card == ZODIAC else card_words(box, card)
    rule = "zodiac" if card == ZODIAC else "voyage"
    return Piece(f"card-{id}", id, said, (place, 0), rule, caption=name)


def card_words(box: Box, card: int) -> Text:
    """What a card says: the constellation, its stars, and the principal one if there is one."""
    said: dict[str, int | str | Text] = {
        "card": card_text(card),
        "latin": box.latin[card],
        "stars": box.counts[card],
    }
    if box.principal[card] == NONE:
        return Text("card-constellation-plain", said)
    return Text("card-constellation", {**said, "principal": Text(STAR_IDS[box.principal[card]])})


def touches_of(state: JeuDesEtoiles, seat: int) -> dict[int, Touch]:
    """How each legal action is done by hand; names in the quiz are typed."""
    touches: dict[int, Touch] = {}
    for action in state.legal(seat):
        if action >= GO:
            touches[action] = go_touch(state, action - GO)
        elif action == DRAW:
            touches[action] = Touch(("pile",))
        elif action == DONE:
            touches[action] = Touch((), button=True)  # whoever touches the card wants to look at it
        elif action in (THROW, STOP):
            touches[action] = Touch(("die",) if action == THROW else (f"rocket-{seat}",))
        else:
            touches[action] = Touch((f"free-{ROCKET_IDS[action - ROCKET]}",) if action < NAME else ())
    return touches


def go_touch(state: JeuDesEtoiles, star: int) -> Touch:
    """A star to go to: the way is drawn first, with its steps."""
    reach = reach_of(state)
    place = reach.find(star)
    way = [state.pilots[state.turn].star, *reach.path(place)]
    path = tuple(place_of(state.box, passed) for passed in way)
    return Touch((f"star-{STAR_IDS[star]}",), path=path, value=reach.costs[place])
