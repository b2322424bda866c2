"""Why an action is not possible: the rule that says so, and the facts."""

from lunatheque.engine import Refusal, text

from .actions import (
    AMBUSH,
    CHOOSE,
    DEFI,
    GO,
    HIDE,
    INSPECT,
    KEEP,
    LEAVE,
    PASS,
    PLAY,
    ROLL_DICE,
    SHOVE,
    SLIP,
    STAY,
    SWAP,
)
from .choices import SLIPS, count_bits, exchange_size
from .fights import followers
from .holdings import pile_size
from .rockets import Rocket
from .state import TerreLune
from .telling import card_text, colour_text, player_text, step_text
from .things import (
    CROSSROADS,
    EXCHANGE,
    LOOK,
    MOON,
    MOVE,
    NODE_IDS,
    NONE,
    PHASES,
    PICK,
    PUSH,
    ROLL,
    S1,
    SORT,
    STATION,
    TAKE,
    TRICK,
    colour_of,
)

PHASE_RULES = (
    "roll", "fly", "six", "exchange", "station-choice", "tricks", "ambush-prize", "prospect", "prospect-take", "bluff",
)  # fmt: skip


def explain(state: TerreLune, seat: int, action: int) -> Refusal:
    """Why the seat that is asked may not play this action now."""
    phase, now = phase_of(action), text(f"refuse-phase-{PHASES[state.phase]}")
    if action == PASS:
        return Refusal(PHASE_RULES[state.phase], now)
    if phase != state.phase:
        kind = "slip" if SLIP <= action < HIDE else PHASES[phase]
        return Refusal(PHASE_RULES[state.phase], text("refuse-phase", now=now, when=text(f"when-{kind}")))
    if action == STAY:
        if state.rockets[seat].node == MOON:
            return Refusal("prospect-stay", text("refuse-stay-empty"))
        return Refusal("fly", text("refuse-stay"))
    if action < SHOVE:
        return explain_flight(state, seat, action - GO)
    if action < SWAP:
        return Refusal("push", text("refuse-push"))
    if action < DEFI:
        chosen = count_bits(action - SWAP + 1)
        return Refusal("exchange", text("refuse-exchange", count=exchange_size(state), chosen=chosen))
    if action < PLAY:
        return explain_fight(state, seat, action)
    if action < CHOOSE:
        return explain_card(state, seat, action - PLAY)
    if action < INSPECT:
        return Refusal("ambush-prize", text("refuse-pick"))
    if action < KEEP:
        return Refusal("prospect", text("refuse-look", crater=action - INSPECT + 1))
    if action < SLIP:
        return Refusal("bluff", text("refuse-bluff"))
    if action < HIDE:
        return explain_slip(state, seat)
    return Refusal("bluff", text("refuse-hide"))


def phase_of(action: int) -> int:
    """The phase in which an action belongs; -1 for those that fit several."""
    if action == PASS:
        return -1
    if action == ROLL_DICE or SLIP <= action < HIDE:
        return ROLL
    if action >= HIDE:
        return SORT
    if action == LEAVE or KEEP <= action < SLIP:
        return TAKE
    for limit, phase in (
        (SHOVE, MOVE),
        (SWAP, PUSH),
        (DEFI, EXCHANGE),
        (PLAY, STATION),
        (CHOOSE, TRICK),
        (INSPECT, PICK),
    ):
        if action < limit:
            return phase
    return LOOK


def explain_flight(state: TerreLune, seat: int, node: int) -> Refusal:
    """No such step, or not where the points lead."""
    rocket = state.rockets[seat]
    if node not in state.box.board.nodes:
        return Refusal("board", text("refuse-no-step", step=NODE_IDS[node]))
    if leads_to(state, rocket, rocket.arc, state.points, node):
        return Refusal("fly-outward", text("refuse-outward", step=step_text(node)))
    if rocket.node == CROSSROADS and leads_to(state, rocket, NONE, state.points, node):
        return Refusal("fly-crossroads", text("refuse-crossroads-back"))
    if node == CROSSROADS and any(leads_to(state, rocket, rocket.arc, less, node) for less in range(1, state.points)):
        return Refusal("fly-crossroads", text("refuse-crossroads-stop"))
    return Refusal("fly", text("refuse-fly", step=step_text(node), points=state.points))


def leads_to(state: TerreLune, rocket: Rocket, arc: int, points: int, node: int) -> bool:
    """Whether a throw leads a rocket that came by an arc to a step, if it had been on the Moon."""
    board = state.box.board
    return node in [board.ends[flight >> 1] for flight in board.destinations(rocket.node, arc, points, True)]


def explain_fight(state: TerreLune, seat: int, action: int) -> Refusal:
    """No Défi here, or nobody to ambush."""
    if action >= AMBUSH:
        victim = (action - AMBUSH) // 4
        if victim >= state.seats:
            return Refusal("ambush-victim", text("refuse-no-player"))
        return Refusal("ambush-victim", text("refuse-ambush", other=player_text(victim)))
    station = state.arrival - S1
    if state.rockets[seat].landed:
        return Refusal("station-choice", text("refuse-defi-landed"))
    if pile_size(state, station) == 0:
        return Refusal("defi", text("refuse-defi-empty"))
    return Refusal("defi", text("refuse-defi-followers", count=len(followers(state, seat, station))))


def explain_card(state: TerreLune, seat: int, card: int) -> Refusal:
    """Not in the hand, or not of the colour led."""
    if card not in state.rockets[seat].hand:
        return Refusal("tricks", text("refuse-card", card=card_text(card)))
    return Refusal("follow", text("refuse-follow", colour=colour_text(colour_of(state.fight.trick[0]))))


def explain_slip(state: TerreLune, seat: int) -> Refusal:
    """Nothing to move, nowhere to move it, or moved enough."""
    if state.homing:
        return Refusal("call-home", text("refuse-slip-late"))
    if state.slips >= SLIPS:
        return Refusal("bluff-move", text("refuse-slips", limit=SLIPS))
    return Refusal("bluff-move", text("refuse-slip"))
