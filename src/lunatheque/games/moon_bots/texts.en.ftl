# Moon-Bots in English.

game-tagline = Build a robot of scrap, spend its energy well, and be the last one standing on the Moon.
players-2 = Two robots each: two duels side by side, then a final.

# What players agree on ------------------------------------------------------------------------------------------

option-asking = Who is asked about secret weapons
option-asking-everyone = every robot concerned that holds any: being asked gives nothing away
option-asking-holders = only those who can play one: quicker, but it tells something
option-first = Who goes first
option-first-random = drawn at random
option-first-seat-a = seat A
option-boards = How boards are handed out
option-boards-random = at random
option-boards-in-order = in order: green, orange, blue, purple
option-upgrades = How many upgrades of each kind
option-upgrades-pack = as in the set of cards
option-upgrades-even = four of each kind
option-fist-bonus = Who can take the bonus fist
option-fist-bonus-neighbour = a neighbour
option-fist-bonus-any-opponent = any opponent (makes no difference with two players)
option-missile-bonus = Who takes the bonus missile
option-missile-bonus-once = one of the robots hit
option-missile-bonus-each-target = every robot hit
option-last-round = Last round, if nobody has won before
option-last-round-60 = round 60
option-last-round-30 = round 30
option-last-round-100 = round 100

# Names ----------------------------------------------------------------------------------------------------------

robot = { $player } ({ $board })
core = Printed attack
secret-weapon = Secret weapon

slot-head = head
slot-torso = torso
slot-arm_left = left arm
slot-arm_right = right arm
slot-leg_left = left leg
slot-leg_right = right leg
slot-core = board

standing-deactivated = Deactivated
standing-defeated = Eliminated

effect-UDIE = one more die to roll
effect-URER = once a turn, roll one or two dice again
effect-UFIB = each fist attack deals 1 more point
effect-UFIP = each salvo of fists hurts you 1 point less
effect-UMIB = each missile attack deals 1 more point
effect-UMIP = each salvo of missiles hurts you 1 point less

effect-SW01 = Gain 4 energy, beyond the limit of 2.
effect-SW02 = The whole salvo misses you.
effect-SW03 = Send up to 2 points of the salvo to another robot.
effect-SW04 = When an opponent recharges, gain 2 energy too.
effect-SW05 = After your salvo: 2 more points that no protection stops.
effect-SW06 = Take 2 points less from this salvo.
effect-SW07 = Turn one of your dice up or down by 1.
effect-SW08 = Before an opponent’s turn: it buys nothing and rolls nothing.
effect-SW09 = Take a card from the market for nothing.
effect-SW10 = Make one more purchase this turn.
effect-SW11 = Every robot loses 1 energy per secret weapon it holds, yours too.
effect-SW12 = Look through the pile and build a part for nothing.
effect-SW13 = Look through the pile and add an upgrade for nothing.
effect-SW14 = Look at an opponent’s whole hand of secret weapons.
effect-SW15 = Opponents without a secret weapon lose 2 energy.
effect-SW16 = The robot that is playing cannot re-roll this turn.
effect-SW17 = Revealed at once: lose 2 energy.

# The table ------------------------------------------------------------------------------------------------------

zone-market = Market
zone-pile = Draw pile
zone-robot = Robot { $number }: { $robot }
zone-body = Board
zone-upgrades = Upgrades
zone-weapons = Secret weapons
zone-used = Played secret weapons
zone-search = You can build
zone-dice = Dice

pile = { $count ->
    [0] no cards left
    [one] { $count } card
   *[other] { $count } cards
}
energy = Energy: { $energy } of { $limit }
die = Die showing { $face }
die-waiting = Die to roll
die-placed = { $face } on the { $slot }
cost = { $cost } energy
first-robot = Opens each round
arrow-attack = { $robot } attacks with { $kind ->
    [fist] fists
    [missile] missiles
    [deflected] deflected points
   *[harder] points that no protection stops
}

condition-faces = { $faces }
condition-pair = two equal dice
condition-above = two dice, sum above { $total }
condition-equal = two dice, sum exactly { $total }
condition-below = two dice, sum below { $total }

part-effect =
    { $dice } → { $fists ->
        [0] {""}
        [one] { $fists } fist
       *[other] { $fists } fists
    }{ $missiles ->
        [0] {""}
       *[other] { $fists ->
            [0] {""}
           *[other] {", "}
        }{ $missiles } { $missiles ->
            [one] missile
           *[other] missiles
        }
    }{ $gain ->
        [0] {""}
       *[other] { $fists ->
            [0] { $missiles ->
                [0] {""}
               *[other] {", "}
            }
           *[other] {", "}
        }+{ $gain } energy
    }{ $drain ->
        [0] {""}
       *[other] { $gain ->
            [0] { $fists ->
                [0] { $missiles ->
                    [0] {""}
                   *[other] {", "}
                }
               *[other] {", "}
            }
           *[other] {", "}
        }−{ $drain } energy
    }
part-ready = { $card } ({ $slot }): { $effect }
part-used = { $card } ({ $slot }): { $effect } (used with { $dice })

market-part = { $card } ({ $slot }): { $effect } – { $price ->
    [0] free
   *[other] costs { $price }
}
market-upgrade = { $card } (upgrade): { $effect } – { $price ->
    [0] free
   *[other] costs { $price }
}
market-secret = Secret weapon, face down – { $price ->
    [0] free
   *[other] costs { $price }
}
upgrade-card = { $card }: { $effect }
weapon-card = { $weapon } – { $effect }

# What you are asked ---------------------------------------------------------------------------------------------

prompt-over = The match is over.
prompt-wait = Waiting for { $player }.
prompt-prepare = { $robot }: your turn. Buy, roll your dice or end the turn.
prompt-roll = { $robot }: roll your dice or end the turn.
prompt-dice = { $robot }: place your dice or end the turn.
prompt-dice-else = { $robot }: none of your dice fits a part now. Do something else or end the turn.
prompt-dice-left = { $robot }: none of your dice fits a part any more. End the turn.
prompt-share = { $robot }: { $points ->
    [one] { $kind ->
        [missile] fire your missile
       *[fist] swing your fist
    } at { $left } on your left or at { $right } on your right.
   *[other] share out { $points } { $kind ->
        [missile] missiles
       *[fist] fists
    } between { $left } on your left and { $right } on your right.
}
prompt-bonus = { $robot }: { $kind ->
    [missile] one bonus missile. Who takes it?
   *[fist] one bonus fist. Who takes it, if anybody?
}
prompt-search-part = { $robot }: choose the part to build from the pile.
prompt-search-upgrade = { $robot }: choose the upgrade to add from the pile.
prompt-turn-start = { $robot }: { $other } is about to play. Do you play a secret weapon first?
prompt-after-roll = { $robot }: { $other } has rolled and could re-roll. Do you play a secret weapon?
prompt-energy-gain = { $robot }: { $other } has gained energy. Do you play a secret weapon?
prompt-damage = { $robot }: { $attacker } is about to hit you with { $kind ->
    [fist] { $points ->
        [one] { $points } fist
       *[other] { $points } fists
    }
    [missile] { $points ->
        [one] { $points } missile
       *[other] { $points } missiles
    }
    [deflected] { $points ->
        [one] { $points } deflected point
       *[other] { $points } deflected points
    }
   *[harder] { $points ->
        [one] { $points } more point that no protection stops
       *[other] { $points } more points that no protection stops
    }
}. Do you play a secret weapon?
prompt-after-damage = { $robot }: your { $kind ->
    [missile] missiles
   *[fist] fists
} did { $points } damage to { $target }. Do you play a secret weapon?
prompt-loss = { $robot }: { $weapon } is about to cost you { $points } energy. Do you play a secret weapon?

# What you can do ------------------------------------------------------------------------------------------------

action-pass = Pass
action-end = End the turn without rolling
action-end-dice = End the turn
action-roll = Roll { $dice ->
    [one] your die
   *[other] your { $dice } dice
}
action-buy = Buy { $card } ({ $price ->
    [0] free
   *[other] { $price } energy
})
action-reroll = Re-roll { $dice }
action-use = Use { $part } with { $dice }
action-share = { $leftpoints ->
    [0] Hit { $right } with { $rightpoints }
   *[other] { $rightpoints ->
        [0] Hit { $left } with { $leftpoints }
       *[other] Hit { $left } with { $leftpoints } and { $right } with { $rightpoints }
    }
}
action-bonus = One more point for { $robot }
action-no-bonus = Give the bonus to nobody
action-play = Play { $weapon }
action-deflect = Play { $weapon } → { $robot }
action-adjust = Adjust a die: { $face } becomes { $changed }
action-fetch = Play { $weapon } and take { $card }
action-spy = Play { $weapon } → { $robot }
action-build = Build { $card }

# What happens ---------------------------------------------------------------------------------------------------

event-turn = Round { $round }: { $robot } to play.
event-rolled = { $robot } rolls { $dice }.
event-rerolled = { $robot } re-rolls and now has { $dice }.
event-used = { $robot } uses { $part } with { $dice }.
event-attacked = { $robot } → { $target }: { $kind ->
    [fist] { $points ->
        [one] { $points } fist
       *[other] { $points } fists
    }
    [missile] { $points ->
        [one] { $points } missile
       *[other] { $points } missiles
    }
    [deflected] { $points ->
        [one] { $points } deflected point
       *[other] { $points } deflected points
    }
   *[harder] { $points ->
        [one] { $points } more point, unstoppable
       *[other] { $points } more points, unstoppable
    }
}{ $protection ->
    [0] {""}
   *[other] {", "}−{ $protection } protection
}.
event-hit = { $amount ->
    [0] { $robot } is unharmed.
   *[other] { $robot } takes { $amount } damage ({ $energy } energy left).
}
event-lost = { $robot } loses { $amount } energy ({ $energy } left).
event-gained = { $robot } gains { $amount } energy and has { $energy }.
event-bought = { $robot } buys { $card } ({ $price ->
    [0] free
   *[other] { $price } energy
}).
event-fetched = { $robot } helps itself to { $card }, for nothing.
event-built = { $robot } builds { $card } from the pile.
event-adjusted = { $robot } turns a { $face } into a { $changed }.
event-boxed = Nobody wanted the free secret weapon: it goes back to the box, unseen.
event-dealt = New on the market: { $card }.
event-played = { $robot } reveals { $weapon }!
event-found = Your new secret weapon: { $weapon1 }.
event-asking = Whoever can may now answer with a secret weapon.
event-spied = { $robot } spies on { $target }.
event-saw =
    { $robot } holds: { $count ->
        [0] nothing
        [1] { $weapon1 }
        [2] { $weapon1 }, { $weapon2 }
        [3] { $weapon1 }, { $weapon2 }, { $weapon3 }
        [4] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }
        [5] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }
        [6] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }
        [7] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }, { $weapon7 }
        [8] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }, { $weapon7 }, { $weapon8 }
        [9] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }, { $weapon7 }, { $weapon8 }, { $weapon9 }
        [10] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }, { $weapon7 }, { $weapon8 }, { $weapon9 }, { $weapon10 }
        [11] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }, { $weapon7 }, { $weapon8 }, { $weapon9 }, { $weapon10 }, { $weapon11 }
       *[12] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }, { $weapon7 }, { $weapon8 }, { $weapon9 }, { $weapon10 }, { $weapon11 }, { $weapon12 }
    }.
event-searched =
    Secret weapons in the pile: { $count ->
        [0] none
        [1] { $weapon1 }
        [2] { $weapon1 }, { $weapon2 }
        [3] { $weapon1 }, { $weapon2 }, { $weapon3 }
        [4] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }
        [5] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }
        [6] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }
        [7] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }, { $weapon7 }
        [8] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }, { $weapon7 }, { $weapon8 }
        [9] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }, { $weapon7 }, { $weapon8 }, { $weapon9 }
        [10] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }, { $weapon7 }, { $weapon8 }, { $weapon9 }, { $weapon10 }
        [11] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }, { $weapon7 }, { $weapon8 }, { $weapon9 }, { $weapon10 }, { $weapon11 }
       *[12] { $weapon1 }, { $weapon2 }, { $weapon3 }, { $weapon4 }, { $weapon5 }, { $weapon6 }, { $weapon7 }, { $weapon8 }, { $weapon9 }, { $weapon10 }, { $weapon11 }, { $weapon12 }
    }.
event-eliminated = { $robot } is out of energy and out of the match!
event-deactivated = { $robot } wins its duel!
event-final = { $robot } is back for the final!
event-stalemate = { $rounds } rounds are over: the most energy wins.

# What you cannot do ---------------------------------------------------------------------------------------------

refuse-pass = You are not being asked about anything: end your turn instead.
refuse-rolled = You have already rolled this turn.
refuse-not-rolled = Roll your dice first.
refuse-bought = You have already made your purchase.
refuse-buy-after-roll = You buy before you roll: it is too late for this turn.
refuse-hole = There is no card in that place.
refuse-slot = { $card } does not fit: that place on your robot is taken.
refuse-upgrades = Your robot already has { $limit } upgrades, and that is the limit.
refuse-upgrade-twice = Your robot cannot take another { $card }.
refuse-price = This costs { $price } and you have { $energy } energy: at least 1 must be left.
refuse-no-reroll = Your robot has no Re-roll.
refuse-decoy = A Decoy stops you from re-rolling this turn.
refuse-reroll-used = You have already re-rolled this turn.
refuse-reroll-late = Too late to re-roll: you have already placed a die.
refuse-dice = You do not have these dice.
refuse-which-dice = Choose the dice to re-roll: one or two of those that you rolled.
refuse-die = No part that you can still use takes this die.
refuse-die-placed = This die stays where it is until the turn ends.
refuse-other-robot = Now { $robot } is playing.
refuse-no-part = Your robot has no part there.
refuse-used = { $part } has already been used this turn.
refuse-drain = This part takes { $drain } energy and you have { $energy }: at least 1 must be left.
refuse-condition = You have not rolled these dice, or they do not fit. This part needs: { $dice }
refuse-order = Write the lower die first: { $dice }.
refuse-nothing-to-share = There are no points to share out now.
refuse-share-first = First decide who takes the points of your attack.
refuse-share = { $points ->
    [one] This attack has { $points } point; it cannot be shared out like that.
   *[other] This attack has { $points } points; they cannot be shared out like that.
}
refuse-bonus = The bonus point cannot go there.
refuse-window = Answer first: play a secret weapon or pass.
refuse-no-search = You are not looking through the pile.
refuse-search-first = First choose the card to build from the pile.
refuse-not-in-pile = You cannot build { $card } now: it is not in the pile, or it does not fit.
refuse-not-held = { $robot } does not hold { $weapon }.
refuse-moment = Not now. { $weapon } is played { $when }.
moments = { $first }, or { $others }
moment-own = in your own turn
moment-turn-start = before an opponent’s turn
moment-after-roll = after an opponent’s roll
moment-energy-gain = when an opponent has gained energy
moment-damage = when a salvo is about to hit you
moment-after-damage = after your own salvo
moment-loss = before a Computer Virus or Bad Luck takes energy from you
moment-drawn = as soon as it is drawn
refuse-weapon = { $weapon } cannot be used like that now.

# The score sheet ------------------------------------------------------------------------------------------------

sheet-standing = Robots in play
sheet-fall = Order of falling
sheet-depth = Energy when it fell
sheet-energy = Energy left

# The contents of the box, table by table
contents-cost = Prices of the market
contents-part = Parts
contents-board = Robot boards
contents-upgrade = Upgrades
contents-weapon = Secret weapons

# … and their values
field-energy = Energy
field-slot = Place on the robot
field-dice = Dice
field-gain = Energy gained
field-drain = Energy lost
field-fists = Fists
field-missiles = Missiles
field-removed = Left out with three players
field-copies = How many there are
field-surcharge = Extra cost
field-upgrade-removed = Left out with three players
cost-bottom = bottom row
cost-middle = middle row
cost-top = top row
