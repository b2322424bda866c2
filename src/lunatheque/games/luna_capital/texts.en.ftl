# LUNA Capital in English.

game-tagline = 1977: build the most impressive colony on the Moon, card by card and tile by tile.
players-1 = Alone you play against the Automate of Harrington & Sons. It takes what you leave, and builds nothing.

# What players agree on ------------------------------------------------------------------------------------------

option-opening = Opening hands
option-opening-deal = dealt at random
option-opening-draft = sets chosen face up, last player first
option-hands = Hands
option-hands-private = private
option-hands-open = open for all to see
option-discard = Discard for the marked combination
option-discard-after = after taking: the new card may go too
option-discard-before = before taking: the new card is safe
option-empty-hand = Marked combination with an empty hand
option-empty-hand-refused = may not be taken
option-empty-hand-allowed = may be taken, and no card is played
option-face-down = When a card may be played face down
option-face-down-strict = when no card of the hand fits
option-face-down-chosen = when the chosen card does not fit
option-face-down-free = whenever you like
option-robot-use = Robots on cards
option-robot-use-any = on any card
option-robot-use-needed = only to break the order of numbers
option-robots = Robots in the reserve
option-robots-limited = as many as in the box
option-robots-unlimited = never run out
option-logistics = Logistics tokens in a turn
option-logistics-several = as many as you have
option-logistics-one = one at most
option-scaffolds = What scaffolds carry
option-scaffolds-constructions = Modul’habs and complexes
option-scaffolds-wide = offices and landing fields as well
option-shapes = Shapes of cards on Concessions
option-shapes-pack = as in the set of components
option-shapes-other = a T of four and a ring of eight
option-no-scaffold = Concession without scaffolds
option-no-scaffold-showing = no scaffold shows
option-no-scaffold-covered = and at least one is covered
option-four-systems = Concession of four systems
option-four-systems-connected = four plots that hang together
option-four-systems-square = four plots in a square
option-four-systems-region = all four in one region of life support
option-aligned = Concessions in a line
option-aligned-unbroken = without a gap
option-aligned-anywhere = gaps do no harm
option-face-down-cards = Cards face down, for Concessions
option-face-down-cards-count = count as cards
option-face-down-cards-ignored = do not count
option-sets = More than three greenhouse sets
option-sets-three = score as three
option-sets-series = begin a new series
option-mixed-fruit = Mixed greenhouses in a set
option-mixed-fruit-any = as many as you like
option-mixed-fruit-one = one at most
option-meteorites = Points for meteorites go to
option-meteorites-owners = those who have any
option-meteorites-all = everybody in the ranking
option-solo-marker = Alone: where the marker goes
option-solo-marker-nearer = to the nearer of the two slots
option-solo-marker-yours = to the slot that you took
option-solo-marker-automate = to the slot that the Automate took
option-solo-tie = Alone: equal meteorites
option-solo-tie-shared = 5 points each
option-solo-tie-nothing = no points
option-automate-concessions = Alone: Concessions of the Automate
option-automate-concessions-all = all three
option-automate-concessions-unclaimed = those that you did not claim

# Names ----------------------------------------------------------------------------------------------------------

card = card { $number } ({ $on })
card-number = card { $number }
card-down = the card face down
card-in-row = { $card } in the { $row } row
row-top = top
row-upper = upper
row-middle = middle
row-lower = lower
row-bottom = bottom
on-open = open plots
on-double = double plot
on-list = { $one }, { $other }
card-back = A card face down
tile-with-robots = { $tile } with { $robots ->
    [one] a robot
   *[other] { $robots } robots
}
tiles = { $count ->
    [0] no tiles
    [1] { $tile1 }
    [2] { $tile1 } and { $tile2 }
    [3] { $tile1 }, { $tile2 } and { $tile3 }
   *[4] { $tile1 }, { $tile2 }, { $tile3 } and { $tile4 }
}
slot = slot { NUMBER($number) }
spot = row { NUMBER($row) }, column { NUMBER($column) }
spot-first = in the middle
spot-right = to the right of { $card }
spot-left = to the left of { $card }
spot-above = above { $card }
spot-below = below { $card }
spot-between = between { $card } and { $other }
plot = { $card }, { $corner }
corner-tl = top left
corner-tr = top right
corner-bl = bottom left
corner-br = bottom right
automate = The Automate of Harrington & Sons

# Asking ---------------------------------------------------------------------------------------------------------

prompt-over = The match is over.
prompt-wait = Waiting for { $player }.
prompt-choose = Choose a set of cards to begin with.
prompt-take = Phase { $phase }, round { $round }: take a combination.
prompt-discard = You took the recent delivery: put one card under the pile.
prompt-play = Play a card to your colony.
prompt-play-stuck = None of your cards fits: play one face down, or with a robot if you have one.
prompt-place = Place your tiles: { $tiles }.
prompt-keep = Keep one of the cards that landed.
prompt-end = Everything is built. End your turn, or take something back.

step-choose = choose a set of cards
step-take = take a combination
step-discard = put a card under the pile
step-play = play a card
step-place = place your tiles
step-keep = keep one of the cards drawn
step-end = end your turn

action-end = End the turn
action-choose = Choose set { $number }: { $first }, { $second }, { $third }
action-take = Take { $slot }: { $card } with { $tiles }
action-take-marked = Take the recent delivery in { $slot }: { $card } with { $tiles }, and discard a card
action-swap = Exchange { $tile } ({ $slot }) for { $other } ({ $to })
action-discard = Put { $card } under the pile
action-keep = Keep { $card }
action-play = Play { $card } { $spot }
action-robot = Play { $card } with a robot { $spot }
action-down = Play { $card } face down { $spot }
action-place = Place { $tile } on { $plot }
action-demolish = Demolish on { $plot }

# Telling --------------------------------------------------------------------------------------------------------

event-phase = Phase { $phase } begins. First player: { $player }.
event-round = { $round ->
    [1] Round 1: one tile under each card.
   *[other] Round { $round }: one more tile under each card.
}
event-chose = { $player } chooses set { $set }.
event-took = { $player } takes { $slot }: { $card } with { $tiles }.
event-swapped = { $player } exchanges { $tile } ({ $slot }) for { $other } ({ $to }).
event-discarded = { $player } puts { $card } under the pile.
event-played = { $player } plays { $card } { $spot }.
event-played-robot = { $player } plays { $card } with a robot { $spot }.
event-played-down = { $player } plays a card face down { $spot }.
event-placed = { $player } places { $tile } on { $plot }.
event-robots = { $player } gets { $robots ->
    [one] a robot
   *[other] { $robots } robots
}.
event-logistics = { $player } gets a logistics token.
event-landed = { $count ->
    [one] A card lands
   *[other] { $count } cards land
} for { $player }.
event-kept = { $player } keeps one of them.
event-you-kept = You keep { $card }.
event-kept-open = { $player } keeps { $card }.
event-boxed = There is no plot for { $tile } of { $player }: it goes back to the box.
event-automate = The Automate takes { $slot }: { $card } with { $tiles }.
event-automate-beaten = { $player } beats the Automate by { $points } points to { $its }.
event-automate-wins = The Automate wins: it has { $its } points, { $player } has { $points }.
event-refilled = Delivery, { $slot }: { $card } with { $tiles }.
event-claimed = { $player } claims the Concession “{ $concession }”.

# Refusing -------------------------------------------------------------------------------------------------------

refuse-step = Not now: { $step }. { $when }
when-choose = Sets of cards are chosen before the first turn.
when-take = A combination is taken at the beginning of a turn.
when-swap = Tiles of the market are exchanged before you take a combination.
when-discard = A card goes under the pile when you take the recent delivery.
when-play = A card is played once you have taken a combination.
when-place = Tiles are placed once you have played a card.
when-keep = A card is kept when a landing field has let you draw.
when-end = The turn ends when nothing is left to do.
refuse-empty-slot = There is no card in { $slot }.
refuse-empty-hand = With no card in hand you cannot take the recent delivery: none would be left to play.
refuse-empty-hand-before = You agreed to discard before taking: you have no card to discard.
refuse-no-logistics = You have no logistics token.
refuse-swapped = You agreed on one exchange a turn.
refuse-no-tile-there = There is no such tile in { $slot }.
refuse-same-swap = Exchange two different tiles of two combinations, the one nearer to the dispenser first.
refuse-equal-swap = Of equal tiles name the first: { $place }.
refuse-discard-fresh = You agreed to discard before taking: { $card } stays.
refuse-not-held = You do not have { $card } in hand.
refuse-not-drawn = You did not draw { $card }.
refuse-no-set = There is no set { $number } to choose.
refuse-covered = A card lies there already.
refuse-rows = That would be a fourth row.
refuse-first = The first card lies in the middle.
refuse-beside = A card must share a side with a card of your colony.
refuse-no-robot = You have no robot.
refuse-robot-needless = You agreed on robots only where the order is broken.
refuse-face-down = A card of your hand can be played face up.
refuse-order = Number { $number } does not fit there: it must be above { $low } and below { $high }.
refuse-no-such-tile = There is no tile { $tile } in the box.
refuse-no-tile = You have no such tile: { $tile }.
refuse-no-card-there = There is no card there.
refuse-plot-down = A card face down has no plots.
refuse-second-half = That is the second half of a double plot: name the first.
refuse-scaffold = A scaffold does not carry that: { $tile }.
refuse-taken = That plot is taken.

# The table ------------------------------------------------------------------------------------------------------

zone-market = Market
zone-depot = Combinations
zone-concessions = Concessions
zone-hand = Hand of { $player }
zone-colony = Colony of { $player }
zone-tokens = Sponsor of { $player }
zone-pending = Tiles to place
zone-drawn = Cards that landed
zone-sets = Sets of cards
zone-heap = Its heap

piece-pile = Pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
piece-tower = Project tower: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
piece-marker = Recent delivery: whoever takes this combination discards a card
piece-tokens = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
piece-logistics = { $count ->
    [one] { $count } logistics token
   *[other] { $count } logistics tokens
}
piece-score = { $player }: { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
piece-first = First player
piece-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
piece-turn-over = Play face down
piece-spot = { $spot }: a place for a card
piece-plot = { $plot }: { $content }
piece-double = { $plot }, double plot: { $content }
content-open = open plot
content-scaffold = scaffold
piece-card = { $card }, { $spot }
piece-card-robot = { $card } with a robot, { $spot }
piece-card-down = Card face down, { $spot }
piece-heap = { $thing }: { $count }
heap-count = × { $count }
automate-points = The Automate: { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}

concession = { $concession }, { $term }, { $points } points. { $need } { $state }
term-short = short-term
term-long = long-term
need-cards = Cards in the shape shown.
need-no-scaffold = No scaffold showing.
need-mixed = Hydrogen, oxygen, water and a greenhouse hang together.
need-column = Three cards one under another, each with: { $thing }.
need-aligned = In one line, { NUMBER($amount) } of: { $thing }.
need-fewest-rows = Fewer rows than every other player.
need-count = At least { NUMBER($amount) } of: { $thing }.
need-row = At least { NUMBER($amount) } cards in a row.
class-G = greenhouse
concession-open = Nobody has claimed it.
concession-mine = Claimed by you.
concession-claimed = It was claimed in this phase.
concession-closed = Closed: it was claimed in an earlier phase.
progress = { NUMBER($have) } of { NUMBER($want) }
progress-met = met
progress-not = not met
progress-claimed = claimed
progress-closed = closed

# The score sheet ------------------------------------------------------------------------------------------------

sheet-H = Hydrogen: largest group
sheet-O = Oxygen: largest group
sheet-W = Water: largest group
sheet-G = Greenhouses: largest group
sheet-sets = Sets of three fruits
sheet-offices = Sales offices
sheet-habitats = Modul’habs
sheet-complexes = Residential complexes
sheet-meteorites = Meteorites
sheet-hand = Cards in hand
sheet-concessions = Concessions
sheet-total = Total
sheet-of-automate = Automate: { $line }
sheet-automate-total = Automate: total
automate-H = Hydrogen
automate-O = Oxygen
automate-W = Water
automate-G = Greenhouses
automate-sets = Sets
automate-offices = Offices
automate-habitats = Modul’habs
automate-complexes = Complexes
automate-meteorites = Meteorites
automate-hand = Hand
automate-concessions = Concessions
automate-specials = Specials

# The contents of the box, table by table
contents-tokens = Tokens
contents-sponsor = Sponsors
contents-kind = Kinds of tiles
contents-tile = Tiles
contents-card = Construction cards
contents-shape = Shapes
contents-concession = Concessions

# … and their values
field-robots = Robots
field-logistics = Logistics tokens
field-tile-robots = Robots on each tile
field-phase = Phase
field-kind = Kind
field-dots_2 = Tiles with 2 dots
field-dots_3 = Tiles with 3 dots
field-dots_4 = Tiles with 4 dots
field-number = Number
field-plots = Places
field-plan = Cards
field-points = Points
field-need = Needs
field-other = Or, if you agree on it
tile-of-phase = { $tile }, phase { $phase }
shape = shape { $number }
shape-drawn = { $cards } cards: { $drawn }
corner-shows = { $corner }: { $content }
content-double = half of a double plot
