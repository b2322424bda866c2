# Texts of Hearts.

game-tagline = Take no hearts, and above all not the queen of spades; or take them all.

option-length = The match is played
option-length-100 = until somebody has 100 points
option-length-50 = until somebody has 50 points
option-length-deal = over one deal
option-pass = Cards are passed
option-pass-drawn = in a direction drawn by lot, which turns from deal to deal
option-pass-left = to the left
option-pass-across = across the table
option-pass-right = to the right
option-pass-none = not at all
option-first-trick = In the first trick
option-first-trick-no-points = no card that costs points is played
option-first-trick-free = any card may be played
option-queen = The queen of spades
option-queen-breaks = breaks hearts
option-queen-does-not-break = does not break hearts

card = { $rank } of { $suit }
card-back = a card face down
played = { $player }: { $card }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
total = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all

zone-trick = Trick
zone-trick-of-deal = Trick, deal { $number }
zone-hand = Hand
zone-given = Cards to pass

prompt-pass = Choose { $count ->
    [one] one more card
   *[other] { $count } cards
} to pass to { $to }.
prompt-wait-pass = Others are still choosing the cards that they pass.
prompt-wait = { $player } is to play.
prompt-lead = Lead to the trick.
prompt-follow = Play to the trick; { $suit } were led.
prompt-over = The match is over.

action-pass = Pass the { $card } to { $to }
action-play = Play the { $card }

event-you-pass = You lay down the { $card } for { $to }.
event-passes = { $player } lays down a card for { $to }.
event-received = { $player } passes you the { $one }, the { $two } and the { $three }.
event-leads = { $player } has the two of clubs and leads.
event-played = { $player } plays the { $card }.
event-trick = { $player } takes the trick: { $points ->
    [one] one point
   *[other] { $points } points
}.
event-moon = { $player } has taken all the points and shoots the moon!
event-score = { $player } has { $points ->
    [one] one point
   *[other] { $points } points
} now.
event-deal = Deal { $number } begins.
event-won = { $player } wins with { $points ->
    [one] one point
   *[other] { $points } points
}.

refuse-pass-first = First pass your cards.
refuse-passed = Cards have been passed; now they are played.
refuse-not-held = You do not hold the { $card }.
refuse-first-lead = The two of clubs leads to the first trick.
refuse-suit = You hold { $suit } and must follow.
refuse-first-trick = The { $card } costs points and cannot be played to the first trick.
refuse-hearts = Hearts have not been broken, and you hold other suits.

sheet-earlier = Earlier deals
sheet-taken = Points taken in this deal
sheet-moon = Moon shot
sheet-total = Points

# The contents of the box, table by table
contents-suit = Suits
contents-card = Cards worth more
contents-rank = Ranks

# … and their values
field-points = Points
