"""Prompts and actions of De la Terre à la Lune in words, as message ids with arguments."""

from lunatheque.engine import Text, text

from .actions import (
    AMBUSH,
    BACK,
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
    SLIP_PLACES,
    STAY,
    SWAP,
)
from .choices import exchange_size
from .flight import attracts, passes_station, pushed_to
from .holdings import thickness
from .state import TerreLune
from .telling import card_text, colour_text, kind_text, list_text, player_text, station_text, step_text
from .things import EXCHANGE, HAND, MOON, MOVE, NONE, PHASES, PICK, PUSH, ROLL, S1, TAKE, TRICK


def prompt(state: TerreLune, seat: int) -> Text:
    """What a seat is asked now, or whom it waits for."""
    if state.over:
        return text("prompt-over")
    if seat != state.actor:
        return text("prompt-wait", player=player_text(state.actor))
    phase = state.phase
    if phase == ROLL:
        return text("prompt-roll-home" if state.homing else "prompt-roll")
    if phase == MOVE:
        stay = state.rockets[seat].node == MOON and state.pawns_on_moon() > 0
        return text("prompt-moon" if stay else "prompt-move", points=state.points)
    if phase == EXCHANGE:
        return text("prompt-exchange", count=exchange_size(state))
    if phase == TRICK:
        trump = colour_text(state.fight.trump)
        if state.fight.trick:
            return text("prompt-follow", led=card_text(state.fight.trick[0]), trump=trump)
        return text("prompt-lead", trump=trump)
    if phase == PICK:
        left = state.fight.picks - len(state.fight.picked)
        return text("prompt-pick", count=left, other=player_text(state.fight.loser()))
    if phase == TAKE:
        return text("prompt-take", pawn=kind_text(state.craters[state.crater]), crater=state.crater + 1)
    if phase == PUSH:
        return text("prompt-push")
    return text(f"prompt-{PHASES[phase]}")


def describe(state: TerreLune, seat: int, action: int) -> Text:
    """An action in words."""
    if action == PASS:
        return text(f"action-pass-{PHASES[state.phase]}")
    if action == ROLL_DICE:
        return text("action-roll-home" if state.homing else "action-roll")
    if action == STAY:
        return text("action-stay")
    if action == LEAVE:
        return text("action-leave")
    if action < SHOVE:
        return describe_flight(state, action - GO)
    if action < SWAP:
        other, way = divmod(action - SHOVE, 2)
        step = step_text(pushed_to(state, other, way))
        return text("action-push-back" if way == BACK else "action-push", other=player_text(other), step=step)
    if action < DEFI:
        hand = state.rockets[seat].hand
        chosen = [hand[place] for place in range(min(HAND, len(hand))) if action - SWAP + 1 >> place & 1]
        return text("action-exchange", count=len(chosen), cards=list_text([card_text(card) for card in chosen]))
    if action < AMBUSH:
        return text("action-defi", trump=colour_text(action - DEFI))
    if action < PLAY:
        victim, trump = divmod(action - AMBUSH, 4)
        return text("action-ambush", other=player_text(victim), trump=colour_text(trump))
    if action < CHOOSE:
        return text("action-play", card=card_text(action - PLAY))
    return describe_find(state, action)


def describe_flight(state: TerreLune, node: int) -> Text:
    """A destination; on the orbit, what happens there."""
    space = state.box.board.space_of[node]
    rocket = state.rockets[state.turn]
    if space != NONE and space == state.satellite and not rocket.landed:
        return text("action-move-crash", step=step_text(node))
    if space != NONE and attracts(state, rocket, space, passes_station(state, state.turn, node)):
        return text("action-move-wake", step=step_text(node), count=state.swing)
    if S1 <= node < MOON - 1:
        return text("action-move-station", step=station_text(node - S1))
    return text("action-move", step=step_text(node))


def describe_find(state: TerreLune, action: int) -> Text:
    """Stacks, craters, pawns and exhausted options."""
    if action < INSPECT:
        pawn = state.rockets[state.fight.loser()].stacks[action - CHOOSE]
        return text("action-pick", stack=action - CHOOSE + 1, count=thickness(state, pawn))
    if action < KEEP:
        return text("action-look", crater=action - INSPECT + 1)
    if action < SLIP:
        return text("action-take", pawn=kind_text(state.craters[state.crater]), bluff=action - KEEP)
    if action < HIDE:
        source, target = divmod(action - SLIP, SLIP_PLACES)
        return text("action-slip", source=source, target=target)
    one, two = divmod(action - HIDE, SLIP_PLACES)
    stacks = state.rockets[state.actor].stacks
    first = kind_text(stacks[one])
    if two == 0:
        return text("action-hide", one=one + 1, first=first)
    return text("action-hide-both", one=one + 1, first=first, two=two, second=kind_text(stacks[two - 1]))
