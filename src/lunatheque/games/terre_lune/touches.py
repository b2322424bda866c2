"""How each action is done by hand: which pieces are touched, and the path that a flight takes."""

from lunatheque.scene import Point, Touch

from .actions import (
    AMBUSH,
    CHOOSE,
    DEFI,
    GO,
    HIDE,
    INSPECT,
    KEEP,
    PLAY,
    ROLL_DICE,
    SHOVE,
    SLIP,
    SLIP_PLACES,
    STAY,
    SWAP,
)
from .flight import pushed_to
from .holdings import loose_options
from .state import TerreLune
from .things import CARD_IDS, COLOURS, EXHAUSTED, HAND, MOON, NODE_IDS


def touch(state: TerreLune, seat: int, action: int) -> Touch:
    """The pieces to touch, in order, for a legal action."""
    if action == ROLL_DICE:
        return Touch(("dice",))
    if action == STAY:
        return Touch((f"step-{NODE_IDS[MOON]}",))
    if GO <= action < SHOVE:
        node = action - GO
        return Touch((f"step-{NODE_IDS[node]}",), path=flight_path(state, seat, node))
    if SHOVE <= action < SWAP:
        other, way = divmod(action - SHOVE, 2)
        return Touch((f"rocket-{other}", f"step-{NODE_IDS[pushed_to(state, other, way)]}"))
    if SWAP <= action < DEFI:
        hand = state.rockets[seat].hand
        chosen = [hand[place] for place in range(HAND) if action - SWAP + 1 >> place & 1]
        return Touch(tuple(f"card-{CARD_IDS[card]}" for card in chosen))
    if DEFI <= action < AMBUSH:
        return Touch((f"trump-{COLOURS[action - DEFI]}",))
    if AMBUSH <= action < PLAY:
        victim, trump = divmod(action - AMBUSH, len(COLOURS))
        return Touch((f"rocket-{victim}", f"trump-{COLOURS[trump]}"))
    if PLAY <= action < CHOOSE:
        return Touch((f"card-{CARD_IDS[action - PLAY]}",))
    if CHOOSE <= action < INSPECT:
        return Touch((f"stack-{state.fight.loser()}-{action - CHOOSE + 1}",))
    if INSPECT <= action < KEEP:
        return Touch((f"crater-{action - INSPECT + 1}",))
    if KEEP <= action < SLIP:
        exhausted = loose_pieces(state, seat, EXHAUSTED)[: action - KEEP]
        return Touch((*exhausted, f"crater-{state.crater + 1}"))
    if SLIP <= action < HIDE:
        return slip_touch(state, seat, action)
    return hide_touch(state, seat, action) if action >= HIDE else Touch(())


def slip_touch(state: TerreLune, seat: int, action: int) -> Touch:
    """An exhausted option, or the stack that it lies in, and the stack or the player that it goes to."""
    source, target = divmod(action - SLIP, SLIP_PLACES)
    pieces = []
    if source:
        pieces.append(f"stack-{seat}-{source}")
    else:
        pieces.append(loose_pieces(state, seat, EXHAUSTED)[0])
    pieces.append(f"stack-{seat}-{target}" if target else f"player-{seat}-trip")
    return Touch(tuple(pieces))


def hide_touch(state: TerreLune, seat: int, action: int) -> Touch:
    """The exhausted options, and the stacks under which they are slipped."""
    one, two = divmod(action - HIDE, SLIP_PLACES)
    pieces = loose_pieces(state, seat, EXHAUSTED)[: 2 if two else 1]
    pieces += [f"stack-{seat}-{number}" for number in sorted({one + 1, two or one + 1})]
    return Touch(tuple(pieces))


def loose_pieces(state: TerreLune, seat: int, kind: int) -> list[str]:
    """The pieces of a player's own loose options of a kind, which stand in the order of their numbers."""
    loose = loose_options(state, seat)
    return [f"option-{seat}-{place}" for place, option in enumerate(loose) if state.box.kinds[option] == kind]


def flight_path(state: TerreLune, seat: int, goal: int) -> tuple[Point, ...]:
    """The steps that a flight goes over, from where the rocket stands to its goal."""
    board = state.box.board
    rocket = state.rockets[seat]
    before = board.starts[rocket.arc] if rocket.arc >= 0 else -1
    waiting = [[rocket.node]]
    while waiting:
        way = waiting.pop(0)
        if way[-1] == goal and len(way) > 1:
            return tuple(board.places[node] for node in way)
        last = way[-2] if len(way) > 1 else before
        if len(way) <= state.points:
            waiting += [[*way, node] for node in board.neighbours[way[-1]] if node != last]
    return ()
