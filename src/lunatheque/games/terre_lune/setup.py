"""Setting up a match: who begins, rockets, satellite and hands. Options and pawns stay unseen."""

from lunatheque.engine import EVERYONE, Chance

from .cards import deal
from .state import TerreLune
from .telling import rocket_text, tell, tell_all
from .things import COLOUR, COLOURS, SEAT, SPACE


def set_up(state: TerreLune, options: dict[str, str], chance: Chance) -> None:
    """Draw and deal whatever the rules say, up to the first decision."""
    if options["first"] == "random":
        state.first = chance.draw(list(range(state.seats)), SEAT, EVERYONE)
    colours = list(range(len(COLOURS)))
    for seat, rocket in enumerate(state.rockets):
        drawn = chance.draw(colours, COLOUR, EVERYONE) if options["rockets"] == "random" else 0
        rocket.colour = colours.pop(drawn)
        if state.events is not None:
            tell(state, "event-rocket", seat, rocket=rocket_text(rocket.colour))
    if options["satellite"] == "random":
        state.satellite = chance.draw(list(range(state.box.board.spaces)), SPACE, EVERYONE)
    state.turn = state.actor = state.first
    if state.events is not None:
        tell(state, "event-begins", state.first)
        tell_all(state, "event-satellite", space=state.satellite)
    deal(state, chance)
