# Jeu des Étoiles in English.

game-tagline = Fly by rocket from star to star, and get to know the sky.

# Options

# The turns are those of bots in matches of two and of four; a turn is taken for a minute.
option-end = The game ends
option-end-50 = at 50 points: 5 to 7 turns each, about a quarter of an hour
option-end-100 = at 100 points: 12 to 16 turns each, half an hour or more
option-end-150 = at 150 points: 17 to 24 turns each, about an hour
option-end-200 = at 200 points: 24 to 31 turns each, an hour or more
option-end-deck = when no card is left: two hours or more
option-quiz = Names of close constellations
option-quiz-asked = are asked for
option-quiz-left-out = are not asked for
option-near = Close constellations are
option-near-ruler-or-border = within 3 graduations, or touching in the sky
option-near-ruler-only = within 3 graduations
option-red = Red face
option-red-void = this throw is lost
option-red-skip-next = as a first throw, the next turn is lost too
option-green = Green face after a green face
option-green-adds = adds two throws
option-green-resets = brings back to two throws
option-circled = A circled star pays
option-circled-once-a-voyage = once a voyage
option-circled-once-a-game = once a game
option-goal = Steps left on reaching the goal
option-goal-walk-on = may be walked inside it
option-goal-stop = are lost
option-there = Drawing the constellation where one is
option-there-complete = completes the voyage
option-there-redraw = means drawing again
option-links = Yellow links are for
option-links-zodiac = the Zodiac alone
option-links-everyone = all voyages
option-nearest = The Zodiac is joined
option-nearest-free = wherever one likes
option-nearest-enforced = in its nearest constellation
option-direction = The lap of the Zodiac goes
option-direction-free = either way
option-direction-forward = forward, like the Sun
option-zodiac-stars = The Zodiac card counts for ties
option-zodiac-stars-0 = no star
option-zodiac-stars-41 = 41 stars
option-pole = The Pole Star is
option-pole-circled = circled
option-pole-plain = an ordinary star
option-empty-pile = When there is no card to draw
option-empty-pile-at-once = the game is over
option-empty-pile-finish-voyages = the others finish their voyages
option-target-reached = When somebody has the points
option-target-reached-at-once = the game is over
option-target-reached-finish-round = the round is finished

# Things

star = { $star } ({ $constellation })
zone-sky = The sky
zone-card = Card to reach
zone-player = { $player }
zone-gold = Gold
zone-won = Voyages made
pile =
    { $count ->
        [one] { $count } card to draw
       *[other] { $count } cards to draw
    }
card-constellation = { $card } ({ $latin }), { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }; principal star: { $principal }
card-constellation-plain = { $card } ({ $latin }), { $stars ->
        [one] { $stars } star
       *[other] { $stars } stars
    }
card-zodiac = { $card }: through the twelve constellations and back
label = { $constellation } ({ $latin })
star-named = { $star }, { $designation } ({ $constellation })
star-letter = { $letter }
star-unnamed = { $star } ({ $constellation })
star-circled = { $star }, { $designation } ({ $constellation }): circled star
star-goal = { $seen }. A star of the goal.
reach = { $steps ->
        [one] One graduation of the ruler
       *[other] { $steps } graduations of the ruler
    }
rocket = { $rocket } rocket of { $player }, on { $star }
rocket-free = { $rocket } rocket
gold =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $voyages ->
        [one] { $voyages } voyage
       *[other] { $voyages } voyages
    }
die-none = The die, not thrown yet
die-number = The die shows { $steps }
die-green = The die shows green: { $throws ->
        [one] one more throw
       *[other] { $throws } more throws
    }
die-red = The die shows red
trail = The last route of { $player }

# What is asked

prompt-over = The game is over.
prompt-wait = { $player } is playing.
prompt-rocket = Choose your rocket.
prompt-draw = Draw a card.
prompt-quiz = Your goal: { $card }. The sky is hidden: from memory, which constellations are close to it? { $left ->
        [one] One more name is heard.
       *[other] Up to { $left } names are heard.
    }
prompt-throw = { $voyage } { $throws ->
        [one] Throw the die.
       *[other] Throw the die; { $throws } throws are left.
    }
prompt-move = { $voyage } { $steps ->
        [one] You have { $steps } step.
       *[other] You have { $steps } steps.
    }
asks-name = A constellation close to: { $card } (or “nothing”)
voyage-none = Waiting for a card.
voyage-to = Goal: { $card }.
voyage-approach = Goal: the Zodiac; the nearest constellation is { $constellation }.
voyage-lap = Lap of the Zodiac: { $visited } of 12 constellations, back to { $constellation }.

action-draw = Draw a card
action-throw = Throw the die
action-stop = Stay here
action-done = Name nothing more
action-rocket = Take the { $rocket } rocket
action-name = Name { $name }
action-go = Go to { $star }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }{ $points ->
        [0] {""}
       *[other] , +{ $points } points
    }

# What happens

event-rocket = { $player } takes the { $rocket } rocket and puts it on the Pole Star.
event-drawn = { $player } draws a card: { $card }.
event-redrawn = { $player } is there already and draws again: { $card }.
event-name-right = { $player } names { $name }: right, +{ $points } points.
event-name-wrong = { $player } names { $name }: not close.
event-quiz-over = { $player } names nothing more.
event-name-void = { $player } names { $name }: that does not count.
event-thrown = { $player } throws a { $steps }.
event-green = { $player } throws green: { $throws ->
        [one] one more throw
       *[other] { $throws } more throws
    }.
event-red = { $player } throws red: this throw is lost.
event-red-skip = { $player } throws red: this turn and the next are lost.
event-skips = { $player } misses a turn.
event-flew = { $player } goes to { $star } ({ $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }).
event-circled = { $player } passes { $star }: +{ $points } points.
event-lap = { $player } begins the lap of the Zodiac: { $constellation }.
event-voyage = { $player } has made the voyage: { $card }, +{ $points } points.
event-target = { $player } has { $points } points: the game is over.
event-last-round = { $player } has { $points } points: this is the last round.
event-round-over = The last round is over.
event-pile-empty = { $player } finds no card to draw: the game is over.
event-guard = The game has lasted long enough and is over.

# What cannot be

refuse-rocket-first = Choose your rocket first.
refuse-rocket-taken = Somebody has that rocket already: { $rocket }.
refuse-draw-first = Draw a card first.
refuse-has-card = You have a card: one voyage at a time.
refuse-quiz-first = Say names first, or that you name nothing more.
refuse-throw-first = Throw the die first.
refuse-move-first = Use your steps first, or stay where you are.
refuse-here = Your rocket is there already.
refuse-occupied = Another rocket is on { $star }: stop before it, or fly on.
refuse-steps = { $star } takes { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, and you have { $left }.
refuse-lap = There is no ruler on the Zodiac: lines and yellow links do not lead to { $star } now.
refuse-lap-far = { $star } is too far for this throw, or lies behind the end of the lap.
refuse-backward = You agreed that on the lap links are followed only forward: this one leads back to { $star }.
refuse-leave-goal = You are at your goal and do not leave it with this throw: { $card }.
refuse-inside = The ruler does not serve inside a constellation, and { $star } is too far along the lines.
refuse-far = { $star } is { $graduations } graduations away in a straight line, the ruler has { $most }; no other way is short enough.

# The score sheet

sheet-voyages = Voyages
sheet-circled = Circled stars
sheet-names = Names
sheet-total = Points

# The contents of the box, table by table
contents-die = Die
contents-ruler = Ruler
contents-gold = Gold
contents-board = Board
contents-zodiac = Zodiac
contents-rocket = Rockets
contents-constellation = Constellations
contents-star = Stars

# … and their values
field-faces = Faces
field-longest = Graduations
field-graduation = Length of a graduation (1/100°)
field-points = Points
field-radius = Radius (1/100°)
field-start = Where rockets start
field-ram = Where the lap of the Zodiac starts when it is the first card
field-closing = Lines that are drawn but not walked
field-latin = In Latin
field-heard_as = Also right in the quiz
field-principal = Main star
field-stars = Stars printed on the card
field-figure = Lines
field-borders = Touches in the sky
field-label = Its name, right and up from the pole (1/100°)
field-route = Stars of the yellow route
field-designation = Designation
field-at = Right and up from the pole (1/100°)
field-magnitude = Magnitude (1/100)
field-circled = Circled
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-green = green
face-red = red
line = { $one }–{ $other }
