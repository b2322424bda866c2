"""Prompts and actions of Skymines in words, as message ids with arguments."""

from lunatheque.engine import Text, text

from .actions import (
    ACTIONS,
    ADVANCE_ON,
    ALSO_CARD,
    BUY_CARD,
    DECLARE_RESOURCE,
    DROP_OUT,
    ENTER,
    EXPAND_COMPANY,
    FLIP,
    IGNORE,
    KEEP_TOKEN,
    PAY_BARRIER,
    PLACE_OUTPOST,
    PUT_CARD,
    READY,
    REST_AT,
    RETURN_TO,
    SELL_CARD,
    STOP,
    TAKE_PILE,
    TAKE_PLAN,
    TAKE_SPECIAL,
    USE_CARD,
    USE_OWN,
    USE_SPOT,
)
from .bonus import own_perk
from .cards import price
from .expansion import entry_cost, has_short_cut, oust_cost
from .kinds import (
    ADVANCE,
    BARRIER,
    COLUMNS,
    COMPANIES,
    FREE,
    MAJORITIES,
    NONE,
    OUST,
    PLAN,
    REST,
    SLOT_IDS,
    SLOTS,
    STEP_IDS,
    STORE,
    TOKEN,
    UPLOAD,
)
from .planning import free_slot, unplanned
from .research import fee, is_flipped, next_plan
from .rounds import resting_slot
from .state import Skymines
from .telling import (
    card_text,
    company_text,
    element_text,
    gain_text,
    listed,
    plan_text,
    player_text,
    spot_text,
    token_text,
)
from .tracks import COMPANY_UNIT

Args = dict[str, int | str | Text]


def prompt(state: Skymines, seat: int) -> Text:
    """What a seat is asked now, or whom it waits for."""
    if state.over:
        return text("prompt-over")
    if state.step in (PLAN, TOKEN):
        if not 0 <= seat < state.seats or state.ready[seat]:
            return text("prompt-wait-all")
        return text(f"prompt-{STEP_IDS[state.step]}", round=state.round)
    if seat != state.turn:
        return text("prompt-wait", player=player_text(state, state.turn))
    return Text(f"prompt-{STEP_IDS[state.step]}", prompt_facts(state, seat))


def prompt_facts(state: Skymines, seat: int) -> Args:
    """The numbers that a prompt may name."""
    facts: Args = {"points": state.points, "round": state.round}
    if state.step == STORE:
        facts["card"] = card_text(state, state.card)
    elif state.step == REST:
        facts["card"] = card_text(state, state.slots[seat * SLOTS + resting_slot(state, seat)])
    elif state.step == ADVANCE:
        facts["steps"] = state.gifts[0] % COMPANY_UNIT
    elif state.step == BARRIER:
        facts["company"] = company_text(state.company)
        facts["cost"] = barrier_cost(state, seat)
        facts["steps"] = state.steps
    elif state.step == OUST:
        facts["company"] = company_text(state.ousted)
    elif state.step == UPLOAD and next_plan(state, seat) != NONE:
        facts["step"] = state.upload[seat]
    facts["research"] = state.research
    facts["expansion"] = state.expansion
    facts["company"] = facts.get("company", company_text(state.company) if state.company != NONE else "")
    return facts


def barrier_cost(state: Skymines, seat: int) -> int:
    """What the barrier before a marker costs."""
    space = state.spaces[seat * COMPANIES + state.company]
    return state.box.barriers[state.tracks[state.company]][space]


def describe(state: Skymines, seat: int, action: int) -> Text:
    """An action of a seat in words."""
    id = f"action-{ACTIONS.kind(action).name}"
    if action == STOP:
        return text(f"action-stop-{STEP_IDS[state.step]}")
    if action < BUY_CARD:
        return describe_card(state, seat, id, action)
    if action < PLACE_OUTPOST:
        return describe_track(state, seat, id, action)
    if action < TAKE_PLAN:
        return describe_move(state, seat, id, action)
    return describe_choice(state, seat, id, action)


def describe_card(state: Skymines, seat: int, id: str, action: int) -> Text:
    """Tokens kept, cards put and used."""
    if action >= USE_CARD:
        return text(id, card=card_text(state, action - USE_CARD))
    if action >= DECLARE_RESOURCE:
        return text(id, element=element_text(action - DECLARE_RESOURCE))
    if action == READY:
        return text(id, idle=unplanned(state, seat))
    if action >= PUT_CARD:
        return text(id, card=card_text(state, action - PUT_CARD), slot=SLOT_IDS[free_slot(state, seat)])
    return text(id, token=token_text(state, action - KEEP_TOKEN))


def describe_track(state: Skymines, seat: int, id: str, action: int) -> Text:
    """Cards bought, tracks advanced on, barriers, companies expanded."""
    if action >= EXPAND_COMPANY:
        return text(id, company=company_text(action - EXPAND_COMPANY))
    if action == PAY_BARRIER:
        return text(id, cost=barrier_cost(state, seat))
    if action >= ADVANCE_ON:
        steps = state.points if state.element != NONE else state.gifts[0] % COMPANY_UNIT
        company = action - ADVANCE_ON
        space = state.spaces[seat * COMPANIES + company]
        return text(id, company=company_text(company), steps=steps, space=space)
    space = action - BUY_CARD
    cost = 0 if state.step == FREE else price(state, seat, space)
    return text(id, card=card_text(state, state.display[space]), space=space + 1, cost=cost)


def describe_move(state: Skymines, seat: int, id: str, action: int) -> Text:
    """Outposts placed and returned, the upload marker."""
    if action < RETURN_TO:
        sector, column = divmod(action - PLACE_OUTPOST, COLUMNS)
        cost = entry_cost(state, state.company, sector + 1, has_short_cut(state), oust_cost(state, seat))
        holder = state.holders[sector + 1]
        args: Args = {"sector": sector + 1, "column": column + 1, "cost": cost}
        args["company"] = company_text(state.company)
        args["gain"] = gain_text(state.box.sector_gains[sector + 1])
        if holder == NONE:
            return Text(id, args)
        return Text("action-place-oust", {**args, "other": company_text(holder)})
    if action < ENTER:
        return text(id, company=company_text(state.ousted), column=action - RETURN_TO + 1)
    plan = next_plan(state, seat)
    step = state.upload[seat] + 1
    if action in (FLIP, IGNORE):
        return text(id, plan=plan_text(state, plan), step=step, cost=state.box.flip)
    if is_flipped(state, seat, step - 1):
        return text("action-enter-flipped", step=step)
    return text(id, plan=plan_text(state, plan), step=step, cost=fee(state, plan))


def describe_choice(state: Skymines, seat: int, id: str, action: int) -> Text:
    """Plans taken, bonus markers, sales, dropping out, resting piles."""
    if action >= REST_AT:
        return text(id, pile=SLOT_IDS[action - REST_AT])
    if action >= ALSO_CARD:
        return text(id, card=card_text(state, action - ALSO_CARD))
    if action >= TAKE_PILE:
        return text(id, pile=SLOT_IDS[action - TAKE_PILE], cards=cards_text(state, seat, action - TAKE_PILE))
    if action == DROP_OUT:
        return text(id)
    if action >= SELL_CARD:
        card = action - SELL_CARD
        return text(id, card=card_text(state, card), amount=state.box.resales[card])
    if action >= USE_OWN:
        perk = own_perk(state, seat, action - USE_OWN)
        company = company_text((action - USE_OWN) // 2)
        return text(id, company=company, cost=state.box.perk_costs[perk], gain=gain_text(state.box.perk_gains[perk]))
    if action >= USE_SPOT:
        spot = action - USE_SPOT
        args: Args = {"cost": state.box.spot_costs[spot], "gain": gain_text(state.box.spot_gains[spot])}
        return (
            Text("action-bonus-majority", {**args, "space": spot_text(spot)}) if spot < MAJORITIES else Text(id, args)
        )
    if action >= TAKE_SPECIAL:
        return text(id, plan=plan_text(state, state.specials[action - TAKE_SPECIAL + 2]))
    place = action - TAKE_PLAN
    return text(id, plan=plan_text(state, state.plans[place]), money=state.supplements[place // 4])


def cards_text(state: Skymines, seat: int, slot: int) -> Text:
    """The cards of a resting pile."""
    return listed([card_text(state, card) for card in state.piles[seat * SLOTS + slot]], "gain-nothing")
