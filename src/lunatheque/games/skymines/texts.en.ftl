# Skymines in English.

game-tagline = Four companies mine the Moon: hold shares of the right ones, and make them grow.
players-1 = Alone you play against Luna. She plays by rules of her own, at the level that you agree on below.

# What players agree on ------------------------------------------------------------------------------------------

option-lunas = Luna
option-lunas-alone = plays against a player alone
option-lunas-one = plays with you
option-lunas-two = two Lunas, as far as there is room
option-lunas-three = three Lunas, as far as there is room
option-level = Level of Luna
option-level-2 = 2 (standard)
option-level-0 = 0 (easiest)
option-level-1 = 1 (easy)
option-level-3 = 3 (advanced)
option-level-4 = 4 (advanced)
option-level-5 = 5 (advanced)
option-level-6 = 6 (hard)
option-level-7 = 7 (harder)
option-level-8 = 8 (hardest)
option-tracks = Company tracks
option-tracks-first = A1, B1, C1 and D1, for a first game
option-tracks-drawn = drawn at random
option-length = The match lasts
option-length-full = seven rounds, the whole game
option-length-short = four rounds, a little more than half of it
option-threshold = Thresholds pay
option-threshold-others = the other players beyond them
option-threshold-all = the mover too
option-luna-share = Most valuable share for Luna
option-luna-share-displayed = the best one in the display
option-luna-share-best = only one of the most valuable company
option-side = Side of the board
option-side-moon = the Moon (the Belt will follow)

# Contents of the box ------------------------------------------------------------------------------------------

contents-supply = Outposts and player boards
contents-rules = Counts and prices
contents-values = Values of the tank and of research
contents-element = Elements
contents-company = Companies and stations
contents-side = Sides of the main board
contents-sector = Sectors of the Moon
contents-perk = Track bonuses
contents-track = Company tracks
contents-display = Card display
contents-card = Action cards
contents-start = Starting cards
contents-extra = Single-energy cards
contents-research = Research display
contents-plan = Research plans
contents-special = Special research plans
contents-token = Starting research tokens
contents-bonus = Bonus spaces
contents-tile = Bonus tiles
contents-coins = Round track
contents-level = Levels of Luna
contents-matrix = Luna’s columns of the research display
contents-luna = Luna cards

# Things ---------------------------------------------------------------------------------------------------------

luna = Luna
luna-numbered = Luna { $number }
luna-card = { $id }
card = { $element } { $value }
card-plain = { $element }
card-share = share of { $company }
plan = { $id } (needs { $need }; gives { $gain })
token = { $id } (at rest: { $cards }; gives { $gain })
listed = { $first }, { $then }
no-cards = no card
scientists = scientists and field scientists

gain-nothing = nothing
gain-money = ${ $amount }
gain-tank = { $amount ->
    [one] { $amount } step on the tank
   *[other] { $amount } steps on the tank
}
gain-points = { $amount ->
    [one] { $amount } research point
   *[other] { $amount } research points
}
gain-steps = { $amount ->
    [one] { $amount } space on one track
   *[other] { $amount } spaces on one track
}
gain-two-tracks = { $amount ->
    [one] { $amount } space on each of two tracks
   *[other] { $amount } spaces on each of two tracks
}
gain-expansion = { $amount } energy points for one company
gain-card = a card of the display
gain-sell = sell a card
gain-buy = buy a card for $
gain-first = first player
gain-tile = { $tile } for the next round
gain-company = { $amount ->
    [one] { $amount } space on the track of { $company }
   *[other] { $amount } spaces on the track of { $company }
}
need-nothing = nothing
need-element = { $element } { $amount }
need-any = { $amount } of one resource
need-two = { $amount } each of two resources
need-other = another scientist or field scientist
need-pay = ${ $amount }

# What is asked --------------------------------------------------------------------------------------------------

prompt-over = The match is over.
prompt-wait = It is the turn of { $player }.
prompt-wait-all = The others are still choosing.
prompt-token = Choose the starting research token that you keep.
prompt-plan = Round { $round }: put cards into your action slots, then say that you are ready.
prompt-declare = Which resource does your resource tile stand for?
prompt-turn = Round { $round }: choose one action.
prompt-spend = { $points ->
    [one] You have { $points } point: acquire a card or advance on a track.
   *[other] You have { $points } points: acquire a card, advance on a track, or both.
}
prompt-store = Choose the resting pile for the card: { $card }.
prompt-advance = { $steps ->
    [one] Choose the track on which you advance { $steps } space.
   *[other] Choose the track on which you advance { $steps } spaces.
}
prompt-barrier = A barrier of { $company } costs ${ $cost }. Do you pay?
prompt-expand = Choose the company that expands with { $expansion } energy points.
prompt-place = { $points ->
    [one] Place outposts of { $company }: { $points } energy point is left.
   *[other] Place outposts of { $company }: { $points } energy points are left.
}
prompt-oust = To which column does the ousted outpost of { $company } return?
prompt-upload = Move your upload marker.
prompt-research = { $research ->
    [one] You have { $research } research point: take a plan, or stop.
   *[other] You have { $research } research points: take plans, or stop.
}
prompt-buy = Choose the card that you buy.
prompt-free = Choose a card of the display, for nothing.
prompt-sell = Choose the card that you sell.
prompt-take = Choose the resting pile that comes to your hand.
prompt-also = Choose one more card from your resting piles.
prompt-rest = Choose the resting pile for the card: { $card }.

action-keep = Keep { $token }
action-put = Put into slot { $slot }: { $card }
action-ready = Ready{ $idle ->
        [0] {""}
        [one] , one slot stays empty
       *[other] , { $idle } slots stay empty
    }
action-declare = It stands for { $element }
action-use = Use: { $card }
action-buy = Acquire from space { $space }: { $card } (costs { $cost })
action-advance = { $steps ->
    [one] Advance on the track of { $company } by { $steps }, from space { $space }
   *[other] Advance on the track of { $company } by { $steps }, from space { $space }
}
action-pay = Pay ${ $cost } and go on
action-stop-spend = Leave the other points
action-stop-barrier = Stop before the barrier
action-stop-place = Place no more outposts
action-stop-upload = Stop here
action-stop-research = Take no more plans
action-expand = Expand { $company }
action-place = Sector { $sector }, from column { $column }: costs { $cost }, gives { $gain }
action-place-oust = Sector { $sector }, from column { $column }, ousting { $other }: costs { $cost }, gives { $gain }
action-return = { $company } returns to column { $column }
action-enter = Enter step { $step }: { $plan }
action-enter-flipped = Enter step { $step }, a plan that is face down
action-flip = Pay ${ $cost }, turn the plan of step { $step } face down and enter: { $plan }
action-ignore = Enter step { $step } and pass over its requirement: { $plan }
action-plan = { $money ->
    [0] Take { $plan }
   *[other] Take { $plan } with ${ $money }
}
action-special = Take { $plan }
action-bonus = { $cost ->
    [0] Bonus marker: { $gain }
   *[other] Bonus marker for ${ $cost }: { $gain }
}
action-bonus-majority = { $cost ->
    [0] Bonus marker, { $space }: { $gain }
   *[other] Bonus marker for ${ $cost }, { $space }: { $gain }
}
action-personal = { $cost ->
    [0] Bonus marker on your own space at { $company }: { $gain }
   *[other] Bonus marker for ${ $cost } on your own space at { $company }: { $gain }
}
action-sell = Sell for ${ $amount }: { $card }
action-drop = Drop out of this round
action-take = Take pile { $pile }: { $cards }
action-also = Take the card: { $card }
action-rest = To pile { $pile }

# What happens ---------------------------------------------------------------------------------------------------

event-round = Round { $round } begins.
event-chose = { $player } has chosen a token.
event-you-chose = You keep { $token }.
event-token = { $player } has { $token }.
event-put = { $player } puts a card into slot { $slot }.
event-you-put = You put into slot { $slot }: { $card }.
event-ready = { $player } is ready.
event-revealed = { $player } has planned: { $cards }.
event-declared = The resource tile of { $player } stands for { $element }.
event-money = { $player } gets ${ $amount }.
event-paid = { $player } pays ${ $amount }.
event-resources = { $player } uses { $card } and has { $points } { $points ->
    [one] point
   *[other] points
}.
event-acquired = { $paid ->
    [0] { $player } acquires a card for nothing: { $card }.
   *[other] { $player } acquires a card for { $paid }: { $card }.
}
event-sold = { $player } sells a card for ${ $amount }: { $card }.
event-display = Space { $space } of the display: { $card }.
event-advanced = { $player } advances on the track of { $company }, from { $start } to { $space }.
event-track-end = { $player } is at the end of the track of { $company } and gets ${ $amount }.
event-barrier = { $player } pays ${ $cost } at a barrier of { $company }.
event-barred = { $player } stops at a barrier of { $company } (${ $cost }).
event-threshold = { $player } gets ${ $amount }, being beyond the threshold of { $company }.
event-unlocked = { $player } unlocks a bonus of { $company }: { $perk }.
event-lost-marker = There is no more bonus marker for { $player }, who gets ${ $amount } instead.
event-points = { $player } gets { $points } { $points ->
    [one] research point
   *[other] research points
}.
event-tank = { $player } moves to step { $step } of the tank.
event-upload = { $player } moves to step { $step } of research.
event-slot-opens = Slot { $slot } of { $player } opens for the next round.
event-beyond = { $player } gets ${ $amount } beyond the end of the track.
event-expands = { $player } expands { $company } with { $points } { $points ->
    [one] point
   *[other] points
}.
event-placed = { $player } places an outpost of { $company } in sector { $sector } for { $cost }.
event-ousted = The ousted outpost of { $company } returns to column { $column }.
event-outpost-lost = The ousted outpost of { $company } finds no home and leaves the game.
event-scientist = { $player } uses a scientist.
event-field = { $player } uses { $card }.
event-flipped = { $player } pays ${ $amount } and turns a plan face down: { $plan }.
event-ignored = { $player } passes over a requirement: { $plan }.
event-stopped = { $player } stops on { $plan }.
event-plan = { $player } takes a plan to step { $step }: { $plan }.
event-plan-shown = A new plan: { $plan }.
event-special = The special plan of this round: { $plan }.
event-bonus = { $cost ->
    [0] { $player } puts a bonus marker on a space: { $space }.
   *[other] { $player } puts a bonus marker on a space for ${ $cost }: { $space }.
}
event-tile = { $player } gets the { $tile }.
event-dropped = { $player } drops out of this round.
event-took-pile = { $count ->
    [one] { $player } takes a resting pile of { $count } card.
   *[other] { $player } takes a resting pile of { $count } cards.
}
event-took-card = { $player } also takes the card: { $card }.
event-rested = { $player } lays to rest in pile { $pile }: { $card }.
event-won = { $players } wins with ${ $total }.
event-won-by-cash = { $players } and { $rivals } have ${ $total } each. { $players } wins with more cash, ${ $cash }.
event-won-by-shares = { $players } and { $rivals } have ${ $total } each and as much cash. { $players } wins with more shares, { $shares }.
event-shared = { $players } share the victory with ${ $total }, as much cash and as many shares.

# Luna -----------------------------------------------------------------------------------------------------------

event-luna-plans = { $player } has { $count } cards face down in her slots.
event-luna-refill = { $added ->
    [0] The deck of { $player } is used up: { $count } discarded cards make a new one.
   *[other] The deck of { $player } is used up: her discarded cards and one of rank II make a new one of { $count } cards.
}
event-luna-token = { $player } passes a level token on step { $step }: a card of rank II goes on top of her deck.
event-luna-majority = { $player }’s majority cards: { $left } and { $right }.
event-luna-blocks = { $player } has titanium { $titanium }, carbon { $carbon }, energy { $energy }, minerals { $minerals }, scientists { $scientists }: whoever has less cannot use that majority space.
event-luna-turn = { $player } turns up { $card } in slot { $slot }.
event-luna-value = { $player } looks for { $what }. By value: { $order }.
event-luna-lead = { $player }’s largest lead: { $company }, { $margin }{ $tie }. Margins: { $margins }.
event-luna-level = { $player } leads nowhere alone; shared lead: { $company }{ $tie }. Margins: { $margins }.
event-luna-two-leads = { $player }’s two largest leads: { $leads }{ $tie }. Margins: { $margins }. By value: { $order }; if both expand, the less valuable one begins.
event-luna-trails = { $player } leads nowhere; least behind: { $company }, { $margin }{ $tie }. Margins: { $margins }.
event-luna-behind = No sector within reach is vacant. Of the companies there ({ $margins }) { $player } is worst placed on the track of { $company }, { $margin }{ $tie }: its outpost in sector { $sector }, the { $mode ->
    [MIN] lowest
   *[MAX] highest
} of those within reach ({ $sectors }), goes home.
event-luna-takes = { $player } expands { $company } to sector { $sector }, which has become vacant.
event-luna-target-min = { $player } expands { $company } to sector { $sector }, the lowest vacant one within reach ({ $sectors }).
event-luna-target-max = { $player } expands { $company } to sector { $sector }, the highest vacant one within reach ({ $sectors }).
event-luna-column = The main column of { $company } is { $column } (vacant spaces: { $vacant }{ $tie }): the outpost comes from there.
event-luna-column-back = The main column of { $company } is { $column } (vacant spaces: { $vacant }{ $tie }): the outpost returns there.
column-vacant = { $count }
column-last = { $count } with the last one
column-clear = { "" }
column-coins = ; tie, fewer visible coins
column-logo = ; tie, nearest to the logo
event-luna-forfeits = { $company } cannot expand: { $player } loses { $points } { $points ->
    [one] point
   *[other] points
}.
event-luna-barrier = { $player } pays ${ $paid } of ${ $cost } at a barrier of { $company } and moves on.
event-luna-marker = { $player } puts a bonus marker on a space: { $space }.
event-luna-no-marker = { $player } places no bonus marker, because the space is taken: { $space }.
event-luna-card = { $player } takes from space { $space } of the display: { $card }.
event-luna-no-card = { $player } gets nothing from space { $space } of the display, which is empty.
event-luna-share = { $player } takes the most valuable share. By value: { $order }.
event-luna-no-share = { $player } finds no share card that she could take. By value: { $order }.
event-luna-plan = { $player } removes the plan at { $place }: { $plan }.
event-luna-no-plan = There is no plan at { $place } for { $player } to remove.
event-luna-special = { $player } removes the latest special plan: { $plan }.
event-luna-no-special = There is no special plan for { $player } to remove.
event-luna-top = On top of { $player }’s discard pile lies { $card }, { $left } on the left and { $right } on the right: { $side ->
    [left] her left majority card goes too.
    [right] her right majority card goes too.
   *[none] her majority cards stay.
}

select-value1 = the most valuable company
select-value2 = the second most valuable company
select-last = the least valuable company
select-value12 = the two most valuable companies
select-all = all companies
worth = { $company } ({ $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $vacant } vacant, { $track })
margin = { $company } { $margin }
tie = , tied with { $companies } but more valuable
tie-none = { "" }

# Refusals -------------------------------------------------------------------------------------------------------

refuse-turn = It is not your turn.
refuse-step = That is not possible now: { $step }.
refuse-step-when = Not now: { $step }. { $when }
when-keep = A starting token is kept before the first round.
when-put = Cards are planned at the beginning of a round.
when-declare = The resource is named when the cards are turned up.
when-use = A card in a slot is used in your turn; a resource card can be added while you spend.
when-buy = A card of the display is acquired with resource points: use minerals, titanium or carbon first.
when-advance = Markers advance with resource points: use minerals, titanium or carbon first.
when-expand = A company is expanded in your turn, with all your energy cards.
when-place = Outposts are placed when you have expanded a company with energy cards.
when-return = An outpost comes back to a column when it has been ousted.
when-enter = The upload marker moves when you use a scientist.
when-plan = Plans are taken with research points: use a field scientist first.
when-special = Special plans are taken with research points: use a field scientist first.
when-bonus = A bonus marker is placed as an action of your turn.
when-personal = A bonus space of your own is used as an action of your turn.
when-sell = A card is sold on the bonus space for it.
when-take = A resting pile is taken into the hand when you drop out.
when-also = One more card is taken only by a bonus, when you drop out.
when-rest = Cards go to rest when you drop out.
step-token = a starting token must be chosen
step-plan = everybody is planning
step-declare = the resource of the tile must be named
step-turn = an action must be chosen
step-spend = resource points must be spent
step-store = the card needs a resting pile
step-advance = a track must be chosen
step-barrier = the barrier must be paid or left
step-expand = a company must be chosen
step-place = outposts are being placed
step-oust = the ousted outpost needs a column
step-upload = the upload marker is moving
step-research = research points must be spent
step-buy = a card must be bought
step-free = a card must be chosen
step-sell = a card must be sold
step-take = a resting pile must be taken
step-also = one more card must be taken
step-rest = a card must go to rest
refuse-not-offered = You were not offered this token: { $token }.
refuse-no-slot = All your open slots have a card.
refuse-not-in-hand = This card is not in your hand: { $card }.
refuse-not-to-sell = This card is neither in your hand nor in a resting pile of yours: { $card }.
refuse-not-at-rest = This card is in none of your resting piles: { $card }.
refuse-empty-pile = There is no card in pile { $pile }.
refuse-same-pile = Pile { $pile } has got a card in this dropping out: each card goes to a different pile.
refuse-closed-pile = Pile { $pile } is closed in this round.
refuse-no-room = Column { $column } of { $company } has no room: only vacant spaces are covered, and never the last one.
refuse-stop-spend = You must acquire a card or advance on a track before you stop.
refuse-stop-place = You must place at least one outpost before you stop.
refuse-stop-upload = Your upload marker must move at least one step before you stop.
refuse-last-step = Your upload marker is on step { $step }, the last one.
refuse-not-face-up = You have no such card face up: { $card }.
refuse-other-resource = You are using { $element }, and cannot add that card now.
refuse-energy-together = All energy cards are used together: choose a company.
refuse-no-plan = There is no plan on step { $step } of your research track.
refuse-requirement = The requirement of the next plan is not met; turning it face down costs ${ $cost }, you have ${ $cash }.
refuse-empty-space = Space { $space } of the display is empty.
refuse-bought = You have already acquired a card in this action.
refuse-price = It costs { $cost }, you have { $have }: { $card }.
refuse-no-energy = You have no energy card face up.
refuse-no-outposts = The station of { $company } is empty.
refuse-nowhere = { $company } can enter no sector for { $points } { $points ->
    [one] point
   *[other] points
}.
refuse-same-company = { $company } is already in sector { $sector }.
refuse-reach = Sector { $sector } is out of reach for { $company }.
refuse-energy = Entering sector { $sector } costs { $cost }, you have { $points }.
refuse-column = There is no outpost in column { $column }.
refuse-flip = Turning the plan face down costs ${ $cost }, you have ${ $cash }; where the requirement is met there is no need to.
refuse-waived = Each scientist may pass over one requirement, and only where it is not met or would have to be paid for.
refuse-no-waiver = You have no bonus that lets you pass over a requirement.
refuse-plan-gone = There is no plan there.
refuse-plan-cost = It costs { $cost } research points, you have { $points }.
refuse-no-marker = You have no bonus marker left in this round.
refuse-spot-taken = { $player } has a marker there: { $space }.
refuse-cash = It costs ${ $cost }, you have ${ $cash }.
refuse-none = You have none of it: { $element }.
refuse-majority = You have { $have }, another player has { $most }: { $element }.
refuse-block = You have { $have }, Luna has { $most }: { $element }.
refuse-nothing-to-sell = You have no card in your hand or at rest.
refuse-too-dear = You cannot pay for any card of the display.
refuse-no-own = You have no bonus space of your own there: { $company }.
refuse-own-used = You have used this space in this round.
refuse-same-track = It must be another track than before: { $company }.

# The score sheet ------------------------------------------------------------------------------------------------

sheet-cash = Cash
sheet-shares = Shares of { $company }
sheet-tank = Helium-3
sheet-research = Research
sheet-total = Total
sheet-tie-cash = In a tie: cash
sheet-tie-shares = Then: shares in all

# The table ------------------------------------------------------------------------------------------------------

zone-moon = The Moon
view-sectors = Sectors
view-research = Research
view-rounds = Rounds
view-majorities = Majorities
view-spaces = Bonus spaces
zone-display = Display
zone-status = Holdings
zone-desk = Board
zone-luna-desk = Luna’s board
zone-hand = Hand
zone-hand-planning = Hand and planned cards
zone-tokens = Starting research tokens
zone-resources = The resource of the tile
zone-acquired = Just acquired

piece-track = Track { $track } of { $company }: { $marks }
track-barrier = before space { $space } a barrier of ${ $cost }
track-threshold = at space { $space } a threshold: ${ $money } for those beyond it, and { $perk }
piece-marker = { $player } on the track of { $company }: space { $space }, { $shares ->
    [0] no share
    [one] { $shares } share
   *[other] { $shares } shares
}
piece-station = Station of { $company }: a share is worth ${ $value }
piece-column = { $company }, column { $column }: { $left ->
    [0] no outpost
    [one] { $left } outpost
   *[other] { $left } outposts
} left, ${ $coins } visible
piece-sector = Sector { $sector }, vacant: { $gain }
piece-sector-held = Sector { $sector }, held by { $company }: { $gain }
piece-outpost = Outpost of { $company } in sector { $sector }
piece-plan = Plan { $letter }. Needs: { $need }. Gives: { $gain }. Costs { $cost ->
    [one] { $cost } research point
   *[other] { $cost } research points
}.
piece-special = Special plan { $name }. Gives: { $gain }. Costs { $cost ->
    [one] { $cost } research point
   *[other] { $cost } research points
}.
piece-plan-empty = No plan of letter { $letter } is left
piece-supplement = ${ $money } for whoever takes a plan of letter { $letter }; { $left ->
    [one] { $left } more plan
   *[other] { $left } more plans
} in the supply
piece-special-hidden = Special plan of round { $round }, face down, with ${ $money }
piece-round = Round { $round } of { $last }
piece-majority-space = Majority of { $element }: { $gain }. { $luna ->
    [0] Luna has none.
   *[other] Luna has { $luna }.
}
piece-space = Bonus space: { $gain }{ $cost ->
    [0] {""}
   *[other] , for ${ $cost }
}
piece-bonus-marker = Bonus marker of { $player }: { $space }
piece-own-space = A bonus space of one’s own, from { $company }: { $space }

piece-card = Card: { $element }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}. Costs { $cost }, sells for ${ $resale }.
piece-card-start = Card: { $element }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}. Sells for ${ $resale }.
piece-card-share = Share of { $company }. Costs { $cost }.
piece-planned = A card that was planned
piece-surcharge = Cards of this column cost { $added } more
piece-display-empty = An empty space of the display
piece-stack = { $count ->
    [0] No more cards
    [one] { $count } more card
   *[other] { $count } more cards
}

piece-wealth = Worth ${ $total } now: cash ${ $cash }, shares ${ $shares }, tank ${ $tank }, research ${ $research }
piece-cash = ${ $count }
piece-markers = { $count ->
    [0] No bonus marker
    [one] { $count } bonus marker
   *[other] { $count } bonus markers
} left
piece-first = First player of the next round
piece-out = Has dropped out of this round
piece-slot = Action slot { $slot }
piece-slot-off = Action slot { $slot }, closed
piece-slot-soon = Action slot { $slot }, open from the next round on
piece-pile = Resting pile { $pile }: { $count ->
    [0] no card
    [one] { $count } card
   *[other] { $count } cards
}
piece-pile-off = Resting pile { $pile }, still closed
piece-pile-soon = Resting pile { $pile }, open from the next round on
piece-shares = { $company }: { $count ->
    [0] no share
    [one] { $count } share
   *[other] { $count } shares
} at ${ $value }
piece-flipped = Step { $step }: a plan that was turned face down
piece-tank = Tank: step { $step }, worth ${ $value }
piece-upload = Research: step { $step }, worth ${ $value }

piece-luna-deck = Luna’s deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
piece-luna-rank-two = Cards of rank II beside it: { $count }
piece-luna-discard = Luna’s discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
piece-luna-cards = Action cards that Luna has collected: { $count }
piece-block = Luna has { $amount } of this: { $element }. Whoever has less cannot use the majority space.
piece-majority-empty = A majority slot without a card
piece-majority = Majority card { $name }: { $side ->
    [left] titanium { $first }, carbon { $second }
   *[right] energy { $first }, minerals { $second }
}, scientists { $scientists }
piece-level-token = Luna token on step { $step }: a card of rank II goes on top of her deck
piece-luna-hidden = Luna’s card in slot { $slot }, face down
piece-luna-hidden-two = Luna’s card in slot { $slot }, face down: one of rank II, from a level token
piece-luna-card = Luna’s card { $name }: { $actions }
luna-does-advance = { $amount } { $amount ->
    [one] space
   *[other] spaces
} on { $tracks ->
    [value1] the track of the most valuable company
    [value2] the track of the second most valuable company
    [last] the track of the least valuable company
    [value12] the tracks of the two most valuable companies
    [lead] the track where she leads most
    [lead2] the two tracks where she leads most
   *[all] all four tracks
}
luna-does-expand = expands that company { $amount ->
    [one] by { $amount } outpost
   *[other] by { $amount } outposts
} into the { $mode ->
    [MIN] lowest
   *[MAX] highest
} sectors
luna-does-mark = a bonus marker on { $space }
luna-does-take = the card on space { $space } of the display
luna-does-share = the most valuable share card
luna-does-discard = removes plan { $letter }{ $column }
luna-does-special = removes the latest special plan
gain-upload = { $amount ->
    [one] { $amount } upload step
   *[other] { $amount } upload steps
}

# … their values, and what has no name
field-outposts = Outposts of each company
field-slot_tank = Step of the tank that opens slot A
field-slot_research = Step of research that opens slot E
field-tank_last = Last step of the tank
field-research_last = Last step of research
field-flip = $ for turning a plan face down
field-oust = Extra energy for ousting
field-rounds = Rounds
field-money = $ at the start
field-markers = Most bonus markers
field-markers_two = Bonus markers at the start, two players
field-markers_more = Bonus markers at the start, more players
field-beyond = $ for a step beyond the end of a track
field-lost_marker = $ for a bonus marker too many
field-tank_steps = Steps of the tank that are worth more
field-research_steps = Steps of research that are worth more
field-values-tank = What these are worth, in $
field-values-research = What these are worth, in $
field-side = Side of the board
field-coins = Coins of each column, front space first
field-sectors = Sectors
field-number = Number
field-x = From the west, in half sectors
field-y = From the north, in rows
field-single = Single borders to sectors
field-double = Double borders to sectors
field-station = Border to a station
field-reward = Reward for entering
field-spot = Bonus space of one’s own
field-gain = Gives
field-cost = Costs
field-last = Last space
field-shares = Spaces where shares are reached
field-barriers = Barriers
field-thresholds = Thresholds
field-first = Bonus of the first threshold
field-second = Bonus of the second threshold
field-rows = Rows
field-surcharges = Surcharges of the columns, from right to left
field-letter = Letter
field-type = Kind
field-value = Value
field-resale = $ when it is sold
field-share = Company
field-columns = Columns
field-plan_A = Research points for a plan A
field-plan_B = Research points for a plan B
field-plan_C = Research points for a plan C
field-special = Research points for a special plan
field-need = Needs
field-rest = Cards at rest
field-bonus = Gives
field-counts = Counts
field-row = Row
field-column = Column
field-players = Players
field-amounts = $ on the round spaces 2 to 7
field-rank_two = Cards of rank II
field-slots = Slots A and E can open
field-start_tank = Where her helium marker starts
field-start_research = Where her upload marker starts
field-tank = Level tokens on the tank, steps
field-research = Level tokens on research, steps
field-matrix-research = Column for slots A to E
field-left = Majority, left number
field-right = Majority, right number
field-scientists = Scientists
field-reveal = Icon at the bottom
field-actions = Actions
side-north = north
side-east = east
side-south = south
side-west = west
sector-called = sector { $sector }
track-called = track { $track }
plan-called = plan { $letter }: { $gain }
special-called = special plan: { $gain }
token-called = starting token { $number }
coins-called = { $players } players
level-called = level { $level }
luna-card-called = Luna card { $card }
any-resource = any resource
coins-of-column = column { $column }: { $coins }
station-border = { $company }, { $cost ->
    [one] single
   *[other] double
}
after-space = after space { $space }: ${ $amount }
luna-by-slot = slot A: { $slot1 }; B: { $slot2 }; C: { $slot3 }; D: { $slot4 }; E: { $slot5 }
