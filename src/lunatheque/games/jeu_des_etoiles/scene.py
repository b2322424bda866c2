"""Jeu des Étoiles as a viewer sees it: the sky with its rockets, the cards, the die and each player's gold."""

from lunatheque.engine import EVERYONE, Text, text
from lunatheque.scene import Line, Piece, Point, Scene, Touch, Zone

from .actions import DONE, DRAW, GO, NAME, ROCKET, STOP, THROW
from .catalogue import CONSTELLATION_IDS, STAR_IDS
from .components import FACE_IDS, GREEN, RED, ROCKET_IDS, Box
from .scenery import EDGE, Scenery, place_of
from .sky import CARDS, NONE, ZODIAC
from .state import JeuDesEtoiles
from .table import CHOOSE_ROCKET, MOVE, QUIZ
from .telling import card_text, player_text, rocket_text, star_text
from .travel import reach_of

ROCKET_SIZE = 7.0
FAN: tuple[Point, ...] = ((0, -3.4), (4, -1.5), (-4, -1.5), (3, 3.4), (-3, 3.4), (0, 6))
"""Where rockets that share a star stand, beside it."""


def scene(state: JeuDesEtoiles, seat: int) -> Scene:
    """Everything that one viewer sees; whoever is asked for names does not see the sky."""
    asked = state.phase == QUIZ and seat == state.turn and not state.over
    zones = [] if asked else [sky_zone(state, seat)]
    zones += [die_zone(state), pile_zone(state)]
    if state.phase == CHOOSE_ROCKET and not state.over:
        zones.append(rockets_zone(state))
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
    """The sky: stars and names, the goal in light, the ruler around the rocket, rockets and their trails."""
    still = scenery(state.box)
    mine = state.turn if seat == EVERYONE else seat
    goal = goal_of(state, mine)
    moving = state.phase == MOVE and not state.over
    reached = [action - GO for action in state.legal(state.turn) if action >= GO] if moving else []
    pieces = [*still.labels, *still.show(goal, reached)]
    if moving:
        pieces.append(ruler_piece(state))
    pieces += rocket_pieces(state)
    lines = [*still.figures[goal], *trail_lines(state)] if goal != NONE else trail_lines(state)
    frame = (-EDGE, -EDGE, 2 * EDGE, 2 * EDGE)
    return Zone("sky", "board", text("zone-sky"), tuple(pieces), background="sky", frame=frame, lines=tuple(lines))


def goal_of(state: JeuDesEtoiles, seat: int) -> int:
    """The card whose constellations are lit for a viewer: not before the quiz is over."""
    pilot = state.pilots[seat]
    return NONE if state.phase == QUIZ and seat == state.turn else pilot.card


def ruler_piece(state: JeuDesEtoiles) -> Piece:
    """The ruler laid around the rocket: a ring for each step that is left."""
    star = state.pilots[state.turn].star
    size = 2 * state.steps * state.box.graduation / 100
    said = text("reach", steps=state.steps)
    return Piece("ruler", f"ruler-{state.steps}", said, place_of(state.box, star), "jump", size=size)


def rocket_pieces(state: JeuDesEtoiles) -> list[Piece]:
    """The rockets among the stars; those on the same star stand side by side."""
    pieces: list[Piece] = []
    for seat, pilot in enumerate(state.pilots):
        if pilot.star == NONE:
            continue
        beside = sum(other.star == pilot.star for other in state.pilots[:seat])
        x, y = place_of(state.box, pilot.star)
        dx, dy = FAN[beside]
        said = text(
            "rocket",
            rocket=rocket_text(pilot.colour),
            player=player_text(seat),
            star=star_text(state.box, pilot.star),
        )
        face = f"rocket-{ROCKET_IDS[pilot.colour]}"
        pieces.append(Piece(f"rocket-{seat}", face, said, (x + dx, y + dy), "occupied", size=ROCKET_SIZE, seat=seat))
    return pieces


def trail_lines(state: JeuDesEtoiles) -> list[Line]:
    """The way of each rocket in its last turn."""
    return [
        Line(
            f"trail-{seat}",
            "trail",
            tuple(place_of(state.box, star) for star in pilot.trail),
            text("trail", player=player_text(seat)),
            seat,
        )
        for seat, pilot in enumerate(state.pilots)
        if pilot.trail
    ]


def die_zone(state: JeuDesEtoiles) -> Zone:
    """The die with twelve faces, as it was thrown last in this turn."""
    thrown = state.thrown
    said = text("die-none")
    if thrown == GREEN:
        said = text("die-green", throws=state.pending)
    elif thrown:
        said = text("die-red") if thrown == RED else text("die-number", steps=thrown)
    face = f"die-{FACE_IDS[thrown - 1]}" if thrown else "die"
    return Zone("die", "dice", text("zone-die"), (Piece("die", face, said, rule="die"),))


def pile_zone(state: JeuDesEtoiles) -> Zone:
    """The cards to draw: only their number is seen."""
    count = len(state.pile)
    pile = Piece("pile", "back", text("pile", count=count), rule="draw", value=count)
    return Zone("pile", "stack", text("zone-pile"), (pile,))


def rockets_zone(state: JeuDesEtoiles) -> Zone:
    """The rockets that nobody has chosen yet."""
    taken = [pilot.colour for pilot in state.pilots]
    free = [colour for colour in range(len(ROCKET_IDS)) if colour not in taken]
    pieces = [
        Piece(
            f"free-{ROCKET_IDS[colour]}",
            f"rocket-{ROCKET_IDS[colour]}",
            text("rocket-free", rocket=rocket_text(colour)),
            (place, 0),
            "start",
        )
        for place, colour in enumerate(free)
    ]
    return Zone("rockets", "row", text("zone-rockets"), tuple(pieces), columns=len(ROCKET_IDS))


def pilot_zone(state: JeuDesEtoiles, seat: int) -> Zone:
    """A player: gold, the card to reach and the voyages made."""
    pilot, me = state.pilots[seat], f"pilot-{seat}"
    said = text("gold", points=pilot.points, voyages=pilot.voyages)
    gold = Piece(f"{me}-gold", "gold", said, rule="ranking", value=pilot.points)
    card = (card_piece(state.box, pilot.card, (0, 0)),) if pilot.card != NONE else ()
    won = [number for number in range(CARDS) if pilot.won >> number & 1]
    cards = tuple(card_piece(state.box, number, (place, 0)) for place, number in enumerate(won))
    zones = (
        Zone(f"{me}-gold", "track", text("zone-player", player=player_text(seat)), (gold,)),
        Zone(f"{me}-card", "row", text("zone-card"), card),
        Zone(f"{me}-won", "row", text("zone-won"), cards, columns=max(1, len(cards))),
    )
    active = seat == state.turn and not state.over
    return Zone(me, "area", text("zone-player", player=player_text(seat)), (), zones, seat=seat, active=active)


def card_piece(box: Box, card: int, place: Point) -> Piece:
    """A card face up."""
    if card == ZODIAC:
        return Piece("card-Zodiac", "Zodiac", text("card-zodiac", card=card_text(card)), place, "zodiac")
    id = CONSTELLATION_IDS[card]
    return Piece(f"card-{id}", id, card_words(box, card), place, "voyage")


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
        elif action in (DRAW, DONE):
            touches[action] = Touch(("pile",) if action == DRAW else (f"card-{card_id(state, seat)}",))
        elif action in (THROW, STOP):
            touches[action] = Touch(("die",) if action == THROW else (f"rocket-{seat}",))
        else:
            touches[action] = Touch((f"free-{ROCKET_IDS[action - ROCKET]}",) if action < NAME else ())
    return touches


def card_id(state: JeuDesEtoiles, seat: int) -> str:
    """The id of the card that a player has to reach."""
    return CONSTELLATION_IDS[state.pilots[seat].card]


def go_touch(state: JeuDesEtoiles, star: int) -> Touch:
    """A star to go to: the way is drawn first, with its steps."""
    reach = reach_of(state)
    place = reach.find(star)
    way = [state.pilots[state.turn].star, *reach.path(place)]
    path = tuple(place_of(state.box, passed) for passed in way)
    return Touch((f"star-{STAR_IDS[star]}",), path=path, value=reach.costs[place])
