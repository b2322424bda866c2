# De la Terre à la Lune in English.

game-tagline = Fly to the Moon and back, dodge the pirate satellite, and bring home the samples that your options promise.

# What is agreed on before a match -------------------------------------------------------------------------------

option-wake = Return from the wake
option-wake-snap = back on your step in the next turn
option-wake-literal = as many spaces a turn as the red die shows
option-drag = How often the satellite drags you
option-drag-crossing = once at each step of its orbit
option-drag-passage = once until the next station or the Moon
option-discards = Cards laid down in an exchange
option-discards-face-down = face down
option-discards-face-up = face up
option-first = Who begins
option-first-random = drawn at random
option-first-seat-a = seat A
option-rockets = Colours of the rockets
option-rockets-random = drawn at random
option-rockets-in-order = in order: red, yellow, blue, green
option-satellite = Where the satellite starts
option-satellite-random = drawn at random
option-satellite-top = at the top of its orbit
option-last-round = Round after which all are called home
option-last-round-150 = the 150th
option-last-round-60 = the 60th
option-last-round-30 = the 30th

# Names ----------------------------------------------------------------------------------------------------------

step = step { $step }
card = { $colour } { $rank } ({ $name })
rocket-red = red rocket
rocket-yellow = yellow rocket
rocket-blue = blue rocket
rocket-green = green rocket
list = { $first }, { $last }
place-1 = first
place-2 = second
place-3 = third
place-4 = fourth
nothing = nothing
option-token = Option: { $kind } ({ $points } points)
option-exhausted = Option: exhausted deposit
option-hidden = Option, face down
pawn-known = Pawn: { $pawn }
pawn-hidden = Pawn, face down
card-back = Exploration card, face down

# What is asked --------------------------------------------------------------------------------------------------

prompt-over = The match is over.
prompt-wait = Waiting for { $player }.
prompt-roll = Throw the dice.
prompt-roll-home = Everybody must return: throw the red die.
prompt-move =
    { $points ->
        [one] Fly one step.
       *[other] Fly { $points } steps.
    }
prompt-moon =
    { $points ->
        [one] Stay on the Moon and prospect, or leave with one point.
       *[other] Stay on the Moon and prospect, or leave with { $points } points.
    }
prompt-push = A six: push a rival by one step if you like.
prompt-exchange =
    { $count ->
        [one] Exchange one card, or none.
        [5] Exchange all five cards, or none.
       *[other] Exchange exactly { $count } cards, or none.
    }
prompt-station = You are at a station: go on, or fight.
prompt-lead = Lead to the trick. Trump is { $trump }.
prompt-follow = The lead is { $led }: follow its colour if you can. Trump is { $trump }.
prompt-pick =
    { $count ->
        [one] Choose one more stack of { $other }.
       *[other] Choose { $count } stacks of { $other }. You look at them when all are chosen.
    }
prompt-look = Prospect: look at the pawn of a crater.
prompt-sort = Your options go under the pawns of their kind. Slip exhausted ones in with them, unseen?
prompt-take = In crater { $crater } lies: { $pawn }. Take it or leave it.

# Actions --------------------------------------------------------------------------------------------------------

action-roll = Throw the dice
action-roll-home = Throw the red die and fly home
action-pass-push = Push nobody
action-pass-exchange = Keep all cards
action-pass-station = Go on
action-pass-look = Look at no pawn
action-pass-sort = Sort the options, slip nothing in
action-stay = Stay and prospect
action-leave = Leave the pawn where it is
action-move = Fly to { $step }
action-move-station = Stop at { $step }
action-move-wake = Fly to { $step } (dragged along by { $count })
action-hide = Slip an exhausted option under stack { $one } ({ $first })
action-hide-both = Slip exhausted options under stacks { $one } ({ $first }) and { $two } ({ $second })
action-move-crash = Fly to { $step } (collision!)
action-push = Push { $other } forward to { $step }
action-push-back = Push { $other } back to { $step }
action-exchange =
    { $count ->
        [5] Exchange all five cards
       *[other] Exchange: { $cards }
    }
action-defi = Call a Défi, trump { $trump }
action-ambush = Ambush { $other }, trump { $trump }
action-play = Play { $card }
action-pick =
    Take stack { $stack } ({ $count ->
        [0] no options
        [one] one option
       *[other] { $count } options
    })
action-look = Look into crater { $crater }
action-take =
    { $bluff ->
        [0] Take the pawn: { $pawn }
        [one] Take the pawn: { $pawn }, and slip one exhausted option under it
       *[other] Take the pawn: { $pawn }, and slip { $bluff } exhausted options under it
    }
action-slip =
    Move an exhausted option from { $source ->
        [0] your hand
       *[other] stack { $source }
    } to { $target ->
        [0] your hand
       *[other] stack { $target }
    }

# What happens ---------------------------------------------------------------------------------------------------

event-rocket = { $player } flies the { $rocket }.
event-begins = { $player } begins.
event-satellite = The pirate satellite starts on space { $space } of its orbit.
event-deal = The exploration cards are shuffled, and everybody gets five.
event-rolls = { $player } throws { $one } and { $two } for the satellite and { $red } for the rocket.
event-rolls-home = { $player } throws { $red }.
event-satellite-moves = The satellite moves on by { $count } spaces.
event-flies = { $player } flies to { $step }.
event-flies-home = { $player } flies home as far as { $step }.
event-stays = { $player } stays on the Moon.
event-dragged = { $player } is caught in the wake of the satellite and dragged { $count } spaces along.
event-wake-back =
    { $count ->
        [one] { $player } goes back along the orbit; one space is left.
       *[other] { $player } goes back along the orbit; { $count } spaces are left.
    }
event-wake-left = { $player } comes back from the wake to { $step }.
event-collides = { $player } collides with the satellite and falls back to { $step }.
event-destroyed = { $player } collides a second time: the rocket is destroyed.
event-options-lost =
    { $count ->
        [one] { $player } leaves one option under the pile of { $station }.
       *[other] { $player } leaves { $count } options under the pile of { $station }.
    }
event-options-out =
    { $count ->
        [one] One option of { $player } is out of the game.
       *[other] { $count } options of { $player } are out of the game.
    }
event-pawn-returns = A pawn of { $player } goes back to crater { $crater }.
event-lays-down = { $player } lays all cards down.
event-lays-down-openly = { $player } lays down { $secret }.
event-pushed = { $player } pushes { $other } to { $step }.
event-keeps = { $player } keeps all cards.
event-exchanges =
    { $count ->
        [one] { $player } exchanges one card.
       *[other] { $player } exchanges { $count } cards.
    }
event-exchanges-openly =
    { $count ->
        [one] { $player } exchanges one card: { $secret }.
       *[other] { $player } exchanges { $count } cards: { $secret }.
    }
event-you-get-cards = You draw { $secret }.
event-gets-cards =
    { $count ->
        [one] { $player } draws one card.
       *[other] { $player } draws { $count } cards.
    }
event-new-talon = The talon is used up: the earlier discards become the new one.
event-you-draw = You draw from { $station }: { $secret }.
event-draws =
    { $count ->
        [one] { $player } draws an option from { $station }.
       *[other] { $player } draws { $count } options from { $station }.
    }
event-defi = { $player } calls a Défi at { $station }. Trump is { $trump }.
event-ambush = { $player } ambushes { $other } at { $station }. Trump is { $trump }.
event-summoned = { $player } must come to { $station }.
event-plays = { $player } plays { $card }.
event-wins-trick =
    { $count ->
        [one] { $player } wins the trick, the first one.
       *[other] { $player } wins the trick and has { $count }.
    }
event-wins-defi = { $player } wins the Défi: { $count } options, as far as there are any.
event-wins-ambush = { $player } wins the ambush: { $count } stacks, as far as there are any.
event-you-win-stack =
    { $count ->
        [0] You win the pawn: { $secret }. There is nothing under it.
        [one] You win the pawn: { $secret }, with one option{ $secret_exhausted ->
            [0] {""}
           *[other] , exhausted
        }.
       *[other] You win the pawn: { $secret }, with { $count } options{ $secret_exhausted ->
            [0] {""}
           *[other] , exhausted: { $secret_exhausted }
        }.
    }
event-picks = { $player } chooses stack { $stack }.
event-wins-stack =
    { $count ->
        [0] { $player } wins a pawn without options.
        [one] { $player } wins a pawn with one option.
       *[other] { $player } wins a pawn with { $count } options.
    }
event-you-look = You look into crater { $crater }: { $secret }.
event-looks = { $player } looks into crater { $crater }.
event-leaves-pawn = { $player } leaves the pawn in crater { $crater }.
event-takes-pawn =
    { $count ->
        [0] { $player } takes the pawn, with no option under it.
        [one] { $player } takes the pawn and lays one option under it.
       *[other] { $player } takes the pawn and lays { $count } options under it.
    }
event-sorts =
    { $count ->
        [0] { $player } sorts options and keeps none in the hand.
        [one] { $player } sorts options and keeps one in the hand.
       *[other] { $player } sorts options and keeps { $count } in the hand.
    }
event-twins =
    { $count ->
        [one] { $player } adds one option to stack { $stack }.
       *[other] { $player } adds { $count } options to stack { $stack }.
    }
event-slips =
    { $player } moves an option from { $source ->
        [0] the hand
       *[other] stack { $source }
    } to { $target ->
        [0] the hand
       *[other] stack { $target }
    }.
event-lands =
    { $points ->
        [0] { $player } is home { $place }.
       *[other] { $player } is home { $place } and earns { $points } points.
    }
event-cards-away = Nobody needs exploration cards any more.
event-call-home-late = Nobody has landed in time. The satellite leaves, and everybody must come home by the fastest way. The first to land earns no bonus.
event-call-home = The satellite leaves. Everybody must come home by the fastest way.
event-over = All is shown: the match is over.
event-score =
    { $points ->
        [0] { $player } has nothing.
       *[other] { $player } has { $points } points.
    }

# Why not --------------------------------------------------------------------------------------------------------

refuse-phase-roll = Throw the dice first.
refuse-phase-move = Your rocket must fly first.
refuse-phase-push = Push a rival first, or pass.
refuse-phase-exchange = Exchange cards first, or pass.
refuse-phase-station = You are at a station: pass, or call a Défi or lay an ambush.
refuse-phase-trick = Play a card.
refuse-phase-pick = Choose a stack.
refuse-phase-look = Look into a crater, or pass.
refuse-phase-take = Take the pawn or leave it.
refuse-phase-sort = Sort your options first: slip exhausted ones under your pawns, or pass.
refuse-phase = { $now } { $when }
when-roll = The dice are thrown once, at the beginning of a turn.
when-slip = Exhausted options are moved at the beginning of a turn, before the dice are thrown.
when-move = A rocket flies when the dice have been thrown.
when-push = A rival is pushed when the red die shows a six and your rocket has flown.
when-exchange = Cards are exchanged after the flight.
when-station = A Défi or an ambush is for whoever has come to a station.
when-trick = Cards are played in a Défi or an ambush.
when-pick = A stack is for whoever has won an ambush.
when-look = Craters are for whoever is on the Moon: one look in each turn.
when-take = A pawn is taken once you have looked at it.
when-sort = Exhausted options are slipped in when you sort what you have got.
refuse-stay = Only on the Moon may a rocket stay.
refuse-stay-empty = No pawn is left on the Moon.
refuse-no-step = This board has no step { $step }.
refuse-outward = You have not been on the Moon yet: no flight goes from a station down a lane that leads to the Earth.
refuse-fly =
    { $points ->
        [one] One point does not lead to { $step }.
       *[other] { $points } points do not lead to { $step }.
    }
refuse-crossroads-back = At the crossroads you may not go back the way you came.
refuse-crossroads-stop = At the crossroads a flight ends only if its points do.
refuse-push = This rocket cannot be pushed so.
refuse-exchange =
    { $count ->
        [one] Exactly one card can be exchanged, not { $chosen }.
       *[other] Exactly { $count } cards can be exchanged, not { $chosen }.
    }
refuse-no-player = There is no such player.
refuse-ambush = { $other } cannot be ambushed here.
refuse-defi-landed = You have been on the Moon: no more Défis.
refuse-defi-empty = No options are left here.
refuse-defi-followers = Nobody follows you.
refuse-card = You do not hold { $card }.
refuse-follow = You must follow { $colour }.
refuse-pick = There is no such stack, or you have chosen it already.
refuse-look = Crater { $crater } is empty.
refuse-bluff = You do not hold so many exhausted options.
refuse-hide = You do not hold so many exhausted options, or there is no such stack.
refuse-slip-late = It is too late for that.
refuse-slips = Exhausted options can be moved { $limit } times a turn.
refuse-slip = There is no exhausted option there, or no such stack.

# The table ------------------------------------------------------------------------------------------------------

zone-board = From the Earth to the Moon
zone-dice = Dice
zone-cards = Talon and discards
zone-fight = { $kind ->
        [defi] Défi
       *[ambush] Ambush
    } at { $station }, trump { $trump }
zone-trumps = Fight here? Name trump
zone-trick = Trick
zone-last-trick = Last trick, won by { $player }
zone-tricks = Tricks won
zone-player = { $player }, { $rocket }
zone-hand = Cards
zone-options = Options
zone-stacks = Pawns
zone-notes = What you have seen on the Moon
zone-status = Flight

line-lane = Lane { $lane }
line-wake = { $player } was dragged along here
line-tail = The last move of the satellite

piece-step = { $step }
piece-crossing = { $step }, on the orbit
piece-station = { $station }
piece-pile =
    { $count ->
        [0] { $station }: no options
        [one] { $station }: one option
       *[other] { $station }: { $count } options
    }
piece-rocket = Rocket of { $player }, at { $step }
piece-rocket-wake =
    { $count ->
        [one] Rocket of { $player }, in the wake, one space from { $step }
       *[other] Rocket of { $player }, in the wake, { $count } spaces from { $step }
    }
piece-satellite = Pirate satellite, space { $space }
piece-crater-unseen = Crater { $crater }: nobody has looked
piece-crater-looked = Crater { $crater }: others have looked
piece-crater-known = Crater { $crater }: { $pawn }
piece-die-blue = Satellite die: { $face }
piece-die-red = Rocket die: { $face }
piece-dice-wait = The dice are waiting
piece-talon =
    { $count ->
        [one] Talon: one card
       *[other] Talon: { $count } cards
    }
piece-discards =
    { $count ->
        [0] Discards: none
        [one] Discards: one card
       *[other] Discards: { $count } cards
    }
piece-discard = Discarded: { $card }
piece-discards-hidden =
    { $count ->
        [one] One discarded card, face down
       *[other] { $count } discarded cards, face down
    }
piece-trump = Trump: { $trump }
piece-trick = { $player }: { $card }
piece-won =
    { $count ->
        [0] { $player }: no trick
        [one] { $player }: one trick
       *[other] { $player }: { $count } tricks
    }
piece-stack =
    { $count ->
        [0] Stack { $stack }: { $pawn }, no options
        [one] Stack { $stack }: { $pawn }, one option
       *[other] Stack { $stack }: { $pawn }, { $count } options
    }
piece-stack-of = { $stack }: { $options }
piece-exchanged =
    { $count ->
        [0] No cards exchanged since the deal
        [one] One card exchanged since the deal
       *[other] { $count } cards exchanged since the deal
    }
piece-crashes =
    { $count ->
        [0] No collision yet
        [one] One collision
       *[other] Destroyed
    }
piece-outward = Outward
piece-homeward = Has been on the Moon
piece-home = Home { $place }
piece-fell = Eliminated
piece-note = Crater { $crater }
caption-number = { $number }

sheet-bonus = Landing
sheet-deposit = Options on { $pawn }
sheet-total = Total

# The contents of the box, table by table
contents-bonus = Bonuses
contents-colour = Series of cards
contents-rank = Ranks of the cards
contents-deposit = Deposits
contents-exhausted = Exhausted deposits
contents-board = Board
contents-hub = Earth, Moon and stations
contents-lane = Lanes
contents-orbit = Orbit
contents-craters = Craters

# … and their values
field-first = First to land
field-second = Second to land
field-copies = How many options there are
field-points = Points of an option
field-width = Width of the frame in which places are measured
field-height = Height of that frame
field-x = From the left
field-y = From the top
field-radius = Radius
field-from = From
field-to = To
field-steps = Steps
field-crossings = Where the orbit crosses it
field-spaces = Spaces
field-across = Half its width
field-down = Half its height
field-places = Craters
lane-called = lane { $lane }
steps = { $count }
lane-crosses = step { $step } on space { $space }
craters = { $count }
