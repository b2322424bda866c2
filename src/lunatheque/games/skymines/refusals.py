"""Why an action is not possible: the rule that says so, and the facts."""

from lunatheque.engine import Refusal, Text, text

from .actions import (
    ACTIONS,
    ADVANCE_ON,
    ALSO_CARD,
    BUY_CARD,
    EXPAND_COMPANY,
    FLIP,
    IGNORE,
    KEEP_TOKEN,
    PLACE_OUTPOST,
    PUT_CARD,
    REST_AT,
    RETURN_TO,
    SELL_CARD,
    TAKE_PILE,
    TAKE_PLAN,
    TAKE_SPECIAL,
    USE_CARD,
    USE_OWN,
    USE_SPOT,
)
from .bonus import has_majority, markers_left, own_perk, total
from .cards import element_of, face_up, price, sum_up
from .expansion import NO_WAY, border_cost, entry_cost, has_short_cut, oust_cost
from .kinds import (
    ADVANCE,
    ALSO,
    BARRIER,
    BUY,
    COLUMNS,
    ENERGY,
    EXPAND,
    FIRST_SLOT,
    FREE,
    MAJORITIES,
    NONE,
    OUST,
    P_ENERGY,
    P_WAIVER,
    PLACE,
    PLAN,
    PLAN_COLUMNS,
    RESEARCH,
    REST,
    SELL,
    SELLING,
    SLOT_IDS,
    SPEND,
    STEP_IDS,
    STORE,
    TAKE,
    TOKEN,
    TURN,
    UPLOAD,
)
from .luna.majority import block
from .planning import free_slot
from .research import next_plan
from .state import Skymines
from .station import has_outposts
from .telling import card_text, company_text, element_text, majority_text, player_text, spot_text, token_text

STEP_RULES = (
    *("setup-tokens", "planning", "bonus-tiles", "turn", "resources", "acquired-card", "advance", "barrier"),
    *("special-plans", "energy", "oust", "scientist", "research-points", "space-buy", "special-plans", "space-sell"),
    *("resting-take", "bonus-drop-out", "resting-put"),
)
"""The rule of each step of a turn."""

KIND_STEPS = {
    "keep": (TOKEN,),
    "put": (PLAN,),
    "use": (TURN, SPEND),
    "buy": (SPEND, BUY, FREE),
    "advance": (SPEND, ADVANCE),
    "expand": (TURN, EXPAND),
    "stop": (SPEND, BARRIER, PLACE, UPLOAD, RESEARCH),
    "place": (PLACE,),
    "return": (OUST,),
    "enter": (UPLOAD,),
    "flip": (UPLOAD,),
    "ignore": (UPLOAD,),
    "plan": (RESEARCH,),
    "special": (RESEARCH,),
    "bonus": (TURN,),
    "personal": (TURN,),
    "sell": (SELL,),
    "take": (TAKE,),
    "also": (ALSO,),
    "rest": (STORE, REST),
}
"""When an action can be chosen at all, but for those that can then always be chosen."""

KIND_RULES = {
    "keep": "setup-tokens",
    "put": "planning",
    "declare": "bonus-tiles",
    "use": "resources",
    "buy": "acquire",
    "advance": "resources",
    "expand": "energy",
    "place": "energy",
    "return": "station-return",
    "enter": "scientist",
    "plan": "take-plan",
    "special": "special-plans",
    "bonus": "bonus-marker",
    "personal": "bonus-space",
    "sell": "space-sell",
    "take": "resting-take",
    "also": "bonus-drop-out",
    "rest": "resting-put",
}
"""The rule that says when something can be done; what is not here is only said, and needs no moment of its own."""


def explain(state: Skymines, seat: int, action: int) -> Refusal:
    """Why the seat that is asked may not play this action now."""
    kind = ACTIONS.kind(action).name
    if state.step not in KIND_STEPS.get(kind, ()):
        now = text(f"step-{STEP_IDS[state.step]}")
        if kind not in KIND_RULES:
            return Refusal(STEP_RULES[state.step], text("refuse-step", step=now))
        return Refusal(KIND_RULES[kind], text("refuse-step-when", step=now, when=text(f"when-{kind}")))
    if kind in ("keep", "put", "sell", "take", "also", "rest"):
        return explain_card(state, seat, kind, action)
    if kind == "stop":
        return explain_stop(state)
    if kind == "use":
        return explain_use(state, seat, action - USE_CARD)
    if kind == "buy":
        return explain_buy(state, seat, action - BUY_CARD)
    if kind == "expand":
        return explain_expand(state, seat, action - EXPAND_COMPANY)
    if kind == "place":
        sector, column = divmod(action - PLACE_OUTPOST, COLUMNS)
        return explain_place(state, seat, sector + 1, column)
    if kind == "return":
        column, company = action - RETURN_TO + 1, company_text(state.ousted)
        return Refusal("station-return", text("refuse-no-room", company=company, column=column))
    if kind in ("plan", "special"):
        return explain_plan(state, seat, action)
    if kind == "bonus":
        return explain_bonus(state, seat, action - USE_SPOT)
    if kind == "personal":
        return explain_own(state, seat, action - USE_OWN)
    if kind == "advance":
        return Refusal("special-plans", text("refuse-same-track", company=company_text(action - ADVANCE_ON)))
    return explain_upload(state, seat, action)


def explain_card(state: Skymines, seat: int, kind: str, action: int) -> Refusal:
    """Why a token cannot be kept, or a card cannot be planned, sold, taken back or laid to rest."""
    if kind == "keep":
        return Refusal("setup-tokens", text("refuse-not-offered", token=token_text(state, action - KEEP_TOKEN)))
    if kind == "sell":
        return Refusal("space-sell", text("refuse-not-to-sell", card=card_text(state, action - SELL_CARD)))
    if kind == "also":
        return Refusal("bonus-drop-out", text("refuse-not-at-rest", card=card_text(state, action - ALSO_CARD)))
    if kind == "take":
        return Refusal("resting-take", text("refuse-empty-pile", pile=SLOT_IDS[action - TAKE_PILE]))
    if kind == "put":
        if free_slot(state, seat) == NONE:
            return Refusal("planning", text("refuse-no-slot"))
        return Refusal("planning", text("refuse-not-in-hand", card=card_text(state, action - PUT_CARD)))
    pile = action - REST_AT
    if state.opened[seat] >> pile & 1:
        return Refusal("resting-put", text("refuse-same-pile", pile=SLOT_IDS[pile]))
    rule = "tank" if pile == FIRST_SLOT else "research"
    return Refusal(rule, text("refuse-closed-pile", pile=SLOT_IDS[pile]))


def explain_stop(state: Skymines) -> Refusal:
    """Why one cannot stop yet: what was begun must be done at least once."""
    rule = {SPEND: "resources", PLACE: "energy", UPLOAD: "scientist"}[state.step]
    return Refusal(rule, text(f"refuse-stop-{STEP_IDS[state.step]}"))


def explain_use(state: Skymines, seat: int, card: int) -> Refusal:
    """Why a card cannot be used."""
    if card not in face_up(state, seat):
        return Refusal("used-cards", text("refuse-not-face-up", card=card_text(state, card)))
    element = element_of(state, card)
    if state.step == SPEND:
        return Refusal("resources", text("refuse-other-resource", element=element_text(state.element)))
    if element == ENERGY:
        return Refusal("energy", text("refuse-energy-together"))
    if state.upload[seat] == state.box.research_last:
        return Refusal("scientist", text("refuse-last-step", step=state.box.research_last))
    if next_plan(state, seat) == NONE:
        return Refusal("scientist", text("refuse-no-plan", step=state.upload[seat] + 1))
    return Refusal("requirement", text("refuse-requirement", cash=state.cash[seat], cost=state.box.flip))


def explain_buy(state: Skymines, seat: int, space: int) -> Refusal:
    """Why a card of the display cannot be acquired."""
    if state.display[space] == NONE:
        return Refusal("acquire", text("refuse-empty-space", space=space + 1))
    if state.step == SPEND and state.bought:
        return Refusal("resources", text("refuse-bought"))
    cost = price(state, seat, space)
    have = state.points if state.step == SPEND else state.cash[seat]
    rule = "acquire" if state.step == SPEND else "space-buy"
    return Refusal(rule, text("refuse-price", card=card_text(state, state.display[space]), cost=cost, have=have))


def explain_expand(state: Skymines, seat: int, company: int) -> Refusal:
    """Why a company cannot be expanded."""
    if state.step == TURN and sum_up(state, seat, ENERGY) == 0:
        return Refusal("energy", text("refuse-no-energy"))
    if not has_outposts(state, company):
        return Refusal("energy-column", text("refuse-no-outposts", company=company_text(company)))
    points = state.expansion if state.step == EXPAND else sum_up(state, seat, ENERGY) + state.count_perk(seat, P_ENERGY)
    return Refusal("energy-cost", text("refuse-nowhere", company=company_text(company), points=points))


def explain_place(state: Skymines, seat: int, sector: int, column: int) -> Refusal:
    """Why an outpost cannot be placed so."""
    company = state.company
    if state.holders[sector] == company:
        return Refusal("reach", text("refuse-same-company", company=company_text(company), sector=sector))
    if border_cost(state, company, sector) == NO_WAY:
        return Refusal("reach", text("refuse-reach", company=company_text(company), sector=sector))
    cost = entry_cost(state, company, sector, has_short_cut(state), oust_cost(state, seat))
    if cost > state.points:
        return Refusal("energy-cost", text("refuse-energy", sector=sector, cost=cost, points=state.points))
    return Refusal("energy-column", text("refuse-column", column=column + 1))


def explain_upload(state: Skymines, seat: int, action: int) -> Refusal:
    """Why the upload marker cannot enter the next step so."""
    if action == FLIP:
        return Refusal("flip-plan", text("refuse-flip", cost=state.box.flip, cash=state.cash[seat]))
    if action == IGNORE:
        id = "refuse-waived" if state.has_perk(seat, P_WAIVER) else "refuse-no-waiver"
        return Refusal("bonus-scientist", text(id))
    return Refusal("requirement", text("refuse-requirement", cash=state.cash[seat], cost=state.box.flip))


def explain_plan(state: Skymines, seat: int, action: int) -> Refusal:
    """Why a plan cannot be taken."""
    if action >= TAKE_SPECIAL:
        kind, found = 3, state.specials[action - TAKE_SPECIAL + 2] != NONE
    else:
        kind, found = (action - TAKE_PLAN) // PLAN_COLUMNS, state.plans[action - TAKE_PLAN] != NONE
    if not found:
        return Refusal("take-plan" if kind < 3 else "special-plans", text("refuse-plan-gone"))
    cost = state.box.plan_costs[kind]
    return Refusal("research-points", text("refuse-plan-cost", cost=cost, points=state.research))


def explain_bonus(state: Skymines, seat: int, spot: int) -> Refusal:
    """Why a bonus space cannot be used."""
    if markers_left(state, seat) == 0:
        return Refusal("bonus-marker", text("refuse-no-marker"))
    if state.spots[spot] != NONE:
        owner = player_text(state, state.spots[spot])
        return Refusal("bonus-marker", text("refuse-spot-taken", space=spot_text(spot), player=owner))
    cost = state.box.spot_costs[spot]
    if state.cash[seat] < cost:
        return Refusal("bonus-marker", text("refuse-cash", cost=cost, cash=state.cash[seat]))
    if spot < MAJORITIES and not has_majority(state, seat, state.box.spot_counts[spot]):
        return explain_majority(state, seat, state.box.spot_counts[spot])
    if state.box.spot_gains[spot][0] == SELLING:
        return Refusal("space-sell", text("refuse-nothing-to-sell"))
    return Refusal("space-buy", text("refuse-too-dear"))


def explain_majority(state: Skymines, seat: int, element: int) -> Refusal:
    """Why a majority space cannot be used."""
    mine = total(state, seat, element)
    facts: dict[str, int | str | Text] = {"element": majority_text(element), "have": mine}
    if mine < 1:
        return Refusal("majority-most", Text("refuse-none", facts))
    most = max([total(state, other, element) for other in range(state.seats)])
    if most > mine:
        return Refusal("majority-most", Text("refuse-majority", {**facts, "most": most}))
    return Refusal("luna-block", Text("refuse-block", {**facts, "most": block(state, element)}))


def explain_own(state: Skymines, seat: int, space: int) -> Refusal:
    """Why a bonus space of one's own cannot be used."""
    perk = own_perk(state, seat, space)
    if perk == NONE:
        return Refusal("bonus-space", text("refuse-no-own", company=company_text(space // 2)))
    if markers_left(state, seat) == 0:
        return Refusal("bonus-marker", text("refuse-no-marker"))
    if state.own_used[seat] >> space & 1:
        return Refusal("bonus-space", text("refuse-own-used"))
    return Refusal("bonus-space", text("refuse-cash", cost=state.box.perk_costs[perk], cash=state.cash[seat]))
