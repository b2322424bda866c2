# Moon-Bots en français.

game-tagline = Bricolez un robot de récupération, ménagez son énergie et soyez le dernier debout sur la Lune.
players-2 = Deux robots chacun : deux duels côte à côte, puis une finale.

# Ce dont on convient avant la partie ----------------------------------------------------------------------------

option-asking = Qui est interrogé sur ses armes secrètes
option-asking-everyone = tout robot concerné qui en a une : être interrogé ne trahit rien
option-asking-holders = seulement ceux qui peuvent en jouer une : plus rapide, mais cela renseigne
option-first = Qui commence
option-first-random = tirage au sort
option-first-seat-a = la place A
option-boards = Distribution des plateaux
option-boards-random = au hasard
option-boards-in-order = dans l’ordre : vert, orange, bleu, violet
option-upgrades = Nombre d’améliorations de chaque sorte
option-upgrades-pack = comme dans le jeu de cartes
option-upgrades-even = quatre de chaque sorte
option-fist-bonus = Qui peut recevoir le poing de bonus
option-fist-bonus-neighbour = un voisin
option-fist-bonus-any-opponent = n’importe quel adversaire (ne change rien à deux joueurs)
option-missile-bonus = Qui reçoit le missile de bonus
option-missile-bonus-once = un des robots touchés
option-missile-bonus-each-target = chaque robot touché
option-last-round = Dernier tour de table, si personne n’a gagné avant
option-last-round-60 = le 60e
option-last-round-30 = le 30e
option-last-round-100 = le 100e

# Noms -----------------------------------------------------------------------------------------------------------

robot = { $player } (robot { $board })
core = Attaque imprimée
secret-weapon = Arme secrète

slot-head = tête
slot-torso = tronc
slot-arm_left = bras gauche
slot-arm_right = bras droit
slot-leg_left = jambe gauche
slot-leg_right = jambe droite
slot-core = plateau

standing-deactivated = Désactivé
standing-defeated = Éliminé

effect-UDIE = un dé de plus à chaque lancer
effect-URER = une fois par tour, relancez un ou deux dés
effect-UFIB = chaque attaque aux poings fait 1 point de plus
effect-UFIP = chaque salve de poings vous fait 1 point de moins
effect-UMIB = chaque attaque de missiles fait 1 point de plus
effect-UMIP = chaque salve de missiles vous fait 1 point de moins

effect-SW01 = Gagnez 4 énergies, au-delà de la limite de 2.
effect-SW02 = La salve entière vous manque.
effect-SW03 = Déviez jusqu’à 2 points de la salve vers un autre robot.
effect-SW04 = Quand un adversaire se recharge, gagnez 2 énergies.
effect-SW05 = Après votre salve : 2 points de plus qu’aucune protection n’arrête.
effect-SW06 = Cette salve vous fait 2 points de moins.
effect-SW07 = Montez ou baissez de 1 un de vos dés.
effect-SW08 = Avant le tour d’un adversaire : il n’achète rien et ne lance rien.
effect-SW09 = Prenez une carte du marché sans payer.
effect-SW10 = Faites un achat de plus pendant ce tour.
effect-SW11 = Chaque robot perd 1 énergie par arme secrète qu’il a, le vôtre aussi.
effect-SW12 = Parcourez la pioche et montez une pièce sans payer.
effect-SW13 = Parcourez la pioche et ajoutez une amélioration sans payer.
effect-SW14 = Voyez toutes les armes secrètes d’un adversaire.
effect-SW15 = Les adversaires sans arme secrète perdent 2 énergies.
effect-SW16 = Le robot qui joue ne peut pas relancer de dés pendant ce tour.
effect-SW17 = Révélée dès que vous l’avez : vous perdez 2 énergies.

# La table -------------------------------------------------------------------------------------------------------

zone-market = Marché
zone-pile = Pioche
zone-robot = Robot { $number } : { $robot }
zone-body = Plateau
zone-upgrades = Améliorations
zone-weapons = Armes secrètes
zone-used = Armes secrètes jouées
zone-search = Vous pouvez construire
zone-dice = Dés

pile = { $count ->
    [0] plus aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
energy = Énergie : { $energy } sur { $limit }
die = Dé sur { $face }
die-waiting = Dé à lancer
die-placed = { $face } posé ({ $slot })
cost = { $cost } { $cost ->
    [one] énergie
   *[other] énergies
}
first-robot = Commence chaque tour de table
arrow-attack = { $robot } attaque avec { $kind ->
    [fist] des poings
    [missile] des missiles
    [deflected] des points déviés
   *[harder] des points qu’aucune protection n’arrête
}

condition-faces = { $faces }
condition-pair = deux dés identiques
condition-above = deux dés, somme supérieure à { $total }
condition-equal = deux dés, somme égale à { $total }
condition-below = deux dés, somme inférieure à { $total }

part-effect =
    { $dice } → { $fists ->
        [0] {""}
        [one] { $fists } poing
       *[other] { $fists } poings
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
        }+{ $gain } { $gain ->
            [one] énergie
           *[other] énergies
        }
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
        }−{ $drain } { $drain ->
            [one] énergie
           *[other] énergies
        }
    }
part-ready = { $card } ({ $slot }) : { $effect }
part-used = { $card } ({ $slot }) : { $effect } (dés posés : { $dice })

market-part = { $card } ({ $slot }) : { $effect } – { $price ->
    [0] gratuit
   *[other] coûte { $price }
}
market-upgrade = { $card } (amélioration) : { $effect } – { $price ->
    [0] gratuit
   *[other] coûte { $price }
}
market-secret = Arme secrète, face cachée – { $price ->
    [0] gratuit
   *[other] coûte { $price }
}
upgrade-card = { $card } : { $effect }
weapon-card = { $weapon } – { $effect }

# Ce qu’on vous demande ------------------------------------------------------------------------------------------

prompt-over = La partie est finie.
prompt-wait = C’est à { $player } de décider.
prompt-prepare = { $robot } : à vous. Achetez, lancez vos dés ou finissez le tour.
prompt-roll = { $robot } : lancez vos dés ou finissez le tour.
prompt-dice = { $robot } : posez vos dés ou finissez le tour.
prompt-dice-else = { $robot } : pour l’instant, aucun dé ne va sur une pièce. Faites autre chose ou finissez le tour.
prompt-dice-left = { $robot } : aucun dé ne va plus sur une pièce. Finissez le tour.
prompt-share = { $robot } : { $points ->
    [one] { $kind ->
        [missile] pour qui est le missile,
       *[fist] pour qui est le poing,
    } { $left } à votre gauche ou { $right } à votre droite ?
   *[other] partagez { $points } { $kind ->
        [missile] missiles
       *[fist] poings
    } entre { $left } à votre gauche et { $right } à votre droite.
}
prompt-bonus = { $robot } : { $kind ->
    [missile] un missile de bonus. Qui le reçoit ?
   *[fist] un poing de bonus. À qui le donnez-vous, si vous le donnez ?
}
prompt-search-part = { $robot } : choisissez dans la pioche la pièce à monter.
prompt-search-upgrade = { $robot } : choisissez dans la pioche l’amélioration à ajouter.
prompt-turn-start = { $robot } : { $other } va jouer. Jouez-vous d’abord une arme secrète ?
prompt-after-roll = { $robot } : { $other } a lancé et peut encore relancer. Jouez-vous une arme secrète ?
prompt-energy-gain = { $robot } : { $other } vient de gagner de l’énergie. Jouez-vous une arme secrète ?
prompt-damage = { $robot } : { $attacker } va vous toucher avec { $kind ->
    [fist] { $points ->
        [one] { $points } poing
       *[other] { $points } poings
    }
    [missile] { $points ->
        [one] { $points } missile
       *[other] { $points } missiles
    }
    [deflected] { $points ->
        [one] { $points } point dévié
       *[other] { $points } points déviés
    }
   *[harder] { $points ->
        [one] { $points } point de plus qu’aucune protection n’arrête
       *[other] { $points } points de plus qu’aucune protection n’arrête
    }
}. Jouez-vous une arme secrète ?
prompt-after-damage = { $robot } : { $kind ->
    [missile] vos missiles
   *[fist] vos poings
} ont fait { $points ->
    [one] { $points } point
   *[other] { $points } points
} de dégât à { $target }. Jouez-vous une arme secrète ?
prompt-loss = { $robot } : { $weapon } va vous coûter { $points ->
    [one] { $points } énergie
   *[other] { $points } énergies
}. Jouez-vous une arme secrète ?

# Ce que vous pouvez faire ---------------------------------------------------------------------------------------

action-pass = Passer
action-end = Finir le tour sans lancer
action-end-dice = Finir le tour
action-roll = Lancer { $dice ->
    [one] votre dé
   *[other] vos { $dice } dés
}
action-buy = Acheter : { $card } ({ $price ->
    [0] gratuit
    [one] { $price } énergie
   *[other] { $price } énergies
})
action-reroll = Relancer { $dice }
action-use = Activer { $part } avec { $dice }
action-share = { $leftpoints ->
    [0] { $rightpoints } pour { $right }
   *[other] { $rightpoints ->
        [0] { $leftpoints } pour { $left }
       *[other] { $leftpoints } pour { $left } et { $rightpoints } pour { $right }
    }
}
action-bonus = Un point de plus pour { $robot }
action-no-bonus = Ne donner le bonus à personne
action-play = Jouer { $weapon }
action-deflect = Jouer { $weapon } → { $robot }
action-adjust = Ajuster un dé : le { $face } devient un { $changed }
action-fetch = Jouer { $weapon } et prendre : { $card }
action-spy = Jouer { $weapon } → { $robot }
action-build = Monter : { $card }

# Ce qui se passe ------------------------------------------------------------------------------------------------

event-turn = Tour de table { $round } : c’est à { $robot }.
event-rolled = { $robot } lance : { $dice }.
event-rerolled = { $robot } relance et a maintenant : { $dice }.
event-used = { $robot } active { $part } avec { $dice }.
event-attacked = { $robot } → { $target } : { $kind ->
    [fist] { $points ->
        [one] { $points } poing
       *[other] { $points } poings
    }
    [missile] { $points ->
        [one] { $points } missile
       *[other] { $points } missiles
    }
    [deflected] { $points ->
        [one] { $points } point dévié
       *[other] { $points } points déviés
    }
   *[harder] { $points ->
        [one] { $points } point de plus, imparable
       *[other] { $points } points de plus, imparables
    }
}{ $protection ->
    [0] {""}
   *[other] {", "}−{ $protection } protection
}.
event-hit = { $amount ->
    [0] { $robot } n’a rien.
    [one] { $robot } subit { $amount } dégât (énergie : { $energy }).
   *[other] { $robot } subit { $amount } dégâts (énergie : { $energy }).
}
event-lost = { $robot } perd { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
} (il en reste { $energy }).
event-gained = { $robot } gagne { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
} et passe à { $energy }.
event-bought = { $robot } achète : { $card } ({ $price ->
    [0] gratuit
    [one] { $price } énergie
   *[other] { $price } énergies
}).
event-fetched = { $robot } se sert sans payer : { $card }.
event-built = { $robot } trouve dans la pioche et monte : { $card }.
event-adjusted = { $robot } change un { $face } en un { $changed }.
event-boxed = Personne n’a voulu de l’arme secrète gratuite : elle retourne dans la boîte sans être vue.
event-dealt = Nouveau au marché : { $card }.
event-played = { $robot } révèle { $weapon } !
event-found = Votre nouvelle arme secrète : { $weapon1 }.
event-asking = Qui le peut répond maintenant avec une arme secrète.
event-spied = { $robot } espionne { $target }.
event-saw =
    { $robot } a en main : { $count ->
        [0] rien
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
    Armes secrètes dans la pioche : { $count ->
        [0] aucune
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
event-eliminated = { $robot } est à court d’énergie et quitte l’arène !
event-deactivated = { $robot } remporte son duel !
event-final = { $robot } revient pour la finale !
event-stalemate = { $rounds } tours de table ont été joués : le plus d’énergie gagne.

# Ce que vous ne pouvez pas faire --------------------------------------------------------------------------------

refuse-pass = On ne vous demande rien : finissez plutôt votre tour.
refuse-rolled = Vous avez déjà lancé les dés pendant ce tour.
refuse-not-rolled = Lancez d’abord vos dés.
refuse-bought = Vous avez déjà fait votre achat.
refuse-buy-after-roll = On achète avant de lancer : il est trop tard pour ce tour.
refuse-hole = Il n’y a pas de carte à cette place.
refuse-slot = Pas de place pour cette pièce ({ $card }) : votre robot en a déjà une à cet endroit.
refuse-upgrades = Votre robot a déjà { $limit } améliorations, et c’est la limite.
refuse-upgrade-twice = Votre robot a déjà tout ce qu’il peut avoir de cette sorte : { $card }.
refuse-price = Cela coûte { $price } et vous avez { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
} : il doit vous en rester au moins 1.
refuse-no-reroll = Votre robot n’a pas de Relance.
refuse-decoy = Un Leurre vous empêche de relancer pendant ce tour.
refuse-reroll-used = Vous avez déjà relancé pendant ce tour.
refuse-reroll-late = Trop tard pour relancer : vous avez déjà posé un dé.
refuse-dice = Vous n’avez pas ces dés.
refuse-which-dice = Choisissez les dés à relancer, un ou deux de ceux que vous avez lancés.
refuse-die = Aucune pièce encore utilisable n’accepte ce dé.
refuse-die-placed = Ce dé reste où il est jusqu’à la fin du tour.
refuse-other-robot = C’est à { $robot } de jouer.
refuse-no-part = Votre robot n’a pas de pièce à cet endroit.
refuse-used = Déjà utilisé pendant ce tour : { $part }.
refuse-drain = Cette pièce prend { $drain ->
    [one] { $drain } énergie
   *[other] { $drain } énergies
} et vous en avez { $energy } : il doit vous en rester au moins 1.
refuse-condition = Vous n’avez pas ces dés, ou ils ne conviennent pas. Cette pièce demande : { $dice }
refuse-order = Écrivez d’abord le dé le plus faible : { $dice }.
refuse-nothing-to-share = Il n’y a pas de points à partager maintenant.
refuse-share-first = Décidez d’abord qui reçoit les points de votre attaque.
refuse-share = { $points ->
    [one] Cette attaque a { $points } point ; on ne peut pas le partager ainsi.
   *[other] Cette attaque a { $points } points ; on ne peut pas les partager ainsi.
}
refuse-bonus = Le point de bonus ne peut pas aller là.
refuse-window = Répondez d’abord : jouez une arme secrète ou passez.
refuse-no-search = Vous n’êtes pas en train de parcourir la pioche.
refuse-search-first = Choisissez d’abord la carte de la pioche à monter.
refuse-not-in-pile = Impossible de monter cette carte maintenant ({ $card }) : la pioche ne la contient pas, ou la place manque.
refuse-not-held = { $robot } n’a pas la carte { $weapon }.
refuse-moment = Pas maintenant. { $weapon } se joue { $when }.
moments = { $first }, ou { $others }
moment-own = à votre tour
moment-turn-start = avant le tour d’un adversaire
moment-after-roll = après le lancer d’un adversaire
moment-energy-gain = quand un adversaire vient de gagner de l’énergie
moment-damage = quand une salve va vous atteindre
moment-after-damage = après votre propre salve
moment-loss = avant qu’un Virus informatique ou Malchance ne vous prenne de l’énergie
moment-drawn = dès qu’elle est piochée
refuse-weapon = { $weapon } ne peut pas se jouer ainsi maintenant.

# La feuille de score --------------------------------------------------------------------------------------------

sheet-standing = Robots en jeu
sheet-fall = Ordre de chute
sheet-depth = Énergie au moment de la chute
sheet-energy = Énergie restante

# Le contenu de la boîte, tableau par tableau
contents-cost = Prix du marché
contents-part = Pièces
contents-board = Plateaux des robots
contents-upgrade = Améliorations
contents-weapon = Armes secrètes

# … et leurs valeurs
field-energy = Énergie
field-slot = Place sur le robot
field-dice = Dés
field-gain = Énergie gagnée
field-drain = Énergie perdue
field-fists = Poings
field-missiles = Missiles
field-removed = Retirée à trois joueurs
field-copies = Exemplaires
field-surcharge = Surcoût
field-upgrade-removed = Retirées à trois joueurs
cost-bottom = rangée du bas
cost-middle = rangée du milieu
cost-top = rangée du haut
